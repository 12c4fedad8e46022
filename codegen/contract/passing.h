// Register tiles: rows pass a group of panels, with a micro-kernel for each size that they have, and are finished.
#ifndef TPUCC_CODEGEN_CONTRACT_PASSING_H
#define TPUCC_CODEGEN_CONTRACT_PASSING_H

#include "codegen/contract/register_tile.h"

LLVMValueRef min_rest(LlvmCtx *l, int64_t unit, LLVMValueRef at, LLVMValueRef end); // `unit`, or what is left up to the end
LLVMValueRef first_k(const Problem *q, const KBlock *k);                            // of all ki of all ko
// Code for a size that is `unit`, or what a full tile or the last one of `total` leaves over in multiples of it.
typedef void SizeBody(Blocking *c, int64_t size, void *context);
void for_each_size(Blocking *c, LLVMValueRef size, int64_t total, int64_t tile, int64_t unit, SizeBody *body, void *context);
SizeBody pass_panels;                           // all rows of a task pass so many columns of panels: those of a RegisterTile that has its n0, b, next and k
SizeBody pass_register_tile;                    // those from its place on do, as many as a register tile has
LLVMValueRef first_place(const Blocking *c);    // of a task's rows: a place of a run, or a row
LLVMValueRef last_place(const Blocking *c);     // behind them
bool tiles_have_all_columns(const Blocking *c); // of a matrix unit: those of the result, which they are stored to as they are
bool passes_by_rows(const Blocking *c);
void pass_by_rows(Blocking *c, RegisterTile *t); // instead, of one that has its k

#endif
