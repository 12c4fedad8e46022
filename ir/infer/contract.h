// What ragged.c shares with dot_general (contract.c): the lists of a product, checked, and the result's type.
#ifndef TPUCC_IR_INFER_CONTRACT_H
#define TPUCC_IR_INFER_CONTRACT_H

#include "ir/infer/util.h"

typedef struct {
    Type lhs, rhs;
    Axes lhs_batch, rhs_batch, lhs_contract, rhs_contract;
    uint64_t lhs_used, rhs_used;
    const int64_t *leading; // a dimension of the result before all others
} Dot;

// The lists of the attribute k that DOT has, and all that they ask of the operands.
bool dot_checked(Infer *c, AttrKey k, Dot *out);
// Sets the type of result 0.
bool dot_result(Infer *c, const Dot *dot);

#endif
