// Shape inference and structural rules.
#ifndef TPUCC_IR_INFER_INFER_H
#define TPUCC_IR_INFER_INFER_H

#include "ir/graph/graph.h"

// The result types that the op's operands, attributes and regions determine, into out_types[op->n_results]. Checks
// every rule of the specification's "Constraints" of that op. For ops whose types are as declared, copies those. False:
// one diagnostic at the op, which names both facts and, where one can be guessed, the way out.
bool infer_op(Module *m, const Op *op, Type *out_types, Diags *d);

// Structure: arity, required attributes, regions' arguments and terminators, operands defined before use and in scope,
// kinds of attributes. Types: what infer_op says is what the op declares (an unknown dimension agrees with any). Goes
// on after an error and reports each independent one.
bool verify_module(Module *m, Diags *d);

// Quantized tensors (quant.h, quant.c). Whether one is among the operands and results:
bool op_is_quantized(const Op *op);
// A copy of the op itself whose operands and results have the types that `of` makes of theirs; to be freed, regions and attributes are shared.
Op *op_shadow(TypeTable *types, const Op *op, Type of(TypeTable *, Type));
// The dimension of the result of a dot_general or convolution that dimension `axis` of rhs becomes.
int32_t dot_result_axis(const Op *op, int32_t axis);

// Equal but for unknown dimensions, which agree with any.
static inline bool dim_agrees(int64_t a, int64_t b) { return a == b || a == DIM_UNKNOWN || b == DIM_UNKNOWN; }
bool type_agrees(Type a, Type b);
// Of two types that agree: the known dimensions of both. NULL if that tensor would be too large.
Type type_merge(TypeTable *t, Type a, Type b);

#endif
