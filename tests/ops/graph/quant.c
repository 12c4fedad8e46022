// Steps on quantized types: integers are taken for quantized ones (bitcast_convert), a few ops follow, and the integers come back, so what is
// compared is exact. Floats are quantized only where every correct compiler has the same bits, and what is dequantized has them.
#include "tests/ops/graph/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    long long low, high;
    const char *storage, *expressed;
    double scale; // of the last type made
} Kind;

static bool kind_of(Graph *g, DType t, Kind *out) {
    switch (t) {
    case DT_I8: *out = (Kind){-128, 127, "i8", below(g, 4) ? "f32" : below(g, 2) ? "bf16" : "f16", 0}; break;
    case DT_UI8: *out = (Kind){0, 255, "u8", below(g, 4) ? "f32" : below(g, 2) ? "bf16" : "f64", 0}; break;
    case DT_I16: *out = (Kind){-32768, 32767, "i16", below(g, 3) ? "f32" : "f64", 0}; break;
    case DT_UI16: *out = (Kind){0, 65535, "u16", "f32", 0}; break;
    case DT_I32: *out = (Kind){INT32_MIN, INT32_MAX, "i32", below(g, 2) ? "f32" : "f64", 0}; break;
    default: return false;
    }
    return true;
}

static Val quantized(Graph *g, Kind *k, Val like) {
    static const char *const scales[] = {"0.5", "0.1", "0.0123", "1.0", "0.03125", "0.007", "1.7", "0.25"};
    const char *scale = scales[below(g, 8)];
    long long span = k->high - k->low + 1, zero = below(g, 4) ? k->low + (long long)(below(g, 1 << 16) % (unsigned long long)span) : 0;
    if (zero < -1000000 || zero > 1000000) zero = 7;
    k->scale = strtod(scale, NULL);
    like.quant = arena_printf(&g->arena, "!quant.uniform<%s:%s, %s:%lld>", k->storage, k->expressed, scale, zero);
    return like;
}

static Val plain(Val v) {
    v.quant = NULL;
    return v;
}

static Val stored(Graph *g, Val q) { return emit1(g, "bitcast_convert", q, plain(q)); }

// A few elementwise ops from x on, each with a result of its own scale.
static Val chain(Graph *g, Kind *k, Val x) {
    static const char *const unary[] = {"abs",  "negate",   "sign",        "floor", "ceil", "round_nearest_even", "round_nearest_afz", "sqrt",
                                        "tanh", "logistic", "exponential", "sine",  "cbrt", "uniform_quantize"};
    static const char *const binary[] = {"add", "subtract", "multiply", "divide", "maximum", "minimum", "remainder"};
    for (unsigned n = 1 + below(g, 4); n > 0; n--) {
        Val like = below(g, 5) ? quantized(g, k, x) : x;
        if (below(g, 2)) {
            x = emit1(g, unary[below(g, 14)], x, like);
        } else {
            Val y = partner(g, plain(x), 0);
            y = emit1(g, "bitcast_convert", y, below(g, 4) ? quantized(g, k, x) : x);
            x = emit2(g, binary[below(g, 7)], x, y, like);
        }
    }
    return x;
}

static Val reduced(Graph *g, Val x) {
    Val y = x, scalar = x;
    unsigned last = x.rank - 1;
    scalar.rank = 0, y.rank = last;
    Val init = emit1(g, "bitcast_convert", splat(g, plain(scalar), 0), scalar);
    unsigned id = ++g->last_id;
    const char *op = below(g, 2) ? "add" : below(g, 2) ? "maximum" : "minimum", *t = type_text_of(g, scalar);
    const char *region = arena_printf(&g->arena,
                                      "{\n"
                                      "  ^bb0(%%x%u: %s, %%y%u: %s):\n"
                                      "    %%z%u = stablehlo.%s %%x%u, %%y%u : %s\n"
                                      "    stablehlo.return %%z%u : %s\n"
                                      "  }",
                                      id, t, id, t, id, op, id, id, t, id, t);
    emit_parts(g, "reduce", list(g, "dimensions", &last, 1), (Val[]){x, init}, 2, region, &y, 1);
    return y;
}

// The last dimension by a matrix of constants, maybe with a scale a column.
static Val multiplied(Graph *g, Kind *k, Val x) {
    Val w = plain(x), z = x;
    unsigned last = x.rank - 1;
    w.rank = 2, w.dims[0] = x.dims[last], w.dims[1] = 1 + below(g, 3) * 2;
    z.dims[last] = w.dims[1];
    Val v = constant(g, w), type = quantized(g, k, v);
    if (below(g, 2)) {
        Text t = {0};
        text_f(&t, "!quant.uniform<%s:%s:1, {", k->storage, k->expressed);
        for (int64_t i = 0; i < w.dims[1]; i++) text_f(&t, "%s%g:%d", i ? ", " : "", 0.25 + 0.1 * (double)i, (int)i);
        text_z(&t, "}>");
        type.quant = arena_copy(&g->arena, t.items, t.n + 1);
        vec_free(&t);
    }
    const char *attr = arena_printf(&g->arena,
                                    "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], "
                                    "lhs_contracting_dimensions = [%u], rhs_contracting_dimensions = [0]>",
                                    last);
    v = emit1(g, "bitcast_convert", v, type);
    return emit(g, "dot_general", attr, (Val[]){x, v}, 2, quantized(g, k, z));
}

static bool make_quantized(Graph *g) {
    Kind k;
    Val x = pick(g, types("SUP"), EXACT | FINITE), q;
    if (x.dtype == DT_F32) { // quantize it
        Val like = x;
        like.dtype = below(g, 2) ? DT_I8 : DT_I16;
        kind_of(g, like.dtype, &k);
        k.expressed = "f32";
        q = emit1(g, "uniform_quantize", x, quantized(g, &k, like));
    } else {
        if (!kind_of(g, x.dtype, &k)) return false;
        q = emit1(g, "bitcast_convert", x, quantized(g, &k, x));
    }
    q.mag = int_most(q.dtype), q.err = 0, q.grain = 1, q.pure = true;
    q = chain(g, &k, q);
    if (q.rank && below(g, 3) == 0) q = reduced(g, q);
    if (q.rank && below(g, 3) == 0 && extent(q) * 5 <= MAX_SIZE) q = multiplied(g, &k, q);
    push(g, stored(g, q));
    if (below(g, 3) || strcmp(k.expressed, "f32") || q.dtype == DT_I32) return true;
    q = emit1(g, "uniform_quantize", q, quantized(g, &k, q));
    Val f = plain(q);
    f.dtype = DT_F32;
    f.mag = 2 * (double)(k.high - k.low) * k.scale, f.grain = 0, f.pure = false;
    return done(g, emit1(g, "uniform_dequantize", q, f));
}

static const Step steps[] = {{make_quantized, 1}, {NULL, 0}};
const Family quant_family = {"quantized", steps, 3};
