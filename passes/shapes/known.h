// Values that depend on constants only, evaluated while shapes are inferred: trip counts and sizes.
#ifndef TPUCC_PASSES_SHAPES_KNOWN_H
#define TPUCC_PASSES_SHAPES_KNOWN_H

#include "ir/graph/graph.h"

enum {
    KNOWN_MAX_OPS = 256,       // that one value may depend on
    KNOWN_MAX_ELEMS = 4096,    // of each of their results
    KNOWN_MAX_BYTES = 1 << 26, // of what evaluating one of them makes on the way
    KNOWN_OP_WORK = 16,        // that evaluating an op is worth, whatever it is
};
// What all evaluations of one Known may take together, in the units of EvalLimits.max_work: operands may be as large as a splat can be.
#define KNOWN_MAX_WORK (UINT64_C(1) << 24)

typedef struct {
    Module *m;
    Arena *arena;
    PtrMap known; // Literal, by the Value that it is of
    int budget;   // ops that may still be looked at
    uint64_t work_left;
    Diags quiet;
} Known;

Known known_begin(Module *m, Arena *arena);
void known_end(Known *k);
// The value of v, or NULL where it is not made of constants by pure ops. What a loop carries unchanged counts as what it started with.
const Literal *known_value(Known *k, Value *v);
// One op whose operands are known already.
bool known_can_eval(const Op *op);
bool known_eval(Known *k, const Op *op, const Literal **out);

// What the loop carries as i is what it started with, always.
bool loop_keeps(const Op *loop, uint32_t i);
const Op *loop_of(const Value *v); // of an argument of a loop's region, else NULL
// The value outside that an argument stands for which its loop keeps, or v itself.
Value *loop_see_through(Value *v);

#endif
