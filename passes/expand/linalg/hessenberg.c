// LAPACK's reduction to a matrix that is zero below the diagonal under its main one (gehrd), by tpu.hessenberg; the reflectors lie where the zeros are. In f64,
// rounded once, as in ir/eval/linalg/reduce.c; each sum has another order, so that results differ by a few n * epsilon of f64 times the matrix.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

bool expand_gehrd(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *given = op->operands[0];
    int64_t n = matrix_dim(given, 0);
    if (expand_too_large(x, op, "rows", n, LAPACK_MOST_VECTORS)) return false;
    value_replace(&op->results[2], build_splat(b, op->results[2].type, 0));
    if (!given->type->n_elems) {
        value_replace(&op->results[0], given);
        value_replace(&op->results[1], build_splat(b, op->results[1].type, 0));
        return true;
    }
    Value *a = lapack_flat(b, given);
    Scaled s = lapack_scaled(b, a, given->type->dtype == DT_F64 || given->type->dtype == DT_C128);
    Narrow h = lapack_narrow(b, OP_HESSENBERG, s.a);
    Value *row = lapack_iota(b, a, 1), *column = lapack_iota(b, a, 2), *below = build_binary(b, OP_ADD, column, build_splat(b, column->type, 1));
    Value *r = build_select(b, build_compare(b, row, below, "GT"), h.left, lapack_unscaled(b, &s, h.narrow));
    lapack_result(b, op, 0, lapack_if_finite(b, &s, r));
    lapack_result(b, op, 1, lapack_if_finite(b, &s, build_slice_along(b, h.left_taus, 1, 0, n - 1)));
    return true;
}
