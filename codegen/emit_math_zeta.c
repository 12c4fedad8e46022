// Hurwitz's zeta function and the polygamma functions, in f64. The sum of (q + j)^-x is taken term by term until q + j passes x + 10 or the
// terms have become nothing; then come the integral and Euler-Maclaurin's corrections (Johansson 2015, "Rigorous high-precision computation
// of the Hurwitz zeta function"), which fall by a factor of 35 each from there. For q < 0 and whole x, with f = q - floor(q):
//   zeta(x, q) = zeta(x, f) + (-1)^x (zeta(x, 1 - f) - zeta(x, 1 - q))
// The loops make their lanes wait for one another; what a lane computes does not depend on the others.
#include "codegen/emit_math_in.h"

#include <math.h>

// B2k / (2k)!, k = 1..11
static const double EULER_MACLAURIN[] = {1 / 12.0,
                                         -1 / 720.0,
                                         1 / 30240.0,
                                         -1 / 1209600.0,
                                         1 / 47900160.0,
                                         -691 / 1307674368000.0,
                                         1 / 74724249600.0,
                                         -3617 / 10670622842880000.0,
                                         43867 / 5109094217170944000.0,
                                         -174611 / 802857662698291200000.0,
                                         77683 / 14101100039391805440000.0};

static V both(const Math *d, V a, V b) { return LLVMBuildAnd(d->l->b, a, b, ""); }
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
    V x, q, sign, limit; // x > 1; limit: of q + j
} Zeta;

// Carried: q + j, the sum, 1 while terms are worth adding. A lane that is done adds nothing more.
static V add_term(const Math *d, const V *now, V *next, const void *context) {
    const Zeta *z = context;
    V active = both(d, lt(d, now[0], z->limit), lt(d, k(d, 0), now[2]));
    V term = math_pow(d, now[0], neg(d, z->x)), sum = add(d, now[1], term);
    next[0] = pick(d, active, add(d, now[0], k(d, 1)), now[0]);
    next[1] = pick(d, active, sum, now[1]);
    V counts = lt(d, mul(d, sum, k(d, 0x1p-60)), term);
    next[2] = pick(d, active, pick(d, counts, k(d, 1), k(d, 0)), now[2]);
    return both(d, lt(d, next[0], z->limit), lt(d, k(d, 0), next[2]));
}

// q > 0
static V zeta_right(const Math *d, const Zeta *z, V q) {
    V state[] = {q, k(d, 0), k(d, 1)};
    do_while(d, state, 3, add_term, z);
    V at = state[0], power = math_pow(d, at, sub(d, k(d, 1), z->x)), inverse = divide(d, k(d, 1), at);
    V term = mul(d, z->x, inverse), sq = mul(d, inverse, inverse), series = k(d, 0);
    for (size_t i = 0; i < COUNT(EULER_MACLAURIN); i++) {
        series = fma3(d, term, k(d, EULER_MACLAURIN[i]), series);
        V j = add(d, z->x, k(d, 2.0 * (double)i + 1));
        term = mul(d, term, mul(d, mul(d, j, add(d, j, k(d, 1))), sq));
    }
    // From q^(1 - x), whose exponent is exact: q^-x may vanish before.
    V rest = fma3(d, inverse, add(d, series, k(d, 0.5)), divide(d, k(d, 1), sub(d, z->x, k(d, 1))));
    rest = mul(d, power, rest);
    rest = pick(d, eq(d, power, k(d, 0)), power, rest); // where factors overflow
    V stopped = both(d, eq(d, state[2], k(d, 0)), lt(d, at, z->limit));
    return pick(d, stopped, state[1], add(d, state[1], rest));
}

// Carried: which of the three, the sum of those before.
static V add_side(const Math *d, const V *now, V *next, const void *context) {
    const Zeta *z = context;
    V zero = k(d, 0), one = k(d, 1), left = lt(d, z->q, zero), first = eq(d, now[0], zero), last = eq(d, now[0], k(d, 2));
    V f = sub(d, z->q, ll_intrin1(d->l, LL_FLOOR, z->q));
    V g = sub(d, ll_intrin1(d->l, LL_CEIL, z->q), z->q); // 1 - f, also where f rounds to 1
    V q = pick(d, first, pick(d, left, f, z->q), pick(d, last, sub(d, one, z->q), g));
    V weight = pick(d, first, one, pick(d, last, neg(d, z->sign), z->sign));
    V part = mul(d, weight, zeta_right(d, z, pick(d, LLVMBuildOr(d->l->b, first, left, ""), q, one)));
    // Of two that are infinite the one nearer its pole is the larger; the same ones cancel.
    V sum = add(d, now[1], part), inf = k(d, INFINITY), larger = pick(d, eq(d, f, g), zero, pick(d, lt(d, f, g), now[1], part));
    V lost = both(d, both(d, eq(d, fabs1(d, now[1]), inf), eq(d, fabs1(d, part), inf)), LLVMBuildFCmp(d->l->b, LLVMRealUNO, sum, sum, ""));
    sum = pick(d, lost, larger, sum);
    next[0] = add(d, now[0], one);
    next[1] = pick(d, first, part, pick(d, left, sum, now[1]));
    return both(d, left, lt(d, next[0], k(d, 3)));
}

// x_even: of x before it was rounded
static V zeta_of(const Math *d, V x, V q, V x_even) {
    V one = k(d, 1), inf = k(d, INFINITY), nan = k(d, NAN);
    V left = LLVMBuildFCmp(d->l->b, LLVMRealOLE, q, k(d, 0), ""), at_pole = both(d, left, whole(d, q));
    V bad = LLVMBuildFCmp(d->l->b, LLVMRealUNO, x, q, ""), converges = lt(d, one, x);
    V broken = LLVMBuildNot(d->l->b, both(d, whole(d, x), lt(d, x, inf)), ""); // a power of a negative number that is none
    V undefined = LLVMBuildOr(d->l->b, at_pole, both(d, left, broken), "");
    V sane = both(d, both(d, converges, LLVMBuildNot(d->l->b, bad, "")), LLVMBuildNot(d->l->b, undefined, ""));
    Zeta z = {.x = pick(d, sane, x, k(d, 2)), .q = pick(d, sane, q, one)};
    z.sign = pick(d, x_even, one, k(d, -1));
    z.limit = add(d, z.x, k(d, 10));
    V state[] = {k(d, 0), k(d, 0)};
    do_while(d, state, 2, add_side, &z);
    V r = pick(d, sane, state[1], pick(d, both(d, converges, both(d, at_pole, x_even)), inf, nan));
    return pick(d, bad, nan, pick(d, eq(d, x, one), inf, r));
}

V math_zeta(const Math *d, V x, V q) { return zeta_of(d, x, q, even(d, x)); }

// Carried: j, j!
static V times_next(const Math *d, const V *now, V *next, const void *context) {
    V n = *(const V *)context;
    V active = both(d, lt(d, now[0], n), lt(d, now[0], k(d, 171)));
    next[0] = pick(d, active, add(d, now[0], k(d, 1)), now[0]);
    next[1] = pick(d, active, mul(d, now[1], next[0]), now[1]);
    return both(d, lt(d, next[0], n), lt(d, next[0], k(d, 171)));
}

// (-1)^(n + 1) n! zeta(n + 1, x); digamma for n = 0. Past 170! the product is infinite or NaN where its parts are.
V math_polygamma(const Math *d, V n, V x) {
    V odd = LLVMBuildNot(d->l->b, even(d, n), "");
    odd = both(d, odd, lt(d, n, k(d, INFINITY)));
    V counts = both(d, whole(d, n), LLVMBuildFCmp(d->l->b, LLVMRealOGE, n, k(d, 0), ""));
    V state[] = {k(d, 0), k(d, 1)};
    do_while(d, state, 2, times_next, &n);
    V size = mul(d, state[1], zeta_of(d, add(d, n, k(d, 1)), x, odd));
    V r = pick(d, even(d, n), neg(d, size), size);
    r = pick(d, eq(d, n, k(d, 0)), math_digamma(d, x), r);
    return pick(d, both(d, counts, eq(d, x, x)), r, k(d, NAN));
}
