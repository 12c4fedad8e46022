// Reductions, windows, select_and_scatter. See text.h.
#include "tests/ops/graph/region.h"

#include <math.h>
#include <string.h>

// A binary op that a region of one operand applies, with what it makes of n elements and the initial value.
const char *choose_reducer(Graph *g, Val x, Val init, double n, Val *bounds) {
    static const char *const ints[] = {"add", "multiply", "maximum", "minimum", "and", "or", "xor"};
    static const char *const floats[] = {"add", "add", "maximum", "minimum", "multiply"};
    unsigned k = below(g, 5);
    if (x.dtype == DT_I1) return ints[4 + below(g, 3)];
    if (!is_inexact(x.dtype)) return bounds->mag = int_most(x.dtype), ints[below(g, 7)];
    Val all = joined(x, init);
    if (dtype_is_complex(x.dtype)) k = 0;
    if (k == 4 && (n > 4 || x.mag > 4 || !isfinite(all.mag))) k = 0; // products of few
    if (k < 2 && !isfinite(all.mag)) k = 2;
    if (k < 2) bounds->mag = n * x.mag + init.mag, bounds->err = n * x.err + init.err;
    else if (k == 4) bounds->mag = pow(fmax(x.mag, 1), n) * fmax(init.mag, 1), bounds->err = n * x.err * bounds->mag + init.err * bounds->mag;
    else bounds->mag = all.mag, bounds->err = all.err;
    bounds->grain = k == 4 ? 0 : all.grain, bounds->pure = false;
    if (k < 2 || k == 4) *bounds = rounded(*bounds, fmin(n, 64) * (dtype_is_complex(x.dtype) ? 2 : 1) + 2);
    return floats[k];
}

Val initial(Graph *g, Val x, unsigned wants) {
    Val one = x;
    one.rank = 0;
    return below(g, 3) ? splat(g, one, 0) : argument(g, one, wants);
}

static unsigned some_dims(Graph *g, Val x, unsigned *dims, Val *left, double *count) {
    unsigned order[MAX_DIMS], n = 0;
    shuffle(g, order, x.rank);
    left->rank = 0, *count = 1;
    for (unsigned i = 0; i < x.rank; i++)
        if (one_in(g, 2)) dims[n++] = order[i];
    for (unsigned i = 0; i < x.rank; i++) {
        bool reduced = false;
        for (unsigned k = 0; k < n; k++) reduced |= dims[k] == i;
        if (reduced) *count *= (double)x.dims[i];
        else left->dims[left->rank++] = x.dims[i];
    }
    return n;
}

static bool fits(Val v) { return v.dtype != DT_F16 || !(v.mag > 3e4); }

static bool make_reduce(Graph *g) {
    Val x = pick(g, types("BSUFC"), 0), init = initial(g, x, 0), y = x;
    unsigned dims[MAX_DIMS];
    double count;
    unsigned n = some_dims(g, x, dims, &y, &count);
    if (g->portable && count <= 1) return false; // XLA leaves out the initial value
    if (g->portable) init = splat(g, init, 0);   // XLA takes the initial value as often as it likes
    const char *op = choose_reducer(g, x, init, count, &y);
    if (g->portable && !strcmp(op, "multiply")) init = splat(g, init, 1);
    if (!fits(y)) return false;
    emit_parts(g, "reduce", list(g, "dimensions", dims, n), (Val[]){x, init}, 2, reducer(g, x.dtype, op), &y, 1);
    return done(g, y);
}

static const char *argmax_region(Graph *g, const char *key, const char *other) {
    unsigned id = ++g->last_id;
    Text t = {0};
    text_f(&t, "{\n  ^bb0(%%x%u: %s, %%i%u: %s, %%y%u: %s, %%j%u: %s):\n", id, key, id, other, id, key, id, other);
    text_f(&t, "    %%p%u = stablehlo.compare GT, %%x%u, %%y%u : (%s, %s) -> tensor<i1>\n", id, id, id, key, key);
    text_f(&t, "    %%q%u = stablehlo.compare EQ, %%x%u, %%y%u : (%s, %s) -> tensor<i1>\n", id, id, id, key, key);
    text_f(&t, "    %%l%u = stablehlo.minimum %%i%u, %%j%u : %s\n", id, id, id, other);
    text_f(&t, "    %%m%u = stablehlo.select %%p%u, %%x%u, %%y%u : tensor<i1>, %s\n", id, id, id, id, key);
    text_f(&t, "    %%n%u = stablehlo.select %%p%u, %%i%u, %%j%u : tensor<i1>, %s\n", id, id, id, id, other);
    text_f(&t, "    %%o%u = stablehlo.select %%q%u, %%l%u, %%n%u : tensor<i1>, %s\n", id, id, id, id, other);
    text_f(&t, "    stablehlo.return %%m%u, %%o%u : %s, %s\n  }", id, id, key, other);
    const char *out = arena_copy(&g->arena, t.items, t.n + 1);
    vec_free(&t);
    return out;
}

// The largest of keys, and of what lies beside equal ones the smallest: the order of the reduction is free.
static bool make_argmax(Graph *g) {
    Val key = pick(g, types("SUF"), EXACT | FINITE), other = key, y[2];
    if (is_float(key.dtype) && !key.pure) return false;
    unsigned dims[MAX_DIMS];
    double count;
    unsigned n = some_dims(g, key, dims, &key, &count);
    if (g->portable && count <= 1) return false;
    Val x = other;
    bool index = one_in(g, 2) && other.rank;
    if (index) {
        unsigned d = n ? dims[0] : 0;
        other.dtype = DT_I32, other.mag = (double)x.dims[d], other.grain = 1;
        other = emit(g, "iota", arena_printf(&g->arena, "iota_dimension = %u : i64", d), NULL, 0, other);
    } else {
        other.dtype = type_of(g, types("SU"));
        other = partner(g, other, 0);
    }
    Val k0 = x, o0 = other;
    k0.rank = o0.rank = 0;
    Val ki = splat(g, k0, is_float(x.dtype) ? -8 : 0), oi = splat(g, o0, 0);
    if (is_float(x.dtype) && x.mag > 8) return false;
    y[0] = joined(key, ki), y[1] = key;
    y[1].dtype = other.dtype, y[1].mag = other.mag, y[1].err = other.err, y[1].grain = other.grain, y[1].pure = other.pure;
    const char *region = argmax_region(g, scalar_type(g, x.dtype), scalar_type(g, other.dtype));
    emit_parts(g, "reduce", list(g, "dimensions", dims, n), (Val[]){x, other, ki, oi}, 4, region, y, 2);
    return push(g, y[0]), done(g, y[1]);
}

// Slices along a dimension taken into a carry one by one: what it was each time, and at the end.
static bool make_scan(Graph *g) {
    Val x = pick(g, types("BSUFC"), RANKED), slice = x, y[2];
    unsigned d = below(g, x.rank), id;
    slice.rank--;
    for (unsigned i = d; i < slice.rank; i++) slice.dims[i] = x.dims[i + 1];
    Val init = partner(g, slice, 0);
    y[0] = x, y[1] = slice;
    const char *op = choose_reducer(g, x, init, (double)x.dims[d], &y[1]);
    if (!fits(y[1])) return false;
    y[0] = y[1], y[0].rank = x.rank, memcpy(y[0].dims, x.dims, sizeof x.dims);
    if (x.dims[d] == 0) y[1] = joined(y[1], init), y[1].rank = slice.rank, memcpy(y[1].dims, slice.dims, sizeof slice.dims);
    id = ++g->last_id;
    item_begin(g, id);
    Text *t = &g->body;
    const char *s = type_text_of(g, slice), *all = type_text_of(g, x);
    text_f(t, "  %%v%u:2 = chlo.scan(", id);
    put_name(g, x, t);
    text_z(t, ") inits(");
    put_name(g, init, t);
    text_f(t, ") dimension=%u%s {\n  ^bb0(%%x%u: %s, %%y%u: %s):\n", d, one_in(g, 3) ? " attributes {is_reverse = true}" : "", id, s, id, s);
    text_f(t,
           "    %%z%u = stablehlo.%s %%y%u, %%x%u : %s\n"
           "    stablehlo.return %%z%u, %%z%u : %s, %s\n"
           "  } : (%s, %s) -> (%s, %s)\n",
           id, op, id, id, s, id, id, s, s, all, s, all, s);
    for (unsigned i = 0; i < 2; i++) {
        y[i].id = id, y[i].part = i, y[i].argument = false, y[i].parts = true;
        push(g, settle(g, y[i]));
    }
    return true;
}

static bool make_window(Graph *g) {
    Val x = pick(g, types("BSUFC"), 0), y = x, init = initial(g, x, 0);
    unsigned w[MAX_DIMS], s[MAX_DIMS], bd[MAX_DIMS], wd[MAX_DIMS];
    int pad[2 * MAX_DIMS];
    double count = 1;
    bool scan = x.rank && one_in(g, 6); // sums of all that came before
    unsigned along = below(g, x.rank);
    if (g->portable && !x.rank) return false;
    for (unsigned i = 0; i < x.rank; i++) {
        bool none = one_in(g, 3) || scan;
        w[i] = none ? 1 : 1 + below(g, one_in(g, 3) ? 12 : 3), s[i] = none ? 1 : 1 + below(g, 2), bd[i] = none || below(g, 4) ? 1 : 2,
        wd[i] = none || below(g, 4) ? 1 : 2;
        pad[2 * i] = none ? 0 : (int)below(g, 4) - 1, pad[2 * i + 1] = none ? 0 : (int)below(g, 4) - 1;
        if (scan && i == along && x.dims[i]) w[i] = (unsigned)x.dims[i], pad[2 * i + (int)below(g, 2)] = (int)x.dims[i] - 1;
        int64_t have = x.dims[i] ? (x.dims[i] - 1) * bd[i] + 1 : 0, want = (int64_t)(w[i] - 1) * wd[i] + 1;
        have += pad[2 * i] + pad[2 * i + 1];
        if (have < want) return false;
        y.dims[i] = (have - want) / s[i] + 1;
        count *= w[i];
    }
    if (extent(y) > MAX_SIZE || (double)elems(y) * count > 1e6) return false;
    if (g->portable && count <= 1) return false;
    if (g->portable) init = splat(g, init, 0); // XLA takes others as often as it likes
    const char *op = choose_reducer(g, x, init, count, &y);
    if (!fits(y) || (g->portable && strcmp(op, "add") && strcmp(op, "or") && strcmp(op, "xor"))) return false;
    const char *attr = arena_printf(&g->arena, "%s, %s, %s, %s, %s", list(g, "window_dimensions", w, x.rank), list(g, "window_strides", s, x.rank),
                                    list(g, "base_dilations", bd, x.rank), list(g, "window_dilations", wd, x.rank), pairs(g, "padding", pad, x.rank));
    emit_parts(g, "reduce_window", attr, (Val[]){x, init}, 2, reducer(g, x.dtype, op), &y, 1);
    return done(g, y);
}

static bool make_select_and_scatter(Graph *g) {
    Val x = pick(g, types("SUF"), EXACT | FINITE | RANKED | SOME), y = x, src = x, init = initial(g, x, FINITE);
    static const char *const directions[] = {"GE", "GT", "LE", "LT"};
    unsigned w[MAX_DIMS], s[MAX_DIMS], id = ++g->last_id;
    int pad[2 * MAX_DIMS];
    double most = 1;
    for (unsigned i = 0; i < x.rank; i++) {
        unsigned n = (unsigned)x.dims[i];
        w[i] = one_in(g, 2) ? 1 : 1 + below(g, n < 3 ? n : 3), s[i] = 1 + below(g, 3);
        pad[2 * i] = (int)below(g, w[i]), pad[2 * i + 1] = (int)below(g, w[i]);
        src.dims[i] = (n + pad[2 * i] + pad[2 * i + 1] - w[i]) / s[i] + 1;
        most *= (double)((w[i] + s[i] - 1) / s[i]);
    }
    if (extent(src) > MAX_SIZE) return false;
    src = partner(g, src, FINITE);
    const char *t = scalar_type(g, x.dtype), *op = "add";
    bool add = !is_inexact(x.dtype) || one_in(g, 2);
    if (is_float(x.dtype) && !add) op = one_in(g, 2) ? "maximum" : "minimum", y = joined(src, init);
    else if (is_float(x.dtype)) y = joined(src, init), y.mag = most * src.mag + init.mag, y.err = most * src.err + init.err, y = rounded(y, most + 2);
    else if (one_in(g, 2)) op = "xor";
    memcpy(y.dims, x.dims, sizeof y.dims), y.rank = x.rank, y.pure = !is_inexact(x.dtype);
    if (!fits(y)) return false;
    const char *regions = arena_printf(&g->arena,
                                       "{\n  ^bb0(%%x%u: %s, %%y%u: %s):\n    %%p%u = stablehlo.compare %s, %%x%u, %%y%u : (%s, %s) -> tensor<i1>\n"
                                       "    stablehlo.return %%p%u : tensor<i1>\n  }, %s",
                                       id, t, id, t, id, directions[below(g, 4)], id, id, t, t, id, reducer(g, x.dtype, op));
    const char *attr =
        arena_printf(&g->arena, "%s, %s, %s", list(g, "window_dimensions", w, x.rank), list(g, "window_strides", s, x.rank), pairs(g, "padding", pad, x.rank));
    emit_parts(g, "select_and_scatter", attr, (Val[]){x, src, init}, 3, regions, &y, 1);
    return done(g, y);
}

static const Step steps[] = {{make_reduce, 5}, {make_argmax, 2}, {make_window, 3}, {make_scan, 1}, {make_select_and_scatter, 1}, {NULL, 0}};
const Family reduce_family = {"reduce", steps, 7};
