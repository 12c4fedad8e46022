// Random valid graphs: the text of a function whose values stay of ordinary size, so that what a compiler rounds differently stays small.
#ifndef TPUCC_TESTS_OPS_RANDOM_GRAPH_H
#define TPUCC_TESTS_OPS_RANDOM_GRAPH_H

#include "ir/base.h"

unsigned random_graph_steps(uint64_t seed); // of the whole graph: 10 to 30
// The graph's first n_steps steps. A function of its arguments alone.
void random_graph(uint64_t seed, unsigned n_steps, Text *out);

#endif
