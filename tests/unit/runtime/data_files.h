// Files of data for the suites of libtpudata, made byte by byte: .npy, idx, TFRecord of tf.Example.
#ifndef TPUCC_TESTS_UNIT_RUNTIME_DATA_FILES_H
#define TPUCC_TESTS_UNIT_RUNTIME_DATA_FILES_H

#include "runtime/seal.h"
#include "runtime/tpudata.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    uint8_t bytes[1 << 16];
    size_t n;
} Bytes;

static inline void put(Bytes *b, const void *from, size_t n) {
    ck_assert_uint_le(n, sizeof b->bytes - b->n);
    if (n) memcpy(b->bytes + b->n, from, n);
    b->n += n;
}

static inline void put_word(Bytes *b, uint64_t word, size_t n) { put(b, &word, n); }

static inline void put_varint(Bytes *b, uint64_t v) {
    for (; v > 127; v >>= 7) put_word(b, (v & 127) | 128, 1);
    put_word(b, v, 1);
}

static inline void put_part(Bytes *b, uint32_t field, const void *from, size_t n) {
    put_varint(b, field << 3 | 2);
    put_varint(b, n);
    put(b, from, n);
}

// An entry of a map: the feature `name` with this list of kind 1 (bytes), 2 (floats), 3 (integers), as it is encoded.
static inline void put_feature(Bytes *features, const char *name, uint32_t kind, const Bytes *list) {
    static Bytes value, entry;
    value.n = entry.n = 0;
    put_part(&value, kind, list->bytes, list->n);
    put_part(&entry, 1, name, strlen(name));
    put_part(&entry, 2, value.bytes, value.n);
    put_part(features, 1, entry.bytes, entry.n);
}

static inline void put_ints(Bytes *features, const char *name, const int64_t *values, size_t n) {
    static Bytes packed, list;
    packed.n = list.n = 0;
    for (size_t i = 0; i < n; i++) put_varint(&packed, (uint64_t)values[i]);
    put_part(&list, 1, packed.bytes, packed.n);
    put_feature(features, name, 3, &list);
}

static inline void put_floats(Bytes *features, const char *name, const float *values, size_t n) {
    static Bytes list;
    list.n = 0;
    put_part(&list, 1, values, 4 * n);
    put_feature(features, name, 2, &list);
}

static inline void put_raw(Bytes *features, const char *name, const void *bytes, size_t n) {
    static Bytes list;
    list.n = 0;
    put_part(&list, 1, bytes, n);
    put_feature(features, name, 1, &list);
}

static inline uint32_t masked(const void *bytes, size_t n) {
    uint32_t crc = crc32c(0, bytes, n);
    return (crc >> 15 | crc << 17) + 0xa282ead8u;
}

static inline void put_record(Bytes *file, const void *data, size_t n) {
    uint64_t length = n;
    put_word(file, length, 8);
    put_word(file, masked(&length, 8), 4);
    put(file, data, n);
    put_word(file, masked(data, n), 4);
}

// A record of a tf.Example with these features.
static inline void put_example(Bytes *file, const Bytes *features) {
    static Bytes example;
    example.n = 0;
    put_part(&example, 1, features->bytes, features->n);
    put_record(file, example.bytes, example.n);
}

static inline void put_npy(Bytes *file, const char *descr, const char *shape, const void *data, size_t n) {
    char text[128];
    memset(text, ' ', sizeof text);
    int used = snprintf(text, sizeof text, "{'descr': '%s', 'fortran_order': False, 'shape': %s, }", descr, shape);
    text[used] = ' ';
    text[117] = '\n';
    put(file, "\x93NUMPY\1\0\x76\0", 10);
    put(file, text, 118);
    put(file, data, n);
}

static inline const char *save(const char *folder, const char *name, const Bytes *file) {
    static char paths[8][FOLDER_SIZE + 40];
    static int next;
    char *path = paths[next++ % 8];
    snprintf(path, sizeof *paths, "%s/%s", folder, name);
    FILE *f = fopen(path, "wb");
    ck_assert_ptr_nonnull(f);
    ck_assert_uint_eq(fwrite(file->bytes, 1, file->n, f), file->n);
    ck_assert_int_eq(fclose(f), 0);
    return path;
}

#endif
