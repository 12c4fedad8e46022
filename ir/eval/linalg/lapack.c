// Routines of LAPACK as custom calls, from the definitions in its users' guide, element by element, in double and rounded once to the
// result's type. Matrices are in the order of their dimensions; what LAPACK leaves in a matrix that it overwrites is the result.
//   potrf: cholesky in one triangle, the other keeps what it had. info: the first row up to which the matrix is not positive definite (a NaN is not), or 0; the
//     triangle's columns (rows of an upper one) from there on are NaN, where LAPACK leaves them unfinished.
//   getrf: a = P L U, L with ones on its diagonal, below U. In each column the pivot is the first element of those left with the largest |re| + |im|
//     (i?amax; a NaN only if it comes first); pivots say which row, from 1, it was exchanged with. info: the first diagonal element of U that is 0.
//   geqrf: a = Q R, R above the diagonal; Q = H1 H2 .. Hk, H = 1 - tau v conj(v)^T, v below the diagonal, with an implied 1 on it (?larfg).
//   orgqr: the first columns of that Q. ormqr: Q times a matrix. gtsv: tridiagonal.c. syevd: eigen.c. gesdd: svd.c. gehrd, sytrd: reduce.c. gees, geev: eig.c.
#include "ir/eval/linalg/linalg.h"
#include "ir/ops/custom_call.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
    int64_t rows, columns, size;
} Shape;

static Shape shape_of(Type t) {
    int64_t rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1];
    return (Shape){rows, columns, rows * columns};
}

static int64_t n_matrices(Type t) {
    int64_t n = 1;
    for (uint32_t i = 0; i + 2 < t->rank; i++) n *= t->dims[i];
    return n;
}

static int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }

static Complex *matrix_load(const Tensor *t, int64_t at, Complex *to) {
    int64_t size = shape_of(t->lit.type).size;
    for (int64_t i = 0; i < size; i++) to[i] = complex_load(t, at * size + i);
    return to;
}

static void matrix_store(Type t, void *data, int64_t at, const Complex *from) {
    int64_t size = shape_of(t).size;
    for (int64_t i = 0; i < size; i++) complex_store(t, data, at * size + i, from[i]);
}

static void int_store(void *data, int64_t at, int64_t v) { ((int32_t *)data)[at] = (int32_t)v; }

// ---- potrf

static void potrf(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    Type t = op->results[0].type;
    int64_t n = shape_of(t).rows;
    bool lower = custom_config_is(op, "uplo", 'L');
    Complex *l = xmalloc(size_mul((size_t)(n * n) + 1, sizeof *l));
    int64_t failed = cholesky_factor(&ins[0], at * n * n, n, lower, l);
    for (int64_t i = 0; i < n; i++)
        for (int64_t k = 0; k <= i; k++) {
            Complex v = failed && k >= failed - 1 ? NAN : l[i * n + k];
            a[lower ? i * n + k : k * n + i] = lower ? v : conj(v);
        }
    matrix_store(t, data[0], at, a);
    int_store(data[1], at, failed);
    free(l);
}

// ---- LU

static double size_of(Complex v) { return fabs(creal(v)) + fabs(cimag(v)); }

static int64_t find_pivot(const Complex *a, Shape s, int64_t column) {
    int64_t at = column;
    for (int64_t i = column + 1; i < s.rows; i++)
        if (size_of(a[i * s.columns + column]) > size_of(a[at * s.columns + column])) at = i;
    return at;
}

static void exchange_rows(Complex *a, int64_t columns, int64_t i, int64_t k) {
    for (int64_t c = 0; c < columns && i != k; c++) {
        Complex v = a[i * columns + c];
        a[i * columns + c] = a[k * columns + c];
        a[k * columns + c] = v;
    }
}

// c - a b with a rounding for each part of a product, as compiled code has it: where two candidates are equal but for their last bits, both choose the same.
static Complex less_product(DType t, Complex c, Complex a, Complex b) {
    double re = fma(creal(a), -creal(b), creal(c));
    if (!dtype_is_complex(t)) return re;
    return __builtin_complex(fma(-cimag(a), -cimag(b), re), fma(cimag(a), -creal(b), fma(creal(a), -cimag(b), cimag(c))));
}

static void lu(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    (void)ins;
    Type t = op->results[0].type;
    Shape s = shape_of(t);
    bool of_xla = op->kind == OP_LU || custom_target(op)->routine == LAPACK_LU;
    int64_t n = smaller(s.rows, s.columns), failed = 0, *order = xmalloc(size_mul((size_t)s.rows + 1, sizeof *order));
    for (int64_t i = 0; i < s.rows; i++) order[i] = i;
    for (int64_t k = 0; k < n; k++) {
        int64_t p = find_pivot(a, s, k), row = order[p];
        const Complex *top = a + k * s.columns;
        order[p] = order[k], order[k] = row;
        int_store(data[1], at * n + k, p + !of_xla);
        exchange_rows(a, s.columns, k, p);
        for (int64_t i = k + 1; i < s.rows; i++) {
            Complex *v = a + i * s.columns;
            if (top[k] != 0) v[k] /= top[k];
            for (int64_t c = k + 1; c < s.columns; c++) v[c] = less_product(t->dtype, v[c], v[k], top[c]);
        }
    }
    matrix_store(t, data[0], at, a);
    for (int64_t k = n; k-- > 0;) {
        Wide v = wide_load(t->dtype, (char *)data[0] + (size_t)(at * s.size + k * s.columns + k) * dtype_bytes(t->dtype));
        if (dtype_is_complex(t->dtype) ? v.c.re == 0 && v.c.im == 0 : v.f == 0) failed = k + 1;
    }
    if (!of_xla) int_store(data[2], at, failed);
    for (int64_t i = 0; of_xla && i < s.rows; i++) int_store(data[2], at * s.rows + i, order[i]);
    free(order);
}

// ---- QR

// The reflector that makes a[k..][k] a multiple of the first unit vector.
static Complex make_reflector(Complex *a, Shape s, int64_t k) {
    Complex alpha = a[k * s.columns + k];
    double norm = 0, largest = 0;
    for (int64_t i = k + 1; i < s.rows; i++) largest = fmax(largest, size_of(a[i * s.columns + k]));
    double unit = largest > 0 && isfinite(largest) ? largest : 1;
    for (int64_t i = k + 1; i < s.rows; i++) {
        Complex v = a[i * s.columns + k] / unit;
        norm += creal(v) * creal(v) + cimag(v) * cimag(v);
    }
    norm = sqrt(norm) * unit;
    if (norm == 0 && cimag(alpha) == 0) return 0;
    double beta = -copysign(hypot(hypot(creal(alpha), cimag(alpha)), norm), creal(alpha));
    for (int64_t i = k + 1; i < s.rows; i++) a[i * s.columns + k] /= alpha - beta;
    a[k * s.columns + k] = beta;
    return __builtin_complex((beta - creal(alpha)) / beta, -cimag(alpha) / beta);
}

// c[first..] = (1 - tau v conj(v)^T) c[first..], v from column `first` of a; columns of c from `from` on.
static void apply_reflector(const Complex *a, Shape s, int64_t first, Complex tau, Complex *c, int64_t columns, int64_t from) {
    for (int64_t j = from; tau != 0 && j < columns; j++) {
        Complex sum = c[first * columns + j];
        for (int64_t i = first + 1; i < s.rows; i++) sum += conj(a[i * s.columns + first]) * c[i * columns + j];
        c[first * columns + j] -= tau * sum;
        for (int64_t i = first + 1; i < s.rows; i++) c[i * columns + j] -= tau * a[i * s.columns + first] * sum;
    }
}

static void geqrf(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    (void)ins;
    Type t = op->results[0].type;
    Shape s = shape_of(t);
    int64_t n = smaller(s.rows, s.columns);
    for (int64_t k = 0; k < n; k++) {
        Complex tau = make_reflector(a, s, k);
        apply_reflector(a, s, k, conj(tau), a, s.columns, k + 1);
        complex_store(op->results[1].type, data[1], at * n + k, tau);
    }
    matrix_store(t, data[0], at, a);
}

static void orgqr(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    Type t = op->results[0].type;
    Shape s = shape_of(t);
    int64_t n = ins[1].lit.type->dims[ins[1].lit.type->rank - 1];
    Complex *q = xcalloc((size_t)s.size + 1, sizeof *q);
    for (int64_t i = 0; i < s.columns; i++) q[i * s.columns + i] = 1;
    for (int64_t k = n; k-- > 0;) apply_reflector(a, s, k, complex_load(&ins[1], at * n + k), q, s.columns, 0);
    matrix_store(t, data[0], at, q);
    free(q);
}

// c Q is conj((conj(Q)^T conj(c)^T))^T.
static void ormqr(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    Type t = op->results[0].type;
    Shape s = shape_of(ins[0].lit.type), of = shape_of(t);
    int64_t n = ins[1].lit.type->dims[ins[1].lit.type->rank - 1], left = 0, adjoint = 0;
    custom_config(op, "left", &left);
    custom_config(op, "transpose", &adjoint);
    Complex *given = matrix_load(&ins[2], at, xmalloc(size_mul((size_t)of.size + 1, 2 * sizeof *given))), *c = given + of.size;
    for (int64_t i = 0; i < of.size; i++) c[left ? i : i % of.columns * of.rows + i / of.columns] = left ? given[i] : conj(given[i]);
    bool first_last = left != adjoint; // Hk is applied first
    for (int64_t i = 0; i < n; i++) {
        int64_t k = first_last ? n - 1 - i : i;
        Complex tau = complex_load(&ins[1], at * n + k);
        apply_reflector(a, s, k, first_last ? tau : conj(tau), c, left ? of.columns : of.rows, 0);
    }
    for (int64_t i = 0; i < of.size; i++) given[i] = left ? c[i] : conj(c[i % of.columns * of.rows + i / of.columns]);
    matrix_store(t, data[0], at, given);
    free(given);
}

static bool run_routine(Eval *e, const Op *op, const Tensor *ins, Tensor *out, MatrixRoutine *run) {
    Type t = ins[0].lit.type;
    Shape s = shape_of(t);
    void *data[LAPACK_MOST_RESULTS];
    double work = (double)t->n_elems * (double)(s.rows + s.columns) + (double)op->results[0].type->n_elems * (double)s.rows;
    if (!eval_charge(e, op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18) || !results_make(e, op, out, data)) return false;
    Complex *a = xmalloc(size_mul((size_t)s.size + 1, sizeof *a));
    for (int64_t at = 0; at < n_matrices(t); at++) run(op, ins, data, at, matrix_load(&ins[0], at, a));
    free(a);
    return true;
}

bool eval_lapack(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    static MatrixRoutine *const run[LAPACK_ROUTINES] = {
        [LAPACK_POTRF] = potrf,
        [LAPACK_GETRF] = lu,
        [LAPACK_LU] = lu,
        [LAPACK_GEQRF] = geqrf,
        [LAPACK_ORGQR] = orgqr,
        [LAPACK_ORMQR] = ormqr,
        [LAPACK_SYEVD] = eval_syevd_matrix,
        [LAPACK_EIGH] = eval_syevd_matrix,
        [LAPACK_GESDD] = eval_gesdd_matrix,
        [LAPACK_GEHRD] = eval_gehrd_matrix,
        [LAPACK_SYTRD] = eval_sytrd_matrix,
        [LAPACK_GEES] = eval_gees_matrix,
        [LAPACK_GEEV] = eval_geev_matrix,
    };
    if (custom_target(op)->routine == LAPACK_GTSV) return eval_gtsv(e, op, ins, out);
    return run_routine(e, op, ins, out, run[custom_target(op)->routine]);
}

bool eval_lu(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return run_routine(e, op, ins, out, lu); }
bool eval_qr(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return run_routine(e, op, ins, out, geqrf); }
