// Random functions of one rng_bit_generator, fft, cholesky, triangular_solve or routine of LAPACK, of any attributes, types and sizes: operands are views or
// made by other ops, results are read by others.
#ifndef TPUCC_TESTS_OPS_RANDOM_LINALG_H
#define TPUCC_TESTS_OPS_RANDOM_LINALG_H

#include "ir/base/base.h"

void random_linalg(uint64_t seed, Text *out); // a function of the seed alone

#endif
