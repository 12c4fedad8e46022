// LAPACK's gtsv (ir/eval/linalg/tridiagonal.c): the rows one after the other in two counted loops, down and up, all systems of a batch together. In f64,
// rounded once, operation by operation as in eval.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

#include <math.h>

// State of the way down: the round, the row being eliminated as it is by now, and U: its main diagonal, those one and two above, the right-hand sides.
enum { ROUND, NOW_D, NOW_UPPER, NOW_X, OUT_D, OUT_UPPER, OUT_BESIDE, OUT_X, N_DOWN };
// Of the way up: the round, the row, the solution of the two rows below it, the solution.
enum { UP_ROUND, UP_ROW, UP_NEXT, UP_OVER, UP_X, N_UP };

static Value *zeros_like(Builder *b, const Value *v) { return build_splat(b, v->type, 0); }

static Value *either(Builder *b, Value *cond, Value *yes, Value *no) {
    return build_select(b, build_broadcast_as(b, cond, yes->type, (const int64_t[]){0}, 1), yes, no);
}

// v [B] times rows [B, m].
static Value *scaled(Builder *b, Value *v, Value *rows) {
    return build_binary(b, OP_MULTIPLY, build_broadcast_as(b, v, rows->type, (const int64_t[]){0}, 1), rows);
}

static void fill_down(Builder *b, Value *const *state, Value *const *in, int64_t n) {
    Value *next[N_DOWN], *i = state[ROUND], *one = build_scalar(b, DT_I32, 1), *after = build_binary(b, OP_ADD, i, one);
    Value *below = build_dynamic_index(b, in[0], 1, after), *d = build_dynamic_index(b, in[1], 1, after), *upper = build_dynamic_index(b, in[2], 1, after),
          *x = build_dynamic_index(b, in[3], 1, after);
    Value *zero = zeros_like(b, d), *is_last = build_broadcast_as(b, build_compare(b, after, build_scalar(b, DT_I32, (double)(n - 1)), "EQ"), d->type, NULL, 0);
    upper = build_select(b, is_last, zero, upper);
    Value *size = lapack_size_of(b, below), *swap = build_compare(b, size, lapack_size_of(b, state[NOW_D]), "GT");
    Value *first = build_select(b, swap, below, state[NOW_D]), *second = build_select(b, swap, state[NOW_D], below);
    Value *first_d = build_select(b, swap, d, state[NOW_UPPER]), *second_d = build_select(b, swap, state[NOW_UPPER], d);
    Value *first_x = either(b, swap, x, state[NOW_X]), *second_x = either(b, swap, state[NOW_X], x);
    Value *beside = build_select(b, swap, upper, zero), *rest = build_select(b, swap, zero, upper), *factor = build_binary(b, OP_DIVIDE, second, first);
    next[ROUND] = after;
    next[NOW_D] = build_binary(b, OP_SUBTRACT, second_d, build_binary(b, OP_MULTIPLY, factor, first_d));
    next[NOW_UPPER] = build_binary(b, OP_SUBTRACT, rest, build_binary(b, OP_MULTIPLY, factor, beside));
    next[NOW_X] = build_binary(b, OP_SUBTRACT, second_x, scaled(b, factor, first_x));
    next[OUT_D] = build_dynamic_update_index(b, state[OUT_D], first, 1, i);
    next[OUT_UPPER] = build_dynamic_update_index(b, state[OUT_UPPER], first_d, 1, i);
    next[OUT_BESIDE] = build_dynamic_update_index(b, state[OUT_BESIDE], beside, 1, i);
    next[OUT_X] = build_dynamic_update_index(b, state[OUT_X], first_x, 1, i);
    build_return(b, next, N_DOWN);
}

// out: U's three diagonals, of which those above have zeros behind their ends, and the right-hand sides.
static void go_down(Builder *b, Value *const *in, int64_t n, Value **out) {
    Value *state[N_DOWN], *first = build_scalar(b, DT_I32, 0), *last = build_scalar(b, DT_I32, (double)(n - 1));
    state[ROUND] = first;
    for (uint32_t k = 0; k < 3; k++) state[NOW_D + k] = build_dynamic_index(b, in[1 + k], 1, first);
    state[OUT_D] = state[OUT_UPPER] = state[OUT_BESIDE] = zeros_like(b, in[1]);
    state[OUT_X] = in[3];
    if (n > 1) {
        Builder body;
        Op *loop = build_loop(b, state, N_DOWN, n - 1, &body);
        fill_down(&body, body.block->args, in, n);
        for (uint32_t k = 0; k < N_DOWN; k++) state[k] = &loop->results[k];
    }
    out[0] = build_dynamic_update_index(b, state[OUT_D], state[NOW_D], 1, last);
    out[1] = state[OUT_UPPER];
    out[2] = state[OUT_BESIDE];
    out[3] = build_dynamic_update_index(b, state[OUT_X], state[NOW_X], 1, last);
}

static Value *go_up(Builder *at, Value *const *u, int64_t n) {
    Value *state[N_UP], *next[N_UP];
    state[UP_ROUND] = build_scalar(at, DT_I32, 0);
    state[UP_ROW] = build_scalar(at, DT_I32, (double)(n - 1));
    state[UP_NEXT] = state[UP_OVER] = zeros_like(at, build_dynamic_index(at, u[3], 1, state[UP_ROUND]));
    state[UP_X] = u[3];
    Builder body, *b = &body;
    Op *loop = build_loop(at, state, N_UP, n, &body);
    Value **now = body.block->args, *row = now[UP_ROW], *x = build_dynamic_index(b, now[UP_X], 1, row), *one = build_scalar(b, DT_I32, 1);
    Value *upper = scaled(b, build_dynamic_index(b, u[1], 1, row), now[UP_NEXT]), *beside = scaled(b, build_dynamic_index(b, u[2], 1, row), now[UP_OVER]);
    x = build_binary(b, OP_SUBTRACT, build_binary(b, OP_SUBTRACT, x, upper), beside);
    x = build_binary(b, OP_DIVIDE, x, build_broadcast_as(b, build_dynamic_index(b, u[0], 1, row), x->type, (const int64_t[]){0}, 1));
    next[UP_ROUND] = build_binary(b, OP_ADD, now[UP_ROUND], one);
    next[UP_ROW] = build_binary(b, OP_SUBTRACT, row, one);
    next[UP_NEXT] = x;
    next[UP_OVER] = now[UP_NEXT];
    next[UP_X] = build_dynamic_update_index(b, now[UP_X], x, 1, row);
    build_return(b, next, N_UP);
    return &loop->results[UP_X];
}

// What is two above the diagonal, between the first and the last of what was below it.
static Value *as_lower(Builder *b, Value *lower, Value *beside, int64_t n) {
    if (n < 3) return lower;
    Value *parts[3] = {NULL};
    parts[0] = build_slice_along(b, lower, 1, 0, 1);
    parts[1] = build_slice_along(b, beside, 1, 0, n - 2);
    parts[2] = build_slice_along(b, lower, 1, n - 1, n);
    return build_concatenate(b, parts, 3, 1);
}

// The first zero of d, from 1, or 0.
static Value *first_zero(Builder *b, Value *d) {
    int64_t along = 1;
    Value *size = lapack_size_of(b, d), *is_zero = build_compare(b, size, zeros_like(b, size), "EQ");
    Value *i = lapack_iota(b, d, 1), *number = build_binary(b, OP_ADD, i, build_splat(b, i->type, 1)), *none = build_splat(b, i->type, INT32_MAX);
    Value *first = build_reduce(b, OP_MINIMUM, build_select(b, is_zero, number, none), &along, 1, INT32_MAX);
    Value *missing = build_compare(b, first, build_splat(b, first->type, INT32_MAX), "EQ");
    return build_select(b, missing, zeros_like(b, first), first);
}

bool expand_gtsv(Expand *x, Op *op) {
    Builder *b = &x->b;
    Type listed = op->operands[0]->type, matrix = op->operands[3]->type;
    int64_t n = matrix_dim(op->operands[0], 0), list[] = {n ? listed->n_elems / n : 0, n};
    if (!listed->n_elems) {
        for (uint32_t k = 0; k < 4; k++) value_replace(&op->results[k], op->operands[k]);
        value_replace(&op->results[4], build_splat(b, op->results[4].type, 0));
        return true;
    }
    Value *in[4], *u[4];
    DType wide = dtype_is_complex(listed->dtype) ? DT_C128 : DT_F64;
    for (uint32_t k = 0; k < 3; k++) in[k] = build_convert(b, build_reshape(b, op->operands[k], list, 2), wide);
    int64_t one_column[] = {list[0], n, 1};
    in[3] = matrix->n_elems ? lapack_flat(b, op->operands[3]) : build_splat(b, type_tensor(&b->m->types, wide, one_column, 3), 0);
    go_down(b, in, n, u);
    Value *info = first_zero(b, u[0]), *failed = build_compare(b, info, zeros_like(b, info), "NE");
    Value *end = build_slice_along(b, in[2], 1, n - 1, n), *upper = n > 1 ? matrix_joined(b, build_slice_along(b, u[1], 1, 0, n - 1), end, 1) : in[2];
    Value *out[] = {NULL, u[0], upper, NULL};
    out[0] = as_lower(b, in[0], u[2], n);
    out[3] = go_up(b, u, n);
    for (uint32_t k = 0; k < 4; k++) {
        Type t = op->results[k].type;
        Value *all = either(b, failed, build_splat(b, out[k]->type, NAN), out[k]);
        value_replace(&op->results[k], t->n_elems ? build_reshape_as(b, build_convert(b, all, t->dtype), t) : op->operands[k]);
    }
    value_replace(&op->results[4], build_reshape_as(b, info, op->results[4].type));
    return true;
}
