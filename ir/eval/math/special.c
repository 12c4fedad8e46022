// Functions of CHLO on one element: in long double, so that one rounding is left for every type. Sources: Abramowitz
// and Stegun, "Handbook of Mathematical Functions", 6.3 and 6.4 (digamma, polygamma), 7.1 (erf), 9.6 and 9.7
// (Bessel), 23.1 (Euler-Maclaurin); Hurwitz's zeta function as in 25.11 of the NIST DLMF. At poles: what CHLO's
// definitions say.
#include "ir/eval/internal.h"

#include <complex.h>
#include <math.h>

static const long double PI_L = 3.14159265358979323846264338327950288L;

// exp(-|x|) I1(x): the power series, whose terms all have one sign, then the asymptotic one.
static long double bessel_i1e(long double x) {
    long double a = fabsl(x), sum;
    if (isinf(x)) return copysignl(0, x);
    if (a < 40) {
        long double term = a / 2;
        sum = 0;
        for (int k = 1; k < 400 && term > sum * 1e-22L; k++) {
            sum += term;
            term *= a * a / 4 / ((long double)k * (k + 1));
        }
        sum *= expl(-a);
    } else {
        long double term = 1;
        sum = 1;
        for (int k = 1; k < 60 && fabsl(term) > 1e-22L; k++) {
            term *= -(4 - (2.0L * k - 1) * (2.0L * k - 1)) / (k * 8 * a);
            sum += term;
        }
        sum /= sqrtl(2 * PI_L * a);
    }
    return copysignl(sum, x);
}

static const long double bernoulli[] = {1 / 6.0L, -1 / 30.0L,     1 / 42.0L,      -1 / 30.0L,       5 / 66.0L,      -691 / 2730.0L,
                                        7 / 6.0L, -3617 / 510.0L, 43867 / 798.0L, -174611 / 330.0L, 854513 / 138.0L}; // B2, B4, ...

// sum over k of (q + k)^-x, q > 0: until what is left is nothing, or until Euler-Maclaurin's corrections fall fast.
static long double zeta_right(long double x, long double q) {
    long double sum = 0;
    for (; q < 24 + x; q++) {
        long double term = powl(q, -x);
        sum += term;
        if (!(term * (1 + q / (x - 1)) > sum * 1e-22L)) return sum;
    }
    long double power = powl(q, -x);
    sum += power * q / (x - 1) + power / 2;
    long double term = power * x / q, factorial = 2;
    for (size_t k = 0; k < COUNT(bernoulli); k++) {
        sum += bernoulli[k] / factorial * term;
        long double next = 2.0L * (long double)k;
        term *= (x + next + 1) * (x + next + 2) / (q * q);
        factorial *= (next + 3) * (next + 4);
    }
    return sum;
}

// For q < 0 and whole x the terms on the left of 0 are those on its right, up to their sign.
// x_even: of x before it was rounded.
static long double zeta_of(long double x, long double q, bool x_even) {
    if (isnan(x) || isnan(q)) return NAN;
    if (x == 1) return INFINITY;
    if (x < 1) return NAN;
    if (q <= 0 && q == floorl(q)) return x_even ? INFINITY : NAN;
    if (q <= 0 && x != floorl(x)) return NAN;
    if (isinf(q)) return 0;
    if (isinf(x)) return q > 1 ? 0 : q == 1 ? 1 : q > 0 ? INFINITY : NAN;
    return q > 0 ? zeta_right(x, q) : eval_zeta_left(x, q, x_even);
}

static long double zeta(long double x, long double q) { return zeta_of(x, q, fmodl(x, 2) == 0); }

static long double polygamma(long double n, long double x) {
    if (n < 0 || n != floorl(n) || isnan(x)) return NAN;
    if (n == 0) return eval_digamma(x);
    long double sign = fmodl(n, 2) == 0 ? -1 : 1, factorial = n < 1755 ? 1 : INFINITY;
    for (int k = 2; n < 1755 && k <= (int)n; k++) factorial *= k;
    return sign * factorial * zeta_of(n + 1, x, sign > 0 && isfinite(n));
}

// Newton's steps on erf, or on erfc where x is near 1 and erf says little.
static long double erf_inv(long double x) {
    long double a = fabsl(x);
    if (!(a <= 1)) return NAN;
    if (a == 1) return copysignl(INFINITY, x);
    if (a == 0) return x;
    long double w = logl((1 - a) * (1 + a)), s = 2 / (PI_L * 0.147L) + w / 2;
    long double y = sqrtl(sqrtl(s * s - w / 0.147L) - s); // Winitzki's approximation
    if (a < 1e-4L) y = a * sqrtl(PI_L) / 2;
    for (int i = 0; i < 6; i++) {
        long double miss = a < 0.5L ? erfl(y) - a : (1 - a) - erfcl(y);
        long double step = miss / (2 / sqrtl(PI_L) * expl(-y * y));
        y -= step / (1 + y * step); // Halley
    }
    return copysignl(y, x);
}

// CHLO's expansion in f32, whose rounded log(1/2) is felt where exp(x) is large: results of other compilers have it
// too.
static double half_exp(double x) { return (float)exp((float)(x + (double)(float)log(0.5))); }
static double narrow_cosh(double x) { return half_exp(x) + half_exp(-x); }
static double narrow_sinh(double x) { return fabs(x) < 1 ? sinh(x) : half_exp(x) - half_exp(-x); }

static double is_inf(double x) { return isinf(x) != 0; }
static double is_pos_inf(double x) { return x == (double)INFINITY; }
static double is_neg_inf(double x) { return x == -(double)INFINITY; }
static double identity(double x) { return x; }
static double square(double x) { return x * x; }
static int64_t int_square(IntType t, int64_t a) { return (void)t, (int64_t)((uint64_t)a * (uint64_t)a); }

static int64_t int_mulhi(IntType t, int64_t a, int64_t b) {
    if (t.is_signed) return (int64_t)(((__int128)a * b) >> t.bits);
    return (int64_t)(((unsigned __int128)(uint64_t)a * (uint64_t)b) >> t.bits);
}

// Complex functions: C's, in long double; its branch cuts and signs of zero are those of the specification's sources.
#define COMPLEX_FN(name, fn)                                                                     \
    static Wide complex_##name(Wide a) {                                                         \
        long double complex z = fn(__builtin_complex((long double)a.c.re, (long double)a.c.im)); \
        return (Wide){.c = {(double)creall(z), (double)cimagl(z)}};                              \
    }
COMPLEX_FN(acos, cacosl)
COMPLEX_FN(acosh, cacoshl)
COMPLEX_FN(asin, casinl)
COMPLEX_FN(asinh, casinhl)
COMPLEX_FN(atan, catanl)
COMPLEX_FN(atanh, catanhl)
COMPLEX_FN(cosh, ccoshl)
COMPLEX_FN(sinh, csinhl)
COMPLEX_FN(tan, ctanl)

static Wide complex_conj(Wide a) { return (Wide){.c = {a.c.re, -a.c.im}}; }

static Wide complex_square(Wide a) {
    long double re = a.c.re, im = a.c.im;
    // The real part is a difference of squares, NaN where both are infinite.
    long double real = isinf(a.c.re) && isinf(a.c.im) ? (long double)NAN : (re - im) * (re + im);
    return (Wide){.c = {(double)real, (double)(2 * re * im)}};
}

const UnaryFns special_unary[OP_COUNT] = {
    [OP_ACOS] = {NULL, acos, acosl, complex_acos},
    [OP_ACOSH] = {NULL, acosh, acoshl, complex_acosh},
    [OP_ASIN] = {NULL, asin, asinl, complex_asin},
    [OP_ASINH] = {NULL, asinh, asinhl, complex_asinh},
    [OP_ATAN] = {NULL, atan, atanl, complex_atan},
    [OP_ATANH] = {NULL, atanh, atanhl, complex_atanh},
    [OP_BESSEL_I1E] = {NULL, NULL, bessel_i1e, NULL},
    [OP_CONJ] = {NULL, identity, NULL, complex_conj},
    [OP_COSH] = {NULL, narrow_cosh, coshl, complex_cosh},
    [OP_DIGAMMA] = {NULL, NULL, eval_digamma, NULL},
    [OP_ERF_INV] = {NULL, NULL, erf_inv, NULL},
    [OP_ERFC] = {NULL, erfc, erfcl, NULL},
    [OP_LGAMMA] = {NULL, NULL, lgammal, NULL},
    [OP_SINH] = {NULL, narrow_sinh, sinhl, complex_sinh},
    [OP_SQUARE] = {int_square, square, NULL, complex_square},
    [OP_CHLO_TAN] = {NULL, tan, tanl, complex_tan},
    [OP_IS_INF] = {NULL, is_inf, NULL, NULL},
    [OP_IS_POS_INF] = {NULL, is_pos_inf, NULL, NULL},
    [OP_IS_NEG_INF] = {NULL, is_neg_inf, NULL, NULL},
};

const BinaryFns special_binary[OP_COUNT] = {
    [OP_MULHI] = {int_mulhi, NULL, NULL, NULL},
    [OP_POLYGAMMA] = {NULL, NULL, polygamma, NULL},
    [OP_ZETA] = {NULL, NULL, zeta, NULL},
};
