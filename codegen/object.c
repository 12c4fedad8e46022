// LLVM's passes and back end: see object.h. Kernels arrive as explicit vectors with their blocking decided, so only scalar clean-up
// runs: what O2 would add (vectorisers, unrolling, inlining) costs five times as long and finds nothing.
#include "codegen/object.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Error.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <pthread.h>
#include <stdlib.h>

#define TRIPLE "x86_64-unknown-linux-gnu"
#define PASSES "function(early-cse,instcombine<no-verify-fixpoint>,simplifycfg,loop-mssa(licm),early-cse)"

static pthread_once_t started = PTHREAD_ONCE_INIT;

static void start(void) {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
}

bool object_open(ObjectMaker *o, const Target *target, Diags *d) {
    pthread_once(&started, start);
    LLVMTargetRef x86;
    char *message = NULL;
    if (LLVMGetTargetFromTriple(TRIPLE, &x86, &message)) {
        diag_exit(d, EXIT_INTERNAL, (Loc){0}, "LLVM: %s", message);
        LLVMDisposeMessage(message);
        return false;
    }
    o->machine = LLVMCreateTargetMachine(x86, TRIPLE, target->base, "", LLVMCodeGenLevelDefault, LLVMRelocPIC, LLVMCodeModelSmall);
    return true;
}

void object_close(ObjectMaker *o) { LLVMDisposeTargetMachine(o->machine); }

void object_prepare(ObjectMaker *o, LlvmCtx *l) {
    LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(o->machine);
    LLVMSetModuleDataLayout(l->module, layout);
    LLVMDisposeTargetData(layout);
    LLVMSetTarget(l->module, TRIPLE);
}

bool object_optimize(ObjectMaker *o, LlvmCtx *l, Diags *d) {
    char *message = NULL;
    if (LLVMVerifyModule(l->module, LLVMReturnStatusAction, &message)) ICE("LLVM's verifier: %s", message);
    LLVMDisposeMessage(message);
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef error = LLVMRunPasses(l->module, PASSES, o->machine, options);
    LLVMDisposePassBuilderOptions(options);
    if (!error) return true;
    char *text = LLVMGetErrorMessage(error);
    diag_exit(d, EXIT_INTERNAL, (Loc){0}, "LLVM: %s", text);
    LLVMDisposeErrorMessage(text);
    return false;
}

LLVMMemoryBufferRef object_emit(ObjectMaker *o, LlvmCtx *l, bool assembly, Diags *d) {
    LLVMMemoryBufferRef out = NULL;
    char *message = NULL;
    if (LLVMTargetMachineEmitToMemoryBuffer(o->machine, l->module, assembly ? LLVMAssemblyFile : LLVMObjectFile, &message, &out)) {
        diag_exit(d, EXIT_INTERNAL, (Loc){0}, "LLVM: %s", message);
        LLVMDisposeMessage(message);
        return NULL;
    }
    return out;
}
