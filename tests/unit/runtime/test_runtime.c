// Running programs: results for any number of threads and replicas, every kind of step, what a wrong call is told, what a program says of itself.
// Program: toy_program.h, linked in.
#define _GNU_SOURCE
#include "tests/unit/runtime/toy_run.h"

#include <fenv.h>
#include <sys/mman.h>

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
    } cases[] = {{0, 0, 5, 35},   {1, 0, 5, 36},    {0, 1, 0, 1400}, {1, 1, 7, 1408},        {1, 2, 0, 1001},
                 {0, 9, 0, 1000}, {0, -4, 0, 1000}, {0, 3, 0, 1000}, {0, INT32_MIN, 0, 1000}};
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
        ck_assert_int_eq(tpurt_run_unchecked(s, 1, (void *[]){&flag, &which, &start}, (void *[]){&got}, NULL), TPURT_OK);
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
    expect_mismatch(s, &in, out, "argument 0 'x': got tensor<64x256xf64>, compiled for tensor<64x256xf32>; the element type differs");
    in = good, in.dtype = 77;
    expect_mismatch(s, &in, out, "argument 0 'x': got tensor<64x256xtype 77>, compiled for tensor<64x256xf32>; the element type differs");
    in = good, in.rank = 1;
    expect_mismatch(s, &in, out, "argument 0 'x': got tensor<64xf32>, compiled for tensor<64x256xf32>; the number of dimensions differs");
    in = good, in.dims = NULL;
    expect_mismatch(s, &in, out, "argument 0 'x': got no dimensions, compiled for tensor<64x256xf32>");
    in = good, in.bytes--;
    expect_mismatch(s, &in, out, "argument 0 'x': the buffer has 65535 bytes, the array needs 65536");
    in = good, in.data = NULL;
    expect_mismatch(s, &in, out, "argument 0 'x': the buffer has no memory");
    in = good, in.data = (char *)x + 1;
    expect_mismatch(s, &in, out, "argument 0 'x': the buffer is not aligned to 4 bytes");
    out[1].rank = 2, out[1].dims = taller;
    expect_mismatch(s, &good, out, "result 1 'output1': got tensor<128x256xf32>, compiled for tensor<f32>; the number of dimensions differs");
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
    ck_assert_str_eq(e.text, "no entry point fits; the nearest is 'empty': argument 0 'arg7': got tensor<1x3xf32>, compiled for "
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
    TpurtPhaseInfo phase;
    ck_assert(!tpurt_phase_describe(p, 0, 0, &phase, &e));
    ck_assert_uint_le(phase.n_tasks, 65);
    ck_assert_int_eq(tpurt_phase_describe(p, 0, kernel.n_phases, &phase, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_phase_describe(p, 5, 0, &phase, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_phase_describe(p, 0, 0, NULL, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_port_describe(p, 1, TPURT_ARG, 3, &port, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_entry_describe(p, 3, &entry, &e), TPURT_BAD_CALL);
    ck_assert(!tpurt_entry_find(p, "steps", &index, &e) && index == 1);
    ck_assert_int_eq(tpurt_entry_find(p, "nope", &index, &e), TPURT_NOT_FOUND);
    ck_assert_str_eq(e.text, "there is no entry point 'nope'; there is 'main', 'steps', 'empty'");
    static const struct {
        const char *name;
        TpurtDirection direction;
        uint32_t entry, want; // 99: not found
    } names[] = {{"x", TPURT_ARG, 0, 0},         {"input.1", TPURT_ARG, 0, 0},    {"arg0", TPURT_ARG, 0, 0},
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
        ck_assert(intervals[i].end_ns >= intervals[i].start_ns && intervals[i].core < 2 && intervals[i].device < 2);
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
    suite_add_tcase(s, t);
    return s;
}
