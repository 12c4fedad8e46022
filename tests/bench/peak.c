// The multiply-add peak of one core. Twelve chains of fused multiply-adds in registers, on zeros: enough to fill two pipes of latency four
// to six, no loads, no denormals. Vectors are of 512 bits where the processor has them, unless its 256-bit rate is higher.
#define _POSIX_C_SOURCE 200809L
#include "peak.h"

#include <time.h>

double clock_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

#define CHAINS(FMA) FMA(0) FMA(1) FMA(2) FMA(3) FMA(4) FMA(5) FMA(6) FMA(7) FMA(8) FMA(9) FMA(10) FMA(11)
#define FMA_YMM(i) "vfmadd231ps %%ymm14, %%ymm15, %%ymm" #i "\n"
#define FMA_ZMM(i) "vfmadd231ps %%zmm14, %%zmm15, %%zmm" #i "\n"
#define BF16_ZMM(i) "vdpbf16ps %%zmm14, %%zmm15, %%zmm" #i "\n"
#define INT8_ZMM(i) "vpdpbusd %%zmm14, %%zmm15, %%zmm" #i "\n"
#define REGISTERS \
    "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "cc", "memory"

enum { N_CHAINS = 12, ROUNDS = 1 << 16 };

static void chains_256(void) {
    long n = ROUNDS;
    __asm__ volatile("vzeroall\n1:\n" CHAINS(FMA_YMM) "dec %0\njnz 1b\nvzeroupper\n" : "+r"(n) : : REGISTERS);
}

static void chains_512(void) {
    long n = ROUNDS;
    __asm__ volatile("vzeroall\n1:\n" CHAINS(FMA_ZMM) "dec %0\njnz 1b\nvzeroupper\n" : "+r"(n) : : REGISTERS);
}

static void chains_bf16(void) {
    long n = ROUNDS;
    __asm__ volatile("vzeroall\n1:\n" CHAINS(BF16_ZMM) "dec %0\njnz 1b\nvzeroupper\n" : "+r"(n) : : REGISTERS);
}

static void chains_int8(void) {
    long n = ROUNDS;
    __asm__ volatile("vzeroall\n1:\n" CHAINS(INT8_ZMM) "dec %0\njnz 1b\nvzeroupper\n" : "+r"(n) : : REGISTERS);
}

// Lanes: products of one instruction.
static double rate(void (*chains)(void), int lanes, double seconds) {
    double best = 1e30, end = clock_seconds() + seconds;
    do {
        double start = clock_seconds();
        chains();
        double took = clock_seconds() - start;
        if (took < best) best = took;
    } while (clock_seconds() < end);
    return 2.0 * lanes * N_CHAINS * ROUNDS / best / 1e9;
}

double peak_f32_gflops(double seconds) {
    double narrow = rate(chains_256, 8, seconds / 2);
    double wide = __builtin_cpu_supports("avx512f") ? rate(chains_512, 16, seconds / 2) : 0;
    return wide > narrow ? wide : narrow;
}

double peak_bf16_gflops(double seconds) { return __builtin_cpu_supports("avx512bf16") ? rate(chains_bf16, 32, seconds) : 0; }

double peak_int8_gops(double seconds) { return __builtin_cpu_supports("avx512vnni") ? rate(chains_int8, 64, seconds) : 0; }
