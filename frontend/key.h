// The key of an artifact: from what it was made, as `name=value` lines that later runs compare. Same model, weights and
// flags give the same key, whatever the files are called and in which format the model came.
#ifndef TPUCC_FRONTEND_KEY_H
#define TPUCC_FRONTEND_KEY_H

#include "ir/graph.h"

// XXH64 with seed 0 of bytes that come in pieces (github.com/Cyan4973/xxHash, doc/xxhash_spec.md). Starts with
// hash64_begin.
typedef struct {
    uint64_t lanes[4], n_bytes;
    uint8_t rest[32];
    size_t n_rest;
} Hash64;

void hash64_begin(Hash64 *h);
void hash64_add(Hash64 *h, const void *bytes, size_t n);
uint64_t hash64_end(const Hash64 *h);

// Of the model.fb that the module would be written as. False: it cannot be written, and a diagnostic was added.
bool key_of_module(Module *m, uint64_t *out, Diags *d);
// Of the bytes of all files, one after the other.
bool key_of_files(const char *const *paths, size_t n_paths, uint64_t *out, Diags *d);

#endif
