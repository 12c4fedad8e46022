// The passes on random graphs: every result keeps its bits but for the payload of a NaN, and a second run finds nothing left to do.
#include "tests/unit/passes/run_passes.h"

#include "ir/infer/infer.h"
#include "passes/rewrite.h"

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
    Value *x = any_value(g), *y = random_below(4) ? like(g, x->type) : x;
    Value *p = build_compare(&g->b, x, y, directions[random_below(6)]);
    give(g, p);
    give(g, build_select(&g->b, random_below(2) ? p : build_unary(&g->b, OP_NOT, p), x, y));
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
        give(g, build_reverse(&g->b, x, &axis, 1));
        return;
    }
    Value *parts[] = {x, like(g, x->type), like(g, x->type)};
    give(g, build_concatenate(&g->b, parts, 1 + (size_t)random_below(3), (uint32_t)axis));
}

static void random_reduce(Graph *g) {
    Value *x = any_value(g);
    int64_t dims[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (random_below(2)) dims[n++] = i;
    double init = (double)random_below(2);
    give(g, build_reduce(&g->b, random_below(2) ? OP_ADD : OP_MAXIMUM, x, dims, n, init));
}

static void random_dynamic_slice(Graph *g) {
    Value *x = any_value(g), *starts[8];
    int64_t sizes[8];
    if (x->type->rank > 8 || !x->type->n_elems) return;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        sizes[i] = 1 + random_below(x->type->dims[i]);
        starts[i] = build_scalar(&g->b, DT_I32, (double)(random_below(7) - 2));
    }
    give(g, build_dynamic_slice(&g->b, x, starts, sizes));
}

static void (*const steps[])(Graph *) = {
    random_binary,    random_binary,    random_binary, random_unary, random_convert, random_compare, random_shape_change,  random_shape_change,
    random_broadcast, random_broadcast, random_slice,  random_pad,   random_arrange, random_reduce,  random_dynamic_slice,
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

Suite *random_graphs_suite(void);
Suite *random_graphs_suite(void) {
    Suite *s = suite_create("random_graphs");
    TCase *t = tcase_create("random_graphs");
    tcase_set_timeout(t, 120);
    tcase_add_test(t, random_graphs_keep_their_bits);
    suite_add_tcase(s, t);
    return s;
}
