// Types of chlo.scan: a region that makes, of carries and one slice of each input, carries and one slice of each output.
#include "ir/infer/util.h"

#include <inttypes.h>

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
        return infer_fail(c, CODE_TYPE_MISMATCH, "the region returns %s as value %" PRIu32 ", a slice of an output has to have dimension %" PRId64 " put in",
                          infer_type_name(c, slice), i, dim);
    for (uint32_t k = 0; k <= slice->rank; k++) dims[k] = k < dim ? slice->dims[k] : k == dim ? length : slice->dims[k - 1];
    return result_set(c, i, slice->dtype, dims, slice->rank + 1u);
}

bool infer_scan(Infer *c) {
    const Op *op = c->op;
    Axes sizes = op_axes(op, ATTR_operandSegmentSizes);
    int64_t dim = op_int(op, ATTR_dimension, 0);
    if (sizes.n != 2 || sizes.v[0] < 1 || sizes.v[0] > op->n_operands || sizes.v[1] != op->n_operands - sizes.v[0] || sizes.v[1] > op->n_results)
        return infer_fail(c, CODE_BAD_STRUCTURE, "has %" PRIu32 " operands and %" PRIu32 " results, which do not fit its operandSegmentSizes", op->n_operands,
                          op->n_results);
    uint32_t n_inputs = (uint32_t)sizes.v[0], n_carries = (uint32_t)sizes.v[1], n_outputs = op->n_results - n_carries;
    const Op *end = region_form(c, 0, op->n_operands, op->n_results);
    if (!end) return false;
    int64_t length = DIM_UNKNOWN;
    for (uint32_t i = 0; i < n_inputs; i++) {
        Type t = operand_type(c, i);
        if (!attr_axis_ok(c, ATTR_dimension, dim, t->rank) || !region_arg_is(c, 0, i, without_dim(c, t, dim))) return false;
        if (!dim_agrees(length, t->dims[dim]))
            return infer_fail(c, CODE_SHAPE_MISMATCH, "scans %s slices of input 0, but %s of input %" PRIu32, dim_name(c, length), dim_name(c, t->dims[dim]),
                              i);
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
