// The elementary functions against libm: largest error in ULP within the bounds that codegen/math/math.h states, special values
// by kind, the same bits for every number of lanes and for AVX2 and AVX-512, and no symbol left to resolve (math_lib
// links with -z defs).
#define _GNU_SOURCE 1 // mkstemp
#include "tests/math/math_lib.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { N = 1 << 13, ROUNDS = 5 }; // samples of a function per type: N * ROUNDS, and the special values; ulp_sweep takes millions

// The bounds of the table in codegen/math/math.h, in that order: f32, f64.
static const struct {
    MathFn fn;
    double f32, f64;
} bounds[] = {
    {MATH_EXP, 1, 1},           {MATH_EXP2, 1, 1},         {MATH_EXPM1, 1.5, 2},        {MATH_LOG, 1, 1},
    {MATH_LOG2, 2, 2},          {MATH_LOG1P, 1.5, 2},      {MATH_TANH, 2, 2.5},         {MATH_LOGISTIC, 2, 2.5},
    {MATH_ERF, 1.75, 1.5},      {MATH_SQRT, 0.501, 0.501}, {MATH_RSQRT, 1.501, 1.501},  {MATH_CBRT, 0.51, 1},
    {MATH_SIN, 1.6, 1},         {MATH_COS, 1.6, 1},        {MATH_TAN, 0.51, 3},         {MATH_FLOOR, 0, 0},
    {MATH_CEIL, 0, 0},          {MATH_ROUND_AFZ, 0, 0},    {MATH_ROUND_EVEN, 0, 0},     {MATH_SIGN, 0, 0},
    {MATH_ABS, 0, 0},           {MATH_POW, 0.51, 1.5},     {MATH_ATAN2, 0.52, 2},       {MATH_REM, 0, 0},
    {MATH_ACOS, 0.51, 3},       {MATH_ACOSH, 0.51, 3},     {MATH_ASIN, 0.51, 3},        {MATH_ASINH, 0.51, 3},
    {MATH_ATAN, 0.52, 2},       {MATH_ATANH, 0.51, 3},     {MATH_COSH, 2, 2},           {MATH_SINH, 3, 3},
    {MATH_ERFC, 4.25, 1.5},     {MATH_ERF_INV, 0.51, 1.5}, {MATH_LGAMMA, 0.51, 2.5},    {MATH_DIGAMMA, 0.51, 2.5},
    {MATH_BESSEL_I1E, 0.51, 3}, {MATH_ZETA, 0.51, 1},      {MATH_POLYGAMMA, 0.51, 2.5},
};
enum { N_FNS = sizeof bounds / sizeof *bounds };

static MathLib host;

static void open_host(void) { host = math_lib_open(NULL); }
static void close_host(void) { math_lib_close(&host); }

static uint64_t state = 0x9e3779b97f4a7c15u;
static uint64_t next_random(void) { // xorshift64 (Marsaglia 2003)
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

// Where functions change how they are computed.
// clang-format off
static const double edges[] = {
    0, 0.25, 0.34657359027997264, 0.5, 0.70710678118654757, 0.85, 1, 1.4142135623730951, 1.5707963267948966, 2,
    3.1415926535897931, 3.95, 6, 9, 16.5, 17.32, 18, 36, 40, 87.336544750553102, 88.722839, 103.27892,
    103.97208, 126, 127, 128, 149, 150, 131072, 708.39641853226408, 709.78271289338397, 744.44007192138122,
    745.13321910194122, 1022, 1023, 1024, 1074, 1075, 8388608, 16777216, 1073741824, 4503599627370496,
    9007199254740992
};
// clang-format on

// Every third sample has any encoding, every third is of a size at which functions live, every third lies around an
// edge.
static double sample(bool f64) {
    uint64_t u = next_random(), kind = next_random() % 3;
    if (kind == 2) {
        double e = edges[u % (sizeof edges / sizeof *edges)], step = ldexp(1, -(int)(u >> 32) % 60);
        return (u >> 20 & 1 ? -1 : 1) * (e + (double)(int64_t)(u >> 16 & 15) * step);
    }
    if (f64) {
        if (kind == 1) u = (u & ~(UINT64_C(2047) << 52)) | (UINT64_C(1023 - 12) + (u >> 40) % 22) << 52;
        double d;
        memcpy(&d, &u, sizeof d);
        return d;
    }
    uint32_t v = (uint32_t)u;
    if (kind == 1) v = (v & ~(255u << 23)) | (127 - 8 + (uint32_t)(u >> 40) % 16) << 23;
    float f;
    memcpy(&f, &v, sizeof f);
    return (double)f;
}

START_TEST(f32_errors_stay_within_the_bounds) {
    static float x[N], y[N], out[N];
    MathFn fn = bounds[_i].fn;
    MathF32 *f = math_lib_f32(&host, fn, 16);
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < N; i++) x[i] = (float)sample(false), y[i] = (float)sample(false);
        f(x, y, out, N);
        for (int i = 0; i < N; i++) {
            double ulp = math_ulp_f32(out[i], math_ref_f32(fn, x[i], y[i]));
            if (ulp > bounds[_i].f32) ck_abort_msg("%s(%a, %a) = %a, off by %g ULP", math_name(fn), (double)x[i], (double)y[i], (double)out[i], ulp);
        }
    }
}
END_TEST

START_TEST(f64_errors_stay_within_the_bounds) {
    static double x[N], y[N], out[N];
    MathFn fn = bounds[_i].fn;
    MathF64 *f = math_lib_f64(&host, fn, 8);
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < N; i++) x[i] = sample(true), y[i] = sample(true);
        f(x, y, out, N);
        for (int i = 0; i < N; i++) {
            double ulp = math_ulp_f64(out[i], math_ref_f64(fn, x[i], y[i]));
            if (ulp > bounds[_i].f64) ck_abort_msg("%s(%a, %a) = %a, off by %g ULP", math_name(fn), x[i], y[i], out[i], ulp);
        }
    }
}
END_TEST

// All pairs of these, so that pow, atan2 and rem meet every row of their tables of special cases.
static const double special[] = {0.0,
                                 1.0,
                                 INFINITY,
                                 0x1p-149,
                                 0x1p-126,
                                 0x1.fffffcp-127,
                                 0x1.fffffep127,
                                 0.5,
                                 2.0,
                                 3.0,
                                 2.5,
                                 0x1p23,
                                 0x1.000002p23,
                                 0x1p24,
                                 0x1p-1074,
                                 0x1p-1022,
                                 0x1.fffffffffffffp1023,
                                 0x1p52,
                                 0x1.0000000000001p52,
                                 0x1p53,
                                 1e10,
                                 0x1p40,
                                 0x1.921fb6p1,
                                 0x1.921fb54442d18p0,
                                 0x1p-30};
enum { N_SPECIAL = sizeof special / sizeof *special, N_VALUES = 2 * N_SPECIAL + 1, N_PAIRS = N_VALUES * N_VALUES };

static double special_value(int i) {
    if (i == 2 * N_SPECIAL) return NAN;
    return i & 1 ? -special[i / 2] : special[i / 2];
}

enum { N_PADDED = (N_PAIRS + 15) / 16 * 16 };

START_TEST(special_values) {
    static float x[N_PADDED], y[N_PADDED], out[N_PADDED];
    static double u[N_PADDED], v[N_PADDED], res[N_PADDED];
    MathFn fn = bounds[_i].fn;
    for (int i = 0; i < N_PADDED; i++) {
        u[i] = special_value(i % N_VALUES), v[i] = special_value(i / N_VALUES % N_VALUES);
        x[i] = (float)u[i], y[i] = (float)v[i];
    }
    math_lib_f32(&host, fn, 16)(x, y, out, N_PADDED);
    math_lib_f64(&host, fn, 8)(u, v, res, N_PADDED);
    for (int i = 0; i < N_PADDED; i++) {
        double ulp = math_ulp_f32(out[i], math_ref_f32(fn, x[i], y[i]));
        if (ulp > bounds[_i].f32) ck_abort_msg("f32 %s(%a, %a) = %a, off by %g ULP", math_name(fn), (double)x[i], (double)y[i], (double)out[i], ulp);
        ulp = math_ulp_f64(res[i], math_ref_f64(fn, u[i], v[i]));
        if (ulp > bounds[_i].f64) ck_abort_msg("f64 %s(%a, %a) = %a, off by %g ULP", math_name(fn), u[i], v[i], res[i], ulp);
    }
}
END_TEST

static void same_bits(const MathLib *a, unsigned lanes_a, const MathLib *b, unsigned lanes_b) {
    static float x[N], y[N], out[2][N];
    static double u[N], v[N], res[2][N];
    for (int j = 0; j < N_FNS; j++) {
        MathFn fn = bounds[j].fn;
        for (int i = 0; i < N; i++) {
            u[i] = sample(true), v[i] = sample(true);
            x[i] = (float)sample(false), y[i] = (float)sample(false);
        }
        math_lib_f32(a, fn, lanes_a)(x, y, out[0], N);
        math_lib_f32(b, fn, lanes_b)(x, y, out[1], N);
        math_lib_f64(a, fn, lanes_a)(u, v, res[0], N);
        math_lib_f64(b, fn, lanes_b)(u, v, res[1], N);
        for (int i = 0; i < N; i++) { // NaN equals NaN: which operand's payload survives is the processor's choice
            if (!(isnan(out[0][i]) && isnan(out[1][i])) && memcmp(&out[0][i], &out[1][i], sizeof *x) != 0)
                ck_abort_msg("f32 %s(%a, %a): %u lanes give %a, %u lanes %a", math_name(fn), (double)x[i], (double)y[i], lanes_a, (double)out[0][i], lanes_b,
                             (double)out[1][i]);
            if (!(isnan(res[0][i]) && isnan(res[1][i])) && memcmp(&res[0][i], &res[1][i], sizeof *u) != 0)
                ck_abort_msg("f64 %s(%a, %a): %u lanes give %a, %u lanes %a", math_name(fn), u[i], v[i], lanes_a, res[0][i], lanes_b, res[1][i]);
        }
    }
}

START_TEST(every_width_gives_the_same_bits) {
    same_bits(&host, 16, &host, 1);
    same_bits(&host, 16, &host, 4);
    same_bits(&host, 16, &host, 8);
}
END_TEST

START_TEST(avx2_gives_the_same_bits) {
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return;
    MathLib v3 = math_lib_open("x86-64-v3");
    same_bits(&host, 16, &v3, 16);
    same_bits(&host, 16, &v3, 1);
    math_lib_close(&v3);
}
END_TEST

// tanh, erf and logistic never leave their ranges, whatever the rounding: atanh and log of the result must stay
// defined.
START_TEST(bounded_functions_stay_in_range) {
    static float x[N], out[N];
    static const MathFn fns[] = {MATH_TANH, MATH_ERF, MATH_LOGISTIC};
    for (int j = 0; j < 3; j++)
        for (int round = 0; round < 64; round++) {
            for (int k = 0; k < N; k++) x[k] = (float)(round * N + k) * 0x1p-14f; // 0 to 32
            math_lib_f32(&host, fns[j], 16)(x, x, out, N);
            int i = 0;
            while (i < N && out[i] >= 0 && out[i] <= 1) i++;
            ck_assert_msg(i == N, "%s(%a)", math_name(fns[j]), (double)x[i % N]);
        }
}
END_TEST

// out[i] = x[i] / *s
static void emit_quotients(LlvmCtx *l, const char *name, LLVMTypeRef elem) {
    LLVMTypeRef params[] = {l->ptr, l->ptr, l->ptr, l->i64};
    ll_func_begin(l, name, l->void_t, params, 4, LLVMExternalLinkage);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_param(l, 3), ll_i64(l, 16), "i");
    LLVMValueRef x = ll_load(l, ll_vec(elem, 16), ll_gep(l, elem, ll_param(l, 0), i), 0);
    ll_store(l, emit_divide_by(l, x, ll_load(l, elem, ll_param(l, 1), 0)), ll_gep(l, elem, ll_param(l, 2), i), 0);
    ll_loop_end(l, &loop);
    ll_ret(l, NULL);
}

static MathLib quotients_open(void) {
    char *cpu, *features;
    math_lib_target(NULL, &cpu, &features);
    LlvmCtx l;
    ll_open(&l, "quotients");
    emit_quotients(&l, "f32", l.f32);
    emit_quotients(&l, "f64", l.f64);
    MathLib lib = math_lib_load(&l, cpu, features);
    ll_close(&l);
    LLVMDisposeMessage(cpu);
    LLVMDisposeMessage(features);
    return lib;
}

// Near the ends of what the quick way is for, and of what f32 and f64 have; else of a size that quotients of which stay far from them.
static double sample_near_ends(bool f64) {
    static const int exponents[] = {0, 0, 0, 0, 60, 400, 126, 149, 1022, 1074};
    double m = ldexp((double)((next_random() >> 40) | 1), -23) + (f64 ? ldexp((double)(next_random() >> 35), -52) : 0);
    int e = exponents[next_random() % 10] + (int)(next_random() % 5) - 2;
    return ldexp(next_random() & 1 ? m : -m, next_random() & 1 ? e : -e);
}

// The bits of the division, of numbers that the quick way serves, alone in a vector with others that it does not, and special ones.
START_TEST(quotients_by_one_number_are_rounded_once) {
    enum { M = 16 * 64 };
    MathLib lib = quotients_open();
    static float x[M], out[M];
    static double u[M], res[M];
    MathF32 *f;
    MathF64 *g;
    void *p = math_lib_symbol(&lib, "f32"), *q = math_lib_symbol(&lib, "f64");
    memcpy(&f, &p, sizeof f);
    memcpy(&g, &q, sizeof g);
    static const double odd[] = {0, -0.0, INFINITY, -INFINITY, NAN, 0x1p-149, 0x1p-1074, 1, -1, 3};
    int n_wrong = 0;
    for (int round = 0; round < 4096; round++) {
        double s = round < 10 ? odd[round] : fabs(sample_near_ends(round & 1));
        if (round % 7 == 0) s = -s;
        float t = (float)s;
        for (int i = 0; i < M; i++) {
            double v = next_random() % 64 ? sample_near_ends(true) : odd[next_random() % 10];
            if (i / 16 % 2) v = ldexp(1 + (double)(next_random() >> 12) * 0x1p-52, (int)(next_random() % 80) - 40); // a vector of usual ones
            x[i] = (float)v, u[i] = v;
        }
        f(x, &t, out, M);
        g(u, &s, res, M);
        for (int i = 0; i < M; i++) {
            float a = x[i] / t;
            double b = u[i] / s;
            n_wrong += a == a ? memcmp(&a, &out[i], sizeof a) != 0 : out[i] == out[i];
            n_wrong += b == b ? memcmp(&b, &res[i], sizeof b) != 0 : res[i] == res[i];
        }
    }
    math_lib_close(&lib);
    ck_assert_int_eq(n_wrong, 0);
}
END_TEST

// out[i] = x[i] / s for an s that is known when compiling; those behind are of divisors for which two instructions do not do.
static const float known[] = {0.0235294122f, 0x1.fffffep-7f, 0x1.000002p-9f, 0x1.8p+3f, 0x1p-5f, 3, 0x1.ce590ep-7f, 0x1.fb8446p-7f};

static void emit_known_quotients(LlvmCtx *l, const char *name, float s) {
    LLVMTypeRef params[] = {l->ptr, l->ptr, l->i64};
    ll_func_begin(l, name, l->void_t, params, 3, LLVMExternalLinkage);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_param(l, 2), ll_i64(l, 16), "i");
    LLVMValueRef x = ll_load(l, ll_vec(l->f32, 16), ll_gep(l, l->f32, ll_param(l, 0), i), 0);
    ll_store(l, emit_divide_usual(l, x, ll_real(l->f32, s)), ll_gep(l, l->f32, ll_param(l, 1), i), 0);
    ll_loop_end(l, &loop);
    ll_ret(l, NULL);
}

// Of every significand of 24 bits.
START_TEST(quotients_by_known_numbers_are_rounded_once) {
    enum { M = 1 << 12, N_KNOWN = sizeof known / sizeof *known };
    char *cpu, *features, name[16];
    math_lib_target(NULL, &cpu, &features);
    LlvmCtx l;
    ll_open(&l, "known");
    for (int k = 0; k < N_KNOWN; k++) snprintf(name, sizeof name, "by%d", k), emit_known_quotients(&l, name, known[k]);
    MathLib lib = math_lib_load(&l, cpu, features);
    ll_close(&l);
    LLVMDisposeMessage(cpu);
    LLVMDisposeMessage(features);
    static float x[M], out[M];
    for (int k = 0; k < N_KNOWN; k++) {
        void (*f)(const float *, float *, int64_t);
        snprintf(name, sizeof name, "by%d", k);
        void *p = math_lib_symbol(&lib, name);
        memcpy(&f, &p, sizeof f);
        int n_wrong = 0;
        for (int from = 1 << 23; from < 1 << 24; from += M) {
            for (int i = 0; i < M; i++) x[i] = (float)(from + i) * (i & 1 ? -0x1p-20f : 0x1p-3f);
            f(x, out, M);
            for (int i = 0; i < M; i++) n_wrong += out[i] != x[i] / known[k];
        }
        ck_assert_msg(!n_wrong, "%d quotients by %a", n_wrong, (double)known[k]);
    }
    math_lib_close(&lib);
}
END_TEST

// For processors that this machine need not be: the assembly must hold no call but those of internal functions.
START_TEST(no_calls_of_libm) {
    static const char *const cpus[] = {"znver3", "znver5"};
    char file[] = "/tmp/tpucc-math-asm-XXXXXX", line[512];
    int fd = mkstemp(file);
    ck_assert_int_ge(fd, 0);
    close(fd);
    for (int c = 0; c < 2; c++) {
        math_lib_assembly(cpus[c], MATH_COUNT, false, 0, file);
        FILE *in = fopen(file, "r");
        ck_assert_ptr_nonnull(in);
        while (fgets(line, sizeof line, in)) ck_assert_msg(!strstr(line, "\tcall") || strstr(line, "tpu."), "%s: %s", cpus[c], line);
        fclose(in);
    }
    remove(file);
}
END_TEST

Suite *math_suite(void);
Suite *math_suite(void) {
    Suite *s = suite_create("math");
    TCase *t = tcase_create("math");
    tcase_add_unchecked_fixture(t, open_host, close_host);
    tcase_set_timeout(t, 120);
    tcase_add_loop_test(t, f32_errors_stay_within_the_bounds, 0, N_FNS);
    tcase_add_loop_test(t, f64_errors_stay_within_the_bounds, 0, N_FNS);
    tcase_add_loop_test(t, special_values, 0, N_FNS);
    tcase_add_test(t, every_width_gives_the_same_bits);
    tcase_add_test(t, avx2_gives_the_same_bits);
    tcase_add_test(t, bounded_functions_stay_in_range);
    tcase_add_test(t, quotients_by_one_number_are_rounded_once);
    tcase_add_test(t, quotients_by_known_numbers_are_rounded_once);
    tcase_add_test(t, no_calls_of_libm);
    suite_add_tcase(s, t);
    return s;
}
