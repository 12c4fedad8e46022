// The indirection table of a convolution: where the window row of each pixel begins, or zeros outside the image.
// Dukhan 2019, "The Indirect Convolution Algorithm".
#ifndef TPUCC_CODEGEN_CONTRACT_INDIRECTION_H
#define TPUCC_CODEGEN_CONTRACT_INDIRECTION_H

#include "codegen/contract/problem.h"

// [row group][ko][mr] pointers: a register tile of mr rows reads one run of them a ko.
typedef struct {
    LLVMValueRef pointers;
    uint32_t mr;
} Indirection;

Indirection indirection_new(const Problem *q, uint32_t mr); // room in scratch for a task's rows
// Rows [m_from, m_to) of the image at `a`.
// Those of row m alone, of each ko, which are few. zeros: zeros_new, or NULL where no window reaches beyond the image.
void indirection_of_row(const Problem *q, LLVMValueRef a, LLVMValueRef m, LLVMValueRef zeros, LLVMValueRef *out);
void indirection_fill(const Indirection *t, const Problem *q, LLVMValueRef a, LLVMValueRef m_from, LLVMValueRef m_to);
// The run of the row group that begins at row m0, at ko.
LLVMValueRef indirection_at(const Indirection *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0, LLVMValueRef ko);

#endif
