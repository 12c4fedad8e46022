// LLVM from a module to bytes: its passes, and an object file or assembly in memory.
#ifndef TPUCC_CODEGEN_LLVM_OBJECT_H
#define TPUCC_CODEGEN_LLVM_OBJECT_H

#include "codegen/llvm/llvm_util.h"
#include "codegen/target/target.h"

#include <llvm-c/TargetMachine.h>

typedef struct {
    LLVMTargetMachineRef machine;
} ObjectMaker;

// Each of these returns NULL, or what LLVM said, which the caller frees by LLVMDisposeMessage. A maker belongs to one thread.

// Starts LLVM's x86 back end (once a process) and a machine for the target.
char *object_open(ObjectMaker *o, const Target *target);
void object_close(ObjectMaker *o);
// Gives the module the target's data layout and triple; before any code is emitted.
void object_prepare(ObjectMaker *o, LlvmCtx *l);
// Verifies the module (a fault there is a bug: ICE with LLVM's words) and runs the passes that emitted vectors still need.
char *object_optimize(ObjectMaker *o, LlvmCtx *l);
// The caller disposes of the buffer. LLVM changes the module.
char *object_emit(ObjectMaker *o, LlvmCtx *l, bool assembly, LLVMMemoryBufferRef *out);

#endif
