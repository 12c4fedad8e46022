// Types of ops on the bits of numbers: bitcast_convert. Source of the rules: the StableHLO specification, "Constraints" of it.
#include "ir/infer/util.h"

#include <inttypes.h>

// Of elements of unequal width the narrower type has one dimension more, the last, in which the wider one lies.
bool infer_bitcast_convert(Infer *c) {
    Type from = operand_type(c, 0), to = result_declared(c, 0);
    int64_t dims[MAX_RANK + 1];
    if (!to) return infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    uint32_t a = dtype_info[from->dtype].bits, b = dtype_info[to->dtype].bits, rank = from->rank;
    if (dtype_is_complex(from->dtype) != dtype_is_complex(to->dtype))
        return infer_fail(c, CODE_TYPE_MISMATCH, "bits of %s cannot be taken for %s", dtype_text(from->dtype), dtype_text(to->dtype));
    if (a % b && b % a)
        return infer_fail(c, CODE_TYPE_MISMATCH, "bits of %s cannot be taken for %s: %" PRIu32 " and %" PRIu32 " bits", dtype_text(from->dtype),
                          dtype_text(to->dtype), a, b);
    for (uint32_t i = 0; i < rank; i++) dims[i] = from->dims[i];
    if (a > b) {
        dims[rank++] = a / b;
    } else if (a < b) {
        if (!rank || !dim_agrees(dims[rank - 1], b / a))
            return infer_fail(c, CODE_SHAPE_MISMATCH, "the last dimension must be %" PRIu32 " to make %s of %s", b / a, dtype_text(to->dtype),
                              dtype_text(from->dtype));
        rank--;
    }
    return result_set(c, 0, to->dtype, dims, rank);
}
