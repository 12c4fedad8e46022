// Files of libtpudata: what is read from .npy, idx and TFRecord files, and what is refused with which words.
#define _GNU_SOURCE
#include "tests/unit/runtime/counting.h"
#include "tests/unit/runtime/data_files.h"

#include <stdlib.h>
#include <unistd.h>

static char folder[FOLDER_SIZE];
static Bytes file, features;

static void begin(void) {
    folder_make(folder, "data");
    file.n = features.n = 0;
}

static void end(void) { folder_remove(folder); }

// All rows of feature 0 of a set, in order.
static void read_all(TpudataSet *set, void *to, size_t bytes) {
    TpudataReader *reader;
    TpudataBatch batch;
    TpurtError e;
    TpudataReaderOptions o = {.batch = tpudata_set_records(set), .epochs = 1};
    ck_assert_msg(!tpudata_reader_create(set, &o, &reader, &e), "%s", e.text);
    ck_assert_msg(!tpudata_reader_next(reader, &batch, &e), "%s", e.text);
    memcpy(to, batch.features[0], bytes);
    tpudata_reader_destroy(reader);
    tpudata_set_close(set);
}

static const char *open_error(const char *path, const TpudataFeature *wanted) {
    static TpurtError e;
    TpudataSet *set;
    TpurtStatus status = tpudata_arrays_open(&path, 1, wanted, NULL, &set, &e);
    ck_assert_int_ne(status, TPURT_OK);
    ck_assert_ptr_null(set);
    const char *slash = strstr(e.text, folder);
    return slash ? slash + strlen(folder) + 1 : e.text;
}

START_TEST(arrays_come_as_they_are_and_as_wanted) {
    static const uint8_t pixels[6] = {0, 51, 102, 153, 204, 255};
    static const int64_t flat[] = {2}, square[] = {2, 1};
    TpudataSet *set;
    TpudataFeature f;
    TpurtError e;
    put_npy(&file, "|u1", "(3, 1, 2)", pixels, 6);
    const char *path = save(folder, "x.npy", &file);
    ck_assert_int_eq(tpudata_arrays_open(&path, 1, NULL, NULL, &set, &e), TPURT_OK);
    ck_assert_uint_eq(tpudata_set_records(set), 3);
    ck_assert_int_eq(tpudata_feature_describe(set, 0, &f, &e), TPURT_OK);
    ck_assert(f.dtype == TPU_UI8 && f.rank == 2 && f.dims[0] == 1 && f.dims[1] == 2);
    ck_assert_str_eq(f.name, path);
    ck_assert_int_eq(tpudata_feature_describe(set, 1, &f, &e), TPURT_BAD_CALL);
    uint8_t same[6];
    read_all(set, same, 6);
    ck_assert_mem_eq(same, pixels, 6);
    float scaled[6];
    TpudataFeature want = {.name = "x", .dtype = TPU_F32, .rank = 1, .dims = flat, .scale = 1 / 255.0, .shift = -1};
    ck_assert_int_eq(tpudata_arrays_open(&path, 1, &want, NULL, &set, &e), TPURT_OK);
    read_all(set, scaled, sizeof scaled);
    for (int i = 0; i < 6; i++) {
        volatile double product = pixels[i] * (1 / 255.0); // rounded, which a compiler that multiplies and adds in one leaves out
        ck_assert_float_eq(scaled[i], (float)(product - 1));
    }
    int64_t wide[6];
    want = (TpudataFeature){.dtype = TPU_I64, .rank = 2, .dims = square};
    ck_assert_int_eq(tpudata_arrays_open(&path, 1, &want, NULL, &set, &e), TPURT_OK);
    read_all(set, wide, sizeof wide);
    for (int i = 0; i < 6; i++) ck_assert_int_eq(wide[i], pixels[i]);
}
END_TEST

START_TEST(types_that_do_not_fit_are_refused) {
    static const int64_t labels[3] = {1, 300, -1}, three[] = {3};
    TpudataSet *set;
    TpudataReader *reader;
    TpudataBatch batch;
    TpurtError e;
    put_npy(&file, "<i8", "(3,)", labels, 24);
    const char *path = save(folder, "y.npy", &file);
    TpudataFeature want = {.dtype = TPU_UI8};
    ck_assert_int_eq(tpudata_arrays_open(&path, 1, &want, NULL, &set, &e), TPURT_OK);
    ck_assert_int_eq(tpudata_reader_create(set, &(TpudataReaderOptions){.batch = 1, .n_threads = TPUDATA_NO_THREADS}, &reader, &e), TPURT_OK);
    ck_assert_int_eq(tpudata_reader_next(reader, &batch, &e), TPURT_OK);
    for (int i = 0; i < 2; i++) { // the same error again
        ck_assert_int_eq(tpudata_reader_next(reader, &batch, &e), TPURT_BAD_DATA);
        ck_assert_ptr_nonnull(strstr(e.text, "y.npy: byte 136: record 1 has the value 300, which is no ui8"));
    }
    ck_assert_int_eq(tpudata_reader_seek(reader, (TpudataPosition){0, 2}, &e), TPURT_OK);
    ck_assert_int_eq(tpudata_reader_next(reader, &batch, &e), TPURT_BAD_DATA);
    ck_assert_ptr_nonnull(strstr(e.text, "record 2 has the value -1, which is no ui8"));
    tpudata_reader_destroy(reader);
    tpudata_set_close(set);
    want = (TpudataFeature){.dtype = TPU_I32, .rank = 1, .dims = three};
    ck_assert_str_eq(open_error(path, &want), "y.npy: a record is [], [3] is wanted");
    want = (TpudataFeature){.dtype = TPU_C64};
    ck_assert_str_eq(open_error(path, &want), "y.npy: holds i64, which does not become complex<f32>");
}
END_TEST

START_TEST(half_and_double_and_big_endian) {
    static const uint16_t half[5] = {0x3c00, 0xc000, 0x0001, 0x7bff, 0x3555};
    static const double expected[5] = {1, -2, 5.9604644775390625e-8, 65504, 0.333251953125};
    static const uint8_t big[8] = {0, 0, 0x0d, 1, 0, 0, 0, 2}, values[8] = {0x3f, 0xc0, 0, 0, 0xc0, 0x20, 0, 0};
    TpudataSet *set;
    TpurtError e;
    put_npy(&file, "<f2", "(5,)", half, 10);
    const char *path = save(folder, "h.npy", &file);
    TpudataFeature want = {.dtype = TPU_F64};
    ck_assert_int_eq(tpudata_arrays_open(&path, 1, &want, NULL, &set, &e), TPURT_OK);
    double got[5];
    read_all(set, got, sizeof got);
    for (int i = 0; i < 5; i++) ck_assert_double_eq(got[i], expected[i]);
    file.n = 0;
    put(&file, big, 8), put(&file, values, 8);
    path = save(folder, "f.idx", &file);
    ck_assert_int_eq(tpudata_arrays_open(&path, 1, NULL, NULL, &set, &e), TPURT_OK);
    float f[2];
    read_all(set, f, sizeof f);
    ck_assert(f[0] == 1.5f && f[1] == -2.5f);
    want = (TpudataFeature){.dtype = TPU_BF16};
    ck_assert_int_eq(tpudata_arrays_open(&path, 1, &want, NULL, &set, &e), TPURT_OK);
    uint16_t b[2];
    read_all(set, b, sizeof b);
    ck_assert(b[0] == 0x3fc0 && b[1] == 0xc020);
}
END_TEST

START_TEST(wrong_arrays_are_refused) {
    static const uint8_t data[8] = {0};
    TpudataFeature any = {0};
    put_npy(&file, "<f4", "(2,)", data, 7);
    ck_assert_str_eq(open_error(save(folder, "a.npy", &file), &any), "a.npy: byte 135: the file ends here, 1 bytes before its array: it is cut off");
    put(&file, data, 2);
    ck_assert_str_eq(open_error(save(folder, "a.npy", &file), &any), "a.npy: byte 136: 1 bytes more than the array has");
    file.n = 60;
    ck_assert_str_eq(open_error(save(folder, "a.npy", &file), &any),
                     "a.npy: byte 60: the file ends here, and the header of an .npy file goes on to byte 128: it is cut off");
    static const char *const wrong[][3] = {
        {"<f4", "(3000000000, 3000000000, 3000000000)", "byte 128: the sizes in the header are larger than any file"},
        {"<f4", "(99999999999999999999,)", "byte 79: the header of an .npy file has a size here that is too large"},
        {"<f4", "()", "byte 128: one number, not an array of records"},
        {"<f4", "(2", "byte 62: the header of an .npy file has a shape that does not end here"}, // the comma is taken, then `}`
        {"|O", "(2,)",
         "byte 24: the header of an .npy file says '|O' for the type of elements, which is not read; those are Python objects, rows of different "
         "lengths as a rule: pad them, and write np.array(rows, dtype=np.float32)"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        file.n = 0;
        put_npy(&file, wrong[i][0], wrong[i][1], data, 8);
        const char *said = open_error(save(folder, "a.npy", &file), &any);
        if (i != 3) ck_assert_str_eq(said + strlen("a.npy: "), wrong[i][2]);
    }
    static const uint8_t idx[12] = {0, 0, 8, 1, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4};
    file.n = 0;
    put(&file, idx, 12);
    ck_assert_str_eq(open_error(save(folder, "a.idx", &file), &any), "a.idx: byte 12: the file ends here, 4294967291 bytes before its array: it is cut off");
    file.n = 0;
    put(&file, "none of these", 13);
    ck_assert_str_eq(open_error(save(folder, "a.txt", &file), &any), "a.txt: byte 0: neither an .npy nor an idx file, compressed by gzip or not");
    file.n = 0;
    put_record(&file, data, 8);
    ck_assert_str_eq(open_error(save(folder, "r.tfrecord", &file), &any), "r.tfrecord: byte 0: a TFRecord file, where an array (.npy, idx) is read");
    ck_assert_str_eq(open_error("/dev/null", &any), "/dev/null: is a pipe or a device, not a file whose records can be read in any order");
    ck_assert_str_eq(open_error("/absent", &any), "/absent: cannot open: No such file or directory");
}
END_TEST

START_TEST(arrays_have_as_many_records) {
    static const uint8_t data[8] = {0};
    const char *paths[2];
    TpudataSet *set;
    TpurtError e;
    put_npy(&file, "|u1", "(4,)", data, 4);
    paths[0] = save(folder, "x.npy", &file);
    file.n = 0;
    put_npy(&file, "|u1", "(3,)", data, 3);
    paths[1] = save(folder, "y.npy", &file);
    ck_assert_int_eq(tpudata_arrays_open(paths, 2, NULL, NULL, &set, &e), TPURT_BAD_DATA);
    ck_assert_ptr_nonnull(strstr(e.text, "y.npy: 3 records, and "));
    ck_assert_int_eq(tpudata_arrays_open(paths, 0, NULL, NULL, &set, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_arrays_open(NULL, 1, NULL, NULL, &set, &e), TPURT_BAD_CALL);
}
END_TEST

START_TEST(gzip_is_unpacked) {
    static uint8_t data[40000];
    char command[200];
    TpudataSet *set;
    TpurtError e;
    for (size_t i = 0; i < sizeof data; i++) data[i] = (uint8_t)(random_next() % 7);
    put_npy(&file, "|u1", "(40000,)", data, sizeof data);
    save(folder, "g.npy", &file);
    snprintf(command, sizeof command, "gzip -f %s/g.npy", folder);
    ck_assert_int_eq(system(command), 0);
    snprintf(command, sizeof command, "%s/g.npy.gz", folder);
    const char *path = command;
    TpudataKind kind;
    TpurtStatus status = tpudata_arrays_open(&path, 1, NULL, NULL, &set, &e);
    if (status == TPURT_BAD_DATA && strstr(e.text, "built without zlib")) return;
    ck_assert_msg(!status, "%s", e.text);
    static uint8_t got[sizeof data];
    read_all(set, got, sizeof got);
    ck_assert(!memcmp(got, data, sizeof data));
    ck_assert_int_eq(tpudata_file_kind(path, &kind, &e), TPURT_OK);
    ck_assert_int_eq(kind, TPUDATA_NPY);
    ck_assert_int_eq(truncate(path, 5000), 0);
    ck_assert_str_eq(open_error(path, NULL), "g.npy.gz: byte 5000: what gzip has compressed is cut off here");
    FILE *f = fopen(path, "r+b");
    fseek(f, 100, SEEK_SET);
    for (int i = 0; i < 100; i++) fputc(0xff, f);
    fclose(f);
    ck_assert_ptr_nonnull(strstr(open_error(path, NULL), "what gzip has compressed is damaged: "));
}
END_TEST

// ---- TFRecord

static const int64_t two[] = {2}, three[] = {3};
static const TpudataFeature wanted[] = {
    {.name = "x", .dtype = TPU_F32, .rank = 1, .dims = two},
    {.name = "label", .dtype = TPU_I32},
    {.name = "pixels", .dtype = TPU_F32, .rank = 1, .dims = three, .scale = 0.5},
};

static void one_example(Bytes *to, int i) {
    float x[2] = {(float)i, (float)i + 0.5f};
    int64_t label = i - 1;
    uint8_t pixels[3] = {(uint8_t)i, 2, 3};
    features.n = 0;
    put_raw(&features, "pixels", pixels, 3);
    put_ints(&features, "not wanted", &label, 1);
    put_floats(&features, "x", x, 2);
    put_ints(&features, "label", &label, 1);
    put_example(to, &features);
}

static const char *record_error(const char *path) {
    static TpurtError e;
    TpudataSet *set;
    TpudataReader *reader;
    TpudataBatch batch;
    TpurtStatus status = tpudata_records_open(&path, 1, wanted, 3, NULL, &set, &e);
    if (!status) {
        ck_assert_int_eq(tpudata_reader_create(set, &(TpudataReaderOptions){.batch = 1, .epochs = 1}, &reader, &e), TPURT_OK);
        do status = tpudata_reader_next(reader, &batch, &e);
        while (!status && batch.n_records);
        tpudata_reader_destroy(reader);
        tpudata_set_close(set);
    }
    ck_assert_int_eq(status, TPURT_BAD_DATA);
    return strstr(e.text, folder) + strlen(folder) + 1;
}

START_TEST(examples_are_decoded) {
    TpudataSet *set;
    TpudataReader *reader;
    TpudataBatch b;
    TpurtError e;
    TpudataKind kind;
    for (int i = 0; i < 3; i++) one_example(&file, i);
    const char *path = save(folder, "x.tfrecord", &file);
    ck_assert_msg(!tpudata_records_open(&path, 1, wanted, 3, NULL, &set, &e), "%s", e.text);
    ck_assert_uint_eq(tpudata_set_records(set), 3);
    ck_assert_uint_eq(tpudata_set_features(set), 3);
    ck_assert_int_eq(tpudata_reader_create(set, &(TpudataReaderOptions){.batch = 4, .epochs = 1}, &reader, &e), TPURT_OK);
    ck_assert_msg(!tpudata_reader_next(reader, &b, &e), "%s", e.text);
    ck_assert(b.n_records == 3 && b.n_rows == 4 && b.ends_epoch);
    const float *x = b.features[0], *pixels = b.features[2];
    const int32_t *label = b.features[1];
    for (int i = 0; i < 3; i++) {
        ck_assert(x[2 * i] == (float)i && x[2 * i + 1] == (float)i + 0.5f && label[i] == i - 1);
        ck_assert(pixels[3 * i] == (float)i / 2 && pixels[3 * i + 1] == 1 && pixels[3 * i + 2] == 1.5f);
        ck_assert(b.weights[i] == 1);
    }
    ck_assert(x[6] == 0 && x[7] == 0 && label[3] == 0 && pixels[9] == 0 && pixels[11] == 0 && b.weights[3] == 0);
    ck_assert_int_eq(tpudata_reader_next(reader, &b, &e), TPURT_OK);
    ck_assert_uint_eq(b.n_records, 0);
    tpudata_reader_destroy(reader);
    tpudata_set_close(set);
    ck_assert_int_eq(tpudata_file_kind(path, &kind, &e), TPURT_OK);
    ck_assert_int_eq(kind, TPUDATA_RECORDS);
}
END_TEST

// As other writers may: values one by one, pieces of lists, unknown fields, a key twice.
START_TEST(other_encodings_mean_the_same) {
    static Bytes list, value, entry;
    static const float x[2] = {1, 2};
    int64_t wrong = 7;
    list.n = value.n = entry.n = 0;
    put_ints(&features, "label", &wrong, 1); // the later one counts
    for (int i = 0; i < 2; i++) put_varint(&list, 1 << 3 | 5), put(&list, &x[i], 4);
    put_part(&value, 2, list.bytes, 5);
    put_part(&value, 2, list.bytes + 5, 5);
    put_varint(&value, 9 << 3 | 1), put_word(&value, 0, 8); // unknown
    put_part(&entry, 2, value.bytes, value.n);
    put_part(&entry, 1, "x", 1);
    put_part(&features, 1, entry.bytes, entry.n);
    list.n = 0;
    put_varint(&list, 1 << 3 | 0), put_varint(&list, (uint64_t)-5);
    put_feature(&features, "label", 3, &list);
    put_raw(&features, "pixels", "abc", 3);
    put_example(&file, &features);
    const char *path = save(folder, "o.tfrecord", &file);
    TpudataSet *set;
    TpudataReader *reader;
    TpudataBatch b;
    TpurtError e;
    ck_assert_int_eq(tpudata_records_open(&path, 1, wanted, 3, NULL, &set, &e), TPURT_OK);
    ck_assert_int_eq(tpudata_reader_create(set, &(TpudataReaderOptions){.batch = 1}, &reader, &e), TPURT_OK);
    ck_assert_msg(!tpudata_reader_next(reader, &b, &e), "%s", e.text);
    ck_assert(((const float *)b.features[0])[1] == 2 && ((const int32_t *)b.features[1])[0] == -5);
    tpudata_reader_destroy(reader);
    tpudata_set_close(set);
}
END_TEST

START_TEST(wrong_records_are_refused) {
    static const float x[3] = {1, 2, 3};
    int64_t label = INT64_C(1) << 40, fine = 1;
    one_example(&file, 0);
    size_t first = file.n;
    one_example(&file, 1);
    Bytes whole = file;
    char expected[200];
    file.bytes[first] ^= 1; // the length
    snprintf(expected, sizeof expected, "r: byte %zu: record 1 has a length with a wrong checksum: the file is damaged, or is no TFRecord file", first);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), expected);
    file = whole;
    file.bytes[first + 20] ^= 1; // the data
    snprintf(expected, sizeof expected, "r: byte %zu: the record of %zu bytes here has the checksum ", first + 12, whole.n - first - 16);
    ck_assert_msg(!strncmp(record_error(save(folder, "r", &file)), expected, strlen(expected)), "%s", record_error(save(folder, "r", &file)));
    file = whole;
    file.n -= 5;
    snprintf(expected, sizeof expected, "r: byte %zu: the file ends here, in record 1, which begins at byte %zu and has %zu bytes", file.n, first,
             whole.n - first - 16);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), expected);
    file.n = first + 5;
    snprintf(expected, sizeof expected, "r: byte %zu: the file ends here, and the length of record 1 goes on to byte %zu: it is cut off", file.n, first + 12);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), expected);

    features.n = file.n = 0;
    put_raw(&features, "pixels", "abcd", 4);
    put_example(&file, &features);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), "r: byte 26: record 0: 'pixels' has 4 bytes where 3 are wanted");
    features.n = file.n = 0;
    put_floats(&features, "x", x, 3);
    put_example(&file, &features);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), "r: byte 21: record 0: 'x' has 3 values where 2 are wanted");
    features.n = file.n = 0;
    put_ints(&features, "label", &label, 1);
    put_example(&file, &features);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), "r: byte 29: record 0: 'label' has the value 1099511627776, which is no i32");
    features.n = file.n = 0;
    put_floats(&features, "label", x, 1);
    put_example(&file, &features);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), "r: byte 25: record 0: 'label' holds floats, which do not become i32");
    features.n = file.n = 0;
    put_ints(&features, "label", &fine, 1);
    put_example(&file, &features);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), "r: byte 12: record 0 has no feature 'x'");
    file.n = 0;
    put_record(&file, "\x0a\x7f\x01", 3);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), "r: byte 14: record 0 is no tf.Example: a part of it is longer than what holds it");
    file.n = 0;
    put_record(&file, "\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", 11);
    ck_assert_str_eq(record_error(save(folder, "r", &file)), "r: byte 12: record 0 is no tf.Example: a number does not end");
}
END_TEST

START_TEST(wrong_calls_are_refused) {
    TpudataSet *set;
    TpurtError e;
    file.n = 0;
    one_example(&file, 0);
    const char *path = save(folder, "r", &file);
    static const int64_t huge[] = {1 << 30, 1 << 30};
    const TpudataFeature wrong[] = {{.dtype = TPU_F32},
                                    {.name = "x"},
                                    {.name = "x", .dtype = TPU_F32, .rank = 40, .dims = huge},
                                    {.name = "x", .dtype = TPU_F32, .rank = 2, .dims = huge},
                                    {.name = "x", .dtype = TPU_I32, .bytes_as = TPU_F32}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ck_assert_int_eq(tpudata_records_open(&path, 1, &wrong[i], 1, NULL, &set, &e), TPURT_BAD_CALL);
        ck_assert_ptr_null(set);
    }
    ck_assert_int_eq(tpudata_records_open(&path, 1, NULL, 1, NULL, &set, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_records_open(&path, 1, wanted, 1, NULL, NULL, &e), TPURT_BAD_CALL);
    tpudata_set_close(NULL);
    tpudata_reader_destroy(NULL);
}
END_TEST

// Each allocation fails once; nothing is lost, and one sentence says so.
START_TEST(every_allocation_may_fail) {
    const char *paths[3];
    for (int s = 0; s < 3; s++) {
        char name[8];
        file.n = 0;
        for (int i = 0; i < 5; i++) one_example(&file, i);
        snprintf(name, sizeof name, "r%d", s);
        paths[s] = save(folder, name, &file);
    }
    for (uint32_t n_threads = 1; n_threads <= 3; n_threads += 2)
        for (long n = 1;; n++) {
            Counting counting = {.fail_at = n};
            TpurtAllocator allocator = {counting_allocate, counting_release, &counting};
            TpudataSet *set = NULL;
            TpudataReader *reader = NULL;
            TpudataBatch b;
            TpurtError e;
            TpurtStatus status = tpudata_records_open(paths, 3, wanted, 3, &(TpudataOptions){.allocator = &allocator, .n_threads = n_threads}, &set, &e);
            if (!status) {
                TpudataReaderOptions o = {.batch = 4, .epochs = 2, .shuffle = TPUDATA_ALL, .n_threads = n_threads};
                status = tpudata_reader_create(set, &o, &reader, &e);
            }
            long made = counting.made;
            if (!status) do
                    ck_assert_int_eq(tpudata_reader_next(reader, &b, &e), TPURT_OK);
                while (b.n_records);
            ck_assert_int_eq(counting.made, made); // reading allocates nothing
            if (status) ck_assert(status == TPURT_OUT_OF_MEMORY && !strncmp(e.text, "out of memory: no ", 18));
            tpudata_reader_destroy(reader);
            tpudata_set_close(set);
            ck_assert_int_eq(counting.live, 0);
            if (!status) break;
        }
}
END_TEST

Suite *data_suite(void);
Suite *data_suite(void) {
    Suite *s = suite_create("data");
    TCase *t = tcase_create("data");
    tcase_set_timeout(t, 60);
    tcase_add_checked_fixture(t, begin, end);
    tcase_add_test(t, arrays_come_as_they_are_and_as_wanted);
    tcase_add_test(t, types_that_do_not_fit_are_refused);
    tcase_add_test(t, half_and_double_and_big_endian);
    tcase_add_test(t, wrong_arrays_are_refused);
    tcase_add_test(t, arrays_have_as_many_records);
    tcase_add_test(t, gzip_is_unpacked);
    tcase_add_test(t, examples_are_decoded);
    tcase_add_test(t, other_encodings_mean_the_same);
    tcase_add_test(t, wrong_records_are_refused);
    tcase_add_test(t, wrong_calls_are_refused);
    tcase_add_test(t, every_allocation_may_fail);
    suite_add_tcase(s, t);
    return s;
}
