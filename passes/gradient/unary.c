// Gradients of functions of one operand. At kinks: |x| has 0 at 0, where JAX has it as well (README.md).
#include "passes/gradient/gradient.h"

#define TWO_BY_SQRT_PI 1.1283791670955125739

static Value *unary(Builder *b, OpKind kind, Value *x) { return build_unary(b, kind, x); }
static Value *squared(Builder *b, Value *x) { return times(b, x, x); }
static Value *shifted(Builder *b, Value *x, double by) { return plus(b, x, number_like(b, x, by)); }
static Value *one_minus(Builder *b, Value *x) { return minus(b, number_like(b, x, 1), x); }

#define SLOPE(name) static Value *name(Builder *b, Value *a, Value *x, Value *y)
#define NO_X (void)x
#define NO_Y (void)y

SLOPE(of_negate) { return NO_X, NO_Y, negated(b, a); }
SLOPE(of_exp) { return NO_X, times(b, a, y); }
SLOPE(of_expm1) { return NO_X, times(b, a, shifted(b, y, 1)); }
SLOPE(of_log) { return NO_Y, over(b, a, x); }
SLOPE(of_log1p) { return NO_Y, over(b, a, shifted(b, x, 1)); }
SLOPE(of_sine) { return NO_Y, times(b, a, unary(b, OP_COSINE, x)); }
SLOPE(of_tan) { return NO_X, times(b, a, shifted(b, squared(b, y), 1)); }
SLOPE(of_tanh) { return NO_X, times(b, a, one_minus(b, squared(b, y))); }
SLOPE(of_sqrt) { return NO_X, over(b, scaled(b, a, 0.5), y); }
SLOPE(of_cosh) { return NO_Y, times(b, a, unary(b, OP_SINH, x)); }
SLOPE(of_sinh) { return NO_Y, times(b, a, unary(b, OP_COSH, x)); }
SLOPE(of_square) { return NO_Y, times(b, a, scaled(b, x, 2)); }
SLOPE(of_lgamma) { return NO_Y, times(b, a, unary(b, OP_DIGAMMA, x)); }
SLOPE(of_atan) { return NO_Y, over(b, a, shifted(b, squared(b, x), 1)); }
SLOPE(of_conj) { return NO_X, NO_Y, unary(b, OP_CONJ, a); }

SLOPE(of_cosine) {
    NO_Y;
    Value *s = unary(b, OP_SINE, x);
    return negated(b, times(b, a, s));
}

SLOPE(of_logistic) {
    NO_X;
    Value *slope = times(b, y, one_minus(b, y));
    return times(b, a, slope);
}

SLOPE(of_rsqrt) { // -1/2 y / x
    Value *slope = over(b, y, x);
    return times(b, a, scaled(b, slope, -0.5));
}

SLOPE(of_cbrt) { // 1 / (3 y^2)
    NO_X;
    Value *slope = scaled(b, squared(b, y), 3);
    return over(b, a, slope);
}

static Value *gauss(Builder *b, Value *a, Value *x, double factor) { // a * factor * exp(-x^2)
    Value *e = unary(b, OP_EXP, negated(b, squared(b, x)));
    return times(b, a, scaled(b, e, factor));
}

SLOPE(of_erf) { return NO_Y, gauss(b, a, x, TWO_BY_SQRT_PI); }
SLOPE(of_erfc) { return NO_Y, gauss(b, a, x, -TWO_BY_SQRT_PI); }

SLOPE(of_erf_inv) { // sqrt(pi) / 2 * exp(y^2)
    NO_X;
    Value *e = unary(b, OP_EXP, squared(b, y));
    return times(b, a, scaled(b, e, 1 / TWO_BY_SQRT_PI));
}

SLOPE(of_digamma) {
    NO_Y;
    Value *trigamma = build_binary(b, OP_POLYGAMMA, number_like(b, x, 1), x);
    return times(b, a, trigamma);
}

// 1 / sqrt(1 - x^2), by (1 - x)(1 + x), which is near where x is near 1
static Value *rsqrt_of_rest(Builder *b, Value *x) {
    Value *left = one_minus(b, x), *right = shifted(b, x, 1);
    return unary(b, OP_RSQRT, times(b, left, right));
}

SLOPE(of_asin) { return NO_Y, times(b, a, rsqrt_of_rest(b, x)); }
SLOPE(of_acos) { return NO_Y, negated(b, times(b, a, rsqrt_of_rest(b, x))); }

SLOPE(of_asinh) {
    NO_Y;
    return times(b, a, unary(b, OP_RSQRT, shifted(b, squared(b, x), 1)));
}

SLOPE(of_acosh) { // each root of its own: the branch of complex ones
    NO_Y;
    Value *left = unary(b, OP_RSQRT, shifted(b, x, -1)), *right = unary(b, OP_RSQRT, shifted(b, x, 1));
    return times(b, a, times(b, left, right));
}

SLOPE(of_atanh) {
    NO_Y;
    Value *left = one_minus(b, x), *right = shifted(b, x, 1);
    return over(b, a, times(b, left, right));
}

// --- of complex numbers: Re(c dz) is what the result changes by

static Value *complex_of(Builder *b, Value *re, Value *im) { return build_binary(b, OP_COMPLEX, re, im); }

SLOPE(of_abs) {
    NO_Y;
    Value *s = unary(b, OP_SIGN, x);
    if (!dtype_is_complex(x->type->dtype)) return times(b, a, s);
    Value *re = times(b, a, unary(b, OP_REAL, s)), *im = times(b, a, unary(b, OP_IMAG, s));
    return complex_of(b, re, negated(b, im));
}

SLOPE(of_real) {
    NO_Y;
    return dtype_is_complex(x->type->dtype) ? complex_of(b, a, zeros_like(b, a)) : a;
}

SLOPE(of_imag) {
    NO_Y;
    if (!dtype_is_complex(x->type->dtype)) return zeros_like(b, a);
    Value *zero = zeros_like(b, a);
    return complex_of(b, zero, negated(b, a));
}

// y = z / |z|: dy = (dz - y Re(conj(y) dz)) / |z|, so c = (a - Re(a y) conj(y)) / |z|. Real numbers have no slope.
static void gradient_sign(Gradient *g, Op *op) {
    Builder *b = &g->b;
    Value *x = operand_of(op, 0), *y = &op->results[0], *a = adjoint_of(g, y);
    if (!dtype_is_complex(x->type->dtype)) return;
    Value *re = unary(b, OP_REAL, times(b, a, y)), *conj = unary(b, OP_CONJ, y);
    Value *radial = times(b, complex_of(b, re, zeros_like(b, re)), conj), *size = unary(b, OP_ABS, x);
    Value *rest = minus(b, a, radial), *slope = over(b, rest, complex_of(b, size, zeros_like(b, size)));
    Value *zero = zeros_like(b, size), *at_zero = build_compare(b, size, zero, "EQ");
    operand_add(g, op, 0, build_select(b, at_zero, zeros_like(b, slope), slope));
}

// --- of another type

SLOPE(of_convert) {
    NO_Y;
    DType from = x->type->dtype;
    if (!dtype_is_complex(from) && dtype_is_complex(a->type->dtype)) return build_convert(b, unary(b, OP_REAL, a), from);
    if (!dtype_is_complex(from) || dtype_is_complex(a->type->dtype)) return build_convert(b, a, from);
    a = build_convert(b, a, from == DT_C64 ? DT_F32 : DT_F64);
    return complex_of(b, a, zeros_like(b, a));
}

static void gradient_reduce_precision(Gradient *g, Op *op) { // as JAX: the adjoint is rounded likewise
    Value *a = adjoint_of(g, &op->results[0]);
    operand_add(g, op, 0, op_result(build_like(&g->b, op, &a, &a->type), 0));
}

const GradientRow unary_gradients[] = {
    {OP_ABS, .slope = of_abs, .bound = SLOPE_FINITE},
    {OP_CBRT, .slope = of_cbrt},
    {OP_COSINE, .slope = of_cosine, .bound = SLOPE_FINITE},
    {OP_EXP, .slope = of_exp},
    {OP_EXPM1, .slope = of_expm1},
    {OP_LOG, .slope = of_log},
    {OP_LOG1P, .slope = of_log1p},
    {OP_LOGISTIC, .slope = of_logistic, .bound = SLOPE_FINITE},
    {OP_NEGATE, .slope = of_negate, .bound = SLOPE_CONSTANT},
    {OP_RSQRT, .slope = of_rsqrt},
    {OP_SIGN, .apply = gradient_sign, .bound = SLOPE_FINITE},
    {OP_SINE, .slope = of_sine, .bound = SLOPE_FINITE},
    {OP_SQRT, .slope = of_sqrt},
    {OP_TAN, .slope = of_tan},
    {OP_TANH, .slope = of_tanh, .bound = SLOPE_FINITE},
    {OP_ERF, .slope = of_erf, .bound = SLOPE_FINITE},
    {OP_CONVERT, .slope = of_convert, .bound = SLOPE_CONSTANT},
    {OP_REAL, .slope = of_real, .bound = SLOPE_CONSTANT},
    {OP_IMAG, .slope = of_imag, .bound = SLOPE_CONSTANT},
    {OP_REDUCE_PRECISION, .apply = gradient_reduce_precision, .bound = SLOPE_CONSTANT},
    {OP_ACOS, .slope = of_acos},
    {OP_ACOSH, .slope = of_acosh},
    {OP_ASIN, .slope = of_asin},
    {OP_ASINH, .slope = of_asinh, .bound = SLOPE_FINITE},
    {OP_ATAN, .slope = of_atan, .bound = SLOPE_FINITE},
    {OP_ATANH, .slope = of_atanh},
    {OP_CONJ, .slope = of_conj, .bound = SLOPE_CONSTANT},
    {OP_COSH, .slope = of_cosh},
    {OP_DIGAMMA, .slope = of_digamma},
    {OP_ERF_INV, .slope = of_erf_inv},
    {OP_ERFC, .slope = of_erfc, .bound = SLOPE_FINITE},
    {OP_LGAMMA, .slope = of_lgamma},
    {OP_SINH, .slope = of_sinh},
    {OP_SQUARE, .slope = of_square, .bound = SLOPE_FINITE},
    {OP_CHLO_TAN, .slope = of_tan},
};
const size_t n_unary_gradients = COUNT(unary_gradients);
