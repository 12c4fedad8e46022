// Ops of StableHLO whose sizes are operands (dynamic_reshape, dynamic_pad, .., and the custom calls @stablehlo.dynamic_top_k, ..): the op with the
// sizes in its attributes and type that they are once the sizes are known. The evaluator, type inference and the pass `shapes` all go through it, so
// that such an op means what the static one does.
#ifndef TPUCC_IR_OPS_DYNAMIC_H
#define TPUCC_IR_OPS_DYNAMIC_H

#include "ir/graph/graph.h"

bool op_is_dynamic(const Op *op);
// Whether operand i of such an op is a size or a list of sizes; false for every other op.
bool dynamic_is_size(const Op *op, uint32_t i);
// The attribute of the static op that this operand becomes; ATTR_UNKNOWN: the shape of its result.
AttrKey dynamic_size_attr(const Op *op, uint32_t i);
// Whether what it has for sizes is the shape of its result; of no custom call, which may have several results.
static inline bool dynamic_makes_shape(const Op *op) {
    return op->kind != OP_CUSTOM_CALL && dynamic_is_size(op, op->n_operands - 1) && dynamic_size_attr(op, op->n_operands - 1) == ATTR_UNKNOWN;
}
// The same op with sizes known: sizes[i] is the literal of operand i where dynamic_is_size, else unused; each is of a shape that infer_dynamic
// has admitted, so that none has more than 2 * MAX_RANK elements. Detached, with the data operands of `op`;
// its result types are what the sizes and `op` declare, its region is that of `op`. NULL, without a diagnostic, where the sizes make no type
// (negative, too large).
Op *dynamic_as_static(Module *m, const Op *op, const Literal *const *sizes);

#endif
