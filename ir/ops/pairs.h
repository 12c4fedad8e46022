// Sums of products of bf16 (where tpu.for_units says that their order is the processor's) and of bytes: what code has dot products of pairs for
// (codegen/stages/pairs.c), and is widened nowhere but in the kernel that multiplies it (passes/fuse/prepare.c).
#ifndef TPUCC_IR_OPS_PAIRS_H
#define TPUCC_IR_OPS_PAIRS_H

#include "ir/graph/graph.h"

// Of a reduce whose operand is a product of two values that are widened, repeated and moved, in any order. It depends on what is computed alone.
bool pairs_are_summed(const Op *reduce);

#endif
