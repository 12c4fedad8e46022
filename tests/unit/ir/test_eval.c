// The reference evaluator against numbers worked out by hand or with numpy: every op of op.def, the edge rules of
// integers and NaN, empty shapes, and the limits. Single elements are rows of tables; the rest builds one op and reads
// its result.
#include "ir/builder/build.h"
#include "ir/eval/eval.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static Module *m;
static Diags d;

static void begin(void) {
    m = module_new();
    diags_init(&d, "test");
}

static void end(void) {
    diags_free(&d);
    module_free(m);
}

enum { MAX_DIMS = 6 };
typedef struct {
    DType dtype;
    int rank;
    int64_t dims[MAX_DIMS];
} Shape;
#define SHAPE(t, ...) ((Shape){DT_##t, (int)COUNT(((int64_t[]){__VA_ARGS__})), {__VA_ARGS__}})
#define SCALAR(t) ((Shape){DT_##t, 0, {0}})

static Type shape_type(Shape s) { return type_tensor(&m->types, s.dtype, s.dims, (size_t)s.rank); }

static const Literal *literal_of(Shape s, const double *values) {
    void *data;
    Literal *l = literal_make(&m->arena, shape_type(s), &data);
    for (int64_t i = 0; i < l->type->n_elems; i++)
        elem_from_f64(s.dtype, (char *)data + (size_t)i * dtype_bytes(s.dtype), values[i]);
    return l;
}
#define LITERAL(shape, ...) literal_of(shape, (const double[]){__VA_ARGS__})

// 0, 1, 2, ...
static const Literal *counted(Shape s) {
    Type t = shape_type(s);
    double *v = xcalloc((size_t)t->n_elems + 1, sizeof *v);
    for (int64_t i = 0; i < t->n_elems; i++) v[i] = (double)i;
    const Literal *l = literal_of(s, v);
    free(v);
    return l;
}

static Attr axes(AttrKey k, size_t n, const int64_t *v) { return attr_axes(&m->arena, k, v, n); }
#define AXES(key, ...) axes(ATTR_##key, COUNT(((int64_t[]){__VA_ARGS__})), (const int64_t[]){__VA_ARGS__})
#define LIST(...) ((Axes){(const int64_t[]){__VA_ARGS__}, COUNT(((int64_t[]){__VA_ARGS__}))})
static const Axes NONE = {NULL, 0};

// A detached op whose operands are constants.
static Op *op_of(OpKind kind, const Literal *const *ins, size_t n, const Attr *attrs, size_t n_attrs, const Shape *outs,
                 size_t n_outs, size_t n_regions) {
    Builder b = {.m = m, .block = block_new(m)};
    Op *op = op_new(m, kind, (OpLoc){0}, n, n_outs, n_regions);
    for (size_t i = 0; i < n; i++) op->operands[i] = build_constant(&b, ins[i]);
    for (size_t i = 0; i < n_attrs; i++) op_set_attr(m, op, attrs[i]);
    for (size_t i = 0; i < n_outs; i++) op->results[i].type = shape_type(outs[i]);
    return op;
}

static bool evaluate(const Op *op, const Literal *const *ins, const Literal **out) {
    bool ok = eval_op(m, op, ins, &m->arena, out, &d);
    ck_assert_uint_eq(ok ? 0 : 1, d.n_errors);
    return ok;
}

#define INS(...) ((const Literal *[]){__VA_ARGS__}), COUNT(((const Literal *[]){__VA_ARGS__}))
#define ATTRS(...) ((const Attr[]){__VA_ARGS__}), COUNT(((const Attr[]){__VA_ARGS__}))
#define NO_ATTRS NULL, 0

static const Literal *run_op(OpKind kind, const Literal *const *ins, size_t n, const Attr *attrs, size_t n_attrs,
                             Shape out) {
    const Literal *result = NULL;
    if (!evaluate(op_of(kind, ins, n, attrs, n_attrs, &out, 1, 0), ins, &result)) {
        diags_print(&d, stderr);
        ck_abort_msg("%s failed", op_text(kind));
    }
    ck_assert_ptr_eq(result->type, shape_type(out));
    return result;
}

static double value_at(const Literal *l, int64_t i) { return elem_to_f64(l->type->dtype, literal_elem(l, i)); }

static void expect_values(const char *what, const Literal *l, const double *want, size_t n) {
    ck_assert_int_eq(l->type->n_elems, (int64_t)n);
    for (size_t i = 0; i < n; i++) {
        double got = value_at(l, (int64_t)i);
        bool same = isnan(want[i]) ? isnan(got) : fabs(got - want[i]) <= 1e-6 * fabs(want[i]);
        ck_assert_msg(same || got == want[i], "%s: element %zu is %.17g, not %.17g", what, i, got, want[i]);
    }
}
#define EXPECT(l, ...) expect_values(#l, l, (const double[]){__VA_ARGS__}, COUNT(((const double[]){__VA_ARGS__})))

// One element

typedef struct {
    OpKind op;
    DType t;
    double a, b, want;
} Case;

static const double TOP64 = 9223372036854775808.0;

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
    Attr attrs[] = {attr_str(ATTR_comparison_direction, module_str(m, direction)),
                    attr_str(ATTR_compare_type, module_str(m, type))};
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
    EXPECT(run_op(OP_CLAMP, INS(LITERAL(SCALAR(F32), 0), x, LITERAL(SCALAR(F32), 6)), NO_ATTRS, SHAPE(F32, 3)), 0, 0.5,
           6);
    EXPECT(run_op(OP_CLAMP, INS(y, x, LITERAL(SCALAR(F32), NAN)), NO_ATTRS, SHAPE(F32, 3)), NAN, NAN, NAN);
    EXPECT(run_op(OP_CLAMP, INS(LITERAL(SCALAR(UI8), 3), LITERAL(SHAPE(UI8, 2), 200, 1), LITERAL(SCALAR(UI8), 100)),
                  NO_ATTRS, SHAPE(UI8, 2)),
           100, 3);
    EXPECT(run_op(OP_IS_FINITE, INS(LITERAL(SHAPE(F32, 4), 1, INFINITY, -INFINITY, NAN)), NO_ATTRS, SHAPE(I1, 4)), 1, 0,
           0, 0);
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
    expect_complex(run_op(OP_LOG1P, INS(complex_of(1.7e308, 1.7e308)), NO_ATTRS, SCALAR(C128)), 710.0734104835082,
                   0.7853981633974483);
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

// Movement

START_TEST(movement) {
    const Literal *x = counted(SHAPE(I32, 2, 3));
    EXPECT(run_op(OP_TRANSPOSE, INS(x), ATTRS(AXES(permutation, 1, 0)), SHAPE(I32, 3, 2)), 0, 3, 1, 4, 2, 5);
    EXPECT(run_op(OP_REVERSE, INS(x), ATTRS(AXES(dimensions, 1)), SHAPE(I32, 2, 3)), 2, 1, 0, 5, 4, 3);
    EXPECT(run_op(OP_SLICE, INS(counted(SHAPE(UI8, 3, 5))),
                  ATTRS(AXES(start_indices, 1, 0), AXES(limit_indices, 3, 5), AXES(strides, 1, 2)), SHAPE(UI8, 2, 3)),
           5, 7, 9, 10, 12, 14);
    EXPECT(run_op(OP_CONCATENATE, INS(x, counted(SHAPE(I32, 2, 1)), x), ATTRS(attr_i64(ATTR_dimension, 1)),
                  SHAPE(I32, 2, 7)),
           0, 1, 2, 0, 0, 1, 2, 3, 4, 5, 1, 3, 4, 5);
    EXPECT(run_op(OP_IOTA, NULL, 0, ATTRS(attr_i64(ATTR_iota_dimension, 1)), SHAPE(F16, 2, 3)), 0, 1, 2, 0, 1, 2);
    EXPECT(run_op(OP_IOTA, NULL, 0, ATTRS(attr_i64(ATTR_iota_dimension, 0)), SHAPE(I64, 2, 3)), 0, 0, 0, 1, 1, 1);
    EXPECT(run_op(OP_BROADCAST_IN_DIM, INS(counted(SHAPE(F64, 2))), ATTRS(AXES(broadcast_dimensions, 1)),
                  SHAPE(F64, 3, 2)),
           0, 1, 0, 1, 0, 1);
    EXPECT(run_op(OP_BROADCAST_IN_DIM, INS(counted(SHAPE(I1, 2, 1))), ATTRS(AXES(broadcast_dimensions, 0, 1)),
                  SHAPE(I1, 2, 3)),
           0, 0, 0, 1, 1, 1);
    const Literal *all = run_op(OP_BROADCAST_IN_DIM, INS(LITERAL(SCALAR(F32), 7)), NULL, 0, SHAPE(F32, 100));
    ck_assert(all->splat && value_at(all, 99) == 7);
}
END_TEST

static const Literal *padded(const Literal *x, int64_t low, int64_t high, int64_t interior, int64_t n) {
    return run_op(OP_PAD, INS(x, LITERAL(SCALAR(F32), 9)),
                  ATTRS(AXES(edge_padding_low, low), AXES(edge_padding_high, high), AXES(interior_padding, interior)),
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
    EXPECT(run_op(OP_DYNAMIC_SLICE, INS(x, LITERAL(SCALAR(I32), 1), LITERAL(SCALAR(I32), 1)), ATTRS(sizes),
                  SHAPE(F32, 2, 2)),
           4, 5, 7, 8);
    EXPECT(run_op(OP_DYNAMIC_SLICE, INS(x, LITERAL(SCALAR(I64), 9), LITERAL(SCALAR(I64), -9)), ATTRS(sizes),
                  SHAPE(F32, 2, 2)),
           6, 7, 9, 10);
    EXPECT(run_op(OP_DYNAMIC_SLICE, INS(x, LITERAL(SCALAR(UI8), 255), LITERAL(SCALAR(UI8), 0)), ATTRS(sizes),
                  SHAPE(F32, 2, 2)),
           6, 7, 9, 10);
    const Literal *update = LITERAL(SHAPE(F32, 1, 2), -1, -2);
    EXPECT(run_op(OP_DYNAMIC_UPDATE_SLICE, INS(x, update, LITERAL(SCALAR(I32), 3), LITERAL(SCALAR(I32), 2)), NO_ATTRS,
                  SHAPE(F32, 4, 3)),
           0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, -2);
    EXPECT(value_at(x, 10) == 10 ? x : update, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11); // the operand is as it was
}
END_TEST

static Attr gather_attr(Axes offset, Axes collapsed, Axes operand_batch, Axes start_batch, Axes map, int64_t vector) {
    Axes lists[GATHER_LISTS] = {offset, collapsed, operand_batch, start_batch, map, {&vector, 1}};
    return attr_lists(&m->arena, ATTR_gather_dimension_numbers, lists, GATHER_LISTS);
}

START_TEST(gather) {
    const Literal *x = counted(SHAPE(F32, 4, 3));
    EXPECT(run_op(OP_GATHER, INS(x, LITERAL(SHAPE(I32, 3, 1), 2, 0, 99)),
                  ATTRS(gather_attr(LIST(1), LIST(0), NONE, NONE, LIST(0), 1), AXES(slice_sizes, 1, 3)),
                  SHAPE(F32, 3, 3)),
           6, 7, 8, 0, 1, 2, 9, 10, 11);
    // the index vector in front, both dimensions indexed, slices of 2x2 clamped
    EXPECT(run_op(OP_GATHER, INS(x, LITERAL(SHAPE(I64, 2, 2), 1, 3, 0, 5)),
                  ATTRS(gather_attr(LIST(1, 2), NONE, NONE, NONE, LIST(0, 1), 0), AXES(slice_sizes, 2, 2)),
                  SHAPE(F32, 2, 2, 2)),
           3, 4, 6, 7, 7, 8, 10, 11);
    // one index a batch, the vector dimension left out
    EXPECT(run_op(OP_GATHER, INS(x, LITERAL(SHAPE(I32, 4), 0, 1, 2, -1)),
                  ATTRS(gather_attr(NONE, LIST(1), LIST(0), LIST(0), LIST(1), 1), AXES(slice_sizes, 1, 1)),
                  SHAPE(F32, 4)),
           0, 4, 8, 9);
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
    for (int64_t i = 0; i < 36; i++)
        ck_assert_double_eq(value_at(r, i), i < 18 ? (double)i : (double)(3 * (i - 18) + 18));
}
END_TEST

// Contractions

static Attr dot_attr(Axes lb, Axes rb, Axes lc, Axes rc) {
    Axes lists[DOT_LISTS] = {lb, rb, lc, rc};
    return attr_lists(&m->arena, ATTR_dot_dimension_numbers, lists, DOT_LISTS);
}

START_TEST(dot) {
    const Literal *a = counted(SHAPE(F32, 2, 3)), *b = counted(SHAPE(F32, 3, 2));
    EXPECT(run_op(OP_DOT_GENERAL, INS(a, b), ATTRS(dot_attr(NONE, NONE, LIST(1), LIST(0))), SHAPE(F32, 2, 2)), 10, 13,
           28, 40);
    EXPECT(run_op(OP_DOT_GENERAL, INS(a, a), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SHAPE(F32, 3, 3)), 9, 12,
           15, 12, 17, 22, 15, 22, 29);
    EXPECT(run_op(OP_DOT_GENERAL, INS(a, a), ATTRS(dot_attr(LIST(0), LIST(0), LIST(1), LIST(1))), SHAPE(F32, 2)), 5,
           50);
    EXPECT(run_op(OP_DOT_GENERAL, INS(a, b), ATTRS(dot_attr(LIST(1), LIST(0), NONE, NONE)), SHAPE(F32, 3, 2, 2)), 0, 0,
           0, 3, 2, 3, 8, 12, 8, 10, 20, 25);
    const Literal *i8 = LITERAL(SHAPE(I8, 2), 127, 127);
    EXPECT(run_op(OP_DOT_GENERAL, INS(i8, i8), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SCALAR(I32)), 32258);
    EXPECT(run_op(OP_DOT_GENERAL, INS(i8, i8), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SCALAR(I8)), 2);
    const Literal *none = counted(SHAPE(F32, 2, 0));
    EXPECT(run_op(OP_DOT_GENERAL, INS(none, none), ATTRS(dot_attr(NONE, NONE, LIST(1), LIST(1))), SHAPE(F32, 2, 2)), 0,
           0, 0, 0);
    const Literal *big = LITERAL(SHAPE(F32, 3), 1e8, 1, -1e8), *ones = LITERAL(SHAPE(F32, 3), 1, 1, 1);
    EXPECT(run_op(OP_DOT_GENERAL, INS(big, ones), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SCALAR(F32)), 0); // rounded at every step
    const Literal *half = LITERAL(SHAPE(F16, 3), 2048, 1, -2048), *units = LITERAL(SHAPE(F16, 3), 1, 1, 1);
    EXPECT(run_op(OP_DOT_GENERAL, INS(half, units), ATTRS(dot_attr(NONE, NONE, LIST(0), LIST(0))), SCALAR(F16)), 1); // once
}
END_TEST

static Attr conv_attr(Axes in, Axes kernel, Axes out) {
    Axes lists[CONV_LISTS] = {in, kernel, out};
    return attr_lists(&m->arena, ATTR_conv_dimension_numbers, lists, CONV_LISTS);
}

// 1-D, [b, f, 0] x [o, i, 0] -> [b, f, 0]; more attributes after the first three
static const Literal *conv1(const Literal *x, const Literal *w, int64_t groups, int64_t batch_groups, Attr a, Attr b,
                            Shape out) {
    return run_op(OP_CONVOLUTION, INS(x, w),
                  ATTRS(conv_attr(LIST(0, 1, 2), LIST(1, 0, 2), LIST(0, 1, 2)),
                        attr_i64(ATTR_feature_group_count, groups), attr_i64(ATTR_batch_group_count, batch_groups), a,
                        b),
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
    EXPECT(run_op(OP_CONVOLUTION, INS(x4, w4), ATTRS(conv_attr(LIST(0, 2, 1), LIST(1, 2, 0), LIST(1, 0, 2))),
                  SHAPE(I32, 2, 1, 2)),
           7, 15, 10, 22);
}
END_TEST

// tpu.conv on packed weights agrees with the convolution that it stands for: 2 groups of 2 -> 3 features, 3x2 window,
// stride 2, 1.
START_TEST(packed_convolution) {
    const Literal *x = counted(SHAPE(F32, 2, 5, 4, 4)), *w = counted(SHAPE(F32, 3, 2, 2, 6));
    Shape out = SHAPE(F32, 2, 3, 4, 6);
    Attr strides = AXES(window_strides, 2, 1), padding = AXES(padding, 1, 1, 1, 0),
         groups = attr_i64(ATTR_feature_group_count, 2);
    const Literal *want =
        run_op(OP_CONVOLUTION, INS(x, w),
               ATTRS(conv_attr(LIST(0, 3, 1, 2), LIST(2, 3, 0, 1), LIST(0, 3, 1, 2)), strides, padding, groups), out);
    const Literal *split = run_op(OP_RESHAPE, INS(w), NO_ATTRS, SHAPE(F32, 12, 2, 3));
    split = run_op(OP_TRANSPOSE, INS(split), ATTRS(AXES(permutation, 1, 0, 2)), SHAPE(F32, 2, 12, 3));
    const Literal *packed = run_op(OP_PACK, INS(split), ATTRS(attr_i64(ATTR_panel, 16)), SHAPE(F32, 2, 1, 12, 16));
    const Literal *got =
        run_op(OP_CONV, INS(x, packed),
               ATTRS(AXES(window_dimensions, 3, 2), strides, padding, groups, AXES(window_dilations, 1, 1)), SHAPE(F32, 24, 6));
    got = run_op(OP_RESHAPE, INS(got), NO_ATTRS, out);
    ck_assert(literal_equal(got, want));
}
END_TEST

START_TEST(batch_norm) {
    const Literal *x = LITERAL(SHAPE(F32, 1, 2, 2), 1, 2, 3, 4), *scale = LITERAL(SHAPE(F32, 2), 2, 3),
                  *offset = LITERAL(SHAPE(F32, 2), 1, -1);
    const Literal *mean = LITERAL(SHAPE(F32, 2), 1, 3), *variance = LITERAL(SHAPE(F32, 2), 3, 15);
    Attr attrs[] = {attr_f32(ATTR_epsilon, 1), attr_i64(ATTR_feature_index, 1)};
    EXPECT(run_op(OP_BATCH_NORM_INFERENCE, INS(x, scale, offset, mean, variance), attrs, 2, SHAPE(F32, 1, 2, 2)), 1, 2,
           -1, -0.25);
}
END_TEST

// Regions

static void region_returns(Op *op, uint32_t region, Value *const *values, size_t n) {
    Op *end_op = op_new(m, OP_RETURN, (OpLoc){0}, n, 0, 0);
    for (size_t i = 0; i < n; i++) end_op->operands[i] = values[i];
    block_append(op->regions[region], end_op);
}

// n operands, n initial values and a region with 2n scalar arguments
static Op *reduction(OpKind kind, const Literal *const *ins, size_t n, const Attr *attrs, size_t n_attrs,
                     const Shape *outs) {
    Op *op = op_of(kind, ins, 2 * n, attrs, n_attrs, outs, n, 1);
    op->regions[0]->parent = op;
    for (size_t i = 0; i < 2 * n; i++)
        block_add_arg(m, op->regions[0], type_scalar(&m->types, ins[i]->type->dtype), NULL);
    return op;
}

static const Literal *reduced(OpKind kind, OpKind body, const Literal *x, const Literal *init, const Attr *attrs,
                              size_t n_attrs, Shape out) {
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
    EXPECT(reduced(OP_REDUCE, OP_MAXIMUM, x, LITERAL(SCALAR(F32), NAN), ATTRS(AXES(dimensions, 1)), SHAPE(F32, 2)), NAN,
           NAN);
    EXPECT(reduced(OP_REDUCE, OP_ADD, counted(SHAPE(F32, 2, 0)), LITERAL(SCALAR(F32), 5), ATTRS(AXES(dimensions, 1)),
                   SHAPE(F32, 2)),
           5, 5);
    EXPECT(reduced(OP_REDUCE, OP_ADD, x, zero, NULL, 0, SHAPE(F32, 2, 3)), 0, 1, 2, 3, 4, 5);
    EXPECT(reduced(OP_REDUCE, OP_AND, LITERAL(SHAPE(I1, 3), 1, 0, 1), LITERAL(SCALAR(I1), 1),
                   ATTRS(AXES(dimensions, 0)), SCALAR(I1)),
           0);
    EXPECT(reduced(OP_REDUCE, OP_MULTIPLY, LITERAL(SHAPE(I8, 3), 16, 16, 1), LITERAL(SCALAR(I8), 1),
                   ATTRS(AXES(dimensions, 0)), SCALAR(I8)),
           0);
    // in index order, rounded each time: 1e8 + 1 is 1e8 in f32
    EXPECT(
        reduced(OP_REDUCE, OP_ADD, LITERAL(SHAPE(F32, 3), 1e8, 1, -1e8), zero, ATTRS(AXES(dimensions, 0)), SCALAR(F32)),
        0);
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
    const Literal *ins[] = {x, LITERAL(SHAPE(I32, 2, 3), 0, 1, 2, 0, 1, 2), LITERAL(SCALAR(F32), -INFINITY),
                            LITERAL(SCALAR(I32), 0)};
    Shape outs[] = {SHAPE(F32, 2), SHAPE(I32, 2)};
    Op *op = reduction(OP_REDUCE, ins, 2, ATTRS(AXES(dimensions, 1)), outs);
    Block *body = op->regions[0];
    Builder b = {.m = m, .block = body};
    Value *sides[] = {body->args[0], body->args[2]};
    Attr direction = attr_str(ATTR_comparison_direction, module_str(m, "GE"));
    Value *keep = op_result(build_op(&b, OP_COMPARE, sides, 2, &direction, 1), 0), *kept[2];
    for (int i = 0; i < 2; i++) {
        Value *args[] = {keep, body->args[i], body->args[2 + i]};
        kept[i] = op_result(build_op(&b, OP_SELECT, args, 3, NULL, 0), 0);
    }
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
    Attr along = attr_i64(ATTR_dimension, 0), contract = dot_attr(NONE, NONE, LIST(0), LIST(0));
    Value *both[] = {op_result(build_op(&b, OP_CONCATENATE, parts, 2, &along, 1), 0),
                     build_constant(&b, LITERAL(SHAPE(F32, 2), 10, 1))};
    Value *next = op_result(build_op(&b, OP_DOT_GENERAL, both, 2, &contract, 1), 0);
    region_returns(op, 0, &next, 1);
    ck_assert(evaluate(op, ins, &result));
    EXPECT(result, 123);
}
END_TEST

START_TEST(reduce_window) {
    const Literal *x = LITERAL(SHAPE(F32, 5), 1, 2, 3, 4, 5), *zero = LITERAL(SCALAR(F32), 0);
    Attr size = AXES(window_dimensions, 2);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size), SHAPE(F32, 4)), 3, 5, 7, 9);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(window_strides, 2), AXES(padding, 1, 0)),
                   SHAPE(F32, 3)),
           1, 5, 9);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(window_dilations, 3)), SHAPE(F32, 2)), 5, 7);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(base_dilations, 2)), SHAPE(F32, 8)), 1, 2, 2, 3,
           3, 4, 4, 5);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_ADD, x, zero, ATTRS(size, AXES(padding, -1, -2)), SHAPE(F32, 1)), 5);
    EXPECT(reduced(OP_REDUCE_WINDOW, OP_MAXIMUM, counted(SHAPE(F32, 3, 3)), LITERAL(SCALAR(F32), -INFINITY),
                   ATTRS(AXES(window_dimensions, 2, 2)), SHAPE(F32, 2, 2)),
           4, 5, 7, 8);
}
END_TEST

// state (i, x): while i < bound: i = i + 1, x = x * 2
static Op *doubling_loop(const Literal *const *ins, const Literal *bound, int64_t step) {
    Shape outs[] = {SCALAR(I32), SHAPE(F32, 2)};
    Op *op = op_of(OP_WHILE, ins, 2, NULL, 0, outs, 2, 2);
    Builder b = {.m = m};
    for (uint32_t r = 0; r < 2; r++) {
        b.block = op->regions[r];
        b.block->parent = op;
        for (size_t i = 0; i < 2; i++) block_add_arg(m, b.block, shape_type(outs[i]), NULL);
    }
    b.block = op->regions[0];
    Value *sides[] = {b.block->args[0], build_constant(&b, bound)};
    Attr direction = attr_str(ATTR_comparison_direction, module_str(m, "LT"));
    Value *go = op_result(build_op(&b, OP_COMPARE, sides, 2, &direction, 1), 0);
    region_returns(op, 0, &go, 1);
    b.block = op->regions[1];
    Value *next[] = {build_binary(&b, OP_ADD, b.block->args[0],
                                  build_constant(&b, literal_splat_i64(&m->arena, shape_type(SCALAR(I32)), step))),
                     build_binary(&b, OP_ADD, b.block->args[1], b.block->args[1])};
    region_returns(op, 1, next, 2);
    return op;
}

START_TEST(loop) {
    const Literal *ins[] = {LITERAL(SCALAR(I32), 0), LITERAL(SHAPE(F32, 2), 1, 3)}, *out[2];
    ck_assert(evaluate(doubling_loop(ins, LITERAL(SCALAR(I32), 10), 1), ins, out));
    EXPECT(out[0], 10);
    EXPECT(out[1], 1024, 3072);
    ck_assert(evaluate(doubling_loop(ins, LITERAL(SCALAR(I32), 0), 1), ins, out)); // not once
    EXPECT(out[1], 1, 3);
}
END_TEST

static bool said(const char *text) { return d.n_errors == 1 && d.list.n && strstr(d.list.items[0].text, text); }

START_TEST(endless_loop_ends) {
    const Literal *ins[] = {LITERAL(SCALAR(I32), 0), LITERAL(SHAPE(F32, 2), 1, 3)}, *out[2];
    Op *op = doubling_loop(ins, LITERAL(SCALAR(I32), 10), 0);
    ck_assert(!eval_op_within(m, op, ins, &(EvalLimits){.max_ops = 1000}, &m->arena, out, &d) &&
              said("more than 1000 ops"));
    diags_clear(&d);
    ck_assert(!eval_op_within(m, op, ins, &(EvalLimits){.max_work = 1000}, &m->arena, out, &d) &&
              said("more than 1000 steps"));
}
END_TEST

START_TEST(too_large) {
    Shape huge = SHAPE(F32, 1 << 20, 1 << 20);
    const Literal *out;
    Attr along = attr_i64(ATTR_iota_dimension, 0);
    Op *op = op_of(OP_IOTA, NULL, 0, &along, 1, &huge, 1, 0);
    ck_assert(!eval_op_within(m, op, NULL, &(EvalLimits){.max_work = UINT64_MAX}, &m->arena, &out, &d) &&
              said("no room"));
}
END_TEST

START_TEST(window_too_large) {
    const Literal *ins[] = {LITERAL(SHAPE(F32, 1, 1), 1), LITERAL(SCALAR(F32), 0)}, *out;
    Shape s = SHAPE(F32, 1, 1);
    int64_t n = INT64_C(1) << 40;
    Op *op = reduction(OP_REDUCE_WINDOW, ins, 1,
                       ATTRS(AXES(window_dimensions, n, n), AXES(padding, n - 1, 0, n - 1, 0)), &s);
    Builder b = {.m = m, .block = op->regions[0]};
    Value *sum = build_binary(&b, OP_ADD, b.block->args[0], b.block->args[1]);
    region_returns(op, 0, &sum, 1);
    ck_assert(!evaluate(op, ins, &out) && said("more than"));
}
END_TEST

START_TEST(unsupported_is_said) {
    const Literal *x = LITERAL(SCALAR(I1), 1), *out;
    Shape s = SCALAR(I1);
    ck_assert(!evaluate(op_of(OP_TANH, &x, 1, NULL, 0, &s, 1, 0), &x, &out) && said("tanh: elements of type i1"));
}
END_TEST

// A function: calls another one, loops inside, returns an argument and a constant as well.
// What ml_dtypes 0.5 makes of these; of zeros and NaN as the format says.
static const struct {
    DType type;
    uint8_t bits[11]; // of 1, -1.5, the largest, half a place more, a little more than that, -2 times it, the least, half of it, 0.51, 1.5, NaN
} small_floats[] = {
    {DT_F4E2M1FN, {2, 11, 7, 7, 7, 15, 1, 0, 1, 2, 8}},           {DT_F6E2M3FN, {8, 44, 31, 31, 31, 63, 1, 0, 1, 2, 32}},
    {DT_F6E3M2FN, {12, 46, 31, 31, 31, 63, 1, 0, 1, 2, 32}},      {DT_F8E3M4, {48, 184, 111, 112, 112, 240, 1, 0, 1, 2, 120}},
    {DT_F8E4M3, {56, 188, 119, 120, 120, 248, 1, 0, 1, 2, 124}},  {DT_F8E4M3B11FNUZ, {88, 220, 127, 128, 128, 128, 1, 0, 1, 2, 128}},
    {DT_F8E4M3FN, {56, 188, 126, 126, 127, 255, 1, 0, 1, 2, 127}}, {DT_F8E4M3FNUZ, {64, 196, 127, 128, 128, 128, 1, 0, 1, 2, 128}},
    {DT_F8E5M2, {60, 190, 123, 124, 124, 252, 1, 0, 1, 2, 126}},  {DT_F8E5M2FNUZ, {64, 194, 127, 128, 128, 128, 1, 0, 1, 2, 128}},
    {DT_F8E8M0FNU, {127, 255, 254, 255, 255, 255, 0, 0, 0, 1, 255}},
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

START_TEST(function) {
    Type t = shape_type(SHAPE(F32, 2));
    Func *square = module_add_func(m, module_str(m, "square"));
    Value *x = block_add_arg(m, square->body, t, NULL);
    Builder b = {.m = m, .block = square->body};
    Value *xx = build_binary(&b, OP_MULTIPLY, x, x);
    build_typed(&b, OP_FUNC_RETURN, &xx, 1, NULL, 0, NULL, 0, 0);
    square->n_results = 1;
    square->result_types = &t;

    Func *f = module_add_func(m, module_str(m, "main"));
    b.block = f->body;
    Value *arg = block_add_arg(m, f->body, t, NULL);
    Attr callee = attr_str(ATTR_callee, module_str(m, "square"));
    Value *called = op_result(build_typed(&b, OP_CALL, &arg, 1, &callee, 1, &t, 1, 0), 0);
    Value *sum = build_binary(&b, OP_ADD, called, arg);
    Value *returned[] = {sum, arg, build_splat(&b, t, 4), sum};
    build_typed(&b, OP_FUNC_RETURN, returned, 4, NULL, 0, NULL, 0, 0);
    Type types[] = {t, t, t, t};
    f->n_results = 4;
    f->result_types = types;
    const Literal *in = LITERAL(SHAPE(F32, 2), 3, -2), *out[4];
    ck_assert(eval_func(m, f, &in, &m->arena, out, &d));
    EXPECT(out[0], 12, 2);
    EXPECT(out[1], 3, -2);
    EXPECT(out[2], 4, 4);
    EXPECT(out[3], 12, 2);
}
END_TEST

// A loop that reads a value from around it each time round, which is used again after the loop: y = x * x; 3 times x =
// x + y; x + y
START_TEST(loop_captures) {
    Type t = shape_type(SHAPE(F32, 2)), i32 = shape_type(SCALAR(I32));
    Func *f = module_add_func(m, module_str(m, "main"));
    Builder b = {.m = m, .block = f->body};
    Value *x = block_add_arg(m, f->body, t, NULL);
    Value *y = build_binary(&b, OP_MULTIPLY, x, x), *bound = build_splat(&b, i32, 3);
    Value *state[] = {build_splat(&b, i32, 0), x};
    Type types[] = {i32, t};
    Op *loop_op = build_typed(&b, OP_WHILE, state, 2, NULL, 0, types, 2, 2);
    for (uint32_t r = 0; r < 2; r++) {
        Block *block = loop_op->regions[r];
        block->parent = loop_op;
        for (size_t i = 0; i < 2; i++) block_add_arg(m, block, types[i], NULL);
        Builder in = {.m = m, .block = block};
        if (r == 0) {
            Value *sides[] = {block->args[0], bound};
            Attr direction = attr_str(ATTR_comparison_direction, module_str(m, "LT"));
            Value *go = op_result(build_op(&in, OP_COMPARE, sides, 2, &direction, 1), 0);
            region_returns(loop_op, 0, &go, 1);
        } else {
            Value *next[] = {build_binary(&in, OP_ADD, block->args[0], build_splat(&in, i32, 1)),
                             build_binary(&in, OP_ADD, block->args[1], y)};
            region_returns(loop_op, 1, next, 2);
        }
    }
    Value *sum = build_binary(&b, OP_ADD, op_result(loop_op, 1), y);
    build_typed(&b, OP_FUNC_RETURN, &sum, 1, NULL, 0, NULL, 0, 0);
    f->n_results = 1;
    f->result_types = &t;
    const Literal *in = LITERAL(SHAPE(F32, 2), 3, -2), *out;
    ck_assert(eval_func(m, f, &in, &m->arena, &out, &d));
    EXPECT(out, 39, 14);
}
END_TEST

START_TEST(endless_recursion_ends) {
    Type t = shape_type(SHAPE(F32, 2));
    Func *f = module_add_func(m, module_str(m, "f"));
    Builder b = {.m = m, .block = f->body};
    Value *x = block_add_arg(m, f->body, t, NULL);
    Attr callee = attr_str(ATTR_callee, module_str(m, "f"));
    Value *called = op_result(build_typed(&b, OP_CALL, &x, 1, &callee, 1, &t, 1, 0), 0);
    build_typed(&b, OP_FUNC_RETURN, &called, 1, NULL, 0, NULL, 0, 0);
    f->n_results = 1;
    f->result_types = &t;
    const Literal *in = LITERAL(SHAPE(F32, 2), 3, -2), *out;
    ck_assert(!eval_func(m, f, &in, &m->arena, &out, &d) && said("within each other"));
}
END_TEST

// Two phases: the second sees the operand and the first's result.
START_TEST(kernel) {
    const Literal *in = LITERAL(SHAPE(F32, 2), 3, 5), *out;
    Shape s = SHAPE(F32, 2);
    Op *op = op_of(OP_KERNEL, &in, 1, NULL, 0, &s, 1, 2);
    for (uint32_t r = 0; r < 2; r++) {
        Builder b = {.m = m, .block = op->regions[r]};
        op->regions[r]->parent = op;
        for (uint32_t i = 0; i <= r; i++) block_add_arg(m, b.block, shape_type(s), NULL);
        Value *y = build_binary(&b, r ? OP_SUBTRACT : OP_MULTIPLY, b.block->args[r], b.block->args[0]);
        region_returns(op, r, &y, 1);
    }
    ck_assert(evaluate(op, &in, &out));
    EXPECT(out, 6, 20);
}
END_TEST

Suite *eval_suite(void);
Suite *eval_suite(void) {
    const TTest *const tests[] = {
        elements,
        signs_of_zero,
        convert,
        convert_rounds_once,
        compare,
        choose,
        complex_numbers,
        splats_and_empties,
        bytes_anywhere,
        movement,
        pad,
        dynamic_slices,
        gather,
        pack,
        dot,
        convolution,
        packed_convolution,
        batch_norm,
        reduce,
        reduce_chunks,
        reduce_long,
        reduce_pairs,
        reduce_by_block,
        reduce_window,
        loop,
        endless_loop_ends,
        too_large,
        window_too_large,
        unsupported_is_said,
        function,
        floats_of_a_byte,
        loop_captures,
        endless_recursion_ends,
        kernel,
    };
    Suite *s = suite_create("eval");
    TCase *c = tcase_create("eval");
    tcase_add_checked_fixture(c, begin, end);
    for (size_t i = 0; i < COUNT(tests); i++) tcase_add_test(c, tests[i]);
    suite_add_tcase(s, c);
    return s;
}
