// Batch norms, and the softmax that compilers know. See text.h.
#include "tests/ops/graph/text.h"

#include <math.h>
#include <string.h>

// [-2, 2) values of rank >= 1 with some elements a feature, and a vector a feature.
static Val features(Graph *g, Val x, unsigned d) {
    Val v = {.dtype = x.dtype, .rank = 1, .dims = {x.dims[d]}};
    return argument_of(g, v, PLAIN, 0);
}

// Variances that are not small: inputs of PLAIN kind vary by about 1; a feature of few elements may vary less, which epsilon bounds below.
static bool make_batch_norm(Graph *g) {
    Val x = pick(g, types("F"), FINITE | RANKED | SOME), in[5], y = x, part;
    if (g->in_function) return false;
    unsigned d = below(g, x.rank), kind = below(g, 3);
    double n = (double)(elems(x) / x.dims[d]), epsilon = 0.5;
    if (x.mag > 4 || x.err > 16 * unit_of(x.dtype)) {
        x = x.mag > 4 ? clamped(g, x, -4, 4) : x;
        if (x.err > 16 * unit_of(x.dtype)) return false;
    }
    if (x.dtype == DT_F16 && n > 500) return false;
    const char *attr = arena_printf(&g->arena, "epsilon = 5.000000e-01 : f32, feature_index = %u : i64", d);
    part = features(g, x, d);
    in[0] = x, in[1] = part, in[2] = features(g, x, d), in[3] = features(g, x, d), in[4] = features(g, x, d);
    double unit = unit_of(x.dtype), mag = fmax(x.mag, 2);
    if (kind == 0) { // inference; the variance is positive
        in[4] = clamped(g, in[4], 0.25, 4);
        y.mag = (mag + 2) * 2 / sqrt(epsilon) + 2, y.err = 4 * x.err + 64 * unit * y.mag, y.grain = 0, y.pure = false;
        return done(g, emit(g, "batch_norm_inference", attr, in, 5, y));
    }
    // Variances are differences of squares, or sums of squares of differences, in f32 at least for the narrow types or in their own: n roundings.
    double sum = (8 + fmin(n, 64)) * unit * mag * mag + 4 * mag * x.err;
    Val out[3] = {y, part, part};
    if (kind == 1) { // training: the result, mean, variance
        out[0].mag = 2 * 2 * mag / sqrt(epsilon) + 2, out[0].err = 8 * out[0].mag * (sum / epsilon + 8 * unit);
        out[1].mag = mag, out[1].err = x.err + 2 * sum / mag, out[2].mag = mag * mag, out[2].err = 4 * sum;
        for (int i = 0; i < 3; i++) out[i].grain = 0, out[i].pure = false;
        emit_parts(g, "batch_norm_training", attr, in, 3, NULL, out, 3);
    } else { // gradients: of the operand, the scale, the offset; operands: x, scale, mean, variance, gradient of the result
        Val up = x;
        in[3] = clamped(g, in[4], 0.25, 4);
        in[4] = argument_of(g, up, PLAIN, 0);
        double r = 1 / sqrt(epsilon), centred = mag + 2;
        out[0].mag = 2 * r * (2 + 2 + centred * centred * 2 * r * r), out[1].mag = n * 2 * centred * r, out[2].mag = n * 2;
        if (x.dtype == DT_F16 && fmax(out[1].mag, out[2].mag) > 3e4) return false;
        for (int i = 0; i < 3; i++) out[i].err = out[i].mag * (16 * unit + fmin(n, 64) * unit + 2 * x.err), out[i].grain = 0, out[i].pure = false;
        emit_parts(g, "batch_norm_grad", attr, in, 5, NULL, out, 3);
    }
    return push(g, out[1]), push(g, settle(g, out[2])), done(g, out[0]);
}

static Val reduced(Graph *g, const char *op, Val x, double init, Val row, unsigned last) {
    emit_parts(g, "reduce", list(g, "dimensions", &last, 1), (Val[]){x, scalar(g, x.dtype, init)}, 2, reducer(g, x.dtype, op), &row, 1);
    return row;
}

static bool make_softmax(Graph *g) {
    Val x = pick(g, types("F"), FINITE | RANKED | SOME), row = x;
    unsigned last = x.rank - 1, dims[MAX_DIMS];
    if (x.mag > 8) return false;
    row.rank = last;
    for (unsigned i = 0; i < last; i++) dims[i] = i;
    row = joined(row, (Val){.mag = 16, .grain = 1});
    Val top = reduced(g, "maximum", x, -16, row, last), y = x;
    y.mag = 2 * x.mag, y.err = 2 * x.err;
    y = rounded(emit2(g, "subtract", x, broadcast(g, top, x, dims), y), 2);
    if (one_in(g, 2)) return done(g, y);
    y.mag = 1, y.grain = 0;
    y = rounded(emit1(g, "exponential", y, y), 8);
    row.mag = (double)x.dims[last], row.err = row.mag * y.err, row.grain = 0;
    row = rounded(row, 8);
    Val sum = reduced(g, "add", y, 0, row, last); // at least 1
    y.err += sum.err / fmax(1, sum.mag) + row.err;
    return done(g, rounded(emit2(g, "divide", y, broadcast(g, sum, x, dims), y), 8));
}

static const Step steps[] = {{make_batch_norm, 2}, {make_softmax, 2}, {NULL, 0}};
const Family norm_family = {"norm", steps, 3};
