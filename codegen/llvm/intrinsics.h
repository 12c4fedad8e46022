// How the files behind llvm_util.h call LLVM's intrinsics.
#ifndef TPUCC_CODEGEN_LLVM_INTRINSICS_H
#define TPUCC_CODEGEN_LLVM_INTRINSICS_H

#include "codegen/llvm/llvm_util.h"

void ll_intrinsics_find(LlvmCtx *l); // their numbers, when the context is opened

// One of masked.load, .store, .gather, .scatter. `args` holds the operands without an alignment; pointers stand at
// args[ptr_at].
LLVMValueRef ll_masked_call(LlvmCtx *l, const char *name, LLVMTypeRef *over, LLVMValueRef *args, unsigned n_args, unsigned ptr_at, unsigned align_bytes);

// Of f32 and f64 in whole registers, by one instruction of AVX-512; else NULL: the larger (`maximum`) or smaller one of two numbers, -0 below +0.
LLVMValueRef ll_range(LlvmCtx *l, bool maximum, LLVMValueRef a, LLVMValueRef b);

#endif
