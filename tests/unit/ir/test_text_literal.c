// Constants in the text form: numbers keep their bits in every spelling, large ones print as bytes, and those outside the text are found again.
#define _GNU_SOURCE 1
#include "tests/unit/ir/text_law.h"

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
        int64_t i = 0;
        while (i < want->type->n_elems && !memcmp(literal_elem(want, i), literal_elem(got, i), size)) i++;
        ck_assert_msg(i == want->type->n_elems, "%s element %d", dtype_text(t), (int)i);
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
    check_constant("dense<[(1.0, 0x7FC00000), (3.0, 4.0)]> : tensor<2xcomplex<f32>>", "dense<[(1.0,0x7FC00000), (3.0,4.0)]> : tensor<2xcomplex<f32>>");
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
    return literal_wrap(&m->arena, type_tensor(&m->types, l->type->dtype, l->type->dims, l->type->rank), l->data, l->splat);
}

START_TEST(constants_beside_the_text) {
    Module *m = read_text(CONSTANT("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n  %1 = stablehlo.constant dense<[1, 2]> : tensor<2xi16>"));
    Store s = {.m = m};
    PrintOptions o = {.max_inline_bytes = 8, .blob = keep, .context = &s};
    char *text = printed(m, &o);
    ck_assert_ptr_nonnull(strstr(text, "%0 = stablehlo.constant dense_resource<c0> : tensor<2x2xi32>\n    %1 = stablehlo.constant dense<[1, 2]>"));
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

Suite *text_literal_suite(void);
Suite *text_literal_suite(void) {
    Suite *s = suite_create("text_literal");
    TCase *t = tcase_create("text_literal");
    tcase_set_timeout(t, 60);
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, numbers_keep_their_bits);
    tcase_add_test(t, constants_in_all_spellings);
    tcase_add_test(t, large_constants_print_as_bytes);
    tcase_add_test(t, constants_beside_the_text);
    tcase_add_test(t, blobs_at_the_end_of_the_text);
    suite_add_tcase(s, t);
    return s;
}
