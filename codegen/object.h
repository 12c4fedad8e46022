// LLVM from a module to bytes: its passes, and an object file or assembly in memory.
#ifndef TPUCC_CODEGEN_OBJECT_H
#define TPUCC_CODEGEN_OBJECT_H

#include "codegen/llvm_util.h"
#include "codegen/target.h"

#include <llvm-c/TargetMachine.h>

typedef struct {
    LLVMTargetMachineRef machine;
} ObjectMaker;

// Starts LLVM's x86 back end (once a process, before any thread) and a machine for the target. False: LLVM refuses it.
bool object_open(ObjectMaker *o, const Target *target, Diags *d);
void object_close(ObjectMaker *o);
// Gives the module the target's data layout and triple; before any code is emitted.
void object_prepare(ObjectMaker *o, LlvmCtx *l);
// Verifies the module (a fault there is a bug: ICE with LLVM's words) and runs the passes that emitted vectors still need.
bool object_optimize(ObjectMaker *o, LlvmCtx *l, Diags *d);
// The caller disposes of the buffer.
LLVMMemoryBufferRef object_emit(ObjectMaker *o, LlvmCtx *l, bool assembly, Diags *d);

#endif
