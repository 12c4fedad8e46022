// erfc, erf_inv, the functions of the gamma family and the Bessel function, in f64; for f32 with shorter polynomials where those are
// long. The polynomials are minimax (minimax.py). Methods:
//   erfc      (1 + 2x) e^(x^2) erfc x as a polynomial in (x - c) / (x + c) (Shepherd and Laframboise 1981, "Chebyshev approximation of
//             (1 + 2x) exp(x^2) erfc x in 0 <= x < infinity"), e^(-x^2) from x^2 in two parts
//   erf_inv   polynomials in w = -log(1 - x^2) and in its root (Giles 2012, "Approximating the erfinv function")
//   lgamma    log gamma(2 + z), |z| <= 1/2, by the recurrence; from 7.5 on Stirling's series; digamma, for f32: recurrence and asymptotic
//             series; both by reflection for negative arguments (Abramowitz and Stegun, 6.1 and 6.3), where their zeros are relative to 1;
//             gamma.c has what f64 needs there
//   i1e       I1(x) / x in x^2, whose terms all have one sign, and sqrt(x) e^-x I1(x) in 1/x
#include "codegen/math/wide.h"

#include <math.h>

static V whole_of(const Math *d, V x) { return ll_intrin1(d->l, LL_ROUNDEVEN, x); }
static V both(const Math *d, V a, V b) { return LLVMBuildAnd(d->l->b, a, b, ""); }
static V not_above(const Math *d, V x, double limit) { return LLVMBuildFCmp(d->l->b, LLVMRealOLE, x, k(d, limit), ""); }

// A polynomial with its first two terms in pairs: those of the far ends of its interval are larger than their sum. `low` has the second
// parts of c[0] and c[1], which exceed what follows them.
static Pair poly_pair(const Math *d, V t, const double *c, const double *low, size_t n) {
    Pair q = pair_fast(d, k(d, c[1]), mul(d, t, poly_f64(d, t, c + 2, n - 2)));
    Pair p = pair_mul(d, t, q.hi);
    p.lo = fma3(d, t, add(d, q.lo, k(d, low[1])), p.lo);
    Pair r = pair_fast(d, k(d, c[0]), p.hi);
    r.lo = add(d, r.lo, add(d, p.lo, k(d, low[0])));
    return r;
}
#define POLY_PAIR(d, t, table) poly_pair(d, t, table, table##_LO, COUNT(table))

// All three factors in two parts; t is not, nor the rest of the polynomial.
static V erfc_f64(const Math *d, V a) {
    V t = divide(d, sub(d, a, k(d, 3.75)), add(d, a, k(d, 3.75))), n;
    Pair p = wide_div(d, POLY_PAIR(d, t, ERFC_F64), pair_sum(d, add(d, a, a), k(d, 1)));
    Pair decay = math_exp_parts(d, pair_neg(d, pair_mul(d, a, a)), &n);
    return math_scaled(d, wide_mul(d, p, decay).hi, n);
}

V math_erfc(const Math *d, V x) {
    V a = at_most(d, fabs1(d, x), 27.3), r = erfc_f64(d, a);
    // Near 0 the quotient's rounding is felt; up to 1/2 the result loses nothing of erf's.
    r = pick(d, lt(d, a, k(d, 0.47)), sub(d, k(d, 1), fma3(d, a, POLY64(d, mul(d, a, a), ERF_SMALL_F64), a)), r);
    r = pick(d, lt(d, k(d, 27.3), fabs1(d, x)), k(d, 0), r);
    return pick(d, lt(d, x, k(d, 0)), sub(d, k(d, 2), r), r);
}

V math_erf_inv(const Math *d, V x, bool narrow) {
    V w = neg(d, math_log(d, fma3(d, neg(d, x), x, k(d, 1))));
    V s = root_of(d, w), r;
    if (narrow) {
        r = mul(d, x, pick(d, lt(d, w, k(d, 5)), POLY64(d, sub(d, w, k(d, 2.5)), ERF_INV_F32), POLY64(d, sub(d, s, k(d, 3)), ERF_INV_TAIL_F32)));
    } else {
        Pair tail = POLY_PAIR(d, sub(d, s, k(d, 3.25)), ERF_INV_TAIL_F64), far = POLY_PAIR(d, sub(d, s, k(d, 5)), ERF_INV_FAR_F64);
        Pair near = POLY_PAIR(d, sub(d, w, k(d, 3.125)), ERF_INV_F64);
        Pair p = pair_pick(d, lt(d, w, k(d, 6.25)), near, pair_pick(d, lt(d, w, k(d, 16)), tail, far));
        r = fma3(d, x, p.hi, mul(d, x, p.lo));
    }
    V edge = eq(d, fabs1(d, x), k(d, 1)), outside = lt(d, k(d, 1), fabs1(d, x));
    return pick(d, outside, k(d, NAN), pick(d, edge, copysign2(d, k(d, INFINITY), x), r));
}

// The rounding of x^2 is felt x/2 times in I1: with what it lost, by d log(I1(x)/x) / d(x^2) = I2(x) / (2x I1(x)), near 1 / (2x + 4).
V math_bessel_i1e(const Math *d, V x) {
    V a = fabs1(d, x), near = at_most(d, a, 8), eighth = mul(d, near, k(d, 0.125));
    Pair sq = pair_mul(d, eighth, eighth);
    V small = mul(d, mul(d, POLY64(d, sq.hi, BESSEL_I1), near), math_exp(d, neg(d, near)));
    small = fma3(d, small, divide(d, mul(d, sq.lo, k(d, 32)), add(d, near, k(d, 2))), small);
    V t = sub(d, divide(d, k(d, 16), at_least(d, a, 8)), k(d, 1));
    V large = divide(d, POLY64(d, t, BESSEL_I1E_FAR), root_of(d, a));
    return copysign2(d, pick(d, not_above(d, a, 8), small, pick(d, eq(d, a, k(d, INFINITY)), k(d, 0), large)), x);
}

// ---- gamma

// B2k / (2k (2k - 1)), k = 1..9: Stirling's series of log gamma in x^(1 - 2k)
static const double STIRLING[] = {1 / 12.0, -1 / 360.0, 1 / 1260.0, -1 / 1680.0, 1 / 1188.0, -691 / 360360.0, 1 / 156.0, -3617 / 122400.0, 43867 / 244188.0};
// B2k / 2k, k = 1..10: digamma's, in x^(-2k)
static const double DIGAMMA[] = {1 / 12.0,       -1 / 120.0, 1 / 252.0,      -1 / 240.0,      1 / 132.0,
                                 -691 / 32760.0, 1 / 12.0,   -3617 / 8160.0, 43867 / 14364.0, -174611 / 6600.0};
static const double HALF_LOG_2PI = 0x1.d67f1c864beb5p-1, PI = 0x1.921fb54442d18p+1;

// a in (0, 7.5): a = r + z, r whole. gamma(a) = gamma(2 + z) times 1 / (z (1 + z)), 1 / (1 + z), 1, 2 + z, (2 + z)(3 + z), ..
// For f64 log gamma(a) / (a - 1) from 1 to 1.5, where the two parts cancel.
static V lgamma_near(const Math *d, V a, bool narrow) {
    V r = whole_of(d, a), z = sub(d, a, r), up = k(d, 1);
    for (int j = 1; j <= 5; j++) up = pick(d, not_above(d, r, j + 1), up, mul(d, up, sub(d, a, k(d, j))));
    V down = mul(d, a, pick(d, not_above(d, r, 0), add(d, a, k(d, 1)), k(d, 1)));
    V is_down = not_above(d, r, 1), log = math_log(d, pick(d, is_down, down, up));
    log = pick(d, is_down, neg(d, log), log);
    if (narrow) return fma3(d, z, POLY64(d, z, LGAMMA), log);
    Pair next = pair_sum(d, a, k(d, 1)), product = pair_mul(d, a, next.hi); // below 1/2: what `down` lost
    V lost = divide(d, fma3(d, a, next.lo, product.lo), at_least(d, product.hi, 0x1p-900));
    log = sub(d, log, pick(d, not_above(d, r, 0), lost, k(d, 0)));
    V low = both(d, LLVMBuildFCmp(d->l->b, LLVMRealOGE, a, k(d, 1), ""), lt(d, a, k(d, 1.5))), t = pick(d, low, sub(d, a, k(d, 1.25)), z), p = k(d, 0);
    for (size_t i = COUNT(LGAMMA); i-- > 0;) p = fma3(d, p, t, pick(d, low, k(d, LGAMMA_LOW[i]), k(d, LGAMMA[i])));
    return fma3(d, pick(d, low, sub(d, a, k(d, 1)), z), p, pick(d, low, k(d, 0), log));
}
_Static_assert(COUNT(LGAMMA) == COUNT(LGAMMA_LOW), "one loop for both");

// (a - 1/2)(log a - 1) - 1/2 + log(2 pi) / 2 + series: the product does not overflow before the result.
static V lgamma_far(const Math *d, V a) {
    V inverse = divide(d, k(d, 1), a), tail = mul(d, inverse, POLY64(d, mul(d, inverse, inverse), STIRLING));
    V rest = add(d, tail, k(d, HALF_LOG_2PI - 0.5));
    return fma3(d, sub(d, a, k(d, 0.5)), sub(d, math_log(d, a), k(d, 1)), rest);
}

// log |sin(pi x)| / pi and so on lose nothing to the size of x: sin has period 2 pi, up to its sign 1.
static V reduced_angle(const Math *d, V x) { return mul(d, k(d, PI), sub(d, x, whole_of(d, x))); }

// gamma(-a) gamma(a) = -pi / (a sin(pi a))
V math_lgamma_plain(const Math *d, V x, V *cancels) {
    V a = fabs1(d, x), finite = lt(d, a, k(d, INFINITY)), safe = pick(d, finite, a, k(d, 1));
    V near = lgamma_near(d, at_most(d, safe, 7.5), !cancels), right = pick(d, lt(d, a, k(d, 7.5)), near, lgamma_far(d, at_least(d, safe, 7.5)));
    V sine = fabs1(d, math_sin(d, reduced_angle(d, safe)));
    V log = math_log(d, mul(d, a, mul(d, sine, k(d, 1 / PI)))), left = sub(d, neg(d, log), right);
    V tiny = lt(d, a, k(d, 0x1p-60)), whole = eq(d, x, ll_intrin1(d->l, LL_FLOOR, x)), negative = lt(d, x, k(d, 0));
    if (cancels) {
        V size = fabs1(d, log), top = at_least(d, pick(d, lt(d, size, right), right, size), 1);
        V usual = both(d, negative, both(d, finite, LLVMBuildNot(d->l->b, LLVMBuildOr(d->l->b, tiny, whole, ""), "")));
        *cancels = both(d, usual, lt(d, fabs1(d, left), top));
    }
    left = pick(d, tiny, neg(d, math_log(d, a)), left); // where the product vanishes
    left = pick(d, whole, k(d, INFINITY), left);
    V r = pick(d, negative, left, right);
    return pick(d, finite, r, a); // NaN, too
}

V math_lgamma_f32(const Math *d, V x) { return math_lgamma_plain(d, x, NULL); }

// digamma(x) = digamma(x + 8) - sum of 1 / (x + j), j = 0..7, so that the series holds. Apart from the first and the last, terms from both ends go
// together: 1 / (x + j) + 1 / (x + 7 - j) = (2x + 7) / (x (x + 7) + j (7 - j)), which rounds less than a quotient of products.
static V digamma_right(const Math *d, V x) {
    V near = lt(d, x, k(d, 8)), y = pick(d, near, add(d, x, k(d, 8)), x), z = pick(d, near, x, k(d, 1));
    V p = mul(d, z, add(d, z, k(d, 7))), pairs = divide(d, k(d, 1), add(d, p, k(d, 12)));
    pairs = add(d, pairs, divide(d, k(d, 1), add(d, p, k(d, 10))));
    pairs = add(d, pairs, divide(d, k(d, 1), add(d, p, k(d, 6))));
    V rest = fma3(d, pairs, add(d, add(d, z, z), k(d, 7)), divide(d, k(d, 1), add(d, z, k(d, 7))));
    V inverse = divide(d, k(d, 1), y), sq = mul(d, inverse, inverse);
    V series = fma3(d, sq, POLY64(d, sq, DIGAMMA), mul(d, inverse, k(d, 0.5)));
    V far = sub(d, math_log(d, y), series);
    return pick(d, near, sub(d, sub(d, far, rest), divide(d, k(d, 1), z)), far);
}

// digamma(1 - x) - digamma(x) = pi / tan(pi x); NaN at the poles
V math_digamma_f32(const Math *d, V x) {
    V left = not_above(d, x, 0), infinite = eq(d, x, k(d, INFINITY));
    V y = pick(d, infinite, k(d, 1), pick(d, left, sub(d, k(d, 1), x), x));
    V right = digamma_right(d, y);
    V tan = math_tan(d, reduced_angle(d, pick(d, both(d, left, lt(d, k(d, -INFINITY), x)), x, k(d, 0.5))));
    V reflected = sub(d, right, divide(d, k(d, PI), tan));
    V pole = eq(d, x, ll_intrin1(d->l, LL_FLOOR, x));
    return pick(d, left, pick(d, pole, k(d, NAN), reflected), pick(d, infinite, x, right));
}
