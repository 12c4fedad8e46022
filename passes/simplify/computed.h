// Constants that `fold` left small, seen through what repeats them, and what becomes of weights that are computed from constants.
#ifndef TPUCC_PASSES_SIMPLIFY_COMPUTED_H
#define TPUCC_PASSES_SIMPLIFY_COMPUTED_H

#include "ir/graph/uses.h"

typedef struct {
    double growth;     // bytes that the result has more than what it is made of
    double most_grown; // of weights that few rows are multiplied by and whose product could read what is smaller
    bool stored;       // such weights are stored in another way than as they are (--weights-as)
} Grown;

// The constant that v is after ops that move or repeat its elements; NULL: it is none.
const Literal *constant_behind(const Value *v);
// What v is, which constant_behind says is one; NULL: it has no value. It lies in the arena, or is a constant of the module.
const Literal *constant_moved(Module *m, const Value *v, Arena *arena);
// Is what op makes only computed with other constants and moved until a contraction takes it as weights, which does so better as it is than as what it is
// made of?
bool computed_weights(const Uses *uses, const Op *op, Grown grown);

#endif
