// Sums of products of bf16, as layout makes them of a few vectors by a matrix (passes/layout/vector.c, tpu.for_units): the processor multiplies 32 of them at
// a time, which lie in memory as it takes them, and adds two to each of 16 sums of f32 (Intel SDM volume 2, VDPBF16PS). So nothing is widened. Along the
// dimension that is summed up neighbours are pairs. Across it, elements of two rows are brought beside each other, once for all vectors.
#include "codegen/stages/pairs.h"

// What is computed as f32, and is a bf16 each.
static bool is_widened(const Value *v) {
    while (!v->mark && v->def && (op_has(v->def->kind, VIEW) || v->def->kind == OP_BROADCAST_IN_DIM || v->def->kind == OP_TRANSPOSE)) v = v->def->operands[0];
    return !v->mark && v->def && v->def->kind == OP_CONVERT && v->def->operands[0]->type->dtype == DT_BF16;
}

const Op *pairs_of(const Phase *p, const Op *reduce) {
    const Value *x = reduce->operands[0];
    const Op *product = x->mark ? NULL : x->def;
    if (!op_attr(reduce, ATTR_for_units) || !p->l->rounds_bf16 || op_attr(reduce, ATTR_terms)) return NULL;
    bool fits = product && product->kind == OP_MULTIPLY && x->type->dtype == DT_F32 && reduce->results[0].type->dtype == DT_F32;
    return fits && is_widened(product->operands[0]) && is_widened(product->operands[1]) ? product : NULL;
}

// LLVM drops the way to f32 and back.
static LLVMValueRef words_at(Elem *e, const Value *v, const Index *index) { return elem_to_memory(e, DT_BF16, elem_at(e, v, index)); }

LLVMValueRef pairs_along(Elem *e, const Op *product, LLVMValueRef sums, const Index *index) {
    LlvmCtx *l = e->l;
    LLVMValueRef x[2], mask = e->mask;
    e->lanes = 2 * LANES;
    for (uint32_t i = 0; i < 2; i++) {
        x[i] = words_at(e, product->operands[i], index);
        if (mask) x[i] = LLVMBuildSelect(l->b, mask, x[i], ll_int(ll_type(x[i]), 0), "");
    }
    e->lanes = LANES;
    return ll_dot_bf16(l, sums, x[0], x[1]);
}

// Is v the same along its last dimension?
static bool is_repeated(const Value *v) {
    while (!v->mark && v->def && v->def->kind == OP_CONVERT) v = v->def->operands[0];
    const Op *op = v->mark ? NULL : v->def;
    return op && op->kind == OP_BROADCAST_IN_DIM && !axes_contain(op_axes(op, ATTR_broadcast_dimensions), v->type->rank - 1);
}

// Of one element at each of two indices a pair for all lanes: LLVM loads it as one where they are neighbours.
static LLVMValueRef pair_of_scalars(Elem *e, const Value *v, const Index *index, const Index *next) {
    LlvmCtx *l = e->l;
    LLVMValueRef mask = e->mask;
    unsigned lanes = e->lanes;
    e->lanes = 1, e->mask = NULL;
    LLVMValueRef pair = LLVMBuildZExt(l->b, words_at(e, v, index), l->i32, "");
    if (next) {
        LLVMValueRef high = LLVMBuildZExt(l->b, words_at(e, v, next), l->i32, "");
        pair = LLVMBuildOr(l->b, pair, LLVMBuildShl(l->b, high, ll_i32(l, 16), ""), "");
    }
    e->lanes = lanes, e->mask = mask;
    return ll_splat(l, pair, LANES);
}

// Of each vector of columns the elements of two rows beside each other.
static void pairs_of_rows(Elem *e, const Value *v, const Index *index, const Index *next, LLVMValueRef *out) {
    LLVMValueRef low = words_at(e, v, index), high = next ? words_at(e, v, next) : ll_int(ll_type(low), 0);
    for (unsigned n = 0; n < e->lanes / LANES; n++) {
        int lanes[2 * LANES];
        for (unsigned i = 0; i < LANES; i++) lanes[2 * i] = (int)(n * LANES + i), lanes[2 * i + 1] = (int)(e->lanes + n * LANES + i);
        out[n] = ll_shuffle(e->l, low, high, lanes, 2 * LANES);
    }
}

LLVMValueRef pairs_across(Elem *e, const Op *product, LLVMValueRef sums, const Index *index, const Index *next) {
    uint32_t last = product->results[0].type->rank - 1, n_vectors = e->lanes / LANES;
    LLVMValueRef x[2][MOST_LANES / LANES], part[MOST_LANES / LANES];
    for (uint32_t i = 0; i < 2; i++) {
        const Value *v = product->operands[i];
        if (!is_repeated(v)) {
            pairs_of_rows(e, v, index, next, x[i]);
            continue;
        }
        Index one[MAX_RANK], other[MAX_RANK];
        for (uint32_t d = 0; d <= last; d++) one[d] = d == last ? index_const(e, 0) : index[d];
        for (uint32_t d = 0; d <= last; d++) other[d] = d == last || !next ? one[d] : next[d];
        x[i][0] = pair_of_scalars(e, v, one, next ? other : NULL);
        for (uint32_t n = 1; n < n_vectors; n++) x[i][n] = x[i][0];
    }
    for (uint32_t n = 0; n < n_vectors; n++) part[n] = ll_dot_bf16(e->l, ll_slice(e->l, sums, n * LANES, LANES), x[0][n], x[1][n]);
    for (; n_vectors > 1; n_vectors /= 2)
        for (uint32_t n = 0; n < n_vectors / 2; n++) part[n] = ll_concat(e->l, part[2 * n], part[2 * n + 1]);
    return part[0];
}
