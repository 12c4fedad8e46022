// An allocator that counts, and that fails where it is told to: for tests of what a failing allocation leaves behind. Any number of threads.
#ifndef TPUCC_TESTS_UNIT_RUNTIME_COUNTING_H
#define TPUCC_TESTS_UNIT_RUNTIME_COUNTING_H

#include <stdatomic.h>
#include <stdlib.h>

typedef struct {
    atomic_long live, made;
    long fail_at; // the n-th allocation from now on fails; 0: none
} Counting;

static inline void *counting_allocate(void *context, size_t bytes, size_t alignment) {
    Counting *c = context;
    if (atomic_fetch_add(&c->made, 1) + 1 == c->fail_at || bytes > (size_t)1 << 40) return NULL;
    void *memory;
    if (alignment < sizeof(void *)) alignment = sizeof(void *);
    if (posix_memalign(&memory, alignment, bytes)) return NULL;
    atomic_fetch_add(&c->live, 1);
    return memory;
}

static inline void counting_release(void *context, void *memory) {
    Counting *c = context;
    atomic_fetch_sub(&c->live, 1);
    free(memory);
}

#endif
