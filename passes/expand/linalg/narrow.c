// LAPACK's reductions by reflectors that are results themselves: gehrd, to a matrix that is zero below the diagonal under its main one, by tpu.hessenberg;
// sytrd and hetrd, of a Hermitian matrix to three diagonals, by tpu.tridiagonal. The reflectors lie where the zeros are. In f64, rounded once, as in
// ir/eval/linalg/reduce.c; each sum has another order, so that results differ by a few n * epsilon of f64 times the matrix.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

static bool of_f64(const Value *given) { return given->type->dtype == DT_F64 || given->type->dtype == DT_C128; }

// Which elements are in the part of the matrix that the direction of comparison says, from `below` rows under the diagonal.
static Value *from_diagonal(Builder *b, const Value *like, const char *direction, int64_t below) {
    Value *row = lapack_iota(b, like, 1), *column = lapack_iota(b, like, 2);
    return build_compare(b, row, build_binary(b, OP_ADD, column, build_splat(b, column->type, (double)below)), direction);
}

// Info, and what is left of matrices without elements.
static bool nothing_to_do(Builder *b, Op *op) {
    uint32_t info = op->n_results - 1;
    value_replace(&op->results[info], build_splat(b, op->results[info].type, 0));
    if (op->operands[0]->type->n_elems) return false;
    value_replace(&op->results[0], op->operands[0]);
    for (uint32_t i = 1; i < info; i++) value_replace(&op->results[i], build_splat(b, op->results[i].type, 0));
    return true;
}

bool expand_gehrd(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *given = op->operands[0];
    int64_t n = matrix_dim(given, 0);
    if (expand_too_large(x, op, "rows", n, LAPACK_MOST_VECTORS)) return false;
    if (nothing_to_do(b, op)) return true;
    Value *a = lapack_flat(b, given);
    Scaled s = lapack_scaled(b, a, of_f64(given));
    Narrow h = lapack_narrow(b, OP_HESSENBERG, s.a);
    Value *r = build_select(b, from_diagonal(b, a, "GT", 1), h.left, lapack_unscaled(b, &s, h.narrow));
    lapack_result(b, op, 0, lapack_if_finite(b, &s, r));
    lapack_result(b, op, 1, lapack_if_finite(b, &s, build_slice_along(b, h.left_taus, 1, 0, n - 1)));
    return true;
}

// ---- sytrd, hetrd

// A matrix or list from its other end, or as it is.
static Value *from_end(Builder *b, Value *v, bool as_is) {
    static const int64_t dims[] = {1, 2};
    return as_is ? v : build_reverse(b, v, dims, v->type->rank - 1);
}

// One of two diagonals [B, 2, n], as a list.
static Value *diagonal(Builder *b, Value *diagonals, int64_t i) {
    int64_t n = matrix_dim(diagonals, 0), list[] = {diagonals->type->dims[0], n};
    return build_reshape(b, matrix_block(b, diagonals, i, i + 1, 0, n), list, 2);
}

// A list [B, n] in every row of a matrix like a.
static Value *in_rows(Builder *b, Value *list, const Value *a) {
    static const int64_t dims[] = {0, 2};
    return build_broadcast_as(b, lapack_real_or_complex(b, list, a), a->type, dims, 2);
}

// With the upper triangle LAPACK begins at the last column: what it does then is what it does with the lower one of the matrix whose rows and columns are
// reversed. The other triangle keeps what it had.
bool expand_sytrd(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *given = op->operands[0];
    int64_t n = matrix_dim(given, 0);
    if (expand_too_large(x, op, "rows", n, LAPACK_MOST_VECTORS)) return false;
    if (nothing_to_do(b, op)) return true;
    bool lower = custom_takes_lower(op);
    Value *a = from_end(b, lapack_flat(b, given), lower);
    Scaled s = lapack_scaled(b, lapack_mirrored(b, a, true), of_f64(given));
    Narrow t = lapack_narrow(b, OP_TRIDIAGONAL, s.a);
    Value *diagonals = lapack_unscaled(b, &s, t.narrow), *main = diagonal(b, diagonals, 0), *beside = diagonal(b, diagonals, 1);
    Value *r = build_select(b, from_diagonal(b, a, "GT", 1), t.left, in_rows(b, beside, a));
    r = lapack_if_finite(b, &s, build_select(b, from_diagonal(b, a, "EQ", 0), in_rows(b, main, a), r));
    Value *lists[] = {main, build_slice_along(b, beside, 1, 0, n - 1), build_slice_along(b, t.left_taus, 1, 0, n - 1)};
    lapack_result(b, op, 0, from_end(b, build_select(b, from_diagonal(b, a, "LT", 0), a, r), lower));
    for (uint32_t i = 0; i < 3; i++) lapack_result(b, op, 1 + i, from_end(b, lapack_if_finite(b, &s, lists[i]), lower));
    return true;
}
