// See shifts.h. A result is the sum over taps t of what a window with that tap alone gives at the place that t is shifted to:
//
//   y[o, p] = sum over t of z[t, o, p + t]    with    z[t, o, q] = sum over c of w[t, o, c] * x[c, q]
//
// The products are the same, none is added. All z are one convolution, of `taps` times as many features and a window that is as much smaller: 3 features by 9x9
// fill 3 columns of 16 for each of 81 taps, but 27 of 32 for each of the 9 that are left when a row of the window is taken apart. What it costs is that z is
// stored, and read by the sum. No z is computed beyond the image: it is the same there everywhere, a border that is put around it.
//
// It depends on shapes alone, so results are the same on all processors.
#include "passes/layout/shifts.h"

#include "ir/ops/conv/conv.h"
#include "ir/ops/target_facts.h"
#include "passes/layout/layout.h"

enum { FEW_FEATURES = PANEL_COLUMNS / 2, LEAST_CHANNELS = 8, MOST_SHIFTS = 64, MOST_GROWTH = 2, LEAST_STEPS = 1 << 16 };

// In steps of PANEL_COLUMNS products of f32: what each element of z costs, to be stored and read; and how much less everything has to be. (Of shorter
// numbers, which take fewer steps, LEAST_STEPS are as much fewer: what is taken apart in f32 is in bf16.)
static const double SHIFT = 1.5, GAIN = 0.75;

// What is taken apart: a bit for each spatial dimension, and the taps along those.
typedef struct {
    uint32_t dims, n;
    int64_t taps;
    ConvDim dim[MAX_RANK];
} Split;

static bool is_split(const Split *s, uint32_t i) { return s->dims >> i & 1; }

static Split split_of(const Op *op, uint32_t dims) {
    Split s = {.dims = dims, .n = op->results[0].type->rank - 2, .taps = 1};
    for (uint32_t i = 0; i < s.n; i++) {
        s.dim[i] = convolution_dim(op, i);
        if (is_split(&s, i)) s.taps *= s.dim[i].window;
    }
    return s;
}

// ---- where that pays

// Products by panels of columns, and elements of all z.
static ShiftsWork work_of(const Op *op, const Split *s, int64_t channels, int64_t features) {
    double results = (double)op->results[0].type->n_elems / (double)features, places = results, depth = (double)channels;
    for (uint32_t i = 0; i < s->n; i++) {
        if (is_split(s, i)) places *= (double)s->dim[i].in / (double)s->dim[i].out;
        else depth *= (double)s->dim[i].window;
    }
    double columns = (double)i64_round_up(features * s->taps, PANEL_COLUMNS) / PANEL_COLUMNS;
    return (ShiftsWork){places * depth, (double)(features * s->taps), places * columns * depth,
                        s->taps > 1 ? (places + results) / 2 * (double)(features * s->taps) : 0};
}

static double steps_of(const Op *op, DType element, const Split *s, int64_t channels, int64_t features) {
    ShiftsWork w = work_of(op, s, channels, features);
    return w.products * (double)dtype_bytes(element) / sizeof(float) + SHIFT * w.shifted;
}

// A dimension by strides would have results computed that nothing takes; one with holes in its image is taken apart in another way.
static bool can_split(const Split *s) {
    for (uint32_t i = 0; i < s->n; i++)
        if (s->dim[i].base != 1 || (is_split(s, i) && (s->dim[i].stride != 1 || s->dim[i].window < 2))) return false;
    return s->taps <= MOST_SHIFTS;
}

// What z has for each channel of the image is bounded, as it takes memory.
static bool choose(const Op *op, DType element, Split *out, ShiftsWork *out_work) {
    int64_t channels = op->operands[0]->type->dims[op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT).v[1]];
    int64_t features = op->results[0].type->dims[op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1]];
    if (op_int(op, ATTR_feature_group_count, 1) != 1 || op_int(op, ATTR_batch_group_count, 1) != 1) return false;
    if (features > FEW_FEATURES || channels < LEAST_CHANNELS || !op->results[0].type->n_elems || !op->operands[1]->type->n_elems) return false;
    *out = split_of(op, 0);
    double whole = steps_of(op, element, out, channels, features), best = GAIN * whole, window = 1, results = 1;
    for (uint32_t i = 0; i < out->n; i++) window *= (double)out->dim[i].window, results *= (double)out->dim[i].out;
    double least = dtype_bytes(element) < sizeof(float) ? (double)dtype_bytes(element) / sizeof(float) : 1;
    if (whole < least * LEAST_STEPS || window > results) return false; // a gradient of weights is taken apart in another way
    for (uint32_t dims = 1u << out->n; --dims > 0;) {                  // of equals the last dimension: rows of the image stay whole
        Split s = split_of(op, dims);
        if (!can_split(&s) || s.taps * features > MOST_GROWTH * channels) continue;
        double steps = steps_of(op, element, &s, channels, features);
        if (steps < best) best = steps, *out = s;
    }
    *out_work = work_of(op, out, channels, features);
    return out->dims;
}

// ---- the convolution that is left

// The kernel, in the order of dimensions that it has, with taps in front of the features that they are part of.
static Value *kernel_of(Builder *b, const Op *op, const Split *s) {
    Axes list = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Value *k = op->operands[1];
    int64_t order[MAX_RANK], dims[MAX_RANK], spatial[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < list.n; i++) dims[i] = k->type->dims[i], spatial[i] = -1;
    for (uint32_t i = 0; i < s->n; i++)
        if (is_split(s, i)) spatial[list.v[2 + i]] = i, dims[list.v[2 + i]] = 1;
    dims[list.v[1]] *= s->taps;
    for (uint32_t d = 0; d < list.n; d++) {
        for (uint32_t i = 0; i < s->n && d == list.v[1]; i++)
            if (is_split(s, i)) order[n++] = list.v[2 + i];
        if (spatial[d] < 0) order[n++] = d;
    }
    return build_reshape(b, build_transpose(b, k, order), dims, list.n);
}

static void set_axes(Module *m, Op *op, AttrKey key, const int64_t *v, uint32_t n) { op_set_attr(m, op, attr_axes(&m->arena, key, v, n)); }

// Sums of short floats are rounded once, at the end.
static DType type_of_sums(const Op *op) {
    DType to = op->results[0].type->dtype;
    return dtype_is_float(to) ? contract_sum(op->operands[0]->type->dtype) : to;
}

static Op *narrower(Builder *b, const Op *op, const Split *s) {
    Axes to = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), reversal = op_axes(op, ATTR_window_reversal);
    int64_t dims[MAX_RANK], padding[2 * MAX_RANK], dilation[MAX_RANK], reversed[MAX_RANK];
    const Type y = op->results[0].type;
    for (uint32_t i = 0; i < y->rank; i++) dims[i] = y->dims[i];
    dims[to.v[1]] *= s->taps;
    for (uint32_t i = 0; i < s->n; i++) {
        bool split = is_split(s, i);
        if (split) dims[to.v[2 + i]] = s->dim[i].in;
        padding[2 * i] = split ? 0 : s->dim[i].low, padding[2 * i + 1] = split ? 0 : s->dim[i].high;
        dilation[i] = split ? 1 : s->dim[i].dilation;
        reversed[i] = !split && reversal.n && reversal.v[i];
    }
    Type type = type_tensor(&b->m->types, type_of_sums(op), dims, y->rank);
    Value *operands[] = {op->operands[0], kernel_of(b, op, s)};
    Op *made = build_like(b, op, operands, &type);
    set_axes(b->m, made, ATTR_padding, padding, 2 * s->n);
    set_axes(b->m, made, ATTR_rhs_dilation, dilation, s->n);
    set_axes(b->m, made, ATTR_window_reversal, reversed, s->n);
    made->id = op->id;
    return made;
}

// ---- the sum

// What z is where all of the window is beyond the image, a number for each of its features: the sum of the weights times zero, which infinite and NaN ones make
// NaN. NULL: none is, and it is zero.
static Value *border_of(Builder *b, const Value *weights, Value *kernel, Axes list, DType to) {
    const Literal *known = value_constant(weights);
    int64_t dims[MAX_RANK];
    uint32_t n = 0;
    if (!dtype_is_float(to) || (known && literal_is_finite(known))) return NULL;
    for (uint32_t i = 0; i < list.n; i++)
        if (i != list.v[1]) dims[n++] = i;
    Value *k = build_convert(b, kernel, to);
    Value *zero = build_splat(b, k->type, 0);
    return build_reduce(b, OP_ADD, build_binary(b, OP_MULTIPLY, k, zero), dims, n, 0);
}

// z with `low` and `high` more elements along a dimension.
static Value *bordered_along(Builder *b, Value *z, Value *border, int64_t feature, int64_t dim, int64_t low, int64_t high) {
    int64_t before[MAX_RANK] = {0}, behind[MAX_RANK] = {0}, none[MAX_RANK] = {0}, dims[MAX_RANK];
    Value *parts[3];
    uint32_t n = 0;
    before[dim] = low, behind[dim] = high;
    if (!border) return build_pad(b, z, build_scalar(b, z->type->dtype, 0), before, behind, none);
    for (uint32_t i = 0; i < z->type->rank; i++) dims[i] = z->type->dims[i];
    dims[dim] = low;
    if (low) parts[n++] = build_broadcast(b, border, dims, z->type->rank, &feature, 1);
    parts[n++] = z;
    dims[dim] = high;
    if (high) parts[n++] = build_broadcast(b, border, dims, z->type->rank, &feature, 1);
    return build_concatenate(b, parts, n, (uint32_t)dim);
}

static Value *bordered(Builder *b, const Op *op, Op *made, const Split *s) {
    Axes to = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), list = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Value *z = op_result(made, 0), *border = NULL;
    bool looked = false;
    for (uint32_t i = 0; i < s->n; i++) {
        int64_t low = i64_max(s->dim[i].low, 0), high = i64_max(s->dim[i].high, 0);
        if (!is_split(s, i) || (!low && !high)) continue;
        if (!looked) border = border_of(b, op->operands[1], made->operands[1], list, z->type->dtype);
        looked = true;
        z = bordered_along(b, z, border, to.v[1], to.v[2 + i], low, high);
    }
    return z;
}

static Value *shifted(Builder *b, const Op *op, Value *z, const Split *s, int64_t tap) {
    Axes to = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), reversal = op_axes(op, ATTR_window_reversal);
    const Type y = op->results[0].type;
    int64_t start[MAX_RANK] = {0}, limit[MAX_RANK], strides[MAX_RANK], rest = tap;
    for (uint32_t i = 0; i < y->rank; i++) strides[i] = 1;
    start[to.v[1]] = tap * y->dims[to.v[1]];
    for (uint32_t i = s->n; i-- > 0;) {
        if (!is_split(s, i)) continue;
        const ConvDim *d = &s->dim[i];
        int64_t t = rest % d->window;
        if (reversal.n && reversal.v[i]) t = d->window - 1 - t;
        start[to.v[2 + i]] = t * d->dilation - i64_min(d->low, 0);
        rest /= d->window;
    }
    for (uint32_t i = 0; i < y->rank; i++) limit[i] = start[i] + y->dims[i];
    return build_slice(b, z, start, limit, strides);
}

bool shifts_pay(const Op *op, DType element, ShiftsWork *out) { return choose(op, element, &(Split){0}, out); }

Op *shifts_lower(Module *m, Op *op) {
    Split s;
    ShiftsWork work;
    if (!choose(op, op->operands[0]->type->dtype, &s, &work)) return NULL;
    Builder b = builder_before(m, op);
    Op *made = narrower(&b, op, &s);
    Value *z = bordered(&b, op, made, &s);
    Value *sum = shifted(&b, op, z, &s, 0);
    for (int64_t tap = 1; tap < s.taps; tap++) {
        Value *part = shifted(&b, op, z, &s, tap);
        sum = build_binary(&b, OP_ADD, sum, part);
    }
    value_replace(&op->results[0], build_convert(&b, sum, op->results[0].type->dtype));
    op_unlink(op);
    return made;
}
