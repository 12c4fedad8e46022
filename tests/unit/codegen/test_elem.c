// The element emitter's tables against op.def: what an op takes by its row has code, or is replaced before code is made.
#include "codegen/elem/elem.h"

#include <check.h>

// `expand` writes these as other ops (passes/expand/chlo.c); nothing says what the remainder of complex numbers is.
static const OpKind replaced[] = {OP_IS_INF, OP_IS_POS_INF, OP_IS_NEG_INF, OP_MULHI};
static const OpKind refused_of_complex[] = {OP_REMAINDER};

static bool is_among(OpKind k, const OpKind *list, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (list[i] == k) return true;
    return false;
}

START_TEST(every_elementwise_op_has_code) {
    for (int i = 0; i < OP_COUNT; i++) {
        OpKind k = (OpKind)i;
        bool complex = !op_info[k].takes || op_info[k].takes & TAKES_COMPLEX;
        if (!op_has(k, MAP)) continue;
        ck_assert_msg(elem_is_known(k) != is_among(k, replaced, COUNT(replaced)), "%s has no code", op_text(k));
        if (complex)
            ck_assert_msg(elem_pair_known(k) != is_among(k, refused_of_complex, COUNT(refused_of_complex)), "%s has no code for complex numbers", op_text(k));
    }
}
END_TEST

Suite *elem_suite(void);
Suite *elem_suite(void) {
    Suite *s = suite_create("elem");
    TCase *c = tcase_create("elem");
    tcase_add_test(c, every_elementwise_op_has_code);
    suite_add_tcase(s, c);
    return s;
}
