// Ops whose results are as large as elements of their operands say (trait BYVALUE): part of the pass `shapes`.
#ifndef TPUCC_PASSES_SHAPES_BYVALUE_H
#define TPUCC_PASSES_SHAPES_BYVALUE_H

#include "passes/shapes/unbound.h"

// boolean_mask, nonzero, unique: what the elements that count make of it where they are known, in the op's place; the last op that
// was made is returned. NULL: they depend on run-time values, or contradict the declared type, and a diagnostic was added; or binding scalar arguments would
// settle it, which were entered into `scalars` (unbound.h).
Op *byvalue_settle(PassContext *c, Op *op, OpenScalars *scalars);

#endif
