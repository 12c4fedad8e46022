// Trip counts of loops: part of the pass `shapes`.
#ifndef TPUCC_PASSES_SHAPES_LOOPS_H
#define TPUCC_PASSES_SHAPES_LOOPS_H

#include "passes/pass.h"

// Finds how often each loop of f runs and says so in tpu.trip_count. Where that depends on run-time values the loop is refused, unless
// control_flow allows it, and so are branches (branch_allowed). Goes on after a refusal; false if there was one. Ops that follow from a mistake
// (shapes_sound) are not looked at; types of the others must be static.
bool loops_count(PassContext *c, Func *f);
// Whether types of the op, its operands and what its regions return can be relied on, in shapes.c.
bool shapes_sound(const Op *op);

// Why v is not known: notes along the shortest chain of ops from v back to an input of the model, or else to random numbers. Values that are
// made of constants alone are not known where they take more than known.h evaluates.
void note_origin(PassContext *c, Value *v);
bool depends_on_input(Value *v);
bool made_of_constants(Value *v);
Value *origin_of(Value *v);                               // that input, or NULL
// What a message calls v: "%name". A number says nothing by itself: "%12 (add, line 7)", "%0 (input 0)". Without a name: `otherwise`, with the place.
const char *value_called(Arena *a, const Value *v, const char *otherwise);

#endif
