// How an op is written for parts: see choose.c.
#ifndef TPUCC_PASSES_PARTITION_CHOOSE_H
#define TPUCC_PASSES_PARTITION_CHOOSE_H

#include "passes/partition/rule.h"

typedef struct {
    DimAxes **tensors;      // how the op has its operands, then its results
    DimAxes over;           // axes along which the results are still to be added up
    int64_t scatter;        // the dimension of which each device keeps its piece of the sum; -1: all of it
    const DimAxes *reduced; // how a result is split then
    const Block *reducer;
} Chosen;

void op_choose(Partition *p, const Op *op, Chosen *out);

#endif
