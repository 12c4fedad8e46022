// The dimension numbers of a scatter, resolved: which dimensions of input, indices and updates run together. For passes and codegen; the
// evaluator reads the attribute as the specification spells it.
#ifndef TPUCC_IR_OPS_SCATTER_H
#define TPUCC_IR_OPS_SCATTER_H

#include "ir/graph/graph.h"

typedef struct {
    uint32_t n;                   // inputs, as many updates and results
    Type input, indices, updates; // of the first
    Axes to_operand;              // component k of an index vector starts the window along dimension to_operand.v[k] of the input
    int64_t vector;               // dimension of the indices that holds the vector; their rank: a vector of one without a dimension
    int8_t of_input[MAX_RANK];    // dimension of the updates that runs along this one of the input, of a window or a batch; -1: none
    int8_t of_indices[MAX_RANK];  // dimension of the updates that runs along this one of the indices; -1: the vector's
    int8_t to_input[MAX_RANK];    // of_input the other way round
    bool in_window[MAX_RANK];     // of the updates
    bool indexed[MAX_RANK];       // of the input: an index says where along it; else updates never meet along it
} ScatterDims;

void scatter_dims(const Op *op, ScatterDims *out);

#endif
