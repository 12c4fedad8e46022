// What the files of quantized tensors share: see quant.c.
#ifndef TPUCC_PASSES_EXPAND_QUANT_H
#define TPUCC_PASSES_EXPAND_QUANT_H

#include "ir/graph/quant.h"
#include "ir/graph/uses.h"
#include "passes/expand/expansion.h"

// quant_range.c. Values and ops are those of the model, with their quantized types, and `u` is who uses them there.
bool quant_is_usual(const Quant *q);                             // f32, of scales that products and quotients by them are far from both ends of it
bool quant_has_zero_points(const Quant *q);                      // other than 0
int64_t quant_kept_dimension(const Op *op);                      // the one of the weights that a product does not sum over; -1: there are several
double quant_most(const Uses *u, const Value *v);                // no integer that v becomes is larger
double quant_most_expressed(const Uses *u, const Value *v);      // nor what they stand for
double quant_most_sum(const Op *op, double bound);               // nor sums of products without zero points, of which `bound` is known
bool quant_is_own_sum(const Uses *u, const Op *op, double most); // such sums, no larger than `most`, are the integers of the result
bool quant_is_plain_product(const Op *op);                       // of a matrix, or of windows over an image, without groups and dilation of it
bool quant_adds_integers(const Uses *u, const Op *op);           // so are sums of integers

#endif
