// .safetensors: every way a header can be wrong is refused with one diagnostic, and tensors become the constants of the
// arguments they name. And the hash that keys are made of, against published values.
#define _GNU_SOURCE
#include "frontend/key/key.h"
#include "frontend/tensors/weights.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static Diags diags;
static Arena arena;
static char dir[FOLDER_SIZE];

static void setup(void) {
    folder_make(dir, "weights");
    diags_init(&diags, "test");
}

static void teardown(void) {
    folder_remove(dir);
    diags_free(&diags);
    arena_free(&arena);
}

// A file of this header and n_data bytes 0, 1, 2, ...
static uint8_t *make(const char *header, size_t n_data, size_t *out_bytes) {
    size_t n = strlen(header);
    uint8_t *bytes = arena_alloc(&arena, 8 + n + n_data);
    for (int i = 0; i < 8; i++) bytes[i] = (uint8_t)((uint64_t)n >> 8 * i);
    memcpy(bytes + 8, header, n);
    for (size_t i = 0; i < n_data; i++) bytes[8 + n + i] = (uint8_t)i;
    *out_bytes = 8 + n + n_data;
    return bytes;
}

static const char *put(const char *name, const char *header, size_t n_data) {
    size_t n;
    uint8_t *bytes = make(header, n_data, &n);
    const char *path = arena_printf(&arena, "%s/%s", dir, name);
    FILE *f = fopen(path, "w");
    ck_assert_ptr_nonnull(f);
    ck_assert_uint_eq(fwrite(bytes, 1, n, f), n);
    fclose(f);
    return path;
}

static const char *said(void) {
    ck_assert_uint_gt(diags.list.n, 0);
    return diags.list.items[0].text;
}

START_TEST(reads_tensors) {
    size_t n;
    uint8_t *bytes = make("{\"__metadata__\":{\"format\":\"pt\"},\"b\":{\"dtype\":\"I16\",\"shape\":[2,3],\"data_offsets\":[4,16]},"
                          "\"a\":{\"dtype\":\"F32\",\"shape\":[],\"data_offsets\":[0,4]},\"none\":{\"dtype\":\"BF16\",\"shape\":[0,7],"
                          "\"data_offsets\":[16,16]}}   ",
                          16, &n);
    Safetensors s;
    ck_assert(safetensors_parse(bytes, n, (Loc){0}, &s, &diags));
    ck_assert_uint_eq(s.n_tensors, 3);
    const Tensor *b = safetensors_find(&s, "b");
    ck_assert_ptr_nonnull(b);
    ck_assert_int_eq(b->dtype, DT_I16);
    ck_assert_uint_eq(b->rank, 2);
    ck_assert_int_eq(b->dims[1], 3);
    ck_assert_uint_eq(b->n_bytes, 12);
    ck_assert_uint_eq(b->data[0], 4);
    ck_assert_ptr_null(safetensors_find(&s, "__metadata__"));
    ck_assert_uint_eq(safetensors_find(&s, "a")->rank, 0);
    safetensors_close(&s);
}
END_TEST

#define T(dtype, shape, offsets) "{\"t\":{\"dtype\":\"" dtype "\",\"shape\":" shape ",\"data_offsets\":" offsets "}}"
static const struct {
    const char *header;
    size_t n_data;
    const char *said;
} wrong[] = {
    {"", 0, "its header is no JSON object"},
    {"[]", 0, "its header is no JSON object"},
    {"{\"t\":", 0, "malformed at its byte 5"},
    {"{} x", 0, "malformed"},
    {"{\"t\":1}", 0, "not described by an object"},
    {"{\"t\":{}}", 0, "has no \"dtype\""},
    {"{\"t\":{\"dtype\":7}}", 0, "has no \"dtype\""},
    {T("F9_E4M3", "[4]", "[0,4]"), 4, "'F9_E4M3' is not supported"},
    {"{\"t\":{\"dtype\":\"F32\",\"data_offsets\":[0,4]}}", 4, "has no \"shape\""},
    {T("F32", "[-1]", "[0,4]"), 4, "dimension 0 is no size"},
    {T("F32", "[1.0]", "[0,4]"), 4, "dimension 0 is no size"},
    {T("F32", "[1,99999999999999999999]", "[0,4]"), 4, "malformed"},
    {T("F32", "[4294967296,4294967296]", "[0,4]"), 4, "larger than memory"},
    {T("U8", "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", "[0,1]"), 1, "33 dimensions"},
    {T("F32", "[1]", "[0]"), 4, "no \"data_offsets\""},
    {T("F32", "[1]", "[0,4.0]"), 4, "no \"data_offsets\""},
    {T("F32", "[1]", "[4,0]"), 4, "are no range"},
    {T("F32", "[1]", "[-4,0]"), 4, "are no range"},
    {T("F32", "[1]", "[0,4]"), 3, "it is cut off"},
    {T("F32", "[1]", "[0,9223372036854775807]"), 4, "it is cut off"},
    {T("F32", "[2]", "[0,4]"), 4, "its shape takes 8 bytes, its offsets hold 4"},
    {T("F32", "[1]", "[4,8]"), 8, "4 bytes that belong to no tensor"},
    {T("F32", "[1]", "[0,4]"), 8, "4 bytes at the end belong to no tensor"},
    {"{\"a\":{\"dtype\":\"U8\",\"shape\":[4],\"data_offsets\":[0,4]},\"b\":{\"dtype\":\"U8\",\"shape\":[4],\"data_"
     "offsets\":[2,6]}}",
     6, "'a' and 'b' overlap"},
    {"{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]},\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_"
     "offsets\":[0,1]}}",
     1, "duplicate object key"},
};

// Lengths that begin as a Python pickle does.
START_TEST(reads_any_length) {
    static const size_t lengths[] = {0x280, 0x480};
    static const char text[] = "{\"a\":{\"dtype\":\"F32\",\"shape\":[],\"data_offsets\":[0,4]}}";
    char header[0x481];
    Safetensors s;
    size_t n;
    memset(header, ' ', sizeof header);
    memcpy(header, text, sizeof text - 1);
    header[lengths[_i]] = 0;
    uint8_t *bytes = make(header, 4, &n);
    ck_assert(safetensors_parse(bytes, n, (Loc){0}, &s, &diags));
    ck_assert_uint_eq(s.n_tensors, 1);
    safetensors_close(&s);
}
END_TEST

START_TEST(refuses) {
    size_t n;
    uint8_t *bytes = make(wrong[_i].header, wrong[_i].n_data, &n);
    Safetensors s;
    ck_assert(!safetensors_parse(bytes, n, (Loc){0}, &s, &diags));
    ck_assert_uint_eq(diags.n_errors, 1);
    ck_assert_int_eq(diags.exit_code, EXIT_CONTENT);
    ck_assert_msg(strstr(said(), wrong[_i].said), "'%s' does not say '%s'", said(), wrong[_i].said);
    ck_assert_ptr_null(s.tensors);
}
END_TEST

START_TEST(refuses_every_prefix) {
    size_t n;
    uint8_t *bytes = make(T("F32", "[2]", "[0,8]"), 8, &n);
    for (size_t i = 0; i < n; i++) {
        Safetensors s;
        uint8_t *cut = malloc(i ? i : 1); // its end is the end of the block, for the sanitizer
        memcpy(cut, bytes, i);
        diags_clear(&diags);
        ck_assert(!safetensors_parse(cut, i, (Loc){0}, &s, &diags));
        ck_assert_uint_eq(diags.n_errors, 1);
        free(cut);
    }
}
END_TEST

// --- binding

static const char model[] = "func.func @main(%x: tensor<4xui8>, %w.a: tensor<2x2xui8>, %2: tensor<i1> loc(\"flag\"), "
                            "%arg3: tensor<4xui8>) -> tensor<4xui8> {\n"
                            "  %0 = stablehlo.reshape %w.a : (tensor<2x2xui8>) -> tensor<4xui8>\n"
                            "  %1 = stablehlo.add %x, %0 : tensor<4xui8>\n"
                            "  %3 = stablehlo.select %2, %1, %arg3 : tensor<i1>, tensor<4xui8>\n"
                            "  return %3 : tensor<4xui8>\n}\n";

static Module *parse(const char *text) {
    Module *m = parse_module(text, strlen(text), "model.mlir", &diags);
    ck_assert_ptr_nonnull(m);
    ck_assert(module_verify(m, &diags));
    return m;
}

static const char *printed(Module *m) {
    Text t = {0};
    print_module(m, NULL, &t);
    const char *kept = arena_copy(&arena, t.items, t.n + 1);
    vec_free(&t);
    return kept;
}

START_TEST(binds) {
    Module *m = parse(model);
    const char *paths[] = {put("one", "{\"w.a\":{\"dtype\":\"U8\",\"shape\":[2,2],\"data_offsets\":[0,4]}}", 4),
                           put("two", "{\"flag\":{\"dtype\":\"BOOL\",\"shape\":[],\"data_offsets\":[0,1]}}", 1)};
    ck_assert(weights_bind(m, paths, 2, NULL, &diags));
    ck_assert(module_verify(m, &diags));
    Func *f = module_main(m);
    ck_assert_uint_eq(f->body->n_args, 2);
    ck_assert_str_eq(argument_name(f, 0), "x");
    ck_assert_str_eq(argument_name(f, 1), "arg3");
    ck_assert_uint_eq(f->arg_info[1].number, 3);
    ck_assert(argument_answers(f, 0, "arg0"));
    ck_assert(argument_answers(f, 1, "arg3"));
    ck_assert(!argument_answers(f, 1, "arg1"));
    ck_assert_ptr_nonnull(strstr(printed(m), "dense<[[0, 1], [2, 3]]> : tensor<2x2xui8>"));
    // The numbers stay those of the model as first read.
    const char *third[] = {put("three", "{\"arg0\":{\"dtype\":\"U8\",\"shape\":[4],\"data_offsets\":[0,4]}}", 4)};
    ck_assert(weights_bind(m, third, 1, NULL, &diags));
    ck_assert_uint_eq(f->body->n_args, 1);
    ck_assert_uint_eq(diags.list.n, 0);
    module_free(m);
}
END_TEST

START_TEST(reports_all) {
    Module *m = parse(model);
    const char *before = printed(m);
    const char *paths[] = {put("one",
                               "{\"module.w.a\":{\"dtype\":\"U8\",\"shape\":[2,2],\"data_offsets\":[0,4]},"
                               "\"x\":{\"dtype\":\"U8\",\"shape\":[5],\"data_offsets\":[4,9]},"
                               "\"arg3\":{\"dtype\":\"I8\",\"shape\":[4],\"data_offsets\":[9,13]},"
                               "\"flag\":{\"dtype\":\"BOOL\",\"shape\":[],\"data_offsets\":[13,14]}}",
                               14)};
    ck_assert(!weights_bind(m, paths, 1, NULL, &diags));
    ck_assert_uint_eq(diags.n_errors, 4);
    ck_assert_int_eq(diags.exit_code, EXIT_CONTENT);
    ck_assert_str_eq(diags.list.items[0].text, "tensor 'x' is tensor<5xui8>, argument 'x' is tensor<4xui8>");
    ck_assert_str_eq(diags.list.items[1].text, "tensor 'arg3' is tensor<4xi8>, argument 'arg3' is tensor<4xui8>");
    ck_assert_str_eq(diags.list.items[2].text, "tensor 'flag': element 0 is 13, which i1 cannot hold");
    ck_assert_str_eq(diags.list.items[3].text, "tensor 'module.w.a' fits no argument of @main");
    ck_assert_str_eq(diags.list.items[4].text, "did you mean 'w.a'?");
    ck_assert_str_eq(printed(m), before);
    module_free(m);
}
END_TEST

// Those of PyTorch's batch norms, which the model has no arguments for; one remark tells of them.
START_TEST(leaves_batch_counts) {
    Module *m = parse(model);
    const char *counts = "{\"x\":{\"dtype\":\"U8\",\"shape\":[4],\"data_offsets\":[0,4]},"
                         "\"a.num_batches_tracked\":{\"dtype\":\"I64\",\"shape\":[],\"data_offsets\":[4,12]},"
                         "\"num_batches_tracked\":{\"dtype\":\"I64\",\"shape\":[1],\"data_offsets\":[12,20]}}";
    const char *path = put("one", counts, 20);
    ck_assert(weights_bind(m, &path, 1, NULL, &diags));
    ck_assert_uint_eq(diags.list.n, 1);
    ck_assert_str_eq(said(), "num_batches_tracked, which batch norms of PyTorch count, is left out (2 tensors)");
    module_free(m);
}
END_TEST

START_TEST(refuses_other_batch_counts) {
    static const char *const counts[] = {
        "{\"num_batches_tracked\":{\"dtype\":\"F32\",\"shape\":[],\"data_offsets\":[0,4]}}",
        "{\"num_batches_tracked\":{\"dtype\":\"U8\",\"shape\":[4],\"data_offsets\":[0,4]}}",
        "{\"my_num_batches_tracked\":{\"dtype\":\"I32\",\"shape\":[],\"data_offsets\":[0,4]}}",
    };
    Module *m = parse(model);
    const char *path = put("one", counts[_i], 4);
    ck_assert(!weights_bind(m, &path, 1, NULL, &diags));
    ck_assert_ptr_nonnull(strstr(said(), "fits no argument"));
    module_free(m);
}
END_TEST

START_TEST(refuses_two_for_one) {
    Module *m = parse(model);
    const char *one = put("one", "{\"x\":{\"dtype\":\"U8\",\"shape\":[4],\"data_offsets\":[0,4]}}", 4);
    const char *two = put("two", "{\"arg0\":{\"dtype\":\"U8\",\"shape\":[4],\"data_offsets\":[0,4]}}", 4);
    ck_assert(!weights_bind(m, (const char *[]){one, two}, 2, NULL, &diags));
    ck_assert_str_eq(said(), arena_printf(&arena, "tensor 'arg0' is for argument 'x', which %s gives already", one));
    module_free(m);
}
END_TEST

// An SSA name goes before a number.
START_TEST(prefers_ssa_names) {
    Module *m = parse("func.func @main(%arg1: tensor<2xui8>, %b: tensor<3xui8>) -> tensor<2xui8> { return %arg1 : tensor<2xui8> }");
    const char *path = put("one", "{\"arg1\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]}}", 2);
    ck_assert(weights_bind(m, &path, 1, NULL, &diags));
    ck_assert_str_eq(argument_name(module_main(m), 0), "b");
    module_free(m);
}
END_TEST

START_TEST(refuses_called_main) {
    Module *m = parse("func.func @main(%a: tensor<2xui8>) -> tensor<2xui8> { return %a : tensor<2xui8> }\n"
                      "func.func @other(%a: tensor<2xui8>) -> tensor<2xui8> {\n"
                      "  %0 = func.call @main(%a) : (tensor<2xui8>) -> tensor<2xui8>\n  return %0 : tensor<2xui8>\n}");
    const char *path = put("one", "{\"a\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]}}", 2);
    ck_assert(!weights_bind(m, &path, 1, NULL, &diags));
    ck_assert_ptr_nonnull(strstr(said(), "is called here"));
    module_free(m);
}
END_TEST

START_TEST(missing_file) {
    Module *m = parse(model);
    const char *path = arena_printf(&arena, "%s/none", dir);
    ck_assert(!weights_bind(m, &path, 1, NULL, &diags));
    ck_assert_int_eq(diags.exit_code, EXIT_SYSTEM);
    module_free(m);
}
END_TEST

// --- keys

static uint64_t hash_in_pieces(const char *text, size_t piece) {
    Hash64 h;
    hash64_begin(&h);
    for (size_t n = strlen(text), i = 0; i < n; i += piece) {
        hash64_add(&h, text + i, n - i < piece ? n - i : piece);
        hash64_add(&h, text, 0); // changes nothing
    }
    return hash64_end(&h);
}

START_TEST(hashes_as_published) {
    static const struct {
        const char *text;
        uint64_t hash;
    } known[] = {
        {"", UINT64_C(0xEF46DB3751D8E999)},
        {"a", UINT64_C(0xD24EC4F1A98C6E5B)},
        {"abc", UINT64_C(0x44BC2CF5AD770999)},
        {"Nobody inspects the spammish repetition", UINT64_C(0xFBCEA83C8A378BF1)},
    };
    for (size_t i = 0; i < COUNT(known); i++)
        for (size_t piece = 1; piece < 41; piece++) ck_assert_uint_eq(hash_in_pieces(known[i].text, piece), known[i].hash);
}
END_TEST

Suite *weights_suite(void);
Suite *weights_suite(void) {
    Suite *s = suite_create("weights");
    TCase *t = tcase_create("weights");
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, reads_tensors);
    tcase_add_loop_test(t, reads_any_length, 0, 2);
    tcase_add_loop_test(t, refuses, 0, COUNT(wrong));
    tcase_add_test(t, refuses_every_prefix);
    tcase_add_test(t, binds);
    tcase_add_test(t, reports_all);
    tcase_add_test(t, leaves_batch_counts);
    tcase_add_loop_test(t, refuses_other_batch_counts, 0, 3);
    tcase_add_test(t, refuses_two_for_one);
    tcase_add_test(t, prefers_ssa_names);
    tcase_add_test(t, refuses_called_main);
    tcase_add_test(t, missing_file);
    tcase_add_test(t, hashes_as_published);
    suite_add_tcase(s, t);
    return s;
}
