// What the expansions of LAPACK's routines share: see lapack.h.
#include "passes/expand/linalg/lapack.h"

enum { LEAF_BYTES = 512 << 10 }; // of a leaf in f64, which stays in the second cache

int64_t lapack_leaf(const Value *a, int64_t n) {
    int64_t leaf = 64, column = a->type->dims[a->type->rank - 2] * (dtype_is_complex(a->type->dtype) ? 16 : 8);
    while (leaf * 32 < n || (leaf < n && 2 * leaf * column <= LEAF_BYTES)) leaf *= 2;
    return leaf;
}

Value *lapack_matrices(Builder *b, Value *a) {
    uint32_t rank = a->type->rank;
    int64_t dims[] = {1, a->type->dims[rank - 2], a->type->dims[rank - 1]};
    for (uint32_t i = 0; i + 2 < rank; i++) dims[0] *= a->type->dims[i];
    return build_reshape(b, a, dims, 3);
}

Value *lapack_flat(Builder *b, Value *a) { return build_convert(b, lapack_matrices(b, a), dtype_is_complex(a->type->dtype) ? DT_C128 : DT_F64); }

Value *lapack_size_of(Builder *b, Value *v) {
    if (!dtype_is_complex(v->type->dtype)) return build_unary(b, OP_ABS, v);
    Value *re = build_unary(b, OP_ABS, build_unary(b, OP_REAL, v)), *im = build_unary(b, OP_ABS, build_unary(b, OP_IMAG, v));
    return build_binary(b, OP_ADD, re, im);
}

Value *lapack_iota(Builder *b, const Value *like, uint32_t dim) { return build_iota(b, DT_I32, like->type, dim); }

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

// Slices of one in `dim`, which is dropped; the matrices of v and `at` go together. Indices are in range.
static Value *gather(Builder *b, Value *v, uint32_t dim, Value *at) {
    int64_t offset[MAX_RANK], sizes[MAX_RANK], along = dim, zero = 0, vector = at->type->rank, n = 0;
    uint32_t rank = v->type->rank;
    for (uint32_t i = 0; i < rank; i++) sizes[i] = i == 0 || i == dim ? 1 : v->type->dims[i];
    for (uint32_t i = 1; i < rank; i++)
        if (i != dim) offset[n] = (int64_t)at->type->rank + n, n++;
    Axes lists[GATHER_LISTS] = {[GATHER_OFFSET] = {offset, (uint32_t)n}, [GATHER_COLLAPSED] = {&along, 1}, [GATHER_OPERAND_BATCH] = {&zero, 1},
                                [GATHER_START_BATCH] = {&zero, 1},       [GATHER_START_MAP] = {&along, 1}, [GATHER_INDEX_VECTOR] = {&vector, 1}};
    return build_gather(b, v, at, lists, sizes);
}

Value *lapack_take_rows(Builder *b, Value *v, Value *rows) { return gather(b, v, 1, rows); }
