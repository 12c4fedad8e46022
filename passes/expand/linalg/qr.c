// LAPACK's QR by reflectors (geqrf), what its reflectors make (orgqr) and do (ormqr). Columns are halved as in lu.c, Elmroth & Gustavson 2000,
// "Applying recursion to serial and parallel QR factorization leads to better performance"; a leaf of them is factored one by one in a counted
// loop, whose kernels all leaves share. k reflectors together are 1 - V T V*, with T of Schreiber & Van Loan 1989, "A storage-efficient WY
// representation": T = D (1 + S D)^-1, D the taus, S the part of V* V above its diagonal, so that T is a triangular_solve, and a tau may be 0.
// All in f64 and rounded once, as in ir/eval/linalg/lapack.c.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

#include <math.h>

typedef struct {
    Value *a, *taus; // [B, M, n], [B, n]
} Factors;

// ---- a leaf

// State of the loop: the column in the leaf, the same as a row of the matrix, the leaf turned, its taus.
enum { AT_COLUMN, AT_ROW, AT_PANEL, AT_TAUS, N_STATE };

static Value *real_of(Builder *b, Value *v) { return dtype_is_complex(v->type->dtype) ? build_unary(b, OP_REAL, v) : v; }

static Value *number_of(Builder *b, Value *re, Value *im) { return im ? build_binary(b, OP_COMPLEX, re, im) : re; }

static Value *square_of(Builder *b, Value *v) {
    Value *re = real_of(b, v), *sum = build_binary(b, OP_MULTIPLY, re, re);
    if (re == v) return sum;
    Value *im = build_unary(b, OP_IMAG, v);
    return build_binary(b, OP_ADD, sum, build_binary(b, OP_MULTIPLY, im, im));
}

// Of each column of [B, M], from `row` on: its reflector, [B] but for v and column.
typedef struct {
    Value *alpha, *beta, *tau, *none; // none: the column is a multiple of the unit vector already
    Value *v, *column;                // [B, M]: with zeros above the row and 1 at it; what the column becomes
} Reflector;

// The column's length, without overflow: the largest part is the unit.
static Value *length_of(Builder *b, Value *x, Value *taken) {
    int64_t rows = 1, matrices = 0;
    x = build_select(b, taken, x, build_splat(b, x->type, 0));
    Value *largest = build_reduce(b, OP_MAXIMUM, lapack_size_of(b, x), &rows, 1, 0);
    Value *one = build_splat(b, largest->type, 1), *is_zero = build_compare(b, largest, build_splat(b, largest->type, 0), "EQ");
    Value *is_finite = build_unary(b, OP_IS_FINITE, largest);
    Value *unit = build_select(b, is_zero, one, build_select(b, is_finite, largest, one));
    Value *scale = dtype_is_complex(x->type->dtype) ? number_of(b, unit, build_splat(b, unit->type, 0)) : unit;
    Value *squares = square_of(b, build_binary(b, OP_DIVIDE, x, build_broadcast_as(b, scale, x->type, &matrices, 1)));
    return build_binary(b, OP_MULTIPLY, build_unary(b, OP_SQRT, build_reduce(b, OP_ADD, squares, &rows, 1, 0)), unit);
}

static Reflector make_reflector(Builder *b, Value *x, Value *row) {
    int64_t rows = 1, matrices = 0;
    bool complex = dtype_is_complex(x->type->dtype);
    Reflector r = {.alpha = build_dynamic_index(b, x, 1, row)};
    Value *i = lapack_iota(b, x, 1), *at = build_broadcast_as(b, row, i->type, NULL, 0);
    Value *below = build_compare(b, i, at, "GT"), *here = build_compare(b, i, at, "EQ"), *zeros = build_splat(b, x->type, 0);
    Value *re = real_of(b, r.alpha), *im = complex ? build_unary(b, OP_IMAG, r.alpha) : NULL, *zero = build_splat(b, re->type, 0);
    Value *rest = build_reduce(b, OP_MAXIMUM, lapack_size_of(b, build_select(b, below, x, zeros)), &rows, 1, 0);
    r.none = build_compare(b, rest, zero, "EQ");
    if (complex) r.none = build_binary(b, OP_AND, r.none, build_compare(b, im, zero, "EQ"));
    Value *length = length_of(b, x, build_compare(b, i, at, "GE"));
    Value *bits = build_bitcast(b, re, DT_I64), *negative = build_compare(b, bits, build_splat(b, bits->type, 0), "LT");
    Value *beta = build_select(b, negative, length, build_unary(b, OP_NEGATE, length));
    beta = build_select(b, r.none, re, beta);
    Value *part = build_binary(b, OP_DIVIDE, build_binary(b, OP_SUBTRACT, beta, re), beta);
    Value *other = complex ? build_binary(b, OP_DIVIDE, build_unary(b, OP_NEGATE, im), beta) : NULL;
    Value *tau = number_of(b, part, other);
    r.tau = build_select(b, r.none, build_splat(b, tau->type, 0), tau);
    r.beta = number_of(b, beta, complex ? zero : NULL);
    Value *by = build_broadcast_as(b, build_binary(b, OP_SUBTRACT, r.alpha, r.beta), x->type, &matrices, 1),
          *none = build_broadcast_as(b, r.none, below->type, &matrices, 1);
    Value *scaled = build_select(b, none, x, build_binary(b, OP_DIVIDE, x, by));
    r.v = build_select(b, below, scaled, build_select(b, here, build_splat(b, x->type, 1), zeros));
    r.column = build_select(b, below, scaled, build_select(b, here, build_broadcast_as(b, r.beta, x->type, &matrices, 1), x));
    return r;
}

// The columns behind the current one less their part along v.
static Value *next_panel(Builder *b, Value *const *state, const Reflector *r) {
    static const int64_t matrix[] = {0}, column[] = {0, 1}, element[] = {0, 2};
    Value *panel = state[AT_PANEL];
    int64_t rows = 2;
    Value *across = build_broadcast_as(b, matrix_conjugate(b, r->v), panel->type, element, 2);
    Value *along = build_reduce(b, OP_ADD, build_binary(b, OP_MULTIPLY, across, panel), &rows, 1, 0); // [B, n]
    Value *tau = build_broadcast_as(b, matrix_conjugate(b, r->tau), along->type, matrix, 1);
    along = build_broadcast_as(b, build_binary(b, OP_MULTIPLY, tau, along), panel->type, column, 2);
    Value *less = build_binary(b, OP_SUBTRACT, panel, build_binary(b, OP_MULTIPLY, along, build_broadcast_as(b, r->v, panel->type, element, 2)));
    Value *i = lapack_iota(b, panel, 2), *k = lapack_iota(b, panel, 1), *c = build_broadcast_as(b, state[AT_COLUMN], k->type, NULL, 0);
    Value *is_behind = build_compare(b, k, c, "GT"), *is_column = build_compare(b, k, c, "EQ");
    Value *is_below = build_compare(b, i, build_broadcast_as(b, state[AT_ROW], i->type, NULL, 0), "GE");
    Value *some = build_broadcast_as(b, build_unary(b, OP_NOT, r->none), is_below->type, matrix, 1);
    Value *changes = build_binary(b, OP_AND, build_binary(b, OP_AND, is_behind, is_below), some);
    Value *now = build_select(b, changes, less, panel);
    return build_select(b, is_column, build_broadcast_as(b, r->column, panel->type, element, 2), now);
}

static Factors factor_leaf(Builder *at, Value *a, int64_t first_row) {
    TypeTable *t = &at->m->types;
    int64_t batch = a->type->dims[0], n = a->type->dims[2], listed[] = {batch, n}, matrix = 0;
    Value *start[N_STATE], *next[N_STATE];
    start[AT_COLUMN] = build_scalar(at, DT_I32, 0);
    start[AT_ROW] = build_scalar(at, DT_I32, (double)first_row);
    start[AT_PANEL] = matrix_turned(at, a);
    start[AT_TAUS] = build_splat(at, type_tensor(t, a->type->dtype, listed, 2), 0);
    Builder body, *b = &body;
    Op *loop = build_loop(at, start, N_STATE, n, &body);
    Value **state = body.block->args, *taus = state[AT_TAUS];
    Value *one = build_scalar(b, DT_I32, 1), *k = lapack_iota(b, taus, 1);
    Value *here = build_compare(b, k, build_broadcast_as(b, state[AT_COLUMN], k->type, NULL, 0), "EQ");
    Reflector r = make_reflector(b, build_dynamic_index(b, state[AT_PANEL], 1, state[AT_COLUMN]), state[AT_ROW]);
    next[AT_COLUMN] = build_binary(b, OP_ADD, state[AT_COLUMN], one);
    next[AT_ROW] = build_binary(b, OP_ADD, state[AT_ROW], one);
    next[AT_PANEL] = next_panel(b, state, &r);
    next[AT_TAUS] = build_select(b, here, build_broadcast_as(b, r.tau, taus->type, &matrix, 1), taus);
    build_return(b, next, N_STATE);
    return (Factors){matrix_turned(at, &loop->results[AT_PANEL]), &loop->results[AT_TAUS]};
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
    Value *wide = lapack_flat(b, a);
    Factors f = factor_columns(b, k < n ? matrix_block(b, wide, 0, rows, 0, k) : wide, 0, lapack_leaf(k));
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
