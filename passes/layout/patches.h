// Convolutions that compute nothing: their kernel picks an element of the window for each feature, as jax.lax.conv_general_dilated_patches writes it.
#ifndef TPUCC_PASSES_LAYOUT_PATCHES_H
#define TPUCC_PASSES_LAYOUT_PATCHES_H

#include "ir/builder/build.h"

// Slices of the image side by side in place of the convolution; NULL: it is another. Elements of the window that are not picked would be multiplied by 0:
// an infinite or NaN pixel no longer makes its neighbours NaN, and -0 stays -0.
Value *patches_lower(Builder *b, Op *op);

#endif
