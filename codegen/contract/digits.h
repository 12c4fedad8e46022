// Rows of f32 in digits, for products by weights in groups (ir/ops/groups.h) where the processor has dot products of bytes. With few rows what takes time is
// making f32 of each weight, not multiplying it: 12 instructions for 64 bytes of weights, of 4 bits 23. Multiplied as the bytes that they are it takes 6,
// and 9. With many rows it takes three instructions where f32 takes four.
//
// The numbers of a row that one group of weights multiplies become v * 2^e: e is the least for which all of them are below 2^22, and v is rounded to the
// nearest whole number, so that each is off by 2^-22 of the largest of its group at most: about what a sum of f32 loses where that one counts, more where
// its weight is 0 and others are not. v is 65536 d2 + 256 d1 + d0, bytes with a sign. Sums of a digit by weights are exact in i32; of one group they are put
// together and scaled in f32. A group with a number that is not finite makes NaN; numbers below 2^-127 count as zero, and where the largest is below 2^-105,
// each is off by as much. What is scaled is the sum by 2^-16, so that scales of small weights by small rows are still normal numbers.
//
// The instruction takes its first operand without a sign: weights + bias. So sums begin with the digits' sum times -bias.
#ifndef TPUCC_CODEGEN_CONTRACT_DIGITS_H
#define TPUCC_CODEGEN_CONTRACT_DIGITS_H

#include "codegen/contract/problem.h"

enum { DIGITS = 3 };

// A task's rows, in scratch. Of each group: DIGITS times its digits; what the sums of each digit begin with, i32; 2^(e + 16), f32.
typedef struct {
    int64_t group_bytes, row_bytes;
    LLVMValueRef rows;
    LLVMValueRef of; // where the first row lies in memory that a task before has left the digits of; NULL: each task does its own
} Digits;

Digits digits_new(const Problem *q); // room in scratch
// Rows [m_from, m_to) of A, which begins at `a`: n numbers of each.
void digits_fill(const Digits *t, const Problem *q, LLVMValueRef a, LLVMValueRef m_from, LLVMValueRef m_to, LLVMValueRef n);
LLVMValueRef digits_at(const Digits *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0); // row m0
int64_t digits_group_bytes(const Problem *q);

#endif
