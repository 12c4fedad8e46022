// Shared by masks.c, which follows how a mask is made, and mask_table.c, which evaluates what cannot be followed.
#ifndef TPUCC_PASSES_PADDING_MASKS_H
#define TPUCC_PASSES_PADDING_MASKS_H

#include "passes/padding/state.h"

// A value on the way back, and which dimensions of the value that is reduced its own ones are; -1: none. Its column is the one along which is reduced.
typedef struct {
    const Value *v;
    int dims[MAX_RANK], column;
} View;

// Which of its elements keep a position: those that are 1, 0, greater than the number `masked`, or less than minus that.
typedef enum { WHERE_TRUE, WHERE_FALSE, WHERE_GREATER, WHERE_LESS } Keeping;

// By row, the first column that is kept of it, in order: that of the rows up to it which has it last.
typedef struct {
    const int64_t *first, *row; // of n_rows
    int64_t n_rows, n_columns;
    Size rows, columns;
} MaskTable;

// Of a mask that the program makes from constants, indices and sizes alone, evaluated in the padded run, of which the exact one's is the beginning.
// False: it is not such a one, too large, or padded along several dimensions besides the column.
bool mask_table(Padding *p, const View *of, Keeping keeping, double masked, MaskTable *out);
// Whether some row has no column, at some length, or in the padded run.
bool mask_table_is_empty(Padding *p, const MaskTable *t, bool everywhere, int64_t *out_row);

#endif
