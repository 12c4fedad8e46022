// .npy files: what NumPy writes is read, in every version, order and element type; what is wrong is refused in one
// sentence; what is written reads back. The headers here are spelled as NumPy spells them.
#define _GNU_SOURCE
#include "frontend/tensors/npy.h"

#include <check.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A file in memory: version, header text (padded with spaces and ended by a newline unless exact), data.
static size_t make(uint8_t *to, int major, const char *header, const void *data, size_t n_data) {
    size_t len_bytes = major == 1 ? 2 : 4, len = strlen(header), at = 8 + len_bytes;
    memcpy(to, "\x93NUMPY", 6);
    to[6] = (uint8_t)major, to[7] = 0;
    memcpy(to + at, header, len);
    while ((at + len + 1) % 64) to[at + len++] = ' ';
    to[at + len++] = '\n';
    for (size_t i = 0; i < len_bytes; i++) to[8 + i] = (uint8_t)(len >> 8 * i);
    memcpy(to + at + len, data, n_data);
    return at + len + n_data;
}

static bool parse(int major, const char *header, const void *data, size_t n_data, NpyArray *out, char *out_text) {
    uint8_t file[4096];
    Diags d;
    diags_init(&d, "test");
    size_t size = make(file, major, header, data, n_data);
    uint8_t *exact = malloc(size); // so that the address sanitizer sees a read past the end
    memcpy(exact, file, size);
    bool read = npy_parse(exact, size, (Loc){0}, out, &d);
    free(exact);
    ck_assert_uint_eq(d.n_errors, read ? 0 : 1);
    snprintf(out_text, 300, "%s", read ? "" : d.list.items[0].text);
    diags_free(&d);
    return read;
}

START_TEST(every_element_type) {
    static const struct {
        const char *descr;
        DType dtype;
    } types[] = {{"|b1", DT_I1},   {"|i1", DT_I8},    {"<i2", DT_I16}, {"<i4", DT_I32},  {"<i8", DT_I64},       {"|u1", DT_UI8}, {"<u2", DT_UI16},
                 {"<u4", DT_UI32}, {"<u8", DT_UI64},  {"<f2", DT_F16}, {"<V2", DT_BF16}, {"bfloat16", DT_BF16}, {"<f4", DT_F32}, {"<f8", DT_F64},
                 {"<c8", DT_C64},  {"<c16", DT_C128}, {">i1", DT_I8},  {"|V1", DT_UI8},  {"<f1", DT_UI8},       {"=f4", DT_F32}};
    uint8_t data[6 * 16];
    for (size_t i = 0; i < sizeof data; i++) data[i] = i % 2;
    for (size_t i = 0; i < COUNT(types); i++)
        for (int major = 1; major <= 3; major++) {
            char header[200], text[300];
            NpyArray a;
            snprintf(header, sizeof header, "{'descr': '%s', 'fortran_order': False, 'shape': (2, 3), }", types[i].descr);
            ck_assert_msg(parse(major, header, data, 6 * dtype_bytes(types[i].dtype), &a, text), "%s", text);
            ck_assert(a.dtype == types[i].dtype && a.rank == 2 && a.dims[0] == 2 && a.dims[1] == 3);
            ck_assert(!memcmp(a.data, data, a.bytes) && (uintptr_t)a.data % 64 == 0);
            npy_free(&a);
        }
}
END_TEST

START_TEST(spellings) {
    static const struct {
        const char *header;
        uint32_t rank;
        size_t n;
    } good[] = {
        {"{'descr': '<i2', 'fortran_order': False, 'shape': (), }", 0, 1},
        {"{'shape': (3,), 'fortran_order': False, 'descr': '<i2'}", 1, 3},
        {"{\"descr\":\"<i2\",\"fortran_order\":True,\"shape\":(2L,1L)}", 2, 2},
        {"{'descr': '<i2', 'fortran_order': False, 'shape': (0, 999999, 999999), }", 3, 0},
        {"{'descr': '<i2', 'fortran_order': True, 'shape': (5, 0), }", 2, 0},
        {"  { 'descr' : '<i2' , 'fortran_order' : False , 'shape' : ( 1 , 2 , ) , }  ", 2, 2},
    };
    static const int16_t data[4] = {1, 2, 3, 4};
    char text[300];
    NpyArray a;
    for (size_t i = 0; i < COUNT(good); i++) {
        ck_assert_msg(parse(1, good[i].header, data, 2 * good[i].n, &a, text), "%s: %s", good[i].header, text);
        ck_assert_uint_eq(a.rank, good[i].rank);
        ck_assert_uint_eq(a.bytes, 2 * good[i].n);
        ck_assert_ptr_nonnull(a.data);
        npy_free(&a);
    }
}
END_TEST

START_TEST(fortran_order) {
    // numpy.asfortranarray(numpy.arange(24, dtype='i4').reshape(2, 3, 4))
    int32_t data[24];
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 4; k++) data[i + 2 * j + 6 * k] = i * 12 + j * 4 + k;
    NpyArray a;
    char text[300];
    ck_assert_msg(parse(1, "{'descr': '<i4', 'fortran_order': True, 'shape': (2, 3, 4), }", data, sizeof data, &a, text), "%s", text);
    for (int i = 0; i < 24; i++) ck_assert_int_eq(((int32_t *)a.data)[i], i);
    npy_free(&a);
}
END_TEST

START_TEST(refusals) {
    static const struct {
        const char *header;
        size_t n_data;
        const char *text;
    } bad[] = {
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", 7, "the file is truncated: the array needs 8 bytes, 7 follow"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", 9, "more bytes follow the array of 8 bytes"},
        {"{'descr': '>f4', 'fortran_order': False, 'shape': (2,), }", 8, "the array is big-endian (\">f4\")"},
        {"{'descr': '|O', 'fortran_order': False, 'shape': (2,), }", 8, "the element type '|O' is not supported"},
        {"{'descr': '', 'fortran_order': False, 'shape': (2,), }", 8, "the element type '' is not supported"},
        {"{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2,), }", 8, "structured arrays are not supported"},
        {"{'descr': '<f4', 'fortran_order': 0, 'shape': (2,), }", 8, "True or False"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2), }", 8, "needs a comma"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (-2,), }", 8, "a dimension is expected"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,), }", 8, "the dimension is too large"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387904, 4), }", 8, "too large"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (4000000000,), }", 8, "truncated"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': "
         "(1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)}",
         4, "more than 32"},
        {"{'descr': '<f4', 'fortran_order': False}", 8, "not all there"},
        {"{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': ()}", 8, "twice"},
        {"{'descr': '<f4', 'color': 'red'}", 8, "a key other than"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': ()} x", 8, "something follows"},
        {"{'descr': '<f4", 8, "the string does not end"},
        {"['descr']", 8, "'{' is expected"},
        {"", 8, "'{' is expected"},
        {"{'descr': '|b1', 'fortran_order': False, 'shape': (8,), }", 8, "element 3 of a bool array is 7"},
    };
    static const uint8_t data[16] = {0, 1, 1, 7};
    char text[300];
    NpyArray a;
    for (size_t i = 0; i < COUNT(bad); i++) {
        ck_assert_msg(!parse(1, bad[i].header, data, bad[i].n_data, &a, text), "%s", bad[i].header);
        ck_assert_msg(strstr(text, bad[i].text), "%s: %s", bad[i].header, text);
        ck_assert_ptr_null(a.data);
    }
    ck_assert(!parse(4, "{'descr': '<f4', 'fortran_order': False, 'shape': ()}", data, 4, &a, text));
    ck_assert_str_eq(text, "has version 4.0 of the .npy format; 1.0, 2.0 and 3.0 are supported");
}
END_TEST

START_TEST(cut_anywhere) {
    uint8_t file[4096];
    static const float data[6] = {0};
    for (int major = 1; major <= 2; major++) {
        size_t size = make(file, major, "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", data, sizeof data);
        for (size_t cut = 0; cut < size; cut++) {
            uint8_t *exact = malloc(cut ? cut : 1);
            memcpy(exact, file, cut);
            NpyArray a;
            Diags d;
            diags_init(&d, "test");
            ck_assert(!npy_parse(exact, cut, (Loc){0}, &a, &d));
            ck_assert_uint_eq(d.n_errors, 1);
            diags_free(&d);
            free(exact);
        }
    }
}
END_TEST

START_TEST(written_files_read_back) {
    char path[] = "/tmp/test_npy.XXXXXX";
    close(mkstemp(path));
    static const int64_t dims[][3] = {{0}, {5}, {2, 3}, {0, 4}, {2, 1, 3}};
    static const uint32_t ranks[] = {0, 1, 2, 2, 3};
    uint8_t data[6 * 16];
    for (size_t i = 0; i < sizeof data; i++) data[i] = (uint8_t)(i & 1);
    for (int t = 0; t < DT_COUNT; t++)
        for (size_t i = 0; i < COUNT(ranks); i++) {
            Diags d;
            NpyArray a;
            diags_init(&d, "test");
            ck_assert(npy_write(path, (DType)t, ranks[i], dims[i], data, &d));
            ck_assert(npy_read(path, &a, &d));
            ck_assert_int_eq(a.dtype, npy_stored_dtype((DType)t));
            ck_assert(a.rank == ranks[i] && !memcmp(a.dims, dims[i], ranks[i] * sizeof(int64_t)));
            ck_assert(!memcmp(a.data, data, a.bytes));
            npy_free(&a);
            diags_free(&d);
        }
    unlink(path);
    Diags d;
    NpyArray a;
    diags_init(&d, "test");
    ck_assert(!npy_read(path, &a, &d));
    ck_assert_int_eq(d.exit_code, EXIT_SYSTEM);
    diags_clear(&d);
    ck_assert(!npy_read("/tmp", &a, &d));
    ck_assert_int_eq(d.exit_code, EXIT_SYSTEM);
    diags_clear(&d);
    ck_assert(!npy_write("/nonexistent/x.npy", DT_F32, 0, NULL, data, &d));
    ck_assert_int_eq(d.exit_code, EXIT_SYSTEM);
    diags_free(&d);
}
END_TEST

START_TEST(files_of_numpy) {
    const char *shared = getenv("TPUCC_DATA");
    char pattern[512];
    glob_t files = {0};
    snprintf(pattern, sizeof pattern, "%s/models/small/*.npy", shared ? shared : "../shared");
    if (glob(pattern, 0, NULL, &files)) {
        fprintf(stderr, "test_npy: no %s: not tested on files of NumPy\n", pattern);
        return;
    }
    for (size_t i = 0; i < files.gl_pathc; i++) {
        Diags d;
        NpyArray a;
        diags_init(&d, "test");
        ck_assert_msg(npy_read(files.gl_pathv[i], &a, &d), "%s: %s", files.gl_pathv[i], d.n_errors ? d.list.items[0].text : "");
        ck_assert_uint_gt(a.bytes, 0);
        npy_free(&a);
        diags_free(&d);
    }
    globfree(&files);
}
END_TEST

Suite *npy_suite(void);
Suite *npy_suite(void) {
    Suite *s = suite_create("npy");
    TCase *t = tcase_create("npy");
    tcase_add_test(t, every_element_type);
    tcase_add_test(t, spellings);
    tcase_add_test(t, fortran_order);
    tcase_add_test(t, refusals);
    tcase_add_test(t, cut_anywhere);
    tcase_add_test(t, written_files_read_back);
    tcase_add_test(t, files_of_numpy);
    suite_add_tcase(s, t);
    return s;
}
