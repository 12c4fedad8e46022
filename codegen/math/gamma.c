// log |gamma| and digamma in f64. Right of 0: special.c's log gamma, and for digamma polynomials that have its zero as a factor.
// Left of 0 both have zeros between the poles, where terms cancel: there in sums of two f64 (wide.h), log gamma only where they do.
// Methods (Abramowitz and Stegun, 6.1 and 6.3): reflection; arguments below 16 are moved up by 16 by the recurrence, so that 18 terms of
// the asymptotic series are enough. With p = x (x + 15) the recurrence's product is
//   x (x + 1) .. (x + 15) = Q(p) = (p + 0) (p + 14) (p + 26) .. (p + 56), the constants being j (15 - j),
// and the sum of its inverses (2x + 15) Q'(p) / Q(p). Two parts are not enough within some units of the last place of a zero, so that
// close to the first zeros, which lie in numbers dense enough for that, a power series around the zero takes their place.
#include "codegen/math/wide.h"

#include <math.h>

enum { MOVED = 16 };

static V both(const Math *d, V a, V b) { return LLVMBuildAnd(d->l->b, a, b, ""); }
static V not_above(const Math *d, V x, double limit) { return LLVMBuildFCmp(d->l->b, LLVMRealOLE, x, k(d, limit), ""); }
static V whole(const Math *d, V x) { return eq(d, x, ll_intrin1(d->l, LL_FLOOR, x)); }
static V from_whole(const Math *d, V x) { return sub(d, x, ll_intrin1(d->l, LL_ROUNDEVEN, x)); } // exact

// An argument a > 0 of the asymptotic series: a + 16 below 16, else itself.
typedef struct {
    V near;
    Pair y, inverse, sq; // sq: 1 / y^2
    Pair product, slope; // Q(p), Q'(p); of use where `near`
} Moved;

static Moved moved(const Math *d, Pair a) {
    Moved m = {.near = lt(d, a.hi, k(d, MOVED))};
    m.y = pair_pick(d, m.near, wide_add(d, a, pair_const(d, MOVED, 0)), a);
    m.inverse = wide_div(d, pair_const(d, 1, 0), m.y);
    m.sq = wide_mul(d, m.inverse, m.inverse);
    Pair z = pair_pick(d, m.near, a, pair_const(d, 1, 0)), p = wide_mul(d, z, wide_add(d, z, pair_const(d, MOVED - 1, 0)));
    m.product = p;
    m.slope = pair_const(d, 1, 0);
    for (int j = 1; j < MOVED / 2; j++) {
        Pair factor = wide_add(d, pair_const(d, j * (MOVED - 1 - j), 0), p);
        m.slope = wide_add(d, wide_mul(d, m.slope, factor), m.product);
        m.product = wide_mul(d, m.product, factor);
    }
    return m;
}

// rows: zero in two parts, then the power series of f(zero + t) / t. Within `radius` of one of the zeros f(x), elsewhere r.
static V near_zeros(const Math *d, V x, V r, const double (*rows)[5], size_t n, double radius) {
    V zero[5] = {k(d, INFINITY)};
    for (int j = 1; j < 5; j++) zero[j] = k(d, 0);
    for (size_t i = 0; i < n; i++) {
        V here = lt(d, fabs1(d, sub(d, x, k(d, rows[i][0]))), k(d, radius));
        for (int j = 0; j < 5; j++) zero[j] = pick(d, here, k(d, rows[i][j]), zero[j]);
    }
    V t = sub(d, sub(d, x, zero[0]), zero[1]); // the first difference is exact
    V series = fma3(d, t, fma3(d, t, zero[4], zero[3]), zero[2]);
    return pick(d, lt(d, zero[0], k(d, INFINITY)), mul(d, t, series), r);
}

// a |sin(pi a)|
static Pair times_sine(const Math *d, V a) {
    Pair sine, cosine;
    wide_sin_cos_pi(d, fabs1(d, from_whole(d, a)), &sine, &cosine);
    return wide_mul(d, pair_of(d, a), sine);
}

// x < 0, a = -x: log |gamma(x)| = log pi - log(a |sin(pi a)|) - log gamma(a), log gamma(a) = series(a + 16) - log Q. For -2^53 < x,
// past which all numbers are poles.
static V lgamma_left(const Math *d, V x) {
    V a = neg(d, x);
    Moved m = moved(d, pair_of(d, a));
    Pair product = pair_pick(d, m.near, m.product, pair_const(d, 1, 0));
    // (y - 1/2) log y - y + log(2 pi) / 2 + series
    Pair sum = wide_mul(d, wide_add(d, m.y, pair_const(d, -0.5, 0)), wide_log(d, m.y));
    sum = wide_add(d, wide_add(d, sum, pair_neg(d, m.y)), pair_const(d, HALF_LOG_2_BY_PI_HI, HALF_LOG_2_BY_PI_LO));
    sum = wide_add(d, sum, wide_mul(d, m.inverse, WIDE_POLY(d, m.sq, STIRLING_WIDE)));
    sum = wide_add(d, sum, wide_log(d, wide_div(d, times_sine(d, a), product)));
    return near_zeros(d, x, neg(d, add(d, sum.hi, sum.lo)), LGAMMA_ZEROS, COUNT(LGAMMA_ZEROS), 0x1p-24);
}

static V lgamma_body(const Math *d, V x, V unused) {
    (void)unused;
    LlvmCtx *l = d->l;
    V cancels, plain = math_lgamma_plain(d, x, &cancels);
    LlIf some;
    ll_if(l, &some, ll_any(l, cancels), "cancels");
    V wide = pick(d, cancels, lgamma_left(d, pick(d, cancels, x, k(d, -2.5))), plain);
    ll_else(l, &some);
    ll_endif(l, &some);
    return ll_if_merge(l, &some, wide, plain);
}

V math_lgamma(const Math *d, V x) { return math_outlined(d, "lgamma", lgamma_body, x, NULL); }

// pi / tan(pi x)
static Pair pi_cotangent(const Math *d, V x) {
    V f = from_whole(d, x);
    Pair sine, cosine;
    wide_sin_cos_pi(d, fabs1(d, f), &sine, &cosine);
    Pair r = wide_div(d, wide_mul(d, cosine, pair_const(d, PI_PARTS[0], PI_PARTS[1])), sine);
    V flip = lt(d, f, k(d, 0));
    return pair_pick(d, flip, pair_neg(d, r), r);
}

// x > 0. From 2 on log x - 1 / (2x) - series; below, the zero at 1.46 is a factor, and digamma(x) = digamma(x + 1) - 1 / x below 1.
static V digamma_right(const Math *d, V x) {
    V far = lt(d, k(d, 2), x), y = at_least(d, x, 2), inverse = divide(d, k(d, 1), y);
    Pair log = math_log_pair(d, y);
    V sq = mul(d, inverse, inverse), series = fma3(d, sq, POLY64(d, sq, DIGAMMA_FAR), mul(d, inverse, k(d, 0.5)));
    V large = add(d, sub(d, log.hi, series), log.lo);
    V low = lt(d, x, k(d, 1)), u = at_most(d, x, 2), z = pick(d, low, add(d, u, k(d, 1)), u);
    V lost = pick(d, low, sub(d, u, sub(d, z, k(d, 1))), k(d, 0)), t = sub(d, z, k(d, 1.5));
    V from_zero = add(d, sub(d, z, k(d, DIGAMMA_ZERO_HI)), sub(d, lost, k(d, DIGAMMA_ZERO_LO)));
    Pair p = pair_fast(d, k(d, DIGAMMA_NEAR[0]), mul(d, t, poly_f64(d, t, DIGAMMA_NEAR + 1, COUNT(DIGAMMA_NEAR) - 1)));
    V near = fma3(d, from_zero, p.hi, mul(d, from_zero, add(d, p.lo, k(d, DIGAMMA_NEAR_LO[0]))));
    V w = at_least(d, u, 0x1p-60), pole = divide(d, k(d, 1), w), rest = mul(d, fma3(d, neg(d, pole), w, k(d, 1)), pole);
    return pick(d, far, large, pick(d, low, sub(d, sub(d, near, pole), rest), near));
}

// x < 0: digamma(1 - x) - digamma(x) = pi / tan(pi x), digamma(y) = log y - 1 / (2y) - series
static V digamma_left(const Math *d, V x) {
    Pair a = pair_sum(d, k(d, 1), neg(d, x));
    Moved m = moved(d, a);
    Pair sum = wide_mul(d, m.sq, WIDE_POLY(d, m.sq, DIGAMMA_WIDE));
    sum = wide_add(d, pair_scaled(d, m.inverse, k(d, 0.5)), sum);
    sum = wide_add(d, wide_log(d, m.y), pair_neg(d, sum));
    Pair twice = wide_add(d, pair_scaled(d, a, k(d, 2)), pair_const(d, MOVED - 1, 0));
    Pair below = wide_mul(d, twice, wide_div(d, m.slope, m.product));
    sum = pair_pick(d, m.near, wide_add(d, sum, pair_neg(d, below)), sum);
    sum = wide_add(d, sum, pair_neg(d, pi_cotangent(d, x)));
    return near_zeros(d, x, add(d, sum.hi, sum.lo), DIGAMMA_ZEROS, COUNT(DIGAMMA_ZEROS), 0x1p-20);
}

// NaN at the poles
static V digamma_body(const Math *d, V x, V unused) {
    (void)unused;
    LlvmCtx *l = d->l;
    V small = lt(d, fabs1(d, x), k(d, 0x1p-60)), finite = lt(d, fabs1(d, x), k(d, INFINITY));
    V pole = both(d, not_above(d, x, 0), whole(d, x)), plain = both(d, finite, LLVMBuildNot(l->b, LLVMBuildOr(l->b, small, pole, ""), ""));
    V left = both(d, lt(d, x, k(d, 0)), plain), right = digamma_right(d, pick(d, both(d, plain, lt(d, k(d, 0), x)), x, k(d, 1)));
    LlIf some_left;
    ll_if(l, &some_left, ll_any(l, left), "left");
    V reflected = pick(d, left, digamma_left(d, pick(d, left, x, k(d, -0.5))), right);
    ll_else(l, &some_left);
    ll_endif(l, &some_left);
    V r = ll_if_merge(l, &some_left, reflected, right);
    r = pick(d, small, divide(d, k(d, -1), x), r);
    r = pick(d, pole, k(d, NAN), r);
    return pick(d, finite, r, pick(d, eq(d, x, k(d, INFINITY)), x, k(d, NAN)));
}

V math_digamma(const Math *d, V x) { return math_outlined(d, "digamma", digamma_body, x, NULL); }
