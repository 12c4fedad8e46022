// Elementwise ops of StableHLO on random values, with operands brought to where the op is not steep. See text.h.
#include "tests/ops/graph/rows.h"

#include <math.h>
#include <string.h>

// ---- one operand

static const UnaryRow unary[] = {
    // name, types, range of operands that are not exact (and of exact ones), the largest slope there, the largest result, units in the last place
    {"cosine", "FC", -50, 50, -50, 50, 2, 2, 8},
    {"sine", "FC", -50, 50, -50, 50, 2, 2, 8},
    {"tan", "FC", -1.25, 1.25, -1.25, 1.25, 11, 3.5, 8},
    {"tanh", "F", -60, 60, -60, 60, 1, 1, 8},
    {"tanh", "C", -3, 3, -3, 3, 4, 2, 16},
    {"logistic", "F", -60, 60, -60, 60, 0.25, 1, 8},
    {"logistic", "C", -3, 3, -3, 3, 1, 2, 16},
    {"exponential", "FC", -8, 2, -8, 2, 7.5, 7.5, 8},
    {"exponential_minus_one", "FC", -8, 2, -8, 2, 7.5, 7.5, 8},
    {"log", "FC", 0.125, 8, 0.125, 8, 8, 3, 8},
    {"log_plus_one", "FC", -0.75, 8, -0.75, 8, 4, 3, 8},
    {"sqrt", "FC", 0.0625, 8, 0, 8, 2, 3, 8},
    {"rsqrt", "FC", 0.0625, 8, 0.0625, 8, 32, 4, 8},
    {"cbrt", "F", 0.125, 8, -8, 8, 1.5, 2, 8},
    {"cbrt", "C", 0.25, 8, 0.25, 8, 1.5, 2.2, 16},
};

bool make_unary_row(Graph *g, const UnaryRow *r) {
    Val x = pick(g, types(r->types), FINITE);
    bool exact = x.err == 0, complex = dtype_is_complex(x.dtype);
    if (complex || !(exact && r->exact_low <= -x.mag && r->exact_high >= x.mag))
        x = clamped(g, x, exact && !complex ? r->exact_low : r->low, exact && !complex ? r->exact_high : r->high);
    Val y = emit1(g, r->name, x, x);
    y.mag = r->most, y.grain = 0;
    if (y.err > 0) y.err *= r->slope * (complex ? 2 : 1);
    y = rounded(y, r->ulps * (complex ? 2 : 1));
    return done(g, y);
}

static bool make_unary(Graph *g) { return make_unary_row(g, &unary[below(g, COUNT(unary))]); }

// Exact ones: they pass everything on, or jump.
static bool make_plain_unary(Graph *g) {
    static const struct {
        const char *name, *types;
        unsigned wants;
        // clang-format off
    } rows[] = {{"abs", "SF", 0}, {"negate", "SUFC", 0},    {"sign", "SF", EXACT}, {"floor", "F", EXACT}, {"ceil", "F", EXACT}, {"round_nearest_even", "F", EXACT},
                {"round_nearest_afz", "F", EXACT}, {"not", "BSU", 0}, {"popcnt", "SU", 0}, {"count_leading_zeros", "SU", 0}};
    // clang-format on
    unsigned k = one_in(g, 5) ? 1 : below(g, COUNT(rows));
    Val x = pick(g, types(rows[k].types), rows[k].wants), y = x;
    if (is_inexact(x.dtype)) {
        if (k == 2) y.mag = isfinite(x.mag) ? 1 : INFINITY, y.grain = 1;
        if (k > 2) y.mag = x.mag + 1, y.grain = fmax(x.grain, 1);
        y.pure = false;
    }
    return done(g, rounded(emit1(g, rows[k].name, x, y), 0));
}

// Of complex numbers: size, sign, parts.
static bool make_complex_unary(Graph *g) {
    static const char *const names[] = {"abs", "real", "imag", "sign"};
    unsigned k = below(g, 4);
    Val x = pick(g, types(k == 1 || k == 2 ? "FC" : "C"), FINITE);
    Val y = x;
    y.dtype = part_of(x.dtype);
    if (k == 1 || k == 2) {
        if (k == 2 && !dtype_is_complex(x.dtype)) y.mag = 0, y.err = 0, y.grain = 1;
        y.pure = false;
        return done(g, emit1(g, names[k], x, y));
    }
    if (k == 3) x = clamped(g, x, 0.5, 8), y = x; // away from 0
    y.mag = k == 3 ? 1 : 1.5 * x.mag, y.err = x.err * 4, y.grain = 0;
    return done(g, rounded(emit1(g, names[k], x, y), 8));
}

static bool make_is_finite(Graph *g) {
    Val x = pick(g, types("F"), 0), y = x;
    y.dtype = DT_I1, y.mag = 1, y.err = 0, y.grain = 1, y.pure = true;
    return done(g, emit1(g, "is_finite", x, y));
}

// ---- two operands

static Val two(Graph *g, uint64_t set, unsigned wants, Val *out_y) {
    Val x = pick(g, set, wants);
    *out_y = partner(g, x, wants);
    if (one_in(g, 2)) {
        Val t = x;
        x = *out_y, *out_y = t;
    }
    return x;
}

static bool make_integer_binary(Graph *g) {
    // clang-format off
    static const char *const names[] = {"add", "subtract", "multiply", "maximum", "minimum", "divide", "remainder", "and", "or", "xor", "shift_left",
                                        "shift_right_logical", "shift_right_arithmetic", "power"};
    // clang-format on
    static const char *const bools[] = {"and", "or", "xor", "maximum", "minimum", "add", "multiply"};
    bool boolean = one_in(g, 8);
    Val y, x = two(g, types(boolean ? "B" : "SU"), 0, &y);
    const char *name = boolean ? bools[below(g, 7)] : names[below(g, 14)];
    if (g->portable && !strcmp(name, "power") && y.mag > 100) return false; // XLA takes large exponents without a sign for negative ones
    return done(g, rounded(emit2(g, name, x, y, joined(x, y)), 0));
}

static bool make_sum(Graph *g) { // add, subtract, multiply
    static const char *const names[] = {"add", "subtract", "multiply"};
    Val y, x = two(g, types("FC"), FINITE, &y), z = joined(x, y);
    unsigned k = below(g, 3), twice = dtype_is_complex(x.dtype) ? 2 : 1;
    if (k < 2) z.mag = x.mag + y.mag, z.err = x.err + y.err;
    else z.mag = twice * x.mag * y.mag, z.err = twice * (x.err * y.mag + y.err * x.mag + x.err * y.err), z.grain = x.grain * y.grain;
    if (z.mag > 3e4 && z.dtype == DT_F16) return false;
    return done(g, rounded(emit2(g, names[k], x, y, z), k == 2 ? 2 * twice * twice : 2));
}

static bool make_extreme(Graph *g) {
    Val y, x = two(g, types("FC"), 0, &y);
    if (dtype_is_complex(x.dtype) && (x.err > 0 || y.err > 0 || g->portable)) return false; // by real part, then by imaginary part
    Val z = joined(x, y);
    z.pure = false;
    return done(g, emit2(g, one_in(g, 2) ? "maximum" : "minimum", x, y, z));
}

// Quotients, remainders, powers, angles: the second operand away from 0.
static bool make_divide(Graph *g) {
    Val y, x = two(g, types("FC"), FINITE, &y);
    y = clamped(g, y, 0.5, 8);
    Val z = joined(x, y);
    double twice = dtype_is_complex(x.dtype) ? 2 : 1;
    z.mag = twice * 2 * x.mag, z.err = twice * (2 * x.err + 4 * x.mag * y.err), z.grain = 0;
    return done(g, rounded(emit2(g, "divide", x, y, z), 8 * twice));
}

static bool make_remainder(Graph *g) {
    Val y, x = two(g, types("F"), FINITE | EXACT, &y);
    y = clamped(g, y, 0.5, 8);
    Val z = joined(x, y);
    z.mag = fmin(x.mag, y.mag), z.pure = false;
    return done(g, emit2(g, "remainder", x, y, z));
}

static bool make_power(Graph *g) {
    Val y, x = two(g, types("FC"), FINITE, &y);
    x = clamped(g, x, 0.5, 4);
    y = clamped(g, y, -2, 2);
    Val z = joined(x, y);
    double twice = dtype_is_complex(x.dtype) ? 4 : 1;
    z.mag = 17 * twice, z.err = twice * (16 * x.err + 24 * y.err), z.grain = 0;
    return done(g, rounded(emit2(g, "power", x, y, z), 8 * twice));
}

static bool make_atan2(Graph *g) {
    Val y, x = two(g, types("FC"), FINITE, &y);
    bool complex = dtype_is_complex(x.dtype);
    if (complex) x = clamped(g, x, -0.25, 0.25), y = clamped(g, y, 1.5, 4); // im(y) <= 1
    else y = clamped(g, y, 0.25, 8);
    Val z = joined(x, y);
    z.mag = complex ? 2 : 1.6, z.err = 8 * (x.err + y.err), z.grain = 0;
    return done(g, rounded(emit2(g, "atan2", x, y, z), complex ? 16 : 8));
}

static bool make_complex(Graph *g) {
    Val y, x = two(g, types("P"), FINITE, &y), z = joined(x, y);
    z.dtype = x.dtype == DT_F32 ? DT_C64 : DT_C128;
    return done(g, emit2(g, "complex", x, y, z));
}

// ---- choices

static Val compared(Graph *g, Val like) {
    static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
    Val a = pick(g, any_type(g), EXACT), b, p;
    if (!same_shape(a, like) && one_in(g, 2)) {
        Val want = like;
        want.dtype = type_of(g, types("BSUFC"));
        if (!find(g, want, EXACT, &a)) a = argument(g, want, EXACT);
    }
    b = partner(g, a, EXACT);
    p = a;
    p.dtype = DT_I1, p.mag = 1, p.err = 0, p.grain = 1, p.pure = true;
    bool total = is_float(a.dtype) && a.pure && b.pure && one_in(g, 3), typed = one_in(g, 2);
    unsigned k = below(g, dtype_is_complex(a.dtype) ? 2 : 6);
    const char *attr = enumerated(g, "comparison_direction", "comparison_direction", directions[k]);
    const char *kind = total                                               ? "TOTALORDER"
                       : !typed                                            ? NULL
                       : is_inexact(a.dtype)                               ? "FLOAT"
                       : dtype_is_int(a.dtype) && dtype_is_signed(a.dtype) ? "SIGNED"
                                                                           : "UNSIGNED";
    if (kind) attr = arena_printf(&g->arena, "%s, %s", attr, enumerated(g, "compare_type", "comparison_type", kind));
    p = emit(g, "compare", attr, (Val[]){a, b}, 2, p);
    push(g, p);
    return p;
}

static bool make_compare(Graph *g) { return compared(g, random_shape(g, DT_I1)), true; }

static bool make_select(Graph *g) {
    Val x = pick(g, any_type(g), 0), y = partner(g, x, 0), p, like = x;
    like.dtype = DT_I1;
    if (one_in(g, 4)) like.rank = 0;
    if (one_in(g, 2) || !find(g, like, 0, &p)) p = compared(g, like);
    if (!same_shape(p, like)) p = argument(g, like, 0);
    return done(g, emit(g, "select", NULL, (Val[]){p, x, y}, 3, joined(x, y)));
}

static bool make_clamp(Graph *g) {
    Val x = pick(g, types("BSUFC"), 0), low = partner(g, x, 0), one = x;
    if (dtype_is_complex(x.dtype) && (x.err > 0 || low.err > 0 || g->portable)) return false;
    one.rank = 0;
    Val high = one_in(g, 2) ? argument(g, one, FINITE) : partner(g, x, 0);
    if (dtype_is_complex(x.dtype) && high.err > 0) return false;
    Val y = joined(joined(x, low), high);
    memcpy(y.dims, x.dims, sizeof y.dims), y.rank = x.rank;
    y.pure = !is_inexact(x.dtype);
    return done(g, emit(g, "clamp", NULL, (Val[]){low, x, high}, 3, y));
}

static const Step steps[] = {{make_unary, 5},          {make_plain_unary, 9}, {make_complex_unary, 1}, {make_is_finite, 1},
                             {make_integer_binary, 6}, {make_sum, 4},         {make_extreme, 1},       {make_divide, 1},
                             {make_remainder, 1},      {make_power, 1},       {make_atan2, 1},         {make_complex, 1},
                             {make_compare, 2},        {make_select, 2},      {make_clamp, 2},         {NULL, 0}};
const Family elementwise_family = {"elementwise", steps, 10};
