// Sleeping until a word changes (futex). Source: Drepper, "Futexes Are Tricky". Not installed.
#ifndef TPURT_SESSION_FUTEX_H
#define TPURT_SESSION_FUTEX_H

#include <linux/futex.h>
#include <sched.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <x86intrin.h>

// While *word is `value`, at most as long as `most` says (NULL: for ever). May return early: callers look again.
static inline void futex_wait(atomic_uint *word, unsigned value, const struct timespec *most) {
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, most, NULL, 0);
}

static inline void futex_wake(atomic_uint *word, int n) { syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, n, NULL, NULL, 0); }

// One turn of a loop that watches memory. Now and then another thread gets the processor: what is waited for may be its work.
static inline void watch_pause(uint32_t *turns) {
    enum { TURNS_ALONE = 128 };
    _mm_pause();
    if (!(++*turns % TURNS_ALONE)) sched_yield();
}

#endif
