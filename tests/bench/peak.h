// What one core can do at most: the bound that every share is a share of.
#ifndef TPUCC_BENCH_PEAK_H
#define TPUCC_BENCH_PEAK_H

#include <stddef.h>

// Multiply-adds of f32 in registers, in GFLOP/s (two operations each), over about `seconds`.
double peak_f32_gflops(double seconds);

// The same of pairs of bf16 into f32 and of quads of bytes into i32, by vector units of 512 bits; 0 where there are no such instructions.
double peak_bf16_gflops(double seconds);
double peak_int8_gops(double seconds);

// Reads all of a block as fast as a core can by a plain loop.
typedef struct {
    const void *data;
    size_t bytes; // a multiple of 512
} ReadBlock;
ReadBlock read_block(size_t bytes); // in large pages where the system has some; data is NULL without memory
void read_block_free(ReadBlock b);
void read_block_once(const ReadBlock *b);
double read_gb_s(size_t bytes, double seconds); // again and again: the best pass

double clock_seconds(void);

#endif
