// Model files of any kind into the graph, told apart by content: a row of formats.c reads them, or they are refused by what they are (foreign.h).
#ifndef TPUCC_FRONTEND_MODEL_SOURCE_H
#define TPUCC_FRONTEND_MODEL_SOURCE_H

#include "frontend/tensors/weights.h"

// Reads the file, which need not verify yet (module_verify, or the first act of pipeline_run). NULL: diagnostics were added; EXIT_SYSTEM if the file cannot be
// read, else EXIT_CONTENT.
Module *source_read(const char *path, Diags *d);
// The same for training: weights that come with the model stay arguments, and *begin gets what they begin with.
Module *source_read_to_train(const char *path, BoundWeights *begin, Diags *d);

// The same from memory. *out_borrowed: the module points into the bytes, which must live as long.
Module *source_parse(const uint8_t *bytes, size_t n_bytes, const char *path, bool *out_borrowed, Diags *d);

#endif
