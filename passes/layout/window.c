#include "passes/layout/window.h"

#include "ir/ops/conv/conv.h"
#include "ir/ops/plan.h"
#include "passes/layout/layout.h"

bool window_has_padding(const ConvWindow *w) {
    for (uint32_t i = 0; i < 2 * w->n; i++)
        if (w->padding[i]) return true;
    return false;
}

bool window_is_dilated(const ConvWindow *w) {
    for (uint32_t i = 0; i < w->n; i++)
        if (w->base[i] != 1) return true;
    return false;
}

static Value *pad_channels(Builder *b, Value *x, ConvWindow *w, int64_t channels) {
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0};
    high[w->n + 1] = channels - x->type->dims[w->n + 1];
    for (uint32_t i = 0; i < w->n; i++) {
        low[1 + i] = w->padding[2 * i];
        high[1 + i] = w->padding[2 * i + 1];
        w->padding[2 * i] = w->padding[2 * i + 1] = 0;
    }
    Value *zero = build_scalar(b, x->type->dtype, 0);
    return build_pad(b, x, zero, low, high, none);
}

Value *window_pad(Builder *b, Value *x, ConvWindow *w) { return pad_channels(b, x, w, x->type->dims[x->type->rank - 1]); }

// Of those multiplied in 8 or 16 bits.
static bool is_of_units(const Value *x) { return contract_sum(x->type->dtype) != x->type->dtype; }

static bool is_strided(const ConvWindow *w) {
    bool strided = false;
    for (uint32_t i = 0; i < w->n; i++) strided |= w->strides[i] > 1;
    return strided;
}

static bool find_run(const Value *x, const ConvWindow *w, int64_t channels, ConvRun *out) {
    const Type t = x->type;
    ConvDim dims[MAX_RANK];
    for (uint32_t i = 0; i < w->n; i++) {
        ConvDim *d = &dims[i];
        *d = (ConvDim){.in = t->dims[1 + i], .window = w->window[i], .stride = w->strides[i], .dilation = w->dilation[i], .base = w->base[i]};
        d->low = w->padding[2 * i], d->high = w->padding[2 * i + 1];
        d->out = (d->in + d->low + d->high - (d->window - 1) * d->dilation - 1) / d->stride + 1;
    }
    return conv_run_find(dims, w->n, t->dims[0], channels, out);
}

bool window_rows_lie(const Value *x, const ConvWindow *w) {
    ConvRun run;
    if (!is_of_units(x) || is_strided(w)) return false;
    return find_run(x, w, x->type->dims[x->type->rank - 1], &run) && conv_run_fits_units(&run, x->type->dtype, NULL);
}

// How many channels the image has then; 0: it is not done.
static int64_t channels_taken(const Value *x, const ConvWindow *w, int64_t rows, const ContractTile *tile) {
    enum { MORE = 1, SHORTEST = 16, LINE = 64, UNIT = 4 }; // channels; bytes
    int64_t have = x->type->dims[x->type->rank - 1], bytes = (int64_t)dtype_bytes(x->type->dtype);
    ConvRun run;
    if (!is_of_units(x) || !multiplies_tiles(tile) || window_is_dilated(w)) return 0;
    for (uint32_t i = 0; i < 2 * w->n; i++)
        if (w->padding[i] < 0) return 0;
    for (int64_t channels = have; channels <= have + MORE; channels++) {
        int64_t row = w->window[w->n - 1] * channels * bytes;
        bool few = row >= SHORTEST && row < LINE && row % UNIT == 0;
        if ((!few && (!is_strided(w) || channels > have)) || !find_run(x, w, channels, &run)) continue;
        if (conv_run_fits_units(&run, x->type->dtype, tile) && conv_run_pays(&run, tile, rows, is_strided(w))) return channels;
    }
    return 0;
}

Value *window_take_rows(Builder *b, Value *x, Value **kernel, ConvWindow *w, int64_t rows, const ContractTile *tile) {
    uint32_t rank = x->type->rank;
    int64_t channels = channels_taken(x, w, rows, tile), more = channels - x->type->dims[rank - 1], none[MAX_RANK] = {0}, high[MAX_RANK] = {0};
    if (!channels) return NULL;
    high[rank - 2] = more;
    if (more) *kernel = build_pad(b, *kernel, build_scalar(b, (*kernel)->type->dtype, 0), none, high, none);
    return more || window_has_padding(w) ? pad_channels(b, x, w, channels) : x;
}

enum { FEW_FEATURES = 64, MOST_PIXELS = 64 };  // one task has them all; of a window
enum { MOST_GATHERED = 16 << 20, SHORT = 64 }; // bytes; of a piece: shorter ones take long to copy one by one

static bool is_gathered(const Value *x, const ConvWindow *w, const int64_t *out, int64_t n, int64_t features) {
    int64_t channels = x->type->dims[x->type->rank - 1], bytes = (int64_t)dtype_bytes(x->type->dtype);
    double elems = (double)n * (double)channels;
    for (uint32_t i = 0; i <= w->n; i++) elems *= (double)out[i];
    return is_of_units(x) && channels * bytes >= SHORT && is_strided(w) && !window_is_dilated(w) && features > FEW_FEATURES && n <= MOST_PIXELS &&
           elems * (double)bytes <= MOST_GATHERED;
}

Value *window_gather(Builder *b, Value *x, ConvWindow *w, const int64_t *out, int64_t features) {
    const Type t = x->type;
    int64_t n = 1;
    for (uint32_t i = 0; i < w->n && n <= MOST_PIXELS; i++) n *= w->window[i];
    if (!is_gathered(x, w, out, n, features)) return x;
    if (window_has_padding(w)) x = window_pad(b, x, w);
    Value *parts[MOST_PIXELS];
    int64_t start[MAX_RANK] = {0}, limit[MAX_RANK], stride[MAX_RANK];
    for (int64_t k = 0; k < n; k++) {
        int64_t rest = k;
        limit[0] = t->dims[0], stride[0] = 1, limit[w->n + 1] = t->dims[t->rank - 1], stride[w->n + 1] = 1;
        for (uint32_t i = w->n; i-- > 0; rest /= w->window[i]) {
            start[1 + i] = rest % w->window[i] * w->dilation[i];
            limit[1 + i] = start[1 + i] + (out[1 + i] - 1) * w->strides[i] + 1;
            stride[1 + i] = w->strides[i];
        }
        parts[k] = build_slice(b, x, start, limit, stride);
    }
    for (uint32_t i = 0; i < w->n; i++) w->window[i] = w->strides[i] = w->dilation[i] = 1;
    return n == 1 ? parts[0] : build_concatenate(b, parts, (size_t)n, w->n + 1);
}
