// See products.h. Values are kept near 1: a sum of n products is divided by the square root of n.
#include "tests/ops/random/products.h"
#include "tests/ops/inputs.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_STEPS = 9, MAX_LIVE = 40, MAX_ARGS = 40 };

typedef struct {
    char name[16];
    unsigned rank;
    int64_t dims[4];
} Val;

typedef struct {
    uint64_t random;
    Text body;
    Val live[MAX_LIVE], args[MAX_ARGS];
    unsigned n_live, n_args, n_names;
    bool rounds, rounded; // operands, now and then; whether any was
    Arena arena;
} Gen;

static unsigned below(Gen *g, unsigned n) { return (unsigned)(random_next(&g->random) % n); }
static const char *type_of(Gen *g, const Val *v, const char *element) {
    const char *s = "tensor<";
    for (unsigned i = 0; i < v->rank; i++) s = arena_printf(&g->arena, "%s%lldx", s, (long long)v->dims[i]);
    return arena_printf(&g->arena, "%s%s>", s, element);
}

static const char *text_of(Gen *g, const Val *v) { return type_of(g, v, "f32"); }

static int64_t size(Gen *g) {
    static const int64_t sizes[] = {1, 3, 16, 17, 31, 32, 33, 48, 64, 65, 100, 128, 130};
    return sizes[below(g, COUNT(sizes))];
}

static Val fresh(Gen *g, const Val *like) {
    Val v = *like;
    snprintf(v.name, sizeof v.name, "%%v%u", g->n_names++);
    return v;
}

static Val argument(Gen *g, Val like) {
    snprintf(like.name, sizeof like.name, "%%a%u", g->n_args);
    return g->args[g->n_args++] = like;
}

static Val splat(Gen *g, const Val *like, double x) {
    Val v = fresh(g, like);
    text_f(&g->body, "  %s = stablehlo.constant dense<%.6e> : %s\n", v.name, x, text_of(g, &v));
    return v;
}

static Val unary(Gen *g, const char *op, const Val *x) {
    Val v = fresh(g, x);
    text_f(&g->body, "  %s = stablehlo.%s %s : %s\n", v.name, op, x->name, text_of(g, x));
    return v;
}

static Val binary(Gen *g, const char *op, const Val *x, const Val *y) {
    Val v = fresh(g, x);
    text_f(&g->body, "  %s = stablehlo.%s %s, %s : %s\n", v.name, op, x->name, y->name, text_of(g, x));
    return v;
}

// An argument, or a constant that the compiler folds, whose sine is of exact numbers.
static Val weights(Gen *g, Val like) {
    if (below(g, 2)) return argument(g, like);
    Val v = fresh(g, &like);
    text_f(&g->body, "  %s = stablehlo.iota dim = %u : %s\n", v.name, below(g, like.rank), text_of(g, &v));
    Val w = fresh(g, &like);
    text_f(&g->body, "  %s = stablehlo.iota dim = %u : %s\n", w.name, like.rank - 1, text_of(g, &w));
    Val third = splat(g, &like, (24 + below(g, 40)) / 64.0), scaled = binary(g, "multiply", &w, &third), sum = binary(g, "add", &v, &scaled);
    return unary(g, "sine", &sum);
}

static const char *config(Gen *g) {
    static const char *const names[] = {"DEFAULT", "HIGH", "HIGHEST"};
    return below(g, 3) ? "" : arena_printf(&g->arena, "precision = [%s, %s]", names[below(g, 3)], names[below(g, 3)]);
}

static Val scaled(Gen *g, const Val *sum, int64_t n) {
    Val by = splat(g, sum, 1 / sqrt((double)n));
    return binary(g, "multiply", sum, &by);
}

// Of both operands of a product, which may be rounded.
static const char *operand_type(Gen *g, Val *x, Val *y) {
    if (!g->rounds || below(g, 3)) return "f32";
    g->rounded = true;
    for (unsigned i = 0; i < 2; i++) {
        Val *v = i ? y : x, shorter = fresh(g, v);
        text_f(&g->body, "  %s = stablehlo.convert %s : (%s) -> %s\n", shorter.name, v->name, text_of(g, v), type_of(g, v, "bf16"));
        *v = shorter;
    }
    return "bf16";
}

static Val matmul(Gen *g, const Val *from) {
    bool turned = below(g, 3) == 0;
    int64_t k = from->dims[1], n = size(g);
    Val x = *from, w = weights(g, (Val){.rank = 2, .dims = {turned ? n : k, turned ? k : n}}), z = fresh(g, &(Val){.rank = 2, .dims = {x.dims[0], n}});
    const char *how = config(g), *of = operand_type(g, &x, &w);
    text_f(&g->body, "  %s = stablehlo.dot_general %s, %s, contracting_dims = [1] x [%d]%s%s : (%s, %s) -> %s\n", z.name, x.name, w.name, turned,
           *how ? ", " : "", how, type_of(g, &x, of), type_of(g, &w, of), text_of(g, &z));
    return scaled(g, &z, k);
}

static Val convolution(Gen *g, const Val *from) {
    static const int64_t features[] = {1, 3, 8, 16, 17, 32, 40};
    int64_t window = below(g, 2) ? 1 : 3, stride = 1 + (below(g, 4) == 0), f = features[below(g, COUNT(features))], c = from->dims[3];
    int64_t groups = below(g, 6) == 0 ? c : 1;
    if (groups > 1) f = c;
    Val x = *from, w = weights(g, (Val){.rank = 4, .dims = {window, window, c / groups, f}}), z = fresh(g, from);
    for (unsigned i = 1; i < 3; i++) z.dims[i] = (x.dims[i] - 1) / stride + 1;
    z.dims[3] = f;
    int pad = window == 3;
    const char *of = operand_type(g, &x, &w);
    text_f(&g->body,
           "  %s = stablehlo.convolution(%s, %s) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [%d, %d], pad = [[%d, %d], [%d, "
           "%d]]} {batch_group_count = 1 : i64, feature_group_count = %lld : i64} : (%s, %s) -> %s\n",
           z.name, x.name, w.name, (int)stride, (int)stride, pad, pad, pad, pad, (long long)groups, type_of(g, &x, of), type_of(g, &w, of), text_of(g, &z));
    return scaled(g, &z, window * window * c / groups);
}

static Val bias(Gen *g, const Val *x) {
    Val b = weights(g, (Val){.rank = 1, .dims = {x->dims[x->rank - 1]}}), wide = fresh(g, x);
    text_f(&g->body, "  %s = stablehlo.broadcast_in_dim %s, dims = [%u] : (%s) -> %s\n", wide.name, b.name, x->rank - 1, text_of(g, &b), text_of(g, &wide));
    return binary(g, "add", x, &wide);
}

static Val elementwise(Gen *g, const Val *x) {
    static const char *const smooth[] = {"tanh", "logistic", "negate", "cosine", "abs"}, *const two[] = {"add", "subtract", "maximum", "minimum"};
    unsigned kind = below(g, 4);
    if (kind == 0) return bias(g, x);
    if (kind == 1) return unary(g, smooth[below(g, COUNT(smooth))], x);
    if (kind == 2) {
        Val zero = splat(g, x, 0);
        return binary(g, "maximum", x, &zero);
    }
    for (unsigned i = g->n_live; i-- > 0;) { // a residual
        const Val *y = &g->live[i];
        bool same = y->rank == x->rank;
        for (unsigned k = 0; same && k < x->rank; k++) same = x->dims[k] == y->dims[k];
        if (!same || below(g, 3) == 0) continue;
        Val sum = binary(g, two[below(g, COUNT(two))], x, y), half = splat(g, x, 0.5);
        return binary(g, "multiply", &sum, &half);
    }
    return unary(g, "tanh", x);
}

static Val flattened(Gen *g, const Val *x) {
    Val z = fresh(g, &(Val){.rank = 2, .dims = {x->dims[0] * x->dims[1] * x->dims[2], x->dims[3]}});
    text_f(&g->body, "  %s = stablehlo.reshape %s : (%s) -> %s\n", z.name, x->name, text_of(g, x), text_of(g, &z));
    return z;
}

static Val step(Gen *g, const Val *x) {
    unsigned kind = below(g, 8);
    if (kind < 4) return x->rank == 2 ? matmul(g, x) : convolution(g, x);
    return kind == 4 && x->rank == 4 ? flattened(g, x) : elementwise(g, x);
}

static void put(Gen *g, Text *out, const char *separator, bool names, bool types, const Val *v, unsigned n) {
    for (unsigned i = 0; i < n; i++)
        text_f(out, "%s%s%s%s", i ? ", " : "", names ? v[i].name : "", names && types ? separator : "", types ? text_of(g, &v[i]) : "");
}

static void products(uint64_t seed, bool rounds, Text *out) {
    uint64_t mixed = seed;
    Gen g = {.random = random_next(&mixed), .rounds = rounds};
    Val x = below(&g, 3) ? (Val){.rank = 2, .dims = {size(&g), size(&g)}}
                         : (Val){.rank = 4, .dims = {1 + below(&g, 2), 1 + below(&g, 12), 1 + below(&g, 12), 1 + below(&g, 40)}};
    g.live[g.n_live++] = argument(&g, x);
    for (unsigned i = 0, n = 3 + below(&g, MAX_STEPS - 2); i < n; i++) {
        unsigned last = g.n_live < 3 ? g.n_live : 3;
        Val from = g.live[g.n_live - 1 - (below(&g, 2) ? 0 : below(&g, last))], made = step(&g, &from);
        g.live[g.n_live++] = made;
    }
    unsigned n = g.n_live < 4 ? 1 : 1 + below(&g, 3);
    const Val *results = &g.live[g.n_live - n];
    text_f(out, "// absolute: %s\nfunc.func @main(", g.rounded ? "2e-3" : "1e-6"); // what is computed in another order may round the other way
    put(&g, out, ": ", true, true, g.args, g.n_args);
    text_f(out, ") -> (");
    put(&g, out, "", false, true, results, n);
    text_f(out, ") {\n%s  return ", g.body.items);
    put(&g, out, "", true, false, results, n);
    text_f(out, " : ");
    put(&g, out, "", false, true, results, n);
    text_f(out, "\n}\n");
    vec_free(&g.body);
    arena_free(&g.arena);
}

void random_products(uint64_t seed, Text *out) { products(seed, false, out); }
void random_products_rounded(uint64_t seed, Text *out) { products(seed, true, out); }
