// Long reductions in chunks: where a reduction takes more elements for one of its result than LONG_REDUCTION, these are cut into chunks, each is
// reduced from its first element on, and what the chunks gave is reduced with the initial value, in their order. The specification leaves the order
// of a reduction open ("reduce": any tree whose leaves are the elements in order). So many tasks share it (passes/fuse/chunks.c), and rounding errors grow with
// the length of a chunk and the number of chunks, not with their product.
//
// How long a chunk is depends on the shapes and the region alone. It is a box of the operand that holds neighbours in the order of the reduced elements:
// 1 along the outer reduced dimensions, some of the next one, all of the inner ones; 1 along what is kept.
#ifndef TPUCC_IR_OPS_REDUCE_CHUNKS_H
#define TPUCC_IR_OPS_REDUCE_CHUNKS_H

#include "ir/graph/graph.h"

enum { LONG_REDUCTION = 32 << 10 };

// The chunk of operands of type t that `reduce` reduces along dims, one size a dimension of t. False: it is not long.
bool reduction_chunk(const Op *reduce, Type t, Axes dims, int64_t *out_chunk);

// Of reduce and tpu.reduce_chunks: is the region one binary op on both arguments, for which there is a neutral element?
bool reducer_is_known(const Op *reduce, OpKind *out_op);
// A sum or product of floats. Narrow ones accumulate in f32 and round once (passes/expand/reduce.c).
bool reducer_is_sum(const Op *reduce);
static inline bool reducer_is_narrow(const Op *reduce) { return reducer_is_sum(reduce) && dtype_info[reduce->regions[0]->args[0]->type->dtype].bits < 32; }
// May lanes take elements side by side, in an order that is not theirs? Narrow sums and products keep it, since short running ones round after every step.
bool reducer_has_lanes(const Op *reduce, OpKind *out_op);
// Are `size` elements along the last dimension worth it?
bool dim_is_worth_lanes(int64_t size);
// Does `reduce` take rows of its operand's last dimension with lanes side by side, one row after the other? Else lanes run along its result.
bool reducer_takes_rows(const Op *reduce, OpKind *out_op);
// The dimension of what tpu.reduce_chunks makes along which lanes have chunks of their own: the last that is not 1. Its rank: the lanes of a
// chunk run along the operand's last dimension.
uint32_t chunks_lane_dim(const Op *chunks);

#endif
