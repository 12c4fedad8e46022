// See control.h. Values are of a few types, so that results, states and captures fit each other often. What decides is made of integers, the
// same for every correct compiler; floats take only steps that make no error larger (minimum, halves of sums, sine), so that nesting does not.
// Loops count towards a limit, a constant or some value's remainder, and end before it where something else says so: all of them end.
#include "tests/ops/random/control.h"
#include "tests/ops/inputs.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N_TYPES = 6, MAX_DEPTH = 3, MAX_PORTS = 4, MAX_RESULTS = 24 };
enum { FLAG, NUMBER, NUMBERS, ROWS, COLUMNS, FLOATS }; // the columns are the rows' transpose, the floats a row

typedef struct {
    unsigned id, type;
    char kind;
} Val; // %v12; %a3 of an argument
typedef struct {
    uint64_t random;
    Text types[N_TYPES];
    int64_t rows, columns, n;
    Text body;
    VEC(Val) vals; // in scope
    unsigned last_id, n_args, depth;
    bool open; // some loop is as long as values say
} Graph;

static unsigned below(Graph *g, unsigned n) { return (unsigned)(random_next(&g->random) % n); }
static bool one_in(Graph *g, unsigned n) { return below(g, n) == 0; }
static const char *type_of(const Graph *g, unsigned type) { return g->types[type].items; }
static Val fresh(Graph *g, unsigned type) { return (Val){++g->last_id, type, 'v'}; }

static Val keep(Graph *g, Val v) {
    vec_push(&g->vals, v);
    return v;
}

static void put(Graph *g, Val v) { text_f(&g->body, "%%%c%u", v.kind, v.id); }

static void put_all(Graph *g, const Val *v, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(&g->body, ", ");
        put(g, v[i]);
    }
}

static void put_types(Graph *g, const Val *v, unsigned n) {
    text_z(&g->body, "(");
    for (unsigned i = 0; i < n; i++) text_f(&g->body, "%s%s", i ? ", " : "", type_of(g, v[i].type));
    text_z(&g->body, ")");
}

// ---- values

static Val op(Graph *g, const char *name, const char *attrs, const Val *in, unsigned n, unsigned type) {
    Val v = fresh(g, type);
    text_z(&g->body, "  ");
    put(g, v);
    text_f(&g->body, " = \"stablehlo.%s\"(", name);
    put_all(g, in, n);
    text_z(&g->body, ")");
    if (attrs) text_f(&g->body, " {%s}", attrs);
    text_z(&g->body, " : ");
    put_types(g, in, n);
    text_f(&g->body, " -> %s\n", type_of(g, type));
    return v;
}

static Val constant(Graph *g, unsigned type, int value) {
    Val v = fresh(g, type);
    const char *form = type == FLAG ? (value & 1 ? "true" : "false") : NULL;
    text_z(&g->body, "  ");
    put(g, v);
    text_z(&g->body, " = \"stablehlo.constant\"() {value = dense<");
    if (form) text_z(&g->body, form);
    else if (type >= ROWS) text_f(&g->body, "%d.5", value);
    else text_f(&g->body, "%d", value);
    text_f(&g->body, "> : %s} : () -> %s\n", type_of(g, type), type_of(g, type));
    return v;
}

// A value in scope, recent ones more often; a constant where there is none.
static Val pick(Graph *g, unsigned type) {
    for (int k = 0; k < 40; k++) {
        size_t n = g->vals.n, recent = n < 8 ? n : 8;
        Val v = g->vals.items[one_in(g, 2) ? n - 1 - below(g, (unsigned)recent) : below(g, (unsigned)n)];
        if (v.type == type) return v;
    }
    return constant(g, type, (int)below(g, 5));
}

static Val reduce(Graph *g, Val x, const char *reducer, unsigned type) { // to a scalar, or floats: over the rows
    Val init = fresh(g, type), v = fresh(g, type);
    const char *scalar = type == NUMBER ? type_of(g, NUMBER) : "tensor<f32>", *value = type == NUMBER ? "-4" : "-4.0";
    text_f(&g->body, "  %%v%u = \"stablehlo.constant\"() {value = dense<%s> : %s} : () -> %s\n", init.id, value, scalar, scalar);
    text_f(&g->body,
           "  %%v%u = \"stablehlo.reduce\"(%%%c%u, %%v%u) ({\n"
           "  ^bb0(%%l%u: %s, %%r%u: %s):\n",
           v.id, x.kind, x.id, init.id, v.id, scalar, v.id, scalar);
    text_f(&g->body, "    %%m%u = \"stablehlo.%s\"(%%l%u, %%r%u) : (%s, %s) -> %s\n", v.id, reducer, v.id, v.id, scalar, scalar, scalar);
    text_f(&g->body,
           "    \"stablehlo.return\"(%%m%u) : (%s) -> ()\n"
           "  }) {dimensions = array<i64: 0>} : (%s, %s) -> %s\n",
           v.id, scalar, type_of(g, x.type), scalar, type_of(g, type));
    return v;
}

static Val compare(Graph *g, Val a, Val b, const char *direction) {
    char attrs[80];
    snprintf(attrs, sizeof attrs, "comparison_direction = #stablehlo<comparison_direction %s>", direction);
    return op(g, "compare", attrs, (Val[]){a, b}, 2, FLAG);
}

static Val predicate(Graph *g) {
    static const char *const directions[] = {"LT", "GE", "EQ", "NE", "LE", "GT"};
    if (one_in(g, 3)) return pick(g, FLAG);
    Val x = pick(g, NUMBER);
    if (one_in(g, 2)) x = op(g, "and", NULL, (Val[]){x, constant(g, NUMBER, 3)}, 2, NUMBER);
    return compare(g, x, one_in(g, 2) ? pick(g, NUMBER) : constant(g, NUMBER, (int)below(g, 4)), directions[below(g, 6)]);
}

static Val half_of_sum(Graph *g, Val x, Val y) {
    Val half = fresh(g, x.type);
    text_f(&g->body, "  %%v%u = \"stablehlo.constant\"() {value = dense<0.5> : %s} : () -> %s\n", half.id, type_of(g, x.type), type_of(g, x.type));
    Val sum = op(g, "add", NULL, (Val[]){x, y}, 2, x.type);
    return op(g, "multiply", NULL, (Val[]){sum, half}, 2, x.type);
}

static Val elementwise(Graph *g, unsigned type) {
    static const char *const ints[] = {"add", "subtract", "multiply", "maximum", "minimum", "xor", "and", "or"};
    static const char *const floats[] = {"sine", "negate", "abs", "tanh"};
    Val x = pick(g, type), y = pick(g, type);
    if (type == FLAG) return keep(g, op(g, ints[5 + below(g, 3)], NULL, (Val[]){x, y}, 2, type));
    if (type < ROWS) return keep(g, op(g, ints[below(g, 8)], NULL, (Val[]){x, y}, 2, type));
    if (one_in(g, 2)) return keep(g, op(g, floats[below(g, 4)], NULL, &x, 1, type));
    if (one_in(g, 2)) return keep(g, op(g, one_in(g, 2) ? "maximum" : "minimum", NULL, (Val[]){x, y}, 2, type));
    return keep(g, half_of_sum(g, x, y));
}

static void step_other(Graph *g) {
    char attrs[120];
    switch (below(g, 8)) {
    case 0: keep(g, op(g, "transpose", "permutation = array<i64: 1, 0>", (Val[]){pick(g, ROWS)}, 1, COLUMNS)); break;
    case 1: keep(g, op(g, "transpose", "permutation = array<i64: 1, 0>", (Val[]){pick(g, COLUMNS)}, 1, ROWS)); break;
    case 2: keep(g, op(g, "broadcast_in_dim", "broadcast_dimensions = array<i64: 1>", (Val[]){pick(g, FLOATS)}, 1, ROWS)); break;
    case 3: keep(g, op(g, "reverse", "dimensions = array<i64: 0>", (Val[]){pick(g, FLOATS)}, 1, FLOATS)); break;
    case 4: keep(g, reduce(g, pick(g, NUMBERS), one_in(g, 2) ? "add" : "maximum", NUMBER)); break;
    case 5: keep(g, reduce(g, pick(g, ROWS), "maximum", FLOATS)); break;
    case 6: keep(g, op(g, "broadcast_in_dim", "broadcast_dimensions = array<i64>", (Val[]){pick(g, NUMBER)}, 1, NUMBERS)); break;
    default: { // a row, or a number, written where a value says
        bool rows = one_in(g, 2);
        Val x = pick(g, rows ? ROWS : NUMBERS), at[2] = {pick(g, NUMBER), constant(g, NUMBER, 0)}, u = fresh(g, rows ? FLOATS : NUMBER);
        Val from = pick(g, rows ? FLOATS : NUMBER);
        if (rows) snprintf(attrs, sizeof attrs, "tensor<1x%lldxf32>", (long long)g->columns);
        else snprintf(attrs, sizeof attrs, "tensor<1xi32>");
        text_f(&g->body, "  %%v%u = \"stablehlo.reshape\"(%%%c%u) : (%s) -> %s\n", u.id, from.kind, from.id, type_of(g, from.type), attrs);
        Val v = keep(g, fresh(g, x.type));
        text_f(&g->body, "  %%v%u = \"stablehlo.dynamic_update_slice\"(%%%c%u, %%v%u, ", v.id, x.kind, x.id, u.id);
        put_all(g, at, rows ? 2 : 1);
        text_f(&g->body, ") : (%s, %s, %s%s%s) -> %s\n", type_of(g, x.type), attrs, type_of(g, NUMBER), rows ? ", " : "", rows ? type_of(g, NUMBER) : "",
               type_of(g, x.type));
    }
    }
}

// ---- regions

static void step(Graph *g);

// What a region hands out: mostly what it made, since the values `mark` were there.
static Val made(Graph *g, unsigned type, size_t mark) {
    if (one_in(g, 4)) return pick(g, type);
    for (int k = 0; k < 6 && g->vals.n > mark; k++) {
        Val v = g->vals.items[mark + below(g, (unsigned)(g->vals.n - mark))];
        if (v.type == type) return v;
    }
    return elementwise(g, type);
}

static void put_return(Graph *g, const Val *v, unsigned n) {
    text_z(&g->body, "  \"stablehlo.return\"(");
    put_all(g, v, n);
    text_z(&g->body, ") : ");
    put_types(g, v, n);
    text_z(&g->body, " -> ()\n");
}

static void put_head(Graph *g, Val all, unsigned n, const char *name) {
    text_z(&g->body, "  ");
    if (n == 1) text_f(&g->body, "%%v%u = ", all.id);
    else if (n) text_f(&g->body, "%%v%u:%u = ", all.id, n);
    text_f(&g->body, "\"stablehlo.%s\"(", name);
}

// Several results are taken apart by reshapes, that each has a name of its own.
static void take_results(Graph *g, Val all, const Val *types, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        Val v = n == 1 ? all : fresh(g, types[i].type);
        v.type = types[i].type;
        if (n > 1) text_f(&g->body, "  %%v%u = \"stablehlo.reshape\"(%%v%u#%u) : (%s) -> %s\n", v.id, all.id, i, type_of(g, v.type), type_of(g, v.type));
        keep(g, v);
    }
}

static unsigned choose_types(Graph *g, Val *out) {
    unsigned n = 1 + below(g, MAX_PORTS);
    for (unsigned i = 0; i < n; i++) out[i] = (Val){0, below(g, N_TYPES), 'v'};
    return n;
}

static void some_steps(Graph *g, unsigned most) {
    g->depth++;
    for (unsigned k = below(g, most + 1); k > 0; k--) step(g);
    g->depth--;
}

static void step_branch(Graph *g) {
    Val types[MAX_PORTS], left[MAX_PORTS], all = fresh(g, NUMBER);
    unsigned n = choose_types(g, types), n_regions = one_in(g, 2) ? 2 : 1 + below(g, 4);
    bool is_if = n_regions == 2 && one_in(g, 2);
    Val chooser = is_if ? predicate(g) : pick(g, NUMBER);
    if (!is_if && one_in(g, 2)) chooser = op(g, "remainder", NULL, (Val[]){chooser, constant(g, NUMBER, 4)}, 2, NUMBER);
    put_head(g, all, n, is_if ? "if" : "case");
    put(g, chooser);
    text_z(&g->body, ") ({\n");
    for (unsigned r = 0; r < n_regions; r++) {
        size_t mark = g->vals.n;
        if (r) text_z(&g->body, "  }, {\n");
        some_steps(g, 4);
        for (unsigned i = 0; i < n; i++) left[i] = made(g, types[i].type, mark);
        put_return(g, left, n);
        g->vals.n = mark;
    }
    text_z(&g->body, "  }) : ");
    put_types(g, &chooser, 1);
    text_z(&g->body, " -> ");
    put_types(g, types, n);
    text_z(&g->body, "\n");
    take_results(g, all, types, n);
}

static void put_arguments(Graph *g, Val *state, unsigned n) {
    text_z(&g->body, "  ^bb0(");
    for (unsigned i = 0; i < n; i++) {
        state[i] = keep(g, fresh(g, state[i].type));
        text_f(&g->body, "%s%%v%u: %s", i ? ", " : "", state[i].id, type_of(g, state[i].type));
    }
    text_z(&g->body, "):\n");
}

static void step_loop(Graph *g) {
    Val before[MAX_PORTS + 1], state[MAX_PORTS + 1], left[MAX_PORTS + 1], all = fresh(g, NUMBER);
    unsigned n = 1 + choose_types(g, before), at = below(g, n); // the counter's place
    bool counted = !one_in(g, 2);
    before[n - 1].type = NUMBER;
    for (unsigned i = 0; i < n; i++) before[i] = i == at ? constant(g, NUMBER, 0) : pick(g, before[i].type);
    Val limit = constant(g, NUMBER, (int)below(g, 5));
    if (!counted) limit = op(g, "remainder", NULL, (Val[]){pick(g, NUMBER), constant(g, NUMBER, 5)}, 2, NUMBER);
    put_head(g, all, n, "while");
    put_all(g, before, n);
    text_z(&g->body, ") ({\n");
    size_t mark = g->vals.n;
    memcpy(state, before, sizeof state);
    put_arguments(g, state, n);
    Val go = compare(g, state[at], limit, "LT");
    if (!counted) {
        g->open = true;
        some_steps(g, 2);
        if (one_in(g, 2)) go = op(g, "and", NULL, (Val[]){go, predicate(g)}, 2, FLAG);
    }
    put_return(g, &go, 1);
    g->vals.n = mark;
    text_z(&g->body, "  }, {\n");
    memcpy(state, before, sizeof state);
    put_arguments(g, state, n);
    some_steps(g, 4);
    for (unsigned i = 0; i < n; i++) {
        if (i == at) left[i] = op(g, "add", NULL, (Val[]){state[at], constant(g, NUMBER, 1)}, 2, NUMBER);
        else left[i] = one_in(g, 3) ? state[below(g, n)] : made(g, state[i].type, mark); // kept, or in another's place
        if (left[i].type != state[i].type) left[i] = made(g, state[i].type, mark);
    }
    put_return(g, left, n);
    g->vals.n = mark;
    text_z(&g->body, "  }) : ");
    put_types(g, before, n);
    text_z(&g->body, " -> ");
    put_types(g, before, n);
    text_z(&g->body, "\n");
    take_results(g, all, before, n);
}

static void step(Graph *g) {
    unsigned kind = below(g, g->depth < MAX_DEPTH ? 10 : 6);
    if (kind < 4) elementwise(g, below(g, N_TYPES));
    else if (kind < 6) step_other(g);
    else if (kind < 8) step_branch(g);
    else step_loop(g);
}

// ---- the module

static void choose_shapes(Graph *g) {
    static const int64_t sizes[] = {1, 2, 3, 5, 16, 17, 33};
    g->n = sizes[below(g, 7)], g->rows = sizes[below(g, 7)], g->columns = one_in(g, 8) ? 4000 : sizes[below(g, 7)];
    text_z(&g->types[FLAG], "tensor<i1>");
    text_z(&g->types[NUMBER], "tensor<i32>");
    text_f(&g->types[NUMBERS], "tensor<%lldxi32>", (long long)g->n);
    text_f(&g->types[ROWS], "tensor<%lldx%lldxf32>", (long long)g->rows, (long long)g->columns);
    text_f(&g->types[COLUMNS], "tensor<%lldx%lldxf32>", (long long)g->columns, (long long)g->rows);
    text_f(&g->types[FLOATS], "tensor<%lldxf32>", (long long)g->columns);
}

static void put_module(Graph *g, Text *out) {
    Val results[MAX_RESULTS];
    unsigned n = 0;
    results[n++] = pick(g, below(g, N_TYPES));
    for (size_t i = g->vals.n; i-- > g->n_args && n < MAX_RESULTS;) { // much of what was made is used by nothing else
        Val v = g->vals.items[i];
        if (one_in(g, 3)) continue;
        results[n++] = one_in(g, 4) ? v : op(g, v.type == FLAG ? "not" : "negate", NULL, &v, 1, v.type); // else it lies in a buffer of its own
    }
    text_f(out, "// control-flow: dynamic%s\n// absolute: 1e-4\nfunc.func @main(", g->open ? "" : " select");
    for (unsigned i = 0; i < g->n_args; i++) text_f(out, "%s%%a%u: %s", i ? ", " : "", i, type_of(g, i % N_TYPES));
    text_z(out, ") -> ");
    size_t mark = g->body.n;
    put_types(g, results, n);
    text_add(out, g->body.items + mark, g->body.n - mark);
    g->body.n = mark;
    text_z(out, " {\n");
    text_add(out, g->body.items, g->body.n);
    g->body.n = 0;
    put_all(g, results, n);
    text_z(&g->body, ") : ");
    put_types(g, results, n);
    text_f(out, "  \"func.return\"(%.*s -> ()\n}\n", (int)g->body.n, g->body.items);
}

unsigned random_control_steps(uint64_t seed) {
    uint64_t random = seed ^ 0xc0117;
    return 4 + (unsigned)(random_next(&random) % 9);
}

void random_control(uint64_t seed, unsigned n_steps, Text *out) {
    Graph g = {.random = seed * 0x9e3779b97f4a7c15u + 99, .n_args = 2 * N_TYPES};
    choose_shapes(&g);
    for (unsigned i = 0; i < g.n_args; i++) keep(&g, (Val){i, i % N_TYPES, 'a'});
    for (unsigned i = 0; i < n_steps; i++) step(&g);
    put_module(&g, out);
    for (unsigned i = 0; i < N_TYPES; i++) vec_free(&g.types[i]);
    vec_free(&g.body);
    vec_free(&g.vals);
}
