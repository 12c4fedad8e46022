// Loops, branches, calls of private functions, composites and maps, with steps of any kind inside. See text.h.
#include "tests/ops/graph/text.h"

#include <math.h>
#include <string.h>

enum { MOST_STATE = 4 };

static void put_block(Graph *g, const Val *args, unsigned n) {
    text_z(&g->body, "  ^bb0(");
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(&g->body, ", ");
        put_name(g, args[i], &g->body);
        text_f(&g->body, ": %s", type_text_of(g, args[i]));
    }
    text_z(&g->body, "):\n");
}

static void put_return(Graph *g, const char *op, const Val *v, unsigned n) {
    text_f(&g->body, "  \"%s\"(", op);
    put_names(g, v, n, &g->body);
    text_z(&g->body, ") : ");
    put_types(g, v, n, &g->body);
    text_z(&g->body, " -> ()\n");
}

// Begins an op with regions, whose results are named later: "%v7:2 = ".
static unsigned begin(Graph *g, unsigned n, const char *op, const Val *in, unsigned n_in) {
    unsigned id = ++g->last_id;
    item_begin(g, id);
    text_f(&g->body, n > 1 ? "  %%v%u:%u = " : "  %%v%u = ", id, n);
    text_f(&g->body, "\"%s\"(", op);
    put_names(g, in, n_in, &g->body);
    text_z(&g->body, ") (");
    return id;
}

static void put_signature(Graph *g, const Val *in, unsigned n_in, const Val *out, unsigned n) {
    text_z(&g->body, " : ");
    put_types(g, in, n_in, &g->body);
    text_z(&g->body, " -> ");
    put_types(g, out, n, &g->body);
    text_z(&g->body, "\n");
}

static Val result(Val like, unsigned id, unsigned i, unsigned n) {
    like.id = id, like.part = i, like.argument = false, like.parts = n > 1;
    return like;
}

// Is everything that `now` may be what `assumed` says?
static bool covers(Val assumed, Val now) {
    if (!is_inexact(assumed.dtype)) return true;
    return now.mag <= assumed.mag && now.err <= assumed.err && (assumed.grain == 0 || now.grain >= assumed.grain) && (now.pure || !assumed.pure);
}

static void some_steps(Graph *g, unsigned n) {
    g->depth++;
    while (n-- > 0) step_any(g);
    g->depth--;
}

// ---- loops

static Val counter(Graph *g, double value) { return scalar(g, DT_I32, value); }

// What a state may be in any round: its bounds hold of what it starts with and of what each round leaves (`next_state`).
static Val assume(Graph *g, Val before) {
    if (!is_inexact(before.dtype)) return before.mag = int_most(before.dtype), before;
    if (before.err == 0 && one_in(g, 2)) return before.pure = false, before; // rounds move it
    before.mag = fmax(before.mag, 1), before.err = fmax(before.err, 64 * unit_of(before.dtype)), before.grain = 0, before.pure = false;
    return before;
}

static Val next_state(Graph *g, Val state, size_t mark) {
    Val next = state;
    unsigned made = (unsigned)(g->vals.n - mark);
    for (unsigned k = 0; k < 2 * made; k++) {
        Val v = g->vals.items[mark + below(g, made)];
        if (!same_type(v, state)) continue;
        if (is_inexact(v.dtype) && isfinite(v.mag) && !covers(state, v) && state.err > 0) { // stays of its size, and its error falls
            v = clamped(g, v, -1, 1);
            v = emit2(g, "multiply", v, splat(g, v, 0.25), v);
            v.mag /= 4, v.err /= 4, v = rounded(v, 2);
        }
        if (covers(state, v)) next = v;
    }
    return next;
}

static bool make_while(Graph *g) {
    if (g->depth >= 2) return false;
    unsigned n = 1 + below(g, MOST_STATE - 1), rounds = below(g, 5);
    Val before[MOST_STATE], state[MOST_STATE], left[MOST_STATE];
    before[0] = counter(g, 0);
    for (unsigned i = 1; i <= n; i++) before[i] = pick(g, types("BSUFC"), 0);
    bool open = one_in(g, 6) && !g->in_function && (g->open || !g->selects);
    Val limit = open ? argument_of(g, before[0], INDEX, 3) : counter(g, rounds), p = limit;
    g->open |= open;
    unsigned id = begin(g, n + 1, "stablehlo.while", before, n + 1);
    size_t mark = g->vals.n;
    g->depth++;
    text_z(&g->body, "{\n");
    for (unsigned i = 0; i <= n; i++) state[i] = name_it(g, assume(g, before[i]));
    put_block(g, state, n + 1);
    p.dtype = DT_I1, p.mag = 1;
    p = emit(g, "compare", enumerated(g, "comparison_direction", "comparison_direction", "LT"), (Val[]){state[0], limit}, 2, p);
    put_return(g, "stablehlo.return", &p, 1);
    text_z(&g->body, "  }, {\n");
    for (unsigned i = 0; i <= n; i++) state[i] = name_it(g, state[i]);
    put_block(g, state, n + 1);
    for (unsigned i = 1; i <= n; i++) push(g, state[i]);
    size_t made = g->vals.n;
    some_steps(g, 1 + below(g, 4));
    left[0] = emit2(g, "add", state[0], counter(g, 1), state[0]);
    for (unsigned i = 1; i <= n; i++) left[i] = next_state(g, state[i], one_in(g, 3) ? mark : made);
    put_return(g, "stablehlo.return", left, n + 1);
    text_z(&g->body, "  })");
    g->depth--;
    put_signature(g, before, n + 1, before, n + 1);
    g->vals.n = mark;
    for (unsigned i = 1; i <= n; i++) push(g, result(state[i], id, i, n + 1));
    return true;
}

// ---- branches

// One region that gives values of the types of `out`; joins their bounds there.
static void branch(Graph *g, Val *out, unsigned n, bool first) {
    size_t mark = g->vals.n;
    Val left[MOST_STATE];
    text_z(&g->body, "{\n");
    g->depth++;
    some_steps(g, below(g, 4));
    for (unsigned i = 0; i < n; i++) {
        left[i] = partner(g, out[i], 0);
        for (int k = 0; k < 4 && g->vals.n > mark; k++) {
            Val v = g->vals.items[mark + below(g, (unsigned)(g->vals.n - mark))];
            if (same_type(v, out[i])) left[i] = v;
        }
        Val bounds = first ? left[i] : joined(out[i], left[i]);
        out[i].mag = bounds.mag, out[i].err = bounds.err, out[i].grain = bounds.grain, out[i].pure = bounds.pure;
    }
    g->depth--;
    put_return(g, "stablehlo.return", left, n);
    text_z(&g->body, "  }");
    g->vals.n = mark;
}

static bool make_branches(Graph *g) { // if, case
    if (g->depth >= 2) return false;
    bool is_if = one_in(g, 2), known = one_in(g, 3) || g->in_function || (g->open && one_in(g, 2));
    unsigned n = 1 + below(g, 3), n_branches = is_if ? 2 : 1 + below(g, 3);
    Val which = {.dtype = is_if ? DT_I1 : DT_I32}, out[MOST_STATE];
    which = known   ? scalar(g, which.dtype, is_if ? below(g, 2) : (double)below(g, 5) - 1)
            : is_if ? argument(g, which, 0)
                    : argument_of(g, which, INDEX, n_branches);
    g->selects |= !known;
    for (unsigned i = 0; i < n; i++) out[i] = pick(g, any_type(g), 0);
    unsigned id = begin(g, n, is_if ? "stablehlo.if" : "stablehlo.case", &which, 1);
    for (unsigned i = 0; i < n_branches; i++) {
        if (i) text_z(&g->body, ", ");
        branch(g, out, n, i == 0);
    }
    text_z(&g->body, ")");
    put_signature(g, &which, 1, out, n);
    for (unsigned i = 0; i < n; i++) push(g, result(out[i], id, i, n));
    return true;
}

// ---- functions

static bool make_call(Graph *g) { // or a composite
    if (g->in_function) return false;
    Val in[MOST_STATE], param[MOST_STATE], out[MOST_STATE];
    unsigned n = 1 + below(g, 3), n_out = 1 + below(g, 2), f = g->n_functions++;
    for (unsigned i = 0; i < n; i++) in[i] = pick(g, any_type(g), 0), param[i] = name_it(g, in[i]);
    Text outer = g->body;
    g->body = (Text){0};
    g->in_function = true, g->depth++;
    size_t n_vals = g->vals.n;
    Val *vals = g->vals.items;
    size_t cap = g->vals.cap;
    g->vals.items = NULL, g->vals.n = g->vals.cap = 0;
    for (unsigned i = 0; i < n; i++) push(g, param[i]);
    some_steps(g, 1 + below(g, 4));
    for (unsigned i = 0; i < n_out; i++) out[i] = g->vals.items[i ? below(g, (unsigned)g->vals.n) : g->vals.n - 1];
    put_return(g, "func.return", out, n_out);
    vec_free(&g->vals);
    g->vals.items = vals, g->vals.n = n_vals, g->vals.cap = cap;
    g->in_function = false, g->depth--;
    text_f(&g->functions, "func.func private @f%u(", f);
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(&g->functions, ", ");
        put_name(g, param[i], &g->functions);
        text_f(&g->functions, ": %s", type_text_of(g, param[i]));
    }
    text_z(&g->functions, ") -> ");
    put_types(g, out, n_out, &g->functions);
    text_f(&g->functions, " {\n%s}\n", g->body.items);
    vec_free(&g->body);
    g->body = outer;
    for (unsigned again = 1 + one_in(g, 4); again > 0; again--) {
        bool composite = one_in(g, 3);
        const char *attr = composite ? arena_printf(&g->arena, "name = \"test.f%u\", decomposition = @f%u", f, f) : arena_printf(&g->arena, "callee = @f%u", f);
        emit_parts(g, composite ? "stablehlo.composite" : "func.call", attr, in, n, NULL, out, n_out);
        for (unsigned i = 0; i < n_out; i++) push(g, out[i]);
    }
    return true;
}

static bool make_map(Graph *g) { // z = x op y, then a choice between them
    static const char *const ints[] = {"add", "multiply", "subtract", "xor", "maximum"}, *const floats[] = {"add", "subtract", "maximum", "minimum",
                                                                                                            "multiply"};
    Val x = pick(g, types("SUFC"), FINITE), y = partner(g, x, FINITE), z = joined(x, y);
    unsigned dims[MAX_DIMS], id = ++g->last_id, k = below(g, 5);
    bool complex = dtype_is_complex(x.dtype), chooses = one_in(g, 2) && x.err == 0 && y.err == 0 && !complex;
    if (complex) k = below(g, 2);
    for (unsigned i = 0; i < x.rank; i++) dims[i] = i;
    if (is_inexact(x.dtype) && k < 2) z.mag = x.mag + y.mag, z.err = x.err + y.err, z = rounded(z, 2);
    if (is_inexact(x.dtype) && k == 4)
        z.mag = x.mag * y.mag, z.err = x.err * y.mag + y.err * x.mag + x.err * y.err, z.grain = x.grain * y.grain, z = rounded(z, 2);
    if (!is_inexact(x.dtype)) z.mag = int_most(x.dtype);
    z.pure = !is_inexact(x.dtype);
    if (z.dtype == DT_F16 && z.mag > 3e4) return false;
    const char *t = scalar_type(g, x.dtype), *op = is_inexact(x.dtype) ? floats[k] : ints[k], *last = "z";
    const char *choice = "";
    if (chooses) {
        choice = arena_printf(&g->arena,
                              "    %%p%u = stablehlo.compare GT, %%x%u, %%y%u : (%s, %s) -> tensor<i1>\n"
                              "    %%w%u = stablehlo.select %%p%u, %%x%u, %%z%u : tensor<i1>, %s\n",
                              id, id, id, t, t, id, id, id, id, t);
        last = "w", z = joined(z, x);
        memcpy(z.dims, x.dims, sizeof z.dims), z.rank = x.rank;
    }
    const char *region = arena_printf(&g->arena,
                                      "{\n"
                                      "  ^bb0(%%x%u: %s, %%y%u: %s):\n"
                                      "    %%z%u = stablehlo.%s %%x%u, %%y%u : %s\n"
                                      "%s    stablehlo.return %%%s%u : %s\n"
                                      "  }",
                                      id, t, id, t, id, op, id, id, t, choice, last, id, t);
    emit_parts(g, "map", list(g, "dimensions", dims, x.rank), (Val[]){x, y}, 2, region, &z, 1);
    return done(g, z);
}

static const Step steps[] = {{make_while, 2}, {make_branches, 2}, {make_call, 2}, {make_map, 1}, {NULL, 0}};
const Family control_family = {"control", steps, 4};
