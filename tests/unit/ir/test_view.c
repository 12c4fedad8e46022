// Strided views against the plain meaning of the ops: random chains of reshape, transpose, slice, reverse and
// broadcast_in_dim are carried out on tables of element numbers, and every element that a view addresses must be the
// one in the table. Use lists against a plain count.
#include "ir/graph/uses.h"
#include "ir/ops/view.h"

#include "ir/builder/build.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_STEPS = 8, MAX_TABLE = 4096, TEST_RANK = 5 };

// Element numbers of the first value, as each value of the chain holds them.
typedef struct {
    Value *value;
    int64_t *elems;
} Step;

static void unravel(int64_t flat, const int64_t *dims, uint32_t rank, int64_t *out) {
    for (uint32_t i = rank; i-- > 0;) {
        out[i] = flat % dims[i];
        flat /= dims[i];
    }
}

static int64_t ravel(const int64_t *at, const int64_t *dims, uint32_t rank) {
    int64_t flat = 0;
    for (uint32_t i = 0; i < rank; i++) flat = flat * dims[i] + at[i];
    return flat;
}

// The index in the operand of what the op puts at `at`, straight from the specification.
static void source_index(const Op *op, const int64_t *at, int64_t *out) {
    Type from = op->operands[0]->type, to = op->results[0].type;
    for (uint32_t i = 0; i < from->rank; i++) {
        switch (op->kind) {
        case OP_TRANSPOSE: out[op_axes(op, ATTR_permutation).v[i]] = at[i]; break;
        case OP_SLICE: out[i] = op_axes(op, ATTR_start_indices).v[i] + at[i] * op_axes(op, ATTR_strides).v[i]; break;
        case OP_REVERSE: out[i] = axes_contain(op_axes(op, ATTR_dimensions), i) ? from->dims[i] - 1 - at[i] : at[i]; break;
        case OP_BROADCAST_IN_DIM: out[i] = from->dims[i] == 1 ? 0 : at[op_axes(op, ATTR_broadcast_dimensions).v[i]]; break;
        default: unravel(ravel(at, to->dims, to->rank), from->dims, from->rank, out); return;
        }
    }
}

static Step step_of(Value *v, const Step *before) {
    Step s = {v, xmalloc(sizeof(int64_t) * (size_t)(v->type->n_elems + 1))};
    int64_t at[MAX_RANK], from[MAX_RANK];
    for (int64_t i = 0; i < v->type->n_elems; i++) {
        s.elems[i] = i;
        if (!before) continue;
        unravel(i, v->type->dims, v->type->rank, at);
        source_index(v->def, at, from);
        s.elems[i] = before->elems[ravel(from, before->value->type->dims, before->value->type->rank)];
    }
    return s;
}

static Value *random_transpose(Builder *b, Value *x) {
    int64_t p[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) p[i] = i;
    for (uint32_t i = x->type->rank; i > 1; i--) {
        int64_t j = random_below(i), t = p[i - 1];
        p[i - 1] = p[j];
        p[j] = t;
    }
    return build_transpose(b, x, p);
}

static Value *random_slice(Builder *b, Value *x) {
    int64_t start[MAX_RANK], limit[MAX_RANK], step[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) {
        int64_t n = x->type->dims[i];
        start[i] = random_below(3) ? 0 : random_below(n + 1);
        limit[i] = random_below(3) || start[i] == n ? n : start[i] + 1 + random_below(n - start[i]);
        step[i] = random_below(3) ? 1 : random_below(20) ? 1 + random_below(3) : INT64_MAX;
    }
    return build_slice(b, x, start, limit, step);
}

static Value *random_reverse(Builder *b, Value *x) {
    int64_t dims[MAX_RANK];
    size_t n = 0;
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (random_below(2)) dims[n++] = i;
    Attr a = attr_axes(&b->m->arena, ATTR_dimensions, dims, n);
    return op_result(build_op(b, OP_REVERSE, &x, 1, &a, 1), 0);
}

static Value *random_broadcast(Builder *b, Value *x) {
    int64_t dims[MAX_RANK], map[MAX_RANK], n_elems = x->type->n_elems;
    uint32_t rank = 0;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        if (!random_below(3) && n_elems < 200 && rank < TEST_RANK) n_elems *= dims[rank++] = 1 + random_below(3);
        map[i] = rank;
        bool repeat = x->type->dims[i] == 1 && n_elems < 200 && random_below(2);
        dims[rank++] = repeat ? 2 : x->type->dims[i];
        n_elems *= repeat ? 2 : 1;
    }
    return build_broadcast(b, x, dims, rank, map, x->type->rank);
}

// Splits and merges neighbours, and adds and drops ones.
static Value *random_reshape(Builder *b, Value *x) {
    int64_t dims[2 * MAX_RANK];
    uint32_t rank = 0;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        int64_t n = x->type->dims[i], f = 2 + random_below(3);
        if (n == 1 && random_below(2)) continue;
        if (!random_below(6)) dims[rank++] = 1;
        if (rank && !random_below(3)) {
            dims[rank - 1] *= n;
        } else if (n % f == 0 && random_below(2)) {
            dims[rank++] = f;
            dims[rank++] = n / f;
        } else {
            dims[rank++] = n;
        }
    }
    return rank <= TEST_RANK + 2 ? build_reshape(b, x, dims, rank) : x;
}

static Value *random_step(Builder *b, Value *x) {
    static Value *(*const makers[])(Builder *, Value *) = {random_transpose, random_slice, random_reverse, random_broadcast, random_reshape, random_reshape};
    return makers[random_below(COUNT(makers))](b, x);
}

// Every element of the last value lies where its view says, in the value that the view is of.
static void check_view(const Step *steps, int n, const View *w) {
    const Step *last = &steps[n - 1], *base = NULL;
    int64_t at[MAX_RANK];
    for (int i = 0; i < n; i++)
        if (steps[i].value == w->base) base = &steps[i];
    ck_assert_ptr_nonnull(base);
    Type t = last->value->type;
    ck_assert_uint_eq(w->rank, t->rank);
    if (t->rank) ck_assert_mem_eq(w->dims, t->dims, t->rank * sizeof *t->dims);
    for (int64_t i = 0; i < t->n_elems; i++) {
        int64_t where = w->offset_elems;
        unravel(i, t->dims, t->rank, at);
        for (uint32_t k = 0; k < t->rank; k++) where += at[k] * w->strides_elems[k];
        bool right =
            where >= 0 && where < base->value->type->n_elems && base->elems[where] == last->elems[i] && (!view_is_dense(w) || where == w->offset_elems + i);
        if (!right) ck_abort_msg("element %lld lies at %lld", (long long)i, (long long)where); // asked of millions: ck_assert tells each to another process
    }
}

static Builder start(Module *m, const int64_t *dims, size_t rank) {
    Func *f = module_add_func(m, module_str(m, "main"));
    block_add_arg(m, f->body, type_tensor(&m->types, DT_F32, dims, rank), NULL);
    return (Builder){.m = m, .block = f->body};
}

START_TEST(random_chains_address_the_right_elements) {
    int n_whole = 0, n_stopped = 0;
    for (uint64_t seed = 0; seed < 6000; seed++) {
        random_state = seed;
        Module *m = module_new();
        int64_t dims[TEST_RANK];
        size_t rank = (size_t)random_below(5);
        for (size_t i = 0; i < rank; i++) dims[i] = random_below(30) ? 1 + random_below(6) : 0;
        Builder b = start(m, dims, rank);
        Step steps[MAX_STEPS + 1];
        int n = 0;
        steps[n++] = step_of(b.block->args[0], NULL);
        for (int k = 0; k < MAX_STEPS; k++) {
            Value *x = random_step(&b, steps[n - 1].value);
            if (x == steps[n - 1].value || x->type->n_elems > MAX_TABLE) continue;
            steps[n] = step_of(x, &steps[n - 1]);
            n++;
            View w;
            ck_assert(view_resolve(x, &w));
            check_view(steps, n, &w);
            *(w.base == steps[0].value ? &n_whole : &n_stopped) += 1;
        }
        for (int k = 0; k < n; k++) free(steps[k].elems);
        module_free(m);
    }
    ck_assert_int_gt(n_whole, 10000);
    ck_assert_int_gt(n_stopped, 1000);
}
END_TEST

START_TEST(reshapes_stop_only_where_strides_end) {
    // clang-format off
    static const struct {
        int64_t dims[4], strides[4];
        uint32_t rank;
        int64_t to[4];
        uint32_t to_rank;
        bool can;
        int64_t want[4];
    } rows[] = {
        {{6, 4}, {4, 1}, 2, {24}, 1, true, {1}},                // merge
        {{6, 4}, {1, 6}, 2, {24}, 1, false, {0}},               // transposed: no
        {{6, 4}, {1, 6}, 2, {2, 3, 4}, 3, true, {3, 1, 6}},     // split of one dimension
        {{6, 4}, {1, 6}, 2, {2, 3, 2, 2}, 4, true, {3, 1, 12, 6}},
        {{4, 6}, {12, 2}, 2, {8, 3}, 2, true, {6, 2}},          // strided rows that follow each other
        {{4, 6}, {20, 2}, 2, {8, 3}, 2, false, {0}},            // rows with a gap
        {{4, 6}, {0, 0}, 2, {3, 8}, 2, true, {0, 0}},           // one element repeated
        {{4, 6}, {-6, -1}, 2, {24}, 1, true, {-1}},             // all reversed
        {{4, 6}, {-6, 1}, 2, {24}, 1, false, {0}},
        {{2, 3}, {3, 1}, 2, {7}, 1, false, {0}},                // other number of elements
    };
    // clang-format on
    for (size_t i = 0; i < COUNT(rows); i++) {
        View w = {.rank = rows[i].rank};
        memcpy(w.dims, rows[i].dims, sizeof rows[i].dims);
        memcpy(w.strides_elems, rows[i].strides, sizeof rows[i].strides);
        ck_assert_int_eq(view_reshape(&w, rows[i].to, rows[i].to_rank), rows[i].can);
        if (!rows[i].can) {
            ck_assert_mem_eq(w.strides_elems, rows[i].strides, sizeof rows[i].strides); // untouched
            continue;
        }
        ck_assert_uint_eq(w.rank, rows[i].to_rank);
        for (uint32_t k = 0; k < w.rank; k++) ck_assert_int_eq(w.strides_elems[k], rows[i].want[k]);
    }
}
END_TEST

START_TEST(the_walk_ends_at_other_ops_and_unknown_shapes) {
    Module *m = module_new();
    Builder b = start(m, (int64_t[]){4, 6}, 2);
    Value *x = b.block->args[0], *neg = build_unary(&b, OP_NEGATE, x);
    View w;
    ck_assert(view_resolve(build_transpose(&b, neg, (int64_t[]){1, 0}), &w));
    ck_assert_ptr_eq(w.base, neg);
    ck_assert_int_eq(w.strides_elems[0], 1);
    ck_assert_int_eq(w.strides_elems[1], 6);
    ck_assert(!view_is_dense(&w));
    ck_assert(view_resolve(neg, &w));
    ck_assert_ptr_eq(w.base, neg);
    ck_assert(view_is_dense(&w));
    Value *unknown = block_add_arg(m, b.block, type_tensor(&m->types, DT_F32, (int64_t[]){DIM_UNKNOWN, 2}, 2), NULL);
    ck_assert(!view_resolve(unknown, &w));
    Value *cut = build_slice(&b, unknown, (int64_t[]){0, 0}, (int64_t[]){3, 2}, (int64_t[]){1, 1});
    ck_assert(view_resolve(cut, &w));
    ck_assert_ptr_eq(w.base, cut);
    ck_assert(!view_resolve(block_add_arg(m, b.block, type_token(&m->types), NULL), &w));
    module_free(m);
}
END_TEST

// --- uses

START_TEST(matrices_are_what_blas_reads) {
    static const struct {
        int64_t dims[2], strides[2];
        bool is, transposed;
        int64_t stride;
    } cases[] = {
        {{3, 5}, {5, 1}, true, false, 5},  {{3, 5}, {8, 1}, true, false, 8},   {{3, 5}, {1, 3}, true, true, 3},
        {{3, 5}, {1, 9}, true, true, 9},   {{3, 5}, {10, 2}, false, false, 0}, {{3, 5}, {5, -1}, false, false, 0},
        {{3, 5}, {0, 1}, false, false, 0}, {{3, 5}, {1, 0}, false, false, 0},  {{3, 5}, {1, 2}, false, false, 0},
        {{1, 5}, {0, 1}, true, false, 5},  {{3, 1}, {7, 0}, true, false, 7},   {{1, 1}, {0, 0}, true, false, 1},
        {{1, 5}, {77, 2}, true, true, 2},  {{3, 1}, {1, 0}, true, false, 1},   {{3, 5}, {(int64_t)INT32_MAX + 1, 1}, false, false, 0},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        View v = {.rank = 2, .dims = {cases[i].dims[0], cases[i].dims[1]}, .strides_elems = {cases[i].strides[0], cases[i].strides[1]}};
        bool transposed = false;
        int64_t stride = 0;
        ck_assert_msg(view_is_matrix(&v, &transposed, &stride) == cases[i].is, "case %zu", i);
        ck_assert_msg(transposed == cases[i].transposed && stride == cases[i].stride, "case %zu: stride %lld", i, (long long)stride);
    }
}
END_TEST

START_TEST(uses_are_found_in_order_and_in_regions) {
    Module *m = module_new();
    Builder b = start(m, NULL, 0);
    Value *x = b.block->args[0], *y = build_binary(&b, OP_ADD, x, x);
    Type pair[] = {x->type, x->type};
    Value *state[] = {x, y};
    Op *loop = build_typed(&b, OP_WHILE, state, 2, NULL, 0, pair, 2, 2);
    Builder in = {.m = m, .block = loop->regions[1]};
    Value *arg = block_add_arg(m, in.block, x->type, NULL);
    Value *inner = build_binary(&in, OP_MULTIPLY, arg, y);
    build_return(&in, (Value *[]){inner, y}, 2);
    Op *end = build_typed(&b, OP_FUNC_RETURN, (Value *[]){&loop->results[1]}, 1, NULL, 0, NULL, 0, 0);
    Uses u;
    uses_make(b.block, &u);
    ck_assert_uint_eq(u.n_ops, 5);
    UseList of_x = uses_of(&u, x), of_y = uses_of(&u, y);
    ck_assert_uint_eq(of_x.n, 3);
    ck_assert_ptr_eq(of_x.v[0].op, y->def);
    ck_assert_uint_eq(of_x.v[1].index, 1);
    ck_assert_ptr_eq(of_x.v[2].op, loop);
    ck_assert_uint_eq(of_y.n, 3);
    ck_assert_ptr_eq(of_y.v[1].op, inner->def);
    ck_assert_uint_eq(of_y.v[1].index, 1);
    ck_assert_uint_eq(uses_of(&u, &loop->results[0]).n, 0);
    ck_assert_uint_eq(uses_of(&u, &loop->results[1]).n, 1);
    ck_assert(value_used_outside(&u, y, in.block));
    ck_assert(!value_used_outside(&u, inner, in.block));
    ck_assert(!value_used_outside(&u, y, b.block));
    ck_assert(block_encloses(b.block, inner->def));
    ck_assert(!block_encloses(in.block, loop));
    ck_assert(op_before(y->def, loop) && op_before(loop, inner->def) && op_before(inner->def, end));
    ck_assert(op_inside(&u, inner->def, loop) && op_inside(&u, loop, loop) && !op_inside(&u, end, loop));
    uses_free(&u);
    uses_make(in.block, &u); // a region alone: values from around it are seen by their uses
    ck_assert_uint_eq(uses_of(&u, y).n, 2);
    ck_assert_uint_eq(uses_of(&u, x).n, 0);
    uses_free(&u);
    module_free(m);
}
END_TEST

START_TEST(uses_are_found_of_many_values_from_around_a_region) {
    enum { N = 100 };
    Module *m = module_new();
    Builder b = start(m, NULL, 0);
    Value *x = b.block->args[0], *from_around[N];
    for (int i = 0; i < N; i++) from_around[i] = build_binary(&b, OP_ADD, x, i ? from_around[i - 1] : x);
    Op *loop = build_typed(&b, OP_WHILE, &x, 1, NULL, 0, &x->type, 1, 2);
    Builder in = {.m = m, .block = loop->regions[1]};
    for (int i = 0; i < N; i++) build_binary(&in, OP_MULTIPLY, from_around[i], from_around[N - 1 - i]);
    Uses u;
    uses_make(in.block, &u); // numbered as they are met, while the table grows
    for (int i = 0; i < N; i++) ck_assert_uint_eq(uses_of(&u, from_around[i]).n, 2);
    uses_free(&u);
    module_free(m);
}
END_TEST

Suite *view_suite(void);
Suite *view_suite(void) {
    Suite *s = suite_create("view");
    TCase *t = tcase_create("view");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, random_chains_address_the_right_elements);
    tcase_add_test(t, reshapes_stop_only_where_strides_end);
    tcase_add_test(t, the_walk_ends_at_other_ops_and_unknown_shapes);
    tcase_add_test(t, matrices_are_what_blas_reads);
    tcase_add_test(t, uses_are_found_in_order_and_in_regions);
    tcase_add_test(t, uses_are_found_of_many_values_from_around_a_region);
    suite_add_tcase(s, t);
    return s;
}
