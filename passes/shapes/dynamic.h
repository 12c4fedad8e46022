// Ops whose sizes are operands: part of the pass `shapes`.
#ifndef TPUCC_PASSES_SHAPES_DYNAMIC_H
#define TPUCC_PASSES_SHAPES_DYNAMIC_H

#include "passes/shapes/unbound.h"

// An op whose sizes are operands becomes the static op in its place, and is returned; every other op is returned as it is. NULL: a size depends on
// run-time values, or the sizes contradict the declared type: a diagnostic was added; or, without one, a size is computed from scalar
// integer arguments, which are entered into scalars[argument].
Op *dynamic_settle(PassContext *c, Op *op, OpenScalars *scalars);
// Where settling has to wait for sizes that are open: the scalar arguments that it will need as well.
void dynamic_open_scalars(const Op *op, OpenScalars *scalars);

// custom_call @shape_assertion(%holds, %sizes..) {error_message = "..{0}.."}: what jax.export says of sizes. One that holds is dropped; false: it
// does not, or cannot be computed, and a diagnostic was added.
bool op_is_shape_assertion(const Op *op);
bool shape_assertion_settle(PassContext *c, Op *op, OpenScalars *scalars);

#endif
