// What stages are written in: the phase that is being emitted, what its task has of it, its scratch and its loops over vectors.
#ifndef TPUCC_CODEGEN_STAGES_PHASE_H
#define TPUCC_CODEGEN_STAGES_PHASE_H

#include "codegen/elem/elem.h"
#include "codegen/target/target.h"
#include "ir/ops/stage.h"

// What is known of the phase that is being emitted. Buffers of a launch: the operands, the results, then the results of the phases
// before the last.
typedef struct {
    LlvmCtx *l;
    Arena *arena;
    const Target *target;
    const Op *kernel;
    const Block *block; // the phase
    const char *name;
    uint32_t rank; // of the domain
    const int64_t *domain, *tile;
    Axes order; // of its dimensions where they do not run in their own
    int64_t tasks[MAX_RANK];
    LLVMValueRef start[MAX_RANK], end[MAX_RANK]; // of the current task
    LLVMValueRef n_before;                       // tasks that a core has done before it, of those that it took together
    LLVMValueRef buffers, scratch;               // buffers NULL: the function's parameters are
    uint64_t scratch_bytes;
    int64_t tile_line;     // bytes of rows for which a matrix unit is configured while its tasks run; 0: it is not
    uint32_t tile_rows;    // that sums and A have in its tiles
    uint32_t tile_columns; // that sums and B have
    Elem e;
} Phase;

int64_t stage_dim(const Op *op, uint32_t i); // of the domain that dimension i of its values is, or -1
// This task's range of dimension i of a materialised value.
void stage_range(Phase *p, const Op *op, uint32_t i, LLVMValueRef *out_from, LLVMValueRef *out_to);
// How many elements of a dimension of this size, the last one of what `op` makes (ATTR_reach) or reads (ATTR_terms), count for this task's rows: all, or a
// multiple of REACH_UNIT.
LLVMValueRef stage_reach(Phase *p, const Op *op, AttrKey key, int64_t size);
int64_t stage_extent(const Phase *p, const Op *op, const Value *v, uint32_t i); // the longest of these ranges
uint64_t phase_scratch(Phase *p, uint64_t bytes);                               // offset of new room
LLVMValueRef phase_scratch_ptr(Phase *p, uint64_t offset);
void phase_set_attrs(LlvmCtx *l, LLVMValueRef func, const Target *target);
void phase_has_dots(LlvmCtx *l, LLVMValueRef func, const Target *target); // of bytes (Target.dot_features), which no other function may use
// Vectors over [from, to) of a dimension of `size`: body(first index) with the mask set for the rest.
typedef void VectorBody(Phase *p, Index i, void *context);
void vector_loop(Phase *p, LLVMValueRef from, LLVMValueRef to, int64_t size, VectorBody *body, void *context);
// The same in steps of so many lanes first, MOST_LANES at most (abreast.c): those that elements of v are worth computing in, LANES or more.
void wide_loop(Phase *p, LLVMValueRef from, LLVMValueRef to, int64_t size, unsigned lanes, VectorBody *body, void *context);
unsigned lanes_abreast(const Phase *p, const Value *v);
// How many rows of v are worth summing up at a time: several where little is computed for an element.
enum { ROWS_ABREAST = 4 };
unsigned rows_abreast(const Phase *p, const Value *v);

// Vectors that become bytes (bytes.c): the integers of i32 that op cuts off at the ends of bytes and makes bytes, where the processor packs several vectors of
// them at once, else NULL; how many of the vectors at hand make a register of bytes, as many lanes as a loop over columns has at most; and so many vectors of
// these, each at its index, stored wherever the bytes are.
enum { BYTES_ABREAST = 64 / LANES };
const Value *bytes_cut_from(const Phase *p, const Op *op);
static inline unsigned bytes_abreast(const Phase *p) { return BYTES_ABREAST * LANES / p->e.lanes; }
void bytes_store(Phase *p, const Op *op, Index (*index)[MAX_RANK], const LLVMValueRef *x);

// This task's matrices, one after the other: the loop over all dimensions of the first result but the last two.
typedef void BatchBody(Phase *p, const Index *batch, void *context); // batch: MAX_RANK indices, those of the last two unset
void batch_loop(Phase *p, const Op *op, BatchBody *body, void *context);

// Places of values (place.c): of operands and results, for the whole phase; of what only a task sees, in scratch.
void phase_place_buffers(Phase *p);
void phase_place_scratch(Phase *p);

// Writes the body once for each case that ops after `from`, `upto` among them, tell apart by columns (tpu.rarely), behind branches: the columns are those at
// index, whose other dimensions mean nothing (rarely.c).
typedef void RarelyBody(Phase *p, void *context);
void for_rare_columns(Phase *p, const Op *from, const Op *upto, const Index *index, RarelyBody *body, void *context);

#endif
