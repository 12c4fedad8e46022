// The meaning of each elementwise op on one element: integers in 64 bits, whose low bits are the narrow result (the
// caller wraps), floats in double, f64's elementary functions in long double, complex numbers as two doubles. Source:
// the sections of these names of the StableHLO specification; where it leaves integers open, XLA's choices: x / 0 = -1,
// x % 0 = x, MIN / -1 = MIN, shifts past the width give 0 or the sign, x to a negative power is 0 unless x is 1 or -1.
#include "ir/eval/internal.h"

#include <complex.h>
#include <math.h>
#include <string.h>

// Integers

static uint64_t low_bits(IntType t, int64_t v) { return t.bits == 64 ? (uint64_t)v : (uint64_t)v & ((UINT64_C(1) << t.bits) - 1); }

static int64_t sign_extended(IntType t, int64_t v) { return (int64_t)((uint64_t)v << (64 - t.bits)) >> (64 - t.bits); }

static int64_t int_abs(IntType t, int64_t a) { return t.is_signed && a < 0 ? (int64_t)(0 - (uint64_t)a) : a; }
static int64_t int_negate(IntType t, int64_t a) { return (void)t, (int64_t)(0 - (uint64_t)a); }
static int64_t int_not(IntType t, int64_t a) { return t.bits == 1 ? !a : ~a; }
static int64_t int_popcnt(IntType t, int64_t a) { return __builtin_popcountll(low_bits(t, a)); }
static int64_t int_sign(IntType t, int64_t a) { return t.is_signed && a < 0 ? -1 : a != 0; }

static int64_t int_clz(IntType t, int64_t a) {
    uint64_t low = low_bits(t, a);
    return low ? __builtin_clzll(low) - (int)(64 - t.bits) : (int)t.bits;
}

static int64_t int_add(IntType t, int64_t a, int64_t b) { return (void)t, (int64_t)((uint64_t)a + (uint64_t)b); }
static int64_t int_subtract(IntType t, int64_t a, int64_t b) { return (void)t, (int64_t)((uint64_t)a - (uint64_t)b); }
static int64_t int_multiply(IntType t, int64_t a, int64_t b) { return (void)t, (int64_t)((uint64_t)a * (uint64_t)b); }
static int64_t int_and(IntType t, int64_t a, int64_t b) { return (void)t, a & b; }
static int64_t int_or(IntType t, int64_t a, int64_t b) { return (void)t, a | b; }
static int64_t int_xor(IntType t, int64_t a, int64_t b) { return (void)t, a ^ b; }

// i1: add is or, multiply is and; the sum of two ones must not wrap to 0.
static int64_t int_add_any(IntType t, int64_t a, int64_t b) { return t.bits == 1 ? a | b : int_add(t, a, b); }
static int64_t int_subtract_any(IntType t, int64_t a, int64_t b) { return t.bits == 1 ? a ^ b : int_subtract(t, a, b); }

static int64_t int_divide(IntType t, int64_t a, int64_t b) {
    if (b == 0) return -1;
    if (!t.is_signed) return (int64_t)((uint64_t)a / (uint64_t)b);
    return b == -1 ? int_negate(t, a) : a / b;
}

static int64_t int_remainder(IntType t, int64_t a, int64_t b) {
    if (b == 0) return a;
    if (!t.is_signed) return (int64_t)((uint64_t)a % (uint64_t)b);
    return b == -1 ? 0 : a % b;
}

int64_t scalar_int_max(IntType t, int64_t a, int64_t b) {
    bool less = t.is_signed ? a < b : (uint64_t)a < (uint64_t)b;
    return less ? b : a;
}

int64_t scalar_int_min(IntType t, int64_t a, int64_t b) {
    bool less = t.is_signed ? b < a : (uint64_t)b < (uint64_t)a;
    return less ? b : a;
}

static int64_t int_power(IntType t, int64_t base, int64_t exponent) {
    if (t.is_signed && exponent < 0) {
        if (base == 1) return 1;
        if (base == -1) return exponent & 1 ? -1 : 1;
        return 0;
    }
    uint64_t result = 1, square = (uint64_t)base;
    for (uint64_t rest = (uint64_t)exponent; rest; rest >>= 1) {
        if (rest & 1) result *= square;
        square *= square;
    }
    return (int64_t)result;
}

// Amounts are unsigned in the operand's width, so negative ones lie past it.
static int64_t int_shl(IntType t, int64_t a, int64_t b) {
    uint64_t amount = low_bits(t, b);
    return amount < t.bits ? (int64_t)((uint64_t)a << amount) : 0;
}

static int64_t int_shr_logical(IntType t, int64_t a, int64_t b) {
    uint64_t amount = low_bits(t, b);
    return amount < t.bits ? (int64_t)(low_bits(t, a) >> amount) : 0;
}

static int64_t int_shr_arithmetic(IntType t, int64_t a, int64_t b) {
    uint64_t amount = low_bits(t, b);
    return sign_extended(t, a) >> (amount < t.bits ? amount : t.bits - 1);
}

// Floats

static double float_negate(double a) { return -a; }
static double float_sign(double a) { return a > 0 ? 1 : a < 0 ? -1 : a; } // of 0, -0 and NaN itself
static double float_rsqrt(double a) { return 1 / sqrt(a); }
static double float_logistic(double a) { return 1 / (1 + exp(-a)); }
static long double long_rsqrt(long double a) { return 1 / sqrtl(a); }
static long double long_logistic(long double a) { return 1 / (1 + expl(-a)); }

static double float_add(double a, double b) { return a + b; }
static double float_subtract(double a, double b) { return a - b; }
static double float_multiply(double a, double b) { return a * b; }
static double float_divide(double a, double b) { return a / b; }

double scalar_float_max(double a, double b) {
    if (isnan(a) || isnan(b)) return NAN;
    if (a == b) return signbit(a) ? b : a; // +0 over -0
    return a > b ? a : b;
}

double scalar_float_min(double a, double b) {
    if (isnan(a) || isnan(b)) return NAN;
    if (a == b) return signbit(a) ? a : b;
    return a < b ? a : b;
}

// Complex numbers

static Wide wide_of(double complex z) { return (Wide){.c = {creal(z), cimag(z)}}; }
static double complex of_wide(Wide w) { return __builtin_complex(w.c.re, w.c.im); }

static Wide complex_abs(Wide a) { return (Wide){.f = hypot(a.c.re, a.c.im)}; } // a real number
static Wide complex_negate(Wide a) { return (Wide){.c = {-a.c.re, -a.c.im}}; }
static Wide complex_log(Wide a) { return wide_of(clog(of_wide(a))); }
static Wide complex_sqrt(Wide a) { return wide_of(csqrt(of_wide(a))); }
static Wide complex_rsqrt(Wide a) { return wide_of(1 / csqrt(of_wide(a))); }
static Wide complex_sine(Wide a) { return wide_of(csin(of_wide(a))); }
static Wide complex_cosine(Wide a) { return wide_of(ccos(of_wide(a))); }
static Wide complex_tan(Wide a) { return wide_of(ctan(of_wide(a))); }
static Wide complex_tanh(Wide a) { return wide_of(ctanh(of_wide(a))); }
static Wide complex_cbrt(Wide a) { return wide_of(cpow(of_wide(a), 1.0 / 3)); }
static Wide complex_logistic(Wide a) { return wide_of(1 / (1 + cexp(-of_wide(a)))); }

// exp(x) (cos y + i sin y): NaN for every x where y is infinite or NaN, which C leaves 0 or infinite if x is infinite.
static Wide complex_exp(Wide a) {
    if (!isfinite(a.c.im)) return (Wide){.c = {NAN, NAN}};
    return wide_of(cexp(of_wide(a)));
}

// exp(x + iy) - 1 without cancellation near 0: expm1(x) cos y - 2 sin^2(y / 2) + i exp(x) sin y
static Wide complex_expm1(Wide a) {
    double half = sin(a.c.im / 2);
    return (Wide){.c = {expm1(a.c.re) * cos(a.c.im) - 2 * half * half, exp(a.c.re) * sin(a.c.im)}};
}

// log|1 + z| = log1p(x (2 + x) + y^2) / 2 near 0
static Wide complex_log1p(Wide a) {
    double x = a.c.re, y = a.c.im;
    bool near = fabs(x) < 0.5 && fabs(y) < 0.5;
    double re = near ? log1p(x * (2 + x) + y * y) / 2 : creal(clog(__builtin_complex(1 + x, y)));
    return (Wide){.c = {re, atan2(y, 1 + x)}};
}

static Wide complex_sign(Wide a) {
    if (isnan(a.c.re) || isnan(a.c.im)) return (Wide){.c = {NAN, NAN}};
    double size = hypot(a.c.re, a.c.im);
    return size == 0 ? (Wide){.c = {0, 0}} : (Wide){.c = {a.c.re / size, a.c.im / size}};
}

static Wide complex_add(Wide a, Wide b) { return (Wide){.c = {a.c.re + b.c.re, a.c.im + b.c.im}}; }
static Wide complex_subtract(Wide a, Wide b) { return (Wide){.c = {a.c.re - b.c.re, a.c.im - b.c.im}}; }
static Wide complex_multiply(Wide a, Wide b) { return (Wide){.c = {a.c.re * b.c.re - a.c.im * b.c.im, a.c.re * b.c.im + a.c.im * b.c.re}}; }
static Wide complex_divide(Wide a, Wide b) { return wide_of(of_wide(a) / of_wide(b)); }
static Wide complex_power(Wide a, Wide b) {
    if (a.c.re == 0 && a.c.im == 0 && b.c.re == 0 && b.c.im == 0) return (Wide){.c = {1, 0}};
    return wide_of(cpow(of_wide(a), of_wide(b)));
}

// -i log((x + i y) / sqrt(x^2 + y^2)), as the specification has it
static Wide complex_atan2(Wide y, Wide x) {
    double complex a = of_wide(y), b = of_wide(x);
    double complex w = clog((b + __builtin_complex(0.0, 1.0) * a) / csqrt(b * b + a * a));
    return (Wide){.c = {cimag(w), -creal(w)}};
}

static bool complex_less(Wide a, Wide b) { return a.c.re == b.c.re ? a.c.im < b.c.im : a.c.re < b.c.re; }
static bool complex_nan(Wide a) { return isnan(a.c.re) || isnan(a.c.im); }

static Wide complex_max(Wide a, Wide b) {
    if (complex_nan(a)) return a;
    return complex_nan(b) || complex_less(a, b) ? b : a;
}

static Wide complex_min(Wide a, Wide b) {
    if (complex_nan(a)) return a;
    return complex_nan(b) || complex_less(b, a) ? b : a;
}

const UnaryFns unary_fns[OP_COUNT] = {
    [OP_ABS] = {int_abs, fabs, NULL, complex_abs},
    [OP_CBRT] = {NULL, cbrt, cbrtl, complex_cbrt},
    [OP_CEIL] = {NULL, ceil, NULL, NULL},
    [OP_COSINE] = {NULL, cos, cosl, complex_cosine},
    [OP_CLZ] = {int_clz, NULL, NULL, NULL},
    [OP_EXP] = {NULL, exp, expl, complex_exp},
    [OP_EXPM1] = {NULL, expm1, expm1l, complex_expm1},
    [OP_FLOOR] = {NULL, floor, NULL, NULL},
    [OP_LOG] = {NULL, log, logl, complex_log},
    [OP_LOG1P] = {NULL, log1p, log1pl, complex_log1p},
    [OP_LOGISTIC] = {NULL, float_logistic, long_logistic, complex_logistic},
    [OP_NEGATE] = {int_negate, float_negate, NULL, complex_negate},
    [OP_NOT] = {int_not, NULL, NULL, NULL},
    [OP_POPCNT] = {int_popcnt, NULL, NULL, NULL},
    [OP_ROUND_AFZ] = {NULL, round, NULL, NULL},
    [OP_ROUND_EVEN] = {NULL, rint, NULL, NULL},
    [OP_RSQRT] = {NULL, float_rsqrt, long_rsqrt, complex_rsqrt},
    [OP_SIGN] = {int_sign, float_sign, NULL, complex_sign},
    [OP_SINE] = {NULL, sin, sinl, complex_sine},
    [OP_SQRT] = {NULL, sqrt, NULL, complex_sqrt},
    [OP_TAN] = {NULL, tan, tanl, complex_tan},
    [OP_TANH] = {NULL, tanh, tanhl, complex_tanh},
    [OP_ERF] = {NULL, erf, erfl, NULL},
};

const BinaryFns binary_fns[OP_COUNT] = {
    [OP_ADD] = {int_add_any, float_add, NULL, complex_add},
    [OP_AND] = {int_and, NULL, NULL, NULL},
    [OP_ATAN2] = {NULL, atan2, atan2l, complex_atan2},
    [OP_DIVIDE] = {int_divide, float_divide, NULL, complex_divide},
    [OP_USUAL_DIVIDE] = {int_divide, float_divide, NULL, complex_divide},
    [OP_MAXIMUM] = {scalar_int_max, scalar_float_max, NULL, complex_max},
    [OP_MINIMUM] = {scalar_int_min, scalar_float_min, NULL, complex_min},
    [OP_MULTIPLY] = {int_multiply, float_multiply, NULL, complex_multiply},
    [OP_ROUNDED_MULTIPLY] = {int_multiply, float_multiply, NULL, complex_multiply},
    [OP_OR] = {int_or, NULL, NULL, NULL},
    [OP_POWER] = {int_power, pow, powl, complex_power},
    [OP_REMAINDER] = {int_remainder, fmod, NULL, NULL},
    [OP_SHL] = {int_shl, NULL, NULL, NULL},
    [OP_SHR_ARITHMETIC] = {int_shr_arithmetic, NULL, NULL, NULL},
    [OP_SHR_LOGICAL] = {int_shr_logical, NULL, NULL, NULL},
    [OP_SUBTRACT] = {int_subtract_any, float_subtract, NULL, complex_subtract},
    [OP_XOR] = {int_xor, NULL, NULL, NULL},
};
