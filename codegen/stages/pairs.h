// Sums of products of bf16 by AVX-512's dot products: see pairs.c.
#ifndef TPUCC_CODEGEN_STAGES_PAIRS_H
#define TPUCC_CODEGEN_STAGES_PAIRS_H

#include "codegen/stages/phase.h"

// The product that `reduce` sums up, of operands that are bf16 widened to f32; NULL: it is none, or is not to be summed up in pairs.
const Op *pairs_of(const Phase *p, const Op *reduce);

// Adds to sums of LANES products of 2 * LANES neighbours from `index` on, two by two.
LLVMValueRef pairs_along(Elem *e, const Op *product, LLVMValueRef sums, const Index *index);
// Adds to sums, one or two vectors of LANES, products at `index` and at `next`, which is behind it along another dimension than the last. NULL: nothing is.
LLVMValueRef pairs_across(Elem *e, const Op *product, LLVMValueRef sums, const Index *index, const Index *next);

#endif
