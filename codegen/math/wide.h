// Arithmetic on unevaluated sums of two f64, relative errors of some 2^-104 (Dekker 1971, "A floating-point technique for extending the
// available precision"; with FMA: Joldes, Muller and Popescu 2017, "Tight and rigorous error bounds for basic building blocks of
// double-word arithmetic"), for functions whose terms cancel. A sum of opposite signs keeps the absolute error of its larger term.
#ifndef TPUCC_CODEGEN_MATH_WIDE_H
#define TPUCC_CODEGEN_MATH_WIDE_H

#include "codegen/math/families.h"

static inline Pair pair_of(const Math *d, V x) { return (Pair){x, k(d, 0)}; }
static inline Pair pair_const(const Math *d, double hi, double lo) { return (Pair){k(d, hi), k(d, lo)}; }
static inline Pair pair_neg(const Math *d, Pair a) { return (Pair){neg(d, a.hi), neg(d, a.lo)}; }
static inline Pair pair_pick(const Math *d, V c, Pair yes, Pair no) { return (Pair){pick(d, c, yes.hi, no.hi), pick(d, c, yes.lo, no.lo)}; }
static inline Pair pair_scaled(const Math *d, Pair a, V power_of_two) { return (Pair){mul(d, a.hi, power_of_two), mul(d, a.lo, power_of_two)}; }
Pair wide_add(const Math *d, Pair a, Pair b);
Pair wide_mul(const Math *d, Pair a, Pair b);
Pair wide_div(const Math *d, Pair a, Pair b);

// The first n_pairs of n coefficients are in two parts.
Pair wide_poly(const Math *d, Pair x, const double *c, const double *low, size_t n, size_t n_pairs);
#define WIDE_POLY(d, x, table) wide_poly(d, x, table, table##_LO, COUNT(table), COUNT(table##_LO))

Pair wide_log(const Math *d, Pair x);       // x > 0, not infinite
Pair wide_exp(const Math *d, Pair x, V *n); // e^x / 2^n, between 0.7 and 1.5, and n, for |x| <= 2^21
// 2^n for whole n; 0 below the normal numbers, at most 2^1023.
V math_power_of_two(const Math *d, V n);
V math_scaled(const Math *d, V x, V n); // x 2^n for any whole n, rounded once

// sin(pi x) and cos(pi x), 0 <= x <= 1/2
void wide_sin_cos_pi(const Math *d, V x, Pair *sine, Pair *cosine);

// The value of body(x, y) by a function "tpu.NAME" of the module, one per shape and target processor, in place of its code. y may be NULL.
typedef V MathBody(const Math *d, V x, V y);
V math_outlined(const Math *d, const char *name, MathBody *body, V x, V y);

#endif
