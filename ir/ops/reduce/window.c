// See window.h.
#include "ir/ops/reduce/window.h"

static int64_t entry_or(Axes a, uint32_t i, int64_t otherwise) { return a.n ? a.v[i] : otherwise; }

WindowAlong window_along(const Op *op, uint32_t dim) {
    Axes padding = op_axes(op, ATTR_padding);
    return (WindowAlong){.size = op_axes(op, ATTR_window_dimensions).v[dim],
                         .stride = entry_or(op_axes(op, ATTR_window_strides), dim, 1),
                         .dilation = entry_or(op_axes(op, ATTR_window_dilations), dim, 1),
                         .base = entry_or(op_axes(op, ATTR_base_dilations), dim, 1),
                         .low = entry_or(padding, 2 * dim, 0),
                         .high = entry_or(padding, 2 * dim + 1, 0)};
}

bool window_is_single(const Op *op, uint32_t dim) {
    WindowAlong w = window_along(op, dim);
    return w.size == 1 && w.stride == 1 && w.base == 1 && !w.low && !w.high;
}

bool window_is_long(const Op *op) {
    Axes size = op_axes(op, ATTR_window_dimensions);
    int64_t n = 1;
    for (uint32_t i = 0; i < size.n && n <= LONG_WINDOW; i++) n = size.v[i] > LONG_WINDOW ? size.v[i] : n * size.v[i];
    return n > LONG_WINDOW;
}
