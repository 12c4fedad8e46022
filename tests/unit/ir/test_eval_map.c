// The evaluator, element by element: integers that wrap, divide by zero and shift too far, NaN and signed zeros, conversions that round once, floats of
// a byte, complex numbers; each against a number worked out by hand or with numpy.
#include "tests/unit/ir/one_op.h"

static const double TOP64 = 9223372036854775808.0;

typedef struct {
    OpKind op;
    DType t;
    double a, b, want;
} Case;

// clang-format off
static const Case cases[] = {
    {OP_DIVIDE, DT_I32, 7, 0, -1}, {OP_DIVIDE, DT_I32, -2147483648.0, -1, -2147483648.0}, {OP_DIVIDE, DT_I8, -128, -1, -128},
    {OP_DIVIDE, DT_I32, -7, 2, -3}, {OP_DIVIDE, DT_UI8, 7, 0, 255}, {OP_DIVIDE, DT_UI32, 4294967295.0, 2, 2147483647},
    {OP_DIVIDE, DT_I64, -9223372036854775808.0, -1, -9223372036854775808.0}, {OP_DIVIDE, DT_F32, 1, 0, INFINITY},
    {OP_DIVIDE, DT_F32, 0, 0, NAN}, {OP_DIVIDE, DT_F32, 1, 3, (double)(1.0f / 3.0f)},
    {OP_REMAINDER, DT_I32, 7, 0, 7}, {OP_REMAINDER, DT_I32, -7, 3, -1}, {OP_REMAINDER, DT_I32, -2147483648.0, -1, 0},
    {OP_REMAINDER, DT_UI8, 250, 7, 5}, {OP_REMAINDER, DT_F32, -7.5, 2, -1.5}, {OP_REMAINDER, DT_F32, 1, 0, NAN},
    {OP_ADD, DT_I8, 127, 1, -128}, {OP_ADD, DT_UI8, 255, 1, 0}, {OP_ADD, DT_I4, 7, 1, -8}, {OP_ADD, DT_I2, 1, 1, -2},
    {OP_ADD, DT_UI4, 15, 1, 0}, {OP_ADD, DT_I1, 1, 1, 1}, {OP_ADD, DT_I1, 0, 0, 0}, {OP_MULTIPLY, DT_I1, 1, 0, 0},
    {OP_MULTIPLY, DT_I1, 1, 1, 1}, {OP_MULTIPLY, DT_I32, 65536, 65536, 0}, {OP_SUBTRACT, DT_UI32, 0, 1, 4294967295.0},
    {OP_SUBTRACT, DT_I16, -32768, 1, 32767}, {OP_ADD, DT_F16, 2048, 1, 2048}, {OP_ADD, DT_BF16, 256, 1, 256},
    {OP_ADD, DT_F16, 65504, 65504, INFINITY}, {OP_MULTIPLY, DT_F32, 1e38, 10, INFINITY},
    {OP_MAXIMUM, DT_F32, NAN, 1, NAN}, {OP_MAXIMUM, DT_F32, 1, NAN, NAN}, {OP_MINIMUM, DT_F64, NAN, -INFINITY, NAN},
    {OP_MAXIMUM, DT_F16, -1, 3, 3}, {OP_MAXIMUM, DT_I32, -1, 1, 1}, {OP_MAXIMUM, DT_UI8, 255, 1, 255}, {OP_MINIMUM, DT_UI8, 255, 1, 1},
    {OP_MINIMUM, DT_I8, -1, 1, -1}, {OP_MAXIMUM, DT_I1, 0, 1, 1},
    {OP_AND, DT_I32, 12, 10, 8}, {OP_OR, DT_UI8, 12, 3, 15}, {OP_XOR, DT_I8, -1, 1, -2}, {OP_XOR, DT_I1, 1, 1, 0},
    {OP_SHL, DT_I32, 1, 31, -2147483648.0}, {OP_SHL, DT_I32, 1, 32, 0}, {OP_SHL, DT_I32, 1, -1, 0}, {OP_SHL, DT_UI8, 255, 4, 240},
    {OP_SHR_LOGICAL, DT_I8, -1, 4, 15}, {OP_SHR_LOGICAL, DT_I32, -1, 32, 0}, {OP_SHR_LOGICAL, DT_UI8, 128, 7, 1},
    {OP_SHR_ARITHMETIC, DT_I8, -128, 3, -16}, {OP_SHR_ARITHMETIC, DT_I32, -5, 40, -1}, {OP_SHR_ARITHMETIC, DT_I32, 5, 40, 0},
    {OP_SHR_ARITHMETIC, DT_I32, -5, -1, -1}, {OP_SHR_ARITHMETIC, DT_UI8, 128, 1, 192},
    {OP_POWER, DT_I32, 3, 4, 81}, {OP_POWER, DT_I32, 2, -1, 0}, {OP_POWER, DT_I32, -1, -3, -1}, {OP_POWER, DT_I32, 1, -3, 1},
    {OP_POWER, DT_I32, 0, 0, 1}, {OP_POWER, DT_I8, 2, 7, -128}, {OP_POWER, DT_I8, 2, 8, 0}, {OP_POWER, DT_UI8, 3, 255, 171},
    {OP_POWER, DT_F32, 2, 0.5, 1.4142135381698608}, {OP_POWER, DT_F32, -8, 3, -512}, {OP_POWER, DT_F64, -8, 0.5, NAN},
    {OP_ATAN2, DT_F32, 1, -1, 2.356194490192345}, {OP_ATAN2, DT_F64, 0, -1, 3.141592653589793},
};

static const Case unary_cases[] = {
    {OP_ABS, DT_I8, -128, 0, -128}, {OP_ABS, DT_I32, -5, 0, 5}, {OP_ABS, DT_F32, -2.5, 0, 2.5}, {OP_ABS, DT_UI8, 200, 0, 200},
    {OP_NEGATE, DT_UI8, 1, 0, 255}, {OP_NEGATE, DT_I32, -2147483648.0, 0, -2147483648.0}, {OP_NEGATE, DT_F32, 2, 0, -2},
    {OP_NOT, DT_I1, 1, 0, 0}, {OP_NOT, DT_I1, 0, 0, 1}, {OP_NOT, DT_I32, 5, 0, -6}, {OP_NOT, DT_UI8, 5, 0, 250}, {OP_NOT, DT_UI2, 1, 0, 2},
    {OP_POPCNT, DT_I8, -1, 0, 8}, {OP_POPCNT, DT_I32, -1, 0, 32}, {OP_POPCNT, DT_I64, -1, 0, 64}, {OP_POPCNT, DT_UI8, 129, 0, 2},
    {OP_CLZ, DT_I8, 0, 0, 8}, {OP_CLZ, DT_I8, 1, 0, 7}, {OP_CLZ, DT_I32, -1, 0, 0}, {OP_CLZ, DT_UI64, 0, 0, 64}, {OP_CLZ, DT_I4, 1, 0, 3},
    {OP_SIGN, DT_I32, -9, 0, -1}, {OP_SIGN, DT_UI8, 200, 0, 1}, {OP_SIGN, DT_F32, -0.5, 0, -1}, {OP_SIGN, DT_F32, NAN, 0, NAN},
    {OP_ROUND_AFZ, DT_F32, 2.5, 0, 3}, {OP_ROUND_AFZ, DT_F32, -2.5, 0, -3}, {OP_ROUND_EVEN, DT_F32, 2.5, 0, 2},
    {OP_ROUND_EVEN, DT_F32, 3.5, 0, 4}, {OP_ROUND_EVEN, DT_F32, -0.5, 0, 0}, {OP_CEIL, DT_F32, -1.5, 0, -1}, {OP_FLOOR, DT_F16, -1.5, 0, -2},
    {OP_SQRT, DT_F32, 2, 0, 1.41421354}, {OP_SQRT, DT_F32, -1, 0, NAN}, {OP_RSQRT, DT_F32, 4, 0, 0.5}, {OP_RSQRT, DT_F32, 0, 0, INFINITY},
    {OP_CBRT, DT_F32, -27, 0, -3}, {OP_EXP, DT_F32, 1, 0, 2.7182817459106445}, {OP_EXP, DT_F64, 1, 0, 2.718281828459045},
    {OP_EXP, DT_F32, 89, 0, INFINITY}, {OP_EXPM1, DT_F32, 1e-10, 0, 1e-10}, {OP_LOG, DT_F32, 0, 0, -INFINITY},
    {OP_LOG, DT_F32, -1, 0, NAN}, {OP_LOG1P, DT_F64, 1e-20, 0, 1e-20}, {OP_LOGISTIC, DT_F32, 0, 0, 0.5},
    {OP_LOGISTIC, DT_F32, -200, 0, 0}, {OP_LOGISTIC, DT_F64, 2, 0, 0.88079707797788243}, {OP_SINE, DT_F32, 1, 0, 0.8414709848},
    {OP_COSINE, DT_F32, 1, 0, 0.54030230586}, {OP_TAN, DT_F64, 1, 0, 1.5574077246549023}, {OP_TANH, DT_F32, 0.5, 0, 0.46211715726},
    {OP_TANH, DT_BF16, 100, 0, 1}, {OP_ERF, DT_F32, 0.5, 0, 0.52049987781}, {OP_ERF, DT_F64, -1, 0, -0.84270079294971489},
};
// clang-format on

static void run_case(const Case *c, size_t n_ins) {
    Shape s = {c->t, 0, {0}};
    const Literal *ins[] = {literal_of(s, &c->a), literal_of(s, &c->b)};
    char what[64];
    snprintf(what, sizeof what, "%s %s of %g, %g", op_text(c->op), dtype_text(c->t), c->a, c->b);
    expect_values(what, run_op(c->op, ins, n_ins, NO_ATTRS, s), &c->want, 1);
}

START_TEST(elements) {
    for (size_t i = 0; i < COUNT(cases); i++) run_case(&cases[i], 2);
    for (size_t i = 0; i < COUNT(unary_cases); i++) run_case(&unary_cases[i], 1);
}
END_TEST

START_TEST(signs_of_zero) {
    const Literal *zero = LITERAL(SCALAR(F32), 0.0), *minus = LITERAL(SCALAR(F32), -0.0);
    ck_assert(!signbit(value_at(run_op(OP_MAXIMUM, INS(zero, minus), NO_ATTRS, SCALAR(F32)), 0)));
    ck_assert(!signbit(value_at(run_op(OP_MAXIMUM, INS(minus, zero), NO_ATTRS, SCALAR(F32)), 0)));
    ck_assert(signbit(value_at(run_op(OP_MINIMUM, INS(zero, minus), NO_ATTRS, SCALAR(F32)), 0)));
    ck_assert(signbit(value_at(run_op(OP_MINIMUM, INS(minus, zero), NO_ATTRS, SCALAR(F32)), 0)));
    ck_assert(signbit(value_at(run_op(OP_SIGN, INS(minus), NO_ATTRS, SCALAR(F32)), 0)));
    ck_assert(signbit(value_at(run_op(OP_ROUND_EVEN, INS(LITERAL(SCALAR(F32), -0.5)), NO_ATTRS, SCALAR(F32)), 0)));
}
END_TEST

static const Literal *compared(const char *direction, const char *type, const Literal *a, const Literal *b) {
    Attr attrs[] = {attr_str(ATTR_comparison_direction, module_str(m, direction)), attr_str(ATTR_compare_type, module_str(m, type))};
    Shape out = {DT_I1, (int)a->type->rank, {0}};
    memcpy(out.dims, a->type->dims, a->type->rank * sizeof *out.dims);
    return run_op(OP_COMPARE, INS(a, b), attrs, 2, out);
}

typedef struct {
    DType from;
    double a;
    DType to;
    double want;
} Conversion;

// clang-format off
static const Conversion conversions[] = {
    {DT_F32, 2.9, DT_I32, 2}, {DT_F32, -2.9, DT_I32, -2}, {DT_F32, 3e9, DT_I32, 2147483647}, {DT_F32, -3e9, DT_I32, -2147483648.0},
    {DT_F32, NAN, DT_I32, 0}, {DT_F32, INFINITY, DT_I8, 127}, {DT_F32, -1, DT_UI8, 0}, {DT_F32, 300, DT_UI8, 255},
    {DT_F64, 1e30, DT_UI64, 18446744073709551616.0}, {DT_F64, -1e30, DT_I64, -9223372036854775808.0}, {DT_F32, 200, DT_I4, 7},
    {DT_F32, 0.5, DT_I1, 1}, {DT_F32, 0, DT_I1, 0}, {DT_F32, NAN, DT_I1, 1}, {DT_I32, 256, DT_I1, 1}, {DT_I32, 300, DT_I8, 44},
    {DT_I32, -1, DT_UI8, 255}, {DT_UI8, 255, DT_I8, -1}, {DT_I8, -1, DT_UI32, 4294967295.0}, {DT_I1, 1, DT_F32, 1}, {DT_I1, 1, DT_I8, 1},
    {DT_I32, 16777217, DT_F32, 16777216}, {DT_I32, 2049, DT_F16, 2048}, {DT_F64, 65520, DT_F16, INFINITY}, {DT_F32, 1.00390625, DT_BF16, 1},
    {DT_F64, 1e-46, DT_F32, 0}, {DT_C64, 2, DT_F32, 2}, {DT_F32, 2, DT_C64, 2},
};
// clang-format on

START_TEST(convert) {
    for (size_t i = 0; i < COUNT(conversions); i++) {
        const Conversion *c = &conversions[i];
        const Literal *in = literal_of((Shape){c->from, 0, {0}}, &c->a);
        char what[64];
        snprintf(what, sizeof what, "convert %g of %s to %s", c->a, dtype_text(c->from), dtype_text(c->to));
        expect_values(what, run_op(OP_CONVERT, INS(in), NO_ATTRS, (Shape){c->to, 0, {0}}), &c->want, 1);
    }
}
END_TEST

// 2^60 + 2^52 + 1 lies just past the middle of two bf16; through double it would fall on the middle and round to even.
START_TEST(convert_rounds_once) {
    int64_t v = (INT64_C(1) << 60) + (INT64_C(1) << 52) + 1;
    const Literal *in = literal_splat_i64(&m->arena, shape_type(SCALAR(I64)), v);
    EXPECT(run_op(OP_CONVERT, INS(in), NO_ATTRS, SCALAR(BF16)), 0x1.02p60);
    v = (INT64_C(1) << 62) + (INT64_C(1) << 38) + 1;
    in = literal_splat_i64(&m->arena, shape_type(SCALAR(I64)), -v);
    EXPECT(run_op(OP_CONVERT, INS(in), NO_ATTRS, SCALAR(F32)), -0x1.000002p62);
    in = literal_splat_i64(&m->arena, shape_type(SCALAR(UI64)), -1);
    EXPECT(run_op(OP_CONVERT, INS(in), NO_ATTRS, SCALAR(F32)), 2 * TOP64);
}
END_TEST

START_TEST(compare) {
    const Literal *a = LITERAL(SHAPE(F32, 4), 1, 2, NAN, -0.0), *b = LITERAL(SHAPE(F32, 4), 2, 2, NAN, 0.0);
    EXPECT(compared("EQ", "FLOAT", a, b), 0, 1, 0, 1);
    EXPECT(compared("NE", "FLOAT", a, b), 1, 0, 1, 0);
    EXPECT(compared("LT", "FLOAT", a, b), 1, 0, 0, 0);
    EXPECT(compared("LE", "FLOAT", a, b), 1, 1, 0, 1);
    EXPECT(compared("GT", "FLOAT", b, a), 1, 0, 0, 0);
    EXPECT(compared("GE", "FLOAT", a, b), 0, 1, 0, 1);
    EXPECT(compared("LT", "TOTALORDER", a, b), 1, 0, 0, 1);
    EXPECT(compared("EQ", "TOTALORDER", a, b), 0, 1, 1, 0);
    const Literal *edge = LITERAL(SHAPE(F32, 2), -NAN, INFINITY), *inf = LITERAL(SHAPE(F32, 2), -INFINITY, NAN);
    EXPECT(compared("LT", "TOTALORDER", edge, inf), 1, 1);
    EXPECT(compared("LT", "UNSIGNED", LITERAL(SHAPE(UI8, 2), 255, 1), LITERAL(SHAPE(UI8, 2), 1, 255)), 0, 1);
    EXPECT(compared("LT", "SIGNED", LITERAL(SHAPE(I8, 2), -1, 1), LITERAL(SHAPE(I8, 2), 1, -1)), 1, 0);
}
END_TEST

START_TEST(choose) {
    const Literal *x = LITERAL(SHAPE(F32, 3), -5, 0.5, 9), *y = LITERAL(SHAPE(F32, 3), 1, 2, 3);
    EXPECT(run_op(OP_SELECT, INS(LITERAL(SHAPE(I1, 3), 1, 0, 1), x, y), NO_ATTRS, SHAPE(F32, 3)), -5, 2, 9);
    EXPECT(run_op(OP_SELECT, INS(LITERAL(SCALAR(I1), 0), x, y), NO_ATTRS, SHAPE(F32, 3)), 1, 2, 3);
    EXPECT(run_op(OP_CLAMP, INS(LITERAL(SCALAR(F32), 0), x, LITERAL(SCALAR(F32), 6)), NO_ATTRS, SHAPE(F32, 3)), 0, 0.5, 6);
    EXPECT(run_op(OP_CLAMP, INS(y, x, LITERAL(SCALAR(F32), NAN)), NO_ATTRS, SHAPE(F32, 3)), NAN, NAN, NAN);
    EXPECT(run_op(OP_CLAMP, INS(LITERAL(SCALAR(UI8), 3), LITERAL(SHAPE(UI8, 2), 200, 1), LITERAL(SCALAR(UI8), 100)), NO_ATTRS, SHAPE(UI8, 2)), 100, 3);
    EXPECT(run_op(OP_IS_FINITE, INS(LITERAL(SHAPE(F32, 4), 1, INFINITY, -INFINITY, NAN)), NO_ATTRS, SHAPE(I1, 4)), 1, 0, 0, 0);
}
END_TEST

static const Literal *complex_of(double re, double im) {
    double v[] = {re, im};
    return literal_splat(&m->arena, shape_type(SCALAR(C128)), v);
}

static void expect_complex(const Literal *l, double re, double im) {
    const double *v = l->data;
    ck_assert_double_eq_tol(v[0], re, 1e-12);
    ck_assert_double_eq_tol(v[1], im, 1e-12);
}

START_TEST(complex_numbers) {
    const Literal *a = complex_of(1, 2), *b = complex_of(3, -1);
    expect_complex(run_op(OP_ADD, INS(a, b), NO_ATTRS, SCALAR(C128)), 4, 1);
    expect_complex(run_op(OP_MULTIPLY, INS(a, b), NO_ATTRS, SCALAR(C128)), 5, 5);
    expect_complex(run_op(OP_DIVIDE, INS(a, b), NO_ATTRS, SCALAR(C128)), 0.1, 0.7);
    expect_complex(run_op(OP_EXP, INS(complex_of(0, 3.141592653589793)), NO_ATTRS, SCALAR(C128)), -1, 0);
    expect_complex(run_op(OP_SQRT, INS(complex_of(-4, 0)), NO_ATTRS, SCALAR(C128)), 0, 2);
    expect_complex(run_op(OP_EXPM1, INS(complex_of(1e-8, 0)), NO_ATTRS, SCALAR(C128)), 1e-8, 0);
    EXPECT(run_op(OP_ABS, INS(complex_of(3, 4)), NO_ATTRS, SCALAR(F64)), 5);
    expect_complex(run_op(OP_LOG1P, INS(complex_of(1.7e308, 1.7e308)), NO_ATTRS, SCALAR(C128)), 710.0734104835082, 0.7853981633974483);
    EXPECT(run_op(OP_EXP, INS(complex_of(-INFINITY, INFINITY)), NO_ATTRS, SCALAR(C128)), NAN);
    EXPECT(run_op(OP_CONVERT, INS(complex_of(0, 1)), NO_ATTRS, SCALAR(I1)), 0);
    const Literal *equal = compared("EQ", "FLOAT", a, a), *other = compared("NE", "FLOAT", a, b);
    EXPECT(equal, 1);
    EXPECT(other, 1);
}
END_TEST

START_TEST(splats_and_empties) {
    Type big = shape_type(SHAPE(F32, 1000, 1000));
    const Literal *two = literal_splat_f64(&m->arena, big, 2), *three = literal_splat_f64(&m->arena, big, 3);
    const Literal *r = run_op(OP_MULTIPLY, INS(two, three), NO_ATTRS, SHAPE(F32, 1000, 1000));
    ck_assert(r->splat && value_at(r, 999999) == 6);
    const Literal *t = run_op(OP_TRANSPOSE, INS(r), ATTRS(AXES(permutation, 1, 0)), SHAPE(F32, 1000, 1000));
    ck_assert(t->splat && t->data == r->data);
    r = run_op(OP_ADD, INS(two, counted(SHAPE(F32, 1000, 1000))), NO_ATTRS, SHAPE(F32, 1000, 1000));
    ck_assert(!r->splat && value_at(r, 777777) == 777779);
    const Literal *empty = counted(SHAPE(F32, 0, 3));
    ck_assert_int_eq(run_op(OP_ADD, INS(empty, empty), NO_ATTRS, SHAPE(F32, 0, 3))->type->n_elems, 0);
    run_op(OP_TRANSPOSE, INS(empty), ATTRS(AXES(permutation, 1, 0)), SHAPE(F32, 3, 0));
    const Literal *x = counted(SHAPE(F32, 2, 3));
    ck_assert_ptr_eq(run_op(OP_RESHAPE, INS(x), NO_ATTRS, SHAPE(F32, 6))->data, x->data);
}
END_TEST

// As in a file whose header has an odd length
START_TEST(bytes_anywhere) {
    char *room = arena_alloc(&m->arena, 4004);
    for (int i = 0; i < 1000; i++) elem_from_i64(DT_F32, room + 1 + 4 * i, i);
    const Literal *x = literal_wrap(&m->arena, shape_type(SHAPE(F32, 1000)), room + 1, false);
    const Literal *r = run_op(OP_ADD, INS(x, x), NO_ATTRS, SHAPE(F32, 1000));
    for (int i = 0; i < 1000; i++) ck_assert_double_eq(value_at(r, i), 2.0 * i);
    r = run_op(OP_REVERSE, INS(x), ATTRS(AXES(dimensions, 0)), SHAPE(F32, 1000));
    ck_assert_double_eq(value_at(r, 0), 999);
}
END_TEST

// What ml_dtypes 0.5 makes of these; of zeros and NaN as the format says.
static const struct {
    DType type;
    uint8_t bits[11]; // of 1, -1.5, the largest, half a place more, a little more than that, -2 times it, the least, half of it, 0.51, 1.5, NaN
} small_floats[] = {
    // clang-format off
    {DT_F4E2M1FN, {2, 11, 7, 7, 7, 15, 1, 0, 1, 2, 8}},           {DT_F6E2M3FN, {8, 44, 31, 31, 31, 63, 1, 0, 1, 2, 32}},
    {DT_F6E3M2FN, {12, 46, 31, 31, 31, 63, 1, 0, 1, 2, 32}},      {DT_F8E3M4, {48, 184, 111, 112, 112, 240, 1, 0, 1, 2, 120}},
    {DT_F8E4M3, {56, 188, 119, 120, 120, 248, 1, 0, 1, 2, 124}},  {DT_F8E4M3B11FNUZ, {88, 220, 127, 128, 128, 128, 1, 0, 1, 2, 128}},
    {DT_F8E4M3FN, {56, 188, 126, 126, 127, 255, 1, 0, 1, 2, 127}}, {DT_F8E4M3FNUZ, {64, 196, 127, 128, 128, 128, 1, 0, 1, 2, 128}},
    {DT_F8E5M2, {60, 190, 123, 124, 124, 252, 1, 0, 1, 2, 126}},  {DT_F8E5M2FNUZ, {64, 194, 127, 128, 128, 128, 1, 0, 1, 2, 128}},
    {DT_F8E8M0FNU, {127, 255, 254, 255, 255, 255, 0, 0, 0, 1, 255}},
    // clang-format on
};

START_TEST(floats_of_a_byte) {
    for (size_t i = 0; i < COUNT(small_floats); i++) {
        DType t = small_floats[i].type;
        const uint8_t *want = small_floats[i].bits;
        double most = small_to_f64(t, want[2]), least = small_to_f64(t, t == DT_F8E8M0FNU ? 0 : 1);
        double half = t == DT_F8E8M0FNU ? most / 2 : (most - small_to_f64(t, want[2] - 1)) / 2;
        double of[11] = {1, -1.5, most, most + half, most + half * 1.01, -2 * most, least, least / 2, least * 0.51, least * 1.5, NAN};
        for (size_t k = 0; k < COUNT(of); k++)
            ck_assert_msg(f64_to_small(t, of[k]) == want[k], "%s of %g: %u, not %u", dtype_text(t), of[k], f64_to_small(t, of[k]), want[k]);
        for (unsigned bits = 0; bits < 1u << dtype_info[t].bits; bits++) { // every number keeps its bits, every tie goes to an even neighbour
            double x = small_to_f64(t, (uint8_t)bits);
            if (!isnan(x)) ck_assert_uint_eq(f64_to_small(t, x), bits);
            double next = small_to_f64(t, (uint8_t)(bits + 1));
            bool last = bits + 1 >= 1u << (dtype_info[t].bits - 1); // of the positive ones
            if (!last && isfinite(next) && t != DT_F8E8M0FNU) {
                ck_assert_uint_eq(f64_to_small(t, (x + next) / 2), bits + (bits & 1));
                ck_assert_uint_eq(f64_to_small(t, nextafter((x + next) / 2, next)), bits + 1);
            }
        }
    }
    ck_assert_uint_eq(f64_to_small(DT_F8E4M3FNUZ, -0.0), 0);
    ck_assert_uint_eq(f64_to_small(DT_F8E5M2, -0.0), 0x80);
    ck_assert_uint_eq(f64_to_small(DT_F8E8M0FNU, 0), 0);
    ck_assert_uint_eq(f64_to_small(DT_F4E2M1FN, INFINITY), 7);
}
END_TEST

START_TEST(batch_norm) {
    const Literal *x = LITERAL(SHAPE(F32, 1, 2, 2), 1, 2, 3, 4), *scale = LITERAL(SHAPE(F32, 2), 2, 3), *offset = LITERAL(SHAPE(F32, 2), 1, -1);
    const Literal *mean = LITERAL(SHAPE(F32, 2), 1, 3), *variance = LITERAL(SHAPE(F32, 2), 3, 15);
    Attr attrs[] = {attr_f32(ATTR_epsilon, 1), attr_i64(ATTR_feature_index, 1)};
    EXPECT(run_op(OP_BATCH_NORM_INFERENCE, INS(x, scale, offset, mean, variance), attrs, 2, SHAPE(F32, 1, 2, 2)), 1, 2, -1, -0.25);
}
END_TEST

Suite *eval_map_suite(void);
Suite *eval_map_suite(void) {
    const TTest *const tests[] = {
        elements,        signs_of_zero,      convert,        convert_rounds_once, compare,    choose,
        complex_numbers, splats_and_empties, bytes_anywhere, floats_of_a_byte,    batch_norm,
    };
    Suite *s = suite_create("eval_map");
    TCase *c = tcase_create("eval_map");
    tcase_add_checked_fixture(c, begin, end);
    for (size_t i = 0; i < COUNT(tests); i++) tcase_add_test(c, tests[i]);
    suite_add_tcase(s, c);
    return s;
}
