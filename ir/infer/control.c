// Types of ops with regions (reduce, reduce_window, while, tpu.kernel) and of batch_norm_inference. A region is well
// formed when it ends with stablehlo.return and its arguments and returned values are what its op feeds it and takes
// from it.
#include "ir/infer/util.h"

#include <inttypes.h>
#include <stdlib.h>

bool dtype_promotes(DType from, DType to) {
    const DTypeInfo *a = &dtype_info[from], *b = &dtype_info[to];
    bool alike = a->class == b->class || (dtype_is_int(from) && dtype_is_int(to));
    return alike && a->bits <= b->bits;
}

const Op *region_return(Infer *c, uint32_t i) {
    const Block *b = c->op->regions[i];
    if (b->last && b->last->kind == OP_RETURN) return b->last;
    infer_fail(c, "bad-structure", "region %" PRIu32 " does not end with stablehlo.return", i);
    return NULL;
}

const Op *region_form(Infer *c, uint32_t i, uint32_t n_args, int64_t n_results) {
    const Op *end = region_return(c, i);
    if (!end) return NULL;
    uint32_t have = c->op->regions[i]->n_args;
    if (have != n_args) {
        infer_fail(c, "bad-structure", "region %" PRIu32 " takes %" PRIu32 " arguments, it is given %" PRIu32, i, have,
                   n_args);
        return NULL;
    }
    if (n_results != ANY && end->n_operands != n_results) {
        infer_fail(c, "bad-structure", "region %" PRIu32 " returns %" PRIu32 " values, %" PRId64 " are expected", i,
                   end->n_operands, n_results);
        diag_note(c->d, op_place(end), "the region ends here");
        return NULL;
    }
    return end;
}

// Of quantized types only the storage is looked at here: quant.c compares the rest.
static bool types_fit(Infer *c, Type have, Type want) {
    if (!c->quantized) return type_agrees(have, want);
    return type_agrees(type_storage(&c->m->types, have), type_storage(&c->m->types, want));
}

bool region_arg_is(Infer *c, uint32_t region, uint32_t i, Type want) {
    Type have = c->op->regions[region]->args[i]->type;
    if (types_fit(c, have, want)) return true;
    return infer_fail(c, "type-mismatch", "argument %" PRIu32 " of region %" PRIu32 " is %s, it is given %s", i, region,
                      infer_type_name(c, have), infer_type_name(c, want));
}

bool region_returns(Infer *c, uint32_t region, const Op *end, uint32_t i, Type want) {
    Type have = end->operands[i]->type;
    if (types_fit(c, have, want)) return true;
    infer_fail(c, "type-mismatch", "region %" PRIu32 " returns %s as value %" PRIu32 ", it must be %s", region,
               infer_type_name(c, have), i, infer_type_name(c, want));
    diag_note(c->d, op_place(end), "the region ends here");
    return false;
}

// --- reduce, reduce_window: n inputs, n initial values, a region of 2n scalars; tpu.reduce_chunks: without initial values

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
        infer_fail(c, "shape-mismatch", "inputs differ: operand 0 is %s, operand %" PRIu32 " is %s", infer_type_name(c, first), i,
                   infer_type_name(c, t));
        note_operand(c, 0, NULL);
        note_operand(c, i, NULL);
        return false;
    }
    return true;
}

static bool reduction_operands(Infer *c, uint32_t *out_n, int64_t *out_dims) {
    uint32_t n = c->op->n_operands / 2;
    if (!n || c->op->n_operands % 2)
        return infer_fail(c, "bad-structure", "takes as many initial values as inputs, has %" PRIu32 " operands",
                          c->op->n_operands);
    if (c->op->n_results != n)
        return infer_fail(c, "bad-structure", "reduces %" PRIu32 " inputs, has %" PRIu32 " results", n,
                          c->op->n_results);
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
            return infer_fail(c, "type-mismatch", "argument %" PRIu32 " of the region is %s, it must be a scalar", i,
                              infer_type_name(c, e));
        if (!region_arg_is(c, 0, n + i, e) || !region_returns(c, 0, end, i, e)) return false;
        for (uint32_t k = i; k < c->op->n_operands; k += n) { // the input and its initial value
            DType from = operand_type(c, k)->dtype;
            if (dtype_promotes(from, e->dtype)) continue;
            infer_fail(c, "type-mismatch", "the region reduces elements of %s, operand %" PRIu32 " has %s",
                       dtype_text(e->dtype), k, dtype_text(from));
            note_operand(c, k, NULL);
            return false;
        }
    }
    return true;
}

static bool reduction_results(Infer *c, uint32_t n, const int64_t *dims, uint32_t rank) {
    for (uint32_t i = 0; i < n; i++)
        if (!out_tensor(c, i, c->op->regions[0]->args[i]->type->dtype, dims, rank)) return false;
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
    if (!n || c->op->n_results != n)
        return infer_fail(c, "bad-structure", "reduces %" PRIu32 " inputs, has %" PRIu32 " results", n, c->op->n_results);
    Axes chunk = op_axes(c->op, ATTR_window_dimensions);
    uint32_t rank = operand_type(c, 0)->rank;
    int64_t dims[MAX_RANK];
    if (!inputs_agree(c, n, dims) || !attr_count(c, ATTR_window_dimensions, chunk.n, rank, "the input has rank")) return false;
    if (!attr_at_least(c, ATTR_window_dimensions, chunk, 1)) return false;
    for (uint32_t i = 0; i < rank; i++)
        if (dims[i] != DIM_UNKNOWN) dims[i] = dims[i] / chunk.v[i] + (dims[i] % chunk.v[i] != 0);
    return reduction_region(c, n) && reduction_results(c, n, dims, rank);
}

// --- while, kernel

bool infer_while(Infer *c) {
    uint32_t n = c->op->n_operands;
    if (c->op->n_results != n)
        return infer_fail(c, "bad-structure", "carries %" PRIu32 " values, has %" PRIu32 " results", n,
                          c->op->n_results);
    const Op *cond = region_form(c, 0, n, 1), *body = cond ? region_form(c, 1, n, n) : NULL;
    if (!body) return false;
    if (!region_returns(c, 0, cond, 0, type_scalar(&c->m->types, DT_I1))) return false;
    for (uint32_t i = 0; i < n; i++) {
        Type t = operand_type(c, i);
        if (!region_arg_is(c, 0, i, t) || !region_arg_is(c, 1, i, t) || !region_returns(c, 1, body, i, t)) return false;
        c->out[i] = t;
    }
    return true;
}

static Type without_dim(Infer *c, Type t, int64_t dim) {
    int64_t dims[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < t->rank; i++)
        if (i != dim) dims[n++] = t->dims[i];
    return type_tensor(&c->m->types, t->dtype, dims, n);
}

static bool scan_output(Infer *c, uint32_t i, Type slice, int64_t dim, int64_t length) {
    int64_t dims[MAX_RANK];
    if (!type_is_tensor(slice) || dim > slice->rank || slice->rank == MAX_RANK)
        return infer_fail(c, "type-mismatch", "the region returns %s as value %" PRIu32 ", a slice of an output has to have dimension %" PRId64 " put in", infer_type_name(c, slice), i, dim);
    for (uint32_t k = 0; k <= slice->rank; k++) dims[k] = k < dim ? slice->dims[k] : k == dim ? length : slice->dims[k - 1];
    return out_tensor(c, i, slice->dtype, dims, slice->rank + 1u);
}

bool infer_scan(Infer *c) {
    const Op *op = c->op;
    Axes sizes = op_axes(op, ATTR_operandSegmentSizes);
    int64_t dim = op_int(op, ATTR_dimension, 0);
    if (sizes.n != 2 || sizes.v[0] < 1 || sizes.v[0] > op->n_operands || sizes.v[1] != op->n_operands - sizes.v[0] || sizes.v[1] > op->n_results)
        return infer_fail(c, "bad-structure", "has %" PRIu32 " operands and %" PRIu32 " results, which do not fit its operandSegmentSizes", op->n_operands, op->n_results);
    uint32_t n_inputs = (uint32_t)sizes.v[0], n_carries = (uint32_t)sizes.v[1], n_outputs = op->n_results - n_carries;
    const Op *end = region_form(c, 0, op->n_operands, op->n_results);
    if (!end) return false;
    int64_t length = DIM_UNKNOWN;
    for (uint32_t i = 0; i < n_inputs; i++) {
        Type t = operand_type(c, i);
        if (!attr_axis_ok(c, ATTR_dimension, dim, t->rank) || !region_arg_is(c, 0, i, without_dim(c, t, dim))) return false;
        if (!dim_agrees(length, t->dims[dim]))
            return infer_fail(c, "shape-mismatch", "scans %s slices of input 0, but %s of input %" PRIu32, dim_name(c, length), dim_name(c, t->dims[dim]), i);
        if (length == DIM_UNKNOWN) length = t->dims[dim];
    }
    for (uint32_t i = 0; i < n_outputs; i++)
        if (!scan_output(c, i, end->operands[i]->type, dim, length)) return false;
    for (uint32_t i = 0; i < n_carries; i++) {
        Type t = operand_type(c, n_inputs + i);
        if (!region_arg_is(c, 0, n_inputs + i, t) || !region_returns(c, 0, end, n_outputs + i, t)) return false;
        c->out[n_outputs + i] = t;
    }
    return true;
}

bool infer_kernel(Infer *c) {
    const Op *op = c->op, *end = NULL;
    VEC(Type) given = {0}; // what the next region's arguments are
    bool ok = op->n_regions > 0 || infer_fail(c, "bad-structure", "has no region");
    for (uint32_t i = 0; i < op->n_operands; i++) vec_push(&given, operand_type(c, i));
    for (uint32_t r = 0; ok && r < op->n_regions; r++) {
        bool is_last = r + 1 == op->n_regions;
        end = region_form(c, r, (uint32_t)given.n, is_last ? (int64_t)op->n_results : ANY);
        ok = end != NULL;
        for (uint32_t i = 0; ok && i < given.n; i++) ok = region_arg_is(c, r, i, given.items[i]);
        for (uint32_t i = 0; ok && i < end->n_operands; i++) vec_push(&given, end->operands[i]->type);
    }
    for (uint32_t i = 0; ok && i < op->n_results; i++) c->out[i] = end->operands[i]->type;
    vec_free(&given);
    return ok;
}

// --- batch_norm_inference

bool infer_batch_norm_inference(Infer *c) {
    static const char *const names[] = {"operand", "scale", "offset", "mean", "variance"};
    Type t = operand_type(c, 0);
    int64_t feature = op_int(c->op, ATTR_feature_index, 0);
    if (!dtype_is_float(t->dtype)) {
        infer_fail(c, "type-mismatch", "works on floating-point numbers, not on %s", dtype_text(t->dtype));
        note_operand(c, 0, NULL);
        return false;
    }
    if (!attr_axis_ok(c, ATTR_feature_index, feature, t->rank)) return false;
    for (uint32_t i = 1; i < 5; i++) {
        Type p = operand_type(c, i);
        if (!same_dtype(c, 0, i)) return false;
        if (p->rank == 1 && dim_agrees(p->dims[0], t->dims[feature])) continue;
        infer_fail(c, "shape-mismatch", "%s is %s, the operand has %s features in dimension %" PRId64, names[i],
                   infer_type_name(c, p), dim_name(c, t->dims[feature]), feature);
        note_operand(c, 0, NULL);
        note_operand(c, i, names[i]);
        return false;
    }
    c->out[0] = t;
    return true;
}
