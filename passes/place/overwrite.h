// Which of a kernel's results may be written where its operands lie: what assign asks.
#ifndef TPUCC_PASSES_PLACE_OVERWRITE_H
#define TPUCC_PASSES_PLACE_OVERWRITE_H

#include "ir/ops/plan.h"

// May result r of the kernel be written where operand i lies, if no other operand lies there?
bool overwrite_allowed(const Op *kernel, uint32_t i, uint32_t r);
// The same where the kernel may have several phases and results: nothing but the phases before the last one, and in it the stages up to the one that makes
// the result, reads the operand, these element by element. Other results may lie where other operands do by the same rule.
bool overwrite_in_turn(const Op *kernel, uint32_t i, uint32_t r);
// The update or scatter of a kernel, if it is one: such a kernel has no other stage. Its result i holds operand i when it begins.
const Op *overwrite_update(const Op *kernel);
// The sort that is all that a kernel of one or more phases does, or NULL.
const Op *overwrite_sort(const Op *kernel);

#endif
