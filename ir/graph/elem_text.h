// The text of one element of a tensor: see elem_text.c.
#ifndef TPUCC_IR_GRAPH_ELEM_TEXT_H
#define TPUCC_IR_GRAPH_ELEM_TEXT_H

#include "ir/graph/type.h"

void elem_text(Text *out, DType t, const void *elem);

#endif
