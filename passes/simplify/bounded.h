// Scatters of as many updates as a value says, as torch exports those by masks.
#ifndef TPUCC_PASSES_SIMPLIFY_BOUNDED_H
#define TPUCC_PASSES_SIMPLIFY_BOUNDED_H

#include "passes/pass.h"

// True: the op was one and is of static shapes now.
bool bounded_scatter_rewrite(PassContext *c, Op *op);

#endif
