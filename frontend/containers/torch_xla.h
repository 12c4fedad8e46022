// The folder that torch_xla writes (`exported_program_to_stablehlo(..).save(DIR)`) as a model: DIR/functions/NAME.bytecode is the program, NAME.meta (JSON)
// says what its arguments are, DIR/data/PARAMETER and DIR/constants/N are arrays in NumPy's format.
#ifndef TPUCC_FRONTEND_CONTAINERS_TORCH_XLA_H
#define TPUCC_FRONTEND_CONTAINERS_TORCH_XLA_H

#include "frontend/tensors/weights.h"

bool torch_xla_is_folder(const char *path); // it has a folder functions

// The module, whose parameters and constants are constants, mapped from their files; arguments are called as the module's forward was called: args[0],
// args[1]['ids']. A parameter without a file stays an argument, which --weights binds by its name in the module. NULL: one diagnostic was added.
// `begin` not NULL, for training: parameters of floating-point numbers stay arguments too, and what their files say that they begin with is added to it.
Module *torch_xla_read(const char *path, BoundWeights *begin, Diags *d);

// The file was read alone: where it is the program of such a folder, a remark says that its weights are not bound, and names the folder.
void torch_xla_tell_of_folder(const char *path, Diags *d);

#endif
