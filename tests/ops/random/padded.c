// See padded.h: one function an op.
#include "tests/ops/random/padded.h"
#include "tests/ops/random/padded_more.h"
#include "tests/ops/random/padded_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// --- ops

static void op_unary(Gen *g) {
    static const char *const names[] = {
        "stablehlo.tanh",  "stablehlo.logistic",   "stablehlo.exponential",  "stablehlo.negate", "stablehlo.abs",
        "stablehlo.sine",  "stablehlo.cosine",     "stablehlo.sign",         "stablehlo.floor",  "stablehlo.sqrt",
        "stablehlo.rsqrt", "stablehlo.log",        "stablehlo.log_plus_one", "stablehlo.cbrt",   "stablehlo.exponential_minus_one",
        "stablehlo.tanh",  "stablehlo.exponential"};
    const Val *x = pick(g, "f32");
    keep(g, unary(g, names[below(g, COUNT(names))], x));
}

static void op_binary(Gen *g) {
    static const char *const names[] = {"add", "subtract", "multiply", "maximum", "minimum", "divide", "multiply", "add", "power", "remainder", "atan2"};
    Val x = *pick(g, "f32"), y = *pick_like(g, &x);
    keep(g, binary(g, names[below(g, COUNT(names))], &x, &y));
}

static void op_with_constant(Gen *g) {
    static const char *const names[] = {"add", "subtract", "multiply", "maximum", "minimum", "divide", "power", "multiply", "remainder"};
    static const char *const numbers[] = {"0.0",     "1.0",    "-1.0",  "2.0",  "0.5",  "-1.0e9", "1.0e-3", "-3.0",    "-1.0e30", "1.0e-30",
                                          "-2.0e38", "3.0e38", "1.0e9", "10.0", "-0.5", "-2.0",   "1.0e7",  "1.0e-38", "-0.0",    "-1.0e4"};
    Val x = *pick(g, "f32"), c = splat(g, numbers[below(g, COUNT(numbers))], &x);
    bool turned = below(g, 3) == 0;
    keep(g, binary(g, names[below(g, COUNT(names))], turned ? &c : &x, turned ? &x : &c));
}

static void op_mask(Gen *g) {
    static const char *const values[] = {"-1.0e9", "0.0",     "0xFF800000", "1.0",           "-1.0e9", "0.0",    "-1.0e4",    "1.0e9",
                                         "5.0",    "-2.0e38", "-1.0e30",    "-3.4028235e38", "-5.0e8", "1.0e30", "0x7F800000"};
    Val x = *pick(g, "f32");
    int dim = padded_dim(g, &x);
    if (dim < 0) return;
    Val m = mask_of(g, &x, dim);
    if (below(g, 3) == 0) {
        keep(g, binary(g, "multiply", &x, &m));
    } else if (below(g, 3) == 0) { // (1 - mask) * -1e9, added
        Val one = splat(g, "1.0", &x), big = splat(g, values[below(g, COUNT(values))], &x);
        Val out = binary(g, "subtract", &one, &m), bias = binary(g, "multiply", &out, &big);
        int before = x.huge;
        x = binary(g, "add", &x, &bias);
        x.huge = before ? 2 : 1;
        keep(g, x);
    } else {
        Val p = truth_of(g, &x, dim), c = splat(g, values[below(g, COUNT(values))], &x);
        int before = x.huge;
        x = chosen(g, &p, &x, &c);
        x.huge = before ? 2 : c.huge ? 1 : 0;
        keep(g, x);
    }
}

static void op_softmax(Gen *g) {
    Val x = *pick(g, "f32");
    if (!x.rank) return;
    int dim = below(g, 2) ? padded_dim(g, &x) : (int)below(g, (unsigned)x.rank);
    if (dim < 0) return;
    if (x.huge > 1) return;
    if (x.d[dim].a == 1 && !x.d[dim].b && below(g, 4) && !x.huge) {
        Val p = truth_of(g, &x, dim), c = splat(g, below(g, 3) ? "-1.0e9" : "0xFF800000", &x);
        x = chosen(g, &p, &x, &c);
    }
    unsigned over = 1U << dim;
    Val m = reduce(g, "maximum", "0xFF800000", &x, over), mb = spread(g, &m, &x, over), less = binary(g, "subtract", &x, &mb),
        e = unary(g, "stablehlo.exponential", &less);
    Val s = reduce(g, "add", "0.0", &e, over), sb = spread(g, &s, &x, over);
    Val r = binary(g, "divide", &e, &sb);
    r.huge = 0;
    keep(g, r);
}

static void op_norm(Gen *g) { // x / sqrt(mean(x^2) + eps) along a dimension
    Val x = *pick(g, "f32");
    if (!x.rank) return;
    unsigned over = 1U << below(g, (unsigned)x.rank);
    Val q = binary(g, "multiply", &x, &x), s = reduce(g, "add", "0.0", &q, over), sb = spread(g, &s, &x, over), eps = splat(g, "1.0e-3", &x);
    Val sum = binary(g, "add", &sb, &eps), r = unary(g, "stablehlo.rsqrt", &sum);
    keep(g, binary(g, "multiply", &x, &r));
}

static void op_reduce(Gen *g) {
    static const char *const rows[][2] = {{"add", "0.0"},      {"maximum", "0xFF800000"}, {"add", "0.0"}, {"minimum", "0x7F800000"},
                                          {"multiply", "1.0"}, {"maximum", "0.0"},        {"add", "1.0"}};
    Val x = *pick(g, "f32");
    if (!x.rank) return;
    if (x.huge > 1 && below(g, 4)) return;
    unsigned over = 1U << below(g, (unsigned)x.rank), row = below(g, COUNT(rows));
    if (x.huge > 1 && row % 2) row = 0; // a sum
    if (below(g, 4) == 0) over |= 1U << below(g, (unsigned)x.rank);
    Val r = keep(g, reduce(g, rows[row][0], rows[row][1], &x, over));
    if (below(g, 2)) keep(g, spread(g, &r, &x, over));
}

static void op_dot(Gen *g) {
    Val x = *pick(g, "f32"), y = *pick(g, "f32");
    for (int tries = 0; tries < 20; tries++) {
        if (!x.rank || !y.rank || x.rank + y.rank - 2 > MAX_DIMS) return;
        int l = (int)below(g, (unsigned)x.rank), r = (int)below(g, (unsigned)y.rank), lb = (int)below(g, (unsigned)x.rank),
            rb = (int)below(g, (unsigned)y.rank);
        bool batch = lb != l && rb != r && same_dim(x.d[lb], y.d[rb]) && below(g, 2);
        if (!same_dim(x.d[l], y.d[r])) continue;
        Val v = fresh(g, "f32", 0, NULL);
        v.huge = worse(x.huge, y.huge);
        if (batch) v.d[v.rank++] = x.d[lb];
        for (int k = 0; k < x.rank; k++)
            if (k != l && !(batch && k == lb)) v.d[v.rank++] = x.d[k];
        for (int k = 0; k < y.rank; k++)
            if (k != r && !(batch && k == rb)) v.d[v.rank++] = y.d[k];
        text_f(g->out, "  %%v%d = stablehlo.dot_general %%v%d, %%v%d, ", v.id, x.id, y.id);
        if (batch) text_f(g->out, "batching_dims = [%d] x [%d], ", lb, rb);
        text_f(g->out, "contracting_dims = [%d] x [%d] : (%s, %s) -> %s\n", l, r, type_of(&x), type_of(&y), type_of(&v));
        keep(g, v);
        return;
    }
}

static void op_transpose(Gen *g) {
    Val x = *pick(g, "f32"), v = like(g, &x, "f32");
    if (x.rank < 2) return;
    int order[MAX_DIMS] = {0, 1, 2, 3};
    for (int k = x.rank - 1; k > 0; k--) {
        int with = (int)below(g, (unsigned)k + 1), t = order[k];
        order[k] = order[with], order[with] = t;
    }
    text_f(g->out, "  %%v%d = stablehlo.transpose %%v%d, dims = [", v.id, x.id);
    for (int k = 0; k < x.rank; k++) text_f(g->out, "%s%d", k ? ", " : "", order[k]), v.d[k] = x.d[order[k]];
    text_f(g->out, "] : (%s) -> %s\n", type_of(&x), type_of(&v));
    keep(g, v);
}

static void op_reverse(Gen *g) {
    Val x = *pick(g, "f32"), v = like(g, &x, "f32");
    if (!x.rank) return;
    text_f(g->out, "  %%v%d = stablehlo.reverse %%v%d, dims = [%u] : %s\n", v.id, x.id, below(g, (unsigned)x.rank), type_of(&v));
    keep(g, v);
}

// Of sizes a*n + b with b at least 1 there is something at every length.
static void op_slice(Gen *g) {
    Val x = *pick(g, "f32"), v = like(g, &x, "f32");
    if (!x.rank) return;
    Dim start[MAX_DIMS] = {{0}}, limit[MAX_DIMS], stride[MAX_DIMS];
    for (int k = 0; k < x.rank; k++) limit[k] = x.d[k], stride[k] = (Dim){0, 1};
    int k = (int)below(g, (unsigned)x.rank);
    unsigned how = below(g, 5);
    if (how == 0 && (x.d[k].a || x.d[k].b > 1)) limit[k] = (Dim){0, 1}; // the first
    else if (how == 1) start[k] = (Dim){x.d[k].a, x.d[k].b - 1};        // the last
    else if (how == 2 && x.d[k].b > 1) start[k] = (Dim){0, 1};          // from the second
    else if (how == 3 && x.d[k].b > 1) limit[k].b--;                    // but the last
    else if (how == 4 && x.d[k].a % 2 == 0 && x.d[k].b % 2 == 0) stride[k] = (Dim){0, 2};
    v.d[k] = stride[k].b == 2 ? (Dim){x.d[k].a / 2, x.d[k].b / 2} : (Dim){limit[k].a - start[k].a, limit[k].b - start[k].b};
    int s = sizes(g, x.rank, start), l = sizes(g, x.rank, limit), t = sizes(g, x.rank, stride);
    text_f(g->out, "  %%v%d = stablehlo.real_dynamic_slice %%v%d, %%v%d, %%v%d, %%v%d : (%s, tensor<%dxi32>, tensor<%dxi32>, tensor<%dxi32>) -> %s\n", v.id,
           x.id, s, l, t, type_of(&x), x.rank, x.rank, x.rank, type_of(&v));
    keep(g, v);
}

static void op_concatenate(Gen *g) {
    Val x = *pick(g, "f32"), v = like(g, &x, "f32");
    if (!x.rank) return;
    int along = (int)below(g, (unsigned)x.rank);
    for (int tries = 0; tries < 10; tries++) {
        Val y = *pick(g, "f32");
        bool fits = y.rank == x.rank;
        for (int k = 0; k < x.rank && fits; k++) fits = k == along || same_dim(x.d[k], y.d[k]);
        if (!fits || x.d[along].a + y.d[along].a > 3) continue;
        v.huge = worse(x.huge, y.huge);
        v.d[along] = (Dim){x.d[along].a + y.d[along].a, x.d[along].b + y.d[along].b};
        text_f(g->out, "  %%v%d = stablehlo.concatenate %%v%d, %%v%d, dim = %d : (%s, %s) -> %s\n", v.id, x.id, y.id, along, type_of(&x), type_of(&y),
               type_of(&v));
        keep(g, v);
        return;
    }
}

static void op_pad(Gen *g) {
    Val x = *pick(g, "f32"), v = like(g, &x, "f32"), c = constant(g, below(g, 2) ? "0.0" : "7.0", "f32");
    if (!x.rank) return;
    Dim low[MAX_DIMS] = {{0}}, high[MAX_DIMS] = {{0}}, interior[MAX_DIMS] = {{0}};
    int k = (int)below(g, (unsigned)x.rank);
    if (below(g, 2)) low[k].b = 1 + (int)below(g, 2);
    if (below(g, 2)) high[k] = (Dim){below(g, 3) == 0 && x.d[k].a < 2, (int)below(g, 3)};
    if (high[k].b == 0 && x.d[k].b > 1 && below(g, 2)) high[k].b = -1;
    if (below(g, 5) == 0) interior[k].b = 1;
    v.d[k].a += high[k].a + interior[k].b * x.d[k].a;
    v.d[k].b += low[k].b + high[k].b + interior[k].b * (x.d[k].b - 1);
    if (v.d[k].a > 4) return;
    int l = sizes(g, x.rank, low), h = sizes(g, x.rank, high), i = sizes(g, x.rank, interior);
    text_f(g->out,
           "  %%v%d = stablehlo.dynamic_pad %%v%d, %%v%d, %%v%d, %%v%d, %%v%d : (%s, tensor<f32>, tensor<%dxi32>, tensor<%dxi32>, tensor<%dxi32>) -> %s\n",
           v.id, x.id, c.id, l, h, i, type_of(&x), x.rank, x.rank, x.rank, type_of(&v));
    keep(g, v);
}

static void reshape_to(Gen *g, const Val *x, Val v) {
    int s = sizes(g, v.rank, v.d);
    text_f(g->out, "  %%v%d = stablehlo.dynamic_reshape %%v%d, %%v%d : (%s, tensor<%dxi32>) -> %s\n", v.id, x->id, s, type_of(x), v.rank, type_of(&v));
    keep(g, v);
}

// Two neighbours become one, or one two, or a size of 1 comes.
static void op_reshape(Gen *g) {
    Val x = *pick(g, "f32");
    if (!x.rank) return;
    int at = (int)below(g, (unsigned)x.rank);
    Val v = like(g, &x, "f32");
    unsigned how = below(g, 3);
    if (how == 0 && at + 1 < x.rank && !(x.d[at].a && x.d[at + 1].a)) {
        Dim p = x.d[at], q = x.d[at + 1];
        v.d[at] = p.a ? (Dim){p.a * q.b, p.b * q.b} : (Dim){q.a * p.b, q.b * p.b};
        if (v.d[at].a > 12) return;
        for (int k = at + 1; k + 1 < x.rank; k++) v.d[k] = x.d[k + 1];
        v.rank--;
        reshape_to(g, &x, v);
    } else if (how == 1 && x.rank < MAX_DIMS) {
        int by = 2 + (int)below(g, 2);
        if (x.d[at].a % by || x.d[at].b % by) return;
        bool outer = below(g, 2);
        for (int k = x.rank; k > at + 1; k--) v.d[k] = x.d[k - 1];
        v.d[at] = outer ? (Dim){0, by} : (Dim){x.d[at].a / by, x.d[at].b / by};
        v.d[at + 1] = outer ? (Dim){x.d[at].a / by, x.d[at].b / by} : (Dim){0, by};
        v.rank++;
        reshape_to(g, &x, v);
    } else if (how == 2 && x.rank < MAX_DIMS) {
        for (int k = x.rank; k > at; k--) v.d[k] = x.d[k - 1];
        v.d[at] = (Dim){0, 1};
        v.rank++;
        reshape_to(g, &x, v);
    }
}

static void op_broadcast(Gen *g) { // to another value's shape, along dimensions of the same size
    Val x = *pick(g, "f32"), shape = *pick(g, "f32");
    int dims[MAX_DIMS], at = 0;
    for (int k = 0; k < x.rank; k++, at++) {
        while (at < shape.rank && !same_dim(shape.d[at], x.d[k]) && !(same_dim(x.d[k], (Dim){0, 1}))) at++;
        if (at >= shape.rank) return;
        dims[k] = at;
    }
    keep(g, broadcast(g, &x, &shape, dims));
}

static void op_iota(Gen *g) {
    Val shape = *pick(g, "f32");
    if (!shape.rank) return;
    int s = sizes(g, shape.rank, shape.d);
    Val v = like(g, &shape, "f32");
    text_f(g->out, "  %%v%d = stablehlo.dynamic_iota %%v%d, dim = %u : (tensor<%dxi32>) -> %s\n", v.id, s, below(g, (unsigned)shape.rank), shape.rank,
           type_of(&v));
    keep(g, v);
}

static void op_embed(Gen *g) { // rows of the last argument, by ids
    Dim d[2] = {{1, 0}, {0, 3}};
    Val v = fresh(g, "f32", 2, d);
    Dim col[2] = {{1, 0}, {0, 1}};
    Val ids = fresh(g, "i32", 2, col);
    int s = sizes(g, 2, col);
    text_f(g->out, "  %%v%d = stablehlo.dynamic_reshape %%v4, %%v%d : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>\n", ids.id, s);
    text_f(g->out,
           "  %%v%d = \"stablehlo.gather\"(%%v5, %%v%d) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map "
           "= [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<?x1xi32>) -> tensor<?x3xf32>\n",
           v.id, ids.id);
    keep(g, v);
}

static void op_number(Gen *g) { // a size as a number
    Val x = *pick(g, "f32"), n = fresh(g, "i32", 0, NULL);
    text_f(g->out, "  %%v%d = stablehlo.get_dimension_size %%v0, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>\n", n.id);
    Val f = convert(g, &n, "f32"), b = broadcast(g, &f, &x, NULL);
    keep(g, binary(g, below(g, 2) ? "divide" : "multiply", &x, &b));
}

static void op_compare(Gen *g) {
    static const char *const how[] = {"LT", "LE", "GT", "GE", "EQ", "NE"};
    static const char *const numbers[] = {"0.0", "1.0", "-1.0e9", "0.5"};
    Val x = *pick(g, "f32"), c = splat(g, numbers[below(g, COUNT(numbers))], &x), p = compare(g, how[below(g, COUNT(how))], &x, &c);
    if (below(g, 2)) {
        keep(g, convert(g, &p, "f32"));
    } else {
        Val y = *pick_like(g, &x), z = splat(g, numbers[below(g, COUNT(numbers))], &x);
        keep(g, below(g, 2) ? chosen(g, &p, &y, &z) : chosen(g, &p, &z, &y));
    }
}

// clang-format off
static Maker *const makers[] = {op_unary, op_binary, op_with_constant, op_mask, op_mask, op_softmax, op_norm, op_reduce, op_dot, op_transpose, op_reverse, op_slice, op_concatenate, op_pad,
                                op_reshape, op_broadcast, op_iota, op_embed, op_number, op_compare, op_dot, op_unary, op_window, op_cumulate, op_sort, op_convolve, op_repeat, op_scan, op_branch, op_dot, op_unary, op_causal, op_causal, op_mask, op_softmax, op_binary, op_with_constant, op_with_constant, op_reciprocal, op_typed, op_typed, op_truth, op_choice, op_one_hot, op_mean, op_mean, op_guard, op_clamp, op_table, op_table};
// clang-format on

static void dims_text_of(Gen *g, const Val *v) {
    text_z(g->out, "[");
    for (int k = 0; k < v->rank; k++) {
        text_z(g->out, k ? ", \"" : "\"");
        if (v->d[k].a) text_z(g->out, "n");
        text_z(g->out, "\"");
    }
    text_z(g->out, "]");
}

void random_padded(uint64_t seed, Text *out) {
    static const Val arguments[] = {
        {0, "f32", 2, {{1, 0}, {0, 3}}, 0}, {1, "f32", 2, {{0, 2}, {1, 0}}, 0}, {2, "f32", 2, {{0, 3}, {0, 4}}, 0},        {3, "f32", 1, {{1, 0}}, 0},
        {4, "i32", 1, {{1, 0}}, 0},         {5, "f32", 2, {{0, 5}, {0, 3}}, 0}, {6, "f32", 3, {{0, 2}, {1, 0}, {0, 3}}, 0}};
    Text body = {0};
    Gen g = {.out = &body, .state = seed * 0x9e3779b97f4a7c15U + 0x1234567, .next = 7};
    for (int i = 0; i < 20; i++) below(&g, 2);
    for (size_t i = 0; i < COUNT(arguments); i++)
        if (strcmp(arguments[i].type, "i32")) g.v[g.n++] = arguments[i];
    for (unsigned i = 0, n = 1 + below(&g, 14); i < n; i++) makers[below(&g, COUNT(makers))](&g);
    Val last = g.v[g.n - 1], other = *pick(&g, "f32");
    Gen head = {.out = out};
    text_z(out, "func.func @main(");
    for (size_t i = 0; i < COUNT(arguments); i++) {
        text_f(out, "%s%%v%zu: %s {tpu.dims = ", i ? ", " : "", i, type_of(&arguments[i]));
        dims_text_of(&head, &arguments[i]);
        text_z(out, "}");
    }
    text_f(out, ") -> (%s, %s) {\n", type_of(&last), type_of(&other));
    text_add(out, body.items ? body.items : "", body.n);
    text_f(out,
           "  return %%v%d, %%v%d : %s, %s\n"
           "}\n"
           "func.func private @sum(%%a: tensor<f32>, %%b: tensor<f32>) -> tensor<f32> {\n"
           "  %%r = stablehlo.add %%a, %%b : tensor<f32>\n"
           "  return %%r : tensor<f32>\n"
           "}\n",
           last.id, other.id, type_of(&last), type_of(&other));
    vec_free(&body);
}
