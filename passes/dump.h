// Writing a module as text into a folder, so that it parses again.
#ifndef TPUCC_PASSES_DUMP_H
#define TPUCC_PASSES_DUMP_H

#include "ir/graph/graph.h"

enum { DUMP_INLINE_BYTES = 1 << 20 }; // larger constants go into a .safetensors of the same name beside the text

// The constants of the text written last, so that a dump with the same ones shares its file.
typedef struct {
    char *path; // of that .safetensors, or NULL
    VEC(const Literal *) blobs;
} DumpState;

void dump_state_free(DumpState *s);
bool dump_make_folder(const char *dir, Diags *d); // with the folders above it
// DIR/STEM.mlir, and DIR/STEM.safetensors where a constant is large: dense_resource<NAME> is its tensor NAME.
bool dump_module(const Module *m, const char *dir, const char *stem, bool locs, DumpState *s, Diags *d);
bool dump_text(const char *dir, const char *name, const char *text, Diags *d);

#endif
