// The runner of passes: which run, in which order, what it dumps, and the options that all of them share.
#define _GNU_SOURCE 1
#include "tests/unit/passes/run_passes.h"

#include "ir/builder/build.h"

#include <sys/stat.h>
#include <unistd.h>

START_TEST(dumps_are_numbered_and_parse_again) {
    char dir[FOLDER_SIZE], path[FOLDER_SIZE + 64];
    folder_make(dir, "passes");
    Module *m = parse(conv_bn);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options(upper);
    o.dump_dir = dir;
    o.command = "tpucc\n";
    PassReport r = {0};
    ck_assert(pipeline_run(m, &o, &d, &r));
    ck_assert_uint_gt(r.runs.n, 5);
    size_t n_dumps = 0;
    for (size_t i = 0; i <= r.runs.n; i++) {
        snprintf(path, sizeof path, "%s/%02zu-%s.mlir", dir, i, i ? r.runs.items[i - 1].name : "read");
        FILE *f = fopen(path, "r");
        ck_assert_int_eq(f != NULL, !i || r.runs.items[i - 1].changed);
        if (!f) continue;
        char *text = xcalloc(1, 1 << 16);
        ck_assert_uint_gt(fread(text, 1, (1 << 16) - 1, f), 0);
        Module *again = parse(text);
        Text printed = {0};
        print_module(again, NULL, &printed);
        ck_assert_str_eq(printed.items, text);
        vec_free(&printed);
        module_free(again);
        free(text);
        fclose(f);
        unlink(path);
        n_dumps++;
    }
    ck_assert_uint_gt(n_dumps, 3);
    snprintf(path, sizeof path, "%s/command.txt", dir);
    unlink(path);
    ck_assert_int_eq(rmdir(dir), 0);
    pass_report_free(&r);
    diags_free(&d);
    module_free(m);
}
END_TEST

static const Literal *find_blob(void *context, Module *m, const char *name, Type type) {
    ck_assert_str_eq(name, "constant0");
    return literal_wrap(&m->arena, type, context, false);
}

// A constant over a megabyte lies beside the dump; a dump with the same constants shares the file.
START_TEST(large_constants_lie_beside_dumps) {
    enum { N = 300000, HEADER = 8 + 80 };
    char dir[FOLDER_SIZE], path[2][FOLDER_SIZE + 32];
    folder_make(dir, "passes");
    Module *m = parse("func.func @main(%x: tensor<300000xf32>) -> tensor<300000xf32> {\n  %0 = stablehlo.add %x, %x : tensor<300000xf32>\n"
                      "  %1 = stablehlo.add %x, %x : tensor<300000xf32>\n  %2 = stablehlo.multiply %0, %1 : tensor<300000xf32>\n"
                      "  return %2 : tensor<300000xf32>\n}\n");
    Op *first = m->first_func->body->first;
    Arena a = {0};
    Builder b = builder_before(m, first);
    random_state = 7;
    const Literal *l = random_literal(&m->arena, first->results[0].type);
    first->operands[1] = first->next->operands[1] = build_constant(&b, l);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options("cse");
    o.dump_dir = dir;
    ck_assert(pipeline_run(m, &o, &d, NULL));
    struct stat st[2];
    for (int i = 0; i < 2; i++) {
        snprintf(path[i], sizeof path[i], "%s/%s.safetensors", dir, i ? "01-cse" : "00-read");
        ck_assert_int_eq(stat(path[i], &st[i]), 0);
    }
    ck_assert_int_eq(st[0].st_size, HEADER + (long)sizeof(float) * N);
    ck_assert(st[0].st_ino == st[1].st_ino);
    char *bytes = xmalloc((size_t)st[0].st_size), *text = xcalloc(1, 4096);
    FILE *f = fopen(path[1], "rb");
    ck_assert_uint_eq(fread(bytes, 1, (size_t)st[0].st_size, f), (size_t)st[0].st_size);
    fclose(f);
    ck_assert(!memcmp(bytes + HEADER, l->data, sizeof(float) * N));
    strcpy(strrchr(path[1], '.'), ".mlir");
    f = fopen(path[1], "r");
    ck_assert_uint_gt(fread(text, 1, 4095, f), 0);
    fclose(f);
    Module *again = parse_module_with(text, strlen(text), "test.mlir", find_blob, bytes + HEADER, &d);
    ck_assert_ptr_nonnull(again);
    ck_assert_uint_eq(count_ops(again, OP_ADD), 1);
    module_free(again);
    for (int i = 0; i < 2; i++) {
        strcpy(strrchr(path[i], '.'), ".mlir");
        unlink(path[i]);
        strcpy(strrchr(path[i], '.'), ".safetensors");
        unlink(path[i]);
    }
    ck_assert_int_eq(rmdir(dir), 0);
    free(bytes);
    free(text);
    arena_free(&a);
    diags_free(&d);
    module_free(m);
}
END_TEST

START_TEST(passes_are_chosen_by_name) {
    Module *m = parse(conv_bn);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options("cse,nothing");
    ck_assert(!pipeline_run(m, &o, &d, NULL));
    ck_assert_int_eq(d.exit_code, EXIT_USAGE);
    diags_clear(&d);
    o.passes = NULL;
    o.stop_after = "canon";
    o.skip = "symbols,gspmd,inline,plain,bind";
    PassReport r = {0};
    ck_assert(pipeline_run(m, &o, &d, &r));
    ck_assert_str_eq(r.runs.items[0].name, "shapes"); // the first row that is not skipped
    ck_assert_str_eq(r.runs.items[r.runs.n - 1].name, "canon");
    for (size_t i = 1; i < r.runs.n; i++) ck_assert(!strstr(o.skip, r.runs.items[i].name));
    Text help = {0};
    passes_help(&help);
    pass_report_text(&r, &help);
    ck_assert_ptr_nonnull(strstr(help.items, "canon"));
    vec_free(&help);
    pass_report_free(&r);
    diags_free(&d);
    module_free(m);
}
END_TEST

START_TEST(constants_may_be_opaque) {
    Module *m = parse("func.func @main() -> (tensor<4xf32>, tensor<4x1xf32>) {\n  %0 = stablehlo.constant dense<1.0> : tensor<4xf32>\n"
                      "  %1 = stablehlo.constant dense<2.0> : tensor<4xf32>\n  %2 = stablehlo.multiply %1, %0 : tensor<4xf32>\n"
                      "  %3 = stablehlo.iota dim = 1 : tensor<4x1xf32>\n  return %2, %3 : tensor<4xf32>, tensor<4x1xf32>\n}\n");
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options(upper);
    o.opaque_constants = true;
    ck_assert(pipeline_run(m, &o, &d, NULL));
    ck_assert_uint_eq(count_ops(m, OP_MULTIPLY), 1);
    ck_assert_uint_eq(count_ops(m, OP_IOTA), 1);
    diags_free(&d);
    module_free(m);
}
END_TEST

Suite *pipeline_suite(void);
Suite *pipeline_suite(void) {
    Suite *s = suite_create("pipeline");
    TCase *t = tcase_create("pipeline");
    tcase_set_timeout(t, 120);
    tcase_add_test(t, dumps_are_numbered_and_parse_again);
    tcase_add_test(t, large_constants_lie_beside_dumps);
    tcase_add_test(t, passes_are_chosen_by_name);
    tcase_add_test(t, constants_may_be_opaque);
    suite_add_tcase(s, t);
    return s;
}
