// What a reduction may start with, and so may leave out, leaves every element as it is; and each op that reductions know by its trait has such a number.
#include "passes/rewrite.h"
#include "tests/unit/ir/one_op.h"

static const double starts[] = {0, -0.0, 1, -1, 255, -2147483648.0, 2147483647, INFINITY, -INFINITY};
static const double elements[] = {0, -0.0, 1, -1, 2, -7, 100, -128, 127};

// Whether the op has a neutral element among `starts`. Each has to be one.
static bool has_neutral(OpKind k, DType t) {
    bool found = false;
    for (size_t s = 0; s < COUNT(starts); s++) {
        const Literal *init = literal_of((Shape){t, 0, {0}}, &starts[s]);
        if (!literal_is_neutral(k, init)) continue;
        found = true;
        for (size_t i = 0; i < COUNT(elements); i++) {
            const Literal *x = literal_of((Shape){t, 0, {0}}, &elements[i]), *r = run_op(k, INS(init, x), NO_ATTRS, (Shape){t, 0, {0}});
            ck_assert_msg(!memcmp(r->data, x->data, dtype_bytes(t)), "%s of %s: %g is not neutral for %g", op_text(k), dtype_text(t), starts[s], elements[i]);
        }
    }
    return found;
}

START_TEST(neutral) {
    static const DType types[] = {DT_I1, DT_I32, DT_F32};
    for (int k = 0; k < OP_COUNT; k++)
        for (size_t i = 0; i < COUNT(types) && op_has((OpKind)k, ASSOCIATES); i++) {
            bool taken = !op_info[k].takes || op_info[k].takes >> dtype_info[types[i]].class & 1;
            ck_assert_msg(!taken || has_neutral((OpKind)k, types[i]), "%s of %s has no neutral element", op_text((OpKind)k), dtype_text(types[i]));
        }
}
END_TEST

Suite *neutral_suite(void);
Suite *neutral_suite(void) {
    Suite *s = suite_create("neutral");
    TCase *c = tcase_create("neutral");
    tcase_add_checked_fixture(c, begin, end);
    tcase_add_test(c, neutral);
    suite_add_tcase(s, c);
    return s;
}
