// Choices that were measured (passes/tuned.h), for the contractions that `layout` makes.
#ifndef TPUCC_PASSES_LAYOUT_TUNED_H
#define TPUCC_PASSES_LAYOUT_TUNED_H

#include "passes/pass.h"

// What was chosen for a dot_general, whose left side is the packed one where `swapped`, or a convolution; NULL: nothing, or it cannot be followed, which was
// said then. `methods` as in Tunable. Told to the report where that asks for it.
const TunedKernel *tuned_find(const PassContext *c, const Op *op, bool swapped, uint32_t methods);
// Marks contractions that were made of the op: those behind `before` (NULL: from the beginning of the block) up to `end`.
void tuned_mark(const PassContext *c, const TunedKernel *tuned, Block *b, Op *before, const Op *end);

#endif
