// The base that every layer stands on: arena alignment and zeroing, interning by content, growth of arrays, text, and
// the printed form of diagnostics word for word.
#define _GNU_SOURCE 1

#include "ir/base/base.h"
#include "ir/base/diag.h"
#include "ir/graph/graph.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static bool all_bytes_are(const char *p, size_t n, int want) {
    for (size_t i = 0; i < n; i++)
        if (p[i] != want) return false;
    return true;
}

START_TEST(arena_gives_zeroed_aligned_memory) {
    static const size_t sizes[] = {0, 1, 15, 16, 17, 4096, 16384, 16385, 65536, 65537, 1 << 20, 3};
    Arena a = {0};
    char *got[COUNT(sizes)];
    for (size_t i = 0; i < COUNT(sizes); i++) {
        got[i] = arena_alloc(&a, sizes[i]);
        ck_assert_uint_eq((uintptr_t)got[i] % 16, 0);
        ck_assert(all_bytes_are(got[i], sizes[i], 0));
        memset(got[i], (int)i + 1, sizes[i]);
    }
    for (size_t i = 0; i < COUNT(sizes); i++) ck_assert(all_bytes_are(got[i], sizes[i], (int)i + 1)); // none overlap
    arena_free(&a);
    ck_assert_ptr_null(a.chunks);
    ck_assert_ptr_nonnull(arena_alloc(&a, 8)); // usable again
    arena_free(&a);
}
END_TEST

START_TEST(a_large_block_leaves_the_open_chunk_open) {
    Arena a = {0};
    char *first = arena_alloc(&a, 16);
    arena_alloc(&a, 1 << 20);
    ck_assert_ptr_eq(arena_alloc(&a, 16), first + 16);
    arena_free(&a);
}
END_TEST

START_TEST(equal_text_is_the_same_pointer) {
    Arena a = {0};
    Interner in = {.arena = &a};
    Str seen[2000];
    char name[32];
    for (int i = 0; i < 2000; i++) {
        snprintf(name, sizeof name, "value_%d", i);
        seen[i] = str_intern_z(&in, name);
    }
    for (int i = 0; i < 2000; i++) {
        snprintf(name, sizeof name, "value_%d", i);
        ck_assert_ptr_eq(str_intern_z(&in, name), seen[i]);
        ck_assert_str_eq(seen[i]->text, name);
    }
    ck_assert_ptr_ne(str_intern(&in, "a\0b", 3), str_intern(&in, "a\0c", 3));
    ck_assert_uint_eq(str_intern(&in, NULL, 0)->len, 0);
    ck_assert_ptr_null(str_intern_z(&in, NULL));
    interner_free(&in);
    arena_free(&a);
}
END_TEST

START_TEST(a_map_keeps_what_it_was_given) {
    Map m = {0};
    bool fresh;
    ck_assert_ptr_null(map_find_number(&m, 7));
    for (size_t k = 1; k <= 5000; k++) *map_at_number(&m, k << 20 | 8, NULL) = k;
    for (size_t k = 1; k <= 5000; k++) ck_assert_uint_eq(*map_find_number(&m, k << 20 | 8), k);
    ck_assert_ptr_null(map_find_number(&m, 8));
    ck_assert_uint_eq(*map_at_number(&m, 9 << 20 | 8, &fresh), 9);
    ck_assert(!fresh);
    ck_assert_uint_eq(m.n_used, 5000);
    map_free(&m);
    ck_assert_uint_eq(m.n_slots, 0);
}
END_TEST

START_TEST(a_map_of_addresses_gives_back_addresses) {
    PtrMap m = {0};
    static const int keys[200], values[200];
    ck_assert_ptr_null(ptr_map_get(&m, &keys[0]));
    for (int i = 0; i < 200; i++) ptr_map_set(&m, &keys[i], &values[i]);
    ptr_map_set(&m, &keys[7], &values[8]);
    for (int i = 0; i < 200; i++) ck_assert_ptr_eq(ptr_map_get(&m, &keys[i]), &values[i == 7 ? 8 : i]);
    ck_assert_ptr_null(ptr_map_get(&m, &m));
    ptr_map_free(&m);
}
END_TEST

static bool is_not(const Func *f, void *context) { return f != context; }

START_TEST(functions_are_found_by_the_names_they_have_now) {
    Module *m = module_new();
    Str a = module_str(m, "a"), b = module_str(m, "b"), c = module_str(m, "c");
    ck_assert_ptr_null(module_find_func(m, a));
    Func *first = module_add_func(m, a), *second = module_add_func(m, b);
    ck_assert_ptr_eq(module_find_func(m, b), second);
    Func *later = module_add_func(m, c), *again = module_add_func(m, a);
    ck_assert_ptr_eq(module_find_func(m, c), later);
    ck_assert_ptr_eq(module_find_func(m, a), first);
    module_keep_funcs(m, is_not, first);
    ck_assert_ptr_eq(module_find_func(m, a), again);
    ck_assert_ptr_null(module_find_func(m, NULL));
    second->name = NULL;
    module_forget_names(m);
    ck_assert_ptr_null(module_find_func(m, b));
    FuncList own = module_swap_funcs(m, (FuncList){NULL, NULL});
    ck_assert_ptr_null(module_find_func(m, c));
    module_swap_funcs(m, own);
    ck_assert_ptr_eq(module_find_func(m, c), later);
    module_free(m);
}
END_TEST

START_TEST(arrays_and_text_grow) {
    VEC(int) v = {0};
    for (int i = 0; i < 1000; i++) vec_push(&v, i * i);
    ck_assert_uint_eq(v.n, 1000);
    ck_assert_int_eq(v.items[999], 998001);
    vec_free(&v);

    Text t = {0};
    for (int i = 0; i < 300; i++) text_f(&t, "%d,", i);
    text_z(&t, "end");
    ck_assert_uint_eq(strlen(t.items), t.n);
    ck_assert_str_eq(t.items + t.n - 7, "299,end");
    vec_free(&t);
}
END_TEST

static char *printed(const Diags *d) {
    char *text = NULL;
    size_t len = 0;
    FILE *f = open_memstream(&text, &len);
    diags_print(d, f);
    fclose(f);
    return text;
}

START_TEST(diagnostics_print_place_text_code_and_help) {
    Diags d;
    diags_init(&d, "tpucc");
    Loc at = diag_file(&d, "model.mlir");
    at.line = 3, at.col = 10;
    diag_error(&d, at, CODE_SHAPE_MISMATCH, "dot_general: contracted sizes differ: %d and %d", 784, 128);
    diag_note(&d, (Loc){0}, "lhs is input 0");
    diag_help(&d, "did you mean [1] x [1]?");
    diag_exit(&d, EXIT_SYSTEM, (Loc){0}, "cannot write");
    char *text = printed(&d);
    ck_assert_str_eq(text, "model.mlir:3:10: error: dot_general: contracted sizes differ: 784 and 128 [shape-mismatch]\n"
                           "  note: lhs is input 0\n"
                           "  help: did you mean [1] x [1]?\n"
                           "tpucc: error: cannot write\n");
    ck_assert_int_eq(d.exit_code, EXIT_CONTENT); // the first error decides
    free(text);
    diags_free(&d);
}
END_TEST

START_TEST(errors_past_the_cap_are_counted) {
    Diags d;
    diags_init(&d, "tpucc");
    for (int i = 0; i < DIAG_CAP + 3; i++) {
        diag_error(&d, (Loc){0}, CODE_NONE, "mistake %d", i);
        diag_note(&d, (Loc){0}, "of it");
    }
    ck_assert_uint_eq(d.n_errors, DIAG_CAP + 3);
    ck_assert_uint_eq(d.list.n, 2 * DIAG_CAP);
    char *text = printed(&d);
    ck_assert_ptr_nonnull(strstr(text, "tpucc: ... and 3 more errors\n"));
    free(text);
    diags_free(&d);
}
END_TEST

Suite *base_suite(void);
Suite *base_suite(void) {
    Suite *s = suite_create("base");
    TCase *t = tcase_create("base");
    tcase_add_test(t, arena_gives_zeroed_aligned_memory);
    tcase_add_test(t, a_large_block_leaves_the_open_chunk_open);
    tcase_add_test(t, equal_text_is_the_same_pointer);
    tcase_add_test(t, a_map_keeps_what_it_was_given);
    tcase_add_test(t, a_map_of_addresses_gives_back_addresses);
    tcase_add_test(t, functions_are_found_by_the_names_they_have_now);
    tcase_add_test(t, arrays_and_text_grow);
    tcase_add_test(t, diagnostics_print_place_text_code_and_help);
    tcase_add_test(t, errors_past_the_cap_are_counted);
    suite_add_tcase(s, t);
    return s;
}
