// The slow reference meaning of every op: what constant folding, tests, fuzzers and `tpurun --interpret` mean by it. Written for
// reading, not for speed; the arithmetic is the StableHLO specification's, f16 and bf16 through f32, sums in index order.
#ifndef TPUCC_IR_EVAL_H
#define TPUCC_IR_EVAL_H

#include "ir/graph.h"

// Results go into out[op->n_results], allocated from `arena`. Operand i is ins[i]; regions may use values around them only through `op`'s
// operands, or constants. False: a diagnostic was added (an op without meaning at run time, an endless loop over `eval_max_steps`).
bool eval_op(Module *m, const Op *op, const Literal *const *ins, Arena *arena, const Literal **out, Diags *d);
// A function on its arguments. Calls, loops and kernels included.
bool eval_func(Module *m, const Func *f, const Literal *const *args, Arena *arena, const Literal **out, Diags *d);

#endif
