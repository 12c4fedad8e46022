// What one core can do at most: the bound that every share is a share of.
#ifndef TPUCC_BENCH_PEAK_H
#define TPUCC_BENCH_PEAK_H

// Multiply-adds of f32 in registers, in GFLOP/s (two operations each), over about `seconds`.
double peak_f32_gflops(double seconds);

double clock_seconds(void);

#endif
