// The functions of complex numbers, which complex.c calls and which they lend each other, on numbers of f64.
#ifndef TPUCC_CODEGEN_MATH_COMPLEX_FAMILIES_H
#define TPUCC_CODEGEN_MATH_COMPLEX_FAMILIES_H

#include "codegen/math/complex_type.h"
#include "codegen/math/notation.h"

// complex_arith.c
V complex_abs(const Math *m, Complex z);
Complex complex_square(const Math *m, Complex z);
Complex complex_div(const Math *m, Complex a, Complex b);
Complex complex_sign(const Math *m, Complex z);
Complex complex_limit(const Math *m, Complex a, Complex b, bool maximum);
Complex complex_exp(const Math *m, Complex z);
Complex complex_expm1(const Math *m, Complex z);
Complex complex_log(const Math *m, Complex z);
Complex complex_log1p(const Math *m, Complex z);
Complex complex_pow(const Math *m, Complex a, Complex b);
Complex complex_cbrt(const Math *m, Complex z);
Complex complex_logistic(const Math *m, Complex z);
Complex complex_sqrt(const Math *m, Complex z);
Complex complex_sine(const Math *m, Complex z);
Complex complex_cosine(const Math *m, Complex z);
Complex complex_sinh(const Math *m, Complex z);
Complex complex_tanh(const Math *m, Complex z);
Complex complex_tan(const Math *m, Complex z);
Complex complex_atan2(const Math *m, Complex y, Complex x);

// complex_inverse.c
Complex complex_acos(const Math *m, Complex z);
Complex complex_acosh(const Math *m, Complex z);
Complex complex_asin(const Math *m, Complex z);
Complex complex_asinh(const Math *m, Complex z);
Complex complex_atan(const Math *m, Complex z);
Complex complex_atanh(const Math *m, Complex z);

#endif
