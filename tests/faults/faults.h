// Faults on purpose: a program that is linked with faults.c, sweep.c and -Wl,--wrap=NAME for each row of faults.def (and open, close, main)
// sees one of these calls fail: the one that sweep.c asks for. Only calls by the project's own code and by libraries that are linked
// statically are seen; those that libc, libstdc++ or a shared libLLVM make of themselves go past it.
#ifndef TPUCC_TESTS_FAULTS_H
#define TPUCC_TESTS_FAULTS_H

#include <stdatomic.h>
#include <stdint.h>

// What is swept at once. INTERRUPT: calls of FILE and WAIT, with EINTR.
typedef enum { FAULT_MEMORY, FAULT_FILE, FAULT_START, FAULT_INTERRUPT, N_FAULT_CLASSES, FAULT_WAIT } FaultClass;

enum { MAX_CALLS = 1 << 20 };

// Shared between the sweep and the processes that it starts.
typedef struct {
    FaultClass class;
    long fail_at;               // the call that fails, from 1; 0: none
    atomic_long n_calls;        // of the class, so far
    const char *_Atomic failed; // the name of what failed
    uint64_t stacks[MAX_CALLS]; // of each call: a hash of where it came from
} Faults;

extern Faults *faults; // NULL: nothing is counted

#endif
