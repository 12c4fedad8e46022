// The stages, one of a row of ir/ops/stage.def each, which kernel.c calls for what it finds in a phase. Those of contractions are in contract/.
#ifndef TPUCC_CODEGEN_STAGES_STAGES_H
#define TPUCC_CODEGEN_STAGES_STAGES_H

#include "codegen/stages/phase.h"

void emit_map_stage(Phase *p, const Op *op);
bool emit_neighbours_map(Phase *p, const Op *op);              // one that is made of a depthwise convolution of few taps; false: of none
bool emit_quads_map(Phase *p, const Op *op);                   // and that one of bytes
void emit_element(Phase *p, const Op *op, const Index *index); // of a map, by its rule, stored wherever the map is
// n of these, each where `begin` says, which may add to what is remembered; bytes are packed (bytes.c).
typedef Index *ElementBegin(Phase *p, int64_t i, void *context);
void emit_elements(Phase *p, const Op *op, int64_t n, ElementBegin *begin, void *context);
void emit_update_stage(Phase *p, const Op *op); // the box of the update is written into the result, at the clamped start
void emit_reduce_stage(Phase *p, const Op *op); // and of tpu.reduce_chunks:
void emit_chunks_stage(Phase *p, const Op *op);
// A box of the operand of reduce or tpu.reduce_chunks by `combine`, the region's op, with lanes along the last dimension.
LLVMValueRef box_reduce(Phase *p, const Op *op, OpKind combine, const Index *from, const int64_t *box);
void emit_cumulate_stage(Phase *p, const Op *op);
void emit_sort_stage(Phase *p, const Op *op);
void emit_merge_stage(Phase *p, const Op *op);
void emit_linalg_stage(Phase *p, const Op *op); // linalg/: cholesky, triangular_solve, tpu.lu, tpu.qr
void emit_fft_stage(Phase *p, const Op *op);
void emit_scatter_stage(Phase *p, const Op *op);
void emit_winograd_stage(Phase *p, const Op *op);
void emit_depthwise_stage(Phase *p, const Op *op);
// The contraction and the epilogues that follow it, with micro-kernels of our own; of dot_general by OpenBLAS:
void emit_contract_stage(Phase *p, const Op *op);
void emit_blas_stage(Phase *p, const Op *op);

#endif
