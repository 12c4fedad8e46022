// cholesky and triangular_solve, in double and rounded once to the result's type. Cholesky: row by row; a matrix that is not positive
// definite gives NaN.
#include "ir/eval/linalg/linalg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

Complex complex_load(const Tensor *t, int64_t at) {
    Wide w = tensor_element(t, at);
    return dtype_is_complex(t->lit.type->dtype) ? __builtin_complex(w.c.re, w.c.im) : w.f;
}

void complex_store(Type t, void *data, int64_t at, Complex v) {
    Wide w = dtype_is_complex(t->dtype) ? (Wide){.c = {creal(v), cimag(v)}} : (Wide){.f = creal(v)};
    wide_store(t->dtype, (char *)data + (size_t)at * dtype_bytes(t->dtype), w);
}

bool linalg_result(Eval *e, const Op *op, double work, Tensor *out, void **data) {
    return eval_charge(e, op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18) && tensor_make(e, op, op->results[0].type, false, out, data);
}

int64_t cholesky_factor(const Tensor *a, int64_t base, int64_t n, bool lower, Complex *l) {
    int64_t failed = 0;
    for (int64_t i = 0; i < n; i++) {
        for (int64_t k = 0; k <= i; k++) {
            Complex sum = lower ? complex_load(a, base + i * n + k) : conj(complex_load(a, base + k * n + i));
            for (int64_t p = 0; p < k; p++) sum -= l[i * n + p] * conj(l[k * n + p]);
            l[i * n + k] = i == k ? sqrt(creal(sum)) : sum / l[k * n + k];
        }
        if (!failed && !(creal(l[i * n + i]) > 0)) failed = i + 1;
    }
    return failed;
}

bool eval_cholesky(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = op->results[0].type;
    int64_t n = t->dims[t->rank - 1];
    bool lower = op_int(op, ATTR_lower, 0) != 0;
    void *data;
    if (!linalg_result(e, op, (double)t->n_elems * (double)n, out, &data)) return false;
    if (!t->n_elems) return true;
    Complex *l = xmalloc(size_mul((size_t)(n * n), sizeof *l));
    for (int64_t base = 0; base < t->n_elems; base += n * n) {
        cholesky_factor(&ins[0], base, n, lower, l);
        for (int64_t i = 0; i < n; i++)
            for (int64_t k = 0; k < n; k++) {
                Complex v = lower ? (k <= i ? l[i * n + k] : 0) : (k >= i ? conj(l[k * n + i]) : 0);
                complex_store(t, data, base + i * n + k, v);
            }
    }
    free(l);
    return true;
}

typedef struct {
    int64_t n, n_columns; // of the unknowns
    bool forward, unit;
} Solve;

// Solves m x = b in place, m triangular: forward if its lower triangle counts. x has stride n_columns.
static void substitute(const Solve *s, const Complex *m, Complex *x) {
    for (int64_t step = 0; step < s->n; step++) {
        int64_t i = s->forward ? step : s->n - 1 - step;
        for (int64_t c = 0; c < s->n_columns; c++) {
            Complex sum = x[i * s->n_columns + c];
            for (int64_t k = s->forward ? 0 : i + 1; k < (s->forward ? i : s->n); k++) sum -= m[i * s->n + k] * x[k * s->n_columns + c];
            x[i * s->n_columns + c] = s->unit ? sum : sum / m[i * s->n + i];
        }
    }
}

// x op(a) = b is op(a)^T x^T = b^T.
bool eval_triangular_solve(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = op->results[0].type, a = ins[0].lit.type;
    bool left = op_int(op, ATTR_left_side, 0) != 0, lower = op_int(op, ATTR_lower, 0) != 0;
    const char *transpose = str_text(op_str(op, ATTR_transpose_a));
    bool adjoint = !strcmp(transpose, "ADJOINT"), turned = adjoint || !strcmp(transpose, "TRANSPOSE");
    bool swap = turned == left; // of m = a or its transpose
    int64_t n = a->dims[a->rank - 1], rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1];
    void *data;
    if (!linalg_result(e, op, (double)t->n_elems * (double)n, out, &data)) return false;
    if (!t->n_elems) return true;
    Solve s = {n, left ? columns : rows, lower != swap, op_int(op, ATTR_unit_diagonal, 0) != 0};
    Complex *m = xmalloc(size_mul((size_t)(n * n), sizeof *m)), *x = xmalloc(size_mul((size_t)(rows * columns), sizeof *x));
    for (int64_t batch = 0; batch < t->n_elems / (rows * columns); batch++) {
        for (int64_t i = 0; i < n * n; i++) {
            Complex v = complex_load(&ins[0], batch * n * n + (swap ? i % n * n + i / n : i));
            m[i] = adjoint ? conj(v) : v;
        }
        int64_t base = batch * rows * columns;
        for (int64_t i = 0; i < rows * columns; i++) x[left ? i : i % columns * rows + i / columns] = complex_load(&ins[1], base + i);
        substitute(&s, m, x);
        for (int64_t i = 0; i < rows * columns; i++) complex_store(t, data, base + i, x[left ? i : i % columns * rows + i / columns]);
    }
    free(m);
    free(x);
    return true;
}
