// Which ops and element types random graphs have: every op of ir/op.def that a program can hold must occur, with every element type that it
// takes, but for what coverage.c lists with the reason.
#ifndef TPUCC_TESTS_OPS_GRAPH_COVERAGE_H
#define TPUCC_TESTS_OPS_GRAPH_COVERAGE_H

#include "ir/graph/graph.h"

void coverage_count(const Module *m);
unsigned coverage_report(void); // prints what is missing and a line of totals; returns how much is missing

#endif
