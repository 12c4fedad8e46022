// For tests alone: the checks of StableHLO's own tests, as ops (check.expect_eq, ..) and as custom calls of these names: what each asks for.
#ifndef TPUCC_IR_OPS_CHECK_H
#define TPUCC_IR_OPS_CHECK_H

#include "ir/graph/graph.h"

// Equal: the same values, NaN equals NaN. Close: at most so many units in the last place, counted in the order of the type's numbers, of each part
// of a complex number. Almost equal: an absolute difference of at most `tolerance`. Integers are equal or not in all three.
typedef struct {
    enum { CHECK_EQUAL, CHECK_WITHIN_ULPS, CHECK_WITHIN } how;
    uint64_t min_ulp, max_ulp; // the largest distance of all elements is in [min, max]
    double tolerance;
} Check;

// Whether the op is a check. Its operands are what is got and what is expected, unless ATTR_value is expected.
bool check_of(const Op *op, Check *out);

#endif
