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

// A routine of LAPACK on matrix number `at` of the first operand, which is in `a`: its part of the results.
typedef void MatrixRoutine(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a);
MatrixRoutine eval_syevd_matrix; // eigen.c
MatrixRoutine eval_gesdd_matrix; // svd.c
MatrixRoutine eval_gehrd_matrix; // reduce.c
MatrixRoutine eval_sytrd_matrix;
MatrixRoutine eval_gees_matrix; // eig.c
MatrixRoutine eval_geev_matrix;

Complex vector_phase(const Complex *v, int64_t n, int64_t stride); // the factor of UNIT_SHARE (custom_call.h)
// a, n x n and Hermitian, in whose place anything is left: eigenvalues, and the columns of v, or NULL. False: it is not finite.
bool eigen_solve(Complex *a, int64_t n, double *w, Complex *v);
// a = q h q*, with h in its place, q of reflectors in rows of n x n, and n taus; rows and columns before `low` and from `high` on have their zeros already.
void hessenberg_reduce(Complex *a, int64_t n, int64_t low, int64_t high, Complex *rows, Complex *taus);
// Of h, which is zero below the diagonal under its main one: h = z t z*, t in its place. Returns how many rows did not converge.
int64_t schur_reduce(Complex *h, int64_t n, bool real, Complex *z);
void schur_split(Complex *t, int64_t n, Complex *z);              // t of real numbers becomes triangular
void triangular_vectors(const Complex *t, int64_t n, Complex *x); // columns: eigenvectors of t, 1 on the diagonal before they were scaled
// a = u s vh: as many vectors as there are values, or where `full` as there are rows and columns. False: a is not finite.
bool svd_solve(const Complex *a, int64_t rows, int64_t columns, bool full, double *s, Complex *u, Complex *vh);

#endif
