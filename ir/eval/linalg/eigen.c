// Eigenvalues of Hermitian matrices, by Jacobi's rotations in cyclic order (Golub & Van Loan, "Matrix Computations", 4th ed., 8.5), in double and rounded
// once: LAPACK's syevd and heevd, XLA's Eigh, and tpu.tridiagonal_eigen. Ascending. An eigenvector is known up to a factor of modulus 1, which LAPACK leaves to
// chance: here the first of its elements of more than UNIT_SHARE times the largest modulus is real and positive. Within equal eigenvalues any basis is right.
// A matrix that is not finite gives NaN, and an info of 1.
#include "ir/eval/linalg/linalg.h"
#include "ir/ops/custom_call.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_SWEEPS = 60 };

// Rotates columns p and q of the n rows of a, of which q is multiplied by `phase` first.
static void rotate_columns(Complex *a, int64_t n, int64_t p, int64_t q, double c, double s, Complex phase) {
    for (int64_t i = 0; i < n; i++) {
        Complex x = a[i * n + p], y = a[i * n + q] * phase;
        a[i * n + p] = c * x - s * y;
        a[i * n + q] = s * x + c * y;
    }
}

static void rotate_rows(Complex *a, int64_t n, int64_t p, int64_t q, double c, double s, Complex phase) {
    for (int64_t i = 0; i < n; i++) {
        Complex x = a[p * n + i], y = a[q * n + i] * conj(phase);
        a[p * n + i] = c * x - s * y;
        a[q * n + i] = s * x + c * y;
    }
}

static bool rotate_pair(Complex *a, Complex *v, int64_t n, int64_t p, int64_t q, double least) {
    Complex beside = a[p * n + q];
    double size = cabs(beside), theta = (creal(a[q * n + q]) - creal(a[p * n + p])) / (2 * size);
    if (!(size > least)) return false;
    double t = copysign(1, theta) / (fabs(theta) + hypot(1, theta)), c = 1 / hypot(1, t), s = t * c;
    Complex phase = conj(beside) / size;
    rotate_columns(a, n, p, q, c, s, phase);
    rotate_rows(a, n, p, q, c, s, phase);
    if (v) rotate_columns(v, n, p, q, c, s, phase);
    return true;
}

Complex vector_phase(const Complex *v, int64_t n, int64_t stride) {
    double largest = 0;
    for (int64_t i = 0; i < n; i++) largest = fmax(largest, cabs(v[i * stride]));
    for (int64_t i = 0; i < n; i++)
        if (cabs(v[i * stride]) > UNIT_SHARE * largest) return conj(v[i * stride]) / cabs(v[i * stride]);
    return 1;
}

static void exchange_columns(Complex *v, int64_t n, int64_t i, int64_t k) {
    for (int64_t r = 0; r < n; r++) {
        Complex x = v[r * n + i];
        v[r * n + i] = v[r * n + k], v[r * n + k] = x;
    }
}

static void sort_ascending(double *w, Complex *v, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        int64_t least = i;
        for (int64_t k = i + 1; k < n; k++)
            if (w[k] < w[least]) least = k;
        double x = w[i];
        w[i] = w[least], w[least] = x;
        if (v && least != i) exchange_columns(v, n, i, least);
    }
}

bool eigen_solve(Complex *a, int64_t n, double *w, Complex *v) {
    double norm = 0;
    for (int64_t i = 0; i < n * n; i++) norm = fmax(norm, cabs(a[i])), norm = isfinite(creal(a[i]) + cimag(a[i])) ? norm : INFINITY;
    for (int64_t i = 0; v && i < n * n; i++) v[i] = i % (n + 1) == 0 ? 1 : 0;
    bool moved = isfinite(norm);
    for (int sweep = 0; moved && sweep < MOST_SWEEPS; sweep++) {
        moved = false;
        for (int64_t p = 0; p < n; p++)
            for (int64_t q = p + 1; q < n; q++) moved |= rotate_pair(a, v, n, p, q, norm * 1e-18);
    }
    for (int64_t i = 0; i < n; i++) w[i] = isfinite(norm) ? creal(a[i * n + i]) : NAN;
    sort_ascending(w, v, n);
    for (int64_t k = 0; v && k < n; k++) {
        Complex phase = isfinite(norm) ? vector_phase(v + k, n, n) : NAN;
        for (int64_t i = 0; i < n; i++) v[i * n + k] *= phase;
    }
    return isfinite(norm);
}

// ---- custom calls: a -> vectors in its place, values, info. XLA's Eigh has no info.

// The given triangle, whose diagonal is real, as a whole matrix.
static void mirror(Complex *a, int64_t n, bool lower) {
    for (int64_t i = 0; i < n; i++) {
        a[i * n + i] = creal(a[i * n + i]);
        for (int64_t k = 0; k < i; k++) {
            Complex *below = a + i * n + k, *above = a + k * n + i;
            *(lower ? above : below) = conj(*(lower ? below : above));
        }
    }
}

void eval_syevd_matrix(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    const CustomTarget *t = custom_target(op);
    int64_t n = ins[0].lit.type->dims[ins[0].lit.type->rank - 1];
    bool vectors = t->routine == LAPACK_EIGH || custom_config_is(op, "mode", 'V');
    Complex *v = xmalloc(size_mul((size_t)(n * n) + 1, sizeof *v));
    double *w = xmalloc(size_mul((size_t)n + 1, sizeof *w));
    mirror(a, n, custom_takes_lower(op));
    bool ok = eigen_solve(a, n, w, vectors ? v : NULL);
    for (int64_t i = 0; i < n; i++) complex_store(op->results[1].type, data[1], at * n + i, w[i]);
    for (int64_t i = 0; i < n * n; i++) complex_store(op->results[0].type, data[0], at * n * n + i, vectors ? v[i] : complex_load(&ins[0], at * n * n + i));
    if (t->routine != LAPACK_EIGH) ((int32_t *)data[2])[at] = !ok;
    free(v);
    free(w);
}

// ---- tpu.tridiagonal_eigen

bool eval_tridiagonal_eigen(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = ins[0].lit.type;
    int64_t n = t->dims[t->rank - 1], batch = n ? t->n_elems / (2 * n) : 0;
    void *data[3];
    double work = 40 * (double)t->n_elems * (double)n * (double)n;
    if (!eval_charge(e, op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18) || !results_make(e, op, out, data)) return false;
    Complex *a = xmalloc(size_mul((size_t)(n * n) + 1, 2 * sizeof *a)), *v = op->n_results > 2 ? a + n * n : NULL;
    double *w = xmalloc(size_mul((size_t)n + 1, sizeof *w));
    for (int64_t at = 0; at < batch; at++) {
        for (int64_t i = 0; i < n * n; i++) {
            int64_t r = i / n, c = i % n, d = r > c ? r - c : c - r;
            a[i] = d > 1 ? 0 : complex_load(&ins[0], (2 * at + d) * n + (r < c ? r : c));
        }
        bool ok = eigen_solve(a, n, w, v);
        for (int64_t i = 0; i < n; i++) complex_store(op->results[0].type, data[0], at * n + i, w[i]);
        ((int32_t *)data[1])[at] = !ok;
        for (int64_t i = 0; v && i < n * n; i++) complex_store(op->results[2].type, data[2], at * n * n + i, v[i % n * n + i / n]);
    }
    free(a);
    free(w);
    return true;
}
