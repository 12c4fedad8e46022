// Convolutions of a dilated window that Winograd's would be cheaper for, were it not. Results at places that are equal modulo the dilation read elements that
// are, and no others: with d * d phases of the image as images of their own, a batch of d * d times as many, the window is not dilated any more.
//
// Result d * q + r reads, at tap k, element d * (q + k - before) + r - rest, where low = d * before + rest and 0 <= rest < d: the phases are those of the image
// behind `rest` zeros, with `before` zeros around each.
#include "passes/layout/winograd.h"

#include "ir/ops/plan.h"
#include "passes/layout/layout.h"

#include <string.h>

typedef struct {
    int64_t dilation, in, out, rest, before, behind, phase, made; // elements of a phase of the image, and of the result
} Phases;

static Phases phases_along(int64_t dilation, int64_t in, int64_t out, int64_t low) {
    Phases p = {.dilation = dilation, .in = in, .out = out, .made = i64_ceil_div(out, dilation)};
    p.before = low > 0 ? low / dilation : 0;
    p.rest = low - dilation * p.before;
    p.phase = i64_min(i64_ceil_div(in + p.rest, dilation), p.made + 2 - p.before); // nothing reads further
    p.behind = p.made + 2 - p.phase - p.before;
    return p;
}

// But for its dilation, one for Winograd?
static bool is_plain(const Op *op) {
    Axes strides = op_axes(op, ATTR_window_strides), base = op_axes(op, ATTR_lhs_dilation), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    if (op_int(op, ATTR_feature_group_count, 1) != 1 || op_int(op, ATTR_batch_group_count, 1) != 1 || !value_constant(op->operands[1])) return false;
    for (uint32_t i = 0; i + 2 < kernel.n; i++)
        if ((strides.n && strides.v[i] != 1) || (base.n && base.v[i] != 1) || op->operands[1]->type->dims[kernel.v[2 + i]] != 3) return false;
    return true;
}

static bool fits(const Op *op, Phases out[2]) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), to = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    Axes dilation = op_axes(op, ATTR_rhs_dilation), padding = op_axes(op, ATTR_padding);
    if (in.n != 4 || !is_plain(op) || !dilation.n || (dilation.v[0] == 1 && dilation.v[1] == 1)) return false;
    for (uint32_t i = 0; i < 2; i++) {
        out[i] =
            phases_along(dilation.v[i], op->operands[0]->type->dims[in.v[2 + i]], op->results[0].type->dims[to.v[2 + i]], padding.n ? padding.v[2 * i] : 0);
        if (out[i].rest < 0 || out[i].before > 2 || out[i].phase < 1 || out[i].behind < 0 || out[i].behind > 2) return false;
    }
    return true;
}

// [N * d * d, phase.., C] of an image [N, H, W, C].
static Value *image_in_phases(Builder *b, Value *x, const Phases *p) {
    int64_t low[4] = {0}, high[4] = {0}, none[4] = {0};
    for (uint32_t i = 0; i < 2; i++) low[1 + i] = p[i].rest, high[1 + i] = p[i].phase * p[i].dilation - p[i].in - p[i].rest;
    if (low[1] || low[2] || high[1] || high[2]) x = build_pad(b, x, build_scalar(b, x->type->dtype, 0), low, high, none);
    int64_t n = x->type->dims[0], c = x->type->dims[3];
    int64_t apart[] = {n, p[0].phase, p[0].dilation, p[1].phase, p[1].dilation, c}, order[] = {0, 2, 4, 1, 3, 5};
    int64_t batch[] = {n * p[0].dilation * p[1].dilation, p[0].phase, p[1].phase, c};
    return build_reshape(b, build_transpose(b, build_reshape(b, x, apart, 6), order), batch, 4);
}

// [N, OH, OW, O] of what the phases gave.
static Value *result_of_phases(Builder *b, Value *y, const Phases *p, int64_t n) {
    int64_t features = y->type->dims[3];
    int64_t apart[] = {n, p[0].dilation, p[1].dilation, p[0].made, p[1].made, features}, order[] = {0, 3, 1, 4, 2, 5};
    int64_t whole[] = {n, p[0].made * p[0].dilation, p[1].made * p[1].dilation, features};
    int64_t start[4] = {0}, limit[] = {n, p[0].out, p[1].out, features}, stride[] = {1, 1, 1, 1};
    y = build_reshape(b, build_transpose(b, build_reshape(b, y, apart, 6), order), whole, 4);
    return p[0].out == whole[1] && p[1].out == whole[2] ? y : build_slice(b, y, start, limit, stride);
}

// The convolution of the phases, [N, H, W, C] to [N, OH, OW, O].
static Op *without_dilation(Builder *b, const Op *op, Value *x, const Phases *p) {
    Arena *a = &b->m->arena;
    int64_t last[] = {0, 3, 1, 2}, ones[] = {1, 1}, padding[] = {p[0].before, p[0].behind, p[1].before, p[1].behind}, none[] = {0, 0};
    const Axes lists[CONV_LISTS] = {[CONV_INPUT] = {last, 4}, [CONV_KERNEL] = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), [CONV_OUTPUT] = {last, 4}};
    Axes reversal = op_axes(op, ATTR_window_reversal);
    Attr attrs[] = {attr_axes(a, ATTR_window_strides, ones, 2),
                    attr_axes(a, ATTR_padding, padding, 4),
                    attr_axes(a, ATTR_lhs_dilation, ones, 2),
                    attr_axes(a, ATTR_rhs_dilation, ones, 2),
                    attr_axes(a, ATTR_window_reversal, reversal.n ? reversal.v : none, 2),
                    attr_lists(a, ATTR_conv_dimension_numbers, lists, CONV_LISTS),
                    attr_i64(ATTR_feature_group_count, 1),
                    attr_i64(ATTR_batch_group_count, 1)};
    Value *operands[] = {x, op->operands[1]};
    return build_op(b, OP_CONVOLUTION, operands, 2, attrs, COUNT(attrs));
}

// Bytes that phases move: image and result are both read and written.
static double moved_cycles(const Op *op) {
    static const double BYTES = 4; // a cycle
    return (double)(type_bytes(op->operands[0]->type) + type_bytes(op->results[0].type)) / BYTES;
}

typedef struct {
    Phases p[2];
    Value *x; // the image as [N, H, W, C]
    Op *plain;
    int64_t pixels; // of a tile; 0: it is done directly, and nothing was built
} Chosen;

static Chosen choose(Builder *b, const Op *op, const int64_t *image_order, const TargetFacts *target, double rate) {
    Chosen t = {.pixels = 0};
    Op *before = op->prev;
    if (!fits(op, t.p) || op_attr(op, ATTR_exact)) return t;
    t.x = build_transpose(b, op->operands[0], image_order);
    t.plain = without_dilation(b, op, image_in_phases(b, t.x, t.p), t.p);
    t.pixels = winograd_choose(t.plain, op, target, moved_cycles(op), rate);
    while (!t.pixels && op->prev != before) op_unlink(op->prev);
    return t;
}

Value *winograd_lower_dilated(Builder *b, const Op *op, const int64_t *image_order, const TargetFacts *target, WinogradProduct *product) {
    Chosen t = choose(b, op, image_order, target, 1);
    if (!t.pixels) return NULL;
    Value *y = result_of_phases(b, winograd_lower(b, t.plain, t.plain->operands[0], t.pixels, product), t.p, t.x->type->dims[0]);
    op_unlink(t.plain);
    return y;
}

// Would it be done so, if it had a dilated window?
static bool suits_phases(Module *m, Op *op, const TargetFacts *target, double rate) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT);
    int64_t order[MAX_RANK];
    if (in.n != 4) return false;
    order[0] = in.v[0], order[1] = in.v[2], order[2] = in.v[3], order[3] = in.v[1];
    Builder b = builder_before(m, op);
    Op *before = op->prev;
    bool suits = choose(&b, op, order, target, rate).pixels != 0;
    while (op->prev != before) op_unlink(op->prev);
    return suits;
}

bool winograd_beats_bf16(Op *op, const PassContext *c) {
    static const double OF_PRODUCTS = 0.8; // of a convolution in bf16, the part of its time that is not spent on windows that are copied
    bool known = op->kind == OP_CONVOLUTION && value_constant(op->operands[1]);
    if (op->kind != OP_CONVOLUTION || !c->o->target || c->o->conv != CONV_AUTO || !(known || c->m->n_variables)) return false;
    const ContractTile *tile = &pass_target(c)->tiles[DT_BF16];
    double rate = tile->mr ? tile->rate * OF_PRODUCTS : 1;
    if (winograd_choose(op, op, pass_best(c), 0, rate)) return true;
    return known ? suits_phases(c->m, op, pass_best(c), rate) : winograd_choose_gradient(op, pass_best(c), rate) != 0;
}
