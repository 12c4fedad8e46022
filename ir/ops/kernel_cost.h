// What a launch of a kernel costs, as reports and profiles say it: counted from the ops of its regions and the types of what it takes and gives.
#ifndef TPUCC_IR_OPS_KERNEL_COST_H
#define TPUCC_IR_OPS_KERNEL_COST_H

#include "ir/graph/graph.h"

// Of one launch: floating-point operations, and bytes of what is read and written.
uint64_t kernel_flops(const Op *kernel);
uint64_t kernel_bytes(const Op *kernel);
// Ops that sum products along a depth (0 for others).
static inline bool op_is_product(OpKind kind) { return kind == OP_MATMUL || kind == OP_CONV || kind == OP_DOT_GENERAL || kind == OP_CONVOLUTION; }
int64_t contraction_depth(const Op *op);

#endif
