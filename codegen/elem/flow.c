// Branches and loops of the element emitter: see elem.h. What was computed inside of them is forgotten behind them.
#include "codegen/elem/elem.h"

LLVMValueRef elem_if(Elem *e, LLVMValueRef cond, DType type, ElemThunk *yes, ElemThunk *no, void *context) {
    LlvmCtx *l = e->l;
    (void)type;
    size_t mark = memo_open(e);
    if (ll_lanes(ll_type(cond)) > 1) {
        LLVMValueRef outer = e->mask;
        e->mask = outer ? LLVMBuildAnd(l->b, outer, cond, "") : cond;
        LLVMValueRef a = yes(e, context);
        memo_close(e, mark);
        LLVMValueRef not = LLVMBuildNot(l->b, cond, "");
        e->mask = outer ? LLVMBuildAnd(l->b, outer, not, "") : not;
        LLVMValueRef b = no(e, context);
        memo_close(e, mark);
        e->mask = outer;
        return elem_select(e, cond, a, b);
    }
    if (LLVMIsConstant(cond) && LLVMIsAConstantInt(cond)) return LLVMConstIntGetZExtValue(cond) ? yes(e, context) : no(e, context);
    LlIf f;
    ll_if(l, &f, cond, "in");
    LLVMValueRef a = yes(e, context);
    memo_close(e, mark);
    ll_else(l, &f);
    LLVMValueRef b = no(e, context);
    memo_close(e, mark);
    ll_endif(l, &f);
    return ll_if_merge(l, &f, a, b);
}

// ---- loops

static void nest_level(Elem *e, const int64_t *dims, uint32_t rank, uint32_t level, bool unrolled, Index *k, LLVMValueRef *acc, uint32_t n_acc, NestBody *body,
                       void *context) {
    LlvmCtx *l = e->l;
    if (level == rank) {
        size_t mark = memo_open(e);
        body(e, k, acc, context);
        memo_close(e, mark);
        return;
    }
    if (unrolled || dims[level] == 1) {
        for (int64_t i = 0; i < dims[level]; i++) {
            k[level] = index_const(e, i);
            nest_level(e, dims, rank, level + 1, unrolled, k, acc, n_acc, body, context);
        }
        return;
    }
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, dims[level]), ll_i64(l, 1), "k");
    for (uint32_t a = 0; a < n_acc; a++) acc[a] = ll_loop_carry(l, &loop, acc[a]);
    k[level] = index_scalar(i, 1);
    nest_level(e, dims, rank, level + 1, unrolled, k, acc, n_acc, body, context);
    for (uint32_t a = 0; a < n_acc; a++) ll_loop_next(&loop, a, acc[a]);
    ll_loop_end(l, &loop);
    for (uint32_t a = 0; a < n_acc; a++) acc[a] = ll_loop_result(&loop, a);
}

void elem_nest(Elem *e, const int64_t *dims, uint32_t rank, int64_t unroll, LLVMValueRef *acc, uint32_t n_acc, NestBody *body, void *context) {
    int64_t rounds = 1;
    for (uint32_t i = 0; i < rank; i++) {
        if (!dims[i]) return;
        rounds = rounds > unroll ? rounds : rounds * dims[i];
    }
    if (n_acc > LL_MAX_CARRY) ICE("a reduction of %u values", n_acc);
    Index k[MAX_RANK];
    nest_level(e, dims, rank, 0, rounds <= unroll, k, acc, n_acc, body, context);
}
