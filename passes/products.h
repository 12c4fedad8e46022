// What kinds of products (dot_general, convolution, ragged_dot) there are, by their types.
#ifndef TPUCC_PASSES_PRODUCTS_H
#define TPUCC_PASSES_PRODUCTS_H

#include "ir/graph/graph.h"

// In f32: one operand is, and the other is too or becomes it exactly, a float of fewer bits.
bool product_is_f32(const Op *op);
// In f32 as well, of floats of 16 bits: their products are exact in it, and sums of them are rounded at the end.
bool product_is_short(const Op *op);
// Of floats of 8 bits and fewer, or bf16: it holds them all but the least power of two, and their products are exact in f32.
bool product_is_in_bf16(const Op *op);
// Of f32 by weights that alone have a quantized type: a product of f32 too, by what these stand for.
bool product_is_hybrid(const Op *op);

// Does main multiply by weights that it computes of constants, or that have a quantized type? They are constants when they have been folded.
bool products_have_computed_weights(Module *m);

#endif
