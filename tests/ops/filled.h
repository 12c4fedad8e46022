// Memory of a program that holds anything when it begins: an allocator whose context is the byte that fills it. 0xff is NaN, and -1.
#ifndef TPUCC_TESTS_OPS_FILLED_H
#define TPUCC_TESTS_OPS_FILLED_H

#include "runtime/tpurt.h"

#include <stdlib.h>
#include <string.h>

static inline void *filled_allocate(void *context, size_t bytes, size_t alignment) {
    void *p = NULL;
    if (posix_memalign(&p, alignment < sizeof p ? sizeof p : alignment, bytes ? bytes : 1)) return NULL;
    return memset(p, *(const unsigned char *)context, bytes);
}

static inline void filled_release(void *context, void *memory) {
    (void)context;
    free(memory);
}

static inline TpurtAllocator filled_memory(unsigned char *byte) { return (TpurtAllocator){filled_allocate, filled_release, byte}; }

#endif
