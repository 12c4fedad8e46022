// The steps of all entry points with the kernels that they launch, and then, once these are code, the tables of runtime/abi.h as constants of an LLVM module.
#ifndef TPUCC_CODEGEN_ARTIFACT_ARTIFACT_H
#define TPUCC_CODEGEN_ARTIFACT_ARTIFACT_H

#include "codegen/artifact/constants.h"
#include "codegen/stages/kernel.h"
#include "runtime/abi.h"

typedef struct {
    uint32_t kind, index, target, n_refs;
    TpuRef *refs;
    uint64_t count;
    const char *op;
    const Op *launched; // of a launch: the kernel
} Step;

// What an entry point does.
typedef struct {
    VEC(Step) steps;
    uint32_t n_counters;
    double flops;
} EntrySteps;

typedef struct LoopKernel LoopKernel; // loops.h

// The first of the kernels that are the same code.
typedef struct {
    const Op *op; // NULL: it is a loop
    const LoopKernel *loop;
    const char *name;
    const char *symbol; // of its code: the name, and the processor's where there are several
    KernelFacts facts;
    uint64_t flops, bytes;
    size_t n_ops;
    uint64_t scratch_bytes; // told by kernel_emit
} ArtifactKernel;

// What there is for one processor.
typedef struct {
    const Target *target;
    const CodegenEntry *entries;
    size_t first_entry;          // number of the first among those of all processors
    VEC(ArtifactKernel) kernels; // by number
    EntrySteps *steps;           // of each entry point
} ArtifactPlan;

typedef struct {
    Arena *arena;
    const CodegenEntry *entries; // one processor's after the other's
    size_t n_entries;            // of each processor
    const Constants *constants;
    const CodegenOptions *options;
    ArtifactPlan *plans; // of each of options->targets
    uint32_t n_kernels, n_steps;
    VEC(const Literal *) groups; // tpu.members of each
} Artifact;

// Fills in the kernels and steps (steps.c).
void artifact_plan(Artifact *a);
void artifact_free(Artifact *a);
// The tables, in l's module. Kernels are functions of the module or declared there.
void artifact_emit_tables(const Artifact *a, LlvmCtx *l);
// The number of the groups of a tpu.members, from 0 (groups.c); their table.
uint32_t artifact_groups(Artifact *a, const Literal *members);
// Of each device its set and its number there. The caller has room for as many as there are devices. Returns the number of sets.
uint32_t groups_sets(const Literal *members, uint32_t *set, uint32_t *share);
// "digits_tpu_program", "digits_tpu_constants"
char *artifact_symbol(Arena *arena, const char *prefix, const char *suffix);

#endif
