// See running.h.
#include "ir/ops/reduce/running.h"

#include "ir/ops/plan.h"
#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/window.h"

enum { SIDE_BY_SIDE = 8 };

bool window_runs_along(const Op *op, uint32_t dim, RunningWindow *out) {
    int64_t size = op->operands[0]->type->dims[dim];
    WindowAlong w = window_along(op, dim);
    if (w.stride != 1 || w.base != 1 || w.dilation != 1 || !op->operands[0]->type->n_elems || op->results[0].type->dims[dim] < 2) return false;
    *out = (RunningWindow){.dim = dim, .window = w.size, .is_reverse = w.low <= 0};
    // The last window still begins at the first element, or before it; or the first one still ends at the last element, or behind it.
    if (out->is_reverse ? w.size < size + w.low : w.high > 0 || w.size < size + w.high) return false;
    out->low = out->is_reverse ? w.low : w.low - w.size + 1;
    out->high = out->is_reverse ? w.high - w.size + 1 : w.high;
    return true;
}

bool window_is_running(const Op *op, RunningWindow *out) {
    uint32_t rank = op->operands[0]->type->rank, dim = rank;
    for (uint32_t i = 0; i < rank; i++) {
        if (window_is_single(op, i)) continue;
        if (dim < rank) return false;
        dim = i;
    }
    return dim < rank && window_runs_along(op, dim, out);
}

bool running_rounds(const Op *op) { return reducer_is_narrow(op) && (op->kind != OP_REDUCE_WINDOW || !window_is_long(op)); }

int64_t cumulate_chunk(const Op *cumulate) { return op_axes(cumulate, ATTR_window_dimensions).v[op_int(cumulate, ATTR_dimension, 0)]; }

uint32_t cumulate_lane_dim(const Op *cumulate) {
    const Type t = cumulate->results[0].type;
    uint32_t dim = (uint32_t)op_int(cumulate, ATTR_dimension, 0), last = t->rank - 1;
    OpKind kind;
    if (dim != last || reducer_has_lanes(cumulate, &kind)) return last;
    return t->rank > 1 && dim_is_worth_lanes(t->dims[last - 1]) ? last - 1 : t->rank;
}

int64_t cumulate_lines(const Op *cumulate) {
    const Type t = cumulate->results[0].type;
    uint32_t d = cumulate_lane_dim(cumulate);
    if (d == op_int(cumulate, ATTR_dimension, 0) || d == t->rank) return 1;
    int64_t lines = SIDE_BY_SIDE * LANES;
    while (lines > LANES && (d + 1 < t->rank || t->dims[d] < lines)) lines /= 2;
    return lines;
}
