// Types of sort and top_k. Source of the rules: the StableHLO specification, "Constraints" of sort; CHLO's top_k.
#include "ir/infer/util.h"

#include <inttypes.h>

bool infer_sort(Infer *c) {
    uint32_t n = c->op->n_operands;
    if (!n || c->op->n_results != n) return infer_fail(c, CODE_BAD_STRUCTURE, "sorts %" PRIu32 " operands, has %" PRIu32 " results", n, c->op->n_results);
    if (!operand_shapes_agree(c, 0, n)) return false;
    int64_t rank = operand_type(c, 0)->rank, dim = op_int(c->op, ATTR_dimension, -1);
    if (dim < -rank || dim >= rank) return infer_fail(c, CODE_BAD_ATTRIBUTE, "dimension is %" PRId64 ", the rank is %" PRId64, dim, rank);
    const Op *end = region_form(c, 0, 2 * n, 1);
    if (!end || !region_returns(c, 0, end, 0, type_scalar(&c->m->types, DT_I1))) return false;
    for (uint32_t i = 0; i < n; i++) {
        Type e = type_scalar(&c->m->types, operand_type(c, i)->dtype);
        if (!region_arg_is(c, 0, 2 * i, e) || !region_arg_is(c, 0, 2 * i + 1, e)) return false;
        c->out[i] = operand_type(c, i);
    }
    return true;
}

bool infer_top_k(Infer *c) {
    Type t = operand_type(c, 0);
    int64_t k = op_int(c->op, ATTR_k, 0), dims[MAX_RANK];
    if (!t->rank || dtype_is_complex(t->dtype)) return infer_fail(c, CODE_TYPE_MISMATCH, "takes real numbers along a dimension, not %s", infer_type_name(c, t));
    int64_t last = t->dims[t->rank - 1];
    if (k < 0 || (last != DIM_UNKNOWN && k > last))
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "k is %" PRId64 ", the last dimension has %s", k, dim_name(c, last));
    for (uint32_t i = 0; i < t->rank; i++) dims[i] = t->dims[i];
    dims[t->rank - 1] = k;
    return result_set(c, 0, t->dtype, dims, t->rank) && result_set(c, 1, DT_I32, dims, t->rank);
}
