// Convolutions of images of one pixel, as transposed ones have at the beginning of a generator: each pixel of the result meets that one at a single tap. So it
// is a product of a matrix, features of the image by taps and features of the result, in whatever order the result wants these.
#include "passes/layout/planes.h"

#include "ir/ops/conv/conv.h"
#include "ir/ops/cost.h"
#include "passes/layout/layout.h"

// Result o meets the pixel at tap low - o: the taps in reverse, as many as there are results.
static bool taps_along(const Op *op, uint32_t i, int64_t *out_first) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes strides = op_axes(op, ATTR_window_strides), dilation = op_axes(op, ATTR_rhs_dilation), padding = op_axes(op, ATTR_padding);
    int64_t out = op->results[0].type->dims[op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[2 + i]], low = padding.n ? padding.v[2 * i] : 0;
    if (op->operands[0]->type->dims[in.v[2 + i]] != 1 || (strides.n && strides.v[i] != 1) || (dilation.n && dilation.v[i] != 1)) return false;
    int64_t window = op->operands[1]->type->dims[kernel.v[2 + i]];
    *out_first = window - 1 - low; // of the reversed ones
    return low < window && low - out + 1 >= 0;
}

bool pixel_fits(const Op *op) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), base = op_axes(op, ATTR_lhs_dilation);
    int64_t first;
    if (op_int(op, ATTR_feature_group_count, 1) != 1 || op_int(op, ATTR_batch_group_count, 1) != 1) return false;
    bool dilated = false;
    for (uint32_t i = 0; i + 2 < in.n; i++) {
        if (!taps_along(op, i, &first)) return false;
        dilated |= base.n && base.v[i] != 1;
    }
    return in.n > 2 && (!dilated || op_steps(op) >= EXACT_STEPS);
}

Value *pixel_lower(Builder *b, const Op *op, Value *kernel) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), list = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    const Type to = op->results[0].type;
    uint32_t n = in.n - 2, at = 1;
    int64_t start[MAX_RANK] = {0}, limit[MAX_RANK], stride[MAX_RANK], order[MAX_RANK], made[MAX_RANK], back[MAX_RANK];
    for (uint32_t i = 0; i < n + 2; i++) limit[i] = kernel->type->dims[i], stride[i] = 1;
    for (uint32_t i = 0; i < n; i++) {
        taps_along(op, i, &start[list.v[2 + i]]);
        limit[list.v[2 + i]] = start[list.v[2 + i]] + to->dims[out.v[2 + i]];
    }
    kernel = build_slice(b, build_reverse(b, kernel, list.v + 2, n), start, limit, stride);
    order[0] = list.v[0]; // features of the image, then what the result has behind its batch, in its order
    made[0] = to->dims[out.v[0]], back[out.v[0]] = 0;
    for (uint32_t d = 0; d < n + 2; d++) {
        uint32_t i = 1;
        while (i < n + 2 && out.v[i] != d) i++;
        if (i == n + 2) continue; // the batch
        order[at] = list.v[i], made[at] = to->dims[d], back[d] = at++;
    }
    int64_t channels = kernel->type->dims[list.v[0]], rows[] = {made[0], channels};
    int64_t columns[] = {channels, kernel->type->n_elems / channels};
    Value *w = build_reshape(b, build_transpose(b, kernel, order), columns, 2);
    Value *x = op->operands[0];
    if (in.v[0] > in.v[1]) {
        int64_t turned[MAX_RANK];
        for (uint32_t i = 0; i < n + 2; i++) turned[i] = i;
        turned[in.v[1]] = in.v[0], turned[in.v[0]] = in.v[1];
        x = build_transpose(b, x, turned);
    }
    Value *y = contract_product(b, build_reshape(b, x, rows, 2), w);
    return build_transpose(b, build_reshape(b, y, made, n + 2), back);
}
