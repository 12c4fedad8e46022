// Gradients of contractions: contractions of the adjoint with the other operand. Both are linear in each operand, and nothing is conjugated (gradient.h).
// Where operands are narrower than the result (bf16 x bf16 -> f32), they are widened to the adjoint's type, and what is made is narrowed to the operand's.
#include "passes/gradient/gradient.h"
#include "passes/mark.h"

#include <stdlib.h>
#include <string.h>

// --- dot_general

enum { BATCH, FREE, CONTRACT, ROLES };

typedef struct {
    int64_t dims[ROLES][MAX_RANK];
    uint32_t n[ROLES];
} Side; // of an operand: which dimension plays which role, in the order in which the result has them

static Side side_of(const Type t, Axes batch, Axes contract) {
    Side s = {0};
    for (uint32_t i = 0; i < batch.n; i++) s.dims[BATCH][s.n[BATCH]++] = batch.v[i];
    for (uint32_t i = 0; i < contract.n; i++) s.dims[CONTRACT][s.n[CONTRACT]++] = contract.v[i];
    for (uint32_t i = 0; i < t->rank; i++)
        if (!axes_contain(batch, i) && !axes_contain(contract, i)) s.dims[FREE][s.n[FREE]++] = i;
    return s;
}

static bool is_identity(const int64_t *permutation, uint32_t n) {
    for (uint32_t i = 0; i < n; i++)
        if (permutation[i] != i) return false;
    return true;
}

// Which dimension of a product each of operand's is, where what is over its free dimensions comes first there, or second.
static void product_order(const Side *own, const int64_t *contracted, bool free_first, int64_t *permutation) {
    int64_t made[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t k = 0; k < own->n[BATCH]; k++) made[n++] = own->dims[BATCH][k];
    for (uint32_t k = 0; free_first && k < own->n[FREE]; k++) made[n++] = own->dims[FREE][k];
    for (uint32_t k = 0; k < own->n[CONTRACT]; k++) made[n++] = contracted[k];
    for (uint32_t k = 0; !free_first && k < own->n[FREE]; k++) made[n++] = own->dims[FREE][k];
    for (uint32_t k = 0; k < n; k++) permutation[made[k]] = k;
}

// Of operand i: the adjoint times the other operand, over the other's free dimensions, which are those of the result from `first_other` on. The adjoint is on
// the side on which nothing is to be transposed, if there is one: for a matrix [in, out] the second, for one [out, in] the first.
static Value *dot_part(Gradient *g, const Op *op, Value *a, const Side *own, const Side *other, uint32_t i, int64_t first_other) {
    int64_t batch[MAX_RANK], over_result[MAX_RANK], contracted[MAX_RANK], permutation[MAX_RANK];
    uint32_t n_contracted = 0;
    for (uint32_t k = 0; k < own->n[BATCH]; k++) batch[k] = k;
    for (uint32_t k = 0; k < other->n[FREE]; k++) over_result[k] = first_other + k;
    Axes of_adjoint[] = {{batch, own->n[BATCH]}, {over_result, other->n[FREE]}};
    Axes of_other[] = {{other->dims[BATCH], other->n[BATCH]}, {other->dims[FREE], other->n[FREE]}};
    DType t = a->type->dtype;
    Value *y = build_convert(&g->b, operand_of(op, 1 - i), t);
    for (uint32_t d = 0; d < y->type->rank; d++) // the product has them in the order of the other's dimensions
        for (uint32_t k = 0; k < other->n[CONTRACT]; k++)
            if (other->dims[CONTRACT][k] == d) contracted[n_contracted++] = own->dims[CONTRACT][k];
    uint32_t rank = operand_of(op, i)->type->rank;
    bool first = i == 0;
    product_order(own, contracted, !first, permutation);
    if (is_identity(permutation, rank)) first = !first;
    product_order(own, contracted, first, permutation);
    Axes as_lhs[DOT_LISTS] = {of_adjoint[0], of_other[0], of_adjoint[1], of_other[1]},
         as_rhs[DOT_LISTS] = {of_other[0], of_adjoint[0], of_other[1], of_adjoint[1]};
    Value *product = first ? build_dot(&g->b, a, y, as_lhs, t) : build_dot(&g->b, y, a, as_rhs, t);
    return build_convert(&g->b, build_transpose(&g->b, product, permutation), operand_of(op, i)->type->dtype);
}

static void gradient_dot(Gradient *g, Op *op) {
    Value *a = adjoint_of(g, &op->results[0]);
    Side lhs =
        side_of(operand_of(op, 0)->type, op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH), op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT));
    Side rhs =
        side_of(operand_of(op, 1)->type, op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_BATCH), op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_CONTRACT));
    int64_t first_lhs = lhs.n[BATCH], first_rhs = first_lhs + lhs.n[FREE];
    for (uint32_t k = 0, i = operand_first(op); k < 2; k++, i = 1 - i)
        if (operand_wanted(op, i)) operand_add(g, op, i, i ? dot_part(g, op, a, &rhs, &lhs, 1, first_lhs) : dot_part(g, op, a, &lhs, &rhs, 0, first_rhs));
}

// --- convolution

typedef struct {
    const Op *op;
    Axes in, kernel, out; // {batch, feature, spatial..}, {input feature, output feature, spatial..}, as in
    uint32_t n;           // spatial dimensions
    int64_t stride[MAX_RANK], low[MAX_RANK], image_step[MAX_RANK], kernel_step[MAX_RANK];
    bool reversed[MAX_RANK];
    int64_t groups, batch_groups;
    int64_t image[MAX_RANK], window[MAX_RANK], result[MAX_RANK]; // sizes, without dilation
} Conv;

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

static Conv conv_of(const Op *op) {
    Conv v = {.op = op,
              .in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT),
              .kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL),
              .out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT),
              .groups = op_int(op, ATTR_feature_group_count, 1),
              .batch_groups = op_int(op, ATTR_batch_group_count, 1)};
    v.n = v.in.n - 2;
    for (uint32_t i = 0; i < v.n; i++) {
        v.stride[i] = axis_or(op_axes(op, ATTR_window_strides), i, 1), v.low[i] = axis_or(op_axes(op, ATTR_padding), 2 * i, 0);
        v.image_step[i] = axis_or(op_axes(op, ATTR_lhs_dilation), i, 1), v.kernel_step[i] = axis_or(op_axes(op, ATTR_rhs_dilation), i, 1);
        v.reversed[i] = axis_or(op_axes(op, ATTR_window_reversal), i, 0);
        v.image[i] = operand_of(op, 0)->type->dims[v.in.v[2 + i]], v.window[i] = operand_of(op, 1)->type->dims[v.kernel.v[2 + i]];
        v.result[i] = op->results[0].type->dims[v.out.v[2 + i]];
    }
    return v;
}

static int64_t extent(int64_t n, int64_t step) { return n ? (n - 1) * step + 1 : 0; }

typedef struct {
    int64_t stride[MAX_RANK], padding[2 * MAX_RANK], image_step[MAX_RANK], kernel_step[MAX_RANK], reversed[MAX_RANK];
    Axes lists[CONV_LISTS];
    int64_t groups, batch_groups;
} Made;

static Value *build_conv(Builder *b, const Conv *v, const Made *w, Value *x, Value *y) {
    Arena *a = &b->m->arena;
    Attr attrs[] = {attr_axes(a, ATTR_window_strides, w->stride, v->n),    attr_axes(a, ATTR_padding, w->padding, 2 * (size_t)v->n),
                    attr_axes(a, ATTR_lhs_dilation, w->image_step, v->n),  attr_axes(a, ATTR_rhs_dilation, w->kernel_step, v->n),
                    attr_axes(a, ATTR_window_reversal, w->reversed, v->n), attr_lists(a, ATTR_conv_dimension_numbers, w->lists, CONV_LISTS),
                    attr_i64(ATTR_feature_group_count, w->groups),         attr_i64(ATTR_batch_group_count, w->batch_groups)};
    Value *operands[] = {x, y};
    Value *made = op_result(build_op(b, OP_CONVOLUTION, operands, 2, attrs, COUNT(attrs)), 0);
    mark_copy(b->m, v->op, made);
    return made;
}

// Dimension `from`, of n parts one after the other, becomes one part, and `into` n times as long, part by part.
static Value *regroup(Builder *b, Value *x, int64_t from, int64_t into, int64_t n) {
    int64_t split[MAX_RANK + 1], permutation[MAX_RANK + 1], dims[MAX_RANK];
    uint32_t rank = x->type->rank, k = 0;
    if (n == 1) return x;
    for (uint32_t i = 0, at = 0; i < rank; i++) { // `from` as {n, rest}
        if (i == from) split[at++] = n;
        split[at++] = i == from ? x->type->dims[i] / n : x->type->dims[i];
    }
    for (uint32_t i = 0; i < rank; i++) { // n in front of `into`
        if (i == into) permutation[k++] = from;
        permutation[k++] = i < from ? i : i + 1;
        dims[i] = i == from ? x->type->dims[i] / n : i == into ? x->type->dims[i] * n : x->type->dims[i];
    }
    x = build_reshape(b, x, split, rank + 1);
    return build_reshape(b, build_transpose(b, x, permutation), dims, rank);
}

// Of the image: the adjoint, spread by the strides, convolved with the kernel turned round, whose two features change places. Windows that begin before the
// image or end behind it cut the padding, which may be negative.
static Value *image_part(Gradient *g, const Conv *v, Value *a) {
    Builder *b = &g->b;
    int64_t swapped[MAX_RANK], n_groups = v->groups > 1 ? v->groups : v->batch_groups;
    Value *kernel = build_convert(b, operand_of(v->op, 1), a->type->dtype);
    kernel = regroup(b, kernel, v->kernel.v[1], v->kernel.v[0], n_groups); // [i, G o] -> [G i, o]
    memcpy(swapped, v->kernel.v, v->kernel.n * sizeof *swapped);
    swapped[0] = v->kernel.v[1], swapped[1] = v->kernel.v[0];
    Made w = {.lists = {[CONV_INPUT] = v->out, [CONV_KERNEL] = {swapped, v->kernel.n}, [CONV_OUTPUT] = v->in}, .groups = n_groups, .batch_groups = 1};
    for (uint32_t i = 0; i < v->n; i++) {
        int64_t window = extent(v->window[i], v->kernel_step[i]), spread = extent(v->result[i], v->stride[i]);
        w.stride[i] = v->image_step[i], w.image_step[i] = v->stride[i], w.kernel_step[i] = v->kernel_step[i], w.reversed[i] = !v->reversed[i];
        w.padding[2 * i] = window - 1 - v->low[i];
        w.padding[2 * i + 1] = extent(v->image[i], v->image_step[i]) + window - 1 - spread - w.padding[2 * i];
    }
    Value *made = build_conv(b, v, &w, a, kernel);
    return v->batch_groups > 1 ? regroup(b, made, v->in.v[1], v->in.v[0], n_groups) : made; // [n, G c] -> [G n, c]
}

// Of the kernel: the image convolved with the adjoint as a kernel, where features are what batches were. What groups of features were are groups of the batch,
// and the other way round.
static Value *kernel_part(Gradient *g, const Conv *v, Value *a) {
    Builder *b = &g->b;
    int64_t in[MAX_RANK], kernel[MAX_RANK], out[MAX_RANK], turned[MAX_RANK];
    uint32_t n_turned = 0;
    memcpy(in, v->in.v, v->in.n * sizeof *in);
    memcpy(kernel, v->out.v, v->out.n * sizeof *kernel);
    memcpy(out, v->kernel.v, v->kernel.n * sizeof *out);
    in[0] = v->in.v[1], in[1] = v->in.v[0]; // kernel: input feature = batch of the adjoint, output feature = its feature; out: {input feature, output feature}
    Made w = {.lists = {[CONV_INPUT] = {in, v->in.n}, [CONV_KERNEL] = {kernel, v->out.n}, [CONV_OUTPUT] = {out, v->kernel.n}},
              .groups = v->batch_groups,
              .batch_groups = v->groups};
    for (uint32_t i = 0; i < v->n; i++) {
        int64_t window = extent(v->window[i], v->kernel_step[i]), spread = extent(v->result[i], v->stride[i]);
        w.stride[i] = v->kernel_step[i], w.image_step[i] = v->image_step[i], w.kernel_step[i] = v->stride[i];
        w.padding[2 * i] = v->low[i];
        w.padding[2 * i + 1] = spread + window - 1 - extent(v->image[i], v->image_step[i]) - v->low[i];
        if (v->reversed[i]) turned[n_turned++] = v->kernel.v[2 + i];
    }
    Value *made = build_conv(b, v, &w, build_convert(b, operand_of(v->op, 0), a->type->dtype), a);
    return n_turned ? build_reverse(b, made, turned, n_turned) : made;
}

static void gradient_convolution(Gradient *g, Op *op) {
    Conv v = conv_of(op);
    Value *a = adjoint_of(g, &op->results[0]);
    for (uint32_t k = 0, i = operand_first(op); k < 2; k++, i = 1 - i) {
        const Type t = operand_of(op, i)->type;
        if (!operand_wanted(op, i) || !t->n_elems || !a->type->n_elems || !operand_of(op, 1 - i)->type->n_elems) continue;
        operand_add(g, op, i, build_convert(&g->b, i ? kernel_part(g, &v, a) : image_part(g, &v, a), t->dtype));
    }
}

const GradientRow contract_gradients[] = {
    {OP_CONVOLUTION, .apply = gradient_convolution},
    {OP_DOT_GENERAL, .apply = gradient_dot},
};
const size_t n_contract_gradients = COUNT(contract_gradients);
