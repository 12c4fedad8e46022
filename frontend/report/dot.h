// Runs Graphviz's `dot`, the program that lays out graphs. A program of its own, not the library: tpucc then needs no Graphviz to start, and a layout
// that takes too long can be ended.
#ifndef TPUCC_FRONTEND_REPORT_DOT_H
#define TPUCC_FRONTEND_REPORT_DOT_H

#include "ir/base/base.h"

typedef enum { DOT_DONE, DOT_MISSING, DOT_SLOW, DOT_FAILED } DotResult;

// `graph` in Graphviz's language; *out gets its JSON, with positions. DOT_SLOW after 5 s of processor time, so that the answer does not depend on what else
// the machine does, or after a minute.
DotResult dot_layout(const Text *graph, Text *out);

#endif
