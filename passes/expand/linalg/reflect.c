// Reductions of matrices to narrow ones by reflectors, column after column in counted loops whose bodies are ops, so that batches, complex numbers, vectors and
// cores need nothing of their own: to a tridiagonal one (Golub & Van Loan, "Matrix Computations", 4th ed., 8.3.1), as LAPACK's sytrd does with the lower
// triangle, and to a bidiagonal one (5.4.8), as gebrd does. A round takes two products of a matrix with a vector and one change of rank two. In f64: see
// lapack.h.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

static const int64_t each[] = {0};

// ---- numbers, one a matrix, and lists of them

static Value *scalar_like(Builder *b, const Value *v, double x) { return build_splat(b, v->type, x); }
static Value *is_complex_zero(Builder *b, Value *v) { return build_compare(b, v, scalar_like(b, v, 0), "EQ"); }

static Value *from_parts(Builder *b, Value *re, Value *im) { return im ? build_binary(b, OP_COMPLEX, re, im) : re; }

static Value *over_list(Builder *b, Value *x, const Value *list) { // x[B] for each element of list [B, n]
    return build_broadcast_as(b, x, list->type, each, 1);
}

static Value *squares(Builder *b, Value *x) {
    if (!dtype_is_complex(x->type->dtype)) return build_binary(b, OP_MULTIPLY, x, x);
    Value *re = build_unary(b, OP_REAL, x), *im = build_unary(b, OP_IMAG, x);
    return build_binary(b, OP_ADD, build_binary(b, OP_MULTIPLY, re, re), build_binary(b, OP_MULTIPLY, im, im));
}

static Value *sum_of(Builder *b, Value *list) {
    int64_t along = 1;
    return build_reduce(b, OP_ADD, list, &along, 1, 0);
}

// The element of a list that is picked.
static Value *picked_of(Builder *b, Value *picked, Value *list) { return sum_of(b, build_select(b, picked, list, scalar_like(b, list, 0))); }

Value *lapack_times(Builder *b, Value *a, Value *v, bool adjoint) {
    int64_t column[] = {v->type->dims[0], v->type->dims[1], 1}, list[] = {v->type->dims[0], a->type->dims[adjoint ? 2 : 1]};
    Value *product = matrix_product(b, a, adjoint, adjoint, build_reshape(b, v, column, 3));
    return build_reshape(b, product, list, 2);
}

// ---- a reflector

Reflector lapack_reflector(Builder *b, Value *x, Value *at) {
    bool complex = dtype_is_complex(x->type->dtype);
    Value *i = lapack_iota(b, x, 1), *place = build_broadcast_as(b, at, i->type, NULL, 0), *nothing = scalar_like(b, x, 0);
    Value *is_first = build_compare(b, i, place, "EQ"), *below = build_select(b, build_compare(b, i, place, "GT"), x, nothing);
    Value *alpha = picked_of(b, is_first, x), *re = complex ? build_unary(b, OP_REAL, alpha) : alpha, *im = complex ? build_unary(b, OP_IMAG, alpha) : NULL;
    Value *rest = sum_of(b, squares(b, below)), *whole = build_binary(b, OP_ADD, squares(b, alpha), rest), *zero = scalar_like(b, re, 0);
    Value *none = build_compare(b, rest, zero, "EQ");
    if (im) none = build_binary(b, OP_AND, none, build_compare(b, im, zero, "EQ"));
    Value *length = build_unary(b, OP_SQRT, whole), *minus = build_unary(b, OP_NEGATE, length);
    Reflector r = {.beta = build_select(b, none, re, build_select(b, build_compare(b, re, zero, "LT"), length, minus))};
    Value *by = build_select(b, none, scalar_like(b, re, 1), r.beta);
    Value *tau = build_select(b, none, zero, build_binary(b, OP_DIVIDE, build_binary(b, OP_SUBTRACT, r.beta, re), by));
    r.tau = from_parts(b, tau, im ? build_unary(b, OP_NEGATE, build_binary(b, OP_DIVIDE, im, by)) : NULL);
    Value *away = from_parts(b, build_binary(b, OP_SUBTRACT, re, r.beta), im), *one = scalar_like(b, away, 1);
    Value *scaled = build_binary(b, OP_DIVIDE, below, over_list(b, build_select(b, is_complex_zero(b, away), one, away), below));
    r.v = build_select(b, is_first, scalar_like(b, x, 1), scaled);
    return r;
}

static Value *side_by_side(Builder *b, Value *x, Value *y) {
    int64_t row[] = {x->type->dims[0], 1, x->type->dims[1]};
    Value *first = build_reshape(b, x, row, 3), *second = build_reshape(b, y, row, 3);
    return matrix_joined(b, first, second, 1);
}

// a less x y* and z u*
static Value *less_outer(Builder *b, Value *a, Value *x, Value *y, Value *z, Value *u) {
    Value *left = side_by_side(b, x, z), *right = side_by_side(b, matrix_conjugate(b, y), matrix_conjugate(b, u));
    return build_binary(b, OP_SUBTRACT, a, matrix_product(b, left, true, false, right));
}

static Value *product_with(Builder *b, Value *x, Value *list) { return build_binary(b, OP_MULTIPLY, over_list(b, x, list), list); }

static Value *zeros_of(Builder *b, DType t, const int64_t *dims, uint32_t rank) { return build_splat(b, type_tensor(&b->m->types, t, dims, rank), 0); }

static void count_round(Builder *b, Value *const *state, Value **next) { next[0] = build_binary(b, OP_ADD, state[0], build_scalar(b, DT_I32, 1)); }

// ---- to a tridiagonal matrix

enum { ROUND, MATRIX, VECTORS, TAUS, BESIDE, N_TRIDIAGONAL };

// H* A H = A - v w* - w v*, with w = tau p - |tau|^2 (v* p) v / 2, p = A v.
static void tridiagonal_round(Builder *b, Value *const *state) {
    Value *next[N_TRIDIAGONAL], *k = state[ROUND], *a = state[MATRIX], *after = build_binary(b, OP_ADD, k, build_scalar(b, DT_I32, 1));
    Reflector r = lapack_reflector(b, matrix_conjugate(b, build_dynamic_index(b, a, 1, k)), after);
    Value *p = product_with(b, r.tau, lapack_times(b, a, r.v, false));
    Value *inside = sum_of(b, build_binary(b, OP_MULTIPLY, matrix_conjugate(b, r.v), p));
    inside = build_binary(b, OP_MULTIPLY, inside, matrix_conjugate(b, r.tau));
    inside = build_binary(b, OP_MULTIPLY, inside, scalar_like(b, inside, 0.5));
    Value *w = build_binary(b, OP_SUBTRACT, p, product_with(b, inside, r.v)), *i = lapack_iota(b, w, 1);
    w = build_select(b, build_compare(b, i, build_broadcast_as(b, k, i->type, NULL, 0), "GT"), w, scalar_like(b, w, 0));
    count_round(b, state, next);
    next[MATRIX] = less_outer(b, a, r.v, w, w, r.v);
    next[VECTORS] = build_dynamic_update_index(b, state[VECTORS], r.v, 1, k);
    next[TAUS] = build_dynamic_update_index(b, state[TAUS], r.tau, 1, k);
    next[BESIDE] = build_dynamic_update_index(b, state[BESIDE], r.beta, 1, k);
    build_return(b, next, N_TRIDIAGONAL);
}

static Value *diagonal_of(Builder *b, Value *a) {
    int64_t along = 2;
    Value *re = dtype_is_complex(a->type->dtype) ? build_unary(b, OP_REAL, a) : a;
    Value *on = build_compare(b, lapack_iota(b, a, 1), lapack_iota(b, a, 2), "EQ");
    return build_reduce(b, OP_ADD, build_select(b, on, re, scalar_like(b, re, 0)), &along, 1, 0);
}

// d and e, [B, n] each, as [B, 2, n].
static Value *two_diagonals(Builder *b, Value *d, Value *e) {
    int64_t dims[] = {d->type->dims[0], 1, d->type->dims[1]};
    Value *first = build_reshape(b, d, dims, 3), *second = build_reshape(b, e, dims, 3);
    return matrix_joined(b, first, second, 1);
}

Narrow lapack_tridiagonal(Builder *b, Value *a) {
    int64_t n = a->type->dims[2], list[] = {a->type->dims[0], n};
    DType wide = a->type->dtype;
    Value *state[] = {build_scalar(b, DT_I32, 0), a, build_splat(b, a->type, 0), zeros_of(b, wide, list, 2), zeros_of(b, DT_F64, list, 2)};
    if (n > 1) {
        Builder body;
        Op *loop = build_loop(b, state, N_TRIDIAGONAL, n - 1, &body);
        tridiagonal_round(&body, body.block->args);
        for (uint32_t i = 0; i < N_TRIDIAGONAL; i++) state[i] = &loop->results[i];
    }
    Narrow r = {.diagonals = two_diagonals(b, diagonal_of(b, state[MATRIX]), state[BESIDE]), .left_taus = state[TAUS]};
    r.left = matrix_turned(b, state[VECTORS]);
    return r;
}

// ---- to an upper bidiagonal matrix

enum { B_ROUND, B_MATRIX, B_LEFT, B_LEFT_TAUS, B_RIGHT, B_RIGHT_TAUS, B_MAIN, B_ABOVE, N_BIDIAGONAL };

// H* A G = A - conj(tau) v z - theta y u*: z = v* A, y = A u less what H takes from it; u from row k as H leaves it.
static void bidiagonal_round(Builder *b, Value *const *state) {
    Value *next[N_BIDIAGONAL], *k = state[B_ROUND], *a = state[B_MATRIX], *after = build_binary(b, OP_ADD, k, build_scalar(b, DT_I32, 1));
    Reflector left = lapack_reflector(b, build_dynamic_index(b, a, 2, k), k);
    Value *z = matrix_conjugate(b, lapack_times(b, a, left.v, true)), *i = lapack_iota(b, z, 1);
    z = product_with(b, matrix_conjugate(b, left.tau), z);
    z = build_select(b, build_compare(b, i, build_broadcast_as(b, k, i->type, NULL, 0), "GT"), z, scalar_like(b, z, 0));
    Reflector right = lapack_reflector(b, matrix_conjugate(b, build_binary(b, OP_SUBTRACT, build_dynamic_index(b, a, 1, k), z)), after);
    Value *taken = product_with(b, sum_of(b, build_binary(b, OP_MULTIPLY, z, right.v)), left.v);
    Value *y = product_with(b, right.tau, build_binary(b, OP_SUBTRACT, lapack_times(b, a, right.v, false), taken));
    count_round(b, state, next);
    next[B_MATRIX] = less_outer(b, a, left.v, matrix_conjugate(b, z), y, right.v);
    next[B_LEFT] = build_dynamic_update_index(b, state[B_LEFT], left.v, 1, k);
    next[B_LEFT_TAUS] = build_dynamic_update_index(b, state[B_LEFT_TAUS], left.tau, 1, k);
    next[B_RIGHT] = build_dynamic_update_index(b, state[B_RIGHT], right.v, 1, k);
    next[B_RIGHT_TAUS] = build_dynamic_update_index(b, state[B_RIGHT_TAUS], right.tau, 1, k);
    next[B_MAIN] = build_dynamic_update_index(b, state[B_MAIN], left.beta, 1, k);
    next[B_ABOVE] = build_dynamic_update_index(b, state[B_ABOVE], right.beta, 1, k);
    build_return(b, next, N_BIDIAGONAL);
}

Narrow lapack_bidiagonal(Builder *b, Value *a) {
    int64_t n = a->type->dims[2], list[] = {a->type->dims[0], n};
    Value *vectors = build_splat(b, a->type, 0), *taus = zeros_of(b, a->type->dtype, list, 2), *reals = zeros_of(b, DT_F64, list, 2);
    Value *state[] = {build_scalar(b, DT_I32, 0), a, vectors, taus, vectors, taus, reals, reals};
    Builder body;
    Op *loop = build_loop(b, state, N_BIDIAGONAL, n, &body);
    bidiagonal_round(&body, body.block->args);
    Narrow r = {.diagonals = two_diagonals(b, &loop->results[B_MAIN], &loop->results[B_ABOVE])};
    r.left = matrix_turned(b, &loop->results[B_LEFT]), r.left_taus = &loop->results[B_LEFT_TAUS];
    r.right = matrix_turned(b, &loop->results[B_RIGHT]), r.right_taus = &loop->results[B_RIGHT_TAUS];
    return r;
}

// ---- the values of two diagonals

Op *lapack_of_diagonals(Builder *b, OpKind kind, Value *diagonals, uint32_t n_matrices) {
    int64_t batch = diagonals->type->dims[0], n = diagonals->type->dims[2], values[] = {batch, 1, n}, square[] = {batch, n, n};
    Type vectors = type_tensor(&b->m->types, DT_F64, square, 3);
    Type types[] = {type_tensor(&b->m->types, DT_F64, values, 3), type_tensor(&b->m->types, DT_I32, values, 2), vectors, vectors};
    return build_typed(b, kind, &diagonals, 1, NULL, 0, types, 2 + n_matrices, 0);
}
