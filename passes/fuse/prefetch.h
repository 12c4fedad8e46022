// How far ahead products of few rows fetch the weights that they read from end to end (tpu.prefetch, ir/ops/plan.h): where these come from a cache that cores
// share, or from memory, the processor's own look ahead does not reach far enough. Which weights a matrix unit has fetched while rows pass those before, and
// which sums of columns the rows of their next pass.
#ifndef TPUCC_PASSES_FUSE_PREFETCH_H
#define TPUCC_PASSES_FUSE_PREFETCH_H

#include "passes/pass.h"

// Of a function whose kernels are made.
void prefetch_choose(PassContext *c, Func *f);

#endif
