// What is too large to be compiled is refused by name: [too-large], with the op and what it takes. The limits themselves are in ir/graph/type.h.
#ifndef TPUCC_PASSES_LIMITS_H
#define TPUCC_PASSES_LIMITS_H

#include "passes/pass.h"

// Adds the diagnostic that `what` of `bytes` is too large; always false. `what` begins with the op: "add: its result, tensor<..>,".
bool limits_refuse(Diags *d, Loc at, double bytes, const char *what, ...) __attribute__((format(printf, 4, 5)));
// Of a model whose types are known: no tensor has over MAX_ELEMS elements, no argument or result of the function is over MAX_BYTES.
bool limits_of_model(PassContext *c, Func *f);
// Of a phase that is cut into tiles: its tasks are numbered with 32 bits.
bool limits_of_tasks(PassContext *c, const Op *kernel, const Block *phase, Axes domain, const int64_t *tile);

#endif
