// Gradients of linear algebra and transforms.
#include "ir/ops/custom_call.h"
#include "passes/gradient/gradient.h"

#include <string.h>

static Value *conj_of(Builder *b, Value *x) { return dtype_is_complex(x->type->dtype) ? build_unary(b, OP_CONJ, x) : x; }

Value *matrix_exchanged(Builder *b, Value *x) {
    int64_t permutation[MAX_RANK];
    uint32_t rank = x->type->rank;
    for (uint32_t i = 0; i < rank; i++) permutation[i] = i;
    permutation[rank - 1] = rank - 2, permutation[rank - 2] = rank - 1;
    return build_transpose(b, x, permutation);
}

Value *matrix_multiplied(Builder *b, Value *x, Value *y) {
    uint32_t rank = x->type->rank;
    int64_t batch[MAX_RANK], last = rank - 1, before = rank - 2;
    for (uint32_t i = 0; i + 2 < rank; i++) batch[i] = i;
    Axes lists[DOT_LISTS] = {{batch, rank - 2}, {batch, rank - 2}, {&last, 1}, {&before, 1}};
    return build_dot(b, x, y, lists, x->type->dtype);
}

Value *matrix_triangle(Builder *b, Value *x, bool lower, double diagonal) {
    uint32_t rank = x->type->rank;
    Value *row = build_iota(b, DT_I32, x->type, rank - 2), *column = build_iota(b, DT_I32, x->type, rank - 1);
    Value *inside = build_compare(b, row, column, lower ? "GT" : "LT"), *zero = zeros_like(b, x), *rest = zero;
    if (diagonal != 0) {
        Value *on = build_compare(b, row, column, "EQ");
        rest = build_select(b, on, diagonal == 1 ? x : scaled(b, x, diagonal), zero);
    }
    return build_select(b, inside, x, rest);
}

Value *matrix_solved(Builder *b, Value *a, Value *y, bool left, bool lower, bool unit, const char *transpose) {
    Attr attrs[] = {attr_bool(ATTR_left_side, left), attr_bool(ATTR_lower, lower), attr_bool(ATTR_unit_diagonal, unit),
                    attr_str(ATTR_transpose_a, module_str(b->m, transpose))};
    Value *operands[] = {a, y};
    return op_result(build_op(b, OP_TRIANGULAR_SOLVE, operands, 2, attrs, COUNT(attrs)), 0);
}

// op(A) X = B (or X op(A) = B): of B, the solution C of op(A)^T C = adjoint; of op(A), -C X^T (-X^T C), of which A has the triangle that is read.
static void gradient_solve(Gradient *g, Op *op) {
    Builder *b = &g->b;
    const char *how = str_text(op_str(op, ATTR_transpose_a));
    bool left = op_int(op, ATTR_left_side, 0), lower = op_int(op, ATTR_lower, 0), unit = op_int(op, ATTR_unit_diagonal, 0);
    bool plain = !strcmp(how, "NO_TRANSPOSE"), adjoint = !strcmp(how, "ADJOINT");
    Value *a = operand_of(op, 0), *x = &op->results[0];
    if (!x->type->n_elems) return;
    Value *c = matrix_solved(b, adjoint ? conj_of(b, a) : a, adjoint_of(g, x), left, lower, unit, plain ? "TRANSPOSE" : "NO_TRANSPOSE");
    operand_add(g, op, 1, c);
    if (!operand_wanted(op, 0)) return;
    Value *turned = matrix_exchanged(b, x), *part = left ? matrix_multiplied(b, c, turned) : matrix_multiplied(b, turned, c);
    if (!plain) part = matrix_exchanged(b, part);
    if (adjoint) part = conj_of(b, part);
    operand_add(g, op, 0, negated(b, matrix_triangle(b, part, lower, unit ? 0 : 1)));
}

// A = L L^H, of which one triangle is read. With P the lower triangle of L^T a, its diagonal halved: S = conj(L)^-1 .. of the whole matrix, in the
// convention of gradient.h for the conjugates W = L^-H P' L^-1; off the diagonal an element that is read stands for two.
static void gradient_cholesky(Gradient *g, Op *op) {
    Builder *b = &g->b;
    bool lower = op_int(op, ATTR_lower, 0);
    Value *l = &op->results[0], *a = adjoint_of(g, l);
    if (!l->type->n_elems) return;
    if (!lower) l = matrix_exchanged(b, l), a = matrix_exchanged(b, a); // A^T = (U^T)(U^T)^H conjugated: the same with L = U^T
    l = conj_of(b, matrix_triangle(b, l, true, 1));                     // from adjoints to gradients: conjugated numbers
    Value *real_l = conj_of(b, l), *grad = conj_of(b, matrix_triangle(b, a, true, 1));
    Value *p = matrix_multiplied(b, matrix_exchanged(b, l), grad);
    p = matrix_triangle(b, p, true, 0.5);
    p = matrix_solved(b, real_l, p, true, true, false, dtype_is_complex(l->type->dtype) ? "ADJOINT" : "TRANSPOSE"); // L^-H P
    p = matrix_solved(b, real_l, p, false, true, false, "NO_TRANSPOSE");                                            // .. L^-1
    Value *whole = plus(b, p, conj_of(b, matrix_exchanged(b, p)));
    Value *part = matrix_triangle(b, whole, true, 0.5);
    part = conj_of(b, part);
    operand_add(g, op, 0, lower ? part : matrix_exchanged(b, part));
}

// --- LU: P A = L U

static Value *over_last(Builder *b, Value *x) { // [.., n] -> [..] -> [.., n]
    int64_t last = x->type->rank - 1, kept[MAX_RANK];
    for (int64_t i = 0; i < last; i++) kept[i] = i;
    return build_broadcast_as(b, sum_over(b, x, &last, 1), x->type, kept, (size_t)last);
}

// Which row of A each row of the factors is, from the rows that were exchanged one after the other.
static Value *rows_of_pivots(Gradient *g, Value *pivots, int64_t first) {
    const Type t = pivots->type;
    Value *start[] = {build_splat_i64(&g->b, type_scalar(&g->m->types, DT_I64), 0), build_iota(&g->b, t->dtype, t, t->rank - 1)};
    Builder b;
    Op *loop = build_loop(&g->b, start, 2, t->dims[t->rank - 1], &b);
    Value *count = b.block->args[0], *rows = b.block->args[1], *place = build_iota(&b, t->dtype, t, t->rank - 1), *zero = zeros_like(&b, rows);
    Value *now = build_broadcast_as(&b, build_convert(&b, count, t->dtype), t, NULL, 0), *here = build_compare(&b, place, now, "EQ");
    Value *other = over_last(&b, build_select(&b, here, pivots, zero));
    other = minus(&b, other, number_like(&b, other, (double)first));
    Value *there = build_compare(&b, place, other, "EQ"), *mine = over_last(&b, build_select(&b, here, rows, zero));
    Value *its = over_last(&b, build_select(&b, there, rows, zero)), *moved = build_select(&b, there, mine, rows);
    Value *ends[] = {NULL, build_select(&b, here, its, moved)};
    ends[0] = plus(&b, count, build_splat_i64(&b, count->type, 1));
    build_return(&b, ends, 2);
    return op_result(loop, 1);
}

// With G the lower triangle of L^T l without its diagonal, and the upper one of u U^T: A has P^T L^-T G U^-T.
static Value *part_of_lu(Gradient *g, Value *lu, Value *a, Value *rows) {
    Builder *b = &g->b;
    const Type t = lu->type;
    uint32_t rank = t->rank;
    int64_t dims[MAX_RANK];
    Value *row = build_iota(b, DT_I32, t, rank - 2), *column = build_iota(b, DT_I32, t, rank - 1);
    Value *unit = build_convert(b, build_compare(b, row, column, "EQ"), t->dtype), *below = plus(b, matrix_triangle(b, lu, true, 0), unit);
    Value *left = matrix_multiplied(b, matrix_exchanged(b, below), matrix_triangle(b, a, true, 0));
    Value *upper = matrix_exchanged(b, matrix_triangle(b, lu, false, 1)), *right = matrix_multiplied(b, matrix_triangle(b, a, false, 1), upper);
    Value *part = matrix_triangle(b, left, true, 0);
    part = plus(b, part, matrix_triangle(b, right, false, 1));
    part = matrix_solved(b, lu, part, true, true, true, "TRANSPOSE");
    part = matrix_solved(b, lu, part, false, false, false, "TRANSPOSE");
    for (uint32_t i = 0; i + 2 < rank; i++) dims[i] = i;
    dims[rank - 2] = rank - 1;
    Value *of = build_broadcast_as(b, build_convert(b, rows, DT_I32), t, dims, rank - 1);
    return matrix_multiplied(b, build_convert(b, build_compare(b, row, of, "EQ"), t->dtype), part);
}

static void gradient_custom_call(Gradient *g, Op *op) {
    const CustomTarget *target = custom_target(op);
    LapackRoutine routine = target ? target->routine : LAPACK_NONE;
    Value *lu = &op->results[0], *a = adjoint_of(g, lu);
    uint32_t rank = type_is_tensor(lu->type) ? lu->type->rank : 0;
    if (routine == LAPACK_SYEVD || routine == LAPACK_EIGH) {
        gradient_eigh(g, op, routine == LAPACK_EIGH || custom_config_is(op, "mode", 'V'));
    } else if (routine == LAPACK_GESDD) {
        gradient_svd(g, op);
    } else if (routine == LAPACK_GEQRF) {
        gradient_qr(g, op);
    } else if (routine == LAPACK_ORGQR) {
        gradient_qr_vectors(g, op);
    } else if (routine != LAPACK_GETRF && routine != LAPACK_LU) {
        gradient_refuse(g, op, "its gradient is not known", "ask for other gradients (--grad=ARG,..), or write what it does with ops that have one");
    } else if (rank < 2 || lu->type->dims[rank - 1] != lu->type->dims[rank - 2]) {
        gradient_refuse(g, op, "LU has a gradient for square matrices alone", "factorise a square matrix");
    } else if (a && lu->type->n_elems) {
        Value *rows = routine == LAPACK_LU ? &op->results[2] : rows_of_pivots(g, &op->results[1], 1);
        operand_add(g, op, 0, part_of_lu(g, lu, a, rows));
    }
}

// --- fft: linear, and the matrix of the whole one is symmetric

static Value *transform(Builder *b, Value *x, const char *type, const int64_t *length, size_t n) {
    Attr attrs[] = {attr_str(ATTR_fft_type, module_str(b->m, type)), attr_axes(&b->m->arena, ATTR_fft_length, length, n)};
    return op_result(build_op(b, OP_FFT, &x, 1, attrs, COUNT(attrs)), 0);
}

// Of real numbers to the first half of their transform: the adjoint, zeros for the other half, transformed.
static Value *part_of_real(Builder *b, Value *a, const Type x, Axes length) {
    int64_t none[MAX_RANK] = {0}, high[MAX_RANK] = {0};
    uint32_t last = x->rank - 1;
    high[last] = x->dims[last] - a->type->dims[last];
    a = build_pad(b, a, build_scalar(b, a->type->dtype, 0), none, high, none);
    return build_unary(b, OP_REAL, transform(b, a, "FFT", length.v, length.n));
}

// Back to real numbers: element k of the half along the last dimension stands for itself and its conjugate, but for the first one and, of an even number, the
// last; what is not real of these counts for nothing there, and the transform of the real adjoint is real there along that dimension.
static Value *part_of_half(Builder *b, Value *a, const Type z, Axes length) {
    int64_t n = length.v[length.n - 1], last = z->rank - 1, half = z->dims[last], all = 1;
    DType t = a->type->dtype;
    for (uint32_t i = 0; i < length.n; i++) all *= length.v[i];
    double *weights = arena_array(&b->m->arena, double, (size_t)half);
    for (int64_t k = 0; k < half; k++) weights[k] = (k == 0 || 2 * k == n ? 1.0 : 2.0) / (double)all;
    Value *spectrum = build_unary(b, OP_CONJ, transform(b, a, "RFFT", length.v, length.n)), *w = build_numbers(b, t, weights, &half, 1);
    w = build_broadcast(b, w, z->dims, z->rank, &last, 1);
    return times(b, spectrum, build_convert(b, w, z->dtype));
}

static void gradient_fft(Gradient *g, Op *op) {
    const char *type = str_text(op_str(op, ATTR_fft_type));
    Axes length = op_axes(op, ATTR_fft_length);
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 0);
    if (!a->type->n_elems || !x->type->n_elems) return;
    if (!strcmp(type, "RFFT")) operand_add(g, op, 0, part_of_real(&g->b, a, x->type, length));
    else if (!strcmp(type, "IRFFT")) operand_add(g, op, 0, part_of_half(&g->b, a, x->type, length));
    else operand_add(g, op, 0, transform(&g->b, a, type, length.v, length.n));
}

const GradientRow linalg_gradients[] = {
    {OP_CHOLESKY, .apply = gradient_cholesky},
    {OP_CUSTOM_CALL, .apply = gradient_custom_call},
    {OP_FFT, .apply = gradient_fft},
    {OP_TRIANGULAR_SOLVE, .apply = gradient_solve},
};
const size_t n_linalg_gradients = COUNT(linalg_gradients);
