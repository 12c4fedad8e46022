// Weights in groups, for the products by them (ir/ops/groups.h).
#ifndef TPUCC_IR_EVAL_GROUPS_H
#define TPUCC_IR_EVAL_GROUPS_H

#include "ir/eval/internal.h"
#include "ir/ops/groups.h"

// Packed weights [B.., P, groups, bytes] as f32 [B.., P, depth, 16], whose data is to be freed.
Literal groups_unpacked(Eval *e, Groups g, const Literal *packed, int64_t depth);

#endif
