// The pool: a job is cut into one contiguous range of tasks per thread, so that a thread gets the same tasks phase
// after phase and finds its data in its own cache; a thread that is done takes half of what another has left. A range
// is one 64-bit word (next << 32 | end), changed by compare-and-swap only while it is not empty; a task number lies in
// one range at a time, so a word that looks unchanged is unchanged.
//
// The gate lets threads into a job: a bit says that it is open, the other bits count who is inside. The caller closes
// it when no task is left and waits for the count to reach 0. A thread that wakes too late finds it closed, so nobody
// ever waits for a sleeper. Idle threads watch `epoch` for a short while and then sleep on it (futex). Source of the
// stealing: Blumofe & Leiserson 1999, "Scheduling Multithreaded Computations by Work Stealing"; of the sleeping:
// Drepper, "Futexes Are Tricky".
#define _GNU_SOURCE
#include "runtime/session/pool.h"
#include "runtime/session/futex.h"
#include "runtime/session/topology.h"
#include "runtime/status.h"
#include "runtime/thread.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <x86intrin.h>

enum { GATE_OPEN = 1u << 30, GATE_WAITED = 1u << 29, GATE_INSIDE = GATE_WAITED - 1 };
// In ticks of the processor's clock, some 3 GHz: as long as a small serial kernel between two shared ones, not longer.
uint64_t watch_ticks_of(int patient) {
    enum { PATIENT_TICKS = 120000, HASTY_TICKS = 2000 };
    return patient ? PATIENT_TICKS : HASTY_TICKS;
}

typedef struct {
    _Alignas(TPU_CACHE_LINE) _Atomic uint64_t range;
} Share;

typedef struct {
    Pool *pool;
    uint32_t number;
    pthread_t thread;
} Worker;

struct Pool {
    _Alignas(TPU_CACHE_LINE) atomic_uint epoch; // rises with every job
    atomic_uint n_sleeping;
    _Alignas(TPU_CACHE_LINE) atomic_uint gate;
    // The job; written while the gate is closed and nobody is inside.
    _Alignas(TPU_CACHE_LINE) PoolTask task;
    void *context;
    atomic_bool stop;
    uint32_t n_threads, n_started;
    uint64_t watch_ticks;
    const uint32_t *processors;
    TpurtAllocator allocator;
    Worker *workers; // number 0 is the caller and has no thread
    Share *shares;
};

// ---- Ranges

static inline uint64_t range_make(uint32_t next, uint32_t end) { return (uint64_t)next << 32 | end; }

// From the front of one's own range: a quarter, so that the rest can be stolen if this part takes long.
static bool take_own(Share *share, uint32_t *out_first, uint32_t *out_last) {
    uint64_t range = atomic_load_explicit(&share->range, memory_order_relaxed);
    for (;;) {
        uint32_t next = (uint32_t)(range >> 32), end = (uint32_t)range;
        if (next >= end) return false;
        uint32_t after = next + 1 + (end - next - 1) / 4;
        if (atomic_compare_exchange_weak_explicit(&share->range, &range, range_make(after, end), memory_order_relaxed, memory_order_relaxed)) {
            *out_first = next;
            *out_last = after;
            return true;
        }
    }
}

// The back half of another's range becomes one's own.
static bool steal(Pool *pool, uint32_t me) {
    for (uint32_t i = 1; i < pool->n_threads; i++) {
        Share *victim = &pool->shares[(me + i) % pool->n_threads];
        uint64_t range = atomic_load_explicit(&victim->range, memory_order_relaxed);
        for (;;) {
            uint32_t next = (uint32_t)(range >> 32), end = (uint32_t)range;
            if (next >= end) break;
            uint32_t middle = next + (end - next) / 2;
            if (!atomic_compare_exchange_weak_explicit(&victim->range, &range, range_make(next, middle), memory_order_relaxed, memory_order_relaxed)) continue;
            atomic_store_explicit(&pool->shares[me].range, range_make(middle, end), memory_order_relaxed);
            return true;
        }
    }
    return false;
}

static void work(Pool *pool, uint32_t me) {
    uint32_t first, last;
    do {
        while (take_own(&pool->shares[me], &first, &last)) pool->task(pool->context, me, first, last);
    } while (steal(pool, me));
}

// ---- The gate

static bool gate_enter(Pool *pool) {
    unsigned gate = atomic_load_explicit(&pool->gate, memory_order_relaxed);
    while (gate & GATE_OPEN)
        if (atomic_compare_exchange_weak_explicit(&pool->gate, &gate, gate + 1, memory_order_acquire, memory_order_relaxed)) return true;
    return false;
}

static void gate_leave(Pool *pool) {
    unsigned left = atomic_fetch_sub_explicit(&pool->gate, 1, memory_order_acq_rel) - 1;
    if (left == GATE_WAITED) futex_wake(&pool->gate, 1);
}

static void gate_close(Pool *pool) {
    unsigned gate = atomic_fetch_and_explicit(&pool->gate, ~(unsigned)GATE_OPEN, memory_order_acq_rel) & ~(unsigned)GATE_OPEN;
    uint64_t start = __rdtsc();
    uint32_t turns = 0;
    while (gate & GATE_INSIDE) {
        if (__rdtsc() - start < pool->watch_ticks) {
            watch_pause(&turns);
            gate = atomic_load_explicit(&pool->gate, memory_order_acquire);
        } else if (gate & GATE_WAITED ||
                   atomic_compare_exchange_weak_explicit(&pool->gate, &gate, gate | GATE_WAITED, memory_order_acquire, memory_order_acquire)) {
            futex_wait(&pool->gate, gate | GATE_WAITED, NULL);
            gate = atomic_load_explicit(&pool->gate, memory_order_acquire);
        }
    }
}

// ---- Threads

// Returns when epoch is no longer `seen`.
static void await_job(Pool *pool, unsigned seen) {
    uint64_t start = __rdtsc();
    uint32_t turns = 0;
    while (atomic_load_explicit(&pool->epoch, memory_order_acquire) == seen) {
        if (__rdtsc() - start < pool->watch_ticks) {
            watch_pause(&turns);
            continue;
        }
        // Counted before the futex looks at epoch: post raises epoch before it looks at the count.
        atomic_fetch_add(&pool->n_sleeping, 1);
        futex_wait(&pool->epoch, seen, NULL);
        atomic_fetch_sub(&pool->n_sleeping, 1);
    }
}

static void post(Pool *pool) {
    atomic_fetch_add(&pool->epoch, 1);
    if (atomic_load(&pool->n_sleeping)) futex_wake(&pool->epoch, (int)pool->n_threads);
}

static void *worker_main(void *argument) {
    Worker *self = argument;
    Pool *pool = self->pool;
    unsigned seen = 0;
    _mm_setcsr(0x1f80); // rounding to nearest and no flushing, whatever the thread that made this one had chosen
    if (pool->processors) thread_bind(pool->processors[self->number]);
    for (;;) {
        await_job(pool, seen);
        seen = atomic_load_explicit(&pool->epoch, memory_order_acquire);
        if (atomic_load_explicit(&pool->stop, memory_order_acquire)) return NULL;
        if (!gate_enter(pool)) continue;
        work(pool, self->number);
        gate_leave(pool);
    }
}

static TpurtStatus pool_start(Pool *pool, uint32_t n_threads, TpurtError *error) {
    pool->workers = memory_new(&pool->allocator, n_threads, sizeof(Worker), TPU_CACHE_LINE, "threads", error);
    pool->shares = memory_new(&pool->allocator, n_threads, sizeof(Share), TPU_CACHE_LINE, "threads", error);
    if (!pool->workers || !pool->shares) return TPURT_OUT_OF_MEMORY;
    for (uint32_t i = 1; i < n_threads; i++) {
        pool->workers[i] = (Worker){.pool = pool, .number = i};
        int failed = thread_start(&pool->workers[i].thread, worker_main, &pool->workers[i]);
        if (failed) return error_set(error, TPURT_SYSTEM, "cannot start thread %u of %u: %s", i + 1, n_threads, strerror(failed));
        pool->n_started++;
    }
    return TPURT_OK;
}

TpurtStatus pool_create(const TpurtAllocator *allocator, uint32_t n_threads, int patient, const uint32_t *processors, Pool **out_pool, TpurtError *error) {
    *out_pool = NULL;
    Pool *pool = memory_new(allocator, 1, sizeof *pool, TPU_CACHE_LINE, "threads", error);
    if (!pool) return TPURT_OUT_OF_MEMORY;
    pool->allocator = *allocator;
    pool->n_threads = n_threads;
    pool->processors = processors;
    pool->watch_ticks = watch_ticks_of(patient);
    TpurtStatus status = pool_start(pool, n_threads, error);
    if (status) pool_destroy(pool);
    else *out_pool = pool;
    return status;
}

void pool_destroy(Pool *pool) {
    if (!pool) return;
    atomic_store_explicit(&pool->stop, true, memory_order_release);
    post(pool);
    for (uint32_t i = 1; i <= pool->n_started; i++) pthread_join(pool->workers[i].thread, NULL);
    TpurtAllocator allocator = pool->allocator;
    memory_free(&allocator, pool->workers);
    memory_free(&allocator, pool->shares);
    memory_free(&allocator, pool);
}

void pool_run(Pool *pool, PoolTask task, void *context, uint32_t n_tasks) {
    uint32_t n = pool->n_threads;
    for (uint32_t i = 0; i < n; i++) {
        uint64_t next = (uint64_t)n_tasks * i / n, end = (uint64_t)n_tasks * (i + 1) / n;
        atomic_store_explicit(&pool->shares[i].range, range_make((uint32_t)next, (uint32_t)end), memory_order_relaxed);
    }
    pool->task = task;
    pool->context = context;
    atomic_store_explicit(&pool->gate, GATE_OPEN, memory_order_release);
    post(pool);
    work(pool, 0);
    gate_close(pool);
}
