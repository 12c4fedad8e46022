// Reductions that keep the last dimension: rows of the operand are added to a row of the result, ROWS of them in one pass, so that memory is read as it lies
// and what was summed up so far stays in the first cache, where it is loaded and stored once for all of them. Every element takes the operand's in index
// order, from the initial value on, as the rule of the op does (elem/reduce.c), so bits do not depend on the form.
#include "codegen/stages/columns.h"

#include "ir/ops/cost.h"

enum {
    ROWS = 8,           // of a pass
    MUCH_CODE = 8,      // of an element, that is not repeated for each of them
    STRIP_BYTES = 8192, // of the result, that passes stay in
    RUN_BYTES = 512,    // of neighbours: a shorter row is read together with the next
    MOST_OPS = 64       // that are looked at
};

typedef struct {
    const Op *op;
    Axes dims;
    uint32_t n;            // results
    uint32_t along;        // the innermost reduced dimension
    int64_t rows;          // of a pass
    uint32_t first_column; // the first dimension of the result that passes run along
    Index index[MAX_RANK]; // of the result
    Index at[MAX_RANK];    // of the operand, where it is reduced
    LLVMValueRef row;      // the first of this pass, NULL: nothing is read, the initial values are stored
    int64_t strip;
    LLVMValueRef strip_from, strip_to;
} Columns;

static void columns_vector(Phase *p, Index i, void *context) {
    Columns *c = context;
    Elem *e = &p->e;
    const Op *op = c->op;
    const Type t = op->operands[0]->type;
    c->index[op->results[0].type->rank - 1] = i;
    LLVMValueRef acc[LL_MAX_CARRY], args[2 * LL_MAX_CARRY];
    for (uint32_t r = 0; r < c->n; r++) {
        const Value *v = &op->results[r];
        acc[r] = c->row ? elem_load(e, v, v->mark, c->index) : elem_at(e, op->operands[c->n + r], NULL);
    }
    for (int64_t k = 0; c->row && k < c->rows; k++) {
        c->at[c->along] = index_scalar(LLVMBuildAdd(p->l->b, c->row, ll_i64(p->l, k), ""), 1);
        for (uint32_t d = 0, kept = 0; d < t->rank; d++)
            if (!axes_contain(c->dims, d)) c->at[d] = c->index[kept++];
        for (uint32_t r = 0; r < c->n; r++) args[r] = acc[r], args[c->n + r] = elem_at(e, op->operands[r], c->at);
        elem_region(e, op->regions[0], args, acc);
    }
    for (uint32_t r = 0; r < c->n; r++) elem_store(e, &op->results[r], op->results[r].mark, c->index, acc[r]);
}

// A pass over this strip of the result.
static void columns_pass(Phase *p, Columns *c, uint32_t level) {
    const Type t = c->op->results[0].type;
    LlvmCtx *l = p->l;
    LLVMValueRef from = c->strip_from, to = c->strip_to;
    if (level != c->first_column) stage_range(p, c->op, level, &from, &to);
    if (level + 1 == t->rank) {
        vector_loop(p, from, to, t->dims[level], columns_vector, c);
        return;
    }
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    c->index[level] = index_scalar(ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "column"), 1);
    columns_pass(p, c, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

// The dimensions that are reduced, in order; along the last of them so many rows in a pass.
static void reduce_rows_of(Phase *p, Columns *c, uint32_t nth) {
    LlvmCtx *l = p->l;
    uint32_t d = 0;
    for (uint32_t seen = 0; !axes_contain(c->dims, d) || seen++ < nth;) d++;
    int64_t size = c->op->operands[0]->type->dims[d], rows = d == c->along ? c->rows : 1, whole = size / rows * rows;
    size_t mark = memo_open(&p->e);
    if (whole) {
        LlLoop loop;
        LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, whole), ll_i64(l, rows), "k");
        c->row = i;
        c->at[d] = index_scalar(i, rows);
        if (d == c->along) columns_pass(p, c, c->first_column);
        else reduce_rows_of(p, c, nth + 1);
        ll_loop_end(l, &loop);
    }
    memo_close(&p->e, mark);
    if (whole == size) return;
    c->row = ll_i64(l, whole);
    c->rows = size - whole;
    columns_pass(p, c, c->first_column);
    c->rows = rows;
    memo_close(&p->e, mark);
}

static void reduce_strips(Phase *p, Columns *c) {
    LlvmCtx *l = p->l;
    LLVMValueRef from, to, strip = ll_i64(l, c->strip);
    stage_range(p, c->op, c->first_column, &from, &to);
    LlLoop loop;
    c->strip_from = ll_loop_begin(l, &loop, from, to, strip, "strip");
    c->strip_to = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(l->b, c->strip_from, strip, ""), to);
    c->row = NULL;
    columns_pass(p, c, c->first_column);
    reduce_rows_of(p, c, 0);
    ll_loop_end(l, &loop);
}

static void columns_level(Phase *p, Columns *c, uint32_t level) {
    if (level == c->first_column) {
        reduce_strips(p, c);
        return;
    }
    LlvmCtx *l = p->l;
    LLVMValueRef from, to;
    stage_range(p, c->op, level, &from, &to);
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    c->index[level] = index_scalar(ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "row"), 1);
    columns_level(p, c, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

// What is computed for an element of v.
static uint32_t code_of(const Value *v, uint32_t *n_ops) {
    const Op *op = v->def;
    if (!op || stage_of(op) != STAGE_NONE || ++*n_ops > MOST_OPS) return 0;
    uint32_t code = op_has(op->kind, MAP) ? op_code(op) : 0;
    if (!op_has(op->kind, MAP) && !op_has(op->kind, VIEW) && op->kind != OP_CONSTANT && op->kind != OP_IOTA) code = MUCH_CODE + 1;
    for (uint32_t i = 0; i < op->n_operands; i++) code += code_of(op->operands[i], n_ops);
    return code;
}

// Of the dimensions behind the last reduced one as many as a strip has room for, and some of the next.
static void cut_strips(const Phase *p, Columns *c) {
    const Value *v = &c->op->results[0];
    int64_t bytes = (int64_t)dtype_bytes(v->type->dtype);
    c->first_column = v->type->rank - 1;
    while (c->first_column > c->along + 1 - c->dims.n && bytes * stage_extent(p, c->op, v, c->first_column) < STRIP_BYTES)
        bytes *= stage_extent(p, c->op, v, c->first_column--);
    c->strip = i64_max(STRIP_BYTES / bytes, 1);
    if (c->first_column + 1 == v->type->rank) c->strip = i64_round_up(c->strip, LANES);
}

bool emit_columns_reduce(Phase *p, const Op *op) {
    const Type t = op->operands[0]->type;
    Columns c = {.op = op, .dims = op_axes(op, ATTR_dimensions), .n = op->n_results, .rows = ROWS};
    if (op->kind != OP_REDUCE || t->rank < 2 || axes_contain(c.dims, t->rank - 1) || !t->n_elems || t->dims[t->rank - 1] < LANES / 2) return false;
    int64_t n_rows = 1;
    uint32_t n_ops = 0, code = 0;
    for (uint32_t i = 0; i < c.dims.n; i++) {
        n_rows *= t->dims[c.dims.v[i]];
        if (c.dims.v[i] >= c.along) c.along = (uint32_t)c.dims.v[i];
    }
    for (uint32_t r = 0; r < c.n; r++) {
        code += code_of(op->operands[r], &n_ops);
        DType own = op->results[r].type->dtype;
        if (op->regions[0]->args[r]->type->dtype != own || op->operands[r]->type->dtype != own || !op->results[r].mark) return false;
    }
    if (n_rows <= ROWS || n_ops > MOST_OPS) return false; // written out, in registers
    if (code > MUCH_CODE) c.rows = 1;
    cut_strips(p, &c);
    columns_level(p, &c, 0);
    return true;
}
