// Text that comes from files, as it is shown: escaped for people, JSON, C and shells, shortened in messages; and that libtpurt shows the same.
#define _GNU_SOURCE
#include "ir/base/diag.h"
#include "ir/base/shown.h"
#include "runtime/internal.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

// A way to be seen as something else: an escape, an end of line, C1, a turn of direction, separators, no UTF-8.
#define HOSTILE "a\033[31m\nb\xc2\x9b\xe2\x80\xae\xe2\x80\xa8\xef\xbb\xbf\xff\x7f\xc3\xa9"
#define SHOWN "a\\1B[31m\\0Ab\\C2\\9B\\E2\\80\\AE\\E2\\80\\A8\\EF\\BB\\BF\\FF\\7F\xc3\xa9"

static void check_text(Text *t, const char *want) {
    ck_assert_str_eq(t->items, want);
    ck_assert_uint_eq(t->n, strlen(want));
    t->n = 0;
}

START_TEST(each_kind_of_output_escapes) {
    Text t = {0}, line = {0};
    text_shown(&t, HOSTILE, strlen(HOSTILE)), check_text(&t, SHOWN);
    text_shown(&t, "a\0b", 3), check_text(&t, "a\\00b");
    text_brief(&t, HOSTILE, strlen(HOSTILE), MOST_WORD), check_text(&t, SHOWN);
    text_z(&line, HOSTILE), text_end_line(&t, &line), check_text(&t, SHOWN "\n");
    text_json(&t, HOSTILE "\"\\"), check_text(&t, "\"a\\u001b[31m\\nb\\u009b\\u202e\\u2028\\ufeff\\u00ff\\u007f\xc3\xa9\\\"\\\\\"");
    text_json(&t, "\xf3\xa0\x80\x81"), check_text(&t, "\"\\udb40\\udc01\""); // a tag, in two halves
    text_json_escaped(&t, "{\"\x7f\":\n\"\xe2\x80\xae\"}"), check_text(&t, "{\"\\u007f\":\n\"\\u202e\"}");
    text_utf8(&t, "\xff\xc3\xa9\x80"), check_text(&t, "\xc3\xbf\xc3\xa9\xc2\x80");
    text_c_comment(&t, "x */ \n/* */"), check_text(&t, "x * / \\0A/ * * /");
    text_c_comment(&t, "*//*"), check_text(&t, "* // *");
    text_c_string(&t, "\n1\"\\?\xc3\xa9"), check_text(&t, "\"\\0121\\\"\\\\\\077\\303\\251\"");
    text_shell(&t, "n=1,2"), check_text(&t, "n=1,2");
    text_shell(&t, ""), check_text(&t, "''");
    text_shell(&t, "a'b;"), check_text(&t, "\"a'b;\"");
    text_shell(&t, "a'$b"), check_text(&t, "'a'\\''$b'");
    text_shell(&t, "params['w']=8"), check_text(&t, "\"params['w']=8\"");
    text_shell(&t, "a'b\\\n;\033\n"), check_text(&t, "\"$(printf %b 'a\\0047b\\0134\\0012;\\0033')\"'\n'");
    vec_free(&t);
    vec_free(&line);
}
END_TEST

START_TEST(a_shell_reads_the_same_word) {
    static const char word[] = HOSTILE "'$x`ls`\\ \"";
    char *command = NULL, got[sizeof word + 1];
    Text t = {0};
    text_shell(&t, word);
    ck_assert_int_gt(asprintf(&command, "printf %%s %s", t.items), 0);
    FILE *f = popen(command, "r");
    ck_assert_ptr_nonnull(f);
    size_t n = fread(got, 1, sizeof got, f);
    ck_assert_int_eq(pclose(f), 0);
    ck_assert_uint_eq(n, strlen(word));
    ck_assert_mem_eq(got, word, n);
    free(command);
    vec_free(&t);
}
END_TEST

// In whatever way bytes come: what is shown holds no character that is not, and is as long as shown again.
START_TEST(nothing_that_is_shown_is_hidden) {
    Text t = {0}, again = {0};
    random_state = 17;
    for (int round = 0; round < 2000; round++) {
        char bytes[24], cut[512];
        size_t n = (size_t)random_below(sizeof bytes);
        for (size_t i = 0; i < n; i++) bytes[i] = (char)(random_below(2) ? 0x80 + random_below(128) : 1 + random_below(127));
        t.n = again.n = 0;
        text_shown(&t, bytes, n);
        text_shown(&again, t.items, t.n);
        ck_assert_str_eq(t.items, again.items);
        bytes[n < sizeof bytes ? n : n - 1] = 0;
        t.n = 0;
        text_shown(&t, bytes, strlen(bytes));
        text_show(cut, sizeof cut, bytes);
        ck_assert_str_eq(cut, t.items);
        text_show(cut, 16, bytes);
        ck_assert(t.n < 16 ? !strcmp(cut, t.items) : strlen(cut) < 16 && !strcmp(cut + strlen(cut) - 3, "...") && !strncmp(cut, t.items, strlen(cut) - 3));
    }
    vec_free(&t);
    vec_free(&again);
}
END_TEST

START_TEST(the_library_and_the_compiler_agree) {
    uint32_t wrong = 0; // each assertion is a message to another process
    for (uint32_t k = 0; k < 0x110000; k++) wrong += utf8_is_shown(k) != char_is_shown(k);
    ck_assert_uint_eq(wrong, 0);
    random_state = 23;
    for (int round = 0; round < 200000; round++) {
        uint64_t r = random_next();
        char s[5] = {(char)(r | 0x80), (char)(r >> 8 | 0x80), (char)(r >> 16 | (r >> 40 & 0x80)), (char)(r >> 24), 0};
        uint32_t n, m, c = utf8_at(s, 4, &n);
        wrong += char_at(s, &m) != c || m != n || n > 4;
    }
    ck_assert_uint_eq(wrong, 0);
}
END_TEST

START_TEST(long_names_are_shortened) {
    enum { LONG = 1 << 20 };
    Text t = {0};
    char *name = malloc(LONG + 1);
    memset(name, 'n', LONG), name[LONG] = 0;
    text_f(&t, "there is no '%s' here", name);
    Text brief = {0};
    text_brief(&brief, t.items, t.n, MOST_WORD);
    ck_assert_uint_lt(brief.n, 2 * MOST_WORD);
    ck_assert_ptr_nonnull(strstr(brief.items, "there is no 'nnn"));
    ck_assert_ptr_nonnull(strstr(brief.items, "nnn...nnn"));
    ck_assert_ptr_nonnull(strstr(brief.items, "n' here"));
    for (size_t i = 0; i < LONG; i += 4) memcpy(name + i, "\xc3\xa9 ", 3), name[i + 3] = '\n'; // many words, of characters that are longer shown
    brief.n = 0;
    text_brief(&brief, name, LONG, MOST_WORD);
    ck_assert_uint_lt(brief.n, MOST_BRIEF + 16);
    t.n = 0;
    text_shown(&t, brief.items, brief.n); // and nothing was cut in its middle
    ck_assert_str_eq(t.items, brief.items);
    free(name);
    vec_free(&t);
    vec_free(&brief);
}
END_TEST

START_TEST(a_diagnostic_is_one_line) {
    Diags d;
    char *text = NULL;
    size_t len = 0;
    diags_init(&d, "tpucc");
    Arena arena = {0};
    Interner strings = {.arena = &arena};
    Loc at = diag_file(&d, HOSTILE);
    at.line = 1, at.col = 2;
    at.name = at.path = str_intern_z(&strings, HOSTILE);
    diag_error(&d, at, CODE_BAD_FILE, "%s", HOSTILE);
    diag_note(&d, at, "%s", HOSTILE);
    diag_help(&d, "%s", HOSTILE);
    FILE *f = open_memstream(&text, &len);
    diags_print(&d, f);
    fclose(f);
    ck_assert_str_eq(text, SHOWN ":1:2: error: " SHOWN " at " SHOWN " (" SHOWN ") [bad-file]\n"
                                 "  " SHOWN ":1:2: note: " SHOWN " at " SHOWN " (" SHOWN ")\n"
                                 "  help: " SHOWN "\n");
    free(text);
    interner_free(&strings);
    arena_free(&arena);
    diags_free(&d);
}
END_TEST

START_TEST(an_error_of_the_library_is_one_line) {
    TpurtError e;
    error_set(&e, TPURT_SYSTEM, "no '%s'", HOSTILE);
    ck_assert_str_eq(e.text, "no '" SHOWN "'");
    char long_name[4096];
    memset(long_name, '\n', sizeof long_name - 1), long_name[sizeof long_name - 1] = 0;
    error_set(&e, TPURT_SYSTEM, "%s", long_name);
    ck_assert_uint_lt(strlen(e.text), sizeof e.text);
    ck_assert_str_eq(e.text + strlen(e.text) - 6, "\\0A...");
}
END_TEST

Suite *shown_suite(void);
Suite *shown_suite(void) {
    Suite *s = suite_create("shown");
    TCase *t = tcase_create("shown");
    tcase_add_test(t, each_kind_of_output_escapes);
    tcase_add_test(t, a_shell_reads_the_same_word);
    tcase_add_test(t, nothing_that_is_shown_is_hidden);
    tcase_add_test(t, the_library_and_the_compiler_agree);
    tcase_add_test(t, long_names_are_shortened);
    tcase_add_test(t, a_diagnostic_is_one_line);
    tcase_add_test(t, an_error_of_the_library_is_one_line);
    suite_add_tcase(s, t);
    return s;
}
