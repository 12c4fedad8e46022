// See collective.h. Values are never multiplied and then added, so that compiled sums have the evaluator's bits; the default bound allows the rest.
#include "tests/ops/random/collective.h"
#include "tests/ops/inputs.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { RANK = 3, MAX_VALUES = 40, MAX_SIDE = 8, MAX_IDS = MAX_SIDE * MAX_SIDE, MANY_ELEMS = 1 << 15 };

typedef struct {
    unsigned rank;
    int64_t dims[RANK];
    const char *elem;
} Shape;

typedef struct {
    uint64_t random;
    Text *out;
    const char *indent;
    unsigned n_replicas, n_partitions;
    Shape values[MAX_VALUES]; // %v0, %v1, ..
    unsigned n_values, n_visible;
} Gen;

static unsigned below(Gen *g, unsigned n) { return (unsigned)(random_next(&g->random) % n); }
static bool one_in(Gen *g, unsigned n) { return below(g, n) == 0; }

static int64_t elems(const Shape *s) {
    int64_t n = 1;
    for (unsigned i = 0; i < s->rank; i++) n *= s->dims[i];
    return n;
}

static void put_type(Gen *g, const Shape *s) {
    text_z(g->out, "tensor<");
    for (unsigned i = 0; i < s->rank; i++) text_f(g->out, "%lldx", (long long)s->dims[i]);
    text_f(g->out, "%s>", s->elem);
}

static bool same_shape(const Shape *a, const Shape *b) {
    return a->rank == b->rank && a->elem == b->elem && !memcmp(a->dims, b->dims, a->rank * sizeof *a->dims);
}

static Shape random_shape(Gen *g) {
    static const char *const elem[] = {"f32", "f32", "f32", "f64", "i32", "ui8", "i64", "bf16", "f16", "i1", "complex<f32>"};
    static const int64_t sizes[] = {1, 2, 3, 4, 6, 8, 12, 16, 24, 120};
    Shape s = {.rank = 1 + below(g, RANK), .elem = elem[below(g, 11)]};
    for (unsigned i = 0; i < s.rank; i++) s.dims[i] = sizes[below(g, 10)];
    if (one_in(g, 8)) s.dims[0] = 4800; // enough for several tasks
    if (one_in(g, 20)) s.dims[s.rank - 1] = 0;
    while (elems(&s) > MANY_ELEMS) s.rank--;
    return s;
}

static unsigned any_value(Gen *g) {
    unsigned v = below(g, g->n_visible);
    while (!g->values[v].rank) v = (v + 1) % g->n_visible; // an argument has one
    return v;
}

// "    %v7 = ", a value of that shape.
static void begin_value(Gen *g, const Shape *s) {
    text_f(g->out, "%s%%v%u = ", g->indent, g->n_values);
    g->values[g->n_values++] = *s;
}

static void put_types(Gen *g, const Shape *from, unsigned n, const Shape *to) {
    text_z(g->out, " : (");
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(g->out, ", ");
        put_type(g, from);
    }
    text_z(g->out, ") -> ");
    put_type(g, to);
    text_z(g->out, "\n");
}

// ---- groups

typedef struct {
    bool channel, global;
    unsigned n_ids, per_id; // ids that are named; members that each of them is
    unsigned ids[MAX_IDS];
} Ids;

// The ids of a grouping in some order, often in their own. of_partitions: a channel alone makes them partitions.
static Ids random_ids(Gen *g, bool of_partitions, bool may_be_global) {
    Ids s = {.channel = one_in(g, 2), .per_id = 1};
    s.global = s.channel && may_be_global && one_in(g, 2);
    s.n_ids = s.global ? g->n_replicas * g->n_partitions : s.channel && of_partitions ? g->n_partitions : g->n_replicas;
    if (s.channel && !s.global && !of_partitions) s.per_id = g->n_partitions;
    bool in_order = one_in(g, 2);
    for (unsigned i = 0; i < s.n_ids; i++) {
        unsigned k = in_order ? i : below(g, i + 1);
        s.ids[i] = s.ids[k];
        s.ids[k] = i;
    }
    return s;
}

static unsigned divisor(Gen *g, unsigned n) {
    unsigned d = 1 + below(g, n);
    while (n % d) d--;
    return d;
}

// Groups of `size` ids; where sizes may differ, some ids of the last places are left out of their groups, into groups of their own.
static void put_groups(Gen *g, const Ids *s, unsigned size, bool ragged, bool some_only) {
    unsigned n_groups = s->n_ids / size, alone = ragged && size > 1 ? below(g, n_groups + 1) : 0, rows = n_groups + alone;
    if (some_only && rows > 1) rows--;
    if (size == s->n_ids && !alone && one_in(g, 4)) {
        text_z(g->out, "replica_groups = dense<> : tensor<0x0xi64>");
        return;
    }
    text_z(g->out, "replica_groups = dense<[");
    for (unsigned r = 0; r < rows; r++) {
        text_z(g->out, r ? ", [" : "[");
        for (unsigned i = 0; i < size; i++) {
            int id = r < n_groups ? (int)s->ids[r * size + i] : i ? -1 : (int)s->ids[(r - n_groups) * size + size - 1];
            if (r < alone && i + 1 == size) id = -1; // it is alone
            text_f(g->out, i ? ", %d" : "%d", id);
        }
        text_z(g->out, "]");
    }
    text_f(g->out, "]> : tensor<%ux%uxi64>", rows, size);
}

static void put_channel(Gen *g, const Ids *s) {
    if (s->channel) text_z(g->out, "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, ");
}

// ---- collectives

static void put_reducer(Gen *g, const char *elem) {
    static const char *const of_floats[] = {"add", "maximum", "minimum"}, *const of_ints[] = {"add", "maximum", "multiply", "and", "xor"},
                             *const of_bits[] = {"and", "or", "xor"};
    bool f = strchr(elem, 'f') != NULL, bit = !strcmp(elem, "i1"), complex = *elem == 'c';
    const char *op = complex ? "add" : f ? of_floats[below(g, 3)] : bit ? of_bits[below(g, 3)] : of_ints[below(g, 5)];
    text_f(g->out, " ({\n%s^bb0(%%a: tensor<%s>, %%b: tensor<%s>):\n", g->indent, elem, elem);
    if (!bit && !complex && one_in(g, 6)) { // not one op on both
        text_f(g->out, "%s  %%p = stablehlo.compare GT, %%a, %%b : (tensor<%s>, tensor<%s>) -> tensor<i1>\n", g->indent, elem, elem);
        text_f(g->out, "%s  %%c = stablehlo.select %%p, %%a, %%b : tensor<i1>, tensor<%s>\n", g->indent, elem);
    } else {
        text_f(g->out, "%s  %%c = stablehlo.%s %%a, %%b : tensor<%s>\n", g->indent, op, elem);
    }
    text_f(g->out, "%s  stablehlo.return %%c : tensor<%s>\n%s})", g->indent, elem, g->indent);
}

// Of one value, or of two of the same element type.
static void all_reduce(Gen *g) {
    unsigned v = any_value(g), w = any_value(g), first = g->n_values;
    const Shape s[] = {g->values[v], g->values[w]};
    bool two = v != w && s[0].elem == s[1].elem;
    Ids ids = random_ids(g, false, true);
    text_f(g->out, two ? "%s%%r%u:2 = " : "%s%%r%u = ", g->indent, first);
    text_f(g->out, two ? "\"stablehlo.all_reduce\"(%%v%u, %%v%u) <{" : "\"stablehlo.all_reduce\"(%%v%u) <{", v, w);
    put_channel(g, &ids);
    put_groups(g, &ids, divisor(g, ids.n_ids), one_in(g, 3), false);
    text_z(g->out, ids.global ? ", use_global_device_ids}>" : "}>");
    put_reducer(g, s[0].elem);
    text_z(g->out, " : (");
    for (int way = 0; way < 2; way++) {
        put_type(g, &s[0]);
        if (two) text_z(g->out, ", "), put_type(g, &s[1]);
        text_z(g->out, way ? ")\n" : ") -> (");
    }
    for (unsigned i = 0; i <= two; i++) { // the names of values are one a result
        begin_value(g, &s[i]);
        text_f(g->out, two ? "stablehlo.optimization_barrier %%r%u#%u : " : "stablehlo.optimization_barrier %%r%u : ", first, i);
        put_type(g, &s[i]);
        text_z(g->out, "\n");
    }
}

static void all_gather(Gen *g) {
    unsigned v = any_value(g);
    Shape s = g->values[v], to = s;
    Ids ids = random_ids(g, false, true);
    unsigned size = divisor(g, ids.n_ids), dim = below(g, s.rank);
    to.dims[dim] *= size * ids.per_id;
    if (elems(&to) > MANY_ELEMS) return;
    begin_value(g, &to);
    text_f(g->out, "\"stablehlo.all_gather\"(%%v%u) <{all_gather_dim = %u : i64, ", v, dim);
    put_channel(g, &ids);
    put_groups(g, &ids, size, false, false);
    text_z(g->out, ids.global ? ", use_global_device_ids}>" : "}>");
    put_types(g, &s, 1, &to);
}

static void reduce_scatter(Gen *g) {
    unsigned v = any_value(g);
    Shape s = g->values[v], to = s;
    Ids ids = random_ids(g, false, true);
    unsigned size = divisor(g, ids.n_ids), dim = below(g, s.rank);
    if (s.dims[dim] % (size * ids.per_id)) return;
    to.dims[dim] /= size * ids.per_id;
    begin_value(g, &to);
    text_f(g->out, "\"stablehlo.reduce_scatter\"(%%v%u) <{", v);
    put_channel(g, &ids);
    put_groups(g, &ids, size, false, false);
    text_f(g->out, ", scatter_dimension = %u : i64%s}>", dim, ids.global ? ", use_global_device_ids" : "");
    put_reducer(g, s.elem);
    put_types(g, &s, 1, &to);
}

static void all_to_all(Gen *g) {
    unsigned v = any_value(g);
    Shape s = g->values[v], to = s;
    Ids ids = random_ids(g, true, false);
    unsigned size = divisor(g, ids.n_ids), split = below(g, s.rank), concat = below(g, s.rank);
    if (s.dims[split] % size) return;
    to.dims[split] /= size;
    to.dims[concat] *= size;
    begin_value(g, &to);
    text_f(g->out, "\"stablehlo.all_to_all\"(%%v%u) <{", v);
    put_channel(g, &ids);
    text_f(g->out, "concat_dimension = %u : i64, ", concat);
    put_groups(g, &ids, size, false, false);
    text_f(g->out, ", split_count = %u : i64, split_dimension = %u : i64}>", size, split);
    put_types(g, &s, 1, &to);
}

static void permute(Gen *g) {
    unsigned v = any_value(g), n_pairs = 0;
    Shape s = g->values[v];
    Ids ids = random_ids(g, true, false);
    begin_value(g, &s);
    text_f(g->out, "\"stablehlo.collective_permute\"(%%v%u) <{", v);
    put_channel(g, &ids);
    text_z(g->out, "source_target_pairs = dense<[");
    for (unsigned i = 0; i < ids.n_ids; i++) {
        if (one_in(g, 3) && (n_pairs || i + 1 < ids.n_ids)) continue;
        text_f(g->out, "%s[%u, %u]", n_pairs++ ? ", " : "", i, ids.ids[i]);
    }
    text_f(g->out, "]> : tensor<%ux2xi64>}>", n_pairs);
    put_types(g, &s, 1, &s);
}

static void broadcast(Gen *g) {
    unsigned v = any_value(g);
    Shape s = g->values[v];
    Ids ids = random_ids(g, true, false);
    begin_value(g, &s);
    text_f(g->out, "\"stablehlo.collective_broadcast\"(%%v%u) <{", v);
    put_channel(g, &ids);
    put_groups(g, &ids, divisor(g, ids.n_ids), false, one_in(g, 2));
    text_z(g->out, "}>");
    put_types(g, &s, 1, &s);
}

// ---- work around them

static void elementwise(Gen *g) {
    static const char *const ops[] = {"maximum", "minimum"};
    unsigned v = any_value(g), w = any_value(g);
    Shape s = g->values[v];
    if (!same_shape(&s, &g->values[w])) w = v;
    begin_value(g, &s);
    text_f(g->out, "stablehlo.%s %%v%u, %%v%u : ", *s.elem == 'c' || (strcmp(s.elem, "i1") && one_in(g, 2)) ? "add" : ops[below(g, 2)], v, w);
    put_type(g, &s);
    text_z(g->out, "\n");
}

static void device_id(Gen *g) {
    Shape s = {.rank = 0, .elem = "ui32"}, to = {.rank = 1, .dims = {5}, .elem = "ui32"};
    unsigned id = g->n_values;
    begin_value(g, &s);
    text_f(g->out, "stablehlo.%s : tensor<ui32>\n", one_in(g, 2) ? "replica_id" : "partition_id");
    begin_value(g, &to); // nothing else reads the scalar
    text_f(g->out, "stablehlo.broadcast_in_dim %%v%u, dims = [] : (tensor<ui32>) -> tensor<5xui32>\n", id);
}

typedef void Step(Gen *g);
static Step *const steps[] = {all_reduce, all_reduce, all_reduce,  all_gather,  reduce_scatter, all_to_all,
                              permute,    broadcast,  elementwise, elementwise, elementwise};

static void some_steps(Gen *g, unsigned n) {
    for (unsigned i = 0; i < n && g->n_values + 4 < MAX_VALUES; i++) {
        steps[below(g, sizeof steps / sizeof *steps)](g);
        g->n_visible = g->n_values;
    }
}

// A loop of a few rounds whose state is one of the values: its collectives run in each.
static void loop(Gen *g) {
    unsigned v = any_value(g), first = g->n_values;
    Shape s = g->values[v];
    text_f(g->out, "    %%zero = stablehlo.constant dense<0> : tensor<i32>\n    %%one = stablehlo.constant dense<1> : tensor<i32>\n");
    text_f(g->out, "    %%rounds = stablehlo.constant dense<%u> : tensor<i32>\n", 1 + below(g, 4));
    text_f(g->out, "    %%loop:2 = stablehlo.while(%%i = %%zero, %%s = %%v%u) : tensor<i32>, ", v);
    put_type(g, &s);
    text_z(g->out, "\n    cond {\n      %p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>\n");
    text_z(g->out, "      stablehlo.return %p : tensor<i1>\n    } do {\n");
    g->indent = "      ";
    Shape state = s;
    begin_value(g, &state);
    text_z(g->out, "stablehlo.optimization_barrier %s : ");
    put_type(g, &s);
    text_z(g->out, "\n");
    g->n_visible = g->n_values;
    some_steps(g, 1 + below(g, 4));
    unsigned last = first;
    for (unsigned k = first; k < g->n_values; k++)
        if (same_shape(&g->values[k], &s)) last = k;
    text_z(g->out, "      %n = stablehlo.add %i, %one : tensor<i32>\n");
    text_f(g->out, "      stablehlo.return %%n, %%v%u : tensor<i32>, ", last);
    put_type(g, &s);
    text_z(g->out, "\n    }\n");
    g->indent = "    ";
    for (unsigned k = first; k < g->n_values; k++) g->values[k] = (Shape){.elem = "none"}; // seen inside only
    begin_value(g, &s);
    text_z(g->out, "stablehlo.optimization_barrier %loop#1 : ");
    put_type(g, &s);
    text_z(g->out, "\n");
}

static void put_signature(Gen *g, unsigned n_args, Text *results) {
    text_z(g->out, "  func.func @main(");
    for (unsigned i = 0; i < n_args; i++) {
        text_f(g->out, "%s%%v%u: ", i ? ", " : "", i);
        put_type(g, &g->values[i]);
    }
    text_f(g->out, ") -> (%s) {\n", results->items);
}

void random_collective(uint64_t seed, Text *out) {
    Text body = {0}, types = {0}, names = {0};
    Gen g = {.random = seed * 2 + 1, .out = &body, .indent = "    "};
    g.n_replicas = 1 + below(&g, one_in(&g, 3) ? MAX_SIDE : 4);
    g.n_partitions = 1 + below(&g, one_in(&g, 3) ? 4 : 2);
    unsigned n_args = 1 + below(&g, 3);
    for (; g.n_values < n_args; g.n_values++) g.values[g.n_values] = g.n_values && one_in(&g, 2) ? g.values[0] : random_shape(&g);
    g.n_visible = g.n_values;
    some_steps(&g, 1 + below(&g, 5));
    if (one_in(&g, 4)) device_id(&g);
    if (one_in(&g, 3)) loop(&g);
    for (unsigned k = 0; k < g.n_values; k++) { // what is made last, and some of the others
        Shape *s = &g.values[k];
        if (!s->rank || (k + 1 < g.n_values && !one_in(&g, 3))) continue;
        text_f(&names, "%s%%v%u", names.n ? ", " : "", k);
        if (types.n) text_z(&types, ", ");
        g.out = &types;
        put_type(&g, s);
    }
    g.out = out;
    text_f(out, "module attributes {mhlo.num_partitions = %u : i32, mhlo.num_replicas = %u : i32} {\n", g.n_partitions, g.n_replicas);
    put_signature(&g, n_args, &types);
    if (body.n) text_z(out, body.items);
    text_f(out, "    return %s : %s\n  }\n}\n", names.items, types.items);
    vec_free(&body);
    vec_free(&types);
    vec_free(&names);
}
