// Windows of reduce_window and select_and_scatter: the element of the operand that a position in a window covers, if it covers one.
#include "ir/eval/internal.h"

#include <stdlib.h>

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

Window *window_make(const Op *op, uint32_t rank) {
    Axes padding = op_axes(op, ATTR_padding);
    Window *w = xcalloc(1, sizeof *w);
    w->rank = rank;
    for (uint32_t i = 0; i < rank; i++) {
        w->size[i] = axis_or(op_axes(op, ATTR_window_dimensions), i, 1);
        w->stride[i] = axis_or(op_axes(op, ATTR_window_strides), i, 1);
        w->base[i] = axis_or(op_axes(op, ATTR_base_dilations), i, 1);
        w->dilation[i] = axis_or(op_axes(op, ATTR_window_dilations), i, 1);
        w->low[i] = axis_or(padding, 2 * i, 0);
    }
    return w;
}

int64_t window_element(const Window *w, Type from, const int64_t *strides, const Index *out, const Index *in) {
    int64_t at = 0;
    for (uint32_t i = 0; i < w->rank; i++) {
        int64_t p = out->at[i] * w->stride[i] + in->at[i] * w->dilation[i];
        if (__builtin_sub_overflow(p, w->low[i], &p) || p < 0 || p % w->base[i] || p / w->base[i] >= from->dims[i]) return -1;
        at += p / w->base[i] * strides[i];
    }
    return at;
}
