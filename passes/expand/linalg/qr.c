// LAPACK's QR by reflectors (geqrf), what its reflectors make (orgqr) and do (ormqr). Columns are halved as in lu.c, Elmroth & Gustavson 2000,
// "Applying recursion to serial and parallel QR factorization leads to better performance"; a leaf of them is tpu.qr, which most matrices are as a
// whole. k reflectors together are 1 - V T V*, with T of Schreiber & Van Loan 1989, "A storage-efficient WY representation": T = D (1 + S D)^-1, D
// the taus, S the part of V* V above its diagonal, so that T is a triangular_solve, and a tau may be 0. All in f64 and rounded once, as in
// ir/eval/linalg/lapack.c.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

typedef struct {
    Value *a, *taus; // [B, M, n], [B, n]
} Factors;

// ---- a leaf

// All columns of a, whose rows from `first` on are factored.
static Factors factor_leaf(Builder *b, Value *a, int64_t first) {
    int64_t rows = a->type->dims[1], n = a->type->dims[2];
    Value *below = first ? matrix_block(b, a, first, rows, 0, n) : a;
    Op *qr = build_op(b, OP_QR, &below, 1, NULL, 0);
    Factors f = {&qr->results[0], &qr->results[1]};
    if (first) f.a = matrix_joined(b, matrix_block(b, a, 0, first, 0, n), f.a, 1);
    return f;
}

// ---- reflectors together

static Value *unit_matrix(Builder *b, const Value *like) {
    Value *i = lapack_iota(b, like, 1), *j = lapack_iota(b, like, 2), *one = build_splat(b, like->type, 1), *zero = build_splat(b, like->type, 0);
    return build_select(b, build_compare(b, i, j, "EQ"), one, zero);
}

// V of the first k columns of a, whose first reflector begins in its first row.
static Value *reflectors_of(Builder *b, Value *a, int64_t k) {
    Value *v = matrix_block(b, a, 0, a->type->dims[1], 0, k), *i = lapack_iota(b, v, 1), *j = lapack_iota(b, v, 2);
    Value *below = build_compare(b, i, j, "GT");
    return build_select(b, below, v, unit_matrix(b, v));
}

// T y, or T* y.
static Value *times_t(Builder *b, Value *v, Value *taus, Value *y, bool adjoint) {
    static const int64_t row[] = {0, 1}, column[] = {0, 2};
    Value *s = matrix_product(b, v, true, true, v);
    s = build_binary(b, OP_MULTIPLY, s, build_broadcast_as(b, taus, s->type, column, 2));
    Triangle t = {.unit = true, .turned = adjoint, .adjoint = adjoint};
    Value *d = build_broadcast_as(b, adjoint ? matrix_conjugate(b, taus) : taus, y->type, row, 2);
    if (adjoint) return matrix_solve(b, s, build_binary(b, OP_MULTIPLY, d, y), t);
    return build_binary(b, OP_MULTIPLY, d, matrix_solve(b, s, y, t));
}

// Q c, or Q* c.
static Value *apply(Builder *b, Value *v, Value *taus, Value *c, bool adjoint) {
    Value *y = times_t(b, v, taus, matrix_product(b, v, true, true, c), adjoint);
    return build_binary(b, OP_SUBTRACT, c, matrix_product(b, v, false, false, y));
}

// Columns behind those of `left`, whose rows from `first` on were factored.
static Value *apply_beside(Builder *b, const Factors *left, Value *right, int64_t first) {
    int64_t rows = right->type->dims[1], n = right->type->dims[2], h = left->a->type->dims[2];
    Value *v = reflectors_of(b, matrix_block(b, left->a, first, rows, 0, h), h);
    Value *now = apply(b, v, left->taus, matrix_block(b, right, first, rows, 0, n), true);
    return first ? matrix_joined(b, matrix_block(b, right, 0, first, 0, n), now, 1) : now;
}

// All columns of a, with its rows from `first` on, of which there are as many at least.
static Factors factor_columns(Builder *b, Value *a, int64_t first, int64_t leaf) {
    int64_t rows = a->type->dims[1], n = a->type->dims[2], h = leaf;
    if (n <= leaf) return factor_leaf(b, a, first);
    while (h * 2 < n) h *= 2;
    Factors left = factor_columns(b, matrix_block(b, a, 0, rows, 0, h), first, leaf);
    Factors right = factor_columns(b, apply_beside(b, &left, matrix_block(b, a, 0, rows, h, n), first), first + h, leaf);
    Value *joined = matrix_joined(b, left.a, right.a, 2);
    return (Factors){joined, matrix_joined(b, left.taus, right.taus, 1)};
}

// ---- for eigenvalues and singular values

Value *lapack_reflect(Builder *b, Value *v, Value *taus, Value *c) { return apply(b, v, taus, c, false); }

Value *lapack_unit_lower(Builder *b, Value *a, int64_t k) { return reflectors_of(b, a, k); }

void lapack_qr(Builder *b, Value *a, Value **out_a, Value **out_taus) {
    Factors f = factor_columns(b, a, 0, lapack_leaf(a, a->type->dims[2]));
    *out_a = f.a, *out_taus = f.taus;
}

// ---- the routines

static Value *as_result(Builder *b, Value *v, const Value *result) {
    Type t = result->type;
    return build_reshape_as(b, build_convert(b, v, t->dtype), t);
}

bool expand_geqrf(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *a = op->operands[0];
    int64_t rows = matrix_dim(a, 1), n = matrix_dim(a, 0), k = rows < n ? rows : n;
    if (expand_too_large(x, op, "rows and columns", k, LAPACK_MOST_ROWS)) return false;
    if (!a->type->n_elems) {
        value_replace(&op->results[0], a);
        value_replace(&op->results[1], build_splat(b, op->results[1].type, 0));
        return true;
    }
    int64_t leaf = lapack_leaf(a, k);
    Value *wide = k == n && n <= leaf ? lapack_matrices(b, a) : lapack_flat(b, a);
    Factors f = factor_columns(b, k < n ? matrix_block(b, wide, 0, rows, 0, k) : wide, 0, leaf);
    if (k < n) f.a = matrix_joined(b, f.a, apply_beside(b, &f, matrix_block(b, wide, 0, rows, k, n), 0), 2);
    value_replace(&op->results[0], as_result(b, f.a, &op->results[0]));
    value_replace(&op->results[1], as_result(b, f.taus, &op->results[1]));
    return true;
}

static Value *flat_taus(Builder *b, Value *taus, const Value *wide, int64_t k) {
    int64_t dims[] = {wide->type->dims[0], k};
    return build_convert(b, build_reshape(b, taus, dims, 2), wide->type->dtype);
}

// Q's first columns are those of 1 - V T V*, where V* begins with V's first rows.
bool expand_orgqr(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *a = op->operands[0], *taus = op->operands[1];
    int64_t k = matrix_dim(taus, 0), n = matrix_dim(a, 0);
    if (expand_too_large(x, op, "reflectors", k, LAPACK_MOST_ROWS)) return false;
    if (!a->type->n_elems) {
        value_replace(&op->results[0], a);
        return true;
    }
    Value *wide = lapack_flat(b, a), *q = unit_matrix(b, wide);
    if (k) {
        Value *v = reflectors_of(b, wide, k), *y = matrix_turned(b, matrix_conjugate(b, matrix_block(b, v, 0, n, 0, k)));
        y = times_t(b, v, flat_taus(b, taus, wide, k), y, false);
        q = build_binary(b, OP_SUBTRACT, q, matrix_product(b, v, false, false, y));
    }
    value_replace(&op->results[0], as_result(b, q, &op->results[0]));
    return true;
}

// c Q is (Q* c*)*.
bool expand_ormqr(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *a = op->operands[0], *taus = op->operands[1], *c = op->operands[2];
    int64_t k = matrix_dim(taus, 0), left = 0, transpose = 0;
    custom_config(op, "left", &left);
    custom_config(op, "transpose", &transpose);
    if (expand_too_large(x, op, "reflectors", k, LAPACK_MOST_ROWS)) return false;
    if (!k || !c->type->n_elems) {
        value_replace(&op->results[0], c);
        return true;
    }
    Value *v = reflectors_of(b, lapack_flat(b, a), k), *wide = lapack_flat(b, c);
    if (!left) wide = matrix_turned(b, matrix_conjugate(b, wide));
    wide = apply(b, v, flat_taus(b, taus, v, k), wide, (transpose != 0) == (left != 0));
    if (!left) wide = matrix_turned(b, matrix_conjugate(b, wide));
    value_replace(&op->results[0], as_result(b, wide, &op->results[0]));
    return true;
}
