// What other tools make and no format here reads: known by its first bytes, only to say what it is and how a model is made of it.
#ifndef TPUCC_FRONTEND_BASE_FOREIGN_H
#define TPUCC_FRONTEND_BASE_FOREIGN_H

#include "ir/base/diag.h"

typedef struct {
    size_t offset, len;
    const char *magic, *what, *help; // help: the way to a model, or NULL
    const char *weights;             // the way from weights in it to .safetensors, or NULL
} ForeignFormat;

// What makes a model of one that lives in Python.
#define FOREIGN_PYTHON_WAY                                                                                                            \
    "export it there: PyTorch: torch_xla's exported_program_to_stablehlo(torch.export.export(net, args)).save(DIR), then tpucc DIR; " \
    "JAX, and Keras on JAX: jax.export.export(jax.jit(f))(x).serialize() into a file"

bool bytes_look_like_text(const uint8_t *bytes, size_t n_bytes);         // as far as the first page shows
const ForeignFormat *foreign_find(const uint8_t *bytes, size_t n_bytes); // NULL: nothing that is known
// Text that is no MLIR (a Python program, a page of the web, JSON): by its first word. Not for weights, whose index is JSON.
const ForeignFormat *foreign_text_find(const uint8_t *bytes, size_t n_bytes);
// By their fields, the whole of the file: only for bytes that nothing else explains.
const ForeignFormat *foreign_protobuf_find(const uint8_t *bytes, size_t n_bytes);

#endif
