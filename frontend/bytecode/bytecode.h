// MLIR bytecode as a format of model files: StableHLO's portable artifacts (VHLO from 0.9.0 on) and StableHLO that was written as it is.
#ifndef TPUCC_FRONTEND_BYTECODE_BYTECODE_H
#define TPUCC_FRONTEND_BYTECODE_BYTECODE_H

#include "ir/graph/graph.h"

bool bytecode_is_model(const uint8_t *bytes, size_t n_bytes);
Module *bytecode_read(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d);

// The same of bytecode that lies in a file from byte `at` on, where messages count from the file's beginning.
Module *bytecode_read_within(const uint8_t *bytes, size_t n_bytes, size_t at, const char *path, Diags *d);

#endif
