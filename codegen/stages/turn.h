// Map stages that read across memory, block by block: see turn.c.
#ifndef TPUCC_CODEGEN_STAGES_TURN_H
#define TPUCC_CODEGEN_STAGES_TURN_H

#include "codegen/stages/phase.h"

bool emit_turned_map(Phase *p, const Op *op); // false, and nothing emitted, of other maps

#endif
