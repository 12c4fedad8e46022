// How a task cuts a contraction, and the register tile at hand.
#ifndef TPUCC_CODEGEN_CONTRACT_REGISTER_TILE_H
#define TPUCC_CODEGEN_CONTRACT_REGISTER_TILE_H

#include "codegen/contract/digits.h"
#include "codegen/contract/dilated.h"
#include "codegen/contract/microkernel.h"
#include "codegen/contract/packing.h"
#include "codegen/contract/planes.h"
#include "codegen/contract/separable.h"
#include "codegen/contract/widened.h"

typedef struct {
    const Problem *q;
    const Microkernel *kernel;
    MicroFunctions functions;
    Indirection table;                // of q->indirect
    Dilated dilated;                  // of q->dilated instead
    Separable separable;              // of q->separable
    Planes planes;                    // of q->planes
    Packed packed;                    // of q->units
    Packing packing;                  // of q->packs
    Widened widened;                  // of q->pairs
    Digits digits;                    // of micro_digits
    int64_t unit;                     // columns of a register tile
    int64_t block_outer, block_inner; // of K, one pass: either block_outer is 1 or block_inner is k_inner
    int64_t n_blocks;
    int64_t block_in_micro; // of sums that a micro-kernel cuts; 0: it does not
    bool direct;            // accumulators go straight to the result
    bool by_rows;           // a register tile's rows pass all panels of the task before others do, and are finished then: see pass_by_rows
    int64_t ldc;            // of the accumulators in memory
    int64_t straight_ldc;   // of the result, to which register tiles that are whole go straight, while accumulators of others lie elsewhere; 0: none does
    const Index *batch;     // of the result, MAX_RANK of them
    LLVMValueRef row_sums;  // of a task (microkernel.h), NULL: none
    LLVMValueRef a, b, c;   // of this batch: A at row 0; the first panel; accumulators of the macro tile
    LLVMValueRef straight;  // where the macro tile lies in the result
    LLVMValueRef m_from, m_to, n_from, n_to;
    LLVMValueRef k_to;    // products that count, of what k_inner is
    LLVMValueRef fetches; // whether what comes next is fetched, by a matrix unit; NULL: by each task
} Blocking;

// Part of K: ko in [ko, ko + n_outer), ki in [k0, k0 + n_inner) of each.
typedef struct {
    LLVMValueRef ko, n_outer, k0, n_inner;
    LLVMValueRef first, last; // whether it is that, where there are several; NULL: it is all of K
} KBlock;

typedef struct {
    LLVMValueRef place; // of its first row that counts: m0, or behind it
    LLVMValueRef m0, n0, b, acc, run;
    LLVMValueRef first_rows; // whether no rows have passed these panels
    LLVMValueRef behind;     // rows of the task before these; of lines that are apart register tiles are whole
    LLVMValueRef end;        // of the places at hand
    LLVMValueRef next;       // group of panels, at the first of its ki
    int64_t width;
    bool straight; // acc is in the result
    KBlock k;
} RegisterTile;

#endif
