// Random ops scatter, gather and select_and_scatter with any dimension numbers, element types and regions: functions of one such op, with the
// operands made in ways that decide where they lie.
#ifndef TPUCC_TESTS_OPS_RANDOM_SCATTER_H
#define TPUCC_TESTS_OPS_RANDOM_SCATTER_H

#include "ir/base/base.h"

enum { SCATTER_DIMS = 6 };

typedef struct {
    unsigned rank;
    int64_t dims[2 * SCATTER_DIMS];
} ScatterShape;

// Dimension numbers, of scatter and gather alike: `window` are the updates' (or the gathered) dimensions that walk through slices of the input.
typedef struct {
    ScatterShape input, indices, updates;
    int role[SCATTER_DIMS];
    int64_t window[SCATTER_DIMS], inserted[SCATTER_DIMS], batch[SCATTER_DIMS], indices_batch[SCATTER_DIMS], mapped[SCATTER_DIMS], sizes[SCATTER_DIMS], vector;
    unsigned n_window, n_inserted, n_batch, n_mapped;
} ScatterNumbers;

void scatter_numbers(uint64_t *random, int64_t most, ScatterNumbers *out); // operands of at most `most` elements

void random_scatter(uint64_t seed, Text *out); // a function of the seed alone

#endif
