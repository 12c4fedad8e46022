// What indices of gathers, and weights beside them, are made of where constants are only moved and repeated.
#ifndef TPUCC_PASSES_SIMPLIFY_INDICES_H
#define TPUCC_PASSES_SIMPLIFY_INDICES_H

#include "passes/simplify/rule.h"

// A value that is a constant, or of few elements and computed from constants and nothing else, by few ops; NULL: it is neither.
const Literal *computed_constant(Canon *s, const Value *v);

// A constant that runs along one dimension of the starts, those of the index vector not counted; -1: along none. Its elements may be floats, of which the whole
// part is the index.
typedef struct {
    const Literal *list;
    int64_t along;
} Component;

// runs: of each dimension of v, which one of the starts it is; is changed.
bool component_find(Canon *s, const Value *v, int64_t *runs, Component *out);
// What the whole parts of are the indices, or the indices.
const Value *indices_before_truncation(const Value *starts);
// The value that holds component k of the index vectors alone, with a size of 1 in place of the index vector; NULL: there is none.
const Value *component_value(const Value *starts, int64_t vector, int64_t k);

// What runs along the dimensions of op's result (-1: nothing) to what runs along those of its operand, where op only moves and repeats: a transpose, a
// broadcast, a reshape that adds or drops sizes of 1. False: it is something else.
bool movement_follow(const Op *op, int64_t *runs);

#endif
