// Random scatters, gathers and select_and_scatters with any dimension numbers, element types and regions: functions of one such op, with the
// operands made in ways that decide where they lie.
#ifndef TPUCC_TESTS_OPS_RANDOM_SCATTER_H
#define TPUCC_TESTS_OPS_RANDOM_SCATTER_H

#include "ir/base.h"

void random_scatter(uint64_t seed, Text *out); // a function of the seed alone

#endif
