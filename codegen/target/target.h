// The processor that code is made for: what it may use and how contractions are cut for it. Rows are in target.def.
#ifndef TPUCC_CODEGEN_TARGET_TARGET_H
#define TPUCC_CODEGEN_TARGET_TARGET_H

#include "ir/base/diag.h"

typedef struct {
    const char *name;     // as --mcpu takes it
    const char *base;     // LLVM's target-cpu: "x86-64-v3"
    const char *tune;     // LLVM's tune-cpu
    uint64_t features;    // bits of TpuFeature that the loader checks
    uint32_t vector_bytes;
    uint32_t mr, panels;  // register tile in f32: mr rows, panels * 16 columns
    uint32_t l2_bytes;
} Target;

// NULL or "native": this machine's. Unknown: NULL and one diagnostic that lists the names; "help" lists them on stdout.
const Target *target_find(const char *mcpu, Diags *d);
void target_list(Text *out);

#endif
