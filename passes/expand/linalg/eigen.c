// LAPACK's eigenvalues of Hermitian matrices (syevd, heevd) and XLA's Eigh: the matrix becomes a tridiagonal one (tpu.tridiagonal), whose eigenvalues and
// vectors tpu.tridiagonal_eigen finds, and its reflectors are applied to those. In f64, rounded once: of f64, eigenvalues are within a few n * epsilon times
// the largest of ir/eval/linalg/eigen.c, vectors are as orthogonal, and as near to eval's as the gaps between eigenvalues let them be.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

#include <math.h>

static Value *splat_like(Builder *b, const Value *v, double x) { return build_splat(b, v->type, x); }

// ---- what eigenvalues and singular values have in common

Value *lapack_over(Builder *b, Value *x, const Value *like) {
    static const int64_t first[] = {0};
    return build_broadcast_as(b, x, like->type, first, 1);
}

// Every part of v times or by the unit of its matrix.
static Value *with_unit(Builder *b, OpKind kind, const Scaled *s, Value *v) {
    if (!dtype_is_complex(v->type->dtype)) return build_binary(b, kind, v, lapack_over(b, s->unit, v));
    Value *re = build_unary(b, OP_REAL, v), *im = build_unary(b, OP_IMAG, v);
    re = build_binary(b, kind, re, lapack_over(b, s->unit, re)), im = build_binary(b, kind, im, lapack_over(b, s->unit, im));
    return build_binary(b, OP_COMPLEX, re, im);
}

Scaled lapack_scaled(Builder *b, Value *a, bool wide_range) {
    static const int64_t both[] = {1, 2};
    Value *largest = build_reduce(b, OP_MAXIMUM, lapack_size_of(b, a), both, 2, 0), *one = splat_like(b, largest, 1);
    Scaled s = {.finite = build_compare(b, largest, splat_like(b, largest, INFINITY), "LT"), .unit = one};
    Value *zero = splat_like(b, a, 0);
    s.a = build_select(b, lapack_over(b, s.finite, a), a, zero);
    if (!wide_range) return s;
    Value *small = build_compare(b, largest, splat_like(b, largest, 1e-100), "LT"), *some = build_compare(b, largest, splat_like(b, largest, 0), "GT");
    Value *apart = build_binary(b, OP_OR, build_binary(b, OP_AND, small, some), build_compare(b, largest, splat_like(b, largest, 1e100), "GT"));
    s.unit = build_select(b, build_binary(b, OP_AND, apart, s.finite), largest, one);
    s.a = with_unit(b, OP_DIVIDE, &s, s.a);
    return s;
}

Value *lapack_unscaled(Builder *b, const Scaled *s, Value *v) { return with_unit(b, OP_MULTIPLY, s, v); }

Value *lapack_if_finite(Builder *b, const Scaled *s, Value *v) { return build_select(b, lapack_over(b, s->finite, v), v, splat_like(b, v, NAN)); }

Value *lapack_real_or_complex(Builder *b, Value *re, const Value *like) {
    return dtype_is_complex(like->type->dtype) ? build_binary(b, OP_COMPLEX, re, splat_like(b, re, 0)) : re;
}

Value *lapack_phases(Builder *b, Value *v) {
    static const int64_t rows[] = {1}, columns[] = {0, 2};
    Value *size = build_unary(b, OP_ABS, v), *least = build_reduce(b, OP_MAXIMUM, size, rows, 1, 0), *i = lapack_iota(b, v, 1);
    least = build_binary(b, OP_MULTIPLY, least, splat_like(b, least, UNIT_SHARE));
    Value *large = build_compare(b, size, build_broadcast_as(b, least, size->type, columns, 2), "GT");
    Value *first = build_reduce(b, OP_MINIMUM, build_select(b, large, i, splat_like(b, i, INT32_MAX)), rows, 1, INT32_MAX);
    Value *is_first = build_compare(b, i, build_broadcast_as(b, first, i->type, columns, 2), "EQ");
    Value *x = build_reduce(b, OP_ADD, build_select(b, is_first, v, splat_like(b, v, 0)), rows, 1, 0);
    if (!dtype_is_complex(v->type->dtype)) {
        Value *one = splat_like(b, x, 1);
        return build_select(b, build_compare(b, x, splat_like(b, x, 0), "LT"), splat_like(b, x, -1), one);
    }
    Value *modulus = build_unary(b, OP_ABS, x);
    return build_binary(b, OP_DIVIDE, matrix_conjugate(b, x), build_binary(b, OP_COMPLEX, modulus, splat_like(b, modulus, 0)));
}

void lapack_result(Builder *b, Op *op, uint32_t i, Value *v) {
    Type t = op->results[i].type;
    value_replace(&op->results[i], build_reshape_as(b, build_convert(b, v, t->dtype), t));
}

// What the op and its regions take is read.
static void note_reads(Op *op, void *context) {
    (void)context;
    for (uint32_t i = 0; i < op->n_operands; i++) value_resolved(op->operands[i])->id = 1;
}

bool lapack_is_read(const Op *op, uint32_t i) {
    for (Op *at = op->block->last; at; at = at->prev)
        for (uint32_t k = 0; k < at->n_results; k++) at->results[k].id = 0;
    for (Op *at = op->block->last; at && at != op; at = at->prev) { // what reads it comes behind it
        bool counts = !op_has(at->kind, PURE);
        for (uint32_t k = 0; k < at->n_results; k++) counts |= value_resolved(&at->results[k])->id != 0;
        if (!counts) continue;
        note_reads(at, NULL);
        for (uint32_t r = 0; r < at->n_regions; r++) block_walk(at->regions[r], note_reads, NULL);
    }
    return op->results[i].id != 0;
}

// ---- eigenvalues

Value *lapack_mirrored(Builder *b, Value *a, bool lower) {
    Value *row = lapack_iota(b, a, 1), *column = lapack_iota(b, a, 2), *other = matrix_turned(b, matrix_conjugate(b, a));
    Value *whole = build_select(b, build_compare(b, row, column, lower ? "GE" : "LE"), a, other);
    if (!dtype_is_complex(a->type->dtype)) return whole;
    Value *re = build_unary(b, OP_REAL, whole), *im = build_unary(b, OP_IMAG, whole);
    return build_binary(b, OP_COMPLEX, re, build_select(b, build_compare(b, row, column, "EQ"), splat_like(b, im, 0), im));
}

static void eigen_vectors(Builder *b, Op *op, const Narrow *narrow, const Scaled *s, Value *rows) {
    Value *z = lapack_real_or_complex(b, matrix_turned(b, rows), s->a);
    z = lapack_reflect(b, narrow->left, narrow->left_taus, z);
    Value *phases = build_broadcast_as(b, lapack_phases(b, z), z->type, (const int64_t[]){0, 2}, 2);
    lapack_result(b, op, 0, lapack_if_finite(b, s, build_binary(b, OP_MULTIPLY, z, phases)));
}

bool expand_syevd(Expand *x, Op *op, bool has_info) {
    Builder *b = &x->b;
    Value *given = op->operands[0], *a;
    int64_t n = matrix_dim(given, 0), list[] = {0, n};
    if (expand_too_large(x, op, "rows", n, LAPACK_MOST_VECTORS)) return false;
    if (!given->type->n_elems) {
        for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], i ? build_splat(b, op->results[i].type, 0) : given);
        return true;
    }
    bool vectors = (!has_info || custom_config_is(op, "mode", 'V')) && lapack_is_read(op, 0);
    a = lapack_flat(b, given);
    Scaled s = lapack_scaled(b, lapack_mirrored(b, a, custom_takes_lower(op)), given->type->dtype == DT_F64 || given->type->dtype == DT_C128);
    Narrow narrow = lapack_narrow(b, OP_TRIDIAGONAL, s.a);
    Op *eigen = lapack_of_diagonals(b, OP_TRIDIAGONAL_EIGEN, narrow.narrow, vectors ? 1 : 0);
    list[0] = a->type->dims[0];
    Value *w = build_reshape(b, &eigen->results[0], list, 2);
    lapack_result(b, op, 1, lapack_if_finite(b, &s, lapack_unscaled(b, &s, w)));
    if (vectors) eigen_vectors(b, op, &narrow, &s, &eigen->results[2]);
    else value_replace(&op->results[0], given);
    if (!has_info) return true;
    Value *failed = build_reshape(b, &eigen->results[1], list, 1);
    lapack_result(b, op, 2, build_select(b, s.finite, failed, splat_like(b, failed, 1)));
    return true;
}
