// Weights in groups (ir/ops/groups.h) between the passes `weights`, which rounds them, and `layout`, which packs those of products; and constants that are not
// folded, seen through what they go through.
#ifndef TPUCC_PASSES_LAYOUT_GROUPS_H
#define TPUCC_PASSES_LAYOUT_GROUPS_H

#include "ir/builder/build.h"

// What v is, which contract_is_constant says is one (layout.h). Literals go into the module's arena.
const Literal *constant_evaluated(Module *m, const Value *v);
// The tpu.round_groups that makes v, if it goes along these dimensions of it; or NULL.
const Op *groups_found(const Value *v, Axes contract);
void groups_drop(Module *m);                                // those that nothing reads any more, which `fold` would compute
Value *groups_pack(Builder *b, Value *v, const Op *groups); // [B.., K, N] as tpu.matmul takes it

#endif
