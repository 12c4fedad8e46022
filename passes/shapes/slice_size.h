// Slices that begin where run-time values say, but are of a known size: part of the pass `shapes`.
#ifndef TPUCC_PASSES_SHAPES_SLICE_SIZE_H
#define TPUCC_PASSES_SHAPES_SLICE_SIZE_H

#include "passes/pass.h"

// A real_dynamic_slice whose limit is its start plus a constant, element by element, with strides of 1: the dynamic_slice that it is, detached, what
// makes its start indices inserted before `op`. NULL: it is none. Where the slice would reach over the operand's end, which means
// nothing (spec), it begins earlier.
Op *slice_of_known_size(PassContext *c, Op *op);

#endif
