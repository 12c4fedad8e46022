// Random functions of f32 contractions and convolutions with elementwise chains, sums and views between them, for --precision: sums of fewer and of more
// than 32 products, sizes at and beside multiples of 16 and 32, weights that are arguments or constants, any precision_config, values that several read.
#ifndef TPUCC_TESTS_OPS_RANDOM_PRODUCTS_H
#define TPUCC_TESTS_OPS_RANDOM_PRODUCTS_H

#include "ir/base/base.h"

void random_products(uint64_t seed, Text *out); // a function of the seed alone
void random_products_rounded(uint64_t seed,
                             Text *out); // likewise; of some the model itself rounds operands to bf16, also of small ones, which stay f32 otherwise

#endif
