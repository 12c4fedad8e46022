// One function of a test file, compiled as a user's model is, and run.
#ifndef TPUCC_TESTS_CONFORMANCE_COMPILED_H
#define TPUCC_TESTS_CONFORMANCE_COMPILED_H

#include "ir/base/diag.h"
#include "ir/graph/graph.h"

// Compiles `f`, which takes no arguments, with constants opaque to folding and control flow dynamic; links, loads and runs it on 1 and on 2
// threads. True if all checks in it hold and what it tests was computed when it ran: an op of the function reached a kernel or a step, or there
// are only ops that a layout absorbs. Else out_reason says why not. The module is used up.
bool compiled_run(Module *m, Func *f, Diags *d, Text *out_reason);

#endif
