// Threads that take the next job until none is left: see jobs.h. What a job writes is its own; the caller sees all of it once jobs_run has returned.
#define _GNU_SOURCE 1
#include "codegen/llvm/jobs.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

enum { MAX_THREADS = 64 };

typedef struct {
    JobFn *fn;
    void *context;
    size_t n;
    atomic_size_t next;
} Jobs;

static void *work(void *context) {
    Jobs *j = context;
    for (size_t i; (i = atomic_fetch_add(&j->next, 1)) < j->n;) j->fn(j->context, i);
    return NULL;
}

static unsigned count_cores(void) {
    cpu_set_t set;
    return sched_getaffinity(0, sizeof set, &set) ? 1 : (unsigned)CPU_COUNT(&set);
}

void jobs_run(size_t n, unsigned n_threads, JobFn *fn, void *context) {
    Jobs j = {.fn = fn, .context = context, .n = n};
    if (!n_threads) n_threads = count_cores();
    if (n_threads > n) n_threads = (unsigned)n;
    if (n_threads > MAX_THREADS) n_threads = MAX_THREADS;
    pthread_t threads[MAX_THREADS];
    pthread_attr_t attr;
    unsigned started = 0;
    if (n_threads > 1 && !pthread_attr_init(&attr)) {
        if (!pthread_attr_setstacksize(&attr, STACK_BYTES))
            while (started + 1 < n_threads && !pthread_create(&threads[started], &attr, work, &j)) started++;
        pthread_attr_destroy(&attr);
    }
    work(&j);
    for (unsigned i = 0; i < started; i++) pthread_join(threads[i], NULL);
}
