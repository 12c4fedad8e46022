// A product in batches by the same matrix in each, as exporters write a dense layer on a batch of sequences: the rows of all batches are rows of one product,
// which packs the matrix once. Exact: each sum has the terms that it had, in their order.
#include "passes/simplify/rule.h"

#include "ir/infer/quant.h"
#include "ir/ops/cost.h"

// Dimension d of the operand, when those of batches are gone.
static int64_t without_batch(Axes batch, int64_t d) {
    int64_t before = 0;
    for (uint32_t i = 0; i < batch.n; i++) before += batch.v[i] < d;
    return d - before;
}

// The matrix of one batch.
static Value *of_one_batch(Builder *b, const Value *matrix, Axes batch) {
    Axes along = op_axes(matrix->def, ATTR_broadcast_dimensions);
    Value *x = matrix->def->operands[0];
    int64_t dims[MAX_RANK], kept[MAX_RANK], at[MAX_RANK];
    uint32_t n = 0, n_kept = 0;
    for (uint32_t d = 0; d < matrix->type->rank; d++)
        if (!axes_contain(batch, d)) dims[n++] = matrix->type->dims[d];
    for (uint32_t i = 0; i < along.n; i++) {
        if (axes_contain(batch, along.v[i])) continue; // of size 1
        kept[n_kept] = x->type->dims[i], at[n_kept++] = without_batch(batch, along.v[i]);
    }
    return build_broadcast(b, build_reshape(b, x, kept, n_kept), dims, n, at, n_kept);
}

// The other operand with dimensions of batches first, then free ones, then contracted ones, in the order of their lists; as it is where the first two are so.
static Value *rows_in_order(Builder *b, Value *x, Axes batch, Axes *contract) {
    int64_t order[MAX_RANK];
    uint32_t n = 0;
    for (; n < batch.n; n++) order[n] = batch.v[n];
    for (uint32_t d = 0; d < x->type->rank; d++)
        if (!axes_contain(batch, d) && !axes_contain(*contract, d)) order[n++] = d;
    bool ordered = true;
    for (uint32_t i = 1; i < n; i++) ordered &= order[i - 1] < order[i];
    if (ordered) return x;
    int64_t *last = arena_array(&b->m->arena, int64_t, contract->n + 1);
    for (uint32_t i = 0; i < contract->n; i++) last[i] = n + i, order[n + i] = contract->v[i];
    contract->v = last;
    return build_transpose(b, x, order);
}

// Rows come before the matrix's columns in the result, so the matrix is the rhs, or one of the two has a single element in each batch.
Value *dot_of_repeated(Canon *s, Op *op) {
    AttrKey key = ATTR_dot_dimension_numbers;
    for (uint32_t side = op_is_quantized(op) ? 0 : 2; side-- > 0;) {
        Value *matrix = op->operands[side], *x = op->operands[1 - side];
        Axes batch = op_list(op, key, DOT_LHS_BATCH + side), contract = op_list(op, key, DOT_LHS_CONTRACT + side);
        Axes x_batch = op_list(op, key, DOT_LHS_BATCH + (1 - side)), x_contract = op_list(op, key, DOT_LHS_CONTRACT + (1 - side));
        if (!value_is_repeated(matrix, batch)) continue;
        if (side == 0 && contraction_free(op, 0) != 1 && contraction_free(op, 1) != 1) continue;
        int64_t moved[MAX_RANK];
        for (uint32_t i = 0; i < contract.n; i++) moved[i] = without_batch(batch, contract.v[i]);
        Value *once = of_one_batch(&s->b, matrix, batch);
        x = rows_in_order(&s->b, x, x_batch, &x_contract);
        const Axes lists[DOT_LISTS] = {[DOT_LHS_CONTRACT] = x_contract, [DOT_RHS_CONTRACT] = {moved, contract.n}};
        return build_reshape_as(&s->b, build_contraction_like(&s->b, op, x, once, lists), op->results[0].type);
    }
    return NULL;
}
