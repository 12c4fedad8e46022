// What a processor can do at best: multiplications and additions of f32 in registers, fused, as many at a time as hide their latency, with the widest
// vectors that the processor has.
#include "runtime/internal.h"

#include <immintrin.h>

enum { CHAINS = 16, ROUNDS = 4096, TRIES = 24 };

// One function for each width: the loop is all there is to it, and its flags differ.
#define PEAK_LOOP(name, features, vector, set, fma, store)                                                           \
    __attribute__((target(features))) static float name(float start) {                                               \
        vector sum[CHAINS], a = set(0.999f), b = set(start);                                                         \
        float out[16];                                                                                               \
        for (int i = 0; i < CHAINS; i++) sum[i] = set((float)i);                                                     \
        for (int r = 0; r < ROUNDS; r++) { _Pragma("GCC unroll 16") for (int i = 0; i < CHAINS; i++) sum[i] = fma; } \
        for (int i = 1; i < CHAINS; i++) sum[0] += sum[i];                                                           \
        store(out, sum[0]);                                                                                          \
        return out[0];                                                                                               \
    }
PEAK_LOOP(peak_512, "avx512f", __m512, _mm512_set1_ps, _mm512_fmadd_ps(sum[i], a, b), _mm512_storeu_ps)
PEAK_LOOP(peak_256, "avx2,fma", __m256, _mm256_set1_ps, _mm256_fmadd_ps(sum[i], a, b), _mm256_storeu_ps)
PEAK_LOOP(peak_128, "sse2", __m128, _mm_set1_ps, _mm_add_ps(_mm_mul_ps(sum[i], a), b), _mm_storeu_ps)

double tpurt_measure_peak(void) {
    uint64_t have = cpu_features(), best_ns = UINT64_MAX;
    uint32_t lanes = have & TPU_CPU_AVX512F ? 16 : have & TPU_CPU_AVX2 && have & TPU_CPU_FMA ? 8 : 4;
    volatile float sink;
    for (int i = 0; i < TRIES; i++) {
        uint64_t start = clock_ns();
        for (int k = 0; k < 4; k++) sink = lanes == 16 ? peak_512(1e-9f) : lanes == 8 ? peak_256(1e-9f) : peak_128(1e-9f);
        uint64_t ns = clock_ns() - start;
        if (ns < best_ns) best_ns = ns;
    }
    (void)sink;
    return 4.0 * (2 * ROUNDS * CHAINS) * lanes / (double)(best_ns ? best_ns : 1) * 1e9;
}
