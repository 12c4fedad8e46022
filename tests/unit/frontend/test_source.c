// Model files are told apart by content: what is read, what is refused and with which word, through files, pipes and
// links; and constants that lie beside the text.
#define _GNU_SOURCE
#include "frontend/model/formats.h"
#include "frontend/model/model.h"
#include "frontend/model/source.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char model[] = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = stablehlo.constant "
                            "dense<[1.0, 2.0]> : tensor<2xf32>\n"
                            "  %1 = stablehlo.add %x, %0 : tensor<2xf32>\n  return %1 : tensor<2xf32>\n}\n";

static Diags diags;
static Arena arena;
static char dir[FOLDER_SIZE];

static void setup(void) {
    folder_make(dir, "source");
    diags_init(&diags, "test");
}

static void teardown(void) {
    folder_remove(dir);
    diags_free(&diags);
    arena_free(&arena);
}

static const char *put(const char *name, const void *bytes, size_t n) {
    const char *path = arena_printf(&arena, "%s/%s", dir, name);
    FILE *f = fopen(path, "w");
    ck_assert_ptr_nonnull(f);
    ck_assert_uint_eq(fwrite(bytes, 1, n, f), n);
    fclose(f);
    return path;
}

static const char *printed(Module *m) {
    Text t = {0};
    ck_assert_ptr_nonnull(m);
    ck_assert(module_verify(m, &diags));
    print_module(m, NULL, &t);
    const char *kept = arena_copy(&arena, t.items, t.n + 1);
    vec_free(&t);
    module_free(m);
    return kept;
}

static void add_bytes(void *to, const void *bytes, size_t n) { text_add(to, bytes, n); }

START_TEST(reads_both_kinds) {
    Text fb = {0};
    Module *m = source_read(put("text", model, strlen(model)), &diags);
    ck_assert_ptr_nonnull(m);
    ck_assert(model_write(m, (ByteSink){add_bytes, &fb}, &diags));
    const char *text = printed(m);
    ck_assert_str_eq(printed(source_read(put("binary.mlir", fb.items, fb.n), &diags)), text); // not by its name
    const char *link = arena_printf(&arena, "%s/link", dir);
    ck_assert_int_eq(symlink("binary.mlir", link), 0);
    ck_assert_str_eq(printed(source_read(link, &diags)), text);
    ck_assert_uint_eq(diags.list.n, 0);
    vec_free(&fb);
}
END_TEST

// Of every row that writes: the row itself knows it again, and reads the same model.
START_TEST(formats_know_what_they_write) {
    for (size_t i = 0; i < n_model_formats; i++) {
        const ModelFormat *format = &model_formats[i];
        Text bytes = {0};
        bool borrowed;
        Module *m = source_read(put("text", model, strlen(model)), &diags);
        ck_assert_ptr_nonnull(m);
        if (format->write) {
            ck_assert(format->write(m, true, (ByteSink){add_bytes, &bytes}, &diags));
            ck_assert_ptr_eq(format_of_bytes((const uint8_t *)bytes.items, bytes.n), format);
            ck_assert_ptr_eq(format_of_extension(format->extension), format);
            Module *again = source_parse((const uint8_t *)bytes.items, bytes.n, "again", &borrowed, &diags);
            ck_assert_int_eq(borrowed, format->borrows);
            ck_assert_str_eq(printed(again), printed(m));
        } else {
            module_free(m);
        }
        vec_free(&bytes);
    }
    ck_assert_uint_eq(diags.list.n, 0);
}
END_TEST

// A pipe is read to its end, also past the first block.
START_TEST(reads_a_pipe) {
    const char *path = arena_printf(&arena, "%s/pipe", dir);
    ck_assert_int_eq(mkfifo(path, 0600), 0);
    pid_t child = fork();
    if (!child) {
        FILE *f = fopen(path, "w");
        for (int i = 0; i < 200000; i++) fputs("// a comment\n", f);
        fputs(model, f);
        _exit(fclose(f) != 0);
    }
    const char *text = printed(source_read(path, &diags));
    ck_assert_ptr_nonnull(strstr(text, "stablehlo.add"));
    int status;
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
}
END_TEST

static const struct {
    const char *bytes;
    size_t n;
    const char *said;
} wrong[] = {
    {"", 0, "this file is empty"},
    {"\1\2\3", 3, "no model"},
    {"\0\0\0\0", 4, "no model"},
    {"TPUM", 4, "expected"},
    {"\20\0\0\0TFL3....", 12, "TensorFlow Lite model, which is not supported yet"},
    {"ML\xefR\1", 5, "cut off in the name"},
    {"ML\xefR\17T\0", 7, "bytecode of version 7; versions 0 to 6 are read"},
    {"\177ELF\2", 5, "object file"},
    {"PK\3\4", 4, "zip archive"},
    {"GGUF\3\0\0\0", 8, "a GGUF file"},
    {"HloModule m, entry", 18, "XLA's HLO as text"},
    {"\x80\2}q\0.", 6, "Python pickle"},
    {"\b\b\22\1p:\2\n\0B\2\20\21", 13, "an ONNX model"},
    {"\b\1\22\2\n\0", 6, "a SavedModel of TensorFlow"},
    {"\n\5\n\1x\22\0", 7, "a protobuf"},
    {"\b\b\22\7p", 5, "no model"},
    {"\b\377", 2, "no model"},
    {"\20\0\0\0\0\0\0\0{\"a\": 1}", 16, ".safetensors"},
    {"\20\0\0\0TPUM", 8, ""},
    {"module {", 8, "expected"},
    {"import torch\n", 13, "a Python program"},
    {"\n#!/usr/bin/env python3\n# jax\n#\n\nfrom jax import numpy", 53, "a Python program"},
    {"\xef\xbb\xbf\"\"\"A network.\"\"\"", 19, "a Python program"},
    {"# only a comment", 16, "a name has to follow"},
    {"#map = affine_map<(d0) -> (d0)>\nimport torch", 44, "expected"},
    {"important", 9, "expected an op"},
    {"\"\"", 2, "is not supported"},
    {"<!DOCTYPE html>", 15, "a page of the web"},
    {"{\n  \"hidden_size\": 64\n}", 23, "a JSON file"},
    {"{-# dialect_resources", 21, "expected"},
    {"version https://git-lfs.github.com/spec/v1\noid sha256:00", 56, "a pointer of Git LFS"},
};

START_TEST(refuses) {
    Module *m = source_read(put("file", wrong[_i].bytes, wrong[_i].n), &diags);
    ck_assert_ptr_null(m);
    ck_assert_uint_eq(diags.n_errors, 1);
    ck_assert_int_eq(diags.exit_code, EXIT_CONTENT);
    const char *said = diags.list.items[0].text;
    ck_assert_msg(strstr(said, wrong[_i].said), "'%s' does not say '%s'", said, wrong[_i].said);
}
END_TEST

START_TEST(system_refuses) {
    ck_assert_ptr_null(source_read(dir, &diags));
    ck_assert_int_eq(diags.exit_code, EXIT_CONTENT);
    ck_assert_ptr_nonnull(strstr(diags.list.items[0].text, "none that torch_xla writes"));
    diags_clear(&diags);
    ck_assert_ptr_null(source_read(arena_printf(&arena, "%s/none", dir), &diags));
    ck_assert_int_eq(diags.exit_code, EXIT_SYSTEM);
    ck_assert_ptr_nonnull(strstr(diags.list.items[0].text, "No such file"));
}
END_TEST

START_TEST(constants_beside) {
    static const char text[] = "func.func @main() -> tensor<2xui8> {\n  %0 = stablehlo.constant dense_resource<w> : tensor<2xui8>\n"
                               "  return %0 : tensor<2xui8>\n}\n";
    static const char header[] = "{\"w\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]}} ";
    char file[8 + sizeof header + 1] = {sizeof header - 1};
    memcpy(file + 8, header, sizeof header - 1);
    memcpy(file + 8 + sizeof header - 1, "\3\4", 2);
    const char *path = put("x.mlir", text, strlen(text));
    ck_assert_ptr_null(source_read(path, &diags)); // nothing lies there yet
    ck_assert_uint_eq(diags.n_errors, 1);
    diags_clear(&diags);
    put("x.safetensors", file, 8 + sizeof header - 1 + 2);
    ck_assert_ptr_nonnull(strstr(printed(source_read(path, &diags)), "dense<[3, 4]>"));
}
END_TEST

Suite *source_suite(void);
Suite *source_suite(void) {
    Suite *s = suite_create("source");
    TCase *t = tcase_create("source");
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, reads_both_kinds);
    tcase_add_test(t, formats_know_what_they_write);
    tcase_add_test(t, reads_a_pipe);
    tcase_add_loop_test(t, refuses, 0, COUNT(wrong));
    tcase_add_test(t, system_refuses);
    tcase_add_test(t, constants_beside);
    suite_add_tcase(s, t);
    return s;
}
