// Code that recurses over what a kernel computes runs on a stack of known size.
#ifndef TPUCC_CODEGEN_LLVM_STACK_H
#define TPUCC_CODEGEN_LLVM_STACK_H

#include "ir/base/diag.h"

typedef bool StackFn(void *context);

// fn(context) on a thread of its own, which is waited for; false with a diagnostic if there is none to be had.
bool stack_run(StackFn *fn, void *context, Diags *d);

#endif
