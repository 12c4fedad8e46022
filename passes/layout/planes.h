// Convolutions that leave images as they lie, plane by plane (tpu.conv_planes), part of the layout pass.
#ifndef TPUCC_PASSES_LAYOUT_PLANES_H
#define TPUCC_PASSES_LAYOUT_PLANES_H

#include "ir/builder/build.h"
#include "passes/pass.h"

// Finds out, for each convolution of a block, whether others around it want its image or its result with channels last; kept in Op.id until it is lowered.
void planes_mark(Block *b);
// Does it stand alone, and would rows of its result fill vectors?
bool planes_are_wanted(const Op *op);
bool planes_choose(const Op *op, const TargetFacts *target); // is it cheaper than with channels last, transposes on both ways counted?
// Is one of f32, with few channels and features, done so in less time than bf16 takes? The same for all processors, so that all round alike.
bool planes_beat_bf16(const Op *op);
typedef Value *PlanesLower(Builder *b, const Op *op, Value *kernel); // with the kernel as the window walks over it
PlanesLower planes_lower;
// One channel a feature, with which codegen keeps rows of both in registers (tpu.conv_depthwise).
bool planes_are_depthwise(const Op *op);
PlanesLower planes_lower_depthwise;
void planes_read_narrow(Op *op); // before that: what was widened for the op from floats of 16 bits is read as these
// Of an image of one pixel, as a product of matrices (pixel.c).
bool pixel_fits(const Op *op);
PlanesLower pixel_lower;

#endif
