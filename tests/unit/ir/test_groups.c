// Which devices a collective brings together: the four groupings on grids of one and of two dimensions, ragged groups, pairs, and what is refused.
#include "tests/unit/ir/one_op.h"

#include "ir/infer/infer.h"
#include "ir/ops/devices/groups.h"
#include "ir/text/text.h"

#include <stdio.h>

#define CHANNEL "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, "
#define SUM                                                                                 \
    "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n %c = stablehlo.add %a, %b : tensor<f32>" \
    "\n stablehlo.return %c : tensor<f32>\n})"

// The first op of @main, whose operand and result are 4 x 4.
static Op *op_read(const char *name, const char *attrs) {
    char text[2048];
    bool sums = strstr(name, "reduce") != NULL;
    snprintf(text, sizeof text,
             "func.func @main(%%x: tensor<4x4xf32>) {\n %%0 = \"stablehlo.%s\"(%%x) <{%s}> %s : (tensor<4x4xf32>) -> tensor<?x?xf32>\n return\n}\n", name,
             attrs, sums ? SUM : "");
    module_free(m);
    m = parse_module(text, strlen(text), "groups.mlir", &d);
    if (!m || !module_verify(m, &d)) diags_print(&d, stderr);
    ck_assert(m && !d.n_errors);
    return module_find_func(m, module_str(m, "main"))->body->first;
}

// "0 2|1 3"
static const char *groups_text(const Groups *g) {
    Text t = {0};
    for (uint32_t i = 0; i < g->n_groups; i++)
        for (uint32_t k = g->first[i]; k < g->first[i + 1]; k++) text_f(&t, "%s%u", k > g->first[i] ? " " : i ? "|" : "", g->members[k]);
    const char *s = t.n ? arena_printf(&m->arena, "%s", t.items) : "";
    vec_free(&t);
    return s;
}

static const struct {
    const char *op, *attrs;
    uint32_t n_replicas, n_partitions;
    const char *groups;
} cases[] = {
    // CROSS_REPLICA: in each partition by itself
    {"all_reduce", "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>", 2, 1, "0 1"},
    {"all_reduce", "replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>", 2, 1, "1 0"},
    {"all_reduce", "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>", 2, 3, "0 3|1 4|2 5"},
    {"all_reduce", "replica_groups = dense<[[3, 1], [0, 2]]> : tensor<2x2xi64>", 4, 2, "6 2|7 3|0 4|1 5"},
    {"all_reduce", "replica_groups = dense<> : tensor<0x0xi64>", 3, 1, "0 1 2"},
    {"all_reduce", "replica_groups = dense<> : tensor<0x0xi64>", 2, 2, "0 2|1 3"},
    {"all_reduce", "replica_groups = dense<[[0, 2, 3], [1, -1, -1]]> : tensor<2x3xi64>", 4, 1, "0 2 3|1"},
    {"all_reduce", "replica_groups = dense<0> : tensor<1x1xi64>", 1, 4, "0|1|2|3"},
    // CROSS_PARTITION: in each replica by itself
    {"all_to_all", CHANNEL "split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>",
     3, 2, "1 0|3 2|5 4"},
    {"collective_broadcast", CHANNEL "replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>", 2, 3, "2 1|5 4"},
    {"collective_broadcast", CHANNEL "replica_groups = dense<> : tensor<0x0xi64>", 2, 3, "0 1 2|3 4 5"},
    {"collective_broadcast", "replica_groups = dense<[[2, 1], [0, -1]]> : tensor<2x2xi64>", 4, 1, "2 1|0"},
    // CROSS_REPLICA_AND_PARTITION: the first partition of each replica, then the second
    {"all_reduce", CHANNEL "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>", 2, 2, "0 2 1 3"},
    {"all_reduce", CHANNEL "replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>", 2, 3, "3 4 5|0 1 2"},
    {"all_reduce", CHANNEL "replica_groups = dense<[[1, -1], [2, 0]]> : tensor<2x2xi64>", 3, 2, "2 3|4 0 5 1"},
    {"all_reduce", CHANNEL "replica_groups = dense<> : tensor<0x0xi64>", 2, 2, "0 2 1 3"},
    // FLATTENED_IDS: devices
    {"all_reduce", CHANNEL "use_global_device_ids, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>", 2, 2, "0 1|2 3"},
    {"all_reduce", CHANNEL "use_global_device_ids, replica_groups = dense<[[3, 0, 1], [2, -1, -1]]> : tensor<2x3xi64>", 2, 2, "3 0 1|2"},
    {"all_reduce", CHANNEL "use_global_device_ids, replica_groups = dense<> : tensor<0x0xi64>", 2, 2, "0 1 2 3"},
    {"all_gather", CHANNEL "use_global_device_ids, all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>", 4, 1, "0 2|1 3"},
    {"reduce_scatter", "scatter_dimension = 1 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>", 4, 1, "0 2|1 3"},
    {"collective_reduce", "replica_groups = dense<[[1, 2]]> : tensor<1x2xi64>", 4, 1, "1 2"},
};

START_TEST(groups) {
    for (size_t i = 0; i < COUNT(cases); i++) {
        Groups g;
        const Op *op = op_read(cases[i].op, cases[i].attrs);
        bool ok = groups_make(op, cases[i].n_replicas, cases[i].n_partitions, &m->arena, &g, &d);
        if (!ok) diags_print(&d, stderr);
        ck_assert_msg(ok, "%s %s", cases[i].op, cases[i].attrs);
        ck_assert_str_eq(groups_text(&g), cases[i].groups);
        ck_assert_uint_eq(g.n_devices, cases[i].n_replicas * cases[i].n_partitions);
        uint32_t n_in = 0;
        for (uint32_t k = 0; k < g.n_devices; k++) {
            ck_assert((g.group[k] == NO_DEVICE) == (g.position[k] == NO_DEVICE));
            if (g.group[k] == NO_DEVICE) continue;
            n_in++;
            ck_assert_uint_lt(g.position[k], group_size(&g, g.group[k]));
            ck_assert_uint_eq(g.members[g.first[g.group[k]] + g.position[k]], k);
        }
        ck_assert_uint_eq(n_in, g.first[g.n_groups]);
    }
}
END_TEST

static const struct {
    const char *op, *attrs;
    uint32_t n_replicas, n_partitions;
    const char *said;
} refused[] = {
    {"all_reduce", "replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>", 2, 4, "replica_groups names replica 2, the program runs on 2 replicas"},
    {"all_reduce", CHANNEL "use_global_device_ids, replica_groups = dense<[[0, 4]]> : tensor<1x2xi64>", 2, 2, "names device 4, the program runs on 4 devices"},
    {"all_reduce", "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>", 3, 1, "replica_groups leaves out replica 2, the program runs on 3"},
    {"all_reduce", "replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>", 1, 8, "replica_groups has 2 groups, the program runs on 1 replica"},
    {"collective_broadcast", CHANNEL "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>", 8, 1, "names partition 1, the program runs on 1 partition"},
    {"all_to_all", "split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<> : tensor<0x0xi64>", 4, 1,
     "split_count is 2, its groups have 4 members"},
};

START_TEST(refused_groups) {
    for (size_t i = 0; i < COUNT(refused); i++) {
        Groups g;
        diags_clear(&d);
        const Op *op = op_read(refused[i].op, refused[i].attrs);
        bool ok = groups_make(op, refused[i].n_replicas, refused[i].n_partitions, &m->arena, &g, &d);
        ck_assert_msg(!ok && said(refused[i].said), "%s %s: %s", refused[i].op, refused[i].attrs, d.list.n ? d.list.items[0].text : "accepted");
    }
}
END_TEST

// What inference took as it was declared: how many members there are is known with the devices.
START_TEST(refused_sizes) {
    static const char text[] = "func.func @main(%x: tensor<4x4xf32>) {\n"
                               " %0 = \"stablehlo.all_gather\"(%x) <{" CHANNEL "all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>"
                               " : (tensor<4x4xf32>) -> tensor<16x4xf32>\n return\n}\n";
    Groups g;
    module_free(m);
    m = parse_module(text, strlen(text), "sizes.mlir", &d);
    ck_assert(m && module_verify(m, &d));
    const Op *op = module_find_func(m, module_str(m, "main"))->body->first;
    ck_assert(groups_make(op, 2, 2, &m->arena, &g, &d));
    ck_assert(!groups_make(op, 2, 3, &m->arena, &g, &d) && said("all_gather_dim of result 0 is 16, groups of 6 devices make it 24"));
}
END_TEST

START_TEST(sources) {
    static const struct {
        const char *attrs;
        uint32_t n_replicas, n_partitions;
        int32_t from[8];
    } pairs[] = {
        {"source_target_pairs = dense<[[0, 1], [1, 2], [3, 3]]> : tensor<3x2xi64>", 5, 1, {-1, 0, 1, 3, -1}},
        {"source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>", 2, 2, {2, 3, 0, 1}},
        {CHANNEL "source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>", 2, 2, {-1, 0, -1, 2}},
        {"source_target_pairs = dense<> : tensor<0x2xi64>", 2, 1, {-1, -1}},
    };
    const uint32_t *from;
    for (size_t i = 0; i < COUNT(pairs); i++) {
        const Op *op = op_read("collective_permute", pairs[i].attrs);
        ck_assert(sources_make(op, pairs[i].n_replicas, pairs[i].n_partitions, &m->arena, &from, &d));
        for (uint32_t k = 0; k < pairs[i].n_replicas * pairs[i].n_partitions; k++) ck_assert_int_eq((int32_t)from[k], pairs[i].from[k]);
    }
    const Op *op = op_read("collective_permute", "source_target_pairs = dense<[[0, 2]]> : tensor<1x2xi64>");
    ck_assert(!sources_make(op, 2, 1, &m->arena, &from, &d) && said("source_target_pairs names replica 2, the program runs on 2 replicas"));
}
END_TEST

START_TEST(numbers_of_devices) {
    ck_assert_uint_eq(module_n_devices(m), 1);
    module_set_devices(m, 1, 1);
    ck_assert_uint_eq(m->attrs.n, 0);
    module_set_devices(m, 4, 2);
    ck_assert(module_n_replicas(m) == 4 && module_n_partitions(m) == 2 && module_devices_ok(m, &d));
    module_set_devices(m, 1, 3);
    ck_assert(module_n_replicas(m) == 1 && module_n_partitions(m) == 3 && m->attrs.n == 2);
    module_set_devices(m, MAX_DEVICES, 2);
    ck_assert(module_n_devices(m) == 1 && !module_devices_ok(m, &d) && said("over 4096 devices"));
}
END_TEST

Suite *groups_suite(void);
Suite *groups_suite(void) {
    const TTest *const tests[] = {groups, refused_groups, refused_sizes, sources, numbers_of_devices};
    Suite *s = suite_create("groups");
    TCase *c = tcase_create("groups");
    tcase_add_checked_fixture(c, begin, end);
    for (size_t i = 0; i < COUNT(tests); i++) tcase_add_test(c, tests[i]);
    suite_add_tcase(s, c);
    return s;
}
