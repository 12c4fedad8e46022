// Ops whose sizes are operands: part of the pass `shapes`.
#ifndef TPUCC_PASSES_DYNAMIC_H
#define TPUCC_PASSES_DYNAMIC_H

#include "passes/pass.h"

// An op whose sizes are operands becomes the static op in its place, and is returned; every other op is returned as it is. NULL: a size depends on
// run-time values, or the sizes contradict the declared type; a diagnostic was added.
Op *dynamic_settle(PassContext *c, Op *op);

#endif
