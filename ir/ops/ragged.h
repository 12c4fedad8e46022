// The dimension numbers of chlo.ragged_dot, ready to use. Source: CHLO's definition of the op, jax.lax.ragged_dot_general.
//
// The ragged dimension of lhs is cut into groups, one behind the other, by group_sizes [groups], or [prefix.., groups] where each place in
// the dimensions before the ragged one has sizes of its own. What lies behind the last group is in none.
//   ROWS   free dimension:  [b, m, k] x [g, b, k, n] -> [b, m, n]     a row meets the rhs of its group; prefix: b.., m.. before the ragged one
//   TERMS  contracted:      [b, m, k] x [b, k, n]    -> [g, b, m, n]  a result for the terms of each group; prefix: b.., k.. before the ragged one
//   BATCH  batch dimension: dot_general, whatever the sizes are
// ROWS and TERMS are a dot_general of operands with a dimension of groups in front, in which zeros stand for what is not in the group.
#ifndef TPUCC_IR_OPS_RAGGED_H
#define TPUCC_IR_OPS_RAGGED_H

#include "ir/graph/graph.h"

typedef enum { RAGGED_ROWS, RAGGED_TERMS, RAGGED_BATCH } RaggedMode;

typedef struct {
    RaggedMode mode;
    int64_t lhs_dim, rhs_dim; // the ragged dimension; of rhs, -1 in ROWS
    uint32_t n_prefix;
    int64_t lhs_prefix[MAX_RANK], rhs_prefix[MAX_RANK]; // which dimensions these are
    // Of the dot_general: lhs has the groups in front in ROWS and TERMS, rhs in TERMS.
    int64_t dot[DOT_LISTS][MAX_RANK + 1];
    uint32_t n_dot[DOT_LISTS];
} Ragged;

// The lists name dimensions that the operands have, one of them ragged.
void ragged_of(const Op *op, Ragged *out);
void ragged_dot_lists(const Ragged *r, Axes out[DOT_LISTS]); // which live as long as r

#endif
