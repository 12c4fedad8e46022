// What contractions share, whoever multiplies (blocking.c, blas.c): the rest of the kernel on a tile of accumulators. Bias, activation and residual are applied
// while the tile is near; the values between them are never in memory. Invariant: every element of the tile is finished once, in vectors of LANES along the
// columns, of which one after the other goes through all rows.
#include "codegen/contract/epilogue.h"

#include "ir/ops/cost.h"

#include <string.h>

bool op_has_epilogue(const Op *op) {
    for (const Op *next = op->next; next && stage_of(next) != STAGE_CONTRACT; next = next->next)
        if (stage_of(next) == STAGE_EPILOGUE) return true;
    return false;
}

enum { BYTES_COLUMNS = 2 * LANES }; // of bytes side by side: what is stored in shorter pieces comes to each line of memory too often

typedef struct {
    const Op *op;
    LLVMTypeRef scalar;
    const EpilogueTile *tile;
    const Op *only;   // where all that follows makes bytes of integers: what does
    const Value *cut; // and the integers
    Index index[MAX_RANK];
} Tile;

static bool ends(const Op *op) { return !op || stage_of(op) == STAGE_CONTRACT; }

// What is the same in all rows, of operands of the kernel, is read before them and stays in registers.
static void read_columns(Phase *p, Tile *t) {
    uint32_t rank = t->op->results[0].type->rank;
    t->index[rank - 2] = index_const(&p->e, 0);
    for (const Op *op = t->op->next; !ends(op); op = op->next) {
        if (op->kind != OP_BROADCAST_IN_DIM || op_attr(op, ATTR_stage) || op->results[0].type->rank != rank) continue;
        const Place *place = op->operands[0]->mark;
        Axes to = op_axes(op, ATTR_broadcast_dimensions);
        if (!place || place->stored_by || op->results[0].mark || axes_contain(to, rank - 2) || !axes_contain(to, rank - 1)) continue;
        elem_at(&p->e, &op->results[0], t->index);
    }
}

static void finish_vector(Phase *p, Tile *t, LLVMValueRef at) {
    Elem *e = &p->e;
    LlvmCtx *l = p->l;
    const Value *v = &t->op->results[0];
    size_t mark = memo_open(e);
    LLVMValueRef x = ll_load(l, ll_vec(t->scalar, e->lanes), at, (unsigned)dtype_bytes(v->type->dtype));
    if (v->mark) elem_store(e, v, v->mark, t->index, x);
    memo_bind(e, v, x);
    for (const Op *op = t->op->next; !ends(op); op = op->next) {
        if (stage_of(op) != STAGE_EPILOGUE) continue;
        Value *result = &op->results[0];
        Place *place = result->mark;
        result->mark = NULL;
        LLVMValueRef y = elem_at(e, result, t->index);
        result->mark = place;
        if (place) elem_store(e, result, place, t->index, y);
        memo_bind(e, result, y);
    }
    memo_close(e, mark);
}

// The sums of row i of the tile: its index is set.
static LLVMValueRef row_at(Phase *p, Tile *t, LLVMValueRef i) {
    LlvmCtx *l = p->l;
    const EpilogueTile *tile = t->tile;
    uint32_t rank = t->op->results[0].type->rank;
    LLVMValueRef m = tile->list ? ll_load(l, l->i64, ll_gep(l, l->i64, tile->list, i), 8) : LLVMBuildAdd(l->b, tile->m0, i, "");
    LLVMValueRef column = LLVMBuildSub(l->b, t->index[rank - 1].base, tile->n0, "");
    t->index[rank - 2] = index_scalar(m, 1);
    return ll_gep(l, t->scalar, ll_gep(l, t->scalar, tile->acc, column), LLVMBuildMul(l->b, i, ll_i64(l, tile->ldc), ""));
}

// Rows whose bytes are packed together.
static void finish_abreast(Phase *p, Tile *t, LLVMValueRef first) {
    Elem *e = &p->e;
    const Value *v = &t->op->results[0];
    Index index[BYTES_ABREAST][MAX_RANK];
    LLVMValueRef x[BYTES_ABREAST];
    for (unsigned i = 0; i < bytes_abreast(p); i++) {
        size_t mark = memo_open(e);
        LLVMValueRef at = row_at(p, t, LLVMBuildAdd(p->l->b, first, ll_i64(p->l, i), ""));
        memo_bind(e, v, ll_load(p->l, ll_vec(t->scalar, e->lanes), at, (unsigned)dtype_bytes(v->type->dtype)));
        x[i] = elem_at(e, t->cut, t->index);
        memcpy(index[i], t->index, sizeof index[i]);
        memo_close(e, mark);
    }
    bytes_store(p, t->only, index, x);
}

static void finish_rows(Phase *p, void *context) {
    Tile *t = context;
    LlvmCtx *l = p->l;
    LlLoop loop;
    LLVMValueRef done = ll_i64(l, 0), rows = t->tile->rows;
    if (t->cut) {
        LLVMValueRef end = LLVMBuildAnd(l->b, rows, ll_i64(l, -(int64_t)bytes_abreast(p)), "");
        finish_abreast(p, t, ll_loop_begin(l, &loop, done, end, ll_i64(l, bytes_abreast(p)), "rows"));
        ll_loop_end(l, &loop);
        done = end;
    }
    finish_vector(p, t, row_at(p, t, ll_loop_begin(l, &loop, done, rows, ll_i64(l, 1), "row")));
    ll_loop_end(l, &loop);
}

// Is there nothing to be stored but bytes?
static void find_cut(const Phase *p, Tile *t) {
    uint32_t n = 0;
    for (const Op *op = t->op->next; !ends(op); op = op->next)
        if (stage_of(op) == STAGE_EPILOGUE) t->only = op, n++;
    t->cut = n == 1 && !t->op->results[0].mark && t->only->results[0].mark ? bytes_cut_from(p, t->only) : NULL;
}

static void finish_column(Phase *p, Index column, void *context) {
    Tile *t = context;
    const Op *last = t->op;
    while (!ends(last->next)) last = last->next;
    t->index[t->op->results[0].type->rank - 1] = column;
    read_columns(p, t);
    for_rare_columns(p, t->op, last, t->index, finish_rows, t);
}

// Two vectors of columns are rounded to bf16 by one instruction, and fill a line. Not where much is computed in between, which fills registers.
static unsigned lanes_of(const Phase *p, const Op *op) {
    const Op *last = op;
    if (!p->l->rounds_bf16 || op->results[0].type->dtype != DT_F32) return LANES;
    for (const Op *next = op->next; !ends(next); next = next->next) {
        if (op_has(next->kind, MAP) && op_is_expensive(next->kind)) return LANES;
        if (stage_of(next) == STAGE_EPILOGUE) last = next;
    }
    return last->kind == OP_CONVERT && op_attr(last, ATTR_for_units) && last->results[0].type->dtype == DT_BF16 ? ROUNDED_PAIR : LANES;
}

void emit_epilogue(Phase *p, const Op *op, const Index *batch, const EpilogueTile *tile) {
    const Type type = op->results[0].type;
    Tile t = {.op = op, .scalar = elem_type(&p->e, type->dtype), .tile = tile};
    memcpy(t.index, batch, sizeof t.index);
    find_cut(p, &t);
    wide_loop(p, tile->n0, tile->n1, type->dims[type->rank - 1], t.cut ? BYTES_COLUMNS : lanes_of(p, op), finish_column, &t);
}
