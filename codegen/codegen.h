// From planned functions (every op is a kernel, a loop, a constant or a view, with its buffers assigned) to files: an entry point for each.
//
//   kernel.h    kernels as functions             artifact.h  the tables of runtime/abi.h
//   modules.h   LLVM modules and their objects   link.h      shared and relocatable objects
#ifndef TPUCC_CODEGEN_CODEGEN_H
#define TPUCC_CODEGEN_CODEGEN_H

#include "codegen/entry.h"

typedef enum { OUTPUT_SO, OUTPUT_O, OUTPUT_LL, OUTPUT_S, OUTPUT_H } OutputKind;

// Writes the output, whole or not at all; with --linker only to a file. `entries` are n_entries for each processor of the options, one processor after the
// other. Text is that of one processor's code: an ICE with several. `stats` may be NULL. False: diagnostics were added.
bool codegen_run(const CodegenEntry *entries, size_t n_entries, const CodegenOptions *options, OutputKind kind, const OutPlace *at, CodegenStats *stats,
                 Diags *d);

#endif
