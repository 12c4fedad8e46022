// The readers of libtpudata on any bytes, as a file: as arrays, as TFRecord, and as TFRecord whose checksums were made right, so that the decoder of tf.Example
// sees what was changed; and as a checkpoint. Each refuses with one sentence that names the file, or gives all records. Descriptors, memory and threads are
// none of it: the file is one without a name (memfd_create), read without threads.
#define _GNU_SOURCE
#include "ir/base/base.h"
#include "runtime/seal.h"
#include "runtime/tpudata.h"
#include "tests/fuzz/corpus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static char path[64];

static void expect(bool holds) {
    if (!holds) abort();
}

static void sentence_check(TpurtStatus status, const TpurtError *e) {
    expect(status == e->code && (status == TPURT_OK) == !e->text[0] && !strchr(e->text, '\n'));
    if (status == TPURT_BAD_DATA) expect(strstr(e->text, path));
    else expect(!status || status == TPURT_BAD_CALL || status == TPURT_MISMATCH || status == TPURT_OUT_OF_MEMORY);
}

static void read_all(const TpudataSet *set) {
    enum { MOST_BYTES = 1 << 22 };
    uint64_t bytes = 0;
    TpudataFeature f;
    TpurtError e;
    TpudataBatch b;
    TpudataReader *reader;
    for (uint32_t i = 0; i < tpudata_set_features(set); i++) {
        expect(!tpudata_feature_describe(set, i, &f, &e));
        uint64_t each = tpurt_dtype_bytes(f.dtype);
        for (uint32_t k = 0; k < f.rank && each < MOST_BYTES; k++) each *= (uint64_t)f.dims[k];
        bytes += each;
    }
    if (bytes > MOST_BYTES) return;
    TpurtStatus status =
        tpudata_reader_create(set, &(TpudataReaderOptions){.batch = 4, .epochs = 1, .shuffle = 3, .seed = bytes, .n_threads = TPUDATA_NO_THREADS}, &reader, &e);
    sentence_check(status, &e);
    if (status) return;
    for (uint64_t n = 0; n < 1000; n += b.n_records) {
        status = tpudata_reader_next(reader, &b, &e);
        sentence_check(status, &e);
        if (status || !b.n_records) break;
        for (uint32_t i = 0; i < tpudata_set_features(set); i++) {
            tpudata_feature_describe(set, i, &f, &e);
            size_t each = tpurt_dtype_bytes(f.dtype);
            for (uint32_t k = 0; k < f.rank; k++) each *= (size_t)f.dims[k];
            bytes_hash(b.features[i], each * b.n_rows, 0);
        }
    }
    tpudata_reader_destroy(reader);
}

static void open_one(TpurtStatus status, TpudataSet *set, const TpurtError *e) {
    sentence_check(status, e);
    expect(!status == !!set);
    if (set) read_all(set);
    tpudata_set_close(set);
}

static void open_all(void) {
    static const int64_t two[] = {2}, pixels[] = {1, 3};
    static const TpudataFeature wanted[] = {
        {.name = "x", .dtype = TPU_F32, .rank = 1, .dims = two, .scale = 2},
        {.name = "label", .dtype = TPU_I32},
        {.name = "pixels", .dtype = TPU_F32, .rank = 2, .dims = pixels, .bytes_as = TPU_UI8},
    };
    const char *file = path;
    TpudataSet *set;
    TpurtError e;
    TpurtStatus status = tpudata_arrays_open(&file, 1, NULL, NULL, &set, &e);
    open_one(status, set, &e);
    status = tpudata_arrays_open(&file, 1, &(TpudataFeature){.dtype = TPU_F32, .scale = 0.5}, NULL, &set, &e);
    open_one(status, set, &e);
    for (size_t n = 0; n < 3; n++) { // each alone: a wrong one hides those behind it
        status = tpudata_records_open(&file, 1, wanted + n, 1, &(TpudataOptions){.n_threads = 1}, &set, &e);
        open_one(status, set, &e);
    }
    status = tpudata_records_open(&file, 1, wanted, 3, &(TpudataOptions){.n_threads = 1}, &set, &e);
    open_one(status, set, &e);
}

// Checkpoints: .safetensors files with a checksum, which hides nothing here: files of others have none.
static void open_checkpoint(void) {
    TpudataCheckpoint *c;
    TpudataCheckpointInfo info;
    TpudataTensor t;
    TpurtError e;
    TpurtStatus status = tpudata_checkpoint_open(path, NULL, &c, &e);
    sentence_check(status, &e);
    expect(!status == !!c);
    if (!c) return;
    expect(!tpudata_checkpoint_describe(c, &info, &e));
    for (uint32_t i = 0; i < info.n_tensors; i++) {
        expect(!tpudata_checkpoint_tensor(c, i, &t, &e));
        void *value = malloc(t.bytes + 1);
        expect(value && !tpudata_checkpoint_read(c, i, value, t.bytes, &e));
        bytes_hash(value, t.bytes, strlen(t.name));
        free(value);
    }
    tpudata_checkpoint_close(c);
}

static uint32_t masked(const uint8_t *bytes, size_t n) {
    uint32_t crc = crc32c(0, bytes, n);
    return (crc >> 15 | crc << 17) + 0xa282ead8u;
}

// Lengths that reach beyond the end are cut to it, so that there is a record to decode.
static void checksums_mend(uint8_t *data, size_t size) {
    for (size_t at = 0; size - at >= 16;) {
        uint64_t n;
        uint32_t sum;
        memcpy(&n, data + at, 8);
        if (n > size - at - 16) n = size - at - 16;
        memcpy(data + at, &n, 8);
        sum = masked(data + at, 8);
        memcpy(data + at + 8, &sum, 4);
        sum = masked(data + at + 12, (size_t)n);
        memcpy(data + at + 12 + n, &sum, 4);
        at += 16 + (size_t)n;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    int fd = memfd_create("data_fuzz", 0);
    uint8_t *copy = malloc(size ? size : 1);
    expect(fd >= 0 && copy);
    if (size) memcpy(copy, data, size);
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    for (int mended = 0; mended < 2; mended++) {
        expect(pwrite(fd, copy, size, 0) == (ssize_t)size);
        open_all();
        open_checkpoint();
        checksums_mend(copy, size);
    }
    free(copy);
    close(fd);
    return 0;
}
