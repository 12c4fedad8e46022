// Sums of products of short numbers, as layout makes them of a few vectors by a matrix (passes/layout/vector.c): the processor multiplies 32 words at a time
// and adds two products to each of 16 sums. Along the dimension that is summed up neighbours are pairs. Across it, elements of two rows are brought beside each
// other, once for all vectors. bf16 lie in memory as it takes them, so nothing is widened (tpu.for_units; Intel SDM volume 2, VDPBF16PS); bytes become words,
// half as long as the products that they would be multiplied as (VPMADDWD, which is exact).
#include "codegen/stages/pairs.h"

#include "ir/ops/pairs.h"

const Op *pairs_of(const Phase *p, const Op *reduce) {
    bool bf16 = op_attr(reduce, ATTR_for_units) && p->l->rounds_bf16;
    if (op_attr(reduce, ATTR_terms) || !pairs_are_summed(reduce) || (reduce->results[0].type->dtype == DT_F32 && !bf16)) return NULL;
    const Op *product = reduce->operands[0]->def;
    // What lies in memory as it was widened is not short.
    for (uint32_t i = 0; i < 2; i++) {
        const Value *v = product->operands[i];
        while (!v->mark && v->def->kind != OP_CONVERT) v = v->def->operands[0];
        if (v->mark) return NULL;
    }
    return reduce->operands[0]->mark ? NULL : product;
}

static bool of_bytes(const Op *product) { return product->results[0].type->dtype == DT_I32; }

// LLVM drops the way to f32 and back, or widens bytes to words alone.
static LLVMValueRef words_at(Elem *e, const Op *product, uint32_t operand, const Index *index) {
    LLVMValueRef x = elem_at(e, product->operands[operand], index);
    return of_bytes(product) ? LLVMBuildTrunc(e->l->b, x, ll_like(e->l->i16, ll_type(x)), "") : elem_to_memory(e, DT_BF16, x);
}

static LLVMValueRef add_products(Elem *e, const Op *product, LLVMValueRef sums, LLVMValueRef x, LLVMValueRef y) {
    LlvmCtx *l = e->l;
    if (!of_bytes(product)) return ll_dot_bf16(l, sums, x, y);
    LLVMTypeRef pairs = ll_vec(l->i32, LANES);
    return ll_dot_words(l, false, sums, ll_bitcast(l, x, pairs), ll_bitcast(l, y, pairs));
}

LLVMValueRef pairs_along(Elem *e, const Op *product, LLVMValueRef sums, const Index *index) {
    LlvmCtx *l = e->l;
    LLVMValueRef x[2], mask = e->mask;
    e->lanes = 2 * LANES;
    for (uint32_t i = 0; i < 2; i++) {
        x[i] = words_at(e, product, i, index);
        if (mask) x[i] = LLVMBuildSelect(l->b, mask, x[i], ll_int(ll_type(x[i]), 0), "");
    }
    e->lanes = LANES;
    return add_products(e, product, sums, x[0], x[1]);
}

// Is v the same along its last dimension?
static bool is_repeated(const Value *v) {
    while (!v->mark && v->def && v->def->kind == OP_CONVERT) v = v->def->operands[0];
    const Op *op = v->mark ? NULL : v->def;
    return op && op->kind == OP_BROADCAST_IN_DIM && !axes_contain(op_axes(op, ATTR_broadcast_dimensions), v->type->rank - 1);
}

// Of one element at each of two indices a pair for all lanes: LLVM loads it as one where they are neighbours.
static LLVMValueRef pair_of_scalars(Elem *e, const Op *product, uint32_t operand, const Index *index, const Index *next) {
    LlvmCtx *l = e->l;
    LLVMValueRef mask = e->mask;
    unsigned lanes = e->lanes;
    e->lanes = 1, e->mask = NULL;
    LLVMValueRef pair = LLVMBuildZExt(l->b, words_at(e, product, operand, index), l->i32, "");
    if (next) {
        LLVMValueRef high = LLVMBuildZExt(l->b, words_at(e, product, operand, next), l->i32, "");
        pair = LLVMBuildOr(l->b, pair, LLVMBuildShl(l->b, high, ll_i32(l, 16), ""), "");
    }
    e->lanes = lanes, e->mask = mask;
    return ll_splat(l, pair, LANES);
}

// Of each vector of columns the elements of two rows beside each other.
static void pairs_of_rows(Elem *e, const Op *product, uint32_t operand, const Index *index, const Index *next, LLVMValueRef *out) {
    LLVMValueRef low = words_at(e, product, operand, index), high = next ? words_at(e, product, operand, next) : ll_int(ll_type(low), 0);
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
        if (!is_repeated(product->operands[i])) {
            pairs_of_rows(e, product, i, index, next, x[i]);
            continue;
        }
        Index one[MAX_RANK], other[MAX_RANK];
        for (uint32_t d = 0; d <= last; d++) one[d] = d == last ? index_const(e, 0) : index[d];
        for (uint32_t d = 0; d <= last; d++) other[d] = d == last || !next ? one[d] : next[d];
        x[i][0] = pair_of_scalars(e, product, i, one, next ? other : NULL);
        for (uint32_t n = 1; n < n_vectors; n++) x[i][n] = x[i][0];
    }
    for (uint32_t n = 0; n < n_vectors; n++) part[n] = add_products(e, product, ll_slice(e->l, sums, n * LANES, LANES), x[0][n], x[1][n]);
    for (; n_vectors > 1; n_vectors /= 2)
        for (uint32_t n = 0; n < n_vectors / 2; n++) part[n] = ll_concat(e->l, part[2 * n], part[2 * n + 1]);
    return part[0];
}
