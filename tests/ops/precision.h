// What --precision=bf16|model means, as graphs of f32 that eval runs, made by nothing of the compiler's: operands of each contraction of f32 are rounded to
// bf16 and back. How far compiled code may be from that is found for each result. Code stores what flows between contractions as bf16, for elementwise work
// too: in a second graph that work reads what the contractions do. The sensitivity D of a result to such roundings is how far f32 and the second graph are
// from the first one. Code rounds a few times more, at places that depend on what elementwise work has become. So it is allowed 4 D and, where anything was
// rounded, two units of bf16 at the largest element of the result.
#ifndef TPUCC_TESTS_OPS_PRECISION_H
#define TPUCC_TESTS_OPS_PRECISION_H

#include "ir/graph/literal.h"
#include "passes/pass.h"

// A model, as text, and what it is run on.
typedef struct {
    const char *text;
    size_t len;
    PrecisionKind kind;
    uint32_t n_replicas, n_partitions, n_results; // results of all devices, as arguments are
    const Literal **args;
} PrecisionCase;

// `want` are the results in f32; they become those of operands that are rounded, of the same types, in the arena. distances[i]: D of result i; *unit: of what
// was rounded, 0 where nothing was. Returns whether the model evaluates so.
bool precision_evaluate(const PrecisionCase *c, Arena *arena, const Literal **want, double *distances, double *unit, Diags *diags);

#endif
