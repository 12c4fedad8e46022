// Maps whose last dimension runs across memory: what neighbours along it read lies apart, while neighbours along another dimension of the result read
// neighbours. A transpose is one, and so is what computes or packs the elements of one. Loads along that other dimension and stores along the last one
// are both whole vectors, if a block of as many rows as lanes is turned in between (codegen/stages/turn.c).
#ifndef TPUCC_IR_OPS_ACROSS_H
#define TPUCC_IR_OPS_ACROSS_H

#include "ir/graph/graph.h"

enum { MAX_TURNED = 4 };
enum { MOST_TURNED_CODE = 8 }; // of what is computed for as many rows as there are lanes
enum { FEW_CHANNELS = 4 };     // elements so far apart are read in whole vectors, as many of them (find_window in codegen/elem/memory.c): not turned

// Values at the index of the map's own result that are computed along dimension d and turned: the result itself, alone, or what it is computed from.
typedef struct {
    const Value *v[MAX_TURNED];
    uint32_t n;
} Turned;

// The dimension to load along in a map stage, tpu.across; -1: none is better than the last.
int64_t map_across(const Op *map);
Turned map_turned(const Op *map, uint32_t d);

#endif
