// The stages of stage.def, and which of them materialises the results of an op of a kernel: its attribute tpu.stage.
#ifndef TPUCC_IR_OPS_STAGE_H
#define TPUCC_IR_OPS_STAGE_H

#include "ir/graph/graph.h"

typedef enum {
    STAGE_NONE, // recomputed wherever it is read
#define STAGE(id, text, traits, cut, emit) STAGE_##id,
#include "ir/ops/stage.def"
    STAGE_COUNT
} Stage;

enum { STAGE_OVERWRITES = 1 };

Stage stage_of(const Op *op);     // a name that no row has means none
Stage stage_made_by(OpKind kind); // that its results need; NONE: what its place makes of it, a map or an epilogue
bool stage_has(Stage s, unsigned trait);
void stage_set(Module *m, Op *op, Stage s);
const Op *stage_find(const Block *phase, Stage s); // the first op with it, or NULL

// Room in a task's scratch. One value leaves its to another: a map stage that reads a value of its own shape element by element, and after which nobody reads
// it, writes over it.
//
// The value of the same phase in whose place the result of op, a stage of a planned kernel, lies in scratch; NULL: in room of its own.
const Value *scratch_taken(const Op *op);
bool scratch_holds(const Value *v); // is it a stage's result that the phase does not return?

#endif
