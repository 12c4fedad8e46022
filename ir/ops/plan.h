// What the lower passes decide and codegen obeys, as attributes that print (attr.def, the last group).
//
// A phase of a kernel (a region of tpu.kernel) has a domain: a box whose dimensions are cut into tiles, one task a tile. On its terminator:
//   stablehlo.return {tpu.domain = [d0, d1, ..], tpu.tile = [t0, t1, ..], tpu.order = [i0, i1, ..]}
// Tasks along i: ceil(di / ti). They are numbered with the last of tpu.order fastest; without it, with the last dimension fastest.
// Inside its regions some values are materialised, by a stage each; all others are recomputed by index wherever they are read.
//   {tpu.stage = TEXT, tpu.map = [m0, m1, ..]}      TEXT: a row of stage.def, which says what each stage does
// map[i] says which dimension of the domain the value's dimension i runs along, or -1: a task computes all of it. A stage computes
// this task's tile of its value, and reads other materialised values of the same task only inside their tiles.
// A tpu.pack that has a map and no stage is done by the tasks of the product that reads it, a block at a time: behind the dimensions of the domain its map has
// two of the product's own, panels and rows of panels.
//   {tpu.reach = r}       columns (the last dimension) of row i from i + r on are not made: only marked stages read them
//   {tpu.terms = r}       of a reduction, or product, of rows: of row i the terms from i + r on change nothing
// A value that is in scratch, of which a map of the same shape is the last reader, gives it its room (stage.h).
//   {tpu.across = d}      of a map: what it reads lies along dimension d of its result, not along the last (across.h)
//   {tpu.task = [rows, columns], tpu.registers = [mr, panels], tpu.prefetch = n}   of a contraction: how somebody has chosen (passes/tuned.h) to cut it into
//       tasks and register tiles, and how many groups of panels ahead what comes next is fetched, or, by what fetches its panels itself (op_fetches_panels),
//       how many KiB ahead each is (passes/fuse/prefetch.h); each of them may be missing
//   {tpu.prefetch_lines = n}   there: so many lines of what a turn of the loop reads of a panel are fetched, the first ones; without it, all
//   {tpu.prefetch = 1}    of sums of columns: the rows of the next pass are fetched (there)
// Materialised values that the region returns lie in the kernel's results, the others in scratch.
//
// A kernel that devices share (in a tpu.exchange) has tpu.copies = n on the terminator of its one phase: each of its results is stored n times, once for each
// of them; its buffers have n of each result. n is 1 where all results lie in variables that the devices share. All its stages are maps.
//
// Buffers. Each op of a function's body (and of the bodies of its loops) has tpu.buffers, two numbers a result: a BufferKind and
// an offset in bytes or a number. Behind them, a pair each: of a loop, its body's arguments; of a kernel, what its phases hand on.
#ifndef TPUCC_IR_OPS_PLAN_H
#define TPUCC_IR_OPS_PLAN_H

#include "ir/graph/graph.h"
#include "ir/ops/units.h"

typedef enum {
    BUFFER_NONE,   // no memory of its own: a constant that every reader has inline, a member's operand of an exchange
    BUFFER_SLAB,   // offset in the slab
    BUFFER_CONST,  // offset in the constants
    BUFFER_RESULT, // number of the function's result
    BUFFER_ARG,    // number of the function's argument
    BUFFER_DEVICE  // offset in what a device knows of itself
} BufferKind;

enum { DEVICE_REPLICA = 0, DEVICE_PARTITION = 4, DEVICE_LOCAL = 8 }; // offsets there

// K_BLOCK: products along K in one pass over a panel, so that a register tile's rows of A stay in the first cache. It orders sums, so it is the
// same on every processor.
enum { PANEL_COLUMNS = 16, MACRO_TILE = 128, LANES = 16, K_BLOCK = 384 };
enum { FEW_ROWS = 2 };           // of a product: they stay in the first cache whatever K is, and panels are read from end to end, one after the other
enum { LONG_PANEL = 128 << 10 }; // bytes; of f32 by weights in fewer bytes two of them are read abreast, where nothing is fetched ahead
enum { PANELS_ABREAST = 8 }; // that are packed at once: rows of a matrix are then read in runs of some lines, which a processor brings ahead, not line by line
enum { REACH_UNIT = 4 * LANES }; // how far the rows of a task reach is rounded up to this: to whole register tiles and whole turns of sums

// Ops of a function's body that become steps of the entry point, not code of a kernel. So does a concatenate that `fuse` leaves there: its operands are copied
// into the result, one behind the other.
static inline bool op_is_step(OpKind kind) { return op_has(kind, STEP); }

// Sizes of everything in one entry point, decided by assign.
typedef struct {
    uint64_t slab_bytes, constant_bytes;
} Plan;

static inline bool op_has_few_rows(const Op *op) {
    if (op->kind != OP_MATMUL) return false; // not every op has a result
    const Type t = op->results[0].type;
    return t->dims[t->rank - 2] <= FEW_ROWS;
}
// Of packed weights in fewer bytes: [.., panel, group, bytes of a group], or [.., panel, row, column].
static inline bool panels_are_long(Type t) { return t->dims[t->rank - 2] * t->dims[t->rank - 1] * (int64_t)dtype_bytes(t->dtype) >= LONG_PANEL; }

// How often each result of a kernel is stored.
static inline uint32_t kernel_copies(const Op *kernel) { return (uint32_t)op_int(block_end(kernel->regions[kernel->n_regions - 1]), ATTR_copies, 1); }
static inline bool kernel_is_shared(const Op *kernel) { return op_attr(block_end(kernel->regions[kernel->n_regions - 1]), ATTR_copies) != NULL; }

// The first region of a CONTROL op that may run, those behind it may as well; of a loop whose number of rounds is known the body alone. Of other
// ops: n_regions, so that a walk over the steps enters none.
static inline uint32_t control_first_region(const Op *op) {
    if (!op_has(op->kind, CONTROL)) return op->n_regions;
    return op->kind == OP_WHILE && op_attr(op, ATTR_trip_count) ? 1 : 0;
}

#endif
