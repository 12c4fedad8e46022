// The upper passes one by one: what they mean (a module evaluates to the same before and after), what they reach (counts of ops) and what they refuse.
#include "tests/unit/passes/run_passes.h"

#include "passes/rewrite.h"

START_TEST(canon_reaches_its_forms) {
    static const struct {
        const char *body;
        size_t n_ops; // that are left, the return included
    } cases[] = {
        {"%c = stablehlo.constant dense<1.0> : tensor<4xf32>\n %0 = stablehlo.multiply %c, %x : tensor<4xf32>\n return %0 : tensor<4xf32>", 1},
        {"%c = stablehlo.constant dense<0.0> : tensor<4xf32>\n %0 = stablehlo.add %c, %x : tensor<4xf32>\n return %0 : tensor<4xf32>", 3},
        {"%c = stablehlo.constant dense<-0.0> : tensor<4xf32>\n %0 = stablehlo.add %c, %x : tensor<4xf32>\n return %0 : tensor<4xf32>", 1},
        {"%0 = stablehlo.negate %x : tensor<4xf32>\n %1 = stablehlo.negate %0 : tensor<4xf32>\n return %1 : tensor<4xf32>", 1},
        {"%0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<2x2xf32>\n %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x2xf32>) -> "
         "tensor<2x2xf32>\n %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>\n %3 = stablehlo.reshape %2 : "
         "(tensor<2x2xf32>) -> tensor<4xf32>\n return %3 : tensor<4xf32>",
         1},
        {"%0 = stablehlo.slice %x [0:4] : (tensor<4xf32>) -> tensor<4xf32>\n %1 = stablehlo.maximum %0, %x : tensor<4xf32>\n return %1 : "
         "tensor<4xf32>",
         1},
        {"%0 = stablehlo.compare EQ, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n %1 = stablehlo.not %0 : tensor<4xi1>\n %2 = "
         "stablehlo.select %1, %x, %x : tensor<4xi1>, tensor<4xf32>\n return %2 : tensor<4xf32>",
         1},
        {"%0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf64>\n %1 = stablehlo.convert %0 : (tensor<4xf64>) -> tensor<4xf32>\n return "
         "%1 : tensor<4xf32>",
         1},
        {"%c = stablehlo.constant dense<4.0> : tensor<f32>\n %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>\n "
         "%1 = stablehlo.divide %x, %0 : tensor<4xf32>\n %2 = stablehlo.multiply %x, %1 : tensor<4xf32>\n return %2 : tensor<4xf32>",
         4},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        Text t = {0};
        text_f(&t, "func.func @main(%%x: tensor<4xf32>) -> tensor<4xf32> {\n %s\n}\n", cases[i].body);
        Module *m = check_same(t.items, exact, 0);
        ck_assert_msg(module_count_ops(m) == cases[i].n_ops, "case %zu: %zu ops", i, module_count_ops(m));
        module_free(m);
        vec_free(&t);
    }
}
END_TEST

START_TEST(batch_norms_disappear_in_the_weights) {
    Module *m = check_same(conv_bn, upper, 1e-5);
    ck_assert_uint_eq(count_ops(m, OP_MULTIPLY), 0);
    ck_assert_uint_eq(count_ops(m, OP_CONVOLUTION), 1);
    module_free(m);
}
END_TEST

START_TEST(scales_go_into_either_side_of_a_dot) {
    static const char text[] = "func.func @main(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {\n"
                               "  %w = stablehlo.constant dense<[[1.0, 2.0], [3.0, -4.0], [0.5, 0.25]]> : tensor<3x2xf32>\n"
                               "  %s = stablehlo.constant dense<[3.0, 0.5]> : tensor<2xf32>\n"
                               "  %r = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>\n"
                               "  %c = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>\n"
                               "  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>\n"
                               "  %1 = stablehlo.multiply %0, %r : tensor<2x2xf32>\n"
                               "  %2 = stablehlo.dot_general %w, %y, contracting_dims = [0] x [0] : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>\n"
                               "  %3 = stablehlo.multiply %c, %2 : tensor<2x2xf32>\n  return %1, %3 : tensor<2x2xf32>, tensor<2x2xf32>\n}\n";
    Module *m = check_same(text, upper, 1e-5);
    ck_assert_uint_eq(count_ops(m, OP_MULTIPLY), 0);
    module_free(m);
}
END_TEST

// Chains that only open link by link.
START_TEST(long_chains_reach_their_end) {
    Text t = {0};
    text_z(&t, "func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x2xi32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {\n"
               "  %w = stablehlo.constant dense<[[1.0, 2.0], [3.0, -4.0], [0.5, 0.25]]> : tensor<3x2xf32>\n"
               "  %s = stablehlo.constant dense<[1.5, 0.5]> : tensor<2xf32>\n"
               "  %r = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>\n"
               "  %a = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>\n"
               "  %m0 = stablehlo.add %a, %r : tensor<2x2xf32>\n  %v0 = stablehlo.xor %y, %y : tensor<2x2xi32>\n");
    enum { LINKS = 150 };
    for (int i = 0; i < LINKS; i++) {
        text_f(&t, "  %%m%d = stablehlo.multiply %%m%d, %%r : tensor<2x2xf32>\n", i + 1, i);
        text_f(&t, "  %%u%d = stablehlo.count_leading_zeros %%v%d : tensor<2x2xi32>\n", i, i);
        text_f(&t, "  %%t%d = stablehlo.remainder %%u%d, %%u%d : tensor<2x2xi32>\n", i, i, i);
        text_f(&t, "  %%v%d = stablehlo.multiply %%y, %%t%d : tensor<2x2xi32>\n", i + 1, i);
    }
    text_f(&t, "  return %%m%d, %%v%d : tensor<2x2xf32>, tensor<2x2xi32>\n}\n", LINKS, LINKS);
    Module *m = parse(t.items);
    run(m, upper);
    ck_assert_uint_eq(count_ops(m, OP_MULTIPLY), 0);
    ck_assert_uint_eq(count_ops(m, OP_DOT_GENERAL), 1);
    module_free(m);
    vec_free(&t);
}
END_TEST

// What would grow without end is computed when the program runs.
START_TEST(folding_does_not_blow_up) {
    Text t = {0};
    text_z(&t, "func.func @main() -> tensor<i32> {\n  %v0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n");
    long long n = 2;
    for (int i = 0; i < 40; i++, n *= 2)
        text_f(&t, "  %%v%d = stablehlo.concatenate %%v%d, %%v%d, dim = 0 : (tensor<%lldxi32>, tensor<%lldxi32>) -> tensor<%lldxi32>\n", i + 1, i, i, n, n,
               2 * n);
    text_f(&t,
           "  %%z = stablehlo.constant dense<0> : tensor<i32>\n"
           "  %%r = stablehlo.reduce(%%v40 init: %%z) applies stablehlo.add across dimensions = [0] : (tensor<%lldxi32>, tensor<i32>) -> "
           "tensor<i32>\n  return %%r : tensor<i32>\n}\n",
           n);
    Module *m = parse(t.items);
    run(m, upper);
    ck_assert_uint_gt(count_ops(m, OP_CONCATENATE), 0);
    ck_assert_uint_lt(m->arena.used_bytes, 64 << 20);
    module_free(m);
    vec_free(&t);
}
END_TEST

START_TEST(calls_that_multiply_are_refused) {
    Text t = {0};
    text_z(&t, "func.func private @f0(%x: tensor<i32>) -> tensor<i32> {\n  %0 = stablehlo.add %x, %x : tensor<i32>\n  return %0 : tensor<i32>\n}\n");
    for (int i = 1; i <= 40; i++)
        text_f(&t,
               "func.func %s @%s%d(%%x: tensor<i32>) -> tensor<i32> {\n  %%0 = func.call @f%d(%%x) : (tensor<i32>) -> tensor<i32>\n"
               "  %%1 = func.call @f%d(%%0) : (tensor<i32>) -> tensor<i32>\n  return %%1 : tensor<i32>\n}\n",
               i < 40 ? "private" : "public", i < 40 ? "f" : "main", i, i - 1, i - 1);
    Module *m = parse(t.items);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options(upper);
    ck_assert(!pipeline_run(m, &o, &d, NULL));
    ck_assert_uint_eq(d.n_errors, 1);
    diags_free(&d);
    module_free(m);
    vec_free(&t);
}
END_TEST

START_TEST(calls_are_inlined_and_equal_work_is_done_once) {
    static const char text[] =
        "func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {\n  %0 = stablehlo.add %x, %x : tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n"
        "func.func private @four(%x: tensor<?xf32>) -> tensor<?xf32> {\n  %0 = func.call @twice(%x) : (tensor<?xf32>) -> tensor<?xf32>\n"
        "  %1 = func.call @twice(%0) : (tensor<?xf32>) -> tensor<?xf32>\n  return %1 : tensor<?xf32>\n}\n"
        "func.func public @main(%x: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {\n  %0 = func.call @four(%x) : (tensor<4xf32>) -> tensor<?xf32>\n"
        "  %1 = func.call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0, %1 : tensor<?xf32>, tensor<4xf32>\n}\n";
    Module *m = parse(text);
    run(m, exact);
    ck_assert_ptr_null(m->first_func->next);
    ck_assert_uint_eq(count_ops(m, OP_ADD), 2);
    ck_assert(type_is_static(m->first_func->result_types[0]));
    module_free(m);
}
END_TEST

START_TEST(equal_regions_are_equal_ops) {
    static const char text[] =
        "func.func @main(%x: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
        "  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>\n"
        "  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>\n"
        "  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>\n"
        "  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>\n}\n";
    Module *m = check_same(text, "cse", 0);
    ck_assert_uint_eq(count_ops(m, OP_REDUCE), 2);
    module_free(m);
}
END_TEST

// --- loops

static char *loop_text(const char *type, const char *start, const char *direction, const char *bound, const char *step, const char *op) {
    Text t = {0};
    text_f(&t,
           "func.func @main(%%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<%s>) {\n"
           "  %%a = stablehlo.constant dense<%s> : tensor<%s>\n  %%n = stablehlo.constant dense<%s> : tensor<%s>\n"
           "  %%0:3 = stablehlo.while(%%i = %%a, %%v = %%x, %%m = %%n) : tensor<%s>, tensor<2xf32>, tensor<%s>\n   cond {\n"
           "    %%p = stablehlo.compare %s, %%i, %%m : (tensor<%s>, tensor<%s>) -> tensor<i1>\n    stablehlo.return %%p : tensor<i1>\n"
           "  } do {\n    %%c = stablehlo.constant dense<%s> : tensor<%s>\n    %%1 = stablehlo.%s %%i, %%c : tensor<%s>\n"
           "    %%2 = stablehlo.add %%v, %%v : tensor<2xf32>\n    stablehlo.return %%1, %%2, %%m : tensor<%s>, tensor<2xf32>, tensor<%s>\n  }\n"
           "  return %%0#1, %%0#0 : tensor<2xf32>, tensor<%s>\n}\n",
           type, start, type, bound, type, type, type, direction, type, type, step, type, op, type, type, type, type);
    return t.items;
}

static int64_t trips_of(Module *m) {
    for (const Op *op = module_main(m)->body->first; op; op = op->next)
        if (op->kind == OP_WHILE) return op_int(op, ATTR_trip_count, -1);
    return -1;
}

START_TEST(trip_counts_are_what_loops_do) {
    static const struct {
        const char *type, *start, *direction, *bound, *step, *op;
        int64_t trips; // -1: refused
    } cases[] = {
        // clang-format off
        {"i32", "0", "LT", "10", "1", "add", 10},       {"i32", "0", "LE", "10", "3", "add", 4},     {"i64", "10", "GT", "0", "-1", "add", 10},
        {"i64", "10", "GE", "0", "5", "subtract", 3},   {"ui8", "250", "LT", "254", "2", "add", 2}, {"ui8", "250", "LT", "255", "7", "add", -1},
        {"i32", "5", "LT", "5", "1", "add", 0},         {"i32", "0", "NE", "12", "4", "add", 3},    {"i32", "0", "NE", "10", "4", "add", -1},
        {"i32", "0", "LT", "10", "0", "add", -1},       {"i32", "0", "LT", "10", "-1", "add", -1},  {"i32", "7", "EQ", "7", "1", "add", 1},
        {"i8", "0", "LE", "127", "1", "add", -1},       {"i32", "1", "LT", "100", "2", "multiply", 7}, {"f32", "0.0", "LT", "1.0", "0.25", "add", 4},
        {"i32", "1", "LT", "10", "1", "multiply", -1},
        {"i64", "0", "LT", "9000000000000000000", "1000000000000000000", "add", 9},
        // clang-format on
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        char *text = loop_text(cases[i].type, cases[i].start, cases[i].direction, cases[i].bound, cases[i].step, cases[i].op);
        Module *m = parse(text);
        Diags d;
        diags_init(&d, "test");
        PassOptions o = options("inline,shapes");
        bool ok = pipeline_run(m, &o, &d, NULL);
        ck_assert_msg(ok == (cases[i].trips >= 0), "loop %zu", i);
        if (ok) ck_assert_msg(trips_of(m) == cases[i].trips, "loop %zu: %d trips", i, (int)trips_of(m));
        else ck_assert_int_eq(d.list.items[0].code, CODE_ENDLESS_LOOP);
        if (ok) module_free(check_same(text, exact, 0));
        diags_free(&d);
        module_free(m);
        free(text);
    }
}
END_TEST

START_TEST(carried_values_that_feed_themselves_go) {
    char *text = loop_text("i32", "0", "LT", "10", "1", "add");
    char *at = strstr(text, "return %0#1, %0#0 : tensor<2xf32>, tensor<i32>");
    memcpy(at, "return %x, %0#0 : tensor<2xf32>, tensor<i32>  ", 46);
    Module *m = check_same(text, exact, 0);
    for (const Op *op = module_main(m)->body->first; op; op = op->next)
        if (op->kind == OP_WHILE) ck_assert_uint_eq(op->n_results, 1);
    ck_assert_uint_eq(count_ops(m, OP_WHILE), 1);
    module_free(m);
    free(text);
}
END_TEST

// --- refusals

static void check_refused(const char *text, DiagCode code, size_t n_errors) {
    Module *m = parse(text);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options("inline,shapes");
    ck_assert(!pipeline_run(m, &o, &d, NULL));
    if (d.n_errors != n_errors) diags_print(&d, stderr);
    ck_assert_uint_eq(d.n_errors, n_errors);
    for (size_t i = 0; i < d.list.n; i++)
        if (d.list.items[i].kind == DIAG_ERROR && code) ck_assert_int_eq(d.list.items[i].code, code);
    diags_free(&d);
    module_free(m);
}

START_TEST(what_is_not_static_is_refused) {
    check_refused("func.func @main(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {\n  %0 = stablehlo.add %x, %x : tensor<?x?xf32>\n"
                  "  return %0 : tensor<?x?xf32>\n}\n",
                  CODE_UNBOUND_DIMENSION, 1);
    check_refused("func.func @main(%x: tensor<4xf32>) -> tensor<?x?xf32> {\n  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<?x?xf32>\n"
                  "  %1 = stablehlo.add %0, %0 : tensor<?x?xf32>\n  return %1 : tensor<?x?xf32>\n}\n",
                  CODE_UNBOUND_DIMENSION, 1);
    check_refused("func.func @main(%x: tensor<i32>) -> tensor<i32> {\n  %0 = stablehlo.while(%i = %x) : tensor<i32>\n   cond {\n"
                  "    %c = stablehlo.constant dense<10> : tensor<i32>\n    %p = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                  "    stablehlo.return %p : tensor<i1>\n  } do {\n    %1 = stablehlo.add %i, %i : tensor<i32>\n    stablehlo.return %1 : tensor<i32>\n  }\n"
                  "  return %0 : tensor<i32>\n}\n",
                  CODE_DATA_DEPENDENT_CONTROL_FLOW, 1);
    check_refused("func.func @a() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n  return %0 : tensor<i32>\n}\n"
                  "func.func @b() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n  return %0 : tensor<i32>\n}\n",
                  CODE_NONE, 1);
}
END_TEST

Suite *passes_suite(void);
Suite *passes_suite(void) {
    Suite *s = suite_create("passes");
    TCase *t = tcase_create("passes");
    tcase_set_timeout(t, 120);
    tcase_add_test(t, canon_reaches_its_forms);
    tcase_add_test(t, batch_norms_disappear_in_the_weights);
    tcase_add_test(t, scales_go_into_either_side_of_a_dot);
    tcase_add_test(t, long_chains_reach_their_end);
    tcase_add_test(t, folding_does_not_blow_up);
    tcase_add_test(t, calls_that_multiply_are_refused);
    tcase_add_test(t, calls_are_inlined_and_equal_work_is_done_once);
    tcase_add_test(t, equal_regions_are_equal_ops);
    tcase_add_test(t, trip_counts_are_what_loops_do);
    tcase_add_test(t, carried_values_that_feed_themselves_go);
    tcase_add_test(t, what_is_not_static_is_refused);
    suite_add_tcase(s, t);
    return s;
}
