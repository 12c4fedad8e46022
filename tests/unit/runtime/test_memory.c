// Memory of the runtime: no run allocates, every allocation of a program and a session may fail and nothing is lost, sizes that no machine has are
// refused. Program: toy_program.h, linked in.
#define _GNU_SOURCE
#include "tests/unit/runtime/counting.h"
#include "tests/unit/runtime/toy_run.h"

#include <malloc.h>
#include <stdlib.h>

// Loads, makes a session and runs, with a failure somewhere; true if everything worked.
static bool whole_life(Counting *counting, uint32_t n_threads, uint32_t n_replicas) {
    static float x[N], y[2 * N], total[2];
    TpurtAllocator allocator = {counting_allocate, counting_release, counting};
    TpurtProgramOptions options = {.allocator = &allocator};
    TpurtSessionOptions session_options = {.n_threads = n_threads, .n_replicas = n_replicas};
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
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 1025, .n_replicas = 1}, &s, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 1, .n_replicas = 4097}, &s, &e), TPURT_BAD_CALL);
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
    ck_assert_str_eq(e.text, "out of memory: no 9223372036854775807 bytes for the slab of device 0");
    tpurt_program_release(huge);
    ck_assert_int_eq(counting.live, 0);
    tpurt_program_release(p);
    tpurt_program_release(NULL);
    tpurt_session_destroy(NULL);
}
END_TEST

Suite *memory_suite(void);
Suite *memory_suite(void) {
    Suite *s = suite_create("memory");
    TCase *t = tcase_create("memory");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, every_allocation_may_fail);
    tcase_add_test(t, a_run_allocates_nothing);
    tcase_add_test(t, too_much_is_refused);
    suite_add_tcase(s, t);
    return s;
}
