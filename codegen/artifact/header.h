// The C header of a compiled model: its program symbol, and constants for its arguments and results; of several entry points those of each, their names, and
// the sizes of each symbol.
#ifndef TPUCC_CODEGEN_ARTIFACT_HEADER_H
#define TPUCC_CODEGEN_ARTIFACT_HEADER_H

#include "codegen/entry.h"

void header_text(const CodegenEntry *entries, size_t n_entries, const char *prefix, Text *out);

#endif
