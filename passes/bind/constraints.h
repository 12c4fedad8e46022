// What the ops of a function say about sizes of its arguments that are open: which are equal, and the least that one may be or what it is a multiple of.
#ifndef TPUCC_PASSES_BIND_CONSTRAINTS_H
#define TPUCC_PASSES_BIND_CONSTRAINTS_H

#include "passes/pass.h"

typedef struct {
    enum { DIMS_EQUAL, DIM_IS, DIM_AT_LEAST, DIM_MULTIPLE } kind;
    uint32_t arg, axis;             // open in the argument's type
    uint32_t other_arg, other_axis; // DIMS_EQUAL: also open
    int64_t n;                      // of the other kinds
    const Op *op;                   // that says so
} DimConstraint;
typedef VEC(DimConstraint) DimConstraints;

// Sizes are followed through f and the bodies of its loops and branches, also where get_dimension_size makes numbers of them that become sizes again. What an
// op does not say in a form known here is left out: every constraint holds for every run, but not every one is found. Equal sizes are listed in order, so that
// each names an earlier one.
void dim_constraints_find(PassContext *c, Func *f, DimConstraints *out);

#endif
