// Loops of short launches as kernels of their own. To walk a step takes some ten nanoseconds, as long as a launch of few elements computes; in a kernel that
// runs all rounds it takes none.
#ifndef TPUCC_CODEGEN_ARTIFACT_LOOPS_H
#define TPUCC_CODEGEN_ARTIFACT_LOOPS_H

#include "codegen/artifact/artifact.h"

// A Step of a loop. Buffers are numbers of the kernel's own; targets count from the loop's first step.
typedef struct {
    TpuStepKind kind;
    uint32_t index, target, n_buffers;
    uint32_t *buffers;
    uint64_t count;
    const Op *launched;       // of a launch
    const KernelFacts *facts; // of a launch
} LoopStep;

struct LoopKernel {
    LoopStep *steps; // step n_steps is what follows the loop
    TpuRef *refs;    // where its buffers are of the first launch of it
    uint32_t n_steps, n_buffers, n_counters;
};

// Replaces such loops of all entry points by launches, and drops kernels that nothing else launches. Loops that do the same are one kernel, which is numbered
// behind all that there were.
void loops_collapse(Artifact *a, ArtifactPlan *p);
// As kernel_emit.
uint64_t loop_emit(LlvmCtx *l, Arena *arena, const Target *target, const LoopKernel *loop, const char *name);

#endif
