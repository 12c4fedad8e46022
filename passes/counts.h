// Integers that are sums of indices: of an iota, a number, numbers in equal steps, and what is added to and subtracted from these. Masks are comparisons of
// such.
#ifndef TPUCC_PASSES_COUNTS_H
#define TPUCC_PASSES_COUNTS_H

#include "ir/graph/graph.h"

// Element i is the sum of along[d] * i[d], and a constant. All that is computed on the way fits 32 bits.
typedef struct {
    int64_t along[MAX_RANK], constant;
    uint32_t n_ops; // that compute it; more where it is read from memory
} Counts;

// Of a signed type of 32 bits or more. False: v is something else.
bool counts_find(const Value *v, Counts *out);

#endif
