// Ops that change element types or single bits. See text.h.
#include "tests/ops/graph/text.h"

#include <math.h>
#include <string.h>

// Floats of integers are of small ones, mostly.
static bool make_convert(Graph *g) {
    Val x = pick(g, any_type(g), 0), y = x;
    y.dtype = type_of(g, any_type(g));
    bool from = is_inexact(x.dtype), to = is_inexact(y.dtype);
    if (dtype_is_complex(x.dtype) && !dtype_is_complex(y.dtype)) return false; // take a part instead
    if (from && (!to || in_set(types("Q"), y.dtype)) && x.err > 0) return false;
    if (!from && to) {
        if (x.mag > 4 && (in_set(types("Q"), y.dtype) || y.dtype == DT_F16 || !one_in(g, 3))) x = emit2(g, "and", x, splat(g, x, 3), x), x.mag = 3;
        y.mag = x.mag, y.err = 0, y.grain = 1, y.pure = true;
        if (dtype_is_signed(x.dtype) && int_most(x.dtype) < 4) y.mag = int_most(x.dtype);
    }
    if (!to) {
        y.mag = from ? int_most(y.dtype) : fmin(x.mag, int_most(y.dtype)), y.err = 0, y.grain = 1, y.pure = true;
        return done(g, emit1(g, "convert", x, y));
    }
    if (from && isfinite(x.mag) && x.mag > 4 && in_set(types("Q"), y.dtype)) return false;
    if (from && x.err > 0 && unit_of(y.dtype) > unit_of(x.dtype)) y.err += unit_of(y.dtype) * fmax(y.mag, 0x1p-8);
    if (unit_of(y.dtype) > unit_of(x.dtype) && y.grain > 0 && y.mag > y.grain / unit_of(y.dtype)) y.grain = 0;
    if (!from && y.mag > 1 / unit_of(y.dtype)) y.grain = 0;
    if (!from && y.mag > 1e6) y.mag *= 2;
    if (y.dtype == DT_F8E8M0FNU) y.mag = INFINITY, y.grain = 0; // it has powers of 2 only
    y.pure &= isfinite(y.mag);
    return done(g, emit1(g, "convert", x, y));
}

// Elements as wide, wider in the last dimension, or narrower in a new one.
static bool make_bitcast(Graph *g) {
    Val x = pick(g, types("SUFC"), EXACT | BITS), y = x;
    y.dtype = type_of(g, dtype_is_complex(x.dtype) ? types("C") : types("SUF"));
    unsigned a = dtype_info[x.dtype].bits, b = dtype_info[y.dtype].bits;
    if (a > b) {
        if (x.rank > 4 || extent(x) * (a / b) > MAX_SIZE) return false;
        y.dims[y.rank++] = a / b;
    } else if (a < b) {
        if (!x.rank || x.dims[x.rank - 1] != b / a) {
            x = argument(g, (Val){.dtype = x.dtype, .rank = 2, .dims = {size(g), b / a}}, 0);
            y.rank = 2, y.dims[0] = x.dims[0];
        }
        y.rank--;
    }
    y.mag = is_inexact(y.dtype) ? INFINITY : int_most(y.dtype), y.grain = is_inexact(y.dtype) ? 0 : 1, y.err = 0, y.pure = true;
    return done(g, emit1(g, "bitcast_convert", x, y));
}

static bool make_reduce_precision(Graph *g) {
    Val x = pick(g, types("F"), 0), y = x;
    unsigned exponent = 4 + below(g, 6), mantissa = below(g, 26);
    if (x.err > 0 && mantissa < 5) return false;
    if (x.err > 0) y.err += ldexp(fmax(x.mag, 0x1p-5), -(int)mantissa);
    if (isfinite(x.mag) && x.mag > 100) return false;
    y.grain = 0, y.pure = false;
    char attr[80];
    snprintf(attr, sizeof attr, "exponent_bits = %u : i32, mantissa_bits = %u : i32", exponent, mantissa);
    return done(g, emit(g, "reduce_precision", attr, &x, 1, y));
}

static const Step steps[] = {{make_convert, 6}, {make_bitcast, 3}, {make_reduce_precision, 1}, {NULL, 0}};
const Family convert_family = {"convert", steps, 3};
