// Where the time of devices goes: work, meetings, turns and calls are counted as often as they happen and add up to no more than the time there was; waits
// are in profiles; nothing is counted where it was not asked for. Program: mesh_program.h.
#define _GNU_SOURCE
#include "tests/unit/runtime/mesh_program.h"

enum { R = 4, N_RUNS = 10 };

typedef struct {
    Mesh *m;
    TpurtProgram *p;
    TpurtSession *s;
    uint64_t values[R], got[R];
    void *args[R], *results[R];
} Counted;

static void counted_begin(Counted *c, uint32_t n_threads) {
    TpurtError e;
    c->m = mesh_make(R, 1);
    ck_assert_msg(!tpurt_program_from_table(&c->m->program, NULL, &c->p, &e), "%s", e.text);
    ck_assert_msg(!tpurt_session_create(c->p, &(TpurtSessionOptions){.n_threads = n_threads}, &c->s, &e), "%s", e.text);
    for (uint32_t d = 0; d < R; d++) c->values[d] = d, c->args[d] = &c->values[d], c->results[d] = &c->got[d];
}

static void counted_end(Counted *c) {
    tpurt_session_destroy(c->s);
    tpurt_program_release(c->p);
    mesh_free(c->m);
}

START_TEST(time_is_accounted_for) {
    for (uint32_t n_threads = 1; n_threads <= 3; n_threads++) {
        Counted c;
        TpurtStatistics x;
        TpurtError e;
        counted_begin(&c, n_threads);
        c.m->kernels[ROWS].flops = 100;
        ck_assert_int_eq(tpurt_session_statistics(c.s, 0, &x, &e), TPURT_BAD_CALL);
        ck_assert_str_eq(e.text, "nothing is counted; tpurt_session_count begins it");
        ck_assert(!tpurt_session_count(c.s, 1, &e));
        for (int i = 0; i < N_RUNS; i++) ck_assert(!tpurt_run_unchecked(c.s, MAIN, c.args, c.results, &e));
        for (uint32_t d = 0; d < R; d++) {
            ck_assert(!tpurt_session_statistics(c.s, d, &x, &e));
            // Through all, columns, ring: twice each; rows have one device each; of the pairs only 0 and 1 are two.
            ck_assert_uint_eq(x.n_meetings, N_RUNS * ROUNDS * (d < 2 ? 8 : 6));
            ck_assert_uint_eq(x.n_calls, N_RUNS);
            ck_assert(x.work_ns && !x.contract_ns && !x.contract_flops);
            ck_assert_uint_le(x.work_ns + x.meet_ns + x.turn_ns + x.idle_ns, x.total_ns);
        }
        ck_assert_int_eq(tpurt_session_statistics(c.s, R, &x, &e), TPURT_BAD_CALL);
        ck_assert(!tpurt_session_count(c.s, 0, &e));
        ck_assert_int_eq(tpurt_session_statistics(c.s, 0, &x, &e), TPURT_BAD_CALL);
        counted_end(&c);
    }
}
END_TEST

static void slow_kernel(const TpuContext *c, uint32_t first, uint32_t last) {
    (void)c, (void)first, (void)last;
    nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
}

START_TEST(contractions_are_told_from_other_work) {
    static const TpuPhase phases[] = {{slow_kernel, 1, 0, 10}, {slow_kernel, 1, 1, 10}, {slow_kernel, 1, 1, 10}};
    Counted c;
    TpurtStatistics x;
    counted_begin(&c, 1);
    TpuKernel *k = &c.m->kernels[N_GROUPS + 2]; // that `faults` sleeps with
    k->phases = phases, k->n_phases = 3, k->flops = 1000;
    for (uint32_t d = 0; d < R; d++) c.values[d] = d == 1 ? FAULT_SLEEPS : FAULT_NONE;
    ck_assert(!tpurt_session_count(c.s, 1, NULL) && !tpurt_run_unchecked(c.s, FAULTS, c.args, NULL, NULL));
    ck_assert(!tpurt_session_statistics(c.s, 1, &x, NULL));
    ck_assert(x.contract_ns >= 10000000 && x.work_ns >= 5000000 && x.contract_flops == 1000);
    ck_assert(!tpurt_session_statistics(c.s, 0, &x, NULL));
    ck_assert(x.meet_ns >= 15000000 && !x.contract_ns);
    counted_end(&c);
}
END_TEST

START_TEST(waits_are_in_profiles) {
    static TpurtInterval intervals[2000];
    Counted c;
    counted_begin(&c, 2);
    ck_assert(!tpurt_session_profile(c.s, intervals, 2000, NULL) && !tpurt_run_unchecked(c.s, MAIN, c.args, c.results, NULL));
    uint64_t n = tpurt_session_profile_count(c.s), n_waits = 0;
    ck_assert_uint_le(n, 2000);
    for (uint64_t i = 0; i < n; i++) {
        if (intervals[i].kernel != TPURT_MEETING) continue;
        n_waits++;
        ck_assert(intervals[i].end_ns >= intervals[i].start_ns && intervals[i].device < R);
        ck_assert(!strncmp(tpurt_step_op(c.p, MAIN, intervals[i].step), "meet ", 5));
    }
    ck_assert_uint_eq(n_waits, ROUNDS * 2 * (3 + 3 + 3 + 1)); // all but the last of each set
    ck_assert(!tpurt_step_op(c.p, MAIN, 1000) && !tpurt_step_op(NULL, 0, 0));
    ck_assert(tpurt_measure_peak() > 1e8);
    counted_end(&c);
}
END_TEST

Suite *statistics_suite(void);
Suite *statistics_suite(void) {
    Suite *s = suite_create("statistics");
    TCase *t = tcase_create("statistics");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, time_is_accounted_for);
    tcase_add_test(t, contractions_are_told_from_other_work);
    tcase_add_test(t, waits_are_in_profiles);
    suite_add_tcase(s, t);
    return s;
}
