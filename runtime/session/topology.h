// Binding threads to processors. Not installed.
#ifndef TPURT_SESSION_TOPOLOGY_H
#define TPURT_SESSION_TOPOLOGY_H

#include "runtime/names.h"
#include "runtime/tpurt.h"

#include <stdbool.h>

typedef struct {
    bool known;
    _Alignas(8) char bits[128];
} ThreadMask;
void thread_bind(uint32_t processor); // the calling thread
void thread_mask_save(ThreadMask *out);
void thread_mask_restore(const ThreadMask *saved);
// Those that the options list, or of those granted: of several processes on a machine each begins where the one before it, with as many threads, has ended.
TpurtStatus processors_choose(const TpurtSessionOptions *options, uint32_t n_threads, uint32_t *out, TpurtError *error);

#endif
