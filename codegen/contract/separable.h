// Convolutions whose rows and terms are independent (conv_is_separable): element k of row m lies rows[m] + offsets[k] from the first of the image, whatever the
// strides of its dimensions. So there are two short tables instead of one of both: rows once a task, offsets once a block of K.
#ifndef TPUCC_CODEGEN_CONTRACT_SEPARABLE_H
#define TPUCC_CODEGEN_CONTRACT_SEPARABLE_H

#include "codegen/contract/problem.h"

// [row group][mr + 1]: a pointer for each row, behind them one to the offsets.
typedef struct {
    LLVMValueRef rows, offsets;
    uint32_t mr;
} Separable;

Separable separable_new(const Problem *q, uint32_t mr, int64_t block); // room in scratch for a task's rows and the terms of a block
void separable_rows(const Separable *t, const Problem *q, LLVMValueRef a, LLVMValueRef m_from, LLVMValueRef m_to);
void separable_terms(const Separable *t, const Problem *q, LLVMValueRef k_from, LLVMValueRef n);
LLVMValueRef separable_at(const Separable *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0); // of the row group that begins at m0

#endif
