// fft, in double and rounded once to the result's type: the sum of the definition, of any length, dimension by dimension.
#include "ir/eval/linalg/linalg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// v[0], v[stride], ... of n numbers are replaced by their transform; `w` holds n roots of unity, tmp n numbers.
static void transform(Complex *v, int64_t n, int64_t stride, bool inverse, const Complex *w, Complex *tmp) {
    for (int64_t k = 0; k < n; k++) {
        Complex sum = 0;
        for (int64_t i = 0, at = 0; i < n; i++) {
            sum += v[i * stride] * w[at];
            at += k;
            if (at >= n) at -= n;
        }
        tmp[k] = inverse ? sum / (double)n : sum;
    }
    for (int64_t k = 0; k < n; k++) v[k * stride] = tmp[k];
}

static void transform_along(Complex *v, const int64_t *dims, uint32_t rank, uint32_t along, bool inverse) {
    int64_t n = dims[along], inner = 1, outer = 1;
    for (uint32_t i = 0; i < along; i++) outer *= dims[i];
    for (uint32_t i = along + 1; i < rank; i++) inner *= dims[i];
    Complex *w = xmalloc(size_mul((size_t)n, 2 * sizeof *w));
    for (int64_t i = 0; i < n; i++) {
        long double angle = 2 * 3.14159265358979323846264338327950288L * (long double)i / (long double)n;
        w[i] = __builtin_complex((double)cosl(angle), (double)(inverse ? sinl(angle) : -sinl(angle)));
    }
    for (int64_t o = 0; o < outer; o++)
        for (int64_t i = 0; i < inner; i++) transform(v + o * n * inner + i, n, inner, inverse, w, w + n);
    free(w);
}

// The operand as complex numbers, all of the last dimension: of IRFFT the second half is the first one's mirror image.
static void spectrum_load(const Tensor *in, const int64_t *dims, uint32_t rank, Complex *v) {
    Type t = in->lit.type;
    int64_t n = dims[rank - 1], have = t->dims[rank - 1], rows = 1;
    for (uint32_t i = 0; i + 1 < rank; i++) rows *= dims[i];
    for (int64_t r = 0; r < rows; r++)
        for (int64_t i = 0; i < n && i < have; i++) v[r * n + i] = complex_load(in, r * have + i);
}

static void mirror(Complex *v, int64_t n, int64_t rows) {
    for (int64_t r = 0; r < rows; r++)
        for (int64_t i = n / 2 + 1; i < n; i++) v[r * n + i] = conj(v[r * n + n - i]);
}

bool eval_fft(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = op->results[0].type, in = ins[0].lit.type;
    Axes length = op_axes(op, ATTR_fft_length);
    const char *type = str_text(op_str(op, ATTR_fft_type));
    bool inverse = *type == 'I', to_real = !strcmp(type, "IRFFT");
    int64_t dims[MAX_RANK], n = 1;
    double work = 1;
    void *data;
    memcpy(dims, in->dims, in->rank * sizeof *dims);
    for (uint32_t i = 0; i < length.n; i++) dims[in->rank - length.n + i] = length.v[i], work += (double)length.v[i];
    for (uint32_t i = 0; i < in->rank; i++) n *= dims[i];
    if (!linalg_result(e, op, work * (double)n, out, &data)) return false;
    if (!t->n_elems || !in->n_elems) return true;
    Complex *v = xcalloc((size_t)n, sizeof *v);
    spectrum_load(&ins[0], dims, in->rank, v);
    for (uint32_t i = 0; i + 1 < length.n; i++) transform_along(v, dims, in->rank, in->rank - length.n + i, inverse);
    int64_t last = dims[in->rank - 1], kept = t->dims[t->rank - 1];
    if (to_real) mirror(v, last, n / last);
    transform_along(v, dims, in->rank, in->rank - 1, inverse);
    for (int64_t i = 0; i < t->n_elems; i++) complex_store(t, data, i, v[i / kept * last + i % kept]);
    free(v);
    return true;
}

bool eval_fft_rows(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = op->results[0].type;
    int64_t n = t->dims[1];
    void *data[2];
    if (!eval_charge(e, op, (uint64_t)((double)t->n_elems * (double)n)) || !results_make(e, op, out, data)) return false;
    Complex *v = xmalloc(size_mul((size_t)t->n_elems + 1, sizeof *v));
    for (int64_t i = 0; i < t->n_elems; i++) v[i] = __builtin_complex(creal(complex_load(&ins[0], i)), creal(complex_load(&ins[1], i)));
    if (t->n_elems) transform_along(v, t->dims, 2, 1, false);
    for (int64_t i = 0; i < t->n_elems; i++) {
        complex_store(t, data[0], i, creal(v[i]));
        complex_store(t, data[1], i, cimag(v[i]));
    }
    free(v);
    return true;
}
