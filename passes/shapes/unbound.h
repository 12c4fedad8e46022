// What is open once everything that was given is bound: its refusal, and what other refusals say of sizes that are open or were bound.
#ifndef TPUCC_PASSES_SHAPES_UNBOUND_H
#define TPUCC_PASSES_SHAPES_UNBOUND_H

#include "passes/pass.h"

// What sizes are computed from, in one function while its ops are gone through. Starts as {.of = ..}, freed by open_scalars_free.
typedef struct {
    const Op **of;        // of a scalar integer argument, the first op whose shape needs it as a number, or NULL
    ValueMap entered;     // what was looked at for them
    Map run_time, scalar; // of what is known whether it is made of something that only a run makes, and of a scalar integer argument
} OpenScalars;

// Open sizes of main's arguments, and scalar integer arguments that sizes are computed from (OpenScalars.of).
// Adds one diagnostic that lists them, what the ops say about them (unless f is wrong anyway), and how to bind them; false: nothing is open.
bool open_dims_refuse(PassContext *c, Func *f, const Op *const *scalars, bool wrong);
// The scalar integer arguments that v is computed from: entered with the op whose shape they reach. Sizes of values are not looked through: where they
// are open, so is an argument's.
// *out_only: there are some, and nothing else that is known only at run time.
void open_scalars_find(OpenScalars *s, Value *v, const Op *shape_of, bool *out_only);
void open_scalars_free(OpenScalars *s);

// A way out where v depends on scalar integer arguments and nothing else that only a run knows: the options that bind them.
void open_scalars_help(PassContext *c, Value *v);

// Notes which of the sizes that these values are made from were bound, and by what.
void bound_dims_note(PassContext *c, Value *const *values, size_t n);

#endif
