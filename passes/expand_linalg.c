// Cholesky and triangular_solve of large matrices, as small ones and products: the matrix is cut in two until its halves have at most
// LEAF rows, which codegen factors and solves in f64 (emit_linalg.c). The first half's size is LEAF times a power of two, so that most
// kernels are the same. Recursive forms: Elmroth, Gustavson, Jonsson & Kagstrom 2004, "Recursive Blocked Algorithms and Hybrid Data
// Structures for Dense Matrix Library Software". Up to LEAF rows every sum is f64, rounded once, as in eval; beyond it the products between
// blocks are in the operands' type (f16 and narrower: f32), with the usual backward error, n * epsilon times the condition number.
#include "passes/expand.h"

#include <string.h>

enum {
    LEAF = 64,
    MOST_ROWS = 1 << 15 // the program grows with the rows: here, by 40000 ops
};

static int64_t dim_of(const Value *v, uint32_t from_last) { return v->type->dims[v->type->rank - 1 - from_last]; }

static int64_t first_half(int64_t n) {
    int64_t half = LEAF;
    while (half * 2 < n) half *= 2;
    return half;
}

static bool is_narrow(DType t) { return dtype_is_float(t) && dtype_bytes(t) < 4; }

// Rows [r0, r1), columns [c0, c1) of every matrix.
static Value *block(Builder *b, Value *v, int64_t r0, int64_t r1, int64_t c0, int64_t c1) {
    int64_t start[MAX_RANK] = {0}, limit[MAX_RANK], strides[MAX_RANK];
    uint32_t rank = v->type->rank;
    for (uint32_t i = 0; i < rank; i++) limit[i] = v->type->dims[i], strides[i] = 1;
    start[rank - 2] = r0, limit[rank - 2] = r1;
    start[rank - 1] = c0, limit[rank - 1] = c1;
    return build_slice(b, v, start, limit, strides);
}

static Value *turned(Builder *b, Value *v) {
    int64_t order[MAX_RANK];
    uint32_t rank = v->type->rank;
    for (uint32_t i = 0; i < rank; i++) order[i] = i;
    order[rank - 2] = rank - 1, order[rank - 1] = rank - 2;
    return build_transpose(b, v, order);
}

static Value *joined(Builder *b, Value *x, Value *y, uint32_t dim) {
    Value *parts[] = {x, y};
    Attr a = attr_i64(ATTR_dimension, dim);
    return op_result(build_op(b, OP_CONCATENATE, parts, 2, &a, 1), 0);
}

static Value *conjugate(Builder *b, Value *v) {
    if (!dtype_is_complex(v->type->dtype)) return v;
    Value *re = build_unary(b, OP_REAL, v), *im = build_unary(b, OP_IMAG, v);
    return build_binary(b, OP_COMPLEX, re, build_unary(b, OP_NEGATE, im));
}

// ---- products x y of matrices: sums over x's rows if x_turned, else over its columns

static Value *real_product(Builder *b, Value *x, bool x_turned, Value *y) {
    int64_t batch[MAX_RANK], dims[2];
    uint32_t rank = x->type->rank;
    for (uint32_t i = 0; i + 2 < rank; i++) batch[i] = i;
    dims[0] = x_turned ? rank - 2 : rank - 1, dims[1] = rank - 2;
    Axes lists[DOT_LISTS] = {[DOT_LHS_BATCH] = {batch, rank - 2}, [DOT_RHS_BATCH] = {batch, rank - 2}, [DOT_LHS_CONTRACT] = {&dims[0], 1}, [DOT_RHS_CONTRACT] = {&dims[1], 1}};
    int64_t shape[MAX_RANK];
    memcpy(shape, y->type->dims, rank * sizeof *shape);
    shape[rank - 2] = dim_of(x, x_turned ? 0 : 1);
    Type type = type_tensor(&b->m->types, x->type->dtype, shape, rank);
    Attr a = attr_lists(&b->m->arena, ATTR_dot_dimension_numbers, lists, DOT_LISTS);
    Value *operands[] = {x, y};
    return op_result(build_typed(b, OP_DOT_GENERAL, operands, 2, &a, 1, &type, 1, 0), 0);
}

// c - op(x) y
static Value *reduced(Builder *b, Value *c, Value *x, bool x_turned, bool x_conjugate, Value *y) {
    if (!dtype_is_complex(c->type->dtype)) return build_binary(b, OP_SUBTRACT, c, real_product(b, x, x_turned, y));
    Value *xr = build_unary(b, OP_REAL, x), *xi = build_unary(b, OP_IMAG, x), *yr = build_unary(b, OP_REAL, y), *yi = build_unary(b, OP_IMAG, y);
    OpKind minus = x_conjugate ? OP_ADD : OP_SUBTRACT, plus = x_conjugate ? OP_SUBTRACT : OP_ADD; // of products with x's imaginary part
    Value *rr = real_product(b, xr, x_turned, yr), *ii = real_product(b, xi, x_turned, yi);
    Value *ri = real_product(b, xr, x_turned, yi), *ir = real_product(b, xi, x_turned, yr);
    Value *re = build_binary(b, minus, rr, ii), *im = build_binary(b, plus, ri, ir);
    return build_binary(b, OP_SUBTRACT, c, build_binary(b, OP_COMPLEX, re, im));
}

// ---- triangular_solve

typedef struct {
    bool lower, unit, turned, adjoint;
} Triangle;

static Value *solve(Builder *b, Value *a, Value *v, Triangle t) {
    const char *transpose = t.adjoint ? "ADJOINT" : t.turned ? "TRANSPOSE" : "NO_TRANSPOSE";
    Attr attrs[] = {attr_bool(ATTR_left_side, true), attr_bool(ATTR_lower, t.lower), attr_bool(ATTR_unit_diagonal, t.unit),
                    attr_str(ATTR_transpose_a, module_str(b->m, transpose))};
    Value *operands[] = {a, v};
    return op_result(build_op(b, OP_TRIANGULAR_SOLVE, operands, 2, attrs, 4), 0);
}

// x op(a) = v is op(a)^T x^T = v^T.
static Value *solve_left(Builder *b, Value *a, Value *v, Triangle t) {
    if (t.adjoint) a = conjugate(b, a);
    t.turned = !t.turned;
    t.adjoint = false;
    return turned(b, solve(b, a, turned(b, v), t));
}

static Value *solve_halves(Builder *b, Value *a, Value *v, Triangle t) {
    int64_t n = dim_of(a, 0), h = first_half(n), m = dim_of(v, 0);
    bool forward = t.lower != t.turned;
    Value *first = block(b, a, 0, h, 0, h), *second = block(b, a, h, n, h, n);
    Value *beside = t.lower ? block(b, a, h, n, 0, h) : block(b, a, 0, h, h, n);
    Value *top = block(b, v, 0, h, 0, m), *bottom = block(b, v, h, n, 0, m);
    if (forward) {
        top = solve(b, first, top, t);
        bottom = solve(b, second, reduced(b, bottom, beside, t.turned, t.adjoint, top), t);
    } else {
        bottom = solve(b, second, bottom, t);
        top = solve(b, first, reduced(b, top, beside, t.turned, t.adjoint, bottom), t);
    }
    return joined(b, top, bottom, v->type->rank - 2);
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
        r = build_convert(b, solve(b, wide, build_convert(b, v, DT_F32), t), v->type->dtype);
    } else {
        r = solve_halves(b, a, v, t);
    }
    value_replace(&op->results[0], r);
    return true;
}

// ---- cholesky

static Value *cholesky(Builder *b, Value *a, bool lower) {
    Attr attr = attr_bool(ATTR_lower, lower);
    return op_result(build_op(b, OP_CHOLESKY, &a, 1, &attr, 1), 0);
}

// With U = conj(L)^T: U12 = conj(U11)^-T A12, and A22 - conj(U12)^T U12 is what is left to factor.
static Value *factor_halves(Builder *b, Value *a, bool lower) {
    int64_t n = dim_of(a, 0), h = first_half(n);
    uint32_t rank = a->type->rank;
    Value *first = cholesky(b, block(b, a, 0, h, 0, h), lower);
    Value *beside = lower ? conjugate(b, turned(b, block(b, a, h, n, 0, h))) : block(b, a, 0, h, h, n);
    beside = solve(b, first, beside, (Triangle){.lower = lower, .turned = !lower, .adjoint = !lower});
    Value *second = cholesky(b, reduced(b, block(b, a, h, n, h, n), beside, true, true, beside), lower);
    if (lower) beside = conjugate(b, turned(b, beside));
    int64_t shape[MAX_RANK];
    memcpy(shape, a->type->dims, rank * sizeof *shape);
    shape[rank - 2] = lower ? h : n - h, shape[rank - 1] = lower ? n - h : h;
    Value *zeros = build_splat(b, type_tensor(&b->m->types, a->type->dtype, shape, rank), 0);
    Value *top = joined(b, first, lower ? zeros : beside, rank - 1), *bottom = joined(b, lower ? beside : zeros, second, rank - 1);
    return joined(b, top, bottom, rank - 2);
}

bool expand_cholesky(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *a = op->operands[0];
    bool lower = op_int(op, ATTR_lower, 0) != 0;
    if (dim_of(a, 0) <= LEAF || expand_too_large(x, op, "rows", dim_of(a, 0), MOST_ROWS)) return false;
    Value *r = is_narrow(a->type->dtype) ? build_convert(b, cholesky(b, build_convert(b, a, DT_F32), lower), a->type->dtype) : factor_halves(b, a, lower);
    value_replace(&op->results[0], r);
    return true;
}
