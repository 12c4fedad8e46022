// What an artifact says of how it was made, read from its file: nothing of it is loaded or run, so that artifacts for other processors and
// of other versions can be asked as well.
#ifndef TPUCC_CODEGEN_ELF_KEY_H
#define TPUCC_CODEGEN_ELF_KEY_H

#include "ir/base/diag.h"

typedef struct {
    uint32_t version; // TPU_ABI_VERSION of the writer
    const char *name; // of the program: the prefix of its symbol
    const char *compiler, *key;
    const char *key_details; // NULL: artifacts before version 5 have none
} ArtifactKey;

// A shared or a relocatable object with one program of tpucc in it. The strings point into the bytes. False: one diagnostic was added;
// the bytes are not believed.
bool artifact_key_read(const uint8_t *bytes, size_t n_bytes, Loc at, ArtifactKey *out, Diags *d);

// Where the checksums of a shared object go that another linker has made, and what they are of: offsets in the file.
typedef struct {
    uint64_t note, end, weights, weight_bytes; // see TpuNote, TpuSeal
} SealPlaces;
bool artifact_seal_places(const uint8_t *bytes, size_t n_bytes, Loc at, SealPlaces *out, Diags *d);

#endif
