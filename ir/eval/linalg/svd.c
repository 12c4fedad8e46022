// Singular values, by rotations of columns until all are orthogonal (Hestenes 1958; Golub & Van Loan, "Matrix Computations", 4th ed., 8.6.3), in double and
// rounded once: LAPACK's gesdd and gesvd, and tpu.bidiagonal_svd. Descending. A pair of singular vectors is known up to a factor of modulus 1, which LAPACK
// leaves to chance: here it is that which makes the first element of the left one of more than UNIT_SHARE times its largest modulus real and positive. Within
// equal singular values, and where a value is 0 or a vector has none, any orthogonal ones are right. A matrix that is not finite gives NaN and an info of -4.
#include "ir/eval/linalg/linalg.h"
#include "ir/ops/custom_call.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SWEEPS = 60 };

// Columns are rows here: row j of g has m elements.
static Complex product(const Complex *x, const Complex *y, int64_t m) {
    Complex sum = 0;
    for (int64_t i = 0; i < m; i++) sum += conj(x[i]) * y[i];
    return sum;
}

static void rotate(Complex *x, Complex *y, int64_t m, double c, double s, Complex phase) {
    for (int64_t i = 0; i < m; i++) {
        Complex a = x[i], b = y[i] * phase;
        x[i] = c * a - s * b;
        y[i] = s * a + c * b;
    }
}

static bool rotate_pair(Complex *g, int64_t m, Complex *v, int64_t n, int64_t p, int64_t q) {
    Complex *x = g + p * m, *y = g + q * m, gamma = product(x, y, m);
    double alpha = creal(product(x, x, m)), beta = creal(product(y, y, m)), size = cabs(gamma);
    if (!(size > DBL_EPSILON / 2 * sqrt(alpha) * sqrt(beta)) || size < DBL_MIN) return false;
    double zeta = (beta - alpha) / (2 * size), t = copysign(1, zeta) / (fabs(zeta) + hypot(1, zeta)), c = 1 / hypot(1, t);
    rotate(x, y, m, c, t * c, conj(gamma) / size);
    rotate(v + p * n, v + q * n, n, c, t * c, conj(gamma) / size);
    return true;
}

// The unit vector that has most outside of rows [0, k) of u, less its part in them.
static void complete_row(Complex *u, int64_t m, int64_t k) {
    int64_t best = 0;
    double least = INFINITY;
    for (int64_t i = 0; i < m; i++) {
        double inside = 0;
        for (int64_t j = 0; j < k; j++) inside += creal(u[j * m + i]) * creal(u[j * m + i]) + cimag(u[j * m + i]) * cimag(u[j * m + i]);
        if (inside < least) least = inside, best = i;
    }
    Complex *x = u + k * m;
    memset(x, 0, (size_t)m * sizeof *x);
    x[best] = 1;
    for (int round = 0; round < 2; round++)
        for (int64_t j = 0; j < k; j++) {
            Complex part = product(u + j * m, x, m);
            for (int64_t i = 0; i < m; i++) x[i] -= part * u[j * m + i];
        }
    double length = sqrt(creal(product(x, x, m)));
    for (int64_t i = 0; i < m; i++) x[i] /= length;
}

static void sort_descending(double *s, Complex *g, int64_t m, Complex *v, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        int64_t most = i;
        for (int64_t k = i + 1; k < n; k++)
            if (s[k] > s[most]) most = k;
        if (most == i) continue;
        double x = s[i];
        s[i] = s[most], s[most] = x;
        rotate(g + i * m, g + most * m, m, 0, 1, 1); // the sign that comes with it is the same in both
        rotate(v + i * n, v + most * n, n, 0, 1, 1);
    }
}

// Of g, whose n rows are the columns of a matrix of m >= n rows: g = U^T, of which m rows are made where `full`; v = V^T, both turned, not conjugated.
static void solve_tall(Complex *g, int64_t m, int64_t n, bool full, double *s, Complex *v) {
    double largest = 0;
    for (int64_t i = 0; i < n * m; i++) largest = fmax(largest, cabs(g[i]));
    for (int64_t i = 0; largest > 0 && i < n * m; i++) g[i] /= largest;
    for (int64_t i = 0; i < n * n; i++) v[i] = i % (n + 1) == 0 ? 1 : 0;
    bool moved = true;
    for (int sweep = 0; moved && sweep < MOST_SWEEPS; sweep++) {
        moved = false;
        for (int64_t p = 0; p < n; p++)
            for (int64_t q = p + 1; q < n; q++) moved |= rotate_pair(g, m, v, n, p, q);
    }
    for (int64_t j = 0; j < n; j++) s[j] = sqrt(creal(product(g + j * m, g + j * m, m)));
    sort_descending(s, g, m, v, n);
    for (int64_t j = 0; j < (full ? m : n); j++) {
        bool has = j < n && s[j] > DBL_EPSILON * DBL_EPSILON * s[0];
        if (!has) complete_row(g, m, j);
        for (int64_t i = 0; has && i < m; i++) g[j * m + i] /= s[j];
    }
    for (int64_t j = 0; j < n; j++) s[j] *= largest;
}

bool svd_solve(const Complex *a, int64_t rows, int64_t columns, bool full, double *s, Complex *u, Complex *vh) {
    bool wide = rows < columns, finite = true;
    int64_t m = wide ? columns : rows, n = wide ? rows : columns, u_columns = full ? rows : n, v_rows = full ? columns : n;
    for (int64_t i = 0; i < rows * columns; i++) finite = finite && isfinite(creal(a[i]) + cimag(a[i]));
    if (!finite) {
        for (int64_t i = 0; i < n; i++) s[i] = NAN;
        for (int64_t i = 0; i < rows * u_columns; i++) u[i] = NAN;
        for (int64_t i = 0; i < v_rows * columns; i++) vh[i] = NAN;
        return false;
    }
    Complex *g = xmalloc(size_mul((size_t)(m * m) + 1, sizeof *g)), *v = xmalloc(size_mul((size_t)(n * n) + 1, sizeof *v));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) g[j * m + i] = wide ? conj(a[j * columns + i]) : a[i * columns + j];
    solve_tall(g, m, n, full, s, v);
    // a = U S V*, or of the conjugate transpose: a = V S U*
    const Complex *left = wide ? v : g, *right = wide ? g : v;
    for (int64_t k = 0; k < u_columns; k++) {
        Complex phase = k < n ? vector_phase(left + k * rows, rows, 1) : 1;
        for (int64_t i = 0; i < rows; i++) u[i * u_columns + k] = left[k * rows + i] * phase;
        for (int64_t i = 0; k < n && i < columns; i++) vh[k * columns + i] = conj(right[k * columns + i] * phase);
    }
    for (int64_t k = n; k < v_rows; k++)
        for (int64_t i = 0; i < columns; i++) vh[k * columns + i] = conj(right[k * columns + i]);
    free(g);
    free(v);
    return true;
}

// ---- custom calls: a -> a, values, U, V*, info

void eval_gesdd_matrix(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    Type t = ins[0].lit.type, ut = op->results[2].type, vt = op->results[3].type;
    int64_t rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1], n = rows < columns ? rows : columns, none = 0;
    bool full = custom_config_is(op, "mode", 'A'), vectors = !custom_config_is(op, "mode", 'N');
    int64_t u_size = rows * (full ? rows : n), v_size = (full ? columns : n) * columns;
    Complex *u = xmalloc(size_mul((size_t)(u_size + v_size) + 1, sizeof *u)), *vh = u + u_size;
    double *s = xmalloc(size_mul((size_t)n + 1, sizeof *s));
    bool ok = svd_solve(a, rows, columns, full, s, u, vh);
    for (int64_t i = 0; i < rows * columns; i++) complex_store(t, data[0], at * rows * columns + i, a[i]);
    for (int64_t i = 0; i < n; i++) complex_store(op->results[1].type, data[1], at * n + i, s[i]);
    int64_t u_given = ut->dims[ut->rank - 2] * ut->dims[ut->rank - 1], v_given = vt->dims[vt->rank - 2] * vt->dims[vt->rank - 1];
    for (int64_t i = 0; i < u_given; i++) complex_store(ut, data[2], at * u_given + i, vectors ? u[i] : none);
    for (int64_t i = 0; i < v_given; i++) complex_store(vt, data[3], at * v_given + i, vectors ? vh[i] : none);
    ((int32_t *)data[4])[at] = ok ? 0 : -4;
    free(u);
    free(s);
}

// ---- tpu.bidiagonal_svd: U^T and V^T

bool eval_bidiagonal_svd(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = ins[0].lit.type;
    int64_t n = t->dims[t->rank - 1], batch = n ? t->n_elems / (2 * n) : 0;
    void *data[4];
    double work = 40 * (double)t->n_elems * (double)n * (double)n;
    if (!eval_charge(e, op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18) || !results_make(e, op, out, data)) return false;
    Complex *a = xmalloc(size_mul((size_t)(n * n) + 1, 3 * sizeof *a)), *u = a + n * n, *vh = u + n * n;
    double *s = xmalloc(size_mul((size_t)n + 1, sizeof *s));
    for (int64_t at = 0; at < batch; at++) {
        for (int64_t i = 0; i < n * n; i++) {
            int64_t above = i % n - i / n;
            a[i] = above < 0 || above > 1 ? 0 : complex_load(&ins[0], (2 * at + above) * n + i / n);
        }
        ((int32_t *)data[1])[at] = !svd_solve(a, n, n, false, s, u, vh);
        for (int64_t i = 0; i < n; i++) complex_store(op->results[0].type, data[0], at * n + i, s[i]);
        for (int64_t i = 0; op->n_results > 2 && i < n * n; i++) {
            complex_store(op->results[2].type, data[2], at * n * n + i, u[i % n * n + i / n]);
            complex_store(op->results[3].type, data[3], at * n * n + i, vh[i]);
        }
    }
    free(a);
    free(s);
    return true;
}
