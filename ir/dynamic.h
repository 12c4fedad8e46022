// Ops of StableHLO whose sizes are operands (dynamic_reshape, dynamic_pad, ..): the op with the sizes in its attributes and type that they are once the
// sizes are known. The evaluator, type inference and the pass `shapes` all go through it, so that such an op means what the static one does.
#ifndef TPUCC_IR_DYNAMIC_H
#define TPUCC_IR_DYNAMIC_H

#include "ir/graph.h"

// Whether operand i of such an op is a list of sizes; false for every other op.
bool dynamic_is_size(OpKind kind, uint32_t i);
bool op_is_dynamic(OpKind kind);
// The same op with sizes known: sizes[i] is the literal of operand i where dynamic_is_size, else unused. Detached, with the data operands of `op`;
// its result type is what the sizes and `op` declare. NULL, without a diagnostic, where the sizes make no type (negative, too large).
Op *dynamic_as_static(Module *m, const Op *op, const Literal *const *sizes);

#endif
