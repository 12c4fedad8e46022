// Ops, values and modules as text. See text.h.
#define _GNU_SOURCE 1
#include "tests/ops/graph/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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
    text_f(&t, "%s = dense<%s", name, n ? "[" : "");
    for (unsigned i = 0; i < n; i++) text_f(&t, "%s[%d, %d]", i ? ", " : "", v[2 * i], v[2 * i + 1]);
    text_f(&t, "%s> : tensor<%ux2xi64>", n ? "]" : "", n);
    const char *s = arena_copy(&g->arena, t.items, t.n + 1);
    vec_free(&t);
    return s;
}

const char *enumerated(Graph *g, const char *name, const char *kind, const char *value) {
    return arena_printf(&g->arena, "%s = #stablehlo<%s %s>", name, kind, value);
}

// ---- types and names

const char *scalar_type(Graph *g, DType t) { return arena_printf(&g->arena, "tensor<%s>", dtype_text(t)); }

static void put_type(Text *t, Val v) {
    text_z(t, "tensor<");
    for (unsigned i = 0; i < v.rank; i++) text_f(t, "%lldx", (long long)v.dims[i]);
    text_f(t, "%s>", v.quant ? v.quant : dtype_text(v.dtype));
}

const char *type_text_of(Graph *g, Val v) {
    Text t = {0};
    put_type(&t, v);
    const char *s = arena_copy(&g->arena, t.items, t.n + 1);
    vec_free(&t);
    return s;
}

void put_name(Graph *g, Val v, Text *out) {
    text_f(out, v.argument ? "%%a%u" : "%%v%u", v.id);
    if (v.parts) text_f(out, "#%u", v.part);
    if (v.argument) return;
    while (g->used.n <= v.id * MAX_PARTS + v.part) vec_push(&g->used, 0);
    g->used.items[v.id * MAX_PARTS + v.part] = 1;
}

void put_names(Graph *g, const Val *v, unsigned n, Text *out) {
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(out, ", ");
        put_name(g, v[i], out);
    }
}

void put_types(Graph *g, const Val *v, unsigned n, Text *out) {
    (void)g;
    text_z(out, "(");
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(out, ", ");
        put_type(out, v[i]);
    }
    text_z(out, ")");
}

// ---- ops

Val name_it(Graph *g, Val like) {
    like.id = ++g->last_id;
    like.part = 0;
    like.argument = like.parts = false;
    return like;
}

void item_begin(Graph *g, unsigned id) {
    if (!g->depth) vec_push(&g->items, ((Item){g->body.n, id}));
}

void emit_parts(Graph *g, const char *op, const char *attrs, const Val *in, unsigned n, const char *regions, Val *out, unsigned n_out) {
    Text *t = &g->body;
    unsigned id = ++g->last_id;
    for (unsigned i = 0; i < n_out; i++) out[i].id = id, out[i].part = i, out[i].argument = false, out[i].parts = n_out > 1;
    item_begin(g, id);
    if (n_out > 1) text_f(t, "  %%v%u:%u = ", id, n_out);
    else text_f(t, "  %%v%u = ", id);
    text_f(t, "\"%s%s\"(", strchr(op, '.') ? "" : "stablehlo.", op);
    put_names(g, in, n, t);
    text_z(t, ")");
    if (attrs) text_f(t, " <{%s}>", attrs);
    if (regions) text_f(t, " (%s)", regions);
    text_z(t, " : ");
    put_types(g, in, n, t);
    text_z(t, " -> ");
    if (n_out == 1) put_type(t, out[0]);
    else put_types(g, out, n_out, t);
    text_z(t, "\n");
}

Val emit(Graph *g, const char *op, const char *attrs, const Val *in, unsigned n, Val like) {
    emit_parts(g, op, attrs, in, n, NULL, &like, 1);
    return like;
}

Val emit1(Graph *g, const char *op, Val x, Val like) { return emit(g, op, NULL, &x, 1, like); }

Val emit2(Graph *g, const char *op, Val x, Val y, Val like) { return emit(g, op, NULL, (Val[]){x, y}, 2, like); }

const char *reducer(Graph *g, DType t, const char *op) {
    unsigned id = ++g->last_id;
    const char *type = scalar_type(g, t);
    return arena_printf(&g->arena,
                        "{\n"
                        "  ^bb0(%%x%u: %s, %%y%u: %s):\n"
                        "    %%z%u = stablehlo.%s %%x%u, %%y%u : %s\n"
                        "    stablehlo.return %%z%u : %s\n"
                        "  }",
                        id, type, id, type, id, op, id, id, type, id, type);
}

// ---- constants and arguments

// A literal of the type as text: one number, or its elements in brackets by dimension.
static void put_number(DType t, double x, double y, Text *out) {
    if (t == DT_F8E8M0FNU) text_f(out, "%.9e", x > 1 ? 2.0 : 1.0);
    else if (dtype_is_complex(t)) text_f(out, "(%.9e, %.9e)", x, y);
    else if (is_float(t)) text_f(out, "%.9e", x);
    else if (t == DT_I1) text_z(out, x != 0 ? "true" : "false");
    else text_f(out, "%lld", (long long)x);
}

// f8E8M0FNU has powers of 2 only, no zero, no sign.
static Val stored(Val v) {
    if (v.dtype == DT_F8E8M0FNU) v.mag = INFINITY, v.grain = 0;
    return v;
}

static Val emit_dense(Graph *g, Val like, const Text *value) {
    Text t = {0};
    text_f(&t, "value = dense<%.*s> : ", (int)value->n, value->items);
    put_type(&t, like);
    like.err = 0, like.pure = true;
    Val v = emit(g, "constant", t.items, NULL, 0, stored(like));
    vec_free(&t);
    return v;
}

static double grain_of(double x) {
    double grain = 1;
    if (x == 0) return 1;
    for (int k = 0; k < 60; k++, grain /= 2)
        if (fmod(x, grain) == 0) return grain;
    return 0;
}

Val splat(Graph *g, Val like, double value) {
    Text t = {0};
    put_number(like.dtype, value, 0, &t);
    like.mag = fabs(value), like.grain = grain_of(value);
    if (like.mag < 1 && like.mag > 0 && like.grain && unit_of(part_of(like.dtype)) * like.mag > like.grain) like.grain = 0;
    Val v = emit_dense(g, like, &t);
    vec_free(&t);
    return v;
}

Val scalar(Graph *g, DType t, double value) { return splat(g, (Val){.dtype = t}, value); }

static void put_elements(Graph *g, Val like, unsigned dim, const int64_t *given, int64_t *at, Text *out) {
    if (dim == like.rank) {
        int whole = (int)below(g, 9) - (dtype_is_int(like.dtype) && !dtype_is_signed(like.dtype) ? 0 : 4), other = (int)below(g, 9) - 4;
        double most = dtype_is_int(like.dtype) ? int_most(like.dtype) - 1 : 4, x = whole;
        if (like.dtype == DT_I1) x = whole & 1;
        else if (x > most) x = most;
        else if (x < -most) x = -most;
        if (given) x = (double)given[(*at)++];
        put_number(like.dtype, is_inexact(like.dtype) ? x / 2 : x, other / 2.0, out);
        return;
    }
    text_z(out, "[");
    for (int64_t i = 0; i < like.dims[dim]; i++) {
        if (i) text_z(out, ", ");
        put_elements(g, like, dim + 1, given, at, out);
    }
    text_z(out, "]");
}

Val constant(Graph *g, Val like) {
    if (elems(like) > 64 || elems(like) == 0) return splat(g, like, (double)below(g, 3));
    Text t = {0};
    put_elements(g, like, 0, NULL, &(int64_t){0}, &t);
    like.mag = is_inexact(like.dtype) ? 2 : 8, like.grain = 0.5;
    Val v = emit_dense(g, like, &t);
    vec_free(&t);
    return v;
}

Val integers(Graph *g, DType t, const int64_t *v, unsigned n) {
    Val like = {.dtype = t, .rank = 1, .dims = {n}};
    Text text = {0};
    if (n) put_elements(g, like, 0, v, &(int64_t){0}, &text);
    like.mag = int_most(t);
    Val c = emit_dense(g, like, &text);
    vec_free(&text);
    return c;
}

Val argument_of(Graph *g, Val like, InputKind kind, int64_t most) {
    if (g->in_function) return constant(g, like);
    like.argument = true, like.parts = false, like.part = 0, like.err = 0, like.pure = true;
    like.id = (unsigned)g->args.n;
    bool inexact = is_inexact(like.dtype);
    like.mag = kind == SPECIAL ? INFINITY : kind == WHOLE ? 4 : 2;
    like.grain = kind == WHOLE ? 1 : 0;
    if (!inexact)
        like.mag = like.dtype == DT_I1 ? 1 : kind == INDEX ? (double)(most < 0 ? 0 : most) : kind == SPECIAL ? int_most(like.dtype) : 20, like.grain = 1;
    if (kind == WHOLE && inexact) text_f(&g->inputs, "// input %u: range(-4, 4)\n", like.id);
    if (kind == SPECIAL) text_f(&g->inputs, "// input %u: special\n", like.id);
    if (kind == INDEX) text_f(&g->inputs, "// input %u: range(%d, %lld)\n", like.id, dtype_is_signed(like.dtype) ? -1 : 0, (long long)most);
    vec_push(&g->args, like);
    return stored(like);
}

Val argument(Graph *g, Val like, unsigned wants) {
    unsigned kind = below(g, 8);
    if (is_inexact(like.dtype)) {
        bool special = kind == 0 && !(wants & FINITE) && is_float(like.dtype) && !g->portable; // XLA flushes denormals
        return argument_of(g, like, special ? SPECIAL : kind < 4 ? WHOLE : PLAIN, 0);
    }
    return argument_of(g, like, kind < 2 && like.dtype != DT_I1 ? SPECIAL : PLAIN, 0);
}

// ---- the module

static void put_function(Graph *g, const Val *results, unsigned n, const char *body, size_t len, Text *out) {
    text_z(out, "func.func @main(");
    for (unsigned i = 0; i < g->args.n; i++) {
        if (i) text_z(out, ", ");
        put_name(g, g->args.items[i], out);
        text_z(out, ": ");
        put_type(out, g->args.items[i]);
    }
    text_z(out, ") -> ");
    put_types(g, results, n, out);
    text_z(out, " {\n");
    text_add(out, body, len);
    text_z(out, "  \"func.return\"(");
    put_names(g, results, n, out);
    text_z(out, ") : ");
    put_types(g, results, n, out);
    text_z(out, " -> ()\n}\n");
}

static void mark_names(const char *at, size_t len, bool *live, unsigned n) {
    for (const char *p = at; (p = memmem(p, (size_t)(at + len - p), "%v", 2)) != NULL; p += 2) {
        unsigned long id = strtoul(p + 2, NULL, 10);
        if (id < n) live[id] = true;
    }
}

// The ops that the results need, in order.
static void put_live(Graph *g, const Val *results, unsigned n, Text *out) {
    unsigned n_ids = g->last_id + 1;
    bool *live = arena_array(&g->arena, bool, n_ids);
    memset(live, 0, n_ids * sizeof *live);
    for (unsigned i = 0; i < n; i++)
        if (!results[i].argument) live[results[i].id] = true;
    for (size_t i = g->items.n; i-- > 0;) {
        size_t at = g->items.items[i].at, end = i + 1 < g->items.n ? g->items.items[i + 1].at : g->body.n;
        if (live[g->items.items[i].id]) mark_names(g->body.items + at, end - at, live, n_ids);
    }
    for (size_t i = 0; i < g->items.n; i++) {
        size_t at = g->items.items[i].at, end = i + 1 < g->items.n ? g->items.items[i + 1].at : g->body.n;
        if (live[g->items.items[i].id]) text_add(out, g->body.items + at, end - at);
    }
}

static bool is_used(const Graph *g, Val v) {
    size_t at = v.id * MAX_PARTS + v.part;
    return v.argument || (at < g->used.n && g->used.items[at]);
}

// What nothing reads, some of the others, and the last value.
static unsigned choose_results(Graph *g, Val *out, unsigned most) {
    unsigned n = 0;
    for (size_t i = 0; i < g->vals.n && n < most; i++) {
        Val v = g->vals.items[i];
        if (i + 1 == g->vals.n || !is_used(g, v) || one_in(g, 8)) out[n++] = v;
    }
    return n;
}

unsigned graph_end(Graph *g, int only, Text *out) {
    Val results[48];
    Text live = {0};
    unsigned n = choose_results(g, results, 48), all = n;
    if (only >= 0 && only < (int)n) results[0] = results[only], n = 1;
    if (only >= 0) put_live(g, results, n, &live);
    if (g->selects || g->open) text_f(out, "// control-flow: dynamic%s\n", g->open ? "" : " select");
    text_z(out, "// bounds:");
    for (unsigned i = 0; i < n; i++) text_f(out, " %.3g", results[i].err);
    text_z(out, "\n");
    text_add(out, g->inputs.items ? g->inputs.items : "", g->inputs.n);
    const Text *body = only >= 0 ? &live : &g->body;
    put_function(g, results, n, body->items ? body->items : "", body->n, out);
    text_add(out, g->functions.items ? g->functions.items : "", g->functions.n);
    vec_free(&live);
    vec_free(&g->body);
    vec_free(&g->functions);
    vec_free(&g->inputs);
    vec_free(&g->vals);
    vec_free(&g->args);
    vec_free(&g->items);
    vec_free(&g->used);
    arena_free(&g->arena);
    return all;
}
