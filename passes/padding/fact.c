// Facts: how they are made, what two say together, and sums and products of them. See fact.h.
#include "passes/padding/fact.h"

#include <float.h>
#include <string.h>

// --- made

Fact fact_none(void) { return (Fact){INFINITY, -INFINITY, 0}; }

static double ordinary_as(unsigned flags) { return flags & FACT_HALF ? ORDINARY_HALF : ORDINARY; }

// The one place where a fact with an interval comes from.
Fact fact_make(double lo, double hi, unsigned flags) {
    if (!(lo <= hi) || lo == INFINITY || hi == -INFINITY) ICE("padding: a fact from %g to %g", lo, hi);
    // Open means ordinary. Behind a bound that is not it is no bound at all.
    if (lo == -INFINITY && hi < -ordinary_as(flags)) lo = -DBL_MAX;
    if (hi == INFINITY && lo > ordinary_as(flags)) hi = DBL_MAX;
    if (lo == hi) flags |= FACT_SET;
    if (lo > 0 || hi < 0) flags &= ~(unsigned)FACT_ZERO;
    return (Fact){lo, hi, flags};
}

Fact fact_special(unsigned flags) {
    if (!(flags & FACT_WILD)) ICE("padding: a fact of nothing");
    return (Fact){INFINITY, -INFINITY, flags};
}

// Of finite elements from lo to hi, if there are any, and of those that flags name.
static Fact fact_of(bool any, double lo, double hi, unsigned flags) {
    return any ? fact_make(lo, hi, flags) : flags & FACT_WILD ? fact_special(flags) : fact_none();
}

Fact fact_exactly(double v) { return isnan(v) ? fact_special(FACT_NAN) : isinf(v) ? fact_special(v > 0 ? FACT_INF : FACT_NEG_INF) : fact_make(v, v, 0); }
Fact fact_between(double lo, double hi) { return fact_make(lo, hi, FACT_SET); }

static bool is_float(DType t) { return dtype_is_float(t); }

static double largest(DType t) {
    switch (t) {
    case DT_F64: return DBL_MAX;
    case DT_F32: return 3.4028234663852886e38;
    case DT_BF16: return 3.3895313892515355e38;
    case DT_F16: return 65504;
    default: return 0; // the small ones: nothing is known of large values
    }
}

static unsigned half(DType t) { return t == DT_F16 ? FACT_HALF : 0U; }
static double ordinary(DType t) { return ordinary_as(half(t)); }

enum { UNKNOWN = FACT_DATA | FACT_SET };

static Fact integers(DType t) {
    int bits = (int)dtype_info[t].bits;
    if (dtype_info[t].class == DC_BOOL) return fact_make(0, 1, UNKNOWN);
    bool is_signed = dtype_is_signed(t);
    return fact_make(is_signed ? -ldexp(1, bits - 1) : 0, ldexp(1, is_signed ? bits - 1 : bits) - 1, UNKNOWN);
}

static bool is_number(DType t) { return dtype_info[t].class == DC_FLOAT || dtype_info[t].class == DC_COMPLEX; }

Fact fact_any(DType t, bool finite) {
    if (!is_number(t)) return integers(t);
    if (finite) return fact_make(-INFINITY, INFINITY, UNKNOWN | half(t));
    double most = largest(t) ? largest(t) : INFINITY;
    return fact_make(-most, most, UNKNOWN | FACT_WILD | half(t));
}

static DType part_of(DType t) { return t == DT_C64 ? DT_F32 : t == DT_C128 ? DT_F64 : t; }

Fact fact_unknown(DType t, bool finite, bool data) {
    if (data) return fact_any(t, finite);
    Fact f = fact_any(part_of(t), false);
    return fact_make(f.lo, f.hi, f.flags & ~(FACT_DATA | (finite ? FACT_WILD : 0U)));
}

Fact fact_given(DType t, bool finite) { return fact_without(fact_any(t, finite), FACT_SET); }

Fact fact_number(DType t) { return fact_without(fact_any(t, false), FACT_WILD); }

static Fact of_floats(const float *v, int64_t n) { // weights are many
    float lo = INFINITY, hi = -INFINITY;
    unsigned flags = 0;
    for (int64_t i = 0; i < n; i++) {
        if (v[i] - v[i] != 0) flags |= v[i] != v[i] ? FACT_NAN : v[i] > 0 ? FACT_INF : FACT_NEG_INF;
        else {
            lo = v[i] < lo ? v[i] : lo, hi = v[i] > hi ? v[i] : hi;
            flags |= v[i] == 0 ? FACT_SET : FACT_FIXED;
        }
    }
    return fact_of(lo <= hi, lo, hi, flags);
}

static Fact of_element(DType t, const void *elem) {
    if (!dtype_is_complex(t)) return fact_exactly(is_float(t) ? elem_to_f64(t, elem) : (double)elem_to_i64(t, elem));
    DType part = part_of(t);
    return fact_join(fact_exactly(elem_to_f64(part, elem)), fact_exactly(elem_to_f64(part, (const char *)elem + dtype_bytes(part))));
}

Fact fact_of_literal(const Literal *l) {
    DType t = l->type->dtype;
    Fact f = fact_none();
    int64_t n = l->splat ? i64_min(1, l->type->n_elems) : l->type->n_elems;
    if (l->type->quant || (dtype_info[t].bits < 8 && dtype_info[t].class != DC_BOOL)) return fact_any(t, true);
    if (t == DT_F32 && (uintptr_t)l->data % sizeof(float) == 0) f = of_floats(l->data, n);
    else
        for (int64_t i = 0; i < n; i++) f = fact_join(f, of_element(t, literal_elem(l, i)));
    if (f.lo < f.hi && n > 1) f.flags |= FACT_DATA;
    return is_float(t) ? f : fact_in(t, f);
}

// --- what is asked of one

bool fact_single(Fact f, double *out_v) {
    bool finite = f.lo == f.hi && !(f.flags & FACT_WILD),
         infinite = !fact_has_finite(f) && ((f.flags & FACT_WILD) == FACT_INF || (f.flags & FACT_WILD) == FACT_NEG_INF);
    *out_v = finite ? f.lo : f.flags & FACT_INF ? INFINITY : -INFINITY;
    return finite || infinite;
}

bool fact_is(Fact f, double v) {
    double one;
    return fact_is_none(f) || (fact_single(f, &one) && one == v);
}

double fact_most_ordinary(DType t) { return ordinary(t); }
double fact_mask_value(DType t) { return -2 * ordinary(t); }
bool fact_is_masked(DType t, Fact f) { return fact_is_none(f) || (fact_most(f) <= fact_mask_value(t) && !(f.flags & FACT_NAN)); }

static bool beyond(double bound, double most) { return isfinite(bound) && fabs(bound) > most; }
bool fact_is_huge(DType t, Fact f) { return fact_has_finite(f) && (beyond(f.lo, ordinary(t)) || beyond(f.hi, ordinary(t))); }

// --- two together

// Open is ordinary: what is farther out holds.
static double upper(double a, double b, unsigned flags) {
    return isinf(a) || isinf(b) ? (fmin(a, b) > ordinary_as(flags) ? fmin(a, b) : INFINITY) : fmax(a, b);
}
static double lower(double a, double b, unsigned flags) { return -upper(-a, -b, flags); }

Fact fact_join(Fact a, Fact b) {
    if (fact_is_none(a)) return b;
    if (fact_is_none(b)) return a;
    unsigned flags = a.flags | b.flags;
    if (!fact_has_finite(a) || !fact_has_finite(b)) {
        Fact f = fact_has_finite(a) ? a : b;
        f.flags = flags;
        return f;
    }
    return fact_make(lower(a.lo, b.lo, flags), upper(a.hi, b.hi, flags), flags);
}

// Where they exclude each other, one of them is of elements that there are not.
Fact fact_both(Fact a, Fact b) {
    if (!fact_has_finite(a) || !fact_has_finite(b) || fmax(a.lo, b.lo) > fmin(a.hi, b.hi)) return a;
    return fact_make(fmax(a.lo, b.lo), fmin(a.hi, b.hi), (a.flags & b.flags & FACT_WILD) | ((a.flags | b.flags) & ~(unsigned)FACT_WILD));
}

Fact fact_without(Fact f, unsigned flags) {
    if (fact_has_finite(f) || f.flags & FACT_WILD & ~flags) f.flags &= ~flags;
    return f;
}

Fact fact_at_least(Fact f, double v) { return fact_has_finite(f) && f.lo < v && v <= f.hi ? fact_make(v, f.hi, f.flags) : f; }
Fact fact_at_most(Fact f, double v) { return fact_has_finite(f) && f.hi > v && v >= f.lo ? fact_make(f.lo, v, f.flags) : f; }

Fact fact_ordinary(DType t, Fact f) {
    if (!fact_has_finite(f)) return f;
    double most = ordinary(t), lo = f.lo < -most && f.hi >= -most ? -INFINITY : f.lo, hi = f.hi > most && f.lo <= most ? INFINITY : f.hi;
    return fact_make(lo, hi, f.flags);
}

Fact fact_grown(DType t, Fact before, Fact after) {
    if (fact_is_none(before) || (before.lo == after.lo && before.hi == after.hi)) return after;
    if (!is_number(t)) return fact_join(after, integers(t));
    if (!fact_has_finite(before)) return after;
    double most = largest(t) ? largest(t) : INFINITY;
    bool open = after.flags & FACT_DATA && !fact_is_huge(t, after);
    unsigned flags = after.flags | (open ? 0U : (after.lo < before.lo ? FACT_NEG_INF : 0U) | (after.hi > before.hi ? FACT_INF : 0U));
    double lo = after.lo < before.lo ? (open ? -INFINITY : -most) : after.lo, hi = after.hi > before.hi ? (open ? INFINITY : most) : after.hi;
    return fact_make(lo == before.lo ? lo : fmin(lo, after.lo), hi == before.hi ? hi : fmax(hi, after.hi), flags);
}

// --- stored

static double least_normal(DType t) { return t == DT_F64 ? 2.3e-308 : t == DT_F16 ? 6.2e-5 : 1.2e-38; }
static double rounds_to_zero(DType t) { return t == DT_F64 ? 4.9e-324 : t == DT_F16 ? 2.9e-8 : t == DT_BF16 ? 4.5e-41 : 7e-46; }

// A bound that is nearly 0 may be 0 by the time it is stored. One that is tiny on both sides is.
static Fact stored_small(DType t, Fact f) {
    double least = least_normal(t), zero = rounds_to_zero(t);
    if (f.lo > 0 && f.lo < least) f.lo = 0;
    if (f.hi < 0 && f.hi > -least) f.hi = 0;
    if (f.hi > 0 && f.hi < zero) f.hi = 0;
    if (f.lo < 0 && f.lo > -zero) f.lo = 0;
    return f;
}

static int mantissa_bits(DType t) { return t == DT_F64 ? 53 : t == DT_F32 ? 24 : t == DT_F16 ? 11 : 8; }

// Bounds are computed in doubles. One that fits into half of a double's bits and into the type's is what the type's arithmetic makes of it as well, however
// products and sums are contracted; any other may be a few units in the last place from there.
static bool is_exact(DType t, double v) { // those next to 0 have fewer bits
    int exponent, bits = mantissa_bits(t) < 24 ? mantissa_bits(t) : 24;
    double scaled = ldexp(frexp(v, &exponent), bits);
    return !isfinite(v) || (scaled == floor(scaled) && (v == 0 || fabs(v) >= least_normal(t)));
}

// Upwards, or downwards where the sign is negative; what a double cannot hold is beyond every type.
static double moved(double v, double by) { return isfinite(v) ? fmax(-DBL_MAX, fmin(DBL_MAX, v + by)) : v; }
static double slack(DType t, double v) { return isfinite(v) ? ldexp(fmax(fabs(v), v == 0 ? 0 : least_normal(t)), 3 - mantissa_bits(t)) : 0; }

Fact fact_widened(DType t, Fact f, double times) {
    return fact_has_finite(f) ? fact_make(moved(f.lo, -times * slack(t, f.lo)), moved(f.hi, times * slack(t, f.hi)), f.flags) : f;
}

static Fact rounded(DType t, Fact f) {
    return fact_make(is_exact(t, f.lo) ? f.lo : moved(f.lo, -slack(t, f.lo)), is_exact(t, f.hi) ? f.hi : moved(f.hi, slack(t, f.hi)), f.flags);
}

static bool is_above(DType t, double v, double half_units) {
    if (!isfinite(v)) return false;
    return t == DT_F64 ? v >= DBL_MAX : v > largest(t) * (1 + half_units * ldexp(1, -mantissa_bits(t) - 1));
}

// `f` was rounded; `before` is what it was. Half a unit beyond what the type holds begins what is infinite: where all elements are, and where a bound is.
static Fact overflowed(DType t, Fact f, Fact before) {
    double most = largest(t);
    bool above = t != DT_F64 && is_above(t, f.lo, 2), below = t != DT_F64 && is_above(t, -f.hi, 2);
    if (is_above(t, before.hi, 0.5)) f.flags |= FACT_INF;
    if (is_above(t, -before.lo, 0.5)) f.flags |= FACT_NEG_INF;
    if (above || below) return fact_special(f.flags | (above ? FACT_INF : FACT_NEG_INF));
    return fact_make(isfinite(f.lo) ? fmin(fmax(f.lo, -most), most) : f.lo, isfinite(f.hi) ? fmax(fmin(f.hi, most), -most) : f.hi, f.flags);
}

Fact fact_in(DType t, Fact f) {
    if (fact_is_none(f)) return f;
    f.flags = (f.flags & ~(unsigned)FACT_HALF) | half(t);
    if (dtype_is_complex(t) && fact_has_finite(f)) { // one part may be 0 where the other is not
        f = fact_in(part_of(t), f);
        return fact_has_finite(f) ? fact_make(fmin(f.lo, 0), fmax(f.hi, 0), f.flags) : f;
    }
    if (dtype_is_complex(t)) return f;
    if (!is_float(t)) {
        Fact all = integers(t);
        bool whole = fact_has_finite(f) && f.lo >= all.lo && f.hi <= all.hi && fabs(f.lo) < 9e15 && fabs(f.hi) < 9e15;
        return whole && !(f.flags & FACT_WILD) ? f : fact_make(all.lo, all.hi, (f.flags & FACT_DATA) | FACT_SET); // integers wrap, perhaps to 0
    }
    if (!largest(t)) return (fact_is(f, 0) && t != DT_F8E8M0FNU) || fact_is(f, 1) ? f : fact_any(t, false); // that one has no zero
    return fact_has_finite(f) ? overflowed(t, stored_small(t, rounded(t, stored_small(t, f))), f) : f;
}

// A result computed from operands, some of which may be huge: see FACT_LOOSE.
Fact fact_settled(DType t, Fact f, bool huge) { return fact_in(t, f.flags & FACT_LOOSE && !huge && is_float(t) ? fact_ordinary(t, f) : f); }

// --- arithmetic

static double finite(double v) { return fmax(-DBL_MAX, fmin(DBL_MAX, v)); } // of bounds that are not open

// All finite elements as if none were open.
Fact fact_closed(DType t, Fact f) {
    if (!fact_has_finite(f)) return f;
    t = part_of(t);
    double lo = f.hi < -ordinary(t) ? -largest(t) : -ordinary(t), hi = f.lo > ordinary(t) ? largest(t) : ordinary(t);
    return fact_make(isinf(f.lo) ? fmin(lo, f.hi) : f.lo, isinf(f.hi) ? fmax(hi, f.lo) : f.hi, f.flags);
}

// A bound of a sum: an open one counts beside a huge one.
static double plus(DType t, double a, double b, double closed_a, double closed_b) {
    double x = beyond(b, ordinary(t)) ? closed_a : a, y = beyond(a, ordinary(t)) ? closed_b : b;
    return isfinite(x) && isfinite(y) ? finite(x + y) : x + y;
}

// Of a sum. What is set beside data is data. Data of both signs may be the same data, so that nothing is left: x less a maximum of x's.
static unsigned set_by_sum(Fact a, Fact b) {
    if (fact_is(a, 0)) return b.flags;
    if (fact_is(b, 0)) return a.flags;
    bool cancels = a.flags & b.flags & FACT_DATA && !(a.lo >= 0 && b.lo >= 0) && !(a.hi <= 0 && b.hi <= 0);
    return cancels || a.flags & b.flags & FACT_FIXED ? FACT_SET : 0U;
}

Fact fact_add(DType t, Fact a, Fact b, bool *assumes_ordinary) {
    if (fact_is_none(a) || fact_is_none(b)) return fact_none();
    if (dtype_is_complex(t)) return fact_in(t, fact_add(part_of(t), a, b, assumes_ordinary));
    unsigned flags = a.flags | b.flags;
    unsigned set = set_by_sum(a, b);
    flags = (flags & ~(unsigned)FACT_SET) | (set & FACT_SET);
    if ((a.flags & FACT_INF && b.flags & FACT_NEG_INF) || (a.flags & FACT_NEG_INF && b.flags & FACT_INF)) flags |= FACT_NAN;
    bool any = fact_has_finite(a) && fact_has_finite(b);
    Fact x = fact_closed(t, a), y = fact_closed(t, b);
    Fact f = fact_of(any, any ? plus(t, a.lo, b.lo, x.lo, y.lo) : 0, any ? plus(t, a.hi, b.hi, x.hi, y.hi) : 0, flags);
    bool below = isinf(a.hi) || isinf(b.hi), above = isinf(a.lo) || isinf(b.lo);
    if (any && ((below && fact_is_masked(t, f)) || (above && fact_is_masked(t, fact_negated(f))))) *assumes_ordinary = true;
    return fact_settled(t, f, fact_is_huge(t, a) || fact_is_huge(t, b));
}

Fact fact_negated(Fact f) {
    unsigned turned = (f.flags & FACT_INF ? FACT_NEG_INF : 0U) | (f.flags & FACT_NEG_INF ? FACT_INF : 0U);
    return fact_is_none(f) ? f : fact_of(fact_has_finite(f), -f.hi, -f.lo, (f.flags & ~(unsigned)(FACT_INF | FACT_NEG_INF)) | turned);
}

Fact fact_abs(Fact f) {
    if (fact_is_none(f)) return f;
    unsigned flags = (f.flags & ~(unsigned)FACT_WILD) | (f.flags & FACT_NAN) | (f.flags & (FACT_INF | FACT_NEG_INF) ? FACT_INF : 0U);
    return fact_of(fact_has_finite(f), f.lo >= 0 ? f.lo : f.hi <= 0 ? -f.hi : 0, upper(-f.lo, f.hi, f.flags), flags);
}

static double times(double a, double b) { return a == 0 || b == 0 ? 0 : isfinite(a) && isfinite(b) ? finite(a * b) : a * b; }

static bool may_be_zero(Fact f) { return fact_has_finite(f) && f.lo <= 0 && f.hi >= 0; }
static bool may_be_above(Fact f) { return (fact_has_finite(f) && f.hi > 0) || f.flags & FACT_INF; }
static bool may_be_below(Fact f) { return (fact_has_finite(f) && f.lo < 0) || f.flags & FACT_NEG_INF; }

static unsigned infinite(Fact f) { return f.flags & (FACT_INF | FACT_NEG_INF); }

static unsigned product_flags(Fact a, Fact b) {
    unsigned flags = (a.flags | b.flags) & ~(unsigned)(FACT_INF | FACT_NEG_INF | FACT_SET);
    flags |= (a.flags | b.flags) & FACT_ZERO ? FACT_SET : a.flags & b.flags & FACT_FIXED; // one times data is data, but for 0
    if ((infinite(a) && may_be_zero(b)) || (infinite(b) && may_be_zero(a))) flags |= FACT_NAN;
    if ((a.flags & FACT_INF && may_be_above(b)) || (a.flags & FACT_NEG_INF && may_be_below(b)) || (b.flags & FACT_INF && may_be_above(a)) ||
        (b.flags & FACT_NEG_INF && may_be_below(a)))
        flags |= FACT_INF;
    if ((a.flags & FACT_INF && may_be_below(b)) || (a.flags & FACT_NEG_INF && may_be_above(b)) || (b.flags & FACT_INF && may_be_below(a)) ||
        (b.flags & FACT_NEG_INF && may_be_above(a)))
        flags |= FACT_NEG_INF;
    return flags;
}

// (a + bi)(c + di) = ac - bd + (ad + bc)i, of parts that lie anywhere in the intervals.
static Fact multiply_complex(DType t, Fact a, Fact b) {
    bool ignored = false;
    Fact p = fact_multiply(part_of(t), a, b);
    return fact_is(p, 0) ? p : fact_in(t, fact_join(fact_add(part_of(t), p, fact_negated(p), &ignored), fact_add(part_of(t), p, p, &ignored)));
}

Fact fact_multiply(DType t, Fact a, Fact b) {
    if (fact_is_none(a) || fact_is_none(b)) return fact_none();
    if (dtype_is_complex(t)) return multiply_complex(t, a, b);
    bool huge = fact_is_huge(t, a) || fact_is_huge(t, b);
    unsigned flags = product_flags(a, b);
    if (!fact_has_finite(a) || !fact_has_finite(b)) return fact_of(false, 0, 0, flags);
    if (huge) a = fact_closed(t, a), b = fact_closed(t, b);
    double w = times(a.lo, b.lo), x = times(a.lo, b.hi), y = times(a.hi, b.lo), z = times(a.hi, b.hi);
    Fact f = fact_make(fmin(fmin(w, x), fmin(y, z)), fmax(fmax(w, x), fmax(y, z)), flags);
    if (fact_is(f, 0)) f.flags &= FACT_HALF | FACT_SET;
    return fact_settled(t, f, huge);
}

// Sums of whole numbers that the type holds are exact in any order; others lose up to half a unit of the sum of absolute values an addition.
static double sum_slack(DType t, double v, double most, double n) {
    bool whole = v == floor(v) && fabs(v) * n <= ldexp(1, mantissa_bits(t));
    return whole || !isfinite(most) ? 0 : finite(most * n * (n + 4) * ldexp(1, -mantissa_bits(t)));
}

Fact fact_sum(DType t, Fact f, double n) {
    if (n == 0) return fact_exactly(0);
    if (dtype_is_complex(t)) return fact_in(t, fact_sum(part_of(t), f, n));
    if (!fact_has_finite(f)) return fact_in(t, (f.flags & FACT_WILD) == (FACT_INF | FACT_NEG_INF) ? fact_special(f.flags | FACT_NAN) : f);
    bool huge = fact_is_huge(t, f);
    unsigned flags = f.flags | (n > 1 && f.flags & FACT_DATA && f.lo < f.hi ? FACT_LOOSE : 0U);
    if (n > 1 && (flags & FACT_FIXED || (flags & FACT_DATA && f.lo < 0 && f.hi > 0))) flags |= FACT_SET; // data of both signs may cancel
    double most = isfinite(f.lo) && isfinite(f.hi) ? fmax(fabs(f.lo), fabs(f.hi))
                  : huge                           ? fmax(fabs(fact_closed(t, f).lo), fabs(fact_closed(t, f).hi))
                                                   : INFINITY;
    bool real = is_float(t);
    Fact s = fact_make(moved(times(f.lo, n), real ? -sum_slack(t, f.lo, most, n) : 0), moved(times(f.hi, n), real ? sum_slack(t, f.hi, most, n) : 0), flags);
    s = fact_settled(t, s, huge);
    if (n > 1 && s.flags & FACT_INF && s.flags & FACT_NEG_INF) s.flags |= FACT_NAN;
    return s;
}

Fact fact_product(DType t, Fact f, double n) {
    if (n == 0) return fact_exactly(1);
    if (fact_is(f, 0) || fact_is(f, 1)) return f;
    if (!fact_is_finite(f) || !is_float(t)) return fact_any(t, false);
    Fact size = fact_abs(f), p = fact_power(t, size, fact_exactly(n));
    if (f.lo < 0) p = fact_in(t, fact_join(p, fact_negated(p)));
    if (p.flags & FACT_INF) p.flags |= FACT_NAN; // times 0
    return p;
}

Fact fact_extreme(Fact a, Fact b, bool greater) {
    if (!greater) return fact_negated(fact_extreme(fact_negated(a), fact_negated(b), true));
    if (fact_is_none(a) || fact_is_none(b)) return fact_none();
    if (!((a.flags | b.flags) & FACT_NAN)) { // one is never taken
        if (fact_most(a) <= fact_least(b)) return b;
        if (fact_most(b) <= fact_least(a)) return a;
    }
    unsigned flags = ((a.flags | b.flags) & ~(unsigned)FACT_NEG_INF) | (a.flags & b.flags & FACT_NEG_INF);
    bool low_a = a.flags & FACT_NEG_INF, low_b = b.flags & FACT_NEG_INF;
    if (!fact_has_finite(a)) return fact_of(low_a && fact_has_finite(b), b.lo, b.hi, flags);
    if (!fact_has_finite(b)) return fact_of(low_b, a.lo, a.hi, flags);
    double lo = low_a && low_b ? lower(a.lo, b.lo, flags) : low_a ? b.lo : low_b ? a.lo : fmax(a.lo, b.lo);
    return fact_make(lo, fmax(lo, upper(a.hi, b.hi, flags)), flags);
}
