// See einsum.h. A dimension is a letter, which has one size in the whole function. Values are kept near 1: a sum of n products is divided by the square root
// of n.
#include "tests/ops/random/einsum.h"
#include "tests/ops/inputs.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LETTERS = 6, MOST_ARGS = 16, MOST_ELEMENTS = 1 << 16, MOST_PRODUCTS = 1 << 21 };
static const char BATCH[] = "ab", ROW = 'm', COLUMN = 'n', DEPTH = 'k', FEATURE = 'd';

typedef struct {
    char name[16], dims[LETTERS + 1];
} Val;

typedef struct {
    uint64_t random;
    Text body;
    const char *type;
    int64_t sizes[128]; // of letters
    Val args[MOST_ARGS];
    unsigned n_args, n_names;
    Arena arena;
} Gen;

static unsigned below(Gen *g, unsigned n) { return (unsigned)(random_next(&g->random) % n); }

static const char *type_of(Gen *g, const char *dims) {
    const char *s = "tensor<";
    for (; *dims; dims++) s = arena_printf(&g->arena, "%s%lldx", s, (long long)g->sizes[(unsigned char)*dims]);
    return arena_printf(&g->arena, "%s%s>", s, g->type);
}

// Where each of the letters stands in dims.
static const char *places(Gen *g, const char *letters, const char *dims) {
    const char *s = "[";
    for (const char *c = letters; *c; c++) s = arena_printf(&g->arena, "%s%s%d", s, c == letters ? "" : ", ", (int)(strchr(dims, *c) - dims));
    return arena_printf(&g->arena, "%s]", s);
}

static double volume(const Gen *g, const char *dims) {
    double n = 1;
    for (; *dims; dims++) n *= (double)g->sizes[(unsigned char)*dims];
    return n;
}

static Val fresh(Gen *g, const char *dims) {
    Val v;
    snprintf(v.name, sizeof v.name, "%%v%u", g->n_names++);
    snprintf(v.dims, sizeof v.dims, "%s", dims);
    return v;
}

static Val argument(Gen *g, const char *dims) {
    Val v = fresh(g, dims);
    snprintf(v.name, sizeof v.name, "%%a%u", g->n_args);
    return g->args[g->n_args++] = v;
}

static void shuffle(Gen *g, char *letters) {
    for (size_t i = strlen(letters); i > 1; i--) {
        size_t k = below(g, (unsigned)i);
        char c = letters[i - 1];
        letters[i - 1] = letters[k], letters[k] = c;
    }
}

// All letters of dims that are not in `without`.
static void rest_of(const char *dims, const char *without, char *out) {
    for (; *dims; dims++)
        if (!strchr(without, *dims)) *out++ = *dims;
    *out = 0;
}

static Val splat(Gen *g, const char *dims, double x) {
    Val v = fresh(g, dims);
    text_f(&g->body, "  %s = stablehlo.constant dense<%.6e> : %s\n", v.name, x, type_of(g, dims));
    return v;
}

static Val unary(Gen *g, const char *op, const Val *x) {
    Val v = fresh(g, x->dims);
    text_f(&g->body, "  %s = stablehlo.%s %s : %s\n", v.name, op, x->name, type_of(g, x->dims));
    return v;
}

static Val binary(Gen *g, const char *op, const Val *x, const Val *y) {
    Val v = fresh(g, x->dims);
    text_f(&g->body, "  %s = stablehlo.%s %s, %s : %s\n", v.name, op, x->name, y->name, type_of(g, x->dims));
    return v;
}

static Val turned(Gen *g, const Val *x) {
    Val v = fresh(g, x->dims);
    shuffle(g, v.dims);
    text_f(&g->body, "  %s = stablehlo.transpose %s, dims = %s : (%s) -> %s\n", v.name, x->name, places(g, v.dims, x->dims), type_of(g, x->dims),
           type_of(g, v.dims));
    return v;
}

// x along its other dimensions, which are in the order of dims.
static Val repeated(Gen *g, const Val *x, const char *dims) {
    Val v = fresh(g, dims);
    text_f(&g->body, "  %s = stablehlo.broadcast_in_dim %s, dims = %s : (%s) -> %s\n", v.name, x->name, places(g, x->dims, dims), type_of(g, x->dims),
           type_of(g, dims));
    return v;
}

// The sum or maximum along a dimension, repeated along it.
static Val reduced(Gen *g, const char *op, const Val *x, char along) {
    char left[LETTERS + 1];
    rest_of(x->dims, (char[]){along, 0}, left);
    Val init = splat(g, "", strcmp(op, "add") ? -1e4 : 0), v = fresh(g, left);
    text_f(&g->body, "  %s = stablehlo.reduce(%s init: %s) applies stablehlo.%s across dimensions = %s : (%s, %s) -> %s\n", v.name, x->name, init.name, op,
           places(g, (char[]){along, 0}, x->dims), type_of(g, x->dims), type_of(g, ""), type_of(g, left));
    return repeated(g, &v, x->dims);
}

static Val softmax(Gen *g, const Val *x, char along) {
    Val most = reduced(g, "maximum", x, along), less = binary(g, "subtract", x, &most), e = unary(g, "exponential", &less);
    Val sum = reduced(g, "add", &e, along);
    return binary(g, "divide", &e, &sum);
}

static Val step(Gen *g, const Val *x) {
    char some = x->dims[below(g, (unsigned)strlen(x->dims))];
    unsigned kind = below(g, 4);
    if (kind == 0) return unary(g, "tanh", x);
    if (kind == 1) {
        Val most = reduced(g, "maximum", x, some);
        return binary(g, "subtract", x, &most);
    }
    if (kind == 2) return turned(g, x);
    Val bias = argument(g, (char[]){some, 0}), wide = repeated(g, &bias, x->dims);
    return binary(g, "add", x, &wide);
}

static Val some_steps(Gen *g, Val x) {
    for (unsigned n = below(g, 3); n-- > 0;) x = step(g, &x);
    return x;
}

// Over the letters of `depth`, for each of a batch.
static Val product(Gen *g, const Val *x, const Val *y, const char *batch, const char *depth) {
    char both[2 * LETTERS + 1], of_x[LETTERS + 1], of_y[LETTERS + 1];
    snprintf(both, sizeof both, "%s%s", batch, depth);
    rest_of(x->dims, both, of_x);
    rest_of(y->dims, both, of_y);
    Val v = fresh(g, arena_printf(&g->arena, "%s%s%s", batch, of_x, of_y));
    text_f(&g->body, "  %s = stablehlo.dot_general %s, %s, batching_dims = %s x %s, contracting_dims = %s x %s : (%s, %s) -> %s\n", v.name, x->name, y->name,
           places(g, batch, x->dims), places(g, batch, y->dims), places(g, depth, x->dims), places(g, depth, y->dims), type_of(g, x->dims), type_of(g, y->dims),
           type_of(g, v.dims));
    Val by = splat(g, v.dims, 1 / sqrt(volume(g, depth)));
    return binary(g, "multiply", &v, &by);
}

static Val of_either(Gen *g, const Val *x, const Val *y, const char *batch, char depth) {
    bool swapped = below(g, 2);
    return product(g, swapped ? y : x, swapped ? x : y, batch, (char[]){depth, 0});
}

static Val mixed(Gen *g, const char *batch, char first, char second) {
    char dims[LETTERS + 1];
    snprintf(dims, sizeof dims, "%s%c%c", batch, first, second);
    shuffle(g, dims);
    return some_steps(g, argument(g, dims));
}

// Sizes beside and at those of vectors, such that all of it is little work.
static void choose_sizes(Gen *g, const char *batch) {
    static const int64_t sizes[] = {1, 2, 3, 5, 8, 12, 15, 16, 17, 20, 32, 33, 48, 65};
    const char *pairs[] = {"mk", "nk", "mn", "nd", "md"};
    for (bool fits = false; !fits;) {
        for (const char *c = "abmnkd"; *c; c++) g->sizes[(unsigned char)*c] = sizes[below(g, COUNT(sizes))];
        double n = volume(g, batch);
        fits = n * volume(g, "mnk") <= MOST_PRODUCTS && n * volume(g, "mnd") <= MOST_PRODUCTS;
        for (size_t i = 0; i < COUNT(pairs); i++) fits &= n * volume(g, pairs[i]) <= MOST_ELEMENTS;
    }
}

static void put(Gen *g, Text *out, const Val *v, unsigned n, bool names) {
    for (unsigned i = 0; i < n; i++) text_f(out, "%s%s%s%s", i ? ", " : "", names ? v[i].name : "", names ? ": " : "", type_of(g, v[i].dims));
}

void random_einsum(uint64_t seed, Text *out) {
    uint64_t start = seed;
    Gen g = {.random = random_next(&start)};
    g.type = below(&g, 4) ? "f32" : "f64";
    char batch[LETTERS + 1];
    snprintf(batch, sizeof batch, "%.*s", below(&g, 4) ? 1 + (int)below(&g, 2) : 0, BATCH);
    choose_sizes(&g, batch);
    Val x = mixed(&g, batch, ROW, DEPTH), y = mixed(&g, batch, COLUMN, DEPTH);
    shuffle(&g, batch);
    Val sums = of_either(&g, &x, &y, batch, DEPTH), results[2];
    if (below(&g, 2)) sums = turned(&g, &sums);
    results[0] = sums = some_steps(&g, sums);
    unsigned n = 1;
    if (below(&g, 2)) results[0] = sums = softmax(&g, &sums, COLUMN);
    if (below(&g, 4)) {
        Val z = mixed(&g, batch, COLUMN, FEATURE), last = of_either(&g, &sums, &z, batch, COLUMN);
        n = below(&g, 3) ? 1 : 2; // whether what the second product multiplies is a result as well
        results[n - 1] = some_steps(&g, last);
    }
    text_f(out, "// absolute: 2e-5\nfunc.func @main(");
    put(&g, out, g.args, g.n_args, true);
    text_f(out, ") -> (");
    put(&g, out, results, n, false);
    text_f(out, ") {\n%s  return ", g.body.items);
    for (unsigned i = 0; i < n; i++) text_f(out, "%s%s", i ? ", " : "", results[i].name);
    text_f(out, " : ");
    put(&g, out, results, n, false);
    text_f(out, "\n}\n");
    vec_free(&g.body);
    arena_free(&g.arena);
}
