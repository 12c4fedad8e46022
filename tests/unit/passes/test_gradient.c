// What op.def says of gradients, against the table of rules.
#include "passes/gradient/gradient.h"
#include "tests/unit/helpers.h"

#include <check.h>

START_TEST(rules_and_traits) {
    for (int k = 0; k < OP_COUNT; k++) {
        OpKind kind = (OpKind)k;
        bool has_rule = gradient_row(kind) != NULL, says = op_has(kind, GRADIENT);
        ck_assert_msg(has_rule == says, "%s has %s rule of differentiation, and op.def says otherwise", op_text(kind), has_rule ? "a" : "no");
        ck_assert_msg(!says || !op_has(kind, FLAT), "%s has a gradient, and none", op_text(kind));
        ck_assert_msg(!op_has(kind, MADE) || !says, "%s is made by passes that run later", op_text(kind));
    }
}
END_TEST

Suite *gradient_suite(void);
Suite *gradient_suite(void) {
    Suite *s = suite_create("gradient");
    TCase *c = tcase_create("gradient");
    tcase_add_test(c, rules_and_traits);
    suite_add_tcase(s, c);
    return s;
}
