// Random graphs as text, in MLIR's generic form. Each value carries its shape, a bound of its size and a bound of what rounding may
// have done to it: values that grow are scaled down, ops that jump (floor, compare, convert to an integer) are given only floats that every
// correct compiler computes alike, and the largest error that a result may have is the case's `// absolute:`. Integers need no care.
#define _GNU_SOURCE 1
#include "tests/ops/graph_text.h"
#include "tests/ops/random_graph.h"
#include "tests/ops/random_steps.h"

#include <stdlib.h>
#include <string.h>

// ---- elementwise

static bool step_unary(Graph *g) {
    static const char *const smooth[] = {"tanh", "logistic", "sine", "cosine", "negate", "abs", "cbrt", "exponential_minus_one"};
    static const char *const jumps[] = {"floor", "ceil", "sign", "round_nearest_even", "round_nearest_afz"};
    static const char *const ints[] = {"negate", "not", "popcnt", "count_leading_zeros"};
    Val x = pick(g, NULL);
    if (x.dtype == I1) return push(g, emit1(g, "not", x, x)), true;
    if (!is_float(x.dtype)) return push(g, emit1(g, ints[below(g, 4)], x, x)), true;
    if (below(g, 5) == 0) {
        if (!x.exact) return false;
        return push(g, emit1(g, jumps[below(g, 5)], x, x)), true;
    }
    if (below(g, 4) == 0) { // of positive numbers
        static const char *const positive[] = {"sqrt", "rsqrt", "log", "log_plus_one"};
        Val y = emit1(g, "abs", x, x), one = splat(g, x, 1);
        y = emit2(g, "add", y, one, y);
        y.mag++, y.err += 1, y.exact = false;
        y = emit1(g, positive[below(g, 4)], y, y);
        y.err += 4;
        return push(g, y), true;
    }
    const char *op = smooth[below(g, 8)];
    bool cbrt = !strcmp(op, "cbrt"), expm1 = !strcmp(op, "exponential_minus_one");
    if (cbrt && (!x.exact || x.err > 0)) return false; // steep at 0
    if (expm1) {
        Val y = splat(g, x, 1);
        x = emit2(g, "minimum", x, y, x);
    }
    Val y = emit1(g, op, x, x);
    if (strcmp(op, "negate") && strcmp(op, "abs")) {
        y.exact = false;
        y.err = y.err * (expm1 ? 3 : 1) + 8;
        if (!cbrt) y.mag = 1.01;
        if (expm1) y.mag = 1.8;
    }
    return push(g, y), true;
}

// A second operand of the shape of x: another value, a value broadcast to it, or a constant.
static Val partner(Graph *g, Val x) {
    for (int k = 0; k < 6; k++) {
        Val y = pick(g, NULL);
        if (same_type(y, x)) return y;
        if (y.dtype != x.dtype || y.rank >= x.rank) continue;
        unsigned dims[MAX_DIMS], n = 0;
        for (unsigned i = 0; i < x.rank && n < y.rank; i++)
            if (y.dims[n] == x.dims[i] || y.dims[n] == 1) dims[n++] = i;
        if (n == y.rank) return broadcast(g, y, x, dims);
    }
    if (below(g, 3) == 0) return constant(g, x, below(g, 2));
    if (below(g, 2)) return argument(g, x);
    return x;
}

static bool step_binary(Graph *g) {
    static const char *const floats[] = {"add", "subtract", "multiply", "maximum", "minimum", "divide", "atan2"};
    static const char *const ints[] = {"add", "subtract", "multiply", "maximum", "minimum", "divide", "remainder", "and", "or", "xor", "shift_left",
                                       "shift_right_logical", "shift_right_arithmetic", "power"};
    static const char *const bools[] = {"and", "or", "xor", "maximum", "minimum", "add", "multiply"};
    Val x = pick(g, NULL), y = partner(g, x);
    if (below(g, 2)) {
        Val t = x;
        x = y, y = t;
    }
    if (!same_type(x, y)) return false;
    if (x.dtype == I1) return push(g, emit2(g, bools[below(g, 7)], x, y, x)), true;
    if (!is_float(x.dtype)) return push(g, emit2(g, ints[below(g, 14)], x, y, x)), true;
    unsigned k = below(g, 7);
    if (k >= 5) { // divided by at least 1
        Val one = splat(g, y, 1);
        y = emit1(g, "abs", y, y);
        y = emit2(g, "add", y, one, y);
        y.err += 1, y.mag += 1;
    }
    Val z = emit2(g, floats[k], x, y, x);
    z.err = x.err + y.err;
    z.exact = x.exact && y.exact && (k == 3 || k == 4);
    if (k < 2) z.mag = x.mag + y.mag, z.err += z.mag;
    else if (k == 2) z.mag = x.mag * y.mag, z.err = x.err * y.mag + y.err * x.mag + z.mag;
    else if (k < 5) z.mag = x.mag > y.mag ? x.mag : y.mag;
    else z.err = x.err + y.err * x.mag + 4 + x.mag, z.mag = k == 6 ? 3.2 : x.mag;
    if (k == 6 && !(x.exact && y.exact)) z.err += 4;
    return push(g, settle(g, z)), true;
}

static bool step_select(Graph *g) {
    static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
    Val x = pick(g, NULL), y = partner(g, x), a = pick(g, NULL);
    if (!same_type(x, y) || x.dtype == I1) return false;
    if (!a.exact || !same_shape(a, x)) a = x;
    if (!a.exact) return false;
    Val b = partner(g, a), p = a;
    if (!b.exact || !same_type(a, b)) return false;
    p.dtype = I1, p.mag = 1, p.err = 0;
    char attr[80];
    snprintf(attr, sizeof attr, "comparison_direction = #stablehlo<comparison_direction %s>", directions[below(g, 6)]);
    p = emit(g, "stablehlo.compare", attr, (Val[]){a, b}, 2, p);
    Val z = x;
    z.mag = x.mag > y.mag ? x.mag : y.mag, z.err = x.err > y.err ? x.err : y.err, z.exact = x.exact && y.exact;
    push(g, p);
    push(g, emit(g, "stablehlo.select", NULL, (Val[]){p, x, y}, 3, z));
    return true;
}

static bool step_convert(Graph *g) {
    Val x = pick(g, NULL), y = x;
    y.dtype = (DType_)below(g, N_TYPES);
    if (is_float(x.dtype) && !is_float(y.dtype) && !x.exact) return false;
    if (!is_float(x.dtype) && is_float(y.dtype)) { // of small numbers
        if (x.dtype != I1) {
            Val m = splat(g, x, 7);
            x = emit2(g, "and", x, m, x);
        }
        y.mag = 7, y.err = 0, y.exact = true;
    }
    if (y.dtype == F32 && x.dtype == F64) y.err += y.mag;
    return push(g, settle(g, emit1(g, "convert", x, y))), true;
}

// ---- movement

static bool step_broadcast(Graph *g) {
    Val x = pick(g, NULL), to = x;
    unsigned dims[MAX_DIMS], n = 0;
    to.rank = 0;
    for (unsigned i = 0; i <= x.rank && to.rank < 5; i++) {
        if (below(g, 3) == 0 && to.rank < 4) to.dims[to.rank++] = size(g);
        if (i == x.rank) break;
        dims[n++] = to.rank;
        to.dims[to.rank++] = x.dims[i] == 1 && below(g, 2) ? size(g) : x.dims[i];
    }
    if (n < x.rank || elems(to) > MAX_SIZE) return false;
    return push(g, broadcast(g, x, to, dims)), true;
}

static bool step_reshape(Graph *g) {
    Val x = pick(g, NULL), y = x;
    int64_t left = elems(x);
    y.rank = 0;
    while (y.rank < 4 && (left > 1 || below(g, 4) == 0)) {
        static const int64_t factors[] = {2, 3, 4, 6, 8, 11, 16, 17, 33, 64, 1};
        int64_t f = factors[below(g, 11)];
        if (below(g, 4) == 0 || y.rank == 3) f = left;
        if (f && left % f == 0) y.dims[y.rank++] = f, left = f ? left / f : 1;
    }
    if (left != 1 || elems(y) != elems(x)) return false;
    return push(g, emit1(g, "reshape", x, y)), true;
}

static bool step_transpose(Graph *g) {
    Val x = pick(g, NULL), y = x;
    unsigned order[MAX_DIMS];
    if (x.rank < 2) return false;
    shuffle(g, order, x.rank);
    for (unsigned i = 0; i < x.rank; i++) y.dims[i] = x.dims[order[i]];
    return push(g, emit(g, "stablehlo.transpose", list(g, "permutation", order, x.rank), &x, 1, y)), true;
}

static bool step_slice(Graph *g) {
    Val x = pick(g, NULL), y = x;
    unsigned start[MAX_DIMS], limit[MAX_DIMS], stride[MAX_DIMS];
    if (!x.rank) return false;
    for (unsigned i = 0; i < x.rank; i++) {
        unsigned n = (unsigned)x.dims[i];
        bool whole = below(g, 2);
        start[i] = whole ? 0 : below(g, n), limit[i] = whole ? n : start[i] + 1 + below(g, n - start[i]);
        stride[i] = below(g, 3) ? 1 : 1 + below(g, 3);
        y.dims[i] = (limit[i] - start[i] + stride[i] - 1) / stride[i];
    }
    if (below(g, 4) == 0) {
        unsigned dims[MAX_DIMS];
        shuffle(g, dims, x.rank);
        return push(g, emit(g, "stablehlo.reverse", list(g, "dimensions", dims, 1 + below(g, x.rank)), &x, 1, x)), true;
    }
    char attr[300];
    snprintf(attr, sizeof attr, "%s, %s, %s", list(g, "start_indices", start, x.rank), list(g, "limit_indices", limit, x.rank),
             list(g, "strides", stride, x.rank));
    return push(g, emit(g, "stablehlo.slice", attr, &x, 1, y)), true;
}

static bool step_pad(Graph *g) {
    Val x = pick(g, NULL), y = x, scalar = x;
    int low[MAX_DIMS], high[MAX_DIMS], inner[MAX_DIMS];
    if (!x.rank) return false;
    scalar.rank = 0;
    Val value = below(g, 2) ? argument(g, scalar) : splat(g, scalar, 0);
    for (unsigned i = 0; i < x.rank; i++) {
        int n = (int)x.dims[i];
        bool none = below(g, 2);
        inner[i] = none || below(g, 3) ? 0 : (int)below(g, 3);
        low[i] = none ? 0 : (int)below(g, 5) - 2, high[i] = none ? 0 : (int)below(g, 5) - 2;
        y.dims[i] = n + (n - 1) * inner[i] + low[i] + high[i];
        if (y.dims[i] < 1) return false;
    }
    if (elems(y) > MAX_SIZE) return false;
    if (value.mag > y.mag) y.mag = value.mag;
    char attr[300];
    snprintf(attr, sizeof attr, "%s, %s, %s", list_int(g, "edge_padding_low", low, x.rank), list_int(g, "edge_padding_high", high, x.rank),
             list_int(g, "interior_padding", inner, x.rank));
    return push(g, emit(g, "stablehlo.pad", attr, (Val[]){x, value}, 2, y)), true;
}

static bool step_concatenate(Graph *g) {
    Val all[4], y = pick(g, NULL);
    if (!y.rank) return false;
    unsigned d = below(g, y.rank), n = 1;
    all[0] = y;
    for (int k = 0; k < 12 && n < 2 + below(g, 3); k++) {
        Val x = pick(g, NULL), like = x;
        if (x.rank != y.rank || x.dtype != y.dtype) continue;
        like.dims[d] = y.dims[d];
        if (same_type(like, y)) all[n++] = x;
    }
    if (n == 1) all[n++] = argument(g, y);
    Val z = y;
    z.dims[d] = 0;
    for (unsigned i = 0; i < n; i++) {
        z.dims[d] += all[i].dims[d];
        z.mag = z.mag > all[i].mag ? z.mag : all[i].mag, z.err = z.err > all[i].err ? z.err : all[i].err, z.exact &= all[i].exact;
    }
    if (elems(z) > MAX_SIZE) return false;
    char attr[60];
    snprintf(attr, sizeof attr, "dimension = %u : i64", d);
    return push(g, emit(g, "stablehlo.concatenate", attr, all, n, z)), true;
}

static bool step_iota(Graph *g) {
    Val y = pick(g, NULL);
    if (!y.rank || y.dtype == I1) return false;
    char attr[60];
    unsigned d = below(g, y.rank);
    snprintf(attr, sizeof attr, "iota_dimension = %u : i64", d);
    y.mag = (double)y.dims[d], y.err = 0, y.exact = true;
    return push(g, settle(g, emit(g, "stablehlo.iota", attr, NULL, 0, y))), true;
}

// ---- reductions and contractions

static bool step_reduce(Graph *g) {
    static const char *const floats[] = {"add", "maximum", "minimum"};
    static const char *const ints[] = {"add", "multiply", "maximum", "minimum", "and", "or", "xor"};
    Val x = pick(g, NULL), y = x, scalar = x;
    unsigned order[MAX_DIMS], n = 0;
    if (!x.rank) return false;
    for (unsigned i = 0; i < x.rank; i++)
        if (below(g, 2)) order[n++] = i;
    if (!n) order[n++] = x.rank - 1;
    scalar.rank = y.rank = 0;
    double count = 1;
    for (unsigned i = 0; i < x.rank; i++) {
        bool reduced = false;
        for (unsigned k = 0; k < n; k++) reduced |= order[k] == i;
        if (reduced) count *= (double)x.dims[i];
        else y.dims[y.rank++] = x.dims[i];
    }
    const char *op = is_float(x.dtype) ? floats[below(g, 3)] : ints[x.dtype == I1 ? 4 + below(g, 3) : below(g, 7)];
    Val init = below(g, 3) ? splat(g, scalar, 0) : argument(g, scalar);
    if (is_float(x.dtype) && !strcmp(op, "add")) y.mag = count * x.mag + 2, y.err = count * x.err + y.mag * 4, y.exact = false;
    else if (y.mag < 2) y.mag = 2;
    return push(g, settle(g, emit_reduce(g, op, x, init, order, n, y))), true;
}

static bool step_window(Graph *g) {
    Val x = pick(g, NULL), y = x, scalar = x;
    if (x.rank < 1 || x.dtype == I1) return false;
    unsigned w[MAX_DIMS], s[MAX_DIMS], bd[MAX_DIMS], wd[MAX_DIMS];
    int pad[2 * MAX_DIMS];
    double count = 1;
    scalar.rank = 0;
    for (unsigned i = 0; i < x.rank; i++) {
        bool none = below(g, 3) == 0;
        w[i] = none ? 1 : 1 + below(g, 3), s[i] = none ? 1 : 1 + below(g, 2), bd[i] = none || below(g, 4) ? 1 : 2, wd[i] = none || below(g, 4) ? 1 : 2;
        pad[2 * i] = none ? 0 : (int)below(g, 4) - 1, pad[2 * i + 1] = none ? 0 : (int)below(g, 4) - 1;
        int64_t have = (x.dims[i] - 1) * bd[i] + 1 + pad[2 * i] + pad[2 * i + 1], want = (int64_t)(w[i] - 1) * wd[i] + 1;
        if (have < want) return false;
        y.dims[i] = (have - want) / s[i] + 1;
        count *= w[i];
    }
    if (elems(y) > MAX_SIZE) return false;
    bool add = below(g, 2);
    Val init = below(g, 2) ? splat(g, scalar, 0) : argument(g, scalar);
    if (add && is_float(x.dtype)) y.mag = count * (x.mag > 2 ? x.mag : 2) + 2, y.err = count * x.err + 2 * y.mag, y.exact = false;
    else if (y.mag < 2) y.mag = 2;
    char attr[600];
    snprintf(attr, sizeof attr, "%s, %s, %s, %s, %s", list(g, "window_dimensions", w, x.rank), list(g, "window_strides", s, x.rank),
             list(g, "base_dilations", bd, x.rank), list(g, "window_dilations", wd, x.rank), pairs(g, "padding", pad, x.rank));
    return push(g, settle(g, emit_region(g, "stablehlo.reduce_window", attr, add ? "add" : "maximum", (Val[]){x, init}, 2, y))), true;
}

static bool step_dot(Graph *g) {
    Val x = pick(g, NULL), y = x, z = x;
    if (!x.rank || x.rank > 4 || x.dtype == I1) return false;
    unsigned order[MAX_DIMS], place[MAX_DIMS], lb[MAX_DIMS], rb[MAX_DIMS], lc[MAX_DIMS], rc[MAX_DIMS];
    shuffle(g, order, x.rank);
    unsigned nb = x.rank > 2 && below(g, 2) ? 1 : 0, nc = below(g, 8) ? 1 : 0, nf = below(g, 3) ? 1 : below(g, 2) * 2;
    if (x.rank - nb > 2 && below(g, 3) == 0) nc = 2;
    if (nb + nc > x.rank) return false;
    y.rank = nb + nc + nf;
    shuffle(g, place, y.rank);
    z.rank = 0;
    double k = 1;
    for (unsigned i = 0; i < nb; i++) lb[i] = order[i], rb[i] = place[i], y.dims[place[i]] = x.dims[order[i]], z.dims[z.rank++] = x.dims[order[i]];
    for (unsigned i = 0; i < nc; i++) lc[i] = order[nb + i], rc[i] = place[nb + i], y.dims[rc[i]] = x.dims[lc[i]], k *= (double)x.dims[lc[i]];
    for (unsigned i = 0; i < nf; i++) y.dims[place[nb + nc + i]] = size(g);
    bool used[MAX_DIMS] = {0};
    for (unsigned i = 0; i < nb; i++) used[lb[i]] = true;
    for (unsigned i = 0; i < nc; i++) used[lc[i]] = true;
    for (unsigned i = 0; i < x.rank; i++)
        if (!used[i]) z.dims[z.rank++] = x.dims[i];
    bool taken[MAX_DIMS] = {0};
    for (unsigned i = 0; i < nb + nc; i++) taken[place[i]] = true;
    for (unsigned i = 0; i < y.rank; i++)
        if (!taken[i]) z.dims[z.rank++] = y.dims[i];
    if (z.rank > 5 || elems(y) > MAX_SIZE || elems(z) > MAX_SIZE || (double)elems(z) * k > 4e6) return false;
    Val other = pick(g, NULL);
    y.mag = 2, y.err = 0;
    y = same_type(other, y) ? other : below(g, 2) ? argument(g, y) : constant(g, y, true);
    z.mag = k * x.mag * y.mag, z.err = k * (x.err * y.mag + y.err * x.mag) + 4 * z.mag, z.exact = !is_float(x.dtype);
    char attr[400];
    snprintf(attr, sizeof attr, "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = %s, rhs_batching_dimensions = %s, lhs_contracting_dimensions = %s, rhs_contracting_dimensions = %s>",
             bracket(g, lb, nb), bracket(g, rb, nb), bracket(g, lc, nc), bracket(g, rc, nc));
    return push(g, settle(g, emit(g, "stablehlo.dot_general", attr, (Val[]){x, y}, 2, z))), true;
}

static const char *roles(Graph *g, const unsigned *at, unsigned rank, char first, char second) {
    static const char digits[] = "0123456789";
    char role[MAX_DIMS], text[64] = "[";
    for (unsigned i = 0; i < rank; i++) role[at[i]] = i == 0 ? first : i == 1 ? second : digits[i - 2];
    for (unsigned i = 0; i < rank; i++) {
        size_t n = strlen(text);
        snprintf(text + n, sizeof text - n, i ? ", %c" : "%c", role[i]);
    }
    return arena_printf(&g->arena, "%s]", text);
}

static bool step_conv(Graph *g) {
    Val x = pick(g, NULL), k = x, z = x;
    if (x.rank < 3 || x.rank > 4 || !is_float(x.dtype)) return false;
    unsigned in[MAX_DIMS], ker[MAX_DIMS], out[MAX_DIMS], n = x.rank - 2, s[4], ld[4], rd[4];
    int pad[8];
    bool usual = below(g, 2);
    for (unsigned i = 0; i < x.rank; i++) in[i] = ker[i] = out[i] = i;
    if (!usual) shuffle(g, in, x.rank), shuffle(g, ker, x.rank), shuffle(g, out, x.rank);
    int64_t batch = x.dims[in[0]], channels = x.dims[in[1]], groups = 1, batch_groups = 1;
    if (below(g, 3) == 0) groups = below(g, 2) ? channels : channels % 2 ? 1 : 2;
    else if (below(g, 6) == 0 && batch % 2 == 0) batch_groups = 2;
    int64_t features = below(g, 2) ? size(g) : 1 + below(g, 40);
    features = (features + groups * batch_groups - 1) / (groups * batch_groups) * groups * batch_groups;
    k.dims[ker[0]] = features, k.dims[ker[1]] = channels / groups;
    z.dims[out[0]] = batch / batch_groups, z.dims[out[1]] = features;
    double products = (double)(channels / groups);
    for (unsigned i = 0; i < n; i++) {
        int64_t window = 1 + below(g, 4), size = x.dims[in[2 + i]];
        s[i] = 1 + below(g, 2), ld[i] = below(g, 5) ? 1 : 2, rd[i] = below(g, 4) ? 1 : 2;
        pad[2 * i] = (int)below(g, 4) - (below(g, 4) == 0), pad[2 * i + 1] = (int)below(g, 4) - (below(g, 4) == 0);
        int64_t have = (size - 1) * ld[i] + 1 + pad[2 * i] + pad[2 * i + 1], want = (window - 1) * rd[i] + 1;
        if (have < want) return false;
        k.dims[ker[2 + i]] = window, z.dims[out[2 + i]] = (have - want) / s[i] + 1;
        products *= (double)window;
    }
    if (elems(k) > MAX_SIZE || elems(z) > MAX_SIZE || (double)elems(z) * products > 4e6) return false;
    k.mag = 2, k.err = 0, k.exact = true;
    k = below(g, 2) ? argument(g, k) : constant(g, k, true);
    z.mag = products * x.mag * 2, z.err = products * x.err * 2 + 4 * z.mag, z.exact = false;
    char attr[900];
    snprintf(attr, sizeof attr,
             "%s, %s, %s, %s, dimension_numbers = #stablehlo.conv<%sx%s->%s>, feature_group_count = %lld : i64, batch_group_count = %lld : i64",
             list(g, "window_strides", s, n), pairs(g, "padding", pad, n), list(g, "lhs_dilation", ld, n), list(g, "rhs_dilation", rd, n),
             roles(g, in, x.rank, 'b', 'f'), roles(g, ker, x.rank, 'o', 'i'), roles(g, out, x.rank, 'b', 'f'), (long long)groups, (long long)batch_groups);
    return push(g, settle(g, emit(g, "stablehlo.convolution", attr, (Val[]){x, k}, 2, z))), true;
}

static bool step_softmax(Graph *g) { // or a layer norm without its variance
    Val x = pick(g, is_f32), row = x, scalar = x;
    if (x.rank < 1 || x.dtype != F32) return false;
    unsigned last = x.rank - 1, dims[MAX_DIMS];
    scalar.rank = 0, row.rank = last;
    for (unsigned i = 0; i < last; i++) dims[i] = i;
    Val top = emit_reduce(g, "maximum", x, splat(g, scalar, -9), &last, 1, row);
    Val y = emit2(g, "subtract", x, broadcast(g, top, x, dims), x);
    y.mag = 2 * x.mag, y.err = 2 * x.err + y.mag, y.exact = false;
    if (below(g, 2)) return push(g, settle(g, y)), true;
    y = emit1(g, "exponential", y, y);
    row.mag = (double)x.dims[last];
    Val sum = emit_reduce(g, "add", y, splat(g, scalar, 0), &last, 1, row);
    y = emit2(g, "divide", y, broadcast(g, sum, x, dims), y);
    y.mag = 1, y.err = 2 * y.err + row.mag;
    return push(g, y), true;
}

// ---- loops

static bool step_any(Graph *g);

static bool step_loop(Graph *g) {
    if (g->depth >= 2) return false;
    unsigned n = 1 + below(g, 3), rounds = below(g, 5), made;
    Val before[4], state[4], left[4];
    before[0] = splat(g, (Val){.dtype = I32, .exact = true}, 0);
    for (unsigned i = 1; i <= n; i++) before[i] = pick(g, NULL);
    loop_begin(g, before, n + 1, rounds, state);
    unsigned loop = g->loop_id;
    size_t mark = g->vals.n;
    for (unsigned i = 1; i <= n; i++) state[i].err = before[i].err, state[i].exact = false, push(g, state[i]);
    g->depth++;
    for (unsigned k = 1 + below(g, 4); k > 0; k--) step_any(g);
    g->depth--;
    made = (unsigned)(g->vals.n - mark);
    left[0] = emit2(g, "add", state[0], splat(g, state[0], 1), state[0]);
    for (unsigned i = 1; i <= n; i++) { // what the round made of the type, a swapped state, or the state itself
        left[i] = state[i];
        for (unsigned k = 0; k < made; k++) {
            Val v = g->vals.items[mark + below(g, made)];
            if (same_type(v, state[i])) left[i] = v;
        }
        if (is_float(left[i].dtype)) { // stays of its size, and its error falls
            Val half = splat(g, left[i], 0.25);
            left[i] = emit2(g, "multiply", emit1(g, "tanh", left[i], left[i]), half, left[i]);
        }
    }
    g->vals.n = mark;
    loop_end(g, left, n + 1);
    for (unsigned i = 1; i <= n; i++) {
        Val v = before[i];
        v.id = loop, v.part = i, v.argument = false, v.parts = true, v.exact = !is_float(v.dtype);
        v.mag = v.mag > 8 ? v.mag : 8, v.err = before[i].err + 4 * left[i].err + 64;
        push(g, v);
    }
    return true;
}

typedef bool Step(Graph *g);

static bool step_any(Graph *g) {
    static Step *const steps[] = {step_unary,  step_unary,     step_binary,      step_binary,  step_binary, step_select, step_convert, step_broadcast,
                                  step_reshape, step_reshape,  step_transpose,   step_transpose, step_slice, step_pad,   step_concatenate, step_dynamic,
                                  step_gather, step_scatter, step_sort, step_iota,      step_reduce,      step_reduce,  step_window, step_dot,    step_dot,     step_conv,
                                  step_conv,   step_softmax,   step_loop,      step_quantized};
    for (int k = 0; k < 20; k++)
        if (steps[below(g, sizeof steps / sizeof *steps)](g)) return true;
    return false;
}

unsigned random_graph_steps(uint64_t seed) {
    uint64_t random = seed ^ 0x5eed;
    return 10 + (unsigned)(random_next(&random) % 21);
}

void random_graph(uint64_t seed, unsigned n_steps, Text *out) {
    Graph g = {.random = seed * 0x9e3779b97f4a7c15u + 77};
    for (unsigned i = 0, n = 1 + below(&g, 4); i < n; i++) {
        Val a = {.dtype = below(&g, 3) ? F32 : (DType_)below(&g, N_TYPES), .rank = below(&g, 5)};
        do {
            for (unsigned k = 0; k < a.rank; k++) a.dims[k] = size(&g);
        } while (elems(a) > MAX_SIZE);
        push(&g, argument(&g, a));
    }
    for (unsigned i = 0; i < n_steps; i++) step_any(&g);
    graph_end(&g, out);
}
