// The line of a text that a diagnostic is about, with a caret below its place, for people at a terminal.
//
//       3 |   %0 = stablehlo.dott %x, %w : ...
//         |        ^~~~~~~~~~~~~~
#ifndef TPUCC_IR_BASE_EXCERPT_H
#define TPUCC_IR_BASE_EXCERPT_H

#include "ir/base/base.h"

// Adds both lines. Nothing is added where there is no such line: the file is gone, is no regular one (which could block, or be empty by now), or is shorter.
// Of a long line what is around the column is shown. `mark` and `plain`: written before and behind the caret; "" where there are no colours.
void excerpt_add(Text *out, const char *file, uint32_t line, uint32_t col, const char *mark, const char *plain);

#endif
