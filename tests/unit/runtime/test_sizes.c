// Sizes made of symbols: codegen makes words of the text, the runtime computes with them as ir does with the text (ir/text/dims.h), and whatever words
// it takes can be run.
#include "tests/unit/helpers.h"

#include "codegen/artifact/sizes.h"
#include "ir/text/dims.h"
#include "runtime/internal.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

enum { N_SYMBOLS = 3 };
static const char *const symbol_names[N_SYMBOLS] = {"s", "n", "long.name_1"};
static const EntrySymbol symbols[N_SYMBOLS] = {{"s", 1, true}, {"n", 1, false}, {"long.name_1", 1, true}};
static const TpuSymbol abi_symbols[N_SYMBOLS] = {{"s", 1, 1, 0}, {"n", 1, 0, 0}, {"long.name_1", 1, 1, 0}};

static bool symbol_value(void *context, const char *name, size_t len, int64_t *out) {
    const SymbolValues *v = context;
    for (size_t i = 0; i < N_SYMBOLS; i++)
        if (strlen(symbol_names[i]) == len && !memcmp(symbol_names[i], name, len)) return *out = v->value[i], v->known >> i & 1;
    return false;
}

static void random_size(char *out, size_t cap, int depth) {
    static const char *const two[] = {"floordiv(%s, %s)", "mod(%s, %s)", "max(%s, %s)", "min(%s,%s)", "%s + %s", "%s - %s", "%s*%s", "(%s + %s)", "-%s*%s"};
    char a[200], b[200];
    int64_t kind = random_below(depth ? 14 : 4);
    if (kind < 2) snprintf(out, cap, "%s", symbol_names[random_below(N_SYMBOLS)]);
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

typedef struct {
    CodegenEntry compiled;
    Arena arena;
    Interner strings;
    SizeTable table;
    TpuEntry entry;
} Made;

static void made_begin(Made *m) {
    *m = (Made){.compiled = {.symbols = symbols, .n_symbols = N_SYMBOLS}, .entry = {.symbols = abi_symbols, .n_symbols = N_SYMBOLS}};
    m->strings.arena = &m->arena;
    m->table = (SizeTable){.entry = &m->compiled, .arena = &m->arena};
}

static TpuSize made_size(Made *m, const char *text) {
    TpuSize size = size_of_text(&m->table, str_intern(&m->strings, text, strlen(text)));
    m->entry.size_words = m->table.words.items;
    m->entry.n_size_words = (uint32_t)m->table.words.n;
    ck_assert_msg(size_is_sound(&m->entry, &size), "%s", text);
    return size;
}

static void made_end(Made *m) {
    size_table_free(&m->table);
    interner_free(&m->strings);
    arena_free(&m->arena);
}

// What a text means, it means as words, and is solved alike.
START_TEST(words_compute_what_the_text_says) {
    Made m;
    int n_solved = 0;
    random_state = 7;
    made_begin(&m);
    for (int k = 0; k < 20000; k++) {
        char text[512];
        SymbolValues v = {.value = {random_below(7), random_below(7) - 3, random_below(100)}, .known = random_below(3) ? 7 : 5};
        random_size(text, sizeof text, 3);
        if (!dim_is_wellformed(text)) continue; // none that a model may have
        int64_t want = 0, got = 0, solved, solved_too;
        TpuSize size = made_size(&m, text);
        if (!size.n_words) {
            ck_assert(!strstr(text, "s") && !strstr(text, "long"));
            continue;
        }
        DimState state = dim_eval(text, symbol_value, &v, &want);
        SizeState same = size_eval(&m.entry, &v, &size, &got);
        if (state == DIM_UNDEFINED && same == SIZE_OPEN) continue; // an open one says nothing of the rest
        ck_assert_msg((int)state == (int)same, "%s: %d, not %d", text, same, state);
        if (state == DIM_NUMBER) ck_assert_msg(got == want, "%s", text);
        SymbolValues open = v;
        open.known &= ~1u;
        int64_t number = random_below(40);
        if (state != DIM_NUMBER || !(size.symbols & 1)) continue;
        bool ours = size_solve(&m.entry, &open, &size, 0, number, &solved);
        bool theirs = dim_solve(text, "s", number, symbol_value, &open, &solved_too) == DIM_SOLVED;
        if (ours && theirs) ck_assert_msg(solved == solved_too, "%s", text);
        if (!ours) continue;
        n_solved++;
        v.value[0] = solved;
        ck_assert(size_eval(&m.entry, &v, &size, &got) == SIZE_NUMBER && got == number);
    }
    ck_assert_int_gt(n_solved, 100);
    made_end(&m);
}
END_TEST

static void expect_plain(Made *m, const char *text, const char *symbol, int64_t factor) {
    TpuSize size = made_size(m, text);
    ck_assert_msg(!size.symbol == !symbol && (!symbol || (!strcmp(size.symbol, symbol) && size.factor == factor)), "%s", text);
}

START_TEST(what_a_flag_would_bind) {
    static const EntrySymbol odd[] = {{"a[0].1", 4, true}}; // no name in a size, but the whole of one
    static const TpuSymbol abi_odd[] = {{"a[0].1", 4, 1, 0}};
    Made m;
    int64_t v;
    made_begin(&m);
    expect_plain(&m, "s", "s", 1);
    expect_plain(&m, "k", "k", 1); // not of a padded one
    expect_plain(&m, "2*n", "n", 2);
    expect_plain(&m, "2 * (x.1*3)", "x.1", 6);
    expect_plain(&m, "s*n", NULL, 0);
    expect_plain(&m, "n*n", NULL, 0);
    expect_plain(&m, "n + 1", NULL, 0);
    expect_plain(&m, "0*n", NULL, 0);
    expect_plain(&m, "7", NULL, 0);
    expect_plain(&m, "a[0].1", NULL, 0);
    ck_assert(!made_size(&m, "k*n").n_words && made_size(&m, "s").n_words == 1);
    made_end(&m);
    made_begin(&m);
    m.compiled = (CodegenEntry){.symbols = odd, .n_symbols = 1};
    m.entry = (TpuEntry){.symbols = abi_odd, .n_symbols = 1};
    expect_plain(&m, "a[0].1", "a[0].1", 1);
    TpuSize size = made_size(&m, "a[0].1");
    SymbolValues values = {.value = {4}, .known = 1};
    ck_assert(size_symbol(&m.entry, &size) == 0 && size_eval(&m.entry, &values, &size, &v) == SIZE_NUMBER && v == 4);
    ck_assert(!made_size(&m, "a[0].2").n_words);
    made_end(&m);
}
END_TEST

// Each size, and what is on the way to it, stays within 2^60, or is undefined.
START_TEST(numbers_have_an_end) {
    // clang-format off
    static const struct { const char *text; int64_t s; SizeState state; int64_t value; } rows[] = {
        {"s*s", INT64_C(1) << 30, SIZE_NUMBER, INT64_C(1) << 60}, {"s*s", (INT64_C(1) << 30) + 1, SIZE_UNDEFINED, 0}, {"s + s", INT64_C(1) << 60, SIZE_UNDEFINED, 0},
        {"-s - s", INT64_C(1) << 60, SIZE_UNDEFINED, 0}, {"s", INT64_MAX, SIZE_UNDEFINED, 0}, {"s", INT64_MIN, SIZE_UNDEFINED, 0}, {"-s", 5, SIZE_NUMBER, -5},
        {"s^60", 2, SIZE_NUMBER, INT64_C(1) << 60}, {"s^61", 2, SIZE_UNDEFINED, 0}, {"s^99999999999", 1, SIZE_NUMBER, 1}, {"s^99999999999", 0, SIZE_NUMBER, 0},
        {"s^99999999999", -1, SIZE_UNDEFINED, 0}, {"s^0", 0, SIZE_NUMBER, 1}, {"floordiv(s, s - 3)", 3, SIZE_UNDEFINED, 0}, {"mod(s, s - 3)", 3, SIZE_UNDEFINED, 0},
        {"floordiv(s, -2)", 7, SIZE_NUMBER, -4}, {"mod(s, -2)", 7, SIZE_NUMBER, -1},
    };
    // clang-format on
    Made m;
    made_begin(&m);
    for (size_t i = 0; i < COUNT(rows); i++) {
        int64_t v, want;
        SymbolValues values = {.value = {rows[i].s}, .known = 1};
        TpuSize size = made_size(&m, rows[i].text);
        ck_assert_msg(size_eval(&m.entry, &values, &size, &v) == rows[i].state, "%s", rows[i].text);
        ck_assert_msg((int)rows[i].state == (int)dim_eval(rows[i].text, symbol_value, &values, &want), "%s", rows[i].text);
        if (rows[i].state == SIZE_NUMBER) ck_assert_msg(v == rows[i].value && want == v, "%s", rows[i].text);
        size_solve(&m.entry, &(SymbolValues){.known = 0}, &size, 0, rows[i].s, &v);
    }
    made_end(&m);
}
END_TEST

// "s", "n + 1", and what it may not be: its record and its words damaged.
START_TEST(what_is_no_program_is_refused) {
    enum { S = 1, N = 2 };
    static const TpuSymbol both[] = {{"s", 4, 1, 0}, {"n", 5, 1, 0}, {"fixed", 6, 0, 0}};
    static const TpuSizeWord words[] = {{TPU_SIZE_SYMBOL, 0, 0},
                                        {TPU_SIZE_SYMBOL, 0, 1},
                                        {TPU_SIZE_NUMBER, 0, 1},
                                        {TPU_SIZE_ADD, 0, 0},
                                        {TPU_SIZE_SYMBOL, 0, 2}};
    static const TpuSize bad[] = {
        {2, 4, N, 0, NULL, 0},          {5, 1, N, 0, NULL, 0},        {UINT32_MAX, 3, N, 0, NULL, 0},
        {1, UINT32_MAX, N, 0, NULL, 0}, {6, 0, N, 0, NULL, 0}, // outside
        {1, 0, N, 0, NULL, 0},          {1, 3, 0, 0, NULL, 0},        {1, 3, S, 0, NULL, 0},
        {1, 3, S | N, 0, NULL, 0},      {1, 3, 1u << 31, 0, NULL, 0}, // other symbols
        {1, 2, N, 0, NULL, 0},          {2, 2, 0, 0, NULL, 0},        {3, 1, 0, 0, NULL, 0},
        {2, 1, 0, 0, NULL, 0},          {0, 2, S | N, 0, NULL, 0},    {4, 1, 4, 0, NULL, 0}, // none, or none padded
    };
    // clang-format off
    static const struct { uint32_t at; TpuSizeWord word; } changed[] = {
        {1, {TPU_SIZE_SYMBOL, 0, 3}}, {1, {TPU_SIZE_SYMBOL, 0, -1}}, {1, {TPU_SIZE_SYMBOL, 0, INT64_MAX}}, {1, {TPU_SIZE_SYMBOL, 0, 0}}, {1, {TPU_SIZE_ADD, 0, 0}},
        {2, {TPU_SIZE_NUMBER, 0, -1}}, {2, {TPU_SIZE_NUMBER, 0, (INT64_C(1) << 60) + 1}}, {2, {TPU_SIZE_POWER, 0, 1}}, {2, {TPU_SIZE_POWER, 0, -1}},
        {3, {TPU_SIZE_MIN + 1, 0, 0}}, {3, {UINT32_MAX, 0, 0}}, {3, {TPU_SIZE_NEGATE, 0, 0}}, {3, {TPU_SIZE_NUMBER, 0, 1}},
    };
    // clang-format on
    TpuSizeWord own[5];
    TpuEntry entry = {.symbols = both, .n_symbols = 3, .size_words = words, .n_size_words = 5};
    const TpuSize plain = {0, 1, S, 0, "s", 1}, sum = {1, 3, N, 0, NULL, 0};
    ck_assert(size_is_sound(&entry, &plain) && size_is_sound(&entry, &sum) && size_is_sound(&entry, &(TpuSize){0}));
    for (size_t k = 0; k < COUNT(bad); k++) ck_assert_msg(!size_is_sound(&entry, &bad[k]), "record %zu", k);
    entry.size_words = own;
    for (size_t k = 0; k < COUNT(changed); k++) {
        memcpy(own, words, sizeof own);
        own[changed[k].at] = changed[k].word;
        ck_assert_msg(!size_is_sound(&entry, &sum), "word %zu", k);
    }
}
END_TEST

// As many numbers as the stack holds, and one more; as many words as a size may have, and more.
START_TEST(the_stack_and_the_program_have_an_end) {
    static TpuSizeWord words[TPU_MAX_SIZE_WORDS + 1];
    TpuEntry entry = {.symbols = abi_symbols, .n_symbols = N_SYMBOLS, .size_words = words, .n_size_words = COUNT(words)};
    int64_t v;
    for (uint32_t n = TPU_SIZE_STACK; n <= TPU_SIZE_STACK + 1; n++) {
        for (uint32_t i = 0; i < 2 * n - 1; i++) words[i] = (TpuSizeWord){i ? i < n ? TPU_SIZE_NUMBER : TPU_SIZE_ADD : TPU_SIZE_SYMBOL, 0, i && i < n};
        TpuSize size = {.n_words = 2 * n - 1, .symbols = 1};
        ck_assert(size_is_sound(&entry, &size) == (n == TPU_SIZE_STACK));
        if (n == TPU_SIZE_STACK)
            ck_assert(size_eval(&entry, &(SymbolValues){.value = {5}, .known = 1}, &size, &v) == SIZE_NUMBER && v == 5 + TPU_SIZE_STACK - 1);
    }
    for (uint32_t i = 1; i < COUNT(words); i++) words[i] = (TpuSizeWord){TPU_SIZE_NEGATE, 0, 0};
    ck_assert(size_is_sound(&entry, &(TpuSize){.n_words = TPU_MAX_SIZE_WORDS, .symbols = 1}));
    ck_assert(!size_is_sound(&entry, &(TpuSize){.n_words = TPU_MAX_SIZE_WORDS + 1, .symbols = 1}));
}
END_TEST

// The text that needs the most: a sum, a product and the first argument of a function wait at each depth.
START_TEST(the_deepest_text_fits_the_stack) {
    char text[MAX_DIM_TEXT + 1] = "";
    int64_t want, got;
    for (int i = 1; i < MAX_DIM_DEPTH; i++) strcat(text, "s+s*max(s,");
    strcat(text, "s+s*s");
    for (int i = 1; i < MAX_DIM_DEPTH; i++) strcat(text, ")");
    Made m;
    made_begin(&m);
    TpuSize size = made_size(&m, text);
    SymbolValues values = {.value = {1}, .known = 1};
    ck_assert(dim_eval(text, symbol_value, &values, &want) == DIM_NUMBER && want == 1 + MAX_DIM_DEPTH);
    ck_assert(size_eval(&m.entry, &values, &size, &got) == SIZE_NUMBER && got == want);
    made_end(&m);
}
END_TEST

// Words at random: what is taken for a program is one (the sanitizers watch).
START_TEST(any_words_are_refused_or_run) {
    int n_sound = 0;
    random_state = 11;
    for (int k = 0; k < 200000; k++) {
        TpuSizeWord words[8];
        for (size_t i = 0; i < COUNT(words); i++)
            words[i] = (TpuSizeWord){(uint32_t)random_below(TPU_SIZE_MIN + 2), 0, random_below(4) ? random_below(4) : random_below(INT64_MAX)};
        TpuEntry entry = {.symbols = abi_symbols, .n_symbols = N_SYMBOLS, .size_words = words, .n_size_words = COUNT(words)};
        TpuSize size = {.first_word = (uint32_t)random_below(9),
                        .n_words = (uint32_t)random_below(9),
                        .symbols = random_below(4) ? 0 : (uint32_t)random_below(8)};
        for (uint32_t i = size.first_word; i < COUNT(words) && i < size.first_word + size.n_words; i++)
            if (words[i].op == TPU_SIZE_SYMBOL && words[i].value < 32) size.symbols |= 1u << words[i].value;
        SymbolValues values = {.value = {random_below(5) - 2, 3, random_below(INT64_MAX)}, .known = 7};
        int64_t v;
        if (!size_is_sound(&entry, &size) || !size.n_words) continue;
        n_sound++;
        size_eval(&entry, &values, &size, &v);
        if (size.symbols & 1) size_solve(&entry, &values, &size, 0, random_below(99), &v);
    }
    ck_assert_int_gt(n_sound, 500);
}
END_TEST

Suite *sizes_suite(void);
Suite *sizes_suite(void) {
    Suite *s = suite_create("sizes");
    TCase *t = tcase_create("sizes");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, words_compute_what_the_text_says);
    tcase_add_test(t, what_a_flag_would_bind);
    tcase_add_test(t, numbers_have_an_end);
    tcase_add_test(t, what_is_no_program_is_refused);
    tcase_add_test(t, the_stack_and_the_program_have_an_end);
    tcase_add_test(t, the_deepest_text_fits_the_stack);
    tcase_add_test(t, any_words_are_refused_or_run);
    suite_add_tcase(s, t);
    return s;
}
