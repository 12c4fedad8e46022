// Who uses a value: computed on demand for a block and what is nested in it, freed by the caller, stale after any
// change of operands. Only Value.id and Op.id of what was seen are written: indices into the tables, and the order of
// ops (an op before those of its regions).
#ifndef TPUCC_IR_GRAPH_USES_H
#define TPUCC_IR_GRAPH_USES_H

#include "ir/graph/graph.h"

typedef struct {
    Op *op;
    uint32_t index; // of the operand
} Use;

typedef struct {
    const Use *v; // in program order
    uint32_t n;
} UseList;

typedef struct {
    Value **values; // every value defined or used there; values[v->id] == v
    Op **ops;       // in program order; ops[op->id] == op
    uint32_t *ends; // ends[op->id]: 1 + the id of the last op nested in it (its own, if none)
    uint32_t n_values, n_ops;
    Use *all;
    uint32_t *first; // uses of value i: all[first[i]] .. all[first[i + 1]]
} Uses;

void uses_make(Block *b, Uses *out);
void uses_free(Uses *u);
UseList uses_of(const Uses *u, const Value *v); // empty for a value that was not seen
// Whether op stands in b or in a region nested in it.
bool block_encloses(const Block *b, const Op *op);
// Whether an op outside b (of those seen) uses v.
bool value_used_outside(const Uses *u, const Value *v, const Block *b);
// Whether a comes before b in program order, both seen. An op comes before those of its regions.
static inline bool op_before(const Op *a, const Op *b) { return a->id < b->id; }
// Whether op is `around` or nested in it, both seen.
static inline bool op_inside(const Uses *u, const Op *op, const Op *around) { return op->id >= around->id && op->id < u->ends[around->id]; }

#endif
