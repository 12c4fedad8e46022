// How rows are sorted: how much of what a sort makes is read, and which rows are sorted together. Where the first few elements of long rows are read, they are
// chosen and the rest is never put in order.
#ifndef TPUCC_IR_OPS_SORT_H
#define TPUCC_IR_OPS_SORT_H

#include "ir/graph/graph.h"

// The dimension that a sort runs along; a negative one counts from the end.
static inline uint32_t sort_dimension(const Op *sort) {
    int64_t d = op_int(sort, ATTR_dimension, -1);
    return (uint32_t)(d < 0 ? d + sort->results[0].type->rank : d);
}

// Whole rows may be sorted side by side, a lane each, by a network of exchanges that are the same for all: along this other dimension; -1: they are not.
// `cache_bytes`: as many may be in use at a time.
int64_t sort_lane_dim(const Op *sort, uint64_t cache_bytes);

// How many of the first elements of a sort's rows are read, by ops of its block: all, if anything but slices reads them.
int64_t sort_wanted(const Op *sort);
// Is it worth choosing these instead of sorting whole rows?
bool sort_selects(const Op *sort);

#endif
