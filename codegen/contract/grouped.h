// Panels of weights in groups (ir/ops/groups.h): whole numbers, which become f32 as they are multiplied, and the scales of their columns.
#ifndef TPUCC_CODEGEN_CONTRACT_GROUPED_H
#define TPUCC_CODEGEN_CONTRACT_GROUPED_H

#include "codegen/contract/problem.h"

// Row first + at of a group, `first` a multiple of 8 and `at` less than that; at < 0: row `first`, whichever it is.
typedef struct {
    LLVMValueRef first;
    int at;
} GroupRow;

// Behind the first byte of a panel, the group that row k is the first of.
LLVMValueRef grouped_at(const Problem *q, LLVMValueRef panel, LLVMValueRef k);
LLVMValueRef grouped_scales(const Problem *q, LLVMValueRef group);            // of its 16 columns
LLVMValueRef grouped_row(const Problem *q, LLVMValueRef group, GroupRow row); // not scaled

#endif
