// log, log2, log1p, pow and the cube root: what starts by taking a number apart into mantissa and exponent.
//
// x = 2^e m with m in [sqrt 1/2, sqrt 2), found by subtracting the bits of sqrt 1/2. f32: a minimax polynomial in m
// - 1. f64: the series in s = f / (2 + f) with fdlibm's arrangement of terms, log(1 + f) = f - (f^2/2 - s (f^2/2 +
// R(s^2))), with our own minimax R. pow takes the f64 logarithm in double-double (two terms of the series; relative
// error about 2^-64), since y log x is as large as 745 and its absolute error is the relative error of the result; for
// f32 plain f64 is plenty.
#include "codegen/math/families.h"

#include <math.h>

// Integer arithmetic on the exponent field: e stays an integer times 2^mant until it is converted.
Split math_split(const Math *m, V x, bool denormals) {
    int64_t root = m->f64 ? 0x3fe6a09e667f3bcd : 0x3f3504f3, field = m->bias << m->mant;
    V small = NULL;
    if (denormals) {
        small = lt(m, x, k(m, m->f64 ? 0x1p-1022 : 0x1p-126));
        x = pick(m, small, mul(m, x, k(m, m->f64 ? 0x1p52 : 0x1p23)), x);
    }
    V ix = bits_of(m, x);
    if (!m->f64) {
        V e = iand(m, isub(m, ix, ki(m, root)), ki(m, -(INT64_C(1) << 23)));
        V f = float_of(m, isub(m, ix, e));
        if (denormals) e = isub(m, e, pick(m, small, ki(m, INT64_C(23) << 23), ki(m, 0)));
        return (Split){.m = f, .e = mul(m, LLVMBuildSIToFP(m->l->b, e, m->t, ""), k(m, 0x1p-23))};
    }
    // AVX2 cannot convert 64-bit integers: the biased exponent becomes the low mantissa bits of 2^52.
    V e = ishr(m, iadd(m, ix, ki(m, field - root)), 52);
    V f = float_of(m, isub(m, ix, isub(m, ishl(m, e, 52), ki(m, field))));
    V biased = float_of(m, ior(m, e, ki(m, 0x4330000000000000)));
    V offset = k(m, 0x1p52 + 1023);
    if (denormals) offset = pick(m, small, k(m, 0x1p52 + 1023 + 52), offset);
    return (Split){.m = f, .e = sub(m, biased, offset)};
}

// What a logarithm is outside its domain: `result` where x > zero; at zero -inf, below NaN; inf and NaN are themselves.
static V log_edges(const Math *m, V x, double zero, V result) {
    V r = pick(m, lt(m, x, k(m, INFINITY)), result, x);
    V low = pick(m, eq(m, x, k(m, zero)), k(m, -INFINITY), k(m, NAN));
    return pick(m, LLVMBuildFCmp(m->l->b, LLVMRealUGT, x, k(m, zero), ""), r, low);
}

// log(1 + f) = f + f^2 (f P(f) - 1/2), f32.
static V log1p_reduced_f32(const Math *m, V f) {
    V q = fma3(m, f, POLY32(m, f, LOG_F32), k(m, -0.5));
    return fma3(m, mul(m, f, f), q, f);
}

// e ln 2 + log(1 + f), f64.
static V log_reduced_f64(const Math *m, V f, V e) {
    V s = divide(m, f, add(m, k(m, 2), f)), z = mul(m, s, s);
    V half_sq = mul(m, mul(m, k(m, 0.5), f), f);
    V r = mul(m, z, POLY64(m, z, LOG_F64));
    V tail = fma3(m, s, add(m, half_sq, r), mul(m, e, k(m, LN2_LO)));
    return fma3(m, e, k(m, LN2_HI), sub(m, f, sub(m, half_sq, tail)));
}

V math_log(const Math *m, V x) {
    Split p = math_split(m, x, true);
    V f = sub(m, p.m, k(m, 1));
    V r = m->f64 ? log_reduced_f64(m, f, p.e) : fma3(m, p.e, k(m, LN2_F32_HI), log1p_reduced_f32(m, f));
    return log_edges(m, x, 0, r);
}

V math_log2(const Math *m, V x) {
    Split p = math_split(m, x, true);
    V f = sub(m, p.m, k(m, 1));
    V y = m->f64 ? log_reduced_f64(m, f, k(m, 0)) : log1p_reduced_f32(m, f);
    V r = m->f64 ? fma3(m, y, k(m, LOG2E_HI), fma3(m, y, k(m, LOG2E_LO), p.e)) : fma3(m, y, k(m, LOG2E_HI), p.e);
    return log_edges(m, x, 0, r);
}

// u = 1 + x is rounded; what is lost, c, joins the reduced argument: f = (m - 1) + c 2^-e. The logarithm has x's sign.
V math_log1p(const Math *m, V x) {
    V u = add(m, x, k(m, 1));
    V lost = sub(m, x, sub(m, u, k(m, 1)));
    Split p = math_split(m, u, false);
    // 2^-e as the quotient of two mantissas' bits; kept finite for the largest u, which have lost nothing.
    V one = ki(m, m->bias << m->mant);
    V e_bits = isub(m, bits_of(m, u), bits_of(m, p.m));
    V scale = float_of(m, isub(m, one, pick(m, lt(m, u, k(m, 0x1p100)), e_bits, ki(m, 0))));
    lost = pick(m, lt(m, u, k(m, 0x1p100)), lost, k(m, 0));
    V f = fma3(m, lost, scale, sub(m, p.m, k(m, 1)));
    V r = m->f64 ? log_reduced_f64(m, f, p.e) : fma3(m, p.e, k(m, LN2_F32_HI), log1p_reduced_f32(m, f));
    return log_edges(m, x, -1, copysign2(m, r, x));
}

// Everything IEEE 754 says of pow's special cases that a logarithm with infinities does not already give. `mag` is
// |x|^y from 2^(y log2|x|), with log 0 = -inf and log inf = inf.
static V pow_edges(const Math *m, V x, V y, V mag) {
    LLVMBuilderRef b = m->l->b;
    V ax = fabs1(m, x), inf = k(m, INFINITY);
    V whole = eq(m, ll_intrin1(m->l, LL_TRUNC, y), y);
    V half = mul(m, y, k(m, 0.5));
    V even = eq(m, ll_intrin1(m->l, LL_TRUNC, half), half);
    // |x| = 1 and any y but NaN: the logarithm 0 times an infinite y would be NaN.
    V unit = LLVMBuildAnd(b, eq(m, ax, k(m, 1)), LLVMBuildFCmp(b, LLVMRealORD, y, y, ""), "");
    mag = pick(m, unit, k(m, 1), mag);
    V odd = LLVMBuildAnd(b, whole, LLVMBuildNot(b, even, ""), "");
    V sign = iand(m, bits_of(m, x), ki(m, m->f64 ? INT64_MIN : INT64_C(1) << 31));
    V r = float_of(m, ior(m, bits_of(m, mag), pick(m, odd, sign, ki(m, 0))));
    V bad =
        LLVMBuildAnd(b, LLVMBuildAnd(b, lt(m, x, k(m, 0)), lt(m, neg(m, inf), x), ""), LLVMBuildFCmp(b, LLVMRealUNE, ll_intrin1(m->l, LL_TRUNC, y), y, ""), "");
    r = pick(m, bad, k(m, NAN), r);
    V one = LLVMBuildOr(b, eq(m, y, k(m, 0)), eq(m, x, k(m, 1)), "");
    return pick(m, one, k(m, 1), r);
}

// log|x| at 0, infinity and NaN in place of what the arithmetic made of their bits.
static V log_magnitude_edges(const Math *m, V ax, V log) {
    V r = pick(m, lt(m, ax, k(m, INFINITY)), log, ax);
    return pick(m, eq(m, ax, k(m, 0)), k(m, -INFINITY), r);
}

static V pow_f32(const Math *m, V x32, V y32) {
    Math d = math_on_f64(m);
    V ax = fabs1(&d, math_widen(m, x32)), y = math_widen(m, y32);
    Split p = math_split(&d, ax, false);
    V s = divide(&d, sub(&d, p.m, k(&d, 1)), add(&d, p.m, k(&d, 1)));
    V log2 = fma3(&d, s, POLY64(&d, mul(&d, s, s), LOG2_POW_F32), p.e);
    V w = mul(&d, y, log_magnitude_edges(&d, ax, log2));
    w = at_least(&d, at_most(&d, w, 200), -200);
    V t = add(&d, w, k(&d, 0x1.8p52));
    V r = sub(&d, w, sub(&d, t, k(&d, 0x1.8p52)));
    V scaled = iadd(&d, bits_of(&d, POLY64(&d, r, EXP2_POW_F32)), ishl(&d, bits_of(&d, t), 52));
    V mag = pick(&d, LLVMBuildFCmp(m->l->b, LLVMRealORD, w, w, ""), float_of(&d, scaled), w);
    return pow_edges(m, x32, y32, math_narrow(m, mag));
}

// log(m) for m in [sqrt 1/2, sqrt 2) as a pair: 2 s (1 + z/3 + z^2 T(z)), s = (m - 1)/(m + 1), z = s^2.
static Pair log_mantissa(const Math *m, V x) {
    V a = sub(m, x, k(m, 1)); // exact
    Pair b = pair_sum(m, x, k(m, 1));
    V hi = divide(m, a, b.hi);
    V rest = fma3(m, neg(m, hi), b.lo, fma3(m, neg(m, hi), b.hi, a));
    Pair s = {hi, divide(m, rest, b.hi)};
    Pair z = pair_mul(m, s.hi, s.hi);
    z.lo = fma3(m, add(m, s.hi, s.hi), s.lo, z.lo);
    Pair v = pair_fast(m, k(m, THIRD_HI), mul(m, z.hi, POLY64(m, z.hi, LOG_POW_F64)));
    v.lo = add(m, v.lo, k(m, THIRD_LO));
    Pair u = pair_mul(m, z.hi, v.hi);
    u.lo = fma3(m, z.hi, v.lo, fma3(m, z.lo, v.hi, u.lo));
    Pair p = pair_mul(m, s.hi, u.hi);
    p.lo = fma3(m, s.hi, u.lo, fma3(m, s.lo, u.hi, p.lo));
    Pair r = pair_fast(m, s.hi, p.hi);
    r.lo = add(m, r.lo, add(m, p.lo, s.lo));
    return (Pair){add(m, r.hi, r.hi), add(m, r.lo, r.lo)};
}

// Relative error about 2^-66.
Pair math_log_pair(const Math *m, V x) {
    Split p = math_split(m, x, true);
    Pair log_m = log_mantissa(m, p.m);
    Pair log = pair_fast(m, mul(m, p.e, k(m, LN2_HI)), log_m.hi); // the product is exact; 0 if e is
    log.lo = add(m, log.lo, fma3(m, p.e, k(m, LN2_LO), log_m.lo));
    return log;
}

static V pow_f64(const Math *m, V x, V y) {
    V ax = fabs1(m, x);
    Pair log = math_log_pair(m, ax);
    V hi = log_magnitude_edges(m, ax, log.hi);
    Pair w = pair_mul(m, y, hi);
    w.lo = fma3(m, y, log.lo, w.lo);
    return pow_edges(m, x, y, math_exp_pair(m, w));
}

V math_pow(const Math *m, V x, V y) { return m->f64 ? pow_f64(m, x, y) : pow_f32(m, x, y); }

// r = a^(-1/3) from the bits: a third of the exponent (h below 0.104), then steps of fourth order in h = 1 - a r^3:
// r (1 + h/3 + 2 h^2/9 + 14 h^3/81), the binomial series of (1 - h)^(-1/3). a is f64, positive and normal.
static V inverse_cbrt(const Math *d, V a) {
    LlvmCtx *l = d->l;
    LLVMTypeRef i32 = ll_like(l->i32, d->t);
    V high = LLVMBuildTrunc(l->b, ishr(d, bits_of(d, a), 32), i32, "");
    V third = LLVMBuildFMul(l->b, LLVMBuildSIToFP(l->b, high, ll_like(l->f32, d->t), ""), ll_real(ll_like(l->f32, d->t), -1.0 / 3), "");
    V guess = LLVMBuildFAdd(l->b, third, ll_real(ll_like(l->f32, d->t), 0x553ee6c0), "");
    guess = LLVMBuildFPToSI(l->b, guess, i32, "");
    V r = float_of(d, ishl(d, LLVMBuildZExt(l->b, guess, d->it, ""), 32));
    for (int step = 0; step < 2; step++) {
        V h = fma3(d, neg(d, mul(d, mul(d, a, r), r)), r, k(d, 1));
        V q = fma3(d, h, fma3(d, h, k(d, 14.0 / 81), k(d, 2.0 / 9)), k(d, 1.0 / 3));
        r = fma3(d, mul(d, r, h), q, r);
    }
    return r;
}

V math_cbrt(const Math *m, V x) {
    Math d = math_on_f64(m);
    V ax = fabs1(&d, m->f64 ? x : math_widen(m, x)), a = ax, small = NULL;
    if (m->f64) { // neither denormal nor so large that y^3 overflows
        small = lt(&d, ax, k(&d, 0x1p-1000));
        a = mul(&d, ax, pick(&d, small, k(&d, 0x1p54), k(&d, 0x1p-3)));
    }
    V r = inverse_cbrt(&d, a), r2 = mul(&d, r, r), y = mul(&d, a, r2);
    if (m->f64) { // one Newton step with the exact residual a - y^3 brings the last bit
        Pair sq = pair_mul(&d, y, y), cube = pair_mul(&d, sq.hi, y);
        V rest = sub(&d, sub(&d, a, cube.hi), fma3(&d, sq.lo, y, cube.lo));
        y = fma3(&d, rest, mul(&d, r2, k(&d, 1.0 / 3)), y);
        y = mul(&d, y, pick(&d, small, k(&d, 0x1p-18), k(&d, 2)));
    }
    // Zeros, infinities and NaN are their own cube roots.
    V plain = LLVMBuildAnd(m->l->b, lt(&d, k(&d, 0), ax), lt(&d, ax, k(&d, INFINITY)), "");
    V root = m->f64 ? y : math_narrow(m, y);
    return pick(m, plain, copysign2(m, root, x), x);
}
