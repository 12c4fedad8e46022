// Which convolutions the pass `layout` does by Winograd's method, and that the evaluator gives what it gives for the convolution.
#include "tests/unit/passes/run_passes.h"

#include "ir/builder/build.h"
#include "passes/layout/winograd.h"

typedef struct {
    const char *what;
    int64_t batch, height, width, channels, features; // of the image, of the result
    const char *window, *element;
    bool constant, direct;
    int64_t tile; // of pixels; 0: the convolution stays
} Layer;

#define PLAIN "pad = [[1, 1], [1, 1]]"
static const Layer layers[] = {
    {"a layer of many pixels", 1, 56, 56, 64, 64, PLAIN, "f32", true, false, 4},
    {"without a border", 32, 26, 26, 256, 256, "", "f32", true, false, 4},
    {"larger kernels than images", 1, 14, 14, 256, 256, PLAIN, "f32", true, false, 2},
    {"few pixels", 1, 7, 7, 512, 512, PLAIN, "f32", true, false, 0},
    {"few channels", 1, 56, 56, 3, 64, PLAIN, "f32", true, false, 0},
    {"so many channels that errors add up", 64, 56, 56, 8192, 16, PLAIN, "f32", true, false, 0},
    {"a kernel that is an argument", 1, 56, 56, 64, 64, PLAIN, "f32", false, false, 0},
    {"--conv=direct", 1, 56, 56, 64, 64, PLAIN, "f32", true, true, 0},
    {"f16", 1, 56, 56, 64, 64, PLAIN, "f16", true, false, 4},
    {"bf16", 1, 56, 56, 64, 64, PLAIN, "bf16", true, false, 4},
    {"f64", 1, 56, 56, 64, 64, PLAIN, "f64", true, false, 0},
    {"a stride", 1, 57, 57, 64, 64, "stride = [2, 1], pad = [[1, 1], [1, 1]]", "f32", true, false, 0},
    {"a wider window", 1, 58, 58, 64, 64, "pad = [[1, 1], [1, 1]], rhs_dilate = [2, 2]", "f32", true, false, 4},
    {"a wider window, --conv=direct", 1, 58, 58, 64, 64, "pad = [[1, 1], [1, 1]], rhs_dilate = [2, 2]", "f32", true, true, 0},
    {"a wider window with a stride", 1, 58, 58, 64, 64, "stride = [2, 2], pad = [[1, 1], [1, 1]], rhs_dilate = [2, 2]", "f32", true, false, 0},
    {"a wider window of a kernel that is an argument", 1, 58, 58, 64, 64, "pad = [[1, 1], [1, 1]], rhs_dilate = [2, 2]", "f32", false, false, 0},
    {"a window of which most is border", 1, 33, 33, 64, 64, "pad = [[36, 36], [36, 36]], rhs_dilate = [36, 36]", "f32", true, false, 0},
    {"a window that begins further out", 1, 58, 58, 64, 64, "pad = [[6, 6], [6, 6]], rhs_dilate = [2, 2]", "f32", true, false, 0},
    {"a dilated image", 1, 28, 28, 64, 64, "pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2]", "f32", true, false, 0},
    {"a border to cut off", 1, 60, 60, 64, 64, "pad = [[-1, -1], [-1, -1]]", "f32", true, false, 0},
};

static void find_tile(Op *op, void *context) {
    if (op->kind == OP_WINOGRAD_IMAGE) *(int64_t *)context = op_int(op, ATTR_output_tile, 0);
}

static Value *batched(Builder *b, Value *x, Value *weights) {
    int64_t batch = 0, lhs = 2, rhs = 1;
    const Axes lists[DOT_LISTS] = {[DOT_LHS_BATCH] = {&batch, 1},
                                   [DOT_RHS_BATCH] = {&batch, 1},
                                   [DOT_LHS_CONTRACT] = {&lhs, 1},
                                   [DOT_RHS_CONTRACT] = {&rhs, 1}};
    return build_dot(b, x, weights, lists, DT_F32);
}

static const Literal *finite_literal(Arena *a, Type t) {
    void *data;
    Literal *l = literal_make(a, t, &data);
    for (int64_t i = 0; i < t->n_elems; i++) ((float *)data)[i] = (float)random_below(2001) / 500 - 2;
    return l;
}

START_TEST(the_cheapest_is_chosen) {
    const Layer *l = &layers[_i];
    Text t = {0};
    Text x = {0}, w = {0};
    text_f(&x, "tensor<%lldx%lldx%lldx%lldx%s>", (long long)l->batch, (long long)l->height, (long long)l->width, (long long)l->channels, l->element);
    text_f(&w, "tensor<3x3x%lldx%lldx%s>", (long long)l->channels, (long long)l->features, l->element);
    text_f(&t, "func.func @main(%%x: %s, %%a: %s) -> tensor<?x?x?x?x%s> {\n", x.items, w.items, l->element);
    if (l->constant) text_f(&t, "  %%w = stablehlo.constant dense<0.5> : %s\n", w.items);
    text_f(&t,
           "  %%y = stablehlo.convolution(%%x, %%%s) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {%s} {batch_group_count = 1 : i64, "
           "feature_group_count = 1 : i64} : (%s, %s) -> tensor<?x?x?x?x%s>\n  return %%y : tensor<?x?x?x?x%s>\n}\n",
           l->constant ? "w" : "a", l->window, x.items, w.items, l->element, l->element);
    Module *m = parse(t.items);
    PassOptions o = options("shapes,layout");
    Diags none = {0};
    o.target = &target_find("x86-64-v4", &none)->facts;
    if (l->direct) o.conv = CONV_DIRECT;
    Diags d;
    diags_init(&d, "test");
    PassReport r = {0};
    ck_assert_msg(pipeline_run(m, &o, &d, &r), "%s", l->what);
    int64_t tile = 0;
    block_walk(module_main(m)->body, find_tile, &tile);
    ck_assert_msg(tile == l->tile, "%s: %lld, not %lld", l->what, (long long)tile, (long long)l->tile);
    pass_report_free(&r);
    diags_free(&d);
    module_free(m);
    vec_free(&t), vec_free(&x), vec_free(&w);
}
END_TEST

// Of kernels that are known at run time: what a forward pass gives is compared with 0, and exact there; what is carried back is not.
static const struct {
    const char *window;
    int64_t tile;
} given[] = {{PLAIN, 2}, {PLAIN ", reverse = [true, false]", 2}, {PLAIN ", reverse = [true, true]", 4}};

START_TEST(the_way_back_takes_larger_tiles) {
    Text t = {0};
    text_f(&t,
           "func.func @main(%%x: tensor<8x56x56x64xf32>, %%w: tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32> {\n"
           "  %%y = stablehlo.convolution(%%x, %%w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {%s} {batch_group_count = 1 : i64, "
           "feature_group_count = 1 : i64} : (tensor<8x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32>\n"
           "  return %%y : tensor<8x56x56x64xf32>\n}\n",
           given[_i].window);
    Module *m = parse(t.items);
    run(m, "shapes");
    Diags none = {0};
    const Op *conv = module_main(m)->body->first;
    ck_assert_int_eq(winograd_choose(conv, conv, &target_find("x86-64-v4", &none)->facts, 0, 1), given[_i].tile);
    module_free(m);
    vec_free(&t);
}
END_TEST

// One of two tiles each way that reach beyond the result, and a kernel that differs along both dimensions: known, or an argument that is turned round.
START_TEST(evaluates_to_the_convolution) {
    bool constant = _i == 0;
    static const char text[] =
        "func.func @main(%x: tensor<2x15x18x16xf32>) -> tensor<2x14x18x16xf32> {\n"
        "  %k = stablehlo.constant dense<[[[[0.5]], [[-1.0]], [[2.0]]], [[[0.25]], [[3.0]], [[-0.5]]], [[[1.5]], [[0.75]], [[-2.0]]]]> : "
        "tensor<3x3x1x1xf32>\n"
        "  %r = stablehlo.concatenate %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, dim = 2 : (T, T, T, T, T, T, T, T, T, T, T, "
        "T, T, T, T, T) -> R\n"
        "  %w = stablehlo.concatenate %r, %r, %r, %r, %r, %r, %r, %r, %r, %r, %r, %r, %r, %r, %r, %r, dim = 3 : (R, R, R, R, R, R, R, R, R, R, R, "
        "R, R, R, R, R) -> W\n"
        "  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 1], [1, 1]]} "
        "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x15x18x16xf32>, W) -> tensor<2x14x18x16xf32>\n"
        "  return %y : tensor<2x14x18x16xf32>\n}\n";
    static const char argument[] =
        "func.func @main(%x: tensor<2x15x18x16xf32>, %w: W) -> tensor<2x14x18x16xf32> {\n"
        "  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 1], [1, 1]], "
        "reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
        "(tensor<2x15x18x16xf32>, W) -> tensor<2x14x18x16xf32>\n"
        "  return %y : tensor<2x14x18x16xf32>\n}\n";
    Text t = {0};
    for (const char *at = constant ? text : argument; *at; at++) {
        bool type = at[1] == ',' || at[1] == ')' || at[1] == '\n';
        if (type && *at == 'T') text_z(&t, "tensor<3x3x1x1xf32>");
        else if (type && *at == 'R') text_z(&t, "tensor<3x3x16x1xf32>");
        else if (type && *at == 'W') text_z(&t, "tensor<3x3x16x16xf32>");
        else text_f(&t, "%c", *at);
    }
    for (int64_t pixels = 2; pixels <= 4; pixels += 2) {
        Module *m = parse(t.items), *changed = parse(t.items);
        Arena a = {0};
        run(m, "shapes,fold");
        run(changed, "shapes,fold");
        Op *conv = module_main(changed)->body->first;
        while (conv->kind != OP_CONVOLUTION) conv = conv->next;
        Builder b = builder_before(changed, conv);
        value_replace(&conv->results[0], winograd_lower(&b, conv, conv->operands[0], pixels, batched));
        op_unlink(conv);
        module_resolve(changed);
        run(changed, "cse");
        ck_assert_uint_eq(count_ops(changed, OP_WINOGRAD_PIXELS), 1);
        const Literal *in[2] = {finite_literal(&a, module_main(m)->body->args[0]->type)};
        if (!constant) in[1] = finite_literal(&a, module_main(m)->body->args[1]->type);
        ck_assert_msg(same_results(module_main(m), evaluate(m, in, &a), evaluate(changed, in, &a), pixels == 2 ? 1e-5 : 1e-4), "tiles of %lld",
                      (long long)pixels);
        arena_free(&a);
        module_free(m), module_free(changed);
    }
    vec_free(&t);
}
END_TEST

// A kernel's gradient, in either order of its result's dimensions: of few pixels, which tiles of 4 would reach far beyond, and of many.
static const struct {
    const char *order, *type, *image, *gradient;
    int64_t tile;
} kernels[] = {{"0, 1, b, f", "tensor<3x3x64x64xf32>", "tensor<8x15x18x64xf32>", "tensor<8x14x18x64xf32>", 4},
               {"f, b, 0, 1", "tensor<64x64x3x3xf32>", "tensor<8x15x18x64xf32>", "tensor<8x14x18x64xf32>", 4},
               {"0, 1, b, f", "tensor<3x3x64x64xf32>", "tensor<32x7x6x64xf32>", "tensor<32x6x6x64xf32>", 2}};

START_TEST(gradient_evaluates_to_the_convolution) {
    Text t = {0};
    const char *x = kernels[_i].image, *g = kernels[_i].gradient, *type = kernels[_i].type;
    text_f(&t,
           "func.func @main(%%x: %s, %%g: %s) -> %s {\n"
           "  %%y = stablehlo.convolution(%%x, %%g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[%s], window = {pad = [[0, 1], [1, 1]]} "
           "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (%s, %s) -> %s\n"
           "  return %%y : %s\n}\n",
           x, g, type, kernels[_i].order, x, g, type, type);
    Module *m = parse(t.items), *changed = parse(t.items);
    Arena a = {0};
    int64_t tile = 0;
    run(m, "shapes");
    run(changed, "shapes");
    Diags none = {0};
    Op *conv = module_main(changed)->body->first;
    Builder b = builder_before(changed, conv);
    Value *y = winograd_lower_gradient(&b, conv, &target_find("x86-64-v4", &none)->facts, batched);
    ck_assert_ptr_nonnull(y);
    value_replace(&conv->results[0], y);
    op_unlink(conv);
    module_resolve(changed);
    run(changed, "dce");
    ck_assert_uint_eq(count_ops(changed, OP_WINOGRAD_GRADIENT), 1);
    block_walk(module_main(changed)->body, find_tile, &tile);
    ck_assert_int_eq(tile, kernels[_i].tile);
    const Literal *in[] = {finite_literal(&a, module_main(m)->body->args[0]->type), finite_literal(&a, module_main(m)->body->args[1]->type)};
    ck_assert(same_results(module_main(m), evaluate(m, in, &a), evaluate(changed, in, &a), 5e-3)); // of sums of 2,016 products
    arena_free(&a);
    module_free(m), module_free(changed);
    vec_free(&t);
}
END_TEST

Suite *winograd_suite(void);
Suite *winograd_suite(void) {
    Suite *s = suite_create("winograd");
    TCase *c = tcase_create("winograd");
    tcase_add_loop_test(c, evaluates_to_the_convolution, 0, 2);
    tcase_add_loop_test(c, the_cheapest_is_chosen, 0, (int)(sizeof layers / sizeof *layers));
    tcase_add_loop_test(c, the_way_back_takes_larger_tiles, 0, (int)(sizeof given / sizeof *given));
    tcase_add_loop_test(c, gradient_evaluates_to_the_convolution, 0, (int)(sizeof kernels / sizeof *kernels));
    suite_add_tcase(s, c);
    return s;
}
