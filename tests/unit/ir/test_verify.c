// The verifier: one test per rule, each on a small module that breaks only that rule, with the message; several
// mistakes in one module are all reported; and mutilated modules, which must never do more than fail.
#include "ir/builder/build.h"
#include "ir/infer/infer.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <string.h>

static Module *m;
static Diags d;
static Type f32, i1, v4;

static void setup(void) {
    m = module_new();
    diags_init(&d, "tpucc");
    f32 = type_scalar(&m->types, DT_F32);
    i1 = type_scalar(&m->types, DT_I1);
    v4 = type_tensor(&m->types, DT_F32, (int64_t[]){4}, 1);
}

static void teardown(void) {
    diags_free(&d);
    module_free(m);
}

// A function of n_args arguments of v4 that returns n_results of them.
static Func *func(const char *name, int n_args, uint32_t n_results) {
    Func *f = module_add_func(m, module_str(m, name));
    for (int i = 0; i < n_args; i++) block_add_arg(m, f->body, v4, NULL);
    f->result_types = arena_array(&m->arena, Type, n_results);
    for (uint32_t i = 0; i < n_results; i++) f->result_types[i] = v4;
    f->n_results = n_results;
    return f;
}

static Builder in(Block *b) { return (Builder){.m = m, .block = b}; }

static Op *finish(Block *b, OpKind kind, Value *const *values, size_t n) {
    Builder at = in(b);
    return build_typed(&at, kind, values, n, NULL, 0, NULL, 0, 0);
}

static Op *call(Block *b, const char *name, Value *x) {
    Builder at = in(b);
    Attr callee = attr_str(ATTR_callee, module_str(m, name));
    return build_typed(&at, OP_CALL, &x, 1, &callee, 1, &v4, 1, 0);
}

static void expect(size_t n, const char *const *texts) {
    ck_assert_int_eq(module_verify(m, &d), n == 0);
    size_t seen = 0;
    for (size_t i = 0; i < d.list.n; i++) {
        if (d.list.items[i].kind != DIAG_ERROR) continue;
        ck_assert_msg(seen < n, "surplus error: %s", d.list.items[i].text);
        ck_assert_str_eq(d.list.items[i].text, texts[seen++]);
        ck_assert_int_ne(d.list.items[i].code, CODE_NONE);
    }
    ck_assert_uint_eq(seen, n);
    ck_assert_uint_eq(d.n_errors, n);
}
#define EXPECT(...) expect(COUNT(((const char *[]){__VA_ARGS__})), (const char *[]){__VA_ARGS__})

// while x: region 0 returns `go`, region 1 returns what it was given; go is made in region 0 unless given.
static Op *loop(Block *b, Value *x) {
    Builder at = in(b);
    Op *w = build_typed(&at, OP_WHILE, &x, 1, NULL, 0, &x->type, 1, 2);
    block_add_arg(m, w->regions[0], x->type, NULL);
    block_add_arg(m, w->regions[1], x->type, NULL);
    Builder cond = in(w->regions[0]);
    finish(w->regions[0], OP_RETURN, (Value *[]){build_splat(&cond, i1, 1)}, 1);
    finish(w->regions[1], OP_RETURN, w->regions[1]->args, 1);
    return w;
}

START_TEST(a_sound_module_passes) {
    Func *g = func("g", 1, 1), *f = func("main", 2, 1);
    finish(g->body, OP_FUNC_RETURN, g->body->args, 1);
    Builder b = in(f->body);
    Value *sum = build_binary(&b, OP_ADD, f->body->args[0], f->body->args[1]);
    Op *w = loop(f->body, sum);
    Builder body = builder_before(m, w->regions[1]->last);
    w->regions[1]->last->operands[0] = build_binary(&body, OP_MULTIPLY, w->regions[1]->args[0], sum); // a value from around
    Op *c = call(f->body, "g", &w->results[0]);
    finish(f->body, OP_FUNC_RETURN, (Value *[]){&c->results[0]}, 1);
    expect(0, NULL);
    expect(0, NULL); // ids left by the first run do no harm
}
END_TEST

START_TEST(unknown_dimensions_agree) {
    Func *f = func("main", 1, 1);
    Type unknown = type_tensor(&m->types, DT_F32, (int64_t[]){DIM_UNKNOWN}, 1);
    f->body->args[0]->type = unknown;
    Builder b = in(f->body);
    Op *neg = build_typed(&b, OP_NEGATE, f->body->args, 1, NULL, 0, &v4, 1, 0);
    finish(f->body, OP_FUNC_RETURN, (Value *[]){&neg->results[0]}, 1);
    f->result_types[0] = unknown;
    expect(0, NULL);
}
END_TEST

START_TEST(every_independent_mistake_is_reported) {
    Func *f = func("main", 1, 1);
    Value *x = f->body->args[0];
    Type v5 = type_tensor(&m->types, DT_F32, (int64_t[]){5}, 1);
    Builder b = in(f->body);
    build_typed(&b, OP_NEGATE, &x, 1, NULL, 0, &v5, 1, 0);
    Op *bad = build_typed(&b, OP_NOT, &x, 1, NULL, 0, &v4, 1, 0);
    Value *fine = build_binary(&b, OP_ADD, x, &bad->results[0]); // follows from the mistake before: not one more
    build_typed(&b, OP_TRANSPOSE, &fine, 1, NULL, 0, &v4, 1, 0);
    build_typed(&b, OP_ADD, &x, 1, NULL, 0, &v4, 1, 0);
    finish(f->body, OP_FUNC_RETURN, &fine, 1);
    EXPECT("negate: result 0 is declared tensor<5xf32>, but the operands and attributes make tensor<4xf32>", "not: works on i1 or integers, not on f32",
           "transpose: the attribute permutation is missing", "add: takes 2 operands, has 1");
}
END_TEST

START_TEST(values_are_defined_before_and_around) {
    Func *f = func("main", 1, 1), *g = func("g", 1, 1);
    Value *x = f->body->args[0], *other = g->body->args[0];
    x->name = module_str(m, "x");
    Op *w = loop(f->body, x);
    Builder body = builder_before(m, w->regions[1]->last);
    Value *inner = build_unary(&body, OP_NEGATE, w->regions[1]->args[0]);
    inner->name = module_str(m, "inner");
    Builder b = in(f->body);
    Op *use = build_typed(&b, OP_ADD, (Value *[]){inner, other}, 2, NULL, 0, &v4, 1, 0);
    Value *late = build_unary(&b, OP_ABS, x);
    op_set_operands(m, use, (Value *[]){inner, late}, 2);
    finish(f->body, OP_FUNC_RETURN, &late, 1);
    finish(g->body, OP_FUNC_RETURN, &x, 1);
    EXPECT("add: uses '%inner' as operand 0 outside the block that defines it", "add: uses a value as operand 1 before it is defined",
           "return: uses '%x' as operand 0 outside the block that defines it");
}
END_TEST

START_TEST(an_op_may_not_use_itself) {
    Func *f = func("main", 1, 1);
    Op *w = loop(f->body, f->body->args[0]);
    w->regions[1]->last->operands[0] = &w->results[0];
    finish(f->body, OP_FUNC_RETURN, f->body->args, 1);
    EXPECT("return: uses a value as operand 0 outside the block that defines it");
}
END_TEST

START_TEST(blocks_end_once_and_rightly) {
    Func *f = func("main", 1, 1), *g = func("g", 1, 1), *h = func("h", 1, 1);
    finish(f->body, OP_FUNC_RETURN, f->body->args, 1);
    finish(f->body, OP_FUNC_RETURN, f->body->args, 1);
    Op *w = loop(g->body, g->body->args[0]);
    op_unlink(w->regions[1]->last);
    finish(g->body, OP_RETURN, g->body->args, 1);
    Builder b = in(h->body);
    build_unary(&b, OP_NEGATE, h->body->args[0]);
    EXPECT("return: ends its block, but return follows", "a region must end with stablehlo.return, it is empty",
           "a function must end with func.return, it ends with stablehlo.return", "a function must end with func.return, it ends with stablehlo.negate");
}
END_TEST

START_TEST(returned_types_are_the_signatures) {
    Func *f = func("main", 1, 1), *g = func("g", 1, 2);
    f->result_types[0] = f32;
    finish(f->body, OP_FUNC_RETURN, f->body->args, 1);
    finish(g->body, OP_FUNC_RETURN, g->body->args, 1);
    EXPECT("return: result 0 of @main is tensor<f32> by its signature, tensor<4xf32> here", "return: @g returns 2 values by its signature, 1 here");
}
END_TEST

START_TEST(calls_name_a_function_and_fit_it) {
    Func *f = func("main", 1, 1), *g = func("g", 1, 1), *h = func("h", 2, 1);
    Op *a = call(f->body, "nowhere", f->body->args[0]);
    call(f->body, "h", &a->results[0]);
    call(f->body, "g", &a->results[0]);
    finish(f->body, OP_FUNC_RETURN, f->body->args, 1);
    g->body->args[0]->type = f32;
    g->result_types[0] = f32;
    finish(g->body, OP_FUNC_RETURN, g->body->args, 1);
    finish(h->body, OP_FUNC_RETURN, h->body->args, 1);
    EXPECT("call: there is no function @nowhere", "call: @h takes 2 arguments and returns 1, the call has 1 and 1",
           "call: argument 0 of @g is tensor<f32>, it is given tensor<4xf32>", "call: result 0 of @g is tensor<f32>, the call says tensor<4xf32>");
}
END_TEST

static void calls_in_a_row(const char *const *names, size_t n) {
    for (size_t i = 0; i + 1 < n; i++) {
        Func *f = module_find_func(m, module_str(m, names[i]));
        if (!f) f = func(names[i], 1, 1);
        call(f->body, names[i + 1], f->body->args[0]);
    }
    for (Func *f = m->first_func; f; f = f->next) finish(f->body, OP_FUNC_RETURN, f->body->args, 1);
}

START_TEST(functions_do_not_call_themselves) {
    func("leaf", 1, 1);
    calls_in_a_row((const char *[]){"main", "a", "b", "c", "a", "leaf"}, 6);
    ck_assert(!module_verify(m, &d));
    ck_assert_uint_eq(d.n_errors, 1);
    const char *text = d.list.items[0].text;
    ck_assert_msg(!strcmp(text, "call: functions call themselves: @a calls @b, which leads back to it") ||
                      !strcmp(text, "call: functions call themselves: @b calls @c, which leads back to it") ||
                      !strcmp(text, "call: functions call themselves: @c calls @a, which leads back to it"),
                  "%s", text);
}
END_TEST

START_TEST(a_function_that_calls_itself_is_named) {
    calls_in_a_row((const char *[]){"main", "main"}, 2);
    EXPECT("call: functions call themselves: @main calls @main, which leads back to it");
}
END_TEST

START_TEST(a_diamond_of_calls_is_no_recursion) {
    Func *f = func("main", 1, 1), *a = func("a", 1, 1), *b = func("b", 1, 1), *c = func("c", 1, 1);
    call(f->body, "a", f->body->args[0]);
    call(f->body, "b", f->body->args[0]);
    call(a->body, "c", a->body->args[0]);
    call(b->body, "c", b->body->args[0]);
    call(b->body, "c", b->body->args[0]);
    for (Func *g = m->first_func; g; g = g->next) finish(g->body, OP_FUNC_RETURN, g->body->args, 1);
    (void)c;
    expect(0, NULL);
}
END_TEST

START_TEST(names_of_functions_are_unique) {
    for (int i = 0; i < 3; i++) {
        Func *f = func(i == 1 ? "g" : "main", 1, 1);
        finish(f->body, OP_FUNC_RETURN, f->body->args, 1);
    }
    EXPECT("a second function is called @main");
}
END_TEST

START_TEST(missing_types_are_said_once) {
    Func *f = func("main", 1, 1);
    Value *x = f->body->args[0];
    Op *neg = op_new(m, OP_NEGATE, (OpLoc){0}, 1, 1, 0);
    neg->operands[0] = x;
    block_append(f->body, neg);
    Builder b = in(f->body);
    Value *y = &neg->results[0];
    build_typed(&b, OP_ADD, (Value *[]){x, y}, 2, NULL, 0, &v4, 1, 0);
    Op *w = loop(f->body, x);
    w->regions[1]->last->operands[0] = y;
    finish(f->body, OP_FUNC_RETURN, &y, 1);
    EXPECT("negate: result 0 has no type");
}
END_TEST

START_TEST(nesting_has_a_limit) {
    Func *f = func("main", 1, 1);
    Block *b = f->body;
    for (int i = 0; i < 3000; i++) {
        Op *w = loop(b, b->args[0]);
        if (i) op_unlink(w), op_insert_before(w, b->last);
        b = w->regions[1];
    }
    finish(f->body, OP_FUNC_RETURN, f->body->args, 1);
    EXPECT("while: regions are nested over 128 deep");
}
END_TEST

// --- mutilated modules

enum { MAX_OPS = 64 };
typedef struct {
    Op *v[MAX_OPS];
    size_t n;
} Ops;

static void collect(Op *op, void *context) {
    Ops *ops = context;
    if (ops->n < MAX_OPS) ops->v[ops->n++] = op;
}

static void mutilate(const Ops *ops) {
    Op *op = ops->v[random_next() % ops->n], *other = ops->v[random_next() % ops->n];
    static const int64_t odd[] = {-1, 7, INT64_MAX, INT64_MIN};
    switch (random_next() % 9) {
    case 0: op->kind = (OpKind)(random_next() % OP_COUNT); break;
    case 1:
        if (op->n_operands && other->n_results) op->operands[random_next() % op->n_operands] = &other->results[0];
        break;
    case 2:
        if (op->n_operands) op->n_operands--;
        break;
    case 3:
        if (op->n_regions) op->n_regions--;
        break;
    case 4:
        if (op->block) op_unlink(op);
        break;
    case 5:
        if (op->n_attrs) op_remove_attr(op, op->attrs[0].key);
        break;
    case 6:
        if (op->n_results) op->results[0].type = other->n_results ? other->results[0].type : i1;
        break;
    case 7: op_set_attr(m, op, attr_axes(&m->arena, ATTR_dimensions, &odd[random_next() % 4], 1)); break;
    default:
        if (op->n_results) op->results[0].type = NULL;
    }
}

static void sample_module(void) {
    Func *g = func("g", 1, 1), *f = func("main", 2, 1);
    finish(g->body, OP_FUNC_RETURN, g->body->args, 1);
    Builder b = in(f->body);
    Value *sum = build_binary(&b, OP_ADD, f->body->args[0], f->body->args[1]);
    Value *wide = build_broadcast(&b, sum, (int64_t[]){3, 4}, 2, (int64_t[]){1}, 1);
    Value *turned = build_transpose(&b, wide, (int64_t[]){1, 0});
    Value *reduced = build_reduce(&b, OP_ADD, turned, (int64_t[]){1}, 1, 0);
    Axes lists[DOT_LISTS] = {[DOT_LHS_CONTRACT] = {(int64_t[]){0}, 1}, [DOT_RHS_CONTRACT] = {(int64_t[]){1}, 1}};
    build_dot(&b, turned, wide, lists, DT_F32);
    Op *w = loop(f->body, reduced);
    Op *c = call(f->body, "g", &w->results[0]);
    finish(f->body, OP_FUNC_RETURN, (Value *[]){&c->results[0]}, 1);
}

START_TEST(mutilated_modules_only_fail) {
    size_t n_bad = 0;
    for (uint64_t seed = 0; seed < 20000; seed++) {
        teardown();
        setup();
        sample_module();
        Ops ops = {0};
        for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, collect, &ops);
        random_state = seed;
        for (uint64_t k = 0; k <= random_next() % 4; k++) mutilate(&ops);
        bool ok = module_verify(m, &d);
        ck_assert_uint_eq(ok, d.n_errors == 0);
        n_bad += !ok;
    }
    ck_assert_uint_gt(n_bad, 10000);
}
END_TEST

Suite *verify_suite(void);
Suite *verify_suite(void) {
    Suite *s = suite_create("verify");
    TCase *t = tcase_create("verify");
    tcase_set_timeout(t, 60);
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, a_sound_module_passes);
    tcase_add_test(t, unknown_dimensions_agree);
    tcase_add_test(t, every_independent_mistake_is_reported);
    tcase_add_test(t, values_are_defined_before_and_around);
    tcase_add_test(t, an_op_may_not_use_itself);
    tcase_add_test(t, blocks_end_once_and_rightly);
    tcase_add_test(t, returned_types_are_the_signatures);
    tcase_add_test(t, calls_name_a_function_and_fit_it);
    tcase_add_test(t, functions_do_not_call_themselves);
    tcase_add_test(t, a_function_that_calls_itself_is_named);
    tcase_add_test(t, a_diamond_of_calls_is_no_recursion);
    tcase_add_test(t, names_of_functions_are_unique);
    tcase_add_test(t, missing_types_are_said_once);
    tcase_add_test(t, nesting_has_a_limit);
    tcase_add_test(t, mutilated_modules_only_fail);
    suite_add_tcase(s, t);
    return s;
}
