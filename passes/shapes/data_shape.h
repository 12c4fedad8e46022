// Refusals of results whose size depends on data.
#ifndef TPUCC_PASSES_SHAPES_DATA_SHAPE_H
#define TPUCC_PASSES_SHAPES_DATA_SHAPE_H

#include "passes/pass.h"

// [data-dependent-shape]: which dimensions of the result of `op`, whatever BYVALUE op it is, are not known; where that comes from; the ways out.
void data_shape_refuse(PassContext *c, const Op *op);

#endif
