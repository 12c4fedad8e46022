// Columns of whole rows that a mask leaves without effect: see reach.c.
#ifndef TPUCC_PASSES_FUSE_REACH_H
#define TPUCC_PASSES_FUSE_REACH_H

#include "ir/graph/graph.h"

void reach_mark(Module *m, Block *phase); // tpu.reach and tpu.terms of the stages of a planned phase, where that is proved

#endif
