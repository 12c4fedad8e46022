// What ops and kernels cost: the one answer for whoever decides by it or reports it. All follow from how often the scalar rule of an op is applied
// (its steps) and from what one application costs.
#ifndef TPUCC_IR_OPS_COST_H
#define TPUCC_IR_OPS_COST_H

#include "ir/graph/graph.h"
#include "ir/ops/target_facts.h"

// Elements made; of products multiply-adds, of reductions elements read, of sorts comparisons. Types are static.
double op_steps(const Op *op);
// Floating-point operations: two a step of a product, one a step of elementwise ops and reductions, none of what only moves elements.
double op_flops(const Op *op);
// On one core, from the first cache, stages of a kernel as their code is: an order of magnitude, to tell what is worth sharing and how much a task is.
double op_cycles(const Op *op, const TargetFacts *target);
// The code that it becomes, in additions, by the time that LLVM takes for it, where that is long.
uint32_t op_code(const Op *op);
// Rather kept than computed twice.
bool op_is_expensive(OpKind kind);

// Of one launch: floating-point operations, and bytes of what is read and written.
uint64_t kernel_flops(const Op *kernel);
uint64_t kernel_bytes(const Op *kernel);
double phase_cycles(const Block *phase, const TargetFacts *target);

// Ops that sum products along a depth (0 for others).
static inline bool op_is_product(OpKind kind) {
    return kind == OP_MATMUL || kind == OP_CONV || kind == OP_CONV_PLANES || kind == OP_CONV_DEPTHWISE || kind == OP_DOT_GENERAL || kind == OP_CONVOLUTION;
}
int64_t contraction_depth(const Op *op);
int64_t contraction_free(const Op *dot, uint32_t side);             // of a dot_general: elements of an operand along what is neither batches nor contracted
bool op_is_small(const Op *op, const TargetFacts *target);          // tpu.matmul of units that ContractTile.small is for
bool op_is_of_matrix_unit(const Op *op, const TargetFacts *target); // tpu.matmul or tpu.conv of units that are multiplied in tiles

#endif
