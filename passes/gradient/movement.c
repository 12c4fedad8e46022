// Gradients of what moves elements: each goes back where it came from, and the adjoints of copies are added.
#include "passes/gradient/gradient.h"
#include "passes/mark.h"

static void gradient_reshape(Gradient *g, Op *op) { operand_add(g, op, 0, build_reshape_as(&g->b, adjoint_of(g, &op->results[0]), operand_of(op, 0)->type)); }

// A product of which the free dimensions of both sides change places is the product the other way round; NULL if it is none. Layers that multiply by a
// transposed matrix have one for each gradient of weights.
static Value *turned_product(Builder *b, const Value *v, const int64_t *permutation) {
    const Op *op = v->def && v->def->kind == OP_DOT_GENERAL ? v->def : NULL;
    Axes lists[DOT_LISTS];
    if (!op) return NULL;
    for (uint32_t i = 0; i < DOT_LISTS; i++) lists[i] = op_list(op, ATTR_dot_dimension_numbers, i);
    uint32_t n_batch = lists[DOT_LHS_BATCH].n, n_left = operand_of(op, 0)->type->rank - n_batch - lists[DOT_LHS_CONTRACT].n, rank = v->type->rank;
    uint32_t n_right = rank - n_batch - n_left;
    if (!n_left || !n_right) return NULL;
    for (uint32_t i = 0; i < rank; i++) {
        uint32_t k = i < n_batch ? i : i < n_batch + n_right ? i + n_left : i - n_right;
        if (permutation[i] != k) return NULL;
    }
    const Axes turned[DOT_LISTS] = {lists[DOT_RHS_BATCH], lists[DOT_LHS_BATCH], lists[DOT_RHS_CONTRACT], lists[DOT_LHS_CONTRACT]};
    Value *product = build_dot(b, operand_of(op, 1), operand_of(op, 0), turned, v->type->dtype);
    mark_copy(b->m, op, product);
    return product;
}

static void gradient_transpose(Gradient *g, Op *op) {
    Axes p = op_axes(op, ATTR_permutation);
    int64_t back[MAX_RANK];
    for (uint32_t i = 0; i < p.n; i++) back[p.v[i]] = i;
    Value *a = adjoint_of(g, &op->results[0]), *turned = turned_product(&g->b, a, back);
    operand_add(g, op, 0, turned ? turned : build_transpose(&g->b, a, back));
}

static void gradient_reverse(Gradient *g, Op *op) {
    Axes dims = op_axes(op, ATTR_dimensions);
    operand_add(g, op, 0, build_reverse(&g->b, adjoint_of(g, &op->results[0]), dims.v, dims.n));
}

// Summed over the dimensions that are new or were of size 1.
static void gradient_broadcast(Gradient *g, Op *op) {
    Axes to = op_axes(op, ATTR_broadcast_dimensions);
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 0);
    int64_t summed[MAX_RANK], kept[MAX_RANK], permutation[MAX_RANK];
    uint32_t n_summed = 0, n_kept = 0, n_left = 0;
    for (uint32_t i = 0; i < a->type->rank; i++) {
        uint32_t from = 0;
        while (from < to.n && to.v[from] != i) from++;
        if (from < to.n && x->type->dims[from] == a->type->dims[i]) kept[n_kept++] = from;
        else summed[n_summed++] = i;
    }
    for (uint32_t i = 0; i < x->type->rank; i++) // the kept ones in the operand's order
        for (uint32_t k = 0; k < n_kept; k++)
            if (kept[k] == i) permutation[n_left++] = k;
    a = build_transpose(&g->b, sum_over(&g->b, a, summed, n_summed), permutation);
    operand_add(g, op, 0, build_reshape_as(&g->b, a, x->type));
}

static void gradient_slice(Gradient *g, Op *op) {
    Axes start = op_axes(op, ATTR_start_indices), strides = op_axes(op, ATTR_strides);
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 0);
    int64_t low[MAX_RANK], high[MAX_RANK], interior[MAX_RANK];
    if (!a->type->n_elems) return;
    for (uint32_t i = 0; i < start.n; i++) {
        low[i] = start.v[i], interior[i] = strides.v[i] - 1;
        high[i] = x->type->dims[i] - low[i] - ((a->type->dims[i] - 1) * strides.v[i] + 1);
    }
    operand_add(g, op, 0, build_pad(&g->b, a, build_scalar(&g->b, a->type->dtype, 0), low, high, interior));
}

static void gradient_pad(Gradient *g, Op *op) {
    Axes low = op_axes(op, ATTR_edge_padding_low), high = op_axes(op, ATTR_edge_padding_high), interior = op_axes(op, ATTR_interior_padding);
    Builder *b = &g->b;
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 0), *part = zeros_like(b, x);
    int64_t back_low[MAX_RANK], back_high[MAX_RANK], none[MAX_RANK] = {0}, limit[MAX_RANK], strides[MAX_RANK];
    for (uint32_t i = 0; i < low.n; i++) {
        back_low[i] = -low.v[i], back_high[i] = -high.v[i], strides[i] = interior.v[i] + 1;
        limit[i] = x->type->dims[i] ? (x->type->dims[i] - 1) * strides[i] + 1 : 0;
    }
    if (x->type->n_elems) {
        Value *whole = build_pad(b, a, build_scalar(b, a->type->dtype, 0), back_low, back_high, none);
        part = build_slice(b, whole, none, limit, strides);
    }
    operand_add(g, op, 0, part);
    if (!operand_wanted(op, 1)) return;
    Value *all = sum_to_scalar(b, a), *inside = sum_to_scalar(b, part);
    operand_add(g, op, 1, minus(b, all, inside));
}

static void gradient_concatenate(Gradient *g, Op *op) {
    uint32_t dim = (uint32_t)op_int(op, ATTR_dimension, 0);
    Value *a = adjoint_of(g, &op->results[0]);
    int64_t at = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        int64_t size = operand_of(op, i)->type->dims[dim];
        if (operand_wanted(op, i)) operand_add(g, op, i, build_slice_along(&g->b, a, dim, at, at + size));
        at += size;
    }
}

const GradientRow movement_gradients[] = {
    {OP_BROADCAST_IN_DIM, .apply = gradient_broadcast},
    {OP_CONCATENATE, .apply = gradient_concatenate},
    {OP_PAD, .apply = gradient_pad},
    {OP_RESHAPE, .apply = gradient_reshape},
    {OP_REVERSE, .apply = gradient_reverse},
    {OP_SLICE, .apply = gradient_slice},
    {OP_TRANSPOSE, .apply = gradient_transpose},
};
const size_t n_movement_gradients = COUNT(movement_gradients);
