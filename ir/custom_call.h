// The custom calls whose meaning is that of an op, or nothing at all: names that PyTorch/XLA and JAX leave in exported programs. One table
// for inference, the evaluator and the pass `expand`, so that they agree.
#ifndef TPUCC_IR_CUSTOM_CALL_H
#define TPUCC_IR_CUSTOM_CALL_H

#include "ir/graph.h"

typedef struct {
    const char *name;
    OpKind kind; // OP_COUNT: result i is operand i, which has its type
} CustomTarget;

// What the call of a custom_call means, or NULL if nothing is known of its target.
const CustomTarget *custom_target(const Op *op);
// The call as that op, for OP_COUNT not defined: operands and results are shared with `op`, what it has for an attribute (top_k's number, the
// last size of the result) lies in *room.
Op custom_call_as(const Op *op, const CustomTarget *t, Attr *room);

#endif
