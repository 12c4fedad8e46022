// What one core can do at most: the bound that every share is a share of.
#ifndef TPUCC_BENCH_PEAK_H
#define TPUCC_BENCH_PEAK_H

// Multiply-adds of f32 in registers, in GFLOP/s (two operations each), over about `seconds`.
double peak_f32_gflops(double seconds);

// The same of pairs of bf16 into f32 and of quads of bytes into i32, by vector units of 512 bits; 0 where there are no such instructions.
double peak_bf16_gflops(double seconds);
double peak_int8_gops(double seconds);

double clock_seconds(void);

#endif
