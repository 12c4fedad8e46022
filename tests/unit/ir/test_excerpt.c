// The line of a file that a diagnostic shows, and the caret below it.
#define _GNU_SOURCE
#include "ir/base/excerpt.h"
#include "ir/base/guess.h"
#include "ir/graph/op.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char file[] = "/tmp/excerptXXXXXX";

static void write_file(const char *text, size_t n) {
    FILE *f = fopen(file, "wb");
    ck_assert_ptr_nonnull(f);
    ck_assert_uint_eq(fwrite(text, 1, n, f), n);
    ck_assert_int_eq(fclose(f), 0);
}

static void setup(void) {
    int fd = mkstemp(file);
    ck_assert_int_ge(fd, 0);
    close(fd);
}

static void teardown(void) { unlink(file), strcpy(file + sizeof file - 7, "XXXXXX"); }

static void expect(const char *want, uint32_t line, uint32_t col) {
    Text t = {0};
    text_z(&t, "");
    excerpt_add(&t, file, line, col, "<", ">");
    ck_assert_str_eq(t.items, want);
    vec_free(&t);
}

static void expect_in(const char *text, const char *want, uint32_t line, uint32_t col) {
    write_file(text, strlen(text));
    expect(want, line, col);
}

START_TEST(carets_stand_below_words) {
    expect_in("a\n  %0 = stablehlo.foo %x : t\n", "     2 |   %0 = stablehlo.foo %x : t\n       |        <^~~~~~~~~~~~~>\n", 2, 8);
    expect_in("%abc = x", "     1 | %abc = x\n       | <^~~~>\n", 1, 1);
    expect_in("f(\"a b\")", "     1 | f(\"a b\")\n       |   <^~~~~>\n", 1, 3);
    expect_in("f(\"a b", "     1 | f(\"a b\n       |   <^>\n", 1, 3);
    expect_in("x", "     1 | x\n       |  <^>\n", 1, 2); // what is missing at the end
    expect_in("\n\n\nlast", "     4 | last\n       | <^~~~>\n", 4, 1);
}
END_TEST

START_TEST(columns_are_those_that_are_seen) {
    expect_in("\t\tx y\r\n", "     1 |   x y\n       |   <^>\n", 1, 3);
    expect_in("\xc3\xa4\xc3\xb6 x", "     1 | \xc3\xa4\xc3\xb6 x\n       |    <^>\n", 1, 6);
    expect_in("\033[31mx", "     1 | \\1B[31mx\n       |        <^>\n", 1, 6); // nothing of the file steers the terminal
    expect_in("\xff x", "     1 | \\FF x\n       |     <^>\n", 1, 3);
}
END_TEST

START_TEST(long_lines_are_shown_around_the_column) {
    char text[1000], *shown;
    memset(text, 'a', sizeof text);
    text[500] = ' ', text[501] = '%', text[503] = ' ';
    write_file(text, sizeof text);
    Text t = {0};
    excerpt_add(&t, file, 1, 502, "", "");
    ck_assert(!strncmp(t.items, "     1 | ...aaa", 15) && strstr(t.items, "aaa...\n"));
    shown = strchr(t.items, '\n') + 1;
    ck_assert_int_eq(t.items[strchr(shown, '^') - shown], '%');
    vec_free(&t);
    for (size_t i = 0; i + 1 < sizeof text; i += 2) text[i] = (char)0xc3, text[i + 1] = (char)0xa4;
    write_file(text, sizeof text);
    for (uint32_t col = 1; col < 1000; col += 7) {
        t = (Text){0};
        excerpt_add(&t, file, 1, col, "", "");
        ck_assert_msg(!t.items || col % 2 == 0 || !strchr(t.items, '\\'), "a character is cut at %u", col);
        vec_free(&t);
    }
}
END_TEST

START_TEST(what_is_not_there_is_not_shown) {
    write_file("one\ntwo\n", 8);
    expect("", 3, 1);
    expect("", 9, 1);
    expect("", 1, 9);
    write_file("", 0);
    expect("", 1, 1);
    unlink(file);
    expect("", 1, 1);
    ck_assert_int_eq(mkfifo(file, 0600), 0); // which nobody writes
    expect("", 1, 1);
    unlink(file);
    ck_assert_int_eq(mkdir(file, 0700), 0);
    expect("", 1, 1);
    rmdir(file);
}
END_TEST

START_TEST(blocks_of_the_file_end_anywhere) {
    enum { N = 1 << 16 };
    char *text = malloc(N + 100);
    for (int shift = -3; shift < 4; shift++) {
        memset(text, 'a', N + 100);
        text[N + shift - 1] = '\n';
        memcpy(text + N + shift, "%here\n", 6);
        write_file(text, N + 50);
        expect("     2 | %here\n       | <^~~~~>\n", 2, 1);
    }
    free(text);
}
END_TEST

static const char *meant(const char *op) {
    const char *near = op_guess(op, strlen(op));
    return near ? near : "";
}

START_TEST(ops_are_guessed) {
    ck_assert_str_eq(meant("stablehlo.tanhh"), "stablehlo.tanh");
    ck_assert_str_eq(meant("stablehlo.dot_genral"), "stablehlo.dot_general");
    ck_assert_str_eq(meant("stablehlo.dto_general"), "stablehlo.dot_general");
    ck_assert_str_eq(meant("mhlo.add"), "stablehlo.add");
    ck_assert_str_eq(meant("arith.addf"), "stablehlo.add");
    ck_assert_str_eq(meant("stablehlo.ad"), "stablehlo.add");
    ck_assert_str_eq(meant("stablehlo.top_k"), "chlo.top_k");
    ck_assert_str_eq(meant("tosa.fully_connected"), "");
    ck_assert_str_eq(meant("stablehlo."), "");
    ck_assert_str_eq(meant(""), "");
    ck_assert_str_eq(meant("x.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), "");
}
END_TEST

START_TEST(names_end_alike) {
    static const char *const alike[][2] = {
        {"w", "params['w']"},     {"dense.kernel", "params['dense']['kernel']"}, {"a", "a"}, {"module.dense.weight", "dense.weight"}, {"0", "result[0]"},
        {"result", "['result']"}, {"block/0/w", "blocks['block'][0].w"}};
    static const char *const apart[][2] = {{"w", "params['xw']"}, {"", "x"}, {"x", ""}, {"w", "w['b']"}, {"dense.bias", "dense.kernel"}, {"[]", "x"}};
    for (size_t i = 0; i < COUNT(alike); i++) ck_assert(name_ends_alike(alike[i][0], alike[i][1]) && name_ends_alike(alike[i][1], alike[i][0]));
    for (size_t i = 0; i < COUNT(apart); i++) ck_assert(!name_ends_alike(apart[i][0], apart[i][1]) && !name_ends_alike(apart[i][1], apart[i][0]));
    ck_assert_uint_eq(edit_distance("inptu", "input"), 1);
    ck_assert_uint_eq(edit_distance("kitten", "sitting"), 3);
    ck_assert_uint_eq(edit_distance("", "abc"), 3);
    Guess g = guess_begin("scores");
    guess_offer(&g, "score");
    guess_offer(&g, "result['scores']");
    ck_assert_str_eq(g.name, "result['scores']");
}
END_TEST

Suite *excerpt_suite(void);
Suite *excerpt_suite(void) {
    Suite *s = suite_create("excerpt");
    TCase *t = tcase_create("excerpt");
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, carets_stand_below_words);
    tcase_add_test(t, columns_are_those_that_are_seen);
    tcase_add_test(t, long_lines_are_shown_around_the_column);
    tcase_add_test(t, what_is_not_there_is_not_shown);
    tcase_add_test(t, blocks_of_the_file_end_anywhere);
    tcase_add_test(t, ops_are_guessed);
    tcase_add_test(t, names_end_alike);
    suite_add_tcase(s, t);
    return s;
}
