// What reductions of a matrix by reflectors are written in (reduce.c): the matrix in scratch, with vectors beside it as lists, of which a reflector is made and
// which change the matrix; and one pass over what is left of it for all of a round.
#ifndef TPUCC_CODEGEN_STAGES_REFLECT_H
#define TPUCC_CODEGEN_STAGES_REFLECT_H

#include "codegen/stages/linalg/work.h"

typedef LLVMValueRef V;

// Lists of as many numbers as the matrix has rows, and zeros behind them. The matrix is to lose LIST_LEFT_A times LIST_RIGHT_A, and LIST_LEFT_B times
// LIST_RIGHT_B.
enum { LIST_LEFT_A, LIST_RIGHT_A, LIST_LEFT_B, LIST_RIGHT_B, LIST_X, LIST_ACROSS, LIST_DOWN, LIST_CONJUGATE, LIST_COLUMN, N_LISTS, NO_LIST = -1 };

typedef struct {
    const Op *op;
    LlvmCtx *l;
    Work a, lists, left, right; // vectors of the reflectors from both sides, a row each
    int64_t n;
} Reduction;

Reduction reduction_begin(Phase *p, const Op *op, bool both_sides);
void reduction_read(Reduction *s, const Index *batch); // and all lists zeros
void reduction_write(Reduction *s, const Work *rows, const Value *v, const Index *batch);
void reduction_write_number(Reduction *s, const Value *v, const Index *batch, V i, Complex x); // element i of a list [B.., N]
// An element of [B.., rows, N] of real numbers.
void reduction_write_real(Reduction *s, const Value *v, const Index *batch, int64_t row, V i, V x);

// Numbers and lists
Complex list_number(Reduction *s, int list, V i);
// each: the list becomes what `body` makes of vectors of it and of others, at column j.
typedef Complex ListBody(Reduction *s, V j, Complex x, void *context);
void list_change(Reduction *s, int list, ListBody *body, void *context);
void list_copy(Reduction *s, int from, int to, bool conjugate);
void list_scale(Reduction *s, int list, Complex by);
Complex list_product(Reduction *s, int x, int y); // the sum of their products
void list_less_product(Reduction *s, int list, Complex by, int other);
void list_cut(Reduction *s, int list, V to); // numbers before `to` are zeros

// Row or column `at` of the matrix as list `to`, less what the matrix is still to lose.
void list_row(Reduction *s, V at, int to);
void list_column(Reduction *s, V at, int to);

// Of the vector in LIST_X, from element `at` on: v takes its place, 1 at `at` and zeros before; its conjugate is LIST_CONJUGATE, and v row `round` of `rows`.
// Where squares behind `at` sum up to less than LEAST_SQUARE there is no reflector: v has zeros there and tau is 0.
typedef struct {
    Complex tau;
    V beta;
} MadeReflector;
MadeReflector reflector_make(Reduction *s, V at, const Work *rows, V round);

// Rows and columns from `row` and `column` on: less what they are to lose; then LIST_ACROSS is what `across` gives summed up along each row, LIST_DOWN what
// `down` gives along each column; either may be NO_LIST. Columns of the vector that `column` lies in are changed from its first on.
void reduction_pass(Reduction *s, V row, V column, bool loses, int across, int down);

#endif
