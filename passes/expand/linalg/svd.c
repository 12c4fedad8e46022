// LAPACK's singular values (gesdd, gesvd). A matrix with more columns than rows is turned; one with more rows becomes R of its QR; that becomes a bidiagonal
// matrix (tpu.bidiagonal), whose singular values and vectors tpu.bidiagonal_svd finds, and all reflectors are applied to those (Golub & Van Loan, "Matrix
// Computations", 4th ed., 8.6; Chan 1982, "An improved algorithm for computing the singular value decomposition"). In f64, rounded once: values are within a
// few n * epsilon times the largest of ir/eval/linalg/svd.c, vectors as orthogonal and as near to eval's as the gaps between values let them be.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

static Value *adjoint(Builder *b, Value *v) { return matrix_turned(b, matrix_conjugate(b, v)); }

// v with rows of zeros below, and, with `full`, columns that make it square, with a unit matrix at their ends.
static Value *extended(Builder *b, Value *v, int64_t rows, bool full) {
    int64_t n = v->type->dims[1], more = rows - n, below[] = {v->type->dims[0], more, n}, right[] = {v->type->dims[0], rows, more};
    if (!more) return v;
    DType t = v->type->dtype;
    v = matrix_joined(b, v, build_splat(b, type_tensor(&b->m->types, t, below, 3), 0), 1);
    if (!full) return v;
    Value *zeros = build_splat(b, type_tensor(&b->m->types, t, right, 3), 0), *i = lapack_iota(b, zeros, 1), *j = lapack_iota(b, zeros, 2);
    j = build_binary(b, OP_ADD, j, build_splat(b, j->type, (double)n));
    Value *unit = build_select(b, build_compare(b, i, j, "EQ"), build_splat(b, zeros->type, 1), zeros);
    return matrix_joined(b, v, unit, 2);
}

typedef struct {
    Op *svd;
    Value *u, *v; // [B, m, m or n], [B, n, n], or NULL
} Parts;

// Of a with at least as many rows as columns.
static Parts of_tall(Builder *b, Value *a, bool vectors, bool full) {
    int64_t m = a->type->dims[1], n = a->type->dims[2];
    Value *q = NULL, *taus = NULL, *r = a;
    if (m > n) {
        lapack_qr(b, a, &q, &taus);
        r = matrix_block(b, q, 0, n, 0, n);
        r = build_select(b, build_compare(b, lapack_iota(b, r, 1), lapack_iota(b, r, 2), "LE"), r, build_splat(b, r->type, 0));
    }
    Narrow narrow = lapack_narrow(b, OP_BIDIAGONAL, r);
    Parts p = {.svd = lapack_of_diagonals(b, OP_BIDIAGONAL_SVD, narrow.narrow, vectors ? 2 : 0)};
    if (!vectors) return p;
    p.u = lapack_real_or_complex(b, matrix_turned(b, &p.svd->results[2]), a);
    p.u = extended(b, lapack_reflect(b, narrow.left, narrow.left_taus, p.u), m, full);
    if (q) p.u = lapack_reflect(b, lapack_unit_lower(b, q, n), taus, p.u);
    p.v = lapack_reflect(b, narrow.right, narrow.right_taus, lapack_real_or_complex(b, matrix_turned(b, &p.svd->results[3]), a));
    return p;
}

// The factors of the left vectors, for the first `n` of `columns`, 1 for the others.
static Value *phases_of(Builder *b, Value *u, int64_t n) {
    Value *left = matrix_block(b, u, 0, u->type->dims[1], 0, n);
    return lapack_phases(b, left);
}

static Value *padded_with_ones(Builder *b, Value *phases, int64_t n) {
    int64_t dims[] = {phases->type->dims[0], n - phases->type->dims[1]};
    if (!dims[1]) return phases;
    return matrix_joined(b, phases, build_splat(b, type_tensor(&b->m->types, phases->type->dtype, dims, 2), 1), 1);
}

static Value *columns_times(Builder *b, Value *v, Value *list) {
    return build_binary(b, OP_MULTIPLY, v, build_broadcast_as(b, padded_with_ones(b, list, v->type->dims[2]), v->type, (const int64_t[]){0, 2}, 2));
}

// u times its phases, and v times the same.
static void vectors_out(Builder *b, Op *op, const Scaled *s, const Parts *p, bool wide) {
    Value *left = wide ? p->v : p->u, *right = wide ? p->u : p->v;
    int64_t n = p->v->type->dims[2];
    Value *phases = phases_of(b, left, n);
    lapack_result(b, op, 2, lapack_if_finite(b, s, columns_times(b, left, phases)));
    lapack_result(b, op, 3, lapack_if_finite(b, s, adjoint(b, columns_times(b, right, phases))));
}

// No elements: no values, unit matrices as vectors.
static void of_nothing(Builder *b, Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        Type t = op->results[i].type;
        Value *v = i ? build_splat(b, t, 0) : op->operands[0];
        if ((i == 2 || i == 3) && t->n_elems) {
            Value *row = lapack_iota(b, v, t->rank - 2), *column = lapack_iota(b, v, t->rank - 1);
            v = build_select(b, build_compare(b, row, column, "EQ"), build_splat(b, t, 1), v);
        }
        value_replace(&op->results[i], v);
    }
}

bool expand_gesdd(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *given = op->operands[0];
    int64_t rows = matrix_dim(given, 1), columns = matrix_dim(given, 0), n = rows < columns ? rows : columns;
    if (expand_too_large(x, op, "rows and columns", n, LAPACK_MOST_VECTORS) || expand_too_large(x, op, "rows", rows, LAPACK_MOST_ROWS)) return false;
    if (!given->type->n_elems) {
        of_nothing(b, op);
        return true;
    }
    bool wide = rows < columns, full = custom_config_is(op, "mode", 'A');
    bool vectors = !custom_config_is(op, "mode", 'N') && (lapack_is_read(op, 2) || lapack_is_read(op, 3));
    Value *a = lapack_flat(b, given);
    Scaled s = lapack_scaled(b, wide ? adjoint(b, a) : a, given->type->dtype == DT_F64 || given->type->dtype == DT_C128);
    Parts p = of_tall(b, s.a, vectors, full);
    int64_t list[] = {a->type->dims[0], n};
    Value *values = build_reshape(b, &p.svd->results[0], list, 2);
    value_replace(&op->results[0], given);
    lapack_result(b, op, 1, lapack_if_finite(b, &s, lapack_unscaled(b, &s, values)));
    if (vectors) vectors_out(b, op, &s, &p, wide);
    for (uint32_t i = 2; !vectors && i < 4; i++) value_replace(&op->results[i], build_splat(b, op->results[i].type, 0));
    Value *failed = build_reshape(b, &p.svd->results[1], list, 1);
    lapack_result(b, op, 4, build_select(b, s.finite, failed, build_splat(b, failed->type, -4)));
    return true;
}
