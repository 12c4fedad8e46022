// What iterations by rotations are written in: numbers that change, in memory; lists of f64 in scratch; and rows of
// a matrix in scratch, all rotations of a sweep at once.
#ifndef TPUCC_CODEGEN_STAGES_ROTATE_H
#define TPUCC_CODEGEN_STAGES_ROTATE_H

#include "codegen/math/notation.h"
#include "codegen/stages/linalg/work.h"
#include "codegen/stages/sort.h"

typedef struct {
    V at;
    LLVMTypeRef type;
} Var;

Var var_begin(LlvmCtx *l, LLVMTypeRef type);
static inline V var_get(LlvmCtx *l, Var v) { return ll_load(l, v.type, v.at, 0); }
static inline void var_set(LlvmCtx *l, Var v, V x) { ll_store(l, x, v.at, 0); }

// Integers, which are i64.
static inline V int_add(LlvmCtx *l, V x, int64_t y) { return LLVMBuildAdd(l->b, x, ll_i64(l, y), ""); }
static inline V int_less(LlvmCtx *l, V x, V y) { return LLVMBuildICmp(l->b, LLVMIntSLT, x, y, ""); }
static inline V int_same(LlvmCtx *l, V x, V y) { return LLVMBuildICmp(l->b, LLVMIntEQ, x, y, ""); }
static inline V bool_and(LlvmCtx *l, V x, V y) { return LLVMBuildAnd(l->b, x, y, ""); }

// Lists: the rows of `lists`, which has a column before the first and two behind the last.
enum { LIST_MAIN, LIST_BESIDE, N_LISTS };
enum { MOST_SIDES = 2 };

typedef struct {
    Math m;
    LlvmCtx *l;
    Phase *p;
    const Op *op;
    int64_t n;
    Work lists, rows[MOST_SIDES]; // vectors, where they are wanted
    uint32_t n_sides;             // of which they are
    Work rotations[MOST_SIDES];   // of the sweeps that the rows have not had yet, a row of cosines and one of sines each
    V lows, highs;                // i64: the blocks of these sweeps
    Var n_sweeps;
    V order;               // i64: which row is there by now
    V least;               // what is negligible beside anything
    Var low, high, rounds; // the block that is rotated: [low, high]
} Iteration;

Iteration iteration_begin(Phase *p, const Op *op);
V list_get(Iteration *s, int list, V i);
void list_set(Iteration *s, int list, V i, V x);
// The operand's diagonals, unit matrices in the rows.
void iteration_read(Iteration *s, const Index *batch);
// The block [low, high] whose elements beside the diagonal count, with `high` as the last one; the rounds end where it is found to be one element. Body: a
// sweep.
typedef void SweepBody(Iteration *s);
void iteration_run(Iteration *s, SweepBody *sweep);
// Sorted by the list of the main diagonal.
void iteration_write(Iteration *s, const Index *batch, bool descending);

// What the sweep rotates rows i and i + 1 of a side by.
void sweep_rotates(Iteration *s, unsigned side, V i, V c, V sine);

// c and s with c x + s z = r, c z - s x = 0; 1 and 0 where squares sum up to less than LEAST_SQUARE.
typedef struct {
    V c, s, r;
} Rotation;
Rotation rotation_of(const Math *m, V x, V z);

#endif
