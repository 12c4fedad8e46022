// What other tools make and no format here reads: known by its first bytes, only to say what it is and how a model is made of it.
#ifndef TPUCC_FRONTEND_MODEL_FOREIGN_H
#define TPUCC_FRONTEND_MODEL_FOREIGN_H

#include "ir/base/diag.h"

typedef struct {
    size_t offset, len;
    const char *magic, *what, *help; // help: the way out, or NULL
} ForeignFormat;

const ForeignFormat *foreign_find(const uint8_t *bytes, size_t n_bytes); // NULL: nothing that is known

// Adds one diagnostic that says what the bytes, which no format recognises, are instead of a model.
void foreign_refuse(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d);

#endif
