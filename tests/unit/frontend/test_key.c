// Keys of models and their differences (frontend/key): what counts and what does not, pairs of ops, lines that are damaged.
#include "frontend/key/diff.h"
#include "frontend/key/key.h"
#include "ir/text/text.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    Text key, details;
} Key;

static Key key_of_lines(const char *text, bool lines) {
    Diags d;
    diags_init(&d, "test");
    Module *m = parse_module(text, strlen(text), "m.mlir", &d);
    if (!m) diags_print(&d, stderr);
    ck_assert_ptr_nonnull(m);
    Key k = {0};
    text_f(&k.details, KEY_DETAILS_MARK "%d\n", KEY_DETAILS_VERSION);
    uint64_t graph = key_of_model(m, lines, &k.details);
    text_f(&k.key, "graph=%016" PRIx64 "\n", graph);
    module_free(m);
    diags_free(&d);
    return k;
}

static Key key_of_text(const char *text) { return key_of_lines(text, true); }

static void key_free(Key *k) {
    vec_free(&k->key);
    vec_free(&k->details);
}

static KeySide side(const Key *k) { return (KeySide){5, "tpucc", k->key.items, k->details.items}; }

// The differences, a line each: "kind name|what|before|now".
static char *differences(const char *before, const char *now) {
    Key a = key_of_text(before), b = key_of_text(now);
    KeySide was = side(&a), is = side(&b);
    Differences d;
    const char *wrong;
    Text t = {0};
    text_z(&t, "");
    ck_assert(key_compare(&was, &is, &d, &wrong));
    for (size_t i = 0; i < d.list.n; i++) {
        const Difference *x = &d.list.items[i];
        text_f(&t, "%s %s|%s|%s|%s\n", x->kind, x->name ? x->name : "", x->what ? x->what : "", x->before ? x->before : "", x->now ? x->now : "");
    }
    ck_assert_int_eq(d.list.n == 0, !strcmp(a.key.items, b.key.items));
    differences_free(&d);
    key_free(&a);
    key_free(&b);
    return t.items;
}

static void expect(const char *before, const char *now, const char *wanted) {
    char *got = differences(before, now);
    ck_assert_str_eq(got, wanted);
    free(got);
}

// Functions of one argument, and of two results.
#define MAIN(body) "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n" body "}\n"
#define F4 " : tensor<4xf32>\n"
#define BASE MAIN("%0 = stablehlo.tanh %x" F4 "%1 = stablehlo.add %0, %x" F4 "%2 = stablehlo.subtract %1, %0" F4 "return %2" F4)

static const struct {
    const char *before, *now, *wanted;
} pairs[] = {
    {BASE, BASE, ""},
    {BASE,
     MAIN("%a = stablehlo.tanh %x" F4 "// here\n"
          "%b = stablehlo.add %a, %x : tensor<4xf32> loc(\"f\":1:2)\n"
          "%c = stablehlo.subtract %b, %a" F4 "return %c" F4),
     ""},
    // one op less, more, another, moved
    {BASE, MAIN("%0 = stablehlo.tanh %x" F4 "%1 = stablehlo.add %0, %x" F4 "return %1" F4), "op stablehlo.subtract||stablehlo.subtract : tensor<4xf32>|\n"},
    {BASE, MAIN("%0 = stablehlo.tanh %x" F4 "%9 = stablehlo.sine %0" F4 "%1 = stablehlo.add %9, %x" F4 "%2 = stablehlo.subtract %1, %0" F4 "return %2" F4),
     "op stablehlo.sine|||stablehlo.sine : tensor<4xf32>\n"},
    {BASE, MAIN("%0 = stablehlo.tanh %x" F4 "%1 = stablehlo.multiply %0, %x" F4 "%2 = stablehlo.subtract %1, %0" F4 "return %2" F4),
     "op stablehlo.multiply||stablehlo.add : tensor<4xf32>|stablehlo.multiply : tensor<4xf32>\n"},
    {BASE, MAIN("%0 = stablehlo.tanh %x" F4 "%1 = stablehlo.add %0, %x" F4 "%2 = stablehlo.subtract %0, %1" F4 "return %2" F4),
     "op stablehlo.subtract|operand 0|stablehlo.add at 3:6|stablehlo.tanh at 2:6\n"
     "op stablehlo.subtract|operand 1|stablehlo.tanh at 2:6|stablehlo.add at 3:6\n"},
    {BASE, MAIN("%0 = stablehlo.tanh %x" F4 "%1 = stablehlo.add %x, %x" F4 "%2 = stablehlo.subtract %1, %0" F4 "return %2" F4),
     "op stablehlo.add|operand 0|stablehlo.tanh at 2:6|argument 0\n"},
    // functions: names of private ones do not count, where they differ otherwise they are told
    {"func.func @main(%x: tensor<f32>) -> tensor<f32> {\n%0 = call @f(%x) : (tensor<f32>) -> tensor<f32>\nreturn %0 : tensor<f32>\n}\n"
     "func.func private @f(%x: tensor<f32>) -> tensor<f32> {\nreturn %x : tensor<f32>\n}\n",
     "func.func private @g(%y: tensor<f32>) -> tensor<f32> {\nreturn %y : tensor<f32>\n}\n"
     "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n%0 = call @g(%x) : (tensor<f32>) -> tensor<f32>\nreturn %0 : tensor<f32>\n}\n",
     ""},
    {"func.func @main(%x: tensor<f32>) -> tensor<f32> {\n%0 = call @f(%x) : (tensor<f32>) -> tensor<f32>\nreturn %0 : tensor<f32>\n}\n"
     "func.func private @f(%x: tensor<f32>) -> tensor<f32> {\nreturn %x : tensor<f32>\n}\nfunc.func private @g(%x: tensor<f32>) -> tensor<f32> {\n%0 = "
     "stablehlo.tanh %x : tensor<f32>\nreturn %0 : tensor<f32>\n}\n",
     "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n%0 = call @g(%x) : (tensor<f32>) -> tensor<f32>\nreturn %0 : tensor<f32>\n}\n"
     "func.func private @f(%x: tensor<f32>) -> tensor<f32> {\nreturn %x : tensor<f32>\n}\nfunc.func private @g(%x: tensor<f32>) -> tensor<f32> {\n%0 = "
     "stablehlo.tanh %x : tensor<f32>\nreturn %0 : tensor<f32>\n}\n",
     NULL}, // something is told
    {"func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
     "return %x : tensor<f32>\n"
     "}\n",
     "func.func @start(%x: tensor<f32>) -> tensor<f32> {\n"
     "return %x : tensor<f32>\n"
     "}\n",
     "function @start|name|@main|@start\n"}, // the entry point's
    // constants: the same elements, however they are written
    {MAIN("%0 = stablehlo.constant dense<2.0>" F4 "return %0" F4), MAIN("%0 = stablehlo.constant dense<[2.0, 2.0, 2.0, 2.0]>" F4 "return %0" F4), ""},
    {MAIN("%0 = stablehlo.constant dense<2.0>" F4 "return %0" F4), MAIN("%0 = stablehlo.constant dense<[2.0, 2.0, 2.0, 3.0]>" F4 "return %0" F4),
     "op stablehlo.constant|value|dense<2.0> : tensor<4xf32>|dense<[2.0, 2.0, 2.0, 3.0]> : tensor<4xf32>\n"},
};

START_TEST(models_are_compared) {
    if (pairs[_i].wanted) {
        expect(pairs[_i].before, pairs[_i].now, pairs[_i].wanted);
        return;
    }
    char *got = differences(pairs[_i].before, pairs[_i].now);
    ck_assert(*got);
    free(got);
}
END_TEST

static char *long_model(uint32_t n, int64_t changed, int64_t inserted) {
    static const char *const ops[] = {"tanh", "sine", "cosine", "negate", "abs"};
    Text t = {0};
    random_state = 7;
    text_z(&t, "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n%v0 = stablehlo.tanh %x : tensor<4xf32>\n");
    for (uint32_t i = 1; i <= n; i++) {
        if (i == inserted) text_z(&t, "%new = stablehlo.ceil %x : tensor<4xf32>\n");
        const char *op = ops[random_below(COUNT(ops))];
        text_f(&t, "%%v%u = stablehlo.%s %%v%u : tensor<4xf32>\n", i, i == changed ? "floor" : op, i - 1);
    }
    text_f(&t, "return %%v%u : tensor<4xf32>\n}\n", n);
    return t.items;
}

START_TEST(one_op_of_many) {
    uint32_t n = _i ? 12000 : 3000; // listed, in groups
    char *base = long_model(n, 0, 0), *changed = long_model(n, n / 2, 0), *inserted = long_model(n, 0, n / 3);
    char *first = differences(base, changed), *second = differences(base, inserted);
    ck_assert_ptr_eq(strchr(first, '\n'), first + strlen(first) - 1); // one line
    ck_assert_ptr_eq(strchr(second, '\n'), second + strlen(second) - 1);
    if (_i) {
        ck_assert(!strncmp(first, "ops ||", 6) && atoi(first + 6) <= 128 && atoi(first + 6) > 0);
        ck_assert(!strncmp(second, "ops ||", 6) && atoi(second + 6) <= 128);
    } else {
        ck_assert(strstr(first, "|stablehlo.floor : tensor<4xf32>\n"));
        ck_assert_str_eq(second, "op stablehlo.ceil|||stablehlo.ceil : tensor<4xf32>\n");
    }
    Key k = key_of_text(base);
    ck_assert_uint_lt(k.details.n, 100000);
    key_free(&k);
    free(base), free(changed), free(inserted), free(first), free(second);
}
END_TEST

// ---- Pairs

enum { MAX_SEQUENCE = 9 };

static uint32_t longest(const Str *a, uint32_t n, const Str *b, uint32_t m) { // by trying everything
    if (!n || !m) return 0;
    if (*a == *b) return 1 + longest(a + 1, n - 1, b + 1, m - 1);
    uint32_t x = longest(a + 1, n - 1, b, m), y = longest(a, n, b + 1, m - 1);
    return x > y ? x : y;
}

START_TEST(pairs_are_the_longest) {
    Arena arena = {0};
    Interner strings = {.arena = &arena};
    Str words[] = {str_intern_z(&strings, "a"), str_intern_z(&strings, "b"), str_intern_z(&strings, "c")};
    random_state = 11;
    for (int run = 0; run < 3000; run++) {
        Str a[MAX_SEQUENCE], b[MAX_SEQUENCE];
        int32_t to[MAX_SEQUENCE], last = -1;
        uint32_t n = (uint32_t)random_below(MAX_SEQUENCE + 1), m = (uint32_t)random_below(MAX_SEQUENCE + 1), count = 0;
        for (uint32_t i = 0; i < n; i++) a[i] = words[random_below(3)];
        for (uint32_t i = 0; i < m; i++) b[i] = words[random_below(3)];
        key_align_strs(a, n, b, m, to);
        for (uint32_t i = 0; i < n; i++) {
            if (to[i] == KEY_ALONE) continue;
            ck_assert(to[i] > last && to[i] < (int32_t)m && a[i] == b[to[i]]);
            last = to[i];
            count++;
        }
        ck_assert_uint_eq(count, longest(a, n, b, m));
    }
    interner_free(&strings);
    arena_free(&arena);
}
END_TEST

// ---- Options and sizes

static const struct {
    const char *before, *now, *wanted; // of the short key
} lines[] = {
    {"graph=1\ndim.b=7\n", "graph=1\ndim.b=7\n", ""},
    {"graph=1\ndim.b=7\n", "graph=1\ndim.b=9\n", "dimension b|7|9|every size is compiled in; --bucket b=7,9 makes one program for both\n"},
    {"graph=1\ndim.b=7\n", "graph=1\nbucket.b=7,9\n", "dimension b|7|buckets 7,9|an entry point is compiled for each size\n"},
    {"graph=1\nbucket.b=7,9\n", "graph=1\nbucket.b=7,9,11\n", "dimension b|buckets 7,9|buckets 7,9,11|an entry point is compiled for each size\n"},
    {"graph=1\nbucket.b=7,9\n", "graph=1\n", "dimension b|buckets 7,9||it is not bound now; --bucket b=7,9 binds it as before\n"},
    {"graph=1\ndim.x.0=b\n", "graph=1\ndim.x.0=9\n", "dimension x.0|b|9|how it is bound or called is part of the program\n"},
    {"graph=1\n", "graph=1\ndim.b=9\n", "dimension b||9|it was not bound: an argument of the program, or a size of the model\n"},
    {"graph=1\nmatmul=generated\n", "graph=1\nmatmul=openblas\n", "flag --matmul|generated|openblas|it changes the code; --matmul=generated is as before\n"},
    {"graph=1\nnew-flag=a\n", "graph=1\n", "flag --new-flag|a||it changes the code; --new-flag=a is as before\n"},
    {"graph=1\n", "graph=2\n", "graph |#1|#2|the artifact's key does not say how: it is of another version of tpucc\n"},
    {"", "graph=2\n", "graph |#none|#2|the artifact's key does not say how: it is of another version of tpucc\n"},
};

START_TEST(short_keys_are_compared) {
    KeySide before = {5, "tpucc", lines[_i].before, NULL}, now = {5, "tpucc", lines[_i].now, NULL};
    Differences d;
    const char *wrong;
    Text t = {0};
    text_z(&t, "");
    ck_assert(key_compare(&before, &now, &d, &wrong));
    for (size_t i = 0; i < d.list.n; i++) {
        const Difference *x = &d.list.items[i];
        text_f(&t, "%s %s|%s|%s|%s\n", x->kind, x->name ? x->name : "", x->before ? x->before : "", x->now ? x->now : "", x->meaning);
    }
    ck_assert_str_eq(t.items, lines[_i].wanted);
    vec_free(&t);
    differences_free(&d);
}
END_TEST

START_TEST(other_versions) {
    KeySide before = {3, "tpucc 0.0", "graph=1\n", NULL}, now = {5, "tpucc 0.1", "graph=1\n", NULL};
    Differences d;
    const char *wrong;
    ck_assert(key_compare(&before, &now, &d, &wrong));
    ck_assert_uint_eq(d.list.n, 2);
    ck_assert_str_eq(d.list.items[0].kind, "compiler");
    ck_assert_str_eq(d.list.items[1].before, "version 3");
    differences_free(&d);
}
END_TEST

// ---- Damage

START_TEST(lines_that_are_cut_off) {
    Key k = key_of_text(BASE);
    KeySide now = side(&k);
    for (size_t n = 0; n < k.details.n; n++) {
        char *cut = xmalloc(n + 1);
        memcpy(cut, k.details.items, n);
        cut[n] = 0;
        KeySide before = {5, "tpucc", "graph=0\n", cut};
        Differences d;
        const char *wrong = NULL;
        bool good = key_compare(&before, &now, &d, &wrong);
        ck_assert(good ? d.list.n > 0 : wrong != NULL);
        ck_assert(good || !strcmp(wrong, "the last line is cut off") || strstr(wrong, "incomplete"));
        differences_free(&d);
        free(cut);
    }
    key_free(&k);
}
END_TEST

static const struct {
    const char *lines, *wrong;
} damaged[] = {
    {"x\n", "a line has an unknown tag"},
    {"in\t0\t\n", "an argument or result is incomplete"},
    {"w\t0\n", "a weight is incomplete"},
    {"t\tk\n", "an op has no type"},
    {"o\t0\t\t\t0\t\n", "an op has no signature"},
    {"t\tk\t\no\t0\t\t\t0\n", "an op is incomplete"},
    {"t\tk\t\no\t-1\t\t\t0\t\n", "an op is incomplete"},
    {"t\tk\t\no\t99999999999\t\t\t0\t\n", "an op is incomplete"},
    {"t\tk\t\no\t0\t\t\t0\t1\n", "an op has a wrong operand"}, // there is none before it
    {"t\tk\t\no\t0\t\t\t0\ta\n", "an op has a wrong operand"},
    {"t\tk\t\no\t0\t\t\t0\ta0 \n", "an op has a wrong operand"},
    {"t\tk\t\no\t0\t\t\t0\ta0\no\t0\t\t\t0\tb1.0\n", "an op has a wrong operand"},
    {"t\tk\t\no\t0\t\t\t0\ta0\no\t0\t\t\t0\t1.\n", "an op has a wrong operand"},
    {"g\t0\t\t\tmany\tk\n", "a group of ops is incomplete"},
};

START_TEST(lines_that_are_damaged) {
    Text t = {0};
    text_f(&t, KEY_DETAILS_MARK "%d\n%s", KEY_DETAILS_VERSION, damaged[_i].lines);
    KeySide before = {5, "tpucc", "graph=0\n", t.items}, now = {5, "tpucc", "graph=1\n", NULL};
    Differences d;
    const char *wrong = NULL;
    ck_assert(!key_compare(&before, &now, &d, &wrong));
    ck_assert_str_eq(wrong, damaged[_i].wrong);
    differences_free(&d);
    vec_free(&t);
}
END_TEST

START_TEST(any_text_is_a_field) {
    Text t = {0};
    text_f(&t, KEY_DETAILS_MARK "%d\nin\t0\t\t\t", KEY_DETAILS_VERSION);
    key_field(&t, "a\tb\n\\09\x01", 8);
    text_z(&t, "\t\ttensor<f32>\t\n");
    Arena arena = {0};
    Interner strings = {.arena = &arena};
    KeyDetails k;
    const char *wrong;
    ck_assert(key_details_read(t.items, &arena, &strings, &k, &wrong));
    ck_assert_uint_eq(k.ins.n, 1);
    ck_assert_str_eq(k.ins.items[0].name->text, "a\tb\n\\09\x01");
    key_details_free(&k);
    interner_free(&strings);
    arena_free(&arena);
    vec_free(&t);
}
END_TEST

// Without lines of the file two texts of one program have the same details, in which ops keep what the program calls them.
START_TEST(names_without_lines) {
    static const char *const texts[] = {
        "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  %0 = stablehlo.negate %x : tensor<f32> loc(\"layer1\")\n  return %0 : tensor<f32>\n}\n",
        "// a comment\nfunc.func @main(%x: tensor<f32>)\n  -> tensor<f32> {\n  %y = stablehlo.negate %x : tensor<f32> loc(\"layer1\"(\"net.py\":7:1))\n\n"
        "  return %y : tensor<f32>\n}\n"};
    for (int with = 0; with < 2; with++) {
        Key a = key_of_lines(texts[0], with), b = key_of_lines(texts[1], with);
        ck_assert_str_eq(a.key.items, b.key.items);
        ck_assert_int_eq(!strcmp(a.details.items, b.details.items), !with);
        ck_assert_ptr_nonnull(strstr(a.details.items, "\tlayer1\t"));
        key_free(&a);
        key_free(&b);
    }
}
END_TEST

Suite *key_suite(void);
Suite *key_suite(void) {
    Suite *s = suite_create("key");
    TCase *t = tcase_create("key");
    tcase_set_timeout(t, 60);
    tcase_add_loop_test(t, models_are_compared, 0, COUNT(pairs));
    tcase_add_loop_test(t, one_op_of_many, 0, 2);
    tcase_add_test(t, names_without_lines);
    tcase_add_test(t, pairs_are_the_longest);
    tcase_add_loop_test(t, short_keys_are_compared, 0, COUNT(lines));
    tcase_add_test(t, other_versions);
    tcase_add_test(t, lines_that_are_cut_off);
    tcase_add_loop_test(t, lines_that_are_damaged, 0, COUNT(damaged));
    tcase_add_test(t, any_text_is_a_field);
    suite_add_tcase(s, t);
    return s;
}
