// Random models along one padded dimension, n: arguments and masks with it, ops that keep it apart, mix it, or mask it. What is proved of them is compared
// with the exact program at every length (padded.c).
#ifndef TPUCC_TESTS_OPS_RANDOM_PADDED_H
#define TPUCC_TESTS_OPS_RANDOM_PADDED_H

#include "ir/base/base.h"

void random_padded(uint64_t seed, Text *out); // as StableHLO text

#endif
