// What the pass `dce` does, for passes that leave much behind that nothing uses.
#ifndef TPUCC_PASSES_SIMPLIFY_DEAD_H
#define TPUCC_PASSES_SIMPLIFY_DEAD_H

#include "ir/graph/graph.h"

bool dead_drop(Module *m); // true: there was something

#endif
