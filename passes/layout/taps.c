// Convolutions whose window is wider than their image, as one of 3x3 with a dilation of 24 on 14x14: most products are with padding. What a tap meets
// nothing but padding with, for every result, is left out of the window; and where the results at the sides have other taps than those in the middle, each
// part of the result becomes a convolution by the taps that it has, as long as that saves more products than weights are read again. What is left out are
// zeros, if weights are finite.
//
// It runs when scales have been folded into weights and before a way to compute each convolution is chosen; weights are cut here.
#include "ir/builder/build.h"
#include "ir/eval/eval.h"
#include "ir/ops/conv/conv.h"
#include "passes/pass.h"

#include <stdlib.h>

// Worth it are SAVED products, each weight that is read once more counting as many as a core does while it waits for it, of at least a quarter.
enum { SAVED = 4 << 20, WEIGHT_PRODUCTS = 32, MOST_PARTS = 8 };

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return a.n ? a.v[i] : otherwise; }

// ---- which taps meet the image

typedef struct {
    int64_t from, to;
} Range;

// Results whose tap t is on the image, or on one of its holes: those o with 0 <= o * stride + t * dilation - low <= (in - 1) * base.
static Range results_of_tap(const ConvDim *d, int64_t tap) {
    int64_t before = d->low - tap * d->dilation, behind = before + (d->in - 1) * d->base;
    Range r = {before > 0 ? i64_ceil_div(before, d->stride) : 0, behind < 0 ? 0 : i64_min(behind / d->stride + 1, d->out)};
    return r.from < r.to ? r : (Range){0, 0};
}

// Of the results in [from, to): the first tap that one of them has, and behind the last. None: 0, 0.
static Range taps_of(const ConvDim *d, Range results) {
    Range taps = {0, 0};
    for (int64_t t = 0; t < d->window; t++) {
        Range r = results_of_tap(d, t);
        if (i64_max(r.from, results.from) >= i64_min(r.to, results.to)) continue;
        if (!taps.to) taps.from = t;
        taps.to = t + 1;
    }
    return taps;
}

// The dimension with those results and taps alone.
static ConvDim dim_cut(ConvDim d, Range results, Range taps) {
    int64_t low = d.low - results.from * d.stride - taps.from * d.dilation;
    int64_t out = results.to - results.from, window = taps.to - taps.from, reach = (out - 1) * d.stride + (window - 1) * d.dilation + 1;
    d.low = low, d.high = reach - low - ((d.in - 1) * d.base + 1);
    d.out = out, d.window = window;
    return d;
}

// ---- a convolution with less

static Value *weights_cut(Builder *b, const Op *op, uint32_t i, Range taps) {
    Value *w = op->operands[1];
    uint32_t dim = (uint32_t)op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL).v[2 + i];
    int64_t window = w->type->dims[dim], n = taps.to - taps.from;
    if (n == window) return w;
    int64_t from = axis_or(op_axes(op, ATTR_window_reversal), i, 0) ? window - taps.to : taps.from;
    Op *slice = build_slice_along(b, w, dim, from, from + n)->def;
    const Literal *all = value_constant(w), *part;
    Diags quiet;
    diags_init(&quiet, "tpucc");
    if (!eval_op(b->m, slice, &all, &b->m->arena, &part, &quiet)) ICE("a slice of weights could not be made");
    diags_free(&quiet);
    op_unlink(slice);
    return build_constant(b, part);
}

// The results in the range along spatial dimension i, by the taps that they have.
static Value *part_of(Builder *b, const Op *op, uint32_t i, Range results) {
    ConvDim d = convolution_dim(op, i);
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    Range taps = taps_of(&d, results);
    int64_t dims[MAX_RANK], padding[2 * MAX_RANK];
    Type t = op->results[0].type;
    for (uint32_t k = 0; k < t->rank; k++) dims[k] = t->dims[k];
    dims[out.v[2 + i]] = results.to - results.from;
    t = type_tensor(&b->m->types, t->dtype, dims, t->rank);
    if (!taps.to) return build_splat(b, t, 0);
    ConvDim cut = dim_cut(d, results, taps);
    Value *operands[] = {op->operands[0], weights_cut(b, op, i, taps)};
    Op *part = build_like(b, op, operands, &t);
    for (uint32_t k = 0; k + 2 < out.n; k++) {
        ConvDim same = convolution_dim(op, k);
        padding[2 * k] = k == i ? cut.low : same.low;
        padding[2 * k + 1] = k == i ? cut.high : same.high;
    }
    op_set_attr(b->m, part, attr_axes(&b->m->arena, ATTR_padding, padding, 2 * (out.n - 2)));
    return op_result(part, 0);
}

// ---- where that pays

// Where the taps of results change: bounds[0] = 0 to bounds[n] = out. Returns n, 0 if that are more than MOST_PARTS.
static uint32_t parts_along(const ConvDim *d, int64_t bounds[MOST_PARTS + 1]) {
    uint32_t n = 0;
    for (bounds[0] = 0; bounds[n] < d->out; n++) {
        int64_t next = d->out;
        if (n == MOST_PARTS) return 0;
        for (int64_t t = 0; t < d->window; t++) {
            Range r = results_of_tap(d, t);
            if (r.from > bounds[n]) next = i64_min(next, r.from);
            if (r.to > bounds[n]) next = i64_min(next, r.to);
        }
        bounds[n + 1] = next;
    }
    return n;
}

static bool parts_pay(const Op *op, const ConvDim *d, const int64_t *bounds, uint32_t n) {
    double whole = (double)d->out * (double)d->window, left = 0, read = 0;
    for (uint32_t i = 0; i < n; i++) {
        Range taps = taps_of(d, (Range){bounds[i], bounds[i + 1]});
        left += (double)(bounds[i + 1] - bounds[i]) * (double)(taps.to - taps.from), read += (double)(taps.to - taps.from);
    }
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    const int64_t *y = op->results[0].type->dims;
    double rows = (double)y[out.v[0]], weights = (double)op->operands[1]->type->n_elems / (double)d->window; // results for each along this dimension; of a tap
    for (uint32_t i = 2; i < out.n; i++) rows *= (double)y[out.v[i]];
    rows /= (double)d->out;
    return left <= 0.75 * whole && (whole - left) * rows * weights - WEIGHT_PRODUCTS * (read - (double)d->window) * weights >= SAVED;
}

// Along the first dimension where that pays, the bounds of parts; one part, if taps go that no result has. NULL: there is none.
static bool find_parts(const Op *op, uint32_t *dim, int64_t bounds[MOST_PARTS + 1], uint32_t *n) {
    for (*dim = 0; *dim + 2 < op->results[0].type->rank; ++*dim) {
        ConvDim d = convolution_dim(op, *dim);
        Range all = {0, d.out}, taps = taps_of(&d, all);
        bounds[0] = 0, bounds[1] = d.out, *n = 1;
        if (taps.to - taps.from < d.window) return true;
        *n = parts_along(&d, bounds);
        if (*n > 1 && parts_pay(op, &d, bounds, *n)) return true;
    }
    return false;
}

static bool fits(const Op *op) {
    const Literal *weights = value_constant(op->operands[1]);
    if (!weights || !weights->type->n_elems || !op->operands[0]->type->n_elems || !op->results[0].type->n_elems) return false;
    return op_int(op, ATTR_batch_group_count, 1) == 1;
}

static bool in_parts(Module *m, Op *op) {
    int64_t bounds[MOST_PARTS + 1];
    uint32_t dim, n;
    op->operands[1] = value_resolved(op->operands[1]);
    if (!fits(op) || !find_parts(op, &dim, bounds, &n) || !literal_is_finite(value_constant(op->operands[1]))) return false;
    Builder b = builder_before(m, op);
    Value *parts[MOST_PARTS];
    for (uint32_t i = 0; i < n; i++) parts[i] = part_of(&b, op, dim, (Range){bounds[i], bounds[i + 1]});
    uint32_t along = (uint32_t)op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[2 + dim];
    value_replace(&op->results[0], n == 1 ? parts[0] : build_concatenate(&b, parts, n, along));
    op_unlink(op);
    return true;
}

static void find(Op *op, void *context) {
    OpList *list = context;
    if (op->kind == OP_CONVOLUTION) vec_push(list, op);
}

// Parts are looked at again: each has fewer taps than what it was cut from, or is what was found not to pay.
static bool cut_all(Module *m) {
    OpList list = {0};
    bool changed = false;
    for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, find, &list);
    for (size_t i = 0; i < list.n; i++) changed |= in_parts(m, (Op *)(uintptr_t)list.items[i]);
    vec_free(&list);
    module_resolve(m);
    return changed;
}

bool pass_taps(PassContext *c) {
    while (cut_all(c->m)) c->changed = true;
    return true;
}
