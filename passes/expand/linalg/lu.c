// LAPACK's LU with exchanges of rows (getrf), recursively: the left half of the columns, then the right one by a triangular_solve and a product, then
// what is left of it. Toledo 1997, "Locality of Reference in LU Decomposition with Partial Pivoting". A leaf of columns (lapack_leaf) is tpu.lu, which most
// matrices are as a whole. Everything is in f64 and rounded once, as in ir/eval/linalg/lapack.c: a pivot differs from eval's only where two elements are equal
// but for their last bits.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

typedef struct {
    Value *a, *order, *pivots; // [B, M, n]; [B, M] i32: which row was put there; [B, n] i32, from 0
} Factors;

// ---- a leaf

static Value *shifted(Builder *b, Value *v, int64_t by) { return build_binary(b, OP_ADD, v, build_splat(b, v->type, (double)by)); }

// All columns of a, whose rows from `first` on are factored.
static Factors factor_leaf(Builder *b, Value *a, int64_t first) {
    int64_t rows = a->type->dims[1], n = a->type->dims[2];
    Value *below = first ? matrix_block(b, a, first, rows, 0, n) : a;
    Op *lu = build_op(b, OP_LU, &below, 1, NULL, 0);
    Factors f = {&lu->results[0], &lu->results[2], &lu->results[1]};
    if (!first) return f;
    int64_t listed[] = {a->type->dims[0], first};
    Value *above = build_iota(b, DT_I32, type_tensor(&b->m->types, DT_I32, listed, 2), 1);
    f.a = matrix_joined(b, matrix_block(b, a, 0, first, 0, n), f.a, 1);
    f.order = matrix_joined(b, above, shifted(b, f.order, first), 1);
    f.pivots = shifted(b, f.pivots, first);
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
    int64_t leaf = lapack_leaf(a, k);
    Value *wide = k == n && n <= leaf ? lapack_matrices(b, a) : lapack_flat(b, a);
    Factors f = factor_columns(b, k < n ? matrix_block(b, wide, 0, rows, 0, k) : wide, 0, leaf);
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
