// Parts of the layout pass, which runs them one after the other on every block.
#ifndef TPUCC_PASSES_LAYOUT_LAYOUT_H
#define TPUCC_PASSES_LAYOUT_LAYOUT_H

#include "ir/builder/build.h"
#include "passes/pass.h"

enum { BF16_SET_UP = 1800, BF16_FILLED = 32 }; // cycles that a matrix unit takes to be set up; elements that sums are filled to

// dot_general and convolution of types that have micro-kernels become tpu.matmul and tpu.conv on packed operands, with the movements of elements
// that this needs written out as transposes and reshapes. For OpenBLAS dot_general stays, as products of plain matrices.
bool contract_lower(Block *b, const PassContext *c);
bool convolution_lower(Module *m, Op *op, const PassContext *c, const TunedKernel **out_tuned); // this one
// Is this dot_general, of f32, of a vector, or a few of them, and a matrix that is no constant? And it becomes sums of elementwise products then; false: it is
// another.
bool vector_fits(const Op *op);
bool vector_lower(Module *m, Op *op, const TargetFacts *target);
void flatten_in_order(Module *m, Op *dot); // an image that it takes as rows is taken with channels last, where it will lie so
bool contract_is_constant(const Value *v); // seen through views
bool contract_has_microkernel(const Op *op, const TargetFacts *target);
// Of a type of 8 or 16 bits whose micro-kernel takes units of 32 bits, and of a result that sums of it can be converted to; contract_sum: its type.
bool contract_has_units(const Op *op, const TargetFacts *target);
bool contract_has_batches_last(const Value *v, Axes batch); // of an operand: is its last dimension, as it lies in memory, one of these?
DType contract_sum(DType element);
// Of a type that has a micro-kernel on every target, in the place of `op`, which is gone; NULL: there is none.
Op *contract_widened(Module *m, Op *op, const TargetFacts *target);
Value *contract_pack(Builder *b, Value *v);                      // [B.., K, N] in panels
Value *contract_pack_units(Builder *b, Value *v, DType element); // in panels of units that rows of `element` are multiplied by
Value *contract_stored(Value *weights);                  // what constant weights are widened from, if that happens as they are multiplied; else themselves
Value *contract_product(Builder *b, Value *x, Value *y); // [B.., M, K] times [B.., K, N], which is packed
bool loops_pack_before(Block *b);                        // what loops of the block pack in each round, in front of them (loops.c); true: there was some
bool loops_pack_once(const Op *op, const Value *v);      // is op in a loop, and v there such that its pack is made in front of it?
// Values of a function that bf16 is enough for are rounded where they are made. `roundings`: converts to bf16 that products read; `whole`: converts of values
// that products need in f32 as well.
bool activations_store(Module *m, Func *f, const OpList *roundings, const OpList *whole);
// Is this dot_general such a product, [B.., M, K] times [B.., K, N] within BLAS's integers?
bool contract_is_blas(const Op *op, MatmulKernels kernels);
// Moves transposes and reshapes towards the results, through elementwise ops, reductions and windows, so that those of one contraction
// meet those of the next and cancel. In every block of a function, the outer ones first; nothing else may write ids of values and ops meanwhile.
typedef struct {
    int64_t n_ops, most; // ops of the function now, and how many there may be
} MovementRoom;
void movement_begin(Func *f, MovementRoom *out);
bool movement_sink(Module *m, Block *b, MovementRoom *room);

static inline void permutation_invert(const int64_t *permutation, uint32_t n, int64_t *out) {
    for (uint32_t i = 0; i < n; i++) out[permutation[i]] = i;
}

// x seen through the inverse of a movement, for an operand that stands beside the moved one.
Value *movement_transpose(Builder *b, Value *x, const int64_t *permutation);
Value *movement_reshape(Builder *b, Value *x, Type to);

#endif
