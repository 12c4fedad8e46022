// fft as tpu.fft, which transforms rows of 32 to 8192 numbers without a prime factor above 13, and as products with constant matrices of roots of unity: a
// transform of n = n1 * n2 numbers is n2
// of n1, a multiplication by roots, and n1 of n2 (Gentleman & Sande 1966, "Fast Fourier Transforms: for fun and profit"; the four-step form
// of Bailey 1990). Short ones are one product. Lengths with a large prime factor become a convolution of a power of two (Bluestein 1970,
// "A linear filtering approach to the computation of discrete Fourier transform"). Real transforms of even length are complex ones of
// half of it. Numbers are pairs of real tensors [rows, n] throughout.
//
// Roots are made in extended precision and rounded once to the part's type. Against the sum of the definition in f64 the error of any
// element is below 16 epsilon of the largest magnitude of the result, convolutions too (tests/ops/cases/fft.mlir: lengths to 8192).
#include "passes/expand/expansion.h"

#include "ir/ops/fft.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST_MATRIX = 512, // of a transform that is one product
    LONGEST_FACTOR = 128,
    LONGEST = 1 << 24, // whose tables of roots, as many numbers again, are made in seconds; Plans has room for all its factors
    PASS_COST = 64,    // what another factor costs in copies, in rows of a matrix
    ROW_COST = 16      // what tpu.fft costs
};

typedef struct {
    Builder *b;
    DType part;   // f32 or f64
    bool inverse; // of the transforms made now; they divide by their length
} Fft;

typedef struct {
    Value *re, *im; // im: NULL where the numbers are real
} Pair;

// ---- small things

static Value *plus(Fft *f, Value *x, Value *y) { return build_binary(f->b, OP_ADD, x, y); }
static Value *minus(Fft *f, Value *x, Value *y) { return build_binary(f->b, OP_SUBTRACT, x, y); }
static Value *times(Fft *f, Value *x, Value *y) { return build_binary(f->b, OP_MULTIPLY, x, y); }
static int64_t rows_of(const Value *v) { return v->type->dims[0]; }
static int64_t length_of(const Value *v) { return v->type->dims[v->type->rank - 1]; }

static Value *reshaped(Fft *f, Value *v, int64_t d0, int64_t d1) { return build_reshape(f->b, v, (int64_t[]){d0, d1}, 2); }

// Columns [from, to) of [rows, n].
static Value *columns(Fft *f, Value *v, int64_t from, int64_t to) { return build_slice_along(f->b, v, 1, from, to); }

static Value *padded(Fft *f, Value *v, int64_t low, int64_t high) {
    Value *zero = build_scalar(f->b, f->part, 0);
    return build_pad(f->b, v, zero, (int64_t[]){0, low}, (int64_t[]){0, high}, (int64_t[]){0, 0});
}

static Value *joined(Fft *f, Value *x, Value *y) { return build_concatenate(f->b, (Value *[]){x, y}, 2, 1); }
static Value *reversed(Fft *f, Value *v) { return build_reverse(f->b, v, (int64_t[]){1}, 1); }

// A table of the last dimensions, for every row.
static Value *for_rows(Fft *f, const double *v, Type t) {
    int64_t dims[MAX_RANK];
    for (uint32_t i = 1; i < t->rank; i++) dims[i - 1] = i;
    return build_broadcast_as(f->b, build_numbers(f->b, f->part, v, t->dims + 1, t->rank - 1), t, dims, t->rank - 1);
}

// exp(2 pi i m / n), by reflection from the first octant, so that it is as symmetric as it should be.
static void root(int64_t m, int64_t n, double *c, double *s) {
    int64_t a = 8 * (m % n); // eighths of 1/n of a turn
    bool below = a > 4 * n, left, steep;
    if (below) a = 8 * n - a;
    if ((left = a > 2 * n)) a = 4 * n - a;
    if ((steep = a > n)) a = 2 * n - a;
    long double angle = 3.14159265358979323846264338327950288L * (long double)a / (long double)(4 * n);
    double x = (double)cosl(angle), y = (double)sinl(angle);
    *c = steep ? y : x;
    *s = steep ? x : y;
    if (left) *c = -*c;
    if (below) *s = -*s;
}

static double *numbers(int64_t n) { return xmalloc(size_mul((size_t)n, sizeof(double))); }

// a b + c d, and a b - c d
static Value *plus_products(Fft *f, Value *a, Value *b, Value *c, Value *d) {
    Value *first = times(f, a, b), *second = times(f, c, d);
    return plus(f, first, second);
}

static Value *minus_products(Fft *f, Value *a, Value *b, Value *c, Value *d) {
    Value *first = times(f, a, b), *second = times(f, c, d);
    return minus(f, first, second);
}

// x (c + i s), element by element
static Pair rotated(Fft *f, Pair x, Value *c, Value *s) {
    Value *re = minus_products(f, x.re, c, x.im, s);
    return (Pair){re, plus_products(f, x.im, c, x.re, s)};
}

// ---- one product

static Value *product(Fft *f, Value *x, const double *m, int64_t n_columns) {
    int64_t dims[] = {length_of(x), n_columns}, one = 1, zero = 0;
    Axes lists[DOT_LISTS] = {[DOT_LHS_CONTRACT] = {&one, 1}, [DOT_RHS_CONTRACT] = {&zero, 1}};
    return build_dot(f->b, x, build_numbers(f->b, f->part, m, dims, 2), lists, f->part);
}

// The first `kept` of n results; of part 0 they come from the real parts, of part 1 from the imaginary ones. Columns are all real parts of the
// results, then all imaginary ones.
static Value *part_product(Fft *f, Value *x, int64_t kept, unsigned part) {
    int64_t n = length_of(x);
    double *m = numbers(n * 2 * kept), c, s, scale = f->inverse ? 1.0 / (double)n : 1;
    for (int64_t j = 0; j < n; j++)
        for (int64_t k = 0; k < kept; k++) {
            root(j * k % n, n, &c, &s);
            if (!f->inverse) s = 0 - s; // no -0
            m[j * 2 * kept + k] = scale * (part ? 0 - s : c);
            m[j * 2 * kept + kept + k] = scale * (part ? c : s);
        }
    Value *y = product(f, x, m, 2 * kept);
    free(m);
    return y;
}

static Pair short_transform(Fft *f, Pair x, int64_t kept) {
    Value *y = part_product(f, x.re, kept, 0);
    if (x.im) y = plus(f, part_product(f, x.im, kept, 1), y);
    return (Pair){columns(f, y, 0, kept), columns(f, y, kept, 2 * kept)};
}

// ---- what a length costs: rows of matrices that each number is multiplied with

typedef struct {
    int64_t n, factor; // 0: one product; -1: a convolution; -2: one kernel
    double cost;
} Plan1;

typedef struct {
    Plan1 seen[512];
    size_t n;
} Plans;

static int64_t convolution_length(int64_t n) {
    int64_t m = 1;
    while (m < 2 * n - 1) m *= 2;
    return m;
}

static Plan1 plan_length(Plans *p, int64_t n) {
    for (size_t i = 0; i < p->n; i++)
        if (p->seen[i].n == n) return p->seen[i];
    FftPlan rows;
    Plan1 best = {n, 0, n <= LONGEST_MATRIX ? (double)n : HUGE_VAL};
    if (fft_plan(n, &rows)) best = (Plan1){n, -2, ROW_COST};
    if (best.factor < 0) {
        if (p->n < COUNT(p->seen)) p->seen[p->n++] = best;
        return best;
    }
    for (int64_t d = LONGEST_FACTOR; d >= 2; d--) {
        if (n % d || n / d < 2) continue;
        double cost = (fft_plan(d, &rows) ? ROW_COST : (double)d) + PASS_COST + plan_length(p, n / d).cost;
        if (cost < best.cost) best = (Plan1){n, d, cost};
    }
    if (best.cost == HUGE_VAL) best = (Plan1){n, -1, 8 * (double)PASS_COST + 4 * plan_length(p, convolution_length(n)).cost};
    if (p->n < COUNT(p->seen)) p->seen[p->n++] = best;
    return best;
}

// ---- complex transforms

static Pair transform(Fft *f, Pair x);

static Value *swapped(Fft *f, Value *v, int64_t rows, int64_t n1, int64_t n2) { // [rows, n1, n2] -> [rows, n2, n1]
    v = build_reshape(f->b, v, (int64_t[]){rows, n1, n2}, 3);
    return build_transpose(f->b, v, (int64_t[]){0, 2, 1});
}

// Rows that one kernel transforms (tpu.fft); backwards with the parts exchanged.
static Pair row_transform(Fft *f, Pair x, const FftPlan *plan) {
    int64_t n = length_of(x.re), size = fft_table_size(plan), dims[] = {2, size};
    double *v = numbers(2 * size);
    memset(v, 0, (size_t)(2 * size) * sizeof *v);
    for (int64_t i = 0; i < n + plan->m; i++) {
        int64_t k = i < n ? i / plan->lanes * (i % plan->lanes) : (i - n) * plan->lanes;
        root(k, n, &v[i], &v[size + i]);
        v[size + i] = 0 - v[size + i];
    }
    Value *table = build_numbers(f->b, f->part, v, dims, 2);
    free(v);
    if (!x.im) x.im = build_splat(f->b, x.re->type, 0);
    Value *operands[] = {f->inverse ? x.im : x.re, f->inverse ? x.re : x.im, table};
    Op *op = build_op(f->b, OP_FFT_ROWS, operands, 3, NULL, 0);
    if (!f->inverse) return (Pair){&op->results[0], &op->results[1]};
    Value *scale = build_splat(f->b, x.re->type, 1.0 / (double)n), *re = times(f, &op->results[1], scale);
    return (Pair){re, times(f, &op->results[0], scale)};
}

static Pair part_transform(Fft *f, Pair x) {
    FftPlan plan;
    return fft_plan(length_of(x.re), &plan) ? row_transform(f, x, &plan) : short_transform(f, x, length_of(x.re));
}

// Numbers j1 * n2 + j2; results k1 + n1 * k2.
static Pair split_transform(Fft *f, Pair x, int64_t n1) {
    int64_t rows = rows_of(x.re), n = length_of(x.re), n2 = n / n1;
    x.re = reshaped(f, swapped(f, x.re, rows, n1, n2), rows * n2, n1);
    if (x.im) x.im = reshaped(f, swapped(f, x.im, rows, n1, n2), rows * n2, n1);
    Pair y = part_transform(f, x);
    y.re = build_reshape(f->b, y.re, (int64_t[]){rows, n2, n1}, 3);
    y.im = build_reshape(f->b, y.im, (int64_t[]){rows, n2, n1}, 3);
    double *c = numbers(n), *s = numbers(n);
    for (int64_t j = 0; j < n2; j++)
        for (int64_t k = 0; k < n1; k++) {
            root(j * k % n, n, &c[j * n1 + k], &s[j * n1 + k]);
            if (!f->inverse) s[j * n1 + k] = 0 - s[j * n1 + k];
        }
    Value *cs = for_rows(f, c, y.re->type), *ss = for_rows(f, s, y.re->type);
    y = rotated(f, y, cs, ss);
    free(c);
    free(s);
    y.re = reshaped(f, swapped(f, y.re, rows, n2, n1), rows * n1, n2);
    y.im = reshaped(f, swapped(f, y.im, rows, n2, n1), rows * n1, n2);
    y = transform(f, y);
    return (Pair){reshaped(f, swapped(f, y.re, rows, n1, n2), rows, n), reshaped(f, swapped(f, y.im, rows, n1, n2), rows, n)};
}

// In place, n a power of two: the tables of a convolution.
static void table_transform(double *re, double *im, int64_t n) {
    for (int64_t i = 1, j = 0; i < n; i++) { // bit reversal
        int64_t bit = n >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i >= j) continue;
        double a = re[i], b = im[i];
        re[i] = re[j], im[i] = im[j], re[j] = a, im[j] = b;
    }
    for (int64_t half = 1; half < n; half *= 2)
        for (int64_t k = 0; k < half; k++) {
            double c, s;
            root(k, 2 * half, &c, &s);
            for (int64_t i = k; i < n; i += 2 * half) {
                double a = re[i + half] * c + im[i + half] * s, b = im[i + half] * c - re[i + half] * s;
                re[i + half] = re[i] - a, im[i + half] = im[i] - b;
                re[i] += a, im[i] += b;
            }
        }
}

// With w(j) = exp(-pi i j^2 / n): result k is w(k) times the sum of x(j) w(j) conj(w(k - j)).
static Pair convolution_transform(Fft *f, Pair x) {
    int64_t n = length_of(x.re), m = convolution_length(n);
    double *c = numbers(n), *s = numbers(n), *re = numbers(m), *im = numbers(m), scale = f->inverse ? 1.0 / (double)n : 1;
    memset(re, 0, (size_t)m * sizeof *re);
    memset(im, 0, (size_t)m * sizeof *im);
    for (int64_t j = 0; j < n; j++) {
        root((int64_t)((__int128)j * j % (2 * n)), 2 * n, &c[j], &s[j]);
        if (!f->inverse) s[j] = 0 - s[j];
        re[j] = re[(m - j) % m] = c[j];
        im[j] = im[(m - j) % m] = 0 - s[j];
    }
    table_transform(re, im, m);
    for (int64_t i = 0; i < m; i++) re[i] *= scale, im[i] *= scale;
    if (!x.im) x.im = build_splat(f->b, x.re->type, 0);
    Value *wc = for_rows(f, c, x.re->type), *ws = for_rows(f, s, x.re->type);
    Pair a = rotated(f, x, wc, ws);
    a = (Pair){padded(f, a.re, 0, m - n), padded(f, a.im, 0, m - n)};
    Fft there = *f, back = *f;
    there.inverse = false, back.inverse = true;
    a = transform(&there, a);
    Value *bc = for_rows(f, re, a.re->type), *bs = for_rows(f, im, a.re->type);
    a = transform(&back, rotated(f, a, bc, bs));
    a = rotated(f, (Pair){columns(f, a.re, 0, n), columns(f, a.im, 0, n)}, wc, ws);
    free(c), free(s), free(re), free(im);
    return a;
}

static Plan1 plan_of(int64_t n) {
    Plans *p = xcalloc(1, sizeof *p);
    Plan1 plan = plan_length(p, n);
    free(p);
    return plan;
}

static Pair transform(Fft *f, Pair x) {
    Plan1 plan = plan_of(length_of(x.re));
    if (plan.factor == -1) return convolution_transform(f, x);
    return plan.factor > 0 ? split_transform(f, x, plan.factor) : part_transform(f, x);
}

// ---- real transforms: of n numbers, n / 2 + 1 are kept

// cos and sin of 2 pi k / n, k <= n / 2, each halved.
static void half_roots(Fft *f, int64_t n, Type t, Value **c, Value **s) {
    double *x = numbers(n / 2 + 1), *y = numbers(n / 2 + 1);
    for (int64_t k = 0; k <= n / 2; k++) {
        root(k, n, &x[k], &y[k]);
        x[k] /= 2, y[k] /= 2;
    }
    *c = for_rows(f, x, t), *s = for_rows(f, y, t);
    free(x), free(y);
}

// Of z(j) = x(2j) + i x(2j + 1): with E = (Z(k) + conj(Z(h - k))) / 2 and O = (Z(k) - conj(Z(h - k))) / 2i it is E + O exp(-2 pi i k / n).
static Pair real_forward(Fft *f, Value *x) {
    int64_t rows = rows_of(x), n = length_of(x), h = n / 2;
    if (n <= LONGEST_FACTOR || n % 2) {
        if (n <= LONGEST_FACTOR || !plan_of(n).factor) return short_transform(f, (Pair){x, NULL}, h + 1);
        Pair y = transform(f, (Pair){x, NULL});
        return (Pair){columns(f, y.re, 0, h + 1), columns(f, y.im, 0, h + 1)};
    }
    Value *z = swapped(f, x, rows, h, 2); // [rows, 2, h]
    Value *parts[2];
    for (int64_t i = 0; i < 2; i++) parts[i] = reshaped(f, build_slice_along(f->b, z, 1, i, i + 1), rows, h);
    Pair y = transform(f, (Pair){parts[0], parts[1]});
    Value *ar = joined(f, y.re, columns(f, y.re, 0, 1)), *ai = joined(f, y.im, columns(f, y.im, 0, 1)); // h + 1 numbers
    Value *br = reversed(f, ar), *bi = reversed(f, ai), *c, *s, *half = build_splat(f->b, ar->type, 0.5);
    half_roots(f, n, ar->type, &c, &s);
    Value *even_re = times(f, plus(f, ar, br), half), *even_im = times(f, minus(f, ai, bi), half);
    Value *odd_re = plus(f, ai, bi), *odd_im = minus(f, br, ar); // 2 O
    Value *re = plus(f, even_re, plus_products(f, odd_re, c, odd_im, s));
    return (Pair){re, plus(f, even_im, minus_products(f, odd_im, c, odd_re, s))};
}

// The first number and the middle one are taken as real, the second half as the mirror image of the first.
static Value *real_inverse_short(Fft *f, Pair x, int64_t n) {
    int64_t kept = n / 2 + 1;
    double *m[2] = {numbers(kept * n), numbers(kept * n)}, c, s;
    for (int64_t k = 0; k < kept; k++)
        for (int64_t j = 0; j < n; j++) {
            root(j * k % n, n, &c, &s);
            bool alone = k == 0 || 2 * k == n;
            m[0][k * n + j] = (alone ? c : 2 * c) / (double)n;
            m[1][k * n + j] = alone ? 0 : (0 - 2 * s) / (double)n;
        }
    Value *y = product(f, x.re, m[0], n);
    if (kept > 1) y = plus(f, product(f, x.im, m[1], n), y);
    free(m[0]), free(m[1]);
    return y;
}

// real_forward backwards: z is E + i O, with E = (X(k) + conj(X(h - k))) / 2 and O = (X(k) - conj(X(h - k))) / 2 exp(2 pi i k / n).
static Value *real_inverse(Fft *f, Pair x, int64_t n) {
    int64_t rows = rows_of(x.re), h = n / 2;
    if (n <= LONGEST_FACTOR) return real_inverse_short(f, x, n);
    x.im = n % 2 ? padded(f, columns(f, x.im, 1, h + 1), 1, 0) : padded(f, columns(f, x.im, 1, h), 1, 1);
    Value *br = reversed(f, x.re), *bi = reversed(f, x.im), *c, *s;
    if (n % 2) {
        Pair all = {joined(f, x.re, columns(f, br, 0, h)), joined(f, x.im, build_unary(f->b, OP_NEGATE, columns(f, bi, 0, h)))};
        return transform(f, all).re;
    }
    Value *half = build_splat(f->b, x.re->type, 0.5);
    half_roots(f, n, x.re->type, &c, &s);
    Value *odd_re = minus(f, x.re, br), *odd_im = plus(f, x.im, bi), *even_re = times(f, plus(f, x.re, br), half),
          *even_im = times(f, minus(f, x.im, bi), half);
    Pair o = rotated(f, (Pair){odd_re, odd_im}, c, s);
    Value *re = minus(f, even_re, o.im), *im = plus(f, even_im, o.re);
    Pair z = transform(f, (Pair){columns(f, re, 0, h), columns(f, im, 0, h)});
    Value *parts[] = {build_reshape(f->b, z.re, (int64_t[]){rows, h, 1}, 3), build_reshape(f->b, z.im, (int64_t[]){rows, h, 1}, 3)};
    return reshaped(f, build_concatenate(f->b, parts, 2, 2), rows, n);
}

// ---- several dimensions

// The dimension changes places with the last one, all others become rows.
static Value *to_rows(Fft *f, Value *v, const int64_t *order) {
    v = build_transpose(f->b, v, order);
    int64_t n = length_of(v);
    return reshaped(f, v, v->type->n_elems / n, n);
}

static Value *from_rows(Fft *f, Value *v, const int64_t *dims, uint32_t rank, const int64_t *order) {
    int64_t moved[MAX_RANK];
    for (uint32_t i = 0; i < rank; i++) moved[i] = dims[order[i]];
    return build_transpose(f->b, build_reshape(f->b, v, moved, rank), order);
}

static Pair transform_along(Fft *f, Pair x, uint32_t dim) {
    Type t = x.re->type;
    int64_t order[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++) order[i] = i;
    order[dim] = t->rank - 1, order[t->rank - 1] = dim;
    if (t->dims[dim] == 1) return x;
    Pair y = transform(f, (Pair){to_rows(f, x.re, order), to_rows(f, x.im, order)});
    return (Pair){from_rows(f, y.re, t->dims, t->rank, order), from_rows(f, y.im, t->dims, t->rank, order)};
}

bool expand_fft(Expand *x, Op *op) {
    Builder *b = &x->b;
    Type in = op->operands[0]->type, t = op->results[0].type;
    const char *type = str_text(op_str(op, ATTR_fft_type));
    bool of_real = !strcmp(type, "RFFT"), to_real = !strcmp(type, "IRFFT");
    Axes length = op_axes(op, ATTR_fft_length);
    uint32_t rank = t->rank, first = rank - length.n;
    if (!t->n_elems || !in->n_elems) {
        value_replace(&op->results[0], build_splat(b, t, 0));
        return true;
    }
    for (uint32_t i = 0; i < length.n; i++)
        if (expand_too_large(x, op, "elements a dimension", length.v[i], LONGEST)) return false;
    DType part = in->dtype == DT_F32 || in->dtype == DT_C64 ? DT_F32 : DT_F64;
    Fft f = {b, part, *type == 'I'};
    Pair z = {op->operands[0], NULL};
    if (of_real) {
        z = real_forward(&f, reshaped(&f, z.re, in->n_elems / length_of(z.re), length_of(z.re)));
        z = (Pair){build_reshape_as(b, z.re, t), build_reshape_as(b, z.im, t)};
    } else {
        z = (Pair){build_unary(b, OP_REAL, z.re), build_unary(b, OP_IMAG, z.re)};
    }
    for (uint32_t d = first; d < rank; d++)
        if (d + 1 < rank || (!of_real && !to_real)) z = transform_along(&f, z, d);
    if (to_real) {
        int64_t kept = in->dims[rank - 1], rows = in->n_elems / kept;
        z.re = real_inverse(&f, (Pair){reshaped(&f, z.re, rows, kept), reshaped(&f, z.im, rows, kept)}, t->dims[rank - 1]);
        value_replace(&op->results[0], build_reshape_as(b, z.re, t));
    } else {
        value_replace(&op->results[0], build_binary(b, OP_COMPLEX, z.re, z.im));
    }
    return true;
}
