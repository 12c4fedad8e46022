// Smooth functions of one operand as rows, for elementwise.c and chlo.c.
#ifndef TPUCC_TESTS_OPS_GRAPH_ROWS_H
#define TPUCC_TESTS_OPS_GRAPH_ROWS_H

#include "tests/ops/graph/text.h"

typedef struct {
    const char *name, *types;
    double low, high, exact_low, exact_high; // operands are clamped to it; low > 0: their sizes are
    double slope, most, ulps;                // between low and high; of complex numbers with imaginary parts in [-1, 1] as well
} UnaryRow;

bool make_unary_row(Graph *g, const UnaryRow *r);

#endif
