// What becomes of if and case: part of the pass `shapes`. One whose predicate or index is made of constants gives way to its branch, whatever the
// flags say. One that run-time values decide is refused (static), computes all its branches and selects (select), or stays (dynamic).
#ifndef TPUCC_PASSES_SHAPES_BRANCHES_H
#define TPUCC_PASSES_SHAPES_BRANCHES_H

#include "passes/pass.h"

// Puts branches that are known in the place of their if or case. Types must be static.
void branches_settle(PassContext *c, Func *f);
// Refuses an if or case whose branch is known only when the model runs, unless control_flow allows it; false if it did. from_input: of origin_is_input.
bool branch_allowed(PassContext *c, const Op *op, Map *from_input);
// Where control_flow asks for it, and in regions of reducers whatever it asks for, runs all branches and selects their results. Loops must have been
// counted. Refuses branches that cannot all run: those with an
// effect, and with loops that may not end. Goes on after a refusal; false if there was one.
bool branches_select(PassContext *c, Func *f);

#endif
