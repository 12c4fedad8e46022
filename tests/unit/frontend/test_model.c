// model.fb both ways (frontend/model): what is written reads back to the same graph and the same bytes, literals stay in place, newer types state
// their version, and each broken field is refused with its path.
#include "frontend/fb/fb.h"
#include "frontend/model/model.h"
#include "frontend/schema/model.h"
#include "ir/graph/quant.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static void sink_text(void *to, const void *bytes, size_t n) { text_add(to, bytes, n); }

static Text model_bytes(Module *m) {
    Text t = {0};
    Diags d;
    diags_init(&d, "test");
    bool ok = model_write(m, (ByteSink){sink_text, &t}, &d);
    if (!ok) diags_print(&d, stderr);
    ck_assert(ok);
    diags_free(&d);
    return t;
}

// Reads an aligned copy: literals point into it, so it lives as long as the module.
typedef struct {
    uint8_t *bytes;
    Module *m;
    Diags d;
} Loaded;

static Loaded load(const void *bytes, size_t n) {
    Loaded l = {.bytes = xmalloc(n + 1)};
    if (n) memcpy(l.bytes, bytes, n);
    diags_init(&l.d, "test");
    l.m = model_read(l.bytes, n, "x.fb", &l.d);
    ck_assert_uint_eq(l.d.n_errors, l.m ? 0 : 1);
    return l;
}

static void unload(Loaded *l) {
    module_free(l->m);
    diags_free(&l->d);
    free(l->bytes);
}

static Op *add_op(Module *m, Block *b, OpKind kind, Value *const *operands, size_t n_operands, Type type) {
    OpLoc loc = {.name = module_str(m, "layer/one"), .src_file = module_str(m, "net.py"), .src_line = 3, .src_col = 14};
    Op *op = op_new(m, kind, loc, n_operands, type ? 1 : 0, op_info[kind].regions > 0 ? (size_t)op_info[kind].regions : 0);
    for (size_t i = 0; i < n_operands; i++) op->operands[i] = operands[i];
    if (type) op->results[0].type = type;
    block_append(b, op);
    return op;
}

static Value *add_constant(Module *m, Block *b, Type type, int first) {
    void *data;
    Literal *l = literal_make(&m->arena, type, &data);
    for (int64_t i = 0; i < type->n_elems; i++) elem_from_f64(type->dtype, (char *)data + (size_t)i * dtype_bytes(type->dtype), first + (double)i);
    Op *op = add_op(m, b, OP_CONSTANT, NULL, 0, type);
    op_set_attr(m, op, attr_literal(ATTR_value, l));
    return op_result(op, 0);
}

static NamedTexts one_text(Module *m, const char *name, const char *value) {
    NamedText *v = arena_new(&m->arena, NamedText);
    *v = (NamedText){module_str(m, name), value ? module_str(m, value) : NULL};
    return (NamedTexts){v, 1};
}

// Every kind of attribute on an op; the reader judges kinds and counts, not meaning.
static void add_attributes(Module *m, Block *b, Value *x, Value *w) {
    static const int64_t one[] = {1}, conv[3][4] = {{0, 1, 2, 3}, {1, 0, 2, 3}, {0, 1, 2, 3}}, pads[] = {1, -1, 0, 2}, flags[] = {0, 1};
    Arena *a = &m->arena;
    Op *op = add_op(m, b, OP_CONVOLUTION, (Value *[]){x, w}, 2, x->type);
    op_set_attr(m, op, attr_axes(a, ATTR_padding, pads, 4));
    op_set_attr(m, op, attr_axes(a, ATTR_window_reversal, flags, 2));
    op_set_attr(m, op, attr_lists(a, ATTR_conv_dimension_numbers, (Axes[]){{conv[0], 4}, {conv[1], 4}, {conv[2], 4}}, 3));
    op_set_attr(m, op, attr_i64(ATTR_feature_group_count, 1));
    op_set_attr(m, op, attr_i64(ATTR_batch_group_count, INT64_MIN));
    op_set_attr(m, op, attr_strs(a, ATTR_precision_config, (Str[]){module_str(m, "HIGH"), module_str(m, "DEFAULT")}, 2));
    op = add_op(m, b, OP_DOT_GENERAL, (Value *[]){x, w}, 2, x->type);
    op_set_attr(m, op, attr_lists(a, ATTR_dot_dimension_numbers, (Axes[]){{NULL, 0}, {NULL, 0}, {one, 1}, {one, 1}}, 4));
    op = add_op(m, b, OP_GATHER, (Value *[]){x, w}, 2, x->type);
    op_set_attr(m, op, attr_lists(a, ATTR_gather_dimension_numbers, (Axes[]){{one, 1}, {NULL, 0}, {one, 1}, {NULL, 0}, {one, 1}, {one, 1}}, 6));
    op_set_attr(m, op, attr_axes(a, ATTR_slice_sizes, one, 1));
    op_set_attr(m, op, attr_bool(ATTR_indices_are_sorted, true));
    op = add_op(m, b, OP_COMPARE, (Value *[]){x, w}, 2, x->type);
    op_set_attr(m, op, attr_str(ATTR_comparison_direction, module_str(m, "EQ")));
    op = add_op(m, b, OP_BATCH_NORM_INFERENCE, (Value *[]){x, w, w, w, w}, 5, x->type);
    op_set_attr(m, op, attr_f32(ATTR_epsilon, 0.001f));
    op_set_attr(m, op, attr_i64(ATTR_feature_index, 1));
    op_set_attr(m, op, attr_str(ATTR_stage, module_str(m, "a \"stage\""))); // left by a pass on any op
    op_set_attr(m, op, (Attr){.key = ATTR_UNKNOWN, .name = module_str(m, "mhlo.note"), .s = module_str(m, "{a = [1, 2], b = \"},{\"}")});
    op_set_attr(m, op, (Attr){.key = ATTR_UNKNOWN, .name = module_str(m, "unit")});
    op = add_op(m, b, OP_CALL, (Value *[]){x}, 1, x->type);
    op_set_attr(m, op, attr_str(ATTR_callee, module_str(m, "helper")));
}

static void add_reduce(Module *m, Block *b, Value *x, Value *init, Type scalar) {
    Op *op = add_op(m, b, OP_REDUCE, (Value *[]){x, init}, 2, scalar);
    op_set_attr(m, op, attr_axes(&m->arena, ATTR_dimensions, (int64_t[]){0, 1}, 2));
    Block *body = op->regions[0];
    Value *l = block_add_arg(m, body, scalar, module_str(m, "acc")), *r = block_add_arg(m, body, scalar, NULL);
    Op *add = add_op(m, body, OP_ADD, (Value *[]){l, r}, 2, scalar);
    add_op(m, body, OP_RETURN, (Value *[]){op_result(add, 0)}, 1, NULL);
}

static void set_ports(Module *m, Func *f, Type result) {
    f->arg_info = arena_array(&m->arena, PortInfo, f->body->n_args);
    for (uint32_t i = 0; i < f->body->n_args; i++) f->arg_info[i].number = i;
    f->result_types = arena_copy(&m->arena, &result, sizeof result);
    f->result_info = arena_new(&m->arena, PortInfo);
    f->n_results = 1;
}

static Module *sample_module(void) {
    Module *m = module_new();
    m->name = module_str(m, "sample");
    m->attrs = one_text(m, "mhlo.num_partitions", "1 : i32");
    Type scalar = type_scalar(&m->types, DT_F32), open = type_tensor(&m->types, DT_F32, (int64_t[]){DIM_UNKNOWN, 4}, 2);
    Type big = type_tensor(&m->types, DT_F64, (int64_t[]){16, 16}, 2), bits = type_tensor(&m->types, DT_I1, (int64_t[]){2}, 1);
    Func *f = module_add_func(m, module_str(m, "main"));
    f->visibility = module_str(m, "public");
    f->loc.name = module_str(m, "main");
    Value *x = block_add_arg(m, f->body, open, module_str(m, "input.x")), *y = block_add_arg(m, f->body, scalar, NULL);
    add_attributes(m, f->body, x, y);
    add_constant(m, f->body, big, -7);
    add_constant(m, f->body, type_tensor(&m->types, DT_I8, (int64_t[]){1100}, 1), -100);
    add_constant(m, f->body, bits, 0);
    add_constant(m, f->body, type_tensor(&m->types, DT_F32, (int64_t[]){0, 3}, 2), 0);
    Op *splat = add_op(m, f->body, OP_CONSTANT, NULL, 0, big);
    op_set_attr(m, splat, attr_literal(ATTR_value, literal_splat_f64(&m->arena, big, -0.0)));
    op_result(splat, 0)->name = module_str(m, "cst");
    add_reduce(m, f->body, x, y, scalar);
    add_op(m, f->body, OP_FUNC_RETURN, (Value *[]){op_result(f->body->last, 0)}, 1, NULL);
    set_ports(m, f, scalar);
    f->arg_info[0].dims = arena_array(&m->arena, Str, open->rank);
    f->arg_info[0].dims[0] = module_str(m, "batch");
    f->arg_info[0].loc_name = module_str(m, "pixels");
    f->arg_info[1].number = 7;
    f->result_info[0].attrs = one_text(m, "jax.result_info", "\"\"");
    Func *g = module_add_func(m, module_str(m, "helper"));
    g->visibility = module_str(m, "private");
    g->attrs = one_text(m, "no_inline", NULL);
    Value *z = block_add_arg(m, g->body, open, module_str(m, "arg0"));
    add_op(m, g->body, OP_FUNC_RETURN, &z, 1, NULL);
    set_ports(m, g, open);
    return m;
}

START_TEST(test_model_round_trip) {
    Module *m = sample_module();
    Text a = model_bytes(m);
    Loaded l = load(a.items, a.n);
    if (!l.m) diags_print(&l.d, stderr);
    ck_assert_ptr_nonnull(l.m);
    Text b = model_bytes(l.m);
    ck_assert_uint_eq(a.n, b.n);
    ck_assert_mem_eq(a.items, b.items, a.n);
    ck_assert(model_is((const uint8_t *)a.items, a.n) && !model_is((const uint8_t *)"TFL3TFL3", 8));
    Func *f = l.m->first_func;
    ck_assert_str_eq(f->name->text, "main");
    ck_assert_str_eq(f->body->args[0]->name->text, "input.x");
    ck_assert_str_eq(f->arg_info[0].dims[0]->text, "batch");
    ck_assert_ptr_null(f->arg_info[0].dims[1]);
    ck_assert_uint_eq(f->arg_info[1].number, 7);
    ck_assert(f->body->args[0]->type->dims[0] == DIM_UNKNOWN);
    const Op *conv = f->body->first;
    ck_assert_str_eq(conv->loc.name->text, "layer/one");
    ck_assert_str_eq(conv->loc.at.path->text, "functions[0].ops[0]");
    ck_assert(op_list(conv, ATTR_conv_dimension_numbers, CONV_KERNEL).v[0] == 1 && op_list(conv, ATTR_conv_dimension_numbers, CONV_OUTPUT).n == 4);
    ck_assert(op_int(conv, ATTR_batch_group_count, 0) == INT64_MIN && op_axes(conv, ATTR_padding).v[1] == -1);
    const Literal *big = NULL;
    for (const Op *op = f->body->first; op && !big; op = op->next)
        if (op->kind == OP_CONSTANT) big = op_attr(op, ATTR_value)->lit;
    ck_assert(elem_to_f64(DT_F64, literal_elem(big, 255)) == 248);
    ck_assert_ptr_eq(big->data, l.bytes + (a.n - 2048 - 1100)); // in place: 2048 bytes, then 1100
    vec_free(&a);
    vec_free(&b);
    unload(&l);
    module_free(m);
}
END_TEST

static unsigned minor_of(const char *bytes) { return TpumModel_version_minor(fb_root((const uint8_t *)bytes)); }

// What is quantized says so in the file, which then is of version 1.1; all else stays readable by 1.0.
START_TEST(test_quantized_types) {
    Module *m = module_new();
    Quant q =
        {.storage = DT_I8, .expressed = DT_BF16, .axis = 1, .n = 2, .min = -127, .max = 127, .scales = (double[]){0.1, 2}, .zero_points = (int64_t[]){-3, 0}};
    Type t = type_quantized(&m->types, DT_I8, quant_intern(&m->types, &q), (int64_t[]){3, 2}, 2);
    Func *f = module_add_func(m, module_str(m, "main"));
    Value *x = block_add_arg(m, f->body, t, module_str(m, "x"));
    add_op(m, f->body, OP_FUNC_RETURN, &x, 1, NULL);
    set_ports(m, f, t);
    Text bytes = model_bytes(m);
    ck_assert_uint_eq(minor_of(bytes.items), 1);
    Loaded l = load(bytes.items, bytes.n);
    if (!l.m) diags_print(&l.d, stderr);
    ck_assert_ptr_nonnull(l.m);
    Text name = {0};
    type_text(l.m->first_func->body->args[0]->type, &name);
    ck_assert_str_eq(name.items, "tensor<3x2x!quant.uniform<i8<-127:127>:bf16:1, {0.1:-3, 2.0}>>");
    unload(&l);
    vec_free(&name);
    vec_free(&bytes);
    module_free(m);
    m = sample_module();
    bytes = model_bytes(m);
    ck_assert_uint_eq(minor_of(bytes.items), 0);
    vec_free(&bytes);
    module_free(m);
}
END_TEST

// So do floats of a byte, which 1.0 does not have.
START_TEST(test_small_floats) {
    for (DType dtype = 0; dtype < DT_COUNT; dtype++) {
        Module *m = module_new();
        Type t = type_tensor(&m->types, dtype, (int64_t[]){5}, 1);
        Func *f = module_add_func(m, module_str(m, "main"));
        Value *x = block_add_arg(m, f->body, t, module_str(m, "x"));
        add_op(m, f->body, OP_FUNC_RETURN, &x, 1, NULL);
        set_ports(m, f, t);
        Text bytes = model_bytes(m);
        ck_assert_uint_eq(minor_of(bytes.items), dtype_is_small_float(dtype));
        Loaded l = load(bytes.items, bytes.n);
        ck_assert_ptr_nonnull(l.m);
        ck_assert_int_eq(l.m->first_func->body->args[0]->type->dtype, dtype);
        unload(&l);
        vec_free(&bytes);
        module_free(m);
    }
}
END_TEST

// Field addresses of a written model, to break it.
static uint8_t *model_field(uint8_t *bytes, const void *table, uint16_t offset) {
    const uint8_t *p = fb_field(table, offset);
    ck_assert_ptr_nonnull(p);
    return bytes + (p - bytes);
}

#define MODEL_REFUSED(at_path, part)                                                       \
    do {                                                                                   \
        Loaded l = load(t.items, t.n);                                                     \
        ck_assert_ptr_null(l.m);                                                           \
        ck_assert_str_eq(str_text(l.d.list.items[0].at.path), at_path);                    \
        ck_assert_msg(strstr(l.d.list.items[0].text, part), "%s", l.d.list.items[0].text); \
        unload(&l);                                                                        \
        memcpy(t.items, good.items, t.n);                                                  \
    } while (0)

START_TEST(test_model_refusals) {
    Module *m = sample_module();
    Text good = model_bytes(m), t = {0};
    text_add(&t, good.items, good.n);
    uint8_t *bytes = (uint8_t *)t.items;
    const TpumModel *model = fb_root(bytes);
    const TpumFunction *f = TpumModel_functions_at(TpumModel_functions(model), 0);
    const TpumOp *conv = TpumFunction_ops_at(TpumFunction_ops(f), 0);
    uint8_t *operands = bytes + (TpumOp_operands(conv).items - bytes);
    fb_set_u16(model_field(bytes, model, 4), 2);
    MODEL_REFUSED("version_major", "format version 2.0; this program reads 1.0 to 1.3");
    fb_set_u16(model_field(bytes, model, 4), 0);
    MODEL_REFUSED("version_major", "states no version");
    fb_set_u32(operands + 4, 99);
    MODEL_REFUSED("functions[0].ops[0].operands[1]", "value 99 of");
    fb_set_u32(operands + 4, 2);
    MODEL_REFUSED("functions[0].ops[0].operands[1]", "before it is defined");
    fb_set_u32(bytes + (TpumOp_results(conv).items - bytes), 0);
    MODEL_REFUSED("functions[0].ops[0].results[0]", "defined twice");
    const TpumOp *reduce = TpumFunction_ops_at(TpumFunction_ops(f), TpumFunction_ops(f).n - 2);
    const TpumOp *end = TpumFunction_ops_at(TpumFunction_ops(f), TpumFunction_ops(f).n - 1);
    uint32_t inner = TpumRegion_arguments_at(TpumRegion_arguments(TpumOp_regions_at(TpumOp_regions(reduce), 0)), 0);
    fb_set_u32(bytes + (TpumOp_operands(end).items - bytes), inner);
    MODEL_REFUSED("functions[0].ops[12].operands[0]", "belongs to a region that has ended");
    const TpumAttribute *padding = TpumOp_attributes_at(TpumOp_attributes(conv), 2);
    *model_field(bytes, padding, 6) = TpumAttributeValue_IntsValue; // same layout, other meaning
    MODEL_REFUSED("functions[0].ops[0].attributes[2].value", "padding is a PairsValue here, not IntsValue");
    uint8_t *name = bytes + ((const uint8_t *)TpumOp_name(conv).text - bytes);
    name[0] = 'x';
    MODEL_REFUSED("functions[0].ops[0].name", "xtablehlo.convolution is not supported");
    uint8_t *text = bytes + ((const uint8_t *)TpumModel_name(model).text - bytes);
    fb_set_u32(text - 4, 0), text[0] = 0;
    MODEL_REFUSED("name", "it is empty");
    vec_free(&t);
    vec_free(&good);
    module_free(m);
}
END_TEST

START_TEST(test_constant_refusals) {
    Module *m = sample_module();
    Text good = model_bytes(m), t = {0};
    text_add(&t, good.items, good.n);
    uint8_t *bytes = (uint8_t *)t.items;
    FbVec constants = TpumModel_constants(fb_root(bytes));
    uint8_t *first = model_field(bytes, TpumModel_constants_at(constants, 0), 10);
    uint8_t *second = model_field(bytes, TpumModel_constants_at(constants, 1), 10);
    fb_set_u64(first + 8, 2047);
    MODEL_REFUSED("constants[0].extent", "2047 bytes; the type has 2048");
    fb_set_u64(first, fb_u64(first) + 8);
    MODEL_REFUSED("constants[0].extent", "not a multiple of 64");
    fb_set_u64(first, 64);
    MODEL_REFUSED("constants[0].extent", "inside the FlatBuffer");
    fb_set_u64(first, UINT64_MAX - 63);
    MODEL_REFUSED("constants[0].extent", "is it cut off?");
    fb_set_u64(second, fb_u64(first) + 64);
    MODEL_REFUSED("constants[1].extent", "overlaps the bytes of constants[0]");
    bytes[TpumConstant_data(TpumModel_constants_at(constants, 2)).items + 1 - bytes] = 2;
    MODEL_REFUSED("constants[2]", "element 1 is 2, which is no i1");
    Loaded cut = load(t.items, t.n - 1);
    ck_assert_ptr_null(cut.m);
    unload(&cut);
    vec_free(&t);
    vec_free(&good);
    module_free(m);
}
END_TEST

// Regions inside regions: a FlatBuffer takes two tables for each.
static Module *nested_module(int depth) {
    Module *m = module_new();
    Type scalar = type_scalar(&m->types, DT_F32);
    Func *f = module_add_func(m, module_str(m, "main"));
    Value *x = block_add_arg(m, f->body, scalar, module_str(m, "0"));
    Block *b = f->body;
    Op *outer = NULL;
    for (int i = 0; i < depth; i++, b = outer->regions[0]) {
        outer = add_op(m, b, OP_REDUCE, (Value *[]){x, x}, 2, scalar);
        op_set_attr(m, outer, attr_axes(&m->arena, ATTR_dimensions, NULL, 0));
        if (b->func) add_op(m, b, OP_FUNC_RETURN, &x, 1, NULL);
        else add_op(m, b, OP_RETURN, &x, 1, NULL);
    }
    add_op(m, b, OP_RETURN, &x, 1, NULL);
    set_ports(m, f, scalar);
    return m;
}

START_TEST(test_nesting) {
    Module *m = nested_module(120);
    Text t = model_bytes(m);
    Loaded l = load(t.items, t.n);
    ck_assert_ptr_nonnull(l.m);
    ck_assert_str_eq(l.m->first_func->body->args[0]->name->text, "0");
    unload(&l);
    module_free(m);
    vec_free(&t);
    m = nested_module(130);
    Diags d;
    diags_init(&d, "test");
    ck_assert(!model_write(m, (ByteSink){sink_text, &t}, &d));
    ck_assert_uint_eq(d.n_errors, 1);
    ck_assert_msg(strstr(d.list.items[0].text, "nested more than 256 deep"), "%s", d.list.items[0].text);
    ck_assert_uint_eq(t.n, 0); // nothing was written
    diags_free(&d);
    module_free(m);
}
END_TEST

START_TEST(test_attribute_refusals) {
    Module *m = sample_module();
    Text good = model_bytes(m), t = {0};
    text_add(&t, good.items, good.n);
    uint8_t *bytes = (uint8_t *)t.items;
    FbVec ops = TpumFunction_ops(TpumModel_functions_at(TpumModel_functions(fb_root(bytes)), 0));
    FbVec conv = TpumOp_attributes(TpumFunction_ops_at(ops, 0)), norm = TpumOp_attributes(TpumFunction_ops_at(ops, 4));
    fb_set_u32(bytes + (conv.items - bytes), fb_u32(conv.items + 4) + 4); // the second takes the place of the first
    MODEL_REFUSED("functions[0].ops[0].attributes[1].name", "'window_reversal' comes twice");
    uint8_t *name = bytes + ((const uint8_t *)TpumAttribute_name(TpumOp_attributes_at(norm, 1)).text - bytes);
    name[0] = 'F';
    MODEL_REFUSED("functions[0].ops[4].attributes[1].value", "has no attribute 'Feature_index'");
    const TpumTextValue *note = TpumAttribute_value_as_TextValue(TpumOp_attributes_at(norm, 3));
    bytes[(const uint8_t *)TpumTextValue_text(note).text - bytes] = '}';
    MODEL_REFUSED("functions[0].ops[4].attributes[3].value.text", "not one MLIR attribute");
    const TpumAttribute *compare = TpumOp_attributes_at(TpumOp_attributes(TpumFunction_ops_at(ops, 3)), 0);
    bytes[(const uint8_t *)TpumKeywordValue_keyword(TpumAttribute_value_as_KeywordValue(compare)).text - bytes] = 'X';
    MODEL_REFUSED("functions[0].ops[3].attributes[0].value.keyword", "'XQ' is no comparison_direction; one is 'EQ'");
    vec_free(&t);
    vec_free(&good);
    module_free(m);
}
END_TEST

Suite *model_suite(void);
Suite *model_suite(void) {
    Suite *s = suite_create("model");
    TCase *c = tcase_create("model");
    tcase_add_test(c, test_model_round_trip);
    tcase_add_test(c, test_quantized_types);
    tcase_add_test(c, test_small_floats);
    tcase_add_test(c, test_model_refusals);
    tcase_add_test(c, test_constant_refusals);
    tcase_add_test(c, test_nesting);
    tcase_add_test(c, test_attribute_refusals);
    suite_add_tcase(s, c);
    return s;
}
