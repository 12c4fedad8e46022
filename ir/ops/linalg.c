// See linalg.h.
#include "ir/ops/linalg.h"

#include "ir/ops/plan.h"

int64_t linalg_lane_dim(const Op *op) {
    enum { MOST_ROWS = 16 }; // in one block of columns, so that sums are made in the same order
    if (op->kind != OP_LU && op->kind != OP_CHOLESKY) return -1;
    const Type t = op->operands[0]->type;
    Axes map = op_axes(op, ATTR_map);
    if (t->rank < 3 || dtype_is_complex(t->dtype) || t->dims[t->rank - 2] > MOST_ROWS || t->dims[t->rank - 1] > MOST_ROWS) return -1;
    uint32_t d = t->rank - 3;
    return t->dims[d] >= LANES && map.n > d && map.v[d] >= 0 ? (int64_t)d : -1;
}
