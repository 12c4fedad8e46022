// Functions that custom calls name: part of the pass `inline`.
#ifndef TPUCC_PASSES_SIMPLIFY_COMPUTATIONS_H
#define TPUCC_PASSES_SIMPLIFY_COMPUTATIONS_H

#include "ir/graph/graph.h"

// custom_call @stablehlo.dynamic_reduce_window {called_computations = [@f]} gets the body of @f as its region; @ApproxTopK and
// @stablehlo.dynamic_approx_top_k become a sort by @f and slices of what is sorted, which is exact. Says whether anything changed. Calls that are
// formed otherwise stay as they are; of one that has a body and does not fit it, the diagnostics say what is wrong.
bool computations_attach(Module *m, Diags *d);

#endif
