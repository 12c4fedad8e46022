// What tiles of a kernel are multiples of, part of cutting it into tasks.
#ifndef TPUCC_PASSES_FUSE_UNITS_H
#define TPUCC_PASSES_FUSE_UNITS_H

#include "ir/graph/graph.h"
#include "ir/ops/conv/conv.h"
#include "ir/ops/target_facts.h"

// Of each of MAX_RANK dimensions of a phase's domain: of vectors where vectors run, of whole chunks, of tiles of pixels, and of as many chunks as there are
// lanes where each has its own. Maps that read across memory have two dimensions of lanes (ir/ops/across.h).
void units_find(const Block *phase, const TargetFacts *target, int64_t *out);
ConvNeighbours units_neighbours(const Op *op, const TargetFacts *target); // of a stage (conv_neighbours); .conv NULL: it has none
int64_t units_common(int64_t a, int64_t b);                               // their least common multiple

#endif
