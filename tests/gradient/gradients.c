// Gradients against differences: of every case of the given .mlir files (cases are split by lines `// -----`) and of random graphs (tests/ops/random/graph.h),
// with all floats as f64, the gradient program of the pass `gradient` is evaluated, and so are differences of the function itself. Results are weighted at
// random.
//   gradients [--random=N] [--control=N] [--scatters=N] [--convolutions=N] [--linalg=N] [--seed=N] [--samples=N] [--write=DIR] [--strict] [--print] FILE...
// Of each argument --samples elements are moved (12), and all at once in a random direction. The derivative is that of 5 points, whose error is far below the
// bound, 1e-5 of it. Where differences to the left and to the right do not agree, the point is a kink: the gradient has to be one of both, or between them.
// Where they do not agree with those of a smaller step either, the function jumps or is too steep there; such points are counted.
//   // refused               the case has no gradient, and is refused with the code [no-gradient]
//   // wrt: x,y              arguments that are asked of; all, if not given
//   module @m attributes {mhlo.num_replicas = 4 : i32}   is run on as many devices, each with arguments of its own; the sum of all results is differentiated
//   // input 1: range(0, 9)  as in tests/ops/inputs.h
// --write: the gradient programs as files, with the comments of the cases, for `differ`, which compiles them.
// --strict: a case that cannot be read, or has nothing to differentiate, fails. --print: why cases have no gradient.
// Prints a line a failure and `N passed, M failed; ..`.
#define _GNU_SOURCE 1
#include "ir/eval/eval.h"
#include "ir/infer/infer.h"
#include "ir/ops/devices/devices.h"
#include "ir/text/text.h"
#include "passes/pass.h"
#include "tests/ops/inputs.h"
#include "tests/ops/random/control.h"
#include "tests/ops/random/convolution.h"
#include "tests/ops/random/graph.h"
#include "tests/ops/random/linalg.h"
#include "tests/ops/random/scatter.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ARGS = 256, MAX_RESULTS = 256 }; // of all devices

static struct {
    uint64_t seed;
    unsigned samples;
    const char *write;
    bool print, strict;
} set = {.seed = 1, .samples = 12};
static struct {
    size_t passed, failed, refused, unfit, points, kinks, jumps;
} counts;

typedef struct {
    Arena arena;
    Diags diags;
    const char *text;
    size_t len;
    uint64_t random;
    bool random_graph;
    Module *m;
    const Func *f;
    uint32_t n_devices;
    const Literal *args[MAX_ARGS], *weights[MAX_RESULTS]; // of device 0 first
    double size;                                          // of the terms of the weighted sum
} Case;

// --- elements

static bool is_inexact(Type t) { return dtype_is_float(t->dtype) || dtype_is_complex(t->dtype); }
static double *parts_of(const Literal *l) { return (double *)(uintptr_t)l->data; } // all floats are f64 here
static int64_t n_parts(Type t) { return t->n_elems * (dtype_is_complex(t->dtype) ? 2 : 1); }
static double uniform(Case *c) { return (double)(random_next(&c->random) >> 11) * 0x1p-52 - 1; }

static const Literal *dense(Arena *a, const Literal *l) {
    void *data;
    size_t size = dtype_bytes(l->type->dtype);
    Literal *out = literal_make(a, l->type, &data);
    for (int64_t k = 0; k < l->type->n_elems; k++) memcpy((char *)data + (size_t)k * size, literal_elem(l, k), size);
    return out;
}

static const Literal *random_floats(Case *c, Type t, double size) {
    void *data;
    Literal *l = literal_make(&c->arena, t, &data);
    for (int64_t i = 0; i < n_parts(t); i++) ((double *)data)[i] = size * uniform(c);
    return l;
}

// --- the function

// On all devices of its module.
static bool evaluate(Case *c, Module *m, const Func *f, const Literal *const *args, Arena *arena, const Literal **out) {
    return eval_devices(m, f, module_n_replicas(m), module_n_partitions(m), args, NULL, arena, out, &c->diags);
}

// The sum of all results, weighted; of complex ones Re(w z). NaN: it does not evaluate.
static double value_of(Case *c) {
    Arena arena = {0};
    const Literal *out[MAX_RESULTS];
    double sum = 0;
    c->size = 0;
    if (!evaluate(c, c->m, c->f, c->args, &arena, out)) sum = NAN;
    for (uint32_t r = 0; !isnan(sum) && r < c->f->n_results * c->n_devices; r++) {
        if (!c->weights[r]) continue;
        const double *w = parts_of(c->weights[r]), *y = parts_of(dense(&arena, out[r]));
        bool complex = dtype_is_complex(out[r]->type->dtype);
        for (int64_t i = 0; i < n_parts(out[r]->type); i++) {
            double term = w[i] == 0 ? 0 : complex && i % 2 ? -w[i] * y[i] : w[i] * y[i];
            sum += term, c->size += fabs(term);
        }
    }
    arena_free(&arena);
    return sum;
}

typedef struct {
    double *at; // of an argument, which is moved
    const double *along, *from;
    int64_t n;
} Line;

static double value_along(Case *c, const Line *l, double by) {
    for (int64_t i = 0; i < l->n; i++) l->at[i] = l->from[i] + by * l->along[i];
    double v = value_of(c);
    memcpy(l->at, l->from, (size_t)l->n * sizeof *l->at);
    return v;
}

typedef struct {
    double left, right, middle, noise;
} Slope;

static Slope slope_along(Case *c, const Line *l, double h) {
    double v[5];
    for (int i = 0; i < 5; i++) v[i] = value_along(c, l, (i - 2) * h);
    Slope s = {(3 * v[2] - 4 * v[1] + v[0]) / (2 * h), (-3 * v[2] + 4 * v[3] - v[4]) / (2 * h), (8 * (v[3] - v[1]) - (v[4] - v[0])) / (12 * h), 0};
    s.noise = 0x1p-50 * c->size / h;
    return s;
}

static bool near(double a, double b, double bound) { return fabs(a - b) <= bound; }

// NULL, or what is wrong. A step that is 8 times smaller moves a derivative from one side closer by far more than it leaves open, so what differences know,
// they know up to the change from the step before; a kink between two steps is such a change. Only what lies outside of that is wrong.
static char *check_point(Case *c, const Line *l, double got, double largest) {
    Slope s = {0}, last;
    double bound = 0, open = INFINITY;
    counts.points++;
    for (double h = 1e-3; h > 1e-6; h /= 8) {
        last = s, s = slope_along(c, l, h);
        if (isnan(s.middle)) break;
        bound = 1e-5 * fmax(fabs(s.middle), 1e-3 * largest) + 20 * s.noise;
        if (near(s.left, s.right, 20 * bound) && near(got, s.middle, bound)) return NULL;
        if (h < 1e-3) open = fmax(fabs(s.left - last.left), fabs(s.right - last.right));
        bool between = got >= fmin(s.left, s.right) - bound && got <= fmax(s.left, s.right) + bound;
        if (open <= 30 * bound && !near(s.left, s.right, 30 * bound) && between) return counts.kinks++, NULL;
    }
    double beyond = fmax(fmin(s.left, s.right) - got, got - fmax(s.left, s.right));
    if (isnan(s.middle) || open > 30 * bound || beyond <= bound + 2 * open) return counts.jumps++, NULL;
    if (!near(s.left, s.right, 30 * bound))
        return arena_printf(&c->arena, "%.12g, but differences say %.12g to the left and %.12g to the right", got, s.left, s.right);
    return arena_printf(&c->arena, "%.12g, but differences say %.12g", got, s.middle);
}

// --- a case

static char *check_argument(Case *c, uint32_t a, const Literal *gradient, bool finite) {
    Type t = c->args[a]->type;
    int64_t n = n_parts(t);
    if (!n) return NULL;
    double *along = xcalloc((size_t)n, sizeof *along), *from = xcalloc((size_t)n, sizeof *from), largest = 0, *g = parts_of(dense(&c->arena, gradient));
    bool complex = dtype_is_complex(t->dtype);
    Line l = {parts_of(c->args[a]), along, from, n};
    memcpy(from, l.at, (size_t)n * sizeof *from);
    for (int64_t i = 0; i < n; i++) largest = fmax(largest, isfinite(g[i]) ? fabs(g[i]) : 0);
    char *wrong = NULL;
    for (unsigned k = 0; k <= set.samples && k <= n && !wrong; k++) {
        double got = 0;
        bool whole = k == set.samples || k == n;
        int64_t one = n <= set.samples ? k : (int64_t)(random_next(&c->random) % (uint64_t)n);
        for (int64_t i = 0; i < n; i++) {
            along[i] = whole ? uniform(c) : i == one;
            if (along[i] != 0) got += complex && i % 2 ? -g[i] * along[i] : g[i] * along[i];
        }
        if (!isfinite(got) && !finite) continue; // outside of where it is defined
        wrong = check_point(c, &l, got, largest * (whole ? sqrt((double)n) : 1));
        if (wrong) wrong = arena_printf(&c->arena, "argument %u, %s %lld: %s", a, whole ? "direction" : "element", (long long)(whole ? 0 : one), wrong);
    }
    free(along);
    free(from);
    return wrong;
}

static void copy_file(Case *c, const Module *g) {
    static unsigned n;
    char path[512];
    Text text = {0};
    snprintf(path, sizeof path, "%s/%05u.mlir", set.write, n++);
    FILE *f = fopen(path, "w");
    print_module(g, NULL, &text);
    for (const char *at = c->text, *end = c->text + c->len; f && at < end; at += strcspn(at, "\n") + 1)
        if (!strncmp(at, "// input ", 9) || !strncmp(at, "// control", 10)) fprintf(f, "%.*s\n", (int)strcspn(at, "\n"), at);
    if (!f || fwrite(text.items, 1, text.n, f) != text.n || fclose(f)) fprintf(stderr, "gradients: %s cannot be written\n", path), exit(2);
    vec_free(&text);
}

static const char *comment(Case *c, const char *title) {
    const char *at = memmem(c->text, c->len, title, strlen(title));
    if (!at) return NULL;
    at += strlen(title);
    return arena_printf(&c->arena, "%.*s", (int)strcspn(at, "\n"), at);
}

static bool has_code(const Diags *d, DiagCode code) {
    for (size_t i = 0; i < d->list.n; i++)
        if (d->list.items[i].code == code) return true;
    return false;
}

static bool is_asked(Case *c, const char *wrt, uint32_t a) {
    if (!is_inexact(c->f->body->args[a]->type)) return false;
    if (!wrt) return true;
    const char *name = argument_name((Func *)(uintptr_t)c->f, a);
    for (const char *at = wrt; *at; at += strcspn(at, ","), at += *at == ',')
        if (strlen(name) == strcspn(at, ",") && !memcmp(at, name, strlen(name))) return true;
    return false;
}

static char *compare_gradient(Case *c, Module *g, const char *wrt) {
    const Func *gf = module_main(g);
    const Literal *args[MAX_ARGS], *out[MAX_RESULTS];
    uint32_t n = c->f->body->n_args, n_results = c->f->n_results, n_weights = gf->body->n_args - n, to = 0;
    bool finite = true;
    Arena probe = {0};
    for (uint32_t i = 0; i < n * c->n_devices; i++) {
        Type t = c->f->body->args[i % n]->type;
        c->args[i] = is_inexact(t) ? random_floats(c, t, 2) : input_make(&c->arena, t, i % n, c->text, c->len, &c->random);
    }
    if (!evaluate(c, c->m, c->f, c->args, &probe, out)) return "does not evaluate";
    for (uint32_t r = 0; r < n_results * c->n_devices; r++) {
        Type t = out[r]->type;
        for (uint32_t i = 0; r % n_results == 0 && i < n; i++) args[to++] = c->args[r / n_results * n + i];
        if (!is_inexact(t)) continue;
        c->weights[r] = random_floats(c, t, 1);
        const double *y = parts_of(dense(&probe, out[r]));
        for (int64_t i = 0; i < n_parts(t); i++)
            if (!isfinite(y[i])) parts_of(c->weights[r])[i] = 0, finite = false;
        if (n_weights) args[to++] = c->weights[r];
        else parts_of(c->weights[r])[0] = 1; // one number is differentiated as it is
    }
    arena_free(&probe);
    if (!evaluate(c, g, gf, args, &c->arena, out)) return "its gradient does not evaluate";
    for (uint32_t d = 0; d < c->n_devices; d++)
        for (uint32_t i = 0, at = d * gf->n_results + n_results; i < n; i++) {
            char *wrong = is_asked(c, wrt, i) ? check_argument(c, d * n + i, out[at++], finite) : NULL;
            if (wrong) return wrong;
        }
    return NULL;
}

// The name of a floating-point type at the end of a tensor's, or 0.
static size_t float_name(const char *at) {
    for (int k = 0; k < DT_COUNT; k++) {
        size_t n = strlen(dtype_info[k].text);
        if (dtype_info[k].class == DC_FLOAT && !strncmp(at, dtype_info[k].text, n) && at[n] && strchr(">,", at[n])) return n;
    }
    return 0;
}

// All floating-point element types become f64.
static void widen(const char *text, size_t len, Text *out) {
    for (size_t i = 0; i < len;) {
        size_t n = i && strchr("x<:", text[i - 1]) ? float_name(text + i) : 0;
        if (n) text_z(out, "f64");
        else text_add(out, text + i, 1);
        i += n ? n : 1;
    }
}

// What is a staircase, seen closely, and what looks at bits have no differences to compare with: the first do nothing here, the others convert.
static void smooth(Op *op, void *context) {
    const Type from = op->n_operands ? op->operands[0]->type : NULL, to = op->n_results ? op->results[0].type : NULL;
    if (op->kind == OP_CBRT && *(const bool *)context) op->kind = OP_SINE; // of random graphs, which take roots of 0
    bool plain = from && to && type_is_tensor(from) && !from->quant && !to->quant && type_same_shape(from, to) && from->dtype != DT_I1;
    if (op->kind == OP_BITCAST_CONVERT && plain) op->kind = from == to ? OP_NEGATE : OP_CONVERT;
    if (op->kind == OP_REDUCE_PRECISION) op->kind = OP_NEGATE, op->n_attrs = 0;
}

static Module *read_case(Case *c) {
    Module *m = parse_module(c->text, c->len, "case", &c->diags);
    for (Func *f = m ? m->first_func : NULL; f; f = f->next) block_walk(f->body, smooth, &c->random_graph);
    if (m && module_verify(m, &c->diags)) return m;
    module_free(m);
    return NULL;
}

static bool pass_list(Case *c, Module *m, const char *passes, const char *wrt) {
    PassOptions o = pass_options_default();
    o.passes = passes;
    o.control_flow = comment(c, "// control-flow:") && strstr(comment(c, "// control-flow:"), "select") ? CONTROL_SELECT : CONTROL_DYNAMIC;
    o.grad = wrt ? wrt : GRAD_ALL;
    return pipeline_run(m, &o, &c->diags, NULL);
}

static char *unfit(Case *c) {
    if (set.print) diags_print(&c->diags, stderr);
    return counts.unfit++, set.strict ? "cannot be read, or has nothing to differentiate" : NULL;
}

static char *run_case(Case *c) {
    const char *wrt = comment(c, "// wrt: ");
    bool refused = memmem(c->text, c->len, "// refused", 10);
    c->m = read_case(c);
    if (!c->m || !pass_list(c, c->m, "inline,plain,bind,shapes", NULL)) return unfit(c);
    c->f = module_main(c->m);
    c->n_devices = module_n_devices(c->m);
    uint32_t each = c->f->body->n_args + c->f->n_results;
    if (c->n_devices > MAX_ARGS / (each + 1)) return unfit(c);
    Module *g = read_case(c);
    char *wrong = NULL;
    if (pass_list(c, g, "inline,plain,bind,shapes,windows,gradient", wrt)) {
        wrong = !module_verify(g, &c->diags) ? "its gradient does not verify" : refused ? "has a gradient" : compare_gradient(c, g, wrt);
        if (!wrong && set.write) copy_file(c, g);
    } else if (refused) {
        wrong = has_code(&c->diags, CODE_NO_GRADIENT) ? NULL : "is refused for another reason";
        diags_clear(&c->diags);
    } else if (has_code(&c->diags, CODE_NO_GRADIENT)) {
        counts.refused++;
        if (set.strict) return "has no gradient";
        if (set.print) diags_print(&c->diags, stderr);
        diags_clear(&c->diags);
    } else {
        wrong = unfit(c);
    }
    module_free(g);
    return wrong;
}

static bool run_text(const char *text, size_t len, const char *file, size_t line, bool random_graph) {
    Text wide = {0};
    widen(text, len, &wide);
    Case c = {.text = wide.items ? wide.items : "", .len = wide.n, .random = set.seed, .random_graph = random_graph};
    diags_init(&c.diags, "gradients");
    char *wrong = run_case(&c);
    if (wrong) {
        printf("%s:%zu: %s\n", file, line, wrong);
        fflush(stdout);
        diags_print(&c.diags, stderr);
    }
    wrong ? counts.failed++ : counts.passed++;
    module_free(c.m);
    diags_free(&c.diags);
    arena_free(&c.arena);
    vec_free(&wide);
    return !wrong;
}

static void run_file(const char *file) {
    Text text = {0};
    FILE *f = fopen(file, "rb");
    char part[4096];
    for (size_t got; f && (got = fread(part, 1, sizeof part, f)) > 0;) text_add(&text, part, got);
    if (!f || fclose(f)) printf("%s: cannot be read\n", file), counts.failed++;
    const char *at = text.items ? text.items : "", *end = at + text.n;
    for (size_t line = 1; at < end;) {
        const char *stop = strstr(at, "// -----");
        if (!stop) stop = end;
        run_text(at, (size_t)(stop - at), file, line, false);
        for (const char *p = at; p < stop; p++) line += *p == '\n';
        at = stop < end ? stop + strcspn(stop, "\n") : end;
    }
    vec_free(&text);
}

static void make_graph(uint64_t seed, Text *out) { random_graph(seed, random_graph_steps(seed), -1, out); }
static void make_control(uint64_t seed, Text *out) { random_control(seed, random_control_steps(seed), out); }

static struct {
    const char *name;
    void (*make)(uint64_t seed, Text *out);
    unsigned long long n;
} kinds[] = {{"random", make_graph, 0},
             {"control", make_control, 0},
             {"scatters", random_scatter, 0},
             {"convolutions", random_convolution, 0},
             {"linalg", random_linalg, 0}};

static void run_random(size_t kind, uint64_t seed) {
    Text text = {0};
    char name[64];
    snprintf(name, sizeof name, "%s %llu", kinds[kind].name, (unsigned long long)seed);
    kinds[kind].make(seed, &text);
    if (!run_text(text.items, text.n, name, 1, true)) printf("%.*s", (int)text.n, text.items);
    vec_free(&text);
}

// "--scatters=300"
static bool ask_random(const char *arg) {
    for (size_t k = 0; k < COUNT(kinds); k++) {
        size_t n = strlen(kinds[k].name);
        if (strncmp(arg, "--", 2) || strncmp(arg + 2, kinds[k].name, n) || arg[2 + n] != '=') continue;
        kinds[k].n = strtoull(arg + n + 3, NULL, 10);
        return true;
    }
    return false;
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        if (ask_random(argv[i])) continue;
        if (!strncmp(argv[i], "--seed=", 7)) set.seed = strtoull(argv[i] + 7, NULL, 10);
        else if (!strncmp(argv[i], "--samples=", 10)) set.samples = (unsigned)strtoul(argv[i] + 10, NULL, 10);
        else if (!strncmp(argv[i], "--write=", 8)) set.write = argv[i] + 8;
        else if (!strcmp(argv[i], "--print")) set.print = true;
        else if (!strcmp(argv[i], "--strict")) set.strict = true;
        else if (!strncmp(argv[i], "--", 2)) return fprintf(stderr, "gradients: what is %s?\n", argv[i]), 2;
        else run_file(argv[i]);
    }
    uint64_t first = set.seed;
    for (size_t k = 0; k < COUNT(kinds); k++)
        for (uint64_t g = 0; g < kinds[k].n; g++) run_random(k, set.seed = first + g);
    printf("%zu passed, %zu failed; %zu have no gradient, %zu nothing to differentiate; %zu points, %zu of them kinks, %zu jumps or too steep\n", counts.passed,
           counts.failed, counts.refused, counts.unfit, counts.points, counts.kinks, counts.jumps);
    return counts.failed != 0;
}
