// Devices that meet: the same numbers for any number of threads and devices, groups of all kinds, launches that a set shares; devices that do not meet are
// named, and the session can be used again. Program: mesh_program.h.
#define _GNU_SOURCE
#include "tests/unit/runtime/counting.h"
#include "tests/unit/runtime/mesh_program.h"

static TpurtProgram *mesh_load(const Mesh *m, const TpurtAllocator *allocator) {
    TpurtProgram *p;
    TpurtError e;
    TpurtStatus status = tpurt_program_from_table(&m->program, &(TpurtProgramOptions){.allocator = allocator}, &p, &e);
    ck_assert_msg(!status || (allocator && status == TPURT_OUT_OF_MEMORY), "%s", e.text);
    return p;
}

static TpurtSession *mesh_session(TpurtProgram *p, uint32_t n_threads, uint64_t timeout_ns) {
    TpurtSession *s;
    TpurtError e;
    ck_assert_msg(!tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = n_threads, .timeout_ns = timeout_ns}, &s, &e), "%s", e.text);
    return s;
}

// Runs `main` with values of that seed, so many times; false: something differs.
static bool exchange(const Mesh *m, TpurtSession *s, uint64_t seed, int n_runs) {
    uint32_t n = m->n_devices;
    uint64_t *values = mesh_array_of(n, 8), *want = mesh_array_of(n, 8), *got = mesh_array_of(n, 8);
    void **args = mesh_array_of(n, sizeof *args), **results = mesh_array_of(n, sizeof *results);
    bool good = true;
    for (uint32_t d = 0; d < n; d++) want[d] = values[d] = mesh_mix(seed, d), args[d] = &values[d], results[d] = &got[d];
    mesh_want(m, want);
    for (int i = 0; good && i < n_runs; i++) {
        memset(got, 0, 8 * n);
        good = !tpurt_run_unchecked(s, MAIN, args, results, NULL) && !memcmp(got, want, 8 * n);
    }
    free(values), free(want), free(got), free(args), free(results);
    return good;
}

static bool exchange_shared(const Mesh *m, TpurtSession *s, int n_runs) {
    uint32_t n = m->n_devices;
    uint64_t (*values)[WIDE] = mesh_array_of(n, sizeof *values), (*got)[WIDE] = mesh_array_of(n, sizeof *got), want[WIDE];
    void **args = mesh_array_of(n, sizeof *args), **results = mesh_array_of(n, sizeof *results);
    bool good = true;
    for (uint32_t d = 0; d < n; d++) {
        args[d] = values[d], results[d] = got[d];
        for (uint32_t i = 0; i < WIDE; i++) values[d][i] = mesh_mix(d, i);
    }
    for (uint32_t i = 0; i < WIDE; i++) {
        want[i] = 0;
        for (uint32_t k = 0; k < n; k++) want[i] = mesh_mix(want[i], values[m->groups[ALL].members[k]][i]);
    }
    for (int i = 0; good && i < n_runs; i++) {
        good = !tpurt_run_unchecked(s, SHARED, args, results, NULL);
        for (uint32_t d = 0; d < n; d++) good &= !memcmp(got[d], want, sizeof want); // each task ran once for all
    }
    free(values), free(got), free(args), free(results);
    return good;
}

static const uint32_t meshes[][2] = {{1, 1}, {2, 1}, {3, 1}, {8, 1}, {1, 8}, {4, 2}, {2, 4}, {5, 3}, {64, 1}, {8, 8}};
static const uint32_t thread_counts[] = {1, 2, 3, 8, 16};
enum { N_MESHES = sizeof meshes / sizeof *meshes, N_THREAD_COUNTS = sizeof thread_counts / sizeof *thread_counts };

START_TEST(any_devices_on_any_threads) {
    Mesh *m = mesh_make(meshes[_i][0], meshes[_i][1]);
    TpurtProgram *p = mesh_load(m, NULL);
    for (int t = 0; t < N_THREAD_COUNTS; t++) {
        TpurtSession *s = mesh_session(p, thread_counts[t], 0);
        ck_assert(exchange(m, s, (uint64_t)t, 20));
        ck_assert(exchange_shared(m, s, 20));
        tpurt_session_destroy(s);
    }
    tpurt_program_release(p);
    mesh_free(m);
}
END_TEST

START_TEST(delays_change_nothing) {
    Mesh *m = mesh_make(meshes[_i][0], meshes[_i][1]);
    TpurtProgram *p = mesh_load(m, NULL);
    mesh_most_delay_us = 60;
    for (int t = 0; t < N_THREAD_COUNTS; t++) {
        TpurtSession *s = mesh_session(p, thread_counts[t], 0);
        for (uint64_t seed = 0; seed < 3; seed++) ck_assert(exchange(m, s, seed, 1));
        tpurt_session_destroy(s);
    }
    mesh_most_delay_us = 0;
    tpurt_program_release(p);
    mesh_free(m);
}
END_TEST

START_TEST(as_many_as_there_may_be) {
    Mesh *m = mesh_make(64, 16);
    TpurtProgram *p = mesh_load(m, NULL);
    for (uint32_t n_threads = 1; n_threads <= 3; n_threads += 2) {
        TpurtSession *s = mesh_session(p, n_threads, 0);
        ck_assert(exchange(m, s, n_threads, 1));
        ck_assert(exchange_shared(m, s, 1));
        tpurt_session_destroy(s);
    }
    tpurt_program_release(p);
    mesh_free(m);
}
END_TEST

// ---- Faults

static void expect_fault(const Mesh *m, TpurtSession *s, const int32_t *what, TpurtStatus want, const char *text) {
    uint64_t values[16];
    void *args[16];
    TpurtError e;
    for (uint32_t d = 0; d < m->n_devices; d++) values[d] = (uint64_t)what[d], args[d] = &values[d];
    TpurtStatus status = tpurt_run_unchecked(s, FAULTS, args, NULL, &e);
    ck_assert_msg(status == want && (!text || !strcmp(e.text, text)), "status %d: %s", (int)status, e.text);
    ck_assert(exchange(m, s, 5, 2)); // and it still works
}

#define IN_ORDER "; all of them have to come to the same collectives in the same order"
START_TEST(devices_that_do_not_meet) {
    static const struct {
        int32_t what[4]; // of 2 replicas of 2 partitions
        TpurtStatus status;
        const char *text;
    } cases[] = {
        {{0, 0, 0, 0}, TPURT_OK, ""},
        {{1, 1, 1, 1}, TPURT_OK, ""},
        {{2, 2, 2, 2}, TPURT_OK, ""},
        {{5, 5, 5, 5}, TPURT_OK, ""},
        {{0, 0, 1, 0}, TPURT_NOT_MET, "partition 0 of replica 0 waits at 'meet all' for partition 0 of replica 1, which has ended" IN_ORDER},
        {{1, 0, 0, 1}, TPURT_NOT_MET, "partition 1 of replica 0 waits at 'meet all' for partition 0 of replica 0, which has ended" IN_ORDER},
        {{0, 0, 2, 0}, TPURT_NOT_MET, "partition 0 of replica 0 waits at 'meet all' for partition 0 of replica 1, which is at 'meet all elsewhere'" IN_ORDER},
        {{0, 0, 3, 0}, TPURT_CHECK_FAILED, "check: 3 elements"},
        {{3, 2, 3, 0}, TPURT_CHECK_FAILED, "check: 3 elements"},
        {{4, 4, 4, 4}, TPURT_OK, ""},
        {{4, 0, 4, 0}, TPURT_NOT_MET, NULL},
        {{4, 0, 0, 0}, TPURT_NOT_MET, "partition 0 of replica 1 waits at 'meet all' for partition 0 of replica 0, which is at 'columns first'" IN_ORDER},
        {{5, 0, 1, 0}, TPURT_NOT_MET, "partition 0 of replica 0 waits at 'meet all' for partition 0 of replica 1, which has ended" IN_ORDER},
    };
    Mesh *m = mesh_make(2, 2);
    TpurtProgram *p = mesh_load(m, NULL);
    for (int t = 0; t < N_THREAD_COUNTS; t++) {
        TpurtSession *s = mesh_session(p, thread_counts[t], TPURT_NO_TIMEOUT);
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) expect_fault(m, s, cases[i].what, cases[i].status, cases[i].text);
        tpurt_session_destroy(s);
    }
    tpurt_program_release(p);
    mesh_free(m);
}
END_TEST

START_TEST(a_device_that_takes_too_long) {
    Mesh *m = mesh_make(4, 1);
    TpurtProgram *p = mesh_load(m, NULL);
    static const int32_t what[] = {0, 0, 0, FAULT_SLEEPS};
    TpurtSession *s = mesh_session(p, 2, 100000000);
    expect_fault(m, s, what, TPURT_TIMEOUT,
                 "replica 0 has waited 0.1 seconds at 'meet all' for replica 3, which is at 'sleep'; give it longer with timeout_ns of the session, "
                 "tpurun with --timeout SECONDS");
    tpurt_session_destroy(s);
    s = mesh_session(p, 2, 0);
    expect_fault(m, s, what, TPURT_OK, "");
    tpurt_session_destroy(s);
    s = mesh_session(p, 1, 1000); // nobody waits while the only thread works
    expect_fault(m, s, what, TPURT_OK, "");
    tpurt_session_destroy(s);
    tpurt_program_release(p);
    mesh_free(m);
}
END_TEST

// ---- Memory and calls

START_TEST(every_allocation_may_fail) {
    Mesh *m = mesh_make(2, 2);
    for (uint32_t n_threads = 1; n_threads <= 5; n_threads += 2)
        for (long n = 1, done = 0; !done; n++) {
            Counting counting = {.fail_at = n};
            TpurtAllocator allocator = {counting_allocate, counting_release, &counting};
            TpurtProgram *p = mesh_load(m, &allocator);
            TpurtSession *s = NULL;
            TpurtError e;
            if (p) {
                TpurtStatus status = tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = n_threads}, &s, &e);
                ck_assert(status == (s ? TPURT_OK : TPURT_OUT_OF_MEMORY));
            }
            long made = counting.made;
            if (s) ck_assert(exchange(m, s, 1, 3));
            ck_assert_int_eq(counting.made, made);
            done = s != NULL;
            tpurt_session_destroy(s);
            tpurt_program_release(p);
            ck_assert_int_eq(counting.live, 0);
        }
    mesh_free(m);
}
END_TEST

START_TEST(replicas_are_those_compiled) {
    Mesh *m = mesh_make(4, 2);
    TpurtProgram *p = mesh_load(m, NULL);
    TpurtSession *s;
    TpurtError e;
    TpurtProgramInfo info;
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.n_replicas = 8}, &s, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "the program exchanges values among just 4 replicas; for 8 compile it with --replicas 8");
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.n_replicas = 4096}, &s, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "4096 replicas are more than the 2048 allowed");
    ck_assert(!tpurt_session_create(p, &(TpurtSessionOptions){.n_replicas = 4}, &s, &e));
    ck_assert_int_eq(tpurt_run(s, MAIN, NULL, 0, NULL, 0, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "got 0 arguments, 'main' has 1 for each of 8 devices");
    ck_assert(!tpurt_program_describe(p, &info, &e) && info.n_replicas == 4 && info.n_partitions == 2);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
    mesh_free(m);
}
END_TEST

Suite *meet_suite(void);
Suite *meet_suite(void) {
    Suite *s = suite_create("meet");
    TCase *t = tcase_create("meet");
    tcase_set_timeout(t, 120);
    tcase_add_loop_test(t, any_devices_on_any_threads, 0, N_MESHES);
    tcase_add_loop_test(t, delays_change_nothing, 0, N_MESHES);
    tcase_add_test(t, as_many_as_there_may_be);
    tcase_add_test(t, devices_that_do_not_meet);
    tcase_add_test(t, a_device_that_takes_too_long);
    tcase_add_test(t, every_allocation_may_fail);
    tcase_add_test(t, replicas_are_those_compiled);
    suite_add_tcase(s, t);
    return s;
}
