// Types of checks: what StableHLO's tests compare, and the count that tpu.check reads.
#include "ir/infer/util.h"

bool infer_check(Infer *c) {
    const Attr *value = op_attr(c->op, ATTR_value);
    Type a = operand_type(c, 0), b = value ? value->lit->type : operand_type(c, 1);
    if (type_agrees(a, b)) return true;
    return infer_fail(c, CODE_TYPE_MISMATCH, "compares %s with %s", infer_type_name(c, a), infer_type_name(c, b));
}

bool infer_check_count(Infer *c) {
    if (!operand_is_scalar(c, 0, "the count")) return false;
    if (operand_type(c, 0)->dtype == DT_I64) return true;
    return infer_fail(c, CODE_TYPE_MISMATCH, "the count is %s, it must be tensor<i64>", infer_type_name(c, operand_type(c, 0)));
}
