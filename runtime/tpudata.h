// libtpudata: reads what a program is trained on, in batches, beside libtpurt, which runs the program; and keeps checkpoints of what it has learnt. C11, usable
// from C++; needs libtpurt, libc, libpthread, and zlib where it was built with it (files that gzip has compressed).
//
//     static const char *const files[] = {"images.npy", "labels.npy"};
//     TpudataSet *set = NULL; TpudataReader *reader = NULL; TpudataBatch batch; TpurtError error;
//     TpudataReaderOptions how = {.batch = 200, .epochs = 5, .shuffle = TPUDATA_ALL, .seed = 1};
//     if (tpudata_arrays_open(files, 2, NULL, NULL, &set, &error) || tpudata_reader_create(set, &how, &reader, &error)) { puts(error.text); return 1; }
//     while (!tpudata_reader_next(reader, &batch, &error) && batch.n_records)
//         train(batch.features[0], batch.features[1], batch.weights);
//     tpudata_reader_destroy(reader); tpudata_set_close(set);
//
// Order. What a batch holds follows from the files, the options and the batch's number alone: neither the number of threads nor how fast they are changes it. A
// position (TpudataPosition) is two numbers; a reader that is set to it goes on with what would have come there. Trust. Nothing in a file is believed: a
// length, a size or a checksum that is wrong, a file that is cut off or changes while it is read ends the call with one sentence that names the file and the
// byte. Memory. All of it is allocated by the functions that open and create, through the caller's allocator; reading allocates nothing. Files are read with
// pread, never mapped; those compressed by gzip are kept in memory whole. Threads. No global state. A set may be used by any number of readers at once; a
// reader by one thread at a time. Errors: as in tpurt.h; BAD_DATA is what a file says, CANNOT_READ and SYSTEM what the system says.
//
// tf.Example is read by code of our own, not by protobuf-c: it is three kinds of messages (Example, Features with its map, Feature with one of three lists), a
// record is decoded into the caller's array without an allocation, which protobuf-c's tree of small blocks is not, and so a host needs no further library.
#ifndef TPUDATA_H
#define TPUDATA_H

#include "tpurt.h" // beside this file, in the source tree as where it is installed

#ifdef __cplusplus
extern "C" {
#endif

typedef struct TpudataSet TpudataSet;       // records in files
typedef struct TpudataReader TpudataReader; // batches of them

// ---- Files

typedef enum { TPUDATA_UNKNOWN, TPUDATA_NPY, TPUDATA_IDX, TPUDATA_RECORDS } TpudataKind;

// What a file is, by its content, also if gzip has compressed it: NumPy's .npy, an idx file (as MNIST's), TFRecord (an empty file too). UNKNOWN is no error.
TPURT_PUBLIC TpurtStatus tpudata_file_kind(const char *path, TpudataKind *out_kind, TpurtError *error);

// An array that each record has. Given to a function that opens, it says what is wanted; a description says what comes.
typedef struct {
    const char *name;    // of the feature in a tf.Example; of a file's array NULL, which is described as the file's name
    uint32_t dtype;      // TpuDtype of the rows that come; 0: as in the file (of a tf.Example it has to be said)
    uint32_t rank;       // of one record: without the dimension of the batch. At most TPU_MAX_RANK
    const int64_t *dims; // of one record; of a file's array NULL: as in the file
    double scale, shift; // where rows are floats: value * scale + shift; scale 0 stands for 1
    uint32_t bytes_as;   // a tf.Example's bytes are numbers of this TpuDtype, little endian; 0: TPU_UI8
} TpudataFeature;

typedef struct {
    const TpurtAllocator *allocator; // NULL: the C library's. Copied; its context must outlive the set and its readers
    uint32_t n_threads;              // that look through shards at the same time; 0: tpurt_default_threads()
    uint32_t in_turn; // so many shards give a record each in turn, and when one of them ends the next comes in; 0: all of them; 1: one after the other
} TpudataOptions;

// Arrays: file i holds feature i of all records, along its first dimension; all have the same number of records. .npy (versions 1 to 3, row-major) and idx
// files, each also compressed by gzip. `features`: what is wanted, one for each file; NULL: as it is. Integers become floats, or integers of another type where
// every value fits, which is checked as they are read; floats become floats. A wanted shape is the file's, or differs in dimensions of 1, or one of both is
// flat.
TPURT_PUBLIC TpurtStatus tpudata_arrays_open(const char *const *paths, size_t n_paths, const TpudataFeature *features, const TpudataOptions *options,
                                             TpudataSet **out_set, TpurtError *error);

// TFRecord files (shards) of tf.Example. Each wanted feature is in each record, with as many values as its shape has: an int64 list, a float list, or one
// string of bytes that hold the array. Opening reads the lengths of all records (with their checksums) and 16 bytes of each stay in memory; the checksum of a
// record's data is compared whenever it is read.
TPURT_PUBLIC TpurtStatus tpudata_records_open(const char *const *paths, size_t n_paths, const TpudataFeature *features, size_t n_features,
                                              const TpudataOptions *options, TpudataSet **out_set, TpurtError *error);

// No reader may be left. NULL is allowed.
TPURT_PUBLIC void tpudata_set_close(TpudataSet *set);
TPURT_PUBLIC uint64_t tpudata_set_records(const TpudataSet *set);
TPURT_PUBLIC uint32_t tpudata_set_features(const TpudataSet *set);
// Names and sizes live as long as the set.
TPURT_PUBLIC TpurtStatus tpudata_feature_describe(const TpudataSet *set, uint32_t index, TpudataFeature *out_feature, TpurtError *error);

// ---- Batches

#define TPUDATA_ALL 0xffffffffffffffffull
#define TPUDATA_NO_THREADS 0xffffffffu

typedef struct {
    uint64_t batch;   // records of a batch, over all replicas; at least 1
    uint64_t epochs;  // how often all records come; 0: without end
    uint64_t shuffle; // as many records wait in a buffer, of which one is drawn whenever one is wanted, and the next takes its place; TPUDATA_ALL: all of an
                      // epoch do, and every order is as likely; 0, 1: as they lie. Only their numbers wait: a large buffer costs 8 bytes a record
    uint64_t seed;    // of that; each epoch has an order of its own
    uint32_t drop_remainder;       // 1: the last batch of an epoch is left out if it is short; 0: it is filled with zeros, and weights say so
    uint32_t n_replicas;           // that share a batch: replica r has its rows r * batch / n_replicas and on; a divisor of `batch`; 0: 1
    uint32_t first_replica, n_own; // those whose rows are read here, where several processes share a batch; n_own 0: all from the first on
    uint32_t n_threads;            // that read ahead; 0: one; TPUDATA_NO_THREADS: tpudata_reader_next reads. At most 256
    uint32_t n_ahead;              // batches that may be ready before they are asked for; 0: one for each thread. At most 1024
} TpudataReaderOptions;

// Where a reader is: so many records of this epoch have been given, of all replicas. At its end: {epochs, 0}.
typedef struct {
    uint64_t epoch, record;
} TpudataPosition;

// Pointers are the reader's, valid until its next call.
typedef struct {
    void *const *features;   // of each feature its rows, dense, those of the first own replica first; aligned to 64
    const float *weights;    // of each row 1, or 0 where it only fills up
    uint64_t n_rows;         // here: batch / n_replicas of each own replica
    uint64_t n_records;      // of all replicas' rows those that are records; 0: the data has ended, and nothing else is said
    TpudataPosition at, end; // the positions before and behind it
    uint32_t ends_epoch;
} TpudataBatch;

// Threads inherit the affinity mask of the caller and take no signals but those of faults. The set must outlive the reader. `options` must be given. Fails with
// BAD_CALL (also where the set has no records, or all of them would be dropped), OUT_OF_MEMORY, SYSTEM.
TPURT_PUBLIC TpurtStatus tpudata_reader_create(const TpudataSet *set, const TpudataReaderOptions *options, TpudataReader **out_reader, TpurtError *error);
TPURT_PUBLIC void tpudata_reader_destroy(TpudataReader *reader);
// The next batch, for which it waits. After an error the same error comes until tpudata_reader_seek.
TPURT_PUBLIC TpurtStatus tpudata_reader_next(TpudataReader *reader, TpudataBatch *out_batch, TpurtError *error);
// Of the batch that comes next.
TPURT_PUBLIC TpudataPosition tpudata_reader_position(const TpudataReader *reader);
// What was read ahead is dropped. A position that the data has not is BAD_CALL.
TPURT_PUBLIC TpurtStatus tpudata_reader_seek(TpudataReader *reader, TpudataPosition position, TpurtError *error);
// Batches of an epoch.
TPURT_PUBLIC uint64_t tpudata_reader_batches(const TpudataReader *reader);

#ifdef __cplusplus
}
#endif
#endif
