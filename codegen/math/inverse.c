// Inverse circular and hyperbolic functions, sinh and cosh. Narrow types come here widened to f64, but for sinh and cosh. Formulas: Kahan
// 1987, "Branch Cuts for Complex Elementary Functions", on the real line; each keeps its relative accuracy near its zeros.
#include "codegen/math/families.h"

#include <math.h>

static const double LN2 = 0x1.62e42fefa39efp-1;

// sqrt(1 - x^2); NaN outside [-1, 1]
static V other_leg(const Math *m, V x) { return root_of(m, mul(m, sub(m, k(m, 1), x), add(m, k(m, 1), x))); }

V math_asin(const Math *m, V x) { return math_atan2(m, x, other_leg(m, x)); }
V math_acos(const Math *m, V x) { return math_atan2(m, other_leg(m, x), x); }
V math_atan(const Math *m, V x) { return math_atan2(m, x, k(m, 1)); }

// log(1 + u), or log 2a for the large a whose square overflows.
static V log_of_sum(const Math *m, V a, V u) {
    V huge = lt(m, k(m, 0x1p500), a);
    V r = math_log1p(m, pick(m, huge, a, u));
    return pick(m, huge, add(m, r, k(m, LN2)), r);
}

// With t = x - 1: log(1 + t + sqrt(t (t + 2)))
V math_acosh(const Math *m, V x) {
    V t = sub(m, x, k(m, 1));
    V r = log_of_sum(m, x, add(m, t, root_of(m, mul(m, t, add(m, t, k(m, 2))))));
    return pick(m, lt(m, x, k(m, 1)), k(m, NAN), r);
}

// log(a + sqrt(a^2 + 1)) = log(1 + a + a^2 / (1 + sqrt(a^2 + 1)))
V math_asinh(const Math *m, V x) {
    V a = fabs1(m, x), sq = mul(m, a, a);
    V rest = divide(m, sq, add(m, k(m, 1), root_of(m, add(m, sq, k(m, 1)))));
    return copysign2(m, log_of_sum(m, a, add(m, a, rest)), x);
}

// log((1 + a) / (1 - a)) / 2 = log(1 + 2a / (1 - a)) / 2
V math_atanh(const Math *m, V x) {
    V a = fabs1(m, x);
    V r = math_log1p(m, divide(m, add(m, a, a), sub(m, k(m, 1), a)));
    return copysign2(m, mul(m, r, k(m, 0.5)), x);
}

// (e^a - e^-a) / 2 for a < 1
static V sinh_small(const Math *m, V a) {
    V e = math_expm1(m, a);
    return mul(m, add(m, e, divide(m, e, add(m, e, k(m, 1)))), k(m, 0.5));
}

// CHLO's e^(x + log(1/2)) in f32: the error of the sum is felt where the exponential is large, and other compilers have it too.
static V half_exp_f32(const Math *m, V x) { return math_exp(m, add(m, x, k(m, (double)(float)-LN2))); }

V math_sinh(const Math *m, V x) {
    V a = fabs1(m, x), large;
    if (m->f64) {
        V h = math_half_exp(m, a);
        large = sub(m, h, divide(m, k(m, 0.25), h));
    } else {
        large = sub(m, half_exp_f32(m, a), half_exp_f32(m, neg(m, a)));
    }
    return copysign2(m, pick(m, lt(m, a, k(m, 1)), sinh_small(m, a), large), x);
}

V math_cosh(const Math *m, V x) {
    if (!m->f64) return add(m, half_exp_f32(m, x), half_exp_f32(m, neg(m, x)));
    V h = math_half_exp(m, fabs1(m, x));
    return add(m, h, divide(m, k(m, 0.25), h));
}
