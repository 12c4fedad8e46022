// Ops that compute nothing: tuples, barriers, tokens, calls that only annotate. See text.h.
#include "tests/ops/graph/text.h"

#define ANY_TYPE any_type(g)

// Two values, or a value and a tuple, in a tuple, and out of it again.
static bool make_tuple(Graph *g) {
    Val x = pick(g, ANY_TYPE, 0), y = pick(g, ANY_TYPE, 0), out[] = {x, y};
    unsigned id = ++g->last_id;
    Text *t = &g->body;
    item_begin(g, id);
    text_f(t, "  %%v%u = \"stablehlo.tuple\"(", id);
    put_names(g, out, 2, t);
    text_z(t, ") : ");
    put_types(g, out, 2, t);
    const char *inner = arena_printf(&g->arena, "tuple<%s, %s>", type_text_of(g, x), type_text_of(g, y)), *type = inner;
    text_f(t, " -> %s\n", type);
    if (one_in(g, 2)) { // in another
        unsigned last = ++g->last_id;
        item_begin(g, last);
        type = arena_printf(&g->arena, "tuple<%s, %s>", inner, type_text_of(g, y));
        text_f(t, "  %%v%u = \"stablehlo.tuple\"(%%v%u, ", last, id);
        put_name(g, y, t);
        text_f(t, ") : (%s, %s) -> %s\n", inner, type_text_of(g, y), type);
        if (one_in(g, 2) && !g->portable) { // StableHLO's verifier takes no tuple here
            item_begin(g, ++g->last_id);
            text_f(t, "  %%v%u = \"stablehlo.optimization_barrier\"(%%v%u) : (%s) -> %s\n", g->last_id, last, type, type);
            last = g->last_id;
        }
        id = ++g->last_id;
        item_begin(g, id);
        text_f(t, "  %%v%u = \"stablehlo.get_tuple_element\"(%%v%u) <{index = 0 : i32}> : (%s) -> %s\n", id, last, type, inner);
    }
    for (unsigned i = 0; i < 2; i++) {
        Val v = name_it(g, out[i]);
        item_begin(g, v.id);
        text_f(t, "  %%v%u = \"stablehlo.get_tuple_element\"(%%v%u) <{index = %u : i32}> : (%s) -> %s\n", v.id, id, i, inner, type_text_of(g, v));
        push(g, v);
    }
    return true;
}

static bool make_barrier(Graph *g) {
    Val in[3], out[3];
    unsigned n = 1 + below(g, 3);
    for (unsigned i = 0; i < n; i++) in[i] = out[i] = pick(g, ANY_TYPE, 0);
    emit_parts(g, "optimization_barrier", NULL, in, n, NULL, out, n);
    for (unsigned i = 0; i < n; i++) push(g, out[i]);
    return true;
}

static bool make_token(Graph *g) {
    unsigned id = ++g->last_id;
    item_begin(g, id);
    text_f(&g->body, "  %%v%u = \"stablehlo.after_all\"() : () -> !stablehlo.token\n", id);
    return true;
}

static bool make_annotation(Graph *g) {
    static const char *const names[] = {"Sharding", "SPMDFullToShardShape", "LayoutConstraint", "MoveToHost", "annotate_device_placement"};
    Val x = pick(g, ANY_TYPE, 0);
    return done(g, emit(g, "custom_call", arena_printf(&g->arena, "call_target_name = \"%s\"", names[below(g, 5)]), &x, 1, x));
}

static const Step steps[] = {{make_tuple, 3}, {make_barrier, 3}, {make_token, 1}, {make_annotation, 1}, {NULL, 0}};
const Family plain_family = {"plain", steps, 2};
