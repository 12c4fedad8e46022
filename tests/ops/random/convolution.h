// Random functions of one convolution, whose input is mostly dilated: any dimension numbers, strides, padding, dilation, reversal and groups. Results of small
// ones are eval's to the bit, for products and sums are made in the specification's order and each is rounded; in large ones they are fused. Some are like
// gradients of weights, with a window as large as the image; others are not dilated and of images
// that lie plane by plane.
#ifndef TPUCC_TESTS_OPS_RANDOM_CONVOLUTION_H
#define TPUCC_TESTS_OPS_RANDOM_CONVOLUTION_H

#include "ir/base/base.h"

void random_convolution(uint64_t seed, Text *out); // a function of the seed alone

#endif
