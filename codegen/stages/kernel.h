// From a tpu.kernel to functions: one a phase, `void (const TpuContext *, uint32_t first, uint32_t last)`.
#ifndef TPUCC_CODEGEN_STAGES_KERNEL_H
#define TPUCC_CODEGEN_STAGES_KERNEL_H

#include "codegen/llvm/llvm_util.h"
#include "codegen/target/target.h"
#include "ir/graph/graph.h"

enum { MAX_PHASES = 32 };

// What a kernel is to its launches, known before its code is.
typedef struct {
    uint32_t n_tasks[MAX_PHASES];
    uint64_t cost[MAX_PHASES]; // cycles
    bool contracts[MAX_PHASES];
    uint32_t n_phases, n_buffers;
    bool matrix_units, dot_products; // what it needs of the processor besides
} KernelFacts;
void kernel_facts(const Op *kernel, const TargetFacts *target, KernelFacts *out);

// The function of phase r: the kernel's name, with the number of the phase where there are several.
const char *kernel_symbol(Arena *arena, uint32_t n_phases, const char *name, uint32_t r);
// Adds the kernel's functions to the module of `l`; as often as is liked, to any modules. The kernel was verified; what it cannot do is a bug of the
// passes (ICE). Returns the bytes of scratch that a core needs. Marks and numbers of the kernel's own ops are all that it writes outside `l` and `arena`.
uint64_t kernel_emit(LlvmCtx *l, Arena *arena, const Target *target, const Op *kernel, const char *name);
// The same as parts of another function of the module, where they are called: of phase r `void (ptr.. buffers, ptr scratch)`, which runs all tasks. Not of
// kernels that configure matrix units.
uint64_t kernel_emit_inline(LlvmCtx *l, Arena *arena, const Target *target, const Op *kernel, const char *name, const KernelFacts *facts);

#endif
