// The rows of a convolution of a dilated image, class by class (ir/ops/conv/conv.h), as a task computes them: groups of mr rows of one class, each with the
// taps that meet elements, and where these lie. What lies between the elements is never multiplied.
#ifndef TPUCC_CODEGEN_CONTRACT_DILATED_H
#define TPUCC_CODEGEN_CONTRACT_DILATED_H

#include "codegen/contract/problem.h"
#include "ir/ops/conv/conv.h"

typedef struct {
    uint32_t mr, n_dims;
    int64_t n_classes, most_taps;
    Residues dims[MAX_RANK];
    LLVMValueRef tables[MAX_RANK]; // of each dimension: taps, first and start of each class
    // In scratch: for each class how many rows it has, then where its next one goes; for each group taps and rows; numbers of its rows; runs of its taps.
    LLVMValueRef next, groups, rows, runs;
    LLVMValueRef n_groups;
} Dilated;

// A group as a micro-kernel wants it: a run a tap, which is a pointer for each row and the row of B that it begins with.
typedef struct {
    LLVMValueRef run, n_taps, rows, n_rows;
} DilatedGroup;

Dilated dilated_new(const Problem *q, uint32_t mr); // room in scratch for a task's rows
// Rows [m_from, m_to) of the result, of the image at `a`.
void dilated_fill(Dilated *t, const Problem *q, LLVMValueRef a, LLVMValueRef m_from, LLVMValueRef m_to);
DilatedGroup dilated_group(const Dilated *t, const Problem *q, LLVMValueRef group);

#endif
