// Reductions of matrices by reflectors, as ops of their own (codegen/stages/linalg/reduce.c), and the values of what they leave. See lapack.h.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

Narrow lapack_narrow(Builder *b, OpKind kind, Value *a) {
    Op *op = build_op(b, kind, &a, 1, NULL, 0);
    Narrow r = {.narrow = &op->results[0], .left_taus = &op->results[2]};
    r.left = matrix_turned(b, &op->results[1]);
    if (op->n_results > 3) r.right = matrix_turned(b, &op->results[3]), r.right_taus = &op->results[4];
    return r;
}

Op *lapack_of_diagonals(Builder *b, OpKind kind, Value *diagonals, uint32_t n_matrices) {
    int64_t batch = diagonals->type->dims[0], n = diagonals->type->dims[2], values[] = {batch, 1, n}, square[] = {batch, n, n};
    Type vectors = type_tensor(&b->m->types, DT_F64, square, 3);
    Type types[] = {type_tensor(&b->m->types, DT_F64, values, 3), type_tensor(&b->m->types, DT_I32, values, 2), vectors, vectors};
    return build_typed(b, kind, &diagonals, 1, NULL, 0, types, 2 + n_matrices, 0);
}
