// Windows of reduce_window, dimension by dimension.
#ifndef TPUCC_IR_OPS_REDUCE_WINDOW_H
#define TPUCC_IR_OPS_REDUCE_WINDOW_H

#include "ir/graph/graph.h"

enum { LONG_WINDOW = 9 };

typedef struct {
    int64_t size, stride, dilation, base, low, high; // of the window; base: dilation of the operand
} WindowAlong;

WindowAlong window_along(const Op *op, uint32_t dim);
// Is the window one element along the dimension, each of the operand's in turn?
bool window_is_single(const Op *op, uint32_t dim);
// Has it more elements than LONG_WINDOW? Such windows are not written out one by one.
bool window_is_long(const Op *op);

#endif
