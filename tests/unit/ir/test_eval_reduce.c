// The evaluator of reductions: the order of their steps, long sums, several operands, bodies that are more than scalars, windows of every kind.
#include "tests/unit/ir/one_op.h"

// n operands, n initial values and a region with 2n scalar arguments
static Op *reduction(OpKind kind, const Literal *const *ins, size_t n, const Attr *attrs, size_t n_attrs, const Shape *outs) {
    Op *op = op_of(kind, ins, 2 * n, attrs, n_attrs, outs, n, 1);
    op->regions[0]->parent = op;
    for (size_t i = 0; i < 2 * n; i++) block_add_arg(m, op->regions[0], type_scalar(&m->types, ins[i]->type->dtype), NULL);
    return op;
}

static const Literal *reduced(OpKind kind, OpKind body, const Literal *x, const Literal *init, const Attr *attrs, size_t n_attrs, Shape out) {
    const Literal *ins[] = {x, init}, *result = NULL;
    Op *op = reduction(kind, ins, 1, attrs, n_attrs, &out);
    Builder b = {.m = m, .block = op->regions[0]};
    Value *sum = build_binary(&b, body, op->regions[0]->args[0], op->regions[0]->args[1]);
    region_returns(op, 0, &sum, 1);
    ck_assert(evaluate(op, ins, &result));
    return result;
}

START_TEST(reduce) {
    const Literal *x = counted(SHAPE(F32, 2, 3)), *zero = LITERAL(SCALAR(F32), 0);
    EXPECT(reduced(OP_REDUCE, OP_ADD, x, zero, ATTRS(AXES(dimensions, 1)), SHAPE(F32, 2)), 3, 12);
    EXPECT(reduced(OP_REDUCE, OP_ADD, x, zero, ATTRS(AXES(dimensions, 0)), SHAPE(F32, 3)), 3, 5, 7);
    EXPECT(reduced(OP_REDUCE, OP_ADD, x, LITERAL(SCALAR(F32), 100), ATTRS(AXES(dimensions, 0, 1)), SCALAR(F32)), 115);
    EXPECT(reduced(OP_REDUCE, OP_SUBTRACT, x, zero, ATTRS(AXES(dimensions, 1)), SHAPE(F32, 2)), -3, -12); // acc - x
    EXPECT(reduced(OP_REDUCE, OP_MAXIMUM, x, LITERAL(SCALAR(F32), NAN), ATTRS(AXES(dimensions, 1)), SHAPE(F32, 2)), NAN, NAN);
    EXPECT(reduced(OP_REDUCE, OP_ADD, counted(SHAPE(F32, 2, 0)), LITERAL(SCALAR(F32), 5), ATTRS(AXES(dimensions, 1)), SHAPE(F32, 2)), 5, 5);
    EXPECT(reduced(OP_REDUCE, OP_ADD, x, zero, NULL, 0, SHAPE(F32, 2, 3)), 0, 1, 2, 3, 4, 5);
    EXPECT(reduced(OP_REDUCE, OP_AND, LITERAL(SHAPE(I1, 3), 1, 0, 1), LITERAL(SCALAR(I1), 1), ATTRS(AXES(dimensions, 0)), SCALAR(I1)), 0);
    EXPECT(reduced(OP_REDUCE, OP_MULTIPLY, LITERAL(SHAPE(I8, 3), 16, 16, 1), LITERAL(SCALAR(I8), 1), ATTRS(AXES(dimensions, 0)), SCALAR(I8)), 0);
    // in index order, rounded each time: 1e8 + 1 is 1e8 in f32
    EXPECT(reduced(OP_REDUCE, OP_ADD, LITERAL(SHAPE(F32, 3), 1e8, 1, -1e8), zero, ATTRS(AXES(dimensions, 0)), SCALAR(F32)), 0);
}
END_TEST

// Chunks begin with their first element and go on in order; those at the end are shorter.
START_TEST(reduce_chunks) {
    const Literal *x = counted(SHAPE(F32, 2, 5)), *result = NULL;
    Shape out = SHAPE(F32, 2, 3);
    Op *op = op_of(OP_REDUCE_CHUNKS, &x, 1, ATTRS(AXES(window_dimensions, 1, 2)), &out, 1, 1);
    op->regions[0]->parent = op;
    for (int i = 0; i < 2; i++) block_add_arg(m, op->regions[0], type_scalar(&m->types, DT_F32), NULL);
    Builder b = {.m = m, .block = op->regions[0]};
    Value *difference = build_binary(&b, OP_SUBTRACT, op->regions[0]->args[0], op->regions[0]->args[1]);
    region_returns(op, 0, &difference, 1);
    ck_assert(evaluate(op, &x, &result));
    EXPECT(result, -1, -1, 4, -1, -1, 9);
}
END_TEST

// Long reductions: sums do not stop where adding one more changes nothing, others go from chunk to chunk and count the initial value once.
START_TEST(reduce_long) {
    const Literal *ones = literal_splat(&m->arena, type_tensor(&m->types, DT_F16, (int64_t[]){40000}, 1), "\0\x3c");
    EXPECT(reduced(OP_REDUCE, OP_ADD, ones, LITERAL(SCALAR(F16), 32), ATTRS(AXES(dimensions, 0)), SCALAR(F16)), 40032);
    const Literal *half = literal_splat(&m->arena, type_tensor(&m->types, DT_F32, (int64_t[]){1 << 17}, 1), "\0\0\0\x3f");
    EXPECT(reduced(OP_REDUCE, OP_ADD, half, LITERAL(SCALAR(F32), 1 << 24), ATTRS(AXES(dimensions, 0)), SCALAR(F32)), (1 << 24) + (1 << 16));
    const Literal *byte = literal_splat(&m->arena, type_tensor(&m->types, DT_I32, (int64_t[]){32769}, 1), "\x5\0\0");
    // 31 chunks of 1040 and one of 529, each of which gives 5 - 5 - 5 ..: 7 - 31 * (5 - 1039 * 5) - (5 - 528 * 5)
    EXPECT(reduced(OP_REDUCE, OP_SUBTRACT, byte, LITERAL(SCALAR(I32), 7), ATTRS(AXES(dimensions, 0)), SCALAR(I32)), 7 + 31 * 5190 + 2635);
}
END_TEST

// argmax: (value, index) pairs by compare and select; the first of equals, as the region keeps the accumulator on a tie
START_TEST(reduce_pairs) {
    const Literal *x = LITERAL(SHAPE(F32, 2, 3), 1, 7, 7, -1, -3, -2);
    const Literal *ins[] = {x, LITERAL(SHAPE(I32, 2, 3), 0, 1, 2, 0, 1, 2), LITERAL(SCALAR(F32), -INFINITY), LITERAL(SCALAR(I32), 0)};
    Shape outs[] = {SHAPE(F32, 2), SHAPE(I32, 2)};
    Op *op = reduction(OP_REDUCE, ins, 2, ATTRS(AXES(dimensions, 1)), outs);
    Block *body = op->regions[0];
    Builder b = {.m = m, .block = body};
    Value *keep = build_compare(&b, body->args[0], body->args[2], "GE"), *kept[2];
    for (int i = 0; i < 2; i++) kept[i] = build_select(&b, keep, body->args[i], body->args[2 + i]);
    region_returns(op, 0, kept, 2);
    const Literal *results[2];
    ck_assert(evaluate(op, ins, results));
    EXPECT(results[0], 7, -1);
    EXPECT(results[1], 1, 0);
}
END_TEST

// A body that is no program of scalars (it concatenates) runs as a block: acc * 10 + x by a dot of [acc, x] and [10, 1]
START_TEST(reduce_by_block) {
    const Literal *ins[] = {LITERAL(SHAPE(F32, 3), 1, 2, 3), LITERAL(SCALAR(F32), 0)}, *result;
    Shape out = SCALAR(F32);
    Op *op = reduction(OP_REDUCE, ins, 1, ATTRS(AXES(dimensions, 0)), &out);
    Builder b = {.m = m, .block = op->regions[0]};
    int64_t one = 1;
    Value *parts[] = {build_reshape(&b, b.block->args[0], &one, 1), build_reshape(&b, b.block->args[1], &one, 1)};
    Axes lists[DOT_LISTS] = {[DOT_LHS_CONTRACT] = LIST(0), [DOT_RHS_CONTRACT] = LIST(0)};
    Value *both = build_concatenate(&b, parts, 2, 0), *digits = build_constant(&b, LITERAL(SHAPE(F32, 2), 10, 1));
    Value *next = build_dot(&b, both, digits, lists, DT_F32);
    region_returns(op, 0, &next, 1);
    ck_assert(evaluate(op, ins, &result));
    EXPECT(result, 123);
}
END_TEST

START_TEST(reduce_window) {
    const Literal *x = LITERAL(SHAPE(F32, 5), 1, 2, 3, 4, 5), *zero = LITERAL(SCALAR(F32), 0);
    Attr size = AXES(window_dimensions, 2);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size), SHAPE(F32, 4)), 3, 5, 7, 9);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(window_strides, 2), AXES(padding, 1, 0)), SHAPE(F32, 3)), 1, 5, 9);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(window_dilations, 3)), SHAPE(F32, 2)), 5, 7);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(base_dilations, 2)), SHAPE(F32, 8)), 1, 2, 2, 3, 3, 4, 4, 5);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(padding, -1, -2)), SHAPE(F32, 1)), 5);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_MAXIMUM, counted(SHAPE(F32, 3, 3)), LITERAL(SCALAR(F32), -INFINITY), ATTRS(AXES(window_dimensions, 2, 2)),
                   SHAPE(F32, 2, 2)),
           4, 5, 7, 8);
}
END_TEST

// Windows that all begin with the first element, or all end with the last one, take a step an element; sums are rounded once. Initial values of which a window
// has more than one are counted as often where that makes a difference, and other windows are made one by one.
START_TEST(running_windows) {
    const Literal *x = LITERAL(SHAPE(F32, 2, 3), 1, 2, 3, 4, 5, 6), *zero = LITERAL(SCALAR(F32), 0);
    Attr size = AXES(window_dimensions, 1, 3), rows = AXES(window_dimensions, 2, 1);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(padding, 0, 0, 2, 0)), SHAPE(F32, 2, 3)), 1, 3, 6, 4, 9, 15);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(padding, 0, 0, 0, 2)), SHAPE(F32, 2, 3)), 6, 5, 3, 15, 11, 6);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(rows, AXES(padding, 1, 0, 0, 0)), SHAPE(F32, 2, 3)), 1, 2, 3, 5, 7, 9);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(padding, 0, 0, 4, -1)), SHAPE(F32, 2, 4)), 0, 0, 1, 3, 0, 0, 4, 9);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, LITERAL(SCALAR(F32), 1), ATTRS(size, AXES(padding, 0, 0, 2, 0)), SHAPE(F32, 2, 3)), 4, 5, 7, 7, 11, 16);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_SUBTRACT, x, zero, ATTRS(size, AXES(padding, 0, 0, 2, 0)), SHAPE(F32, 2, 3)), -1, -3, -6, -4, -9, -15);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_MAXIMUM, x, LITERAL(SCALAR(F32), 2), ATTRS(size, AXES(padding, 0, 0, 2, 0)), SHAPE(F32, 2, 3)), 2, 2, 3, 4, 5, 6);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, LITERAL(SHAPE(F32, 3), 1e8, 1, -1e8), zero, ATTRS(AXES(window_dimensions, 3), AXES(padding, 2, 0)), SHAPE(F32, 3)),
           1e8, 1e8, 1);
    int64_t n = 1 << 20;
    const Literal *ones = literal_splat(&m->arena, type_tensor(&m->types, DT_I32, &n, 1), "\1\0\0");
    const Literal *all =
        reduced(OP_REDUCE_WINDOW, OP_ADD, ones, LITERAL(SCALAR(I32), 0), ATTRS(AXES(window_dimensions, n), AXES(padding, n - 1, 0)), SHAPE(I32, n));
    for (int64_t i = 0; i < n; i += 4095) ck_assert_int_eq(((const int32_t *)all->data)[i], i + 1);
}
END_TEST

// Chunks begin with what is given for them; backwards, what is behind an element is the second argument.
START_TEST(cumulate) {
    const Literal *ins[] = {counted(SHAPE(F32, 5)), LITERAL(SHAPE(F32, 3), 10, 20, 30)}, *result = NULL;
    for (int reverse = 0; reverse < 2; reverse++) {
        Shape out = SHAPE(F32, 5);
        Op *op = reduction(OP_CUMULATE, ins, 1, ATTRS(attr_i64(ATTR_dimension, 0), AXES(window_dimensions, 2), attr_bool(ATTR_is_reverse, reverse)), &out);
        Builder b = {.m = m, .block = op->regions[0]};
        Value *difference = build_binary(&b, OP_SUBTRACT, op->regions[0]->args[0], op->regions[0]->args[1]);
        region_returns(op, 0, &difference, 1);
        ck_assert(evaluate(op, ins, &result));
        if (reverse) EXPECT(result, 9, -9, 19, -17, -26); // 0 - (1 - 10), 1 - 10, 2 - (3 - 20), 3 - 20, 4 - 30
        else EXPECT(result, 10, 9, 18, 15, 26);
    }
}
END_TEST

START_TEST(window_too_large) {
    const Literal *ins[] = {LITERAL(SHAPE(F32, 1, 1), 1), LITERAL(SCALAR(F32), 0)}, *out;
    Shape s = SHAPE(F32, 1, 1);
    int64_t n = INT64_C(1) << 40;
    Op *op = reduction(OP_REDUCE_WINDOW, ins, 1, ATTRS(AXES(window_dimensions, n, n), AXES(padding, n - 1, 0, n - 1, 0)), &s);
    Builder b = {.m = m, .block = op->regions[0]};
    Value *sum = build_binary(&b, OP_ADD, b.block->args[0], b.block->args[1]);
    region_returns(op, 0, &sum, 1);
    ck_assert(!evaluate(op, ins, &out) && said("more than"));
}
END_TEST

Suite *eval_reduce_suite(void);
Suite *eval_reduce_suite(void) {
    const TTest *const tests[] = {
        reduce, reduce_chunks, reduce_long, reduce_pairs, reduce_by_block, reduce_window, running_windows, cumulate, window_too_large,
    };
    Suite *s = suite_create("eval_reduce");
    TCase *c = tcase_create("eval_reduce");
    tcase_add_checked_fixture(c, begin, end);
    for (size_t i = 0; i < COUNT(tests); i++) tcase_add_test(c, tests[i]);
    suite_add_tcase(s, c);
    return s;
}
