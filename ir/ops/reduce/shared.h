// Reductions of the same numbers for a few elements of the result: products of a matrix by a few vectors, distances of many points from a few. What they share
// is read once, where the code computes these elements side by side: sums of rows in registers (codegen/stages/reduce.c), of columns in the first cache
// (codegen/stages/columns.c), and no task has only some of them (passes/fuse/units.c).
#ifndef TPUCC_IR_OPS_REDUCE_SHARED_H
#define TPUCC_IR_OPS_REDUCE_SHARED_H

#include "ir/graph/graph.h"

enum {
    MOST_SHARED = 8,    // elements of the result
    SHARED_ABREAST = 16 // sums of rows that registers of 64 bytes have room for, beside what is multiplied
};

// The dimension of the result along which all that is as large as that without it is the same, of 2 to MOST_SHARED elements. -1: there is none. It depends on
// the shapes and on what is computed, not on the processor: the order of sums follows from it.
int64_t shared_dim_of(const Op *reduce);

#endif
