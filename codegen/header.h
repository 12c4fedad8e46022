// The C header of a compiled model: its program symbol, and constants for its arguments and results.
#ifndef TPUCC_CODEGEN_HEADER_H
#define TPUCC_CODEGEN_HEADER_H

#include "ir/graph.h"

void header_text(const Func *f, const char *prefix, Text *out);

#endif
