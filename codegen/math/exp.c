// exp, exp2, expm1 and what is made of them: tanh, logistic, erf, erfc of f32.
//
// Argument reduction is Cody and Waite's (1980) with FMA: x = n ln 2 + r, |r| <= ln 2 / 2, where n comes from adding a
// large constant (1.5 2^23 or 1.5 2^52), whose low mantissa bits then hold n as an integer, ready to be shifted into an
// exponent. The polynomials are minimax (minimax.py). Every function is straight-line; a NaN travels through the
// arithmetic.
#include "codegen/math/families.h"

#include <math.h>

// x / ln 2 = n + something in [-1/2, 1/2]. `bits` is an integer whose low bits are n + bias.
typedef struct {
    V n, bits;
} Whole;

// per_unit: how many units of 1 are in x = 1 (log2 e, or 1 for exp2).
static Whole whole_part(const Math *m, V x, double per_unit, int64_t bias) {
    double magic = (m->f64 ? 0x1.8p52 : 0x1.8p23) + (double)bias;
    V t = per_unit == 1 ? add(m, x, k(m, magic)) : fma3(m, x, k(m, per_unit), k(m, magic));
    return (Whole){.n = sub(m, t, k(m, magic)), .bits = bits_of(m, t)};
}

// 2^(n + shift) for results that need no denormals, from bits made with bias = exponent bias + shift.
static V power_of_two(const Math *m, Whole w) { return float_of(m, ishl(m, w.bits, m->mant)); }

// p 2^n rounded once, denormal results and overflow included, for positive p below 2; bits made with bias = 2 * exponent bias. By one instruction, or by two
// factors, since 2^n alone may not be representable; p times the first is exact. What is 0 is made without a product that underflows: many processors
// take a hundred cycles for one, and e^-inf is what masks are made of.
static V scale_fully(const Math *m, V p, Whole w) {
    V some = LLVMBuildFCmp(m->l->b, LLVMRealUGE, w.n, k(m, m->f64 ? -1075 : -150), ""), r = ll_scale_power(m->l, p, w.n);
    if (r) return pick(m, some, r, k(m, 0)); // one instruction, which does not look at lanes that are not taken
    V half = ishr(m, w.bits, 1);
    V one = float_of(m, ishl(m, half, m->mant)), two = float_of(m, ishl(m, isub(m, w.bits, half), m->mant));
    return mul(m, mul(m, p, pick(m, some, one, k(m, 0))), two);
}

// p 2^n where that is a normal number; bits made with bias 0.
static V scale_normal(const Math *m, V p, Whole w) { return float_of(m, iadd(m, bits_of(m, p), ishl(m, w.bits, m->mant))); }

// r = x - n ln 2, in two steps; the first is exact.
static V reduced(const Math *m, V x, V n) {
    double hi = m->f64 ? LN2_FULL_HI : LN2_F32_HI, lo = m->f64 ? LN2_FULL_LO : LN2_F32_LO;
    return fma3(m, n, k(m, -lo), fma3(m, n, k(m, -hi), x));
}

// e^r - 1 for |r| <= ln 2 / 2, accurate relative to itself.
static V expm1_reduced(const Math *m, V r) {
    V q = m->f64 ? POLY64(m, r, EXPM1_F64) : POLY32(m, r, EXPM1_F32);
    return fma3(m, mul(m, r, r), q, r);
}

static V exp_reduced(const Math *m, V r) { return m->f64 ? add(m, expm1_reduced(m, r), k(m, 1)) : POLY32(m, r, EXP_F32); }

V math_exp(const Math *m, V x) {
    V c = at_least(m, at_most(m, x, m->f64 ? 710 : 89), m->f64 ? -746 : -104.5);
    Whole w = whole_part(m, c, LOG2E_HI, 2 * m->bias);
    return scale_fully(m, exp_reduced(m, reduced(m, c, w.n)), w);
}

V math_half_exp(const Math *m, V x) {
    V c = at_least(m, at_most(m, x, m->f64 ? 711 : 90), m->f64 ? -746 : -104.5);
    Whole w = whole_part(m, c, LOG2E_HI, 2 * m->bias - 1);
    V e = exp_reduced(m, reduced(m, c, w.n));
    w.n = sub(m, w.n, k(m, 1));
    return scale_fully(m, e, w);
}

V math_exp_pair(const Math *m, Pair x) {
    V sane = lt(m, fabs1(m, x.hi), k(m, 800));
    V hi = at_least(m, at_most(m, x.hi, 800), -800), lo = pick(m, sane, x.lo, k(m, 0));
    Whole w = whole_part(m, hi, LOG2E_HI, 2 * m->bias);
    V r = fma3(m, w.n, k(m, -LN2_FULL_HI), hi); // exact
    Pair p = pair_sum(m, r, fma3(m, w.n, k(m, -LN2_FULL_LO), lo));
    V tail = fma3(m, mul(m, p.hi, p.hi), POLY64(m, p.hi, EXPM1_F64), p.lo);
    return scale_fully(m, add(m, add(m, p.hi, tail), k(m, 1)), w);
}

Pair math_exp_parts(const Math *m, Pair x, V *n) {
    V t = fma3(m, x.hi, k(m, LOG2E_HI), k(m, 0x1.8p52));
    *n = sub(m, t, k(m, 0x1.8p52));
    V r = fma3(m, *n, k(m, -LN2_FULL_HI), x.hi); // exact
    Pair p = pair_sum(m, r, fma3(m, *n, k(m, -LN2_FULL_LO), x.lo));
    V tail = fma3(m, mul(m, p.hi, p.hi), POLY64(m, p.hi, EXPM1_F64), p.lo);
    Pair e = pair_fast(m, k(m, 1), p.hi);
    return pair_fast(m, e.hi, add(m, e.lo, tail));
}

V math_exp2(const Math *m, V x) {
    V c = at_least(m, at_most(m, x, m->f64 ? 1025 : 129), m->f64 ? -1076 : -151);
    Whole w = whole_part(m, c, 1, 2 * m->bias);
    V r = sub(m, c, w.n); // exact
    if (!m->f64) return scale_fully(m, POLY32(m, r, EXP2_F32), w);
    Pair p = pair_mul(m, r, k(m, LN2_FULL_HI));
    V tail = fma3(m, mul(m, p.hi, p.hi), POLY64(m, p.hi, EXPM1_F64), fma3(m, r, k(m, LN2_FULL_LO), p.lo));
    return scale_fully(m, add(m, add(m, p.hi, tail), k(m, 1)), w);
}

// 2 (h (e^r - 1) + (h - 1/2)) with h = 2^(n-1), which is finite for n = 128 too. Below the threshold, where halving
// would lose the last bit of a denormal and the sign of zero, e^x - 1 rounds to x.
V math_expm1(const Math *m, V x) {
    V c = at_least(m, at_most(m, x, m->f64 ? 710 : 89), m->f64 ? -40 : -18);
    Whole w = whole_part(m, c, LOG2E_HI, m->bias - 1);
    V h = power_of_two(m, w);
    V y = fma3(m, h, expm1_reduced(m, reduced(m, c, w.n)), sub(m, h, k(m, 0.5)));
    V tiny = lt(m, fabs1(m, x), k(m, m->f64 ? 0x1p-54 : 0x1p-25));
    return pick(m, tiny, x, add(m, y, y));
}

// n / (e + 1) for positive n and e. Rounding the sum, the inverse and the product costs an ulp and a half; one step
// with the residual n - y (e + 1) leaves half an ulp.
static V share(const Math *m, V n, V e) {
    V inverse = divide(m, k(m, 1), add(m, e, k(m, 1)));
    V y = mul(m, n, inverse);
    V rest = fma3(m, neg(m, y), e, sub(m, n, y));
    return fma3(m, rest, inverse, y);
}

// With H = (e^2a - 1)/2 for a = |x|: tanh a = H / (H + 1), accurate near 0 because H is. The reduction in units of ln 2
// / 2 gives H = s h + (s - 1)/2, h = (e^2r - 1)/2. One FMA reduces in f32: its error n 2^-29 fades as tanh flattens.
V math_tanh(const Math *m, V x) {
    V a = at_most(m, fabs1(m, x), m->f64 ? 20 : 9.2);
    Whole w = whole_part(m, a, 2 * LOG2E_HI, m->bias);
    V r = fma3(m, w.n, k(m, -0.5 * (m->f64 ? LN2_FULL_HI : LN2_F32_HI)), a);
    if (m->f64) r = fma3(m, w.n, k(m, -0.5 * LN2_FULL_LO), r);
    V q = NULL; // (e^2r - 1 - 2r) / (2 r^2): the coefficients of expm1 times powers of two, which is exact
    size_t n = m->f64 ? COUNT(EXPM1_F64) : COUNT(EXPM1_F32);
    while (n-- > 0) {
        V c = k(m, ldexp(m->f64 ? EXPM1_F64[n] : (double)EXPM1_F32[n], (int)n + 1));
        q = q ? fma3(m, q, r, c) : c;
    }
    V h = fma3(m, mul(m, r, r), q, r);
    V s = power_of_two(m, w);
    V half = fma3(m, s, h, fma3(m, s, k(m, 0.5), k(m, -0.5)));
    return copysign2(m, share(m, half, half), x);
}

// 1/(1 + e^-x) = e^-|x|/(1 + e^-|x|) for negative x: nothing overflows, and small results keep their precision.
V math_logistic(const Math *m, V x) {
    V c = at_least(m, neg(m, fabs1(m, x)), m->f64 ? -746 : -104.5);
    Whole w = whole_part(m, c, LOG2E_HI, 2 * m->bias);
    V e = scale_fully(m, exp_reduced(m, reduced(m, c, w.n)), w);
    return share(m, pick(m, lt(m, x, k(m, 0)), e, k(m, 1)), e);
}

// erf x = 1 - e^-u = -(e^-u - 1) with u = -log(erfc|x|) = |x| + |x| P(|x|), which is smooth and keeps what is near 0: one form for all, without a division.
// With e^-u = s e^r, s = 2^n, that is (1 - s) - s (e^r - 1).
static V erf_f32(const Math *m, V x) {
    V a = at_most(m, fabs1(m, x), 3.95);
    V u = fma3(m, a, POLY32(m, a, ERF_F32), a);
    Whole w = whole_part(m, u, -LOG2E_HI, m->bias);
    V h = expm1_reduced(m, fma3(m, w.n, k(m, -LN2_F32_HI), neg(m, u)));
    V s = power_of_two(m, w);
    return copysign2(m, fma3(m, neg(m, s), h, sub(m, k(m, 1), s)), x);
}

// True for NaN as well, so that the part of erf that keeps it is chosen.
static V below(const Math *m, V x, double limit) { return LLVMBuildFCmp(m->l->b, LLVMRealULT, x, k(m, limit), ""); }

// erf x = x + x Q(x^2) near 0 and 1 - erfc|x| beyond, with erfc from a polynomial for its logarithm (smooth, nearly a
// parabola).
static V erf_f64(const Math *m, V x) {
    V a = at_most(m, fabs1(m, x), 6);
    V u = fma3(m, neg(m, a), a, POLY64(m, sub(m, a, k(m, 3.5)), ERF_LARGE_F64)); // log(erfc a)
    Whole w = whole_part(m, u, LOG2E_HI, 0);
    V large = sub(m, k(m, 1), scale_normal(m, exp_reduced(m, reduced(m, u, w.n)), w));
    V small = fma3(m, x, POLY64(m, mul(m, x, x), ERF_SMALL_F64), x);
    return pick(m, below(m, fabs1(m, x), 1), small, copysign2(m, large, x));
}

V math_erf(const Math *m, V x) { return m->f64 ? erf_f64(m, x) : erf_f32(m, x); }

// As in special.c, with one division: e^(x^2) erfc x is a polynomial in x / (x + c) by x + c, which keeps small x. e^(-x^2) = 2^n e^r has the whole of x^2 in
// the one rounding of r, since n times the first part of ln 2 is exact.
V math_erfc_f32(const Math *m, V x) {
    V a = at_most(m, fabs1(m, x), 10.2), by = divide(m, k(m, 1), add(m, a, k(m, 1.5)));
    Whole w = whole_part(m, neg(m, mul(m, a, a)), LOG2E_HI, 2 * m->bias);
    V rest = fma3(m, neg(m, a), a, mul(m, w.n, k(m, -LN2_SHORT_HI))), r = fma3(m, w.n, k(m, -LN2_SHORT_LO), rest);
    V y = mul(m, mul(m, POLY32(m, r, EXP_F32), POLY32(m, mul(m, a, by), ERFC_F32)), by);
    y = scale_fully(m, y, w);
    return pick(m, lt(m, x, k(m, 0)), sub(m, k(m, 2), y), y);
}
