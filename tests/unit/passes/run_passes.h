// Passes run on a text: parsed, run with every check on, counted; and the module evaluated before and after, on arguments that look random, of which
// nothing may differ.
#ifndef TPUCC_TESTS_UNIT_PASSES_RUN_PASSES_H
#define TPUCC_TESTS_UNIT_PASSES_RUN_PASSES_H

#include "passes/pass.h"

#include "codegen/target/target.h"
#include "ir/eval/eval.h"
#include "ir/text/text.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char upper[] = "inline,shapes,partition,expand,canon,fold_scale,fold,cse,dce";
static const char exact[] = "inline,shapes,partition,expand,canon,fold,cse,dce"; // no weight is rounded again

static inline Module *parse(const char *text) {
    Diags d;
    diags_init(&d, "test");
    Module *m = parse_module(text, strlen(text), "test.mlir", &d);
    if (!m) diags_print(&d, stderr);
    ck_assert_ptr_nonnull(m);
    diags_free(&d);
    return m;
}

static inline PassOptions options(const char *passes) {
    PassOptions o = pass_options_default();
    Diags none = {0};
    o.target = &target_find("x86-64-v3", &none)->facts;
    o.passes = passes;
    o.check = true;
    return o;
}

static inline void run(Module *m, const char *passes) {
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options(passes);
    bool ok = pipeline_run(m, &o, &d, NULL);
    if (!ok) diags_print(&d, stderr);
    ck_assert(ok);
    diags_free(&d);
}

static inline size_t count_kind(const Block *b, OpKind kind) {
    size_t n = 0;
    for (const Op *op = b->first; op; op = op->next) {
        n += op->kind == kind;
        for (uint32_t i = 0; i < op->n_regions; i++) n += count_kind(op->regions[i], kind);
    }
    return n;
}

static inline size_t count_ops(Module *m, OpKind kind) { return count_kind(module_main(m)->body, kind); }

// Mostly small numbers; sometimes the ones that rules go wrong on.
static inline const Literal *random_literal(Arena *a, Type t) {
    static const double odd[] = {0.0, -0.0, 1, -1, INFINITY, -INFINITY, NAN, 1e30, -1e-30};
    void *data;
    Literal *l = literal_make(a, t, &data);
    for (int64_t i = 0; i < t->n_elems; i++) {
        char *e = (char *)data + (size_t)i * dtype_bytes(t->dtype);
        if (dtype_is_float(t->dtype)) elem_from_f64(t->dtype, e, random_below(6) ? (double)random_below(2001) / 500 - 2 : odd[random_below(COUNT(odd))]);
        else elem_from_i64(t->dtype, e, random_below(4) ? random_below(9) - 4 : (int64_t)random_next());
    }
    return l;
}

static inline const Literal **random_args(Module *m, Arena *a) {
    const Block *b = module_main(m)->body;
    const Literal **args = arena_array(a, const Literal *, b->n_args + 1);
    for (uint32_t i = 0; i < b->n_args; i++) args[i] = random_literal(a, b->args[i]->type);
    return args;
}

static inline const Literal **evaluate(Module *m, const Literal **args, Arena *a) {
    Diags d;
    diags_init(&d, "test");
    Func *f = module_main(m);
    const Literal **out = arena_array(a, const Literal *, f->n_results + 1);
    const Literal **own = arena_array(a, const Literal *, f->body->n_args + 1); // with types of this module
    for (uint32_t i = 0; i < f->body->n_args; i++) own[i] = literal_wrap(a, f->body->args[i]->type, args[i]->data, args[i]->splat);
    bool ok = eval_func(m, f, own, a, out, &d);
    if (!ok) diags_print(&d, stderr);
    ck_assert(ok);
    diags_free(&d);
    return out;
}

static inline bool same_elem(DType t, const void *x, const void *y, double tolerance) {
    if (!memcmp(x, y, dtype_bytes(t))) return true;
    if (!dtype_is_float(t)) return false;
    double a = elem_to_f64(t, x), b = elem_to_f64(t, y);
    return (isnan(a) && isnan(b)) || (tolerance > 0 && fabs(a - b) <= tolerance * (1 + fabs(a)));
}

static inline bool same_results(const Func *f, const Literal **x, const Literal **y, double tolerance) {
    for (uint32_t i = 0; i < f->n_results; i++) {
        ck_assert_int_eq(x[i]->type->n_elems, y[i]->type->n_elems);
        for (int64_t k = 0; k < x[i]->type->n_elems; k++)
            if (!same_elem(x[i]->type->dtype, literal_elem(x[i], k), literal_elem(y[i], k), tolerance)) return false;
    }
    return true;
}

static inline void print_both(const Module *before, const Module *after) {
    Text t = {0};
    print_module(before, NULL, &t);
    text_z(&t, "became\n");
    print_module(after, NULL, &t);
    fprintf(stderr, "%s", t.items);
    vec_free(&t);
}

// The passes change nothing that the module computes. Returns it as they left it.
static inline Module *check_same(const char *text, const char *passes, double tolerance) {
    Module *before = parse(text), *after = parse(text);
    run(after, passes);
    for (random_state = 1; random_state < 4;) {
        uint64_t seed = random_state;
        Arena a = {0};
        const Literal **args = random_args(before, &a);
        bool same = same_results(module_main(before), evaluate(before, args, &a), evaluate(after, args, &a), tolerance);
        if (!same) print_both(before, after);
        ck_assert(same);
        arena_free(&a);
        random_state = seed + 1;
    }
    module_free(before);
    return after;
}

// A convolution, a bias and a batch norm.
static const char conv_bn[] =
    "func.func @main(%x: tensor<2x3x5x5xf32>) -> tensor<2x4x5x5xf32> {\n"
    "  %w = stablehlo.constant dense<[[[[0.5]], [[-1.0]], [[2.0]]], [[[1.5]], [[0.25]], [[0.1]]], [[[0.7]], [[0.6]], [[-0.3]]], [[[0.9]], "
    "[[1.1]], [[1.2]]]]> : tensor<4x3x1x1xf32>\n"
    "  %s = stablehlo.constant dense<[1.0, 2.0, 0.5, 0.1]> : tensor<4xf32>\n  %o = stablehlo.constant dense<[0.0, 1.0, -1.0, 3.0]> : "
    "tensor<4xf32>\n"
    "  %m = stablehlo.constant dense<[0.2, 0.3, 0.4, 0.5]> : tensor<4xf32>\n  %v = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25]> : "
    "tensor<4xf32>\n"
    "  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], "
    "[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x5x5xf32>, tensor<4x3x1x1xf32>) -> "
    "tensor<2x4x5x5xf32>\n"
    "  %b = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<4xf32>) -> tensor<2x4x5x5xf32>\n"
    "  %1 = stablehlo.add %0, %b : tensor<2x4x5x5xf32>\n"
    "  %2 = \"stablehlo.batch_norm_inference\"(%1, %s, %o, %m, %v) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}> : "
    "(tensor<2x4x5x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4x5x5xf32>\n"
    "  return %2 : tensor<2x4x5x5xf32>\n}\n";

#endif
