// The text form: the six networks and both spellings of every form read to the same graph and print the same again;
// numbers keep their bits; constants outside the text; source places; names of arguments; and each diagnostic word for
// word.
#define _GNU_SOURCE 1

#include "ir/text/text.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static Diags d;

static void setup(void) { diags_init(&d, "tpucc"); }
static void teardown(void) { diags_free(&d); }

static const char *said(void) {
    static char text[8192];
    FILE *f = fmemopen(text, sizeof text, "w");
    diags_print(&d, f);
    fclose(f);
    return text;
}

static Module *read_text(const char *text) {
    Module *m = parse_module(text, strlen(text), "t.mlir", &d);
    ck_assert_msg(m != NULL, "%s\n%s", said(), text);
    return m;
}

static char *printed(const Module *m, const PrintOptions *options) {
    Text t = {0};
    print_module(m, options, &t);
    return t.items;
}

// The text that `text` prints as, having checked that this reads and prints the same again.
static char *law(const char *text, const PrintOptions *options) {
    Module *m = read_text(text);
    char *once = printed(m, options);
    Module *again = read_text(once);
    char *twice = printed(again, options);
    ck_assert_str_eq(once, twice);
    free(twice);
    module_free(m);
    module_free(again);
    return once;
}

static void check_prints(const char *text, const char *want) {
    static const PrintOptions with_locs = {.locs = true};
    char *got = law(text, &with_locs);
    ck_assert_str_eq(got, want);
    free(got);
}

static void check_refused(const char *text, const char *want) {
    diags_clear(&d);
    Module *m = parse_module(text, strlen(text), "t.mlir", &d);
    ck_assert_ptr_null(m);
    ck_assert_str_eq(said(), want);
}

static char *file_text(const char *path) {
    FILE *f = fopen(path, "rb");
    ck_assert_msg(f != NULL, "cannot open %s", path);
    Text t = {0};
    char block[4096];
    for (size_t n; (n = fread(block, 1, sizeof block, f)) > 0;) text_add(&t, block, n);
    fclose(f);
    return t.items;
}

START_TEST(networks_print_the_same_again) {
    static const char *const names[] = {"bert_tiny", "digits", "lstm_tiny", "mlp", "mobilenet_tiny", "resnet_tiny"};
    const char *data = getenv("TPUCC_DATA");
    char path[1024];
    for (size_t i = 0; i < COUNT(names); i++) {
        snprintf(path, sizeof path, "%s/models/small/%s.mlir", data ? data : "../shared", names[i]);
        if (access(path, R_OK)) {
            printf("text: skipped, there is no %s\n", path);
            return;
        }
        char *text = file_text(path), *again = law(text, NULL);
        ck_assert_ptr_nonnull(strstr(again, "func.func public @main(%input: tensor<"));
        free(text);
        free(again);
    }
}
END_TEST

#define FUNC(body)                                                                                                     \
    "func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %p: tensor<2x3xi1>, %s: tensor<f32>, %i: tensor<i32>) "    \
    "{\n  " body "\n  return\n}\n"
#define GENERIC(name, operands, props, type) FUNC("%0 = \"stablehlo." name "\"(" operands ")" props " : " type)
#define T23 "tensor<2x3xf32>"

static const struct {
    const char *pretty, *generic;
} pairs[] = {
    {FUNC("%0 = stablehlo.add %x, %y : " T23), GENERIC("add", "%x, %y", "", "(" T23 ", " T23 ") -> " T23)},
    {FUNC("%0 = stablehlo.convert %x : (" T23 ") -> tensor<2x3xi32>"),
     GENERIC("convert", "%x", "", "(" T23 ") -> tensor<2x3xi32>")},
    {FUNC("%0 = stablehlo.clamp %s, %x, %s : (tensor<f32>, " T23 ", tensor<f32>) -> " T23),
     GENERIC("clamp", "%s, %x, %s", "", "(tensor<f32>, " T23 ", tensor<f32>) -> " T23)},
    {FUNC("%0 = stablehlo.compare LT, %x, %y, FLOAT : (" T23 ", " T23 ") -> tensor<2x3xi1>"),
     GENERIC("compare", "%x, %y",
             " <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = "
             "#stablehlo<comparison_direction LT>}>",
             "(" T23 ", " T23 ") -> tensor<2x3xi1>")},
    {FUNC("%0 = stablehlo.select %p, %x, %y : tensor<2x3xi1>, " T23),
     GENERIC("select", "%p, %x, %y", "", "(tensor<2x3xi1>, " T23 ", " T23 ") -> " T23)},
    {FUNC("%0 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>"),
     GENERIC("constant", "", " {value = dense<[1, 2]> : tensor<2xi8>}", "() -> tensor<2xi8>")},
    {FUNC("%0 = stablehlo.iota dim = 1 : " T23), GENERIC("iota", "", " <{iota_dimension = 1 : i64}>", "() -> " T23)},
    {FUNC("%0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> " T23),
     GENERIC("broadcast_in_dim", "%s", " <{broadcast_dimensions = array<i64>}>", "(tensor<f32>) -> " T23)},
    {FUNC("%0 = stablehlo.transpose %x, dims = [1, 0] : (" T23 ") -> tensor<3x2xf32>"),
     GENERIC("transpose", "%x", " {permutation = dense<[1, 0]> : tensor<2xi64>}", "(" T23 ") -> tensor<3x2xf32>")},
    {FUNC("%0 = stablehlo.reshape %x : (" T23 ") -> tensor<6xf32>"),
     GENERIC("reshape", "%x", "", "(" T23 ") -> tensor<6xf32>")},
    {FUNC("%0 = stablehlo.slice %x [0:2, 0:3:2] : (" T23 ") -> tensor<2x2xf32>"),
     GENERIC("slice", "%x",
             " <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}>",
             "(" T23 ") -> tensor<2x2xf32>")},
    {FUNC("%0 = stablehlo.reverse %x, dims = [0] : " T23),
     GENERIC("reverse", "%x", " <{dimensions = array<i64: 0>}>", "(" T23 ") -> " T23)},
    {FUNC("%0 = stablehlo.concatenate %x, %y, dim = 0 : (" T23 ", " T23 ") -> tensor<4x3xf32>"),
     GENERIC("concatenate", "%x, %y", " <{dimension = 0 : i64}>", "(" T23 ", " T23 ") -> tensor<4x3xf32>")},
    {FUNC("%0 = stablehlo.pad %x, %s, low = [0, 1], high = [0, -1], interior = [1, 0] : (" T23
          ", tensor<f32>) -> tensor<3x3xf32>"),
     GENERIC("pad", "%x, %s",
             " <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = "
             "array<i64: 1, 0>}>",
             "(" T23 ", tensor<f32>) -> tensor<3x3xf32>")},
    {FUNC("%0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 1] : (" T23
          ", tensor<i32>, tensor<i32>) -> tensor<1x1xf32>"),
     GENERIC("dynamic_slice", "%x, %i, %i", " <{slice_sizes = array<i64: 1, 1>}>",
             "(" T23 ", tensor<i32>, tensor<i32>) -> tensor<1x1xf32>")},
    {FUNC("%0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = "
          "[HIGH, DEFAULT] : (" T23 ", " T23 ") -> tensor<2xf32>"),
     GENERIC("dot_general", "%x, %y",
             " <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],"
             " lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>,"
             " precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}>",
             "(" T23 ", " T23 ") -> tensor<2xf32>")},
    {FUNC("%0 = stablehlo.convolution(%x, %y) dim_numbers = [b, f]x[o, i]->[b, f], window = {stride = [], pad = [], "
          "reverse = []} "
          "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (" T23 ", " T23 ") -> tensor<2x2xf32>"),
     GENERIC("convolution", "%x, %y",
             " <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, "
             "feature_group_count = 1 : i64,"
             " padding = dense<> : tensor<0x2xi64>, window_reversal = array<i1>, window_strides = array<i64>}>",
             "(" T23 ", " T23 ") -> tensor<2x2xf32>")},
    {FUNC("%0 = stablehlo.reduce(%x init: %s) applies stablehlo.add across dimensions = [1] : (" T23
          ", tensor<f32>) -> tensor<2xf32>"),
     GENERIC("reduce", "%x, %s",
             " <{dimensions = array<i64: 1>}> ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %1 = stablehlo.add "
             "%a, %b : tensor<f32>\n"
             "    stablehlo.return %1 : tensor<f32>\n  })",
             "(" T23 ", tensor<f32>) -> tensor<2xf32>")},
    {FUNC("%0 = stablehlo.reduce(%x init: %s) across dimensions = [1] : (" T23 ", tensor<f32>) -> tensor<2xf32>\n"
          "   reducer(%a: tensor<f32>, %b: tensor<f32>) {\n    stablehlo.return %b : tensor<f32>\n  }"),
     GENERIC("reduce", "%x, %s",
             " <{dimensions = array<i64: 1>}> ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    stablehlo.return %b : "
             "tensor<f32>\n  })",
             "(" T23 ", tensor<f32>) -> tensor<2xf32>")},
    {FUNC("%0 = stablehlo.while(%k = %i) : tensor<i32> attributes {tpu.trip_count = 3 : i64}\n  cond {\n    %c = "
          "stablehlo.constant dense<true> : tensor<i1>\n"
          "    stablehlo.return %c : tensor<i1>\n  } do {\n    stablehlo.return %k : tensor<i32>\n  }"),
     GENERIC("while", "%i",
             " <{tpu.trip_count = 3 : i64}> ({\n  ^bb0(%k: tensor<i32>):\n    %c = stablehlo.constant dense<true> : "
             "tensor<i1>\n"
             "    stablehlo.return %c : tensor<i1>\n  }, {\n  ^bb0(%k: tensor<i32>):\n    stablehlo.return %k : "
             "tensor<i32>\n  })",
             "(tensor<i32>) -> tensor<i32>")},
    {FUNC("call @g(%x) : (" T23 ") -> ()"), FUNC("\"func.call\"(%x) <{callee = @g}> : (" T23 ") -> ()")},
};

START_TEST(both_spellings_are_the_same_graph) {
    for (size_t i = 0; i < COUNT(pairs); i++) {
        char *pretty = law(pairs[i].pretty, NULL), *generic = law(pairs[i].generic, NULL);
        ck_assert_str_eq(pretty, generic);
        free(pretty);
        free(generic);
    }
}
END_TEST

// Every elementwise op without attributes, by its row in op.def.
START_TEST(every_elementwise_op_has_both_spellings) {
    for (int k = 0; k < OP_COUNT; k++) {
        const OpInfo *info = &op_info[k];
        if (!op_has((OpKind)k, MAP) || info->attrs[0] != ATTR_COUNT || info->outs != 1) continue;
        if (!strncmp(info->text, "tpu.", 4)) continue; // generic form only
        char *text, *generic_text, operands[32] = "%x", types[64] = "tensor<4xi1>";
        for (int i = 1; i < info->ins; i++) strcat(operands, ", %x"), strcat(types, ", tensor<4xi1>");
        ck_assert_int_ge(
            asprintf(&text, "func.func @f(%%x: tensor<4xi1>) {\n  %%0 = %s %s : (%s) -> tensor<4xi1>\n  return\n}",
                     info->text, operands, types),
            0);
        ck_assert_int_ge(
            asprintf(&generic_text,
                     "func.func @f(%%x: tensor<4xi1>) {\n  %%0 = \"%s\"(%s) : (%s) -> tensor<4xi1>\n  return\n}",
                     info->text, operands, types),
            0);
        char *pretty = law(text, NULL), *generic = law(generic_text, NULL);
        ck_assert_str_eq(pretty, generic);
        ck_assert_ptr_null(strchr(pretty, '"'));
        free(pretty), free(generic), free(text), free(generic_text);
    }
}
END_TEST

START_TEST(compilers_own_ops_print_in_generic_form) {
    check_prints("func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {\n"
                 "  %p = \"tpu.pack\"(%b) <{tpu.panel = 16 : i64}> : (tensor<8x4xf32>) -> tensor<1x8x16xf32>\n"
                 "  %k = \"tpu.kernel\"(%a, %p) <{tpu.domain = array<i64: 1, 1>}> ({\n"
                 "  ^bb0(%x: tensor<4x8xf32>, %w: tensor<1x8x16xf32>):\n"
                 "    %m = \"tpu.matmul\"(%x, %w) {tpu.stage = \"dot\", mine = [1,2]} : (tensor<4x8xf32>, "
                 "tensor<1x8x16xf32>) -> tensor<4x4xf32>\n"
                 "    stablehlo.return %m : tensor<4x4xf32>\n"
                 "  }) : (tensor<4x8xf32>, tensor<1x8x16xf32>) -> tensor<4x4xf32>\n"
                 "  return %k : tensor<4x4xf32>\n}\n",
                 "module {\n"
                 "  func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {\n"
                 "    %0 = \"tpu.pack\"(%b) <{tpu.panel = 16 : i64}> : (tensor<8x4xf32>) -> tensor<1x8x16xf32>\n"
                 "    %1 = \"tpu.kernel\"(%a, %0) <{tpu.domain = array<i64: 1, 1>}> ({\n"
                 "    ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<1x8x16xf32>):\n"
                 "      %2 = \"tpu.matmul\"(%arg0, %arg1) <{tpu.stage = \"dot\"}> {mine = [1, 2]} : (tensor<4x8xf32>, "
                 "tensor<1x8x16xf32>) -> tensor<4x4xf32>\n"
                 "      stablehlo.return %2 : tensor<4x4xf32>\n"
                 "    }) : (tensor<4x8xf32>, tensor<1x8x16xf32>) -> tensor<4x4xf32>\n"
                 "    return %1 : tensor<4x4xf32>\n"
                 "  }\n"
                 "}\n");
}
END_TEST

START_TEST(arguments_keep_their_names_and_numbers) {
    check_prints("func.func private @f(%layer0.weight: tensor<f32>, %a$._-b: tensor<f32>, %0: tensor<f32>, %arg9: "
                 "tensor<f32> {tpu.number = 7 : i64}) {\n"
                 "  %1:2 = \"stablehlo.while\"(%0, %arg9) ({\n  ^bb0(%u: tensor<f32>, %v: tensor<f32>):\n    %c = "
                 "stablehlo.constant dense<false> : tensor<i1>\n"
                 "    stablehlo.return %c : tensor<i1>\n  }, {\n  ^bb0(%u: tensor<f32>, %v: tensor<f32>):\n    "
                 "stablehlo.return %v, %u : tensor<f32>, tensor<f32>\n"
                 "  }) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)\n  return\n}\n",
                 "module {\n"
                 "  func.func private @f(%layer0.weight: tensor<f32>, %a$._-b: tensor<f32>, %arg2: tensor<f32>, %arg9: "
                 "tensor<f32> {tpu.number = 7 : i64}) {\n"
                 "    %0:2 = stablehlo.while(%arg0 = %arg2, %arg1 = %arg9) : tensor<f32>, tensor<f32>\n"
                 "    cond {\n"
                 "      %1 = stablehlo.constant dense<false> : tensor<i1>\n"
                 "      stablehlo.return %1 : tensor<i1>\n"
                 "    } do {\n"
                 "      stablehlo.return %arg1, %arg0 : tensor<f32>, tensor<f32>\n"
                 "    }\n"
                 "    return\n"
                 "  }\n"
                 "}\n");
}
END_TEST

START_TEST(places_are_reduced_to_name_file_line_and_column) {
    const char *text =
        "#loc = loc(unknown)\n"
        "module {\n"
        "  func.func @main(%x: tensor<f32> loc(\"pixels\"), %y: tensor<f32> loc(#loc)) -> tensor<f32> {\n"
        "    %0 = stablehlo.abs %x : tensor<f32> loc(#loc2)\n"
        "    %1 = stablehlo.add %0, %y : tensor<f32> loc(callsite(\"a.py\":1:2 at fused<\"meta\">[\"one\", "
        "\"two\"(\"b.py\":9:9)]))\n"
        "    return %1 : tensor<f32> loc(\"r\\22\"(#loc1))\n"
        "  } loc(#loc)\n"
        "}\n"
        "#loc1 = loc(\"b.py\":3:4 to :9)\n"
        "#loc2 = loc(\"layer/abs\"(#loc1))\n";
    check_prints(text, "module {\n"
                       "  func.func @main(%x: tensor<f32> loc(\"pixels\"), %y: tensor<f32>) -> tensor<f32> {\n"
                       "    %0 = stablehlo.abs %x : tensor<f32> loc(\"layer/abs\"(\"b.py\":3:4))\n"
                       "    %1 = stablehlo.add %0, %y : tensor<f32> loc(\"one\"(\"a.py\":1:2))\n"
                       "    return %1 : tensor<f32> loc(\"r\\22\"(\"b.py\":3:4))\n"
                       "  }\n"
                       "}\n");
    Module *m = read_text(text);
    const Op *op = m->first_func->body->first;
    ck_assert_str_eq(op->loc.at.file->text, "t.mlir");
    ck_assert_uint_eq(op->loc.at.line, 4);
    ck_assert_uint_eq(op->loc.at.col, 10);
    ck_assert_str_eq(op->loc.name->text, "layer/abs");
    ck_assert_str_eq(op->loc.src_file->text, "b.py");
    ck_assert_uint_eq(op->loc.src_line, 3);
    ck_assert_str_eq(m->first_func->arg_info[0].loc_name->text, "pixels");
    ck_assert_uint_eq(m->first_func->arg_info[1].number, 1);
    Text t = {0};
    print_op(op->next, &t);
    ck_assert_str_eq(t.items, "%1 = stablehlo.add %0, %y : tensor<f32>");
    vec_free(&t);
    module_free(m);
}
END_TEST

// All bit patterns of the 16-bit floats and many of the wide ones: printed in lists of 60, read back, compared.
static void check_bits(DType t, size_t n, uint64_t (*bits)(size_t i)) {
    Module *m = module_new();
    Func *f = module_add_func(m, module_str(m, "main"));
    size_t size = dtype_bytes(t);
    for (size_t at = 0; at < n; at += 60) {
        int64_t count = n - at < 60 ? (int64_t)(n - at) : 60;
        void *data;
        Literal *l = literal_make(&m->arena, type_tensor(&m->types, t, &count, 1), &data);
        for (size_t i = 0; i < (size_t)count; i++) {
            uint64_t b = bits(at + i);
            memcpy((char *)data + i * size, &b, size);
        }
        Op *op = op_new(m, OP_CONSTANT, (OpLoc){0}, 0, 1, 0);
        op->results[0].type = l->type;
        op_set_attr(m, op, attr_literal(ATTR_value, l));
        block_append(f->body, op);
    }
    block_append(f->body, op_new(m, OP_FUNC_RETURN, (OpLoc){0}, 0, 0, 0));
    char *text = printed(m, NULL);
    Module *again = read_text(text);
    const Op *a = f->body->first, *b = again->first_func->body->first;
    for (; a && b; a = a->next, b = b->next) {
        if (a->kind != OP_CONSTANT) continue;
        const Literal *want = value_constant(&a->results[0]), *got = value_constant(&b->results[0]);
        for (int64_t i = 0; i < want->type->n_elems; i++)
            ck_assert_msg(!memcmp(literal_elem(want, i), literal_elem(got, i), size), "%s element %d", dtype_text(t),
                          (int)i);
    }
    ck_assert(!a && !b);
    free(text);
    module_free(m);
    module_free(again);
}

static uint64_t counted(size_t i) { return i; }
static uint64_t scattered(size_t i) { return (uint64_t)i * UINT64_C(0x9e3779b97f4a7c15) ^ (uint64_t)i << 41; }

START_TEST(numbers_keep_their_bits) {
    check_bits(DT_F16, 65536, counted);
    check_bits(DT_BF16, 65536, counted);
    for (DType t = 0; t < DT_COUNT; t++)
        if (dtype_is_small_float(t)) check_bits(t, (size_t)1 << dtype_info[t].bits, counted);
    check_bits(DT_F32, 20000, scattered);
    check_bits(DT_F32, 2000, counted); // denormals
    check_bits(DT_F64, 20000, scattered);
    check_bits(DT_I64, 2000, scattered);
    check_bits(DT_UI64, 2000, scattered);
    check_bits(DT_I8, 256, counted);
}
END_TEST

#define CONSTANT(body) "func.func @main() {\n  %0 = stablehlo.constant " body "\n  return\n}\n"

static void check_constant(const char *body, const char *want) {
    char *text, *line;
    ck_assert_int_ge(asprintf(&text, "func.func @main() {\n  %%0 = stablehlo.constant %s\n  return\n}\n", body), 0);
    ck_assert_int_ge(asprintf(&line, "stablehlo.constant %s\n", want), 0);
    char *got = law(text, NULL);
    ck_assert_msg(strstr(got, line) != NULL, "%s\n%s", want, got);
    free(text), free(line), free(got);
}

START_TEST(constants_in_all_spellings) {
    check_constant("dense<1.500000e+00> : tensor<2xf32>", "dense<1.5> : tensor<2xf32>");
    check_constant("dense<[1.0, 1.0]> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>");
    check_constant("dense<0xFF800000> : tensor<f32>", "dense<0xFF800000> : tensor<f32>");
    check_constant("dense<0x7FC00001> : tensor<f32>", "dense<0x7FC00001> : tensor<f32>");
    check_constant("dense<-0.0> : tensor<f32>", "dense<-0.0> : tensor<f32>");
    check_constant("dense<[16777216.0, 3.40282347E+38, 1.0e-45, 1.0e-5]> : tensor<4xf32>",
                   "dense<[16777216.0, 3.4028235e+38, 1.0e-45, 0.00001]> : tensor<4xf32>");
    check_constant("dense<(1.0,-2.5)> : tensor<complex<f32>>", "dense<(1.0,-2.5)> : tensor<complex<f32>>");
    check_constant("dense<[(1.0, 0x7FC00000), (3.0, 4.0)]> : tensor<2xcomplex<f32>>",
                   "dense<[(1.0,0x7FC00000), (3.0,4.0)]> : tensor<2xcomplex<f32>>");
    check_constant("dense<[[true, false]]> : tensor<1x2xi1>", "dense<[[true, false]]> : tensor<1x2xi1>");
    check_constant("dense<> : tensor<0x2xi1>", "dense<> : tensor<0x2xi1>");
    check_constant("dense<[255, -128]> : tensor<2xi8>", "dense<[-1, -128]> : tensor<2xi8>");
    check_constant("dense<[-8, 15]> : tensor<2xi4>", "dense<[-8, -1]> : tensor<2xi4>");
    check_constant("dense<\"0x01000200\"> : tensor<2xi16>", "dense<[1, 2]> : tensor<2xi16>");
    check_constant("dense<\"0x0100\"> : tensor<9xi16>", "dense<1> : tensor<9xi16>");
    check_constant("dense<\"0xA6\"> : tensor<8xi1>",
                   "dense<[false, true, true, false, false, true, false, true]> : tensor<8xi1>");      // bits
    check_constant("dense<\"0x010001\"> : tensor<3xi1>", "dense<[true, false, true]> : tensor<3xi1>"); // bytes
    check_constant("dense<\"0xFF\"> : tensor<3xi1>", "dense<true> : tensor<3xi1>");
    check_constant("dense<\"0x0F07\"> : tensor<2xi4>", "dense<[-1, 7]> : tensor<2xi4>");
    check_constant("{a = 1 : i32} dense<1> : tensor<i32>", "{a = 1 : i32} dense<1> : tensor<i32>");
    check_constant("() {value = dense<1> : tensor<i32>} : () -> tensor<i32>", "dense<1> : tensor<i32>");
}
END_TEST

START_TEST(large_constants_print_as_bytes) {
    Text t = {0};
    text_z(&t, "func.func @main() {\n  %0 = stablehlo.constant dense<[");
    for (int i = 0; i < 65; i++) text_f(&t, "%s%s", i ? ", " : "", i % 3 ? "true" : "false");
    text_z(&t, "]> : tensor<65xi1>\n  return\n}\n");
    char *got = law(t.items, NULL);
    ck_assert_ptr_nonnull(strstr(got, "dense<\"0x000101000101"));
    free(got);
    vec_free(&t);
}
END_TEST

// A store of constants beside the text, by number.
typedef struct {
    const Literal *kept[4];
    Module *m;
    int n;
} Store;

static const char *keep(void *context, const Literal *l) {
    Store *s = context;
    char name[16];
    snprintf(name, sizeof name, "c%d", s->n);
    s->kept[s->n++] = l;
    return module_str(s->m, name)->text;
}

static const Literal *find_kept(void *context, Module *m, const char *name, Type type) {
    Store *s = context;
    (void)type;
    if (strlen(name) != 2 || name[1] - '0' >= s->n) return NULL;
    const Literal *l = s->kept[name[1] - '0'];
    return literal_wrap(&m->arena, type_tensor(&m->types, l->type->dtype, l->type->dims, l->type->rank), l->data,
                        l->splat);
}

START_TEST(constants_beside_the_text) {
    Module *m = read_text(
        CONSTANT("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n  %1 = stablehlo.constant dense<[1, 2]> : tensor<2xi16>"));
    Store s = {.m = m};
    PrintOptions o = {.max_inline_bytes = 8, .blob = keep, .context = &s};
    char *text = printed(m, &o);
    ck_assert_ptr_nonnull(strstr(
        text,
        "%0 = stablehlo.constant dense_resource<c0> : tensor<2x2xi32>\n    %1 = stablehlo.constant dense<[1, 2]>"));
    Module *again = parse_module_with(text, strlen(text), "t.mlir", find_kept, &s, &d);
    ck_assert_msg(again != NULL, "%s", said());
    ck_assert_mem_eq(value_constant(&again->first_func->body->first->results[0])->data, s.kept[0]->data, 16);
    module_free(again);
    ck_assert_ptr_null(parse_module(text, strlen(text), "t.mlir", &d));
    ck_assert_str_eq(said(), "t.mlir:3:44: error: the resource 'c0' is not in this file [syntax]\n");
    diags_clear(&d);
    char *at = strstr(text, "2x2xi32");
    memcpy(at, "2x4xi16", 7);
    ck_assert_ptr_null(parse_module_with(text, strlen(text), "t.mlir", find_kept, &s, &d));
    ck_assert_str_eq(said(), "t.mlir:3:44: error: the resource 'c0' is tensor<2x2xi32>, but is used here as "
                             "tensor<2x4xi16> [type-mismatch]\n");
    free(text);
    module_free(m);
}
END_TEST

START_TEST(blobs_at_the_end_of_the_text) {
    check_prints(CONSTANT("dense_resource<w> : tensor<2xf32>") "{-#\n  dialect_resources: {\n    builtin: {\n      w: "
                                                               "\"0x040000000000803F00000040\"\n    }\n  }\n#-}\n",
                 "module {\n  func.func @main() {\n    %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n    "
                 "return\n  }\n}\n");
    check_refused(CONSTANT("dense_resource<w> : tensor<3xf32>") "{-# dialect_resources: { builtin: { w: "
                                                                "\"0x040000000000803F\" } } #-}\n",
                  "t.mlir:2:42: error: tensor<3xf32> does not have 4 bytes [syntax]\n");
}
END_TEST

START_TEST(unknown_attributes_are_kept_as_text) {
    check_prints(
        "#a = {k = [1 : i32,  2]}\nmodule @m attributes { mhlo.x = #a , unit, \"x.odd "
        "name\"=dense<\"0xFF\">:tensor<i8> } {\n"
        "  func.func @main(%x: tensor<f32> {mhlo.sharding = \"{devices=[2,1]0,1}\"}) -> (tensor<f32> {jax.result_info "
        "= \"\"}) attributes {sdy.x = #sdy<y ( z )>} {\n"
        "    %0 = stablehlo.abs %x {mhlo.frontend_attributes = {a = \"b\" , c},\n      // a comment\n      m = #later} "
        ": tensor<f32>\n"
        "    return %0 : tensor<f32>\n  }\n}\n#later = 5 : i8\n",
        "module @m attributes {mhlo.x = {k = [1 : i32, 2]}, unit, \"x.odd name\" = dense<\"0xFF\">:tensor<i8>} {\n"
        "  func.func @main(%x: tensor<f32> {mhlo.sharding = \"{devices=[2,1]0,1}\"}) -> (tensor<f32> {jax.result_info "
        "= \"\"}) attributes {sdy.x = #sdy<y (z)>} {\n"
        "    %0 = stablehlo.abs %x {mhlo.frontend_attributes = {a = \"b\", c}, m = 5 : i8} : tensor<f32>\n"
        "    return %0 : tensor<f32>\n  }\n}\n");
}
END_TEST

#define MAIN(body) "func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>) {\n" body "\n  return\n}\n"

static const struct {
    const char *text, *want;
} refusals[] = {
    {"", "t.mlir:1:1: error: the file holds no function [syntax]\n"},
    {"hello", "t.mlir:1:1: error: expected an op, found 'hello' [syntax]\n"},
    {"module {", "t.mlir:1:9: error: expected '}', found the end of the file [syntax]\n"},
    {"module {\n}\n}", "t.mlir:3:1: error: expected the end of the file, found '}' [syntax]\n"},
    {"module {\n  ml_program.global @mesh = 2\n}",
     "t.mlir:2:3: error: op 'ml_program.global' is not supported [unsupported-op]\n"},
    {"func.func @f(%x: tensor<f32>", "t.mlir:1:29: error: expected ')', found the end of the file [syntax]\n"},
    {"func.func private @f(tensor<f32>) -> ()",
     "t.mlir:1:22: error: expected an argument such as %arg0: a function has to have a body, found 'tensor' [syntax]\n"},
    {"func.func private @f()", "t.mlir:1:19: error: the function @f has no body [bad-structure]\n"},
    {"func.func hidden @f() {\n}",
     "t.mlir:1:11: error: expected public, private, nested or a symbol such as @main, found 'hidden' [syntax]\n"},
    {"func.func @f() {\n  return\n}\nfunc.func @f() {\n  return\n}",
     "t.mlir:4:11: error: the function @f is defined twice [bad-structure]\n  t.mlir:1:1: note: the first definition is on this "
     "line\n"},
    {"func.func @f(%x: tensor<f32>, %x: tensor<f32>) {\n}",
     "t.mlir:1:31: error: %x is defined twice [bad-structure]\n  t.mlir:1:14: note: the first definition is here\n"},
    {MAIN("  %0 = stablehlo.send %x : tensor<2xf32>\n  %1 = \"stablehlo.recv\"(%0) ({\n    %2 = stablehlo.infeed\n  }) : () "
          "-> ()\n  %3 = stablehlo.send %1 : tensor<2xf32>"),
     "t.mlir:2:8: error: op 'stablehlo.send' is not supported [unsupported-op]\nt.mlir:3:8: error: op 'stablehlo.recv' is "
     "not supported [unsupported-op]\n"},
    {MAIN("  %0 = stablehlo.abs %z : tensor<2xf32>"), "t.mlir:2:22: error: %z is not defined before this use [bad-structure]\n"},
    {MAIN("  %0 = stablehlo.abs %1 : tensor<2xf32>\n  %1 = stablehlo.abs %x : tensor<2xf32>"),
     "t.mlir:2:22: error: %1 is not defined before this use [bad-structure]\n"},
    {"func.func @f(%q: tensor<f32>) {\n  return\n}\nfunc.func @g() {\n  return %q : tensor<f32>\n}\n",
     "t.mlir:5:10: error: %q is not defined before this use [bad-structure]\n"
     "  t.mlir:1:14: note: a value of this name belongs to a region or function that has ended\n"},
    {MAIN("  %0 = stablehlo.abs %x#1 : tensor<2xf32>"), "t.mlir:2:22: error: %x has 1 result, there is no #1 [bad-structure]\n"},
    {MAIN("  %0 = stablehlo.add %x, %y : tensor<2xf32>"),
     "t.mlir:2:26: error: %y is tensor<3xf32>, but is used here as tensor<2xf32> [type-mismatch]\n  t.mlir:1:36: note: "
     "it is defined here\n"},
    {MAIN("  %0 = stablehlo.add %x, %x : (tensor<2xf32>) -> tensor<2xf32>"),
     "t.mlir:2:8: error: stablehlo.add has 2 operands, but its type names 1 [type-mismatch]\n"},
    {MAIN("  %0:2 = stablehlo.abs %x : tensor<2xf32>"),
     "t.mlir:2:3: error: 2 results are named, but stablehlo.abs has 1 [bad-structure]\n"},
    {MAIN("  %0 = \"stablehlo.add\"(%x) : (tensor<2xf32>) -> tensor<2xf32>"),
     "t.mlir:2:8: error: stablehlo.add has 2 operands, got 1 [bad-structure]\n"},
    {MAIN("  %0 = \"stablehlo.iota\"() : () -> tensor<2xf32>"),
     "t.mlir:2:8: error: stablehlo.iota has to have 'iota_dimension' [bad-attribute]\n"},
    {MAIN("  %0 = \"stablehlo.convolution\"(%x, %x) {window_reversal = arzay<i1: false>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>"),
     "t.mlir:2:59: error: expected '[', found 'arzay' [syntax]\n"},
    {MAIN("  %0 = stablehlo.gather %x"),
     "t.mlir:2:8: error: stablehlo.gather is written in generic form: \"stablehlo.gather\"(...) [syntax]\n"},
    {MAIN("  %0 = stablehlo.iota dim = 99999999999999999999 : tensor<2xf32>"),
     "t.mlir:2:29: error: the integer does not fit 64 bits [syntax]\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<2xindex>"),
     "t.mlir:2:36: error: type 'index' is not supported [unsupported-type]\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<2x!quant.any<i8:f32>>"),
     "t.mlir:2:36: error: type '!quant.any' is not supported [unsupported-type]\n  help: of the quantized types !quant.uniform is known\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<2xf32, #x.y>"),
     "t.mlir:2:39: error: a tensor type with an encoding is not supported [unsupported-type]\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<99999999999999999999x4xf32>"),
     "t.mlir:2:27: error: the tensor has more than 2^48 elements [too-large]\n"},
    {MAIN("  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<2xi32>"),
     "t.mlir:2:33: error: tensor<2xi32> has 2 elements, but 3 are given [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<[[1, 2], [3], 4]> : tensor<2x2xi32>"),
     "t.mlir:2:44: error: dimension 1 has size 2, but this list has 1 element [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<1> : tensor<?xi32>"),
     "t.mlir:2:38: error: the type of a constant is a tensor of known size, not tensor<?xi32> [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<256> : tensor<i8>"), "t.mlir:2:33: error: 256 does not fit i8 [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<-1> : tensor<ui8>"), "t.mlir:2:34: error: 1 does not fit ui8 [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<1.0e39> : tensor<f32>"), "t.mlir:2:33: error: 1.0e39 does not fit f32 [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<true> : tensor<i8>"),
     "t.mlir:2:33: error: expected an integer, found 'true' [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<\"0x00F\"> : tensor<2xi8>"),
     "t.mlir:2:33: error: raw bytes are written as 0x and two digits for each [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<\"0x00FG\"> : tensor<2xi8>"),
     "t.mlir:2:33: error: raw bytes are hexadecimal digits [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<\"0x00FF> : tensor<2xi8>"),
     "t.mlir:2:33: error: the string has no end on its line [syntax]\n"},
    {MAIN("  %0 = stablehlo.abs %x {a = \"\xff\"} : tensor<2xf32>"), "t.mlir:2:30: error: the string is not UTF-8 [syntax]\n"},
    {MAIN("  %0 = stablehlo.abs %x {a = [1} : tensor<2xf32>"), "t.mlir:2:32: error: expected ']', found '}' [syntax]\n"},
    {MAIN("  %0 = stablehlo.abs %x {a = 1, a = 2} : tensor<2xf32>"), "t.mlir:2:33: error: 'a' is given twice [bad-attribute]\n"},
    {MAIN("  %0 = stablehlo.compare LTX, %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>"),
     "t.mlir:2:26: error: expected one of EQ, NE, GE, GT, LE, LT, found 'LTX' [syntax]\n"},
    {MAIN("  %0 = stablehlo.transpose %x, dims = [0 : (tensor<2xf32>) -> tensor<2xf32>\n  %1 = stablehlo.tanh %q : "
          "tensor<2xf32>"),
     "t.mlir:2:42: error: expected ']', found ':' [syntax]\nt.mlir:3:23: error: %q is not defined before this use [bad-structure]\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<2xf32> loc(#nowhere)"),
     "t.mlir:2:45: error: #nowhere is not defined in this file [syntax]\n"},
    {"#a = loc(#b)\n#b = loc(#a)\nfunc.func @main() {\n  return loc(#a)\n}\n",
     "t.mlir:2:10: error: the location #a refers to itself [syntax]\n"},
    {"#a = [#a, #a]\nmodule attributes {x = #a} {\n}\n", "t.mlir:1:7: error: nested more than 64 levels deep [syntax]\n"},
    {MAIN("  \"stablehlo.while\"() ({\n    return\n  ^bb1:\n    return\n  }) : () -> ()"),
     "t.mlir:4:3: error: a region has one block; branches between blocks are not supported [syntax]\n"},
};

START_TEST(refusals_name_the_place) {
    for (size_t i = 0; i < COUNT(refusals); i++) check_refused(refusals[i].text, refusals[i].want);
}
END_TEST

// Deep nesting of every recursive part is refused before the stack ends.
START_TEST(deep_nesting_is_refused) {
    static const struct {
        const char *before, *open, *close, *after;
    } parts[] = {{"module attributes {x = ", "[", "]", "} {}"},
                 {"func.func @f(%x: ", "tuple<", ">", ") {}"},
                 {"func.func @f() {} loc(", "callsite(", ")", ")"},
                 {"func.func @f() { ", "\"stablehlo.while\"() ({\n", "}) : () -> ()\n", "}"}};
    for (size_t i = 0; i < COUNT(parts); i++) {
        Text t = {0};
        text_z(&t, parts[i].before);
        for (int k = 0; k < 100000; k++) text_z(&t, parts[i].open);
        for (int k = 0; k < 100000; k++) text_z(&t, parts[i].close);
        text_z(&t, parts[i].after);
        ck_assert_ptr_null(parse_module(t.items, t.n, "t.mlir", &d));
        ck_assert_ptr_nonnull(strstr(said(), "levels deep"));
        diags_clear(&d);
        vec_free(&t);
    }
}
END_TEST

Suite *text_suite(void);
Suite *text_suite(void) {
    Suite *s = suite_create("text");
    TCase *c = tcase_create("text");
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_set_timeout(c, 60);
    tcase_add_test(c, networks_print_the_same_again);
    tcase_add_test(c, both_spellings_are_the_same_graph);
    tcase_add_test(c, every_elementwise_op_has_both_spellings);
    tcase_add_test(c, compilers_own_ops_print_in_generic_form);
    tcase_add_test(c, arguments_keep_their_names_and_numbers);
    tcase_add_test(c, places_are_reduced_to_name_file_line_and_column);
    tcase_add_test(c, numbers_keep_their_bits);
    tcase_add_test(c, constants_in_all_spellings);
    tcase_add_test(c, large_constants_print_as_bytes);
    tcase_add_test(c, constants_beside_the_text);
    tcase_add_test(c, blobs_at_the_end_of_the_text);
    tcase_add_test(c, unknown_attributes_are_kept_as_text);
    tcase_add_test(c, refusals_name_the_place);
    tcase_add_test(c, deep_nesting_is_refused);
    suite_add_tcase(s, c);
    return s;
}
