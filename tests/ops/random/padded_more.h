// Ops of random models that are not in padded.c: those with regions, windows, loops and branches; and those near the limits of what is assumed:
// reciprocals, tables with and without zeros, other element types, integers and truths, choices, means by a count, guards.
#ifndef TPUCC_TESTS_OPS_RANDOM_PADDED_MORE_H
#define TPUCC_TESTS_OPS_RANDOM_PADDED_MORE_H

#include "tests/ops/random/padded_text.h"

typedef void Maker(Gen *g);
// Of padded_region.c.
Maker op_window, op_cumulate, op_sort, op_convolve, op_repeat, op_scan, op_causal, op_branch;
// Of padded_more.c.
Maker op_reciprocal, op_typed, op_truth, op_choice, op_one_hot, op_mean, op_guard, op_clamp, op_table;

#endif
