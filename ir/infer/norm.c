// Types of batch normalisation: scale, offset and statistics have one element for each feature of the operand.
// Source of the rules: the StableHLO specification, "Constraints" of these ops.
#include "ir/infer/util.h"

#include <inttypes.h>

// Training gives the result, mean and variance; grad the gradients of operand, scale, offset.
static bool batch_norm(Infer *c, uint32_t n_features) {
    Type t = operand_type(c, 0);
    int64_t feature = op_int(c->op, ATTR_feature_index, 0);
    if (!infer_works_on(c, dtype_is_float(t->dtype), "floating-point numbers") || !attr_axis_ok(c, ATTR_feature_index, feature, t->rank)) return false;
    for (uint32_t i = 1; i <= n_features; i++) {
        Type p = operand_type(c, i);
        if (!operands_same_dtype(c, 0, i)) return false;
        if (p->rank == 1 && dim_agrees(p->dims[0], t->dims[feature])) continue;
        infer_fail(c, CODE_SHAPE_MISMATCH, "operand %" PRIu32 " is %s, the first operand has %s features in dimension %" PRId64, i, infer_type_name(c, p),
                   dim_name(c, t->dims[feature]), feature);
        operand_note(c, 0, NULL);
        operand_note(c, i, NULL);
        return false;
    }
    c->out[0] = t;
    return result_set(c, 1, t->dtype, &t->dims[feature], 1) && result_set(c, 2, t->dtype, &t->dims[feature], 1);
}

bool infer_batch_norm_training(Infer *c) { return batch_norm(c, 2); }

bool infer_batch_norm_grad(Infer *c) {
    if (!batch_norm(c, 3) || !operands_same_dtype(c, 0, 4)) return false;
    if (type_agrees(operand_type(c, 0), operand_type(c, 4))) return true;
    return infer_fail(c, CODE_SHAPE_MISMATCH, "grad_output is %s, the operand is %s", infer_type_name(c, operand_type(c, 4)),
                      infer_type_name(c, operand_type(c, 0)));
}

bool infer_batch_norm_inference(Infer *c) {
    static const char *const names[] = {"operand", "scale", "offset", "mean", "variance"};
    Type t = operand_type(c, 0);
    int64_t feature = op_int(c->op, ATTR_feature_index, 0);
    if (!dtype_is_float(t->dtype)) {
        infer_fail(c, CODE_TYPE_MISMATCH, "works on floating-point numbers, not on %s", dtype_text(t->dtype));
        operand_note(c, 0, NULL);
        return false;
    }
    if (!attr_axis_ok(c, ATTR_feature_index, feature, t->rank)) return false;
    for (uint32_t i = 1; i < 5; i++) {
        Type p = operand_type(c, i);
        if (!operands_same_dtype(c, 0, i)) return false;
        if (p->rank == 1 && dim_agrees(p->dims[0], t->dims[feature])) continue;
        infer_fail(c, CODE_SHAPE_MISMATCH, "%s is %s, the operand has %s features in dimension %" PRId64, names[i], infer_type_name(c, p),
                   dim_name(c, t->dims[feature]), feature);
        operand_note(c, 0, NULL);
        operand_note(c, i, names[i]);
        return false;
    }
    c->out[0] = t;
    return true;
}
