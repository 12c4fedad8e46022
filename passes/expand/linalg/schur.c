// LAPACK's Schur form (gees) and eigenvalues and vectors of any matrix (geev): a matrix becomes a Hessenberg one by reflectors (tpu.hessenberg), which
// tpu.schur iterates on; eigenvectors are those of a triangular matrix (tpu.triangular_vectors) times Z. In f64, rounded once, by the steps of
// ir/eval/linalg/schur.c and eig.c: residuals are within a few n * epsilon of f64 times the matrix; how near eigenvalues come to eval's is a matter of their
// conditions.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

#include <math.h>

static Value *splat_like(Builder *b, const Value *v, double x) { return build_splat(b, v->type, x); }

typedef struct {
    Scaled s;
    Value *t, *z, *re, *im, *failed; // [B, n, n], [B, n, n] or NULL, [B, n], [B, n] or NULL, [B]
} Form;

// The elements of v that lie `by` columns right of the diagonal (left: below 0), one a row, 0 where there is none. v is real.
static Value *diagonal_of(Builder *b, Value *v, int64_t by) {
    int64_t along = 2;
    Value *row = lapack_iota(b, v, 1), *column = lapack_iota(b, v, 2), *there = build_binary(b, OP_ADD, row, splat_like(b, row, (double)by));
    Value *on = build_select(b, build_compare(b, column, there, "EQ"), v, splat_like(b, v, 0));
    return build_reduce(b, OP_ADD, on, &along, 1, 0);
}

// What a pair's first row has: the square root of what is beside the diagonal times what is below it, else 0; and so for each pair's second row, negative.
static Value *imaginary_parts(Builder *b, Value *t) {
    Value *above = diagonal_of(b, t, 1), *below = diagonal_of(b, matrix_turned(b, t), 1), *over = diagonal_of(b, matrix_turned(b, t), -1),
          *left = diagonal_of(b, t, -1);
    Value *parts[2];
    Value *pairs[2][2] = {{above, below}, {over, left}};
    for (int i = 0; i < 2; i++) {
        Value *x = build_unary(b, OP_SQRT, build_unary(b, OP_ABS, pairs[i][0])), *y = build_unary(b, OP_SQRT, build_unary(b, OP_ABS, pairs[i][1]));
        parts[i] = build_binary(b, OP_MULTIPLY, x, y);
    }
    Value *is_pair = build_compare(b, below, splat_like(b, below, 0), "NE"), *is_second = build_compare(b, left, splat_like(b, left, 0), "NE");
    Value *second = build_select(b, is_second, build_unary(b, OP_NEGATE, parts[1]), splat_like(b, above, 0));
    return build_select(b, is_pair, parts[0], second);
}

// Columns of z times their phases, and t as they then have it.
static void settle_phases(Builder *b, Form *f) {
    Value *phases = lapack_phases(b, f->z);
    Value *columns = build_broadcast_as(b, phases, f->z->type, (const int64_t[]){0, 2}, 2);
    Value *rows = build_broadcast_as(b, matrix_conjugate(b, phases), f->z->type, (const int64_t[]){0, 1}, 2);
    f->z = build_binary(b, OP_MULTIPLY, f->z, columns);
    f->t = build_binary(b, OP_MULTIPLY, build_binary(b, OP_MULTIPLY, f->t, columns), rows);
}

static Form form_of(Builder *b, Value *given, bool vectors) {
    int64_t list[] = {0};
    bool complex = dtype_is_complex(given->type->dtype);
    Form f = {.s = lapack_scaled(b, lapack_flat(b, given), dtype_bytes(given->type->dtype) == (complex ? 16 : 8))};
    list[0] = f.s.a->type->dims[0];
    Narrow h = lapack_narrow(b, OP_HESSENBERG, f.s.a);
    int64_t dims[] = {list[0], 1};
    Type t = f.s.a->type, types[] = {t, type_tensor(&b->m->types, DT_I32, dims, 2), t};
    Op *schur = build_typed(b, OP_SCHUR, &h.narrow, 1, NULL, 0, types, vectors ? 3 : 2, 0);
    f.t = &schur->results[0];
    f.failed = build_reshape(b, &schur->results[1], list, 1);
    if (vectors) f.z = lapack_reflect(b, h.left, h.left_taus, matrix_turned(b, &schur->results[2])), settle_phases(b, &f);
    f.re = diagonal_of(b, complex ? build_unary(b, OP_REAL, f.t) : f.t, 0);
    f.im = complex ? diagonal_of(b, build_unary(b, OP_IMAG, f.t), 0) : imaginary_parts(b, f.t);
    return f;
}

static uint32_t values_out(Builder *b, Op *op, uint32_t first, const Form *f, bool complex) {
    Value *re = lapack_if_finite(b, &f->s, lapack_unscaled(b, &f->s, f->re)), *im = lapack_if_finite(b, &f->s, lapack_unscaled(b, &f->s, f->im));
    lapack_result(b, op, first, complex ? build_binary(b, OP_COMPLEX, re, im) : re);
    if (complex) return first + 1;
    lapack_result(b, op, first + 1, im);
    return first + 2;
}

static void info_out(Builder *b, Op *op, uint32_t i, const Form *f, double otherwise) {
    lapack_result(b, op, i, build_select(b, f->s.finite, f->failed, splat_like(b, f->failed, otherwise)));
}

static bool of_nothing(Builder *b, Op *op) {
    if (op->operands[0]->type->n_elems) return false;
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], build_splat(b, op->results[i].type, 0));
    return true;
}

bool expand_gees(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *given = op->operands[0];
    bool vectors = lapack_is_read(op, 0) || lapack_is_read(op, 1), given_vectors = custom_config_is(op, "mode", 'V');
    if (expand_too_large(x, op, "rows", matrix_dim(given, 0), LAPACK_MOST_VECTORS)) return false;
    if (of_nothing(b, op)) return true;
    Form f = form_of(b, given, vectors);
    lapack_result(b, op, 0, lapack_if_finite(b, &f.s, lapack_unscaled(b, &f.s, f.t)));
    if (vectors && given_vectors) lapack_result(b, op, 1, lapack_if_finite(b, &f.s, f.z));
    else value_replace(&op->results[1], build_splat(b, op->results[1].type, 0));
    uint32_t next = values_out(b, op, 2, &f, dtype_is_complex(given->type->dtype));
    value_replace(&op->results[next], build_splat(b, op->results[next].type, 0));
    info_out(b, op, next + 1, &f, 1);
    return true;
}

// ---- eigenvectors

// v with its columns (`dim` 2) or rows moved by one, zeros behind.
static Value *moved(Builder *b, Value *v, uint32_t dim, bool back) {
    int64_t n = v->type->dims[dim], dims[] = {v->type->dims[0], v->type->dims[1], v->type->dims[2]};
    dims[dim] = 1;
    Value *zeros = build_splat(b, type_tensor(&b->m->types, v->type->dtype, dims, 3), 0);
    if (n == 1) return zeros;
    Value *kept = back ? build_slice_along(b, v, dim, 1, n) : build_slice_along(b, v, dim, 0, n - 1);
    return back ? matrix_joined(b, kept, zeros, dim) : matrix_joined(b, zeros, kept, dim);
}

// Real blocks of two become triangular by columns (above, i apart) / r and (i apart, above) / r of each. What a row or column keeps, and what it takes from its
// partner.
typedef struct {
    Value *keeps, *takes, *is_second; // [B, n] complex, complex, i1
} Blocks;

static Blocks blocks_of(Builder *b, const Form *f) {
    Value *zero = splat_like(b, f->im, 0), *one = splat_like(b, f->im, 1), *apart = build_unary(b, OP_ABS, f->im);
    Value *own = diagonal_of(b, f->t, 1), *other = diagonal_of(b, matrix_turned(b, f->t), -1); // above, of the row's own block; of the block that ends with it
    Blocks r = {.is_second = build_compare(b, f->im, zero, "LT")};
    Value *is_pair = build_compare(b, f->im, zero, "NE"), *above = build_select(b, r.is_second, other, own);
    Value *larger = build_select(b, is_pair, build_binary(b, OP_MAXIMUM, build_unary(b, OP_ABS, above), apart), one); // whose square might vanish
    Value *x = build_binary(b, OP_DIVIDE, above, larger), *y = build_binary(b, OP_DIVIDE, apart, larger);
    Value *square = build_binary(b, OP_ADD, build_binary(b, OP_MULTIPLY, x, x), build_binary(b, OP_MULTIPLY, y, y));
    Value *length = build_select(b, is_pair, build_unary(b, OP_SQRT, square), one);
    r.keeps = build_binary(b, OP_COMPLEX, build_select(b, is_pair, build_binary(b, OP_DIVIDE, x, length), one), zero);
    r.takes = build_binary(b, OP_COMPLEX, zero, build_select(b, is_pair, build_binary(b, OP_DIVIDE, y, length), zero));
    return r;
}

// Columns (dim 2) or rows of v, each with its partner's share.
static Value *mixed(Builder *b, Value *v, const Blocks *k, uint32_t dim, bool conjugate) {
    const int64_t along[] = {0, dim};
    Value *keeps = build_broadcast_as(b, k->keeps, v->type, along, 2),
          *takes = build_broadcast_as(b, conjugate ? matrix_conjugate(b, k->takes) : k->takes, v->type, along, 2);
    Value *before = moved(b, v, dim, false), *behind = moved(b, v, dim, true);
    Value *is_second = build_broadcast(b, k->is_second, v->type->dims, 3, along, 2), *partner = build_select(b, is_second, before, behind);
    return build_binary(b, OP_ADD, build_binary(b, OP_MULTIPLY, v, keeps), build_binary(b, OP_MULTIPLY, partner, takes));
}

static Value *as_complex(Builder *b, Value *v) { return dtype_is_complex(v->type->dtype) ? v : build_binary(b, OP_COMPLEX, v, splat_like(b, v, 0)); }

// t upper triangular, its eigenvalues exactly those that are given; z with it.
static void make_triangular(Builder *b, const Form *f, bool real, Value **t, Value **z) {
    *t = as_complex(b, f->t), *z = as_complex(b, f->z);
    if (!real) return;
    Blocks k = blocks_of(b, f);
    Value *between = mixed(b, *t, &k, 2, false);
    *t = mixed(b, between, &k, 1, true);
    *z = mixed(b, *z, &k, 2, false);
    Value *row = lapack_iota(b, *t, 1), *column = lapack_iota(b, *t, 2), *values = build_binary(b, OP_COMPLEX, f->re, f->im);
    Value *on = build_broadcast_as(b, values, (*t)->type, (const int64_t[]){0, 1}, 2), *zeros = splat_like(b, *t, 0);
    *t = build_select(b, build_compare(b, row, column, "EQ"), on, build_select(b, build_compare(b, row, column, "LT"), *t, zeros));
}

// Of length 1, the largest element real and positive.
static Value *normalized(Builder *b, Value *v) {
    static const int64_t rows[] = {1}, columns[] = {0, 2};
    Value *size = build_unary(b, OP_ABS, v), *largest = build_reduce(b, OP_MAXIMUM, size, rows, 1, 0), *i = lapack_iota(b, v, 1);
    Value *share = build_binary(b, OP_DIVIDE, size, build_broadcast_as(b, largest, size->type, columns, 2)); // of lengths that might overflow when squared
    Value *length = build_unary(b, OP_SQRT, build_reduce(b, OP_ADD, build_binary(b, OP_MULTIPLY, share, share), rows, 1, 0));
    Value *large = build_compare(b, share, splat_like(b, share, LARGEST_SHARE), "GE");
    Value *first = build_reduce(b, OP_MINIMUM, build_select(b, large, i, splat_like(b, i, INT32_MAX)), rows, 1, INT32_MAX);
    Value *is_first = build_compare(b, i, build_broadcast_as(b, first, i->type, columns, 2), "EQ");
    Value *x = build_reduce(b, OP_ADD, build_select(b, is_first, v, splat_like(b, v, 0)), rows, 1, 0), *modulus = build_unary(b, OP_ABS, x);
    Value *phase = build_binary(b, OP_DIVIDE, matrix_conjugate(b, x), build_binary(b, OP_COMPLEX, modulus, splat_like(b, modulus, 0)));
    Value *by = build_binary(b, OP_MULTIPLY, length, largest);
    phase = build_binary(b, OP_DIVIDE, phase, build_binary(b, OP_COMPLEX, by, splat_like(b, by, 0)));
    return build_binary(b, OP_MULTIPLY, v, build_broadcast_as(b, phase, v->type, columns, 2));
}

static Value *vectors_of(Builder *b, Value *t, Value *z) {
    Value *x = op_result(build_op(b, OP_TRIANGULAR_VECTORS, &t, 1, NULL, 0), 0);
    return normalized(b, matrix_product(b, z, false, false, x));
}

// Left vectors are those of t*, which is triangular from the other end.
static Value *left_vectors_of(Builder *b, Value *t, Value *z) {
    static const int64_t both[] = {1, 2}, columns[] = {2};
    Value *turned = build_reverse(b, matrix_turned(b, matrix_conjugate(b, t)), both, 2), *other = build_reverse(b, z, columns, 1);
    return build_reverse(b, vectors_of(b, turned, other), columns, 1);
}

// Of real matrices: vectors of real eigenvalues are real, the second ones of pairs are the first ones' conjugates. Where eigenvalues coincide, what was real
// may have come with a part of another vector, without which it is shorter.
static Value *settled(Builder *b, Value *v, const Form *f) {
    const int64_t along[] = {0, 2}, rows[] = {1};
    Value *im = build_broadcast(b, f->im, v->type->dims, 3, along, 2), *zero = splat_like(b, im, 0), *re = build_unary(b, OP_REAL, v);
    Value *length = build_unary(b, OP_SQRT, build_reduce(b, OP_ADD, build_binary(b, OP_MULTIPLY, re, re), rows, 1, 0));
    re = build_binary(b, OP_DIVIDE, re, build_broadcast_as(b, length, re->type, along, 2));
    Value *before = matrix_conjugate(b, moved(b, v, 2, false)), *alone = build_binary(b, OP_COMPLEX, re, zero);
    v = build_select(b, build_compare(b, im, zero, "EQ"), alone, v);
    return build_select(b, build_compare(b, im, zero, "LT"), before, v);
}

bool expand_geev(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *given = op->operands[0], *t = NULL, *z = NULL;
    bool real = !dtype_is_complex(given->type->dtype), wanted[2];
    uint32_t first = real ? 2 : 1;
    for (uint32_t i = 0; i < 2; i++) wanted[i] = custom_config_is(op, i ? "compute_right" : "compute_left", 'V') && lapack_is_read(op, first + i);
    if (expand_too_large(x, op, "rows", matrix_dim(given, 0), LAPACK_MOST_VECTORS)) return false;
    if (of_nothing(b, op)) return true;
    Form f = form_of(b, given, wanted[0] || wanted[1]);
    values_out(b, op, 0, &f, !real);
    if (f.z) make_triangular(b, &f, real, &t, &z);
    for (uint32_t i = 0; i < 2; i++) {
        Value *v = wanted[i] ? i ? vectors_of(b, t, z) : left_vectors_of(b, t, z) : NULL;
        if (v && real) v = settled(b, v, &f);
        if (v) lapack_result(b, op, first + i, lapack_if_finite(b, &f.s, v));
        else value_replace(&op->results[first + i], build_splat(b, op->results[first + i].type, 0));
    }
    info_out(b, op, first + 2, &f, -4);
    return true;
}
