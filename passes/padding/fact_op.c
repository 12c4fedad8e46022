// Facts: what an elementwise op makes of those of its operands. Each function says what the finite operands make of finite results, where that ends (poles,
// what is not defined, what overflows), and what it makes of infinities and NaN, by IEEE 754-2019 and the StableHLO specification. See fact.h.
#include "passes/padding/fact.h"

#include <float.h>
#include <string.h>

static bool is_float(DType t) { return dtype_is_float(t); }
static double finite(double v) { return fmax(-DBL_MAX, fmin(DBL_MAX, v)); }
static unsigned data_of(Fact f) { return f.flags & (FACT_DATA | FACT_HALF); } // of bounds that are not sums any more
static unsigned infinite(Fact f) { return f.flags & (FACT_INF | FACT_NEG_INF); }

// --- functions of one operand

// Of a function of finite bounds that stay open where they are; `at` infinity it is what it tends to.
static double bound_at(double (*fn)(double), double v) {
    double y = fn(v);
    return isfinite(v) ? finite(y) : y;
}

// A function that grows, with finite values at infinity.
static Fact saturating(Fact a, double (*fn)(double)) {
    unsigned flags = data_of(a) | (a.flags & FACT_NAN);
    if (!fact_has_finite(a) && !infinite(a)) return fact_special(flags);
    return fact_make(fn(fact_least(a)), fn(fact_most(a)), flags);
}

// One that grows, and is infinite where its operand is.
static Fact growing(Fact a, double (*fn)(double)) { return fact_has_finite(a) ? fact_make(bound_at(fn, a.lo), bound_at(fn, a.hi), a.flags) : a; }

// exp, expm1: at -inf they are `low`.
static Fact exponential(Fact a, double (*fn)(double), double low) {
    unsigned flags = a.flags & ~(unsigned)FACT_NEG_INF;
    Fact f = fact_has_finite(a) ? fact_make(bound_at(fn, a.lo), bound_at(fn, a.hi), flags) : flags & FACT_WILD ? fact_special(flags) : fact_none();
    return a.flags & FACT_NEG_INF ? fact_join(f, fact_exactly(low)) : f;
}

static double logistic(double x) { return x < 0 ? exp(x) / (1 + exp(x)) : 1 / (1 + exp(-x)); }
static double sign_of(double x) { return (x > 0) - (x < 0); }

// log, log1p, sqrt: not defined below `from`, where a pole may be. `least`: what it is there next to the pole.
static Fact root_or_log(Fact a, double from, bool pole, double (*fn)(double), double least) {
    unsigned flags = a.flags & ~(unsigned)FACT_NEG_INF;
    if (fact_least(a) < from) flags |= FACT_NAN;
    if (pole && fact_has_finite(a) && a.lo <= from && a.hi >= from) flags |= FACT_NEG_INF;
    if (!fact_has_finite(a) || (pole ? a.hi <= from : a.hi < from)) return flags & FACT_WILD ? fact_special(flags) : fact_none();
    return fact_make(a.lo <= from ? fmin(least, bound_at(fn, a.hi)) : fmax(least, bound_at(fn, a.lo)), fmax(least, bound_at(fn, a.hi)), flags);
}

// As small as a bound that is stored can be.
static double least_positive(DType t) { return t == DT_F64 ? 4.9e-324 : t == DT_F16 ? 2.9e-8 : t == DT_BF16 ? 4.5e-41 : 7e-46; }

// 1 / x: infinite at 0, of either sign.
static Fact reciprocal(Fact b, DType t) {
    unsigned flags = data_of(b) | (b.flags & FACT_NAN);
    bool zero = fact_has_finite(b) && b.lo <= 0 && b.hi >= 0;
    if (zero) flags |= FACT_INF | FACT_NEG_INF;
    double most = finite(1 / least_positive(t));
    double lo = INFINITY, hi = -INFINITY;
    if (infinite(b)) lo = hi = 0;
    if (fact_has_finite(b) && b.hi > 0) lo = fmin(lo, finite(1 / b.hi)), hi = b.lo > 0 ? finite(1 / b.lo) : fmax(most, lo);
    if (fact_has_finite(b) && b.lo < 0) hi = fmax(hi, finite(1 / b.lo)), lo = b.hi < 0 ? finite(1 / b.hi) : -most;
    return lo <= hi ? fact_make(lo, hi, flags) : flags & FACT_WILD ? fact_special(flags) : fact_none();
}

static Fact rsqrt(Fact a, DType t) {
    unsigned flags = a.flags & ~(unsigned)(FACT_INF | FACT_NEG_INF);
    double most = 1 / sqrt(least_positive(t));
    if (fact_least(a) < 0) flags |= FACT_NAN;
    if (fact_has_finite(a) && a.lo <= 0 && a.hi >= 0) flags |= FACT_INF | FACT_NEG_INF; // by the sign of the zero
    bool above = fact_has_finite(a) && a.hi > 0;
    if (above) return fact_make(a.flags & FACT_INF ? 0 : 1 / sqrt(a.hi), a.lo > 0 ? 1 / sqrt(a.lo) : fmax(most, 1 / sqrt(a.hi)), flags);
    return a.flags & FACT_INF ? fact_make(0, 0, flags) : flags & FACT_WILD ? fact_special(flags) : fact_none();
}

static Fact bounded(Fact a, double lo, double hi, unsigned undefined) {
    unsigned flags = data_of(a) | (a.flags & FACT_NAN) | (a.flags & undefined ? FACT_NAN : 0U);
    return fact_has_finite(a) || a.flags & (FACT_INF | FACT_NEG_INF) ? fact_make(lo, hi, flags) : fact_special(flags);
}

static Fact to_bool(Fact a) {
    if (fact_is(a, 0)) return a;
    bool zero = fact_has_finite(a) && a.lo <= 0 && a.hi >= 0;
    return fact_make(zero ? 0 : 1, 1, data_of(a));
}

// Truncates and saturates; NaN makes 0.
static Fact to_integer(Fact a, DType to) {
    Fact all = fact_any(to, true), f = a.flags & FACT_NAN ? fact_exactly(0) : fact_none();
    if (fact_has_finite(a) || infinite(a))
        f = fact_join(f, fact_make(fmax(all.lo, fmin(all.hi, trunc(fact_least(a)))), fmin(all.hi, fmax(all.lo, trunc(fact_most(a)))), data_of(a)));
    return f;
}

// --- functions of two

// a / b as a * (1 / b), but for 0 / 0 and inf / inf.
static Fact quotient(Fact a, Fact b, DType t) {
    Fact by = reciprocal(b, t), f = fact_multiply(t, a, by);
    // The reciprocal of what is next to 0 is more than a double holds, but not the quotient.
    if (fact_has_finite(f) && !fact_is(a, 0) && (by.lo == -DBL_MAX || by.hi == DBL_MAX)) f = fact_make(-DBL_MAX, DBL_MAX, f.flags | FACT_INF | FACT_NEG_INF);
    bool zero = fact_has_finite(b) && b.lo <= 0 && b.hi >= 0, zeros = zero && fact_has_finite(a) && a.lo <= 0 && a.hi >= 0;
    bool nan = ((a.flags | b.flags) & FACT_NAN) || zeros || (infinite(a) && infinite(b));
    unsigned flags = (f.flags & ~(unsigned)FACT_NAN) | (nan ? FACT_NAN : 0U) | (zero && !fact_is(a, 0) ? FACT_INF | FACT_NEG_INF : 0U);
    return fact_has_finite(f) ? fact_make(f.lo, f.hi, flags) : flags & FACT_WILD ? fact_special(flags) : fact_none();
}

static Fact hull(const double *v, size_t n, unsigned flags) {
    double lo = v[0], hi = v[0];
    for (size_t i = 1; i < n; i++) lo = fmin(lo, v[i]), hi = fmax(hi, v[i]);
    return fact_make(lo, hi, flags);
}

static double raised(double x, double y) {
    double v = pow(x, y);
    return isfinite(x) && isfinite(y) ? finite(v) : v;
}

// x^y for x >= 0, which is no -0: monotone in each, so that the corners have the bounds. With a zero, and negative exponents, there is a pole.
static Fact power_above(Fact a, Fact b, DType t, unsigned flags) {
    bool zero = a.lo <= 0, pole = zero && b.lo < 0;
    double at_zero = zero && b.hi > 0 ? 0 : raised(a.hi, b.hi), at_one = zero && b.lo <= 0 && b.hi >= 0 ? 1 : at_zero; // where 0^y jumps, corners say nothing
    double least = a.lo <= 0 && a.hi > 0 ? least_positive(t) : a.lo;
    const double corners[] = {raised(a.lo <= 0 && pole ? least : a.lo, b.lo),
                              raised(a.lo, fmax(b.hi, pole ? 0 : b.hi)),
                              raised(a.hi, b.lo),
                              raised(a.hi, b.hi),
                              raised(least, b.hi),
                              raised(least, b.lo),
                              at_zero,
                              at_one};
    return hull(corners, sizeof corners / sizeof *corners, flags | (pole ? FACT_INF | FACT_NEG_INF : 0U)); // by the sign of the zero
}

Fact fact_power(DType t, Fact a, Fact b) {
    if (!fact_is_finite(a) || !fact_is_finite(b)) return fact_any(t, false);
    bool huge = fact_is_huge(t, a) || fact_is_huge(t, b), whole = b.lo == b.hi && b.lo == floor(b.lo) && fabs(b.lo) < 1e6, even = whole && fmod(b.lo, 2) == 0;
    unsigned flags = a.flags | b.flags;
    if (huge) a = fact_closed(t, a), b = fact_closed(t, b);
    if (whole && b.lo == 0) return fact_exactly(1);
    if (even || a.lo >= 0) {
        Fact f = power_above(fact_abs(a), b, t, flags);
        return fact_settled(t, f, huge);
    }
    if (!whole) return fact_any(t, false);
    // An odd exponent, and bases below 0.
    Fact low = fact_negated(power_above(fact_make(a.hi < 0 ? -a.hi : 0, -a.lo, flags), b, t, flags));
    Fact f = a.hi < 0 ? low : fact_join(low, power_above(fact_make(0, a.hi, flags), b, t, flags));
    return fact_settled(t, f, huge);
}

// What is left of a division, of floats: as large as either at most, with the sign of a.
static Fact remainder_of(Fact a, Fact b, DType t) {
    if (!fact_is_finite(a) || !fact_is_finite(b) || (b.lo <= 0 && b.hi >= 0)) return fact_any(t, false);
    double most = fmin(fmax(-a.lo, a.hi), fmax(-b.lo, b.hi));
    return fact_make(a.lo < 0 ? -most : 0, a.hi > 0 ? most : 0, a.flags | b.flags);
}

static Fact bits_of(const Op *op, Fact a, Fact b, DType t) {
    bool logical = dtype_info[t].class == DC_BOOL, zero = fact_is(a, 0) || fact_is(b, 0);
    unsigned flags = a.flags | b.flags;
    if (op->kind == OP_AND && zero) return fact_exactly(0);
    if (op->kind == OP_AND && logical) return fact_make(fmin(a.lo, b.lo), fmin(a.hi, b.hi), flags);
    if (op->kind == OP_OR && logical) return fact_make(fmax(a.lo, b.lo), fmax(a.hi, b.hi), flags);
    if (op->kind != OP_AND && fact_is(a, 0)) return b;
    return op->kind != OP_AND && fact_is(b, 0) ? a : fact_any(t, true);
}

// --- comparisons

static bool is_direction(const Op *op, const char *a, const char *b) {
    const char *d = str_text(op_str(op, ATTR_comparison_direction));
    return !strcmp(d, a) || (b && !strcmp(d, b));
}

typedef struct {
    double lo, hi; // infinities are numbers here
    bool one;
} Range;

// Bounds that are whole numbers are met exactly; others are as near as rounding leaves them.
static Range range_of(Fact f) {
    Range r = {fact_least(f), fact_most(f), false};
    double one;
    r.one = fact_single(f, &one);
    if (!r.one && isfinite(r.lo) && r.lo != floor(r.lo)) r.lo -= fabs(r.lo) / 64;
    if (!r.one && isfinite(r.hi) && r.hi != floor(r.hi)) r.hi += fabs(r.hi) / 64;
    return r;
}

static Fact compared(const Op *op, Fact a, Fact b, bool same) {
    if (!strcmp(str_text(op_str(op, ATTR_compare_type)), "TOTALORDER")) return fact_between(0, 1); // -0 < +0, and NaN has a place
    bool nan = (a.flags | b.flags) & FACT_NAN, never, always, strict = is_direction(op, "LT", "GT");
    if (same && !nan) return fact_exactly(is_direction(op, "EQ", "GE") || is_direction(op, "LE", NULL));
    Range x = range_of(a), y = range_of(b);
    if (is_direction(op, "GT", "GE")) {
        Range r = x;
        x = y, y = r;
    }
    if (is_direction(op, "EQ", "NE")) {
        never = x.hi < y.lo || x.lo > y.hi;
        always = x.one && y.one && x.lo == y.lo;
    } else {
        never = strict ? x.lo >= y.hi : x.lo > y.hi;
        always = strict ? x.hi < y.lo : x.hi <= y.lo;
    }
    if (is_direction(op, "NE", NULL))
        return never ? fact_exactly(1) : always && !nan ? fact_exactly(0) : fact_make(0, 1, data_of(a) | data_of(b)); // NaN differs from everything
    return never ? fact_exactly(0) : always && !nan ? fact_exactly(1) : fact_make(0, 1, data_of(a) | data_of(b));
}

// --- by op: the column `fact` of op.def

typedef struct {
    const Op *op;
    Fact a, b, c; // of its operands
    DType from, to;
    bool same, *assumes; // see fact_of_op
} Given;

#define FACT_OF(name) static Fact fact_of_##name(const Given *g __attribute__((unused)))

// What is a few units in the last place from the true value, also where that is a number of the type; functions are exact at 0. `times`: the error of those
// through exp grows with the operand, up to 89 in f32.
static Fact inexact(const Given *g, Fact f, double times) {
    bool exact = g->op->n_operands == 1 && fact_is(g->a, 0);
    return is_float(g->to) && !exact ? fact_widened(g->to, f, times) : f;
}

FACT_OF(any) { return fact_any(g->to, false); }
FACT_OF(abs) { return fact_abs(g->a); }
FACT_OF(negate) { return fact_negated(g->a); }
FACT_OF(sign) { return saturating(g->a, sign_of); }
FACT_OF(ceil) { return growing(g->a, ceil); }
FACT_OF(floor) { return growing(g->a, floor); }
FACT_OF(round_afz) { return growing(g->a, round); }
FACT_OF(round_even) { return growing(g->a, rint); }
FACT_OF(square) { return fact_multiply(g->to, fact_abs(g->a), fact_abs(g->a)); }
FACT_OF(reduce_precision) { return fact_is(g->a, 0) ? g->a : fact_any(g->to, false); }
FACT_OF(part) { return g->a; }
FACT_OF(imag) { return dtype_is_complex(g->from) ? g->a : fact_exactly(0); }
FACT_OF(count) { return fact_between(0, 64); }
FACT_OF(bessel_i1e) { return fact_is(g->a, 0) ? g->a : bounded(g->a, -1, 1, 0); }
FACT_OF(is_finite) { return fact_is_finite(g->a) ? fact_exactly(1) : fact_has_finite(g->a) ? fact_make(0, 1, data_of(g->a)) : fact_exactly(0); }

FACT_OF(cbrt) { return inexact(g, growing(g->a, cbrt), 1); }
FACT_OF(tanh) { return inexact(g, saturating(g->a, tanh), 1); }
FACT_OF(erf) { return inexact(g, saturating(g->a, erf), 1); }
FACT_OF(erfc) { return inexact(g, bounded(g->a, 0, 2, 0), 1); }
FACT_OF(atan) { return inexact(g, saturating(g->a, atan), 1); }
FACT_OF(logistic) { return inexact(g, saturating(g->a, logistic), 1); }
FACT_OF(exp) { return inexact(g, exponential(g->a, exp, 0), 1); }
FACT_OF(expm1) { return inexact(g, exponential(g->a, expm1, -1), 1); }
FACT_OF(asinh) { return inexact(g, growing(g->a, asinh), 1); }
FACT_OF(sinh) { return inexact(g, growing(g->a, sinh), 32); }
FACT_OF(cosh) { return inexact(g, growing(fact_abs(g->a), cosh), 32); }
FACT_OF(log) { return inexact(g, root_or_log(g->a, 0, true, log, log(least_positive(g->to)) - 1), 1); }
FACT_OF(log1p) { return inexact(g, root_or_log(g->a, -1, true, log1p, -40), 1); }
FACT_OF(sqrt) { return inexact(g, root_or_log(g->a, 0, false, sqrt, 0), 1); }
FACT_OF(rsqrt) { return inexact(g, rsqrt(g->a, g->to), 1); }
FACT_OF(sine) { return inexact(g, fact_is(g->a, 0) ? g->a : bounded(g->a, -1, 1, FACT_INF | FACT_NEG_INF), 1); }
FACT_OF(cosine) { return inexact(g, bounded(g->a, -1, 1, FACT_INF | FACT_NEG_INF), 1); }

FACT_OF(not) {
    if (dtype_info[g->to].class == DC_BOOL) return fact_make(1 - g->a.hi, 1 - g->a.lo, g->a.flags);
    return dtype_is_signed(g->to) ? fact_make(-1 - g->a.hi, -1 - g->a.lo, g->a.flags) : fact_any(g->to, true);
}

FACT_OF(convert) {
    Fact a = g->a;
    DType from = g->from, to = g->to;
    if (dtype_info[to].class == DC_BOOL) return to_bool(a);
    if (!is_float(to) && !dtype_is_complex(to)) return is_float(from) || dtype_is_complex(from) ? to_integer(a, to) : a;
    if (!dtype_is_int(from) || !(a.flags & FACT_DATA) || dtype_info[from].bits < 32) return a;
    Fact all = fact_any(from, true); // integers of which nothing is known are what a model computes with
    return fact_make(a.lo == all.lo ? (all.lo < 0 ? -INFINITY : 0) : a.lo, a.hi == all.hi ? INFINITY : a.hi, a.flags);
}

FACT_OF(add) { return fact_add(g->to, g->a, g->b, g->assumes); }
FACT_OF(subtract) { return g->same && fact_is_finite(g->a) ? fact_exactly(0) : fact_add(g->to, g->a, fact_negated(g->b), g->assumes); }
FACT_OF(multiply) { return g->same ? fact_multiply(g->to, fact_abs(g->a), fact_abs(g->a)) : fact_multiply(g->to, g->a, g->b); }
FACT_OF(maximum) { return fact_extreme(g->a, g->b, true); }
FACT_OF(minimum) { return fact_extreme(g->a, g->b, false); }
FACT_OF(logic) { return bits_of(g->op, g->a, g->b, g->to); }
FACT_OF(power) { return is_float(g->to) ? inexact(g, fact_power(g->to, g->a, g->b), 1) : fact_any(g->to, true); }
FACT_OF(remainder) { return is_float(g->to) ? remainder_of(g->a, g->b, g->to) : fact_any(g->to, true); }
FACT_OF(compare) { return compared(g->op, g->a, g->b, g->same); }
FACT_OF(complex) { return fact_join(g->a, g->b); }
FACT_OF(atan2) { return (g->a.flags | g->b.flags) & FACT_NAN ? fact_any(g->to, false) : fact_make(-3.2, 3.2, data_of(g->a) | data_of(g->b)); }

FACT_OF(divide) {
    if (!is_float(g->to)) return fact_is(g->a, 0) && (g->b.lo > 0 || g->b.hi < 0) ? g->a : fact_any(g->to, true);
    Fact f = quotient(g->a, g->b, g->to);
    return fact_is(f, 0) ? f : inexact(g, f, 1);
}

FACT_OF(select) { return fact_is(g->a, 1) ? g->b : fact_is(g->a, 0) ? g->c : fact_join(g->b, g->c); }
FACT_OF(clamp) { return fact_extreme(fact_extreme(g->a, g->b, true), g->c, false); }

static Fact (*const fact_of[OP_COUNT])(const Given *g) = {
#define OP(...)
#define ELEM(id, text, ins, traits, attrs, form, takes, infer, eval, fact, cost, emit) [OP_##id] = fact_of_##fact,
#include "ir/op.def"
};

static Fact complex_op(const Op *op, const Fact *in, DType t, bool *assumes) {
    switch (op->kind) {
    case OP_ADD: return fact_add(t, in[0], in[1], assumes);
    case OP_SUBTRACT: return fact_add(t, in[0], fact_negated(in[1]), assumes);
    case OP_MULTIPLY: return fact_multiply(t, in[0], in[1]);
    case OP_NEGATE: return fact_negated(in[0]);
    case OP_CONJ: return fact_join(in[0], fact_negated(in[0]));
    default: return fact_any(t, false);
    }
}

static bool takes_complex(const Op *op) {
    return op->n_operands && dtype_is_complex(op->operands[op->n_operands - 1]->type->dtype) && op->kind != OP_SELECT && op->kind != OP_CONVERT &&
           op->kind != OP_REAL && op->kind != OP_IMAG;
}

// What makes numbers of the program's own out of any data.
static bool rounds(const Op *op) {
    DType to = op->results[0].type->dtype;
    if (!op_has(op->kind, VARIES)) return true;
    bool whole = !is_float(to) && !dtype_is_complex(to);
    if (op->kind != OP_CONVERT) return whole && op->kind != OP_ADD && op->kind != OP_SUBTRACT && op->kind != OP_NEGATE && op->kind != OP_ABS; // what wraps
    DType from = op->operands[0]->type->dtype;
    if (is_float(from) && is_float(to)) return to != DT_F64 && (to != DT_F32 || from == DT_F64); // f16 holds less than bf16
    return dtype_info[to].bits < dtype_info[from].bits ? dtype_info[to].class != DC_BOOL || is_float(from) : is_float(from) && whole;
}

// FACT_FIXED and FACT_ZERO of a result.
static unsigned set_by(const Op *op, const Fact *in, Fact f) {
    unsigned any = 0, all = FACT_SET;
    bool wild = false;
    for (uint32_t i = op->kind == OP_SELECT; i < op->n_operands; i++)
        any |= in[i].flags & FACT_SET, all &= in[i].flags, wild |= !fact_is_finite(in[i]) || fact_is_huge(op->operands[i]->type->dtype, in[i]);
    bool complex = dtype_is_complex(op->operands[0]->type->dtype) || dtype_is_complex(op->results[0].type->dtype);
    bool sums = op->kind == OP_ADD || op->kind == OP_SUBTRACT || op->kind == OP_MULTIPLY || op->kind == OP_ROUNDED_MULTIPLY;
    if (complex && op->kind == OP_CONVERT) return FACT_SET;     // one part is 0
    if (complex) return any | (sums ? f.flags & FACT_SET : 0U); // of either part
    if (op_has(op->kind, CHOOSES)) return any;
    if (rounds(op)) return FACT_SET;
    if (sums) return f.flags & FACT_SET;
    if (op->kind == OP_DIVIDE || op->kind == OP_USUAL_DIVIDE) return in[0].flags & FACT_ZERO || !fact_is_finite(in[1]) ? FACT_SET : all;
    if (wild) return FACT_SET; // exp(-1e9)
    if (op_has(op->kind, ZEROS)) return all;
    bool low = op->kind == OP_EXP || op->kind == OP_LOGISTIC; // of -1e4
    if (all && ((low && isfinite(in[0].lo)) || (op->kind == OP_ERFC && isfinite(in[0].hi)))) return FACT_SET;
    if (op_has(op->kind, NONZERO)) return all & FACT_FIXED;
    return all & FACT_FIXED || any & FACT_ZERO ? FACT_SET : 0U;
}

// Flags that say where a fact comes from.
static Fact from_operands(const Op *op, const Fact *in, Fact f) {
    return fact_has_finite(f) ? fact_make(f.lo, f.hi, (f.flags & ~(unsigned)FACT_SET) | set_by(op, in, f)) : f;
}

// What nothing is known of is the data's doing only where there is data, and not where integers of the program's own are as large.
static Fact of_program(const Op *op, const Fact *in, DType out, Fact f) {
    bool data = false, own = false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        data |= (in[i].flags & FACT_DATA) != 0;
        own |= !(in[i].flags & FACT_DATA) && fact_is_huge(op->operands[i]->type->dtype, in[i]);
    }
    if (!(f.flags & FACT_DATA) || (data && !(own && dtype_is_int(out)))) return f;
    Fact all = fact_unknown(out, true, false);
    return fact_has_finite(f) ? fact_make(isinf(f.lo) ? all.lo : f.lo, isinf(f.hi) ? all.hi : f.hi, f.flags & ~(unsigned)FACT_DATA) : f;
}

Fact fact_of_op(const Op *op, const Fact *in, DType out, bool same, bool *assumes) {
    bool huge = false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        if (fact_is_none(in[i])) return fact_none();
        huge |= fact_is_huge(op->operands[i]->type->dtype, in[i]);
    }
    if (takes_complex(op))
        return op->kind == OP_COMPARE ? fact_between(0, 1) : of_program(op, in, out, from_operands(op, in, complex_op(op, in, out, assumes)));
    Given g = {.op = op, .a = in[0], .from = op->operands[0]->type->dtype, .to = out, .same = same, .assumes = assumes};
    if (op->n_operands > 1) g.b = in[1];
    if (op->n_operands > 2) g.c = in[2];
    Fact f = fact_settled(out, fact_of[op->kind](&g), huge);
    return of_program(op, in, out, from_operands(op, in, f));
}

// Whether a pole or what is not defined is among the operands.
static bool is_undefined(const Op *op, const Fact *in) {
    Fact last = in[op->n_operands - 1];
    switch (op->kind) {
    case OP_DIVIDE:
        return fact_has_finite(last) && last.lo <= 0 && last.hi >= 0 && (!(last.flags & FACT_DATA) || last.flags & FACT_ZERO); // what data makes is not zero
    case OP_LOG:
    case OP_RSQRT: return last.lo <= 0;
    case OP_SQRT: return last.lo < 0;
    case OP_LOG1P: return last.lo <= -1;
    case OP_POWER: return in[0].lo <= 0 && !(in[0].lo == 0 && last.lo >= 0) && !(last.lo == last.hi && last.lo == floor(last.lo) && last.lo >= 0);
    default: return !op_has(op->kind, TOTAL);
    }
}

bool fact_excused(const Op *op, const Fact *in) {
    unsigned flags = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) flags |= in[i].flags;
    return flags & FACT_DATA && !is_undefined(op, in);
}

bool fact_tells_signs(const Op *op, const Fact *in) {
    bool first = in[0].flags & FACT_ZERO, last = in[op->n_operands - 1].flags & FACT_ZERO, complex = dtype_is_complex(op->operands[0]->type->dtype);
    if (!(first || last) || !op_has(op->kind, complex ? CUTS : SIGNS)) return false;
    if (complex) return true;
    switch (op->kind) {
    case OP_DIVIDE: return last && is_float(op->results[0].type->dtype);
    case OP_ATAN2: return first && (in[1].lo <= 0 || in[1].flags & FACT_NEG_INF);
    case OP_POWER: return first && is_float(op->results[0].type->dtype) && in[1].lo < 0;
    case OP_COMPARE: return !strcmp(str_text(op_str(op, ATTR_compare_type)), "TOTALORDER");
    default: return true;
    }
}
