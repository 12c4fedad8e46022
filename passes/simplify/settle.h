// Branches whose index the program itself gives, settled before anything is asked of what they do.
#ifndef TPUCC_PASSES_SIMPLIFY_SETTLE_H
#define TPUCC_PASSES_SIMPLIFY_SETTLE_H

#include "passes/pass.h"

// True: op is an if or case whose predicate or index is a constant, or made of constants by a few ops on single integers; what its branch returns stands for
// its results, and the branch's ops in its place. `out_next` is the first of these then, or what followed op.
bool branch_settle(PassContext *c, Op *op, Op **out_next);

#endif
