// --simulate-cores: how a program would run on other numbers of cores than this machine has, and which phases would leave cores idle. Each task is timed alone,
// on one thread, the least of some runs; then the phases of a run are dealt to N cores by the rules of the library's pool (runtime/session/pool.c): a range of
// tasks for each core, of which it takes a quarter at a time, and half of what another has left when it is done; the next phase begins when all are. What
// handing over costs is measured here, between the cores that there are: a launch, and how long it takes until another core sees a value that one has written,
// by which the cores join one after the other. Not simulated: that cores share memory and caches, clock rates that fall with the number of busy cores.
#define _GNU_SOURCE
#include "frontend/runner/tpurun.h"
#include "ir/base/shown.h"
#include "runtime/abi.h"
#include "runtime/session/pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { RUNS = 9, LAUNCHES = 2000, MOST_US = 500000, BELIEVED_US = 20, SHOWN = 16, MOST_CORES = 1024 };

// Tasks of one phase of one launch, in us.
typedef struct {
    uint32_t kernel, phase, n_tasks;
    bool shared;
    double serial;
    const double *us;
} PhaseRun;

// The same phase of all launches of its kernel.
typedef struct {
    uint32_t kernel, phase, n_launches, n_tasks;
    bool shared;
    double serial, least, most; // sum; shortest and longest task
    double *took;               // at each number of cores
    double lost;                // time of cores, at the largest
} PhaseSum;

typedef struct {
    Model *m;
    const Cores *cores; // the numbers asked for
    double launch_us, step_us;
    bool measured;
    TpurtInterval *intervals;
    double *us; // of each interval
    uint64_t n;
    VEC(PhaseRun) runs;
    VEC(PhaseSum) sums;
} Simulation;

bool numbers_parse(const CliOption *x, const char *value, void *list_, Diags *d) {
    Cores *list = list_;
    list->n = 0;
    for (const char *at = value;; at++) {
        char *end;
        unsigned long n = *at >= '0' && *at <= '9' ? strtoul(at, &end, 10) : 0;
        if (n < 1 || n > MOST_CORES || (*end && *end != ','))
            return cli_refuse(d, "--%s takes numbers of cores from 1 to %d, such as 8,32,64, not '%s'", x->name, MOST_CORES, value);
        vec_push(list, (uint32_t)n);
        if (!*end) return true;
        at = end;
    }
}

// ---- what handing over costs

static double now_us(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

enum { PASSES = 2000 };
typedef struct {
    _Alignas(TPU_CACHE_LINE) atomic_uint value;
    _Alignas(TPU_CACHE_LINE) atomic_uint n_done; // tasks that have begun
} Ball;

static void await_value(const Ball *b, unsigned value) {
    while (atomic_load_explicit(&b->value, memory_order_acquire) != value) __builtin_ia32_pause();
}

// Two tasks that meet: neither ends before the other has begun, so two threads have taken one each.
static void hand_over(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    Ball *b = context;
    (void)thread;
    atomic_fetch_add(&b->n_done, last - first);
    while (atomic_load(&b->n_done) < 2) __builtin_ia32_pause();
}

static void *throw_back(void *context) {
    Ball *b = context;
    for (unsigned i = 0; i < PASSES; i++) await_value(b, 2 * i + 1), atomic_store_explicit(&b->value, 2 * i + 2, memory_order_release);
    return NULL;
}

static double measure_launch(Pool *pool) {
    Ball b;
    double least = 1e9, end = now_us() + MOST_US; // other processes only add to it
    for (size_t n = 0; n < LAUNCHES && (!n || now_us() < end); n++) {
        atomic_init(&b.n_done, 0);
        double start = now_us();
        pool_run(pool, hand_over, &b, 2);
        double took = now_us() - start;
        if (took < least) least = took;
    }
    return least;
}

static double measure_step(void) {
    Ball b;
    pthread_t other;
    atomic_init(&b.value, 0);
    if (pthread_create(&other, NULL, throw_back, &b)) return 0;
    double least = 1e9;
    for (unsigned i = 0; i < PASSES; i++) {
        double start = now_us();
        atomic_store_explicit(&b.value, 2 * i + 1, memory_order_release);
        await_value(&b, 2 * i + 2);
        double took = (now_us() - start) / 2;
        if (took < least) least = took;
    }
    pthread_join(other, NULL);
    return least;
}

static void *allocate(void *context, size_t bytes, size_t alignment) {
    (void)context;
    return aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
}

static void release(void *context, void *memory) {
    (void)context;
    free(memory);
}

// What is usual where the machine has one processor, or others are so busy that two threads never run side by side.
static void measure_handing_over(Simulation *s) {
    Pool *pool = NULL;
    TpurtAllocator from = {.allocate = allocate, .release = release};
    s->launch_us = 1, s->step_us = 0.1;
    if (tpurt_default_threads() < 2 || pool_create(&from, 2, 1, NULL, &pool, NULL)) return;
    double launch = measure_launch(pool), step = measure_step();
    pool_destroy(pool);
    s->measured = launch < BELIEVED_US && step < BELIEVED_US;
    if (s->measured) s->launch_us = launch, s->step_us = step;
}

// ---- the times of tasks

static bool time_tasks(Simulation *s, void *const *args, void *const *results, Diags *d) {
    Model *m = s->m;
    TpurtInterval none;
    tpurt_session_profile(m->session, &none, 0, NULL);
    if (!m->run(m, args, results, d)) return false;
    s->n = tpurt_session_profile_count(m->session);
    s->intervals = xcalloc(s->n + 1, sizeof *s->intervals);
    s->us = xcalloc(s->n + 1, sizeof *s->us);
    for (int run = 0; run < RUNS; run++) {
        tpurt_session_profile(m->session, s->intervals, s->n, NULL);
        if (!m->run(m, args, results, d)) return false;
        for (uint64_t i = 0; i < s->n; i++) {
            double us = (double)(s->intervals[i].end_ns - s->intervals[i].start_ns) * 1e-3;
            if (!run || us < s->us[i]) s->us[i] = us;
        }
    }
    tpurt_session_profile(m->session, NULL, 0, NULL);
    return true;
}

// Tasks of a phase follow each other; task 0 begins the next one.
static void find_phases(Simulation *s) {
    for (uint64_t i = 0; i < s->n; i++) {
        const TpurtInterval *x = &s->intervals[i];
        if (x->kernel == TPURT_MEETING) continue;
        if (!x->first_task || !s->runs.n) {
            TpurtPhaseInfo info = {0};
            if (x->kernel != TPURT_NO_KERNEL) tpurt_phase_describe(s->m->program, x->kernel, x->phase, &info, NULL);
            vec_push(&s->runs, ((PhaseRun){.kernel = x->kernel, .phase = x->phase, .shared = info.shared, .us = &s->us[i]}));
        }
        PhaseRun *r = &s->runs.items[s->runs.n - 1];
        r->n_tasks++;
        r->serial += s->us[i];
    }
}

// ---- a phase on n cores

typedef struct {
    double at; // free from then on
    uint32_t next, end;
} Core;

static bool core_steal(Core *cores, uint32_t n, uint32_t me) {
    for (uint32_t i = 1; i < n; i++) {
        Core *victim = &cores[(me + i) % n];
        if (victim->next >= victim->end) continue;
        uint32_t middle = victim->next + (victim->end - victim->next) / 2;
        cores[me].next = middle, cores[me].end = victim->end;
        victim->end = middle;
        return true;
    }
    return false;
}

static const double ENDED = 1e300;

// The core that is free first takes its next tasks, until there are none; the caller goes on when the last one is done.
static double phase_time(const Simulation *s, const PhaseRun *r, uint32_t n) {
    static Core cores[MOST_CORES];
    if (n == 1 || r->n_tasks == 1 || !r->shared) return r->serial;
    for (uint32_t i = 0; i < n; i++)
        cores[i] = (Core){i ? s->launch_us / 2 + i * s->step_us : 0, (uint32_t)((uint64_t)r->n_tasks * i / n), (uint32_t)((uint64_t)r->n_tasks * (i + 1) / n)};
    double last = s->launch_us;
    for (uint32_t n_left = r->n_tasks; n_left;) {
        uint32_t me = 0;
        for (uint32_t i = 1; i < n; i++)
            if (cores[i].at < cores[me].at) me = i;
        Core *c = &cores[me];
        if (c->next >= c->end) {
            bool stolen = core_steal(cores, n, me);
            c->at = stolen ? c->at + s->step_us : ENDED;
            if (!stolen) continue;
        }
        uint32_t after = c->next + 1 + (c->end - c->next - 1) / 4;
        for (; c->next < after; n_left--) c->at += r->us[c->next++];
        double done = c->at + (me ? s->launch_us / 2 : 0);
        if (done > last) last = done;
    }
    return last;
}

static PhaseSum *sum_of(Simulation *s, const PhaseRun *r) {
    for (size_t i = 0; i < s->sums.n; i++)
        if (s->sums.items[i].kernel == r->kernel && s->sums.items[i].phase == r->phase) return &s->sums.items[i];
    PhaseSum one = {.kernel = r->kernel, .phase = r->phase, .n_tasks = r->n_tasks, .shared = r->shared, .least = 1e300};
    one.took = xcalloc(s->cores->n + 1, sizeof *one.took);
    vec_push(&s->sums, one);
    return &s->sums.items[s->sums.n - 1];
}

static void simulate(Simulation *s) {
    for (size_t i = 0; i < s->runs.n; i++) {
        const PhaseRun *r = &s->runs.items[i];
        PhaseSum *sum = sum_of(s, r);
        sum->n_launches++;
        sum->serial += r->serial;
        for (uint32_t k = 0; k < r->n_tasks; k++) {
            if (r->us[k] < sum->least) sum->least = r->us[k];
            if (r->us[k] > sum->most) sum->most = r->us[k];
        }
        for (size_t k = 0; k < s->cores->n; k++) sum->took[k] += phase_time(s, r, s->cores->items[k]);
    }
}

// ---- the answer

static int by_loss(const void *a, const void *b) {
    const PhaseSum *x = a, *y = b;
    return x->lost < y->lost ? 1 : x->lost > y->lost ? -1 : (x->kernel > y->kernel) - (x->kernel < y->kernel);
}

static void print_sums(const Simulation *s) {
    double serial = 0;
    for (size_t i = 0; i < s->sums.n; i++) serial += s->sums.items[i].serial;
    printf("%.3f ms on one core; a launch takes %.2f us, and %.3f us more for each core until it has come (%s)\n", serial / 1e3, s->launch_us, s->step_us,
           s->measured ? "measured here" : "assumed: no two processors are free here");
    printf("%8s %12s %9s %11s\n", "cores", "ms", "speedup", "efficiency");
    for (size_t k = 0; k < s->cores->n; k++) {
        double took = 0;
        for (size_t i = 0; i < s->sums.n; i++) took += s->sums.items[i].took[k];
        if (took <= 0) took = serial = 1; // nothing runs
        printf("%8u %12.3f %8.2fx %9.1f %%\n", s->cores->items[k], took / 1e3, serial / took, 100 * serial / took / s->cores->items[k]);
    }
}

static void print_phase(const Simulation *s, const PhaseSum *x, double idle) {
    TpurtKernelInfo kernel = {.name = "copy", .n_phases = 1};
    if (x->kernel != TPURT_NO_KERNEL) tpurt_kernel_describe(s->m->program, x->kernel, &kernel, NULL);
    Text line = {0};
    text_f(&line, "%8.1f %% %6u x %6u %s %10.2f %9.2f %9.2f ", 100 * idle, x->n_launches, x->n_tasks, x->shared && x->n_tasks > 1 ? "tasks" : "alone",
           x->serial / x->n_launches, x->least, x->most);
    for (size_t k = 0; k < s->cores->n; k++) text_f(&line, " %6.1f %%", 100 * x->serial / x->took[k] / s->cores->items[k]);
    text_f(&line, "  %s", kernel.name);
    if (kernel.n_phases > 1) text_f(&line, ", phase %u", x->phase);
    print_line(stdout, "%s", line.items);
    vec_free(&line);
}

// At the largest number of cores.
static void print_phases(Simulation *s) {
    size_t last = 0;
    double lost = 0;
    for (size_t k = 1; k < s->cores->n; k++)
        if (s->cores->items[k] > s->cores->items[last]) last = k;
    for (size_t i = 0; i < s->sums.n; i++) {
        PhaseSum *x = &s->sums.items[i];
        x->lost = x->took[last] * s->cores->items[last] - x->serial;
        lost += x->lost;
    }
    qsort(s->sums.items, s->sums.n, sizeof *s->sums.items, by_loss);
    printf("what leaves cores idle, of all idle time on %u cores; us of a launch on one core, of the shortest and the longest task; efficiency on",
           s->cores->items[last]);
    for (size_t k = 0; k < s->cores->n; k++) printf("%s %u", k ? "," : "", s->cores->items[k]);
    putchar('\n');
    for (size_t i = 0; i < s->sums.n && i < SHOWN; i++) print_phase(s, &s->sums.items[i], lost > 0 ? s->sums.items[i].lost / lost : 0);
    if (s->sums.n > SHOWN) printf("and %zu phases more\n", s->sums.n - SHOWN);
}

bool compiled_simulate(Model *m, const Cores *cores, void *const *args, void *const *results, Diags *d) {
    Simulation s = {.m = m, .cores = cores};
    bool good = time_tasks(&s, args, results, d);
    if (good) {
        measure_handing_over(&s);
        find_phases(&s);
        simulate(&s);
        print_sums(&s);
        print_phases(&s);
    }
    for (size_t i = 0; i < s.sums.n; i++) free(s.sums.items[i].took);
    vec_free(&s.sums);
    vec_free(&s.runs);
    free(s.intervals);
    free(s.us);
    return good;
}
