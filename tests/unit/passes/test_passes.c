// The upper passes: what they mean (a module evaluates to the same before and after), what they reach (counts of ops), what they refuse, and
// the runner. Exactness is tested on random graphs, where every result has to keep its bits but for the payload of a NaN.
#define _GNU_SOURCE 1
#include "passes/pass.h"
#include "passes/rewrite.h"

#include "ir/eval/eval.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char upper[] = "inline,shapes,expand,canon,fold_scale,fold,cse,dce";
static const char exact[] = "inline,shapes,expand,canon,fold,cse,dce"; // no weight is rounded again

static Module *parse(const char *text) {
    Diags d;
    diags_init(&d, "test");
    Module *m = parse_module(text, strlen(text), "test.mlir", &d);
    if (!m) diags_print(&d, stderr);
    ck_assert_ptr_nonnull(m);
    diags_free(&d);
    return m;
}

static PassOptions options(const char *passes) {
    PassOptions o = pass_options_default();
    o.passes = passes;
    o.check = true;
    return o;
}

static void run(Module *m, const char *passes) {
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options(passes);
    bool ok = run_pipeline(m, &o, &d, NULL);
    if (!ok) diags_print(&d, stderr);
    ck_assert(ok);
    diags_free(&d);
}

static size_t count_kind(const Block *b, OpKind kind) {
    size_t n = 0;
    for (const Op *op = b->first; op; op = op->next) {
        n += op->kind == kind;
        for (uint32_t i = 0; i < op->n_regions; i++) n += count_kind(op->regions[i], kind);
    }
    return n;
}

static size_t count_ops(Module *m, OpKind kind) { return count_kind(module_main(m)->body, kind); }

// --- evaluation

// Mostly small numbers; sometimes the ones that rules go wrong on.
static const Literal *random_literal(Arena *a, Type t) {
    static const double odd[] = {0.0, -0.0, 1, -1, INFINITY, -INFINITY, NAN, 1e30, -1e-30};
    void *data;
    Literal *l = literal_make(a, t, &data);
    for (int64_t i = 0; i < t->n_elems; i++) {
        char *e = (char *)data + (size_t)i * dtype_bytes(t->dtype);
        if (dtype_is_float(t->dtype)) elem_from_f64(t->dtype, e, random_below(6) ? (double)random_below(2001) / 500 - 2 : odd[random_below(COUNT(odd))]);
        else elem_from_i64(t->dtype, e, random_below(4) ? random_below(9) - 4 : (int64_t)random_next());
    }
    return l;
}

static const Literal **random_args(Module *m, Arena *a) {
    const Block *b = module_main(m)->body;
    const Literal **args = arena_array(a, const Literal *, b->n_args + 1);
    for (uint32_t i = 0; i < b->n_args; i++) args[i] = random_literal(a, b->args[i]->type);
    return args;
}

static const Literal **evaluate(Module *m, const Literal **args, Arena *a) {
    Diags d;
    diags_init(&d, "test");
    Func *f = module_main(m);
    const Literal **out = arena_array(a, const Literal *, f->n_results + 1);
    const Literal **own = arena_array(a, const Literal *, f->body->n_args + 1); // with types of this module
    for (uint32_t i = 0; i < f->body->n_args; i++) own[i] = literal_wrap(a, f->body->args[i]->type, args[i]->data, args[i]->splat);
    bool ok = eval_func(m, f, own, a, out, &d);
    if (!ok) diags_print(&d, stderr);
    ck_assert(ok);
    diags_free(&d);
    return out;
}

static bool same_elem(DType t, const void *x, const void *y, double tolerance) {
    if (!memcmp(x, y, dtype_bytes(t))) return true;
    if (!dtype_is_float(t)) return false;
    double a = elem_to_f64(t, x), b = elem_to_f64(t, y);
    return (isnan(a) && isnan(b)) || (tolerance > 0 && fabs(a - b) <= tolerance * (1 + fabs(a)));
}

static bool same_results(const Func *f, const Literal **x, const Literal **y, double tolerance) {
    for (uint32_t i = 0; i < f->n_results; i++) {
        ck_assert_int_eq(x[i]->type->n_elems, y[i]->type->n_elems);
        for (int64_t k = 0; k < x[i]->type->n_elems; k++)
            if (!same_elem(x[i]->type->dtype, literal_elem(x[i], k), literal_elem(y[i], k), tolerance)) return false;
    }
    return true;
}

static void print_both(const Module *before, const Module *after) {
    Text t = {0};
    print_module(before, NULL, &t);
    text_z(&t, "became\n");
    print_module(after, NULL, &t);
    fprintf(stderr, "%s", t.items);
    vec_free(&t);
}

// The passes change nothing that the module computes. Returns it as they left it.
static Module *check_same(const char *text, const char *passes, double tolerance) {
    Module *before = parse(text), *after = parse(text);
    run(after, passes);
    for (random_state = 1; random_state < 4;) {
        uint64_t seed = random_state;
        Arena a = {0};
        const Literal **args = random_args(before, &a);
        bool same = same_results(module_main(before), evaluate(before, args, &a), evaluate(after, args, &a), tolerance);
        if (!same) print_both(before, after);
        ck_assert(same);
        arena_free(&a);
        random_state = seed + 1;
    }
    module_free(before);
    return after;
}

// --- random graphs

enum { N_STEPS = 40, MAX_LIVE = 128 };

typedef struct {
    Builder b;
    Value *live[MAX_LIVE];
    int n;
} Graph;

static void give(Graph *g, Value *v) {
    if (v->type->n_elems <= 256 && g->n < MAX_LIVE) g->live[g->n++] = v;
}

static Value *any_value(Graph *g) { return g->live[random_below(g->n)]; }

static Value *like(Graph *g, Type t) {
    Value *found[MAX_LIVE];
    int n = 0;
    for (int i = 0; i < g->n; i++)
        if (g->live[i]->type == t) found[n++] = g->live[i];
    return n && random_below(4) ? found[random_below(n)] : build_splat(&g->b, t, (double)random_below(4) - (double)random_below(2));
}

static Type random_type(Module *m) {
    static const DType kinds[] = {DT_F32, DT_F32, DT_F32, DT_I32, DT_UI8, DT_I1, DT_F64};
    int64_t dims[3];
    uint32_t rank = (uint32_t)random_below(4);
    for (uint32_t i = 0; i < rank; i++) dims[i] = random_below(8) ? 1 + random_below(4) : 1;
    return type_tensor(&m->types, kinds[random_below(COUNT(kinds))], dims, rank);
}

static void random_binary(Graph *g) {
    static const OpKind floats[] = {OP_ADD, OP_SUBTRACT, OP_MULTIPLY, OP_DIVIDE, OP_MAXIMUM, OP_MINIMUM, OP_POWER};
    static const OpKind ints[] = {OP_ADD, OP_SUBTRACT, OP_MULTIPLY, OP_MAXIMUM, OP_MINIMUM, OP_AND, OP_OR, OP_XOR, OP_SHL, OP_REMAINDER, OP_DIVIDE};
    static const OpKind bools[] = {OP_AND, OP_OR, OP_XOR, OP_MAXIMUM, OP_MINIMUM, OP_ADD, OP_MULTIPLY};
    Value *x = any_value(g), *y = like(g, x->type);
    DType t = x->type->dtype;
    OpKind k = dtype_is_float(t) ? floats[random_below(COUNT(floats))] : t == DT_I1 ? bools[random_below(COUNT(bools))] : ints[random_below(COUNT(ints))];
    give(g, random_below(2) ? build_binary(&g->b, k, x, y) : build_binary(&g->b, k, y, x));
}

static void random_unary(Graph *g) {
    Value *x = any_value(g);
    DType t = x->type->dtype;
    if (dtype_is_float(t)) give(g, build_unary(&g->b, random_below(2) ? OP_NEGATE : random_below(2) ? OP_ABS : OP_FLOOR, x));
    else give(g, build_unary(&g->b, OP_NOT, x));
}

static void random_convert(Graph *g) {
    static const DType kinds[] = {DT_F32, DT_F64, DT_I32, DT_I8, DT_UI8, DT_I64, DT_BF16};
    give(g, build_convert(&g->b, any_value(g), kinds[random_below(COUNT(kinds))]));
}

static void random_compare(Graph *g) {
    static const char *const directions[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
    Value *x = any_value(g), *operands[] = {x, random_below(4) ? like(g, x->type) : x};
    Attr a = attr_str(ATTR_comparison_direction, module_str(g->b.m, directions[random_below(6)]));
    Value *p = op_result(build_op(&g->b, OP_COMPARE, operands, 2, &a, 1), 0);
    give(g, p);
    Value *choice[] = {random_below(2) ? p : build_unary(&g->b, OP_NOT, p), x, operands[1]};
    give(g, op_result(build_op(&g->b, OP_SELECT, choice, 3, NULL, 0), 0));
}

static void random_shape_change(Graph *g) {
    Value *x = any_value(g);
    uint32_t rank = x->type->rank;
    int64_t dims[MAX_RANK], order[MAX_RANK];
    for (uint32_t i = 0; i < rank; i++) order[i] = i;
    for (uint32_t i = rank; i > 1; i--) {
        int64_t k = random_below(i), was = order[k];
        order[k] = order[i - 1];
        order[i - 1] = was;
    }
    if (random_below(2)) {
        Attr a = attr_axes(&g->b.m->arena, ATTR_permutation, order, rank);
        give(g, op_result(build_op(&g->b, OP_TRANSPOSE, &x, 1, &a, 1), 0));
        return;
    }
    uint32_t n = 0;
    for (uint32_t i = 0; i < rank; i++) {
        if (!random_below(3)) dims[n++] = 1;
        if (x->type->dims[i] != 1 || random_below(2)) dims[n++] = x->type->dims[i];
    }
    if (random_below(3) == 0) dims[0] = x->type->n_elems, n = 1;
    give(g, build_reshape(&g->b, x, dims, n));
}

static void random_broadcast(Graph *g) {
    Value *x = any_value(g);
    int64_t dims[8], along[8];
    uint32_t n = 0;
    if (x->type->rank > 3) return;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        if (!random_below(2)) dims[n++] = 1 + random_below(3);
        along[i] = n;
        dims[n++] = x->type->dims[i] == 1 ? 1 + random_below(3) : x->type->dims[i];
    }
    if (!random_below(2)) dims[n++] = 1 + random_below(3);
    Value *v = build_broadcast(&g->b, x, dims, n, along, x->type->rank);
    give(g, v);
    if (random_below(2) && dtype_is_float(v->type->dtype)) give(g, build_binary(&g->b, OP_MULTIPLY, v, build_splat(&g->b, v->type, 0.5)));
}

static void random_slice(Graph *g) {
    Value *x = any_value(g);
    int64_t start[MAX_RANK], limit[MAX_RANK], stride[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) {
        int64_t n = x->type->dims[i];
        start[i] = random_below(3) ? 0 : random_below(n);
        limit[i] = random_below(3) ? n : start[i] + random_below(n - start[i] + 1);
        stride[i] = 1 + random_below(2);
        if (limit[i] == start[i] && start[i] < n && random_below(4)) limit[i] = start[i] + 1;
    }
    give(g, build_slice(&g->b, x, start, limit, stride));
}

static void random_pad(Graph *g) {
    Value *x = any_value(g);
    int64_t low[MAX_RANK], high[MAX_RANK], interior[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) {
        low[i] = random_below(3) ? 0 : random_below(4) - 1;
        high[i] = random_below(3) ? 0 : random_below(4) - 1;
        interior[i] = random_below(4) ? 0 : 1;
        if (x->type->dims[i] + low[i] + high[i] < 0) low[i] = high[i] = 0;
    }
    Value *value = build_splat(&g->b, type_scalar(&g->b.m->types, x->type->dtype), (double)random_below(2));
    give(g, build_pad(&g->b, x, value, low, high, interior));
}

static void random_arrange(Graph *g) {
    Value *x = any_value(g);
    if (!x->type->rank) return;
    int64_t axis = random_below(x->type->rank);
    if (random_below(2)) {
        Attr a = attr_axes(&g->b.m->arena, ATTR_dimensions, &axis, 1);
        give(g, op_result(build_op(&g->b, OP_REVERSE, &x, 1, &a, 1), 0));
        return;
    }
    Value *parts[] = {x, like(g, x->type), like(g, x->type)};
    Attr a = attr_i64(ATTR_dimension, axis);
    give(g, op_result(build_op(&g->b, OP_CONCATENATE, parts, 1 + (size_t)random_below(3), &a, 1), 0));
}

static void random_reduce(Graph *g) {
    Value *x = any_value(g);
    int64_t dims[MAX_RANK], left[MAX_RANK];
    uint32_t n = 0, n_left = 0;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        if (random_below(2)) dims[n++] = i;
        else left[n_left++] = x->type->dims[i];
    }
    Module *m = g->b.m;
    DType t = x->type->dtype;
    Type scalar = type_scalar(&m->types, t), to = type_tensor(&m->types, t, left, n_left);
    Value *operands[] = {x, build_splat(&g->b, scalar, (double)random_below(2))};
    Attr a = attr_axes(&m->arena, ATTR_dimensions, dims, n);
    Op *op = build_typed(&g->b, OP_REDUCE, operands, 2, &a, 1, &to, 1, 1);
    Value *p = block_add_arg(m, op->regions[0], scalar, NULL), *q = block_add_arg(m, op->regions[0], scalar, NULL);
    Builder inner = {m, op->regions[0], NULL, {{0}, 0, 0, 0, 0}};
    Value *r = build_binary(&inner, random_below(2) ? OP_ADD : OP_MAXIMUM, p, q);
    build_typed(&inner, OP_RETURN, &r, 1, NULL, 0, NULL, 0, 0);
    give(g, &op->results[0]);
}

static void random_dynamic_slice(Graph *g) {
    Value *x = any_value(g), *operands[1 + 8] = {x};
    int64_t sizes[8];
    if (x->type->rank > 8 || !x->type->n_elems) return;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        sizes[i] = 1 + random_below(x->type->dims[i]);
        operands[i + 1] = build_splat(&g->b, type_scalar(&g->b.m->types, DT_I32), (double)(random_below(7) - 2));
    }
    Attr a = attr_axes(&g->b.m->arena, ATTR_slice_sizes, sizes, x->type->rank);
    give(g, op_result(build_op(&g->b, OP_DYNAMIC_SLICE, operands, 1 + x->type->rank, &a, 1), 0));
}

static void (*const steps[])(Graph *) = {
    random_binary, random_binary, random_binary, random_unary, random_convert, random_compare, random_shape_change, random_shape_change,
    random_broadcast, random_broadcast, random_slice, random_pad, random_arrange, random_reduce, random_dynamic_slice,
};

static Module *random_module(void) {
    Module *m = module_new();
    Func *f = module_add_func(m, module_str(m, "main"));
    Graph g = {.b = {m, f->body, NULL, {{0}, 0, 0, 0, 0}}};
    for (int i = 0; i < 4; i++) give(&g, block_add_arg(m, f->body, random_type(m), NULL));
    f->arg_info = arena_array(&m->arena, PortInfo, f->body->n_args);
    for (int i = 0; i < 3; i++) give(&g, build_constant(&g.b, random_literal(&m->arena, random_type(m))));
    for (int i = 0; i < N_STEPS; i++) steps[random_below(COUNT(steps))](&g);
    uint32_t n = 6;
    f->n_results = n;
    f->result_types = arena_array(&m->arena, Type, n);
    f->result_info = arena_array(&m->arena, PortInfo, n);
    Value *results[6];
    for (uint32_t i = 0; i < n; i++) {
        results[i] = g.live[g.n - 1 - random_below(g.n < 12 ? g.n : 12)];
        f->result_types[i] = results[i]->type;
    }
    build_typed(&g.b, OP_FUNC_RETURN, results, n, NULL, 0, NULL, 0, 0);
    return m;
}

START_TEST(random_graphs_keep_their_bits) {
    for (uint64_t seed = 0; seed < 400; seed++) {
        random_state = seed * 1000003;
        Module *before = random_module();
        random_state = seed * 1000003;
        Module *after = random_module();
        run(after, exact);
        Arena a = {0};
        const Literal **args = random_args(before, &a);
        bool same = same_results(module_main(before), evaluate(before, args, &a), evaluate(after, args, &a), 0);
        if (!same) print_both(before, after);
        ck_assert_msg(same, "seed %d", (int)seed);
        uint64_t hash = module_hash(after); // nothing is left to do
        run(after, exact);
        ck_assert_uint_eq(hash, module_hash(after));
        arena_free(&a);
        module_free(before);
        module_free(after);
    }
}
END_TEST

// --- single passes

START_TEST(canon_reaches_its_forms) {
    static const struct {
        const char *body;
        size_t n_ops; // that are left, the return included
    } cases[] = {
        {"%c = stablehlo.constant dense<1.0> : tensor<4xf32>\n %0 = stablehlo.multiply %c, %x : tensor<4xf32>\n return %0 : tensor<4xf32>", 1},
        {"%c = stablehlo.constant dense<0.0> : tensor<4xf32>\n %0 = stablehlo.add %c, %x : tensor<4xf32>\n return %0 : tensor<4xf32>", 3},
        {"%c = stablehlo.constant dense<-0.0> : tensor<4xf32>\n %0 = stablehlo.add %c, %x : tensor<4xf32>\n return %0 : tensor<4xf32>", 1},
        {"%0 = stablehlo.negate %x : tensor<4xf32>\n %1 = stablehlo.negate %0 : tensor<4xf32>\n return %1 : tensor<4xf32>", 1},
        {"%0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<2x2xf32>\n %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x2xf32>) -> "
         "tensor<2x2xf32>\n %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>\n %3 = stablehlo.reshape %2 : "
         "(tensor<2x2xf32>) -> tensor<4xf32>\n return %3 : tensor<4xf32>", 1},
        {"%0 = stablehlo.slice %x [0:4] : (tensor<4xf32>) -> tensor<4xf32>\n %1 = stablehlo.maximum %0, %x : tensor<4xf32>\n return %1 : "
         "tensor<4xf32>", 1},
        {"%0 = stablehlo.compare EQ, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n %1 = stablehlo.not %0 : tensor<4xi1>\n %2 = "
         "stablehlo.select %1, %x, %x : tensor<4xi1>, tensor<4xf32>\n return %2 : tensor<4xf32>", 1},
        {"%0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf64>\n %1 = stablehlo.convert %0 : (tensor<4xf64>) -> tensor<4xf32>\n return "
         "%1 : tensor<4xf32>", 1},
        {"%c = stablehlo.constant dense<4.0> : tensor<f32>\n %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>\n "
         "%1 = stablehlo.divide %x, %0 : tensor<4xf32>\n %2 = stablehlo.multiply %x, %1 : tensor<4xf32>\n return %2 : tensor<4xf32>", 4},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        Text t = {0};
        text_f(&t, "func.func @main(%%x: tensor<4xf32>) -> tensor<4xf32> {\n %s\n}\n", cases[i].body);
        Module *m = check_same(t.items, exact, 0);
        ck_assert_msg(module_count_ops(m) == cases[i].n_ops, "case %zu: %zu ops", i, module_count_ops(m));
        module_free(m);
        vec_free(&t);
    }
}
END_TEST

static const char conv_bn[] =
    "func.func @main(%x: tensor<2x3x5x5xf32>) -> tensor<2x4x5x5xf32> {\n"
    "  %w = stablehlo.constant dense<[[[[0.5]], [[-1.0]], [[2.0]]], [[[1.5]], [[0.25]], [[0.1]]], [[[0.7]], [[0.6]], [[-0.3]]], [[[0.9]], "
    "[[1.1]], [[1.2]]]]> : tensor<4x3x1x1xf32>\n"
    "  %s = stablehlo.constant dense<[1.0, 2.0, 0.5, 0.1]> : tensor<4xf32>\n  %o = stablehlo.constant dense<[0.0, 1.0, -1.0, 3.0]> : "
    "tensor<4xf32>\n"
    "  %m = stablehlo.constant dense<[0.2, 0.3, 0.4, 0.5]> : tensor<4xf32>\n  %v = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25]> : "
    "tensor<4xf32>\n"
    "  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], "
    "[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x5x5xf32>, tensor<4x3x1x1xf32>) -> "
    "tensor<2x4x5x5xf32>\n"
    "  %b = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<4xf32>) -> tensor<2x4x5x5xf32>\n"
    "  %1 = stablehlo.add %0, %b : tensor<2x4x5x5xf32>\n"
    "  %2 = \"stablehlo.batch_norm_inference\"(%1, %s, %o, %m, %v) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}> : "
    "(tensor<2x4x5x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4x5x5xf32>\n"
    "  return %2 : tensor<2x4x5x5xf32>\n}\n";

START_TEST(batch_norms_disappear_in_the_weights) {
    Module *m = check_same(conv_bn, upper, 1e-5);
    ck_assert_uint_eq(count_ops(m, OP_MULTIPLY), 0);
    ck_assert_uint_eq(count_ops(m, OP_CONVOLUTION), 1);
    module_free(m);
}
END_TEST

START_TEST(scales_go_into_either_side_of_a_dot) {
    static const char text[] =
        "func.func @main(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {\n"
        "  %w = stablehlo.constant dense<[[1.0, 2.0], [3.0, -4.0], [0.5, 0.25]]> : tensor<3x2xf32>\n"
        "  %s = stablehlo.constant dense<[3.0, 0.5]> : tensor<2xf32>\n"
        "  %r = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>\n"
        "  %c = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>\n"
        "  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>\n"
        "  %1 = stablehlo.multiply %0, %r : tensor<2x2xf32>\n"
        "  %2 = stablehlo.dot_general %w, %y, contracting_dims = [0] x [0] : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>\n"
        "  %3 = stablehlo.multiply %c, %2 : tensor<2x2xf32>\n  return %1, %3 : tensor<2x2xf32>, tensor<2x2xf32>\n}\n";
    Module *m = check_same(text, upper, 1e-5);
    ck_assert_uint_eq(count_ops(m, OP_MULTIPLY), 0);
    module_free(m);
}
END_TEST

// Chains that only open link by link.
START_TEST(long_chains_reach_their_end) {
    Text t = {0};
    text_z(&t, "func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x2xi32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {\n"
               "  %w = stablehlo.constant dense<[[1.0, 2.0], [3.0, -4.0], [0.5, 0.25]]> : tensor<3x2xf32>\n"
               "  %s = stablehlo.constant dense<[1.5, 0.5]> : tensor<2xf32>\n"
               "  %r = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>\n"
               "  %a = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>\n"
               "  %m0 = stablehlo.add %a, %r : tensor<2x2xf32>\n  %v0 = stablehlo.xor %y, %y : tensor<2x2xi32>\n");
    enum { LINKS = 150 };
    for (int i = 0; i < LINKS; i++) {
        text_f(&t, "  %%m%d = stablehlo.multiply %%m%d, %%r : tensor<2x2xf32>\n", i + 1, i);
        text_f(&t, "  %%u%d = stablehlo.count_leading_zeros %%v%d : tensor<2x2xi32>\n", i, i);
        text_f(&t, "  %%t%d = stablehlo.remainder %%u%d, %%u%d : tensor<2x2xi32>\n", i, i, i);
        text_f(&t, "  %%v%d = stablehlo.multiply %%y, %%t%d : tensor<2x2xi32>\n", i + 1, i);
    }
    text_f(&t, "  return %%m%d, %%v%d : tensor<2x2xf32>, tensor<2x2xi32>\n}\n", LINKS, LINKS);
    Module *m = parse(t.items);
    run(m, upper);
    ck_assert_uint_eq(count_ops(m, OP_MULTIPLY), 0);
    ck_assert_uint_eq(count_ops(m, OP_DOT_GENERAL), 1);
    module_free(m);
    vec_free(&t);
}
END_TEST

// What would grow without end is computed when the program runs.
START_TEST(folding_does_not_blow_up) {
    Text t = {0};
    text_z(&t, "func.func @main() -> tensor<i32> {\n  %v0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n");
    long long n = 2;
    for (int i = 0; i < 40; i++, n *= 2)
        text_f(&t, "  %%v%d = stablehlo.concatenate %%v%d, %%v%d, dim = 0 : (tensor<%lldxi32>, tensor<%lldxi32>) -> tensor<%lldxi32>\n", i + 1, i, i,
               n, n, 2 * n);
    text_f(&t, "  %%z = stablehlo.constant dense<0> : tensor<i32>\n"
               "  %%r = stablehlo.reduce(%%v40 init: %%z) applies stablehlo.add across dimensions = [0] : (tensor<%lldxi32>, tensor<i32>) -> "
               "tensor<i32>\n  return %%r : tensor<i32>\n}\n", n);
    Module *m = parse(t.items);
    run(m, upper);
    ck_assert_uint_gt(count_ops(m, OP_CONCATENATE), 0);
    ck_assert_uint_lt(m->arena.used_bytes, 64 << 20);
    module_free(m);
    vec_free(&t);
}
END_TEST

START_TEST(calls_that_multiply_are_refused) {
    Text t = {0};
    text_z(&t, "func.func private @f0(%x: tensor<i32>) -> tensor<i32> {\n  %0 = stablehlo.add %x, %x : tensor<i32>\n  return %0 : tensor<i32>\n}\n");
    for (int i = 1; i <= 40; i++)
        text_f(&t, "func.func %s @%s%d(%%x: tensor<i32>) -> tensor<i32> {\n  %%0 = func.call @f%d(%%x) : (tensor<i32>) -> tensor<i32>\n"
                   "  %%1 = func.call @f%d(%%0) : (tensor<i32>) -> tensor<i32>\n  return %%1 : tensor<i32>\n}\n",
               i < 40 ? "private" : "public", i < 40 ? "f" : "main", i, i - 1, i - 1);
    Module *m = parse(t.items);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options(upper);
    ck_assert(!run_pipeline(m, &o, &d, NULL));
    ck_assert_uint_eq(d.n_errors, 1);
    diags_free(&d);
    module_free(m);
    vec_free(&t);
}
END_TEST

START_TEST(calls_are_inlined_and_equal_work_is_done_once) {
    static const char text[] =
        "func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {\n  %0 = stablehlo.add %x, %x : tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n"
        "func.func private @four(%x: tensor<?xf32>) -> tensor<?xf32> {\n  %0 = func.call @twice(%x) : (tensor<?xf32>) -> tensor<?xf32>\n"
        "  %1 = func.call @twice(%0) : (tensor<?xf32>) -> tensor<?xf32>\n  return %1 : tensor<?xf32>\n}\n"
        "func.func public @main(%x: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {\n  %0 = func.call @four(%x) : (tensor<4xf32>) -> tensor<?xf32>\n"
        "  %1 = func.call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0, %1 : tensor<?xf32>, tensor<4xf32>\n}\n";
    Module *m = parse(text);
    run(m, exact);
    ck_assert_ptr_null(m->first_func->next);
    ck_assert_uint_eq(count_ops(m, OP_ADD), 2);
    ck_assert(type_is_static(m->first_func->result_types[0]));
    module_free(m);
}
END_TEST

START_TEST(equal_regions_are_equal_ops) {
    static const char text[] =
        "func.func @main(%x: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
        "  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>\n"
        "  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>\n"
        "  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>\n"
        "  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>\n}\n";
    Module *m = check_same(text, "cse", 0);
    ck_assert_uint_eq(count_ops(m, OP_REDUCE), 2);
    module_free(m);
}
END_TEST

// --- loops

static char *loop_text(const char *type, const char *start, const char *direction, const char *bound, const char *step, const char *op) {
    Text t = {0};
    text_f(&t, "func.func @main(%%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<%s>) {\n"
               "  %%a = stablehlo.constant dense<%s> : tensor<%s>\n  %%n = stablehlo.constant dense<%s> : tensor<%s>\n"
               "  %%0:3 = stablehlo.while(%%i = %%a, %%v = %%x, %%m = %%n) : tensor<%s>, tensor<2xf32>, tensor<%s>\n   cond {\n"
               "    %%p = stablehlo.compare %s, %%i, %%m : (tensor<%s>, tensor<%s>) -> tensor<i1>\n    stablehlo.return %%p : tensor<i1>\n"
               "  } do {\n    %%c = stablehlo.constant dense<%s> : tensor<%s>\n    %%1 = stablehlo.%s %%i, %%c : tensor<%s>\n"
               "    %%2 = stablehlo.add %%v, %%v : tensor<2xf32>\n    stablehlo.return %%1, %%2, %%m : tensor<%s>, tensor<2xf32>, tensor<%s>\n  }\n"
               "  return %%0#1, %%0#0 : tensor<2xf32>, tensor<%s>\n}\n",
           type, start, type, bound, type, type, type, direction, type, type, step, type, op, type, type, type, type);
    return t.items;
}

static int64_t trips_of(Module *m) {
    for (const Op *op = module_main(m)->body->first; op; op = op->next)
        if (op->kind == OP_WHILE) return op_int(op, ATTR_trip_count, -1);
    return -1;
}

START_TEST(trip_counts_are_what_loops_do) {
    static const struct {
        const char *type, *start, *direction, *bound, *step, *op;
        int64_t trips; // -1: refused
    } cases[] = {
        {"i32", "0", "LT", "10", "1", "add", 10},       {"i32", "0", "LE", "10", "3", "add", 4},     {"i64", "10", "GT", "0", "-1", "add", 10},
        {"i64", "10", "GE", "0", "5", "subtract", 3},   {"ui8", "250", "LT", "254", "2", "add", 2}, {"ui8", "250", "LT", "255", "7", "add", -1},
        {"i32", "5", "LT", "5", "1", "add", 0},         {"i32", "0", "NE", "12", "4", "add", 3},    {"i32", "0", "NE", "10", "4", "add", -1},
        {"i32", "0", "LT", "10", "0", "add", -1},       {"i32", "0", "LT", "10", "-1", "add", -1},  {"i32", "7", "EQ", "7", "1", "add", 1},
        {"i8", "0", "LE", "127", "1", "add", -1},       {"i32", "1", "LT", "100", "2", "multiply", 7}, {"f32", "0.0", "LT", "1.0", "0.25", "add", 4},
        {"i32", "1", "LT", "10", "1", "multiply", -1},
        {"i64", "0", "LT", "9000000000000000000", "1000000000000000000", "add", 9},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        char *text = loop_text(cases[i].type, cases[i].start, cases[i].direction, cases[i].bound, cases[i].step, cases[i].op);
        Module *m = parse(text);
        Diags d;
        diags_init(&d, "test");
        PassOptions o = options("inline,shapes");
        bool ok = run_pipeline(m, &o, &d, NULL);
        ck_assert_msg(ok == (cases[i].trips >= 0), "loop %zu", i);
        if (ok) ck_assert_msg(trips_of(m) == cases[i].trips, "loop %zu: %d trips", i, (int)trips_of(m));
        else ck_assert_str_eq(d.list.items[0].code, "endless-loop");
        if (ok) module_free(check_same(text, exact, 0));
        diags_free(&d);
        module_free(m);
        free(text);
    }
}
END_TEST

START_TEST(carried_values_that_feed_themselves_go) {
    char *text = loop_text("i32", "0", "LT", "10", "1", "add");
    char *at = strstr(text, "return %0#1, %0#0 : tensor<2xf32>, tensor<i32>");
    memcpy(at, "return %x, %0#0 : tensor<2xf32>, tensor<i32>  ", 46);
    Module *m = check_same(text, exact, 0);
    for (const Op *op = module_main(m)->body->first; op; op = op->next)
        if (op->kind == OP_WHILE) ck_assert_uint_eq(op->n_results, 1);
    ck_assert_uint_eq(count_ops(m, OP_WHILE), 1);
    module_free(m);
    free(text);
}
END_TEST

// --- refusals

static void check_refused(const char *text, const char *code, size_t n_errors) {
    Module *m = parse(text);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options("inline,shapes");
    ck_assert(!run_pipeline(m, &o, &d, NULL));
    if (d.n_errors != n_errors) diags_print(&d, stderr);
    ck_assert_uint_eq(d.n_errors, n_errors);
    for (size_t i = 0; i < d.list.n; i++)
        if (d.list.items[i].kind == DIAG_ERROR && code) ck_assert_str_eq(d.list.items[i].code, code);
    diags_free(&d);
    module_free(m);
}

START_TEST(what_is_not_static_is_refused) {
    check_refused("func.func @main(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {\n  %0 = stablehlo.add %x, %x : tensor<?x?xf32>\n"
                  "  return %0 : tensor<?x?xf32>\n}\n", "unbound-dimension", 1);
    check_refused("func.func @main(%x: tensor<4xf32>) -> tensor<?x?xf32> {\n  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<?x?xf32>\n"
                  "  %1 = stablehlo.add %0, %0 : tensor<?x?xf32>\n  return %1 : tensor<?x?xf32>\n}\n", "unbound-dimension", 1);
    check_refused("func.func @main(%x: tensor<i32>) -> tensor<i32> {\n  %0 = stablehlo.while(%i = %x) : tensor<i32>\n   cond {\n"
                  "    %c = stablehlo.constant dense<10> : tensor<i32>\n    %p = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                  "    stablehlo.return %p : tensor<i1>\n  } do {\n    %1 = stablehlo.add %i, %i : tensor<i32>\n    stablehlo.return %1 : tensor<i32>\n  }\n"
                  "  return %0 : tensor<i32>\n}\n", "data-dependent-control-flow", 1);
    check_refused("func.func @a() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n  return %0 : tensor<i32>\n}\n"
                  "func.func @b() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n  return %0 : tensor<i32>\n}\n", NULL, 1);
}
END_TEST

// --- the runner

START_TEST(dumps_are_numbered_and_parse_again) {
    char dir[FOLDER_SIZE], path[FOLDER_SIZE + 64];
    folder_make(dir, "passes");
    Module *m = parse(conv_bn);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options(upper);
    o.dump_dir = dir;
    o.command = "tpucc\n";
    PassReport r = {0};
    ck_assert(run_pipeline(m, &o, &d, &r));
    ck_assert_uint_gt(r.runs.n, 5);
    size_t n_dumps = 0;
    for (size_t i = 0; i <= r.runs.n; i++) {
        snprintf(path, sizeof path, "%s/%02zu-%s.mlir", dir, i, i ? r.runs.items[i - 1].name : "read");
        FILE *f = fopen(path, "r");
        ck_assert_int_eq(f != NULL, !i || r.runs.items[i - 1].changed);
        if (!f) continue;
        char *text = xcalloc(1, 1 << 16);
        ck_assert_uint_gt(fread(text, 1, (1 << 16) - 1, f), 0);
        Module *again = parse(text);
        Text printed = {0};
        print_module(again, NULL, &printed);
        ck_assert_str_eq(printed.items, text);
        vec_free(&printed);
        module_free(again);
        free(text);
        fclose(f);
        unlink(path);
        n_dumps++;
    }
    ck_assert_uint_gt(n_dumps, 3);
    snprintf(path, sizeof path, "%s/command.txt", dir);
    unlink(path);
    ck_assert_int_eq(rmdir(dir), 0);
    pass_report_free(&r);
    diags_free(&d);
    module_free(m);
}
END_TEST

static const Literal *find_blob(void *context, Module *m, const char *name, Type type) {
    ck_assert_str_eq(name, "constant0");
    return literal_wrap(&m->arena, type, context, false);
}

// A constant over a megabyte lies beside the dump; a dump with the same constants shares the file.
START_TEST(large_constants_lie_beside_dumps) {
    enum { N = 300000, HEADER = 8 + 80 };
    char dir[FOLDER_SIZE], path[2][FOLDER_SIZE + 32];
    folder_make(dir, "passes");
    Module *m = parse("func.func @main(%x: tensor<300000xf32>) -> tensor<300000xf32> {\n  %0 = stablehlo.add %x, %x : tensor<300000xf32>\n"
                      "  %1 = stablehlo.add %x, %x : tensor<300000xf32>\n  %2 = stablehlo.multiply %0, %1 : tensor<300000xf32>\n"
                      "  return %2 : tensor<300000xf32>\n}\n");
    Op *first = m->first_func->body->first;
    Arena a = {0};
    Builder b = builder_before(m, first);
    random_state = 7;
    const Literal *l = random_literal(&m->arena, first->results[0].type);
    first->operands[1] = first->next->operands[1] = build_constant(&b, l);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options("cse");
    o.dump_dir = dir;
    ck_assert(run_pipeline(m, &o, &d, NULL));
    struct stat st[2];
    for (int i = 0; i < 2; i++) {
        snprintf(path[i], sizeof path[i], "%s/%s.safetensors", dir, i ? "01-cse" : "00-read");
        ck_assert_int_eq(stat(path[i], &st[i]), 0);
    }
    ck_assert_int_eq(st[0].st_size, HEADER + (long)sizeof(float) * N);
    ck_assert(st[0].st_ino == st[1].st_ino);
    char *bytes = xmalloc((size_t)st[0].st_size), *text = xcalloc(1, 4096);
    FILE *f = fopen(path[1], "rb");
    ck_assert_uint_eq(fread(bytes, 1, (size_t)st[0].st_size, f), (size_t)st[0].st_size);
    fclose(f);
    ck_assert(!memcmp(bytes + HEADER, l->data, sizeof(float) * N));
    strcpy(strrchr(path[1], '.'), ".mlir");
    f = fopen(path[1], "r");
    ck_assert_uint_gt(fread(text, 1, 4095, f), 0);
    fclose(f);
    Module *again = parse_module_with(text, strlen(text), "test.mlir", find_blob, bytes + HEADER, &d);
    ck_assert_ptr_nonnull(again);
    ck_assert_uint_eq(count_ops(again, OP_ADD), 1);
    module_free(again);
    for (int i = 0; i < 2; i++) {
        strcpy(strrchr(path[i], '.'), ".mlir");
        unlink(path[i]);
        strcpy(strrchr(path[i], '.'), ".safetensors");
        unlink(path[i]);
    }
    ck_assert_int_eq(rmdir(dir), 0);
    free(bytes);
    free(text);
    arena_free(&a);
    diags_free(&d);
    module_free(m);
}
END_TEST

START_TEST(passes_are_chosen_by_name) {
    Module *m = parse(conv_bn);
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options("cse,nothing");
    ck_assert(!run_pipeline(m, &o, &d, NULL));
    ck_assert_int_eq(d.exit_code, EXIT_USAGE);
    diags_clear(&d);
    o.passes = NULL;
    o.stop_after = "canon";
    o.skip = "symbols,inline,plain,bind";
    PassReport r = {0};
    ck_assert(run_pipeline(m, &o, &d, &r));
    ck_assert_str_eq(r.runs.items[0].name, "shapes");
    ck_assert_str_eq(r.runs.items[1].name, "windows");
    ck_assert_str_eq(r.runs.items[2].name, "expand");
    for (size_t i = 3; i < r.runs.n; i++) ck_assert_str_eq(r.runs.items[i].name, "canon");
    Text help = {0};
    passes_help(&help);
    pass_report_text(&r, &help);
    ck_assert_ptr_nonnull(strstr(help.items, "canon"));
    vec_free(&help);
    pass_report_free(&r);
    diags_free(&d);
    module_free(m);
}
END_TEST

START_TEST(constants_may_be_opaque) {
    Module *m = parse("func.func @main() -> (tensor<4xf32>, tensor<4x1xf32>) {\n  %0 = stablehlo.constant dense<1.0> : tensor<4xf32>\n"
                      "  %1 = stablehlo.constant dense<2.0> : tensor<4xf32>\n  %2 = stablehlo.multiply %1, %0 : tensor<4xf32>\n"
                      "  %3 = stablehlo.iota dim = 1 : tensor<4x1xf32>\n  return %2, %3 : tensor<4xf32>, tensor<4x1xf32>\n}\n");
    Diags d;
    diags_init(&d, "test");
    PassOptions o = options(upper);
    o.opaque_constants = true;
    ck_assert(run_pipeline(m, &o, &d, NULL));
    ck_assert_uint_eq(count_ops(m, OP_MULTIPLY), 1);
    ck_assert_uint_eq(count_ops(m, OP_IOTA), 1);
    diags_free(&d);
    module_free(m);
}
END_TEST

Suite *passes_suite(void);
Suite *passes_suite(void) {
    Suite *s = suite_create("passes");
    TCase *t = tcase_create("passes");
    tcase_set_timeout(t, 120);
    tcase_add_test(t, random_graphs_keep_their_bits);
    tcase_add_test(t, canon_reaches_its_forms);
    tcase_add_test(t, batch_norms_disappear_in_the_weights);
    tcase_add_test(t, scales_go_into_either_side_of_a_dot);
    tcase_add_test(t, long_chains_reach_their_end);
    tcase_add_test(t, folding_does_not_blow_up);
    tcase_add_test(t, calls_that_multiply_are_refused);
    tcase_add_test(t, calls_are_inlined_and_equal_work_is_done_once);
    tcase_add_test(t, equal_regions_are_equal_ops);
    tcase_add_test(t, trip_counts_are_what_loops_do);
    tcase_add_test(t, carried_values_that_feed_themselves_go);
    tcase_add_test(t, what_is_not_static_is_refused);
    tcase_add_test(t, dumps_are_numbered_and_parse_again);
    tcase_add_test(t, large_constants_lie_beside_dumps);
    tcase_add_test(t, passes_are_chosen_by_name);
    tcase_add_test(t, constants_may_be_opaque);
    suite_add_tcase(s, t);
    return s;
}
