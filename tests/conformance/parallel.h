// A test that runs a function on several devices (interpreter.run_parallel), compiled.
#ifndef TPUCC_TESTS_CONFORMANCE_PARALLEL_H
#define TPUCC_TESTS_CONFORMANCE_PARALLEL_H

#include "ir/base/diag.h"
#include "ir/graph/graph.h"

// The op of @main that runs a function on several devices, or NULL.
Op *parallel_find(Module *m);
// Compiles the function of `program`, the same module read again, for as many replicas and partitions as the op of `m` says, runs it in one session on 1 and on
// 2 threads, puts its results in the place of the op's, and has the evaluator hold the checks of @main to them. Both modules are used up.
bool parallel_run(Module *m, Module *program, Diags *d, Text *out_reason);

#endif
