// The evaluator on several devices: what each of them gets from an op between them, wherever that op stands; devices that would wait for ever, errors of one of
// them, limits of all.
#define _GNU_SOURCE
#include "tests/unit/ir/one_op.h"

#include "ir/infer/infer.h"
#include "ir/ops/devices/devices.h"
#include "ir/text/text.h"

#include <stdio.h>

#define ALL "replica_groups = dense<> : tensor<0x0xi64>"
#define CHANNEL "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, "
// (%x) -> %y of a region that is `op` of scalars
#define REGION(op) "({\n^bb0(%a: tensor<i64>, %b: tensor<i64>):\n %c = stablehlo." op " %a, %b : tensor<i64>\n stablehlo.return %c : tensor<i64>\n})"
#define UNARY(op, attrs, region) " %y = \"stablehlo." op "\"(%x) <{" attrs "}> " region " : (tensor<2xi64>) -> tensor<2xi64>\n"

static bool module_read(uint32_t n_replicas, uint32_t n_partitions, const char *body) {
    char *text;
    ck_assert_int_ge(
        asprintf(&text, "module attributes {mhlo.num_replicas = %u : i32, mhlo.num_partitions = %u : i32} {\n%s}\n", n_replicas, n_partitions, body), 0);
    module_free(m);
    m = parse_module(text, strlen(text), "devices.mlir", &d);
    free(text);
    bool ok = m && module_verify(m, &d);
    if (!ok) diags_print(&d, stderr);
    ck_assert(ok);
    return ok;
}

// Device k gets 10 k + 1, 10 k + 2, .. for each of its arguments. The results as "1 2|11 12", or NULL.
static const char *run(const EvalLimits *limits) {
    const Func *f = module_main(m);
    uint32_t n = module_n_devices(m), n_args = f->body->n_args;
    const Literal **args = arena_array(&m->arena, const Literal *, (size_t)n *n_args),
                  **out = arena_array(&m->arena, const Literal *, (size_t)n * f->n_results);
    for (uint32_t i = 0; i < n * n_args; i++) {
        void *data;
        Literal *l = literal_make(&m->arena, f->body->args[i % n_args]->type, &data);
        for (int64_t k = 0; k < l->type->n_elems; k++)
            elem_from_i64(l->type->dtype, (char *)data + (size_t)k * dtype_bytes(l->type->dtype), i / n_args * 10 + k + 1);
        args[i] = l;
    }
    if (!eval_devices(m, f, module_n_replicas(m), module_n_partitions(m), args, limits, &m->arena, out, &d)) return NULL;
    Text t = {0};
    for (uint32_t i = 0; i < n * f->n_results; i++)
        for (int64_t k = 0; k < out[i]->type->n_elems; k++)
            text_f(&t, "%s%lld", k || i % f->n_results ? " " : i ? "|" : "", (long long)elem_to_i64(out[i]->type->dtype, literal_elem(out[i], k)));
    const char *s = arena_printf(&m->arena, "%s", t.items);
    vec_free(&t);
    return s;
}

#define FUNC(body) "func.func @main(%x: tensor<2xi64>) -> tensor<2xi64> {\n" body " return %y : tensor<2xi64>\n}\n"
static const struct {
    uint32_t n_replicas, n_partitions;
    const char *text, *results;
} cases[] = {
    {3, 1, FUNC(UNARY("all_reduce", ALL, REGION("add"))), "33 36|33 36|33 36"},
    {1, 1, FUNC(UNARY("all_reduce", ALL, REGION("add"))), "1 2"},
    // from the first member on, each step the region: (a - b) - c
    {3, 1, FUNC(UNARY("all_reduce", "replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>", REGION("subtract"))), "9 8|9 8|9 8"},
    {2, 2, FUNC(UNARY("all_reduce", CHANNEL "replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>", REGION("subtract"))), "-22 -24|-22 -24|-22 -24|-22 -24"},
    {2, 2, FUNC(UNARY("collective_reduce", "replica_groups = dense<1> : tensor<1x1xi64>", REGION("add"))), "0 0|0 0|21 22|31 32"},
    {3, 1, FUNC(UNARY("collective_permute", "source_target_pairs = dense<[[0, 2], [1, 1]]> : tensor<2x2xi64>", "")), "0 0|11 12|1 2"},
    {2, 2, FUNC(UNARY("collective_broadcast", CHANNEL "replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>", "")), "11 12|11 12|31 32|31 32"},
    {2, 1, FUNC(UNARY("all_to_all", "split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, " ALL, "")), "1 11|2 12"},
    // its members in a loop, and a value of the device beside them
    {2, 1,
     FUNC(" %zero = stablehlo.constant dense<0> : tensor<i32>\n %y, %k = stablehlo.while(%v = %x, %i = %zero) : tensor<2xi64>, tensor<i32>\n cond {\n"
          " %n = stablehlo.constant dense<3> : tensor<i32>\n %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
          " stablehlo.return %go : tensor<i1>\n} do {\n %s = \"stablehlo.all_reduce\"(%v) <{" ALL
          "}> " REGION("add") " : (tensor<2xi64>) -> tensor<2xi64>\n"
                              " %t = stablehlo.subtract %s, %x : tensor<2xi64>\n %one = stablehlo.constant dense<1> : tensor<i32>\n"
                              " %j = stablehlo.add %i, %one : tensor<i32>\n stablehlo.return %t, %j : tensor<2xi64>, tensor<i32>\n}\n"),
     "11 12|1 2"},
    {2, 1,
     "func.func private @f(%x: tensor<2xi64>) -> tensor<2xi64> {\n" UNARY("all_reduce", ALL, REGION("add")) " return %y : tensor<2xi64>\n}\n" FUNC(
         " %z = call @f(%x) : (tensor<2xi64>) -> tensor<2xi64>\n %y = call @f(%z) : (tensor<2xi64>) -> tensor<2xi64>\n"),
     "24 28|24 28"},
    {3, 2,
     "func.func @main() -> (tensor<ui32>, tensor<ui32>) {\n %r = stablehlo.replica_id : tensor<ui32>\n %p = stablehlo.partition_id : tensor<ui32>\n"
     " return %r, %p : tensor<ui32>, tensor<ui32>\n}\n",
     "0 0|0 1|1 0|1 1|2 0|2 1"},
    // wider sums
    {2, 1,
     "func.func @main(%x: tensor<2xi8>) -> tensor<2xi64> {\n %y = \"stablehlo.all_reduce\"(%x) <{" ALL
     "}> " REGION("add") " : (tensor<2xi8>) -> tensor<2xi64>\n"
                         " return %y : tensor<2xi64>\n}\n",
     "12 14|12 14"},
    // two operands, each sliced where the device stands
    {2, 1,
     "func.func @main(%x: tensor<2xi64>, %z: tensor<4xi64>) -> (tensor<1xi64>, tensor<2xi64>) {\n"
     " %y:2 = \"stablehlo.reduce_scatter\"(%x, %z) <{scatter_dimension = 0 : i64, " ALL
     "}> " REGION("add") " : (tensor<2xi64>, tensor<4xi64>) -> (tensor<1xi64>, tensor<2xi64>)\n return %y#0, %y#1 : tensor<1xi64>, tensor<2xi64>\n}\n",
     "12 12 14|14 16 18"},
    {2, 1,
     "func.func @main(%x: tensor<1x2xi64>, %z: tensor<2x1xi64>) -> (tensor<1x4xi64>, tensor<2x2xi64>) {\n"
     " %y:2 = \"stablehlo.all_gather\"(%x, %z) <{all_gather_dim = 1 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}>"
     " : (tensor<1x2xi64>, tensor<2x1xi64>) -> (tensor<1x4xi64>, tensor<2x2xi64>)\n return %y#0, %y#1 : tensor<1x4xi64>, tensor<2x2xi64>\n}\n",
     "11 12 1 2 11 1 12 2|11 12 1 2 11 1 12 2"},
    // each device reads its left and its right neighbour, and itself
    {3, 1,
     FUNC(" %two = stablehlo.constant dense<2> : tensor<2xi64>\n"
          " %y = \"tpu.exchange\"(%x) <{tpu.members = dense<[[2, 1, -1], [0, 2, -1], [1, 0, -1]]> : tensor<3x3xi64>}> ({\n"
          "^bb0(%l: tensor<2xi64>, %r: tensor<2xi64>, %me: tensor<2xi64>):\n %a = stablehlo.subtract %l, %r : tensor<2xi64>\n"
          " %b = stablehlo.multiply %me, %two : tensor<2xi64>\n %c = stablehlo.add %a, %b : tensor<2xi64>\n stablehlo.return %c : tensor<2xi64>\n"
          "}) : (tensor<2xi64>) -> tensor<2xi64>\n"),
     "12 14|2 4|52 54"},
    {2, 1,
     "func.func @main(%x: tensor<1xi64>, %z: tensor<1xi64>) -> tensor<1xi64> {\n"
     " %y = \"tpu.exchange\"(%x, %z) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.shared = true}> ({\n"
     "^bb0(%a: tensor<1xi64>, %b: tensor<1xi64>, %c: tensor<1xi64>, %e: tensor<1xi64>):\n %s = stablehlo.subtract %a, %b : tensor<1xi64>\n"
     " %t = stablehlo.multiply %c, %e : tensor<1xi64>\n %u = stablehlo.add %s, %t : tensor<1xi64>\n stablehlo.return %u : tensor<1xi64>\n"
     "}) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>\n return %y : tensor<1xi64>\n}\n",
     "1|1"},
};

START_TEST(results) {
    for (size_t i = 0; i < COUNT(cases); i++) {
        module_read(cases[i].n_replicas, cases[i].n_partitions, cases[i].text);
        const char *got = run(NULL);
        if (!got) diags_print(&d, stderr);
        ck_assert_str_eq(got, cases[i].results);
    }
}
END_TEST

START_TEST(many_devices) {
    module_read(200, 1, FUNC(UNARY("all_reduce", ALL, REGION("add"))));
    const char *got = run(NULL);
    ck_assert(got && !strncmp(got, "199200 199400|199200 ", 21));
}
END_TEST

#define ONLY(device, then, otherwise)                                                                                       \
    " %i = stablehlo.replica_id : tensor<ui32>\n %k = stablehlo.constant dense<" device "> : tensor<ui32>\n"                \
    " %p = stablehlo.compare EQ, %i, %k : (tensor<ui32>, tensor<ui32>) -> tensor<i1>\n %y = \"stablehlo.if\"(%p) ({\n" then \
    " stablehlo.return %z : tensor<2xi64>\n}, {\n" otherwise " stablehlo.return %z : tensor<2xi64>\n}) : (tensor<i1>) -> tensor<2xi64>\n"
#define SUM " %z = \"stablehlo.all_reduce\"(%x) <{" ALL "}> " REGION("add") " : (tensor<2xi64>) -> tensor<2xi64>\n"
#define SWAP \
    " %z = \"stablehlo.collective_permute\"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2xi64>) -> tensor<2xi64>\n"

static const char *note(size_t i) { return d.list.n > i ? d.list.items[i].text : ""; }

START_TEST(waiting_for_ever) {
    module_read(3, 1, FUNC(ONLY("1", SUM, " %z = stablehlo.negate %x : tensor<2xi64>\n")));
    ck_assert(!run(NULL) && said("all_reduce: device 1 would wait for ever"));
    ck_assert_str_eq(note(1), "at the end: devices 0, 2");
    diags_clear(&d);
    module_read(2, 1, FUNC(ONLY("0", SUM, SWAP)));
    ck_assert(!run(NULL) && said("all_reduce: device 0 would wait for ever"));
    ck_assert_str_eq(note(1), "at this collective_permute: device 1");
    diags_clear(&d);
    module_read(2, 1, FUNC(ONLY("0", SUM, SUM))); // two ops that look alike are two
    ck_assert(!run(NULL) && said("all_reduce: device 0 would wait for ever"));
}
END_TEST

START_TEST(one_fails) {
    module_read(
        3, 1, FUNC(" %i = stablehlo.replica_id : tensor<ui32>\n check.expect_eq_const %i, dense<0> : tensor<ui32>\n" UNARY("all_reduce", ALL, REGION("add"))));
    ck_assert(!run(NULL) && said("got 1, expected 0"));
}
END_TEST

START_TEST(limits_are_for_all) {
    module_read(8, 1, FUNC(" %z = stablehlo.negate %x : tensor<2xi64>\n" UNARY("all_reduce", ALL, REGION("add"))));
    ck_assert(run(&(EvalLimits){.max_ops = 16}) != NULL);
    ck_assert(!run(&(EvalLimits){.max_ops = 15}) && said("more than 15 ops"));
}
END_TEST

START_TEST(one_device_of_several) {
    module_read(2, 1, FUNC(UNARY("all_reduce", "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>", REGION("add"))));
    const Literal *x = LITERAL(SHAPE(I64, 2), 1, 2), *y;
    ck_assert(!eval_func(m, module_main(m), &x, &m->arena, &y, &d) && said("replica_groups names replica 1, the program runs on 1 replica"));
}
END_TEST

START_TEST(roots) {
    static const char text[] =
        "func.func @main(%x: tensor<2xi64>) -> tensor<2xi64> {\n %r = stablehlo.constant dense<%d> : tensor<1xi32>\n"
        " %y = \"stablehlo.collective_broadcast\"(%x, %r) <{has_dynamic_root, " ALL "}> : (tensor<2xi64>, tensor<1xi32>) -> tensor<2xi64>\n"
        " return %y : tensor<2xi64>\n}\n";
    char with[sizeof text + 8];
    for (int root = -1; root < 4; root++) {
        const char *at = strstr(text, "%d"), *got;
        snprintf(with, sizeof with, "%.*s%d%s", (int)(at - text), text, root, at + 2);
        diags_clear(&d);
        module_read(3, 1, with);
        got = run(NULL);
        if (root == 2) ck_assert_str_eq(got, "21 22|21 22|21 22");
        if (root < 0 || root > 2) ck_assert(!got && said("its group has 3 members"));
    }
}
END_TEST

Suite *devices_suite(void);
Suite *devices_suite(void) {
    const TTest *const tests[] = {results, many_devices, waiting_for_ever, one_fails, limits_are_for_all, one_device_of_several, roots};
    Suite *s = suite_create("devices");
    TCase *c = tcase_create("devices");
    tcase_add_checked_fixture(c, begin, end);
    for (size_t i = 0; i < COUNT(tests); i++) tcase_add_test(c, tests[i]);
    suite_add_tcase(s, c);
    return s;
}
