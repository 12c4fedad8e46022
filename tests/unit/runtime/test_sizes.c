// Sizes written with symbols, as the runtime evaluates and solves them, against ir's reading of them (ir/text/dims.h).
#include "tests/unit/helpers.h"

#include "ir/text/dims.h"
#include "runtime/internal.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

static const char *const symbol_names[] = {"s", "n", "long.name_1"};

static bool symbol_value(void *context, const char *name, size_t len, int64_t *out) {
    const SymbolValues *v = context;
    for (size_t i = 0; i < 3; i++)
        if (strlen(symbol_names[i]) == len && !memcmp(symbol_names[i], name, len)) return *out = v->value[i], v->known[i];
    return false;
}

static void random_size(char *out, size_t cap, int depth) {
    static const char *const two[] = {"floordiv(%s, %s)", "mod(%s, %s)", "max(%s, %s)", "min(%s,%s)", "%s + %s", "%s - %s", "%s*%s", "(%s + %s)", "-%s*%s"};
    char a[200], b[200];
    int64_t kind = random_below(depth ? 14 : 4);
    if (kind < 2) snprintf(out, cap, "%s", symbol_names[random_below(3)]);
    else if (kind < 4) snprintf(out, cap, "%d", (int)random_below(9));
    else {
        random_size(a, sizeof a, depth - 1);
        random_size(b, sizeof b, depth - 1);
        if (kind == 13) snprintf(out, cap, "%.90s^%d", a, (int)random_below(4));
        else
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
            snprintf(out, cap, two[kind - 4], a, b);
#pragma GCC diagnostic pop
    }
}

// Both readers of sizes say the same, also of texts that are none, and solve the same.
START_TEST(sizes_are_read_as_ir_reads_them) {
    TpuSymbol symbols[] = {{symbol_names[0], 1, 1, 0}, {symbol_names[1], 1, 0, 0}, {symbol_names[2], 1, 1, 0}};
    TpuEntry entry = {.symbols = symbols, .n_symbols = 3};
    random_state = 7;
    for (int k = 0; k < 20000; k++) {
        char text[512];
        SymbolValues v = {.value = {random_below(7), random_below(7) - 3, random_below(100)}, .known = {true, random_below(3) != 0, true}};
        random_size(text, sizeof text, 3);
        if (k % 7 == 0 && *text) text[random_below((int64_t)strlen(text))] = "()+*,s9 ^&"[random_below(10)];
        int64_t want = 0, got = 0, solved, solved_too;
        DimState state = dim_eval(text, symbol_value, &v, &want);
        SizeState same = size_eval(&entry, &v, text, &got);
        ck_assert_msg((int)state == (int)same, "%s: %d, not %d", text, same, state);
        if (state == DIM_NUMBER) ck_assert_msg(got == want, "%s", text);
        SymbolValues open = v;
        open.known[0] = false;
        int64_t size = random_below(40);
        if (state != DIM_NUMBER || !size_is_open(&entry, text) || strstr(text, "s") == NULL) continue;
        bool ours = size_solve(&entry, &open, text, 0, size, &solved);
        bool theirs = dim_solve(text, "s", size, symbol_value, &open, &solved_too) == DIM_SOLVED;
        if (ours && theirs) ck_assert_msg(solved == solved_too, "%s", text);
        if (ours) {
            v.value[0] = solved;
            ck_assert(size_eval(&entry, &v, text, &got) == SIZE_NUMBER && got == size);
        }
    }
    int64_t v;
    SymbolValues values = {.value = {4}, .known = {true}};
    symbols[0].name = "a[0].1"; // no name in a size, but the whole of one
    ck_assert(size_is_open(&entry, "a[0].1") && size_eval(&entry, &values, "a[0].1", &v) == SIZE_NUMBER && v == 4);
    ck_assert(!size_is_open(&entry, "a[0].2") && !size_is_open(&entry, NULL) && !size_is_open(&entry, "n"));
}
END_TEST

Suite *sizes_suite(void);
Suite *sizes_suite(void) {
    Suite *s = suite_create("sizes");
    TCase *t = tcase_create("sizes");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, sizes_are_read_as_ir_reads_them);
    suite_add_tcase(s, t);
    return s;
}
