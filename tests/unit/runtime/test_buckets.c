// Calls that are padded: which entry point runs them, what arguments and results look like, what contradictory and oversized ones are told, that
// no run allocates and every allocation may fail. (Copies of any shape: test_pad.c; sizes written with symbols: test_sizes.c.) The program is
// written by hand:
//
//   main[s, n](x: 2 x s, mask: s, big: 2*n, scale) -> (y: 2 x s = x * scale + 1, total = sum of x * mask, tail: 2*n = big + 1, outer: s x n+1 = 10 i + k)
#define _GNU_SOURCE
#include "runtime/internal.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N_ENTRIES = 4, N_ARGS = 4, N_RESULTS = 4, MOST = 8 };

// ---- The program

#define KERNEL(S, N)                                                                     \
    static void rows_##S##_##N(const TpuContext *c, uint32_t first, uint32_t last) {     \
        const float *x = c->buffers[0], *scale = c->buffers[3];                          \
        float *y = c->buffers[4];                                                        \
        for (uint32_t i = first * S; i < last * S; i++) y[i] = x[i] * *scale + 1;        \
    }                                                                                    \
    static void rest_##S##_##N(const TpuContext *c, uint32_t first, uint32_t last) {     \
        const float *x = c->buffers[0], *mask = c->buffers[1];                           \
        const int32_t *big = c->buffers[2];                                              \
        float *total = c->buffers[5];                                                    \
        int32_t *tail = c->buffers[6], *outer = c->buffers[7];                           \
        (void)first, (void)last;                                                         \
        *total = 0;                                                                      \
        for (int i = 0; i < 2 * S; i++) *total += x[i] * mask[i % S];                    \
        for (int i = 0; i < 2 * N; i++) tail[i] = big[i] + 1;                            \
        for (int i = 0; i < S * (N + 1); i++) outer[i] = i / (N + 1) * 10 + i % (N + 1); \
    }                                                                                    \
    static const TpuPhase phases_##S##_##N[] = {{rows_##S##_##N, 2, 0, 1000000}, {rest_##S##_##N, 1, 0, 10}};
KERNEL(4, 2)
KERNEL(4, 5)
KERNEL(8, 2)
KERNEL(8, 5)
// clang-format off
static const TpuKernel kernels[] = {{"k", phases_8_5, 2, 8, 0, 1, 1}, {"k", phases_4_5, 2, 8, 0, 1, 1}, {"k", phases_4_2, 2, 8, 0, 1, 1}, {"k", phases_8_2, 2, 8, 0, 1, 1}};
// clang-format on
static const TpuTarget targets[] = {{"anycpu", 0, kernels, 0, 0, 0, 0}};
static const int sizes[N_ENTRIES][2] = {{8, 5}, {4, 5}, {4, 2}, {8, 2}}; // in no order

static const char *const x_names[] = {"x"}, *const mask_names[] = {"mask"}, *const big_names[] = {"big"}, *const y_names[] = {"y"};
static const char *const x_dims[] = {NULL, "s"}, *const mask_dims[] = {"s"}, *const big_dims[] = {"2*n"}, *const outer_dims[] = {"s", "n + 1"};
static const TpuSizeWord words[] = {{TPU_SIZE_SYMBOL, 0, 0}, {TPU_SIZE_NUMBER, 0, 2}, {TPU_SIZE_SYMBOL, 0, 1}, {TPU_SIZE_MULTIPLY, 0, 0},
                                    {TPU_SIZE_SYMBOL, 0, 1}, {TPU_SIZE_NUMBER, 0, 1}, {TPU_SIZE_ADD, 0, 0}};
enum { N_WORDS = 7, S = 1, N = 2 }; // bits of the symbols
static const TpuSizeWord sum_words[] = {{TPU_SIZE_SYMBOL, 0, 0}, {TPU_SIZE_SYMBOL, 0, 1}, {TPU_SIZE_ADD, 0, 0}};
#define SIZE_S {0, 1, S, 0, "s", 1}
#define NO_SIZE {0, 0, 0, 0, NULL, 0}
static const TpuSize x_sizes[] = {NO_SIZE, SIZE_S}, mask_sizes[] = {SIZE_S}, big_sizes[] = {{1, 3, N, 0, "n", 2}},
                     outer_sizes[] = {SIZE_S, {4, 3, N, 0, NULL, 0}};
static const TpuRef refs[] = {{TPU_SPACE_ARG, 0, 0, 0},    {TPU_SPACE_ARG, 0, 1, 0},    {TPU_SPACE_ARG, 0, 2, 0},    {TPU_SPACE_ARG, 0, 3, 0},
                              {TPU_SPACE_RESULT, 0, 0, 0}, {TPU_SPACE_RESULT, 0, 1, 0}, {TPU_SPACE_RESULT, 0, 2, 0}, {TPU_SPACE_RESULT, 0, 3, 0}};

typedef struct {
    TpuProgram table;
    TpuEntry entries[N_ENTRIES];
    TpuPort args[N_ENTRIES][N_ARGS], results[N_ENTRIES][N_RESULTS];
    int64_t dims[N_ENTRIES][5][2];
    TpuSymbol symbols[N_ENTRIES][2];
    TpuStep steps[N_ENTRIES][2];
    char names[N_ENTRIES][24];
} Toy;

static void toy_make(Toy *t) {
    *t = (Toy){0};
    for (uint32_t e = 0; e < N_ENTRIES; e++) {
        int64_t s = sizes[e][0], n = sizes[e][1], (*d)[2] = t->dims[e];
        uint64_t us = (uint64_t)s, un = (uint64_t)n;
        snprintf(t->names[e], sizeof t->names[e], "main[s=%d,n=%d]", (int)s, (int)n);
        d[0][0] = 2, d[0][1] = s, d[1][0] = s, d[2][0] = 2 * n, d[3][0] = s, d[3][1] = n + 1;
        t->args[e][0] = (TpuPort){x_names, 1, 0, {TPU_F32, 2, d[0], 8 * us}, x_dims, x_sizes, NULL};
        t->args[e][1] = (TpuPort){mask_names, 1, 0, {TPU_F32, 1, d[1], 4 * us}, mask_dims, mask_sizes, NULL};
        t->args[e][2] = (TpuPort){big_names, 1, 0, {TPU_I32, 1, d[2], 8 * un}, big_dims, big_sizes, NULL};
        t->args[e][3] = (TpuPort){NULL, 0, 0, {TPU_F32, 0, NULL, 4}, NULL, NULL, NULL};
        t->results[e][0] = (TpuPort){y_names, 1, 0, {TPU_F32, 2, d[0], 8 * us}, x_dims, x_sizes, NULL};
        t->results[e][1] = (TpuPort){NULL, 0, 0, {TPU_F32, 0, NULL, 4}, NULL, NULL, NULL};
        t->results[e][2] = (TpuPort){NULL, 0, 0, {TPU_I32, 1, d[2], 8 * un}, big_dims, big_sizes, NULL};
        t->results[e][3] = (TpuPort){NULL, 0, 0, {TPU_I32, 2, d[3], 4 * us * (un + 1)}, outer_dims, outer_sizes, NULL};
        t->symbols[e][0] = (TpuSymbol){"s", s, 1, 0};
        t->symbols[e][1] = (TpuSymbol){"n", n, 1, 0};
        t->steps[e][0] = (TpuStep){TPU_STEP_LAUNCH, e, 0, 8, refs, 0, "k"};
        t->steps[e][1] = (TpuStep){TPU_STEP_END, 0, 0, 0, NULL, 0, ""};
        t->entries[e] = (TpuEntry){t->names[e],   t->args[e], t->results[e], N_ARGS, N_RESULTS, t->steps[e], 2,    0, 0, us * un,
                                   t->symbols[e], 2,          N_WORDS,       words,  0,         0,           NULL, 0, 0};
    }
    // kernels are in the order of the entry points
    // clang-format off
    t->table = (TpuProgram){.magic = TPU_ABI_MAGIC, .version = TPU_ABI_VERSION, .program_bytes = sizeof(TpuProgram), .name = "toy", .compiler = "by hand", .key = "",
                            .entries = t->entries, .targets = targets, .n_entries = N_ENTRIES, .n_targets = 1, .n_kernels = 4, .n_replicas = 1, .n_partitions = 1};
    // clang-format on
}

static TpurtProgram *toy_load(Toy *t) {
    TpurtProgram *p;
    TpurtError e;
    toy_make(t);
    ck_assert_msg(!tpurt_program_from_table(&t->table, NULL, &p, &e), "%s", e.text);
    return p;
}

// ---- Calls

typedef struct {
    int64_t x_dims[2], mask_dims[1], big_dims[1], outer_dims[2];
    float x[2 * MOST], mask[MOST], scale, y[2 * MOST], total;
    int32_t big[2 * MOST], tail[2 * MOST], outer[MOST * MOST];
    TpurtBuffer args[N_ARGS], results[N_RESULTS];
} Call;

static void call_make(Call *c, int64_t s, int64_t n) {
    *c = (Call){.x_dims = {2, s}, .mask_dims = {s}, .big_dims = {2 * n}, .outer_dims = {s, n + 1}, .scale = 3};
    for (int i = 0; i < 2 * s && i < 2 * MOST; i++) c->x[i] = (float)i + 1;
    for (int i = 0; i < s && i < MOST; i++) c->mask[i] = (float)(i % 3);
    for (int i = 0; i < 2 * n && i < 2 * MOST; i++) c->big[i] = 100 + i;
    memset(c->y, 0x77, sizeof c->y);
    memset(c->tail, 0x77, sizeof c->tail);
    memset(c->outer, 0x77, sizeof c->outer);
    uint64_t us = (uint64_t)s, un = (uint64_t)n;
    c->args[0] = (TpurtBuffer){c->x, 8 * us, TPU_F32, 2, c->x_dims};
    c->args[1] = (TpurtBuffer){c->mask, 4 * us, TPU_F32, 1, c->mask_dims};
    c->args[2] = (TpurtBuffer){c->big, 8 * un, TPU_I32, 1, c->big_dims};
    c->args[3] = (TpurtBuffer){&c->scale, 4, TPU_F32, 0, NULL};
    c->results[0] = (TpurtBuffer){c->y, 8 * us, TPU_F32, 2, c->x_dims};
    c->results[1] = (TpurtBuffer){&c->total, 4, TPU_F32, 0, NULL};
    c->results[2] = (TpurtBuffer){c->tail, 8 * un, TPU_I32, 1, c->big_dims};
    c->results[3] = (TpurtBuffer){c->outer, 4 * us * (un + 1), TPU_I32, 2, c->outer_dims};
}

// Everything as it should be, and nothing behind it written.
static void call_check(const Call *c) {
    int s = (int)c->x_dims[1], n = (int)c->big_dims[0] / 2, fresh;
    float total = 0;
    memset(&fresh, 0x77, sizeof fresh);
    for (int i = 0; i < 2 * s; i++) total += c->x[i] * c->mask[i % s];
    for (int i = 0; i < 2 * MOST; i++) {
        float y;
        memcpy(&y, &fresh, sizeof y);
        if (i < 2 * s) y = c->x[i] * 3 + 1;
        ck_assert(c->y[i] == y);
        ck_assert_int_eq(c->tail[i], i < 2 * n ? 101 + i : fresh);
    }
    ck_assert(c->total == total);
    for (int i = 0; i < MOST * MOST; i++) ck_assert_int_eq(c->outer[i], i < s * (n + 1) ? i / (n + 1) * 10 + i % (n + 1) : fresh);
}

static TpurtSession *session_make(TpurtProgram *p, uint32_t n_threads, uint32_t n_replicas) {
    TpurtSession *s;
    TpurtError e;
    ck_assert_msg(!tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = n_threads, .n_replicas = n_replicas}, &s, &e), "%s", e.text);
    return s;
}

static TpurtStatus call_run(TpurtSession *s, uint32_t entry, Call *c, TpurtError *e) { return tpurt_run(s, entry, c->args, N_ARGS, c->results, N_RESULTS, e); }

// ---- Which entry point, and what comes back

START_TEST(the_smallest_that_fits_runs) {
    static const struct {
        int64_t s, n;
        uint32_t entry;
    } rows[] = {
        {8, 5, 0}, {4, 5, 1}, {4, 2, 2}, {8, 2, 3}, // just these
        {7, 5, 0}, {8, 3, 0}, {5, 3, 0}, {3, 5, 1}, {1, 4, 1}, {3, 2, 2}, {4, 1, 2}, {1, 1, 2}, {5, 2, 3}, {7, 1, 3},
    };
    Toy t;
    TpurtError e;
    TpurtProgram *p = toy_load(&t);
    for (uint32_t threads = 1; threads <= 2; threads++) {
        TpurtSession *s = session_make(p, threads, 1);
        for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
            Call c;
            uint32_t entry = 99;
            call_make(&c, rows[i].s, rows[i].n);
            ck_assert_msg(!tpurt_entry_fit(p, c.args, N_ARGS, &entry, &e), "%s", e.text);
            ck_assert_uint_eq(entry, rows[i].entry);
            ck_assert_msg(!call_run(s, TPURT_ANY_ENTRY, &c, &e), "%s", e.text);
            ck_assert_str_eq(e.text, "");
            call_check(&c);
            for (uint32_t r = 0; r < N_RESULTS; r++) {
                int64_t dims[TPU_MAX_RANK];
                TpurtPortInfo info;
                ck_assert(!tpurt_result_fit(p, c.args, N_ARGS, r, dims, &info, &e));
                ck_assert_uint_eq(info.bytes, c.results[r].bytes);
                ck_assert_uint_eq(info.rank, c.results[r].rank);
                ck_assert(!info.rank || !memcmp(info.dims, c.results[r].dims, info.rank * sizeof *dims));
            }
        }
        tpurt_session_destroy(s);
    }
    tpurt_program_release(p);
}
END_TEST

START_TEST(padded_calls_are_counted) {
    Toy t;
    TpurtShapeTotals totals;
    TpurtShapeInfo shape;
    TpurtProgram *p = toy_load(&t);
    TpurtSession *s = session_make(p, 1, 1);
    Call c;
    for (int64_t length = 3; length <= 4; length++)
        for (int i = 0; i < 5; i++) {
            call_make(&c, length, 2);
            ck_assert(!call_run(s, TPURT_ANY_ENTRY, &c, NULL));
        }
    call_make(&c, 9, 2); // nothing fits
    ck_assert_int_eq(call_run(s, TPURT_ANY_ENTRY, &c, NULL), TPURT_MISMATCH);
    ck_assert_uint_eq(tpurt_shape_total(p, &totals), N_ENTRIES + 2);
    ck_assert_uint_eq(totals.calls[TPURT_HIT], 5);
    ck_assert_uint_eq(totals.calls[TPURT_PADDED], 5);
    ck_assert_uint_eq(totals.calls[TPURT_MISS], 1);
    ck_assert(!tpurt_shape_describe(p, N_ENTRIES, &shape, NULL));
    ck_assert_uint_eq(shape.outcome, TPURT_PADDED);
    ck_assert_uint_eq(shape.entry, 2);
    ck_assert_int_eq(shape.got, 3);
    ck_assert_int_eq(shape.compiled, 4);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

START_TEST(replicas_have_the_same_shapes) {
    enum { REPLICAS = 3 };
    Toy t;
    TpurtError e;
    TpurtProgram *p = toy_load(&t);
    static Call c[REPLICAS];
    TpurtBuffer args[REPLICAS * N_ARGS], results[REPLICAS * N_RESULTS];
    for (uint32_t threads = 1; threads <= 2; threads++) {
        TpurtSession *s = session_make(p, threads, REPLICAS);
        for (int wrong = 0; wrong < 2; wrong++) {
            for (int r = 0; r < REPLICAS; r++) {
                call_make(&c[r], wrong && r == 2 ? 6 : 7, 4);
                c[r].x[0] = (float)r;
                memcpy(&args[r * N_ARGS], c[r].args, sizeof c[r].args);
                memcpy(&results[r * N_RESULTS], c[r].results, sizeof c[r].results);
            }
            TpurtStatus status = tpurt_run(s, TPURT_ANY_ENTRY, args, REPLICAS * N_ARGS, results, REPLICAS * N_RESULTS, &e);
            ck_assert_int_eq(status, wrong ? TPURT_MISMATCH : TPURT_OK);
            if (wrong)
                ck_assert_str_eq(e.text,
                                 "argument 0 'x' of replica 2: got tensor<2x6xf32>, the first is tensor<2x7xf32>; all replicas of a call have the same shapes");
            for (int r = 0; r < REPLICAS && !wrong; r++) call_check(&c[r]);
        }
        ck_assert_int_eq(tpurt_run(s, TPURT_ANY_ENTRY, args, 5, results, 5, &e), TPURT_MISMATCH);
        ck_assert_str_eq(e.text, "got 5 arguments, which are not as many for each of 3 replicas");
        tpurt_session_destroy(s);
    }
    tpurt_program_release(p);
}
END_TEST

// ---- What a wrong call is told

static void told(uint32_t entry, Call *c, TpurtStatus status, const char *text) {
    Toy t;
    TpurtError e;
    TpurtProgram *p = toy_load(&t);
    TpurtSession *s = session_make(p, 1, 1);
    ck_assert_int_eq(call_run(s, entry, c, &e), status);
    ck_assert_str_eq(e.text, text);
    ck_assert_int_eq(call_run(s, entry, c, NULL), status);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}

START_TEST(contradictions_are_told_with_both_places) {
    Call c;
    call_make(&c, 3, 2);
    c.mask_dims[0] = 2;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH,
         "argument 1 'mask': dimension 0 ('s') is 2, but 's' is 3 by dimension 1 of argument 0 'x'; sizes of one symbol go together");
    call_make(&c, 3, 2);
    c.big_dims[0] = 0;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH, "argument 2 'big': dimension 0 ('2*n') is 0; calls with nothing there are not padded");
    call_make(&c, 0, 2);
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH, "argument 0 'x': dimension 1 ('s') is 0; calls with nothing there are not padded");
    call_make(&c, 3, 2);
    c.big_dims[0] = 3;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH, "argument 2 'big': dimension 0 is 3, which '2*n' never is");
}
END_TEST

START_TEST(what_fits_nothing_is_told_the_bucket) {
    Call c;
    call_make(&c, 9, 2);
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH,
         "no entry point fits; the nearest is 'main[s=8,n=2]': argument 0 'x': got tensor<2x9xf32>, compiled for tensor<2x8xf32>; dimension 1 ('s') is 9, "
         "compiled "
         "for 8; compile again with --bucket s=4,8,9");
    call_make(&c, 4, 2);
    c.args[3].dtype = TPU_F64;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH,
         "no entry point fits; the nearest is 'main[s=4,n=2]': argument 3 'arg3': got tensor<f64>, compiled for tensor<f32>; the element type differs");
    call_make(&c, 3, 2);
    c.x_dims[0] = 1;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH,
         "no entry point fits; the nearest is 'main[s=4,n=2]': argument 0 'x': got tensor<1x3xf32>, compiled for tensor<2x4xf32>; dimension 0 is 1, compiled "
         "for 2; the "
         "model fixes this size");
}
END_TEST

START_TEST(results_have_the_sizes_of_the_call) {
    static const int64_t compiled[] = {2, 4};
    Call c;
    call_make(&c, 3, 2);
    c.results[0].dims = compiled;
    c.results[0].bytes = 32;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH, "result 0 'y' of replica 0: got tensor<2x4xf32>, it is tensor<2x3xf32> where s = 3, n = 2");
    call_make(&c, 3, 2);
    c.results[3].bytes--;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH, "result 3 'output3': the buffer has 35 bytes, the array needs 36");
    call_make(&c, 3, 2);
    c.args[0].data = NULL;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH, "argument 0 'x': the buffer has no memory");
    call_make(&c, 3, 2);
    c.results[0].data = c.x;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH, "result buffer 0 overlaps argument buffer 0");
    call_make(&c, 3, 2);
    c.args[0].data = (char *)c.x + 1;
    told(TPURT_ANY_ENTRY, &c, TPURT_MISMATCH, "argument 0 'x': the buffer is not aligned to 4 bytes");
}
END_TEST

START_TEST(an_entry_point_that_is_named_is_exact) {
    Toy t;
    TpurtError e;
    uint32_t entry;
    Call c;
    call_make(&c, 3, 2);
    told(2, &c, TPURT_MISMATCH, "these are not the shapes of entry point 'main[s=4,n=2]'; TPURT_ANY_ENTRY pads them to those of 'main[s=4,n=2]'");
    call_make(&c, 4, 2);
    told(0, &c, TPURT_MISMATCH, "these are not the shapes of entry point 'main[s=8,n=5]', but those of 'main[s=4,n=2]' (2)");
    TpurtProgram *p = toy_load(&t);
    TpurtSession *s = session_make(p, 1, 1);
    call_make(&c, 3, 2);
    ck_assert_int_eq(tpurt_entry_match(p, c.args, N_ARGS, &entry, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "no entry point has just these shapes; TPURT_ANY_ENTRY pads them to those of 'main[s=4,n=2]'");
    ck_assert_int_eq(tpurt_run_unchecked(s, TPURT_ANY_ENTRY, NULL, NULL, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "TPURT_ANY_ENTRY chooses by shapes, which this call does not give");
    ck_assert_uint_eq(tpurt_shape_total(p, NULL), N_ENTRIES); // none of this is a miss
    ck_assert_int_eq(tpurt_entry_fit(NULL, c.args, N_ARGS, &entry, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_entry_fit(p, c.args, 3, &entry, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "no entry point takes 3 arguments; 'main[s=8,n=5]' takes 4");
    int64_t dims[TPU_MAX_RANK];
    TpurtPortInfo info;
    ck_assert_int_eq(tpurt_result_fit(p, c.args, N_ARGS, 4, dims, &info, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_result_fit(p, c.args, N_ARGS, 4, NULL, &info, &e), TPURT_BAD_CALL);
    TpurtSymbolInfo symbol;
    ck_assert(!tpurt_symbol_describe(p, 0, 1, &symbol, &e));
    ck_assert_str_eq(symbol.name, "n");
    ck_assert_int_eq(symbol.value, 5);
    ck_assert_uint_eq(symbol.padded, 1);
    ck_assert_int_eq(tpurt_symbol_describe(p, 0, 2, &symbol, &e), TPURT_BAD_CALL);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

// ---- Tables

START_TEST(damaged_symbols_are_refused) {
    static const TpuSize far[] = {NO_SIZE, {1, 3, N, 0, "s", 2}}, outside[] = {NO_SIZE, {N_WORDS, 1, S, 0, "s", 1}},
                         no_factor[] = {NO_SIZE, {0, 1, S, 0, "s", 0}};
    for (int k = 0; k < 10; k++) {
        Toy t;
        TpurtProgram *p;
        TpurtError e;
        toy_make(&t);
        if (k == 0) t.entries[1].n_symbols = TPU_MAX_SYMBOLS + 1;
        if (k == 1) t.entries[1].symbols = NULL;
        if (k == 2) t.symbols[1][0].name = NULL;
        if (k == 3) t.symbols[1][0].value = 5;
        if (k == 4) t.entries[1].size_words = NULL;
        if (k == 5) t.results[1][0].sizes = far; // 2*n is not 4
        if (k == 6) t.results[1][0].sizes = NULL;
        if (k == 7) t.results[1][0].dims = NULL;
        if (k == 8) t.results[1][0].sizes = outside;
        if (k == 9) t.results[1][0].sizes = no_factor;
        ck_assert_int_eq(tpurt_program_from_table(&t.table, NULL, &p, &e), TPURT_BAD_PROGRAM);
    }
}
END_TEST

// A symbol that only goes with a padded one has its value; one that no argument tells leaves the entry point to exact calls.
START_TEST(other_symbols_are_what_they_are) {
    static const char *const sum[] = {NULL, "s + k"}, *const two[] = {"s + k"};
    static const TpuSize sum_sizes[] = {NO_SIZE, {0, 3, S | N, 0, NULL, 0}}, two_sizes[] = {{0, 3, S | N, 0, NULL, 0}};
    Toy t;
    TpurtProgram *p;
    TpurtError e;
    uint32_t entry;
    Call c;
    toy_make(&t);
    t.table.n_entries = 1; // 8 = 6 + 2
    t.symbols[0][0].value = 6;
    t.symbols[0][1] = (TpuSymbol){"k", 2, 0, 0};
    t.args[0][0].dims = t.results[0][0].dims = sum;
    t.args[0][0].sizes = t.results[0][0].sizes = sum_sizes;
    t.args[0][1].dims = two;
    t.args[0][1].sizes = two_sizes;
    t.args[0][2].dims = t.results[0][2].dims = t.results[0][3].dims = NULL;
    t.args[0][2].sizes = t.results[0][2].sizes = t.results[0][3].sizes = NULL;
    t.entries[0].size_words = sum_words;
    t.entries[0].n_size_words = 3;
    ck_assert_msg(!tpurt_program_from_table(&t.table, NULL, &p, &e), "%s", e.text);
    call_make(&c, 7, 5);
    ck_assert_msg(!tpurt_entry_fit(p, c.args, N_ARGS, &entry, &e), "%s", e.text);
    c.mask_dims[0] = 6;
    ck_assert_int_eq(tpurt_entry_fit(p, c.args, N_ARGS, &entry, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "argument 1 'mask': dimension 0 ('s + k') is 6, but 's' is 5 by dimension 1 of argument 0 'x'; sizes of one symbol go together");
    call_make(&c, 1, 5); // s would be -1
    ck_assert_int_eq(tpurt_entry_fit(p, c.args, N_ARGS, &entry, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "argument 0 'x': dimension 1 is 1, which 's + k' never is");
    tpurt_program_release(p);
}
END_TEST

// ---- Memory

typedef struct {
    long made, live, fail_at;
} Counting;

static void *counting_allocate(void *context, size_t bytes, size_t alignment) {
    Counting *c = context;
    void *memory;
    if (++c->made == c->fail_at) return NULL;
    if (posix_memalign(&memory, alignment < sizeof(void *) ? sizeof(void *) : alignment, bytes)) return NULL;
    memset(memory, 0x55, bytes); // what was there before must not show
    c->live++;
    return memory;
}

static void counting_release(void *context, void *memory) {
    ((Counting *)context)->live--;
    free(memory);
}

START_TEST(every_allocation_may_fail) {
    Toy t;
    toy_make(&t);
    for (long n = 1;; n++) {
        Counting counting = {.fail_at = n};
        TpurtAllocator allocator = {counting_allocate, counting_release, &counting};
        TpurtProgram *p;
        TpurtSession *s = NULL;
        TpurtError e;
        bool whole = !tpurt_program_from_table(&t.table, &(TpurtProgramOptions){.allocator = &allocator}, &p, &e);
        if (whole && tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 1, .n_replicas = 2}, &s, &e)) whole = false;
        if (!whole) ck_assert_int_eq(e.code, TPURT_OUT_OF_MEMORY);
        if (whole) {
            static Call c[2];
            TpurtBuffer args[2 * N_ARGS], results[2 * N_RESULTS];
            for (int r = 0; r < 2; r++) {
                call_make(&c[r], 5, 3);
                memcpy(&args[r * N_ARGS], c[r].args, sizeof c[r].args);
                memcpy(&results[r * N_RESULTS], c[r].results, sizeof c[r].results);
            }
            long made = counting.made;
            ck_assert(!tpurt_run(s, TPURT_ANY_ENTRY, args, 2 * N_ARGS, results, 2 * N_RESULTS, &e));
            ck_assert_int_eq(counting.made, made);
            call_check(&c[0]);
            call_check(&c[1]);
        }
        tpurt_session_destroy(s);
        tpurt_program_release(p);
        ck_assert_int_eq(counting.live, 0);
        if (whole) {
            ck_assert_int_ge(n, 12);
            break;
        }
    }
}
END_TEST

Suite *buckets_suite(void);
Suite *buckets_suite(void) {
    Suite *s = suite_create("buckets");
    TCase *t = tcase_create("buckets");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, the_smallest_that_fits_runs);
    tcase_add_test(t, padded_calls_are_counted);
    tcase_add_test(t, replicas_have_the_same_shapes);
    tcase_add_test(t, contradictions_are_told_with_both_places);
    tcase_add_test(t, what_fits_nothing_is_told_the_bucket);
    tcase_add_test(t, results_have_the_sizes_of_the_call);
    tcase_add_test(t, an_entry_point_that_is_named_is_exact);
    tcase_add_test(t, damaged_symbols_are_refused);
    tcase_add_test(t, other_symbols_are_what_they_are);
    tcase_add_test(t, every_allocation_may_fail);
    suite_add_tcase(s, t);
    return s;
}
