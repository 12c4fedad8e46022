// What the files of quantized tensors share: see quant.c.
#ifndef TPUCC_PASSES_EXPAND_QUANT_H
#define TPUCC_PASSES_EXPAND_QUANT_H

#include "ir/graph/quant.h"
#include "ir/graph/uses.h"
#include "passes/expand/expansion.h"

// quant_range.c. Values and ops are those of the model, with their quantized types, and `u` is who uses them there.
bool quant_is_usual(const Quant *q);                        // f32, of scales that products and quotients by them are far from both ends of it
bool quant_has_zero_points(const Quant *q);                 // other than 0
int64_t quant_kept_dimension(const Op *op);                 // the one of the weights that a product does not sum over; -1: there are several
double quant_most(const Uses *u, const Value *v);           // no integer that v becomes is larger
double quant_most_expressed(const Uses *u, const Value *v); // nor what they stand for
double quant_most_sum(const Op *op, double bound);          // nor sums of products without zero points, of which `bound` is known
typedef struct {
    int64_t low, high;
} QuantRange;
// The sums that a product, or what biases were added to it, has in each of n columns along dimension d, none larger than `most`.
void quant_ranges(const Uses *u, const Value *v, double most, uint32_t d, int64_t n, QuantRange *out);
bool quant_is_own_sum(const Uses *u, const Op *op, double most); // such sums, no larger than `most`, are the integers of the result
bool quant_adds_integers(const Uses *u, const Op *op);           // so are sums of integers

// quant_line.c. How integers n of some scale become those of another one: round((n scale) / to_scale + zero), each step in f32, cut off at min and max.
typedef struct {
    float scale, to_scale, zero;
    int64_t min, max;
    int64_t low, high; // of n
    int64_t added;     // n - added is what there is
    int32_t shift;     // what is added to integers of the line: an even number
} QuantScaling;

// round(slope x + offset) + shift, cut off, where x is what there is; but for one integer that there is, `except`: `level`.
typedef struct {
    float slope, offset;
    bool excepts;
    int64_t except;
    int32_t level;
} QuantLine;

bool quant_line(const QuantScaling *s, QuantLine *out); // false: none was found
// Sums that stand for themselves times the scales of a quantization times a factor, along a dimension of theirs.
typedef struct {
    const Quant *quant;
    double factor;
    int32_t axis;
    double most;        // no sum is larger
    const Value *value; // the sums in the model, or what a product of them makes at once
} QuantSums;

// Sums x as integers of `to`, of 32 bits and yet to be cut off, which the steps make too: these, where there are too few lines.
Value *quant_by_line(Builder *b, const Uses *u, Value *x, const QuantSums *sums, const Quant *to, Value *steps, const TargetFacts *target);

#endif
