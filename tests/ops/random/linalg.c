// See linalg.h. Matrices are dominated by their diagonals, so that every result is as exact as its type allows.
#include "tests/ops/random/linalg.h"
#include "tests/ops/inputs.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIMS = 8, MOST_ELEMS = 1 << 14 };

typedef struct {
    unsigned rank;
    int64_t dims[DIMS];
} Shape;

typedef struct {
    uint64_t random;
    Text args, body, results, types;
    unsigned n_args, n_results;
} Gen;

static unsigned below(Gen *g, unsigned n) { return (unsigned)(random_next(&g->random) % n); }
static bool one_in(Gen *g, unsigned n) { return below(g, n) == 0; }
#define ANY_OF(g, list) (list)[below(g, sizeof(list) / sizeof *(list))]

static int64_t elems(const Shape *s) {
    int64_t n = 1;
    for (unsigned i = 0; i < s->rank; i++) n *= s->dims[i];
    return n;
}

static void put_type(Text *t, const Shape *s, const char *elem) {
    text_z(t, "tensor<");
    for (unsigned i = 0; i < s->rank; i++) text_f(t, "%lldx", (long long)s->dims[i]);
    text_f(t, "%s>", elem);
}

static Shape batch_dims(Gen *g, int64_t each) { // such that all together stay small
    static const int64_t sizes[] = {1, 2, 3, 4, 7, 16, 33};
    Shape s = {.rank = below(g, 3)};
    for (unsigned i = 0; i < s.rank; i++) {
        s.dims[i] = ANY_OF(g, sizes);
        if (elems(&s) * each > MOST_ELEMS) s.dims[i] = 1;
    }
    return s;
}

static void argument(Gen *g, const Shape *s, const char *elem) {
    text_f(&g->args, g->n_args ? ", %%a%u: " : "%%a%u: ", g->n_args);
    put_type(&g->args, s, elem);
    g->n_args++;
}

// to = op(from), whose types differ
static void move(Gen *g, const char *to, const char *op, const char *from, const char *attrs, const Shape *before, const Shape *after, const char *elem) {
    text_f(&g->body, "  %s = stablehlo.%s %s%s : (", to, op, from, attrs);
    put_type(&g->body, before, elem);
    text_z(&g->body, ") -> ");
    put_type(&g->body, after, elem);
    text_z(&g->body, "\n");
}

static const char *turned_over(const Shape *s, Shape *out, char *attrs, size_t size) {
    size_t at = (size_t)snprintf(attrs, size, ", dims = [");
    out->rank = s->rank;
    for (unsigned i = 0; i < s->rank; i++) {
        out->dims[i] = s->dims[s->rank - 1 - i];
        at += (size_t)snprintf(attrs + at, size - at, i ? ", %u" : "%u", s->rank - 1 - i);
    }
    snprintf(attrs + at, size - at, "]");
    return attrs;
}

// The value `name`: an argument, a view of one, or computed.
static void operand(Gen *g, const char *name, const Shape *s, const char *elem, bool exact) {
    char attrs[128], from[16];
    Shape other = *s;
    unsigned how = below(g, exact ? 4 : 5);
    snprintf(from, sizeof from, "%%a%u", g->n_args);
    if (how == 0 && s->rank) {
        Shape back;
        argument(g, (turned_over(s, &other, attrs, sizeof attrs), &other), elem);
        move(g, name, "transpose", from, turned_over(&other, &back, attrs, sizeof attrs), &other, s, elem);
    } else if (how == 1) {
        other = (Shape){1, {elems(s)}};
        argument(g, &other, elem);
        move(g, name, "reshape", from, "", &other, s, elem);
    } else if (how == 2 && s->rank) { // all but the first and the last two
        size_t at = (size_t)snprintf(attrs, sizeof attrs, " [");
        for (unsigned i = 0; i < s->rank; i++) {
            other.dims[i] = s->dims[i] + 3;
            at += (size_t)snprintf(attrs + at, sizeof attrs - at, i ? ", 1:%lld" : "1:%lld", (long long)s->dims[i] + 1);
        }
        snprintf(attrs + at, sizeof attrs - at, "]");
        argument(g, &other, elem);
        move(g, name, "slice", from, attrs, &other, s, elem);
    } else {
        argument(g, s, elem);
        if (how == 4) text_f(&g->body, "  %s = stablehlo.add %s, %s : ", name, from, from), put_type(&g->body, s, elem), text_z(&g->body, "\n");
        else move(g, name, "reshape", from, "", s, s, elem);
    }
}

// Returned as it is, turned over, or doubled as well.
static void result(Gen *g, const char *name, const Shape *s, const char *elem) {
    char attrs[128], to[16];
    Shape after = *s;
    unsigned how = below(g, 3);
    snprintf(to, sizeof to, "%%z%u", g->n_results);
    if (how == 1 && s->rank) {
        turned_over(s, &after, attrs, sizeof attrs);
        move(g, to, "transpose", name, attrs, s, &after, elem);
        name = to;
    } else if (how == 2 && elem[0] != 'c' && elem[0] != 'u' && elem[0] != 'i' && !strchr(elem, 'E')) {
        text_f(&g->body, "  %s = stablehlo.add %s, %s : ", to, name, name);
        put_type(&g->body, s, elem);
        text_z(&g->body, "\n");
        name = to;
    }
    text_f(&g->results, g->n_results ? ", %s" : "%s", name);
    if (g->n_results++) text_z(&g->types, ", ");
    put_type(&g->types, &after, elem);
}

// ---- the ops

static void random_bits(Gen *g) {
    static const char *const elem[] = {"ui64", "ui32", "ui16", "ui8", "ui4", "ui2", "i64",  "i32",   "i16",
                                       "i8",   "i4",   "i2",   "f64", "f32", "f16", "bf16", "f8E5M2"};
    static const char *const algorithms[] = {"DEFAULT", "THREE_FRY", "PHILOX"};
    static const int64_t sizes[] = {0, 1, 2, 3, 4, 5, 8, 15, 16, 17, 31, 33, 127, 128, 129, 300};
    const char *algorithm = ANY_OF(g, algorithms), *type = ANY_OF(g, elem), *of_state = one_in(g, 4) ? "ui32" : "ui64";
    Shape state = {1, {one_in(g, 3) && algorithm[0] != 'T' ? 3 : 2}}, s = {.rank = below(g, 4)};
    if (!strcmp(of_state, "ui32")) state.dims[0] *= 2;
    for (unsigned i = 0; i < s.rank; i++) {
        s.dims[i] = ANY_OF(g, sizes);
        if (elems(&s) > 4 * MOST_ELEMS) s.dims[i] = 1;
    }
    operand(g, "%x", &state, of_state, true);
    text_f(&g->body, "  %%s, %%r = stablehlo.rng_bit_generator %%x, algorithm = %s : (", algorithm);
    put_type(&g->body, &state, of_state);
    text_z(&g->body, ") -> ("), put_type(&g->body, &state, of_state), text_z(&g->body, ", "), put_type(&g->body, &s, type), text_z(&g->body, ")\n");
    result(g, "%s", &state, of_state);
    result(g, "%r", &s, type);
}

static void transform(Gen *g, bool wide) {
    static const int64_t few[] = {1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 16, 17, 30},
                         many[] = {64, 97, 100, 127, 128, 129, 130, 200, 251, 256, 263, 360, 509, 600, 1021};
    static const char *const kinds[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
    const char *kind = ANY_OF(g, kinds), *pair = wide ? "complex<f64>" : "complex<f32>", *part = wide ? "f64" : "f32";
    unsigned n = 1 + below(g, 3);
    int64_t length[3], all = 1;
    for (unsigned i = 0; i < n; i++) all *= length[i] = one_in(g, n + 1) ? ANY_OF(g, many) : ANY_OF(g, few);
    while (all > MOST_ELEMS) all /= length[n - 1], n--;
    Shape in = batch_dims(g, all), out;
    for (unsigned i = 0; i < n; i++) in.dims[in.rank++] = length[i];
    out = in;
    if (kind[0] == 'R') out.dims[out.rank - 1] = length[n - 1] / 2 + 1;
    if (kind[1] == 'R') in.dims[in.rank - 1] = length[n - 1] / 2 + 1;
    const char *from = kind[0] == 'R' ? part : pair, *to = kind[1] == 'R' ? part : pair;
    operand(g, "%x", &in, from, false);
    char attrs[64];
    size_t at = (size_t)snprintf(attrs, sizeof attrs, ", type = %s, length = [", kind);
    for (unsigned i = 0; i < n; i++) at += (size_t)snprintf(attrs + at, sizeof attrs - at, i ? ", %lld" : "%lld", (long long)length[i]);
    text_f(&g->body, "  %%r = stablehlo.fft %%x%s] : (", attrs);
    put_type(&g->body, &in, from), text_z(&g->body, ") -> "), put_type(&g->body, &out, to), text_z(&g->body, "\n");
    result(g, "%r", &out, to);
}

// %a = %x / rows + 2 on the diagonal
static void dominated(Gen *g, const Shape *s, const char *elem) {
    Text *t = &g->body;
    static const char *const index[] = {"%i", "%j"};
    int64_t n = s->dims[s->rank - 1];
    operand(g, "%x", s, elem, false);
    for (unsigned k = 0; k < 2; k++) text_f(t, "  %s = stablehlo.iota dim = %u : ", index[k], s->rank - 2 + k), put_type(t, s, "i32"), text_z(t, "\n");
    text_z(t, "  %e = stablehlo.compare EQ, %i, %j, SIGNED : ("), put_type(t, s, "i32"), text_z(t, ", "), put_type(t, s, "i32"), text_z(t, ") -> ");
    put_type(t, s, "i1"), text_z(t, "\n  %d = stablehlo.convert %e : ("), put_type(t, s, "i1"), text_z(t, ") -> "), put_type(t, s, elem), text_z(t, "\n");
    const char *number = elem[0] == 'c' ? "(%.6e, 0.0)" : "%.6e";
    for (unsigned k = 0; k < 2; k++) {
        text_f(t, k ? "  %%two = stablehlo.constant dense<" : "  %%few = stablehlo.constant dense<");
        text_f(t, number, k ? 8.0 : 1.0 / (double)(n ? n : 1));
        text_z(t, "> : "), put_type(t, s, elem), text_z(t, "\n");
    }
    text_z(t, "  %y = stablehlo.multiply %x, %few : "), put_type(t, s, elem);
    text_z(t, "\n  %z = stablehlo.multiply %d, %two : "), put_type(t, s, elem);
    text_z(t, "\n  %a = stablehlo.add %y, %z : "), put_type(t, s, elem), text_z(t, "\n");
}

static void linear(Gen *g, const char *elem, bool factor) {
    static const int64_t sizes[] = {1, 2, 3, 5, 8, 15, 16, 17, 33, 63, 64, 65, 66, 96}, columns[] = {1, 2, 3, 5, 16, 17, 40};
    static const char *const truth[] = {"true", "false"}, *const transposes[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
    int64_t n = ANY_OF(g, sizes), m = ANY_OF(g, columns);
    Shape s = batch_dims(g, n * n), v = s;
    s.dims[s.rank++] = n, s.dims[s.rank++] = n;
    dominated(g, &s, elem);
    const char *lower = ANY_OF(g, truth);
    if (factor) {
        text_f(&g->body, "  %%r = stablehlo.cholesky %%a, lower = %s : ", lower), put_type(&g->body, &s, elem), text_z(&g->body, "\n");
        result(g, "%r", &s, elem);
        return;
    }
    const char *left = ANY_OF(g, truth), *unit = ANY_OF(g, truth), *transpose = ANY_OF(g, transposes);
    v.dims[v.rank++] = left[0] == 't' ? n : m, v.dims[v.rank++] = left[0] == 't' ? m : n;
    operand(g, "%b", &v, elem, false);
    text_f(&g->body, "  %%r = \"stablehlo.triangular_solve\"(%%a, %%b) <{left_side = %s, lower = %s, unit_diagonal = %s, ", left, lower, unit);
    text_f(&g->body, "transpose_a = #stablehlo<transpose %s>}> : (", transpose);
    put_type(&g->body, &s, elem), text_z(&g->body, ", "), put_type(&g->body, &v, elem), text_z(&g->body, ") -> "), put_type(&g->body, &v, elem),
        text_z(&g->body, "\n");
    result(g, "%r", &v, elem);
}

// ---- routines of LAPACK, as custom calls

static char lapack_letter(const char *elem) { return elem[0] == 'c' ? (elem[9] == '3' ? 'c' : 'z') : elem[1] == '3' ? 's' : 'd'; }

// %r:N = target(%a, ...), one type a result
static void call(Gen *g, const char *name, unsigned n, const char *target, const char *operands, const char *config) {
    text_f(&g->body, "  %s", name);
    if (n > 1) text_f(&g->body, ":%u", n);
    text_f(&g->body, " = stablehlo.custom_call @%s(%s) {mhlo.backend_config = {%s}} : (", target, operands, config);
}

static void types_of_call(Gen *g, const Shape *in, unsigned n_in, const Shape *out, unsigned n_out, const char *elem, const char *later) {
    for (unsigned i = 0; i < n_in; i++) text_z(&g->body, i ? ", " : ""), put_type(&g->body, &in[i], elem);
    text_z(&g->body, n_out > 1 ? ") -> (" : ") -> ");
    for (unsigned i = 0; i < n_out; i++) text_z(&g->body, i ? ", " : ""), put_type(&g->body, &out[i], i ? later : elem);
    text_z(&g->body, n_out > 1 ? ")\n" : "\n");
}

static void call_factor(Gen *g, const char *elem) { // potrf or trsm, of either triangle
    static const int64_t sizes[] = {1, 2, 3, 5, 16, 33, 64, 66}, columns[] = {1, 2, 5, 17};
    char target[32], config[128];
    int64_t n = ANY_OF(g, sizes), m = ANY_OF(g, columns);
    bool factor = one_in(g, 2), left = one_in(g, 2);
    Shape s = batch_dims(g, n * n), v[2] = {s, s};
    s.dims[s.rank++] = n, s.dims[s.rank++] = n;
    v[1].dims[v[1].rank++] = left ? n : m, v[1].dims[v[1].rank++] = left ? m : n;
    dominated(g, &s, elem);
    snprintf(target, sizeof target, "lapack_%c%s_ffi", lapack_letter(elem), factor ? "potrf" : "trsm");
    int uplo = one_in(g, 2) ? 'L' : 'U';
    if (factor) {
        Shape info = v[0], out[] = {s, info};
        snprintf(config, sizeof config, "uplo = %d : ui8", uplo);
        call(g, "%r", 2, target, "%a", config), types_of_call(g, &s, 1, out, 2, elem, "i32");
        result(g, "%r#0", &s, elem), result(g, "%r#1", &info, "i32");
        return;
    }
    snprintf(config, sizeof config, "diag = %d : ui8, side = %d : ui8, trans_x = %d : ui8, uplo = %d : ui8", one_in(g, 2) ? 'U' : 'N', left ? 'L' : 'R',
             "NTC"[below(g, 3)], uplo);
    operand(g, "%b", &v[1], elem, false);
    v[0] = s;
    call(g, "%r", 1, target, "%a, %b", config), types_of_call(g, v, 2, &v[1], 1, elem, elem);
    result(g, "%r", &v[1], elem);
}

// LU, or QR and the Q of some of its reflectors.
static void call_decomposition(Gen *g, const char *elem, bool lu) {
    static const int64_t sizes[] = {0, 1, 2, 3, 5, 8, 17, 33, 64, 65, 90};
    char target[64], letter = lapack_letter(elem);
    int64_t m = ANY_OF(g, sizes), n = ANY_OF(g, sizes), k = m < n ? m : n;
    bool of_xla = one_in(g, 2);
    Shape batch = batch_dims(g, m * n + 1), s = batch, few = batch, rows = batch;
    s.dims[s.rank++] = m, s.dims[s.rank++] = n, few.dims[few.rank++] = k, rows.dims[rows.rank++] = m;
    operand(g, "%a", &s, elem, false);
    snprintf(target, sizeof target, of_xla ? lu ? "LuDecomposition" : "Qr" : "lapack_%c%s_ffi", letter, lu ? "getrf" : "geqrf");
    Shape out[] = {s, few, of_xla ? rows : batch};
    call(g, "%r", lu ? 3 : 2, target, "%a", ""), types_of_call(g, &s, 1, out, lu ? 3 : 2, elem, lu ? "i32" : elem);
    result(g, "%r#0", &s, elem), result(g, "%r#1", &few, lu ? "i32" : elem);
    if (lu) result(g, "%r#2", &out[2], "i32");
    if (lu || m < n) return;
    snprintf(target, sizeof target, of_xla ? "ProductOfElementaryHouseholderReflectors" : "lapack_%c%sgqr_ffi", letter, elem[0] == 'c' ? "un" : "or");
    call(g, "%q", 1, target, "%r#0, %r#1", ""), types_of_call(g, out, 2, &s, 1, elem, elem);
    result(g, "%q", &s, elem);
}

void random_linalg(uint64_t seed, Text *out) {
    static const char *const elem[] = {"f32", "f32", "f64", "f16", "bf16", "complex<f32>", "complex<f64>"}, *const bounds[] = {"1e-5", "1e-5", "1e-13", "6e-3",
                                                                                                                               "5e-2", "1e-5", "1e-13"};
    // no diagonal dominates what LU and QR take: their f64 is as exact as the matrix lets it be
    Gen g = {.random = seed};
    unsigned op = below(&g, 8), type = below(&g, 7);
    if (op >= 5 && (type == 3 || type == 4)) type -= 2; // LAPACK has none of 16 bits
    bool wide = one_in(&g, 2);
    if (op == 0) random_bits(&g);
    else if (op == 1) transform(&g, wide);
    else if (op < 5) linear(&g, elem[type], op == 2);
    else if (op == 5) call_factor(&g, elem[type]);
    else call_decomposition(&g, elem[type], op == 6);
    text_f(out, "// tolerance: %s\nfunc.func @main(%.*s) -> (%.*s) {\n%.*s",
           op == 0                            ? "0"
           : op == 1                          ? (wide ? "3.5e-15" : "1.9e-6")
           : op > 5 && bounds[type][3] == '1' ? "1e-9"
                                              : bounds[type],
           (int)g.args.n, g.args.items, (int)g.types.n, g.types.items, (int)g.body.n, g.body.items);
    text_f(out, "  return %.*s : %.*s\n}\n", (int)g.results.n, g.results.items, (int)g.types.n, g.types.items);
    vec_free(&g.args);
    vec_free(&g.body);
    vec_free(&g.results);
    vec_free(&g.types);
}
