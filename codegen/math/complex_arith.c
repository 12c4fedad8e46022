// Arithmetic, roots, exponentials, logarithms and circular functions of complex numbers. Special values are C's (Annex G), as ir/eval/math/scalar.c has them.
// Formulas: Kahan 1987, "Branch Cuts for Complex Elementary Functions"; division is scaled by powers of two, as Annex G's example does, with both sides near 1.
// Invariant: moduli are made from numbers scaled by the exponent of the larger part, so they neither overflow nor vanish.
#include "codegen/math/complex_families.h"
#include "codegen/math/families.h"
#include "codegen/math/math.h"

#include <math.h>

static V both(const Math *m, V a, V b) { return LLVMBuildAnd(m->l->b, a, b, ""); }
static V either(const Math *m, V a, V b) { return LLVMBuildOr(m->l->b, a, b, ""); }
static V nan_of(const Math *m, V x) { return LLVMBuildFCmp(m->l->b, LLVMRealUNO, x, x, ""); }
static V infinite(const Math *m, V x) { return eq(m, fabs1(m, x), k(m, INFINITY)); }
static V bounded(const Math *m, V x) { return lt(m, fabs1(m, x), k(m, INFINITY)); }
static V fn1(const Math *m, MathFn fn, V x) { return emit_math(m->l, fn, x, NULL); }
static V half(const Math *m, V x) { return mul(m, x, k(m, 0.5)); }
static Complex choose(const Math *m, V c, Complex yes, Complex no) { return (Complex){pick(m, c, yes.re, no.re), pick(m, c, yes.im, no.im)}; }
static V larger(const Math *m, V a, V b) { return pick(m, lt(m, a, b), b, a); }

// ---- scaling

static V power2(const Math *m, V n) { return float_of(m, ishl(m, iadd(m, n, ki(m, 1023)), 52)); } // -1022 <= n <= 1023

// x 2^n for |n| <= 2046 in two exact steps, but for results that are denormal.
static V scale_by(const Math *m, V x, V n) {
    V first = LLVMBuildAShr(m->l->b, n, ki(m, 1), "");
    return mul(m, mul(m, x, power2(m, first)), power2(m, isub(m, n, first)));
}

typedef struct {
    V x, y; // the parts' magnitudes or numbers, scaled: the larger is in [1, 2) where that is possible
    V e;    // by 2^-e, -1022 <= e <= 1022
} Scaled;

static Scaled scaled_pair(const Math *m, V x, V y) {
    V top = ishr(m, bits_of(m, larger(m, fabs1(m, x), fabs1(m, y))), 52);
    V e = isub(m, ll_intrin2(m->l, LL_SMIN, ll_intrin2(m->l, LL_SMAX, top, ki(m, 1)), ki(m, 2045)), ki(m, 1023));
    V by = power2(m, isub(m, ki(m, 0), e));
    return (Scaled){mul(m, x, by), mul(m, y, by), e};
}

typedef struct {
    V h, e;
} Modulus; // h 2^e

static Modulus modulus(const Math *m, Complex z) {
    Scaled s = scaled_pair(m, z.re, z.im);
    V h = ll_intrin1(m->l, LL_SQRT, fma3(m, s.x, s.x, mul(m, s.y, s.y)));
    return (Modulus){pick(m, either(m, infinite(m, z.re), infinite(m, z.im)), k(m, INFINITY), h), s.e};
}

V complex_abs(const Math *m, Complex z) {
    Modulus r = modulus(m, z);
    return scale_by(m, r.h, r.e);
}

// ---- arithmetic

static V difference(const Math *m, V a, V b, V c, V d) { return sub(m, mul(m, a, b), mul(m, c, d)); }

static Complex complex_mul(const Math *m, Complex a, Complex b) {
    return (Complex){difference(m, a.re, b.re, a.im, b.im), difference(m, a.re, b.im, neg(m, a.im), b.re)};
}

// (x - y)(x + y) + 2xyi. Halves where one factor overflows, since the other may be 0; twice the smaller factor is exact.
Complex complex_square(const Math *m, Complex z) {
    V minus = sub(m, z.re, z.im), plus = add(m, z.re, z.im), x = half(m, z.re), y = half(m, z.im);
    V quarter = mul(m, sub(m, x, y), add(m, x, y)), huge = either(m, infinite(m, plus), infinite(m, minus));
    V re = pick(m, huge, mul(m, quarter, k(m, 4)), mul(m, minus, plus));
    V less = lt(m, fabs1(m, z.re), fabs1(m, z.im)), small = pick(m, less, z.re, z.im), large = pick(m, less, z.im, z.re);
    return (Complex){re, mul(m, add(m, small, small), large)};
}

static V as_unit(const Math *m, V x) { return copysign2(m, pick(m, infinite(m, x), k(m, 1), k(m, 0)), x); }

// What is left where both parts are NaN though an operand is infinite or the divisor zero.
static Complex divide_specials(const Math *m, Complex a, Complex b, Complex q) {
    V lost = both(m, nan_of(m, q.re), nan_of(m, q.im));
    V zero = both(m, both(m, eq(m, b.re, k(m, 0)), eq(m, b.im, k(m, 0))), LLVMBuildNot(m->l->b, both(m, nan_of(m, a.re), nan_of(m, a.im)), ""));
    V inf_a = both(m, either(m, infinite(m, a.re), infinite(m, a.im)), both(m, bounded(m, b.re), bounded(m, b.im)));
    V inf_b = both(m, either(m, infinite(m, b.re), infinite(m, b.im)), both(m, bounded(m, a.re), bounded(m, a.im)));
    V inf = copysign2(m, k(m, INFINITY), b.re);
    Complex by_zero = {mul(m, inf, a.re), mul(m, inf, a.im)};
    Complex u = {pick(m, inf_a, as_unit(m, a.re), a.re), pick(m, inf_a, as_unit(m, a.im), a.im)};
    Complex v = {pick(m, inf_b, as_unit(m, b.re), b.re), pick(m, inf_b, as_unit(m, b.im), b.im)};
    V factor = pick(m, inf_a, k(m, INFINITY), k(m, 0));
    Complex other = {mul(m, factor, add(m, mul(m, u.re, v.re), mul(m, u.im, v.im))), mul(m, factor, sub(m, mul(m, u.im, v.re), mul(m, u.re, v.im)))};
    Complex fixed = choose(m, zero, by_zero, choose(m, either(m, inf_a, inf_b), other, q));
    return choose(m, lost, fixed, q);
}

Complex complex_div(const Math *m, Complex a, Complex b) {
    Scaled x = scaled_pair(m, a.re, a.im), y = scaled_pair(m, b.re, b.im);
    V size = fma3(m, y.x, y.x, mul(m, y.y, y.y)), e = isub(m, x.e, y.e);
    V re = divide(m, difference(m, x.x, y.x, neg(m, x.y), y.y), size), im = divide(m, difference(m, x.y, y.x, x.x, y.y), size);
    return divide_specials(m, a, b, (Complex){scale_by(m, re, e), scale_by(m, im, e)});
}

static Complex inverse(const Math *m, Complex z) { return complex_div(m, (Complex){k(m, 1), k(m, 0)}, z); }

Complex complex_sign(const Math *m, Complex z) {
    V size = complex_abs(m, z), zero = eq(m, size, k(m, 0)), bad = either(m, nan_of(m, z.re), nan_of(m, z.im));
    Complex unit = {divide(m, z.re, size), divide(m, z.im, size)}, none = {k(m, 0), k(m, 0)}, nan = {k(m, NAN), k(m, NAN)};
    return choose(m, bad, nan, choose(m, zero, none, unit));
}

// By the real part, then the imaginary one; the first NaN wins.
Complex complex_limit(const Math *m, Complex a, Complex b, bool maximum) {
    Complex low = maximum ? a : b, high = maximum ? b : a;
    V less = pick(m, eq(m, low.re, high.re), lt(m, low.im, high.im), lt(m, low.re, high.re));
    V take_b = either(m, either(m, nan_of(m, b.re), nan_of(m, b.im)), less);
    return choose(m, either(m, nan_of(m, a.re), nan_of(m, a.im)), a, choose(m, take_b, b, a));
}

// ---- exponential and logarithm

// e^x (cos y, sin y); e^x in two factors, so that a small cosine is not lost in its overflow. A real argument stays real.
static Complex exp_polar(const Math *m, V x, V y) {
    V low = at_least(m, at_most(m, x, 700), -700), rest = pick(m, eq(m, low, x), k(m, 0), sub(m, x, low));
    V one = fn1(m, MATH_EXP, low), two = fn1(m, MATH_EXP, rest);
    V c = mul(m, mul(m, one, fn1(m, MATH_COS, y)), two), s = mul(m, mul(m, one, fn1(m, MATH_SIN, y)), two);
    // Without an angle, infinity keeps its size and zero is zero.
    V no_angle = LLVMBuildNot(m->l->b, bounded(m, y), ""), huge = both(m, no_angle, eq(m, x, k(m, INFINITY)));
    V none = both(m, no_angle, eq(m, x, k(m, -INFINITY)));
    c = pick(m, huge, k(m, INFINITY), pick(m, none, k(m, 0), c));
    return (Complex){c, pick(m, eq(m, y, k(m, 0)), y, pick(m, none, k(m, 0), s))};
}

Complex complex_exp(const Math *m, Complex z) {
    Complex nan = {k(m, NAN), k(m, NAN)};
    return choose(m, bounded(m, z.im), exp_polar(m, z.re, z.im), nan);
}

Complex complex_expm1(const Math *m, Complex z) {
    V s = fn1(m, MATH_SIN, half(m, z.im)), c = fn1(m, MATH_COS, z.im);
    V re = sub(m, mul(m, fn1(m, MATH_EXPM1, z.re), c), mul(m, mul(m, k(m, 2), s), s));
    return (Complex){re, mul(m, fn1(m, MATH_EXP, z.re), fn1(m, MATH_SIN, z.im))};
}

// log |z|: near the unit circle as log1p(|z|^2 - 1) / 2, with the squares' errors.
static V log_modulus(const Math *m, Complex z) {
    V x = fabs1(m, z.re), y = fabs1(m, z.im), a = larger(m, x, y), b = pick(m, lt(m, x, y), x, y);
    Pair aa = pair_mul(m, a, a), bb = pair_mul(m, b, b), sum = pair_sum(m, sub(m, aa.hi, k(m, 1)), bb.hi);
    V t = add(m, sum.hi, add(m, sum.lo, add(m, aa.lo, bb.lo)));
    V near = both(m, lt(m, fabs1(m, sum.hi), k(m, 0.5)), lt(m, k(m, 0.5), aa.hi));
    Modulus r = modulus(m, z);
    V e = LLVMBuildSIToFP(m->l->b, r.e, m->t, "");
    V far = fma3(m, e, k(m, 0x1.62e42fefa39efp-1), fn1(m, MATH_LOG, r.h));
    return pick(m, near, half(m, fn1(m, MATH_LOG1P, pick(m, near, t, k(m, 0)))), far);
}

Complex complex_log(const Math *m, Complex z) { return (Complex){log_modulus(m, z), emit_math(m->l, MATH_ATAN2, z.im, z.re)}; }

Complex complex_log1p(const Math *m, Complex z) {
    V one = add(m, k(m, 1), z.re);
    V near = both(m, lt(m, fabs1(m, z.re), k(m, 0.5)), lt(m, fabs1(m, z.im), k(m, 0.5)));
    V t = fma3(m, z.im, z.im, mul(m, z.re, add(m, k(m, 2), z.re)));
    V re = pick(m, near, half(m, fn1(m, MATH_LOG1P, pick(m, near, t, k(m, 0)))), log_modulus(m, (Complex){one, z.im}));
    return (Complex){re, emit_math(m->l, MATH_ATAN2, z.im, one)};
}

// e^(b log a), and C's value for an exponent that is -inf with any angle.
Complex complex_pow(const Math *m, Complex a, Complex b) {
    Complex w = complex_mul(m, b, complex_log(m, a)), zero = {k(m, 0), k(m, 0)}, one = {k(m, 1), k(m, 0)};
    V a_zero = both(m, eq(m, a.re, k(m, 0)), eq(m, a.im, k(m, 0))), b_zero = both(m, eq(m, b.re, k(m, 0)), eq(m, b.im, k(m, 0)));
    Complex r = choose(m, both(m, a_zero, lt(m, k(m, 0), b.re)), zero, exp_polar(m, w.re, w.im));
    return choose(m, both(m, a_zero, b_zero), one, r);
}

Complex complex_cbrt(const Math *m, Complex z) { return complex_pow(m, z, (Complex){k(m, 1.0 / 3), k(m, 0)}); }

Complex complex_logistic(const Math *m, Complex z) {
    Complex e = exp_polar(m, neg(m, z.re), neg(m, z.im));
    return inverse(m, (Complex){add(m, k(m, 1), e.re), e.im});
}

// ---- roots

// The larger part is 2^n sqrt((|w| + |u|) / 2) of w = u + iv = 4^-n z, n such that nothing overflows; the other one |y| / 2 through it, of z's
// own y, which may be far below x.
Complex complex_sqrt(const Math *m, Complex z) {
    Modulus r = modulus(m, z);
    V n = LLVMBuildAShr(m->l->b, r.e, ki(m, 1), ""), down = isub(m, ki(m, 0), ishl(m, n, 1));
    V x = scale_by(m, z.re, down), h = scale_by(m, r.h, iadd(m, r.e, down));
    V t = scale_by(m, ll_intrin1(m->l, LL_SQRT, half(m, add(m, h, fabs1(m, x)))), n), u = half(m, divide(m, fabs1(m, z.im), t));
    V right = LLVMBuildFCmp(m->l->b, LLVMRealOGE, z.re, k(m, 0), ""), zero = both(m, eq(m, z.re, k(m, 0)), eq(m, z.im, k(m, 0)));
    Complex root = {pick(m, right, t, u), copysign2(m, pick(m, right, u, t), z.im)};
    root = choose(m, zero, (Complex){k(m, 0), z.im}, root);
    // Infinities: (inf, y) of any x + i inf; sqrt(-inf + iy) = 0 + i inf, sqrt(inf + iy) = inf + i0.
    V lost_y = nan_of(m, z.im), positive = lt(m, k(m, 0), z.re);
    V quiet = pick(m, lost_y, k(m, NAN), copysign2(m, k(m, 0), z.im)), size = copysign2(m, k(m, INFINITY), z.im);
    Complex along = choose(m, positive, (Complex){k(m, INFINITY), quiet}, (Complex){pick(m, lost_y, k(m, NAN), k(m, 0)), size});
    root = choose(m, infinite(m, z.re), along, root);
    return choose(m, infinite(m, z.im), (Complex){k(m, INFINITY), z.im}, root);
}

// ---- hyperbolic and circular functions

// Both times `rest`, which is 1 below 700: a small sine or cosine is not lost in their overflow.
typedef struct {
    V sinh, cosh, rest;
} Hyperbolic;

static Hyperbolic hyperbolic(const Math *m, V x) {
    V whole = fabs1(m, x), a = at_most(m, whole, 700), left = pick(m, eq(m, a, whole), k(m, 0), sub(m, whole, a));
    V e = fn1(m, MATH_EXPM1, a), one = add(m, e, k(m, 1));
    V s = half(m, add(m, e, divide(m, e, one))), c = half(m, add(m, one, divide(m, k(m, 1), one)));
    return (Hyperbolic){copysign2(m, s, x), c, fn1(m, MATH_EXP, left)};
}

// An exact 0 stays 0, whatever it is times: a part of a real or an imaginary argument.
static V times(const Math *m, V a, V b) {
    V zero = either(m, eq(m, a, k(m, 0)), eq(m, b, k(m, 0)));
    return pick(m, zero, mul(m, copysign2(m, k(m, 0), a), copysign2(m, k(m, 1), b)), mul(m, a, b));
}

Complex complex_sine(const Math *m, Complex z) {
    Hyperbolic h = hyperbolic(m, z.im);
    V no_angle = both(m, infinite(m, z.im), LLVMBuildNot(m->l->b, bounded(m, z.re), ""));
    V im = times(m, times(m, fn1(m, MATH_COS, z.re), h.sinh), h.rest);
    return (Complex){times(m, times(m, fn1(m, MATH_SIN, z.re), h.cosh), h.rest), pick(m, no_angle, z.im, im)};
}

Complex complex_cosine(const Math *m, Complex z) {
    Hyperbolic h = hyperbolic(m, z.im);
    V no_angle = both(m, infinite(m, z.im), LLVMBuildNot(m->l->b, bounded(m, z.re), ""));
    V re = times(m, times(m, fn1(m, MATH_COS, z.re), h.cosh), h.rest);
    return (Complex){pick(m, no_angle, k(m, INFINITY), re), neg(m, times(m, times(m, fn1(m, MATH_SIN, z.re), h.sinh), h.rest))};
}

// -i sin(iz); C leaves the sign open of an infinity without an angle.
Complex complex_sinh(const Math *m, Complex z) {
    Complex s = complex_sine(m, (Complex){neg(m, z.im), z.re});
    return (Complex){pick(m, both(m, infinite(m, z.re), LLVMBuildNot(m->l->b, bounded(m, z.im), "")), k(m, INFINITY), s.im), neg(m, s.re)};
}

// Kahan's; far out 1 + i 4 sin y cos y e^(-2|x|).
Complex complex_tanh(const Math *m, Complex z) {
    V t = fn1(m, MATH_TAN, z.im), beta = fma3(m, t, t, k(m, 1)), s = hyperbolic(m, z.re).sinh;
    V rho = ll_intrin1(m->l, LL_SQRT, fma3(m, s, s, k(m, 1))), size = fma3(m, mul(m, beta, s), s, k(m, 1));
    Complex near = {divide(m, mul(m, mul(m, beta, rho), s), size), divide(m, t, size)};
    V decay = fn1(m, MATH_EXP, mul(m, k(m, -2), fabs1(m, z.re))), circle = mul(m, fn1(m, MATH_SIN, z.im), fn1(m, MATH_COS, z.im));
    V vanishing = mul(m, mul(m, k(m, 4), circle), decay);
    V turn = pick(m, both(m, infinite(m, z.re), LLVMBuildNot(m->l->b, bounded(m, z.im), "")), copysign2(m, k(m, 0), z.im), vanishing);
    Complex far = {copysign2(m, k(m, 1), z.re), turn};
    V angle = either(m, bounded(m, z.im), infinite(m, z.re));
    far.re = pick(m, angle, far.re, k(m, NAN));
    Complex r = choose(m, lt(m, k(m, 22), fabs1(m, z.re)), far, near);
    r.re = pick(m, eq(m, z.re, k(m, 0)), z.re, r.re);
    return choose(m, eq(m, z.im, k(m, 0)), (Complex){fn1(m, MATH_TANH, z.re), z.im}, r);
}

// -i tanh(iz)
Complex complex_tan(const Math *m, Complex z) {
    Complex r = complex_tanh(m, (Complex){neg(m, z.im), z.re});
    return (Complex){r.im, neg(m, r.re)};
}

// -i log((x + iy) / sqrt(x^2 + y^2)), as the specification has it.
Complex complex_atan2(const Math *m, Complex y, Complex x) {
    Complex xx = complex_mul(m, x, x), yy = complex_mul(m, y, y);
    Complex size = complex_sqrt(m, (Complex){add(m, xx.re, yy.re), add(m, xx.im, yy.im)});
    Complex w = complex_log(m, complex_div(m, (Complex){sub(m, x.re, y.im), add(m, x.im, y.re)}, size));
    return (Complex){w.im, neg(m, w.re)};
}
