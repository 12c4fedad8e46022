// Random programs of several devices: collectives of any kind with any groups, on values that elementwise work makes and uses, in loops too.
#ifndef TPUCC_TESTS_OPS_RANDOM_COLLECTIVE_H
#define TPUCC_TESTS_OPS_RANDOM_COLLECTIVE_H

#include "ir/base/base.h"

void random_collective(uint64_t seed, Text *out); // a function of the seed alone

#endif
