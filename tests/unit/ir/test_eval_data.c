// The evaluator of ops that move elements: what lands where, the edges of padding and of slices, indices that are clamped.
#include "tests/unit/ir/one_op.h"

START_TEST(movement) {
    const Literal *x = counted(SHAPE(I32, 2, 3));
    EXPECT(run_op(OP_TRANSPOSE, INS(x), ATTRS(AXES(permutation, 1, 0)), SHAPE(I32, 3, 2)), 0, 3, 1, 4, 2, 5);
    EXPECT(run_op(OP_REVERSE, INS(x), ATTRS(AXES(dimensions, 1)), SHAPE(I32, 2, 3)), 2, 1, 0, 5, 4, 3);
    EXPECT(run_op(OP_SLICE, INS(counted(SHAPE(UI8, 3, 5))), ATTRS(AXES(start_indices, 1, 0), AXES(limit_indices, 3, 5), AXES(strides, 1, 2)), SHAPE(UI8, 2, 3)),
           5, 7, 9, 10, 12, 14);
    EXPECT(run_op(OP_CONCATENATE, INS(x, counted(SHAPE(I32, 2, 1)), x), ATTRS(attr_i64(ATTR_dimension, 1)), SHAPE(I32, 2, 7)), 0, 1, 2, 0, 0, 1, 2, 3, 4, 5, 1,
           3, 4, 5);
    EXPECT(run_op(OP_IOTA, NULL, 0, ATTRS(attr_i64(ATTR_iota_dimension, 1)), SHAPE(F16, 2, 3)), 0, 1, 2, 0, 1, 2);
    EXPECT(run_op(OP_IOTA, NULL, 0, ATTRS(attr_i64(ATTR_iota_dimension, 0)), SHAPE(I64, 2, 3)), 0, 0, 0, 1, 1, 1);
    EXPECT(run_op(OP_BROADCAST_IN_DIM, INS(counted(SHAPE(F64, 2))), ATTRS(AXES(broadcast_dimensions, 1)), SHAPE(F64, 3, 2)), 0, 1, 0, 1, 0, 1);
    EXPECT(run_op(OP_BROADCAST_IN_DIM, INS(counted(SHAPE(I1, 2, 1))), ATTRS(AXES(broadcast_dimensions, 0, 1)), SHAPE(I1, 2, 3)), 0, 0, 0, 1, 1, 1);
    const Literal *all = run_op(OP_BROADCAST_IN_DIM, INS(LITERAL(SCALAR(F32), 7)), NULL, 0, SHAPE(F32, 100));
    ck_assert(all->splat && value_at(all, 99) == 7);
}
END_TEST

static const Literal *padded(const Literal *x, int64_t low, int64_t high, int64_t interior, int64_t n) {
    return run_op(OP_PAD, INS(x, LITERAL(SCALAR(F32), 9)), ATTRS(AXES(edge_padding_low, low), AXES(edge_padding_high, high), AXES(interior_padding, interior)),
                  SHAPE(F32, n));
}

START_TEST(pad) {
    const Literal *x = LITERAL(SHAPE(F32, 3), 1, 2, 3);
    EXPECT(padded(x, 1, 2, 0, 6), 9, 1, 2, 3, 9, 9);
    EXPECT(padded(x, 0, 0, 2, 7), 1, 9, 9, 2, 9, 9, 3);
    EXPECT(padded(x, -1, 1, 0, 3), 2, 3, 9);
    EXPECT(padded(x, -1, -1, 1, 3), 9, 2, 9);
    EXPECT(padded(x, -2, -1, 1, 2), 2, 9);
    EXPECT(padded(x, 4, -5, 0, 2), 9, 9);
    EXPECT(padded(counted(SHAPE(F32, 0)), 2, 0, 5, 2), 9, 9);
    EXPECT(padded(x, INT64_MIN + 4, INT64_MAX - 3, 0, 2), 9, 9);
    EXPECT(padded(LITERAL(SHAPE(F32, 1), 1), 1, 0, INT64_MAX, 2), 9, 1);
    ck_assert_int_eq(padded(x, -3, 0, 0, 0)->type->n_elems, 0);
}
END_TEST

START_TEST(dynamic_slices) {
    const Literal *x = counted(SHAPE(F32, 4, 3));
    Attr sizes = AXES(slice_sizes, 2, 2);
    EXPECT(run_op(OP_DYNAMIC_SLICE, INS(x, LITERAL(SCALAR(I32), 1), LITERAL(SCALAR(I32), 1)), ATTRS(sizes), SHAPE(F32, 2, 2)), 4, 5, 7, 8);
    EXPECT(run_op(OP_DYNAMIC_SLICE, INS(x, LITERAL(SCALAR(I64), 9), LITERAL(SCALAR(I64), -9)), ATTRS(sizes), SHAPE(F32, 2, 2)), 6, 7, 9, 10);
    EXPECT(run_op(OP_DYNAMIC_SLICE, INS(x, LITERAL(SCALAR(UI8), 255), LITERAL(SCALAR(UI8), 0)), ATTRS(sizes), SHAPE(F32, 2, 2)), 6, 7, 9, 10);
    const Literal *update = LITERAL(SHAPE(F32, 1, 2), -1, -2);
    EXPECT(run_op(OP_DYNAMIC_UPDATE_SLICE, INS(x, update, LITERAL(SCALAR(I32), 3), LITERAL(SCALAR(I32), 2)), NO_ATTRS, SHAPE(F32, 4, 3)), 0, 1, 2, 3, 4, 5, 6,
           7, 8, 9, -1, -2);
    EXPECT(value_at(x, 10) == 10 ? x : update, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11); // the operand is as it was
}
END_TEST

static Attr gather_attr(Axes offset, Axes collapsed, Axes operand_batch, Axes start_batch, Axes map, int64_t vector) {
    Axes lists[GATHER_LISTS] = {offset, collapsed, operand_batch, start_batch, map, {&vector, 1}};
    return attr_lists(&m->arena, ATTR_gather_dimension_numbers, lists, GATHER_LISTS);
}

START_TEST(gather) {
    const Literal *x = counted(SHAPE(F32, 4, 3));
    EXPECT(run_op(OP_GATHER, INS(x, LITERAL(SHAPE(I32, 3, 1), 2, 0, 99)), ATTRS(gather_attr(LIST(1), LIST(0), NONE, NONE, LIST(0), 1), AXES(slice_sizes, 1, 3)),
                  SHAPE(F32, 3, 3)),
           6, 7, 8, 0, 1, 2, 9, 10, 11);
    // the index vector in front, both dimensions indexed, slices of 2x2 clamped
    EXPECT(run_op(OP_GATHER, INS(x, LITERAL(SHAPE(I64, 2, 2), 1, 3, 0, 5)),
                  ATTRS(gather_attr(LIST(1, 2), NONE, NONE, NONE, LIST(0, 1), 0), AXES(slice_sizes, 2, 2)), SHAPE(F32, 2, 2, 2)),
           3, 4, 6, 7, 7, 8, 10, 11);
    // one index a batch, the vector dimension left out
    EXPECT(run_op(OP_GATHER, INS(x, LITERAL(SHAPE(I32, 4), 0, 1, 2, -1)),
                  ATTRS(gather_attr(NONE, LIST(1), LIST(0), LIST(0), LIST(1), 1), AXES(slice_sizes, 1, 1)), SHAPE(F32, 4)),
           0, 4, 8, 9);
}
END_TEST

Suite *eval_data_suite(void);
Suite *eval_data_suite(void) {
    const TTest *const tests[] = {
        movement,
        pad,
        dynamic_slices,
        gather,
    };
    Suite *s = suite_create("eval_data");
    TCase *c = tcase_create("eval_data");
    tcase_add_checked_fixture(c, begin, end);
    for (size_t i = 0; i < COUNT(tests); i++) tcase_add_test(c, tests[i]);
    suite_add_tcase(s, c);
    return s;
}
