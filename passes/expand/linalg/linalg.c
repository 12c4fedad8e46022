// Cholesky and triangular_solve of large matrices, as small ones and products: the matrix is cut in two until its halves have at most
// LEAF rows, which codegen factors and solves in f64 (codegen/stages/linalg/linalg.c). The first half's size is LEAF times a power of two, so that most
// kernels are the same. Recursive forms: Elmroth, Gustavson, Jonsson & Kagstrom 2004, "Recursive Blocked Algorithms and Hybrid Data
// Structures for Dense Matrix Library Software". Up to LEAF rows every sum is f64, rounded once, as in eval; beyond it the products between
// blocks are in the operands' type (f16 and narrower: f32), with the usual backward error, n * epsilon times the condition number.
#include "passes/expand/expansion.h"
#include "passes/expand/linalg/matrix.h"

#include <string.h>

enum {
    LEAF = 64,
    MOST_ROWS = 1 << 15 // the program grows with the rows: here, by 40000 ops
};

static int64_t dim_of(const Value *v, uint32_t from_last) { return matrix_dim(v, from_last); }

static int64_t first_half(int64_t n) {
    int64_t half = LEAF;
    while (half * 2 < n) half *= 2;
    return half;
}

static bool is_narrow(DType t) { return dtype_is_float(t) && dtype_bytes(t) < 4; }

// c - op(x) y
static Value *reduced(Builder *b, Value *c, Value *x, bool x_turned, bool x_conjugate, Value *y) {
    return build_binary(b, OP_SUBTRACT, c, matrix_product(b, x, x_turned, x_conjugate, y));
}

// ---- triangular_solve

// x op(a) = v is op(a)^T x^T = v^T.
static Value *solve_left(Builder *b, Value *a, Value *v, Triangle t) {
    if (t.adjoint) a = matrix_conjugate(b, a);
    t.turned = !t.turned;
    t.adjoint = false;
    return matrix_turned(b, matrix_solve(b, a, matrix_turned(b, v), t));
}

static Value *solve_halves(Builder *b, Value *a, Value *v, Triangle t) {
    int64_t n = dim_of(a, 0), h = first_half(n), m = dim_of(v, 0);
    bool forward = t.lower != t.turned;
    Value *first = matrix_block(b, a, 0, h, 0, h), *second = matrix_block(b, a, h, n, h, n);
    Value *beside = t.lower ? matrix_block(b, a, h, n, 0, h) : matrix_block(b, a, 0, h, h, n);
    Value *top = matrix_block(b, v, 0, h, 0, m), *bottom = matrix_block(b, v, h, n, 0, m);
    if (forward) {
        top = matrix_solve(b, first, top, t);
        bottom = matrix_solve(b, second, reduced(b, bottom, beside, t.turned, t.adjoint, top), t);
    } else {
        bottom = matrix_solve(b, second, bottom, t);
        top = matrix_solve(b, first, reduced(b, top, beside, t.turned, t.adjoint, bottom), t);
    }
    return matrix_joined(b, top, bottom, v->type->rank - 2);
}

bool expand_triangular_solve(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *a = op->operands[0], *v = op->operands[1];
    const char *transpose = str_text(op_str(op, ATTR_transpose_a));
    Triangle t = {.lower = op_int(op, ATTR_lower, 0) != 0, .unit = op_int(op, ATTR_unit_diagonal, 0) != 0};
    t.adjoint = !strcmp(transpose, "ADJOINT");
    t.turned = t.adjoint || !strcmp(transpose, "TRANSPOSE");
    Value *r;
    if (!op_int(op, ATTR_left_side, 0)) {
        r = solve_left(b, a, v, t);
    } else if (dim_of(a, 0) <= LEAF || expand_too_large(x, op, "rows", dim_of(a, 0), MOST_ROWS)) {
        return false;
    } else if (is_narrow(a->type->dtype)) {
        Value *wide = build_convert(b, a, DT_F32);
        r = build_convert(b, matrix_solve(b, wide, build_convert(b, v, DT_F32), t), v->type->dtype);
    } else {
        r = solve_halves(b, a, v, t);
    }
    value_replace(&op->results[0], r);
    return true;
}

// ---- cholesky

// With U = conj(L)^T: U12 = conj(U11)^-T A12, and A22 - conj(U12)^T U12 is what is left to factor.
static Value *factor_halves(Builder *b, Value *a, bool lower) {
    int64_t n = dim_of(a, 0), h = first_half(n);
    uint32_t rank = a->type->rank;
    Value *first = matrix_cholesky(b, matrix_block(b, a, 0, h, 0, h), lower);
    Value *beside = lower ? matrix_conjugate(b, matrix_turned(b, matrix_block(b, a, h, n, 0, h))) : matrix_block(b, a, 0, h, h, n);
    beside = matrix_solve(b, first, beside, (Triangle){.lower = lower, .turned = !lower, .adjoint = !lower});
    Value *second = matrix_cholesky(b, reduced(b, matrix_block(b, a, h, n, h, n), beside, true, true, beside), lower);
    if (lower) beside = matrix_conjugate(b, matrix_turned(b, beside));
    int64_t shape[MAX_RANK];
    memcpy(shape, a->type->dims, rank * sizeof *shape);
    shape[rank - 2] = lower ? h : n - h, shape[rank - 1] = lower ? n - h : h;
    Value *zeros = build_splat(b, type_tensor(&b->m->types, a->type->dtype, shape, rank), 0);
    Value *top = matrix_joined(b, first, lower ? zeros : beside, rank - 1), *bottom = matrix_joined(b, lower ? beside : zeros, second, rank - 1);
    return matrix_joined(b, top, bottom, rank - 2);
}

bool expand_cholesky(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *a = op->operands[0];
    bool lower = op_int(op, ATTR_lower, 0) != 0;
    if (dim_of(a, 0) <= LEAF || expand_too_large(x, op, "rows", dim_of(a, 0), MOST_ROWS)) return false;
    Value *r =
        is_narrow(a->type->dtype) ? build_convert(b, matrix_cholesky(b, build_convert(b, a, DT_F32), lower), a->type->dtype) : factor_halves(b, a, lower);
    value_replace(&op->results[0], r);
    return true;
}
