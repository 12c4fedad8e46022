// Ops on quantized tensors (ir/graph/quant.h): which are, and the same ops on other types.
#ifndef TPUCC_IR_INFER_QUANT_H
#define TPUCC_IR_INFER_QUANT_H

#include "ir/graph/graph.h"

// Whether a quantized tensor is among the operands and results.
bool op_is_quantized(const Op *op);
// A copy of the op itself whose operands and results have the types that `of` makes of theirs; to be freed, regions and attributes are shared.
Op *op_shadow(TypeTable *types, const Op *op, Type of(TypeTable *, Type));
// The dimension of the result of a dot_general or convolution that dimension `axis` of rhs becomes.
int32_t dot_result_axis(const Op *op, int32_t axis);

#endif
