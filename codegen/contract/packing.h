// Panels that a task packs itself (Problem.packs): a block of K of all its columns at a time into its scratch, where its rows pass them at once. The pass
// `phases` leaves the tpu.pack of a product of few rows to it, without a stage: what is packed comes from memory once, and does not go there again.
#ifndef TPUCC_CODEGEN_CONTRACT_PACKING_H
#define TPUCC_CODEGEN_CONTRACT_PACKING_H

#include "codegen/contract/problem.h"

typedef struct {
    LLVMValueRef panels; // in scratch, each q->depth elements long
    Place place;         // of the packed value, while it is filled
} Packing;

Packing packing_new(const Problem *q); // room in scratch; q->depth is what a block has
// Products [k0, k0 + n) of columns [n_from, n_to), and zeros behind the last ones up to a whole line.
void packing_fill(Packing *t, const Problem *q, const Index *batch, LLVMValueRef n_from, LLVMValueRef n_to, LLVMValueRef k0, LLVMValueRef n);
LLVMValueRef packing_at(const Packing *t, const Problem *q, LLVMValueRef n_from, LLVMValueRef n0); // the panel of column n0

#endif
