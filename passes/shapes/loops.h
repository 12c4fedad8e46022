// Trip counts of loops: part of the pass `shapes`.
#ifndef TPUCC_PASSES_SHAPES_LOOPS_H
#define TPUCC_PASSES_SHAPES_LOOPS_H

#include "passes/pass.h"

// Finds how often each loop of f runs and says so in tpu.trip_count. Where that depends on run-time values the loop is refused, unless
// control_flow allows it, and so are branches (branch_allowed). Goes on after a refusal; false if there was one. Ops that follow from a mistake
// (shapes_sound) are not looked at; types of the others must be static.
bool loops_count(PassContext *c, Func *f);

#endif
