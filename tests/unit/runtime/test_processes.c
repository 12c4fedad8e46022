// A program in several processes, which are threads here (thread_transport.h): the same numbers as in one, for any deal of devices and number of threads, with
// delays; what goes wrong in one is told to all, names the device and the operation, and leaves nothing behind. Program: mesh_program.h.
#define _GNU_SOURCE
#include "tests/unit/runtime/counting.h"
#include "tests/unit/runtime/mesh_program.h"
#include "tests/unit/runtime/thread_transport.h"

typedef struct {
    const Mesh *m;
    TpurtTransport *transport;
    uint32_t n_threads, n_runs;
    uint64_t seed, timeout_ns;
    const int32_t *what; // of each device; NULL: main and shared
    TpurtStatus status;
    TpurtError error;
    bool wrong, made;
    const TpurtAllocator *first_allocator; // of process 0
    long n_made;                           // by it, when the session was there
    pthread_t thread;
} End;

static uint32_t first_of(const End *x, uint32_t process) { return (uint32_t)((uint64_t)x->m->n_devices * process / x->transport->n_processes); }

static void run_main(End *x, TpurtSession *s, uint32_t first, uint32_t n) {
    uint32_t n_all = x->m->n_devices;
    uint64_t *values = mesh_array_of(n_all, 8), *want = mesh_array_of(n_all, 8), *got = mesh_array_of(n, 8);
    void **args = mesh_array_of(n, sizeof *args), **results = mesh_array_of(n, sizeof *results);
    for (uint32_t d = 0; d < n_all; d++) want[d] = values[d] = mesh_mix(x->seed, d);
    for (uint32_t d = 0; d < n; d++) args[d] = &values[first + d], results[d] = &got[d];
    mesh_want(x->m, want);
    for (uint32_t i = 0; i < x->n_runs && !x->status; i++) {
        memset(got, 0, 8 * n);
        x->status = tpurt_run_unchecked(s, MAIN, args, results, &x->error);
        if (!x->status && memcmp(got, want + first, 8 * n) != 0) x->wrong = true;
    }
    free(values), free(want), free(got), free(args), free(results);
}

static void run_shared(End *x, TpurtSession *s, uint32_t first, uint32_t n) {
    uint64_t (*values)[WIDE] = mesh_array_of(n, sizeof *values), (*got)[WIDE] = mesh_array_of(n, sizeof *got), want[WIDE] = {0};
    void **args = mesh_array_of(n, sizeof *args), **results = mesh_array_of(n, sizeof *results);
    for (uint32_t d = 0; d < n; d++) {
        args[d] = values[d], results[d] = got[d];
        for (uint32_t i = 0; i < WIDE; i++) values[d][i] = mesh_mix(first + d, i);
    }
    for (uint32_t i = 0; i < WIDE; i++)
        for (uint32_t k = 0; k < x->m->n_devices; k++) want[i] = mesh_mix(want[i], mesh_mix((uint64_t)x->m->groups[ALL].members[k], i));
    for (uint32_t i = 0; i < x->n_runs && !x->status; i++) {
        x->status = tpurt_run_unchecked(s, SHARED, args, results, &x->error);
        for (uint32_t d = 0; !x->status && d < n; d++)
            if (memcmp(got[d], want, sizeof want) != 0) x->wrong = true;
    }
    free(values), free(got), free(args), free(results);
}

// Each reads its own piece of each other one's array.
static void run_pieces(End *x, TpurtSession *s, uint32_t first, uint32_t n) {
    uint32_t n_all = x->m->n_devices, words = n_all * PIECE;
    uint64_t *values = mesh_array_of((size_t)n * words, 8), *places = mesh_array_of(n, 8), (*got)[PIECE] = mesh_array_of(n, sizeof *got);
    void **args = mesh_array_of(2 * (size_t)n, sizeof *args), **results = mesh_array_of(n, sizeof *results);
    const int32_t *members = x->m->groups[ALL].members;
    for (uint32_t d = 0; d < n; d++) {
        while (members[places[d]] != (int32_t)(first + d)) places[d]++;
        for (uint32_t i = 0; i < words; i++) values[(size_t)d * words + i] = mesh_mix(first + d, i);
        args[2 * d] = values + (size_t)d * words, args[2 * d + 1] = &places[d], results[d] = got[d];
    }
    for (uint32_t i = 0; i < x->n_runs && !x->status; i++) {
        memset(got, 0, n * sizeof *got);
        x->status = tpurt_run_unchecked(s, PIECES, args, results, &x->error);
        for (uint32_t d = 0; !x->status && d < n; d++)
            for (uint32_t k = 0; k < PIECE; k++) {
                uint64_t want = 0;
                for (uint32_t m = 0; m < n_all; m++) want = mesh_mix(want, mesh_mix((uint64_t)members[m], places[d] * PIECE + k));
                if (got[d][k] != want) x->wrong = true;
            }
    }
    free(values), free(places), free(got), free(args), free(results);
}

static void run_faults(End *x, TpurtSession *s, uint32_t first, uint32_t n) {
    uint64_t values[64];
    void *args[64];
    for (uint32_t d = 0; d < n; d++) values[d] = (uint64_t)x->what[first + d], args[d] = &values[d];
    x->status = tpurt_run_unchecked(s, FAULTS, args, NULL, &x->error);
    TpurtError again;
    if (x->status && tpurt_run_unchecked(s, MAIN, args, args, &again) != TPURT_LOST) x->wrong = true;
}

static void *end_run(void *context) {
    End *x = context;
    TpurtProgram *p;
    TpurtSession *s;
    uint32_t first = first_of(x, x->transport->process), n = first_of(x, x->transport->process + 1) - first;
    const TpurtAllocator *allocator = x->transport->process ? NULL : x->first_allocator;
    x->status = tpurt_program_from_table(&x->m->program, &(TpurtProgramOptions){.allocator = allocator}, &p, &x->error);
    if (x->status) {
        tpurt_transport_give_up(x->transport, x->status, x->error.text);
        return NULL;
    }
    x->status =
        tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = x->n_threads, .timeout_ns = x->timeout_ns, .transport = x->transport}, &s, &x->error);
    if (!x->status) {
        x->made = true;
        if (allocator) x->n_made = ((const Counting *)allocator->context)->made;
        if (tpurt_session_devices(s) != n) x->wrong = true;
        if (x->what) {
            run_faults(x, s, first, n);
        } else {
            run_main(x, s, first, n);
            run_shared(x, s, first, n);
            run_pieces(x, s, first, n);
        }
    }
    tpurt_session_destroy(s);
    tpurt_program_release(p);
    return NULL;
}

// `main` and `shared` of all of them, or `faults`.
static void ends_run(const Mesh *m, Net *net, uint32_t n, End with, End *ends) {
    for (uint32_t i = 0; i < n; i++) {
        ends[i] = with;
        if (!ends[i].m) ends[i].m = m;
        ends[i].transport = &net->ends[i];
        if (!net->dead[i]) ck_assert(!pthread_create(&ends[i].thread, NULL, end_run, &ends[i]));
    }
    for (uint32_t i = 0; i < n; i++)
        if (!net->dead[i]) pthread_join(ends[i].thread, NULL);
}

static void setup(void) { mesh_has_others = true; }

static const uint32_t meshes[][2] = {{2, 1}, {3, 1}, {8, 1}, {1, 8}, {4, 2}, {2, 4}, {5, 3}, {20, 2}};
enum { N_MESHES = sizeof meshes / sizeof *meshes };

START_TEST(any_deal_of_devices) {
    static const uint32_t process_counts[] = {1, 2, 3, 4, 7};
    Mesh *m = mesh_make(meshes[_i][0], meshes[_i][1]);
    for (uint32_t k = 0; k < 5; k++)
        for (uint32_t n_threads = 1; n_threads <= 3; n_threads++) {
            uint32_t n = process_counts[k];
            End ends[MOST_ENDS];
            if (n > m->n_devices) continue;
            Net *net = net_make(n);
            net->most_late = n_threads == 1 ? 0 : 6;
            net->random = k;
            ends_run(m, net, n, (End){.n_threads = n_threads, .n_runs = 6, .seed = k}, ends);
            for (uint32_t i = 0; i < n; i++) ck_assert_msg(!ends[i].status && !ends[i].wrong, "process %u of %u: %s", i, n, ends[i].error.text);
            net_free(net);
        }
    mesh_free(m);
}
END_TEST

// What is read in pieces crosses in pieces: each device's own, and no more.
START_TEST(pieces_alone_cross) {
    enum { N = 4, RUNS = 10 };
    uint64_t sent[2];
    for (int whole = 0; whole < 2; whole++) {
        Mesh *m = mesh_make(16, 1);
        Net *net = net_make(N);
        End ends[MOST_ENDS];
        if (whole) m->read_pieces[1].member = 0;
        ends_run(m, net, N, (End){.n_threads = 1, .n_runs = RUNS}, ends);
        for (uint32_t i = 0; i < N; i++) ck_assert_msg(!ends[i].status && !ends[i].wrong, "%s", ends[i].error.text);
        sent[whole] = net->sent;
        net_free(net);
        mesh_free(m);
    }
    // A process has 4 devices: of each of the 12 others it needs 4 of 16 pieces.
    ck_assert_uint_eq(sent[1] - sent[0], (uint64_t)RUNS * N * 12 * 12 * PIECE * 8);
}
END_TEST

START_TEST(delays_change_nothing) {
    Mesh *m = mesh_make(meshes[_i][0], meshes[_i][1]);
    mesh_most_delay_us = 60;
    for (uint32_t n = 2; n <= 3 && n <= m->n_devices; n++) {
        End ends[MOST_ENDS];
        Net *net = net_make(n);
        net->most_late = 3;
        ends_run(m, net, n, (End){.n_threads = 2, .n_runs = 2, .seed = n}, ends);
        for (uint32_t i = 0; i < n; i++) ck_assert_msg(!ends[i].status && !ends[i].wrong, "process %u of %u: %s", i, n, ends[i].error.text);
        net_free(net);
    }
    mesh_most_delay_us = 0;
    mesh_free(m);
}
END_TEST

// ---- Faults

#define IN_ORDER "; all of them have to come to the same collectives in the same order"
START_TEST(what_goes_wrong_is_told_to_all) {
    static const struct {
        int32_t what[4]; // of 4 replicas in 2 processes
        TpurtStatus status[2];
        const char *text[2]; // NULL: either says it first
    } cases[] = {
        {{0, 0, 0, 0}, {TPURT_OK}, {"", ""}},
        {{5, 5, 5, 5}, {TPURT_OK}, {"", ""}},
        {{0, 0, 3, 0}, {TPURT_CHECK_FAILED, TPURT_CHECK_FAILED}, {"process 1: check: 3 elements", "check: 3 elements"}},
        {{1, 1, 0, 0}, {TPURT_OK, TPURT_NOT_MET}, {NULL, "replica 2 waits at 'meet all' for replica 0 of process 0, which has ended" IN_ORDER}},
        {{0, 0, 2, 2}, {TPURT_NOT_MET, TPURT_NOT_MET}, {NULL, NULL}},
        {{0, 1, 0, 0},
         {TPURT_NOT_MET, TPURT_NOT_MET},
         {"replica 0 waits at 'meet all' for replica 1, which has ended" IN_ORDER,
          "process 0: replica 0 waits at 'meet all' for replica 1, which has ended" IN_ORDER}},
    };
    Mesh *m = mesh_make(4, 1);
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++)
        for (uint32_t n_threads = 1; n_threads <= 2; n_threads++) {
            End ends[MOST_ENDS];
            Net *net = net_make(2);
            ends_run(m, net, 2, (End){.n_threads = n_threads, .what = cases[c].what, .timeout_ns = UINT64_C(20000000000)}, ends);
            for (int i = 0; i < 2; i++) {
                const char *text = cases[c].text[i];
                ck_assert_msg(ends[i].status == cases[c].status[i] && !ends[i].wrong, "case %zu, process %d: status %d: %s", c, i, (int)ends[i].status,
                              ends[i].error.text);
                ck_assert_msg(!ends[i].status || !text || !strcmp(ends[i].error.text, text), "case %zu, process %d: %s", c, i, ends[i].error.text);
            }
            net_free(net);
        }
    mesh_free(m);
}
END_TEST

// Each waits for the other, at meetings of different groups: long before the timeout.
START_TEST(processes_that_wait_for_each_other) {
    static const int32_t what[] = {0, 0, FAULT_TURNED, FAULT_TURNED};
    Mesh *m = mesh_make(2, 2);
    for (uint32_t n_threads = 1; n_threads <= 2; n_threads++) {
        End ends[MOST_ENDS];
        Net *net = net_make(2);
        ends_run(m, net, 2, (End){.n_threads = n_threads, .what = what, .timeout_ns = TPURT_NO_TIMEOUT}, ends);
        ck_assert(ends[0].status == TPURT_NOT_MET && ends[1].status == TPURT_NOT_MET);
        for (int i = 0; i < 2; i++) {
            const char *text = ends[i].error.text;
            ck_assert_msg(strstr(text, "'meet all'") && strstr(text, "'columns first'") && strstr(text, ", which is at '") && strstr(text, IN_ORDER), "%s",
                          text);
        }
        net_free(net);
    }
    mesh_free(m);
}
END_TEST

START_TEST(a_process_that_is_not_there) {
    Mesh *m = mesh_make(4, 1);
    Net *net = net_make(3);
    End ends[MOST_ENDS];
    net->dead[1] = true;
    ends_run(m, net, 3, (End){.n_threads = 1, .n_runs = 1, .timeout_ns = 300000000}, ends);
    for (int i = 0; i < 3; i += 2)
        ck_assert_msg(ends[i].status == TPURT_TIMEOUT && !ends[i].made && strstr(ends[i].error.text, "process 1 has not come in 0.3 seconds"),
                      "process %d: status %d, %d: %s", i, (int)ends[i].status, ends[i].made, ends[i].error.text);
    net_free(net);
    mesh_free(m);
}
END_TEST

// It makes one call less, and destroys its session.
START_TEST(a_process_that_goes) {
    Mesh *m = mesh_make(4, 1);
    for (uint32_t n_threads = 1; n_threads <= 2; n_threads++) {
        Net *net = net_make(2);
        End ends[2];
        for (uint32_t i = 0; i < 2; i++)
            ends[i] = (End){.m = m, .transport = &net->ends[i], .n_threads = n_threads, .n_runs = 1 - i, .timeout_ns = UINT64_C(20000000000)};
        ck_assert(!pthread_create(&ends[0].thread, NULL, end_run, &ends[0]));
        end_run(&ends[1]);
        pthread_join(ends[0].thread, NULL);
        ck_assert_msg(!ends[1].status && ends[0].status == TPURT_NOT_MET && strstr(ends[0].error.text, "of process 1, which has ended" IN_ORDER), "%s",
                      ends[0].error.text);
        net_free(net);
    }
    mesh_free(m);
}
END_TEST

START_TEST(a_device_that_takes_too_long) {
    static const int32_t what[] = {0, 0, 0, FAULT_SLEEPS};
    Mesh *m = mesh_make(4, 1);
    Net *net = net_make(2);
    End ends[MOST_ENDS];
    ends_run(m, net, 2, (End){.n_threads = 1, .what = what, .timeout_ns = 100000000}, ends);
    ck_assert_msg(ends[0].status == TPURT_TIMEOUT &&
                      strstr(ends[0].error.text, "seconds at 'meet all' for replica 2 of process 1; is that process still there?"),
                  "%s", ends[0].error.text);
    ck_assert_msg(ends[1].status == TPURT_TIMEOUT && !strncmp(ends[1].error.text, "process 0: replica 0 has waited 0.1", 35), "%s", ends[1].error.text);
    net_free(net);
    mesh_free(m);
}
END_TEST

START_TEST(processes_that_do_not_fit) {
    Mesh *m = mesh_make(4, 1);
    TpurtProgram *p;
    TpurtSession *s;
    TpurtError e;
    Net *net = net_make(5);
    ck_assert(!tpurt_program_from_table(&m->program, NULL, &p, &e));
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.transport = &net->ends[0]}, &s, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "5 processes are more than the program's 4 devices; start at most 4");
    net->ends[0].version = 7;
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.transport = &net->ends[0]}, &s, &e), TPURT_WRONG_VERSION);
    tpurt_program_release(p);
    net_free(net);
    mesh_free(m);
}
END_TEST

// ---- Memory

START_TEST(every_allocation_may_fail) {
    Mesh *m = mesh_make(4, 1);
    bool done = false;
    for (long n = 1; !done; n++) {
        Counting counting = {.fail_at = n};
        TpurtAllocator allocator = {counting_allocate, counting_release, &counting};
        End ends[MOST_ENDS];
        Net *net = net_make(2);
        ends_run(m, net, 2, (End){.n_threads = 1, .n_runs = 2, .first_allocator = &allocator}, ends);
        done = !ends[0].status;
        ck_assert_msg(ends[0].status == (done ? TPURT_OK : TPURT_OUT_OF_MEMORY) && !ends[0].wrong, "%ld: %s", n, ends[0].error.text);
        ck_assert_msg(ends[1].status == ends[0].status && !ends[1].wrong, "%ld: %s", n, ends[1].error.text);
        ck_assert_int_eq(counting.live, 0);
        if (done) ck_assert_int_eq(counting.made, ends[0].n_made); // by no call
        net_free(net);
    }
    mesh_free(m);
}
END_TEST

START_TEST(programs_that_differ) {
    Mesh *a = mesh_make(4, 1), *b = mesh_make(4, 1);
    b->program.key = "another";
    Net *net = net_make(2);
    End ends[] = {{.m = a, .transport = &net->ends[0], .n_threads = 1}, {.m = b, .transport = &net->ends[1], .n_threads = 1}};
    ck_assert(!pthread_create(&ends[0].thread, NULL, end_run, &ends[0]));
    end_run(&ends[1]);
    pthread_join(ends[0].thread, NULL);
    for (int i = 0; i < 2; i++) ck_assert_msg(ends[i].status == TPURT_LOST && strstr(ends[i].error.text, "has another program"), "%s", ends[i].error.text);
    net_free(net);
    mesh_free(a), mesh_free(b);
}
END_TEST

Suite *processes_suite(void);
Suite *processes_suite(void) {
    Suite *s = suite_create("processes");
    TCase *t = tcase_create("processes");
    tcase_set_timeout(t, 120);
    tcase_add_checked_fixture(t, setup, NULL);
    tcase_add_loop_test(t, any_deal_of_devices, 0, N_MESHES);
    tcase_add_test(t, pieces_alone_cross);
    tcase_add_loop_test(t, delays_change_nothing, 0, N_MESHES);
    tcase_add_test(t, what_goes_wrong_is_told_to_all);
    tcase_add_test(t, processes_that_wait_for_each_other);
    tcase_add_test(t, a_process_that_is_not_there);
    tcase_add_test(t, a_process_that_goes);
    tcase_add_test(t, a_device_that_takes_too_long);
    tcase_add_test(t, processes_that_do_not_fit);
    tcase_add_test(t, every_allocation_may_fail);
    tcase_add_test(t, programs_that_differ);
    suite_add_tcase(s, t);
    return s;
}
