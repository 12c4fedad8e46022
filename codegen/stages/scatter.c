// Scatter stages. The results hold the inputs already: in place, or by a copy before the launch. Updates are applied to them one after the
// other in row-major order of the updates, as the evaluator does, so that duplicate indices meet in that order; what lies outside the input
// is left out. Updates never meet along dimensions that no index speaks of (batches, and windows that start at 0), so tasks are cut along
// those, and each walks all indices. The loops follow the order of the updates, but that the window's dimension that is contiguous in the
// result comes last where updates do not meet along it: then, and wherever the last loop is such a one, it runs in vectors. Behind the loop
// that makes the index vector known, windows are clipped to the input; a window's dimension outside that loop is tested element by element.
#include "ir/ops/scatter.h"
#include "codegen/stages/stages.h"

enum { WORTH_A_VECTOR = 4 };

typedef struct {
    const Op *op;
    ScatterDims d;
    uint32_t order[MAX_RANK], n_order; // dimensions of the updates that are loops, outermost first
    uint32_t known_at;                 // the index vector is known inside so many of them
    bool known;
    Index at[MAX_RANK];           // of the updates
    LLVMValueRef start[MAX_RANK]; // of the window in the result, i64; NULL where no index says
} Scatter;

static bool is_contiguous(const Scatter *s, int8_t dim) {
    if (dim < 0) return false;
    for (uint32_t i = (uint32_t)dim + 1; i < s->d.input->rank; i++)
        if (s->d.input->dims[i] != 1) return false;
    return true;
}

static void choose_order(Scatter *s) {
    const ScatterDims *d = &s->d;
    int last = -1;
    for (uint32_t u = 0; u < d->updates->rank; u++) {
        int8_t dim = d->to_input[u];
        if (d->updates->dims[u] == 1) continue;
        if (d->in_window[u] && !d->indexed[dim] && is_contiguous(s, dim)) last = (int)u;
        else s->order[s->n_order++] = u;
    }
    for (uint32_t k = 0; k < s->n_order; k++)
        if (!d->in_window[s->order[k]]) s->known_at = k + 1;
    if (last >= 0) s->order[s->n_order++] = (uint32_t)last;
}

// ---- the index vector

// As a number of 64 bits with a sign; what is larger than those lies outside like the largest.
static LLVMValueRef widened(Elem *e, LLVMValueRef x, DType t) {
    LlvmCtx *l = e->l;
    if (t == DT_UI64) return ll_intrin2(l, LL_UMIN, x, ll_i64(l, INT64_MAX));
    if (ll_bits(l, ll_type(x)) == 64) return x;
    return dtype_is_signed(t) ? LLVMBuildSExt(l->b, x, l->i64, "") : LLVMBuildZExt(l->b, x, l->i64, "");
}

static void load_starts(Phase *p, Scatter *s) {
    const Value *indices = s->op->operands[s->d.n];
    Index at[MAX_RANK];
    for (uint32_t k = 0; k < s->d.to_operand.n; k++) {
        for (uint32_t i = 0; i < s->d.indices->rank; i++) at[i] = s->d.of_indices[i] < 0 ? index_const(&p->e, k) : s->at[s->d.of_indices[i]];
        s->start[s->d.to_operand.v[k]] = widened(&p->e, elem_at(&p->e, indices, at), s->d.indices->dtype);
    }
}

static bool is_clipped(const Scatter *s, uint32_t dim) { // by the bounds of its loop
    int8_t u = s->d.of_input[dim];
    for (uint32_t k = s->known_at; k < s->n_order; k++)
        if ((int8_t)s->order[k] == u) return true;
    return false;
}

// Does the window, or the element of it that outer loops chose, lie inside along every dimension that no loop clips? NULL: yes.
static LLVMValueRef lies_inside(Phase *p, const Scatter *s) {
    LlvmCtx *l = p->l;
    LLVMValueRef all = NULL;
    for (uint32_t i = 0; i < s->d.input->rank; i++) {
        int8_t u = s->d.of_input[i];
        if (!s->d.indexed[i] || is_clipped(s, i)) continue;
        LLVMValueRef place = u < 0 ? s->start[i] : LLVMBuildAdd(l->b, s->start[i], s->at[u].base, "");
        LLVMValueRef inside = LLVMBuildICmp(l->b, LLVMIntULT, place, ll_i64(l, s->d.input->dims[i]), "");
        all = all ? LLVMBuildAnd(l->b, all, inside, "") : inside;
    }
    return all;
}

// ---- one update, or LANES neighbouring ones of a window

static void apply(Phase *p, const Scatter *s) {
    Elem *e = &p->e;
    const Op *op = s->op;
    uint32_t n = s->d.n;
    Index place[MAX_RANK];
    LLVMValueRef args[LL_MAX_CARRY], out[LL_MAX_CARRY];
    if (2 * n > LL_MAX_CARRY) ICE("a scatter of %u inputs", n);
    for (uint32_t i = 0; i < s->d.input->rank; i++) {
        int8_t u = s->d.of_input[i];
        place[i] = u < 0 ? index_const(e, 0) : s->at[u];
        if (s->start[i]) place[i] = index_add(e, place[i], index_scalar(s->start[i], 1));
    }
    for (uint32_t i = 0; i < n; i++) {
        args[i] = elem_load(e, &op->results[i], op->results[i].mark, place);
        args[n + i] = elem_at(e, op->operands[n + 1 + i], s->at);
    }
    elem_region(e, op->regions[0], args, out);
    for (uint32_t i = 0; i < n; i++) elem_store(e, &op->results[i], op->results[i].mark, place, out[i]);
}

static void apply_vector(Phase *p, Index i, void *context) {
    Scatter *s = context;
    s->at[s->order[s->n_order - 1]] = i;
    apply(p, s);
}

// ---- loops

static void walk(Phase *p, Scatter *s, uint32_t level);

static void walk_inside(Phase *p, Scatter *s, uint32_t level) {
    LlIf f;
    load_starts(p, s);
    LLVMValueRef inside = lies_inside(p, s);
    size_t mark = memo_open(&p->e);
    if (inside) ll_if(p->l, &f, inside, "inside");
    s->known = true;
    walk(p, s, level);
    s->known = false;
    if (inside) ll_endif(p->l, &f);
    memo_close(&p->e, mark);
}

// The part of dimension u of the updates that this task applies.
static void range_of(Phase *p, const Scatter *s, uint32_t u, LLVMValueRef *out_from, LLVMValueRef *out_to) {
    LlvmCtx *l = p->l;
    int8_t dim = s->d.to_input[u];
    *out_from = ll_i64(l, 0), *out_to = ll_i64(l, s->d.updates->dims[u]);
    if (dim < 0) return;
    if (!s->d.indexed[dim]) {
        stage_range(p, s->op, (uint32_t)dim, out_from, out_to);
    } else if (s->known) {
        LLVMValueRef start = s->start[dim], room = LLVMBuildSub(l->b, ll_i64(l, s->d.input->dims[dim]), start, "");
        *out_from = ll_intrin2(l, LL_SMAX, *out_from, LLVMBuildNeg(l->b, start, ""));
        *out_to = ll_intrin2(l, LL_SMAX, ll_intrin2(l, LL_SMIN, *out_to, room), *out_from);
    }
}

// Vectors over a range whose bounds are only known at run time.
static void clipped_loop(Phase *p, Scatter *s, LLVMValueRef from, LLVMValueRef to) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    LLVMValueRef whole = LLVMBuildAnd(l->b, LLVMBuildSub(l->b, to, from, ""), ll_i64(l, -LANES), ""), middle = LLVMBuildAdd(l->b, from, whole, "");
    size_t mark = memo_open(e);
    LlLoop loop;
    LlIf f;
    e->lanes = LANES;
    LLVMValueRef i = ll_loop_begin(l, &loop, from, middle, ll_i64(l, LANES), "i");
    apply_vector(p, (Index){.base = i, .step = 1, .multiple = 1}, s);
    ll_loop_end(l, &loop);
    memo_close(e, mark);
    ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntSLT, middle, to, ""), "rest");
    e->mask = ll_mask_first(l, LANES, LLVMBuildSub(l->b, to, middle, ""));
    apply_vector(p, (Index){.base = middle, .step = 1, .multiple = 1}, s);
    e->mask = NULL;
    ll_endif(l, &f);
    memo_close(e, mark);
    e->lanes = 1;
}

static void walk(Phase *p, Scatter *s, uint32_t level) {
    LlvmCtx *l = p->l;
    if (level >= s->known_at && !s->known) {
        walk_inside(p, s, level);
        return;
    }
    if (level == s->n_order) {
        apply(p, s);
        return;
    }
    uint32_t u = s->order[level];
    int64_t size = s->d.updates->dims[u];
    LLVMValueRef from, to;
    range_of(p, s, u, &from, &to);
    if (level + 1 == s->n_order && s->d.in_window[u] && size >= WORTH_A_VECTOR && is_contiguous(s, s->d.to_input[u])) {
        if (s->d.indexed[s->d.to_input[u]]) clipped_loop(p, s, from, to);
        else vector_loop(p, from, to, size, apply_vector, s);
        return;
    }
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "u");
    s->at[u] = index_scalar(i, 1);
    walk(p, s, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

void emit_scatter_stage(Phase *p, const Op *op) {
    Scatter s = {.op = op};
    scatter_dims(op, &s.d);
    choose_order(&s);
    for (uint32_t u = 0; u < s.d.updates->rank; u++) s.at[u] = index_const(&p->e, 0);
    walk(p, &s, 0);
}
