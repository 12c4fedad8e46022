// From a tpu.kernel to functions: one a phase, `void (const TpuContext *, uint32_t first, uint32_t last)`.
#ifndef TPUCC_CODEGEN_STAGES_KERNEL_H
#define TPUCC_CODEGEN_STAGES_KERNEL_H

#include "codegen/elem/elem.h"
#include "codegen/target/target.h"
#include "ir/ops/view.h"

enum { MAX_PHASES = 32 };

// What is known of the phase that is being emitted. Buffers of a launch: the operands, the results, then the results of the phases
// before the last.
typedef struct {
    LlvmCtx *l;
    Arena *arena;
    const Target *target;
    const Op *kernel;
    const Block *block;   // the phase
    const char *name;
    uint32_t rank;        // of the domain
    const int64_t *domain, *tile;
    int64_t tasks[MAX_RANK];
    LLVMValueRef start[MAX_RANK], end[MAX_RANK]; // of the current task
    LLVMValueRef buffers, scratch;
    uint64_t scratch_bytes;
    Elem e;
} Phase;

// What a kernel is to its launches, known before its code is.
typedef struct {
    uint32_t n_tasks[MAX_PHASES];
    uint64_t cost[MAX_PHASES];
    uint32_t n_phases, n_buffers;
} KernelFacts;
void kernel_facts(const Op *kernel, KernelFacts *out);

// The function of phase r: the kernel's name, with the number of the phase where there are several.
const char *kernel_symbol(Arena *arena, const Op *kernel, const char *name, uint32_t r);
// Adds the kernel's functions to the module of `l`; as often as is liked, to any modules. The kernel was verified; what it cannot do is a bug of the
// passes (ICE). Returns the bytes of scratch that a core needs. Marks and numbers of the kernel's own ops are all that it writes outside `l` and `arena`.
uint64_t kernel_emit(LlvmCtx *l, Arena *arena, const Target *target, const Op *kernel, const char *name);

// Shared by the stages.
typedef enum { STAGE_NONE, STAGE_MAP, STAGE_REDUCE, STAGE_CONTRACT, STAGE_EPILOGUE, STAGE_UPDATE, STAGE_SORT, STAGE_MERGE, STAGE_LINALG, STAGE_SCATTER } StageKind;
StageKind stage_kind(const Op *op);
// This task's range of dimension i of a materialised value.
void stage_range(Phase *p, const Op *op, uint32_t i, LLVMValueRef *out_from, LLVMValueRef *out_to);
int64_t stage_extent(const Phase *p, const Op *op, const Value *v, uint32_t i); // the longest of these ranges
uint64_t phase_scratch(Phase *p, uint64_t bytes);       // offset of new room
LLVMValueRef phase_scratch_ptr(Phase *p, uint64_t offset);
void phase_set_attrs(LlvmCtx *l, LLVMValueRef func, const Target *target);
// Vectors over [from, to) of a dimension of `size`: body(first index) with the mask set for the rest.
typedef void VectorBody(Phase *p, Index i, void *context);
void vector_loop(Phase *p, LLVMValueRef from, LLVMValueRef to, int64_t size, VectorBody *body, void *context);

void emit_map_stage(Phase *p, const Op *op);
void emit_reduce_stage(Phase *p, const Op *op);
void emit_chunks_stage(Phase *p, const Op *op);
// A box of the operand of reduce or tpu.reduce_chunks by `combine`, the region's op, with lanes along the last dimension.
LLVMValueRef reduce_box(Phase *p, const Op *op, OpKind combine, const Index *from, const int64_t *box);
void emit_sort_stage(Phase *p, const Op *op);
void emit_merge_stage(Phase *p, const Op *op);
void emit_linalg_stage(Phase *p, const Op *op); // cholesky, triangular_solve
void emit_scatter_stage(Phase *p, const Op *op);
// The contraction and the epilogues that follow it: with micro-kernels of our own, or of dot_general by OpenBLAS.
void emit_contract_stage(Phase *p, const Op *op);
void emit_blas_stage(Phase *p, const Op *op);

// Shared by the contractions: [batch.., M, N] results, a macro tile of one batch at a time.
typedef void BatchBody(Phase *p, const Index *batch, void *context); // batch: MAX_RANK indices, those of M and N unset
void batch_loop(Phase *p, const Op *op, BatchBody *body, void *context);
LLVMValueRef batch_address(Phase *p, const Op *op, const View *operand, const Index *batch); // of its first element
bool has_epilogue(const Op *op); // does anything follow on this contraction's tile?
// Accumulators at `acc`, rows `ldc` elements apart: rows [m0, m0 + rows), columns [n0, n1) of the result.
typedef struct {
    LLVMValueRef acc;
    int64_t ldc;
    LLVMValueRef m0, rows, n0, n1;
} EpilogueTile;
// Stores them where the contraction has a place, and computes and stores the epilogues.
void emit_epilogue(Phase *p, const Op *op, const Index *batch, const EpilogueTile *tile);

#endif
