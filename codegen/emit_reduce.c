// Reduce stages. Along the operand's last dimension: LANES accumulators side by side, UNROLL of them in turn for long rows, folded in a
// fixed tree, the initial value last. The shape depends on the sizes alone, so neither cores nor processors change a bit. Everything
// else, other regions included, is a loop in index order with lanes along the result (elem_reduce.c).
#include "codegen/kernel.h"

enum { SUMS = 4, LONG_ROW = SUMS * LANES };

typedef struct {
    const Op *op;
    OpKind combine;
    Index at[MAX_RANK];     // of the operand
    Index result[MAX_RANK]; // of the result
    LLVMValueRef acc[SUMS];
    uint32_t n_acc;
    int64_t size; // of the last dimension
} Row;

static LLVMValueRef combine(Elem *e, const Row *r, LLVMValueRef a, LLVMValueRef b) {
    LLVMValueRef args[2] = {a, b}, out;
    elem_region(e, r->op->regions[0], args, &out);
    return out;
}

static LLVMValueRef load_at(Phase *p, Row *r, Index i) {
    r->at[r->op->operands[0]->type->rank - 1] = i;
    return elem(&p->e, r->op->operands[0], r->at);
}

// acc over one row of the last dimension, whole vectors first.
static void reduce_row(Phase *p, Row *r) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    int64_t step = (int64_t)r->n_acc * LANES, whole = r->size / step * step;
    LlLoop loop;
    if (whole) {
        size_t mark = memo_open(e);
        LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, whole), ll_i64(l, step), "j");
        for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = ll_loop_carry(l, &loop, r->acc[a]);
        for (uint32_t a = 0; a < r->n_acc; a++) {
            Index at = {.base = LLVMBuildAdd(l->b, i, ll_i64(l, a * LANES), ""), .step = 1, .multiple = LANES};
            ll_loop_next(&loop, a, combine(e, r, r->acc[a], load_at(p, r, at)));
        }
        ll_loop_end(l, &loop);
        for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = ll_loop_result(&loop, a);
        memo_close(e, mark);
    }
    for (int64_t i = whole; i < r->size; i += LANES) { // fewer than n_acc vectors, the last one masked
        size_t mark = memo_open(e);
        uint32_t a = (uint32_t)((i - whole) / LANES);
        Index at = {.base = ll_i64(l, i), .step = 1, .multiple = LANES};
        int64_t rest = r->size - i;
        if (rest >= LANES) {
            r->acc[a] = combine(e, r, r->acc[a], load_at(p, r, at));
        } else {
            LLVMValueRef bits[LANES];
            for (int k = 0; k < LANES; k++) bits[k] = LLVMConstInt(l->i1, k < rest, 0);
            e->mask = LLVMConstVector(bits, LANES);
            LLVMValueRef x = load_at(p, r, at);
            e->mask = NULL;
            x = LLVMBuildSelect(l->b, LLVMConstVector(bits, LANES), x, reducer_neutral(e, r->combine, r->op->results[0].type->dtype, true), "");
            r->acc[a] = combine(e, r, r->acc[a], x);
        }
        memo_close(e, mark);
    }
}

// The reduced dimensions before the last one, in order.
static void reduce_rows(Phase *p, Row *r, uint32_t level) {
    Axes dims = op_axes(r->op, ATTR_dimensions);
    const Type t = r->op->operands[0]->type;
    while (level + 1 < t->rank && !axes_contain(dims, level)) level++;
    if (level + 1 >= t->rank) {
        reduce_row(p, r);
        return;
    }
    LlvmCtx *l = p->l;
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, t->dims[level]), ll_i64(l, 1), "k");
    for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = ll_loop_carry(l, &loop, r->acc[a]);
    r->at[level] = index_scalar(i, 1);
    reduce_rows(p, r, level + 1);
    for (uint32_t a = 0; a < r->n_acc; a++) ll_loop_next(&loop, a, r->acc[a]);
    ll_loop_end(l, &loop);
    for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = ll_loop_result(&loop, a);
    memo_close(&p->e, mark);
}

typedef struct { Elem *e; const Row *row; } Folding;

static LLVMValueRef fold_two(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b) {
    Folding *f = user;
    unsigned lanes = f->e->lanes;
    f->e->lanes = ll_lanes(ll_type(a));
    LLVMValueRef x = combine(f->e, f->row, a, b);
    f->e->lanes = lanes;
    (void)l;
    return x;
}

static void reduce_element(Phase *p, Row *r) {
    Elem *e = &p->e;
    const Value *v = &r->op->results[0];
    Axes dims = op_axes(r->op, ATTR_dimensions);
    const Type t = r->op->operands[0]->type;
    for (uint32_t i = 0, kept = 0; i < t->rank; i++)
        if (!axes_contain(dims, i)) r->at[i] = r->result[kept++];
    r->size = t->dims[t->rank - 1];
    r->n_acc = r->size >= LONG_ROW ? SUMS : 1;
    e->lanes = LANES;
    for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = reducer_neutral(e, r->combine, v->type->dtype, true);
    reduce_rows(p, r, 0);
    if (r->n_acc == SUMS) {
        r->acc[0] = combine(e, r, r->acc[0], r->acc[2]);
        r->acc[1] = combine(e, r, r->acc[1], r->acc[3]);
        r->acc[0] = combine(e, r, r->acc[0], r->acc[1]);
    }
    Folding f = {e, r};
    LLVMValueRef x = ll_fold_lanes(p->l, r->acc[0], fold_two, &f);
    e->lanes = 1;
    x = combine(e, r, x, elem(e, r->op->operands[1], NULL));
    elem_store(e, v, v->mark, r->result, x);
}

static void reduce_level(Phase *p, Row *r, uint32_t level) {
    LlvmCtx *l = p->l;
    size_t mark = memo_open(&p->e);
    if (level == r->op->results[0].type->rank) {
        reduce_element(p, r);
    } else {
        LLVMValueRef from, to;
        stage_range(p, r->op, level, &from, &to);
        LlLoop loop;
        LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "row");
        r->result[level] = index_scalar(i, 1);
        reduce_level(p, r, level + 1);
        ll_loop_end(l, &loop);
    }
    memo_close(&p->e, mark);
}

void emit_reduce_stage(Phase *p, const Op *op) {
    const Type t = op->operands[0]->type;
    Row r = {.op = op};
    bool along_last = t->rank && axes_contain(op_axes(op, ATTR_dimensions), t->rank - 1) && t->dims[t->rank - 1] >= LANES / 2;
    bool same_type = op->operands[0]->type->dtype == op->results[0].type->dtype;
    bool fast = along_last && same_type && op->n_results == 1 && reducer_is_known(op, &r.combine);
    DType type = op->results[0].type->dtype; // narrow floats round after every step: their order is kept, as eval's
    if (dtype_is_complex(type)) fast = false;
    if (fast && (dtype_is_float(type) && dtype_info[type].bits < 32)) fast = r.combine == OP_MAXIMUM || r.combine == OP_MINIMUM;
    if (fast) reduce_level(p, &r, 0);
    else emit_map_stage(p, op);
}
