// What the reader of the text form refuses, word for word with its place, also what is nested too deep.
#define _GNU_SOURCE 1
#include "tests/unit/ir/text_law.h"

#define MAIN(body) "func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>) {\n" body "\n  return\n}\n"

static const struct {
    const char *text, *want;
} refusals[] = {
    {"", "t.mlir:1:1: error: the file holds no function [syntax]\n"},
    {"hello", "t.mlir:1:1: error: expected an op, found 'hello' [syntax]\n"},
    {"module {", "t.mlir:1:9: error: expected '}', found the end of the file [syntax]\n"},
    {"module {\n}\n}", "t.mlir:3:1: error: expected the end of the file, found '}' [syntax]\n"},
    {"module {\n  ml_program.global @mesh = 2\n}", "t.mlir:2:3: error: op 'ml_program.global' is not supported [unsupported-op]\n"},
    {"func.func @f(%x: tensor<f32>", "t.mlir:1:29: error: expected ')', found the end of the file [syntax]\n"},
    {"func.func private @f(tensor<f32>) -> ()",
     "t.mlir:1:22: error: expected an argument such as %arg0: a function has to have a body, found 'tensor' [syntax]\n"},
    {"func.func private @f()", "t.mlir:1:19: error: the function @f has no body [bad-structure]\n"},
    {"func.func hidden @f() {\n}", "t.mlir:1:11: error: expected public, private, nested or a symbol such as @main, found 'hidden' [syntax]\n"},
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
    {MAIN("  %0:2 = stablehlo.abs %x : tensor<2xf32>"), "t.mlir:2:3: error: 2 results are named, but stablehlo.abs has 1 [bad-structure]\n"},
    {MAIN("  %0 = \"stablehlo.add\"(%x) : (tensor<2xf32>) -> tensor<2xf32>"), "t.mlir:2:8: error: stablehlo.add has 2 operands, got 1 [bad-structure]\n"},
    {MAIN("  %0 = \"stablehlo.iota\"() : () -> tensor<2xf32>"), "t.mlir:2:8: error: stablehlo.iota has to have 'iota_dimension' [bad-attribute]\n"},
    {MAIN("  %0 = \"stablehlo.convolution\"(%x, %x) {window_reversal = arzay<i1: false>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>"),
     "t.mlir:2:59: error: expected '[', found 'arzay' [syntax]\n"},
    {MAIN("  %0 = stablehlo.gather %x"), "t.mlir:2:8: error: stablehlo.gather is written in generic form: \"stablehlo.gather\"(...) [syntax]\n"},
    {MAIN("  %0 = stablehlo.iota dim = 99999999999999999999 : tensor<2xf32>"), "t.mlir:2:29: error: the integer does not fit 64 bits [syntax]\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<2xindex>"), "t.mlir:2:36: error: type 'index' is not supported [unsupported-type]\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<2x!quant.any<i8:f32>>"),
     "t.mlir:2:36: error: type '!quant.any' is not supported [unsupported-type]\n  help: of the quantized types !quant.uniform is known\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<2xf32, #x.y>"),
     "t.mlir:2:41: error: a tensor type with an encoding is not supported [unsupported-type]\n"
     "  help: tensors are dense here: export the model without sparse or packed types; of encodings #stablehlo.bounds alone is read\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<99999999999999999999x4xf32>"), "t.mlir:2:27: error: the tensor has more than 2^48 elements [too-large]\n"},
    {MAIN("  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<2xi32>"), "t.mlir:2:33: error: tensor<2xi32> has 2 elements, but 3 are given [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<[[1, 2], [3], 4]> : tensor<2x2xi32>"),
     "t.mlir:2:44: error: dimension 1 has size 2, but this list has 1 element [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<1> : tensor<?xi32>"),
     "t.mlir:2:38: error: the type of a constant is a tensor of known size, not tensor<?xi32> [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<256> : tensor<i8>"), "t.mlir:2:33: error: 256 does not fit i8 [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<-1> : tensor<ui8>"), "t.mlir:2:34: error: 1 does not fit ui8 [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<1.0e39> : tensor<f32>"), "t.mlir:2:33: error: 1.0e39 does not fit f32 [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<true> : tensor<i8>"), "t.mlir:2:33: error: expected an integer, found 'true' [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<\"0x00F\"> : tensor<2xi8>"), "t.mlir:2:33: error: raw bytes are written as 0x and two digits for each [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<\"0x00FG\"> : tensor<2xi8>"), "t.mlir:2:33: error: raw bytes are hexadecimal digits [syntax]\n"},
    {MAIN("  %0 = stablehlo.constant dense<\"0x00FF> : tensor<2xi8>"), "t.mlir:2:33: error: the string has no end on its line [syntax]\n"},
    {MAIN("  %0 = stablehlo.abs %x {a = \"\xff\"} : tensor<2xf32>"), "t.mlir:2:30: error: the string is not UTF-8 [syntax]\n"},
    {MAIN("  %0 = stablehlo.abs %x {a = [1} : tensor<2xf32>"), "t.mlir:2:32: error: expected ']', found '}' [syntax]\n"},
    {MAIN("  %0 = stablehlo.abs %x {a = 1, a = 2} : tensor<2xf32>"), "t.mlir:2:33: error: 'a' is given twice [bad-attribute]\n"},
    {MAIN("  %0 = stablehlo.compare LTX, %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>"),
     "t.mlir:2:26: error: expected one of EQ, NE, GE, GT, LE, LT, found 'LTX' [syntax]\n"},
    {MAIN("  %0 = stablehlo.transpose %x, dims = [0 : (tensor<2xf32>) -> tensor<2xf32>\n  %1 = stablehlo.tanh %q : "
          "tensor<2xf32>"),
     "t.mlir:2:42: error: expected ']', found ':' [syntax]\nt.mlir:3:23: error: %q is not defined before this use [bad-structure]\n"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<2xf32> loc(#nowhere)"), "t.mlir:2:45: error: #nowhere is not defined in this file [syntax]\n"},
    {"#a = loc(#b)\n#b = loc(#a)\nfunc.func @main() {\n  return loc(#a)\n}\n", "t.mlir:2:10: error: the location #a refers to itself [syntax]\n"},
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

Suite *text_refused_suite(void);
Suite *text_refused_suite(void) {
    Suite *s = suite_create("text_refused");
    TCase *t = tcase_create("text_refused");
    tcase_set_timeout(t, 60);
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, refusals_name_the_place);
    tcase_add_test(t, deep_nesting_is_refused);
    suite_add_tcase(s, t);
    return s;
}
