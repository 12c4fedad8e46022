// What the files of linear algebra share: elements as complex doubles, and the factor of a positive definite matrix.
#ifndef TPUCC_IR_EVAL_LINALG_H
#define TPUCC_IR_EVAL_LINALG_H

#include "ir/eval/internal.h"

#include <complex.h>

typedef double complex Complex;

Complex complex_load(const Tensor *t, int64_t at);
void complex_store(Type t, void *data, int64_t at, Complex v);
bool linalg_result(Eval *e, const Op *op, double work, Tensor *out, void **data); // result 0, made within the limits
// The lower factor L of a = L * conj(L)^T, from the triangle that is given. Returns the number of the first row, from 1, up to which a is not
// positive definite, or 0; from that column on, L has no meaning.
int64_t cholesky_factor(const Tensor *a, int64_t base, int64_t n, bool lower, Complex *l);
EvalFn eval_gtsv; // tridiagonal.c: a custom_call

#endif
