// Which maps of a depthwise convolution are computed several neighbours at a time: see conv.h.
#include "ir/ops/conv/conv.h"

#include "ir/ops/plan.h"

#include <math.h>

enum { MOST_CHAIN = 48, FEWEST = 4, USUAL = 8, SOME_CHANNELS = 64 };

// The convolution that a stage is elementwise work on, by ops of one shape; NULL if it is made of none, or of several.
static const Op *convolution_below(const Op *stage) {
    const Op *list[MOST_CHAIN] = {stage}, *found = NULL;
    uint32_t n = 1;
    for (uint32_t i = 0; i < n; i++) {
        if (list[i]->kind == OP_CONVOLUTION) {
            if (found) return NULL;
            found = list[i];
            continue;
        }
        if (!op_has(list[i]->kind, MAP)) continue;
        for (uint32_t k = 0; k < list[i]->n_operands; k++) {
            const Value *v = list[i]->operands[k];
            bool seen = !v->def || op_attr(v->def, ATTR_stage) || v->def->block != stage->block || v->type->rank != stage->results[0].type->rank;
            for (uint32_t j = 0; j < n; j++) seen |= v->def == list[j];
            if (seen) continue;
            if (n == MOST_CHAIN) return NULL;
            list[n++] = v->def;
        }
    }
    return found;
}

static bool channels_are_last(Axes dims) {
    for (uint32_t i = 2; i < dims.n; i++)
        if (dims.v[i] != i - 1) return false;
    return dims.v[0] == 0 && dims.v[1] == dims.n - 1;
}

// One channel of the image for each of the result, a window of a few taps, and an image without holes.
static bool is_depthwise(const Op *conv) {
    Axes in = op_list(conv, ATTR_conv_dimension_numbers, CONV_INPUT), out = op_list(conv, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    Axes kernel = op_list(conv, ATTR_conv_dimension_numbers, CONV_KERNEL), base = op_axes(conv, ATTR_lhs_dilation);
    const Type w = conv->operands[1]->type;
    DType t = conv->results[0].type->dtype;
    DType x = conv->operands[0]->type->dtype; // bf16 is widened as it is read
    if ((t != DT_F32 && t != DT_F64) || (x != t && !(x == DT_BF16 && t == DT_F32)) || w->dtype != t || in.n < 3) return false;
    if (!channels_are_last(in) || !channels_are_last(out) || op_int(conv, ATTR_batch_group_count, 1) != 1) return false;
    for (uint32_t i = 0; i < base.n; i++)
        if (base.v[i] != 1) return false;
    int64_t groups = op_int(conv, ATTR_feature_group_count, 1);
    return w->dims[kernel.v[0]] == 1 && w->dims[kernel.v[1]] == groups && groups >= LANES && w->dims[kernel.v[kernel.n - 1]] <= NEIGHBOURS_WINDOW;
}

// The constant that an argument of the phase is, or NULL.
static const Literal *constant_of(const Block *phase, const Value *argument) {
    const Op *kernel = phase->parent;
    for (uint32_t i = 0; i < phase->n_args && i < kernel->n_operands; i++)
        if (phase->args[i] == argument) return value_constant(kernel->operands[i]);
    return NULL;
}

static bool is_finite(const Literal *l) { return l && literal_is_finite(l); }

// As many as vector registers hold the sums of; best is what divides a line.
static int64_t group_of_line(int64_t line, int64_t vector_bytes) {
    int64_t most = vector_bytes >= 64 ? NEIGHBOURS_MOST : FEWEST;
    for (int64_t n = most; n >= FEWEST; n--)
        if (line % n == 0) return n;
    return i64_min(most, USUAL);
}

// ---- of bytes

static bool are_whole(const Literal *l, double least, double most) {
    int64_t n = l && l->splat ? 1 : l ? l->type->n_elems : 0;
    for (int64_t i = 0; i < n; i++) {
        double w = elem_to_f64(l->type->dtype, literal_elem(l, i));
        if (!(w >= least && w <= most && w == nearbyint(w))) return false;
    }
    return n > 0;
}

// What v shows in the same order.
static const Value *behind_reshapes(const Value *v) {
    while (v->def && v->def->kind == OP_RESHAPE && !op_attr(v->def, ATTR_stage)) v = v->def->operands[0];
    return v;
}

static const Op *made_here(const Value *v, OpKind kind) { return v->def && v->def->kind == kind && !op_attr(v->def, ATTR_stage) ? v->def : NULL; }

bool conv_of_bytes(const Op *conv, ConvBytes *out) {
    Axes kernel = op_list(conv, ATTR_conv_dimension_numbers, CONV_KERNEL), reversal = op_axes(conv, ATTR_window_reversal);
    if (!op_attr(conv, ATTR_exact) || conv->results[0].type->rank != 4 || conv->operands[1]->type->dims[kernel.v[2]] > QUADS_ROWS) return false;
    for (uint32_t i = 0; i < reversal.n; i++)
        if (reversal.v[i]) return false;
    const Value *v = behind_reshapes(conv->operands[0]);
    const Op *less = made_here(v, OP_SUBTRACT);
    *out = (ConvBytes){.zero = 0};
    if (less) {
        const Literal *zero = value_constant(less->operands[1]);
        if (!zero || !zero->splat || zero->type->dtype != DT_F32) return false;
        out->zero = (int64_t)elem_to_f64(DT_F32, zero->data);
        v = behind_reshapes(less->operands[0]);
    }
    const Op *convert = made_here(v, OP_CONVERT);
    if (!convert) return false;
    out->bytes = behind_reshapes(convert->operands[0]);
    DType t = out->bytes->type->dtype;
    int64_t least = t == DT_I8 ? INT8_MIN : 0;
    return (t == DT_I8 || t == DT_UI8) && out->zero >= least && out->zero <= least + UINT8_MAX &&
           are_whole(constant_of(conv->block, conv->operands[1]), INT8_MIN, INT8_MAX);
}

bool conv_adds_whole(const Op *add, uint32_t i) {
    const Op *repeat = made_here(add->operands[i], OP_BROADCAST_IN_DIM);
    Axes dims = repeat ? op_axes(repeat, ATTR_broadcast_dimensions) : (Axes){0};
    if (dims.n != 1 || dims.v[0] + 1 != add->results[0].type->rank) return false;
    const Value *v = repeat->operands[0];
    const Literal *l = value_constant(v);
    return are_whole(l ? l : constant_of(add->block, v), -0x1p22, 0x1p22);
}

static int64_t lines_of_quads(const Op *conv) {
    ConvBytes bytes;
    if (!conv_of_bytes(conv, &bytes)) return 1;
    ConvDim d = convolution_dim(conv, 0);
    int64_t rows = (d.window - 1) * d.dilation + 1;
    return d.dilation > 1 || rows > QUADS_LANE ? 1 : (QUADS_LANE - rows) / d.stride + 1;
}

// ----

ConvNeighbours conv_neighbours(const Op *stage, int64_t vector_bytes, int64_t cache_bytes) {
    const Type t = stage->results[0].type;
    ConvNeighbours none = {.conv = NULL}, n = none;
    if (stage->n_results != 1 || t->rank < 3 || op_attr(stage, ATTR_reach) || !op_has(stage->kind, MAP)) return none;
    n.conv = convolution_below(stage);
    if (!n.conv || !is_depthwise(n.conv) || !is_finite(constant_of(stage->block, n.conv->operands[1]))) return none;
    bool near = (double)type_bytes(n.conv->operands[0]->type) + (double)type_bytes(t) <= (double)cache_bytes;
    n.channels = near ? SOME_CHANNELS : i64_round_up(t->dims[t->rank - 1], LANES);
    n.together = group_of_line(t->dims[t->rank - 2], vector_bytes);
    n.lines = lines_of_quads(n.conv);
    return t->dims[t->rank - 2] >= n.together ? n : none;
}
