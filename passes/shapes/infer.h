// Types of a function's ops: the first part of the pass `shapes`.
#ifndef TPUCC_PASSES_SHAPES_INFER_H
#define TPUCC_PASSES_SHAPES_INFER_H

#include "passes/shapes/unbound.h"

typedef struct {
    PassContext *c;
    Diags *said;         // of mistakes that the verifier may have named before: c->d, or nobody's
    VEC(Type) types;     // room for what infer_op says
    OpenScalars scalars; // of the function's arguments
    const Op *from;      // that the op at hand was made of
    bool asserted;       // that a size is what it is not: what follows from it is not looked at
} Shapes;

// Of all that f's body has; s->scalars is made for its arguments, and whoever calls frees it. Mistakes are added to s->said and s->c->d.
void shapes_infer(Shapes *s, Func *f);
// Whether types of the op, its operands and what its regions return can be relied on; of its operands alone.
bool shapes_sound(const Op *op);
bool shapes_operands_sound(const Op *op);
bool shapes_type_open(Type t); // it, or an element of a tuple, has a size that is not known

#endif
