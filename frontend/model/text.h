// StableHLO's text as a format of model files: the text itself is parsed and printed by ir/text.
#ifndef TPUCC_FRONTEND_MODEL_TEXT_H
#define TPUCC_FRONTEND_MODEL_TEXT_H

#include "frontend/model/sink.h"
#include "ir/graph/graph.h"

// Text: no control characters but white space in its first page, no zero anywhere, and no beginning that says it is something else (foreign.h).
bool text_is_model(const uint8_t *bytes, size_t n_bytes);
// Does text begin as MLIR does, which other text does not? For what is said of a file that is no model by all signs.
bool text_begins_as_mlir(const uint8_t *bytes, size_t n_bytes);

// It may name large constants that lie beside it: dense_resource<NAME> in DIR/x.mlir is the tensor NAME of DIR/x.safetensors.
Module *text_read(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d);
bool text_write(Module *m, bool locs, ByteSink sink, Diags *d);

#endif
