// The options --dim: see also the pass `bind`.
#ifndef TPUCC_PASSES_BIND_BIND_H
#define TPUCC_PASSES_BIND_BIND_H

#include "passes/pass.h"

// "b=7", as --dim has it. The strings are in the arena of d or are `text` itself. False: one diagnostic, EXIT_USAGE.
bool dim_binding_parse(const char *text, DimBinding *out, Diags *d);

typedef VEC(DimBinding) DimBindings;
bool dim_bindings_add(const char *text, DimBindings *list, Diags *d); // one more

#endif
