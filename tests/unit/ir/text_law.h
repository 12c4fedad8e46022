// The text form both ways, with what was said: a text reads, prints, reads and prints the same again, or is refused word for word.
#ifndef TPUCC_TESTS_UNIT_IR_TEXT_LAW_H
#define TPUCC_TESTS_UNIT_IR_TEXT_LAW_H

#include "ir/text/text.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Diags d;

static inline void setup(void) { diags_init(&d, "tpucc"); }
static inline void teardown(void) { diags_free(&d); }

static inline const char *said(void) {
    static char text[8192];
    FILE *f = fmemopen(text, sizeof text, "w");
    diags_print(&d, f);
    fclose(f);
    return text;
}

static inline Module *read_text(const char *text) {
    Module *m = parse_module(text, strlen(text), "t.mlir", &d);
    ck_assert_msg(m != NULL, "%s\n%s", said(), text);
    return m;
}

static inline char *printed(const Module *m, const PrintOptions *options) {
    Text t = {0};
    print_module(m, options, &t);
    return t.items;
}

// The text that `text` prints as, having checked that this reads and prints the same again.
static inline char *law(const char *text, const PrintOptions *options) {
    Module *m = read_text(text);
    char *once = printed(m, options);
    Module *again = read_text(once);
    char *twice = printed(again, options);
    ck_assert_str_eq(once, twice);
    free(twice);
    module_free(m);
    module_free(again);
    return once;
}

static inline void check_prints(const char *text, const char *want) {
    static const PrintOptions with_locs = {.locs = true};
    char *got = law(text, &with_locs);
    ck_assert_str_eq(got, want);
    free(got);
}

static inline void check_refused(const char *text, const char *want) {
    diags_clear(&d);
    Module *m = parse_module(text, strlen(text), "t.mlir", &d);
    ck_assert_ptr_null(m);
    ck_assert_str_eq(said(), want);
}

#endif
