// Random graphs as folders for another compiler: DIR/SEED/program.mlir, input<i>.npy, result<i>.npy (what eval says).
#ifndef TPUCC_TESTS_OPS_GRAPH_WRITE_H
#define TPUCC_TESTS_OPS_GRAPH_WRITE_H

#include "ir/graph/graph.h"

bool graph_write(const char *dir, uint64_t seed, const Module *m, const char *text, size_t len, const Literal *const *args, const Literal *const *want);

#endif
