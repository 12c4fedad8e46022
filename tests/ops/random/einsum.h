// Random functions of products of values whose dimensions lie in any order, batches first, last or between, and of what attention does with such products:
// transposes, sums and maxima along any dimension, softmax, a second product. They find tasks and vectors that run along other dimensions than usual.
#ifndef TPUCC_TESTS_OPS_RANDOM_EINSUM_H
#define TPUCC_TESTS_OPS_RANDOM_EINSUM_H

#include "ir/base/base.h"

void random_einsum(uint64_t seed, Text *out); // a function of the seed alone

#endif
