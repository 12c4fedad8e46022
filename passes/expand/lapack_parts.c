// What the expansions of LAPACK's routines share: see lapack.h.
#include "passes/expand/lapack.h"

int64_t lapack_leaf(int64_t n) {
    int64_t leaf = 64;
    while (leaf * 32 < n) leaf *= 2;
    return leaf;
}

Value *lapack_flat(Builder *b, Value *a) {
    uint32_t rank = a->type->rank;
    int64_t dims[] = {1, a->type->dims[rank - 2], a->type->dims[rank - 1]};
    for (uint32_t i = 0; i + 2 < rank; i++) dims[0] *= a->type->dims[i];
    return build_convert(b, build_reshape(b, a, dims, 3), dtype_is_complex(a->type->dtype) ? DT_C128 : DT_F64);
}

Value *lapack_size_of(Builder *b, Value *v) {
    if (!dtype_is_complex(v->type->dtype)) return build_unary(b, OP_ABS, v);
    Value *re = build_unary(b, OP_ABS, build_unary(b, OP_REAL, v)), *im = build_unary(b, OP_ABS, build_unary(b, OP_IMAG, v));
    return build_binary(b, OP_ADD, re, im);
}

Value *lapack_iota_of(Builder *b, const int64_t *dims, uint32_t rank, uint32_t dim) {
    Type t = type_tensor(&b->m->types, DT_I32, dims, rank);
    Attr a = attr_i64(ATTR_iota_dimension, dim);
    return op_result(build_typed(b, OP_IOTA, NULL, 0, &a, 1, &t, 1, 0), 0);
}

Value *lapack_iota(Builder *b, const Value *like, uint32_t dim) { return lapack_iota_of(b, like->type->dims, like->type->rank, dim); }

Value *lapack_spread(Builder *b, Value *v, const Value *like, const int64_t *dims, uint32_t n) {
    return build_broadcast(b, v, like->type->dims, like->type->rank, dims, n);
}

Value *lapack_first_of_diagonal(Builder *b, Value *holds) {
    uint32_t rank = holds->type->rank;
    int64_t dims[] = {rank - 2, rank - 1};
    Value *row = lapack_iota(b, holds, rank - 2), *column = lapack_iota(b, holds, rank - 1);
    Value *none = build_splat(b, row->type, INT32_MAX), *number = build_binary(b, OP_ADD, row, build_splat(b, row->type, 1));
    holds = build_binary(b, OP_AND, holds, build_compare(b, row, column, "EQ"));
    Value *first = build_reduce(b, OP_MINIMUM, build_select(b, holds, number, none), dims, 2, INT32_MAX);
    Value *missing = build_compare(b, first, build_splat(b, first->type, INT32_MAX), "EQ");
    return build_select(b, missing, build_splat(b, first->type, 0), first);
}

// v's shape without `dim`.
static Value *dropped(Builder *b, Value *v, uint32_t dim) {
    int64_t dims[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < v->type->rank; i++)
        if (i != dim) dims[n++] = v->type->dims[i];
    return build_reshape(b, v, dims, n);
}

Value *lapack_slice(Builder *b, Value *v, uint32_t dim, Value *at) {
    Value *operands[1 + MAX_RANK] = {v}, *zero = build_splat(b, at->type, 0);
    int64_t sizes[MAX_RANK];
    uint32_t rank = v->type->rank;
    for (uint32_t i = 0; i < rank; i++) {
        operands[1 + i] = i == dim ? at : zero;
        sizes[i] = i == dim ? 1 : v->type->dims[i];
    }
    Attr a = attr_axes(&b->m->arena, ATTR_slice_sizes, sizes, rank);
    return dropped(b, op_result(build_op(b, OP_DYNAMIC_SLICE, operands, 1 + rank, &a, 1), 0), dim);
}

Value *lapack_put(Builder *b, Value *whole, Value *v, uint32_t dim, Value *at) {
    Value *operands[2 + MAX_RANK] = {whole}, *zero = build_splat(b, at->type, 0);
    int64_t sizes[MAX_RANK];
    uint32_t rank = whole->type->rank;
    for (uint32_t i = 0; i < rank; i++) {
        operands[2 + i] = i == dim ? at : zero;
        sizes[i] = i == dim ? 1 : whole->type->dims[i];
    }
    operands[1] = build_reshape(b, v, sizes, rank);
    return op_result(build_op(b, OP_DYNAMIC_UPDATE_SLICE, operands, 2 + rank, NULL, 0), 0);
}

// Slices of one in `dim`, which is dropped; the matrices of v and `at` go together. Indices are in range.
static Value *gather(Builder *b, Value *v, uint32_t dim, Value *at) {
    int64_t offset[MAX_RANK], sizes[MAX_RANK], along = dim, zero = 0, vector = at->type->rank, n = 0;
    uint32_t rank = v->type->rank;
    for (uint32_t i = 0; i < rank; i++) sizes[i] = i == 0 || i == dim ? 1 : v->type->dims[i];
    for (uint32_t i = 1; i < rank; i++)
        if (i != dim) offset[n] = (int64_t)at->type->rank + n, n++;
    Axes lists[GATHER_LISTS] = {[GATHER_OFFSET] = {offset, (uint32_t)n},   [GATHER_COLLAPSED] = {&along, 1}, [GATHER_OPERAND_BATCH] = {&zero, 1},
                                [GATHER_START_BATCH] = {&zero, 1}, [GATHER_START_MAP] = {&along, 1}, [GATHER_INDEX_VECTOR] = {&vector, 1}};
    Attr attrs[] = {attr_lists(&b->m->arena, ATTR_gather_dimension_numbers, lists, GATHER_LISTS),
                    attr_axes(&b->m->arena, ATTR_slice_sizes, sizes, rank), attr_bool(ATTR_indices_are_sorted, false)};
    Value *operands[] = {v, at};
    return op_result(build_op(b, OP_GATHER, operands, 2, attrs, 3), 0);
}

Value *lapack_take(Builder *b, Value *v, uint32_t dim, Value *at) {
    int64_t none = 0;
    return v->type->dims[0] == 1 ? lapack_slice(b, v, dim, build_reshape(b, at, &none, 0)) : gather(b, v, dim, at);
}

Value *lapack_take_rows(Builder *b, Value *v, Value *rows) { return gather(b, v, 1, rows); }

Op *lapack_loop(Builder *b, Value *const *start, uint32_t n_state, int64_t n) {
    Module *m = b->m;
    Type *types = arena_array(&m->arena, Type, n_state);
    for (uint32_t i = 0; i < n_state; i++) types[i] = start[i]->type;
    Attr trips = attr_i64(ATTR_trip_count, n);
    Op *loop = build_typed(b, OP_WHILE, start, n_state, &trips, 1, types, n_state, 2);
    for (uint32_t r = 0; r < 2; r++)
        for (uint32_t i = 0; i < n_state; i++) block_add_arg(m, loop->regions[r], types[i], NULL);
    Builder cond = {m, loop->regions[0], NULL, b->loc};
    Value *more = build_compare(&cond, loop->regions[0]->args[0], build_splat(&cond, types[0], (double)n), "LT");
    lapack_return(&cond, &more, 1);
    return loop;
}

void lapack_return(Builder *b, Value *const *state, uint32_t n_state) { build_typed(b, OP_RETURN, state, n_state, NULL, 0, NULL, 0, 0); }
