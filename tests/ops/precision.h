// What --precision=bf16|model means, as a graph of f32 that eval runs, made by nothing of the compiler's: operands of each contraction of f32 are rounded to
// bf16 and back. How far compiled code may be from it is found for each result: f32 is off by some difference D from this graph, so the model's own
// sensitivity to such roundings is about D; code that stores what flows between contractions as bf16 rounds a few times more, at places that depend on
// what elementwise work has become. So it is allowed 4 D and, where anything was rounded, two units of bf16 at the largest element of the result.
#ifndef TPUCC_TESTS_OPS_PRECISION_H
#define TPUCC_TESTS_OPS_PRECISION_H

#include "ir/graph/literal.h"
#include "passes/pass.h"

// Rounds operands in the module, which has been verified. Returns the unit of what was rounded, 0 where nothing was.
double precision_round(Module *m, PrecisionKind kind);
// The largest difference of two results of one type of floats, 0 of others; infinities and NaN that differ: INFINITY.
double precision_distance(const Literal *x, const Literal *y);

#endif
