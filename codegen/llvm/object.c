// LLVM's passes and back end: see object.h. Kernels arrive as explicit vectors with their blocking decided, so only scalar clean-up
// runs: what O2 would add (vectorisers, unrolling, inlining) costs five times as long and finds nothing. Parts of loop kernels alone are inlined.
#include "codegen/llvm/object.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Error.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <pthread.h>
#include <stdlib.h>

#define TRIPLE "x86_64-unknown-linux-gnu"
#define PASSES "always-inline,function(early-cse,instcombine<no-verify-fixpoint>,simplifycfg,loop-mssa(licm),early-cse)"

static pthread_once_t started = PTHREAD_ONCE_INIT;

// What LLVM allocates with new, and with malloc for its own containers, ends like every other refusal of memory. Neither handler is in LLVM's C API; weak,
// so that a library without one of them is one whose refusals end as LLVM's.
extern void *on_new_failed(void (*handler)(void)) __asm__("_ZSt15set_new_handlerPFvvE") __attribute__((weak));
extern void on_bad_alloc(void (*handler)(void *, const char *, bool), void *data) __asm__("_ZN4llvm31install_bad_alloc_error_handlerEPFvPvPKcbES0_")
    __attribute__((weak));

static void new_failed(void) { memory_exhausted(0); }

static void bad_alloc(void *data, const char *reason, bool diagnose) {
    (void)data, (void)reason, (void)diagnose;
    memory_exhausted(0);
}

static void start(void) {
    if (on_new_failed) on_new_failed(new_failed);
    if (on_bad_alloc) on_bad_alloc(bad_alloc, NULL);
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
}

char *object_open(ObjectMaker *o, const Target *target) {
    pthread_once(&started, start);
    LLVMTargetRef x86;
    char *said = NULL;
    if (LLVMGetTargetFromTriple(TRIPLE, &x86, &said)) return said;
    o->machine = LLVMCreateTargetMachine(x86, TRIPLE, target->cpu, "", LLVMCodeGenLevelDefault, LLVMRelocPIC, LLVMCodeModelSmall);
    return NULL;
}

void object_close(ObjectMaker *o) { LLVMDisposeTargetMachine(o->machine); }

void object_prepare(ObjectMaker *o, LlvmCtx *l) {
    LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(o->machine);
    LLVMSetModuleDataLayout(l->module, layout);
    LLVMDisposeTargetData(layout);
    LLVMSetTarget(l->module, TRIPLE);
}

char *object_optimize(ObjectMaker *o, LlvmCtx *l) {
    char *said = NULL;
    if (LLVMVerifyModule(l->module, LLVMReturnStatusAction, &said)) ICE("LLVM's verifier: %s", said);
    LLVMDisposeMessage(said);
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef error = LLVMRunPasses(l->module, PASSES, o->machine, options);
    LLVMDisposePassBuilderOptions(options);
    if (!error) return NULL;
    char *text = LLVMGetErrorMessage(error), *copy = LLVMCreateMessage(text);
    LLVMDisposeErrorMessage(text);
    return copy;
}

char *object_emit(ObjectMaker *o, LlvmCtx *l, bool assembly, LLVMMemoryBufferRef *out) {
    char *said = NULL;
    bool failed = LLVMTargetMachineEmitToMemoryBuffer(o->machine, l->module, assembly ? LLVMAssemblyFile : LLVMObjectFile, &said, out);
    return failed ? said : NULL;
}
