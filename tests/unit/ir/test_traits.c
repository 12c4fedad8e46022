// What op.def says of elementwise ops, against what they compute: every op is evaluated on numbers that tell, in the types that its row takes, and a trait that
// its results contradict is an error; so is a missing one where op.def marks the trait with an exclamation mark.
#include "tests/unit/ir/one_op.h"

#include "ir/eval/internal.h"
#include "ir/infer/infer.h"

// Whether the op is elementwise on elements of t, by its rules of types; then *out evaluates it. Ops that convert and round do so to a type that holds
// what they are given, or to few bits.
static bool element_op(OpKind k, DType t, const char *compare_type, ElementOp *out) {
    Builder b = {.m = m, .block = block_new(m)};
    Diags said;
    diags_init(&said, "traits");
    Op *op = op_new(m, k, (OpLoc){0}, (size_t)op_info[k].ins, 1, 0);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Value *v = build_splat(&b, type_scalar(&m->types, k == OP_SELECT && i == 0 ? DT_I1 : t), 1);
        op->operands[i] = v;
    }
    if (k == OP_COMPARE) op_set_attr(m, op, attr_str(ATTR_comparison_direction, module_str(m, "LT")));
    if (k == OP_COMPARE && compare_type) op_set_attr(m, op, attr_str(ATTR_compare_type, module_str(m, compare_type)));
    if (k == OP_REDUCE_PRECISION) op_set_attr(m, op, attr_i64(ATTR_exponent_bits, 3)), op_set_attr(m, op, attr_i64(ATTR_mantissa_bits, 2));
    if (k == OP_CONVERT) op->results[0].type = type_scalar(&m->types, dtype_is_complex(t) ? DT_C128 : DT_F64);
    Type type;
    bool ok = infer_op(m, op, &type, &said);
    if (ok) {
        op->results[0].type = type;
        Eval e = {.m = m, .d = &said};
        ok = element_op_make(&e, op, out);
        // StableHLO's specification has a remainder of complex numbers, and nothing that defines it.
        ck_assert_msg(ok || (k == OP_REMAINDER && dtype_is_complex(t)), "%s takes %s, and has no meaning on them", op_text(k), dtype_text(t));
    }
    diags_free(&said);
    return ok;
}

static Wide applied(const ElementOp *e, const Wide *in) { return wide_round(e->out, e->run(e, in[0], in[1], in[2])); }

static bool has_op(OpKind k, DType t, uint32_t trait, ElementOp *out) { return op_has(k, MAP | trait) && element_op(k, t, NULL, out); }

static bool same_number(double a, double b) { return a == b || (isnan(a) && isnan(b)); }
static bool same_element(DType t, Wide a, Wide b) {
    if (dtype_is_complex(t)) return same_number(a.c.re, b.c.re) && same_number(a.c.im, b.c.im);
    return dtype_is_float(t) ? same_number(a.f, b.f) : a.i == b.i;
}

// Real numbers: poles, zeros, ends of domains and what is beside them. As integers, some of them.
static const double numbers[] = {0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 0.25, -0.75, 1.5, -1.5, 7, -7, 19.5, -19.5, 1e-3, -1e-3};
static Wide number(DType t, size_t i) {
    double v = numbers[i % COUNT(numbers)];
    if (dtype_is_complex(t)) return wide_round(t, (Wide){.c = {v, numbers[i * 7 % COUNT(numbers)]}});
    return wide_round(t, dtype_is_float(t) ? (Wide){.f = v} : (Wide){.i = (int64_t)(v * 4)});
}

// All triples of numbers, one after the other.
static bool next_triple(DType t, size_t *at, Wide *in) {
    size_t n = COUNT(numbers), i = (*at)++;
    in[0] = number(t, i % n), in[1] = number(t, i / n % n), in[2] = number(t, i / n / n);
    return i < n * n * n;
}

START_TEST(takes) {
    static const DType of_class[] = {[DC_BOOL] = DT_I1, [DC_SINT] = DT_I32, [DC_UINT] = DT_UI8, [DC_FLOAT] = DT_F32, [DC_COMPLEX] = DT_C64};
    ElementOp e;
    for (int k = 0; k < OP_COUNT; k++)
        for (size_t c = 0; c < COUNT(of_class) && op_has((OpKind)k, MAP); c++) {
            bool taken = !op_info[k].takes || op_info[k].takes >> c & 1;
            bool known = element_op((OpKind)k, of_class[c], NULL, &e);
            ck_assert_msg(!known || taken, "%s works on %s, and its row says that it does not", op_text((OpKind)k), dtype_text(of_class[c]));
        }
}
END_TEST

// Where double is not enough for one rounding, the evaluator goes by long double, and generated code is a few units off.
START_TEST(inexact) {
    for (int k = 0; k < OP_COUNT; k++) {
        if (!op_has((OpKind)k, MAP)) continue;
        bool rounded = unary_of((OpKind)k)->long1 || binary_of((OpKind)k)->long2;
        ck_assert_msg(rounded == op_has((OpKind)k, INEXACT), "%s is %s", op_text((OpKind)k), rounded ? "INEXACT" : "not INEXACT");
    }
}
END_TEST

START_TEST(commutes_and_associates) {
    static const DType types[] = {DT_I1, DT_I32, DT_F32, DT_C64};
    ElementOp e;
    for (int k = 0; k < OP_COUNT; k++)
        for (size_t c = 0; c < COUNT(types); c++) {
            DType t = types[c];
            Wide in[3];
            if (!has_op((OpKind)k, t, COMMUTES, &e)) continue;
            for (size_t at = 0; next_triple(t, &at, in);) {
                Wide ab = applied(&e, in), ba = applied(&e, (Wide[]){in[1], in[0], in[2]});
                if (!same_element(e.out, ab, ba)) ck_abort_msg("%s of %s does not commute", op_text((OpKind)k), dtype_text(t));
                if (!op_has((OpKind)k, ASSOCIATES) || dtype_wide(t) != WC_INT) continue; // of floats but for rounding
                Wide bc = applied(&e, (Wide[]){in[1], in[2], in[2]}), left = applied(&e, (Wide[]){ab, in[2], in[2]}),
                     right = applied(&e, (Wide[]){in[0], bc, in[2]});
                if (!same_element(e.out, left, right)) ck_abort_msg("%s of %s does not associate", op_text((OpKind)k), dtype_text(t));
            }
        }
    for (int k = 0; k < OP_COUNT; k++) ck_assert(!op_has((OpKind)k, ASSOCIATES) || op_has((OpKind)k, COMMUTES));
}
END_TEST

START_TEST(chooses) {
    static const DType types[] = {DT_I1, DT_I32, DT_F32, DT_C64};
    ElementOp e;
    for (int k = 0; k < OP_COUNT; k++)
        for (size_t c = 0; c < COUNT(types); c++) {
            Wide in[3];
            if (!has_op((OpKind)k, types[c], CHOOSES, &e)) continue;
            for (size_t at = 0; next_triple(types[c], &at, in);) {
                if (k == OP_SELECT) in[0].i = at & 1;
                Wide r = applied(&e, in);
                bool one = false;
                for (uint32_t i = k == OP_SELECT; i < e.n_args; i++) one |= same_element(types[c], r, in[i]);
                if (!one) ck_abort_msg("%s of %s makes a new element", op_text((OpKind)k), dtype_text(types[c]));
            }
        }
}
END_TEST

START_TEST(total) {
    ElementOp e;
    for (int k = 0; k < OP_COUNT; k++) {
        Wide in[3];
        if (!has_op((OpKind)k, DT_F64, TOTAL, &e) || !dtype_is_float(e.out)) continue;
        for (size_t at = 0; next_triple(DT_F64, &at, in);) {
            double r = applied(&e, in).f;
            if (!isfinite(r)) ck_abort_msg("%s is not TOTAL: %g of %g, %g, %g", op_text((OpKind)k), r, in[0].f, in[1].f, in[2].f);
        }
    }
}
END_TEST

// One operand takes numbers that nobody writes down, the others stay.
START_TEST(varies) {
    enum { N = 60 };
    ElementOp e;
    for (int k = 0; k < OP_COUNT; k++) {
        if (!has_op((OpKind)k, DT_F64, VARIES, &e)) continue;
        for (uint32_t i = 0; i < e.n_args; i++) {
            Wide made[N];
            for (int j = 0; j < N; j++) {
                Wide in[3] = {{.f = 0.7312345}, {.f = 0.4123456}, {.f = 0.9}};
                in[i].f = 0.0612345 + j * 0.0523456;
                made[j] = applied(&e, in);
                bool nan = dtype_is_float(e.out) && isnan(made[j].f);
                for (int before = 0; before < j && !nan; before++)
                    if (same_element(e.out, made[j], made[before])) ck_abort_msg("%s does not vary with operand %u", op_text((OpKind)k), i);
            }
        }
    }
}
END_TEST

START_TEST(zeros) {
    static const DType types[] = {DT_I32, DT_F32, DT_F64};
    ElementOp e;
    for (int k = 0; k < OP_COUNT; k++)
        for (size_t c = 0; c < COUNT(types); c++) {
            DType t = types[c];
            bool keeps = has_op((OpKind)k, t, ZEROS, &e), leaves = !keeps && has_op((OpKind)k, t, NONZERO, &e);
            for (size_t i = 0; i < COUNT(numbers) && (keeps || leaves); i++) {
                Wide in[3] = {number(t, i)}, r = applied(&e, in);
                bool from = dtype_is_float(t) ? in[0].f == 0 : in[0].i == 0, to = dtype_is_float(e.out) ? r.f == 0 : r.i == 0;
                if (isnan(dtype_is_float(e.out) ? r.f : 0)) continue;
                ck_assert_msg(keeps ? from == to : !(from && to), "%s makes %s of %g", op_text((OpKind)k), to ? "0" : "a number", numbers[i]);
            }
        }
}
END_TEST

static bool far(double a, double b) { return isfinite(a) && isfinite(b) ? fabs(a - b) > 1e-6 * (1 + fabs(a)) : !same_number(a, b); }

// Whether the results differ by more than the sign of a zero where one part of one operand is +0 or -0.
static bool tells_signs(const ElementOp *e, DType t) {
    Wide in[3];
    for (size_t at = 0; next_triple(t, &at, in);)
        for (uint32_t i = 0; i < e->n_args; i++)
            for (int part = 0; part < (dtype_is_complex(t) ? 2 : 1); part++) {
                Wide plus[3] = {in[0], in[1], in[2]}, minus[3] = {in[0], in[1], in[2]};
                *(part ? &plus[i].c.im : &plus[i].f) = 0;
                *(part ? &minus[i].c.im : &minus[i].f) = -0.0;
                Wide a = applied(e, plus), b = applied(e, minus);
                bool differ = dtype_is_complex(e->out) ? far(a.c.re, b.c.re) || far(a.c.im, b.c.im) : dtype_is_float(e->out) ? far(a.f, b.f) : a.i != b.i;
                if (differ) return true;
            }
    return false;
}

START_TEST(signs_and_cuts) {
    ElementOp e;
    for (int k = 0; k < OP_COUNT; k++) {
        const char *text = op_text((OpKind)k), *order = k == OP_COMPARE ? "TOTALORDER" : NULL;
        if (!op_has((OpKind)k, MAP) || k == OP_SELECT) continue;
        if (element_op((OpKind)k, DT_F64, order, &e)) ck_assert_msg(tells_signs(&e, DT_F64) == op_has((OpKind)k, SIGNS), "%s: SIGNS", text);
        if (element_op((OpKind)k, DT_C128, NULL, &e)) ck_assert_msg(tells_signs(&e, DT_C128) == op_has((OpKind)k, CUTS), "%s: CUTS", text);
    }
}
END_TEST

Suite *traits_suite(void);
Suite *traits_suite(void) {
    const TTest *const tests[] = {takes, inexact, commutes_and_associates, chooses, total, varies, zeros, signs_and_cuts};
    Suite *s = suite_create("traits");
    TCase *c = tcase_create("traits");
    tcase_add_checked_fixture(c, begin, end);
    for (size_t i = 0; i < COUNT(tests); i++) tcase_add_test(c, tests[i]);
    suite_add_tcase(s, c);
    return s;
}
