// Ops of chlo, and the custom calls that mean some of them. See text.h.
#include "tests/ops/graph/rows.h"

#include <math.h>

static const UnaryRow unary[] = {
    {"chlo.acos", "F", -0.9, 0.9, -1, 1, 2.3, 3.2, 8},
    {"chlo.asin", "F", -0.9, 0.9, -1, 1, 2.3, 1.6, 8},
    {"chlo.atan", "F", -60, 60, -60, 60, 1, 1.6, 8},
    {"chlo.acosh", "F", 1.25, 8, 1, 8, 1.4, 2.8, 8},
    {"chlo.asinh", "F", -60, 60, -60, 60, 1, 5, 8},
    {"chlo.atanh", "F", -0.9, 0.9, -0.9, 0.9, 5.5, 1.5, 8},
    {"chlo.cosh", "F", -2, 2, -2, 2, 4, 4, 16},
    {"chlo.sinh", "F", -2, 2, -2, 2, 4, 4, 16},
    {"chlo.tan", "F", -1.25, 1.25, -1.25, 1.25, 11, 3.5, 8},
    {"chlo.bessel_i1e", "F", -8, 8, -8, 8, 0.5, 1, 16},
    {"chlo.digamma", "F", 0.5, 8, 0.5, 8, 5, 8, 16},
    {"chlo.lgamma", "F", 0.5, 8, 0.5, 8, 2.1, 16, 16},
    {"chlo.erf", "F", -60, 60, -60, 60, 1.2, 1, 8},
    {"chlo.erfc", "F", -4, 4, -4, 4, 1.2, 2, 8},
    {"chlo.erf_inv", "F", -0.9, 0.9, -0.9, 0.9, 3.5, 1.2, 16},
};

static bool make_unary(Graph *g) { return make_unary_row(g, &unary[below(g, COUNT(unary))]); }

static bool make_square(Graph *g) {
    Val x = pick(g, types(g->portable ? "FC" : "SUFC"), FINITE), y = x; // StableHLO's verifier takes no integers
    double twice = dtype_is_complex(x.dtype) ? 2 : 1;
    y.mag = twice * x.mag * x.mag, y.err = twice * (2 * x.err * x.mag + x.err * x.err), y.grain = x.grain * x.grain;
    if (y.mag > 3e4 && y.dtype == DT_F16) return false;
    return done(g, rounded(emit1(g, "chlo.square", x, y), 4 * twice));
}

static bool make_conj(Graph *g) {
    Val x = pick(g, types("FC"), FINITE), y = x;
    y.pure = false;
    return done(g, emit1(g, "chlo.conj", x, y));
}

static bool make_is_inf(Graph *g) {
    static const char *const names[] = {"chlo.is_inf", "chlo.is_pos_inf", "chlo.is_neg_inf"};
    Val x = pick(g, types("F"), 0), y = x;
    y.dtype = DT_I1, y.mag = 1, y.err = 0, y.grain = 1, y.pure = true;
    return done(g, emit1(g, names[below(g, 3)], x, y));
}

static bool make_mulhi(Graph *g) {
    Val x = pick(g, types("SU"), 0), y = partner(g, x, 0);
    return done(g, rounded(emit2(g, "chlo.mulhi", x, y, x), 0));
}

static bool make_next_after(Graph *g) {
    Val x = pick(g, types("F"), EXACT), y = partner(g, x, EXACT), z = joined(x, y);
    z.grain = 0, z.mag = x.mag + 1, z.pure = false;
    return done(g, emit2(g, "chlo.next_after", x, y, z));
}

static bool make_zeta(Graph *g) { // or polygamma
    bool zeta = one_in(g, 2);
    Val x = pick(g, types("F"), FINITE), n = x, y = x;
    if (zeta) {
        n = clamped(g, x, 1.5, 6);
        x = clamped(g, partner(g, x, FINITE), 0.5, 8);
    } else {
        n = splat(g, x, below(g, 4));
        x = clamped(g, x, 0.5, 8);
    }
    y.mag = 128, y.err = 1000 * (x.err + n.err), y.grain = 0;
    return done(g, rounded(emit2(g, zeta ? "chlo.zeta" : "chlo.polygamma", n, x, y), 32));
}

static bool make_top_k(Graph *g) {
    Val x = pick(g, types("SUF"), EXACT | BITS | RANKED), out[2] = {x, x};
    unsigned last = x.rank - 1, k = below(g, (unsigned)x.dims[last] + 1);
    if (is_float(x.dtype) && !isfinite(x.mag)) return false; // how it orders NaN is not said
    out[0].dims[last] = out[1].dims[last] = k;
    out[1].dtype = DT_I32, out[1].mag = (double)x.dims[last], out[1].grain = 1;
    emit_parts(g, "chlo.top_k", arena_printf(&g->arena, "k = %u : i64", k), &x, 1, NULL, out, 2);
    return push(g, out[0]), done(g, out[1]);
}

static bool make_custom_call(Graph *g) {
    static const UnaryRow rows[] = {
        {"acos", "P", -0.9, 0.9, -1, 1, 2.3, 3.2, 8}, {"acosh", "P", 1.25, 8, 1, 8, 1.4, 2.8, 8},
        {"asin", "P", -0.9, 0.9, -1, 1, 2.3, 1.6, 8}, {"asinh", "P", -60, 60, -60, 60, 1, 5, 8},
        {"atan", "P", -60, 60, -60, 60, 1, 1.6, 8},   {"atanh", "P", -0.9, 0.9, -0.9, 0.9, 5.5, 1.5, 8},
        {"cosh", "P", -2, 2, -2, 2, 4, 4, 16},        {"erf", "P", -60, 60, -60, 60, 1.2, 1, 8},
        {"sinh", "P", -2, 2, -2, 2, 4, 4, 16},        {"tan", "P", -1.25, 1.25, -1.25, 1.25, 11, 3.5, 8},
    };
    const UnaryRow *r = &rows[below(g, COUNT(rows))];
    if (g->portable) return false;
    Val x = clamped(g, pick(g, types(r->types), FINITE), r->low, r->high), y = x;
    y.mag = r->most, y.err *= r->slope, y.grain = 0;
    y = emit(g, "custom_call", arena_printf(&g->arena, "call_target_name = \"mhlo.%s\"", r->name), &x, 1, y);
    return done(g, rounded(y, r->ulps));
}

static const Step steps[] = {{make_unary, 8},      {make_square, 1}, {make_conj, 1},  {make_is_inf, 1},      {make_mulhi, 1},
                             {make_next_after, 1}, {make_zeta, 1},   {make_top_k, 2}, {make_custom_call, 1}, {NULL, 0}};
const Family chlo_family = {"chlo", steps, 4};
