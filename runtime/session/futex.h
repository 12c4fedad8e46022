// Sleeping until a word changes (futex). Source: Drepper, "Futexes Are Tricky". Not installed.
#ifndef TPURT_SESSION_FUTEX_H
#define TPURT_SESSION_FUTEX_H

#include <linux/futex.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// While *word is `value`, at most as long as `most` says (NULL: for ever). May return early: callers look again.
static inline void futex_wait(atomic_uint *word, unsigned value, const struct timespec *most) {
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, most, NULL, 0);
}

static inline void futex_wake(atomic_uint *word, int n) { syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, n, NULL, NULL, 0); }

#endif
