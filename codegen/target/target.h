// The processor that code is made for: what it may use and how contractions are cut for it. Rows are in target.def,
// the register tiles of contractions in microkernel.def.
#ifndef TPUCC_CODEGEN_TARGET_TARGET_H
#define TPUCC_CODEGEN_TARGET_TARGET_H

#include "ir/base/diag.h"
#include "ir/ops/target_facts.h"

// Instruction sets, better ones behind: x86-64-v3; x86-64-v4; that with dot products of bytes (AVX-512 VNNI); with those and dot products of bf16 that are
// faster than f32 (AVX-512 BF16 of AMD); with the matrix units of AMX.
typedef enum { BASE_V3, BASE_V4, BASE_VNNI, BASE_DOTS, BASE_AMX, N_BASES } Base;

typedef struct {
    const char *name;         // as --mcpu takes it
    Base base;                // what code may use
    const char *cpu, *more;   // the same as LLVM's target-cpu and target-features
    const char *tune;         // LLVM's tune-cpu
    uint64_t features;        // bits of TpuFeature that the loader checks
    uint64_t matrix_features; // and those of code that multiplies by matrix units
    uint64_t dot_features;    // or by dot products of bytes; 0: there are none
    TargetFacts facts;
} Target;

// NULL or "native": this machine's. Unknown: NULL and one diagnostic that lists the names.
const Target *target_find(const char *mcpu, Diags *d);

// The processors that one program is compiled for, in the order in which it tries them: the best instruction set first, those of one as they were given.
enum { MOST_TARGETS = 32 };
typedef struct {
    const Target *items[MOST_TARGETS];
    size_t n; // at least 1
} Targets;
// NAME[,NAME]..: of target_find each, or "all", the first row of each instruction set. False: a diagnostic was added.
bool targets_find(const char *mcpu, Targets *out, Diags *d);
const char *targets_text(const Targets *t, Arena *a, const char *between); // their names
void target_list(Text *out);
bool processor_has(uint64_t features); // this one, bits of TpuFeature of the rows, and does the system let the process use them? (native.c)

#endif
