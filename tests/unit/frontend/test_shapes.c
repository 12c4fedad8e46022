// `tpucc shapes`: the advice against exhaustive search, and what is read from logs, good and bad ones.
#define _GNU_SOURCE
#include "frontend/advise/shapes.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static uint64_t seed;
static uint64_t draw(uint64_t below) { // an LCG's upper bits (Knuth's MMIX)
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (seed >> 33) % below;
}

// ---- Advice

enum { MAX_POINTS = 3000 };
typedef struct {
    CallLog log;
    CallPoint points[MAX_POINTS];
} Calls;

static void add_call(Calls *c, int64_t first, int64_t second, uint64_t count) {
    for (size_t i = 0; i < c->log.n_points; i++)
        if (c->points[i].sizes[0] == first && c->points[i].sizes[1] == second) {
            c->points[i].count += count;
            return;
        }
    ck_assert(c->log.n_points < MAX_POINTS);
    c->points[c->log.n_points++] = (CallPoint){.sizes = {first, second}, .count = count};
}

static void start_calls(Calls *c, uint32_t n_variables) {
    memset(c, 0, sizeof *c);
    c->log.n_variables = n_variables;
    c->log.points = c->points;
}

// The least over all ways to choose k of the sizes 1..most, the largest being `most`; the sizes are multiples of `align`.
static double exhaustive(const Calls *c, int64_t most, int64_t align, uint32_t k, int64_t *sizes, uint32_t n) {
    double best = INFINITY;
    if (n + 1 == k) {
        sizes[n] = most;
        Choice all = {.sizes = {sizes}, .n_sizes = {n + 1}};
        return shapes_cost(&c->log, &all).elements;
    }
    for (int64_t next = n ? sizes[n - 1] + align : align; next < most; next += align) {
        sizes[n] = next;
        best = fmin(best, exhaustive(c, most, align, k, sizes, n + 1));
    }
    return best;
}

START_TEST(no_choice_wastes_less) {
    static Calls c;
    Arena arena = {0};
    for (int round = 0; round < 60; round++) {
        int64_t align = round % 3 ? 1 : 4, most = 0, sizes[4];
        seed = (uint64_t)round;
        start_calls(&c, 1);
        for (int i = 0; i < 1 + round % 12; i++) add_call(&c, (int64_t)draw(25), 0, 1 + draw(9) * draw(9));
        for (size_t i = 0; i < c.log.n_points; i++) most = i64_max(most, i64_round_up(i64_max(c.points[i].sizes[0], 1), align));
        for (uint32_t k = 1; k <= 4; k++) {
            Choice advice = shapes_advise(&c.log, k, align, &arena);
            double best = INFINITY;
            for (uint32_t fewer = 1; fewer <= k; fewer++) best = fmin(best, exhaustive(&c, most, align, fewer, sizes, 0));
            ck_assert_msg(advice.elements == best, "round %d, %u sizes: %g, not %g", round, k, advice.elements, best);
            ck_assert_uint_le(advice.n_compiles, k);
            for (size_t i = 0; i < advice.n_sizes[0]; i++) ck_assert_int_eq(advice.sizes[0][i] % align, 0);
        }
    }
    arena_free(&arena);
}
END_TEST

// The recurrence itself, without divide and conquer.
static double plain_recurrence(const Calls *c, uint32_t k) {
    static double f[2][MAX_POINTS + 1];
    static int64_t x[MAX_POINTS];
    static double before[MAX_POINTS + 1];
    size_t n = 0;
    for (int64_t size = 1; size <= 4096; size++)
        for (size_t i = 0; i < c->log.n_points; i++)
            if (c->points[i].sizes[0] == size) {
                x[n] = size;
                before[n + 1] = before[n] + (double)c->points[i].count;
                n++;
            }
    for (size_t j = 0; j <= n; j++) f[0][j] = j ? INFINITY : 0;
    double best = INFINITY;
    for (uint32_t layer = 1; layer <= k; layer++) {
        double *last = f[(layer - 1) % 2], *now = f[layer % 2];
        for (size_t j = 0; j <= n; j++) {
            now[j] = INFINITY;
            for (size_t i = 0; i < j; i++) now[j] = fmin(now[j], last[i] + (double)x[j - 1] * (before[j] - before[i]));
        }
        best = fmin(best, now[n]);
    }
    return best;
}

// 10,000 lengths from a log-normal distribution: the sum of twelve uniform numbers is nearly normal.
static void long_tail(Calls *c) {
    seed = 20;
    start_calls(c, 1);
    for (int i = 0; i < 10000; i++) {
        double normal = -6;
        for (int k = 0; k < 12; k++) normal += (double)draw(1 << 20) / (1 << 20);
        add_call(c, i64_min(4096, 1 + (int64_t)exp(4.5 + 0.9 * normal)), 0, 1);
    }
}

START_TEST(ten_thousand_lengths) {
    static Calls c;
    Arena arena = {0};
    long_tail(&c);
    ck_assert_uint_gt(c.log.n_points, 500);
    static const uint32_t counts[] = {1, 2, 3, 4, 5, 8, 16, 64};
    for (size_t i = 0; i < COUNT(counts); i++) {
        Choice advice = shapes_advise(&c.log, counts[i], 1, &arena);
        ck_assert_uint_eq(advice.n_compiles, counts[i]);
        ck_assert_msg(advice.elements == plain_recurrence(&c, counts[i]), "%u sizes", counts[i]);
    }
    Choice four = shapes_advise(&c.log, 4, 1, &arena), exact = shapes_multiples(&c.log, 1), of64 = shapes_multiples(&c.log, 64);
    ck_assert_uint_eq(exact.n_compiles, c.log.n_points);
    ck_assert(exact.padding == 0);
    double rounded = 0;
    for (size_t i = 0; i < c.log.n_points; i++) rounded += (double)c.points[i].count * (double)((c.points[i].sizes[0] + 63) / 64 * 64);
    ck_assert(of64.elements == rounded && fabs(of64.padding - (1 - exact.elements / rounded)) < 1e-12);
    int64_t most = four.sizes[0][3];
    for (int i = 0; i < 20000; i++) { // no other four sizes do better
        int64_t other[] = {1 + (int64_t)draw((uint64_t)most), 1 + (int64_t)draw((uint64_t)most), 1 + (int64_t)draw((uint64_t)most), most};
        for (int k = 1; k < 3; k++)
            for (int m = k; m > 0 && other[m - 1] > other[m]; m--) {
                int64_t swap = other[m];
                other[m] = other[m - 1], other[m - 1] = swap;
            }
        Choice choice = {.sizes = {other}, .n_sizes = {4}};
        ck_assert(shapes_cost(&c.log, &choice).elements >= four.elements);
    }
    arena_free(&arena);
}
END_TEST

// All pairs of lists of sizes; a small case.
START_TEST(two_dimensions) {
    static Calls c;
    Arena arena = {0};
    int n_best = 0;
    for (int round = 0; round < 40; round++) {
        enum { MOST = 6, K = 4 };
        seed = 1000 + (uint64_t)round;
        start_calls(&c, 2);
        for (int i = 0; i < 12; i++) add_call(&c, 1 + (int64_t)draw(MOST), 1 + (int64_t)draw(MOST), 1 + draw(20));
        add_call(&c, MOST, MOST, 1);
        Choice advice = shapes_advise(&c.log, K, 1, &arena);
        double best = INFINITY;
        for (unsigned a = 0; a < 1 << (MOST - 1); a++)
            for (unsigned b = 0; b < 1 << (MOST - 1); b++) {
                int64_t sizes[2][MOST];
                size_t n[2] = {0, 0};
                for (int i = 0; i < MOST - 1; i++) {
                    if (a >> i & 1) sizes[0][n[0]++] = i + 1;
                    if (b >> i & 1) sizes[1][n[1]++] = i + 1;
                }
                sizes[0][n[0]++] = sizes[1][n[1]++] = MOST;
                Choice choice = {.sizes = {sizes[0], sizes[1]}, .n_sizes = {n[0], n[1]}};
                if (n[0] * n[1] <= K) best = fmin(best, shapes_cost(&c.log, &choice).elements);
            }
        ck_assert_uint_le(advice.n_compiles, K);
        ck_assert_msg(advice.elements >= best && advice.elements <= 1.05 * best, "round %d: %g, the best is %g", round, advice.elements, best);
        n_best += advice.elements == best;
    }
    ck_assert_int_ge(n_best, 30);
    arena_free(&arena);
}
END_TEST

START_TEST(edges_of_advice) {
    static Calls c;
    Arena arena = {0};
    start_calls(&c, 1);
    add_call(&c, 0, 0, 5); // nothing is compiled for size 0
    Choice only_zero = shapes_advise(&c.log, 3, 1, &arena);
    ck_assert(only_zero.n_compiles == 1 && only_zero.sizes[0][0] == 1 && only_zero.padding == 1);
    add_call(&c, INT64_C(1) << 40, 0, 1000000000000); // beyond 64 bits
    Choice huge = shapes_advise(&c.log, 1, 128, &arena);
    ck_assert(huge.elements == ldexp(1000000000005.0, 40) && huge.padding > 0);
    start_calls(&c, 0);
    c.points[0].count = 9;
    c.log.n_points = 1;
    Choice same = shapes_advise(&c.log, 3, 1, &arena);
    ck_assert(same.n_compiles == 1 && same.padding == 0);
    arena_free(&arena);
}
END_TEST

// ---- Logs

static bool read_text(const char *text, Arena *arena, CallLogs *logs, Diags *d) {
    char path[] = "/tmp/test_shapes_XXXXXX";
    int fd = mkstemp(path);
    ck_assert(fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text) && !close(fd));
    bool good = call_logs_read((const char *[]){path}, 1, arena, logs, d);
    unlink(path);
    return good;
}

#define LINE(count, outcome, args) "{\"count\": " count ", \"outcome\": \"" outcome "\", \"program\": \"p\", \"args\": [" args "], \"flops\": 640}\n"
#define ARG(name, shape, rest) "{\"name\": \"" name "\", \"type\": \"f32\", \"shape\": [" shape "]" rest "}"
#define FULL(shape) ARG("x", shape, ", \"compiled\": [2, 32], \"dims\": [\"\", \"s\"]")

START_TEST(named_dimensions) {
    Arena arena = {0};
    CallLogs logs;
    Diags d;
    diags_init(&d, "test");
    ck_assert(
        read_text(LINE("3", "hit", FULL("2, 32") ", " ARG("y", "64", ", \"dims\": [\"2*s\"]"))
                      LINE("5", "padded", FULL("2, 20") ", " ARG("y", "40", ", \"compiled\": [64], \"dims\": [\"2*s\"]"))
                          LINE("7", "miss", FULL("2, 40") ", " ARG("y", "80", ", \"compiled\": [64], \"dims\": [\"2*s\"]"))
                              LINE("1", "miss", FULL("3, 40") ", " ARG("y", "80", ", \"compiled\": [64], \"dims\": [\"2*s\"]")) // fixed
                  LINE("1", "miss", FULL("2, 2, 2") ", " ARG("y", "80", "")) "{\"count\": 4, \"outcome\": \"miss\", \"program\": \"p\", \"unlisted\": true}\n",
                  &arena, &logs, &d));
    ck_assert_uint_eq(logs.n, 1);
    const CallLog *l = logs.items;
    ck_assert(l->n_variables == 1 && !strcmp(l->variables[0].name, "s") && !strcmp(l->variables[0].also, ""));
    ck_assert(l->n_points == 3 && l->points[0].sizes[0] == 20 && l->points[0].count == 5 && l->points[2].sizes[0] == 40);
    ck_assert(l->n_calls == 15 && l->n_left_out == 2 && l->n_unlisted == 4 && l->outcomes[CALLS_MISS] == 13);
    ck_assert(l->flops_per_element == 20);
    diags_free(&d);
    arena_free(&arena);
}
END_TEST

START_TEST(dimensions_without_names) {
    Arena arena = {0};
    CallLogs logs;
    Diags d;
    diags_init(&d, "test");
    ck_assert(read_text(LINE("3", "miss", ARG("x", "2, 32, 7", "") ", " ARG("y", "32", "")) LINE("2", "miss", ARG("x", "2, 20, 7", "") ", " ARG("y", "20", ""))
                            LINE("4", "miss", ARG("x", "2, 20, 7", "") ", " ARG("y", "20", "")),
                        &arena, &logs, &d));
    const CallLog *l = logs.items;
    ck_assert(l->n_variables == 1 && !strcmp(l->variables[0].name, "x.1") && !strcmp(l->variables[0].also, ", y.0"));
    ck_assert(l->n_points == 2 && l->points[0].count == 6);
    // A size made of a symbol that stands nowhere alone, and two symbols.
    ck_assert(read_text(LINE("3", "hit", ARG("x", "8, 3", ", \"dims\": [\"2*n + 2\", \"m\"]"))
                            LINE("1", "hit", ARG("x", "12, 4", ", \"dims\": [\"2*n + 2\", \"m\"]"))
                                LINE("1", "hit", ARG("x", "11, 4", ", \"dims\": [\"2*n + 2\", \"m\"]")),
                        &arena, &logs, &d));
    l = logs.items;
    ck_assert(l->n_variables == 2 && !strcmp(l->variables[0].name, "m") && !strcmp(l->variables[1].name, "n"));
    ck_assert(l->n_points == 2 && l->points[0].sizes[1] == 3 && l->points[1].sizes[1] == 5 && l->n_left_out == 1);
    // A sum with a symbol that is known; a size that cannot be solved goes by its place.
    ck_assert(read_text(LINE("3", "hit", ARG("x", "8, 3, 9", ", \"dims\": [\"m + n\", \"m\", \"max(k, m)\"]"))
                            LINE("1", "hit", ARG("x", "12, 4, 8", ", \"dims\": [\"m + n\", \"m\", \"max(k, m)\"]")),
                        &arena, &logs, &d));
    l = logs.items;
    ck_assert(l->n_variables == 3 && !strcmp(l->variables[1].name, "n") && !strcmp(l->variables[2].name, "x.2"));
    ck_assert(l->points[0].sizes[1] == 5 && l->points[1].sizes[1] == 8 && l->n_left_out == 0);
    // Sizes are compared in the calls that are left, whatever stands first: in the third, which the second place is no size in, the first differs from m.
    ck_assert(read_text(LINE("3", "hit", ARG("x", "3, 8, 3", ", \"dims\": [\"max(k, j)\", \"2*n\", \"m\"]"))
                            LINE("2", "hit", ARG("x", "4, 10, 4", ", \"dims\": [\"max(k, j)\", \"2*n\", \"m\"]"))
                                LINE("1", "hit", ARG("x", "7, 11, 4", ", \"dims\": [\"max(k, j)\", \"2*n\", \"m\"]")),
                        &arena, &logs, &d));
    l = logs.items;
    ck_assert(l->n_variables == 2 && !strcmp(l->variables[0].name, "m") && !strcmp(l->variables[0].also, ", x.0") && !strcmp(l->variables[1].name, "n"));
    ck_assert(l->n_points == 2 && l->n_left_out == 1);
    diags_free(&d);
    arena_free(&arena);
}
END_TEST

static void expect_refused(const char *text, uint32_t line, const char *says) {
    Arena arena = {0};
    CallLogs logs;
    Diags d;
    diags_init(&d, "test");
    ck_assert_msg(!read_text(text, &arena, &logs, &d), "%s", text);
    ck_assert(d.exit_code == EXIT_CONTENT && d.list.n > 0);
    ck_assert_msg(strstr(d.list.items[0].text, says) && d.list.items[0].at.line == line, "%u: %s", d.list.items[0].at.line, d.list.items[0].text);
    diags_free(&d);
    arena_free(&arena);
}

START_TEST(bad_logs) {
    expect_refused("", 0, "there are no calls in it");
    expect_refused("\n\n", 0, "there are no calls in it");
    expect_refused("\n{\"count\": 1", 2, "the line is not JSON");
    expect_refused("[1]\n", 1, "the line is no object");
    expect_refused("\377\376\n", 0, "is text in UTF-16");
    expect_refused("\376\377{", 0, "is text in UTF-16");
    expect_refused("\377\n", 1, "the line is not JSON");
    expect_refused("{\"count\": 1, \"count\": 2}", 1, "duplicate");
    expect_refused(LINE("0", "hit", FULL("2, 3")), 1, "\"count\" is no number of calls");
    expect_refused(LINE("1.5", "hit", FULL("2, 3")), 1, "\"count\" is no number of calls");
    expect_refused(LINE("99999999999999999999", "hit", FULL("2, 3")), 1, "too big integer");
    expect_refused(LINE("1", "hit", FULL("2, 3")) LINE("1", "what", FULL("2, 3")), 2, "\"outcome\" is none of");
    expect_refused(LINE("1", "hit", FULL("2, -3")), 1, "argument 'x': dimension 1 of \"shape\" is no size");
    expect_refused(LINE("1", "hit", FULL("2, 1099511627777")), 1, "dimension 1 of \"shape\" is no size");
    expect_refused(LINE("1", "hit", FULL("2, \"3\"")), 1, "dimension 1 of \"shape\" is no size");
    expect_refused(LINE("1", "hit", "7"), 1, "argument 0 has no name or no type");
    expect_refused(LINE("1", "hit", ARG("x", "1", ", \"dims\": [3]")), 1, "\"dims\" holds something else than texts");
    expect_refused(LINE("1", "hit", ARG("x", "1", ", \"compiled\": 3")), 1, "has no \"compiled\"");
    expect_refused("{\"count\": 1, \"outcome\": \"hit\", \"args\": []}\n", 1, "there is no \"program\"");
    expect_refused("{\"count\": 1, \"outcome\": \"hit\", \"program\": \"p\"}\n", 1, "there are no \"args\"");
    expect_refused("{\"count\": 1, \"outcome\": \"hit\", \"program\": \"p\", \"unlisted\": true}\n", 0, "no shape of its calls is listed");
    expect_refused(LINE("9223372036854775807", "hit", FULL("2, 3")) LINE("1", "hit", FULL("2, 3")), 2, "the counts add up to more than 2^63");
    expect_refused(LINE("9223372036854775806", "hit", ARG("x", "1099511627776, 1099511627776", "")) LINE("1", "hit", ARG("x", "3, 4", "")), 0,
                   "too large to be added up");
    expect_refused(LINE("1", "hit", ARG("x", "1, 2, 3, 4", "")) LINE("1", "hit", ARG("x", "2, 4, 5, 7", "")), 0, "in 4 dimensions (x.0, x.1, x.2, x.3)");
}
END_TEST

Suite *shapes_suite(void);
Suite *shapes_suite(void) {
    Suite *s = suite_create("shapes");
    TCase *t = tcase_create("shapes");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, no_choice_wastes_less);
    tcase_add_test(t, ten_thousand_lengths);
    tcase_add_test(t, two_dimensions);
    tcase_add_test(t, edges_of_advice);
    tcase_add_test(t, named_dimensions);
    tcase_add_test(t, dimensions_without_names);
    tcase_add_test(t, bad_logs);
    suite_add_tcase(s, t);
    return s;
}
