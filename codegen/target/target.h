// The processor that code is made for: what it may use and how contractions are cut for it. Rows are in target.def,
// the register tiles of contractions in microkernel.def.
#ifndef TPUCC_CODEGEN_TARGET_TARGET_H
#define TPUCC_CODEGEN_TARGET_TARGET_H

#include "ir/base/diag.h"
#include "ir/ops/target_facts.h"

// Instruction sets, as LLVM's target-cpu calls them.
#define BASE_V3 "x86-64-v3"
#define BASE_V4 "x86-64-v4"

typedef struct {
    const char *name;  // as --mcpu takes it
    const char *base;  // one of the instruction sets above
    const char *tune;  // LLVM's tune-cpu
    uint64_t features; // bits of TpuFeature that the loader checks
    TargetFacts facts;
} Target;

// NULL or "native": this machine's. Unknown: NULL and one diagnostic that lists the names; "help" lists them on stdout.
const Target *target_find(const char *mcpu, Diags *d);
void target_list(Text *out);

#endif
