// Inverse circular and hyperbolic functions of complex numbers, in f64. asin and acos: Hull, Fairgrieve and Tang 1997, "Implementing the
// Complex Arcsine and Arccosine Functions Using Exception Handling", every difference of theirs written as a sum of positive terms;
// atanh: Kahan 1987, "Branch Cuts for Complex Elementary Functions". The others turn these by i. Special values are C's (Annex G).
#include "codegen/math/complex_families.h"
#include "codegen/math/families.h"
#include "codegen/math/math.h"

#include <math.h>

static const double LN2 = 0x1.62e42fefa39efp-1, PI_2 = 0x1.921fb54442d18p+0;

static V both(const Math *m, V a, V b) { return LLVMBuildAnd(m->l->b, a, b, ""); }
static V either(const Math *m, V a, V b) { return LLVMBuildOr(m->l->b, a, b, ""); }
static V nan_of(const Math *m, V x) { return LLVMBuildFCmp(m->l->b, LLVMRealUNO, x, x, ""); }
static V infinite(const Math *m, V x) { return eq(m, fabs1(m, x), k(m, INFINITY)); }
static V half(const Math *m, V x) { return mul(m, x, k(m, 0.5)); }
static V hypot_of(const Math *m, V x, V y) { return complex_abs(m, (Complex){x, y}); }
static V atan_of(const Math *m, V y, V x) { return emit_math(m->l, MATH_ATAN2, y, x); }
static Complex turned(const Math *m, Complex z) { return (Complex){neg(m, z.im), z.re}; }      // i z
static Complex turned_back(const Math *m, Complex z) { return (Complex){z.im, neg(m, z.re)}; } // -i z

// With r, s = |z + 1|, |z - 1| and a = (r + s) / 2 for z = x + iy, x and y not negative:
//   leg = sqrt(a^2 - x^2), so that Re asin z = atan(x / leg);  size = acosh a = |Im asin z|
typedef struct {
    V leg, size;
} Sides;

static Sides sides(const Math *m, V x, V y) {
    V one = k(m, 1), up = add(m, x, one), down = fabs1(m, sub(m, x, one)), outside = lt(m, one, x);
    V r = hypot_of(m, up, y), s = hypot_of(m, down, y), a = half(m, add(m, r, s));
    V p = divide(m, y, add(m, s, down)), q = divide(m, y, add(m, r, up)); // at most 1; NaN of 0 / 0
    p = pick(m, nan_of(m, p), k(m, 0), p);
    V sum = add(m, a, x), far = add(m, s, down), yq = mul(m, y, q);
    V leg_inside = mul(m, root_of(m, half(m, sum)), root_of(m, add(m, yq, far)));
    V slopes = add(m, divide(m, sum, add(m, r, up)), divide(m, sum, add(m, s, down)));
    V leg_outside = mul(m, y, root_of(m, half(m, slopes)));
    // a - 1 as a sum, and sqrt((a - 1)(a + 1)) in factors, so that neither vanishes before the result does
    V pq = add(m, p, q), wide = add(m, yq, far), above = half(m, add(m, a, one));
    V inside = half(m, mul(m, y, pq)), root_inside = mul(m, root_of(m, y), root_of(m, mul(m, pq, above)));
    V beyond = half(m, wide), root_beyond = mul(m, root_of(m, wide), root_of(m, above));
    V at_least_1 = either(m, outside, eq(m, x, one));
    V t = add(m, pick(m, at_least_1, beyond, inside), pick(m, at_least_1, root_beyond, root_inside));
    return (Sides){pick(m, outside, leg_outside, leg_inside), emit_math(m->l, MATH_LOG1P, t, NULL)};
}

// Far out asin z = i log 2z, turned; infinities come out of that as well.
static Complex asin_or_acos(const Math *m, Complex z, bool cosine) {
    V x = fabs1(m, z.re), y = fabs1(m, z.im), limit = k(m, 0x1p500);
    V huge = either(m, lt(m, limit, x), lt(m, limit, y));
    Sides s = sides(m, pick(m, huge, k(m, 1), x), pick(m, huge, k(m, 1), y));
    V far = add(m, complex_log(m, (Complex){x, y}).re, k(m, LN2));
    V size = pick(m, huge, far, s.size), leg = pick(m, huge, y, s.leg);
    V re = cosine ? atan_of(m, leg, z.re) : copysign2(m, atan_of(m, x, leg), z.re);
    V lost_x = nan_of(m, z.re), lost_y = nan_of(m, z.im), lost = either(m, lost_x, lost_y);
    V on_axis = both(m, lost_y, eq(m, z.re, k(m, 0)));
    re = pick(m, lost, pick(m, on_axis, cosine ? k(m, PI_2) : z.re, k(m, NAN)), re);
    V wide = either(m, infinite(m, z.re), infinite(m, z.im));
    size = pick(m, lost, pick(m, wide, k(m, INFINITY), k(m, NAN)), size);
    V im = copysign2(m, size, z.im);
    return (Complex){re, cosine ? neg(m, im) : im};
}

// The real part of acosh is not negative, its imaginary part has the sign of z's.
Complex complex_acosh(const Math *m, Complex z) {
    Complex w = asin_or_acos(m, z, true);
    V lost_y = nan_of(m, z.im), on_axis = both(m, lost_y, eq(m, z.re, k(m, 0)));
    return (Complex){pick(m, on_axis, k(m, NAN), fabs1(m, w.im)), copysign2(m, w.re, z.im)};
}

// log1p(4x / ((x - 1)^2 + y^2)) / 4 + i atan2(2y, (1 - x)(1 + x) - y^2) / 2
Complex complex_atanh(const Math *m, Complex z) {
    V one = k(m, 1), x = fabs1(m, z.re), y = fabs1(m, z.im), limit = k(m, 0x1p60);
    V huge = either(m, lt(m, limit, x), lt(m, limit, y));
    V u = pick(m, huge, one, x), v = pick(m, huge, one, y), from_1 = sub(m, u, one);
    V ratio = divide(m, mul(m, k(m, 4), u), fma3(m, v, v, mul(m, from_1, from_1)));
    V near = mul(m, emit_math(m->l, MATH_LOG1P, ratio, NULL), k(m, 0.25));
    V at_pole = both(m, eq(m, u, one), lt(m, v, k(m, 0x1p-60))); // where y^2 vanishes
    near = pick(m, at_pole, half(m, sub(m, k(m, LN2), emit_math(m->l, MATH_LOG, v, NULL))), near);
    V angle = half(m, atan_of(m, add(m, v, v), fma3(m, neg(m, v), v, mul(m, sub(m, one, u), add(m, one, u)))));
    V far = complex_div(m, (Complex){one, k(m, 0)}, (Complex){x, y}).re;
    V re = pick(m, huge, far, near), im = pick(m, huge, k(m, PI_2), angle);
    V lost_x = nan_of(m, x), lost_y = nan_of(m, y), zero = k(m, 0);
    re = pick(m, lost_x, pick(m, infinite(m, y), zero, k(m, NAN)), re);
    re = pick(m, lost_y, pick(m, either(m, infinite(m, x), eq(m, x, zero)), zero, k(m, NAN)), re);
    im = pick(m, either(m, lost_y, both(m, lost_x, LLVMBuildNot(m->l->b, infinite(m, y), ""))), k(m, NAN), im);
    return (Complex){copysign2(m, re, z.re), copysign2(m, im, z.im)};
}

Complex complex_acos(const Math *m, Complex z) { return asin_or_acos(m, z, true); }
Complex complex_asin(const Math *m, Complex z) { return asin_or_acos(m, z, false); }
Complex complex_asinh(const Math *m, Complex z) { return turned_back(m, asin_or_acos(m, turned(m, z), false)); }
Complex complex_atan(const Math *m, Complex z) { return turned_back(m, complex_atanh(m, turned(m, z))); }
