// What contractions share, whoever multiplies: [batch.., M, N] results, a macro tile of one batch at a time, and what follows on it.
#ifndef TPUCC_CODEGEN_CONTRACT_EPILOGUE_H
#define TPUCC_CODEGEN_CONTRACT_EPILOGUE_H

#include "codegen/stages/stages.h"

bool op_has_epilogue(const Op *op); // does anything follow on this contraction's tile?
// Accumulators at `acc`, rows `ldc` elements apart: rows [m0, m0 + rows), columns [n0, n1) of the result. Or, where there is a list (i64), the rows that it
// names.
typedef struct {
    LLVMValueRef acc;
    int64_t ldc;
    LLVMValueRef m0, rows, n0, n1, list;
} EpilogueTile;
// Stores them where the contraction has a place, and computes and stores the epilogues.
void emit_epilogue(Phase *p, const Op *op, const Index *batch, const EpilogueTile *tile);

#endif
