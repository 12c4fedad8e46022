// Sizes made of symbols: values, grammar, solutions, and random texts, which must never do more than be malformed.
#include "codegen/target/target.h"
#include "ir/infer/infer.h"
#include "ir/ops/kernel_numbers.h"
#include "ir/text/dims.h"
#include "ir/text/text.h"
#include "passes/bind/bind.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

// a = 7, b = -3, c = 0; everything else is open.
static bool value_of(void *context, const char *name, size_t len, int64_t *out) {
    (void)context;
    *out = *name == 'a' ? 7 : *name == 'b' ? -3 : 0;
    return len == 1 && strchr("abc", *name);
}

static const struct {
    const char *text;
    DimState state;
    int64_t value;
} cases[] = {
    {"12", DIM_NUMBER, 12},
    {"a", DIM_NUMBER, 7},
    {"2*a", DIM_NUMBER, 14},
    {"a*b*2 + a - 1", DIM_NUMBER, -36},
    {"- a + 128", DIM_NUMBER, 121},
    {"a^2 - 2*a*b^3", DIM_NUMBER, 427},
    {"a^0", DIM_NUMBER, 1},
    {"(a + 1)*2", DIM_NUMBER, 16},
    {"floordiv(a, 2)", DIM_NUMBER, 3},
    {"floordiv(b, 2)", DIM_NUMBER, -2}, // down, not towards zero
    {"mod(b, 2)", DIM_NUMBER, 1},
    {"mod(a, b)", DIM_NUMBER, -2},
    {"max(a, b) + min(a, b)", DIM_NUMBER, 4},
    {"4*floordiv(mod(a, 4) + a, 4) - a", DIM_NUMBER, 1},
    {"n", DIM_OPEN, 0},
    {"a + n*2", DIM_OPEN, 0},
    {"mod(a, n)", DIM_OPEN, 0},
    {"floordiv(a, c)", DIM_UNDEFINED, 0},
    {"mod(a, c)", DIM_UNDEFINED, 0},
    {"a^63", DIM_UNDEFINED, 0},
    {"9223372036854775807", DIM_UNDEFINED, 0},
    {"1152921504606846976*2", DIM_UNDEFINED, 0},
    {"", DIM_MALFORMED, 0},
    {"2*", DIM_MALFORMED, 0},
    {"a b", DIM_MALFORMED, 0},
    {"a/2", DIM_MALFORMED, 0},
    {"ceil(a, 2)", DIM_MALFORMED, 0},
    {"floordiv(a)", DIM_MALFORMED, 0},
    {"(a", DIM_MALFORMED, 0},
    {"a^b", DIM_MALFORMED, 0},
    {"((((((((((((((((((((((((((((((((((((((((a))))))))))))))))))))))))))))))))))))))))", DIM_MALFORMED, 0},
};

START_TEST(sizes_are_computed) {
    for (size_t i = 0; i < COUNT(cases); i++) {
        int64_t v = 0;
        DimState state = dim_eval(cases[i].text, value_of, NULL, &v);
        ck_assert_msg(state == cases[i].state, "%s: state %d", cases[i].text, state);
        ck_assert_msg(state != DIM_NUMBER || v == cases[i].value, "%s: %lld", cases[i].text, (long long)v);
        ck_assert(dim_is_wellformed(cases[i].text) || state >= DIM_UNDEFINED);
    }
    ck_assert(dim_is_symbol("batch_1.x") && !dim_is_symbol("2*n") && !dim_is_symbol("") && !dim_is_symbol("1n"));
}
END_TEST

START_TEST(what_is_wrong_is_named) {
    char text[MAX_DIM_TEXT + 2];
    ck_assert(!dim_wrong("2*n + 1") && !dim_wrong("floordiv(n, m)"));
    ck_assert_str_eq(dim_wrong("2*"), "is neither a name nor a size made of names");
    ck_assert_str_eq(dim_wrong("floordiv(8, 0)"), "divides by zero or has a number over 2^60");
    ck_assert_str_eq(dim_wrong("1152921504606846976*2"), "divides by zero or has a number over 2^60");
    ck_assert_str_eq(dim_wrong("((((((((((((((((((((((((((((((((((((((((a))))))))))))))))))))))))))))))))))))))))"), "is nested more than 32 deep");
    memset(text, 'n', sizeof text);
    text[MAX_DIM_TEXT] = 0;
    ck_assert(!dim_wrong(text));
    text[MAX_DIM_TEXT] = 'n', text[MAX_DIM_TEXT + 1] = 0;
    ck_assert_str_eq(dim_wrong(text), "is longer than the 1024 characters that a size may have");
}
END_TEST

START_TEST(sizes_are_solved) {
    int64_t v;
    ck_assert_int_eq(dim_solve("n", "n", 5, value_of, NULL, &v), DIM_SOLVED);
    ck_assert_int_eq(v, 5);
    ck_assert_int_eq(dim_solve("3*n + a", "n", 22, value_of, NULL, &v), DIM_SOLVED);
    ck_assert_int_eq(v, 5);
    ck_assert_int_eq(dim_solve("- n + 128", "n", 100, value_of, NULL, &v), DIM_SOLVED);
    ck_assert_int_eq(v, 28);
    ck_assert_int_eq(dim_solve("2*n + 1", "n", 4, value_of, NULL, &v), DIM_NEVER);
    ck_assert_int_eq(dim_solve("n + 3", "n", 2, value_of, NULL, &v), DIM_NEVER);
    ck_assert_int_eq(dim_solve("n^2", "n", 9, value_of, NULL, &v), DIM_UNSOLVED);
    ck_assert_int_eq(dim_solve("floordiv(n, 8)", "n", 2, value_of, NULL, &v), DIM_UNSOLVED);
    ck_assert_int_eq(dim_solve("min(n, 8)", "n", 8, value_of, NULL, &v), DIM_SOLVED);
    ck_assert_int_eq(dim_solve("min(n, 8)", "n", 9, value_of, NULL, &v), DIM_UNSOLVED);
    ck_assert_int_eq(dim_solve("n*m", "n", 9, value_of, NULL, &v), DIM_UNSOLVED);
}
END_TEST

START_TEST(random_texts_are_at_most_malformed) {
    static const char letters[] = "abn019 +-*^(),mxofldiv_.";
    for (unsigned seed = 0; seed < 20000; seed++) {
        char text[24];
        int64_t v;
        size_t n = seed % (sizeof text - 1);
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
        for (size_t i = 0; i < n; i++, state = state * UINT64_C(6364136223846793005) + 1442695040888963407u)
            text[i] = letters[(state >> 33) % (sizeof letters - 1)];
        text[n] = 0;
        dim_eval(text, value_of, NULL, &v);
        dim_solve(text, "n", (int64_t)(seed % 9), value_of, NULL, &v);
    }
}
END_TEST

START_TEST(lists_read_back) {
    Module *m = module_new();
    Str dims[3];
    Text t = {0};
    ck_assert(dims_parse(&m->strings, " [\"b\" , \"\",\"2*n + 1\"] ", 3, dims));
    ck_assert(dims_any(dims, 3) && !dims[1]);
    dims_text(dims, 3, &t);
    ck_assert_str_eq(t.items, "[\"b\", \"\", \"2*n + 1\"]");
    static const char *const wrong[] = {
        "", "[", "[]", "[\"b\"]", "[\"b\", \"\"]", "[\"b\", \"\", \"2*\"]", "[\"b\", \"\", \"c\", \"\"]", "[\"b\", \"\", \"c\"] x", "[b, c, d]"};
    for (size_t i = 0; i < COUNT(wrong); i++) ck_assert_msg(!dims_parse(&m->strings, wrong[i], 3, dims), "%s", wrong[i]);
    vec_free(&t);
    module_free(m);
}
END_TEST

// What bind found is in the report, for those who print it.
START_TEST(bindings_are_reported) {
    static const char text[] =
        "func.func @main(%x: tensor<?x4xf32> {tpu.dims = [\"b\", \"\"]}, %y: tensor<?xf32> {tpu.dims = [\"2*b\"]}, %n: tensor<i32>) -> tensor<?xf32> {\n"
        "  return %y : tensor<?xf32>\n}\n";
    Diags d;
    diags_init(&d, "test");
    Module *m = parse_module(text, strlen(text), "test.mlir", &d);
    DimBinding bindings[2];
    ck_assert(dim_binding_parse("y.0=6", &bindings[0], &d) && dim_binding_parse("n=-1", &bindings[1], &d));
    PassOptions o = pass_options_default();
    o.passes = "bind";
    o.dims = bindings;
    o.n_dims = 2;
    PassReport r = {0};
    ck_assert(pipeline_run(m, &o, &d, &r));
    ck_assert_uint_eq(r.dims.n, 5);
    ck_assert_str_eq(r.dims.items[0].name->text, "b");
    ck_assert(r.dims.items[0].kind == DIM_OF_SYMBOL && r.dims.items[0].value == 3);
    ck_assert_str_eq(r.dims.items[0].from->text, "dimension 0 of argument 'y' is 2*b = 6 (--dim y.0=6)");
    ck_assert(r.dims.items[1].argument == 0 && r.dims.items[1].axis == 0 && r.dims.items[1].value == 3);
    ck_assert_str_eq(r.dims.items[2].name->text, "x.1");
    ck_assert_str_eq(r.dims.items[2].from->text, "declared tensor<?x4xf32>");
    ck_assert_str_eq(r.dims.items[3].from->text, "--dim y.0=6");
    ck_assert(r.dims.items[4].kind == DIM_OF_SCALAR && r.dims.items[4].argument == 2 && r.dims.items[4].value == -1);
    ck_assert(!dim_binding_parse("n", &bindings[0], &d) && !dim_binding_parse("=3", &bindings[0], &d) && !dim_binding_parse("n=3x", &bindings[0], &d) &&
              !dim_binding_parse("n=99999999999999999999", &bindings[0], &d));
    ck_assert_int_eq(d.exit_code, EXIT_USAGE);
    pass_report_free(&r);
    module_free(m);
    diags_free(&d);
}
END_TEST

// Buckets: passes work on copies of a model's functions, the model stays as it was, and kernels of the copies that do the same are one.
START_TEST(copies_are_bound_on_their_own) {
    static const char text[] = "func.func private @twice(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {\n"
                               "  %0 = stablehlo.add %a, %a : tensor<?x4xf32>\n"
                               "  return %0 : tensor<?x4xf32>\n"
                               "}\n"
                               "func.func @main(%x: tensor<?x4xf32> {tpu.dims = [\"b\", \"\"]}, %w: tensor<4xf32>) -> (tensor<?x4xf32>, tensor<4xf32>) {\n"
                               "  %0 = call @twice(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>\n"
                               "  %1 = stablehlo.negate %w : tensor<4xf32>\n"
                               "  return %0, %1 : tensor<?x4xf32>, tensor<4xf32>\n"
                               "}\n";
    Diags d;
    diags_init(&d, "test");
    Module *m = parse_module(text, strlen(text), "test.mlir", &d);
    Text before = {0}, after = {0};
    print_module(m, NULL, &before);
    FuncList model = {m->first_func, m->last_func};
    KernelNumbers numbers = {0};
    for (int64_t size = 3; size <= 5; size += 2) {
        DimBinding binding = {.name = "b", .value = size, .place = "--bucket b=3,5", .padded = true};
        PassOptions o = pass_options_default();
        PassReport r = {0};
        o.target = &target_find("x86-64-v3", &d)->facts;
        o.dims = &binding;
        o.n_dims = 1;
        module_swap_funcs(m, model);
        module_swap_funcs(m, module_copy_funcs(m));
        ck_assert(pipeline_run(m, &o, &d, &r));
        Func *f = module_main(m);
        ck_assert_int_eq(f->body->args[0]->type->dims[0], size);
        ck_assert_str_eq(f->result_info[0].dims[0]->text, "b");
        for (size_t i = 0; i < r.dims.n; i++) ck_assert(r.dims.items[i].padded == (r.dims.items[i].value == size));
        for (Op *op = f->body->first; op; op = op->next)
            if (op->kind == OP_KERNEL) kernel_number(&numbers, op);
        pass_report_free(&r);
    }
    ck_assert_uint_eq(numbers.ops.n, 3); // two that double, one that negates
    module_swap_funcs(m, model);
    print_module(m, NULL, &after);
    ck_assert_str_eq(before.items, after.items);
    kernel_numbers_free(&numbers);
    vec_free(&before);
    vec_free(&after);
    module_free(m);
    diags_free(&d);
}
END_TEST

Suite *dims_suite(void);
Suite *dims_suite(void) {
    Suite *s = suite_create("dims");
    TCase *t = tcase_create("dims");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, sizes_are_computed);
    tcase_add_test(t, what_is_wrong_is_named);
    tcase_add_test(t, sizes_are_solved);
    tcase_add_test(t, random_texts_are_at_most_malformed);
    tcase_add_test(t, lists_read_back);
    tcase_add_test(t, bindings_are_reported);
    tcase_add_test(t, copies_are_bound_on_their_own);
    suite_add_tcase(s, t);
    return s;
}
