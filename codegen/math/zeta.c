// Hurwitz's zeta function and the polygamma functions, in sums of two f64 (wide.h), shorter for f32. The sum of (q + j)^-x is
// taken term by term until q + j passes x + 10 or what is left has become nothing; then come the integral and Euler-Maclaurin's corrections
// (Johansson 2015, "Rigorous high-precision computation of the Hurwitz zeta function"). For q < 0 and whole x, with f = q - floor(q):
//   zeta(x, q) = zeta(x, f) + (-1)^x (zeta(x, 1 - f) - zeta(x, 1 - q))
// which for odd x has zeros between the poles: near those everything is as wide as it goes. Sums are kept times 2^-shift, shift near that of
// their first term, so that no power and no factorial is lost before they have met. The loops make their lanes wait for one another; what a
// lane computes does not depend on the others.
#include "codegen/math/wide.h"

#include <math.h>

// F32: f64 arithmetic for f32; F64: terms in two parts, good to some 2^-57 and more near 1; FULL: all that wide.h has.
typedef enum { WIDTH_F32, WIDTH_F64, WIDTH_FULL } Width;

// Terms go on until q + j passes x + reach, or are below 2^-bits of the sum; then n_corrections.
static const struct {
    double reach, least;
    unsigned n_corrections;
} effort[] = {[WIDTH_F32] = {6, 0x1p-36, 7}, [WIDTH_F64] = {10, 0x1p-62, 11}, [WIDTH_FULL] = {16, 0x1p-108, COUNT(EULER_MACLAURIN)}};

static V both(const Math *d, V a, V b) { return LLVMBuildAnd(d->l->b, a, b, ""); }
static V either(const Math *d, V a, V b) { return LLVMBuildOr(d->l->b, a, b, ""); }
static V not(const Math *d, V a) { return LLVMBuildNot(d->l->b, a, ""); }
static V whole(const Math *d, V x) { return eq(d, x, ll_intrin1(d->l, LL_FLOOR, x)); }
static V even(const Math *d, V x) { return both(d, whole(d, mul(d, x, k(d, 0.5))), lt(d, fabs1(d, x), k(d, INFINITY))); }

enum { MAX_CARRIED = 4 };

// do { next = body(now) } while (a lane is to go on): `n` carried values of shape d.
typedef V LoopBody(const Math *d, const V *now, V *next, const void *context); // returns which lanes go on
static void do_while(const Math *d, V *carried, unsigned n, LoopBody *body, const void *context) {
    LlvmCtx *l = d->l;
    LLVMBasicBlockRef before = LLVMGetInsertBlock(l->b), top = LLVMAppendBasicBlockInContext(l->context, l->func, "");
    LLVMBasicBlockRef after = LLVMAppendBasicBlockInContext(l->context, l->func, "");
    LLVMBuildBr(l->b, top);
    LLVMPositionBuilderAtEnd(l->b, top);
    V now[MAX_CARRIED], next[MAX_CARRIED];
    for (unsigned i = 0; i < n; i++) now[i] = LLVMBuildPhi(l->b, d->t, "");
    V more = ll_any(l, body(d, now, next, context));
    LLVMBasicBlockRef end = LLVMGetInsertBlock(l->b);
    LLVMBuildCondBr(l->b, more, top, after);
    for (unsigned i = 0; i < n; i++) LLVMAddIncoming(now[i], (V[]){carried[i], next[i]}, (LLVMBasicBlockRef[]){before, end}, 2);
    LLVMPositionBuilderAtEnd(l->b, after);
    for (unsigned i = 0; i < n; i++) carried[i] = next[i];
}

typedef struct {
    Width width;
    V x, x_even;      // finite, > 1
    V shift, least;   // of the least base of all
    Pair q;           // zeta_right: > 0
    V over_x_minus_1; // 1 / (x - 1), rounded
    V limit;          // of q + j
    Pair sides[3];    // zeta_left: f, 1 - f, 1 - q
    V only_last;      // the first two are the same and cancel
} Zeta;

// y log(base): where that is past what any factorial makes up for, just as far; 2^21 is more than the x log 2^1024 of the
// largest x that has a factorial.
static Pair exponent(const Math *d, Pair base, V y, Width width) {
    Pair w;
    if (width == WIDTH_F32) {
        w = pair_of(d, mul(d, math_log(d, base.hi), y));
    } else if (width == WIDTH_F64) {
        Pair log = math_log_pair(d, base.hi);
        w = pair_mul(d, y, log.hi);
        w = pair_fast(d, w.hi, fma3(d, y, add(d, log.lo, divide(d, base.lo, base.hi)), w.lo));
    } else {
        w = wide_mul(d, wide_log(d, base), pair_of(d, y));
    }
    V limit = k(d, 0x1p21), sane = lt(d, fabs1(d, w.hi), limit);
    return (Pair){pick(d, sane, w.hi, copysign2(d, limit, w.hi)), pick(d, sane, w.lo, k(d, 0))};
}

// base^y 2^-shift
static Pair power(const Math *d, const Zeta *z, Pair base, V y) {
    V n;
    Pair w = exponent(d, base, y, z->width), p = z->width == WIDTH_FULL ? wide_exp(d, w, &n) : math_exp_parts(d, w, &n);
    return pair_scaled(d, p, math_power_of_two(d, sub(d, n, z->shift)));
}

// a + b, both positive; for f32 without second parts.
static Pair added(const Math *d, Pair a, Pair b, Width width) { return width == WIDTH_F32 ? pair_of(d, add(d, a.hi, b.hi)) : wide_add(d, a, b); }

// Of base^-x; from 1 on of base^(1 - x), in which the integral is.
static V shift_of(const Math *d, V base, V x) {
    V y = pick(d, lt(d, base, k(d, 1)), neg(d, x), sub(d, k(d, 1), x));
    Pair w = exponent(d, pair_of(d, base), y, WIDTH_F32);
    return ll_intrin1(d->l, LL_ROUNDEVEN, mul(d, w.hi, k(d, LOG2E_HI)));
}

static Pair plus(const Math *d, Pair a, V b, Width width) {
    if (width == WIDTH_F32) return pair_of(d, add(d, a.hi, b));
    Pair s = pair_sum(d, a.hi, b);
    return pair_fast(d, s.hi, add(d, s.lo, a.lo));
}

// Carried: j, the sum in two parts, 1 while terms are worth adding. A lane that is done adds nothing more.
static V add_term(const Math *d, const V *now, V *next, const void *context) {
    const Zeta *z = context;
    Pair at = plus(d, z->q, now[0], z->width), sum = {now[1], now[2]}, term = power(d, z, at, neg(d, z->x));
    V active = both(d, lt(d, at.hi, z->limit), lt(d, k(d, 0), now[3]));
    Pair longer = added(d, sum, term, z->width);
    // What is left, the integral, is about this term times q / (x - 1).
    V left = fma3(d, term.hi, mul(d, at.hi, z->over_x_minus_1), term.hi);
    V counts = lt(d, mul(d, longer.hi, k(d, effort[z->width].least)), left);
    next[0] = pick(d, active, add(d, now[0], k(d, 1)), now[0]);
    next[1] = pick(d, active, longer.hi, sum.hi);
    next[2] = pick(d, active, longer.lo, sum.lo);
    next[3] = pick(d, active, pick(d, counts, k(d, 1), k(d, 0)), now[3]);
    return both(d, lt(d, add(d, z->q.hi, next[0]), z->limit), lt(d, k(d, 0), next[3]));
}

// The corrections, times at^x: B2 / 2! x / at + B4 / 4! x (x + 1) (x + 2) / at^3 + ..
static Pair corrections(const Math *d, const Zeta *z, Pair inverse) {
    Pair term = wide_mul(d, pair_of(d, z->x), inverse), series = pair_const(d, 0, 0);
    for (unsigned i = 0; i < effort[z->width].n_corrections; i++) {
        V j = add(d, z->x, k(d, 2.0 * i + 1)), next = add(d, z->x, k(d, 2.0 * i + 2));
        if (z->width == WIDTH_FULL) {
            series = wide_add(d, series, wide_mul(d, term, pair_const(d, EULER_MACLAURIN[i], EULER_MACLAURIN_LO[i])));
            term = wide_mul(d, wide_mul(d, term, wide_mul(d, pair_of(d, j), inverse)), wide_mul(d, pair_of(d, next), inverse));
        } else {
            series.hi = fma3(d, term.hi, k(d, EULER_MACLAURIN[i]), series.hi);
            term.hi = mul(d, term.hi, mul(d, mul(d, j, inverse.hi), mul(d, next, inverse.hi)));
        }
    }
    return series;
}

// The sum from q > 0 on, times 2^-shift. Where powers are out of all range only that of the least base counts, and is 1.
static Pair zeta_right(const Math *d, const Zeta *z) {
    V zero = k(d, 0), one = k(d, 1), w = mul(d, math_log(d, z->q.hi), z->x), extreme = lt(d, k(d, 0x1.fp20), fabs1(d, w));
    V state[] = {zero, pick(d, both(d, extreme, not(d, lt(d, z->least, z->q.hi))), one, zero), zero, pick(d, extreme, zero, one)};
    do_while(d, state, 4, add_term, z);
    Pair sum = {state[1], state[2]}, at = plus(d, z->q, state[0], z->width), inverse = wide_div(d, pair_of(d, one), at);
    V stopped = both(d, eq(d, state[3], zero), either(d, extreme, lt(d, at.hi, z->limit)));
    Pair rest = wide_add(d, corrections(d, z, inverse), pair_const(d, 0.5, 0));
    rest = wide_add(d, wide_mul(d, rest, inverse), wide_div(d, pair_of(d, one), pair_sum(d, z->x, k(d, -1))));
    Pair all = wide_add(d, sum, wide_mul(d, rest, power(d, z, at, sub(d, one, z->x))));
    return pair_pick(d, stopped, sum, all);
}

// Carried: which of the three, the sum of those before in two parts, that of the positive ones.
static V add_side(const Math *d, const V *now, V *next, const void *context) {
    Zeta z = *(const Zeta *)context;
    V first = eq(d, now[0], k(d, 0)), second = eq(d, now[0], k(d, 1));
    z.q = pair_pick(d, first, z.sides[0], pair_pick(d, second, z.sides[1], z.sides[2]));
    Pair part = zeta_right(d, &z), sum = {now[1], now[2]};
    V none = both(d, z.only_last, either(d, first, second));
    part = pair_pick(d, none, pair_const(d, 0, 0), part);
    V minus = both(d, not(d, first), LLVMBuildXor(d->l->b, second, z.x_even, "")); // the second for odd x, the third for even x
    sum = wide_add(d, sum, pair_pick(d, minus, pair_neg(d, part), part));
    next[0] = add(d, now[0], k(d, 1));
    next[1] = sum.hi;
    next[2] = sum.lo;
    next[3] = pick(d, minus, now[3], add(d, now[3], part.hi));
    return lt(d, next[0], k(d, 3));
}

// q < 0 and x whole; 1 - q is above 1, so that the first term of all is f^-x or (1 - f)^-x. `cancelled`: where the sum is far below its
// positive parts.
static Pair sum_of_sides(const Math *d, Zeta *z, Width width, V *cancelled) {
    z->width = width;
    z->limit = add(d, z->x, k(d, effort[width].reach));
    V state[] = {k(d, 0), k(d, 0), k(d, 0), k(d, 0)};
    do_while(d, state, 4, add_side, z);
    *cancelled = lt(d, fabs1(d, state[1]), mul(d, state[3], k(d, 0x1p-5)));
    return (Pair){state[1], state[2]};
}

static Pair zeta_left(const Math *d, Zeta *z, V q) {
    LlvmCtx *l = d->l;
    z->sides[0] = pair_sum(d, q, neg(d, ll_intrin1(l, LL_FLOOR, q)));
    z->sides[1] = pair_sum(d, ll_intrin1(l, LL_CEIL, q), neg(d, q));
    z->sides[2] = pair_sum(d, k(d, 1), neg(d, q));
    z->only_last = both(d, eq(d, z->sides[0].hi, z->sides[1].hi), not(d, z->x_even));
    z->least = pick(d, lt(d, z->sides[0].hi, z->sides[1].hi), z->sides[0].hi, z->sides[1].hi);
    z->least = pick(d, z->only_last, z->sides[2].hi, z->least);
    z->shift = shift_of(d, z->least, z->x);
    V cancelled;
    Pair sum = sum_of_sides(d, z, z->width, &cancelled);
    if (z->width == WIDTH_F32) return sum;
    LlIf some;
    ll_if(l, &some, ll_any(l, cancelled), "cancelled");
    V again;
    Pair wide = pair_pick(d, cancelled, sum_of_sides(d, z, WIDTH_FULL, &again), sum);
    ll_else(l, &some);
    ll_endif(l, &some);
    return (Pair){ll_if_merge(l, &some, wide.hi, sum.hi), ll_if_merge(l, &some, wide.lo, sum.lo)};
}

typedef struct {
    Pair sum; // times 2^shift
    V shift;
    V sane, otherwise; // where not `sane` the value is this
} Scaled;

// x_even: of x before it was rounded
static Scaled zeta_scaled(const Math *d, V x, V q, V x_even, Width width) {
    LlvmCtx *l = d->l;
    V zero = k(d, 0), one = k(d, 1), inf = k(d, INFINITY), nan = k(d, NAN);
    V left = LLVMBuildFCmp(l->b, LLVMRealOLE, q, zero, ""), at_pole = both(d, left, whole(d, q));
    V bad = LLVMBuildFCmp(l->b, LLVMRealUNO, x, q, ""), converges = lt(d, one, x);
    V broken = both(d, left, not(d, both(d, whole(d, x), lt(d, x, inf)))); // a power of a negative number that is none
    Scaled r;
    r.otherwise = pick(d, lt(d, q, one), inf, pick(d, eq(d, q, one), one, zero)); // x or q infinite
    r.otherwise = pick(d, broken, nan, r.otherwise);
    r.otherwise = pick(d, at_pole, pick(d, x_even, inf, nan), r.otherwise);
    r.otherwise = pick(d, eq(d, x, one), inf, pick(d, converges, r.otherwise, nan));
    r.otherwise = pick(d, bad, nan, r.otherwise);
    V finite = both(d, lt(d, x, inf), lt(d, fabs1(d, q), inf));
    r.sane = both(d, both(d, converges, finite), not(d, either(d, at_pole, broken)));
    Zeta z = {.width = width, .x = pick(d, r.sane, x, k(d, 2)), .x_even = x_even};
    left = both(d, left, r.sane);
    z.q = pair_of(d, pick(d, both(d, r.sane, not(d, left)), q, one));
    z.limit = add(d, z.x, k(d, effort[width].reach));
    z.over_x_minus_1 = divide(d, one, sub(d, z.x, one));
    z.least = z.q.hi;
    z.shift = shift_of(d, z.least, z.x);
    r.sum = zeta_right(d, &z);
    r.shift = z.shift;
    LlIf some_left;
    ll_if(l, &some_left, ll_any(l, left), "left");
    Pair beyond = zeta_left(d, &z, pick(d, left, q, k(d, -0.5)));
    beyond = pair_pick(d, left, beyond, r.sum);
    V shift = pick(d, left, z.shift, r.shift);
    ll_else(l, &some_left);
    ll_endif(l, &some_left);
    r.sum = (Pair){ll_if_merge(l, &some_left, beyond.hi, r.sum.hi), ll_if_merge(l, &some_left, beyond.lo, r.sum.lo)};
    r.shift = ll_if_merge(l, &some_left, shift, r.shift);
    return r;
}

static V zeta_of(const Math *d, V x, V q, Width width) {
    Scaled r = zeta_scaled(d, x, q, even(d, x), width);
    return pick(d, r.sane, math_scaled(d, add(d, r.sum.hi, r.sum.lo), r.shift), r.otherwise);
}

static V zeta_f64(const Math *d, V x, V q) { return zeta_of(d, x, q, WIDTH_F64); }
static V zeta_f32(const Math *d, V x, V q) { return zeta_of(d, x, q, WIDTH_F32); }
V math_zeta(const Math *d, V x, V q, bool narrow) { return narrow ? math_outlined(d, "zeta_f32", zeta_f32, x, q) : math_outlined(d, "zeta", zeta_f64, x, q); }

// 1754! is the last factorial that the op's meaning, in long double, has.
enum { LAST_FACTORIAL = 1754 };

// Carried: j, j! 2^-e in two parts, e.
static V times_next(const Math *d, const V *now, V *next, const void *context) {
    V n = *(const V *)context, j = add(d, now[0], k(d, 1)), active = lt(d, now[0], n);
    Pair product = wide_mul(d, (Pair){now[1], now[2]}, pair_of(d, j));
    V large = lt(d, k(d, 0x1p500), product.hi);
    product = pair_pick(d, large, pair_scaled(d, product, k(d, 0x1p-500)), product);
    next[0] = pick(d, active, j, now[0]);
    next[1] = pick(d, active, product.hi, now[1]);
    next[2] = pick(d, active, product.lo, now[2]);
    next[3] = pick(d, both(d, active, large), add(d, now[3], k(d, 500)), now[3]);
    return lt(d, next[0], n);
}

// (-1)^(n + 1) n! zeta(n + 1, x); digamma for n = 0.
static V polygamma_of(const Math *d, V n, V x, Width width) {
    LlvmCtx *l = d->l;
    V n_even = even(d, n), odd = both(d, not(d, n_even), lt(d, n, k(d, INFINITY)));
    V counts = both(d, both(d, whole(d, n), LLVMBuildFCmp(l->b, LLVMRealOGE, n, k(d, 0), "")), eq(d, x, x));
    V size = at_most(d, pick(d, counts, n, k(d, 0)), LAST_FACTORIAL), endless = lt(d, k(d, LAST_FACTORIAL), n);
    V state[] = {k(d, 0), k(d, 1), k(d, 0), k(d, 0)};
    do_while(d, state, 4, times_next, &size);
    Scaled z = zeta_scaled(d, add(d, n, k(d, 1)), x, odd, width);
    Pair product = wide_mul(d, z.sum, (Pair){state[1], state[2]});
    V r = math_scaled(d, add(d, product.hi, product.lo), add(d, z.shift, state[3]));
    V vanishes = both(d, endless, lt(d, z.shift, k(d, -16445))); // long double's least
    r = pick(d, endless, mul(d, product.hi, pick(d, vanishes, k(d, NAN), k(d, INFINITY))), r);
    r = pick(d, z.sane, r, mul(d, z.otherwise, pick(d, endless, k(d, INFINITY), k(d, 1))));
    r = pick(d, n_even, neg(d, r), r);
    V plain = both(d, counts, eq(d, n, k(d, 0)));
    LlIf some_plain;
    ll_if(l, &some_plain, ll_any(l, plain), "digamma");
    V digamma = pick(d, plain, width == WIDTH_F32 ? math_digamma_f32(d, x) : math_digamma(d, x), r);
    ll_else(l, &some_plain);
    ll_endif(l, &some_plain);
    r = ll_if_merge(l, &some_plain, digamma, r);
    return pick(d, counts, r, k(d, NAN));
}

static V polygamma_f64(const Math *d, V n, V x) { return polygamma_of(d, n, x, WIDTH_F64); }
static V polygamma_f32(const Math *d, V n, V x) { return polygamma_of(d, n, x, WIDTH_F32); }
V math_polygamma(const Math *d, V n, V x, bool narrow) {
    return narrow ? math_outlined(d, "polygamma_f32", polygamma_f32, n, x) : math_outlined(d, "polygamma", polygamma_f64, n, x);
}
