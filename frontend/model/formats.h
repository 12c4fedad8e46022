// The kinds of files that models are: one row each says how it is known, read and written. They are told apart by content, in the order of the rows, and
// written by the extension of the output's name.
#ifndef TPUCC_FRONTEND_MODEL_FORMATS_H
#define TPUCC_FRONTEND_MODEL_FORMATS_H

#include "frontend/model/sink.h"
#include "ir/graph/graph.h"

typedef struct {
    const char *name;      // "StableHLO text", for messages
    const char *extension; // "mlir"
    // Do the bytes begin like one? Of a row further down only if none before says so.
    bool (*recognise)(const uint8_t *bytes, size_t n_bytes);
    // To a module, which need not verify yet. `path` is the file's name, for places and for what lies beside it. NULL: diagnostics were added.
    Module *(*read)(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d);
    bool borrows; // the module points into the bytes, which must live as long
    // The whole file; `locs`: with loc(...) where that is a choice. False: a diagnostic was added before anything was written. NULL: it cannot be written.
    bool (*write)(Module *m, bool locs, ByteSink sink, Diags *d);
} ModelFormat;

extern const ModelFormat model_formats[];
extern const size_t n_model_formats;

const ModelFormat *format_of_bytes(const uint8_t *bytes, size_t n_bytes); // NULL: none knows them
const ModelFormat *format_of_extension(const char *extension);            // that can be written; NULL: none

#endif
