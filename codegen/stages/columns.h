// Reductions that keep the last dimension, and chunks of them (columns.c); and what they have in common with those of rows (reduce.c).
#ifndef TPUCC_CODEGEN_STAGES_COLUMNS_H
#define TPUCC_CODEGEN_STAGES_COLUMNS_H

#include "codegen/stages/phase.h"

// Is what it reads so large that it comes from memory each time? Then it is asked for before a processor foresees it.
bool columns_are_afar(const Phase *p, const Op *reduce);

bool emit_columns_reduce(Phase *p, const Op *op); // false, and nothing emitted, of others
// Chunks of tpu.reduce_chunks from one index of its result on, of which the last runs over [from, to). box: the size of these chunks. False, and nothing
// emitted, where rows are short or no runs of memory, or they are reduced by something without a neutral element.
bool emit_columns_chunks(Phase *p, const Op *op, const Index *index, const int64_t *box, LLVMValueRef from, LLVMValueRef to);
// So many columns of chunks are all that there are, and are best summed up in registers side by side: rows are then read as they lie. LANES: others.
unsigned columns_abreast(const Op *chunks);

#endif
