// Gradients of QR of real matrices, as LAPACK's geqrf (R, and reflectors below it) and orgqr (the columns of Q) give them: Walter & Lehmann 2018, "Algorithmic
// differentiation of linear algebra functions with application in optimum experimental design". Of tall and square matrices A = Q R, with P the lower triangle
// of R r^T - q^T Q, mirrored to the upper one: A has (q + Q P) R^-T. Of wide ones, A = (A1 A2) = Q (R1 R2): R2 = Q^T A2. R has to have full rank.
//
// The two calls are one function, whose gradient is linear in q and r: what Q adds goes to the matrix past the reflectors that Q is made of, which are given
// no adjoint. Where a program reads them in another way, the gradient is NaN; where it reads their factors so, it is refused.
#include "ir/ops/custom_call.h"
#include "passes/gradient/gradient.h"

#include <math.h>

static int64_t dim_of(const Value *v, uint32_t from_last) { return v->type->dims[v->type->rank - 1 - from_last]; }

// Rows and columns up to here.
static Value *corner(Builder *b, Value *x, int64_t rows, int64_t columns) {
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK], step[MAX_RANK];
    uint32_t rank = x->type->rank;
    for (uint32_t i = 0; i < rank; i++) high[i] = x->type->dims[i], step[i] = 1;
    if (rows == high[rank - 2] && columns == high[rank - 1]) return x;
    high[rank - 2] = rows, high[rank - 1] = columns;
    return build_slice(b, x, low, high, step);
}

// Columns from here on.
static Value *columns_behind(Builder *b, Value *x, int64_t from) {
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK], step[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) high[i] = x->type->dims[i], step[i] = 1;
    low[x->type->rank - 1] = from;
    return build_slice(b, x, low, high, step);
}

static Value *mirrored(Builder *b, Value *x) { return plus(b, matrix_triangle(b, x, true, 1), matrix_exchanged(b, matrix_triangle(b, x, true, 0))); }

// y R^-T, R being what stands on and above the diagonal of `a`.
static Value *over_r(Builder *b, Value *y, Value *a) {
    int64_t n = dim_of(y, 0);
    return matrix_solved(b, corner(b, a, n, n), y, false, false, false, "TRANSPOSE");
}

// Of Q alone: (q - Q (the lower triangle of q^T Q, mirrored)) R^-T.
static Value *part_of_vectors(Builder *b, Value *q, Value *aq, Value *a) {
    Value *inner = mirrored(b, matrix_multiplied(b, matrix_exchanged(b, aq), q));
    return over_r(b, minus(b, aq, matrix_multiplied(b, q, inner)), a);
}

static bool refuse_complex(Gradient *g, const Op *op) {
    if (dtype_is_float(operand_of(op, 0)->type->dtype)) return false;
    gradient_refuse(g, op, "its gradient is known for real matrices alone", "write the matrix as a real one of twice the size");
    return true;
}

// NaN where something below the diagonal has an adjoint: of reflectors.
static Value *unless_below(Builder *b, Value *adjoint, Value *part) {
    Value *below = build_unary(b, OP_ABS, matrix_triangle(b, adjoint, true, 0)), *sum = sum_to_scalar(b, below);
    Value *any = build_compare(b, sum, zeros_like(b, sum), "NE");
    return build_select(b, build_broadcast_as(b, any, type_with_dtype(&b->m->types, part->type, DT_I1), NULL, 0), build_splat(b, part->type, NAN), part);
}

// The columns of Q: as many as there are reflectors.
static Value *vectors_of(Gradient *g, Value *a, Value *taus, int64_t k) {
    Value *operands[] = {corner(&g->b, a, dim_of(a, 1), k), taus};
    Attr name = attr_str(ATTR_call_target_name, module_str(g->m, "ProductOfElementaryHouseholderReflectors"));
    return op_result(build_typed(&g->b, OP_CUSTOM_CALL, operands, 2, &name, 1, &operands[0]->type, 1, 0), 0);
}

void gradient_qr(Gradient *g, Op *op) {
    Builder *b = &g->b;
    Value *x = operand_of(op, 0), *a = &op->results[0], *taus = &op->results[1], *adjoint = adjoint_of(g, a);
    if (refuse_complex(g, op) || !a->type->n_elems) return;
    if (adjoint_of(g, taus)) {
        gradient_refuse(g, op, "the factors of its reflectors have no gradient but in the columns of Q", "take Q and R");
        return;
    }
    if (!adjoint) return;
    int64_t columns = dim_of(x, 0), k = dim_of(taus, 0);
    Value *q = vectors_of(g, a, taus, k), *ar = matrix_triangle(b, corner(b, adjoint, k, columns), false, 1),
          *r1 = matrix_triangle(b, corner(b, a, k, k), false, 1);
    Value *inner = mirrored(b, matrix_multiplied(b, r1, matrix_exchanged(b, corner(b, ar, k, k))));
    Value *part = over_r(b, matrix_multiplied(b, q, inner), a);
    if (columns > k) { // of R2 = Q^T A2
        Value *ar2 = columns_behind(b, ar, k), *x2 = columns_behind(b, x, k), *aq = matrix_multiplied(b, x2, matrix_exchanged(b, ar2));
        Value *parts[] = {plus(b, part, part_of_vectors(b, q, aq, a)), matrix_multiplied(b, q, ar2)};
        part = build_concatenate(b, parts, 2, x->type->rank - 1);
    }
    operand_add(g, op, 0, unless_below(b, adjoint, part));
}

// The call of geqrf whose reflectors these are: all of them, or those of the first columns of a wide matrix; NULL: none.
static Op *factors_of(const Op *op) {
    Value *a = operand_of(op, 0), *taus = operand_of(op, 1);
    if (a->def && a->def->kind == OP_SLICE) {
        Axes low = op_axes(a->def, ATTR_start_indices), step = op_axes(a->def, ATTR_strides);
        for (size_t i = 0; i < low.n; i++)
            if (low.v[i] || step.v[i] != 1) return NULL;
        a = operand_of(a->def, 0);
    }
    Op *made = a->def;
    const CustomTarget *target = made && made->kind == OP_CUSTOM_CALL ? custom_target(made) : NULL;
    if (!target || target->routine != LAPACK_GEQRF || a != &made->results[0] || taus != &made->results[1]) return NULL;
    return dim_of(taus, 0) == dim_of(operand_of(op, 0), 0) && dim_of(a, 1) == dim_of(operand_of(op, 0), 1) ? made : NULL;
}

void gradient_qr_vectors(Gradient *g, Op *op) {
    Builder *b = &g->b;
    Value *q = &op->results[0], *aq = adjoint_of(g, q);
    Op *made = factors_of(op);
    if (refuse_complex(g, op) || !aq || !q->type->n_elems) return;
    if (!made) {
        gradient_refuse(g, op, "its gradient is known for the columns of Q of a QR, as many as the matrix has rows and columns, and as it stands",
                        "take Q and R of one call of qr, with full_matrices=False (mode='reduced')");
        return;
    }
    Value *part = part_of_vectors(b, q, aq, &made->results[0]), *x = operand_of(made, 0);
    int64_t none[MAX_RANK] = {0}, high[MAX_RANK] = {0};
    high[x->type->rank - 1] = dim_of(x, 0) - dim_of(q, 0);
    if (high[x->type->rank - 1]) part = build_pad(b, part, build_scalar(b, part->type->dtype, 0), none, high, none);
    operand_add(g, made, 0, part);
}
