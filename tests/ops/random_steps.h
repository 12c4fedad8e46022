// Steps of random graphs that read and write at indices, and on quantized types. A step adds values and returns true, or finds nothing to do.
#ifndef TPUCC_TESTS_OPS_RANDOM_STEPS_H
#define TPUCC_TESTS_OPS_RANDOM_STEPS_H

#include "tests/ops/graph_text.h"

bool step_dynamic(Graph *g); // dynamic_slice, dynamic_update_slice
bool step_gather(Graph *g);
bool step_scatter(Graph *g);
bool step_sort(Graph *g);
bool step_quantized(Graph *g); // random_quant.c

#endif
