// The evaluator of contractions: dots and convolutions, groups, the type of the sum, and the packed forms that the compiler makes of them.
#include "tests/unit/ir/one_op.h"

START_TEST(dot) {
    const Literal *a = counted(SHAPE(F32, 2, 3)), *b = counted(SHAPE(F32, 3, 2));
    EXPECT(run_op(OP_DOT_GENERAL, INS(a, b), ATTRS(dot_attr(NONE, NONE, LIST(1), LIST(0))), SHAPE(F32, 2, 2)), 10, 13, 28, 40);
    EXPECT(run_op(OP_DOT_GENERAL, INS(a, a), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SHAPE(F32, 3, 3)), 9, 12, 15, 12, 17, 22, 15, 22, 29);
    EXPECT(run_op(OP_DOT_GENERAL, INS(a, a), ATTRS(dot_attr(LIST(0), LIST(0), LIST(1), LIST(1))), SHAPE(F32, 2)), 5, 50);
    EXPECT(run_op(OP_DOT_GENERAL, INS(a, b), ATTRS(dot_attr(LIST(1), LIST(0), NONE, NONE)), SHAPE(F32, 3, 2, 2)), 0, 0, 0, 3, 2, 3, 8, 12, 8, 10, 20, 25);
    const Literal *i8 = LITERAL(SHAPE(I8, 2), 127, 127);
    EXPECT(run_op(OP_DOT_GENERAL, INS(i8, i8), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SCALAR(I32)), 32258);
    EXPECT(run_op(OP_DOT_GENERAL, INS(i8, i8), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SCALAR(I8)), 2);
    const Literal *none = counted(SHAPE(F32, 2, 0));
    EXPECT(run_op(OP_DOT_GENERAL, INS(none, none), ATTRS(dot_attr(NONE, NONE, LIST(1), LIST(1))), SHAPE(F32, 2, 2)), 0, 0, 0, 0);
    const Literal *big = LITERAL(SHAPE(F32, 3), 1e8, 1, -1e8), *ones = LITERAL(SHAPE(F32, 3), 1, 1, 1);
    EXPECT(run_op(OP_DOT_GENERAL, INS(big, ones), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SCALAR(F32)), 0); // rounded at every step
    const Literal *half = LITERAL(SHAPE(F16, 3), 2048, 1, -2048), *units = LITERAL(SHAPE(F16, 3), 1, 1, 1);
    EXPECT(run_op(OP_DOT_GENERAL, INS(half, units), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SCALAR(F16)), 1); // once
}
END_TEST

START_TEST(pack) {
    const Literal *x = counted(SHAPE(F32, 2, 18));
    const Literal *p = run_op(OP_PACK, INS(x), ATTRS(attr_i64(ATTR_panel, 16)), SHAPE(F32, 2, 2, 16));
    for (int64_t i = 0; i < 64; i++) {
        int64_t n = i / 32 * 16 + i % 16, k = i / 16 % 2;
        ck_assert_double_eq(value_at(p, i), n < 18 ? (double)(k * 18 + n) : 0);
    }
    const Literal *a = LITERAL(SHAPE(F32, 2, 2), 1, 0, 2, 1);
    const Literal *r = run_op(OP_MATMUL, INS(a, p), NO_ATTRS, SHAPE(F32, 2, 18));
    for (int64_t i = 0; i < 36; i++) ck_assert_double_eq(value_at(r, i), i < 18 ? (double)i : (double)(3 * (i - 18) + 18));
}
END_TEST

// What is packed in groups multiplies as what it was rounded to, of every width, also where the last group and the last panel are short.
START_TEST(packed_groups) {
    const Literal *w = counted(SHAPE(F32, 70, 18)), *a = counted(SHAPE(F32, 3, 70));
    for (int64_t bits = 4; bits <= 8; bits += 4) {
        Attr size = attr_i64(ATTR_group, 32), width = attr_i64(ATTR_bits, bits);
        const Literal *rounded =
            run_op(OP_ROUND_GROUPS, INS(w), ATTRS(attr_axes(&m->arena, ATTR_dimensions, (int64_t[]){0}, 1), size, width), SHAPE(F32, 70, 18));
        const Literal *packed = run_op(OP_PACK_GROUPS, INS(w), ATTRS(size, width), SHAPE(UI8, 2, 3, 64 + 64 * bits));
        const Literal *want = run_op(OP_DOT_GENERAL, INS(a, rounded), ATTRS(dot_attr(NONE, NONE, LIST(1), LIST(0))), SHAPE(F32, 3, 18));
        const Literal *got = run_op(OP_MATMUL, INS(a, packed), ATTRS(size, width), SHAPE(F32, 3, 18));
        for (int64_t i = 0; i < 54; i++) ck_assert_double_eq(value_at(got, i), value_at(want, i));
        for (int64_t i = 0; i < 18; i++) {
            double most = value_at(w, 31 * 18 + i), off = fabs(value_at(rounded, 31 * 18 + i) - most); // the largest of its group
            ck_assert_double_le(off, most / (bits == 8 ? 1e6 : 7));
            for (int64_t k = 0; k < 32; k++)
                ck_assert_double_le(fabs(value_at(rounded, k * 18 + i) - value_at(w, k * 18 + i)), 1.0001 * most / (bits == 8 ? 254 : 7));
        }
    }
    // Whole numbers of a scale stay what they are, of either sign, of which the largest is none that is taken of others.
    for (int64_t bits = 4; bits <= 8; bits += 4) {
        static const float of_8[] = {-128, 127, -3, 5, 0, 64, 1, -77}, of_4[] = {8, -7, 3, 0, -1, 5, 2, -6};
        for (float scale = 0.0123f; scale > -1; scale -= 0.0246f) {
            float x[8];
            for (int64_t i = 0; i < 8; i++) x[i] = (bits == 8 ? of_8 : of_4)[i] * scale;
            const Literal *l = LITERAL(SHAPE(F32, 8, 1), x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]);
            Attr width = attr_i64(ATTR_bits, bits), size = attr_i64(ATTR_group, 8);
            EXPECT(run_op(OP_ROUND_GROUPS, INS(l), ATTRS(attr_axes(&m->arena, ATTR_dimensions, (int64_t[]){0}, 1), size, width), SHAPE(F32, 8, 1)), x[0], x[1],
                   x[2], x[3], x[4], x[5], x[6], x[7]);
        }
    }
    const Literal *wrong = LITERAL(SHAPE(F32, 3, 1), 1, INFINITY, 2), *none = LITERAL(SHAPE(F32, 3, 1), 0, -0.0, 0);
    Attr attrs[] = {attr_axes(&m->arena, ATTR_dimensions, (int64_t[]){0}, 1), attr_i64(ATTR_group, 8), attr_i64(ATTR_bits, 8)};
    ck_assert(isnan(value_at(run_op(OP_ROUND_GROUPS, INS(wrong), ATTRS(attrs[0], attrs[1], attrs[2]), SHAPE(F32, 3, 1)), 0)));
    EXPECT(run_op(OP_ROUND_GROUPS, INS(none), ATTRS(attrs[0], attrs[1], attrs[2]), SHAPE(F32, 3, 1)), 0, 0, 0);
}
END_TEST

static Attr conv_attr(Axes in, Axes kernel, Axes out) {
    Axes lists[CONV_LISTS] = {in, kernel, out};
    return attr_lists(&m->arena, ATTR_conv_dimension_numbers, lists, CONV_LISTS);
}

// 1-D, [b, f, 0] x [o, i, 0] -> [b, f, 0]; more attributes after the first three
static const Literal *conv1(const Literal *x, const Literal *w, int64_t groups, int64_t batch_groups, Attr a, Attr b, Shape out) {
    return run_op(OP_CONVOLUTION, INS(x, w),
                  ATTRS(conv_attr(LIST(0, 1, 2), LIST(1, 0, 2), LIST(0, 1, 2)), attr_i64(ATTR_feature_group_count, groups),
                        attr_i64(ATTR_batch_group_count, batch_groups), a, b),
                  out);
}

START_TEST(convolution) {
    const Literal *x = LITERAL(SHAPE(F32, 1, 1, 5), 1, 2, 3, 4, 5), *w = LITERAL(SHAPE(F32, 1, 1, 2), 1, 10);
    Attr one = AXES(window_strides, 1), none = AXES(padding, 0, 0);
    EXPECT(conv1(x, w, 1, 1, one, none, SHAPE(F32, 1, 1, 4)), 21, 32, 43, 54);
    EXPECT(conv1(x, w, 1, 1, one, AXES(padding, 1, 0), SHAPE(F32, 1, 1, 5)), 10, 21, 32, 43, 54);
    EXPECT(conv1(x, w, 1, 1, one, AXES(padding, -1, -1), SHAPE(F32, 1, 1, 2)), 32, 43);
    EXPECT(conv1(x, w, 1, 1, AXES(window_strides, 2), none, SHAPE(F32, 1, 1, 2)), 21, 43);
    EXPECT(conv1(x, w, 1, 1, AXES(rhs_dilation, 3), none, SHAPE(F32, 1, 1, 2)), 41, 52);
    EXPECT(conv1(x, w, 1, 1, AXES(lhs_dilation, 2), none, SHAPE(F32, 1, 1, 8)), 1, 20, 2, 30, 3, 40, 4, 50);
    EXPECT(conv1(x, w, 1, 1, AXES(window_reversal, 1), none, SHAPE(F32, 1, 1, 4)), 12, 23, 34, 45);
    // two features in two groups; two images in two groups
    const Literal *x2 = LITERAL(SHAPE(F32, 1, 2, 2), 1, 2, 3, 4), *w2 = LITERAL(SHAPE(F32, 2, 1, 1), 10, 100);
    EXPECT(conv1(x2, w2, 2, 1, one, none, SHAPE(F32, 1, 2, 2)), 10, 20, 300, 400);
    const Literal *x3 = LITERAL(SHAPE(F32, 2, 1, 2), 1, 2, 3, 4);
    EXPECT(conv1(x3, w2, 1, 2, one, none, SHAPE(F32, 1, 2, 2)), 10, 20, 300, 400);
    // channels last, 2 in, 2 out, written in another order
    const Literal *x4 = LITERAL(SHAPE(I32, 1, 2, 2), 1, 2, 3, 4), *w4 = LITERAL(SHAPE(I32, 1, 2, 2), 1, 2, 3, 4);
    EXPECT(run_op(OP_CONVOLUTION, INS(x4, w4), ATTRS(conv_attr(LIST(0, 2, 1), LIST(1, 2, 0), LIST(1, 0, 2))), SHAPE(I32, 2, 1, 2)), 7, 15, 10, 22);
}
END_TEST

// tpu.conv on packed weights agrees with the convolution that it stands for: 2 groups of 2 -> 3 features, 3x2 window,
// stride 2, 1.
START_TEST(packed_convolution) {
    const Literal *x = counted(SHAPE(F32, 2, 5, 4, 4)), *w = counted(SHAPE(F32, 3, 2, 2, 6));
    Shape out = SHAPE(F32, 2, 3, 4, 6);
    Attr strides = AXES(window_strides, 2, 1), padding = AXES(padding, 1, 1, 1, 0), groups = attr_i64(ATTR_feature_group_count, 2);
    const Literal *want =
        run_op(OP_CONVOLUTION, INS(x, w), ATTRS(conv_attr(LIST(0, 3, 1, 2), LIST(2, 3, 0, 1), LIST(0, 3, 1, 2)), strides, padding, groups), out);
    const Literal *split = run_op(OP_RESHAPE, INS(w), NO_ATTRS, SHAPE(F32, 1, 12, 6));
    const Literal *packed = run_op(OP_PACK, INS(split), ATTRS(attr_i64(ATTR_panel, 16)), SHAPE(F32, 1, 1, 12, 16));
    const Literal *got =
        run_op(OP_CONV, INS(x, packed), ATTRS(AXES(window_dimensions, 3, 2), strides, padding, groups, AXES(window_dilations, 1, 1)), SHAPE(F32, 24, 6));
    got = run_op(OP_RESHAPE, INS(got), NO_ATTRS, out);
    ck_assert(literal_equal(got, want));
}
END_TEST

// And of images plane by plane.
START_TEST(convolution_of_planes) {
    const Literal *x = counted(SHAPE(F32, 2, 4, 5, 6)), *w = counted(SHAPE(F32, 6, 3, 2, 2));
    Shape out = SHAPE(F32, 2, 6, 3, 4);
    Attr strides = AXES(window_strides, 2, 1), padding = AXES(padding, 1, 1, 1, -1), groups = attr_i64(ATTR_feature_group_count, 2);
    const Literal *want =
        run_op(OP_CONVOLUTION, INS(x, w),
               ATTRS(conv_attr(LIST(0, 1, 2, 3), LIST(3, 0, 1, 2), LIST(0, 1, 2, 3)), strides, padding, groups, AXES(rhs_dilation, 1, 2)), out);
    const Literal *rows = run_op(OP_RESHAPE, INS(w), NO_ATTRS, SHAPE(F32, 2, 3, 12));
    const Literal *got = run_op(OP_CONV_PLANES, INS(x, rows), ATTRS(AXES(window_dimensions, 3, 2), strides, padding, groups, AXES(window_dilations, 1, 2)),
                                SHAPE(F32, 4, 3, 12));
    got = run_op(OP_RESHAPE, INS(got), NO_ATTRS, out);
    ck_assert(literal_equal(got, want));
}
END_TEST

// And of one channel a feature.
START_TEST(convolution_of_channels) {
    const Literal *x = counted(SHAPE(F32, 2, 4, 5, 6)), *w = counted(SHAPE(F32, 4, 1, 3, 2));
    Shape out = SHAPE(F32, 2, 4, 3, 4);
    Attr strides = AXES(window_strides, 2, 1), padding = AXES(padding, 1, 1, 1, -1), groups = attr_i64(ATTR_feature_group_count, 4);
    const Literal *want =
        run_op(OP_CONVOLUTION, INS(x, w),
               ATTRS(conv_attr(LIST(0, 1, 2, 3), LIST(1, 0, 2, 3), LIST(0, 1, 2, 3)), strides, padding, groups, AXES(rhs_dilation, 1, 2)), out);
    const Literal *rows = run_op(OP_RESHAPE, INS(w), NO_ATTRS, SHAPE(F32, 4, 6));
    const Literal *got = run_op(OP_CONV_DEPTHWISE, INS(x, rows), ATTRS(AXES(window_dimensions, 3, 2), strides, padding, AXES(window_dilations, 1, 2)), out);
    ck_assert(literal_equal(got, want));
}
END_TEST

// And of a dilated image.
START_TEST(packed_dilated_convolution) {
    const Literal *x = counted(SHAPE(F32, 2, 5, 4, 3)), *w = counted(SHAPE(F32, 3, 2, 3, 5));
    Shape out = SHAPE(F32, 2, 4, 11, 5);
    Attr strides = AXES(window_strides, 3, 1), padding = AXES(padding, 2, 1, -1, 3);
    const Literal *want = run_op(OP_CONVOLUTION, INS(x, w),
                                 ATTRS(conv_attr(LIST(0, 3, 1, 2), LIST(2, 3, 0, 1), LIST(0, 3, 1, 2)), strides, padding, AXES(lhs_dilation, 2, 3)), out);
    const Literal *matrix = run_op(OP_RESHAPE, INS(w), NO_ATTRS, SHAPE(F32, 1, 18, 5));
    const Literal *packed = run_op(OP_PACK, INS(matrix), ATTRS(attr_i64(ATTR_panel, 16)), SHAPE(F32, 1, 1, 18, 16));
    const Literal *got = run_op(
        OP_CONV, INS(x, packed),
        ATTRS(AXES(window_dimensions, 3, 2), strides, padding, attr_i64(ATTR_feature_group_count, 1), AXES(window_dilations, 1, 1), AXES(base_dilations, 2, 3)),
        SHAPE(F32, 88, 5));
    got = run_op(OP_RESHAPE, INS(got), NO_ATTRS, out);
    ck_assert(literal_equal(got, want));
}
END_TEST

Suite *eval_contract_suite(void);
Suite *eval_contract_suite(void) {
    const TTest *const tests[] = {
        dot, pack, packed_groups, convolution, packed_convolution, convolution_of_planes, convolution_of_channels, packed_dilated_convolution,
    };
    Suite *s = suite_create("eval_contract");
    TCase *c = tcase_create("eval_contract");
    tcase_add_checked_fixture(c, begin, end);
    for (size_t i = 0; i < COUNT(tests); i++) tcase_add_test(c, tests[i]);
    suite_add_tcase(s, c);
    return s;
}
