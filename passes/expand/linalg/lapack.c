// Custom calls that are LAPACK's Cholesky (potrf), as the op cholesky and what LAPACK says besides: which matrix is not positive definite, and the
// triangle that is not written.
#include "passes/expand/linalg/lapack.h"
#include "passes/expand/linalg/matrix.h"

#include <math.h>

static Value *integer_like(Builder *b, const Value *like, int64_t v) { return build_splat(b, like->type, (double)v); }

static Value *real_part(Builder *b, Value *v) { return dtype_is_complex(v->type->dtype) ? build_unary(b, OP_REAL, v) : v; }

static bool expand_potrf(Builder *b, Op *op) {
    Value *a = op->operands[0];
    uint32_t rank = a->type->rank;
    bool lower = custom_config_is(op, "uplo", 'L');
    Value *l = matrix_cholesky(b, a, lower), *re = real_part(b, l);
    Value *positive = build_compare(b, re, build_splat(b, re->type, 0), "GT");
    Value *info = lapack_first_of_diagonal(b, build_unary(b, OP_NOT, positive));
    Value *row = lapack_iota(b, a, rank - 2), *column = lapack_iota(b, a, rank - 1);
    int64_t matrices[MAX_RANK];
    for (uint32_t i = 0; i < rank; i++) matrices[i] = i;
    Value *spread = build_broadcast_as(b, info, a->type, matrices, rank - 2), *zero = integer_like(b, spread, 0);
    Value *failed = build_compare(b, spread, zero, "GT"),
          *behind = build_compare(b, lower ? column : row, build_binary(b, OP_ADD, spread, integer_like(b, spread, -1)), "GE");
    failed = build_binary(b, OP_AND, failed, behind);
    l = build_select(b, failed, build_splat(b, l->type, NAN), l);
    value_replace(&op->results[0], build_select(b, build_compare(b, row, column, lower ? "GE" : "LE"), l, a));
    value_replace(&op->results[1], info);
    return true;
}

bool expand_lapack(Expand *x, Op *op, LapackRoutine routine) {
    for (uint32_t i = 0; i < op->n_operands; i++) { // what is made on the way has a few times as many elements, and indices are i32
        Type t = op->operands[i]->type;
        if (expand_too_large(x, op, "elements", t->n_elems, (int64_t)1 << 40)) return false;
        for (uint32_t k = 0; k < t->rank; k++)
            if (expand_too_large(x, op, "elements a dimension", t->dims[k], INT32_MAX / 2)) return false;
    }
    switch (routine) {
    case LAPACK_POTRF: return expand_potrf(&x->b, op);
    case LAPACK_GETRF: return expand_getrf(x, op, false);
    case LAPACK_LU: return expand_getrf(x, op, true);
    case LAPACK_GTSV: return expand_gtsv(x, op);
    case LAPACK_GEQRF: return expand_geqrf(x, op);
    case LAPACK_ORGQR: return expand_orgqr(x, op);
    case LAPACK_ORMQR: return expand_ormqr(x, op);
    case LAPACK_SYEVD: return expand_syevd(x, op, true);
    case LAPACK_EIGH: return expand_syevd(x, op, false);
    case LAPACK_GESDD: return expand_gesdd(x, op);
    case LAPACK_GEHRD: return expand_gehrd(x, op);
    case LAPACK_SYTRD: return expand_sytrd(x, op);
    case LAPACK_GEES: return expand_gees(x, op);
    case LAPACK_GEEV: return expand_geev(x, op);
    default: ICE("no routine %d", (int)routine);
    }
}
