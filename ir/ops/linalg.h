// Which matrices are factored together.
#ifndef TPUCC_IR_OPS_LINALG_H
#define TPUCC_IR_OPS_LINALG_H

#include "ir/graph/graph.h"

// Small matrices, of which there are many, are factored side by side, a lane each: along this dimension of the operand; -1: they are not.
int64_t linalg_lane_dim(const Op *op);

#endif
