// LAPACK's gees and geev, the Schur form and the eigenvalues of any matrix, by reduce.c and schur.c, in double and rounded once. Matrices are not balanced.
// Vectors have the length 1, and their largest element is real, as LAPACK leaves them, and positive, which it leaves to chance; of elements that are equally
// large but for 1e-6 that is the first. Vectors of Schur's form have the factors of UNIT_SHARE (custom_call.h). A matrix that is not finite gives NaN and an
// info: -4 of geev, as JAX says, 1 of gees.
#include "ir/eval/linalg/linalg.h"
#include "ir/ops/custom_call.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
    Complex *t, *z, *w; // n x n, n x n, n eigenvalues
    int64_t n, failed;
    bool finite;
} Form;

// z = q z, q of the reflectors.
static void reflect(const Complex *rows, const Complex *taus, int64_t n, Complex *z) {
    for (int64_t k = n; k-- > 0;)
        for (int64_t j = 0; j < n; j++) {
            Complex sum = 0;
            for (int64_t i = 0; i < n; i++) sum += conj(rows[k * n + i]) * z[i * n + j];
            for (int64_t i = 0; i < n; i++) z[i * n + j] -= taus[k] * rows[k * n + i] * sum;
        }
}

// Columns of z times their phases, and t as they then have it.
static void settle_phases(Complex *t, Complex *z, int64_t n) {
    for (int64_t k = 0; k < n; k++) {
        Complex phase = vector_phase(z + k, n, n);
        for (int64_t i = 0; i < n; i++) z[i * n + k] *= phase, t[i * n + k] *= phase;
        for (int64_t i = 0; i < n; i++) t[k * n + i] *= conj(phase);
    }
}

static Form form_make(Complex *a, int64_t n, bool real) {
    Complex *all = xcalloc(size_mul((size_t)(2 * n + 2), (size_t)n) + 1, sizeof *all), *rows = all + n * n + n, *taus = rows + n * n;
    Form f = {.t = a, .z = all, .w = all + n * n, .n = n, .finite = true};
    for (int64_t i = 0; i < n * n; i++) f.finite = f.finite && isfinite(creal(a[i]) + cimag(a[i]));
    for (int64_t i = 0; !f.finite && i < n * n; i++) a[i] = f.z[i] = NAN;
    for (int64_t i = 0; !f.finite && i < n; i++) f.w[i] = __builtin_complex(NAN, NAN);
    if (!f.finite) return f;
    double largest = 0, unit = 1;
    for (int64_t i = 0; i < n * n; i++) largest = fmax(largest, fabs(creal(a[i])) + fabs(cimag(a[i])));
    if (largest > 1e100 || (largest < 1e-100 && largest > 0)) unit = largest; // products overflow
    for (int64_t i = 0; i < n * n; i++) a[i] /= unit;
    hessenberg_reduce(a, n, 0, n, rows, taus);
    f.failed = schur_reduce(a, n, real, f.z);
    reflect(rows, taus, n, f.z);
    settle_phases(a, f.z, n);
    for (int64_t i = 0; i < n * n; i++) a[i] *= unit;
    for (int64_t k = 0; k < n; k++) f.w[k] = a[k * n + k];
    for (int64_t k = 0; real && k + 1 < n; k++) {
        double apart = sqrt(fabs(creal(a[k * n + k + 1]))) * sqrt(fabs(creal(a[(k + 1) * n + k])));
        if (creal(a[(k + 1) * n + k]) == 0) continue;
        f.w[k] = __builtin_complex(creal(f.w[k]), apart), f.w[k + 1] = __builtin_complex(creal(f.w[k + 1]), -apart);
    }
    return f;
}

static uint32_t values_store(const Op *op, void *const *data, int64_t at, uint32_t first, const Form *f) {
    bool real = !dtype_is_complex(op->results[first].type->dtype);
    for (int64_t i = 0; i < f->n; i++) {
        complex_store(op->results[first].type, data[first], at * f->n + i, f->w[i]);
        if (real) complex_store(op->results[first + 1].type, data[first + 1], at * f->n + i, cimag(f->w[i]));
    }
    return first + 1 + real;
}

void eval_gees_matrix(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    Type t = ins[0].lit.type;
    int64_t n = t->dims[t->rank - 1];
    Form f = form_make(a, n, !dtype_is_complex(t->dtype));
    for (int64_t i = 0; i < n * n; i++) {
        complex_store(t, data[0], at * n * n + i, f.t[i]);
        complex_store(t, data[1], at * n * n + i, custom_config_is(op, "mode", 'V') ? f.z[i] : 0);
    }
    uint32_t next = values_store(op, data, at, 2, &f);
    ((int32_t *)data[next])[at] = 0;
    ((int32_t *)data[next + 1])[at] = f.finite ? (int32_t)f.failed : 1;
    free(f.z);
}

// ---- vectors

static void normalize(Complex *v, int64_t n, int64_t k) {
    double length = 0, largest = 0;
    for (int64_t i = 0; i < n; i++) length = hypot(length, cabs(v[i * n + k])), largest = fmax(largest, cabs(v[i * n + k]));
    int64_t p = 0;
    while (p < n - 1 && !(cabs(v[p * n + k]) >= LARGEST_SHARE * largest)) p++;
    Complex by = conj(v[p * n + k]) / cabs(v[p * n + k]) / length;
    for (int64_t i = 0; i < n; i++) v[i * n + k] *= by;
}

// Of the triangular t, on whose diagonal are the eigenvalues, with z as they are to be: v = z x.
static void vectors_make(const Form *f, const Complex *t, const Complex *z, bool real, Complex *v) {
    int64_t n = f->n;
    Complex *x = xmalloc(size_mul((size_t)(n * n) + 1, sizeof *x));
    triangular_vectors(t, n, x);
    for (int64_t i = 0; i < n; i++)
        for (int64_t k = 0; k < n; k++) {
            v[i * n + k] = 0;
            for (int64_t j = 0; j <= k; j++) v[i * n + k] += z[i * n + j] * x[j * n + k];
        }
    for (int64_t k = 0; k < n; k++) normalize(v, n, k);
    for (int64_t i = 0; real && i < n * n; i++) {
        double part = cimag(f->w[i % n]);
        if (part == 0) v[i] = creal(v[i]);
        if (part < 0) v[i] = conj(v[i - 1]);
    }
    free(x);
}

// Left vectors are those of t*, which is triangular from the other end.
static void left_vectors_make(const Form *f, const Complex *t, const Complex *z, bool real, Complex *v) {
    int64_t n = f->n;
    Complex *turned = xmalloc(size_mul((size_t)(n * n) + 1, 3 * sizeof *turned)), *other = turned + n * n, *found = other + n * n;
    for (int64_t i = 0; i < n; i++)
        for (int64_t k = 0; k < n; k++) {
            turned[i * n + k] = conj(t[(n - 1 - k) * n + n - 1 - i]);
            other[i * n + k] = z[i * n + n - 1 - k];
        }
    vectors_make(f, turned, other, false, found);
    for (int64_t i = 0; i < n; i++)
        for (int64_t k = 0; k < n; k++) v[i * n + k] = found[i * n + n - 1 - k];
    for (int64_t i = 0; real && i < n * n; i++) {
        double part = cimag(f->w[i % n]);
        if (part == 0) v[i] = creal(v[i]);
        if (part < 0) v[i] = conj(v[i - 1]);
    }
    free(turned);
}

void eval_geev_matrix(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    Type t = ins[0].lit.type;
    int64_t n = t->dims[t->rank - 1];
    bool real = !dtype_is_complex(t->dtype);
    Form f = form_make(a, n, real);
    uint32_t next = values_store(op, data, at, 0, &f);
    if (f.finite && real) schur_split(f.t, n, f.z);
    Complex *v = xmalloc(size_mul((size_t)(n * n) + 1, sizeof *v));
    for (uint32_t side = 0; side < 2; side++) {
        bool wanted = custom_config_is(op, side ? "compute_right" : "compute_left", 'V');
        for (int64_t i = 0; i < n * n; i++) v[i] = wanted ? NAN : 0;
        if (wanted && f.finite) (side ? vectors_make : left_vectors_make)(&f, f.t, f.z, real, v);
        for (int64_t i = 0; i < n * n; i++) complex_store(op->results[next].type, data[next], at * n * n + i, v[i]);
        next++;
    }
    ((int32_t *)data[next])[at] = f.finite ? (int32_t)f.failed : -4;
    free(v);
    free(f.z);
}
