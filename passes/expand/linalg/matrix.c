// See matrix.h.
#include "passes/expand/linalg/matrix.h"

Value *matrix_block(Builder *b, Value *v, int64_t r0, int64_t r1, int64_t c0, int64_t c1) {
    int64_t start[MAX_RANK] = {0}, limit[MAX_RANK], strides[MAX_RANK];
    uint32_t rank = v->type->rank;
    for (uint32_t i = 0; i < rank; i++) limit[i] = v->type->dims[i], strides[i] = 1;
    start[rank - 2] = r0, limit[rank - 2] = r1;
    start[rank - 1] = c0, limit[rank - 1] = c1;
    return build_slice(b, v, start, limit, strides);
}

Value *matrix_turned(Builder *b, Value *v) {
    int64_t order[MAX_RANK];
    uint32_t rank = v->type->rank;
    for (uint32_t i = 0; i < rank; i++) order[i] = i;
    order[rank - 2] = rank - 1, order[rank - 1] = rank - 2;
    return build_transpose(b, v, order);
}

Value *matrix_joined(Builder *b, Value *x, Value *y, uint32_t dim) {
    Value *parts[] = {x, y};
    return build_concatenate(b, parts, 2, dim);
}

Value *matrix_conjugate(Builder *b, Value *v) {
    if (!dtype_is_complex(v->type->dtype)) return v;
    Value *re = build_unary(b, OP_REAL, v), *im = build_unary(b, OP_IMAG, v);
    return build_binary(b, OP_COMPLEX, re, build_unary(b, OP_NEGATE, im));
}

// Sums over x's rows if it is turned, else over its columns.
static Value *real_product(Builder *b, Value *x, bool x_turned, Value *y) {
    int64_t batch[MAX_RANK], dims[2];
    uint32_t rank = x->type->rank;
    for (uint32_t i = 0; i + 2 < rank; i++) batch[i] = i;
    dims[0] = x_turned ? rank - 2 : rank - 1, dims[1] = rank - 2;
    // clang-format off
    Axes lists[DOT_LISTS] = {[DOT_LHS_BATCH] = {batch, rank - 2}, [DOT_RHS_BATCH] = {batch, rank - 2}, [DOT_LHS_CONTRACT] = {&dims[0], 1}, [DOT_RHS_CONTRACT] = {&dims[1], 1}};
    // clang-format on
    return build_dot(b, x, y, lists, x->type->dtype);
}

Value *matrix_product(Builder *b, Value *x, bool x_turned, bool x_conjugate, Value *y) {
    if (!dtype_is_complex(x->type->dtype)) return real_product(b, x, x_turned, y);
    Value *xr = build_unary(b, OP_REAL, x), *xi = build_unary(b, OP_IMAG, x), *yr = build_unary(b, OP_REAL, y), *yi = build_unary(b, OP_IMAG, y);
    OpKind minus = x_conjugate ? OP_ADD : OP_SUBTRACT, plus = x_conjugate ? OP_SUBTRACT : OP_ADD; // of products with x's imaginary part
    Value *rr = real_product(b, xr, x_turned, yr), *ii = real_product(b, xi, x_turned, yi);
    Value *ri = real_product(b, xr, x_turned, yi), *ir = real_product(b, xi, x_turned, yr);
    Value *re = build_binary(b, minus, rr, ii), *im = build_binary(b, plus, ri, ir);
    return build_binary(b, OP_COMPLEX, re, im);
}

Value *matrix_cholesky(Builder *b, Value *a, bool lower) {
    Attr attr = attr_bool(ATTR_lower, lower);
    return op_result(build_op(b, OP_CHOLESKY, &a, 1, &attr, 1), 0);
}

Value *matrix_solve(Builder *b, Value *a, Value *v, Triangle t) {
    const char *transpose = t.adjoint ? "ADJOINT" : t.turned ? "TRANSPOSE" : "NO_TRANSPOSE";
    Attr attrs[] = {attr_bool(ATTR_left_side, true), attr_bool(ATTR_lower, t.lower), attr_bool(ATTR_unit_diagonal, t.unit),
                    attr_str(ATTR_transpose_a, module_str(b->m, transpose))};
    Value *operands[] = {a, v};
    return op_result(build_op(b, OP_TRIANGULAR_SOLVE, operands, 2, attrs, 4), 0);
}
