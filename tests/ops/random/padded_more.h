// Ops of random models near the limits of what is assumed: reciprocals, tables with and without zeros, other element types, integers and truths, choices, means by a count, guards.
#ifndef TPUCC_TESTS_OPS_RANDOM_PADDED_MORE_H
#define TPUCC_TESTS_OPS_RANDOM_PADDED_MORE_H

#include "tests/ops/random/padded_text.h"

typedef void Maker(Gen *g);
Maker op_reciprocal, op_typed, op_truth, op_choice, op_one_hot, op_mean, op_guard, op_clamp, op_table;

#endif
