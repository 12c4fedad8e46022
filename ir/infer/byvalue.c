// Types of ops whose results are as large as elements of their operands say: the size stays open, or is taken as declared. They are of the dialect tpu, after
// numpy's boolean indexing, argwhere and unique.
#include "ir/infer/util.h"

#include <inttypes.h>
#include <string.h>

bool infer_boolean_mask(Infer *c) {
    Type x = operand_type(c, 0), mask = operand_type(c, 1);
    int64_t dims[MAX_RANK], first = op_int(c->op, ATTR_dimension, 0);
    uint32_t n = 0;
    if (mask->dtype != DT_I1) {
        infer_fail(c, CODE_TYPE_MISMATCH, "the mask must have elements i1, it is %s", infer_type_name(c, mask));
        operand_note(c, 1, "the mask");
        return false;
    }
    if (!mask->rank || first < 0 || first + mask->rank > x->rank)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "a mask of rank %" PRIu32 " covers no dimensions from %" PRId64 " on of an operand of rank %" PRIu32,
                          mask->rank, first, x->rank);
    for (uint32_t i = 0; i < mask->rank; i++) {
        if (dim_agrees(x->dims[first + i], mask->dims[i])) continue;
        infer_fail(c, CODE_SHAPE_MISMATCH, "dimension %" PRIu32 " of the mask is %s, dimension %" PRId64 " of the operand is %s", i, dim_name(c, mask->dims[i]),
                   first + i, dim_name(c, x->dims[first + i]));
        operand_note(c, 0, "the operand");
        operand_note(c, 1, "the mask");
        return false;
    }
    for (uint32_t i = 0; i < x->rank; i++) {
        if (i > first && i < first + mask->rank) continue;
        dims[n++] = i == first ? DIM_UNKNOWN : x->dims[i];
    }
    return result_set(c, 0, x->dtype, dims, n);
}

// The declared type of result i, which must hold integers.
static bool numbers_declared(Infer *c, uint32_t i, const char *what, DType *out) {
    Type t = result_declared(c, i);
    if (!t) return infer_fail(c, CODE_BAD_STRUCTURE, "result %" PRIu32 " has no tensor type", i);
    if (!dtype_is_int(t->dtype)) return infer_fail(c, CODE_TYPE_MISMATCH, "result %" PRIu32 " holds %s: integers, not %s", i, what, infer_type_name(c, t));
    *out = t->dtype;
    return true;
}

bool infer_nonzero(Infer *c) {
    DType number;
    return numbers_declared(c, 0, "indices", &number) && result_set(c, 0, number, (int64_t[]){DIM_UNKNOWN, operand_type(c, 0)->rank}, 2);
}

bool infer_unique(Infer *c) {
    Type x = operand_type(c, 0);
    const int64_t open = DIM_UNKNOWN;
    DType number;
    if (c->op->n_results < 1 || c->op->n_results > 3) return infer_fail(c, CODE_BAD_STRUCTURE, "has 1, 2 or 3 results, not %" PRIu32, c->op->n_results);
    if (dtype_is_complex(x->dtype)) return infer_fail(c, CODE_TYPE_MISMATCH, "complex numbers have no order: %s", infer_type_name(c, x));
    if (!result_set(c, 0, x->dtype, &open, 1)) return false;
    if (c->op->n_results > 1 && (!numbers_declared(c, 1, "positions", &number) || !result_set(c, 1, number, x->dims, x->rank))) return false;
    return c->op->n_results < 3 || (numbers_declared(c, 2, "counts", &number) && result_set(c, 2, number, &open, 1));
}
