// See bytes.h.
#include "passes/expand/bytes.h"

#include "ir/graph/literal.h"
#include "ir/ops/cost.h"

#include <stdlib.h>

bool bytes_suit(const Op *op) {
    if (op->kind != OP_CONVOLUTION) return op->kind == OP_DOT_GENERAL;
    Axes base = op_axes(op, ATTR_lhs_dilation);
    for (uint32_t i = 0; i < base.n; i++)
        if (base.v[i] != 1) return false;
    return op_int(op, ATTR_feature_group_count, 1) == 1 && op_int(op, ATTR_batch_group_count, 1) == 1;
}

// Which dimension of the result is dimension d of a side, or -1: it is summed over.
static int64_t result_dimension(const Op *op, uint32_t side, uint32_t d, uint32_t rank) {
    if (op->kind == OP_CONVOLUTION)
        return op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL).v[1] == d ? op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1] : -1;
    Axes batch = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH + side), contract = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT + side);
    int64_t free = side ? rank - (op->operands[1]->type->rank - batch.n - contract.n) : batch.n;
    if (axes_contain(contract, d)) return -1;
    for (uint32_t i = 0; i < batch.n; i++)
        if (batch.v[i] == d) return i;
    for (uint32_t i = 0; i < d; i++) free += !axes_contain(contract, i) && !axes_contain(batch, i);
    return free;
}

enum { FEWEST = 16, SHORTEST = 64 };

static bool is_constant(const Op *op, uint32_t side) { return value_constant(value_resolved(op->operands[side])) != NULL; }

// Sums are made in every run if they are of no constant: few rows or columns would not be worth that, nor sums of a few terms, which are most of the work.
// (Of images they would be those of windows.)
bool bytes_take_cheap_sums(const Op *op, uint32_t side) {
    if (op->kind == OP_CONVOLUTION) return side == 0;
    return is_constant(op, !side) || (contraction_free(op, side) >= FEWEST && contraction_depth(op) >= SHORTEST);
}

// Nor are so few worth it to make bytes of others in every run.
bool bytes_are_shared(const Op *op, uint32_t side) { return op->kind == OP_CONVOLUTION || is_constant(op, side) || contraction_free(op, !side) >= FEWEST; }

bool bytes_are_faster(const Op *op) {
    enum { SHORTEST_OF_MANY = 8, SHORTEST_OF_FEW = 32, MANY = 32 }; // terms, terms; rows and columns
    int64_t n = contraction_depth(op);
    if (n < SHORTEST_OF_MANY) return false;
    return n >= SHORTEST_OF_FEW || op->kind == OP_CONVOLUTION || (contraction_free(op, 0) >= MANY && contraction_free(op, 1) >= MANY);
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

// Element i of a constant as the byte that it is multiplied as.
static int64_t byte_of(const Literal *l, int64_t i) { return elem_to_i64(l->type->dtype, literal_elem(l, i)) - (l->type->dtype == DT_UI8 ? 128 : 0); }

static Value *constant_sums(Builder *b, const Literal *l, const bool *summed) {
    int64_t index[MAX_RANK] = {0}, dims[MAX_RANK], strides[MAX_RANK], n = 1;
    uint32_t rank = l->type->rank, kept = 0;
    for (uint32_t d = rank; d-- > 0;) strides[d] = summed[d] ? 0 : n, n *= summed[d] ? 1 : l->type->dims[d];
    for (uint32_t d = 0; d < rank; d++)
        if (!summed[d]) dims[kept++] = l->type->dims[d];
    double *sums = xcalloc((size_t)n + 1, sizeof *sums);
    for (int64_t i = 0, at = 0; i < l->type->n_elems; i++) {
        sums[at] += (double)byte_of(l, i);
        for (uint32_t d = rank; d-- > 0;) {
            at += strides[d];
            if (++index[d] < l->type->dims[d]) break;
            at -= strides[d] * index[d], index[d] = 0;
        }
    }
    Value *v = build_numbers(b, DT_I32, sums, dims, kept);
    free(sums);
    return v;
}

// The sums of bytes of one side, in the shape of the result: a constant, if these are.
static Value *sums_of(Builder *b, const Op *op, uint32_t side, Value *bytes, Type result) {
    const Literal *l = value_constant(value_resolved(op->operands[side]));
    int64_t dims[MAX_RANK], to[MAX_RANK];
    bool summed[MAX_RANK];
    uint32_t n = 0, kept = 0;
    for (uint32_t d = 0; d < bytes->type->rank; d++) {
        int64_t at = result_dimension(op, side, d, result->rank);
        summed[d] = at < 0;
        if (summed[d]) dims[n++] = d;
        else to[kept++] = at;
    }
    Value *sums = l ? constant_sums(b, l, summed) : build_reduce(b, OP_ADD, build_convert(b, bytes, DT_I32), dims, n, 0);
    return build_broadcast_as(b, sums, result, to, kept);
}

Value *bytes_product(Builder *b, const Op *op, Value *const bytes[2], const int64_t less[2]) {
    Value *x[2] = {bytes[0], bytes[1]};
    Type sum = type_with_dtype(&b->m->types, op->results[0].type, DT_I32);
    bool bordering = less[0] && op->kind == OP_CONVOLUTION;
    if (bordering) x[0] = bordered(b, op, x[0], -less[0]);
    Op *product = build_like(b, op, x, &sum);
    if (bordering && op_attr(op, ATTR_padding)) {
        int64_t none[2 * MAX_RANK] = {0};
        op_set_attr(b->m, product, attr_axes(&b->m->arena, ATTR_padding, none, op_axes(op, ATTR_padding).n));
    }
    Value *y = op_result(product, 0);
    for (uint32_t side = 0; side < 2; side++) {
        if (!less[side]) continue;
        Value *shares = build_binary(b, OP_MULTIPLY, sums_of(b, op, !side, x[!side], sum), build_splat_i64(b, sum, less[side]));
        y = build_binary(b, OP_ADD, y, shares);
    }
    int64_t all = (int64_t)((uint64_t)contraction_depth(op) * (uint64_t)(less[0] * less[1]));
    return all ? build_binary(b, OP_ADD, y, build_splat_i64(b, sum, (int32_t)(uint32_t)(uint64_t)all)) : y;
}
