// What passes and costs go by of the processor that a program is compiled for. The values are rows of target.def and microkernel.def in codegen/target/,
// nowhere else.
#ifndef TPUCC_IR_OPS_TARGET_FACTS_H
#define TPUCC_IR_OPS_TARGET_FACTS_H

#include "ir/graph/type.h"

// What a micro-kernel computes at a time: mr rows of panels * PANEL_COLUMNS columns, summed up in type `sum`. mr 0: there is none.
typedef struct {
    DType sum;
    uint32_t mr, panels;
    double rate;         // products in the time of one of f32
    int64_t small;       // contractions of matrices of no more multiplications than that have a micro-kernel of their own, of vectors
    int64_t small_depth; // and those whose sums have no more units than that
    int64_t wide;        // of no fewer columns, those of no more units than
    int64_t wide_depth;  // this, and
    int64_t cut_depth;   // this where rows of the result end inside of lines, and
    int64_t far_depth;   // this where it is also more than the second cache holds
} ContractTile;

// By a matrix unit, from tiles, beyond the rate of any dot product of vectors.
static inline bool multiplies_tiles(const ContractTile *t) {
    enum { DOTS_RATE = 4 };
    return t->rate > DOTS_RATE;
}

typedef struct {
    uint32_t vector_bytes;     // width of a vector register
    uint32_t streams;          // of memory that a core reads fastest side by side
    uint64_t l2_bytes;         // of one core
    const ContractTile *tiles; // [DT_COUNT]: of contractions, by the type of their elements; f32 and f64 always have one
} TargetFacts;

#endif
