// Builders of ops with regions: see build.h.
#include "ir/builder/build.h"

void build_return(Builder *b, Value *const *values, size_t n) { build_typed(b, OP_RETURN, values, n, NULL, 0, NULL, 0, 0); }

void build_reducer(Builder *b, Block *to, OpKind kind, DType t) {
    Type scalar = type_scalar(&b->m->types, t);
    Builder in = builder_in(b, to);
    Value *left = block_add_arg(b->m, to, scalar, NULL), *right = block_add_arg(b->m, to, scalar, NULL);
    Value *result = build_binary(&in, kind, left, right);
    build_return(&in, &result, 1);
}

void build_region_copy(Builder *b, const Block *from, Block *to) {
    ValueMap map = {0};
    for (uint32_t i = 0; i < from->n_args; i++) value_map_set(&map, from->args[i], block_add_arg(b->m, to, from->args[i]->type, from->args[i]->name));
    block_clone_into(b->m, from, to, NULL, &map, true);
    value_map_free(&map);
}

Value *build_reduce(Builder *b, OpKind reducer, Value *x, const int64_t *dims, size_t n, double init) {
    DType t = x->type->dtype;
    int64_t kept[MAX_RANK];
    size_t rank = 0;
    Axes reduced = {dims, (uint32_t)n};
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (!axes_contain(reduced, i)) kept[rank++] = x->type->dims[i];
    Type type = type_tensor(&b->m->types, t, kept, rank);
    Value *operands[] = {x, build_scalar(b, t, init)};
    Attr a = attr_axes(&b->m->arena, ATTR_dimensions, dims, n);
    Op *op = build_typed(b, OP_REDUCE, operands, 2, &a, 1, &type, 1, 1);
    build_reducer(b, op->regions[0], reducer, t);
    return op_result(op, 0);
}

Value *build_reduce_window(Builder *b, OpKind reducer, Value *x, const int64_t *window, const int64_t *padding, double init) {
    Arena *a = &b->m->arena;
    DType t = x->type->dtype;
    uint32_t rank = x->type->rank;
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < rank; i++) dims[i] = i64_max(x->type->dims[i] + padding[2 * i] + padding[2 * i + 1] - window[i] + 1, 0);
    Attr attrs[] = {attr_axes(a, ATTR_window_dimensions, window, rank), attr_axes(a, ATTR_padding, padding, 2 * (size_t)rank)};
    Value *operands[] = {x, build_scalar(b, t, init)};
    Type type = type_tensor(&b->m->types, t, dims, rank);
    Op *op = build_typed(b, OP_REDUCE_WINDOW, operands, 2, attrs, COUNT(attrs), &type, 1, 1);
    build_reducer(b, op->regions[0], reducer, t);
    return op_result(op, 0);
}

Op *build_sort(Builder *b, Value *const *operands, size_t n, uint32_t dim) {
    Type *types = arena_array(&b->m->arena, Type, n);
    for (size_t i = 0; i < n; i++) types[i] = operands[i]->type;
    Attr attrs[] = {attr_i64(ATTR_dimension, dim), attr_bool(ATTR_is_stable, true)};
    return build_typed(b, OP_SORT, operands, n, attrs, COUNT(attrs), types, n, 1);
}

Op *build_loop(Builder *b, Value *const *start, size_t n_state, int64_t n, Builder *out_body) {
    Type *types = arena_array(&b->m->arena, Type, n_state);
    for (size_t i = 0; i < n_state; i++) types[i] = start[i]->type;
    Attr trips = attr_i64(ATTR_trip_count, n);
    Op *loop = build_typed(b, OP_WHILE, start, n_state, &trips, 1, types, n_state, 2);
    for (uint32_t r = 0; r < 2; r++)
        for (size_t i = 0; i < n_state; i++) block_add_arg(b->m, loop->regions[r], types[i], NULL);
    Builder cond = builder_in(b, loop->regions[0]);
    Value *count = cond.block->args[0], *limit = build_splat_i64(&cond, count->type, n), *more = build_compare(&cond, count, limit, "LT");
    build_return(&cond, &more, 1);
    *out_body = builder_in(b, loop->regions[1]);
    return loop;
}
