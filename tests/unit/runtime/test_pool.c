// The pool: every task runs exactly once whatever the numbers of threads and tasks, phases are separated, threads that
// sleep come back, failures leave nothing behind; and what a hand-over costs, which TPU_SHARE_CYCLES is derived from.
#define _GNU_SOURCE
#include "runtime/internal.h"

#include <check.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <x86intrin.h>

enum { MAX_TASKS = 10000 };

typedef struct {
    uint8_t ran[MAX_TASKS]; // written by whoever has the task: a task given twice is a race that TSan sees
    uint32_t n_threads;
    uint64_t sum[8][8]; // of each thread, a cache line apart
} Job;

static Pool *make(uint32_t n_threads, int patient) {
    Pool *p;
    TpurtError e;
    ck_assert_msg(!pool_create(&memory_default, n_threads, patient, NULL, &p, &e), "%s", e.text);
    return p;
}

static void mark(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    Job *job = context;
    if (thread >= job->n_threads || first >= last) abort();
    for (uint32_t i = first; i < last; i++) {
        job->ran[i]++;
        job->sum[thread][0] += i;
    }
}

START_TEST(every_task_once) {
    static const uint32_t threads[] = {1, 2, 3, 5, 8}, tasks[] = {1, 2, 3, 7, 64, 1000, MAX_TASKS};
    static Job job;
    for (size_t t = 0; t < sizeof threads / sizeof *threads; t++) {
        Pool *p = make(threads[t], t % 2);
        for (size_t k = 0; k < sizeof tasks / sizeof *tasks; k++)
            for (int round = 0; round < 20; round++) {
                memset(&job, 0, sizeof job);
                job.n_threads = threads[t];
                pool_run(p, mark, &job, tasks[k]);
                uint64_t sum = 0, n = tasks[k], n_wrong = 0;
                for (uint32_t i = 0; i < MAX_TASKS; i++) n_wrong += job.ran[i] != (i < n);
                ck_assert_uint_eq(n_wrong, 0);
                for (int i = 0; i < 8; i++) sum += job.sum[i][0];
                ck_assert_uint_eq(sum, n * (n - 1) / 2);
            }
        pool_destroy(p);
    }
}
END_TEST

// Each phase reads what the one before wrote, wherever that ran.
typedef struct {
    uint32_t *from, *to, n;
} Phase;

static void rotate(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    Phase *p = context;
    (void)thread;
    for (uint32_t i = first; i < last; i++) p->to[i] = p->from[(i + 1) % p->n] + 1;
}

START_TEST(phases_are_separated) {
    static uint32_t a[257], b[257];
    for (uint32_t n_threads = 1; n_threads <= 5; n_threads += 2) {
        Pool *p = make(n_threads, 1);
        for (uint32_t i = 0; i < 257; i++) a[i] = i;
        for (int i = 0; i < 2000; i++) {
            Phase phase = {i % 2 ? b : a, i % 2 ? a : b, 257};
            pool_run(p, rotate, &phase, 257);
        }
        for (uint32_t i = 0; i < 257; i++) ck_assert_uint_eq(a[i], (i + 2000) % 257 + 2000);
        pool_destroy(p);
    }
}
END_TEST

static void uneven(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    mark(context, thread, first, last);
    for (uint32_t i = first; i < last; i++)
        if (i < 4) nanosleep(&(struct timespec){0, 3000000}, NULL); // all the work is in the first thread's range
}

START_TEST(sleepers_come_back_and_steal) {
    static Job job;
    Pool *p = make(4, 1);
    for (int round = 0; round < 5; round++) {
        memset(&job, 0, sizeof job);
        job.n_threads = 4;
        nanosleep(&(struct timespec){0, 2000000}, NULL); // long enough for the threads to sleep
        pool_run(p, uneven, &job, 64);
        for (uint32_t i = 0; i < 64; i++) ck_assert_uint_eq(job.ran[i], 1);
    }
    pool_destroy(p);
}
END_TEST

typedef struct {
    atomic_uint n_seen;
    atomic_bool right;
} Masks;

// The calling thread waits in its first task until another one has come, for 5 seconds at most.
static void see_mask(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    Masks *m = context;
    (void)first, (void)last;
    for (int i = 0; !thread && i < 5000 && !atomic_load(&m->n_seen); i++) nanosleep(&(struct timespec){0, 1000000}, NULL);
    if (!thread) return;
    sigset_t now;
    pthread_sigmask(SIG_SETMASK, NULL, &now);
    if (!sigismember(&now, SIGTERM) || !sigismember(&now, SIGCHLD) || sigismember(&now, SIGBUS) || sigismember(&now, SIGSEGV) || sigismember(&now, SIGFPE))
        atomic_store(&m->right, false);
    atomic_fetch_add(&m->n_seen, 1);
}

START_TEST(signals_are_for_the_host_but_faults) {
    Masks m;
    atomic_init(&m.n_seen, 0);
    atomic_init(&m.right, true);
    Pool *p = make(3, 1);
    pool_run(p, see_mask, &m, 64);
    pool_destroy(p);
    ck_assert_uint_gt(atomic_load(&m.n_seen), 0);
    ck_assert(atomic_load(&m.right));
}
END_TEST

START_TEST(made_and_destroyed_unused) {
    for (uint32_t i = 0; i < 50; i++) pool_destroy(make(1 + i % 4, (int)i % 2));
    pool_destroy(NULL);
}
END_TEST

static void *fail_third(void *context, size_t bytes, size_t alignment) {
    int *n = context;
    return ++*n == 3 ? NULL : memory_default.allocate(NULL, bytes, alignment);
}

START_TEST(no_memory) {
    int n = 0;
    TpurtAllocator allocator = {fail_third, memory_default.release, &n};
    Pool *p = (Pool *)(void *)&n;
    TpurtError e;
    ck_assert_int_eq(pool_create(&allocator, 3, 1, NULL, &p, &e), TPURT_OUT_OF_MEMORY);
    ck_assert_ptr_null(p);
}
END_TEST

// Two tasks that meet: neither ends before the other has begun, so two threads must have taken one each.
static void meet(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    atomic_uint *arrived = context;
    (void)thread;
    if (last != first + 1) abort();
    unsigned round = atomic_fetch_add(arrived, 1) / 2;
    while (atomic_load(arrived) < 2 * round + 2) _mm_pause();
}

static int by_size(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

// Printed, not judged: the machine of a test may be busy.
START_TEST(cost_of_a_hand_over) {
    enum { ROUNDS = 1000 };
    static uint64_t ticks[ROUNDS];
    atomic_uint arrived = 0;
    Pool *p = make(2, 1);
    for (int i = 0; i < ROUNDS; i++) {
        uint64_t start = __rdtsc();
        pool_run(p, meet, &arrived, 2);
        ticks[i] = __rdtsc() - start;
    }
    qsort(ticks, ROUNDS, sizeof *ticks, by_size);
    fprintf(stderr, "pool: a task to another thread and back: median %llu, best %llu cycles; shared from %d on\n", (unsigned long long)ticks[ROUNDS / 2],
            (unsigned long long)ticks[0], TPU_SHARE_CYCLES);
    pool_destroy(p);
}
END_TEST

Suite *pool_suite(void);
Suite *pool_suite(void) {
    Suite *s = suite_create("pool");
    TCase *t = tcase_create("pool");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, every_task_once);
    tcase_add_test(t, phases_are_separated);
    tcase_add_test(t, sleepers_come_back_and_steal);
    tcase_add_test(t, signals_are_for_the_host_but_faults);
    tcase_add_test(t, made_and_destroyed_unused);
    tcase_add_test(t, no_memory);
    tcase_add_test(t, cost_of_a_hand_over);
    suite_add_tcase(s, t);
    return s;
}
