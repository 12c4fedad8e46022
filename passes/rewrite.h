// Questions and changes that several passes share.
#ifndef TPUCC_PASSES_REWRITE_H
#define TPUCC_PASSES_REWRITE_H

#include "ir/builder/build.h"
#include "passes/pass.h"

// No effect but its results: a PURE op, or a branch or a loop that is known to end and in whose regions everything is so.
bool op_is_pure(const Op *op);
// The regions of such an op see only their arguments.
static inline bool op_is_isolated(const Op *op) { return op->kind == OP_KERNEL; }

// An op of elements, each result made of the operands' elements at the same index, or of scalars that serve all.
bool op_is_elementwise(const Op *op);

// Is v the same all along these dimensions, of which there are some, as it is repeated along them?
bool value_is_repeated(const Value *v, Axes dims);

// Where a reshape does nothing but that sizes of 1 come and go: of each dimension of its operand which one of its result that is, -1 of sizes of 1.
bool reshape_keeps_dims(const Op *reshape, int64_t *out);

// From everything that printing shows but names and places. Equal modules have equal hashes within one process.
uint64_t module_hash(const Module *m);
size_t module_count_ops(const Module *m);

// Rebuilds a while with the carried values whose keep[i] is set. Those dropped may not be used any more, neither the arguments of the
// regions nor the results. Uses of the old results mean the new ones after module_resolve.
Op *while_keep(Module *m, Op *loop, const bool *keep);

// Rebuilds an if or case with the results whose keep[i] is set; those dropped may not be used any more.
Op *branch_keep(Module *m, Op *branch, const bool *keep);
// The region that a predicate or an index of this value takes; of case, the last one where it is out of range.
static inline uint32_t branch_index(const Op *op, int64_t value) {
    if (op->kind == OP_IF) return value ? 0 : 1;
    return value < 0 || value >= op->n_regions ? op->n_regions - 1 : (uint32_t)value;
}
// Puts the ops of a region without arguments before `at`; what it returns there goes to `out`.
void region_inline(Module *m, const Block *region, Op *at, Value **out);

// The op of a region that is one op on its two arguments, either way round, and returns that; OP_COUNT if it is another region.
OpKind region_binary(const Block *region);
// Whether op(init, x) is x for every x. For a sum of floating-point numbers only -0 is: +0 makes +0 of -0.
bool literal_is_neutral(OpKind op, const Literal *init);

// What stands for a reduce or reduce_window that sums up floats shorter than 32 bits: the same in f32, rounded once (expand/reduce.c). NULL: it does not, or
// its steps are results.
Value *reduction_widened(Builder *b, const Op *op);

#endif
