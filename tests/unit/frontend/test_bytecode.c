// MLIR bytecode: a file of StableHLO as it is reads to its module, with its constant in the file; each byte that is wrong is refused by its place, once; cut
// files likewise. Whole programs are tests/e2e/bytecode's, any bytes tests/fuzz/bytecode_fuzz's.
#include "frontend/bytecode/bytecode.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

// What MLIR 22 writes for
//   func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
//     %w = stablehlo.constant dense_resource<w> : tensor<4xf32>     of 1, 2, 3, 4
//     %0 = stablehlo.add %x, %w : tensor<4xf32>
//     return %0 : tensor<4xf32>
//   }
// clang-format off
static const uint8_t file[] = {
    0x4d, 0x4c, 0xef, 0x52, 0x0d, 0x4d, 0x4c, 0x49, 0x52, 0x32, 0x33, 0x2e, 0x30, 0x2e, 0x30, 0x67, 0x69, 0x74, 0x00, 0x01, 0x21, 0x07, 0x01, 0x05,
    0x09, 0x0b, 0x01, 0x03, 0x0f, 0x03, 0x05, 0x07, 0x13, 0x05, 0x05, 0x17, 0x1b, 0x03, 0x27, 0x15, 0x07, 0x01, 0x15, 0x0b, 0x13, 0x0b, 0x0b, 0x13,
    0x13, 0x0f, 0x13, 0x13, 0x13, 0x01, 0x07, 0x13, 0x17, 0x07, 0x02, 0x57, 0x05, 0x0f, 0x17, 0x01, 0x01, 0x01, 0x0d, 0x03, 0x05, 0x11, 0x17, 0x01,
    0x03, 0x03, 0x17, 0x01, 0x03, 0x23, 0x21, 0x01, 0x01, 0x17, 0x01, 0x05, 0x11, 0x17, 0x01, 0x07, 0x11, 0x17, 0x01, 0x09, 0x07, 0x1b, 0x03, 0x11,
    0x05, 0x05, 0x03, 0x01, 0x03, 0x01, 0x0b, 0x04, 0x59, 0x05, 0x01, 0x50, 0x03, 0x01, 0x07, 0x04, 0x49, 0x03, 0x01, 0x05, 0x03, 0x50, 0x09, 0x03,
    0x07, 0x04, 0x35, 0x03, 0x07, 0x0f, 0x03, 0x03, 0x0b, 0x00, 0x07, 0x42, 0x0f, 0x05, 0x03, 0x01, 0x09, 0x06, 0x11, 0x03, 0x01, 0x05, 0x01, 0x03,
    0x05, 0x04, 0x13, 0x03, 0x05, 0x06, 0x0d, 0x01, 0x01, 0x03, 0x13, 0x29, 0x00, 0x85, 0x29, 0x09, 0x09, 0x21, 0xcb, 0xcb, 0x00, 0x00, 0x80, 0x3f,
    0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x40, 0x40, 0x00, 0x00, 0x80, 0x40, 0x00, 0x8d, 0x15, 0x05, 0x0b, 0x05, 0x09, 0x13, 0x0f, 0x0f, 0x15, 0x0b,
    0x11, 0x62, 0x75, 0x69, 0x6c, 0x74, 0x69, 0x6e, 0x00, 0x66, 0x75, 0x6e, 0x63, 0x00, 0x73, 0x74, 0x61, 0x62, 0x6c, 0x65, 0x68, 0x6c, 0x6f, 0x00,
    0x6d, 0x6f, 0x64, 0x75, 0x6c, 0x65, 0x00, 0x72, 0x65, 0x74, 0x75, 0x72, 0x6e, 0x00, 0x63, 0x6f, 0x6e, 0x73, 0x74, 0x61, 0x6e, 0x74, 0x00, 0x61,
    0x64, 0x64, 0x00, 0x2d, 0x00, 0x6d, 0x61, 0x69, 0x6e, 0x00, 0x77, 0x00, 0x08, 0x1b, 0x07, 0x05, 0x01, 0x01, 0x0d, 0x01, 0x05, 0x01, 0x01, 0x07,
    0x01, 0x03, 0x0d,
};
// clang-format on

static Diags diags;

static void setup(void) { diags_init(&diags, "test"); }
static void teardown(void) { diags_free(&diags); }

START_TEST(reads_its_module) {
    Module *m = bytecode_read(file, sizeof file, "m.mlirbc", &diags);
    ck_assert_ptr_nonnull(m);
    ck_assert(module_verify(m, &diags));
    Text t = {0};
    print_module(m, NULL, &t);
    ck_assert_str_eq(t.items, "module {\n"
                              "  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n"
                              "    %0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>\n"
                              "    %1 = stablehlo.add %arg0, %0 : tensor<4xf32>\n"
                              "    return %1 : tensor<4xf32>\n"
                              "  }\n"
                              "}\n");
    ck_assert_str_eq(m->first_func->body->first->loc.at.path->text, "byte 130");
    vec_free(&t);
    module_free(m);
}
END_TEST

START_TEST(says_bytes_of_the_file_around_it) {
    uint8_t around[sizeof file + 100];
    memset(around, 1, 100);
    memcpy(around + 100, file, sizeof file);
    around[104] = 0x1f;
    ck_assert_ptr_null(bytecode_read_within(around + 100, sizeof file, 100, "m", &diags));
    ck_assert_str_eq(diags.list.items[0].at.path->text, "byte 104");
}
END_TEST

static const struct {
    size_t at;
    uint8_t byte;
    const char *place, *said;
} wrong[] = {
    {4, 0x0f, "byte 4", "bytecode of version 7; versions 0 to 6 are read"},
    {18, 0xff, "byte 133", "should follow, but 134 are left"},
    {19, 0, "byte 180", "section 0 comes twice"},
    {19, 0xff, "byte 22", "an alignment of 3 bytes"},
    {21, 9, "byte 25", "section 1 where the version of a dialect should be"},
    {28, 17, "byte 60", "the attributes of an op are no dictionary"},
    {36, 29, "byte 136", "op 'stablehlo.-' is not supported"},
    {39, 23, "byte 53", "attributes or types; 1 are left"},
    {40, 0, "byte 40", "types in 9 bytes"},
    {63, 0xff, "byte 63", "attribute 127 of 10"},
    {66, 15, "byte 67", "follow the end of an attribute or a type"},
    {80, 0xff, "byte 80", "resource 127 of 1"},
    {93, 0xff, "byte 93", "type 127 of the dialect builtin is not known"},
    {95, 0xff, "byte 95", "a dimension of size -64"},
    {98, 5, "byte 97", "type 1 holds itself"},
    {102, 13, "byte 78", "are no elements of tensor<4xf64>"},
    {107, 0xff, "byte 110", "properties 3 of 3"},
    {110, 9, "byte 111", "a region has one block, this one 26912; branches between blocks are not supported"},
    {131, 68, "byte 143", "value 1 is used before it is defined"},
    {137, 8, "byte 139", "branches between blocks are not supported"},
    {139, 5, "byte 136", "a region defines more values than it says"},
    {142, 0xff, "byte 142", "value 127 of 3"},
    {144, 7, "byte 144", "stablehlo.constant has 0 operands, got 1"},
    {156, 0xff, "byte 78", "resource 0 is declared, but not in the file"},
    {157, 0x87, "byte 267", "of the two sections of resources there is one"},
    {182, 23, "byte 193", "a string of 7512 bytes; 0 are left"},
    {230, 'x', "byte 130", "op 'stablehlo.xonstant' is not supported"},
    {255, 7, "byte 263", "follow the end of the properties"},
    {259, 3, "byte 116", "expected"},
};

START_TEST(refuses_by_its_place) {
    uint8_t changed[sizeof file];
    memcpy(changed, file, sizeof file);
    changed[wrong[_i].at] = wrong[_i].byte;
    ck_assert_ptr_null(bytecode_read(changed, sizeof changed, "m.mlirbc", &diags));
    ck_assert_uint_eq(diags.n_errors, 1);
    ck_assert_int_eq(diags.exit_code, EXIT_CONTENT);
    const Diag *g = &diags.list.items[0];
    ck_assert_msg(strstr(g->text, wrong[_i].said), "'%s' does not say '%s'", g->text, wrong[_i].said);
    ck_assert_str_eq(g->at.path->text, wrong[_i].place);
}
END_TEST

START_TEST(refuses_what_is_cut_off) {
    for (size_t n = 4; n < sizeof file; n++) {
        uint8_t *exact = malloc(n);
        memcpy(exact, file, n);
        ck_assert_ptr_null(bytecode_read(exact, n, "m.mlirbc", &diags));
        ck_assert_uint_eq(diags.n_errors, 1);
        diags_clear(&diags);
        free(exact);
    }
}
END_TEST

Suite *bytecode_suite(void);
Suite *bytecode_suite(void) {
    Suite *s = suite_create("bytecode");
    TCase *t = tcase_create("bytecode");
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, reads_its_module);
    tcase_add_test(t, says_bytes_of_the_file_around_it);
    tcase_add_loop_test(t, refuses_by_its_place, 0, COUNT(wrong));
    tcase_add_test(t, refuses_what_is_cut_off);
    suite_add_tcase(s, t);
    return s;
}
