// Products of signed bytes that stand for products of other integers: where x = byte x + a and w = byte w + c, sum(x w) is the sum of products of bytes, and
// a sum(byte w) + c sum(byte x) + n a c of n terms, all modulo 2^32. See quant_bytes.c and contract.c.
#ifndef TPUCC_PASSES_EXPAND_BYTES_H
#define TPUCC_PASSES_EXPAND_BYTES_H

#include "passes/expand/expansion.h"

// A dot_general, or a convolution without groups and dilation of its image: its sums are all of as many terms.
bool bytes_suit(const Op *op);
// Where bytes of `side` are less than what they stand for: are the sums of the other side that this takes worth while?
bool bytes_take_cheap_sums(const Op *op, uint32_t side);
bool bytes_are_shared(const Op *op, uint32_t side); // by rows or columns of the other side, enough of them to make bytes of this one first
// Are sums long enough, or rows and columns so many, that shorter types take less time? (Else converting and packing them is most of the work.)
bool bytes_are_faster(const Op *op);
// The op's product of bytes (of its operands' shapes) in i32, where those of each side are so much less than what they stand for: of convolutions only those of
// the image, whose border stands for zeros. Bytes of operands that are stored as ui8 are 128 less than these.
Value *bytes_product(Builder *b, const Op *op, Value *const bytes[2], const int64_t less[2]);

#endif
