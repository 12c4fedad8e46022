// What jax.export writes (`exported.serialize()`) as a format of model files: a FlatBuffer around MLIR bytecode, with the trees of arguments and results.
#ifndef TPUCC_FRONTEND_CONTAINERS_JAX_EXPORT_H
#define TPUCC_FRONTEND_CONTAINERS_JAX_EXPORT_H

#include "ir/graph/graph.h"

// Such a file has no magic number: a FlatBuffer with bytecode where jax.export puts it.
bool jax_export_is_model(const uint8_t *bytes, size_t n_bytes);

// The module, whose main's arguments and results are called after their places in the trees where JAX gave no name: args[0]['kernel'], kwargs['x'],
// result['y']. Of a program for several platforms the part for CPUs; one for others is taken as it is, with a note.
Module *jax_export_read(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d);

#endif
