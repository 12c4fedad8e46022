// How the files behind llvm_util.h call LLVM's intrinsics.
#ifndef TPUCC_CODEGEN_LLVM_INTRINSICS_H
#define TPUCC_CODEGEN_LLVM_INTRINSICS_H

#include "codegen/llvm/llvm_util.h"

void ll_intrinsics_find(LlvmCtx *l); // their numbers, when the context is opened

// One of masked.load, .store, .gather, .scatter. `args` holds the operands without an alignment; pointers stand at
// args[ptr_at].
LLVMValueRef ll_masked_call(LlvmCtx *l, const char *name, LLVMTypeRef *over, LLVMValueRef *args, unsigned n_args, unsigned ptr_at, unsigned align_bytes);

#endif
