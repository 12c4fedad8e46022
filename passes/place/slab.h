// Part of the pass `assign`: offsets of buffers in the slab.
#ifndef TPUCC_PASSES_PLACE_SLAB_H
#define TPUCC_PASSES_PLACE_SLAB_H

#include "ir/base/base.h"

enum { SLAB_ALIGN = 64 };

typedef struct {
    int64_t first, last; // positions of its life, both included
    uint64_t bytes;      // not 0
    uint64_t where;      // the answer
} SlabRange;

// Gives every range an offset such that no two that live at once overlap; returns where the last one ends. The order of the ranges settles ties.
uint64_t slab_lay_out(SlabRange *ranges, size_t n);

#endif
