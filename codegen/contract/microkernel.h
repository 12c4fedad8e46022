// Micro-kernels: functions that compute one register tile of a contraction along a part of K, with its accumulators in registers. Which of them a
// contraction has is a row of target/microkernel.def; what each writes is a function here.
//
//   void micro(a, b, c, n_outer, n_inner, k_from, next, first[, row_sums, fill | tails])
//
// a: row 0 of A at the first k, or, where rows are indirect, a run of pointers a ko, which count from ki = 0. b: the first panel at the first k; of a dilated
// image the first of all, and behind the pointers of a run stands how many rows on its k begins; of separable rows and terms one run of pointers, behind which
// offsets are. c: the tile's accumulators. Of n_outer ko (1 where rows are not indirect) the products of n_inner ki are added, those from k_from on, to what
// c holds where K comes in blocks and this is not the first one. Meanwhile what lies at `next` is brought into the second cache, MicroTile.fetch bytes for each
// ki: of panels that come afterwards; by a matrix unit MicroTile.lines of each of these for each line of rows; by dot products, if `next` is not NULL, the
// panels at hand some way ahead. Where B is in units of 32 bits, rows of A are packed as well (packed.h), lda_bytes apart: there are whole units of them, and
// zeros behind n_inner, or `tails`, of a matrix unit: what rows of A have behind their last whole line. row_sums: of bytes in dot products, room for a number
// of each row, which the call for the first panels fills and those for others read.
#ifndef TPUCC_CODEGEN_CONTRACT_MICROKERNEL_H
#define TPUCC_CODEGEN_CONTRACT_MICROKERNEL_H

#include "codegen/contract/packed.h"
#include "codegen/contract/problem.h"
#include "ir/ops/plan.h"

enum { SHORT_UNITS = 8 }; // of rows whose sums take longer to be stored than to be made

// What rows may ask for; microkernel.c holds each row to it.
enum { MICRO_MAX_ROWS = 32, MICRO_MAX_PANELS = 16, MICRO_MAX_TILE = 64 }; // the last in panels: rows * panels

typedef struct Microkernel Microkernel;

// One function: a whole register tile, or what is left of one at an edge.
typedef struct {
    const Problem *problem;
    const Microkernel *kernel;
    uint32_t rows, panels;
    uint32_t rest;   // columns of the last panel, 0: all
    bool accumulate; // onto what lies there, but where `first` is; else it is overwritten
    bool halves;     // B is pairs of bf16, which are not widened yet
    bool grouped;    // or groups of bytes, which are not
    bool narrow;     // or shorter numbers, which are not
    bool row_sums;   // there are the last two parameters
    int64_t ldc;
    int64_t panel_step, k_step; // of B: elements (of groups bytes) from one panel to the next, vectors from one k to the next
    int64_t lda_bytes;          // of packed rows
    bool tails;                 // there is that parameter
    uint32_t fetch;             // 0: nothing
    uint32_t lines;             // by a matrix unit: of each panel that comes next, for each line of rows; 0: nothing
    int64_t ahead;              // bytes: each panel is fetched by itself, so far before it is read, instead of what lies at `next`; 0: it is not
    int64_t ahead_lines;        // of what a turn reads of it, the first ones; 0: all
    int64_t block;              // of K: sums of so many products are added up one after the other, as those of several calls are; 0: all is one
} MicroTile;
typedef void EmitMicro(const MicroTile *t); // the body, without the return
EmitMicro micro_fma;                        // each element of A times a vector of each panel, added in one rounding (fma.c)
EmitMicro micro_digits;                     // digits of each row times bytes of weights in groups (digits.c)
EmitMicro micro_tiles;                      // rows of units of A times tiles of panels, by a matrix unit (tiles.c)
EmitMicro micro_dots;                       // each unit of A times a vector of units of each panel, by dot products of vectors (dots.c)

// Of a matrix: are rows no longer than SHORT_UNITS? By dot products these are then written out.
bool micro_rows_are_short(const Problem *q);

// What lies t->ahead behind what a turn is about to read of a panel, or t->ahead_lines of it. All lines at once: one by one between what multiplies them they
// come late, and keep the processor from looking ahead by itself.
void micro_fetch(const MicroTile *t, LLVMValueRef at, int64_t bytes);

struct Microkernel {
    Base base;
    DType element, sum;
    uint32_t mr, panels;
    EmitMicro *emit;
    bool small;
};

// For register tiles of so many panels, or as many as it takes; of a small contraction (op_is_small).
const Microkernel *microkernel_find(const Target *target, DType element, DType sum, int64_t panels, bool small);

// The functions of one contraction, each written when it is first asked for.
typedef struct {
    MicroTile tile;
    LLVMValueRef func;
} MicroFunction;
typedef struct {
    MicroFunction v[36]; // whole and two edges, along rows and along columns; with and without fetching what comes next; to scratch and to the result
    uint32_t n;
} MicroFunctions;
LLVMValueRef micro_function(MicroFunctions *f, const MicroTile *t);

// Of kernels that multiply units: how rows of A lie.
static inline PackedUnit micro_unit(const Problem *q, const Microkernel *k) {
    return k->emit == micro_tiles ? (PackedUnit){q->p->tile_rows, TILE_BYTES} : (PackedUnit){1, DOT_BYTES};
}
static inline bool micro_stores_columns(const Microkernel *k) { return k->emit == micro_dots; } // those that there are of the last panel, and no others
static inline bool micro_reads_runs(const Microkernel *k) { return k->emit == micro_dots && k->panels == 1; } // panel after panel, as processors foresee it
static inline bool micro_has_row_sums(const Microkernel *k) { return k->emit == micro_dots && k->element == DT_I8; }

#endif
