// Measures the error bounds stated in codegen/math/math.h; run by hand:
//   ulp_sweep [--cpu NAME] f32 FN [STRIDE [LO HI]]   every STRIDE-th encoding (of all 2^32, or of LO..HI) of a function
//   of one operand ulp_sweep [--cpu NAME] f64 FN N                  N random inputs over all exponents (and pairs, for
//   two operands) ulp_sweep [--cpu NAME] f32 FN2 N                 the same for f32 functions of two operands ulp_sweep
//   [--cpu NAME] asm TYPE FN LANES FILE    assembly of one function
// Prints the largest error in ULP and where it is.
#include "tests/math/math_lib.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 4096 };

static uint64_t seed = 88172645463325252u;
static uint64_t next_random(void) { // xorshift64 (Marsaglia 2003)
    seed ^= seed << 13;
    seed ^= seed >> 7;
    return seed ^= seed << 17;
}

static double random_f64(void) {
    uint64_t u = next_random(), pick = next_random() % 8;
    double d;
    if (pick < 4) u = (u & ~(UINT64_C(2047) << 52)) | (UINT64_C(1023 - 12) + (u >> 40) % 24) << 52; // 2^-12 .. 2^12
    memcpy(&d, &u, sizeof d);
    return pick == 4 ? 1 + (double)(int64_t)u * 0x1p-68 : d; // or near 1
}

static float random_f32(void) {
    uint64_t r = next_random();
    uint32_t u = (uint32_t)r, pick = (uint32_t)(r >> 32) % 8;
    float f;
    if (pick < 4) u = (u & ~(255u << 23)) | (127 - 8 + (uint32_t)(r >> 40) % 16) << 23;
    memcpy(&f, &u, sizeof f);
    return pick == 4 ? 1 + (float)(int32_t)u * 0x1p-38f : f;
}

typedef struct {
    double ulp, x, y, got;
    uint64_t n_bad; // differences of kind, not of size
    uint64_t n;
} Worst;

static void note(Worst *w, double ulp, double x, double y, double got) {
    w->n++;
    if (ulp >= 1e30) w->n_bad++;
    if (ulp > w->ulp) *w = (Worst){ulp, x, y, got, w->n_bad, w->n};
}

static Worst sweep_f32(MathF32 *f, MathFn fn, uint64_t lo, uint64_t hi, uint64_t stride) {
    static float x[BLOCK], out[BLOCK];
    Worst w = {0};
    for (uint64_t at = lo; at <= hi;) {
        for (int i = 0; i < BLOCK; i++, at += stride) {
            uint32_t u = (uint32_t)(at <= hi ? at : hi);
            memcpy(&x[i], &u, sizeof u);
        }
        f(x, x, out, BLOCK);
        for (int i = 0; i < BLOCK; i++) note(&w, math_ulp_f32(out[i], math_ref_f32(fn, x[i], 0)), (double)x[i], 0, (double)out[i]);
    }
    return w;
}

static Worst random_pairs_f32(MathF32 *f, MathFn fn, uint64_t n) {
    static float x[BLOCK], y[BLOCK], out[BLOCK];
    Worst w = {0};
    for (uint64_t done = 0; done < n; done += BLOCK) {
        for (int i = 0; i < BLOCK; i++) x[i] = random_f32(), y[i] = random_f32();
        f(x, y, out, BLOCK);
        for (int i = 0; i < BLOCK; i++) note(&w, math_ulp_f32(out[i], math_ref_f32(fn, x[i], y[i])), (double)x[i], (double)y[i], (double)out[i]);
    }
    return w;
}

static Worst random_f64s(MathF64 *f, MathFn fn, uint64_t n) {
    static double x[BLOCK], y[BLOCK], out[BLOCK];
    Worst w = {0};
    for (uint64_t done = 0; done < n; done += BLOCK) {
        for (int i = 0; i < BLOCK; i++) x[i] = random_f64(), y[i] = random_f64();
        f(x, y, out, BLOCK);
        for (int i = 0; i < BLOCK; i++) note(&w, math_ulp_f64(out[i], math_ref_f64(fn, x[i], y[i])), x[i], y[i], out[i]);
    }
    return w;
}

static MathFn fn_named(const char *name) {
    for (int fn = 0; fn < MATH_COUNT; fn++)
        if (!strcmp(math_name((MathFn)fn), name)) return (MathFn)fn;
    fprintf(stderr, "no function %s\n", name);
    exit(2);
}

int main(int argc, char **argv) {
    const char *cpu = NULL;
    if (argc > 2 && !strcmp(argv[1], "--cpu")) cpu = argv[2], argc -= 2, argv += 2;
    if (argc == 6 && !strcmp(argv[1], "asm")) {
        math_lib_assembly(cpu, fn_named(argv[3]), !strcmp(argv[2], "f64"), (unsigned)atoi(argv[4]), argv[5]);
        return 0;
    }
    if (argc < 3) return fprintf(stderr, "usage: ulp_sweep [--cpu NAME] f32|f64 FN [STRIDE [LO HI] | N]\n"), 2;
    MathLib lib = math_lib_open(cpu);
    uint64_t n = argc > 3 ? strtoull(argv[3], NULL, 0) : 1;
    uint64_t lo = argc > 5 ? strtoull(argv[4], NULL, 0) : 0, hi = argc > 5 ? strtoull(argv[5], NULL, 0) : UINT32_MAX;
    for (int i = 0; i < MATH_COUNT; i++) {
        MathFn fn = strcmp(argv[2], "all") ? fn_named(argv[2]) : (MathFn)i;
        Worst w;
        if (!strcmp(argv[1], "f64")) w = random_f64s(math_lib_f64(&lib, fn, 8), fn, n);
        else if (math_operands(fn) == 2) w = random_pairs_f32(math_lib_f32(&lib, fn, 16), fn, n);
        else w = sweep_f32(math_lib_f32(&lib, fn, 16), fn, lo, hi, n);
        printf("%s %-10s max %.4g ULP at x=%a y=%a: got %a (%llu inputs, %llu wrong in kind)\n", argv[1], math_name(fn), w.ulp, w.x, w.y, w.got,
               (unsigned long long)w.n, (unsigned long long)w.n_bad);
        fflush(stdout);
        if (strcmp(argv[2], "all")) break;
    }
    math_lib_close(&lib);
    return 0;
}
