// What contractions share, whoever multiplies (blocking.c, blas.c): the rest of the kernel on a tile of accumulators. Bias, activation and residual are applied
// while the tile is near; the values between them are never in memory. Invariant: every element of the tile is finished once, row by row, in vectors of LANES
// along the columns.
#include "codegen/contract/epilogue.h"

#include <string.h>

bool op_has_epilogue(const Op *op) {
    for (const Op *next = op->next; next && stage_of(next) != STAGE_CONTRACT; next = next->next)
        if (stage_of(next) == STAGE_EPILOGUE) return true;
    return false;
}

typedef struct {
    const Op *op;
    LLVMTypeRef scalar;
    Index index[MAX_RANK];
    LLVMValueRef acc; // of this row, at the first column
    LLVMValueRef n0;
} Row;

static void finish_vector(Phase *p, Index i, void *context) {
    Row *t = context;
    Elem *e = &p->e;
    LlvmCtx *l = p->l;
    const Value *v = &t->op->results[0];
    t->index[v->type->rank - 1] = i;
    LLVMValueRef at = ll_gep(l, t->scalar, t->acc, LLVMBuildSub(l->b, i.base, t->n0, ""));
    LLVMValueRef x = ll_load(l, ll_vec(t->scalar, LANES), at, (unsigned)dtype_bytes(v->type->dtype));
    if (v->mark) elem_store(e, v, v->mark, t->index, x);
    memo_bind(e, v, x);
    for (const Op *op = t->op->next; op && stage_of(op) != STAGE_CONTRACT; op = op->next) {
        if (stage_of(op) != STAGE_EPILOGUE) continue;
        Value *result = &op->results[0];
        Place *place = result->mark;
        result->mark = NULL;
        LLVMValueRef y = elem_at(e, result, t->index);
        result->mark = place;
        if (place) elem_store(e, result, place, t->index, y);
        memo_bind(e, result, y);
    }
}

void emit_epilogue(Phase *p, const Op *op, const Index *batch, const EpilogueTile *tile) {
    LlvmCtx *l = p->l;
    const Type type = op->results[0].type;
    Row t = {.op = op, .scalar = elem_type(&p->e, type->dtype), .n0 = tile->n0};
    memcpy(t.index, batch, sizeof t.index);
    size_t mark = memo_open(&p->e);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), tile->rows, ll_i64(l, 1), "row");
    LLVMValueRef m = tile->list ? ll_load(l, l->i64, ll_gep(l, l->i64, tile->list, i), 8) : LLVMBuildAdd(l->b, tile->m0, i, "");
    t.index[type->rank - 2] = index_scalar(m, 1);
    t.acc = ll_gep(l, t.scalar, tile->acc, LLVMBuildMul(l->b, i, ll_i64(l, tile->ldc), ""));
    vector_loop(p, tile->n0, tile->n1, type->dims[type->rank - 1], finish_vector, &t);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}
