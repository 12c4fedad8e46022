// Gradients of eigenvalues and singular values of real matrices with their vectors, as LAPACK's syevd and gesdd give them: Giles 2008, "Collected matrix
// derivative results for forward and reverse mode algorithmic differentiation"; Townsend 2016, "Differentiating the singular value decomposition". Vectors of
// values that are equal turn freely in their plane and have none: where their adjoints count, the gradient is infinite or NaN there. Values alone have one.
#include "ir/ops/custom_call.h"
#include "passes/gradient/gradient.h"

// [.., n] along the rows (or columns) of [.., m, n].
static Value *along(Builder *b, Value *v, Type shape, uint32_t dim) {
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i + 2 < shape->rank; i++) dims[i] = i;
    dims[shape->rank - 2] = dim;
    return build_broadcast_as(b, v, shape, dims, shape->rank - 1);
}

static Value *on_diagonal(Builder *b, Type t) {
    Value *row = build_iota(b, DT_I32, t, t->rank - 2), *column = build_iota(b, DT_I32, t, t->rank - 1);
    return build_compare(b, row, column, "EQ");
}

// x over how far the value of its column is from that of its row, 0 on the diagonal.
static Value *over_gaps(Builder *b, Value *x, Value *w) {
    const Type t = x->type;
    Value *diagonal = on_diagonal(b, t), *gaps = minus(b, along(b, w, t, t->rank - 1), along(b, w, t, t->rank - 2));
    gaps = build_select(b, diagonal, number_like(b, x, 1), gaps);
    return build_select(b, diagonal, zeros_like(b, x), over(b, x, gaps));
}

static Value *diagonal_of(Builder *b, Value *v, Type t) { return build_select(b, on_diagonal(b, t), along(b, v, t, t->rank - 1), build_splat(b, t, 0)); }

static Type square(Gradient *g, Type t, int64_t n) {
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i + 2 < t->rank; i++) dims[i] = t->dims[i];
    dims[t->rank - 2] = dims[t->rank - 1] = n;
    return type_tensor(&g->m->types, t->dtype, dims, t->rank);
}

static bool refuse_unless(Gradient *g, const Op *op, bool good, const char *why, const char *help) {
    if (!good) gradient_refuse(g, op, why, help);
    return good;
}

// A = V w V^T. V's adjoint counts by what of it turns vectors towards each other. An element that is read stands for two off the diagonal.
void gradient_eigh(Gradient *g, Op *op, bool has_vectors) {
    Builder *b = &g->b;
    Value *v = &op->results[0], *w = &op->results[1], *av = adjoint_of(g, v), *aw = adjoint_of(g, w), *inner = NULL;
    if (!refuse_unless(g, op, has_vectors, "without vectors its gradient is not known",
                       "in JAX: w, v = jnp.linalg.eigh(x), of which w is what eigvalsh gives (mode 'V' of the call)") ||
        !refuse_unless(g, op, dtype_is_float(v->type->dtype), "its gradient is known for real matrices alone",
                       "write the matrix as a real one of twice the size"))
        return;
    if (!v->type->n_elems) return;
    if (aw) inner = diagonal_of(b, aw, v->type);
    if (av) {
        Value *turn = over_gaps(b, matrix_multiplied(b, matrix_exchanged(b, v), av), w);
        inner = inner ? plus(b, inner, turn) : turn;
    }
    Value *part = matrix_multiplied(b, matrix_multiplied(b, v, inner), matrix_exchanged(b, v));
    part = plus(b, part, matrix_exchanged(b, part));
    operand_add(g, op, 0, matrix_triangle(b, part, custom_takes_lower(op), 0.5));
}

// What of x, the adjoint of orthonormal columns u divided by the values, lies in none of them: x - u u^T x.
static Value *outside(Builder *b, Value *u, Value *x) {
    Value *inside = matrix_multiplied(b, matrix_exchanged(b, u), x);
    return minus(b, x, matrix_multiplied(b, u, inside));
}

static Value *over_values(Builder *b, Value *x, Value *s) { return over(b, x, along(b, s, x->type, x->type->rank - 1)); }

// A = U s V^T of full rank, with as many columns in U and V as there are values.
static Value *part_of_svd(Gradient *g, const Op *op, Value *u, Value *vt) {
    Builder *b = &g->b;
    Value *s = &op->results[1], *as = adjoint_of(g, s), *au = adjoint_of(g, u), *avt = adjoint_of(g, vt), *v = matrix_exchanged(b, vt);
    Type t = square(g, u->type, s->type->dims[s->type->rank - 1]);
    Value *squares = times(b, s, s), *columns = along(b, s, t, t->rank - 1), *rows = along(b, s, t, t->rank - 2);
    Value *inner = as ? diagonal_of(b, as, t) : build_splat(b, t, 0), *more = NULL;
    if (au) {
        Value *x = matrix_multiplied(b, matrix_exchanged(b, u), au);
        inner = plus(b, inner, times(b, over_gaps(b, minus(b, x, matrix_exchanged(b, x)), squares), columns));
        if (u->type->dims[t->rank - 2] > t->dims[t->rank - 1]) more = matrix_multiplied(b, outside(b, u, over_values(b, au, s)), vt);
    }
    if (avt) {
        Value *av = matrix_exchanged(b, avt), *y = matrix_multiplied(b, vt, av);
        inner = plus(b, inner, times(b, over_gaps(b, minus(b, y, matrix_exchanged(b, y)), squares), rows));
        if (v->type->dims[t->rank - 2] > t->dims[t->rank - 1]) more = matrix_multiplied(b, u, matrix_exchanged(b, outside(b, v, over_values(b, av, s))));
    }
    Value *part = matrix_multiplied(b, matrix_multiplied(b, u, inner), vt);
    return more ? plus(b, part, more) : part;
}

void gradient_svd(Gradient *g, Op *op) {
    Value *u = &op->results[2], *vt = &op->results[3];
    const Type t = operand_of(op, 0)->type;
    int64_t rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1];
    bool thin = custom_config_is(op, "mode", 'S') || (custom_config_is(op, "mode", 'A') && rows == columns);
    if (!refuse_unless(g, op, thin, "without vectors, one pair for each value, its gradient is not known",
                       "in JAX: u, s, vt = jnp.linalg.svd(x, full_matrices=False), of which s is what compute_uv=False gives") ||
        !refuse_unless(g, op, dtype_is_float(t->dtype), "its gradient is known for real matrices alone", "write the matrix as a real one of twice the size") ||
        !refuse_unless(g, op, !adjoint_of(g, &op->results[0]), "what it leaves of the matrix has no gradient", "take values and vectors") || !t->n_elems)
        return;
    operand_add(g, op, 0, part_of_svd(g, op, u, vt));
}
