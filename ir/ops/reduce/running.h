// Running reductions: windows of reduce_window that all begin where the operand begins, or all end where it ends, along one dimension, as frameworks write
// cumulative sums, maxima and their like. Each window is the one before and an element more, so all of them take as many steps as there are elements. The
// specification leaves the order of a reduction open ("reduce": any tree whose leaves are the elements in order).
//
// tpu.cumulate computes them: forwards from the first element on, or, where it is_reverse, backwards from the last; in chunks where that is long, each of
// which begins with what its operand `start` has for it.
#ifndef TPUCC_IR_OPS_REDUCE_RUNNING_H
#define TPUCC_IR_OPS_REDUCE_RUNNING_H

#include "ir/graph/graph.h"

typedef struct {
    uint32_t dim;
    bool is_reverse;   // windows end with the last element, else they begin with the first
    int64_t low, high; // along dim, so many initial values are put in front of the running reduction and behind it to make the result; negative: dropped
    int64_t window;
} RunningWindow;

// Of a reduce_window of static types with elements: do its windows run along the dimension? False: they are others, or there is only one along each line.
bool window_runs_along(const Op *op, uint32_t dim, RunningWindow *out);
// And are they of one element along all others?
bool window_is_running(const Op *op, RunningWindow *out);

// Of either: are sums and products of narrow floats rounded after every step, since lines are short? Long ones accumulate in f32 and round once.
bool running_rounds(const Op *op);

// Of tpu.cumulate: the size of a chunk along its dimension.
int64_t cumulate_chunk(const Op *cumulate);
// Do lanes take neighbours along the dimension, or lines side by side? The dimension that vectors run along; the rank: none, elements are taken one by one.
uint32_t cumulate_lane_dim(const Op *cumulate);
// So many lines side by side are a task's at least: vectors of them in turn, so that none waits for itself, and enough that is read together.
int64_t cumulate_lines(const Op *cumulate);

#endif
