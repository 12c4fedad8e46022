// The Schur form of a matrix, A = Z T Z*: that of a Hessenberg matrix by implicit double-shift QR (Francis 1961; Golub & Van Loan, "Matrix Computations", 4th
// ed., 7.5), in double. T is upper triangular; of real numbers it has 2 x 2 blocks on its diagonal for pairs of complex eigenvalues, whose diagonal elements
// are equal and whose others have different signs. Eigenvalues stand in the order in which they are found, from the last one on; LAPACK, whose shifts differ a
// little, orders them in the same way, not always alike.
#include "ir/eval/linalg/linalg.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ROUNDS = 30, EXCEPTIONAL = 10 };

typedef struct {
    Complex *h, *z;
    int64_t n;
    bool real;
} Schur;

static Complex *at(const Schur *s, int64_t i, int64_t k) { return s->h + i * s->n + k; }
static double size_of(Complex x) { return fabs(creal(x)) + fabs(cimag(x)); }

// Rows k.. of h by (1 - conj(tau) v v*), columns k.. of h and z by (1 - tau v v*).
static void apply_reflector(const Schur *s, int64_t k, int64_t n_v, const Complex *v, Complex tau, int64_t from, int64_t last) {
    for (int64_t j = from; j < s->n; j++) {
        Complex sum = 0;
        for (int64_t i = 0; i < n_v; i++) sum += conj(v[i]) * *at(s, k + i, j);
        for (int64_t i = 0; i < n_v; i++) *at(s, k + i, j) -= conj(tau) * v[i] * sum;
    }
    for (int64_t pass = 0; pass < 2; pass++)
        for (int64_t i = 0; i < (pass ? s->n : last + 1); i++) {
            Complex *row = (pass ? s->z : s->h) + i * s->n + k, sum = 0;
            for (int64_t j = 0; j < n_v; j++) sum += row[j] * v[j];
            for (int64_t j = 0; j < n_v; j++) row[j] -= tau * sum * conj(v[j]);
        }
}

static Complex small_reflector(Complex *v, int64_t n, Complex *beta) {
    double rest = 0;
    for (int64_t i = 1; i < n; i++) rest = hypot(rest, cabs(v[i]));
    Complex alpha = v[0];
    *beta = alpha;
    v[0] = 1;
    if (rest == 0 && cimag(alpha) == 0) return 0;
    double length = -copysign(hypot(cabs(alpha), rest), creal(alpha));
    for (int64_t i = 1; i < n; i++) v[i] /= alpha - length;
    *beta = length;
    return __builtin_complex((length - creal(alpha)) / length, -cimag(alpha) / length);
}

// The first column of (H - x)(H - y), x and y the eigenvalues of the block's last two rows, up to a factor. Of differences: where eigenvalues
// lie closer to each other than to 0, nothing would be left of the shifts' sum and product.
static void first_column(const Schur *s, int64_t low, int64_t high, int64_t round, Complex *v) {
    Complex c = *at(s, high - 1, high - 1), d = *at(s, high, high), beside = *at(s, high, high - 1) * *at(s, high - 1, high);
    if (round % EXCEPTIONAL == EXCEPTIONAL - 1) {
        double w = size_of(*at(s, high, high - 1)) + size_of(*at(s, high - 1, high - 2));
        c = d += 0.75 * w, beside = -0.4375 * w * w; // as LAPACK's dlahqr
    }
    Complex a = *at(s, low, low), below = *at(s, low + 1, low);
    v[0] = (a - c) * (a - d) - beside + *at(s, low, low + 1) * below;
    v[1] = below * ((a - c) + (*at(s, low + 1, low + 1) - d));
    v[2] = below * *at(s, low + 2, low + 1);
}

static void francis_step(const Schur *s, int64_t low, int64_t high, int64_t round) {
    for (int64_t k = low; k < high; k++) {
        int64_t n_v = high - k + 1 < 3 ? high - k + 1 : 3;
        Complex v[3] = {0, 0, 0}, beta;
        if (k == low) first_column(s, low, high, round, v);
        for (int64_t i = 0; k > low && i < n_v; i++) v[i] = *at(s, k + i, k - 1);
        Complex tau = small_reflector(v, n_v, &beta);
        apply_reflector(s, k, n_v, v, tau, k > low ? k - 1 : k, k + 3 < high ? k + 3 : high);
        for (int64_t i = 0; k > low && i < n_v; i++) *at(s, k + i, k - 1) = i ? 0 : beta;
    }
}

// Rows and columns k and k + 1 by the unitary matrix whose first column is x, of length 1.
static void rotate(const Schur *s, int64_t k, Complex x0, Complex x1) {
    for (int64_t j = k; j < s->n; j++) {
        Complex a = *at(s, k, j), b = *at(s, k + 1, j);
        *at(s, k, j) = conj(x0) * a + conj(x1) * b;
        *at(s, k + 1, j) = x0 * b - x1 * a;
    }
    for (int64_t pass = 0; pass < 2; pass++)
        for (int64_t i = 0; i < (pass ? s->n : k + 2); i++) {
            Complex *row = (pass ? s->z : s->h) + i * s->n + k, a = row[0], b = row[1];
            row[0] = a * x0 + b * x1;
            row[1] = b * conj(x0) - a * conj(x1);
        }
}

// A pair of complex eigenvalues of real numbers: the diagonal elements become equal.
static void make_equal(const Schur *s, int64_t k, double half) {
    double sum = creal(*at(s, k, k + 1) + *at(s, k + 1, k)), length = hypot(sum, 2 * half);
    double c = length > 0 ? sqrt((1 + fabs(sum) / length) / 2) : 1, sine = length > 0 ? -half / (length * c) * copysign(1, sum) : 0;
    rotate(s, k, c, sine);
    double mean = creal(*at(s, k, k) + *at(s, k + 1, k + 1)) / 2, above = creal(*at(s, k, k + 1)), below = creal(*at(s, k + 1, k));
    *at(s, k, k) = *at(s, k + 1, k + 1) = mean;
    double *smaller = fabs(above) < fabs(below) ? &above : &below;
    *smaller = copysign(fmax(fabs(*smaller), DBL_MIN), smaller == &above ? -below : -above); // of different signs, but for rounding
    *at(s, k, k + 1) = above, *at(s, k + 1, k) = below;
}

static void split_block(const Schur *s, int64_t k) {
    Complex half = (*at(s, k, k) - *at(s, k + 1, k + 1)) / 2, below = *at(s, k + 1, k), square = half * half + *at(s, k, k + 1) * below;
    if (s->real && creal(square) < 0) {
        make_equal(s, k, creal(half));
        return;
    }
    Complex root = csqrt(square);
    if (creal(conj(half) * root) < 0) root = -root;
    Complex x = half + root;
    double length = hypot(cabs(x), cabs(below));
    rotate(s, k, x / length, below / length);
    *at(s, k + 1, k) = 0;
}

static bool is_negligible(const Schur *s, int64_t i, double norm) {
    double beside = size_of(*at(s, i - 1, i - 1)) + size_of(*at(s, i, i));
    return size_of(*at(s, i, i - 1)) <= fmax(DBL_EPSILON * beside, DBL_EPSILON * DBL_EPSILON * norm);
}

int64_t schur_reduce(Complex *h, int64_t n, bool real, Complex *z) {
    Schur s = {h, z, n, real};
    double norm = 0;
    for (int64_t i = 0; i < n * n; i++) norm = fmax(norm, size_of(h[i])), z[i] = i % (n + 1) == 0;
    int64_t high = n - 1, round = 0;
    for (int64_t rounds = 0; high > 0 && rounds < MOST_ROUNDS * n; rounds++) {
        int64_t low = high;
        while (low > 0 && !is_negligible(&s, low, norm)) low--;
        if (low > 0) *at(&s, low, low - 1) = 0;
        if (low + 1 >= high) {
            if (low + 1 == high) split_block(&s, low);
            high = low - 1, round = 0;
        } else {
            francis_step(&s, low, high, round++);
        }
    }
    return high > 0 ? high + 1 : 0;
}

void schur_split(Complex *t, int64_t n, Complex *z) {
    Schur s = {t, z, n, false};
    for (int64_t k = 0; k + 1 < n; k++) {
        double above = creal(*at(&s, k, k + 1)), below = creal(*at(&s, k + 1, k)), apart = sqrt(fabs(above)) * sqrt(fabs(below)), length = hypot(above, apart);
        if (below == 0) continue;
        double mean = creal(*at(&s, k, k));
        rotate(&s, k, above / length, __builtin_complex(0.0, apart / length));
        *at(&s, k + 1, k) = 0;
        *at(&s, k, k) = __builtin_complex(mean, apart), *at(&s, k + 1, k + 1) = __builtin_complex(mean, -apart);
    }
}

void triangular_vectors(const Complex *t, int64_t n, Complex *x) {
    double norm = DBL_MIN;
    for (int64_t i = 0; i < n * n; i++) norm = fmax(norm, size_of(t[i])), x[i] = 0;
    for (int64_t r = n; r-- > 0;) {
        x[r * n + r] = 1;
        for (int64_t k = r + 1; k < n; k++) {
            Complex sum = 0, by = t[k * n + k] - t[r * n + r];
            for (int64_t j = r + 1; j <= k; j++) sum += t[r * n + j] * x[j * n + k];
            if (size_of(by) < DBL_EPSILON * norm) by = DBL_EPSILON * norm;
            x[r * n + k] = sum / by;
            double size = size_of(x[r * n + k]);
            for (int64_t j = r; size > 1e100 && j < n; j++) x[j * n + k] /= size;
        }
    }
}

// ---- the ops

bool eval_schur(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = ins[0].lit.type;
    int64_t n = t->dims[t->rank - 1];
    void *data[3];
    double work = 40 * (double)t->n_elems * (double)n;
    if (!eval_charge(e, op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18) || !results_make(e, op, out, data)) return false;
    Complex *h = xmalloc(size_mul((size_t)(2 * n * n) + 1, sizeof *h)), *z = h + n * n;
    for (int64_t m = 0; m < t->n_elems / (n * n); m++) {
        for (int64_t i = 0; i < n * n; i++) h[i] = complex_load(&ins[0], m * n * n + i);
        ((int32_t *)data[1])[m] = (int32_t)schur_reduce(h, n, !dtype_is_complex(t->dtype), z);
        for (int64_t i = 0; i < n * n; i++) {
            complex_store(t, data[0], m * n * n + i, h[i]);
            if (op->n_results > 2) complex_store(t, data[2], m * n * n + i, z[i % n * n + i / n]);
        }
    }
    free(h);
    return true;
}

bool eval_triangular_vectors(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = ins[0].lit.type;
    int64_t n = t->dims[t->rank - 1];
    void *data;
    if (!linalg_result(e, op, (double)t->n_elems * (double)n, out, &data)) return false;
    Complex *a = xmalloc(size_mul((size_t)(2 * n * n) + 1, sizeof *a)), *x = a + n * n;
    for (int64_t m = 0; m < t->n_elems / (n * n); m++) {
        for (int64_t i = 0; i < n * n; i++) a[i] = complex_load(&ins[0], m * n * n + i);
        triangular_vectors(a, n, x);
        for (int64_t i = 0; i < n * n; i++) complex_store(t, data, m * n * n + i, x[i]);
    }
    free(a);
    return true;
}
