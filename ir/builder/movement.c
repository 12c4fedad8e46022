// Builders of what makes, moves and takes elements: see build.h.
#include "ir/builder/build.h"

#include <string.h>

static Type tensor(Builder *b, DType t, const int64_t *dims, size_t rank) {
    Type type = type_tensor(&b->m->types, t, dims, rank);
    if (!type) ICE("a pass built a type that is too large");
    return type;
}

Value *build_iota(Builder *b, DType t, Type shape, uint32_t dim) {
    Type type = tensor(b, t, shape->dims, shape->rank);
    Attr a = attr_i64(ATTR_iota_dimension, dim);
    return op_result(build_typed(b, OP_IOTA, NULL, 0, &a, 1, &type, 1, 0), 0);
}

Value *build_reshape(Builder *b, Value *x, const int64_t *dims, size_t rank) {
    Type type = tensor(b, x->type->dtype, dims, rank);
    if (type == x->type) return x;
    return op_result(build_typed(b, OP_RESHAPE, &x, 1, NULL, 0, &type, 1, 0), 0);
}

Value *build_reshape_as(Builder *b, Value *x, Type shape) { return build_reshape(b, x, shape->dims, shape->rank); }

Value *build_transpose(Builder *b, Value *x, const int64_t *permutation) {
    bool identity = true;
    for (uint32_t i = 0; i < x->type->rank; i++) identity &= permutation[i] == i;
    if (identity) return x;
    Attr a = attr_axes(&b->m->arena, ATTR_permutation, permutation, x->type->rank);
    return op_result(build_op(b, OP_TRANSPOSE, &x, 1, &a, 1), 0);
}

Value *build_broadcast(Builder *b, Value *x, const int64_t *dims, size_t rank, const int64_t *dimensions, size_t n) {
    Type type = tensor(b, x->type->dtype, dims, rank);
    Attr a = attr_axes(&b->m->arena, ATTR_broadcast_dimensions, dimensions, n);
    return op_result(build_typed(b, OP_BROADCAST_IN_DIM, &x, 1, &a, 1, &type, 1, 0), 0);
}

Value *build_broadcast_as(Builder *b, Value *x, Type shape, const int64_t *dimensions, size_t n) {
    return build_broadcast(b, x, shape->dims, shape->rank, dimensions, n);
}

// ---- parts

Value *build_slice(Builder *b, Value *x, const int64_t *start, const int64_t *limit, const int64_t *strides) {
    Arena *a = &b->m->arena;
    uint32_t rank = x->type->rank;
    Attr attrs[] = {attr_axes(a, ATTR_start_indices, start, rank), attr_axes(a, ATTR_limit_indices, limit, rank), attr_axes(a, ATTR_strides, strides, rank)};
    return op_result(build_op(b, OP_SLICE, &x, 1, attrs, 3), 0);
}

Value *build_slice_along(Builder *b, Value *x, uint32_t dim, int64_t from, int64_t to) {
    int64_t start[MAX_RANK] = {0}, limit[MAX_RANK], strides[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) limit[i] = x->type->dims[i], strides[i] = 1;
    start[dim] = from, limit[dim] = to;
    return build_slice(b, x, start, limit, strides);
}

Value *build_pad(Builder *b, Value *x, Value *value, const int64_t *low, const int64_t *high, const int64_t *interior) {
    Arena *a = &b->m->arena;
    uint32_t rank = x->type->rank;
    Attr attrs[] = {attr_axes(a, ATTR_edge_padding_low, low, rank), attr_axes(a, ATTR_edge_padding_high, high, rank),
                    attr_axes(a, ATTR_interior_padding, interior, rank)};
    Value *operands[] = {x, value};
    return op_result(build_op(b, OP_PAD, operands, 2, attrs, 3), 0);
}

Value *build_reverse(Builder *b, Value *x, const int64_t *dims, size_t n) {
    Attr a = attr_axes(&b->m->arena, ATTR_dimensions, dims, n);
    return op_result(build_op(b, OP_REVERSE, &x, 1, &a, 1), 0);
}

Value *build_concatenate(Builder *b, Value *const *parts, size_t n, uint32_t dim) {
    Attr a = attr_i64(ATTR_dimension, dim);
    return op_result(build_op(b, OP_CONCATENATE, parts, n, &a, 1), 0);
}

// ---- parts whose place is a value

Value *build_dynamic_slice(Builder *b, Value *x, Value *const *starts, const int64_t *sizes) {
    uint32_t rank = x->type->rank;
    Value *operands[1 + MAX_RANK] = {x};
    if (rank) memcpy(operands + 1, starts, rank * sizeof *starts);
    Attr a = attr_axes(&b->m->arena, ATTR_slice_sizes, sizes, rank);
    return op_result(build_op(b, OP_DYNAMIC_SLICE, operands, 1 + rank, &a, 1), 0);
}

Value *build_dynamic_update_slice(Builder *b, Value *whole, Value *part, Value *const *starts) {
    uint32_t rank = whole->type->rank;
    Value *operands[2 + MAX_RANK] = {whole, part};
    if (rank) memcpy(operands + 2, starts, rank * sizeof *starts);
    return op_result(build_op(b, OP_DYNAMIC_UPDATE_SLICE, operands, 2 + rank, NULL, 0), 0);
}

// Where a slice of one along `dim` begins, and its sizes.
static void index_along(Builder *b, Type t, uint32_t dim, Value *at, Value **out_starts, int64_t *out_sizes) {
    Value *zero = t->rank > 1 ? build_splat(b, at->type, 0) : NULL;
    for (uint32_t i = 0; i < t->rank; i++) {
        out_starts[i] = i == dim ? at : zero;
        out_sizes[i] = i == dim ? 1 : t->dims[i];
    }
}

Value *build_dynamic_index(Builder *b, Value *x, uint32_t dim, Value *at) {
    Value *starts[MAX_RANK];
    int64_t sizes[MAX_RANK], dims[MAX_RANK];
    uint32_t n = 0;
    index_along(b, x->type, dim, at, starts, sizes);
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (i != dim) dims[n++] = x->type->dims[i];
    return build_reshape(b, build_dynamic_slice(b, x, starts, sizes), dims, n);
}

Value *build_dynamic_update_index(Builder *b, Value *whole, Value *v, uint32_t dim, Value *at) {
    Value *starts[MAX_RANK];
    int64_t sizes[MAX_RANK];
    index_along(b, whole->type, dim, at, starts, sizes);
    return build_dynamic_update_slice(b, whole, build_reshape(b, v, sizes, whole->type->rank), starts);
}

Value *build_gather(Builder *b, Value *x, Value *indices, const Axes lists[GATHER_LISTS], const int64_t *sizes) {
    Arena *a = &b->m->arena;
    Attr attrs[] = {attr_lists(a, ATTR_gather_dimension_numbers, lists, GATHER_LISTS), attr_axes(a, ATTR_slice_sizes, sizes, x->type->rank)};
    Value *operands[] = {x, indices};
    return op_result(build_op(b, OP_GATHER, operands, 2, attrs, COUNT(attrs)), 0);
}
