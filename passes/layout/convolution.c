// From convolutions to the contraction that codegen has: a window over channel-last images times packed panels (tpu.conv). What does not fit (complex numbers,
// groups of images) stays, and is computed element by element, channel last. Where the window is larger than the result, as in the gradient of weights, the
// image is seen in another way, and not moved.
#include "ir/ops/conv/conv.h"
#include "ir/ops/cost.h"
#include "ir/ops/plan.h"
#include "passes/layout/layout.h"
#include "passes/layout/patches.h"
#include "passes/layout/planes.h"
#include "passes/layout/shifts.h"
#include "passes/layout/tuned.h"
#include "passes/layout/window.h"
#include "passes/layout/winograd.h"

enum { SMALL_CHANNELS = 16, MOST_CLASSES = 1024, MOST_TAPS = 512, MOST_ZEROS = 1 << 18, MOST_POINTERS = 8 << 20, FEW_PRODUCTS = 9 };

static int64_t product(const int64_t *dims, uint32_t n) {
    int64_t p = 1;
    for (uint32_t i = 0; i < n; i++) p *= dims[i];
    return p;
}

// Brings a dimension list into the order batch or in, spatial.., feature or out.
static void last_order(Axes list, bool kernel, int64_t *out_order) {
    uint32_t n = list.n, at = 0;
    if (!kernel) out_order[at++] = list.v[0];
    for (uint32_t i = 2; i < n; i++) out_order[at++] = list.v[i];
    if (kernel) out_order[at++] = list.v[0];
    out_order[at] = list.v[1];
}

static ConvWindow window_of(const Op *op) {
    Axes kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes strides = op_axes(op, ATTR_window_strides), base = op_axes(op, ATTR_lhs_dilation), dilation = op_axes(op, ATTR_rhs_dilation);
    Axes padding = op_axes(op, ATTR_padding);
    ConvWindow w = {.n = kernel.n - 2};
    for (uint32_t i = 0; i < w.n; i++) {
        w.window[i] = op->operands[1]->type->dims[kernel.v[2 + i]];
        w.strides[i] = strides.n ? strides.v[i] : 1;
        w.base[i] = base.n ? base.v[i] : 1;
        w.dilation[i] = dilation.n ? dilation.v[i] : 1;
        w.padding[2 * i] = padding.n ? padding.v[2 * i] : 0;
        w.padding[2 * i + 1] = padding.n ? padding.v[2 * i + 1] : 0;
    }
    return w;
}

// The same where the image's dimensions are in any order, and of what is added alone.
static Value *pad_in_place(Builder *b, Value *x, Axes in, ConvWindow *w) {
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0}, sum = 0;
    for (uint32_t i = 0; i < 2 * w->n; i++) {
        int64_t *to = i % 2 ? high : low;
        to[in.v[2 + i / 2]] = i64_max(w->padding[i], 0);
        sum += i64_max(w->padding[i], 0);
        w->padding[i] = i64_min(w->padding[i], 0);
    }
    return sum ? build_pad(b, x, build_scalar(b, x->type->dtype, 0), low, high, none) : x;
}

static double product_of_base(const ConvWindow *w) {
    double n = 1;
    for (uint32_t i = 0; i < w->n; i++) n *= (double)w->base[i];
    return n;
}

static Value *conv(Builder *b, Value *x, Value *packed, const ConvWindow *w, int64_t groups, int64_t pixels, int64_t features) {
    Arena *a = &b->m->arena;
    int64_t dims[] = {pixels, features};
    Type type = type_tensor(&b->m->types, contract_sum(x->type->dtype), dims, 2);
    Attr attrs[] = {attr_axes(a, ATTR_window_dimensions, w->window, w->n), attr_axes(a, ATTR_window_strides, w->strides, w->n),
                    attr_axes(a, ATTR_window_dilations, w->dilation, w->n), attr_axes(a, ATTR_padding, w->padding, 2 * w->n),
                    attr_i64(ATTR_feature_group_count, groups)};
    Value *operands[] = {x, packed};
    Op *op = build_typed(b, OP_CONV, operands, 2, attrs, COUNT(attrs), &type, 1, 0);
    if (window_is_dilated(w)) op_set_attr(b->m, op, attr_axes(a, ATTR_base_dilations, w->base, w->n));
    return op_result(op, 0);
}

// Packed weights [1, P, KH*KW*I, 16] of a kernel in the order spatial.., I, O.
static Value *packed_kernel(Builder *b, Value *w, DType element) {
    uint32_t rank = w->type->rank;
    int64_t dims[] = {1, product(w->type->dims, rank - 1), w->type->dims[rank - 1]};
    w = build_reshape(b, w, dims, 3);
    return contract_sum(element) == element ? contract_pack(b, w) : contract_pack_units(b, w, element);
}

static int64_t power_above(int64_t n) {
    int64_t p = 1;
    while (p <= n) p *= 2;
    return p;
}

// The columns of each group, and zeros behind them until they are `columns`.
static Value *pad_groups(Builder *b, Value *k, int64_t groups, int64_t columns) {
    int64_t rows = product(k->type->dims, k->type->rank - 1), have = k->type->dims[k->type->rank - 1] / groups;
    int64_t dims[] = {rows, groups, have}, low[3] = {0}, high[3] = {0, 0, columns - have};
    Value *zero = build_scalar(b, k->type->dtype, 0), *apart = build_reshape(b, k, dims, 3);
    Value *padded = build_pad(b, apart, zero, low, high, low);
    int64_t side_by_side[] = {rows, groups * columns};
    return build_reshape(b, padded, side_by_side, 2);
}

static Value *drop_columns(Builder *b, Value *y, int64_t groups, int64_t columns) {
    int64_t rows = y->type->dims[0], dims[] = {rows, groups, y->type->dims[1] / groups};
    int64_t start[3] = {0}, limit[] = {rows, groups, columns}, stride[] = {1, 1, 1};
    return build_slice(b, build_reshape(b, y, dims, 3), start, limit, stride);
}

// The kernel as the window walks over it.
static Value *unreversed(Builder *b, const Op *op) {
    Axes reversal = op_axes(op, ATTR_window_reversal), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    int64_t reversed[MAX_RANK];
    uint32_t n_reversed = 0;
    for (uint32_t i = 0; i < reversal.n; i++)
        if (reversal.v[i]) reversed[n_reversed++] = kernel.v[2 + i];
    return n_reversed ? build_reverse(b, op->operands[1], reversed, n_reversed) : op->operands[1];
}

// [pixels, features] from an image [N, spatial.., C] and a kernel [.., O] whose rows are in the window's order. Groups get columns until they fit panels.
static Value *convolve(Builder *b, Value *x, Value *k, const ConvWindow *w, int64_t groups, int64_t pixels) {
    int64_t features = k->type->dims[k->type->rank - 1];
    ConvGroups g = {groups, features / groups, x->type->dims[x->type->rank - 1] / groups};
    while (!conv_groups_fit(&g)) g.columns = g.columns < PANEL_COLUMNS ? power_above(g.columns) : i64_round_up(g.columns, PANEL_COLUMNS);
    bool whole = g.columns * groups == features;
    if (!whole) k = pad_groups(b, k, groups, g.columns);
    Value *y = conv(b, x, packed_kernel(b, k, x->type->dtype), w, groups, pixels, g.columns * groups);
    return whole ? y : drop_columns(b, y, groups, features / groups);
}

static void lower_conv_dense(Module *m, Op *op, const TargetFacts *target, const int64_t *image_order, const int64_t *kernel_order, const int64_t *out_order) {
    Builder b = builder_before(m, op);
    ConvWindow w = window_of(op);
    Value *x = build_transpose(&b, op->operands[0], image_order), *k = build_transpose(&b, unreversed(&b, op), kernel_order);
    const Type to = op->results[0].type;
    int64_t dims[MAX_RANK], back[MAX_RANK], n = op_int(op, ATTR_feature_group_count, 1);
    for (uint32_t i = 0; i < to->rank; i++) dims[i] = to->dims[out_order[i]];
    Value *taken = n == 1 ? window_take_rows(&b, x, &k, &w, product(dims, to->rank - 1), &target->tiles[x->type->dtype]) : NULL;
    if (taken) x = taken;
    else if (n == 1) x = window_gather(&b, x, &w, dims, k->type->dims[k->type->rank - 1]);
    bool few = n == 1 && x->type->dims[x->type->rank - 1] < SMALL_CHANNELS;
    if (window_has_padding(&w) && ((few && !window_is_dilated(&w)) || (n == 1 && window_rows_lie(x, &w)))) x = window_pad(&b, x, &w);
    Value *y = build_reshape(&b, convolve(&b, x, k, &w, n, product(dims, to->rank - 1)), dims, to->rank);
    permutation_invert(out_order, to->rank, back);
    value_replace(&op->results[0], build_convert(&b, build_transpose(&b, y, back), to->dtype));
    op_unlink(op);
}

// ---- windows larger than results: gradients of weights

// [1, f, spatial.., r, g] of an image whose batch is g groups of r.
static Value *image_of_long(Builder *b, Value *x, Axes in, int64_t groups) {
    int64_t order[MAX_RANK], dims[MAX_RANK], n = in.n;
    order[0] = in.v[1], order[n - 1] = in.v[0];
    for (int64_t i = 2; i < n; i++) order[i - 1] = in.v[i];
    x = build_transpose(b, x, order);
    dims[0] = 1;
    for (int64_t i = 0; i < n; i++) dims[1 + i] = x->type->dims[i];
    dims[n] = groups, dims[n + 1] = x->type->dims[n - 1] / groups;
    for (int64_t i = 0; i < n; i++) order[i] = i;
    order[n] = n + 1, order[n + 1] = n;
    return build_transpose(b, build_reshape(b, x, dims, (uint32_t)n + 2), order);
}

// The images that a gradient of weights sums over are features to it, as its window is another image. All of that is one long sum for each of few results, and
// lies where it lies: the features become a dimension of the window, the image's batch the last dimension that results run along. So nothing is moved, and
// rows of the contraction are neighbours in memory. Groups of the batch are groups of channels then, one channel each.
static void lower_conv_long(Module *m, Op *op) {
    Builder b = builder_before(m, op);
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    ConvWindow old = window_of(op), w = {.n = old.n + 2};
    Value *x = pad_in_place(&b, op->operands[0], in, &old);
    const Type to = op->results[0].type;
    int64_t order[MAX_RANK], made[MAX_RANK], back[MAX_RANK], groups = op_int(op, ATTR_batch_group_count, 1);
    for (uint32_t i = 0; i < w.n; i++) w.window[i] = w.strides[i] = w.base[i] = w.dilation[i] = 1;
    w.window[0] = x->type->dims[in.v[1]];
    for (uint32_t i = 0; i < old.n; i++) {
        w.window[1 + i] = old.window[i], w.strides[1 + i] = old.strides[i], w.dilation[1 + i] = old.dilation[i];
        w.padding[2 + 2 * i] = old.padding[2 * i], w.padding[3 + 2 * i] = old.padding[2 * i + 1];
    }
    order[0] = kernel.v[0], order[old.n + 1] = kernel.v[1]; // in, spatial.., out
    for (uint32_t i = 0; i < old.n; i++) order[1 + i] = kernel.v[2 + i];
    Value *k = build_transpose(&b, unreversed(&b, op), order);
    for (uint32_t i = 0; i < old.n; i++) made[i] = to->dims[out.v[2 + i]], back[out.v[2 + i]] = i; // result: spatial.., batch, features
    made[old.n] = to->dims[out.v[0]], back[out.v[0]] = old.n;
    made[old.n + 1] = to->dims[out.v[1]], back[out.v[1]] = old.n + 1;
    Value *y = convolve(&b, image_of_long(&b, x, in, groups), k, &w, groups, product(made, old.n + 1));
    value_replace(&op->results[0], build_transpose(&b, build_reshape(&b, y, made, to->rank), back));
    op_unlink(op);
}

// Is it one? Codegen takes rows and terms of its sums apart then (conv_is_separable).
static bool is_long(const Op *op) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    ConvWindow w = window_of(op);
    const Type x = op->operands[0]->type;
    double window = (double)product(w.window, w.n), results = 1, terms = (double)x->dims[in.v[1]];
    for (uint32_t i = 0; i < w.n; i++) results *= (double)op->results[0].type->dims[out.v[2 + i]];
    return op_int(op, ATTR_feature_group_count, 1) == 1 && window > results && window >= terms && window * terms >= SEPARABLE_TERMS;
}

// The image's zeros in between make it no image that is taken apart. But the sum over window positions k is one over its elements i, for k = base * i - o +
// low: image and kernel change their roles, it is the window that is dilated, and results come in reverse.
static Op *exchanged(Module *m, Op *op) {
    ConvWindow w = window_of(op);
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    int64_t one[MAX_RANK], none[MAX_RANK] = {0}, padding[2 * MAX_RANK], image[MAX_RANK], window[MAX_RANK], result[MAX_RANK];
    for (uint32_t i = 0; i < w.n; i++) {
        int64_t low = op->results[0].type->dims[out.v[2 + i]] - 1 - w.padding[2 * i], have = op->operands[0]->type->dims[in.v[2 + i]];
        padding[2 * i] = low;
        padding[2 * i + 1] = (have - 1) * w.base[i] + op->results[0].type->dims[out.v[2 + i]] - w.window[i] - low;
        one[i] = 1;
        image[2 + i] = kernel.v[2 + i], window[2 + i] = in.v[2 + i], result[2 + i] = out.v[2 + i];
    }
    image[0] = kernel.v[1], image[1] = kernel.v[0]; // its features are images, what it sums over stays
    window[0] = in.v[1], window[1] = in.v[0];
    result[0] = out.v[1], result[1] = out.v[0];
    const Axes lists[CONV_LISTS] = {[CONV_INPUT] = {image, in.n}, [CONV_KERNEL] = {window, in.n}, [CONV_OUTPUT] = {result, in.n}};
    Builder b = builder_before(m, op);
    Arena *a = &m->arena;
    Attr attrs[] = {attr_axes(a, ATTR_window_strides, one, w.n),   attr_axes(a, ATTR_padding, padding, 2 * w.n),
                    attr_axes(a, ATTR_lhs_dilation, one, w.n),     attr_axes(a, ATTR_rhs_dilation, w.base, w.n),
                    attr_axes(a, ATTR_window_reversal, none, w.n), attr_lists(a, ATTR_conv_dimension_numbers, lists, CONV_LISTS),
                    attr_i64(ATTR_feature_group_count, 1),         attr_i64(ATTR_batch_group_count, 1)};
    Value *operands[] = {unreversed(&b, op), op->operands[0]};
    Op *made = build_op(&b, OP_CONVOLUTION, operands, 2, attrs, COUNT(attrs));
    value_replace(&op->results[0], build_reverse(&b, op_result(made, 0), out.v + 2, w.n));
    op_unlink(op);
    return made;
}

static bool can_exchange(const Op *op) {
    ConvWindow w = window_of(op);
    bool plain = op_int(op, ATTR_batch_group_count, 1) == 1;
    for (uint32_t i = 0; i < w.n; i++) plain &= w.strides[i] == 1 && w.dilation[i] == 1;
    return plain && window_is_dilated(&w) && op_steps(op) / product_of_base(&w) >= EXACT_STEPS;
}

// The same convolution on channel-last operands.
static void reorder_conv(Module *m, Op *op, const int64_t *image_order, const int64_t *kernel_order, const int64_t *out_order) {
    Builder b = builder_before(m, op);
    uint32_t rank = op->results[0].type->rank;
    int64_t image[MAX_RANK], kernel[MAX_RANK], back[MAX_RANK];
    image[0] = 0, image[1] = rank - 1, kernel[0] = rank - 2, kernel[1] = rank - 1;
    for (uint32_t i = 2; i < rank; i++) image[i] = i - 1, kernel[i] = i - 2;
    Value *x = build_transpose(&b, op->operands[0], image_order), *k = build_transpose(&b, op->operands[1], kernel_order);
    const Axes lists[CONV_LISTS] = {[CONV_INPUT] = {image, rank}, [CONV_KERNEL] = {kernel, rank}, [CONV_OUTPUT] = {image, rank}};
    Value *y = build_contraction_like(&b, op, x, k, lists);
    permutation_invert(out_order, rank, back);
    value_replace(&op->results[0], build_transpose(&b, y, back));
    op_unlink(op);
}

// A window's row beyond the image is read from zeros that are part of the program.
static bool rows_are_short(const Op *op) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    return (double)op->operands[0]->type->dims[in.v[1]] * (double)op->operands[1]->type->dims[kernel.v[kernel.n - 1]] <= MOST_ZEROS;
}

// A task has a pointer for each of its rows and each element of the window, but none along a last dimension that lies together (conv_window), or where rows
// and terms of sums are taken apart (conv_is_separable). Few channels get a real border (lower_conv_dense).
static bool pointers_fit(const Op *op) {
    ConvWindow w = window_of(op);
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    int64_t groups = op_int(op, ATTR_feature_group_count, 1), channels = op->operands[0]->type->dims[in.v[1]];
    bool few = groups == 1 && channels < SMALL_CHANNELS, separable = channels == groups;
    double rows = (double)op->results[0].type->dims[out.v[0]], taps = 1;
    for (uint32_t i = 0; i < w.n; i++) {
        bool bare = few || (w.padding[2 * i] <= 0 && w.padding[2 * i + 1] <= 0), together = i + 1 == w.n && groups == 1 && w.dilation[i] == 1 && bare;
        separable &= bare;
        rows *= (double)op->results[0].type->dims[out.v[2 + i]], taps *= together ? 1 : (double)w.window[i];
    }
    return window_is_dilated(&w) || separable || (rows < MACRO_TILE ? rows : MACRO_TILE) * taps <= MOST_POINTERS;
}

// Codegen lists the rows of a dilated image by classes, and the taps of each (ir/ops/conv/conv.h).
static bool classes_are_few(const Op *op) {
    ConvWindow w = window_of(op);
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    double classes = 1, taps = 1;
    for (uint32_t i = 0; i < w.n && window_is_dilated(&w); i++) {
        ConvDim d = {op->operands[0]->type->dims[in.v[2 + i]],
                     op->results[0].type->dims[out.v[2 + i]],
                     w.window[i],
                     w.strides[i],
                     w.dilation[i],
                     w.base[i],
                     w.padding[2 * i],
                     w.padding[2 * i + 1]};
        Residues r = residues_of(&d);
        classes *= (double)r.classes;
        taps *= (double)residues_most_taps(&r);
    }
    return classes <= MOST_CLASSES && taps <= MOST_TAPS;
}

// ---- few features of a dilated image

static int64_t divide_up(int64_t a, int64_t b) { return a >= 0 ? (a + b - 1) / b : -(-a / b); }

// Result o of a dilated image is one of `base` classes, o = low + base * q - r, and sums x[q + j] * w[base * j + r]: the classes have windows of the same
// elements where the base divides the window. So few features of all classes fill a panel together, and what is small anyway is put in order afterwards.
typedef struct {
    int64_t first, n, crop; // q from `first`, n of them; results before the first one that is wanted
} Classes;

static Classes classes_along(int64_t base, int64_t low, int64_t out) {
    int64_t first = divide_up(-low, base);
    return (Classes){first, divide_up(out - 1 - low, base) - first + 1, base - 1 - low - base * first};
}

// [window.., I, base.. * O] of a kernel [window * base.., I, O]: the classes of each tap, the last one first.
static Value *classes_of_kernel(Builder *b, Value *k, const ConvWindow *w) {
    int64_t dims[MAX_RANK], order[MAX_RANK], turned[MAX_RANK], n = w->n;
    for (int64_t i = 0; i < n; i++) {
        dims[2 * i] = w->window[i] / w->base[i], dims[2 * i + 1] = w->base[i];
        order[i] = 2 * i, order[n + 1 + i] = turned[i] = 2 * i + 1;
    }
    dims[2 * n] = k->type->dims[n], dims[2 * n + 1] = k->type->dims[n + 1];
    order[n] = 2 * n, order[2 * n + 1] = 2 * n + 1;
    k = build_reverse(b, build_reshape(b, k, dims, (uint32_t)(2 * n + 2)), turned, (size_t)n);
    k = build_transpose(b, k, order);
    int64_t last = product(k->type->dims + n + 1, (uint32_t)n + 1);
    for (int64_t i = 0; i <= n; i++) dims[i] = k->type->dims[i];
    dims[n + 1] = last;
    return build_reshape(b, k, dims, (uint32_t)n + 2);
}

// [N, out.., O] of what the classes gave, [N * q.., base.. * O].
static Value *classes_in_order(Builder *b, Value *y, const ConvWindow *w, const Classes *c, int64_t images, const int64_t *out, int64_t features) {
    int64_t dims[MAX_RANK], order[MAX_RANK], start[MAX_RANK] = {0}, limit[MAX_RANK], stride[MAX_RANK], n = w->n;
    dims[0] = images, order[0] = 0;
    for (int64_t i = 0; i < n; i++) {
        dims[1 + i] = c[i].n, dims[1 + n + i] = w->base[i];
        order[1 + 2 * i] = 1 + i, order[2 + 2 * i] = 1 + n + i;
    }
    dims[1 + 2 * n] = features, order[1 + 2 * n] = 1 + 2 * n;
    y = build_transpose(b, build_reshape(b, y, dims, (uint32_t)(2 * n + 2)), order);
    limit[0] = images, limit[1 + n] = dims[1 + n] = features;
    for (int64_t i = 0; i < n + 2; i++) stride[i] = 1;
    for (int64_t i = 0; i < n; i++) dims[1 + i] = c[i].n * w->base[i], start[1 + i] = c[i].crop, limit[1 + i] = c[i].crop + out[i];
    return build_slice(b, build_reshape(b, y, dims, (uint32_t)n + 2), start, limit, stride);
}

static void lower_conv_few(Module *m, Op *op, const int64_t *image_order, const int64_t *kernel_order, const int64_t *out_order) {
    Builder b = builder_before(m, op);
    ConvWindow old = window_of(op), w = {.n = old.n};
    Value *x = build_transpose(&b, op->operands[0], image_order), *k = build_transpose(&b, unreversed(&b, op), kernel_order);
    const Type to = op->results[0].type;
    int64_t dims[MAX_RANK], back[MAX_RANK], images = x->type->dims[0], pixels = images;
    for (uint32_t i = 0; i < to->rank; i++) dims[i] = to->dims[out_order[i]];
    Classes c[MAX_RANK];
    for (uint32_t i = 0; i < w.n; i++) {
        c[i] = classes_along(old.base[i], old.padding[2 * i], dims[1 + i]);
        w.window[i] = old.window[i] / old.base[i];
        w.strides[i] = w.base[i] = w.dilation[i] = 1;
        w.padding[2 * i] = -c[i].first;
        w.padding[2 * i + 1] = c[i].n + w.window[i] - 1 - x->type->dims[1 + i] + c[i].first;
        pixels *= c[i].n;
    }
    Value *y = convolve(&b, x, classes_of_kernel(&b, k, &old), &w, 1, pixels);
    y = classes_in_order(&b, y, &old, c, images, dims + 1, dims[to->rank - 1]);
    permutation_invert(out_order, to->rank, back);
    value_replace(&op->results[0], build_transpose(&b, y, back));
    op_unlink(op);
}

static bool has_few_features(const Op *op) {
    ConvWindow w = window_of(op);
    int64_t features = op->results[0].type->dims[op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1]];
    bool fits = window_is_dilated(&w) && op_int(op, ATTR_feature_group_count, 1) == 1 && op_int(op, ATTR_batch_group_count, 1) == 1;
    for (uint32_t i = 0; i < w.n; i++) fits &= w.strides[i] == 1 && w.dilation[i] == 1 && w.window[i] % w.base[i] == 0;
    return fits && features <= PANEL_COLUMNS / 2 && op_steps(op) / product_of_base(&w) >= EXACT_STEPS;
}

static bool replace(Op *op, Value *y) {
    if (!y) return false;
    value_replace(&op->results[0], y);
    op_unlink(op);
    return true;
}

static void lower_conv_winograd(Module *m, Op *op, int64_t pixels) {
    Builder b = builder_before(m, op);
    int64_t image_order[MAX_RANK], out_order[MAX_RANK], back[MAX_RANK];
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), false, image_order);
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), false, out_order);
    Value *x = build_transpose(&b, op->operands[0], image_order);
    Value *y = winograd_lower(&b, op, x, pixels, contract_product);
    permutation_invert(out_order, y->type->rank, back);
    value_replace(&op->results[0], build_transpose(&b, y, back));
    op_unlink(op);
}

static bool lower_conv_phases(Module *m, Op *op, const TargetFacts *target) {
    Builder b = builder_before(m, op);
    int64_t image_order[MAX_RANK], out_order[MAX_RANK], back[MAX_RANK];
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), false, image_order);
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), false, out_order);
    Value *y = winograd_lower_dilated(&b, op, image_order, target, contract_product);
    if (!y) return false;
    permutation_invert(out_order, y->type->rank, back);
    return replace(op, build_transpose(&b, y, back));
}

// Depthwise, by a small window: each result is a few products, which codegen writes out with vectors along the channels. Nothing is shared then that would pay
// for a table of where windows lie.
static bool is_small_depthwise(const Op *op) {
    ConvWindow w = window_of(op);
    const Type kernel = op->operands[1]->type;
    Axes dims = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    int64_t groups = op_int(op, ATTR_feature_group_count, 1);
    bool single = kernel->dims[dims.v[0]] == 1 && kernel->dims[dims.v[1]] == groups && groups >= LANES;
    return single && !window_is_dilated(&w) && product(w.window, w.n) <= FEW_PRODUCTS;
}

// Kernels that are known at run time only in programs with variables, as those that train: others may be given infinite weights, of which the transform
// makes NaN all over.
static int64_t winograd_pixels(const Op *op, const PassContext *c, const TunedKernel *tuned) {
    if (c->o->conv != CONV_AUTO || !(value_constant(op->operands[1]) || c->m->n_variables)) return 0;
    return tuned && tuned->winograd != TUNED_NOT ? tuned->winograd : winograd_choose(op, op, pass_best(c), 0, 1);
}

// One that stands alone and is not of planes stays as it is: codegen writes it out with vectors along the rows of the image then.
static bool stays(const Op *op) { return planes_are_wanted(op) && is_small_depthwise(op) && !planes_are_depthwise(op); }

// By a matrix unit: what is neither dilated, nor in groups, nor a long sum for few results.
static bool lower_conv_units(Module *m, Op *op, const TargetFacts *target) {
    int64_t image_order[MAX_RANK], kernel_order[MAX_RANK], out_order[MAX_RANK], groups = op_int(op, ATTR_feature_group_count, 1);
    ConvWindow w = window_of(op);
    Builder b = builder_before(m, op);
    if (pixel_fits(op)) return replace(op, build_convert(&b, pixel_lower(&b, op, unreversed(&b, op)), op->results[0].type->dtype));
    if (groups != 1 || op_int(op, ATTR_batch_group_count, 1) != 1 || window_is_dilated(&w) || is_long(op) || !rows_are_short(op) || !pointers_fit(op))
        return false;
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), false, image_order);
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), true, kernel_order);
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), false, out_order);
    op->operands[1] = contract_stored(op->operands[1]);
    lower_conv_dense(m, op, target, image_order, kernel_order, out_order);
    return true;
}

bool convolution_lower(Module *m, Op *op, const PassContext *c, const TunedKernel **out_tuned) {
    if (!contract_has_units(op, pass_target(c)) && !contract_has_microkernel(op, pass_target(c))) return false;
    uint32_t rank = op->results[0].type->rank;
    if (rank < 3 || rank + 3 > MAX_RANK) return false;
    bool units = contract_has_units(op, pass_target(c));
    Op *narrow = pixel_fits(op) || (units && multiplies_tiles(&pass_target(c)->tiles[op->operands[0]->type->dtype])) ? NULL : shifts_lower(m, op);
    if (narrow) op = narrow;
    if (units) return lower_conv_units(m, op, pass_target(c)) || narrow;
    if (c->o->conv == CONV_AUTO) {
        Builder b = builder_before(m, op);
        if (replace(op, patches_lower(&b, op))) return true;
    }
    *out_tuned = tuned_find(c, op, false, c->o->conv == CONV_AUTO ? winograd_methods(op) : 1);
    int64_t pixels = winograd_pixels(op, c, *out_tuned);
    if (pixels) {
        lower_conv_winograd(m, op, pixels);
        return true;
    }
    bool direct = c->o->conv != CONV_AUTO || (*out_tuned && !(*out_tuned)->winograd);
    if (!direct) {
        Builder b = builder_before(m, op);
        if (lower_conv_phases(m, op, pass_best(c))) return true;
        if (c->m->n_variables && replace(op, winograd_lower_gradient(&b, op, pass_best(c), contract_product))) return true;
    }
    ConvWindow w = window_of(op);
    bool large = is_long(op);
    if (large && can_exchange(op)) op = exchanged(m, op), w = window_of(op), large = is_long(op);
    if (large && !window_is_dilated(&w)) {
        lower_conv_long(m, op);
        return true;
    }
    if (stays(op)) return false;
    PlanesLower *lower = planes_are_depthwise(op) ? planes_lower_depthwise : planes_choose(op, pass_best(c)) ? planes_lower : NULL;
    if (pixel_fits(op)) lower = pixel_lower;
    if (lower == planes_lower_depthwise) planes_read_narrow(op);
    if (lower) {
        Builder b = builder_before(m, op);
        return replace(op, lower(&b, op, unreversed(&b, op)));
    }
    int64_t image_order[MAX_RANK], kernel_order[MAX_RANK], out_order[MAX_RANK];
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), false, image_order);
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), true, kernel_order);
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), false, out_order);
    if (has_few_features(op) && rows_are_short(op) && classes_are_few(op)) {
        lower_conv_few(m, op, image_order, kernel_order, out_order);
        return true;
    }
    if (op_int(op, ATTR_batch_group_count, 1) == 1 && !is_small_depthwise(op) && rows_are_short(op) && pointers_fit(op) && classes_are_few(op)) {
        lower_conv_dense(m, op, pass_target(c), image_order, kernel_order, out_order);
        return true;
    }
    bool done = true;
    for (uint32_t i = 0; i < rank; i++) done &= image_order[i] == i && kernel_order[i] == i && out_order[i] == i;
    if (done) return narrow;
    reorder_conv(m, op, image_order, kernel_order, out_order);
    return true;
}
