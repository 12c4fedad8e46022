// Independent pieces of work on as many threads as the process was granted cores.
#ifndef TPUCC_CODEGEN_LLVM_JOBS_H
#define TPUCC_CODEGEN_LLVM_JOBS_H

#include <stddef.h>

enum { STACK_BYTES = 64 << 20 }; // of threads that generate code: see stack.c

typedef void JobFn(void *context, size_t job);

// Calls fn(context, i) once for each i < n, in any order, on the calling thread and others: `n_threads` in all at most, 0 for as many as there are cores.
// Returns when all have returned. Threads that cannot be had are done without.
void jobs_run(size_t n, unsigned n_threads, JobFn *fn, void *context);

#endif
