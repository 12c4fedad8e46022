// Types of reductions: reduce and reduce_window have n inputs, n initial values and a region of 2n scalars; tpu.reduce_chunks has no
// initial values, tpu.cumulate one for each chunk. Source of the rules: the StableHLO specification, "Constraints" of these ops.
#include "ir/infer/util.h"

#include <inttypes.h>

static bool inputs_agree(Infer *c, uint32_t n, int64_t *out_dims) {
    Type first = operand_type(c, 0);
    for (uint32_t k = 0; k < first->rank; k++) out_dims[k] = first->dims[k];
    for (uint32_t i = 0; i < n; i++) {
        Type t = operand_type(c, i);
        bool ok = t->rank == first->rank;
        for (uint32_t k = 0; ok && k < t->rank; k++) {
            ok = dim_agrees(out_dims[k], t->dims[k]);
            if (out_dims[k] == DIM_UNKNOWN) out_dims[k] = t->dims[k];
        }
        if (ok) continue;
        infer_fail(c, CODE_SHAPE_MISMATCH, "inputs differ: operand 0 is %s, operand %" PRIu32 " is %s", infer_type_name(c, first), i, infer_type_name(c, t));
        operand_note(c, 0, NULL);
        operand_note(c, i, NULL);
        return false;
    }
    return true;
}

static bool reduction_operands(Infer *c, uint32_t *out_n, int64_t *out_dims) {
    uint32_t n = c->op->n_operands / 2;
    if (!n || c->op->n_operands % 2)
        return infer_fail(c, CODE_BAD_STRUCTURE, "takes as many initial values as inputs, has %" PRIu32 " operands", c->op->n_operands);
    if (c->op->n_results != n) return infer_fail(c, CODE_BAD_STRUCTURE, "reduces %" PRIu32 " inputs, has %" PRIu32 " results", n, c->op->n_results);
    if (!inputs_agree(c, n, out_dims)) return false;
    for (uint32_t i = 0; i < n; i++)
        if (!operand_is_scalar(c, n + i, "an initial value")) return false;
    *out_n = n;
    return true;
}

// The accumulator's element type may be wider than those of the input and of the initial value, if there is one.
static bool reduction_region(Infer *c, uint32_t n) {
    const Op *end = region_form(c, 0, 2 * n, n);
    if (!end) return false;
    for (uint32_t i = 0; i < n; i++) {
        Type e = c->op->regions[0]->args[i]->type;
        if (!type_is_scalar(e))
            return infer_fail(c, CODE_TYPE_MISMATCH, "argument %" PRIu32 " of the region is %s, it must be a scalar", i, infer_type_name(c, e));
        if (!region_arg_is(c, 0, n + i, e) || !region_returns(c, 0, end, i, e)) return false;
        for (uint32_t k = i; k < c->op->n_operands; k += n) { // the input and its initial value
            DType from = operand_type(c, k)->dtype;
            if (dtype_promotes(from, e->dtype)) continue;
            infer_fail(c, CODE_TYPE_MISMATCH, "the region reduces elements of %s, operand %" PRIu32 " has %s", dtype_text(e->dtype), k, dtype_text(from));
            operand_note(c, k, NULL);
            return false;
        }
    }
    return true;
}

static bool reduction_results(Infer *c, uint32_t n, const int64_t *dims, uint32_t rank) {
    for (uint32_t i = 0; i < n; i++)
        if (!result_set(c, i, c->op->regions[0]->args[i]->type->dtype, dims, rank)) return false;
    return true;
}

bool infer_reduce(Infer *c) {
    int64_t dims[MAX_RANK];
    uint64_t dropped = 0;
    uint32_t n, rank = 0;
    if (!reduction_operands(c, &n, dims)) return false;
    uint32_t in_rank = operand_type(c, 0)->rank;
    if (!attr_axes_ok(c, "dimensions", op_axes(c->op, ATTR_dimensions), in_rank, &dropped)) return false;
    for (uint32_t k = 0; k < in_rank; k++)
        if (!(dropped >> k & 1)) dims[rank++] = dims[k];
    return reduction_region(c, n) && reduction_results(c, n, dims, rank);
}

bool infer_reduce_window(Infer *c) {
    int64_t dims[MAX_RANK];
    uint32_t n;
    if (!reduction_operands(c, &n, dims)) return false;
    const Op *op = c->op;
    Windows w = {.rank = operand_type(c, 0)->rank,
                 .size = op_axes(op, ATTR_window_dimensions),
                 .stride = op_axes(op, ATTR_window_strides),
                 .base_dilation = op_axes(op, ATTR_base_dilations),
                 .window_dilation = op_axes(op, ATTR_window_dilations),
                 .padding = op_axes(op, ATTR_padding)};
    const char *of_what = "the input has rank";
    if (!attr_count(c, ATTR_window_dimensions, w.size.n, w.rank, of_what)) return false;
    if (!attr_at_least(c, ATTR_window_dimensions, w.size, 1)) return false;
    if (!windows_ok(c, &w, ATTR_base_dilations, ATTR_window_dilations, of_what)) return false;
    for (uint32_t i = 0; i < w.rank; i++)
        if (!windows_along(c, &w, i, dims[i], w.size.v[i], &dims[i])) return false;
    return reduction_region(c, n) && reduction_results(c, n, dims, w.rank);
}

bool infer_reduce_chunks(Infer *c) {
    uint32_t n = c->op->n_operands;
    if (!n || c->op->n_results != n) return infer_fail(c, CODE_BAD_STRUCTURE, "reduces %" PRIu32 " inputs, has %" PRIu32 " results", n, c->op->n_results);
    Axes chunk = op_axes(c->op, ATTR_window_dimensions);
    uint32_t rank = operand_type(c, 0)->rank;
    int64_t dims[MAX_RANK];
    if (!inputs_agree(c, n, dims) || !attr_count(c, ATTR_window_dimensions, chunk.n, rank, "the input has rank")) return false;
    if (!attr_at_least(c, ATTR_window_dimensions, chunk, 1)) return false;
    for (uint32_t i = 0; i < rank; i++)
        if (dims[i] != DIM_UNKNOWN) dims[i] = dims[i] / chunk.v[i] + (dims[i] % chunk.v[i] != 0);
    return reduction_region(c, n) && reduction_results(c, n, dims, rank);
}

// What chunks begin with: shaped like the inputs, with a number for each chunk along the dimension.
static bool starts_fit(Infer *c, uint32_t n, const int64_t *dims, Axes chunk) {
    for (uint32_t i = n; i < 2 * n; i++) {
        Type t = operand_type(c, i);
        bool ok = t->rank == chunk.n;
        for (uint32_t k = 0; ok && k < t->rank; k++) ok = dims[k] == DIM_UNKNOWN || dim_agrees(t->dims[k], dims[k] / chunk.v[k] + (dims[k] % chunk.v[k] != 0));
        if (ok) continue;
        infer_fail(c, CODE_SHAPE_MISMATCH, "operand %" PRIu32 " has to have a value for each chunk, it is %s", i, infer_type_name(c, t));
        operand_note(c, 0, NULL);
        return false;
    }
    return true;
}

bool infer_cumulate(Infer *c) {
    uint32_t n = c->op->n_operands / 2;
    if (!n || c->op->n_operands % 2 || c->op->n_results != n)
        return infer_fail(c, CODE_BAD_STRUCTURE,
                          "takes as many values to start with as inputs, and has as many results: it has %" PRIu32 " operands and %" PRIu32, c->op->n_operands,
                          c->op->n_results);
    Axes chunk = op_axes(c->op, ATTR_window_dimensions);
    int64_t dims[MAX_RANK], dim = op_int(c->op, ATTR_dimension, 0);
    if (!inputs_agree(c, n, dims)) return false;
    uint32_t rank = operand_type(c, 0)->rank;
    if (!attr_axis_ok(c, ATTR_dimension, dim, rank)) return false;
    if (!attr_count(c, ATTR_window_dimensions, chunk.n, rank, "the input has rank") || !attr_at_least(c, ATTR_window_dimensions, chunk, 1)) return false;
    for (uint32_t i = 0; i < rank; i++)
        if (i != dim && chunk.v[i] != 1) return infer_fail(c, CODE_BAD_ATTRIBUTE, "window_dimensions[%" PRIu32 "] is not 1: chunks are of one dimension", i);
    return starts_fit(c, n, dims, chunk) && reduction_region(c, n) && reduction_results(c, n, dims, rank);
}
