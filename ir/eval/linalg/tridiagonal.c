// LAPACK's gtsv as JAX calls it: systems of equations with three diagonals, by elimination with exchanges of neighbouring rows. The diagonals have as many
// elements as the matrix rows: the first below the main one and the last above it are not read and stay. Left in their places are U's
// main diagonal, the one above it and, from the second element on, the one above that. info: the first diagonal element of U that is 0, or 0; where there is
// one, all results are NaN, where LAPACK leaves them unfinished. In double, rounded once.
#include "ir/eval/linalg/linalg.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
    int64_t n, m;
    Complex *lower, *d, *upper, *x; // n of each, n * m
} System;

static double size_of(Complex v) { return fabs(creal(v)) + fabs(cimag(v)); }

static void exchange(Complex *a, Complex *b) {
    Complex v = *a;
    *a = *b, *b = v;
}

// Row i's multiple from row i + 1, the larger of the two first. lower[i + 1] becomes what is two above the diagonal.
static void eliminate(const System *s, int64_t i) {
    bool last = i + 2 == s->n;
    Complex below = s->lower[i + 1], beside = 0;
    if (size_of(below) > size_of(s->d[i])) {
        exchange(&below, &s->d[i]);
        exchange(&s->upper[i], &s->d[i + 1]);
        if (!last) beside = s->upper[i + 1], s->upper[i + 1] = 0;
        for (int64_t c = 0; c < s->m; c++) exchange(&s->x[i * s->m + c], &s->x[(i + 1) * s->m + c]);
    }
    Complex factor = below / s->d[i];
    s->d[i + 1] -= factor * s->upper[i];
    if (!last) s->upper[i + 1] -= factor * beside, s->lower[i + 1] = beside;
    for (int64_t c = 0; c < s->m; c++) s->x[(i + 1) * s->m + c] -= factor * s->x[i * s->m + c];
}

static int64_t solve(const System *s) {
    int64_t failed = 0;
    for (int64_t i = 0; i + 1 < s->n; i++) eliminate(s, i);
    for (int64_t i = s->n; i-- > 0;) {
        if (s->d[i] == 0) failed = i + 1;
        for (int64_t c = 0; c < s->m; c++) {
            Complex *x = s->x + i * s->m + c;
            if (i + 1 < s->n) *x -= s->upper[i] * x[s->m];
            if (i + 2 < s->n) *x -= s->lower[i + 1] * x[2 * s->m];
            *x /= s->d[i];
        }
    }
    return failed;
}

bool eval_gtsv(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = ins[0].lit.type, of = ins[3].lit.type;
    System s = {.n = t->dims[t->rank - 1], .m = of->dims[of->rank - 1]};
    int64_t batch = op->results[4].type->n_elems, sizes[] = {s.n, s.n, s.n, s.n * s.m};
    void *data[5];
    double work = 4 * ((double)t->n_elems + (double)of->n_elems);
    if (!eval_charge(e, op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18) || !results_make(e, op, out, data)) return false;
    Complex *all = xmalloc(size_mul((size_t)(3 * s.n + s.n * s.m) + 1, sizeof *all)), *parts[] = {all, all + s.n, all + 2 * s.n, all + 3 * s.n};
    s.lower = parts[0], s.d = parts[1], s.upper = parts[2], s.x = parts[3];
    for (int64_t at = 0; at < batch; at++) {
        for (uint32_t k = 0; k < 4; k++)
            for (int64_t i = 0; i < sizes[k]; i++) parts[k][i] = complex_load(&ins[k], at * sizes[k] + i);
        int64_t failed = solve(&s);
        for (uint32_t k = 0; k < 4; k++)
            for (int64_t i = 0; i < sizes[k]; i++) complex_store(op->results[k].type, data[k], at * sizes[k] + i, failed ? NAN : parts[k][i]);
        ((int32_t *)data[4])[at] = (int32_t)failed;
    }
    free(all);
    return true;
}
