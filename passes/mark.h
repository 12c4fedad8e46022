// Products and gathers that the model itself asks for: --precision and --weights-as are about these, and not about the products that the compiler makes of
// other ops (fft, cholesky, sums of integers), whose terms it needs as exact as they are. The pass `mark` gives them the attribute tpu.model before anything is
// made of them; whoever writes such an op again keeps it, as build_like does, and the pass `weights` takes it away.
#ifndef TPUCC_PASSES_MARK_H
#define TPUCC_PASSES_MARK_H

#include "ir/graph/graph.h"

static inline bool mark_is_on(const Op *op) { return op_attr(op, ATTR_model) != NULL; }
static inline void mark_copy(Module *m, const Op *from, Value *made) { // onto what stands for it, or is its gradient
    if (mark_is_on(from)) op_set_attr(m, made->def, attr_bool(ATTR_model, true));
}

bool marks_remove(Module *m); // was there any?

#endif
