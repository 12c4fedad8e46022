// The builder: what each call makes is an op that verifies, of the type that its arguments say, and means what build.h says; evaluated on small constants.
#include "ir/infer/infer.h"
#include "tests/unit/ir/one_op.h"

static Func *f;
static Builder b;

static void open_main(void) {
    begin();
    f = module_add_func(m, module_str(m, "main"));
    b = (Builder){.m = m, .block = f->body};
}

// The value of v, the function's only result.
static const Literal *value_of(Value *v) {
    const Literal *out = NULL;
    build_typed(&b, OP_FUNC_RETURN, &v, 1, NULL, 0, NULL, 0, 0);
    f->n_results = 1;
    f->result_types = &v->type;
    ck_assert_msg(module_verify(m, &d), "what was built does not verify");
    ck_assert(eval_func(m, f, NULL, &m->arena, &out, &d));
    return out;
}

static Value *matrix(void) { return build_numbers(&b, DT_F32, (const double[]){0, 1, 2, 3, 4, 5}, (const int64_t[]){2, 3}, 2); }

static Value *number(double v) { return build_scalar(&b, DT_I32, v); }

START_TEST(constants_are_what_they_are_given) {
    Value *x = build_convert(&b, build_integers(&b, (const int64_t[]){INT64_MAX, -2}, (const int64_t[]){2}, 1), DT_F64);
    ck_assert_ptr_eq(build_convert(&b, x, DT_F64), x);
    Value *y = build_splat_i64(&b, x->type, 3), *z = build_splat_of(&b, x->type, &(double){0.5});
    Value *sum = build_binary(&b, OP_ADD, build_binary(&b, OP_ADD, x, y), z);
    EXPECT(value_of(sum), 0x1p63, 1.5);
}
END_TEST

START_TEST(movements_have_the_type_of_their_shape) {
    Value *x = matrix(), *positions = build_iota(&b, DT_F32, x->type, 1), *sum = build_binary(&b, OP_ADD, x, positions);
    Value *row = build_slice_along(&b, sum, 0, 1, 2), *turned = build_reverse(&b, row, (const int64_t[]){1}, 1);
    Value *all = build_concatenate(&b, (Value *[]){row, turned}, 2, 1);
    ck_assert_int_eq(all->type->dims[1], 6);
    Value *as_x = build_reshape_as(&b, all, x->type);
    ck_assert_ptr_eq(as_x->type, x->type);
    ck_assert_ptr_eq(build_reshape_as(&b, as_x, x->type), as_x);
    EXPECT(value_of(as_x), 3, 5, 7, 7, 5, 3);
}
END_TEST

START_TEST(choices_compare_as_they_are_told) {
    Value *x = build_convert(&b, matrix(), DT_I8), *two = build_splat(&b, x->type, 2), *minus = build_splat(&b, x->type, -1);
    Value *less = build_compare(&b, x, two, "LT"), *v = build_select(&b, less, minus, x); // -1 -1 2 3 4 5
    Value *top = build_compare_as(&b, build_bitcast(&b, v, DT_UI8), build_splat(&b, type_with_dtype(&m->types, x->type, DT_UI8), 200), "GT", "UNSIGNED");
    v = build_select(&b, top, two, v);
    EXPECT(value_of(build_clamp(&b, two, v, build_splat(&b, x->type, 4))), 2, 2, 2, 3, 4, 4);
}
END_TEST

START_TEST(an_index_may_be_a_value) {
    Value *x = matrix(), *column = build_dynamic_index(&b, x, 1, number(2)); // 2 5
    ck_assert_uint_eq(column->type->rank, 1);
    EXPECT(value_of(build_dynamic_update_index(&b, x, column, 1, number(0))), 2, 1, 2, 5, 4, 5);
}
END_TEST

START_TEST(an_index_into_a_vector_needs_no_other_start) {
    Value *x = build_reshape(&b, matrix(), (const int64_t[]){6}, 1), *at = number(4), *v = build_dynamic_index(&b, x, 0, at);
    ck_assert_ptr_eq(v->def->operands[0]->def->operands[1], at);
    ck_assert_ptr_eq(v->def->operands[0]->def->prev, at->def);
    EXPECT(value_of(v), 4);
}
END_TEST

START_TEST(a_gather_takes_rows) {
    Axes lists[GATHER_LISTS] = {[GATHER_OFFSET] = LIST(1), [GATHER_COLLAPSED] = LIST(0), [GATHER_START_MAP] = LIST(0), [GATHER_INDEX_VECTOR] = LIST(1)};
    Value *rows = build_integers(&b, (const int64_t[]){1, 0, 1}, (const int64_t[]){3, 1}, 2);
    EXPECT(value_of(build_gather(&b, matrix(), rows, lists, (const int64_t[]){1, 3})), 3, 4, 5, 0, 1, 2, 3, 4, 5);
}
END_TEST

START_TEST(contractions_infer_sizes_and_take_the_element_type) {
    Axes lists[DOT_LISTS] = {[DOT_LHS_CONTRACT] = LIST(1), [DOT_RHS_CONTRACT] = LIST(1)};
    Value *x = matrix(), *square = build_dot(&b, x, x, lists, DT_F64);
    ck_assert_int_eq(square->type->dtype, DT_F64);
    lists[DOT_LHS_CONTRACT] = lists[DOT_RHS_CONTRACT] = LIST(0);
    Value *turned = build_transpose(&b, x, (const int64_t[]){1, 0}), *again = build_contraction_like(&b, square->def, turned, turned, lists);
    ck_assert_ptr_eq(again->type, square->type);
    ck_assert_ptr_ne(op_attr(again->def, ATTR_dot_dimension_numbers)->lists, op_attr(square->def, ATTR_dot_dimension_numbers)->lists);
    EXPECT(value_of(build_binary(&b, OP_ADD, square, again)), 10, 28, 28, 100);
}
END_TEST

START_TEST(reductions_are_one_binary_op) {
    Value *x = matrix(), *rows = build_reduce(&b, OP_ADD, x, (const int64_t[]){1}, 1, 1);                        // 4 13
    Value *sums = build_reduce_window(&b, OP_ADD, x, (const int64_t[]){1, 2}, (const int64_t[]){0, 0, 1, 0}, 0); // 0 1 3 3 7 9
    ck_assert_ptr_eq(sums->type, x->type);
    EXPECT(value_of(build_binary(&b, OP_ADD, sums, build_broadcast_as(&b, rows, x->type, (const int64_t[]){0}, 1))), 4, 5, 7, 16, 20, 22);
}
END_TEST

START_TEST(a_region_is_copied_with_what_it_returns) {
    Value *x = matrix(), *sum = build_reduce(&b, OP_MAXIMUM, x, (const int64_t[]){0}, 1, -1);
    const Op *reduce = sum->def;
    Op *again = build_typed(&b, OP_REDUCE, reduce->operands, 2, reduce->attrs, reduce->n_attrs, &sum->type, 1, 1);
    build_region_copy(&b, reduce->regions[0], again->regions[0]);
    ck_assert_ptr_ne(block_end(again->regions[0])->operands[0], block_end(reduce->regions[0])->operands[0]);
    EXPECT(value_of(build_binary(&b, OP_MULTIPLY, sum, op_result(again, 0))), 9, 16, 25);
}
END_TEST

START_TEST(a_sort_takes_its_comparator) {
    Value *x = matrix(), *at = build_iota(&b, DT_I32, x->type, 1);
    Op *sort = build_sort(&b, (Value *[]){x, at}, 2, 1);
    for (uint32_t i = 0; i < 4; i++) block_add_arg(m, sort->regions[0], type_scalar(&m->types, i < 2 ? DT_F32 : DT_I32), NULL);
    Builder in = builder_in(&b, sort->regions[0]);
    Value *larger = build_compare(&in, in.block->args[0], in.block->args[1], "GT");
    build_return(&in, &larger, 1);
    EXPECT(value_of(op_result(sort, 1)), 2, 1, 0, 2, 1, 0);
}
END_TEST

START_TEST(a_loop_counts) {
    Value *start[] = {number(0), build_scalar(&b, DT_F32, 1)};
    Builder body;
    Op *loop = build_loop(&b, start, 2, 5, &body);
    Value **state = body.block->args, *next[2], *one = build_scalar(&body, DT_I32, 1);
    next[0] = build_binary(&body, OP_ADD, state[0], one);
    next[1] = build_binary(&body, OP_ADD, state[1], state[1]);
    build_return(&body, next, 2);
    ck_assert_int_eq(op_int(loop, ATTR_trip_count, 0), 5);
    EXPECT(value_of(op_result(loop, 1)), 32);
}
END_TEST

Suite *builder_suite(void);
Suite *builder_suite(void) {
    Suite *s = suite_create("builder");
    TCase *t = tcase_create("builder");
    tcase_add_checked_fixture(t, open_main, end);
    tcase_add_test(t, constants_are_what_they_are_given);
    tcase_add_test(t, movements_have_the_type_of_their_shape);
    tcase_add_test(t, choices_compare_as_they_are_told);
    tcase_add_test(t, an_index_may_be_a_value);
    tcase_add_test(t, an_index_into_a_vector_needs_no_other_start);
    tcase_add_test(t, a_gather_takes_rows);
    tcase_add_test(t, contractions_infer_sizes_and_take_the_element_type);
    tcase_add_test(t, reductions_are_one_binary_op);
    tcase_add_test(t, a_region_is_copied_with_what_it_returns);
    tcase_add_test(t, a_sort_takes_its_comparator);
    tcase_add_test(t, a_loop_counts);
    suite_add_tcase(s, t);
    return s;
}
