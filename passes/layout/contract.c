// From dot_general and convolution to the two contractions that codegen has: a matrix times packed panels (tpu.matmul), and a window over
// channel-last images times packed panels (tpu.conv). What fits neither (integers, groups of images) stays, and is computed
// element by element, channel last where it is a convolution. Where OpenBLAS multiplies, a dot_general stays one, of plain matrices that need no packing.
#include "passes/layout/layout.h"

#include "ir/ops/conv.h"
#include "ir/ops/plan.h"

#include <string.h>

enum { SMALL_CHANNELS = 16, FEW_COLUMNS = 4, MOST_CLASSES = 1024, MOST_TAPS = 512, MOST_ZEROS = 1 << 18 };

// The one type of what is multiplied and of the result; DT_COUNT: there are several, or there is nothing to multiply.
static DType common_type(const Op *op) {
    DType t = op->results[0].type->dtype;
    bool same = op->operands[0]->type->dtype == t && op->operands[1]->type->dtype == t;
    return same && op->results[0].type->n_elems > 0 && op->operands[0]->type->n_elems > 0 ? t : DT_COUNT;
}

static bool has_microkernel(const Op *op, const TargetFacts *target) {
    DType t = common_type(op);
    return t != DT_COUNT && target->tiles[t].mr && target->tiles[t].sum == t;
}

static bool has_gemm(const Op *op) {
    DType t = common_type(op);
    return t == DT_F32 || t == DT_F64;
}

static bool is_constant(const Value *v) {
    while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
    return value_constant(v) != NULL;
}

static int64_t product(const int64_t *dims, uint32_t n) {
    int64_t p = 1;
    for (uint32_t i = 0; i < n; i++) p *= dims[i];
    return p;
}

// One side of a dot as [B.., rows, K] or [B.., K, columns]: its dimensions ordered batch, free, contracted (or batch, contracted, free), the
// latter two merged.
static Value *side(Builder *b, Value *v, Axes batch, Axes contract, bool contract_last) {
    const Type t = v->type;
    int64_t order[MAX_RANK] = {0}, free_order[MAX_RANK], dims[MAX_RANK];
    uint32_t n = 0, n_free = 0;
    for (uint32_t i = 0; i < t->rank; i++)
        if (!axes_contain(batch, i) && !axes_contain(contract, i)) free_order[n_free++] = i;
    for (uint32_t i = 0; i < batch.n; i++) order[n++] = batch.v[i];
    for (int pass = 0; pass < 2; pass++) {
        bool contracted = (pass == 1) == contract_last;
        const int64_t *from = contracted ? contract.v : free_order;
        uint32_t count = contracted ? contract.n : n_free;
        if (count) memcpy(order + n, from, count * sizeof *order);
        n += count;
    }
    v = build_transpose(b, v, order);
    uint32_t n_first = contract_last ? n_free : contract.n;
    for (uint32_t i = 0; i < batch.n; i++) dims[i] = v->type->dims[i];
    dims[batch.n] = product(v->type->dims + batch.n, n_first);
    dims[batch.n + 1] = product(v->type->dims + batch.n + n_first, n - batch.n - n_first);
    return build_reshape(b, v, dims, batch.n + 2);
}

static Value *pack(Builder *b, Value *v) {
    Attr panel = attr_i64(ATTR_panel, PANEL_COLUMNS);
    return op_result(build_op(b, OP_PACK, &v, 1, &panel, 1), 0);
}

static Value *matmul(Builder *b, Value *x, Value *packed, int64_t columns) {
    int64_t dims[MAX_RANK];
    uint32_t rank = x->type->rank;
    memcpy(dims, x->type->dims, rank * sizeof *dims);
    dims[rank - 1] = columns;
    Type type = type_tensor(&b->m->types, x->type->dtype, dims, rank);
    Value *operands[] = {x, packed};
    return op_result(build_typed(b, OP_MATMUL, operands, 2, NULL, 0, &type, 1, 0), 0);
}

static bool is_identity(Axes a) {
    for (uint32_t i = 0; i < a.n; i++)
        if (a.v[i] != i) return false;
    return true;
}

bool contract_is_blas(const Op *op, MatmulKernels kernels) {
    if (kernels != MATMUL_OPENBLAS || op->kind != OP_DOT_GENERAL || !has_gemm(op)) return false;
    AttrKey key = ATTR_dot_dimension_numbers;
    Axes batch = op_list(op, key, DOT_LHS_BATCH), lhs = op_list(op, key, DOT_LHS_CONTRACT), rhs = op_list(op, key, DOT_RHS_CONTRACT);
    const Type a = op->operands[0]->type, b = op->operands[1]->type;
    if (a->rank != batch.n + 2 || b->rank != batch.n + 2 || lhs.n != 1 || lhs.v[0] != batch.n + 1 || rhs.v[0] != batch.n) return false;
    if (a->dims[batch.n] > INT32_MAX || a->dims[batch.n + 1] > INT32_MAX || b->dims[batch.n + 1] > INT32_MAX) return false;
    return is_identity(batch) && is_identity(op_list(op, key, DOT_RHS_BATCH));
}

// The same product with the dimensions of both sides in BLAS's order, and merged to one of each kind.
static bool reorder_dot(Module *m, Op *op) {
    AttrKey key = ATTR_dot_dimension_numbers;
    Axes lhs_batch = op_list(op, key, DOT_LHS_BATCH), rhs_batch = op_list(op, key, DOT_RHS_BATCH);
    if (contract_is_blas(op, MATMUL_OPENBLAS) || lhs_batch.n + 2 > MAX_RANK) return false;
    Builder b = builder_before(m, op);
    Value *operands[] = {side(&b, op->operands[0], lhs_batch, op_list(op, key, DOT_LHS_CONTRACT), true),
                         side(&b, op->operands[1], rhs_batch, op_list(op, key, DOT_RHS_CONTRACT), false)};
    int64_t batch[MAX_RANK], lhs_contract = lhs_batch.n + 1, rhs_contract = lhs_batch.n;
    for (uint32_t i = 0; i < lhs_batch.n; i++) batch[i] = i;
    Axes lists[DOT_LISTS];
    lists[DOT_LHS_BATCH] = lists[DOT_RHS_BATCH] = (Axes){batch, lhs_batch.n};
    lists[DOT_LHS_CONTRACT] = (Axes){&lhs_contract, 1};
    lists[DOT_RHS_CONTRACT] = (Axes){&rhs_contract, 1};
    Value *y = build_contraction_like(&b, op, operands[0], operands[1], lists);
    value_replace(&op->results[0], build_reshape_as(&b, y, op->results[0].type));
    op_unlink(op);
    return true;
}

static bool lower_dot(Module *m, Op *op, const PassContext *c) {
    if (c->o->matmul == MATMUL_OPENBLAS) return has_gemm(op) && reorder_dot(m, op);
    if (!has_microkernel(op, pass_target(c))) return false;
    AttrKey key = ATTR_dot_dimension_numbers;
    Axes lhs_batch = op_list(op, key, DOT_LHS_BATCH), rhs_batch = op_list(op, key, DOT_RHS_BATCH);
    Axes lhs_contract = op_list(op, key, DOT_LHS_CONTRACT), rhs_contract = op_list(op, key, DOT_RHS_CONTRACT);
    const Type to = op->results[0].type;
    uint32_t n_lhs_free = op->operands[0]->type->rank - lhs_batch.n - lhs_contract.n;
    int64_t rows = product(to->dims + lhs_batch.n, n_lhs_free);
    int64_t columns = product(to->dims + lhs_batch.n + n_lhs_free, to->rank - lhs_batch.n - n_lhs_free);
    // Constants are packed once and for all: let them be the packed side.
    bool swap = is_constant(op->operands[0]) && !is_constant(op->operands[1]);
    if (!swap && columns < FEW_COLUMNS && !is_constant(op->operands[1])) return false; // packing would cost more than the product
    if (lhs_batch.n + 3 > MAX_RANK) return false;
    Builder b = builder_before(m, op);
    Value *y;
    if (swap) {
        Value *x = side(&b, op->operands[1], rhs_batch, rhs_contract, true);
        y = matmul(&b, x, pack(&b, side(&b, op->operands[0], lhs_batch, lhs_contract, false)), rows);
        int64_t order[MAX_RANK];
        for (uint32_t i = 0; i < lhs_batch.n; i++) order[i] = i;
        order[lhs_batch.n] = lhs_batch.n + 1;
        order[lhs_batch.n + 1] = lhs_batch.n;
        y = build_transpose(&b, y, order);
    } else {
        Value *x = side(&b, op->operands[0], lhs_batch, lhs_contract, true);
        y = matmul(&b, x, pack(&b, side(&b, op->operands[1], rhs_batch, rhs_contract, false)), columns);
    }
    value_replace(&op->results[0], build_reshape_as(&b, y, to));
    op_unlink(op);
    return true;
}

// ---- convolutions

typedef struct {
    uint32_t n; // spatial dimensions
    int64_t window[MAX_RANK], strides[MAX_RANK], base[MAX_RANK], dilation[MAX_RANK], padding[2 * MAX_RANK];
} ConvWindow;

// Brings a dimension list into the order batch or in, spatial.., feature or out.
static void last_order(Axes list, bool kernel, int64_t *out_order) {
    uint32_t n = list.n, at = 0;
    if (!kernel) out_order[at++] = list.v[0];
    for (uint32_t i = 2; i < n; i++) out_order[at++] = list.v[i];
    if (kernel) out_order[at++] = list.v[0];
    out_order[at] = list.v[1];
}

static void invert(const int64_t *order, uint32_t n, int64_t *out) {
    for (uint32_t i = 0; i < n; i++) out[order[i]] = i;
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

// The image with its borders of zeros made real: with few channels the window's rows are then contiguous in memory.
static Value *pad_image(Builder *b, Value *x, ConvWindow *w) {
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0};
    for (uint32_t i = 0; i < w->n; i++) {
        low[1 + i] = w->padding[2 * i];
        high[1 + i] = w->padding[2 * i + 1];
        w->padding[2 * i] = w->padding[2 * i + 1] = 0;
    }
    Value *zero = build_scalar(b, x->type->dtype, 0);
    return build_pad(b, x, zero, low, high, none);
}

static bool has_padding(const ConvWindow *w) {
    for (uint32_t i = 0; i < 2 * w->n; i++)
        if (w->padding[i]) return true;
    return false;
}

static bool is_dilated(const ConvWindow *w) {
    for (uint32_t i = 0; i < w->n; i++)
        if (w->base[i] != 1) return true;
    return false;
}

static Value *conv(Builder *b, Value *x, Value *packed, const ConvWindow *w, int64_t groups, int64_t pixels, int64_t features) {
    Arena *a = &b->m->arena;
    int64_t dims[] = {pixels, features};
    Type type = type_tensor(&b->m->types, x->type->dtype, dims, 2);
    Attr attrs[] = {attr_axes(a, ATTR_window_dimensions, w->window, w->n), attr_axes(a, ATTR_window_strides, w->strides, w->n),
                    attr_axes(a, ATTR_window_dilations, w->dilation, w->n), attr_axes(a, ATTR_padding, w->padding, 2 * w->n),
                    attr_i64(ATTR_feature_group_count, groups)};
    Value *operands[] = {x, packed};
    Op *op = build_typed(b, OP_CONV, operands, 2, attrs, COUNT(attrs), &type, 1, 0);
    if (is_dilated(w)) op_set_attr(b->m, op, attr_axes(a, ATTR_base_dilations, w->base, w->n));
    return op_result(op, 0);
}

// Packed weights [1, P, KH*KW*I, 16] of a kernel in the order spatial.., I, O.
static Value *packed_kernel(Builder *b, Value *w) {
    uint32_t rank = w->type->rank;
    int64_t dims[] = {1, product(w->type->dims, rank - 1), w->type->dims[rank - 1]};
    return pack(b, build_reshape(b, w, dims, 3));
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
    Value *padded = build_pad(b, build_reshape(b, k, dims, 3), build_scalar(b, k->type->dtype, 0), low, high, low);
    int64_t side_by_side[] = {rows, groups * columns};
    return build_reshape(b, padded, side_by_side, 2);
}

static Value *drop_columns(Builder *b, Value *y, int64_t groups, int64_t columns) {
    int64_t rows = y->type->dims[0], dims[] = {rows, groups, y->type->dims[1] / groups};
    int64_t start[3] = {0}, limit[] = {rows, groups, columns}, stride[] = {1, 1, 1};
    return build_slice(b, build_reshape(b, y, dims, 3), start, limit, stride);
}

static void lower_conv_dense(Module *m, Op *op, const int64_t *image_order, const int64_t *kernel_order, const int64_t *out_order) {
    Builder b = builder_before(m, op);
    ConvWindow w = window_of(op);
    Value *x = build_transpose(&b, op->operands[0], image_order), *k = op->operands[1];
    Axes reversal = op_axes(op, ATTR_window_reversal), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    int64_t reversed[MAX_RANK];
    uint32_t n_reversed = 0;
    for (uint32_t i = 0; i < reversal.n; i++)
        if (reversal.v[i]) reversed[n_reversed++] = kernel.v[2 + i];
    if (n_reversed) k = build_reverse(&b, k, reversed, n_reversed);
    k = build_transpose(&b, k, kernel_order);
    const Type to = op->results[0].type;
    int64_t dims[MAX_RANK], back[MAX_RANK], channels = x->type->dims[x->type->rank - 1];
    for (uint32_t i = 0; i < to->rank; i++) dims[i] = to->dims[out_order[i]];
    int64_t pixels = product(dims, to->rank - 1), features = dims[to->rank - 1], n = op_int(op, ATTR_feature_group_count, 1);
    ConvGroups g = {n, features / n, channels / n};
    if (n == 1 && has_padding(&w) && channels < SMALL_CHANNELS && !is_dilated(&w)) x = pad_image(&b, x, &w);
    while (!conv_groups_fit(&g)) g.columns = g.columns < PANEL_COLUMNS ? power_above(g.columns) : i64_round_up(g.columns, PANEL_COLUMNS);
    if (g.columns * n != features) k = pad_groups(&b, k, n, g.columns);
    Value *y = conv(&b, x, packed_kernel(&b, k), &w, n, pixels, g.columns * n);
    if (g.columns * n != features) y = drop_columns(&b, y, n, features / n);
    y = build_reshape(&b, y, dims, to->rank);
    invert(out_order, to->rank, back);
    value_replace(&op->results[0], build_transpose(&b, y, back));
    op_unlink(op);
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
    invert(out_order, rank, back);
    value_replace(&op->results[0], build_transpose(&b, y, back));
    op_unlink(op);
}

// A window's row beyond the image is read from zeros that are part of the program.
static bool rows_are_short(const Op *op) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    return (double)op->operands[0]->type->dims[in.v[1]] * (double)op->operands[1]->type->dims[kernel.v[kernel.n - 1]] <= MOST_ZEROS;
}

// Codegen lists the rows of a dilated image by classes, and the taps of each (ir/ops/conv.h).
static bool classes_are_few(const Op *op) {
    ConvWindow w = window_of(op);
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    double classes = 1, taps = 1;
    for (uint32_t i = 0; i < w.n && is_dilated(&w); i++) {
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

static bool lower_conv(Module *m, Op *op, const PassContext *c) {
    if (!has_microkernel(op, pass_target(c))) return false;
    uint32_t rank = op->results[0].type->rank;
    if (rank < 3 || rank + 1 > MAX_RANK) return false;
    int64_t image_order[MAX_RANK], kernel_order[MAX_RANK], out_order[MAX_RANK];
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), false, image_order);
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), true, kernel_order);
    last_order(op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), false, out_order);
    bool plain = op_int(op, ATTR_batch_group_count, 1) == 1 && rows_are_short(op) && classes_are_few(op);
    if (plain) {
        lower_conv_dense(m, op, image_order, kernel_order, out_order);
        return true;
    }
    bool done = true;
    for (uint32_t i = 0; i < rank; i++) done &= image_order[i] == i && kernel_order[i] == i && out_order[i] == i;
    if (done) return false;
    reorder_conv(m, op, image_order, kernel_order, out_order);
    return true;
}

bool contract_lower(Block *b, const PassContext *c) {
    bool changed = false;
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        if (op->kind == OP_DOT_GENERAL) changed |= lower_dot(c->m, op, c);
        else if (op->kind == OP_CONVOLUTION) changed |= lower_conv(c->m, op, c);
    }
    return changed;
}
