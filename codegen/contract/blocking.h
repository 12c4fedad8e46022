// How a contraction is cut up inside a task, and the loops over what that makes: blocks of K, groups of panels, groups of rows, register tiles.
// Goto & van de Geijn 2008, "Anatomy of High-Performance Matrix Multiplication".
#ifndef TPUCC_CODEGEN_CONTRACT_BLOCKING_H
#define TPUCC_CODEGEN_CONTRACT_BLOCKING_H

#include "codegen/contract/microkernel.h"

void emit_blocks(const Problem *q, const Microkernel *kernel); // this task's macro tiles, one a batch

#endif
