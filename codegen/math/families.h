// The functions of the families, which math.c calls and which they lend each other: exp.c, log.c, trig.c, inverse.c, special.c, gamma.c, zeta.c, remainder.c.
#ifndef TPUCC_CODEGEN_MATH_FAMILIES_H
#define TPUCC_CODEGEN_MATH_FAMILIES_H

#include "codegen/math/notation.h"
#include "codegen/math/tables.h"

// x = f 2^e with f in [sqrt 1/2, sqrt 2), for positive normal x (denormals too where `denormals` is set): the mantissa
// and e as a floating-point number of the shape.
typedef struct {
    V m, e;
} Split;
Split math_split(const Math *m, V x, bool denormals);
V math_exp_pair(const Math *m, Pair x); // f64: e^(hi + lo), full range, NaN stays
// f64: log x for positive x below infinity, relative error about 2^-66; e^x / 2^n, between 0.7 and 1.5, and n for |x| <= 2^21, about 2^-57.
Pair math_log_pair(const Math *m, V x);
Pair math_exp_parts(const Math *m, Pair x, V *n);

V math_exp(const Math *m, V x);
V math_exp2(const Math *m, V x);
V math_expm1(const Math *m, V x);
V math_tanh(const Math *m, V x);
V math_logistic(const Math *m, V x);
V math_erf(const Math *m, V x);
V math_erfc_f32(const Math *m, V x);
V math_log(const Math *m, V x);
V math_log2(const Math *m, V x);
V math_log1p(const Math *m, V x);
V math_pow(const Math *m, V x, V y);
V math_cbrt(const Math *m, V x);
V math_sin(const Math *m, V x);
V math_cos(const Math *m, V x);
V math_tan(const Math *m, V x);
V math_atan2(const Math *m, V y, V x);
V math_rem(const Math *m, V x, V y);
V math_half_exp(const Math *m, V x); // e^x / 2, full range

// f64, but for sinh and cosh, which differ by type; narrow: as good as f32 needs.
V math_acos(const Math *m, V x);
V math_acosh(const Math *m, V x);
V math_asin(const Math *m, V x);
V math_asinh(const Math *m, V x);
V math_atan(const Math *m, V x);
V math_atanh(const Math *m, V x);
V math_sinh(const Math *m, V x);
V math_cosh(const Math *m, V x);
V math_erfc(const Math *d, V x);
V math_erf_inv(const Math *d, V x, bool narrow);
V math_lgamma(const Math *d, V x);
V math_digamma(const Math *d, V x);
V math_lgamma_plain(const Math *d, V x, V *cancels); // cancels: where for x < 0 terms do; NULL: as good as f32 needs
V math_lgamma_f32(const Math *d, V x);               // near its zeros relative to 1
V math_digamma_f32(const Math *d, V x);
V math_bessel_i1e(const Math *d, V x);
V math_zeta(const Math *d, V x, V q, bool narrow);
V math_polygamma(const Math *d, V n, V x, bool narrow);

#endif
