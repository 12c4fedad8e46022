// Sameness of code: two ops that do the same to whatever they are given.
#ifndef TPUCC_IR_GRAPH_EQUAL_H
#define TPUCC_IR_GRAPH_EQUAL_H

#include "ir/graph/graph.h"

// Same kind, attributes, types of operands and results, and regions that compute the same from their arguments; values from around the
// ops that their regions use are the same values. Operands themselves, places and unknown attributes do not count.
bool op_same_code(const Op *a, const Op *b);
uint64_t op_code_hash(const Op *op); // equal for ops of the same code

// The same but for attributes that `open` says not to look at.
typedef bool AttrOpen(const Op *op, AttrKey key);
bool op_same_form(const Op *a, const Op *b, AttrOpen *open);
uint64_t op_form_hash(const Op *op, AttrOpen *open);

#endif
