// Products of quantized tensors as products of their bytes, where the processor has a micro-kernel for these: stored integers x and w of x - zero and w sum up
// to sum((x - zero) w) = sum(x w) - zero sum(w), all modulo 2^32, which holds the sum on the left. sum(w) is a constant where weights are. Unsigned bytes
// become signed ones, 128 less, and so do their zero points. Images are widened by their zero point, which is what padding stands for.
#include "passes/expand/quant.h"

#include "ir/graph/literal.h"

#include <stdlib.h>

// A byte, signed, and how much less than what is stored it is.
typedef struct {
    DType storage;
    int64_t less;
} Byte;

static bool as_byte(const Quant *q, Byte *out) {
    *out = (Byte){q->storage, dtype_is_signed(q->storage) ? 0 : 128};
    return dtype_info[q->storage].bits == 8;
}

static Value *bytes_of(Builder *b, Value *x, Byte byte) {
    x = build_convert(b, value_resolved(x), DT_I32);
    if (byte.less) x = build_binary(b, OP_SUBTRACT, x, build_splat_i64(b, x->type, byte.less));
    return build_convert(b, x, DT_I8);
}

bool quant_is_plain_product(const Op *op) {
    if (op->kind != OP_CONVOLUTION) return op->kind == OP_DOT_GENERAL;
    Axes base = op_axes(op, ATTR_lhs_dilation);
    for (uint32_t i = 0; i < base.n; i++)
        if (base.v[i] != 1) return false;
    return op_int(op, ATTR_feature_group_count, 1) == 1 && op_int(op, ATTR_batch_group_count, 1) == 1;
}

// The image with a border of `zero` instead of one of zeros.
static Value *bordered(Builder *b, const Op *op, Value *x, int64_t zero) {
    Axes padding = op_axes(op, ATTR_padding), in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT);
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0};
    bool any = false;
    for (uint32_t i = 0; i < padding.n; i++) {
        *(i % 2 ? &high[in.v[2 + i / 2]] : &low[in.v[2 + i / 2]]) = padding.v[i];
        any |= padding.v[i] != 0;
    }
    return any ? build_pad(b, x, build_splat_i64(b, type_tensor(&b->m->types, DT_I8, NULL, 0), zero), low, high, none) : x;
}

// sum(w) of each column of constant weights, in the shape of the result; NULL: there are several kinds of columns, or of none but batches, or weights come when
// it runs.
static Value *constant_sums(Builder *b, const Op *op, Byte byte, Type result) {
    const Type t = op->operands[1]->type;
    const Literal *l = value_constant(value_resolved(op->operands[1]));
    int64_t d = quant_kept_dimension(op), inner = 1;
    if (d < 0 || (op->kind == OP_DOT_GENERAL && axes_contain(op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_BATCH), (uint32_t)d))) return NULL;
    if (!l || l->splat || l->type->n_elems != t->n_elems) return NULL;
    for (uint32_t i = (uint32_t)d + 1; i < t->rank; i++) inner *= t->dims[i];
    int64_t n = t->dims[d], to = op->kind == OP_CONVOLUTION ? op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1] : result->rank - 1;
    double *sums = xcalloc((size_t)n, sizeof *sums);
    for (int64_t i = 0; i < t->n_elems; i++) sums[i / inner % n] += (double)(elem_to_i64(l->type->dtype, literal_elem(l, i)) - byte.less);
    Value *v = build_broadcast_as(b, build_numbers(b, DT_I32, sums, &n, 1), result, &to, 1);
    free(sums);
    return v;
}

// The same of weights as they are.
static Value *column_sums(Builder *b, const Op *op, Value *w, Type result) {
    int64_t sums[MAX_RANK], to[MAX_RANK];
    uint32_t n = 0, kept = 0, rank = w->type->rank;
    Axes contract = op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_CONTRACT), batch = op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_BATCH);
    bool dot = op->kind == OP_DOT_GENERAL;
    uint32_t free = dot ? rank - contract.n - batch.n : 1;
    for (uint32_t d = 0, column = result->rank - free; d < rank; d++) {
        bool summed = dot ? axes_contain(contract, d) : op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL).v[1] != d;
        if (summed) {
            sums[n++] = d;
            continue;
        }
        int64_t at = dot ? column : op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1];
        for (uint32_t i = 0; dot && i < batch.n; i++)
            if (batch.v[i] == d) at = i;
        if (!dot || !axes_contain(batch, d)) column++;
        to[kept++] = at;
    }
    Value *sum = build_reduce(b, OP_ADD, build_convert(b, w, DT_I32), sums, n, 0);
    return build_broadcast_as(b, sum, result, to, kept);
}

Value *expand_product_of_bytes(Builder *b, const Op *op, const TargetFacts *target, double bound) {
    const Quant *lhs = op->operands[0]->type->quant, *rhs = op->operands[1]->type->quant;
    Byte left, right;
    if (!quant_is_plain_product(op) || !target || !target->tiles[DT_I8].mr || bound >= 0x1p31 || !as_byte(lhs, &left) || !as_byte(rhs, &right)) return NULL;
    for (uint32_t i = 0; i < rhs->n; i++)
        if (rhs->zero_points[i] != right.less) return NULL;
    int64_t zero = lhs->zero_points[0] - left.less;
    Value *x[2] = {bytes_of(b, op->operands[0], left), bytes_of(b, op->operands[1], right)};
    Type sum = type_with_dtype(&b->m->types, op->results[0].type, DT_I32);
    bool bordering = zero && op->kind == OP_CONVOLUTION;
    if (bordering) x[0] = bordered(b, op, x[0], zero);
    Op *product = build_like(b, op, x, &sum);
    if (bordering && op_attr(op, ATTR_padding)) {
        int64_t none[2 * MAX_RANK] = {0};
        op_set_attr(b->m, product, attr_axes(&b->m->arena, ATTR_padding, none, op_axes(op, ATTR_padding).n));
    }
    Value *y = op_result(product, 0);
    if (!zero) return y;
    Value *shares = constant_sums(b, op, right, sum);
    if (!shares) shares = column_sums(b, op, x[1], sum);
    return build_binary(b, OP_ADD, y, build_binary(b, OP_MULTIPLY, shares, build_splat_i64(b, sum, -zero)));
}
