// libtpudata: reads what a program is trained on, or has the host make it, in batches, beside libtpurt, which runs the program; and keeps checkpoints of what
// it has learnt. C11, usable from C++; needs libtpurt, libc, libpthread, and zlib where it was built with it (files that gzip has compressed).
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

typedef enum { TPUDATA_UNKNOWN, TPUDATA_NPY, TPUDATA_IDX, TPUDATA_RECORDS, TPUDATA_EMPTY } TpudataKind;

// What a file is, by its content, also if gzip has compressed it: NumPy's .npy, an idx file (as MNIST's), TFRecord. EMPTY: of 0 bytes, as a
// shard of TFRecord files may be, and an array may not. UNKNOWN is no error.
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
#define TPUDATA_NO_RECORD 0xffffffffffffffffull

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
    uint32_t n_steps;              // batches that come together, as a call of many steps takes them: what is said here of a batch is true of each of them,
                                   // and they are read ahead together. Of the last ones of an epoch there may be fewer. 0: 1. At most 2^20
} TpudataReaderOptions;

// Where a reader is: so many records of this epoch have been given, of all replicas. At its end: {epochs, 0}.
typedef struct {
    uint64_t epoch, record;
} TpudataPosition;

// Pointers are the reader's, valid until its next call.
typedef struct {
    void *const *features;   // of each feature its rows, dense, those of the first own replica first, of each replica those of its first step; aligned to 64
    const float *weights;    // of each row 1, or 0 where it only fills up
    uint64_t n_rows;         // here: of each own replica batch / n_replicas for each step that was asked for
    uint64_t n_records;      // of all replicas' rows those that are records; 0: the data has ended, and nothing else is said
    const uint64_t *records; // of each row its number in the set, or TPUDATA_NO_RECORD where it only fills up
    TpudataPosition at, end; // the positions before and behind it. Step k of it begins at record at.record + k * batch
    uint32_t ends_epoch;
    uint32_t n_steps; // of these there are records; fewer than were asked for where the epoch ends. Only the last one may have fewer than a batch
} TpudataBatch;

// Threads inherit the affinity mask of the caller and take no signals but those of faults. The set must outlive the reader. `options` must be given. Fails with
// BAD_CALL (also where all records would be dropped), BAD_DATA (the set has no records), OUT_OF_MEMORY, SYSTEM.
TPURT_PUBLIC TpurtStatus tpudata_reader_create(const TpudataSet *set, const TpudataReaderOptions *options, TpudataReader **out_reader, TpurtError *error);
TPURT_PUBLIC void tpudata_reader_destroy(TpudataReader *reader);
// The next batch, for which it waits. After an error the same error comes until tpudata_reader_seek.
TPURT_PUBLIC TpurtStatus tpudata_reader_next(TpudataReader *reader, TpudataBatch *out_batch, TpurtError *error);
// Of the batch that comes next.
TPURT_PUBLIC TpudataPosition tpudata_reader_position(const TpudataReader *reader);
// What was read ahead is dropped. A position that the data has not is BAD_CALL.
TPURT_PUBLIC TpurtStatus tpudata_reader_seek(TpudataReader *reader, TpudataPosition position, TpurtError *error);
// Batches of an epoch, each step's counted.
TPURT_PUBLIC uint64_t tpudata_reader_batches(const TpudataReader *reader);

// ---- Records of the host's own
//
// Records that a host makes, or has from where no file is: a function of its own fills batches, ahead of the one that is computed. Everything else of a reader
// is as with files: epochs, shuffling (of numbers of records), replicas and processes, many steps together, positions to go on from.
#define TPUDATA_ENDLESS 0xffffffffffffffffull

// What the function is to fill: a batch, or the batches of so many steps as the reader was asked to give together.
typedef struct {
    void *const *features;      // of each feature its rows, dense, in the order that TpudataBatch has
    const uint64_t *records;    // of each row the number of the record that is to stand there, below n_records of the source; TPUDATA_NO_RECORD where it only
                                // fills up: such a row is zeros already, and may be left so
    uint64_t n_rows, n_records; // here; of all replicas' rows those that are records
    TpudataPosition at;         // of the first record
    uint32_t n_steps;           // of these there are records
} TpudataRows;

// Returns TPURT_OK, or what went wrong: tpudata_reader_next of that batch returns it, and error->text, where the function has written a sentence there (it ends
// with 0). It is called once for each batch, by threads of readers: of one reader by as many at once as its options say (n_threads; with one, batch after
// batch), with TPUDATA_NO_THREADS by the thread that calls tpudata_reader_next. It may not call functions of that reader. What is written has to follow from
// `context` and the numbers of records (and at.epoch) if a reader that goes on at a position is to give the same; batches that were read ahead are made again
// then.
typedef TpurtStatus TpudataFill(void *context, const TpudataRows *rows, TpurtError *error);

typedef struct {
    TpudataFill *fill;
    void *context;      // the host's; has to outlive the set and its readers
    uint64_t n_records; // of an epoch; TPUDATA_ENDLESS: the first one never ends, and shuffling needs a buffer of some size
} TpudataSource;

// `features`: what the function writes: a name, a type and sizes of each; scale, shift and bytes_as are 0. Copied, as `source` is.
TPURT_PUBLIC TpurtStatus tpudata_source_open(const TpudataSource *source, const TpudataFeature *features, size_t n_features, const TpudataOptions *options,
                                             TpudataSet **out_set, TpurtError *error);

// ---- Checkpoints
//
// A folder of .safetensors files "step-N.safetensors": tensors by name, and notes, texts by key, in the file's metadata, with a CRC-32C of all of it. A file
// appears whole or not at all, whenever the process or the machine ends: it is written under another name beside, brought to the disk (fsync), renamed, and so
// is the folder. While a folder is open here, other processes are refused. A host keeps variables of its program, the step, the seed and the reader's position
// so.

typedef struct TpudataFolder TpudataFolder;
typedef struct TpudataCheckpoint TpudataCheckpoint; // a file that is open for reading

typedef struct {
    const char *name;
    uint32_t dtype; // TpuDtype, of those that .safetensors has
    uint32_t rank;
    const int64_t *dims;
    const void *data; // to be written; NULL in descriptions
    uint64_t bytes;
} TpudataTensor;

typedef struct {
    const char *key, *value;
} TpudataNote;

// Makes the folder where there is none, and those that it lies in. What a killed process left half written is removed. Fails with SYSTEM, OUT_OF_MEMORY,
// BUSY (another process, or another TpudataFolder, has it open), BAD_CALL. `allocator` may be NULL.
TPURT_PUBLIC TpurtStatus tpudata_folder_open(const char *path, const TpurtAllocator *allocator, TpudataFolder **out_folder, TpurtError *error);
TPURT_PUBLIC void tpudata_folder_close(TpudataFolder *folder); // NULL is allowed
// Writes a checkpoint, then removes all but the `keep` of the highest steps (0: none is removed). Where this fails (SYSTEM: a full disk, ..), those before are
// as they were. A checkpoint of the same step is replaced. This call allocates.
TPURT_PUBLIC TpurtStatus tpudata_folder_write(TpudataFolder *folder, uint64_t step, const TpudataTensor *tensors, size_t n_tensors, const TpudataNote *notes,
                                              size_t n_notes, uint32_t keep, TpurtError *error);
// The checkpoint of the highest step. NOT_FOUND: there is none. BAD_DATA: it is damaged, and the sentence says what is, and which one before it is whole. With
// skip_damaged such files are renamed to NAME.damaged instead, and the next one is taken; TpudataCheckpointInfo says how many and why. Where none is whole,
// nothing is renamed: BAD_DATA.
TPURT_PUBLIC TpurtStatus tpudata_folder_newest(TpudataFolder *folder, uint32_t skip_damaged, TpudataCheckpoint **out_checkpoint, TpurtError *error);
// The highest step of which the checkpoint is whole. NOT_FOUND: there is none.
TPURT_PUBLIC TpurtStatus tpudata_folder_find(const TpudataFolder *folder, uint64_t *out_step, TpurtError *error);

// Any .safetensors file, also of others. Its header, sizes and, where it has one, its checksum are checked; BAD_DATA says what is wrong at which byte.
TPURT_PUBLIC TpurtStatus tpudata_checkpoint_open(const char *path, const TpurtAllocator *allocator, TpudataCheckpoint **out_checkpoint, TpurtError *error);
// Writes such a file, atomically, wherever it is: weights to be compiled in (`tpucc --weights`). This call allocates.
TPURT_PUBLIC TpurtStatus tpudata_checkpoint_write(const char *path, const TpudataTensor *tensors, size_t n_tensors, const TpudataNote *notes, size_t n_notes,
                                                  const TpurtAllocator *allocator, TpurtError *error);
TPURT_PUBLIC void tpudata_checkpoint_close(TpudataCheckpoint *checkpoint); // NULL is allowed

typedef struct {
    const char *path;
    uint64_t step; // 0 where nothing says one
    uint32_t n_tensors, n_notes;
    uint32_t checked;    // 1: it has a checksum, which is right
    uint32_t n_skipped;  // newer ones that were damaged
    const char *skipped; // what was wrong with the newest of them; NULL: none
} TpudataCheckpointInfo;

TPURT_PUBLIC TpurtStatus tpudata_checkpoint_describe(const TpudataCheckpoint *checkpoint, TpudataCheckpointInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpudata_checkpoint_tensor(const TpudataCheckpoint *checkpoint, uint32_t index, TpudataTensor *out_tensor, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpudata_checkpoint_find(const TpudataCheckpoint *checkpoint, const char *name, uint32_t *out_index, TpurtError *error);
// Reads a tensor into memory for its `bytes`.
TPURT_PUBLIC TpurtStatus tpudata_checkpoint_read(const TpudataCheckpoint *checkpoint, uint32_t index, void *to, uint64_t bytes, TpurtError *error);
TPURT_PUBLIC const char *tpudata_checkpoint_note(const TpudataCheckpoint *checkpoint, const char *key); // NULL: it has none

#ifdef __cplusplus
}
#endif
#endif
