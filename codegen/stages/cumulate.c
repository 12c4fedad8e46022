// Running reductions (tpu.cumulate), in two forms. Along the last dimension, where the region is one op with a neutral element, a vector is taken at a time: in
// log2(LANES) steps each lane gets what those before it make (Hillis and Steele 1986, "Data Parallel Algorithms"), then what the vectors before made comes to
// all of them. In any other case lanes have lines side by side, whose elements they take in order; so has a single lane where there are no such lines.
//
// Between vectors, and along lines side by side, sums of f32 are f64, so that errors do not grow with the length of a line; of products of f32 all is f64, as
// what some factors make may overflow where the product of all before does not.
#include "codegen/stages/stages.h"

#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/running.h"

typedef enum { OWN, WIDE_SUM, WIDE_PRODUCT } Kind; // of accumulators

typedef struct {
    const Op *op;
    uint32_t dim, lane_dim, n;
    bool is_reverse;
    Kind kind;
    OpKind combine;        // of a line whose neighbours are lanes
    Index index[MAX_RANK]; // of the results
    Index chunk;
    LLVMValueRef from, to; // of the chunk, along dim
    uint32_t n_vectors;    // side by side
} Running;

static Kind kind_of(const Op *op) {
    OpKind kind;
    if (!reducer_is_known(op, &kind) || op->results[0].type->dtype != DT_F32) return OWN;
    return kind == OP_ADD ? WIDE_SUM : kind == OP_MULTIPLY ? WIDE_PRODUCT : OWN;
}

static LLVMValueRef widened(LlvmCtx *l, LLVMValueRef x) { return LLVMBuildFPExt(l->b, x, ll_like(l->f64, ll_type(x)), ""); }
static LLVMValueRef narrowed(LlvmCtx *l, LLVMValueRef x) { return LLVMBuildFPTrunc(l->b, x, ll_like(l->f32, ll_type(x)), ""); }

// Of two that are wide: the sum or the product.
static LLVMValueRef wide_step(LlvmCtx *l, Kind kind, LLVMValueRef a, LLVMValueRef b) {
    return kind == WIDE_SUM ? LLVMBuildFAdd(l->b, a, b, "") : LLVMBuildFMul(l->b, a, b, "");
}

static LLVMValueRef start_of(Phase *p, const Running *r, uint32_t i) {
    Index at[MAX_RANK];
    for (uint32_t d = 0; d < r->op->results[0].type->rank; d++) at[d] = d == r->dim ? r->chunk : r->index[d];
    return elem_at(&p->e, r->op->operands[r->n + i], at);
}

static void store_result(Phase *p, const Running *r, uint32_t i, LLVMValueRef x) {
    const Value *v = &r->op->results[i];
    for (const Place *at = v->mark; at; at = at->copy) elem_store(&p->e, v, at, r->index, x);
}

// ---- neighbours of a line in the lanes of a vector

// What lane i and the `lanes` before it make, if each of x is what as many up to it make. Outside there is the neutral element.
static LLVMValueRef doubled(Phase *p, const Running *r, LLVMValueRef x, LLVMValueRef neutral, int lanes) {
    Elem *e = &p->e;
    int from[LANES];
    for (int i = 0; i < LANES; i++) {
        int at = r->is_reverse ? i + lanes : i - lanes;
        from[i] = at < 0 || at >= LANES ? LANES + i : at;
    }
    LLVMValueRef before = ll_shuffle(p->l, x, neutral, from, LANES), out;
    if (r->kind == WIDE_PRODUCT) return wide_step(p->l, r->kind, before, x);
    elem_region(e, r->op->regions[0], r->is_reverse ? (LLVMValueRef[]){x, before} : (LLVMValueRef[]){before, x}, &out);
    return out;
}

// Makes the results of a vector and returns what they and `carry` make together.
static LLVMValueRef line_vector(Phase *p, Running *r, LLVMValueRef at, LLVMValueRef carry) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    size_t mark = memo_open(e);
    r->index[r->dim] = (Index){.base = at, .step = 1, .multiple = LANES};
    DType t = r->op->results[0].type->dtype;
    LLVMValueRef x = elem_at(e, r->op->operands[0], r->index), neutral = reducer_neutral(e, r->combine, t, true), out;
    if (e->mask) x = LLVMBuildSelect(l->b, e->mask, x, neutral, "");
    if (r->kind == WIDE_PRODUCT) x = widened(l, x), neutral = widened(l, neutral);
    for (int lanes = 1; lanes < LANES; lanes *= 2) x = doubled(p, r, x, neutral, lanes);
    LLVMValueRef total = LLVMBuildExtractElement(l->b, x, ll_i32(l, r->is_reverse ? 0 : LANES - 1), "");
    const Block *region = r->op->regions[0];
    if (r->kind == OWN) {
        LLVMValueRef all = ll_splat(l, carry, LANES);
        elem_region(e, region, r->is_reverse ? (LLVMValueRef[]){x, all} : (LLVMValueRef[]){all, x}, &out);
        e->lanes = 1;
        elem_region(e, region, r->is_reverse ? (LLVMValueRef[]){total, carry} : (LLVMValueRef[]){carry, total}, &carry);
        e->lanes = LANES;
    } else if (r->kind == WIDE_SUM) {
        out = LLVMBuildFAdd(l->b, ll_splat(l, narrowed(l, carry), LANES), x, "");
        carry = wide_step(l, r->kind, carry, widened(l, total));
    } else {
        out = narrowed(l, wide_step(l, r->kind, ll_splat(l, carry, LANES), x));
        carry = wide_step(l, r->kind, carry, total);
    }
    store_result(p, r, 0, out);
    memo_close(e, mark);
    return carry;
}

// The last vector of a line that is no whole one, in the chunk that ends there.
static LLVMValueRef line_rest(Phase *p, Running *r, int64_t size, LLVMValueRef carry) {
    LlvmCtx *l = p->l;
    LLVMValueRef bits[LANES], last = LLVMBuildICmp(l->b, LLVMIntEQ, r->to, ll_i64(l, size), "");
    bool always = LLVMIsAConstantInt(last) != NULL;
    LlIf f;
    if (size % LANES == 0) return carry;
    for (int i = 0; i < LANES; i++) bits[i] = LLVMConstInt(l->i1, i < size % LANES, 0);
    if (!always) ll_if(l, &f, last, "rest");
    p->e.mask = LLVMConstVector(bits, LANES);
    LLVMValueRef then = line_vector(p, r, ll_i64(l, size / LANES * LANES), carry);
    p->e.mask = NULL;
    if (always) return then;
    ll_else(l, &f);
    ll_endif(l, &f);
    return ll_if_merge(l, &f, then, carry);
}

static void line_here(Phase *p, Running *r) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    int64_t size = r->op->results[0].type->dims[r->dim];
    LLVMValueRef carry = start_of(p, r, 0);
    if (r->kind != OWN) carry = widened(l, carry);
    e->lanes = LANES;
    if (r->is_reverse) carry = line_rest(p, r, size, carry);
    LLVMValueRef whole = ll_intrin2(l, LL_SMIN, r->to, ll_i64(l, size / LANES * LANES)), last = LLVMBuildSub(l->b, whole, ll_i64(l, LANES), "");
    if (size >= LANES) {
        LlLoop loop;
        LLVMValueRef i = ll_loop_begin(l, &loop, r->from, whole, ll_i64(l, LANES), "i");
        carry = ll_loop_carry(l, &loop, carry);
        LLVMValueRef at = r->is_reverse ? LLVMBuildSub(l->b, last, LLVMBuildSub(l->b, i, r->from, ""), "") : i;
        ll_loop_next(&loop, 0, line_vector(p, r, at, carry));
        ll_loop_end(l, &loop);
        carry = ll_loop_result(&loop, 0);
    }
    if (!r->is_reverse) line_rest(p, r, size, carry);
    e->lanes = 1;
}

// ---- lines side by side

// acc, those of one vector of lines, over the elements at the index; stores what it makes.
static void column_step(Phase *p, const Running *r, LLVMValueRef *acc) {
    Elem *e = &p->e;
    size_t mark = memo_open(e);
    LLVMValueRef args[2 * LL_MAX_CARRY];
    e->apart = r->lane_dim != r->op->results[0].type->rank - 1;
    for (uint32_t i = 0; i < r->n; i++) args[r->is_reverse ? i : r->n + i] = elem_at(e, r->op->operands[i], r->index);
    e->apart = false;
    if (r->kind != OWN) {
        acc[0] = wide_step(p->l, r->kind, acc[0], widened(p->l, args[r->is_reverse ? 0 : 1]));
        store_result(p, r, 0, narrowed(p->l, acc[0]));
    } else {
        for (uint32_t i = 0; i < r->n; i++) args[r->is_reverse ? r->n + i : i] = acc[i];
        elem_region(e, r->op->regions[0], args, acc);
        for (uint32_t i = 0; i < r->n; i++) store_result(p, r, i, acc[i]);
    }
    memo_close(e, mark);
}

// The vectors of lines that begin at `first` along the lane dimension, from the chunk's start on.
static void columns_here(Phase *p, Running *r, Index first) {
    LlvmCtx *l = p->l;
    LLVMValueRef acc[LL_MAX_CARRY];
    uint32_t n_acc = r->n_vectors * r->n;
    bool lanes = r->lane_dim < r->op->results[0].type->rank;
    for (uint32_t v = 0; v < r->n_vectors; v++) {
        if (lanes) r->index[r->lane_dim] = index_add_const(&p->e, first, (int64_t)v * LANES);
        for (uint32_t i = 0; i < r->n; i++) {
            acc[v * r->n + i] = start_of(p, r, i);
            if (r->kind != OWN) acc[v * r->n + i] = widened(l, acc[v * r->n + i]);
        }
    }
    LlLoop loop;
    LLVMValueRef k = ll_loop_begin(l, &loop, r->from, r->to, ll_i64(l, 1), "k");
    for (uint32_t a = 0; a < n_acc; a++) acc[a] = ll_loop_carry(l, &loop, acc[a]);
    LLVMValueRef last = LLVMBuildSub(l->b, r->to, ll_i64(l, 1), "");
    r->index[r->dim] = index_scalar(r->is_reverse ? LLVMBuildSub(l->b, last, LLVMBuildSub(l->b, k, r->from, ""), "") : k, 1);
    for (uint32_t v = 0; v < r->n_vectors; v++) {
        if (lanes) r->index[r->lane_dim] = index_add_const(&p->e, first, (int64_t)v * LANES);
        column_step(p, r, acc + (size_t)v * r->n);
    }
    for (uint32_t a = 0; a < n_acc; a++) ll_loop_next(&loop, a, acc[a]);
    ll_loop_end(l, &loop);
}

static void columns_vector(Phase *p, Index i, void *context) { columns_here(p, context, i); }

// All lines side by side of this task: several vectors of them in turn, then one by one.
static void columns_all(Phase *p, Running *r) {
    LlvmCtx *l = p->l;
    int64_t size = r->op->results[0].type->dims[r->lane_dim], step = cumulate_lines(r->op);
    if (p->target->facts.vector_bytes < 64) step = i64_max(step / 4, LANES); // there are half as many registers of half the size
    LLVMValueRef from, to;
    stage_range(p, r->op, r->lane_dim, &from, &to);
    if (step > LANES && r->n == 1 && !dtype_is_complex(r->op->results[0].type->dtype)) {
        LLVMValueRef middle = LLVMBuildAdd(l->b, from, LLVMBuildAnd(l->b, LLVMBuildSub(l->b, to, from, ""), ll_i64(l, -step), ""), "");
        LlLoop loop;
        size_t mark = memo_open(&p->e);
        LLVMValueRef i = ll_loop_begin(l, &loop, from, middle, ll_i64(l, step), "i");
        r->n_vectors = (uint32_t)(step / LANES);
        p->e.lanes = LANES;
        columns_here(p, r, (Index){.base = i, .step = 1, .multiple = LANES});
        p->e.lanes = 1;
        r->n_vectors = 1;
        ll_loop_end(l, &loop);
        memo_close(&p->e, mark);
        from = middle;
    }
    vector_loop(p, from, to, size, columns_vector, r);
}

// ----

static void chunks_here(Phase *p, Running *r) {
    LlvmCtx *l = p->l;
    int64_t size = r->op->results[0].type->dims[r->dim], chunk = i64_min(cumulate_chunk(r->op), size);
    LLVMValueRef from, to;
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    stage_range(p, r->op, r->dim, &from, &to);
    LLVMValueRef at = ll_loop_begin(l, &loop, from, to, ll_i64(l, chunk), "chunk");
    r->from = chunk == size ? from : at;
    r->to = chunk == size ? to : ll_intrin2(l, LL_SMIN, LLVMBuildAdd(l->b, at, ll_i64(l, chunk), ""), ll_i64(l, size));
    r->chunk = chunk == size ? index_const(&p->e, 0) : index_scalar(LLVMBuildUDiv(l->b, at, ll_i64(l, chunk), ""), 1);
    if (r->lane_dim == r->dim) line_here(p, r);
    else if (r->lane_dim < r->op->results[0].type->rank) columns_all(p, r);
    else columns_here(p, r, (Index){0});
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

static void lines_level(Phase *p, Running *r, uint32_t level) {
    LlvmCtx *l = p->l;
    while (level == r->dim || level == r->lane_dim) level++;
    if (level >= r->op->results[0].type->rank) {
        chunks_here(p, r);
        return;
    }
    LLVMValueRef from, to;
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    stage_range(p, r->op, level, &from, &to);
    LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "line");
    r->index[level] = index_scalar(i, 1);
    lines_level(p, r, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

void emit_cumulate_stage(Phase *p, const Op *op) {
    Running r = {.op = op, .dim = (uint32_t)op_int(op, ATTR_dimension, 0), .n = op->n_results, .n_vectors = 1};
    r.lane_dim = cumulate_lane_dim(op);
    r.is_reverse = op_int(op, ATTR_is_reverse, 0);
    r.kind = kind_of(op);
    reducer_is_known(op, &r.combine);
    lines_level(p, &r, 0);
}
