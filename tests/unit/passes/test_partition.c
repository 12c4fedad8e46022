// The pass `partition` on random programs over random meshes: what the partitions leave on their parts, put together, is what the program computes on whole
// arrays, to the bit, since all numbers are integers.
#include "tests/unit/passes/run_passes.h"

#include "ir/infer/infer.h"
#include "ir/ops/devices/mesh.h"
#include "ir/ops/devices/parts.h"
#include "passes/rewrite.h"

enum { MAX_LIVE = 64, MOST_ELEMS = 4096 };

typedef struct {
    const char *text;
    uint32_t n_axes, sizes[3], n_devices;
} TestMesh;

static const TestMesh meshes[] = {
    {"<[\"a\"=8]>", 1, {8}, 8},
    {"<[\"a\"=2, \"b\"=4]>", 2, {2, 4}, 8},
    {"<[\"a\"=2, \"b\"=3], device_ids=[5, 1, 3, 0, 4, 2]>", 2, {2, 3}, 6},
    {"<[\"a\"=2, \"b\"=2, \"c\"=2], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>", 3, {2, 2, 2}, 8},
    {"<[\"a\"=4, \"b\"=1]>", 2, {4, 1}, 4},
    {"<[\"a\"=1]>", 1, {1}, 1},
};

typedef struct {
    Builder b;
    const TestMesh *mesh;
    Value *live[MAX_LIVE];
    int n, depth;
} Graph;

static void give(Graph *g, Value *v) {
    if (v->type->n_elems <= MOST_ELEMS && v->type->rank <= 5 && g->n < MAX_LIVE) g->live[g->n++] = v;
}

static Value *any_value(Graph *g) { return g->live[random_below(g->n)]; }

static Value *like(Graph *g, Type t) {
    Value *found[MAX_LIVE];
    int n = 0;
    for (int i = 0; i < g->n; i++)
        if (g->live[i]->type == t) found[n++] = g->live[i];
    return n && random_below(6) ? found[random_below(n)] : build_splat_i64(&g->b, t, random_below(5) - 2);
}

static Type random_type(Module *m) {
    static const int64_t sizes[] = {1, 2, 4, 6, 8, 12, 8, 12};
    int64_t dims[3];
    uint32_t rank = (uint32_t)random_below(4);
    for (uint32_t i = 0; i < rank; i++) dims[i] = sizes[random_below(COUNT(sizes))];
    return type_tensor(&m->types, random_below(4) ? DT_I32 : DT_I64, dims, rank);
}

// ---- shardings

// "[{"a"}, {"b", ?}]", each axis at most once and without a rest; `axes`: those that may be used.
static void dims_text_random(const Graph *g, Type t, uint32_t axes, Text *out) {
    text_z(out, "[");
    for (uint32_t d = 0; d < t->rank; d++) {
        int64_t parts = 1;
        bool any = false;
        text_z(out, d ? ", {" : "{");
        for (uint32_t k = (uint32_t)random_below(3); k > 0; k--) {
            uint32_t axis = (uint32_t)random_below(g->mesh->n_axes);
            if (!(axes >> axis & 1) || t->dims[d] % (parts * g->mesh->sizes[axis])) continue;
            text_f(out, any ? ", \"%c\"" : "\"%c\"", 'a' + axis);
            axes &= ~(1u << axis);
            parts *= g->mesh->sizes[axis];
            any = true;
        }
        if (!random_below(3)) text_z(out, any ? ", ?" : "?");
        text_z(out, "}");
    }
    text_z(out, "]");
}

static Str sharding_random(const Graph *g, Type t, const char *before, const char *after) {
    Text text = {0};
    text_f(&text, "%s<@mesh, ", before);
    dims_text_random(g, t, ALL_AXES, &text);
    text_f(&text, ">%s", after);
    Str s = str_intern(&g->b.m->strings, text.items, text.n);
    vec_free(&text);
    return s;
}

static void mark_port(const Graph *g, PortInfo *port, Type t) {
    if (!random_below(3)) return;
    NamedText *v = arena_new(&g->b.m->arena, NamedText);
    *v = (NamedText){module_str(g->b.m, SHARDING_ATTR), sharding_random(g, t, "#sdy.sharding", "")};
    port->attrs = (NamedTexts){v, 1};
}

static void random_constraint(Graph *g) {
    Value *x = any_value(g);
    Attr a = attr_str(ATTR_sharding, sharding_random(g, x->type, "#sdy.sharding", ""));
    give(g, op_result(build_op(&g->b, OP_SHARDING_CONSTRAINT, &x, 1, &a, 1), 0));
}

// Each device negates its part; over all axes of the mesh, or over the first alone, where nothing else is cut.
static void random_manual(Graph *g) {
    Module *m = g->b.m;
    Value *x = any_value(g);
    bool all = random_below(2);
    if (g->depth) return;
    Text axes = {0}, dims = {0};
    for (uint32_t i = 0; i < (all ? g->mesh->n_axes : 1); i++) text_f(&axes, i ? ", \"%c\"" : "\"%c\"", 'a' + i);
    dims_text_random(g, x->type, all ? ALL_AXES : 1, &dims);
    const char *list = arena_printf(&m->arena, "#sdy.sharding_per_value<[<@mesh, %s>]>", dims.items);
    Attr attrs[] = {attr_str(ATTR_in_shardings, module_str(m, list)), attr_str(ATTR_out_shardings, module_str(m, list)),
                    attr_str(ATTR_manual_axes, module_str(m, arena_printf(&m->arena, "#sdy<manual_axes{%s}>", axes.items)))};
    Sharding *s;
    uint32_t n;
    const char *why;
    ck_assert_msg(shardings_read(m, attrs[0].s, &m->arena, &s, &n, &why), "%s", why);
    Op *op = build_typed(&g->b, OP_MANUAL_COMPUTATION, &x, 1, attrs, 3, &x->type, 1, 1);
    Builder in = builder_in(&g->b, op->regions[0]);
    Value *v = block_add_arg(m, op->regions[0], sharding_part(&m->types, s, x->type, ALL_AXES), NULL);
    v = build_unary(&in, OP_NEGATE, v);
    build_return(&in, &v, 1);
    give(g, op_result(op, 0));
    vec_free(&axes);
    vec_free(&dims);
}

// ---- ops

static void random_binary(Graph *g) {
    static const OpKind kinds[] = {OP_ADD, OP_SUBTRACT, OP_MULTIPLY, OP_MAXIMUM, OP_MINIMUM, OP_XOR};
    Value *x = any_value(g), *y = like(g, x->type);
    give(g, build_binary(&g->b, kinds[random_below(COUNT(kinds))], x, y));
}

static void random_choice(Graph *g) {
    Value *x = any_value(g), *y = like(g, x->type);
    Value *p = build_compare(&g->b, x, y, "LT");
    give(g, build_select(&g->b, p, x, build_unary(&g->b, OP_NEGATE, y)));
}

static void random_dot(Graph *g) {
    Value *x = any_value(g), *y = any_value(g);
    int64_t lists[DOT_LISTS][MAX_RANK];
    uint32_t n_batch = 0, n_contract = 0;
    bool used[MAX_RANK] = {0};
    if (x->type->dtype != y->type->dtype || x->type->rank + y->type->rank > 6) return;
    for (uint32_t i = 0; i < x->type->rank; i++)
        for (uint32_t k = 0; k < y->type->rank; k++) {
            if (used[k] || x->type->dims[i] != y->type->dims[k] || !random_below(4)) continue;
            bool batch = !random_below(3);
            uint32_t *n = batch ? &n_batch : &n_contract;
            lists[batch ? DOT_LHS_BATCH : DOT_LHS_CONTRACT][*n] = i;
            lists[batch ? DOT_RHS_BATCH : DOT_RHS_CONTRACT][(*n)++] = k;
            used[k] = true;
            break;
        }
    Axes axes[DOT_LISTS] = {{lists[0], n_batch}, {lists[1], n_batch}, {lists[2], n_contract}, {lists[3], n_contract}};
    int64_t n = 1;
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (!axes_contain(axes[DOT_LHS_CONTRACT], i)) n *= x->type->dims[i];
    if (n * y->type->n_elems > MOST_ELEMS * 8) return;
    give(g, build_dot(&g->b, x, y, axes, x->type->dtype));
}

static void random_transpose(Graph *g) {
    Value *x = any_value(g);
    int64_t order[MAX_RANK];
    uint32_t rank = x->type->rank;
    for (uint32_t i = 0; i < rank; i++) order[i] = i;
    for (uint32_t i = rank; i > 1; i--) {
        int64_t k = random_below(i), was = order[k];
        order[k] = order[i - 1];
        order[i - 1] = was;
    }
    give(g, build_transpose(&g->b, x, order));
}

// Neighbours are joined, others divided.
static void random_reshape(Graph *g) {
    Value *x = any_value(g);
    int64_t dims[2 * MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        int64_t size = x->type->dims[i], by = 2 + random_below(3);
        if (n && !random_below(3)) dims[n - 1] *= size;
        else if (size % by == 0 && random_below(2)) dims[n++] = by, dims[n++] = size / by;
        else dims[n++] = size;
        if (!random_below(6)) dims[n++] = 1;
    }
    give(g, build_reshape(&g->b, x, dims, n));
}

static void random_broadcast(Graph *g) {
    Value *x = any_value(g);
    int64_t dims[8], along[8];
    uint32_t n = 0;
    if (x->type->rank > 3) return;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        if (!random_below(3)) dims[n++] = 4;
        along[i] = n;
        dims[n++] = x->type->dims[i] == 1 ? 1 + 3 * random_below(2) : x->type->dims[i];
    }
    if (!random_below(2)) dims[n++] = 2 + 6 * random_below(2);
    give(g, build_broadcast(&g->b, x, dims, n, along, x->type->rank));
}

static void random_reduce(Graph *g) {
    static const OpKind kinds[] = {OP_ADD, OP_ADD, OP_MAXIMUM, OP_MINIMUM, OP_MULTIPLY, OP_AND, OP_XOR};
    Value *x = any_value(g);
    int64_t dims[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (random_below(2)) dims[n++] = i;
    give(g, build_reduce(&g->b, kinds[random_below(COUNT(kinds))], x, dims, n, (double)(random_below(3) ? 0 : random_below(5) - 2)));
}

static void random_slice(Graph *g) {
    Value *x = any_value(g);
    int64_t start[MAX_RANK], limit[MAX_RANK], stride[MAX_RANK], low[MAX_RANK], high[MAX_RANK], none[MAX_RANK] = {0};
    for (uint32_t i = 0; i < x->type->rank; i++) {
        bool whole = random_below(2);
        start[i] = whole ? 0 : random_below(x->type->dims[i]);
        limit[i] = x->type->dims[i];
        stride[i] = whole ? 1 : 1 + random_below(2);
        low[i] = whole ? 0 : random_below(3) - 1;
        high[i] = whole ? 0 : random_below(3);
        if (x->type->dims[i] + low[i] < 1) low[i] = 0;
    }
    if (random_below(2)) give(g, build_slice(&g->b, x, start, limit, stride));
    else give(g, build_pad(&g->b, x, build_splat_i64(&g->b, type_scalar(&g->b.m->types, x->type->dtype), 3), low, high, none));
}

static void random_arrange(Graph *g) {
    Value *x = any_value(g);
    if (!x->type->rank) return;
    int64_t axis = random_below(x->type->rank);
    Value *parts[] = {x, like(g, x->type), like(g, x->type)};
    if (random_below(2)) give(g, build_reverse(&g->b, x, &axis, 1));
    else give(g, build_concatenate(&g->b, parts, 1 + (size_t)random_below(3), (uint32_t)axis));
}

static void random_generated(Graph *g) {
    Type t = random_type(g->b.m);
    if (!t->rank || random_below(2)) give(g, build_constant(&g->b, random_literal(&g->b.m->arena, t)));
    else give(g, build_iota(&g->b, t->dtype, t, (uint32_t)random_below(t->rank)));
}

static void random_index(Graph *g) {
    Value *x = any_value(g), *starts[8];
    int64_t sizes[8];
    if (!x->type->n_elems) return;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        sizes[i] = random_below(2) ? x->type->dims[i] : 1 + random_below(x->type->dims[i]);
        starts[i] = build_scalar(&g->b, DT_I32, (double)(random_below(7) - 2));
    }
    Value *part = build_dynamic_slice(&g->b, x, starts, sizes);
    give(g, part);
    if (random_below(2)) give(g, build_dynamic_update_slice(&g->b, x, build_unary(&g->b, OP_NEGATE, part), starts));
}

// Rows of x by an iota that begins in the middle.
static void random_gather(Graph *g) {
    Value *x = any_value(g);
    int64_t n = 1 + random_below(4), offset[MAX_RANK], collapsed = 0, sizes[MAX_RANK], vector = 1, shape[] = {n};
    if (!x->type->rank || !x->type->n_elems) return;
    for (uint32_t i = 0; i < x->type->rank; i++) offset[i] = i + 1, sizes[i] = i ? x->type->dims[i] : 1;
    Axes lists[GATHER_LISTS] = {{offset, x->type->rank - 1}, {&collapsed, 1}, {0}, {0}, {&collapsed, 1}, {&vector, 1}};
    Value *at = build_iota(&g->b, DT_I32, type_tensor(&g->b.m->types, DT_I32, shape, 1), 0);
    give(g, build_gather(&g->b, x, at, lists, sizes));
}

static void random_sort(Graph *g) {
    Value *x = any_value(g);
    if (!x->type->rank) return;
    Op *sort = build_sort(&g->b, &x, 1, (uint32_t)random_below(x->type->rank));
    Builder in = builder_in(&g->b, sort->regions[0]);
    Type t = type_scalar(&g->b.m->types, x->type->dtype);
    Value *left = block_add_arg(g->b.m, sort->regions[0], t, NULL), *right = block_add_arg(g->b.m, sort->regions[0], t, NULL);
    Value *less = build_compare(&in, left, right, "LT");
    build_return(&in, &less, 1);
    give(g, op_result(sort, 0));
}

static void random_step(Graph *g);

// A few rounds of some ops on a value that is carried, others being taken from around.
static void random_loop(Graph *g) {
    Value *x = any_value(g), *zero = build_scalar(&g->b, DT_I32, 0), *start[] = {zero, x};
    if (g->depth) return;
    Builder body;
    Op *loop = build_loop(&g->b, start, 2, 1 + random_below(3), &body);
    Graph in = *g;
    in.b = body;
    in.depth++;
    Value *state = loop->regions[1]->args[1];
    if (in.n < MAX_LIVE) in.live[in.n++] = state;
    for (int i = 0; i < 3; i++) random_step(&in);
    Value *one = build_scalar(&in.b, DT_I32, 1), *next = build_binary(&in.b, OP_ADD, loop->regions[1]->args[0], one);
    Value *carried = like(&in, x->type), *ends[] = {next, build_binary(&in.b, OP_ADD, state, carried)};
    build_return(&in.b, ends, 2);
    give(g, op_result(loop, 1));
}

static void random_branch(Graph *g) {
    Value *x = any_value(g), *s = build_splat_i64(&g->b, type_scalar(&g->b.m->types, x->type->dtype), 0);
    if (g->depth) return;
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) dims[i] = i;
    Value *sum = build_reduce(&g->b, OP_ADD, x, dims, x->type->rank, 0), *p = build_compare(&g->b, sum, s, "GT");
    Op *op = build_typed(&g->b, OP_IF, &p, 1, NULL, 0, &x->type, 1, 2);
    for (int r = 0; r < 2; r++) {
        Graph in = *g;
        in.b = builder_in(&g->b, op->regions[r]);
        in.depth++;
        random_step(&in);
        Value *v = build_unary(&in.b, r ? OP_NEGATE : OP_ABS, like(&in, x->type));
        build_return(&in.b, &v, 1);
    }
    give(g, op_result(op, 0));
}

static void random_step(Graph *g) {
    static void (*const steps[])(Graph *) = {random_binary, random_binary,     random_binary,     random_choice,    random_dot,       random_dot,
                                             random_dot,    random_transpose,  random_reshape,    random_reshape,   random_broadcast, random_reduce,
                                             random_reduce, random_slice,      random_arrange,    random_generated, random_index,     random_gather,
                                             random_sort,   random_constraint, random_constraint, random_manual,    random_loop,      random_branch};
    steps[random_below(COUNT(steps))](g);
}

static Module *random_module(uint64_t seed) {
    random_state = seed * 1000003 + 7;
    Module *m = module_new();
    Func *f = module_add_func(m, module_str(m, "main"));
    Graph g = {.b = {m, f->body, NULL, {{0}, 0, 0, 0, 0}}, .mesh = &meshes[random_below(COUNT(meshes))]};
    NamedText *mesh = arena_new(&m->arena, NamedText);
    *mesh = (NamedText){module_str(m, "mesh"), module_str(m, g.mesh->text)};
    m->meshes = (NamedTexts){mesh, 1};
    module_set_devices(m, 1, g.mesh->n_devices);
    for (int i = 0; i < 4; i++) give(&g, block_add_arg(m, f->body, random_type(m), NULL));
    f->arg_info = arena_array(&m->arena, PortInfo, f->body->n_args);
    for (uint32_t i = 0; i < f->body->n_args; i++) f->arg_info[i].number = i, mark_port(&g, &f->arg_info[i], f->body->args[i]->type);
    for (int i = 0; i < 14; i++) random_step(&g);
    f->n_results = 4;
    f->result_types = arena_array(&m->arena, Type, f->n_results);
    f->result_info = arena_array(&m->arena, PortInfo, f->n_results);
    Value *results[4];
    for (uint32_t i = 0; i < f->n_results; i++) {
        results[i] = g.live[g.n - 1 - random_below(g.n < 8 ? g.n : 8)];
        f->result_types[i] = results[i]->type;
        f->result_info[i].number = i;
        mark_port(&g, &f->result_info[i], results[i]->type);
    }
    build_typed(&g.b, OP_FUNC_RETURN, results, f->n_results, NULL, 0, NULL, 0, 0);
    return m;
}

// ---- parts of whole arrays

// Copies the part of partition p, in or out of the whole.
static void part_copy(const PortInfo *port, uint32_t n_partitions, uint32_t p, Type whole, Type part, char *of_whole, char *of_part, bool out) {
    uint32_t n_parts[MAX_RANK], *parts = xcalloc((size_t)n_partitions * MAX_RANK, sizeof *parts);
    bool is_cut = port_parts(port, n_partitions, part->rank, n_parts, parts);
    int64_t stride[MAX_RANK];
    size_t bytes = dtype_bytes(whole->dtype);
    type_strides(whole, stride);
    for (int64_t i = 0; i < part->n_elems; i++) {
        int64_t left = i, at = 0;
        for (uint32_t d = part->rank; d-- > 0; left /= part->dims[d])
            at += (left % part->dims[d] + (is_cut ? parts[p * part->rank + d] : 0) * part->dims[d]) * stride[d];
        memcpy(out ? of_whole + (size_t)at * bytes : of_part + (size_t)i * bytes, out ? of_part + (size_t)i * bytes : of_whole + (size_t)at * bytes, bytes);
    }
    free(parts);
}

static char *elements_of(Arena *a, const Literal *l) {
    size_t bytes = dtype_bytes(l->type->dtype);
    char *all = arena_alloc(a, (size_t)l->type->n_elems * bytes + 1);
    for (int64_t i = 0; i < l->type->n_elems; i++) memcpy(all + (size_t)i * bytes, literal_elem(l, i), bytes);
    return all;
}

// What the partitions leave, as whole arrays.
static const Literal **evaluate_parts(Module *m, const Func *whole, const Literal **args, Arena *a) {
    Func *f = module_main(m);
    uint32_t n = module_n_partitions(m);
    const Literal **in = arena_array(a, const Literal *, (size_t)n * f->body->n_args + 1),
                  **left = arena_array(a, const Literal *, (size_t)n * f->n_results + 1);
    const Literal **out = arena_array(a, const Literal *, f->n_results + 1);
    Diags d;
    diags_init(&d, "test");
    for (uint32_t p = 0; p < n; p++)
        for (uint32_t i = 0; i < f->body->n_args; i++) {
            void *data;
            Type part = f->body->args[i]->type;
            in[p * f->body->n_args + i] = literal_make(a, part, &data);
            part_copy(&f->arg_info[i], n, p, whole->body->args[i]->type, part, elements_of(a, args[i]), data, false);
        }
    bool ok = eval_devices(m, f, 1, n, in, NULL, a, left, &d);
    if (!ok) diags_print(&d, stderr);
    ck_assert(ok);
    for (uint32_t i = 0; i < f->n_results; i++) {
        void *data;
        ck_assert(port_whole(m, &f->result_info[i], f->result_types[i])->n_elems == whole->result_types[i]->n_elems);
        out[i] = literal_make(a, whole->result_types[i], &data);
        for (uint32_t p = 0; p < n; p++)
            part_copy(&f->result_info[i], n, p, out[i]->type, f->result_types[i], data, elements_of(a, left[p * f->n_results + i]), true);
    }
    diags_free(&d);
    return out;
}

START_TEST(parts_make_the_whole) {
    const char *more = getenv("PARTITION_SEEDS");
    for (uint64_t seed = 0; seed < (more ? strtoull(more, NULL, 10) : 250); seed++) {
        Module *before = random_module(seed), *after = random_module(seed);
        Diags d;
        diags_init(&d, "test");
        bool sound = module_verify(before, &d);
        if (!sound) diags_print(&d, stderr);
        ck_assert_msg(sound, "seed %d", (int)seed);
        diags_free(&d);
        run(after, "partition");
        Arena a = {0};
        const Literal **args = random_args(before, &a);
        bool same = same_results(module_main(before), evaluate(before, args, &a), evaluate_parts(after, module_main(before), args, &a), 0);
        if (!same) print_both(before, after);
        ck_assert_msg(same, "seed %d", (int)seed);
        arena_free(&a);
        module_free(before);
        module_free(after);
    }
}
END_TEST

Suite *partition_suite(void);
Suite *partition_suite(void) {
    Suite *s = suite_create("partition");
    TCase *t = tcase_create("partition");
    tcase_set_timeout(t, 600);
    tcase_add_test(t, parts_make_the_whole);
    suite_add_tcase(s, t);
    return s;
}
