// Convolutions by Winograd's minimal filtering, for the pass `layout`.
#ifndef TPUCC_PASSES_LAYOUT_WINOGRAD_H
#define TPUCC_PASSES_LAYOUT_WINOGRAD_H

#include "ir/builder/build.h"
#include "ir/ops/target_facts.h"
#include "passes/pass.h"

// Of a convolution on f32, or on bf16 or f16 that become that, the side of the tiles of pixels with which it is cheapest, 2 or 4, where that takes so many
// cycles besides; 0: `direct`, which it stands for or is itself, is done directly, with `rate` products in the time of one of f32.
int64_t winograd_choose(const Op *op, const Op *direct, const TargetFacts *target, double besides, double rate);
// Of the gradient of a kernel; 0 as well where the op is none.
int64_t winograd_choose_gradient(const Op *op, const TargetFacts *target, double rate);
// The sides that it may be done with, as bits; 1 << 0 is direct. Only of these what is chosen by others is followed.
uint32_t winograd_methods(const Op *op);
// x [B, M, K] times constants [B, K, N].
typedef Value *WinogradProduct(Builder *b, Value *x, Value *weights);
// [N, OH, OW, O] of the convolution, where x is its image as [N, H, W, C].
Value *winograd_lower(Builder *b, const Op *op, Value *x, int64_t pixels, WinogradProduct *product);

// The same of a convolution with a dilated window, by phases (dilation.c), for image_order brings its image into [N, H, W, C]; NULL: it is done directly.
Value *winograd_lower_dilated(Builder *b, const Op *op, const int64_t *image_order, const TargetFacts *target, WinogradProduct *product);

// And the gradient of a kernel of 3 x 3, a convolution with a window about as large as its image, in the order of the op's result; NULL: it is done directly.
Value *winograd_lower_gradient(Builder *b, const Op *op, const TargetFacts *target, WinogradProduct *product);

// Is this a convolution that the method, in f32, does faster than the processor multiplies bf16? Known kernels, and in programs with variables others too, as
// in f32. In doubt it is, which takes no longer than f32 does. The evaluator has no processor, and rounds alike.
bool winograd_beats_bf16(Op *op, const PassContext *c);

#endif
