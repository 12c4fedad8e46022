// Rows of A for what multiplies units of 32 bits, in lines of 64 bytes along K. Where they lie a constant apart (Problem.run) they are taken from there, as
// many as a register tile has: the last ones begin earlier than they should, and what comes of rows that others have, or that are no rows of C, is dropped. Of
// a matrix whose tiles are whole nothing is dropped. What a row of a matrix has behind its last whole line a matrix unit takes from a copy, with zeros behind
// it. Else a task copies its rows of a block of K together, each `row_bytes` behind the one before, with zeros behind its last element up to a whole line;
// whatever lies behind the last row up to a whole tile of rows makes results that nobody reads. What was copied for a task stays for those of other
// columns that its core does afterwards.
#ifndef TPUCC_CODEGEN_CONTRACT_PACKED_H
#define TPUCC_CODEGEN_CONTRACT_PACKED_H

#include "codegen/contract/indirection.h"

enum { DOT_BYTES = 4 }; // of a row, that one dot product takes

typedef struct {
    int64_t rows, bytes; // of what register tiles take whole multiples
} PackedUnit;

typedef struct {
    bool in_place;
    bool run; // of them, register tiles begin where whole ones end, not where a task's rows do
    int64_t row_bytes;
    PackedUnit unit;
    LLVMValueRef rows;        // in scratch
    LLVMValueRef tails;       // in scratch: of rows that lie where they lay, a line each; NULL: they end with a line
    LLVMValueRef a;           // of the batch at hand: row 0 of A
    const Indirection *table; // of q->indirect, but for short runs
} Packed;

int64_t packed_block(const Problem *q, PackedUnit unit);       // elements along K that are packed together: whole lines
bool packed_has_short_runs(const Problem *q, PackedUnit unit); // is K one block of a few runs, each shorter than a line? No table is read for them
Packed packed_new(const Problem *q, PackedUnit unit);          // room in scratch
void packed_fill(const Packed *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m_to, LLVMValueRef k0, LLVMValueRef n);
bool packed_keeps(const Problem *q);                                     // may a core keep for tasks that follow what it has copied for the first of a row?
int64_t packed_rows(const Packed *t, const Problem *q);                  // the most of a task; of a run places
bool packed_lines_apart(const Packed *t, const Problem *q, uint32_t mr); // of a run: do register tiles of mr rows end where a line of it does?
// Of a run: the place in A where row m of C begins.
LLVMValueRef packed_place(const Problem *q, LLVMValueRef m);
LLVMValueRef packed_at(const Packed *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0,
                       LLVMValueRef k0); // row m0 at element k0, where the block begins

LLVMValueRef packed_tail_at(const Packed *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0); // of row m0

#endif
