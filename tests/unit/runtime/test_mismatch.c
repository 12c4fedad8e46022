// What a call is told that fits no entry point: the argument and the dimension, and the flag that would have admitted it. Program: lengths_program.h.
#include "tests/unit/runtime/lengths_program.h"

#include <string.h>

static void expect_told(TpurtProgram *p, Call *c, const char *end) {
    TpurtError e;
    uint32_t entry;
    ck_assert_int_eq(tpurt_entry_match(p, c->args, 2, &entry, &e), TPURT_MISMATCH);
    size_t n = strlen(e.text), m = strlen(end);
    ck_assert_msg(n >= m && !strcmp(e.text + n - m, end), "%s", e.text);
}

START_TEST(flags_that_would_admit_a_call) {
    Toy toy;
    Call c;
    TpurtError e;
    TpurtProgram *p = toy_load(&toy, "toy", 1, one_length);
    TpurtSession *s = session_of(p);
    call_make(&c, 2, 200);
    ck_assert_int_eq(tpurt_run(s, 0, c.args, 2, NULL, 0, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "argument 0 'ids': got tensor<2x200xi32>, compiled for tensor<2x128xi32>; dimension 1 ('s') is 200, "
                             "compiled for 128; compile again with --dim s=200 or --bucket s=128,200");
    expect_told(p, &c, e.text);
    call_make(&c, 3, 200); // the first dimension that differs
    expect_told(p, &c, "dimension 0 is 3, compiled for 2; the model fixes this size");
    call_make(&c, 2, 128);
    c.mask[0] = 7;
    expect_told(p, &c, "dimension 0 ('mask.0') is 7, compiled for 5; compile again with --dim mask.0=7 or --bucket mask.0=5,7");
    c.mask[0] = 5, c.mask[1] = 22;
    expect_told(p, &c, "dimension 1 ('2*n') is 22, compiled for 14; compile again with --dim n=11 or --bucket n=7,11");
    c.mask[1] = 21;
    expect_told(p, &c, "dimension 1 ('2*n') is 21, compiled for 14; compile again with --dim for what '2*n' is made of");
    c.mask[1] = 14, c.mask[2] = 9;
    expect_told(p, &c, "dimension 2 ('n + 1') is 9, compiled for 8; compile again with --dim for what 'n + 1' is made of");
    c.mask[2] = 8, c.args[0].dtype = TPU_I64;
    expect_told(p, &c, "got tensor<2x128xi64>, compiled for tensor<2x128xi32>; the element type differs");
    c.args[0].dtype = TPU_I32, c.args[0].rank = 1;
    expect_told(p, &c, "got tensor<2xi32>, compiled for tensor<2x128xi32>; the number of dimensions differs");
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

START_TEST(nearest_of_several) {
    Toy toy;
    Call c;
    TpurtError e;
    TpurtProgram *p = toy_load(&toy, "toy", 3, three_lengths);
    TpurtSession *s = session_of(p);
    uint32_t entry = 9;
    call_make(&c, 2, 64);
    ck_assert_int_eq(tpurt_entry_match(p, c.args, 2, &entry, &e), TPURT_OK);
    ck_assert_uint_eq(entry, 2);
    ck_assert_int_eq(tpurt_run(s, 1, c.args, 2, NULL, 0, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "these are not the shapes of entry point 'main_32', but those of 'main_64' (2)");
    call_make(&c, 2, 40);
    ck_assert_int_eq(tpurt_run(s, 0, c.args, 2, NULL, 0, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "no entry point fits; the nearest is 'main_32': argument 0 'ids': got tensor<2x40xi32>, compiled for "
                             "tensor<2x32xi32>; dimension 1 ('s') is 40, compiled for 32; compile again with --bucket s=32,40,64,128");
    call_make(&c, 2, INT64_MIN);
    expect_told(p, &c, "dimension 1 ('s') is -9223372036854775808, compiled for 128; no size is negative");
    call_make(&c, 2, INT64_MAX);
    expect_told(p, &c, "dimension 1 ('s') is 9223372036854775807, compiled for 128; no program has so large a size");
    ck_assert_int_eq(tpurt_entry_match(p, c.args, 1, &entry, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "no entry point takes 1 arguments; 'main_128' takes 2");
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

Suite *mismatch_suite(void);
Suite *mismatch_suite(void) {
    Suite *s = suite_create("mismatch");
    TCase *t = tcase_create("mismatch");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, flags_that_would_admit_a_call);
    tcase_add_test(t, nearest_of_several);
    suite_add_tcase(s, t);
    return s;
}
