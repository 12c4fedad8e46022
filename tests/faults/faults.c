// The calls that may fail: see faults.h. Each stands in for the C library's, counts, and either fails as its row says or passes on.
#define _GNU_SOURCE
#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

Faults *faults;

// Those that a signal may interrupt; the others end as they began.
static bool may_be_interrupted(const char *name) {
    static const char *const names[] = {"read", "pread", "write", "pwrite", "waitpid", "poll", "flock"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0) return true;
    return false;
}

static bool counts(const char *name, FaultClass of_call) { return faults->class == FAULT_INTERRUPT ? may_be_interrupted(name) : faults->class == of_call; }

extern const char __executable_start[], etext[];

// Where a call came from: as many return addresses as the chain of frame pointers gives, at most 12. Those in the program count from its start, so that
// they are the next process's as well; others do not count.
static uint64_t stack_hash(void *const *frame) {
    uint64_t hash = 0;
    for (int i = 0; i < 12 && frame; i++) {
        void *const *up = frame[0];
        uintptr_t from = (uintptr_t)frame[1];
        bool inside = from >= (uintptr_t)__executable_start && from < (uintptr_t)etext;
        hash = (hash ^ (inside ? from - (uintptr_t)__executable_start : 1)) * 0x9e3779b97f4a7c15u;
        frame = up > frame && (uintptr_t)up - (uintptr_t)frame < (1 << 20) && !((uintptr_t)up & 7) ? up : NULL;
    }
    return hash;
}

// Counts a call; the errno with which it fails now, or 0.
static int fault(const char *name, FaultClass of_call, int error, void *const *frame) {
    if (!faults || !counts(name, of_call)) return 0;
    long n = atomic_fetch_add(&faults->n_calls, 1) + 1;
    if (!faults->fail_at && n <= MAX_CALLS) faults->stacks[n - 1] = stack_hash(frame);
    if (n != faults->fail_at) return 0;
    atomic_store(&faults->failed, name);
    return errno = faults->class == FAULT_INTERRUPT ? EINTR : error;
}

#define FAULT(name, group, error, T, parameters, arguments, failed)                        \
    T __real_##name parameters;                                                            \
    T __wrap_##name parameters;                                                            \
    T __wrap_##name parameters {                                                           \
        if (fault(#name, FAULT_##group, error, __builtin_frame_address(0))) return failed; \
        return __real_##name arguments;                                                    \
    }
#include "faults.def"

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (fault("open", FAULT_FILE, EMFILE, __builtin_frame_address(0))) return -1;
    return __real_open(path, flags, mode);
}

// The descriptor is gone also where close fails.
int __real_close(int fd);
int __wrap_close(int fd);
int __wrap_close(int fd) {
    int error = fault("close", FAULT_FILE, EIO, __builtin_frame_address(0)), result = __real_close(fd);
    if (!error) return result;
    errno = error;
    return -1;
}
