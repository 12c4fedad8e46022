// Reductions that keep the last dimension: see columns.c.
#ifndef TPUCC_CODEGEN_STAGES_COLUMNS_H
#define TPUCC_CODEGEN_STAGES_COLUMNS_H

#include "codegen/stages/phase.h"

bool emit_columns_reduce(Phase *p, const Op *op); // false, and nothing emitted, of others

#endif
