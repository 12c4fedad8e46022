// The text form: the six networks and both spellings of every form read to the same graph and print the same again; source places, names of arguments,
// attributes that nobody knows. Numbers are test_text_literal.c's, refusals test_text_refused.c's.
#define _GNU_SOURCE 1
#include "tests/unit/ir/text_law.h"

#include <unistd.h>

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
            const char *ci = getenv("CI");
            ck_assert_msg(!ci || strcmp(ci, "true"), "there is no %s", path);
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

#define FUNC(body)                                                                                                  \
    "func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %p: tensor<2x3xi1>, %s: tensor<f32>, %i: tensor<i32>) " \
    "{\n  " body "\n  return\n}\n"
#define GENERIC(name, operands, props, type) FUNC("%0 = \"stablehlo." name "\"(" operands ")" props " : " type)
#define T23 "tensor<2x3xf32>"

static const struct {
    const char *pretty, *generic;
} pairs[] = {
    {FUNC("%0 = stablehlo.add %x, %y : " T23), GENERIC("add", "%x, %y", "", "(" T23 ", " T23 ") -> " T23)},
    {FUNC("%0 = stablehlo.convert %x : (" T23 ") -> tensor<2x3xi32>"), GENERIC("convert", "%x", "", "(" T23 ") -> tensor<2x3xi32>")},
    {FUNC("%0 = stablehlo.clamp %s, %x, %s : (tensor<f32>, " T23 ", tensor<f32>) -> " T23),
     GENERIC("clamp", "%s, %x, %s", "", "(tensor<f32>, " T23 ", tensor<f32>) -> " T23)},
    {FUNC("%0 = stablehlo.compare LT, %x, %y, FLOAT : (" T23 ", " T23 ") -> tensor<2x3xi1>"),
     GENERIC("compare", "%x, %y",
             " <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = "
             "#stablehlo<comparison_direction LT>}>",
             "(" T23 ", " T23 ") -> tensor<2x3xi1>")},
    {FUNC("%0 = stablehlo.select %p, %x, %y : tensor<2x3xi1>, " T23), GENERIC("select", "%p, %x, %y", "", "(tensor<2x3xi1>, " T23 ", " T23 ") -> " T23)},
    {FUNC("%0 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>"), GENERIC("constant", "", " {value = dense<[1, 2]> : tensor<2xi8>}", "() -> tensor<2xi8>")},
    {FUNC("%0 = stablehlo.iota dim = 1 : " T23), GENERIC("iota", "", " <{iota_dimension = 1 : i64}>", "() -> " T23)},
    {FUNC("%0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> " T23),
     GENERIC("broadcast_in_dim", "%s", " <{broadcast_dimensions = array<i64>}>", "(tensor<f32>) -> " T23)},
    {FUNC("%0 = stablehlo.transpose %x, dims = [1, 0] : (" T23 ") -> tensor<3x2xf32>"),
     GENERIC("transpose", "%x", " {permutation = dense<[1, 0]> : tensor<2xi64>}", "(" T23 ") -> tensor<3x2xf32>")},
    {FUNC("%0 = stablehlo.reshape %x : (" T23 ") -> tensor<6xf32>"), GENERIC("reshape", "%x", "", "(" T23 ") -> tensor<6xf32>")},
    {FUNC("%0 = stablehlo.slice %x [0:2, 0:3:2] : (" T23 ") -> tensor<2x2xf32>"),
     GENERIC("slice", "%x", " <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}>",
             "(" T23 ") -> tensor<2x2xf32>")},
    {FUNC("%0 = stablehlo.reverse %x, dims = [0] : " T23), GENERIC("reverse", "%x", " <{dimensions = array<i64: 0>}>", "(" T23 ") -> " T23)},
    {FUNC("%0 = stablehlo.concatenate %x, %y, dim = 0 : (" T23 ", " T23 ") -> tensor<4x3xf32>"),
     GENERIC("concatenate", "%x, %y", " <{dimension = 0 : i64}>", "(" T23 ", " T23 ") -> tensor<4x3xf32>")},
    {FUNC("%0 = stablehlo.pad %x, %s, low = [0, 1], high = [0, -1], interior = [1, 0] : (" T23 ", tensor<f32>) -> tensor<3x3xf32>"),
     GENERIC("pad", "%x, %s",
             " <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = "
             "array<i64: 1, 0>}>",
             "(" T23 ", tensor<f32>) -> tensor<3x3xf32>")},
    {FUNC("%0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 1] : (" T23 ", tensor<i32>, tensor<i32>) -> tensor<1x1xf32>"),
     GENERIC("dynamic_slice", "%x, %i, %i", " <{slice_sizes = array<i64: 1, 1>}>", "(" T23 ", tensor<i32>, tensor<i32>) -> tensor<1x1xf32>")},
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
    {FUNC("%0 = stablehlo.reduce(%x init: %s) applies stablehlo.add across dimensions = [1] : (" T23 ", tensor<f32>) -> tensor<2xf32>"),
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
        ck_assert_int_ge(asprintf(&text, "func.func @f(%%x: tensor<4xi1>) {\n  %%0 = %s %s : (%s) -> tensor<4xi1>\n  return\n}", info->text, operands, types),
                         0);
        ck_assert_int_ge(
            asprintf(&generic_text, "func.func @f(%%x: tensor<4xi1>) {\n  %%0 = \"%s\"(%s) : (%s) -> tensor<4xi1>\n  return\n}", info->text, operands, types),
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
    const char *text = "#loc = loc(unknown)\n"
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

// Without arguments a function has no header; that of a region within it is not the function's.
START_TEST(generic_functions_without_arguments) {
    char *again = law("\"builtin.module\"() <{sym_name = \"m\"}> ({\n"
                      "  \"sdy.mesh\"() <{mesh = #sdy.mesh<[\"x\"=2]>, sym_name = \"mesh\", a.b = {c = 1 : i64}}> : () -> ()\n"
                      "  \"func.func\"() <{function_type = () -> tensor<f32>, sym_name = \"main\"}> ({\n"
                      "    %0 = \"stablehlo.constant\"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>\n"
                      "    %1 = \"stablehlo.constant\"() <{value = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>\n"
                      "    %2 = \"stablehlo.reduce\"(%1, %0) <{dimensions = array<i64: 0>}> ({\n"
                      "    ^bb0(%a: tensor<f32> loc(\"a\"), %b: tensor<f32> loc(\"b\")):\n"
                      "      %3 = \"stablehlo.add\"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"
                      "      \"stablehlo.return\"(%3) : (tensor<f32>) -> ()\n"
                      "    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
                      "    \"func.return\"(%2) : (tensor<f32>) -> ()\n"
                      "  }) : () -> ()\n"
                      "}) : () -> ()\n",
                      NULL);
    ck_assert_ptr_nonnull(strstr(again, "func.func @main() -> tensor<f32>"));
    ck_assert_ptr_nonnull(strstr(again, "sdy.mesh @mesh = <[\"x\"=2]> {a.b = {c = 1 : i64}}\n"));
    free(again);
}
END_TEST

START_TEST(unknown_attributes_are_kept_as_text) {
    check_prints("#a = {k = [1 : i32,  2]}\nmodule @m attributes { mhlo.x = #a , unit, \"x.odd "
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

Suite *text_suite(void);
Suite *text_suite(void) {
    Suite *s = suite_create("text");
    TCase *t = tcase_create("text");
    tcase_set_timeout(t, 60);
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, networks_print_the_same_again);
    tcase_add_test(t, both_spellings_are_the_same_graph);
    tcase_add_test(t, every_elementwise_op_has_both_spellings);
    tcase_add_test(t, compilers_own_ops_print_in_generic_form);
    tcase_add_test(t, arguments_keep_their_names_and_numbers);
    tcase_add_test(t, places_are_reduced_to_name_file_line_and_column);
    tcase_add_test(t, generic_functions_without_arguments);
    tcase_add_test(t, unknown_attributes_are_kept_as_text);
    suite_add_tcase(s, t);
    return s;
}
