// Random valid graphs over all ops and element types: the text of a module, with a bound of what correct compilers may differ by for each
// result (graph/text.h says how it is found).
#ifndef TPUCC_TESTS_OPS_RANDOM_GRAPH_H
#define TPUCC_TESTS_OPS_RANDOM_GRAPH_H

#include "ir/base/base.h"

extern bool random_graph_portable; // only what XLA:CPU runs, with its meaning

unsigned random_graph_steps(uint64_t seed); // of the whole graph: 5 to 20
// The graph's first n_steps steps; of its results all, or for only >= 0 that one and the ops that it needs. A function of its arguments alone.
// Returns how many results there are in all.
unsigned random_graph(uint64_t seed, unsigned n_steps, int only, Text *out);

#endif
