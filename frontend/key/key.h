// The key of an artifact: from what it was made, as `name=value` lines that later runs compare. Same model, weights and
// flags give the same key, whatever the files are called and in which format the model came.
#ifndef TPUCC_FRONTEND_KEY_KEY_H
#define TPUCC_FRONTEND_KEY_KEY_H

#include "frontend/tensors/weights.h"
#include "ir/graph/graph.h"

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

uint64_t hash64_of(const void *bytes, size_t n);

// What a model is made of, as a hash and as the lines of `details` that explain how another one differs (README.md). Neither depends on
// names of values, on places or on where private functions stand; the lines also hold places, without `lines` only their names. Value.id and Op.id are used.
uint64_t key_of_model(Module *m, bool lines, Text *details);
uint64_t key_of_weights(const BoundWeights *weights, Text *details);

// Text as a field of a line: control characters and \\ as \\ and two hexadecimal digits.
void key_field(Text *out, const char *text, size_t len);

#define KEY_DETAILS_MARK "tpucc key " // and the version: the first line of the details
enum { KEY_DETAILS_VERSION = 1 };

enum {
    KEY_MAX_OPS = 4096,  // models of more ops have a line for a group of them
    KEY_MAX_FIELDS = 240 // of a line; what is more is in the hash alone
};

#endif
