// Where what is written of a model goes.
#ifndef TPUCC_FRONTEND_MODEL_SINK_H
#define TPUCC_FRONTEND_MODEL_SINK_H

#include <stddef.h>

// Where a file goes, in pieces from its start to its end. Errors of the medium are the sink's to remember.
typedef struct {
    void (*write)(void *to, const void *bytes, size_t n_bytes);
    void *to;
} ByteSink;

#endif
