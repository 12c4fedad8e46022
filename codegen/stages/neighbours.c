// Maps of a depthwise convolution whose channels are last: elements that follow one another along the dimension before the channels are made together. Their
// windows overlap, so each vector of the image that is read serves all of them, from sums that stay in registers. What becomes of the sums (bias, activation)
// the element emitter makes of each, as everywhere. Products are added in its order too, but for those with padding, which are left out: weights that are
// constant and finite only (ir/ops/conv/neighbours.c has which maps these are).
//
// A line is cut into groups of such neighbours. Which taps of a group lie outside of the image is known when this is compiled, for it is the first of its line,
// the last, or one whose windows lie inside; anything else is done element by element.
#include "codegen/stages/stages.h"

#include "ir/ops/conv/conv.h"

typedef struct {
    const Op *op, *conv;
    uint32_t rank, n; // of the result; of spatial dimensions
    ConvDim dims[MAX_RANK];
    int64_t together, some; // of a group; channels at a time
    Index index[MAX_RANK], line;
    int64_t at;               // where the group is in its line, or -1
    LLVMValueRef channels[2]; // from, to
} Neighbours;

#define B (p->l->b)

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return a.n ? a.v[i] : otherwise; }

static bool find(Phase *p, const Op *op, Neighbours *s) {
    ConvNeighbours n = conv_neighbours(op, p->target->facts.vector_bytes, p->target->facts.l2_bytes);
    if (!n.conv) return false;
    *s = (Neighbours){.op = op,
                      .conv = n.conv,
                      .rank = op->results[0].type->rank,
                      .n = op->results[0].type->rank - 2,
                      .together = n.together,
                      .some = n.channels};
    for (uint32_t i = 0; i < s->n; i++) s->dims[i] = convolution_dim(n.conv, i);
    return true;
}

// ---- the sums of a group

// The taps [*from, *to) of dimension i that result `at` has.
static void taps_inside(Phase *p, const ConvDim *d, LLVMValueRef at, LLVMValueRef *from, LLVMValueRef *to) {
    LlvmCtx *l = p->l;
    LLVMValueRef first = LLVMBuildSub(B, LLVMBuildMul(B, at, ll_i64(l, d->stride), ""), ll_i64(l, d->low), ""); // where tap 0 lies
    LLVMValueRef before = LLVMBuildSub(B, ll_i64(l, d->dilation - 1), first, ""), upto = LLVMBuildSub(B, ll_i64(l, d->in - 1 + d->dilation), first, "");
    *from = *to = NULL;
    if (d->low <= 0) *from = ll_i64(l, 0);
    if ((d->out - 1) * d->stride + (d->window - 1) * d->dilation - d->low < d->in) *to = ll_i64(l, d->window);
    if (!*from) *from = ll_intrin2(l, LL_SMAX, LLVMBuildSDiv(B, before, ll_i64(l, d->dilation), ""), ll_i64(l, 0));
    if (!*to) *to = ll_intrin2(l, LL_SMIN, ll_intrin2(l, LL_SMAX, LLVMBuildSDiv(B, upto, ll_i64(l, d->dilation), ""), ll_i64(l, 0)), ll_i64(l, d->window));
}

// The taps of one line of the windows: k holds those of the dimensions before.
static void add_line(Phase *p, const Neighbours *s, const Index *k, Index channel, LLVMValueRef *sums) {
    Elem *e = &p->e;
    const Op *conv = s->conv;
    const ConvDim *d = &s->dims[s->n - 1];
    Axes kernel = op_list(conv, ATTR_conv_dimension_numbers, CONV_KERNEL), reversal = op_axes(conv, ATTR_window_reversal);
    Index x[MAX_RANK], w[MAX_RANK];
    LLVMValueRef weights[NEIGHBOURS_WINDOW];
    for (uint32_t i = 0; i < s->n; i++) {
        x[1 + i] =
            index_add_const(e, index_add(e, index_scale(e, s->index[1 + i], s->dims[i].stride), index_scale(e, k[i], s->dims[i].dilation)), -s->dims[i].low);
        w[kernel.v[2 + i]] = axis_or(reversal, i, 0) ? index_add_const(e, index_scale(e, k[i], -1), s->dims[i].window - 1) : k[i];
    }
    x[0] = s->index[0], x[s->rank - 1] = channel;
    w[kernel.v[0]] = index_const(e, 0), w[kernel.v[1]] = channel;
    for (int64_t t = 0; t < d->window; t++) {
        w[kernel.v[kernel.n - 1]] = index_const(e, axis_or(reversal, s->n - 1, 0) ? d->window - 1 - t : t);
        weights[t] = elem_at(e, conv->operands[1], w);
    }
    Index first = index_add_const(e, index_scale(e, s->line, d->stride), -d->low);
    for (int64_t column = 0; column <= (s->together - 1) * d->stride + (d->window - 1) * d->dilation; column++) {
        LLVMValueRef pixel = NULL;
        int64_t known = s->at < 0 ? 0 : s->at * d->stride - d->low + column;
        if (s->at >= 0 && (known < 0 || known >= d->in)) continue;
        for (int64_t t = 0; t < d->window; t++) {
            int64_t from = column - t * d->dilation; // of the window that has the column as its tap t
            if (from < 0 || from % d->stride || from / d->stride >= s->together) continue;
            x[s->rank - 2] = index_add_const(e, first, column);
            if (!pixel) pixel = elem_at(e, conv->operands[0], x);
            sums[from / d->stride] = ll_fma(p->l, pixel, weights[t], sums[from / d->stride]);
        }
    }
}

static void add_lines(Phase *p, const Neighbours *s, uint32_t level, Index *k, Index channel, LLVMValueRef *sums) {
    if (level + 1 == s->n) {
        k[level] = index_const(&p->e, 0);
        add_line(p, s, k, channel, sums);
        return;
    }
    LlLoop loop;
    LLVMValueRef from, to;
    taps_inside(p, &s->dims[level], s->index[1 + level].base, &from, &to);
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(p->l, &loop, from, to, ll_i64(p->l, 1), "tap");
    for (int64_t u = 0; u < s->together; u++) sums[u] = ll_loop_carry(p->l, &loop, sums[u]);
    k[level] = index_scalar(i, 1);
    add_lines(p, s, level + 1, k, channel, sums);
    for (int64_t u = 0; u < s->together; u++) ll_loop_next(&loop, (unsigned)u, sums[u]);
    ll_loop_end(p->l, &loop);
    memo_close(&p->e, mark);
    for (int64_t u = 0; u < s->together; u++) sums[u] = ll_loop_result(&loop, (unsigned)u);
}

void emit_element(Phase *p, const Op *op, const Index *index) {
    Value *v = (Value *)(uintptr_t)&op->results[0];
    Place *place = v->mark;
    v->mark = NULL; // it has a place already
    LLVMValueRef x = elem_at(&p->e, v, index);
    v->mark = place;
    for (const Place *at = place; at; at = at->copy) elem_store(&p->e, v, at, index, x);
}

typedef struct {
    Neighbours *s;
    LLVMValueRef sums[NEIGHBOURS_MOST];
} Sums;

static Index *begin_result(Phase *p, int64_t u, void *context) {
    const Sums *t = context;
    Neighbours *s = t->s;
    s->index[s->rank - 2] = index_add_const(&p->e, s->line, u);
    memo_add(&p->e, &s->conv->results[0], s->index, t->sums[u]);
    return s->index;
}

static void finish(Phase *p, void *context) {
    const Neighbours *s = ((const Sums *)context)->s;
    emit_elements(p, s->op, s->together, begin_result, context);
}

static void group_vector(Phase *p, Index channel, void *context) {
    Neighbours *s = context;
    Sums t = {.s = s};
    Index k[MAX_RANK];
    s->index[s->rank - 2] = s->line, s->index[s->rank - 1] = channel;
    for (int64_t u = 0; u < s->together; u++) t.sums[u] = elem_number(&p->e, s->conv->results[0].type->dtype, 0, true);
    add_lines(p, s, 0, k, channel, t.sums);
    for_rare_columns(p, s->conv, s->op, s->index, finish, &t);
}

static void single_vector(Phase *p, Index channel, void *context) {
    Neighbours *s = context;
    s->index[s->rank - 2] = s->line, s->index[s->rank - 1] = channel;
    emit_element(p, s->op, s->index);
}

// ---- groups of a line

static void channels(Phase *p, Neighbours *s, VectorBody *body) {
    vector_loop(p, s->channels[0], s->channels[1], s->op->results[0].type->dims[s->rank - 1], body, s);
}

static void group_at(Phase *p, Neighbours *s, int64_t at) {
    s->at = at, s->line = index_const(&p->e, at);
    channels(p, s, group_vector);
}

// The group that begins at `first`: at one of the ends, inside, or one element after the other up to `last`.
static void emit_group(Phase *p, Neighbours *s, LLVMValueRef first, LLVMValueRef last, LLVMValueRef whole) {
    LlvmCtx *l = p->l;
    const ConvDim *d = &s->dims[s->n - 1];
    int64_t ends[] = {0, d->out - s->together}, reach = (s->together - 1) * d->stride + (d->window - 1) * d->dilation;
    LlIf branch[3];
    LlLoop loop;
    unsigned n = 0;
    for (unsigned i = 0; i < 2 && (!i || ends[1]); i++, n++) {
        ll_if(l, &branch[n], LLVMBuildAnd(B, whole, LLVMBuildICmp(B, LLVMIntEQ, first, ll_i64(l, ends[i]), ""), ""), "end");
        group_at(p, s, ends[i]);
        ll_else(l, &branch[n]);
    }
    LLVMValueRef tap = LLVMBuildSub(B, LLVMBuildMul(B, first, ll_i64(l, d->stride), ""), ll_i64(l, d->low), "");
    LLVMValueRef inside =
        LLVMBuildAnd(B, LLVMBuildICmp(B, LLVMIntSGE, tap, ll_i64(l, 0), ""), LLVMBuildICmp(B, LLVMIntSLT, tap, ll_i64(l, d->in - reach), ""), "");
    ll_if(l, &branch[n++], LLVMBuildAnd(B, whole, inside, ""), "inside");
    s->at = -1, s->line = index_scalar(first, 1);
    channels(p, s, group_vector);
    ll_else(l, &branch[n - 1]);
    LLVMValueRef i = ll_loop_begin(l, &loop, first, last, ll_i64(l, 1), "single");
    s->line = index_scalar(i, 1);
    channels(p, s, single_vector);
    ll_loop_end(l, &loop);
    while (n) ll_endif(l, &branch[--n]);
}

static void emit_level(Phase *p, Neighbours *s, uint32_t level) {
    LlvmCtx *l = p->l;
    LLVMValueRef from, to;
    LlLoop loop;
    bool line = level + 2 == s->rank;
    stage_range(p, s->op, level, &from, &to);
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, line ? s->together : 1), line ? "group" : "row");
    if (line) {
        LLVMValueRef end = LLVMBuildAdd(B, i, ll_i64(l, s->together), ""), whole = LLVMBuildICmp(B, LLVMIntSLE, end, to, "");
        emit_group(p, s, i, ll_intrin2(l, LL_SMIN, end, to), whole);
    } else {
        s->index[level] = index_scalar(i, 1);
        emit_level(p, s, level + 1);
    }
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

bool emit_neighbours_map(Phase *p, const Op *op) {
    Neighbours s;
    if (!find(p, op, &s)) return false;
    LlLoop loop;
    LLVMValueRef from, to;
    stage_range(p, op, s.rank - 1, &from, &to);
    s.channels[0] = ll_loop_begin(p->l, &loop, from, to, ll_i64(p->l, s.some), "channels");
    s.channels[1] = ll_intrin2(p->l, LL_SMIN, LLVMBuildAdd(B, s.channels[0], ll_i64(p->l, s.some), ""), to);
    emit_level(p, &s, 0);
    ll_loop_end(p->l, &loop);
    return true;
}
