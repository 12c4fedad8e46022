// What the files of libtpudata share. Not installed.
#ifndef TPUDATA_INTERNAL_H
#define TPUDATA_INTERNAL_H

#include "runtime/status.h"
#include "runtime/tpudata.h"

// ---- blob.c: the bytes of a file, read from where it lies, or kept in memory where gzip has compressed it. Any thread may read.
typedef struct {
    char *path;
    int fd;          // -1: closed, or all is in memory
    uint8_t *memory; // NULL: not compressed
    uint64_t bytes;
} Blob;
bool blob_open(Blob *b, const char *path, const TpurtAllocator *from, TpurtError *error);
bool blob_unpack(Blob *b, const TpurtAllocator *from, TpurtError *error); // if it begins as gzip's files do
void blob_close(Blob *b, const TpurtAllocator *from);
// False where the file ends before, or cannot be read: `what` ("record 7") is cut off there.
bool blob_read(const Blob *b, uint64_t at, void *to, uint64_t n, const char *what, TpurtError *error);
TpurtStatus blob_refuse(const Blob *b, uint64_t at, TpurtError *error, const char *fmt, ...) __attribute__((format(printf, 4, 5)));

// ---- convert.c: numbers of one type as another.
typedef struct {
    uint32_t from, to; // TpuDtype
    bool swap;         // `from` is big endian
    bool same;         // nothing but a copy
    double scale, shift;
    float *of_byte; // of TPU_UI8 to TPU_F32 every value; else NULL
} Conversion;
bool conversion_is_possible(uint32_t from, uint32_t to);
// Writes n elements; returns how many fit, which is n unless element [result] has a value that `to` cannot hold.
uint64_t elems_convert(const Conversion *c, const void *from, void *to, uint64_t n);
void elem_show(const Conversion *c, const void *from, char *to, size_t bytes); // "-7"

// ---- Arrays in files.
typedef struct {
    uint32_t dtype, rank; // with the dimension of records
    int64_t dims[TPU_MAX_RANK];
    bool swap;   // big endian
    uint64_t at; // of the data
} ArrayHead;
bool npy_head(const Blob *b, ArrayHead *out, TpurtError *error); // npy.c
bool idx_head(const Blob *b, ArrayHead *out, TpurtError *error); // idx.c
TpudataKind blob_kind(const Blob *b);                            // kind.c
bool count_elems(const int64_t *dims, uint32_t rank, uint64_t most, uint64_t *out);

// ---- Sets.
typedef struct {
    char *name;
    uint32_t rank;
    int64_t *dims;
    uint64_t n_elems, from_bytes, to_bytes; // of a record: in the file, in a batch
    uint64_t at;                            // of arrays: where the first record begins
    Conversion convert;
} Feature;

typedef struct {
    uint64_t at; // of the data
    uint32_t bytes, file;
} Place;

struct TpudataSet {
    TpurtAllocator allocator;
    Blob *files;
    size_t n_files;
    Feature *features; // of arrays feature i is in file i
    uint32_t n_features;
    Place *places; // of records; NULL: arrays
    uint64_t n_records, scratch_bytes;
    TpudataSource source; // fill: NULL where there are files
};
// Reads record `number` into rows[feature]; any number of threads, each with a scratch of its own.
bool set_read(const TpudataSet *set, uint64_t number, uint8_t *scratch, uint8_t *const *rows, TpurtError *error);
bool arrays_read(const TpudataSet *set, uint64_t number, uint8_t *scratch, uint8_t *const *rows, TpurtError *error);
bool records_read(const TpudataSet *set, uint64_t number, uint8_t *scratch, uint8_t *const *rows, TpurtError *error);
bool source_fill(const TpudataSet *set, const TpudataRows *rows, TpurtError *error); // source.c
// set.c. Without files: of a source.
TpudataSet *set_create(const char *const *paths, size_t n_paths, size_t n_features, const TpudataOptions *options, TpurtError *error);
bool feature_take(TpudataSet *set, uint32_t index, const char *name, const TpudataFeature *wanted, TpurtError *error);
bool conversion_make(TpudataSet *set, Conversion *c, uint32_t from, uint32_t to, bool swap, const TpudataFeature *wanted, TpurtError *error);

// ---- tfrecord.c, example.c
enum { RECORD_HEAD = 12, RECORD_TAIL = 4 };
uint32_t crc_mask(uint32_t crc);
uint64_t word_le(const uint8_t *bytes, uint32_t n);
bool records_index(TpudataSet *set, const TpudataOptions *options, TpurtError *error);
// Where a tf.Example's bytes lie, for messages.
typedef struct {
    const Blob *blob;
    uint64_t at, number;
} ExampleAt;
bool example_decode(const uint8_t *bytes, uint64_t n_bytes, const Feature *features, uint32_t n_features, uint8_t *const *rows, const ExampleAt *where,
                    TpurtError *error);

// ---- order.c: in which order the records of an epoch come.
typedef struct {
    uint64_t n_records, capacity; // of the buffer
    uint64_t *buffer;
    uint64_t n_waiting, next, random, seed;
} Order;
void order_begin(Order *o, uint64_t epoch);
uint64_t order_draw(Order *o); // not more often than there are records

#endif
