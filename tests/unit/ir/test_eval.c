// The evaluator of functions, loops and kernels: what a region sees of what is around it, and the limits of work, depth and memory; what it does not
// know it says. The ops have suites of their own: eval_map, eval_data, eval_contract, eval_reduce.
#include "tests/unit/ir/one_op.h"

// state (i, x): while i < bound: i = i + 1, x = x * 2
static Op *doubling_loop(const Literal *const *ins, const Literal *bound, int64_t step) {
    Shape outs[] = {SCALAR(I32), SHAPE(F32, 2)};
    Op *op = op_of(OP_WHILE, ins, 2, NULL, 0, outs, 2, 2);
    Builder b = {.m = m};
    for (uint32_t r = 0; r < 2; r++) {
        b.block = op->regions[r];
        b.block->parent = op;
        for (size_t i = 0; i < 2; i++) block_add_arg(m, b.block, shape_type(outs[i]), NULL);
    }
    b.block = op->regions[0];
    Value *go = build_compare(&b, b.block->args[0], build_constant(&b, bound), "LT");
    region_returns(op, 0, &go, 1);
    b.block = op->regions[1];
    Value *next[] = {build_binary(&b, OP_ADD, b.block->args[0], build_constant(&b, literal_splat_i64(&m->arena, shape_type(SCALAR(I32)), step))),
                     build_binary(&b, OP_ADD, b.block->args[1], b.block->args[1])};
    region_returns(op, 1, next, 2);
    return op;
}

START_TEST(loop) {
    const Literal *ins[] = {LITERAL(SCALAR(I32), 0), LITERAL(SHAPE(F32, 2), 1, 3)}, *out[2];
    ck_assert(evaluate(doubling_loop(ins, LITERAL(SCALAR(I32), 10), 1), ins, out));
    EXPECT(out[0], 10);
    EXPECT(out[1], 1024, 3072);
    ck_assert(evaluate(doubling_loop(ins, LITERAL(SCALAR(I32), 0), 1), ins, out)); // not once
    EXPECT(out[1], 1, 3);
}
END_TEST

START_TEST(endless_loop_ends) {
    const Literal *ins[] = {LITERAL(SCALAR(I32), 0), LITERAL(SHAPE(F32, 2), 1, 3)}, *out[2];
    Op *op = doubling_loop(ins, LITERAL(SCALAR(I32), 10), 0);
    ck_assert(!eval_op_within(m, op, ins, &(EvalLimits){.max_ops = 1000}, &m->arena, out, &d) && said("more than 1000 ops"));
    diags_clear(&d);
    ck_assert(!eval_op_within(m, op, ins, &(EvalLimits){.max_work = 1000}, &m->arena, out, &d) && said("more than 1000 steps"));
}
END_TEST

START_TEST(too_large) {
    Shape huge = SHAPE(F32, 1 << 20, 1 << 20);
    const Literal *out;
    Attr along = attr_i64(ATTR_iota_dimension, 0);
    Op *op = op_of(OP_IOTA, NULL, 0, &along, 1, &huge, 1, 0);
    ck_assert(!eval_op_within(m, op, NULL, &(EvalLimits){.max_work = UINT64_MAX}, &m->arena, &out, &d) && said("no room"));
}
END_TEST

START_TEST(unsupported_is_said) {
    const Literal *x = LITERAL(SCALAR(I1), 1), *out;
    Shape s = SCALAR(I1);
    ck_assert(!evaluate(op_of(OP_TANH, &x, 1, NULL, 0, &s, 1, 0), &x, &out) && said("tanh: elements of type i1"));
}
END_TEST

// A function: calls another one, returns an argument and a constant as well.
START_TEST(function) {
    Type t = shape_type(SHAPE(F32, 2));
    Func *square = module_add_func(m, module_str(m, "square"));
    Value *x = block_add_arg(m, square->body, t, NULL);
    Builder b = {.m = m, .block = square->body};
    Value *xx = build_binary(&b, OP_MULTIPLY, x, x);
    build_typed(&b, OP_FUNC_RETURN, &xx, 1, NULL, 0, NULL, 0, 0);
    square->n_results = 1;
    square->result_types = &t;

    Func *f = module_add_func(m, module_str(m, "main"));
    b.block = f->body;
    Value *arg = block_add_arg(m, f->body, t, NULL);
    Attr callee = attr_str(ATTR_callee, module_str(m, "square"));
    Value *called = op_result(build_typed(&b, OP_CALL, &arg, 1, &callee, 1, &t, 1, 0), 0);
    Value *sum = build_binary(&b, OP_ADD, called, arg);
    Value *returned[] = {sum, arg, build_splat(&b, t, 4), sum};
    build_typed(&b, OP_FUNC_RETURN, returned, 4, NULL, 0, NULL, 0, 0);
    Type types[] = {t, t, t, t};
    f->n_results = 4;
    f->result_types = types;
    const Literal *in = LITERAL(SHAPE(F32, 2), 3, -2), *out[4];
    ck_assert(eval_func(m, f, &in, &m->arena, out, &d));
    EXPECT(out[0], 12, 2);
    EXPECT(out[1], 3, -2);
    EXPECT(out[2], 4, 4);
    EXPECT(out[3], 12, 2);
}
END_TEST

// A loop that reads a value from around it each time round, which is used again after the loop: y = x * x; 3 times x =
// x + y; x + y
static Func *capturing_loop(void) {
    Type t = shape_type(SHAPE(F32, 2)), i32 = shape_type(SCALAR(I32));
    Func *f = module_add_func(m, module_str(m, "main"));
    Builder b = {.m = m, .block = f->body};
    Value *x = block_add_arg(m, f->body, t, NULL);
    Value *y = build_binary(&b, OP_MULTIPLY, x, x), *bound = build_splat(&b, i32, 3);
    Value *state[] = {build_splat(&b, i32, 0), x};
    Type types[] = {i32, t};
    Op *loop_op = build_typed(&b, OP_WHILE, state, 2, NULL, 0, types, 2, 2);
    for (uint32_t r = 0; r < 2; r++) {
        Block *block = loop_op->regions[r];
        block->parent = loop_op;
        for (size_t i = 0; i < 2; i++) block_add_arg(m, block, types[i], NULL);
        Builder in = {.m = m, .block = block};
        if (r == 0) {
            Value *go = build_compare(&in, block->args[0], bound, "LT");
            region_returns(loop_op, 0, &go, 1);
        } else {
            Value *next[] = {build_binary(&in, OP_ADD, block->args[0], build_splat(&in, i32, 1)), build_binary(&in, OP_ADD, block->args[1], y)};
            region_returns(loop_op, 1, next, 2);
        }
    }
    Value *sum = build_binary(&b, OP_ADD, op_result(loop_op, 1), y);
    build_typed(&b, OP_FUNC_RETURN, &sum, 1, NULL, 0, NULL, 0, 0);
    f->n_results = 1;
    f->result_types = arena_new(&m->arena, Type);
    f->result_types[0] = t;
    return f;
}

START_TEST(loop_captures) {
    const Literal *in = LITERAL(SHAPE(F32, 2), 3, -2), *out;
    ck_assert(eval_func(m, capturing_loop(), &in, &m->arena, &out, &d));
    EXPECT(out, 39, 14);
}
END_TEST

typedef struct {
    int n, most; // sums of f32 that were made
    double lhs[8], sums[8];
} Seen;

static bool see(void *context, const Op *op, const Literal *const *ins, const Literal *const *outs) {
    Seen *s = context;
    if (op->kind != OP_ADD || outs[0]->type->dtype != DT_F32) return true;
    if (s->n == s->most) {
        diag_error(&d, op_place(op), CODE_NONE, "seen enough");
        return false;
    }
    s->lhs[s->n] = value_at(ins[0], 0);
    s->sums[s->n++] = value_at(outs[0], 0);
    return true;
}

// Ops of a loop are seen each round, with what they read and make; who looks may end it.
START_TEST(watched) {
    static const double lhs[] = {3, 12, 21, 30}, sums[] = {12, 21, 30, 39};
    const Literal *in = LITERAL(SHAPE(F32, 2), 3, -2), *out;
    Seen s = {.most = 8}, few = {.most = 2};
    Func *f = capturing_loop();
    ck_assert(eval_func_watched(m, f, &in, &(EvalWatch){&s, see}, &m->arena, &out, &d));
    EXPECT(out, 39, 14);
    ck_assert_int_eq(s.n, 4);
    for (int i = 0; i < s.n; i++) ck_assert(s.lhs[i] == lhs[i] && s.sums[i] == sums[i]);
    ck_assert(!eval_func_watched(m, f, &in, &(EvalWatch){&few, see}, &m->arena, &out, &d) && said("seen enough"));
    ck_assert_int_eq(few.n, 2);
}
END_TEST

START_TEST(endless_recursion_ends) {
    Type t = shape_type(SHAPE(F32, 2));
    Func *f = module_add_func(m, module_str(m, "f"));
    Builder b = {.m = m, .block = f->body};
    Value *x = block_add_arg(m, f->body, t, NULL);
    Attr callee = attr_str(ATTR_callee, module_str(m, "f"));
    Value *called = op_result(build_typed(&b, OP_CALL, &x, 1, &callee, 1, &t, 1, 0), 0);
    build_typed(&b, OP_FUNC_RETURN, &called, 1, NULL, 0, NULL, 0, 0);
    f->n_results = 1;
    f->result_types = &t;
    const Literal *in = LITERAL(SHAPE(F32, 2), 3, -2), *out;
    ck_assert(!eval_func(m, f, &in, &m->arena, &out, &d) && said("within each other"));
}
END_TEST

// Two phases: the second sees the operand and the first's result.
START_TEST(kernel) {
    const Literal *in = LITERAL(SHAPE(F32, 2), 3, 5), *out;
    Shape s = SHAPE(F32, 2);
    Op *op = op_of(OP_KERNEL, &in, 1, NULL, 0, &s, 1, 2);
    for (uint32_t r = 0; r < 2; r++) {
        Builder b = {.m = m, .block = op->regions[r]};
        op->regions[r]->parent = op;
        for (uint32_t i = 0; i <= r; i++) block_add_arg(m, b.block, shape_type(s), NULL);
        Value *y = build_binary(&b, r ? OP_SUBTRACT : OP_MULTIPLY, b.block->args[r], b.block->args[0]);
        region_returns(op, r, &y, 1);
    }
    ck_assert(evaluate(op, &in, &out));
    EXPECT(out, 6, 20);
}
END_TEST

Suite *eval_suite(void);
Suite *eval_suite(void) {
    const TTest *const tests[] = {
        loop, endless_loop_ends, too_large, unsupported_is_said, function, loop_captures, watched, endless_recursion_ends, kernel,
    };
    Suite *s = suite_create("eval");
    TCase *c = tcase_create("eval");
    tcase_add_checked_fixture(c, begin, end);
    for (size_t i = 0; i < COUNT(tests); i++) tcase_add_test(c, tests[i]);
    suite_add_tcase(s, c);
    return s;
}
