// LAPACK's LU with exchanges of rows (getrf), recursively: the left half of the columns, then the right one by a triangular_solve and a product, then
// what is left of it. Toledo 1997, "Locality of Reference in LU Decomposition with Partial Pivoting". A leaf of columns (lapack_leaf) is factored one
// by one in a counted loop, with all rows of the matrix, so that all leaves are the same kernels. Everything is in f64 and
// rounded once, as in ir/eval/linalg/lapack.c: a pivot differs from eval's only where two elements are equal but for their last bits.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

#include <math.h>

typedef struct {
    Value *a, *order, *pivots; // [B, M, n]; [B, M] i32: which row was put there; [B, n] i32, from 0
} Factors;

// ---- a leaf

// State of the loop: the column in the leaf, the same as a row of the matrix, the leaf turned and below its columns the numbers of the rows, and
// the pivots found.
enum { AT_COLUMN, AT_ROW, AT_PANEL, AT_PIVOTS, N_STATE };

// Where in each column of [B, M] the pivot is, from `row` on: the first of the largest; a NaN only if it is at `row`.
static Value *find_pivots(Builder *b, Value *column, Value *row) {
    Value *size = lapack_size_of(b, column), *at = lapack_iota(b, size, 1), *first = build_broadcast_as(b, row, at->type, NULL, 0);
    Value *lowest = build_splat(b, size->type, -1);
    Value *is_first = build_compare(b, at, first, "EQ"), *highest = build_splat(b, size->type, INFINITY);
    Value *of_nan = build_select(b, is_first, highest, lowest);
    Value *is_nan = build_compare(b, size, size, "NE"), *done = build_compare(b, at, first, "LT");
    size = build_select(b, is_nan, of_nan, size);
    size = build_select(b, done, lowest, size);
    int64_t rows = 1, matrices = 0;
    Value *largest = build_broadcast_as(b, build_reduce(b, OP_MAXIMUM, size, &rows, 1, -1), size->type, &matrices, 1);
    Value *is_largest = build_compare(b, size, largest, "EQ");
    Value *none = build_splat(b, at->type, INT32_MAX);
    return build_reduce(b, OP_MINIMUM, build_select(b, is_largest, at, none), &rows, 1, INT32_MAX);
}

static Value *next_panel(Builder *b, Value *const *state, Value *column, Value *pivots) {
    static const int64_t matrix[] = {0}, row[] = {0, 1}, element[] = {0, 2};
    Value *panel = state[AT_PANEL], *c = state[AT_COLUMN], *r = state[AT_ROW];
    int64_t width = panel->type->dims[1] - 1;
    Value *below = lapack_take(b, panel, 2, pivots), *above = build_dynamic_index(b, panel, 2, r); // the rows to be exchanged: [B, width + 1]
    Value *pivot = build_dynamic_index(b, below, 1, c), *old = build_dynamic_index(b, above, 1, c);
    // multipliers: [B, M]
    Value *at = lapack_iota(b, column, 1), *moved = build_compare(b, at, build_broadcast_as(b, pivots, at->type, matrix, 1), "EQ");
    Value *l = build_select(b, moved, build_broadcast_as(b, old, column->type, matrix, 1), column);
    Value *by = build_broadcast_as(b, pivot, column->type, matrix, 1), *size = lapack_size_of(b, by);
    Value *no_pivot = build_compare(b, size, build_splat(b, size->type, 0), "EQ");
    l = build_select(b, no_pivot, l, build_binary(b, OP_DIVIDE, l, by));
    // the exchange, and the rows below less multiples of the pivot's
    Value *i = lapack_iota(b, panel, 2), *k = lapack_iota(b, panel, 1), *rr = build_broadcast_as(b, r, i->type, NULL, 0),
          *cc = build_broadcast_as(b, c, k->type, NULL, 0);
    Value *is_row = build_compare(b, i, rr, "EQ"), *is_pivot = build_compare(b, i, build_broadcast_as(b, pivots, i->type, matrix, 1), "EQ");
    Value *top = build_broadcast_as(b, below, panel->type, row, 2), *bottom = build_broadcast_as(b, above, panel->type, row, 2),
          *left = build_broadcast_as(b, l, panel->type, element, 2);
    Value *now = build_select(b, is_row, top, build_select(b, is_pivot, bottom, panel));
    Value *is_below = build_compare(b, i, rr, "GT"), *is_column = build_compare(b, k, cc, "EQ");
    Value *is_right = build_compare(b, k, cc, "GT"), *is_matrix = build_compare(b, k, build_splat(b, k->type, (double)width), "LT");
    is_right = build_binary(b, OP_AND, build_binary(b, OP_AND, is_right, is_matrix), is_below);
    is_column = build_binary(b, OP_AND, is_column, is_below);
    Value *less = build_binary(b, OP_SUBTRACT, now, build_binary(b, OP_MULTIPLY, left, top));
    return build_select(b, is_column, left, build_select(b, is_right, less, now));
}

static void fill_body(Builder *b, Value *const *state) {
    Value *next[N_STATE], *pivots = state[AT_PIVOTS];
    Value *column = build_dynamic_index(b, state[AT_PANEL], 1, state[AT_COLUMN]), *found = find_pivots(b, column, state[AT_ROW]);
    Value *one = build_scalar(b, DT_I32, 1), *at = lapack_iota(b, pivots, 1);
    int64_t matrix = 0;
    Value *here = build_compare(b, at, build_broadcast_as(b, state[AT_COLUMN], at->type, NULL, 0), "EQ");
    next[AT_COLUMN] = build_binary(b, OP_ADD, state[AT_COLUMN], one);
    next[AT_ROW] = build_binary(b, OP_ADD, state[AT_ROW], one);
    next[AT_PANEL] = next_panel(b, state, column, found);
    next[AT_PIVOTS] = build_select(b, here, build_broadcast_as(b, found, at->type, &matrix, 1), pivots);
    build_return(b, next, N_STATE);
}

static Factors factor_leaf(Builder *b, Value *a, int64_t first_row) {
    TypeTable *t = &b->m->types;
    int64_t batch = a->type->dims[0], rows = a->type->dims[1], n = a->type->dims[2];
    int64_t shape[] = {batch, 1, rows}, flat[] = {batch, rows}, listed[] = {batch, n};
    Value *row_numbers = build_convert(b, build_iota(b, DT_I32, type_tensor(t, DT_I32, shape, 3), 2), a->type->dtype);
    Value *start[N_STATE];
    start[AT_COLUMN] = build_scalar(b, DT_I32, 0);
    start[AT_ROW] = build_scalar(b, DT_I32, (double)first_row);
    start[AT_PANEL] = matrix_joined(b, matrix_turned(b, a), row_numbers, 1);
    start[AT_PIVOTS] = build_splat(b, type_tensor(t, DT_I32, listed, 2), 0);
    Builder body;
    Op *loop = build_loop(b, start, N_STATE, n, &body);
    fill_body(&body, body.block->args);
    Value *panel = &loop->results[AT_PANEL], *order = matrix_block(b, panel, n, n + 1, 0, rows);
    if (dtype_is_complex(a->type->dtype)) order = build_unary(b, OP_REAL, order);
    Factors f = {.pivots = &loop->results[AT_PIVOTS]};
    f.a = matrix_turned(b, matrix_block(b, panel, 0, n, 0, rows));
    f.order = build_convert(b, build_reshape(b, order, flat, 2), DT_I32);
    return f;
}

// ---- columns

// Columns behind those of `left`, whose rows from `first` on were factored: the rows exchanged, those beside the triangle solved for.
static Value *solve_beside(Builder *b, const Factors *left, Value *right, int64_t first) {
    int64_t rows = right->type->dims[1], n = right->type->dims[2], h = left->a->type->dims[2];
    right = lapack_take_rows(b, right, left->order);
    Value *triangle = matrix_block(b, left->a, first, first + h, 0, h), *below = matrix_block(b, left->a, first + h, rows, 0, h);
    Value *u = matrix_solve(b, triangle, matrix_block(b, right, first, first + h, 0, n), (Triangle){.lower = true, .unit = true});
    Value *all = first ? matrix_joined(b, matrix_block(b, right, 0, first, 0, n), u, 1) : u;
    if (first + h == rows) return all;
    Value *product = matrix_product(b, below, false, false, u);
    return matrix_joined(b, all, build_binary(b, OP_SUBTRACT, matrix_block(b, right, first + h, rows, 0, n), product), 1);
}

// All columns of a, with its rows from `first` on, of which there are as many at least.
static Factors factor_columns(Builder *b, Value *a, int64_t first, int64_t leaf) {
    int64_t rows = a->type->dims[1], n = a->type->dims[2], h = leaf;
    if (n <= leaf) return factor_leaf(b, a, first);
    while (h * 2 < n) h *= 2;
    Factors left = factor_columns(b, matrix_block(b, a, 0, rows, 0, h), first, leaf);
    Factors right = factor_columns(b, solve_beside(b, &left, matrix_block(b, a, 0, rows, h, n), first), first + h, leaf);
    int64_t shape[] = {a->type->dims[0], rows, 1};
    Factors f;
    f.a = matrix_joined(b, lapack_take_rows(b, left.a, right.order), right.a, 2);
    f.order = build_reshape(b, lapack_take_rows(b, build_reshape(b, left.order, shape, 3), right.order), shape, 2);
    f.pivots = matrix_joined(b, left.pivots, right.pivots, 1);
    return f;
}

bool expand_getrf(Expand *x, Op *op, bool of_xla) {
    Builder *b = &x->b;
    Value *a = op->operands[0];
    Type t = a->type;
    int64_t rows = matrix_dim(a, 1), n = matrix_dim(a, 0), k = rows < n ? rows : n;
    if (expand_too_large(x, op, "rows and columns", k, LAPACK_MOST_ROWS)) return false;
    if (!t->n_elems) {
        Type pivots = op->results[1].type, last = op->results[2].type;
        value_replace(&op->results[0], a);
        value_replace(&op->results[1], build_splat(b, pivots, 0));
        value_replace(&op->results[2], of_xla ? build_iota(b, DT_I32, last, last->rank - 1) : build_splat(b, last, 0));
        return true;
    }
    Value *wide = lapack_flat(b, a);
    Factors f = factor_columns(b, k < n ? matrix_block(b, wide, 0, rows, 0, k) : wide, 0, lapack_leaf(k));
    if (k < n) f.a = matrix_joined(b, f.a, solve_beside(b, &f, matrix_block(b, wide, 0, rows, k, n), 0), 2);
    Value *out = build_reshape_as(b, build_convert(b, f.a, t->dtype), t);
    Type listed = op->results[1].type;
    Value *pivots = build_reshape_as(b, f.pivots, listed);
    value_replace(&op->results[0], out);
    value_replace(&op->results[1], of_xla ? pivots : build_binary(b, OP_ADD, pivots, build_splat(b, listed, 1)));
    if (of_xla) {
        value_replace(&op->results[2], build_reshape_as(b, f.order, op->results[2].type));
    } else {
        Value *size = lapack_size_of(b, out);
        value_replace(&op->results[2], lapack_first_of_diagonal(b, build_compare(b, size, build_splat(b, size->type, 0), "EQ")));
    }
    return true;
}
