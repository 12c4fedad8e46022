// How codegen transforms a row of n complex numbers (tpu.fft), and the table of roots of unity that it reads: n = lanes * m. Number j is lane j % lanes of
// vector j / lanes; the m vectors are transformed by passes of `radix`, then the lanes of each, so that nothing is shuffled but once.
#ifndef TPUCC_IR_OPS_FFT_H
#define TPUCC_IR_OPS_FFT_H

#include <stdbool.h>
#include <stdint.h>

enum { FFT_SHORTEST = 32, FFT_LONGEST = 8192, FFT_RADIX = 13, FFT_PASSES = 8 };

typedef struct {
    int64_t lanes, m;
    uint32_t n_passes;
    int64_t radix[FFT_PASSES];
} FftPlan;

// False: n is out of range or has a prime factor above FFT_RADIX.
bool fft_plan(int64_t n, FftPlan *out);
// Numbers in a row of the table [2, ..], real and imaginary parts: exp(-2 pi i j k / n) for each of m vectors k and lanes j, then the m-th roots of unity, then
// zeros that vectors of the last lanes may read.
int64_t fft_table_size(const FftPlan *plan);

#endif
