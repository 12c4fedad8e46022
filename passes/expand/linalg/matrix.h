// Parts of matrices for the expansions of linear algebra: the last two dimensions of a value are rows and columns, those before number matrices.
#ifndef TPUCC_PASSES_EXPAND_MATRIX_H
#define TPUCC_PASSES_EXPAND_MATRIX_H

#include "ir/builder/build.h"

static inline int64_t matrix_dim(const Value *v, uint32_t from_last) { return v->type->dims[v->type->rank - 1 - from_last]; }

// Rows [r0, r1), columns [c0, c1) of every matrix.
Value *matrix_block(Builder *b, Value *v, int64_t r0, int64_t r1, int64_t c0, int64_t c1);
Value *matrix_turned(Builder *b, Value *v);                         // its transpose
Value *matrix_joined(Builder *b, Value *x, Value *y, uint32_t dim); // y behind x along dim
Value *matrix_conjugate(Builder *b, Value *v);                      // v itself if it is real
Value *matrix_cholesky(Builder *b, Value *a, bool lower);
// op(x) y: x itself, its transpose, its conjugate or both. Of complex numbers as products of real ones.
Value *matrix_product(Builder *b, Value *x, bool x_turned, bool x_conjugate, Value *y);

typedef struct {
    bool lower, unit, turned, adjoint; // adjoint: turned and conjugate
} Triangle;

// What op(a) has to be multiplied with to give v: stablehlo.triangular_solve from the left.
Value *matrix_solve(Builder *b, Value *a, Value *v, Triangle t);

#endif
