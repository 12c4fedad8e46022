// Attributes that say what an op means without them. Of one program the text that JAX prints has some of them, and its portable artifact none: the key leaves
// them out, so that both are one program.
#ifndef TPUCC_FRONTEND_KEY_IDLE_H
#define TPUCC_FRONTEND_KEY_IDLE_H

#include "ir/graph/graph.h"

bool key_attr_is_idle(const Op *op, const Attr *a);

#endif
