// See running.h.
#include "ir/ops/running.h"

#include "ir/ops/chunks.h"
#include "ir/ops/plan.h"

enum { SIDE_BY_SIDE = 8 };

static int64_t entry_or(Axes a, uint32_t i, int64_t otherwise) { return a.n ? a.v[i] : otherwise; }

// Is the window along dimension i one element, of all elements in turn?
static bool is_one_each(const Op *op, uint32_t i) {
    Axes padding = op_axes(op, ATTR_padding);
    return op_axes(op, ATTR_window_dimensions).v[i] == 1 && entry_or(op_axes(op, ATTR_window_strides), i, 1) == 1 &&
           entry_or(op_axes(op, ATTR_base_dilations), i, 1) == 1 && entry_or(padding, 2 * i, 0) == 0 && entry_or(padding, 2 * i + 1, 0) == 0;
}

bool window_is_running(const Op *op, RunningWindow *out) {
    const Type t = op->operands[0]->type;
    uint32_t n_along = 0;
    for (uint32_t i = 0; i < t->rank; i++)
        if (!is_one_each(op, i)) out->dim = i, n_along++;
    if (n_along != 1 || !t->n_elems || op->results[0].type->dims[out->dim] < 2) return false;
    uint32_t d = out->dim;
    bool plain = entry_or(op_axes(op, ATTR_window_strides), d, 1) == 1 && entry_or(op_axes(op, ATTR_base_dilations), d, 1) == 1 &&
                 entry_or(op_axes(op, ATTR_window_dilations), d, 1) == 1;
    int64_t size = t->dims[d], low = entry_or(op_axes(op, ATTR_padding), 2 * d, 0), high = entry_or(op_axes(op, ATTR_padding), 2 * d + 1, 0);
    out->window = op_axes(op, ATTR_window_dimensions).v[d];
    out->is_reverse = low <= 0;
    // The last window still begins at the first element, or before it; or the first one still ends at the last element, or behind it.
    bool runs = out->is_reverse ? out->window >= size + low : high <= 0 && out->window >= size + high;
    if (!plain || !runs) return false;
    out->low = out->is_reverse ? low : low - out->window + 1;
    out->high = out->is_reverse ? high - out->window + 1 : high;
    return true;
}

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
