// Matrices made narrow by reflectors, in double: LAPACK's gehrd and sytrd, and tpu.tridiagonal, tpu.bidiagonal, tpu.hessenberg. A reflector 1 - tau v conj(v)^T
// is that of LAPACK's larfg: it is none where the column has only zeros left and the element that stays is real, and that element becomes real.
#include "ir/eval/linalg/linalg.h"
#include "ir/ops/custom_call.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Of x[at..n): v in its place, with zeros before `at`. What element `at` becomes is *beta.
static Complex make_reflector(Complex *x, int64_t n, int64_t at, double *beta) {
    double rest = 0;
    for (int64_t i = at + 1; i < n; i++) rest = hypot(rest, cabs(x[i]));
    Complex alpha = at < n ? x[at] : 0, tau = 0;
    *beta = creal(alpha);
    if (rest != 0 || cimag(alpha) != 0) {
        *beta = -copysign(hypot(cabs(alpha), rest), creal(alpha));
        tau = __builtin_complex((*beta - creal(alpha)) / *beta, -cimag(alpha) / *beta);
    }
    for (int64_t i = at + 1; i < n; i++) x[i] = rest == 0 ? 0 : x[i] / (alpha - *beta);
    for (int64_t i = 0; i < at; i++) x[i] = 0;
    if (at < n) x[at] = 1;
    return tau;
}

// (1 - conj(tau) v v*) a, or a (1 - tau v v*).
static void apply_left(Complex *a, int64_t n, const Complex *v, Complex tau) {
    for (int64_t j = 0; j < n; j++) {
        Complex sum = 0;
        for (int64_t i = 0; i < n; i++) sum += conj(v[i]) * a[i * n + j];
        for (int64_t i = 0; i < n; i++) a[i * n + j] -= conj(tau) * v[i] * sum;
    }
}

static void apply_right(Complex *a, int64_t n, const Complex *v, Complex tau) {
    for (int64_t i = 0; i < n; i++) {
        Complex sum = 0;
        for (int64_t j = 0; j < n; j++) sum += a[i * n + j] * v[j];
        for (int64_t j = 0; j < n; j++) a[i * n + j] -= tau * sum * conj(v[j]);
    }
}

void hessenberg_reduce(Complex *a, int64_t n, int64_t low, int64_t high, Complex *rows, Complex *taus) {
    memset(rows, 0, (size_t)(n * n) * sizeof *rows);
    for (int64_t k = 0; k < n; k++) taus[k] = 0;
    for (int64_t k = low; k + 1 < high; k++) {
        double beta;
        Complex *v = rows + k * n;
        for (int64_t i = 0; i < high; i++) v[i] = a[i * n + k];
        taus[k] = make_reflector(v, high, k + 1, &beta);
        apply_left(a, n, v, taus[k]);
        apply_right(a, n, v, taus[k]);
        for (int64_t i = k + 1; i < high; i++) a[i * n + k] = i == k + 1 ? beta : 0;
    }
}

static void bidiagonal_reduce(Complex *a, int64_t n, Complex *left, Complex *left_taus, Complex *right, Complex *right_taus) {
    for (int64_t k = 0; k < n; k++) {
        double beta;
        Complex *v = left + k * n, *u = right + k * n;
        for (int64_t i = 0; i < n; i++) v[i] = a[i * n + k];
        left_taus[k] = make_reflector(v, n, k, &beta);
        apply_left(a, n, v, left_taus[k]);
        for (int64_t i = k; i < n; i++) a[i * n + k] = i == k ? beta : 0;
        for (int64_t j = 0; j < n; j++) u[j] = conj(a[k * n + j]);
        right_taus[k] = make_reflector(u, n, k + 1, &beta);
        apply_right(a, n, u, right_taus[k]);
        for (int64_t j = k + 1; j < n; j++) a[k * n + j] = j == k + 1 ? beta : 0;
    }
}

// ---- gehrd: a with the reflectors below what is not zero, taus, info

void eval_gehrd_matrix(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    Type t = ins[0].lit.type;
    int64_t n = t->dims[t->rank - 1], low = 1, high = n;
    custom_config(op, "low", &low);
    custom_config(op, "high", &high);
    Complex *rows = xmalloc(size_mul((size_t)(n * n + n) + 1, sizeof *rows)), *taus = rows + n * n;
    hessenberg_reduce(a, n, low - 1, high, rows, taus);
    for (int64_t i = 0; i < n * n; i++) {
        int64_t r = i / n, c = i % n;
        complex_store(t, data[0], at * n * n + i, r > c + 1 && c >= low - 1 && r < high ? rows[c * n + r] : a[i]);
    }
    for (int64_t k = 0; k + 1 < n; k++) complex_store(op->results[1].type, data[1], at * (n - 1) + k, taus[k]);
    ((int32_t *)data[2])[at] = 0;
    free(rows);
}

// ---- sytrd, hetrd: a, in the triangle that is given the diagonals and behind them the reflectors, all NaN where it is not finite; the diagonal, the one
// beside it, taus, info, which is 0

// The triangle as a whole matrix, with a real diagonal. Of an upper one rows and columns are from the last on, as LAPACK goes through them, which makes it the
// lower one: element (r, c) is number place(r, c) of the operand's matrix. False: it is not finite.
static int64_t place(int64_t n, bool lower, int64_t r, int64_t c) { return lower ? r * n + c : (n - 1 - r) * n + n - 1 - c; }

static bool mirrored(const Complex *a, int64_t n, bool lower, Complex *whole) {
    bool finite = true;
    for (int64_t r = 0; r < n; r++)
        for (int64_t c = 0; c <= r; c++) {
            Complex v = r == c ? creal(a[place(n, lower, r, c)]) : a[place(n, lower, r, c)];
            finite = finite && isfinite(creal(v)) && isfinite(cimag(v));
            whole[c * n + r] = conj(v), whole[r * n + c] = v;
        }
    return finite;
}

void eval_sytrd_matrix(const Op *op, const Tensor *ins, void *const *data, int64_t at, Complex *a) {
    int64_t n = ins[0].lit.type->dims[ins[0].lit.type->rank - 1];
    bool lower = custom_takes_lower(op);
    Complex *whole = xmalloc(size_mul(size_mul((size_t)n, (size_t)(2 * n + 1)) + 1, sizeof *whole)), *rows = whole + n * n, *taus = rows + n * n;
    bool finite = mirrored(a, n, lower, whole);
    hessenberg_reduce(whole, n, 0, n, rows, taus);
    for (int64_t r = 0; r < n; r++)
        for (int64_t c = 0; c <= r; c++) {
            Complex v = r > c + 1 ? rows[c * n + r] : creal(whole[r * n + c]);
            a[place(n, lower, r, c)] = finite ? v : NAN;
        }
    for (int64_t i = 0; i < n * n; i++) complex_store(op->results[0].type, data[0], at * n * n + i, a[i]);
    for (int64_t k = 0; k < n; k++) complex_store(op->results[1].type, data[1], at * n + (lower ? k : n - 1 - k), finite ? whole[k * n + k] : NAN);
    for (int64_t k = 0; k + 1 < n; k++) {
        int64_t to = at * (n - 1) + (lower ? k : n - 2 - k);
        complex_store(op->results[2].type, data[2], to, finite ? whole[(k + 1) * n + k] : NAN);
        complex_store(op->results[3].type, data[3], to, finite ? taus[k] : NAN);
    }
    ((int32_t *)data[4])[at] = 0;
    free(whole);
}

// ---- the ops

typedef struct {
    Complex *a, *left, *left_taus, *right, *right_taus;
    int64_t n;
} Reduced;

static void reduced_store(const Op *op, void *const *data, int64_t at, const Reduced *r, bool narrow) {
    int64_t n = r->n;
    for (int64_t i = 0; narrow && i < n * n; i++) complex_store(op->results[0].type, data[0], at * n * n + i, r->a[i]);
    for (int64_t i = 0; !narrow && i < n; i++) {
        bool upper = op->kind == OP_BIDIAGONAL;
        complex_store(op->results[0].type, data[0], 2 * at * n + i, creal(r->a[i * n + i]));
        complex_store(op->results[0].type, data[0], (2 * at + 1) * n + i, i + 1 < n ? creal(r->a[upper ? i * n + i + 1 : (i + 1) * n + i]) : 0);
    }
    for (uint32_t side = 0; 2 * side + 1 < op->n_results; side++) {
        const Complex *rows = side ? r->right : r->left, *taus = side ? r->right_taus : r->left_taus;
        for (int64_t i = 0; i < n * n; i++) complex_store(op->results[1 + 2 * side].type, data[1 + 2 * side], at * n * n + i, rows[i]);
        for (int64_t i = 0; i < n; i++) complex_store(op->results[2 + 2 * side].type, data[2 + 2 * side], at * n + i, taus[i]);
    }
}

static bool run_reduction(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = ins[0].lit.type;
    int64_t n = t->dims[t->rank - 1];
    void *data[5];
    double work = 4 * (double)t->n_elems * (double)n;
    if (!eval_charge(e, op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18) || !results_make(e, op, out, data)) return false;
    Complex *all = xcalloc(size_mul((size_t)(3 * n + 2), (size_t)n), sizeof *all);
    Reduced r = {all, all + n * n, all + 2 * n * n, all + 2 * n * n + n, all + 3 * n * n + n, n};
    for (int64_t at = 0; at < t->n_elems / (n * n); at++) {
        for (int64_t i = 0; i < n * n; i++) r.a[i] = complex_load(&ins[0], at * n * n + i);
        if (op->kind == OP_BIDIAGONAL) bidiagonal_reduce(r.a, n, r.left, r.left_taus, r.right, r.right_taus);
        else hessenberg_reduce(r.a, n, 0, n, r.left, r.left_taus);
        reduced_store(op, data, at, &r, op->kind == OP_HESSENBERG);
    }
    free(all);
    return true;
}

bool eval_tridiagonal(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return run_reduction(e, op, ins, out); }
bool eval_bidiagonal(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return run_reduction(e, op, ins, out); }
bool eval_hessenberg(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return run_reduction(e, op, ins, out); }
