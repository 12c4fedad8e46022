// See graph_text.h.
#define _GNU_SOURCE 1
#include "tests/ops/graph_text.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[N_TYPES] = {"f32", "f64", "i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"};
static const unsigned widths[N_TYPES] = {4, 8, 1, 1, 2, 4, 8, 1, 2, 4, 8};

bool is_f32(const Val *v) { return v->dtype == F32; }

bool same_shape(Val a, Val b) {
    if (a.rank != b.rank) return false;
    for (unsigned i = 0; i < a.rank; i++)
        if (a.dims[i] != b.dims[i]) return false;
    return true;
}

bool same_type(Val a, Val b) { return a.dtype == b.dtype && same_shape(a, b); }

int64_t elems(Val v) {
    int64_t n = 1;
    for (unsigned i = 0; i < v.rank; i++) n *= v.dims[i];
    return n;
}

unsigned below(Graph *g, unsigned n) { return n ? (unsigned)(random_next(&g->random) % n) : 0; }

int64_t size(Graph *g) {
    static const int64_t sizes[] = {1, 2, 3, 8, 16, 17, 33, 64};
    return sizes[below(g, 8)];
}

void shuffle(Graph *g, unsigned *out, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        unsigned k = below(g, i + 1);
        out[i] = out[k], out[k] = i;
    }
}

Val pick(Graph *g, bool (*want)(const Val *)) {
    Val v = g->vals.items[0];
    for (int k = 0; k < 30; k++) {
        unsigned n = (unsigned)g->vals.n, recent = n < 6 ? n : 6;
        v = g->vals.items[below(g, 2) ? n - 1 - below(g, recent) : below(g, n)];
        if (v.err < 1e5 && (!want || want(&v))) break;
    }
    return v;
}

// ---- attributes

static const char *numbers(Graph *g, const char *before, const long long *v, unsigned n, const char *after) {
    Text t = {0};
    text_z(&t, before);
    for (unsigned i = 0; i < n; i++) text_f(&t, i ? ", %lld" : "%lld", v[i]);
    text_z(&t, after);
    const char *s = arena_copy(&g->arena, t.items, t.n + 1);
    vec_free(&t);
    return s;
}

const char *list_int(Graph *g, const char *name, const int *v, unsigned n) {
    long long w[2 * MAX_DIMS];
    for (unsigned i = 0; i < n; i++) w[i] = v[i];
    return numbers(g, arena_printf(&g->arena, n ? "%s = array<i64: " : "%s = array<i64", name), w, n, ">");
}

const char *list(Graph *g, const char *name, const unsigned *v, unsigned n) {
    int w[2 * MAX_DIMS];
    for (unsigned i = 0; i < n; i++) w[i] = (int)v[i];
    return list_int(g, name, w, n);
}

const char *bracket(Graph *g, const unsigned *v, unsigned n) {
    long long w[MAX_DIMS];
    for (unsigned i = 0; i < n; i++) w[i] = v[i];
    return numbers(g, "[", w, n, "]");
}

const char *pairs(Graph *g, const char *name, const int *v, unsigned n) {
    Text t = {0};
    text_f(&t, "%s = dense<[", name);
    for (unsigned i = 0; i < n; i++) text_f(&t, "%s[%d, %d]", i ? ", " : "", v[2 * i], v[2 * i + 1]);
    text_f(&t, "]> : tensor<%ux2xi64>", n);
    const char *s = arena_copy(&g->arena, t.items, t.n + 1);
    vec_free(&t);
    return s;
}

// ---- ops

static const char *element(Val v) { return v.quant ? v.quant : names[v.dtype]; }

static void put_type(Text *t, Val v) {
    text_z(t, "tensor<");
    for (unsigned i = 0; i < v.rank; i++) text_f(t, "%lldx", (long long)v.dims[i]);
    text_f(t, "%s>", element(v));
}

static void put_name(Text *t, Val v) {
    text_f(t, v.argument ? "%%a%u" : "%%v%u", v.id);
    if (v.parts) text_f(t, "#%u", v.part);
}

static void put_names(Text *t, const Val *v, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(t, ", ");
        put_name(t, v[i]);
    }
}

static void put_types(Text *t, const Val *v, unsigned n) {
    text_z(t, "(");
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(t, ", ");
        put_type(t, v[i]);
    }
    text_z(t, ")");
}

static Val name_it(Graph *g, Val like) {
    like.id = ++g->last_id;
    like.argument = like.parts = false;
    return like;
}

static void emit_start(Graph *g, const char *op, const char *attrs, const Val *in, unsigned n, Val v) {
    text_z(&g->body, "  ");
    put_name(&g->body, v);
    text_f(&g->body, " = \"%s\"(", op);
    put_names(&g->body, in, n);
    text_z(&g->body, ")");
    if (attrs) text_f(&g->body, " <{%s}>", attrs);
}

static void emit_types(Graph *g, const Val *in, unsigned n, Val v) {
    text_z(&g->body, " : ");
    put_types(&g->body, in, n);
    text_z(&g->body, " -> ");
    put_type(&g->body, v);
    text_z(&g->body, "\n");
}

Val emit(Graph *g, const char *op, const char *attrs, const Val *in, unsigned n, Val like) {
    Val v = name_it(g, like);
    emit_start(g, op, attrs, in, n, v);
    emit_types(g, in, n, v);
    return v;
}

Val emit1(Graph *g, const char *op, Val x, Val like) { return emit(g, arena_printf(&g->arena, "stablehlo.%s", op), NULL, &x, 1, like); }

Val emit2(Graph *g, const char *op, Val x, Val y, Val like) {
    return emit(g, arena_printf(&g->arena, "stablehlo.%s", op), NULL, (Val[]){x, y}, 2, like);
}

Val emit_region(Graph *g, const char *op, const char *attrs, const char *reducer, const Val *in, unsigned n, Val like) {
    Val v = name_it(g, like);
    const char *t = element(in[0]);
    emit_start(g, op, attrs, in, n, v);
    text_f(&g->body, " ({\n  ^bb0(%%x%u: tensor<%s>, %%y%u: tensor<%s>):\n", v.id, t, v.id, t);
    if (reducer) text_f(&g->body, "    %%z%u = stablehlo.%s %%x%u, %%y%u : tensor<%s>\n", v.id, reducer, v.id, v.id, t);
    text_f(&g->body, "    stablehlo.return %%%c%u : tensor<%s>\n  })", reducer ? 'z' : 'y', v.id, t);
    emit_types(g, in, n, v);
    return v;
}

Val emit_reduce(Graph *g, const char *reducer, Val x, Val init, const unsigned *dims, unsigned n, Val like) {
    return emit_region(g, "stablehlo.reduce", list(g, "dimensions", dims, n), reducer, (Val[]){x, init}, 2, like);
}

Val emit_sort(Graph *g, const Val *in, unsigned n, unsigned dim, unsigned key, const char *direction) {
    Val v = name_it(g, in[0]);
    text_f(&g->body, "  %%v%u:%u = \"stablehlo.sort\"(", v.id, n);
    put_names(&g->body, in, n);
    text_f(&g->body, ") <{dimension = %u : i64, is_stable = true}> ({\n  ^bb0(", dim);
    for (unsigned i = 0; i < 2 * n; i++) text_f(&g->body, "%s%%%c%u_%u: tensor<%s>", i ? ", " : "", i % 2 ? 'y' : 'x', v.id, i / 2, names[in[i / 2].dtype]);
    const char *t = names[in[key].dtype];
    text_f(&g->body, "):\n    %%c%u = stablehlo.compare %s, %%x%u_%u, %%y%u_%u : (tensor<%s>, tensor<%s>) -> tensor<i1>\n", v.id, direction, v.id, key, v.id, key, t, t);
    text_f(&g->body, "    stablehlo.return %%c%u : tensor<i1>\n  }) : ", v.id);
    put_types(&g->body, in, n);
    text_z(&g->body, " -> ");
    put_types(&g->body, in, n);
    text_z(&g->body, "\n");
    v.parts = true;
    return v;
}

static Val emit_dense(Graph *g, Val like, const char *value) {
    Text t = {0};
    text_f(&t, "value = dense<%s> : ", value);
    put_type(&t, like);
    like.exact = true, like.err = 0;
    Val v = emit(g, "stablehlo.constant", t.items, NULL, 0, like);
    vec_free(&t);
    return v;
}

Val splat(Graph *g, Val like, double value) {
    like.mag = value < 0 ? -value : value;
    if (is_float(like.dtype)) return emit_dense(g, like, arena_printf(&g->arena, "%.9e", value));
    if (like.dtype == I1) return emit_dense(g, like, value != 0 ? "true" : "false");
    return emit_dense(g, like, arena_printf(&g->arena, "%lld", (long long)value));
}

Val constant(Graph *g, Val like, bool dense) {
    like.mag = 2;
    if (!dense || elems(like) < 2) return splat(g, like, (double)below(g, 5) / 2);
    Text t = {0};
    text_z(&t, "\"0x");
    for (int64_t i = 0; i < elems(like); i++) {
        unsigned char bytes[8] = {0};
        double x = (double)below(g, 4001) / 1000 - 2;
        float f = (float)x;
        int64_t w = like.dtype == I1 ? below(g, 2) : (int64_t)below(g, 12);
        if (like.dtype == F32) memcpy(bytes, &f, sizeof f);
        else if (like.dtype == F64) memcpy(bytes, &x, sizeof x);
        else memcpy(bytes, &w, sizeof w);
        if (like.dtype == I1) bytes[0] = bytes[0] ? 0xff : 0;
        if (like.dtype == I1 && i % 8) continue; // eight elements a byte
        if (like.dtype == I1) bytes[0] = (unsigned char)below(g, 256);
        for (unsigned k = 0; k < widths[like.dtype]; k++) text_f(&t, "%02X", bytes[k]);
    }
    text_z(&t, "\"");
    Val v = emit_dense(g, like, t.items);
    vec_free(&t);
    return v;
}

Val argument(Graph *g, Val like) {
    like.argument = true, like.parts = false, like.exact = true, like.err = 0, like.mag = 2;
    like.id = (unsigned)g->args.n;
    vec_push(&g->args, like);
    return like;
}

Val broadcast(Graph *g, Val x, Val to, const unsigned *dims) {
    Val like = x;
    like.rank = to.rank;
    memcpy(like.dims, to.dims, sizeof like.dims);
    return emit(g, "stablehlo.broadcast_in_dim", list(g, "broadcast_dimensions", dims, x.rank), &x, 1, like);
}

Val settle(Graph *g, Val v) {
    if (!is_float(v.dtype) || v.mag <= 8) return v;
    double by = 4 / v.mag;
    Val factor = splat(g, v, by);
    v = emit2(g, "multiply", v, factor, v);
    v.err = v.err * by + 4, v.mag = 4, v.exact = false;
    return v;
}

void push(Graph *g, Val v) { vec_push(&g->vals, v); }

// ---- loops

static void put_block(Graph *g, const Val *state, unsigned n) {
    text_z(&g->body, "  ^bb0(");
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(&g->body, ", ");
        put_name(&g->body, state[i]);
        text_z(&g->body, ": ");
        put_type(&g->body, state[i]);
    }
    text_z(&g->body, "):\n");
}

void loop_begin(Graph *g, const Val *before, unsigned n, unsigned rounds, Val *out_state) {
    Val all = name_it(g, before[0]);
    text_f(&g->body, "  %%v%u:%u = \"stablehlo.while\"(", all.id, n);
    put_names(&g->body, before, n);
    text_z(&g->body, ") ({\n");
    for (unsigned i = 0; i < n; i++) out_state[i] = name_it(g, before[i]);
    put_block(g, out_state, n);
    Val limit = splat(g, before[0], rounds), p = before[0];
    p.dtype = I1;
    p = emit(g, "stablehlo.compare", "comparison_direction = #stablehlo<comparison_direction LT>", (Val[]){out_state[0], limit}, 2, p);
    text_f(&g->body, "  stablehlo.return %%v%u : tensor<i1>\n  }, {\n", p.id);
    for (unsigned i = 0; i < n; i++) out_state[i] = name_it(g, before[i]);
    put_block(g, out_state, n);
    g->loop_id = all.id;
}

void loop_end(Graph *g, const Val *left, unsigned n) {
    text_z(&g->body, "  \"stablehlo.return\"(");
    put_names(&g->body, left, n);
    text_z(&g->body, ") : ");
    put_types(&g->body, left, n);
    text_z(&g->body, " -> ()\n  }) : ");
    put_types(&g->body, left, n);
    text_z(&g->body, " -> ");
    put_types(&g->body, left, n);
    text_z(&g->body, "\n");
}

// ---- the module

static void put_results(Graph *g, const Val *v, unsigned n, Text *out) {
    for (unsigned i = 0; i < g->args.n; i++) {
        if (i) text_z(out, ", ");
        put_name(out, g->args.items[i]);
        text_z(out, ": ");
        put_type(out, g->args.items[i]);
    }
    text_z(out, ") -> ");
    put_types(out, v, n);
    text_z(out, " {\n");
    text_add(out, g->body.items ? g->body.items : "", g->body.n);
    text_z(out, "  \"func.return\"(");
    put_names(out, v, n);
    text_z(out, ") : ");
    put_types(out, v, n);
    text_z(out, " -> ()\n}\n");
}

void graph_end(Graph *g, Text *out) {
    Val results[6];
    unsigned n = 0;
    double err = 16;
    results[n++] = g->vals.items[g->vals.n - 1];
    while (n < 6 && below(g, 3)) results[n++] = pick(g, NULL);
    for (unsigned i = 0; i < n; i++)
        if (is_float(results[i].dtype) && results[i].err > err) err = results[i].err;
    text_f(out, "// absolute: %.3e\nfunc.func @main(", err * 0x1p-22);
    put_results(g, results, n, out);
    vec_free(&g->body);
    vec_free(&g->vals);
    vec_free(&g->args);
    arena_free(&g->arena);
}
