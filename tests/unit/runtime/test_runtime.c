// Running programs: results for any number of threads and replicas, every kind of step, what a wrong call is told, that
// no run allocates, that every allocation may fail, that wrong tables are refused. Program: toy_program.h, linked in.
#define _GNU_SOURCE
#include "tests/unit/runtime/toy_program.h"

#include "runtime/internal.h"

#include <check.h>
#include <fenv.h>
#include <malloc.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// ---- Helpers

typedef struct {
    atomic_long live, made;
    long fail_at; // the n-th allocation from now on fails; 0: none
} Counting;

static void *counting_allocate(void *context, size_t bytes, size_t alignment) {
    Counting *c = context;
    if (atomic_fetch_add(&c->made, 1) + 1 == c->fail_at || bytes > (size_t)1 << 40) return NULL;
    void *memory;
    if (alignment < sizeof(void *)) alignment = sizeof(void *);
    if (posix_memalign(&memory, alignment, bytes)) return NULL;
    atomic_fetch_add(&c->live, 1);
    return memory;
}

static void counting_release(void *context, void *memory) {
    Counting *c = context;
    atomic_fetch_sub(&c->live, 1);
    free(memory);
}

static TpurtProgram *toy_load(void) {
    TpurtProgram *p;
    TpurtError e;
    ck_assert_msg(!tpurt_program_from_table(&toy_tpu_program, NULL, &p, &e), "%s", e.text);
    return p;
}

static TpurtSession *toy_session(TpurtProgram *p, uint32_t n_threads, uint32_t n_replicas) {
    TpurtSession *s;
    TpurtError e;
    TpurtSessionOptions o = {n_threads, n_replicas};
    ck_assert_msg(!tpurt_session_create(p, &o, &s, &e), "%s", e.text);
    return s;
}

static const int64_t matrix[] = {TOY_ROWS, TOY_COLS};
enum { N = TOY_ROWS * TOY_COLS };
#define MATRIX(memory) ((TpurtBuffer){memory, sizeof(float) * N, TPU_F32, 2, matrix})
#define SCALAR(memory, type) ((TpurtBuffer){memory, sizeof *(memory), type, 0, NULL})

static void fill(float *x, float scale) {
    for (int i = 0; i < N; i++) x[i] = scale * (float)(i % 101) - 3.3f;
}

static void check_main(const float *x, const float *y, float total) {
    double want_total = 0;
    for (int i = 0; i < N; i++) {
        float want = x[i] * toy_weights[i % TOY_COLS] + 1.0f;
        ck_assert_msg(fabsf(y[i] - want) <= 1e-6f * fabsf(want), "%d: %g, not %g", i, (double)y[i], (double)want);
        want_total += (double)want;
    }
    ck_assert_msg(fabs((double)total - want_total) < 1e-4 * fabs(want_total), "%g, not %g", (double)total, want_total);
}

// ---- Results

START_TEST(same_bits_for_any_threads) {
    static float x[N], y[N], first[N];
    float total, first_total = 0;
    TpurtProgram *p = toy_load();
    fill(x, 0.7f);
    static const uint32_t counts[] = {1, 2, 3, 5};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        TpurtSession *s = toy_session(p, counts[i], 0);
        ck_assert_uint_eq(tpurt_session_threads(s), counts[i]);
        for (int round = 0; round < 50; round++) {
            memset(y, 0xff, sizeof y);
            TpurtBuffer in = MATRIX(x), out[] = {MATRIX(y), SCALAR(&total, TPU_F32)};
            TpurtError e;
            ck_assert_msg(!tpurt_run(s, 0, &in, 1, out, 2, &e), "%s", e.text);
            ck_assert_int_eq(e.code, TPURT_OK);
            ck_assert_str_eq(e.text, "");
            if (!i && !round) memcpy(first, y, sizeof y), first_total = total;
            ck_assert(!memcmp(first, y, sizeof y) && !memcmp(&first_total, &total, sizeof total));
        }
        tpurt_session_destroy(s);
    }
    check_main(x, y, total);
    tpurt_program_release(p);
}
END_TEST

START_TEST(replicas_have_their_own_buffers) {
    static float x[3][N], y[3][N], total[3];
    TpurtProgram *p = toy_load();
    for (int r = 0; r < 3; r++) fill(x[r], (float)r + 0.5f);
    static const uint32_t threads[] = {1, 2, 5};
    for (int t = 0; t < 3; t++) {
        TpurtSession *s = toy_session(p, threads[t], 3);
        ck_assert_uint_eq(tpurt_session_replicas(s), 3);
        for (int round = 0; round < 20; round++) {
            memset(y, 0, sizeof y);
            TpurtBuffer in[3], out[6];
            for (int r = 0; r < 3; r++) {
                in[r] = MATRIX(x[r]);
                out[2 * r] = MATRIX(y[r]);
                out[2 * r + 1] = SCALAR(&total[r], TPU_F32);
            }
            TpurtError e;
            ck_assert_msg(!tpurt_run(s, 0, in, 3, out, 6, &e), "%s", e.text);
            for (int r = 0; r < 3; r++) check_main(x[r], y[r], total[r]);
            ck_assert_int_eq(tpurt_run(s, 0, in, 1, out, 2, &e), TPURT_MISMATCH);
            ck_assert_str_eq(e.text, "got 1 arguments, 'main' has 1 for each of 3 replicas");
        }
        tpurt_session_destroy(s);
    }
    tpurt_program_release(p);
}
END_TEST

START_TEST(every_kind_of_step) {
    static const struct {
        int8_t flag;
        int32_t which, start, want;
    } cases[] = {{0, 0, 5, 35},   {1, 0, 5, 36},   {0, 1, 0, 1400}, {1, 1, 7, 1408},
                 {1, 2, 0, 1001}, {0, 9, 0, 1000}, {0, -4, 0, 1000},
                 {0, 3, 0, 1000}, {0, INT32_MIN, 0, 1000}};
    TpurtProgram *p = toy_load();
    TpurtSession *s = toy_session(p, 2, 1);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int8_t flag = cases[i].flag;
        int32_t which = cases[i].which, start = cases[i].start, got = -1;
        TpurtBuffer in[] = {SCALAR(&flag, TPU_I1), SCALAR(&which, TPU_I32), SCALAR(&start, TPU_I32)};
        TpurtBuffer out = SCALAR(&got, TPU_I32);
        ck_assert_int_eq(tpurt_run(s, 1, in, 3, &out, 1, NULL), TPURT_OK);
        ck_assert_int_eq(got, cases[i].want);
        got = -1;
        ck_assert_int_eq(tpurt_run_unchecked(s, 1, (void *[]){&flag, &which, &start}, (void *[]){&got}, NULL),
                         TPURT_OK);
        ck_assert_int_eq(got, cases[i].want);
    }
    static const int64_t none[] = {0, 3};
    TpurtBuffer nothing = {NULL, 0, TPU_F32, 2, none};
    ck_assert_int_eq(tpurt_run(s, 2, &nothing, 1, &nothing, 1, NULL), TPURT_OK);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

START_TEST(rounding_mode_of_the_caller) {
    static float x[N], y[N], z[N];
    float total;
    TpurtProgram *p = toy_load();
    TpurtSession *s = toy_session(p, 2, 1);
    fill(x, 0.1f);
    ck_assert(!tpurt_run_unchecked(s, 0, (void *[]){x}, (void *[]){y, &total}, NULL));
    fesetround(FE_UPWARD);
    ck_assert(!tpurt_run_unchecked(s, 0, (void *[]){x}, (void *[]){z, &total}, NULL));
    ck_assert_int_eq(fegetround(), FE_UPWARD);
    fesetround(FE_TONEAREST);
    ck_assert(!memcmp(y, z, sizeof y));
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

// ---- Wrong calls

static void expect_mismatch(TpurtSession *s, const TpurtBuffer *in, const TpurtBuffer *out, const char *text) {
    TpurtError e;
    ck_assert_int_eq(tpurt_run(s, 0, in, 1, out, 2, &e), TPURT_MISMATCH);
    ck_assert_int_eq(e.code, TPURT_MISMATCH);
    ck_assert_str_eq(e.text, text);
}

START_TEST(misshapen_buffers) {
    static float x[N + 1], y[N];
    float total;
    TpurtProgram *p = toy_load();
    TpurtSession *s = toy_session(p, 2, 1);
    TpurtBuffer good = MATRIX(x), in = good, out[] = {MATRIX(y), SCALAR(&total, TPU_F32)};
    static const int64_t taller[] = {128, TOY_COLS};
    in.dims = taller;
    expect_mismatch(s, &in, out,
                    "argument 0 'x': got tensor<128x256xf32>, compiled for tensor<64x256xf32>; dimension 0 is 128, compiled for 64; "
                    "compile the model for this shape, or pad to the compiled one");
    in = good, in.dtype = TPU_F64;
    expect_mismatch(
        s, &in, out,
        "argument 0 'x': got tensor<64x256xf64>, compiled for tensor<64x256xf32>; the element type differs");
    in = good, in.dtype = 77;
    expect_mismatch(
        s, &in, out,
        "argument 0 'x': got tensor<64x256xtype 77>, compiled for tensor<64x256xf32>; the element type differs");
    in = good, in.rank = 1;
    expect_mismatch(
        s, &in, out,
        "argument 0 'x': got tensor<64xf32>, compiled for tensor<64x256xf32>; the number of dimensions differs");
    in = good, in.dims = NULL;
    expect_mismatch(s, &in, out, "argument 0 'x': got no dimensions, compiled for tensor<64x256xf32>");
    in = good, in.bytes--;
    expect_mismatch(s, &in, out, "argument 0 'x': the buffer has 65535 bytes, the array needs 65536");
    in = good, in.data = NULL;
    expect_mismatch(s, &in, out, "argument 0 'x': the buffer has no memory");
    in = good, in.data = (char *)x + 1;
    expect_mismatch(s, &in, out, "argument 0 'x': the buffer is not aligned to 4 bytes");
    out[1].rank = 2, out[1].dims = taller;
    expect_mismatch(
        s, &good, out,
        "result 1 'output1': got tensor<128x256xf32>, compiled for tensor<f32>; the number of dimensions differs");
    out[1] = SCALAR(&total, TPU_F32), out[0] = MATRIX(x + 1);
    expect_mismatch(s, &good, out, "result buffer 0 overlaps argument buffer 0");
    out[0] = MATRIX(y), out[1].data = &y[N - 1];
    expect_mismatch(s, &good, out, "result buffer 1 overlaps result buffer 0");
    TpurtError e;
    ck_assert_int_eq(tpurt_run(s, 3, &good, 1, out, 2, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_run(s, 0, &good, 2, out, 2, NULL), TPURT_MISMATCH);
    ck_assert_int_eq(tpurt_run(s, 0, NULL, 1, out, 2, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "the list of 1 arguments was not given: it is NULL");
    ck_assert_int_eq(tpurt_run(s, TPURT_ANY_ENTRY, NULL, 2, out, 2, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "the list of 2 arguments was not given: it is NULL");
    ck_assert_int_eq(tpurt_run(NULL, 0, &good, 1, out, 2, NULL), TPURT_BAD_CALL);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

// A rank that no array has counts sizes that nobody wrote: none of them is read. The page behind the one size is not there.
START_TEST(impossible_ranks) {
    static float x[N], y[N];
    static const uint32_t ranks[] = {TPU_MAX_RANK + 1, 1000, INT32_MAX, UINT32_MAX};
    char *pages = mmap(NULL, 2 * TPU_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ck_assert(pages != MAP_FAILED && !mprotect(pages + TPU_PAGE, TPU_PAGE, PROT_NONE));
    float total;
    int64_t dims[TPU_MAX_RANK];
    uint32_t entry;
    TpurtPortInfo info;
    TpurtError e;
    TpurtProgram *p = toy_load();
    TpurtSession *s = toy_session(p, 1, 1);
    for (size_t i = 0; i < sizeof ranks / sizeof *ranks; i++) {
        TpurtBuffer in = MATRIX(x), out[] = {MATRIX(y), SCALAR(&total, TPU_F32)};
        in.rank = ranks[i], in.dims = (const int64_t *)(void *)(pages + TPU_PAGE - 8);
        ck_assert_int_eq(tpurt_run(s, 0, &in, 1, out, 2, &e), TPURT_MISMATCH);
        ck_assert_msg(strstr(e.text, "where 32 is the most"), "%s", e.text);
        ck_assert_int_eq(tpurt_run(s, TPURT_ANY_ENTRY, &in, 1, out, 2, &e), TPURT_MISMATCH);
        ck_assert_msg(strstr(e.text, "where 32 is the most"), "%s", e.text);
        ck_assert_int_eq(tpurt_entry_match(p, &in, 1, &entry, &e), TPURT_MISMATCH);
        ck_assert_int_eq(tpurt_entry_fit(p, &in, 1, &entry, &e), TPURT_MISMATCH);
        ck_assert_int_eq(tpurt_result_fit(p, &in, 1, 0, dims, &info, &e), TPURT_MISMATCH);
        out[0].rank = ranks[i], out[0].dims = in.dims, in = (TpurtBuffer)MATRIX(x);
        ck_assert_int_eq(tpurt_run(s, 0, &in, 1, out, 2, &e), TPURT_MISMATCH);
        ck_assert_int_eq(tpurt_run(s, TPURT_ANY_ENTRY, &in, 1, out, 2, &e), TPURT_MISMATCH);
        ck_assert_msg(strstr(e.text, "where 32 is the most"), "%s", e.text);
    }
    tpurt_session_destroy(s);
    tpurt_program_release(p);
    munmap(pages, 2 * TPU_PAGE);
}
END_TEST

START_TEST(impossible_directions) {
    TpurtProgram *p = toy_load();
    TpurtPortInfo info;
    TpurtError e;
    uint32_t index;
    for (int direction = 2; direction < 1000000; direction *= 7) {
        ck_assert_int_eq(tpurt_port_describe(p, 0, (TpurtDirection)direction, 0, &info, &e), TPURT_BAD_CALL);
        ck_assert_msg(strstr(e.text, "there is no direction"), "%s", e.text);
        ck_assert_int_eq(tpurt_port_find(p, 0, (TpurtDirection)direction, "x", &index, &e), TPURT_BAD_CALL);
        ck_assert_msg(strstr(e.text, "there is no direction"), "%s", e.text);
    }
    tpurt_program_release(p);
}
END_TEST

START_TEST(nearest_entry) {
    TpurtProgram *p = toy_load();
    uint32_t entry = 9;
    TpurtError e;
    TpurtBuffer in = {NULL, 0, TPU_F32, 2, matrix};
    ck_assert_int_eq(tpurt_entry_match(p, &in, 1, &entry, &e), TPURT_OK);
    ck_assert_uint_eq(entry, 0);
    static const int64_t near[] = {1, 3};
    in.dims = near;
    ck_assert_int_eq(tpurt_entry_match(p, &in, 1, &entry, &e), TPURT_MISMATCH);
    ck_assert_str_eq(
        e.text, "no entry point fits; the nearest is 'empty': argument 0 'arg7': got tensor<1x3xf32>, compiled for "
                "tensor<0x3xf32>; dimension 0 is 1, compiled for 0; compile the model for this shape, or pad to the compiled one");
    ck_assert_int_eq(tpurt_entry_match(p, &in, 0, &entry, &e), TPURT_MISMATCH);
    tpurt_program_release(p);
}
END_TEST

static TpurtSession *busy_session;
static TpurtStatus busy_status, busy_profile;
static void call_again(const TpuContext *c, uint32_t first, uint32_t last) {
    (void)c, (void)first, (void)last;
    busy_status = tpurt_run_unchecked(busy_session, 0, NULL, NULL, NULL);
    busy_profile = tpurt_session_profile(busy_session, NULL, 0, NULL);
}

START_TEST(one_call_at_a_time) {
    const TpuPhase phase = {call_again, 1, 0, 1};
    TpuKernel kernels[5];
    memcpy(kernels, toy_kernels, sizeof kernels);
    kernels[0].phases = &phase, kernels[0].n_phases = 1;
    TpuTarget target = toy_targets[0];
    target.kernels = kernels;
    TpuProgram table = toy_tpu_program;
    table.targets = &target;
    TpurtProgram *p;
    ck_assert(!tpurt_program_from_table(&table, NULL, &p, NULL));
    busy_session = toy_session(p, 1, 1);
    static float x[N], y[N], total;
    ck_assert(!tpurt_run_unchecked(busy_session, 0, (void *[]){x}, (void *[]){y, &total}, NULL));
    ck_assert_int_eq(busy_status, TPURT_BUSY);
    ck_assert_int_eq(busy_profile, TPURT_BUSY);
    tpurt_session_destroy(busy_session);
    tpurt_program_release(p);
}
END_TEST

// ---- Descriptions

START_TEST(descriptions) {
    TpurtProgram *p = toy_load();
    TpurtProgramInfo program;
    TpurtEntryInfo entry;
    TpurtPortInfo port;
    TpurtKernelInfo kernel;
    TpurtError e;
    uint32_t index;
    ck_assert(!tpurt_program_describe(p, &program, &e));
    ck_assert_str_eq(program.name, "toy");
    ck_assert_str_eq(program.target, "toycpu");
    ck_assert_uint_eq(program.weight_bytes, sizeof toy_weights);
    ck_assert(!tpurt_entry_describe(p, 1, &entry, &e));
    ck_assert_uint_eq(entry.n_launches, 4);
    ck_assert(!tpurt_port_describe(p, 0, TPURT_RESULT, 1, &port, &e));
    ck_assert_str_eq(port.name, "output1");
    ck_assert_uint_eq(port.rank, 0);
    ck_assert(!tpurt_port_describe(p, 1, TPURT_ARG, 2, &port, &e));
    ck_assert_str_eq(port.name, "arg2");
    ck_assert(!tpurt_kernel_describe(p, 0, &kernel, &e));
    ck_assert_uint_eq(kernel.n_tasks, 65);
    ck_assert_int_eq(tpurt_kernel_describe(p, 5, &kernel, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_port_describe(p, 1, TPURT_ARG, 3, &port, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_entry_describe(p, 3, &entry, &e), TPURT_BAD_CALL);
    ck_assert(!tpurt_entry_find(p, "steps", &index, &e) && index == 1);
    ck_assert_int_eq(tpurt_entry_find(p, "nope", &index, &e), TPURT_NOT_FOUND);
    ck_assert_str_eq(e.text, "there is no entry point 'nope'; there is 'main', 'steps', 'empty'");
    static const struct {
        const char *name;
        TpurtDirection direction;
        uint32_t entry, want; // 99: not found
    } names[] = {
        {"x", TPURT_ARG, 0, 0},         {"input.1", TPURT_ARG, 0, 0},    {"arg0", TPURT_ARG, 0, 0},
        {"arg1", TPURT_ARG, 0, 99},     {"arg00", TPURT_ARG, 0, 99},     {"arg", TPURT_ARG, 0, 99},
        {"y", TPURT_RESULT, 0, 0},      {"output1", TPURT_RESULT, 0, 1}, {"output", TPURT_RESULT, 0, 99},
        {"output", TPURT_RESULT, 1, 0}, {"output0", TPURT_RESULT, 1, 0}, {"arg99999999999999999999", TPURT_ARG, 0, 99},
        {"arg7", TPURT_ARG, 2, 0},      {"arg0", TPURT_ARG, 2, 99}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        TpurtStatus status = tpurt_port_find(p, names[i].entry, names[i].direction, names[i].name, &index, &e);
        ck_assert_int_eq(status, names[i].want == 99 ? TPURT_NOT_FOUND : TPURT_OK);
        if (!status) ck_assert_uint_eq(index, names[i].want);
    }
    ck_assert_int_eq(tpurt_port_find(p, 0, TPURT_RESULT, "z", &index, &e), TPURT_NOT_FOUND);
    ck_assert_str_eq(e.text, "'main' has no result 'z'; its results are: 'y', 'output1'");
    ck_assert_str_eq(tpurt_dtype_name(TPU_BF16), "bf16");
    ck_assert_ptr_null(tpurt_dtype_name(15));
    ck_assert_uint_eq(tpurt_dtype_bytes(TPU_C128), 16);
    ck_assert_uint_eq(tpurt_dtype_bytes(UINT32_MAX), 0);
    for (int i = 0; i <= TPURT_STATUS_COUNT; i++) ck_assert_uint_gt(strlen(tpurt_status_text((TpurtStatus)i)), 0);
    ck_assert_uint_ge(tpurt_default_threads(), 1);
    tpurt_program_release(p);
}
END_TEST

START_TEST(profile) {
    static float x[N], y[N];
    float total;
    TpurtProgram *p = toy_load();
    TpurtSession *s = toy_session(p, 2, 2);
    static TpurtInterval intervals[1000];
    ck_assert(!tpurt_session_profile(s, intervals, 1000, NULL));
    static float y2[N], total2;
    ck_assert(!tpurt_run_unchecked(s, 0, (void *[]){x, x}, (void *[]){y, &total, y2, &total2}, NULL));
    uint64_t n = tpurt_session_profile_count(s), tasks = 0;
    ck_assert(n >= 4 && n <= 1000);
    for (uint64_t i = 0; i < n; i++) {
        ck_assert(intervals[i].end_ns >= intervals[i].start_ns && intervals[i].core < 2 && intervals[i].replica < 2);
        tasks += intervals[i].last_task - intervals[i].first_task;
    }
    ck_assert_uint_eq(tasks, 2 * 65);
    ck_assert(!tpurt_session_profile(s, intervals, 1, NULL));
    ck_assert(!tpurt_run_unchecked(s, 0, (void *[]){x, x}, (void *[]){y, &total, y2, &total2}, NULL));
    ck_assert_uint_gt(tpurt_session_profile_count(s), 1);
    ck_assert(!tpurt_session_profile(s, NULL, 0, NULL));
    ck_assert(!tpurt_run_unchecked(s, 0, (void *[]){x, x}, (void *[]){y, &total, y2, &total2}, NULL));
    ck_assert_uint_eq(tpurt_session_profile_count(s), 0);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

// ---- Memory

// Loads, makes a session and runs, with a failure somewhere; true if everything worked.
static bool whole_life(Counting *counting, uint32_t n_threads, uint32_t n_replicas) {
    static float x[N], y[2 * N], total[2];
    TpurtAllocator allocator = {counting_allocate, counting_release, counting};
    TpurtProgramOptions options = {.allocator = &allocator};
    TpurtSessionOptions session_options = {n_threads, n_replicas};
    TpurtProgram *p = (TpurtProgram *)(void *)x;
    TpurtSession *s = (TpurtSession *)(void *)x;
    TpurtError e;
    TpurtStatus status = tpurt_program_from_table(&toy_tpu_program, &options, &p, &e);
    if (status) {
        ck_assert_int_eq(status, TPURT_OUT_OF_MEMORY);
        ck_assert_ptr_null(p);
        ck_assert(!strncmp(e.text, "out of memory: no ", 18));
        return false;
    }
    status = tpurt_session_create(p, &session_options, &s, &e);
    tpurt_program_release(p); // the session holds it
    if (status) {
        ck_assert_int_eq(status, TPURT_OUT_OF_MEMORY);
        ck_assert_ptr_null(s);
        ck_assert(!strncmp(e.text, "out of memory: no ", 18));
        return false;
    }
    long made = counting->made;
    TpurtBuffer in[] = {MATRIX(x), MATRIX(x)};
    TpurtBuffer out[] = {MATRIX(y), SCALAR(&total[0], TPU_F32), MATRIX(y + N), SCALAR(&total[1], TPU_F32)};
    for (int i = 0; i < 10; i++) ck_assert_int_eq(tpurt_run(s, 0, in, n_replicas, out, 2 * n_replicas, &e), TPURT_OK);
    in[0].rank = 1;
    ck_assert_int_eq(tpurt_run(s, 0, in, n_replicas, out, 2 * n_replicas, &e), TPURT_MISMATCH);
    ck_assert_int_eq(counting->made, made); // neither success nor failure allocates
    tpurt_session_destroy(s);
    return true;
}

START_TEST(every_allocation_may_fail) {
    for (uint32_t n_threads = 1; n_threads <= 5; n_threads += 2)
        for (uint32_t n_replicas = 1; n_replicas <= 2; n_replicas++) {
            long n;
            for (n = 1;; n++) {
                Counting counting = {.fail_at = n};
                bool done = whole_life(&counting, n_threads, n_replicas);
                ck_assert_int_eq(counting.live, 0);
                if (done) break;
            }
            ck_assert_int_ge(n, 10); // it did fail on the way
        }
    Counting counting = {0};
    TpurtAllocator half = {counting_allocate, NULL, &counting};
    TpurtProgramOptions options = {.allocator = &half};
    TpurtProgram *p;
    ck_assert_int_eq(tpurt_program_from_table(&toy_tpu_program, &options, &p, NULL), TPURT_BAD_CALL);
}
END_TEST

// Not through the hook either: what the C library has given out stays the same.
START_TEST(a_run_allocates_nothing) {
    static float x[N], y[N], total;
    TpurtProgram *p = toy_load();
    TpurtSession *s = toy_session(p, 2, 1);
    TpurtBuffer in = MATRIX(x), wrong = in, out[] = {MATRIX(y), SCALAR(&total, TPU_F32)};
    TpurtError e;
    wrong.rank = 1;
    TpurtStatus first = tpurt_run(s, 0, &in, 1, out, 2, &e), second = TPURT_OK;
    struct mallinfo2 before = mallinfo2();
    for (int i = 0; i < 100; i++) {
        first = tpurt_run(s, 0, &in, 1, out, 2, &e);
        second = tpurt_run(s, 0, &wrong, 1, out, 2, &e);
    }
    struct mallinfo2 after = mallinfo2();
    ck_assert_int_eq(first, TPURT_OK);
    ck_assert_int_eq(second, TPURT_MISMATCH);
    ck_assert_uint_eq(before.uordblks, after.uordblks);
    ck_assert_uint_eq(before.hblkhd, after.hblkhd);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

START_TEST(too_much_is_refused) {
    TpurtProgram *p = toy_load();
    TpurtSession *s;
    TpurtError e;
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){1025, 1}, &s, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){1, 4097}, &s, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_session_create(NULL, NULL, &s, &e), TPURT_BAD_CALL);
    TpuEntry entry = toy_entries[0];
    entry.slab_bytes = UINT64_MAX / 2;
    TpuProgram table = toy_tpu_program;
    table.entries = &entry, table.n_entries = 1;
    TpurtProgram *huge;
    Counting counting = {0};
    TpurtAllocator allocator = {counting_allocate, counting_release, &counting};
    ck_assert(!tpurt_program_from_table(&table, &(TpurtProgramOptions){.allocator = &allocator}, &huge, &e));
    ck_assert_int_eq(tpurt_session_create(huge, NULL, &s, &e), TPURT_OUT_OF_MEMORY);
    ck_assert_str_eq(e.text, "out of memory: no 9223372036854775807 bytes for the slab of replica 0");
    tpurt_program_release(huge);
    ck_assert_int_eq(counting.live, 0);
    tpurt_program_release(p);
    tpurt_program_release(NULL);
    tpurt_session_destroy(NULL);
}
END_TEST

// ---- Wrong tables

// A copy of everything that a test may damage.
typedef struct {
    TpuProgram program;
    TpuEntry entries[3];
    TpuStep steps[17];
    TpuPort args[3];
    TpuRef refs[2];
    TpuTarget target;
    TpuKernel kernels[5];
    TpuPhase phase;
    int64_t dims[2];
} Damaged;

static void copy_toy(Damaged *d) {
    d->program = toy_tpu_program;
    memcpy(d->entries, toy_entries, sizeof d->entries);
    memcpy(d->steps, toy_steps_steps, sizeof d->steps);
    memcpy(d->args, toy_steps_args, sizeof d->args);
    memcpy(d->refs, toy_in_to_slab, sizeof d->refs);
    memcpy(d->kernels, toy_kernels, sizeof d->kernels);
    d->target = toy_targets[0];
    d->phase = toy_add1_phases[0];
    d->dims[0] = 2, d->dims[1] = 3;
    d->program.entries = d->entries, d->entries[1].steps = d->steps, d->entries[1].args = d->args;
    d->steps[0].refs = d->refs;
    d->program.targets = &d->target, d->target.kernels = d->kernels, d->kernels[1].phases = &d->phase;
}

static void expect_bad(Damaged *d, TpurtStatus want) {
    TpurtProgram *p = (TpurtProgram *)d;
    TpurtError e;
    TpurtStatus status = tpurt_program_from_table(&d->program, NULL, &p, &e);
    ck_assert_msg(status == want, "status %d: %s", (int)status, e.text);
    ck_assert_ptr_null(p);
    ck_assert_uint_gt(strlen(e.text), 10);
    copy_toy(d);
}

#define BAD(change) (d.change, expect_bad(&d, TPURT_BAD_PROGRAM))

START_TEST(damaged_tables) {
    Damaged d;
    copy_toy(&d);
    BAD(program.magic++);
    BAD(program.n_entries = 0);
    BAD(program.entries = NULL);
    BAD(program.n_targets = 0);
    BAD(program.n_replicas = 0);
    BAD(program.name = NULL);
    BAD(program.constants = NULL);
    BAD(program.constants = (const char *)toy_weights + 4);
    BAD(entries[1].n_steps = 0);
    BAD(entries[1].name = NULL);
    BAD(entries[1].n_steps = 16); // the last one falls off the end
    BAD(entries[1].n_counters = 1);
    BAD(entries[1].slab_bytes = 131);
    BAD(steps[0].kind = 7);
    BAD(steps[0].n_refs = 1);
    BAD(steps[0].refs = NULL);
    BAD(steps[0].count = 5);
    BAD(steps[2].target = 17);
    BAD(steps[3].index = 5);
    BAD(steps[3].n_refs = 0);
    BAD(steps[4].count = 0);
    BAD(steps[4].count = 13);
    BAD(steps[4].target = UINT32_MAX);
    BAD(steps[5].target = 17);
    BAD(steps[9].index = 2);
    BAD(steps[9].target = 17);
    BAD(refs[0].space = TPU_SPACE_VARIABLE);
    BAD(refs[0].index = 3);
    BAD(refs[0].offset = UINT64_MAX);
    BAD(refs[1].index = 1);
    BAD(args[0].type.dtype = 15);
    BAD(args[0].type.bytes = 2);
    BAD(args[0].type.rank = 33);
    BAD(args[0].names = NULL);
    d.args[0].type.rank = 2, d.args[0].type.bytes = 6, d.args[0].type.dims = d.dims;
    BAD(dims[0] = -1);
    d.args[0].type.rank = 2, d.args[0].type.bytes = 6, d.args[0].type.dims = d.dims;
    BAD(dims[0] = INT64_MAX);
    BAD(phase.n_tasks = 0);
    BAD(phase.run = NULL);
    BAD(kernels[1].phases = NULL);
    BAD(target.kernels = NULL);
    d.program.version++, expect_bad(&d, TPURT_WRONG_VERSION);
    d.program.program_bytes--, expect_bad(&d, TPURT_WRONG_VERSION);
    ck_assert_int_eq(table_check(&d.program, NULL, NULL), TPURT_OK);
}
END_TEST

START_TEST(missing_features) {
    TpurtError e;
    TpuTarget targets[] = {{"zen9", TPU_CPU_AVX512FP16 | TPU_CPU_AVX512F | TPU_CPU_AVX2, toy_kernels, 1},
                           {"haswell", TPU_CPU_AVX2 | TPU_CPU_FMA, toy_kernels, 1}};
    TpuProgram table = toy_tpu_program;
    table.targets = targets, table.n_targets = 2;
    ck_assert_ptr_eq(cpu_choose_target(&table, UINT64_MAX, &e), &targets[0]);
    ck_assert_ptr_eq(cpu_choose_target(&table, TPU_CPU_AVX2 | TPU_CPU_FMA | TPU_CPU_AVX512F, &e), &targets[1]);
    ck_assert_ptr_null(cpu_choose_target(&table, TPU_CPU_AVX2, &e));
    ck_assert_int_eq(e.code, TPURT_WRONG_PROCESSOR);
    ck_assert_str_eq(e.text,
                     "compiled for haswell; this processor lacks fma; compile again with tpucc ... --mcpu=x86-64-v2");
    targets[1].features |= UINT64_C(1) << 60;
    ck_assert_ptr_null(cpu_choose_target(&table, 0, &e));
    ck_assert_str_eq(e.text,
                     "compiled for haswell; this processor lacks avx2, fma, features that this library does not know; "
                     "compile again with tpucc ... --mcpu=x86-64-v2");
    targets[0].features = UINT64_C(1) << 61;
    TpurtProgram *p;
    ck_assert_int_eq(tpurt_program_from_table(&table, NULL, &p, &e), TPURT_WRONG_PROCESSOR);
}
END_TEST

Suite *runtime_suite(void);
Suite *runtime_suite(void) {
    Suite *s = suite_create("runtime");
    TCase *t = tcase_create("runtime");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, same_bits_for_any_threads);
    tcase_add_test(t, replicas_have_their_own_buffers);
    tcase_add_test(t, every_kind_of_step);
    tcase_add_test(t, rounding_mode_of_the_caller);
    tcase_add_test(t, misshapen_buffers);
    tcase_add_test(t, impossible_ranks);
    tcase_add_test(t, impossible_directions);
    tcase_add_test(t, nearest_entry);
    tcase_add_test(t, one_call_at_a_time);
    tcase_add_test(t, descriptions);
    tcase_add_test(t, profile);
    tcase_add_test(t, every_allocation_may_fail);
    tcase_add_test(t, a_run_allocates_nothing);
    tcase_add_test(t, too_much_is_refused);
    tcase_add_test(t, damaged_tables);
    tcase_add_test(t, missing_features);
    suite_add_tcase(s, t);
    return s;
}
