// Inputs of a case: random numbers, special ones, or indices of a range, as the case's comments ask:
//   // inputs: special              NaN, infinities, zeros of both signs, denormals, extremes of integers, in all arguments
//   // input 2: special             in argument 2
//   // input 1: range(0, 19)        whole numbers from 0 to 19 in argument 1
#ifndef TPUCC_TESTS_OPS_INPUTS_H
#define TPUCC_TESTS_OPS_INPUTS_H

#include "ir/graph/literal.h"

uint64_t random_next(uint64_t *state); // splitmix64
// `n_arg` is the argument's number. Text need not end with NUL.
const Literal *input_make(Arena *a, Type type, uint32_t n_arg, const char *text, size_t len, uint64_t *random);
bool inputs_special(const char *text, size_t len); // does any comment ask for special numbers?

#endif
