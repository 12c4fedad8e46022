// The .safetensors format, both ways, for checkpoints. Not installed.
#ifndef TPUDATA_TENSORS_H
#define TPUDATA_TENSORS_H

#include "runtime/data/data.h"

typedef struct {
    TpudataTensor tensor;
    uint64_t at; // of its data in the file
} StoredTensor;

struct TpudataCheckpoint {
    TpurtAllocator allocator;
    Blob file;
    char *header; // names, keys and values are in it, unescaped
    StoredTensor *tensors;
    TpudataNote *notes;
    int64_t *dims;
    uint32_t n_tensors, n_notes, n_skipped;
    uint64_t step;
    bool checked;
    char *skipped;
};

// ---- tensors.c: the header of a file as it is written.
#define CHECKSUM_KEY "crc32c"
#define STEP_KEY "step"
typedef struct {
    const TpudataTensor **tensors; // in the order of their data
    size_t n_tensors;
    char *text; // with the eight bytes of its length before it
    uint64_t n_text, room;
} TensorHeader;
TpurtStatus header_make(TensorHeader *h, const TpurtAllocator *from, const TpudataTensor *tensors, size_t n_tensors, const TpudataNote *notes, size_t n_notes,
                        TpurtError *error);
void header_free(TensorHeader *h, const TpurtAllocator *from);
const char *safetensors_name(uint32_t dtype); // NULL: the format has no such type

// checkpoint.c: writes `name` in an open folder, whose path is shown in messages.
TpurtStatus tensors_write(int folder, const char *name, const char *shown, const TpudataTensor *tensors, size_t n_tensors, const TpudataNote *notes,
                          size_t n_notes, const TpurtAllocator *from, TpurtError *error);

// ---- header.c: one that is read.
bool header_read(TpudataCheckpoint *c, TpurtError *error);

// ---- json.c: what a header is made of; each false leaves `at` where it is wrong.
typedef struct {
    char *text;
    uint64_t n, at;
    const char *why; // NULL, or what is wrong there
} Json;
bool json_take(Json *j, char c); // also skips spaces before it
bool json_string(Json *j, const char **out);
bool json_number(Json *j, uint64_t *out);

#endif
