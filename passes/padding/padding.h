// Proves that padding cannot reach what is kept (design 6): part of the pass `shapes`, while the ops that compute sizes are still there.
#ifndef TPUCC_PASSES_PADDING_PADDING_H
#define TPUCC_PASSES_PADDING_PADDING_H

#include "passes/pass.h"

// Whether a size of main's arguments is one that calls are padded to.
bool padding_wanted(const PassContext *c);

// What the model said before the types of main were inferred.
typedef struct {
    const PtrMap *sized;    // the first result of every op that was made of one whose sizes were operands, and that op
    const PtrMap *open;     // results of reshapes with an open size, and their Type: which sizes were numbers
    const OpList *asserted; // its custom calls @shape_assertion, taken out of it; what may not hold for every length is taken for granted of calls
} PaddingInputs;

// For every size that a padded symbol may have, 1 to what it is bound to: whether the results for arguments padded with zeros begin with those
// for the arguments as they are. Names the sizes of the results (PortInfo.dims) and adds to the report what it took for granted.
// False: diagnostics [padding-mixes] were added.
bool padding_prove(PassContext *c, Func *f, const PaddingInputs *known);

#endif
