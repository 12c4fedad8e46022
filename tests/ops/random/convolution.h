// Random functions of one small convolution whose input is dilated: any dimension numbers, strides, padding, dilation, reversal and groups. Their results
// are eval's to the bit, for products and sums are made in the specification's order and each is rounded.
#ifndef TPUCC_TESTS_OPS_RANDOM_CONVOLUTION_H
#define TPUCC_TESTS_OPS_RANDOM_CONVOLUTION_H

#include "ir/base/base.h"

void random_convolution(uint64_t seed, Text *out); // a function of the seed alone

#endif
