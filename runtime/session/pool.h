// Threads that share the tasks of one phase. pool_run hands out every task once, in ranges, to the calling thread and
// to those of the pool's threads that are awake in time, and returns when all have been done; what the tasks wrote is
// then visible to the caller. Which thread gets which task is not fixed: nothing may depend on it.
#ifndef TPURT_SESSION_POOL_H
#define TPURT_SESSION_POOL_H

#include "runtime/names.h"
#include "runtime/tpurt.h"

typedef struct Pool Pool;
// Runs the tasks first <= t < last as thread number `thread` of the pool; the caller of pool_run is number 0.
typedef void (*PoolTask)(void *context, uint32_t thread, uint32_t first, uint32_t last);

// A pool of n_threads, the caller's among them; n_threads - 1 are started, bound to the processors that have their numbers
// (which outlive the pool; NULL: not bound). `patient`: idle threads watch for work a
// short while before they sleep, which is right as long as there is a processor for each. The caller frees it with
// pool_destroy.
TpurtStatus pool_create(const TpurtAllocator *allocator, uint32_t n_threads, int patient, const uint32_t *processors, Pool **out_pool, TpurtError *error);
void pool_destroy(Pool *pool);        // NULL is allowed
uint64_t watch_ticks_of(int patient); // how long one watches before one sleeps
// One call at a time.
void pool_run(Pool *pool, PoolTask task, void *context, uint32_t n_tasks);

#endif
