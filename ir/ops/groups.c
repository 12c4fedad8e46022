// See groups.h.
#include "ir/ops/groups.h"

#include "ir/ops/plan.h"

#include <math.h>
#include <stdlib.h>

bool groups_valid(Groups g) { return g.rows > 0 && g.rows <= GROUP_MOST && g.rows % GROUP_WORD_ROWS == 0 && (g.bits == 8 || g.bits == 4); }

bool groups_by_digits(const Op *op) {
    enum { WHOLE_LINES = 32, COLUMNS_WORTH_IT = 96 }; // by fewer columns it takes longer to make the digits of rows, but for few of these
    Groups g = groups_of(op);
    if (op->kind != OP_MATMUL || op_attr(op, ATTR_terms) || !g.rows || g.rows % WHOLE_LINES) return false;
    const Type x = op->operands[0]->type, to = op->results[0].type;
    int64_t depth = x->dims[x->rank - 1], whole = groups_count(g, depth) * g.rows; // what the last group lacks is multiplied as well
    return op_has_few_rows(op) || (to->dims[to->rank - 1] >= COLUMNS_WORTH_IT && 8 * whole <= 9 * depth);
}

bool op_fetches_panels(const Op *op) {
    if (op_has_few_rows(op)) return true;
    return op->kind == OP_MATMUL && groups_of(op).rows && op->results[0].type->dims[op->results[0].type->rank - 2] <= GROUP_ROWS_FETCHING;
}

// To whole numbers, to even; of less than 2^22.
static float whole(float x) {
    const float shift = 0x1.8p23f;
    return (x + shift) - shift;
}

// By this scale; returns the squared error.
static double quantize_by(const float *x, int64_t n, float scale, float least, float most, int8_t *out_q) {
    float inverse = 1 / scale, error[GROUP_MOST];
    double sum = 0;
    for (int64_t i = 0; i < n; i++) {
        float q = whole(x[i] * inverse);
        q = q < least ? least : q > most ? most : q;
        out_q[i] = (int8_t)q;
        error[i] = q * scale - x[i];
    }
    for (int64_t i = 0; i < n; i++) sum += (double)error[i] * (double)error[i];
    return sum;
}

// Are all n numbers whole multiples of a scale, of which `largest` is the j-th? By float arithmetic, as they are computed again.
static bool are_multiples(const float *x, int64_t n, float scale, float least, float most, int8_t *out_q) {
    float inverse = 1 / scale;
    for (int64_t i = 0; i < n; i++) {
        float q = whole(x[i] * inverse);
        if (!(q >= least && q <= most) || q * scale != x[i]) return false;
        out_q[i] = (int8_t)q;
    }
    return true;
}

// The scale that numbers have which were such integers before, as weights of a model that was quantized: `largest` is some j times it, and it is the number
// next to largest / j, or beside that. Two other numbers tell at once for nearly all j that they are no multiples.
static bool group_is_exact(const float *x, int64_t n, float largest, float least, float most, int8_t *out_q, float *out_scale) {
    enum { PROBES = 2, MOST = 128 };
    float probes[PROBES] = {0}, off[MOST];
    int32_t n_probes = 0, low = (int32_t)least, high = (int32_t)most;
    for (int64_t i = 0; i < n && n_probes < PROBES; i++)
        if (x[i] != 0 && fabsf(x[i]) != fabsf(largest)) probes[n_probes++] = x[i] / largest;
    for (int32_t j = 0; j < MOST; j++) {
        float first = probes[0] * (float)(j + 1), second = probes[1] * (float)(j + 1);
        off[j] = fabsf(first - whole(first)) + fabsf(second - whole(second));
    }
    for (int32_t i = 0; i < -low; i++) {
        int32_t j = i < high ? high - i : -low;
        if (off[j - 1] >= 0x1p-13f) continue;  // probes are off by 2^-23 of at most 1, and so is each of the numbers
        bool turned = j > high && largest > 0; // -8 times a scale that is negative
        float step = largest / (float)(largest > 0 && !turned ? j : -j), tried[] = {step, nextafterf(step, 0), nextafterf(step, 2 * step)};
        for (size_t k = 0; k < COUNT(tried); k++) {
            if (!are_multiples(x, n, tried[k], least, most, out_q)) continue;
            *out_scale = tried[k];
            return true;
        }
    }
    return false;
}

bool group_quantize(Groups g, const float *x, int64_t n, int8_t *out_q, float *out_scale) {
    // What the largest number may become, some of it beyond what there is.
    static const float of_4[] = {-8, -7.5f, -7, -8.5f, -9}, of_8[] = {127};
    const float *tried = g.bits == 4 ? of_4 : of_8;
    size_t n_tried = g.bits == 4 ? COUNT(of_4) : COUNT(of_8);
    float largest = 0, least = g.bits == 4 ? -8 : -127, most = g.bits == 4 ? 7 : 127;
    bool finite = true;
    for (int64_t i = 0; i < n; i++) {
        finite &= isfinite(x[i]) != 0;
        if (fabsf(x[i]) > fabsf(largest)) largest = x[i];
    }
    for (int64_t i = 0; i < n; i++) out_q[i] = 0;
    *out_scale = finite ? 0 : NAN;
    if (!finite || fabsf(largest) < 0x1p-100f) return finite; // whose scales have no inverse
    if (group_is_exact(x, n, largest, g.bits == 4 ? -8 : -128, most, out_q, out_scale)) return true;
    if (g.bits == 8) largest = fabsf(largest);
    double error = INFINITY;
    for (size_t k = 0; k < n_tried; k++) {
        int8_t q[GROUP_MOST];
        float scale = largest / tried[k];
        double now = quantize_by(x, n, scale, least, most, q);
        if (now >= error) continue;
        error = now, *out_scale = scale;
        for (int64_t i = 0; i < n; i++) out_q[i] = q[i];
    }
    return true;
}

static bool count_up(int64_t *index, const int64_t *sizes, uint32_t n) {
    for (uint32_t i = n; i-- > 0; index[i] = 0)
        if (++index[i] < sizes[i]) return true;
    return false;
}

// Where each place of a box is that has these dimensions of t, the first one the slowest.
static int64_t *places(Type t, const int64_t *dims, uint32_t n, int64_t *out_n) {
    int64_t strides[MAX_RANK], sizes[MAX_RANK], index[MAX_RANK] = {0};
    type_strides(t, strides);
    *out_n = 1;
    for (uint32_t i = 0; i < n; i++) sizes[i] = t->dims[dims[i]], *out_n *= sizes[i];
    int64_t *at = xmalloc(size_mul((size_t)*out_n + 1, sizeof *at)), k = 0;
    for (bool more = *out_n > 0; more; more = count_up(index, sizes, n)) {
        at[k] = 0;
        for (uint32_t i = 0; i < n; i++) at[k] += index[i] * strides[dims[i]];
        k++;
    }
    return at;
}

void groups_each(Groups g, Type t, Axes dims, GroupElem *elem, const void *data, GroupFn *fn, void *context) {
    int64_t others[MAX_RANK], n_along, n_others;
    uint32_t n = 0;
    for (uint32_t i = 0; i < t->rank; i++)
        if (!axes_contain(dims, i)) others[n++] = i;
    int64_t *along = places(t, dims.v, dims.n, &n_along), *across = places(t, others, n, &n_others);
    bool more = true;
    for (int64_t k = 0; k < n_along && more; k += g.rows) {
        int64_t size = i64_min(g.rows, n_along - k), at[GROUP_MOST];
        for (int64_t o = 0; o < n_others && more; o++) {
            float before[GROUP_MOST], after[GROUP_MOST], scale;
            int8_t q[GROUP_MOST];
            for (int64_t i = 0; i < size; i++) at[i] = along[k + i] + across[o], before[i] = elem(data, at[i]);
            group_quantize(g, before, size, q, &scale);
            for (int64_t i = 0; i < size; i++) after[i] = (float)q[i] * scale;
            more = fn(context, before, after, at, size);
        }
    }
    free(along);
    free(across);
}
