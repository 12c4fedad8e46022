// Where a value that is not known comes from, and how messages call it: for refusals of the pass `shapes`.
#ifndef TPUCC_PASSES_SHAPES_ORIGIN_H
#define TPUCC_PASSES_SHAPES_ORIGIN_H

#include "passes/pass.h"

// Why v is not known: notes along the shortest chain of ops from v back to an input of the model, or else to random numbers. Values that are
// made of constants alone are not known where they take more than known.h evaluates.
void origin_note(PassContext *c, Value *v);
// `known` has what was found before, by value, while the function stays as it is; it starts as {0} and is the caller's to free.
bool origin_is_input(Value *v, Map *known);
bool origin_is_constants(Value *v);
Value *origin_of(Value *v); // that input, or NULL
// What a message calls v: "%name". A number says nothing by itself: "%12 (add, line 7)", "%0 (input 0)". Without a name: `otherwise`, with the place.
const char *origin_called(Arena *a, const Value *v, const char *otherwise);

#endif
