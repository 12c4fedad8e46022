// Reduce stages. Along the operand's last dimension: LANES accumulators side by side, UNROLL of them in turn for long rows, folded in a
// fixed tree, the initial value last. The shape depends on the sizes alone, so neither cores nor processors change a bit. Everything
// else, other regions included, is in index order with lanes along the result: row by row (columns.c) or element by element (elem/reduce.c).
#include "codegen/stages/columns.h"
#include "codegen/stages/stages.h"

#include "ir/ops/reduce/chunks.h"

enum { SUMS = 4, LONG_ROW = SUMS * LANES };
_Static_assert((int)LONG_ROW == (int)REACH_UNIT, "of a short row all counts, of a long one whole turns");

typedef struct {
    const Op *op;
    OpKind combine;
    const Index *from;  // of the operand: where the box begins; without a base: at 0
    const int64_t *box; // its size; 1: nothing to walk along
    Index at[MAX_RANK]; // of the operand
    LLVMValueRef acc[SUMS];
    uint32_t n_acc;
    LLVMValueRef end; // so many of the last dimension count (stage_reach); NULL: all
} Row;

static LLVMValueRef combine(Elem *e, const Row *r, LLVMValueRef a, LLVMValueRef b) {
    LLVMValueRef args[2] = {a, b}, out;
    elem_region(e, r->op->regions[0], args, &out);
    return out;
}

static LLVMValueRef load_at(Phase *p, Row *r, LLVMValueRef i) {
    const Value *x = r->op->operands[0];
    uint32_t last = x->type->rank - 1;
    r->at[last] = (Index){.base = i, .step = 1, .multiple = LANES};
    if (r->from[last].base) r->at[last] = index_add(&p->e, r->at[last], r->from[last]);
    return elem_converted(&p->e, elem_at(&p->e, x, r->at), x->type->dtype, r->op->results[0].type->dtype);
}

// [whole, size): fewer than n_acc vectors, the last one masked.
static void reduce_rest(Phase *p, Row *r, int64_t whole, int64_t size) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    for (int64_t i = whole; i < size; i += LANES) {
        size_t mark = memo_open(e);
        uint32_t a = (uint32_t)((i - whole) / LANES);
        LLVMValueRef at = ll_i64(l, i);
        int64_t rest = size - i;
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

// The same where that counts: rows of which not all does end at a whole turn.
static void reduce_rest_if(Phase *p, Row *r, int64_t whole, int64_t size) {
    LlvmCtx *l = p->l;
    LLVMValueRef before[SUMS];
    for (uint32_t a = 0; a < r->n_acc; a++) before[a] = r->acc[a];
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntSGT, r->end, ll_i64(l, whole), ""), "rest");
    reduce_rest(p, r, whole, size);
    ll_else(l, &f);
    ll_endif(l, &f);
    for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = ll_if_merge(l, &f, r->acc[a], before[a]);
}

// acc over one row of the last dimension, whole vectors first.
static void reduce_row(Phase *p, Row *r) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    int64_t size = r->box[r->op->operands[0]->type->rank - 1], step = (int64_t)r->n_acc * LANES, whole = size / step * step;
    LlLoop loop;
    if (whole) {
        size_t mark = memo_open(e);
        LLVMValueRef to = r->end ? ll_intrin2(l, LL_SMIN, r->end, ll_i64(l, whole)) : ll_i64(l, whole);
        LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), to, ll_i64(l, step), "j");
        for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = ll_loop_carry(l, &loop, r->acc[a]);
        for (uint32_t a = 0; a < r->n_acc; a++) {
            LLVMValueRef at = LLVMBuildAdd(l->b, i, ll_i64(l, a * LANES), "");
            ll_loop_next(&loop, a, combine(e, r, r->acc[a], load_at(p, r, at)));
        }
        ll_loop_end(l, &loop);
        for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = ll_loop_result(&loop, a);
        memo_close(e, mark);
    }
    if (r->end && whole < size) reduce_rest_if(p, r, whole, size);
    else reduce_rest(p, r, whole, size);
}

// The box's dimensions before the last one, in order.
static void reduce_rows(Phase *p, Row *r, uint32_t level) {
    const Type t = r->op->operands[0]->type;
    while (level + 1 < t->rank && r->box[level] == 1) level++;
    if (level + 1 >= t->rank) {
        reduce_row(p, r);
        return;
    }
    LlvmCtx *l = p->l;
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, r->box[level]), ll_i64(l, 1), "k");
    for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = ll_loop_carry(l, &loop, r->acc[a]);
    r->at[level] = index_scalar(i, 1);
    if (r->from[level].base) r->at[level] = index_add(&p->e, r->at[level], r->from[level]);
    reduce_rows(p, r, level + 1);
    for (uint32_t a = 0; a < r->n_acc; a++) ll_loop_next(&loop, a, r->acc[a]);
    ll_loop_end(l, &loop);
    for (uint32_t a = 0; a < r->n_acc; a++) r->acc[a] = ll_loop_result(&loop, a);
    memo_close(&p->e, mark);
}

typedef struct {
    Elem *e;
    const Row *row;
} Folding;

static LLVMValueRef fold_two(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b) {
    Folding *f = user;
    unsigned lanes = f->e->lanes;
    f->e->lanes = ll_lanes(ll_type(a));
    LLVMValueRef x = combine(f->e, f->row, a, b);
    f->e->lanes = lanes;
    (void)l;
    return x;
}

LLVMValueRef box_reduce(Phase *p, const Op *op, OpKind combine_by, const Index *from, const int64_t *box) {
    Elem *e = &p->e;
    uint32_t rank = op->operands[0]->type->rank;
    Row r = {.op = op, .combine = combine_by, .from = from, .box = box, .n_acc = box[rank - 1] >= LONG_ROW ? SUMS : 1};
    if (r.n_acc == SUMS && op_attr(op, ATTR_terms)) r.end = stage_reach(p, op, ATTR_terms, box[rank - 1]);
    for (uint32_t i = 0; i < rank; i++) r.at[i] = from[i];
    unsigned lanes = e->lanes;
    e->lanes = LANES;
    for (uint32_t a = 0; a < r.n_acc; a++) r.acc[a] = reducer_neutral(e, combine_by, op->results[0].type->dtype, true);
    reduce_rows(p, &r, 0);
    if (r.n_acc == SUMS) {
        r.acc[0] = combine(e, &r, r.acc[0], r.acc[2]);
        r.acc[1] = combine(e, &r, r.acc[1], r.acc[3]);
        r.acc[0] = combine(e, &r, r.acc[0], r.acc[1]);
    }
    Folding f = {e, &r};
    LLVMValueRef x = ll_fold_lanes(p->l, r.acc[0], fold_two, &f);
    e->lanes = lanes;
    return x;
}

typedef struct {
    const Op *op;
    OpKind combine;
    Index index[MAX_RANK]; // of the result
} Reduction;

static void reduce_element(Phase *p, Reduction *r) {
    Elem *e = &p->e;
    const Op *op = r->op;
    const Value *v = &op->results[0];
    Axes dims = op_axes(op, ATTR_dimensions);
    const Type t = op->operands[0]->type;
    Index from[MAX_RANK];
    int64_t box[MAX_RANK];
    for (uint32_t i = 0, kept = 0; i < t->rank; i++) {
        bool reduced = axes_contain(dims, i);
        box[i] = reduced ? t->dims[i] : 1;
        from[i] = !reduced ? r->index[kept++] : box[i] == 1 ? index_const(e, 0) : (Index){0}; // all of it: nothing to add
    }
    LLVMValueRef args[2] = {box_reduce(p, op, r->combine, from, box), NULL}, x;
    e->lanes = 1;
    args[1] = elem_at(e, op->operands[1], NULL);
    elem_region(e, op->regions[0], args, &x);
    elem_store(e, v, v->mark, r->index, x);
}

static void reduce_level(Phase *p, Reduction *r, uint32_t level) {
    LlvmCtx *l = p->l;
    size_t mark = memo_open(&p->e);
    if (level == r->op->results[0].type->rank) {
        reduce_element(p, r);
    } else {
        LLVMValueRef from, to;
        stage_range(p, r->op, level, &from, &to);
        LlLoop loop;
        LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "row");
        r->index[level] = index_scalar(i, 1);
        reduce_level(p, r, level + 1);
        ll_loop_end(l, &loop);
    }
    memo_close(&p->e, mark);
}

void emit_reduce_stage(Phase *p, const Op *op) {
    if (op->kind == OP_REDUCE_CHUNKS) {
        emit_chunks_stage(p, op);
        return;
    }
    Reduction r = {.op = op};
    if (reducer_takes_rows(op, &r.combine)) reduce_level(p, &r, 0);
    else if (!emit_columns_reduce(p, op)) emit_map_stage(p, op);
}
