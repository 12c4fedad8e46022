// The multiply-add peak of one core. Twelve chains of fused multiply-adds in registers, on zeros: enough to fill two pipes of latency four
// to six, no loads, no denormals. Vectors are of 512 bits where the processor has them, unless its 256-bit rate is higher.
#define _GNU_SOURCE
#include "peak.h"

#include <string.h>
#include <sys/mman.h>
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

// ---- reading

typedef float Vector __attribute__((vector_size(64)));

ReadBlock read_block(size_t bytes) {
    void *data = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (data == MAP_FAILED) return (ReadBlock){0};
    madvise(data, bytes, MADV_HUGEPAGE);
    memset(data, 1, bytes); // memory that was never written is one shared page of zeros
    return (ReadBlock){data, bytes};
}

void read_block_free(ReadBlock b) {
    if (b.data) munmap((void *)b.data, b.bytes);
}

__attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4"))) void read_block_once(const ReadBlock *b) {
    const Vector *v = b->data;
    Vector sums[8] = {{0}};
    for (size_t i = 0; i + 8 <= b->bytes / sizeof *v; i += 8)
        for (int k = 0; k < 8; k++) sums[k] += v[i + k];
    for (int k = 1; k < 8; k++) sums[0] += sums[k];
    __asm__ volatile("" : : "m"(sums[0]) : "memory");
}

double read_gb_s(size_t bytes, double seconds) {
    ReadBlock b = read_block(bytes);
    if (!b.data) return 0;
    size_t times = 1 + ((size_t)4 << 20) / bytes;
    double best = 0, end = clock_seconds() + seconds;
    do {
        double start = clock_seconds();
        for (size_t t = 0; t < times; t++) read_block_once(&b);
        double rate = (double)(bytes * times) / (clock_seconds() - start) / 1e9;
        if (rate > best) best = rate;
    } while (clock_seconds() < end);
    read_block_free(b);
    return best;
}
