// Random graphs of branches and loops in any nesting, with values captured from anywhere around them.
#ifndef TPUCC_TESTS_OPS_RANDOM_CONTROL_H
#define TPUCC_TESTS_OPS_RANDOM_CONTROL_H

#include "ir/base/base.h"

unsigned random_control_steps(uint64_t seed); // of the whole graph
// The graph's first n_steps steps. A function of its arguments alone.
void random_control(uint64_t seed, unsigned n_steps, Text *out);

#endif
