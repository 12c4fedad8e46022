// Which products of f32 multiplying in bf16 would make slower, part of the precision pass.
#ifndef TPUCC_PASSES_LAYOUT_BF16_H
#define TPUCC_PASSES_LAYOUT_BF16_H

#include "passes/pass.h"

// Why this product of f32, a dot_general, ragged_dot or convolution, takes less time as it is than in bf16, rounding counted; NULL: it does not. The same for
// all processors, so that all round alike. Convolutions know what is around them (planes_mark).
const char *bf16_is_slower(const Op *op);

#endif
