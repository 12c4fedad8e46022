// Regions of reducers, for reduce.c and gather.c.
#ifndef TPUCC_TESTS_OPS_GRAPH_REGION_H
#define TPUCC_TESTS_OPS_GRAPH_REGION_H

#include "tests/ops/graph/text.h"

// A binary op, and the bounds of what it makes of n elements of x and of init; its name.
const char *choose_reducer(Graph *g, Val x, Val init, double n, Val *bounds);
Val initial(Graph *g, Val x, unsigned wants); // a scalar

#endif
