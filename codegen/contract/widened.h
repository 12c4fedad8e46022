// Panels of shorter numbers, of pairs of bf16 (ir/ops/units.h), and in groups (grouped.h) as what A is. A few rows widen what they multiply by; where more pass
// a group of panels, the task widens it once for all of them, a block of K at a time, into its scratch.
#ifndef TPUCC_CODEGEN_CONTRACT_WIDENED_H
#define TPUCC_CODEGEN_CONTRACT_WIDENED_H

#include "codegen/contract/problem.h"

typedef struct {
    LLVMValueRef panels; // in scratch, each `depth` rows long; NULL: they are not widened before
    int64_t depth;
} Widened;

Widened widened_new(const Problem *q, uint32_t mr, int64_t panels, int64_t depth); // room for so many panels of at most so many rows, where that pays
void widened_fill(const Widened *w, const Problem *q, LLVMValueRef from, LLVMValueRef columns, LLVMValueRef rows); // from the first row of a panel on
LLVMValueRef narrow_row(const Problem *q, LLVMValueRef at); // of q->narrow, the row of a panel that lies there
LLVMValueRef pair_first(LlvmCtx *l, LLVMValueRef unit); // of a vector of units their first elements, which are the upper halves of f32, and their second ones
LLVMValueRef pair_second(LlvmCtx *l, LLVMValueRef unit);

#endif
