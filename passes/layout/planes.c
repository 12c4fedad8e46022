// See planes.h. With channels last, pixels are the rows of a contraction and features its columns; plane by plane it is the other way round, and what is packed
// is the image instead of the kernel. Both multiply the same; what decides is what has to be transposed for either, and what of panels and register tiles is
// filled. Between convolutions images have their channels last, so a convolution among others pays for the way to planes and back.
#include "passes/layout/planes.h"

#include "ir/ops/conv/conv.h"
#include "passes/layout/layout.h"
#include "passes/layout/shifts.h"

#include <string.h>

// ---- what is around

enum { PLANES_IN = 1, PLANES_OUT = 2 }; // Op.id: the image, the result would have to be transposed for channels last
enum { BEHIND = 1, BEFORE = 2 };        // Value.id: a convolution or a transpose is among what it is made of; among what is made of it

static bool is_mover(const Op *op) { return op->kind == OP_CONVOLUTION || op->kind == OP_TRANSPOSE; }

void planes_mark(Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) b->args[i]->id = 0;
    for (Op *op = b->first; op; op = op->next) {
        uint32_t flags = is_mover(op) ? BEHIND : 0;
        for (uint32_t i = 0; i < op->n_operands; i++) {
            const Value *v = value_resolved(op->operands[i]);
            if (!v->def || v->def->block == b) flags |= v->id & BEHIND;
        }
        op->id = op->kind == OP_CONVOLUTION && !(value_resolved(op->operands[0])->id & BEHIND) ? PLANES_IN : 0;
        for (uint32_t i = 0; i < op->n_results; i++) op->results[i].id = flags;
    }
    for (Op *op = b->last; op; op = op->prev) {
        uint32_t flags = is_mover(op) ? BEFORE : 0;
        bool wanted = false;
        for (uint32_t i = 0; i < op->n_results; i++) wanted |= op->results[i].id & BEFORE;
        if (op->kind == OP_CONVOLUTION && !wanted) op->id |= PLANES_OUT;
        if (wanted) flags = BEFORE;
        for (uint32_t i = 0; i < op->n_operands; i++) value_resolved(op->operands[i])->id |= flags;
    }
}

// ---- which is cheaper

// Cycles of a core. Products run at a share of the peak; a transpose moves some bytes a cycle.
static const double PRODUCT_SHARE = 0.85, TURNED_BYTES = 4, LOAD = 1.5, PART = 12;
enum { FEW_CHANNELS = 16, MOST_PIXELS = 1 << 27, VECTOR_BYTES = 64 };

typedef struct {
    double batch, groups, columns, depth, pixels, taps, in_bytes, out_bytes;
} Size;

static Size size_of(const Op *op) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    const Type x = op->operands[0]->type, k = op->operands[1]->type, y = op->results[0].type;
    Size s = {.groups = (double)op_int(op, ATTR_feature_group_count, 1), .pixels = 1, .taps = 1};
    s.batch = (double)x->dims[in.v[0]];
    s.columns = (double)y->dims[1] / s.groups;
    for (uint32_t i = 2; i < kernel.n; i++) s.taps *= (double)k->dims[kernel.v[i]], s.pixels *= (double)y->dims[i];
    s.depth = s.taps * (double)k->dims[kernel.v[0]];
    s.in_bytes = (double)type_bytes(x), s.out_bytes = (double)type_bytes(y);
    return s;
}

static double up(double n, int64_t unit) { return (double)i64_round_up((int64_t)n, unit); }

static double last_cycles(const Size *s, const TargetFacts *target, DType t) {
    ConvGroups g = {(int64_t)s->groups, (int64_t)s->columns, (int64_t)(s->depth / s->taps)};
    double lanes = target->vector_bytes / (double)dtype_bytes(t) * 2 * PRODUCT_SHARE, columns = s->groups * s->columns;
    bool together = conv_groups_fit(&g) && conv_lanes(&g); // several groups a panel: lanes are shuffled for each product
    columns = together ? 2 * up(columns, PANEL_COLUMNS) : s->groups * up(s->columns, PANEL_COLUMNS);
    return s->batch * s->pixels * columns * s->depth / lanes;
}

static double planes_cycles(const Size *s, const ConvDim *dims, uint32_t n, const TargetFacts *target, DType t) {
    double lanes = target->vector_bytes / (double)dtype_bytes(t), panels = up(s->pixels, PANEL_COLUMNS) / PANEL_COLUMNS;
    double images = s->batch * s->groups, pieces = (double)(planes_parts(dims, n) * dims[n - 1].stride), passes = up(s->columns, MACRO_TILE) / MACRO_TILE;
    double products = images * up(s->columns, 2) * panels * PANEL_COLUMNS * s->depth / (lanes * 2 * PRODUCT_SHARE);
    double parts = s->depth / s->taps * s->groups < FEW_CHANNELS ? 1 : s->taps;
    double packing = images * panels * passes * (PANEL_COLUMNS / lanes * s->depth * pieces * LOAD + parts * pieces * PART);
    return products + packing;
}

// Of tpu.conv_planes, whose image and result are the op's.
static uint32_t dims_unjoined(const Op *op, ConvDim *out) {
    uint32_t n = op->results[0].type->rank - 2;
    for (uint32_t i = 0; i < n; i++) out[i] = convolution_dim(op, i);
    return n;
}

static uint32_t dims_of(const Op *op, ConvDim *out) { return conv_dims_joined(out, dims_unjoined(op, out)); }

static bool is_in_order(Axes list) {
    for (uint32_t i = 0; i < list.n; i++)
        if (list.v[i] != i) return false;
    return true;
}

// Codegen counts columns in 32 bits.
static bool is_small(const Op *op) {
    Axes padding = op_axes(op, ATTR_padding);
    const Type x = op->operands[0]->type, y = op->results[0].type;
    double in = 1, out = 1;
    for (uint32_t i = 2; i < x->rank; i++) in *= (double)x->dims[i], out *= (double)y->dims[i];
    for (uint32_t i = 0; i < padding.n; i++)
        if (padding.v[i] > MOST_PIXELS || padding.v[i] < -MOST_PIXELS) return false;
    return in <= MOST_PIXELS && out <= MOST_PIXELS;
}

static bool fits(const Op *op) {
    Axes base = op_axes(op, ATTR_lhs_dilation);
    for (uint32_t i = 0; i < base.n; i++)
        if (base.v[i] != 1) return false;
    if (!is_in_order(op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT)) || !is_in_order(op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT))) return false;
    return op_int(op, ATTR_batch_group_count, 1) == 1 && op->results[0].type->rank > 2 && is_small(op);
}

bool planes_are_wanted(const Op *op) {
    const Type y = op->results[0].type;
    if (!fits(op) || op->id != (PLANES_IN | PLANES_OUT)) return false;
    int64_t row = y->dims[y->rank - 1];
    return 4 * row >= 3 * i64_round_up(row, LANES); // of its vectors most is filled
}

typedef struct {
    double planes, last; // cycles
} Costs;

// Both ways, transposes counted; false: not plane by plane.
static bool costs_of(const Op *op, const TargetFacts *target, Costs *out) {
    if (!fits(op)) return false;
    ConvDim dims[MAX_RANK];
    uint32_t n = dims_of(op, dims);
    if (planes_parts(dims, n) > PLANES_PARTS || dims[n - 1].stride > PLANES_STRIDE) return false;
    Size s = size_of(op);
    if (s.columns < 2) return false;
    DType t = op->results[0].type->dtype;
    double turned_in = s.in_bytes / TURNED_BYTES, turned_out = s.out_bytes / TURNED_BYTES;
    double last = last_cycles(&s, target, t), planes = planes_cycles(&s, dims, n, target, t);
    *(op->id & PLANES_IN ? &last : &planes) += turned_in;
    *(op->id & PLANES_OUT ? &last : &planes) += turned_out;
    *out = (Costs){planes, last};
    return true;
}

bool planes_choose(const Op *op, const TargetFacts *target) {
    Costs c;
    return costs_of(op, target, &c) && c.planes < c.last;
}

// In bf16 the image is transposed, of which a stride may leave out much, each task copies its windows, and the result is transposed: measured on Zen 4, in the
// same measure as what planes cost; a matrix unit is set up besides. Windows of few channels are copied element by element.
static double copied_cycles(const Op *op, const Size *s) {
    static const double RATE = 2, COPY = 0.25, PIXEL = 10;   // products in the time of one of f32; cycles, of each
    static const double FEATURE = 0.375, FAR_FEATURE = 1.25; // of a result, and where it is transposed from beyond the second cache
    enum { NEAR_BYTES = 1 << 20 };
    double lanes = VECTOR_BYTES / (double)sizeof(float) * 2 * PRODUCT_SHARE * RATE;
    double products = up(s->columns, PANEL_COLUMNS) * up(s->depth, BF16_FILLED) / lanes;
    double left_out = s->in_bytes / (double)sizeof(float) - s->batch * s->pixels * s->depth / s->taps;
    double feature = op->id & PLANES_OUT && s->out_bytes > NEAR_BYTES ? FAR_FEATURE : FEATURE;
    double cycles = s->batch * s->pixels * (products / 2 + COPY * s->depth + PIXEL + feature * s->columns);
    return BF16_SET_UP + COPY * (left_out > 0 ? left_out : 0) + cycles;
}

// Of more channels, and of few features whose taps become features that are shifted (shifts.h): of 530 convolutions of up to 12 features on Zen 4. What planes
// cost is further off there than what bf16 does, of windows along one dimension above all, so that they have to win by more.
static double turned_cycles(const Size *s) {
    static const double TURNED = 0.26; // cycles of each element
    return BF16_SET_UP + TURNED * s->in_bytes / (double)sizeof(float);
}

static double windows_cycles(const Size *s) {
    static const double TAP = 2.2, COPIED = 0.37, PRODUCT = 0.3; // cycles of each; of a product by a panel
    double panels = up(s->columns, PANEL_COLUMNS) / PANEL_COLUMNS;
    return turned_cycles(s) + s->batch * s->pixels * (TAP * s->taps + (COPIED + PRODUCT * panels) * s->depth);
}

static double shifted_cycles(const Size *s, const ShiftsWork *w) {
    static const double PRODUCT = 0.54, SHIFTED = 1.4;
    return turned_cycles(s) + PRODUCT * w->products + SHIFTED * w->shifted;
}

static double shifted_planes_cycles(const ShiftsWork *w) {
    static const double PRODUCT = 0.067, PACKED = 0.12, SHIFTED = 0.7;
    return w->elements * (PRODUCT * up(w->features, 2) + PACKED) + SHIFTED * w->shifted;
}

static bool has_strides(const Op *op) {
    ConvDim dims[MAX_RANK];
    uint32_t n = dims_of(op, dims);
    for (uint32_t i = 0; i < n; i++)
        if (dims[i].stride > 1) return true;
    return false;
}

bool planes_beat_bf16(const Op *op) {
    static const TargetFacts wide = {.vector_bytes = VECTOR_BYTES};
    static const double SHIFTED = 1.2, PLANES = 1.5, PLANES_OF_ROWS = 2; // by how much they have to win
    enum { FEW_TAPS = 8 };
    Costs c;
    ShiftsWork in_f32, in_bf16;
    if (op->kind != OP_CONVOLUTION || !fits(op)) return false;
    Size s = size_of(op);
    bool chosen = costs_of(op, &wide, &c) && c.planes < c.last, f32_shifts = shifts_pay(op, DT_F32, &in_f32) && op->id == (PLANES_IN | PLANES_OUT);
    if (shifts_pay(op, DT_BF16, &in_bf16)) return f32_shifts && shifted_planes_cycles(&in_f32) < shifted_cycles(&s, &in_bf16);
    if (s.taps == 1 || s.depth / s.taps < FEW_CHANNELS) return chosen && c.planes < copied_cycles(op, &s);
    if (f32_shifts) return SHIFTED * shifted_planes_cycles(&in_f32) < windows_cycles(&s);
    return chosen && !has_strides(op) && (s.taps > FEW_TAPS ? PLANES : PLANES_OF_ROWS) * c.planes < windows_cycles(&s);
}

// ---- the op

// With few channels it costs little to make borders of zeros real, and much to find out for each tap what is inside.
static Value *padded_image(Builder *b, Value *x, int64_t *padding, uint32_t n) {
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0}, sum = 0;
    for (uint32_t i = 0; i < n; i++) {
        low[2 + i] = i64_max(padding[2 * i], 0), high[2 + i] = i64_max(padding[2 * i + 1], 0);
        padding[2 * i] -= low[2 + i], padding[2 * i + 1] -= high[2 + i];
        sum += low[2 + i] + high[2 + i];
    }
    return sum ? build_pad(b, x, build_scalar(b, x->type->dtype, 0), low, high, none) : x;
}

// Its window, and its kernel as [O, KH.., C / G].
typedef struct {
    int64_t window[MAX_RANK], strides[MAX_RANK], dilation[MAX_RANK], padding[2 * MAX_RANK];
    uint32_t n;
    Value *kernel;
} Spatial;

static Spatial spatial_of(Builder *b, const Op *op, Value *kernel) {
    Axes list = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), strides = op_axes(op, ATTR_window_strides), dilation = op_axes(op, ATTR_rhs_dilation);
    Axes padding = op_axes(op, ATTR_padding);
    int64_t order[MAX_RANK];
    Spatial s = {.n = list.n - 2};
    order[0] = list.v[1], order[s.n + 1] = list.v[0];
    for (uint32_t i = 0; i < s.n; i++) {
        order[1 + i] = list.v[2 + i];
        s.window[i] = kernel->type->dims[list.v[2 + i]];
        s.strides[i] = strides.n ? strides.v[i] : 1, s.dilation[i] = dilation.n ? dilation.v[i] : 1;
        for (uint32_t k = 0; k < 2; k++) s.padding[2 * i + k] = padding.n ? padding.v[2 * i + k] : 0;
    }
    s.kernel = build_transpose(b, kernel, order);
    return s;
}

static Op *build_planes(Builder *b, OpKind kind, Value *x, Value *w, const Spatial *s, Type type) {
    Arena *a = &b->m->arena;
    Attr attrs[] = {attr_axes(a, ATTR_window_dimensions, s->window, s->n), attr_axes(a, ATTR_window_strides, s->strides, s->n),
                    attr_axes(a, ATTR_window_dilations, s->dilation, s->n), attr_axes(a, ATTR_padding, s->padding, 2 * s->n)};
    Value *operands[] = {x, w};
    return build_typed(b, kind, operands, 2, attrs, COUNT(attrs), &type, 1, 0);
}

Value *planes_lower(Builder *b, const Op *op, Value *kernel) {
    Spatial s = spatial_of(b, op, kernel);
    const Type to = op->results[0].type, k = s.kernel->type;
    Value *x = op->operands[0];
    if (x->type->dims[1] < FEW_CHANNELS) x = padded_image(b, x, s.padding, s.n);
    int64_t groups = op_int(op, ATTR_feature_group_count, 1), columns = k->dims[0] / groups, batch = x->type->dims[0] * groups;
    int64_t rows[] = {groups, columns, k->n_elems / k->dims[0]}, dims[] = {batch, columns, to->n_elems / batch / columns};
    Op *made = build_planes(b, OP_CONV_PLANES, x, build_reshape(b, s.kernel, rows, 3), &s, type_tensor(&b->m->types, to->dtype, dims, 3));
    op_set_attr(b->m, made, attr_i64(ATTR_feature_group_count, groups));
    return build_reshape_as(b, op_result(made, 0), to);
}

// ---- depthwise

enum { MOST_COLUMNS = 1024, MOST_LINES = 64 };

bool planes_are_depthwise(const Op *op) {
    const Type x = op->operands[0]->type, y = op->results[0].type;
    int64_t groups = op_int(op, ATTR_feature_group_count, 1);
    if (!planes_are_wanted(op) || y->rank != 4 || groups != x->dims[1] || groups != y->dims[1] || !dtype_is_float(y->dtype)) return false;
    ConvDim dims[MAX_RANK];
    dims_unjoined(op, dims);
    return dims[0].window <= DEPTHWISE_WINDOW && dims[1].stride <= DEPTHWISE_STRIDE && y->dims[3] <= MOST_COLUMNS &&
           (dims[1].window - 1) * dims[1].dilation <= MOST_COLUMNS && dims[0].stride * 8 + dims[0].window * dims[0].dilation <= MOST_LINES;
}

void planes_read_narrow(Op *op) {
    for (uint32_t i = 0; i < 2 && op->results[0].type->dtype == DT_F32; i++) {
        const Op *wide = op->operands[i]->def;
        DType from = wide && wide->kind == OP_CONVERT ? wide->operands[0]->type->dtype : DT_F32;
        if (from == DT_BF16 || from == DT_F16) op->operands[i] = wide->operands[0];
    }
}

Value *planes_lower_depthwise(Builder *b, const Op *op, Value *kernel) {
    Spatial s = spatial_of(b, op, kernel);
    const Type k = s.kernel->type;
    int64_t rows[] = {k->dims[0], k->n_elems / k->dims[0]};
    return op_result(build_planes(b, OP_CONV_DEPTHWISE, op->operands[0], build_reshape(b, s.kernel, rows, 2), &s, op->results[0].type), 0);
}
