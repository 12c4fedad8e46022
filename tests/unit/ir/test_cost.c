// What ops cost, counted by hand; and the stages that ops ask for, by the rows of stage.def.
#include "ir/ops/cost.h"
#include "ir/ops/stage.h"

#include "ir/text/text.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdlib.h>

static const TargetFacts narrow = {.vector_bytes = 32}, wide = {.vector_bytes = 64};

// The op that main returns the result of; `cycles` on vectors of 32 bytes.
static const struct {
    const char *text;
    double steps, flops, cycles;
} costs[] = {
    {"(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {\n %0 = stablehlo.add %x, %x : tensor<8x16xf32>\n return %0 : tensor<8x16xf32>\n}\n", 128, 128, 16},
    {"(%x: tensor<8x16xf64>) -> tensor<8x16xf64> {\n %0 = stablehlo.add %x, %x : tensor<8x16xf64>\n return %0 : tensor<8x16xf64>\n}\n", 128, 128, 32},
    {"(%x: tensor<8x16xi8>) -> tensor<8x16xi8> {\n %0 = stablehlo.add %x, %x : tensor<8x16xi8>\n return %0 : tensor<8x16xi8>\n}\n", 128, 0, 4},
    {"(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {\n %0 = stablehlo.exponential %x : tensor<8x16xf32>\n return %0 : tensor<8x16xf32>\n}\n", 128, 128, 128},
    {"(%x: tensor<8x16xf32>) -> tensor<16x8xf32> {\n %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>\n"
     " return %0 : tensor<16x8xf32>\n}\n",
     128, 0, 16},
    {"(%x: tensor<8x0xf32>) -> tensor<8x0xf32> {\n %0 = stablehlo.add %x, %x : tensor<8x0xf32>\n return %0 : tensor<8x0xf32>\n}\n", 0, 0, 0},
    // Not a stage of macro tiles: a multiply-add waits for the one before.
    {"(%x: tensor<4x32xf32>, %y: tensor<32x8xf32>) -> tensor<4x8xf32> {\n"
     " %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x32xf32>, tensor<32x8xf32>) -> tensor<4x8xf32>\n"
     " return %0 : tensor<4x8xf32>\n"
     "}\n",
     1024, 2048, 256},
    {"(%x: tensor<1x6x6x2xf32>, %y: tensor<3x3x2x8xf32>) -> tensor<1x4x4x8xf32> {\n"
     " %0 = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
     "window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x6x2xf32>, "
     "tensor<3x3x2x8xf32>) "
     "-> tensor<1x4x4x8xf32>\n return %0 : tensor<1x4x4x8xf32>\n}\n",
     128 * 18, 2 * 128 * 18, 128 * 18 / 4},
    {"(%x: tensor<8x16xf32>, %i: tensor<f32>) -> tensor<8xf32> {\n %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : "
     "(tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>\n return %0 : tensor<8xf32>\n}\n",
     128, 128, 16},
    {"(%x: tensor<8x8xf32>, %y: tensor<2x8xf32>, %i: tensor<i32>) -> tensor<8x8xf32> {\n %0 = stablehlo.dynamic_update_slice %x, %y, %i, %i : "
     "(tensor<8x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<8x8xf32>\n return %0 : tensor<8x8xf32>\n}\n",
     16, 0, 2},
    {"(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {\n %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xf32>\n return %0 : tensor<4x4xf32>\n}\n", 64, 0, 16},
};

START_TEST(counted_by_hand) {
    for (size_t i = 0; i < COUNT(costs); i++) {
        Diags d;
        diags_init(&d, "test");
        Text text = {0};
        text_f(&text, "func.func @main%s", costs[i].text);
        Module *m = parse_module(text.items, text.n, "test.mlir", &d);
        if (!m) diags_print(&d, stderr);
        ck_assert_ptr_nonnull(m);
        const Op *op = block_end(module_main(m)->body)->operands[0]->def;
        ck_assert_msg(op_steps(op) == costs[i].steps, "%zu: %g steps, not %g", i, op_steps(op), costs[i].steps);
        ck_assert_msg(op_flops(op) == costs[i].flops, "%zu: %g operations, not %g", i, op_flops(op), costs[i].flops);
        ck_assert_msg(op_cycles(op, &narrow) == costs[i].cycles, "%zu: %g cycles, not %g", i, op_cycles(op, &narrow), costs[i].cycles);
        ck_assert(op_cycles(op, &wide) == costs[i].cycles / 2);
        module_free(m);
        vec_free(&text);
        diags_free(&d);
    }
}
END_TEST

START_TEST(expensive) {
    static const OpKind yes[] = {OP_EXP, OP_DIVIDE, OP_SQRT, OP_DIGAMMA, OP_REDUCE, OP_SORT},
                        no[] = {OP_ADD, OP_SELECT, OP_CONVERT, OP_CONSTANT, OP_IOTA, OP_TRANSPOSE};
    for (size_t i = 0; i < COUNT(yes); i++) ck_assert(op_is_expensive(yes[i]));
    for (size_t i = 0; i < COUNT(no); i++) ck_assert(!op_is_expensive(no[i]));
}
END_TEST

START_TEST(stages_are_found_by_name) {
    Module *m = module_new();
    Op *op = op_new(m, OP_ADD, (OpLoc){0}, 0, 0, 0);
    ck_assert_int_eq(stage_of(op), STAGE_NONE);
    for (int s = STAGE_NONE + 1; s < STAGE_COUNT; s++) {
        stage_set(m, op, (Stage)s);
        ck_assert_int_eq(stage_of(op), s);
    }
    op_set_attr(m, op, attr_str(ATTR_stage, module_str(m, "of a later version")));
    ck_assert_int_eq(stage_of(op), STAGE_NONE);
    module_free(m);
}
END_TEST

Suite *cost_suite(void);
Suite *cost_suite(void) {
    Suite *s = suite_create("cost");
    TCase *t = tcase_create("cost");
    tcase_add_test(t, counted_by_hand);
    tcase_add_test(t, expensive);
    tcase_add_test(t, stages_are_found_by_name);
    suite_add_tcase(s, t);
    return s;
}
