// Which products of f32 stay f32 though bf16 is asked for, part of the precision pass: those that it would make slower, and the last ones.
#ifndef TPUCC_PASSES_LAYOUT_BF16_H
#define TPUCC_PASSES_LAYOUT_BF16_H

#include "passes/pass.h"

// Why this product of f32, a dot_general, ragged_dot or convolution, takes less time as it is than in bf16, rounding counted; NULL: it does not. The same for
// all processors, so that all round alike. Convolutions know what is around them (planes_mark).
const char *bf16_is_slower(const Op *op);
// Those of `products`, the ones of f that would multiply in bf16, that no other product comes after: their roundings reach results as they are (of
// resnet50 they are a fifth of the largest error). Empty where all of them in f32 would take more than a small share of the function's products longer.
// The same for all processors. To be freed; writes Op.mark.
OpList bf16_last(Func *f, const OpList *products);

#endif
