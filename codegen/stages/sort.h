// Sorting rows, shared by the stage (sort.c) and what compares and merges (merge.c).
//
// What moves is a list of columns: the operands themselves where there are few, else the first operands that the comparator reads
// and the positions of the elements in their row, by which it reads its other operands and by which all are gathered at the end.
#ifndef TPUCC_CODEGEN_STAGES_SORT_H
#define TPUCC_CODEGEN_STAGES_SORT_H

#include "codegen/stages/stages.h"

enum { MAX_COLUMNS = 3, MAX_KEYS_MOVED = 2, POSITIONS = -1 };

typedef struct {
    int operand; // or POSITIONS
    bool compared;
    LLVMTypeRef memory; // of an element: complex numbers as pairs, all others as the bits in memory
    int64_t stride;     // of both buffers, in elements
    LLVMValueRef from, to;
} Column;

typedef struct {
    Phase *p;
    const Op *op;
    Column *columns; // MAX_COLUMNS at most where rows are sorted, all operands where they are merged
    uint32_t n_columns;
    bool *compared;             // of each operand: does the comparator read it?
    Place *const *aside;        // of the operands that do not move: the row in its first order; NULL for those that do
    LLVMValueRef unpredictable; // metadata: keeps selects from becoming branches, which would go wrong half of the time
} Sorter;

typedef LLVMValueRef *Moved; // one element of each column

// A row for each lane along dimension d of the domain (network.c). The columns are the operands.
void emit_network_stage(Sorter *s, uint32_t d);
// What lies in memory of operand k, in registers.
LLVMValueRef sort_element(Sorter *s, uint32_t k, LLVMValueRef moved);
LLVMValueRef sort_before(Sorter *s, Moved x, Moved y); // does x belong before y?
// What the comparator reads from around it, computed once.
void sort_capture(Sorter *s);
// Sorts each 4 elements of [0, n) of `from`, and `rest` at the end if n is not a multiple of 4, in place.
void sort_fours(Sorter *s, LLVMValueRef n, unsigned rest);
enum { ANY_REST = 4 }; // what n % 4 is, is not known
// Merges runs of 4, 8, .. elements of [0, n) by twos, n_levels times, from `from` to `to` and back: 4 << n_levels are at least n.
void sort_levels(Sorter *s, unsigned n_levels, LLVMValueRef n);
// A sort stage of which only the first elements are read (select.c). The columns are the operands.
void emit_select_stage(Sorter *s, int64_t wanted);
void sort_copy_column(Sorter *s, const Column *c, LLVMValueRef from, LLVMValueRef i, LLVMValueRef to, LLVMValueRef at);
// Merges [i, i_end) and [j, j_end) of `from` into `to`, from `at` on. Equal elements of the first range come first. A comparator
// that contradicts itself makes some permutation.
void sort_merge(Sorter *s, LLVMValueRef i, LLVMValueRef i_end, LLVMValueRef j, LLVMValueRef j_end, LLVMValueRef at);

// Does element j of `from` belong before element i?
LLVMValueRef sort_is_before(Sorter *s, LLVMValueRef j, LLVMValueRef i);

// Loops that are not counted: while_begin(start); the condition, from w->phi; while_body; the body; while_end(next).
typedef struct {
    LLVMBasicBlockRef head, body, done;
    LLVMValueRef phi[4];
    unsigned n;
} While;
void while_begin(LlvmCtx *l, While *w, const LLVMValueRef *start, unsigned n);
void while_body(LlvmCtx *l, While *w, LLVMValueRef go_on);
void while_end(LlvmCtx *l, While *w, const LLVMValueRef *next);

#endif
