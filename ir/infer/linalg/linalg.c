// Types of linear algebra: cholesky, triangular_solve; tpu.lu, tpu.qr, tpu.tridiagonal, tpu.tridiagonal_eigen and the like, tpu.fft. Source of the rules: the
// StableHLO specification, "Constraints" of these ops.
#include "ir/infer/util.h"
#include "ir/ops/fft.h"

static bool dtype_is_analytic(DType t) { return dtype_is_float(t) || dtype_is_complex(t); }

static bool is_square(Infer *c, Type t) {
    if (t->rank >= 2 && dim_agrees(t->dims[t->rank - 1], t->dims[t->rank - 2])) return true;
    infer_fail(c, CODE_SHAPE_MISMATCH, "takes square matrices, not %s", infer_type_name(c, t));
    operand_note(c, 0, NULL);
    return false;
}

bool infer_cholesky(Infer *c) {
    c->out[0] = operand_type(c, 0);
    return infer_works_on(c, dtype_is_analytic(c->out[0]->dtype), "floating-point or complex numbers") && is_square(c, c->out[0]);
}

// [B.., M, N] of at least as many rows as columns.
static bool is_tall(Infer *c, Type t) {
    if (!infer_works_on(c, dtype_is_analytic(t->dtype), "floating-point or complex numbers")) return false;
    if (t->rank >= 2 && t->dims[t->rank - 1] > 0 && t->dims[t->rank - 2] >= t->dims[t->rank - 1]) return true;
    infer_fail(c, CODE_SHAPE_MISMATCH, "takes matrices of columns, and at least as many rows, not %s", infer_type_name(c, t));
    operand_note(c, 0, NULL);
    return false;
}

bool infer_lu(Infer *c) {
    Type t = operand_type(c, 0);
    if (!is_tall(c, t)) return false;
    int64_t rows[MAX_RANK], columns[MAX_RANK];
    for (uint32_t i = 0; i + 2 < t->rank; i++) rows[i] = columns[i] = t->dims[i];
    rows[t->rank - 2] = t->dims[t->rank - 2], columns[t->rank - 2] = t->dims[t->rank - 1];
    c->out[0] = t;
    return result_set(c, 1, DT_I32, columns, t->rank - 1) && result_set(c, 2, DT_I32, rows, t->rank - 1);
}

bool infer_qr(Infer *c) {
    Type t = operand_type(c, 0);
    if (!is_tall(c, t)) return false;
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i + 2 < t->rank; i++) dims[i] = t->dims[i];
    dims[t->rank - 2] = t->dims[t->rank - 1];
    c->out[0] = t;
    return result_set(c, 1, t->dtype, dims, t->rank - 1);
}

// Two diagonals [B.., 2, N] of f64 -> values [B.., 1, N], failures [B.., 1], and as many matrices of vectors [B.., N, N] as there are results left, or none.
static bool two_diagonals(Infer *c, uint32_t n_matrices) {
    Type t = operand_type(c, 0);
    uint32_t rank = t->rank, n = c->op->n_results;
    if (rank < 2 || t->dtype != DT_F64 || t->dims[rank - 2] != 2 || t->dims[rank - 1] < 1)
        return infer_fail(c, CODE_SHAPE_MISMATCH, "takes two diagonals of f64, not %s", infer_type_name(c, t));
    if (n != 2 && n != 2 + n_matrices) return infer_fail(c, CODE_BAD_STRUCTURE, "has 2 or %u results, not %u", 2 + n_matrices, n);
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < rank; i++) dims[i] = t->dims[i];
    dims[rank - 2] = 1;
    bool ok = result_set(c, 0, DT_F64, dims, rank) && result_set(c, 1, DT_I32, dims, rank - 1);
    dims[rank - 2] = dims[rank - 1];
    for (uint32_t i = 2; ok && i < n; i++) ok = result_set(c, i, DT_F64, dims, rank);
    return ok;
}

// Square matrices -> in place of them (`narrow`) or as two diagonals of f64, then for each side vectors like them, and taus.
static bool reduced(Infer *c, bool narrow, uint32_t n_sides) {
    Type t = operand_type(c, 0);
    if (!infer_works_on(c, t->dtype == DT_F64 || t->dtype == DT_C128, "f64 or its complex numbers") || !is_square(c, t)) return false;
    int64_t dims[MAX_RANK];
    uint32_t rank = t->rank;
    for (uint32_t i = 0; i < rank; i++) dims[i] = t->dims[i];
    if (dims[rank - 1] < 1) return infer_fail(c, CODE_SHAPE_MISMATCH, "takes matrices with elements, not %s", infer_type_name(c, t));
    c->out[0] = t;
    dims[rank - 2] = 2;
    if (!narrow && !result_set(c, 0, DT_F64, dims, rank)) return false;
    dims[rank - 2] = dims[rank - 1];
    for (uint32_t i = 0; i < n_sides; i++) {
        c->out[1 + 2 * i] = t;
        if (!result_set(c, 2 + 2 * i, t->dtype, dims, rank - 1)) return false;
    }
    return true;
}

bool infer_schur(Infer *c) {
    Type t = operand_type(c, 0);
    uint32_t n = c->op->n_results;
    if (!infer_works_on(c, t->dtype == DT_F64 || t->dtype == DT_C128, "f64 or its complex numbers") || !is_square(c, t)) return false;
    if (t->dims[t->rank - 1] < 1) return infer_fail(c, CODE_SHAPE_MISMATCH, "takes matrices with elements, not %s", infer_type_name(c, t));
    if (n != 2 && n != 3) return infer_fail(c, CODE_BAD_STRUCTURE, "has 2 or 3 results, not %u", n);
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++) dims[i] = t->dims[i];
    dims[t->rank - 2] = 1;
    c->out[0] = t;
    if (n > 2) c->out[2] = t;
    return result_set(c, 1, DT_I32, dims, t->rank - 1);
}

bool infer_triangular_vectors(Infer *c) {
    c->out[0] = operand_type(c, 0);
    return infer_works_on(c, c->out[0]->dtype == DT_C128, "complex numbers of f64") && is_square(c, c->out[0]);
}

bool infer_tridiagonal(Infer *c) { return reduced(c, false, 1); }
bool infer_bidiagonal(Infer *c) { return reduced(c, false, 2); }
bool infer_hessenberg(Infer *c) { return reduced(c, true, 1); }

bool infer_tridiagonal_eigen(Infer *c) { return two_diagonals(c, 1); }
bool infer_bidiagonal_svd(Infer *c) { return two_diagonals(c, 2); }

bool infer_fft_rows(Infer *c) {
    Type t = operand_type(c, 0), table = operand_type(c, 2);
    FftPlan plan;
    bool fits = t->rank == 2 && dtype_is_float(t->dtype) && t == operand_type(c, 1) && fft_plan(t->dims[1], &plan);
    fits = fits && table->dtype == t->dtype && table->rank == 2 && table->dims[0] == 2 && table->dims[1] == fft_table_size(&plan);
    if (!fits) return infer_fail(c, CODE_SHAPE_MISMATCH, "takes parts [R, N], N one of the lengths of ir/ops/fft.h, and their table [2, ..]");
    c->out[0] = c->out[1] = t;
    return true;
}

bool infer_triangular_solve(Infer *c) {
    Type a = operand_type(c, 0), b = operand_type(c, 1);
    if (!infer_works_on(c, dtype_is_analytic(a->dtype), "floating-point or complex numbers") || !operands_same_dtype(c, 0, 1) || !is_square(c, a)) return false;
    bool ok = a->rank == b->rank;
    for (uint32_t i = 0; ok && i + 2 < a->rank; i++) ok = dim_agrees(a->dims[i], b->dims[i]);
    uint32_t along = b->rank - (op_int(c->op, ATTR_left_side, 0) ? 2 : 1);
    if (!ok || !dim_agrees(a->dims[a->rank - 1], b->dims[along])) {
        infer_fail(c, CODE_SHAPE_MISMATCH, "a is %s, which does not fit b, %s", infer_type_name(c, a), infer_type_name(c, b));
        operand_note(c, 0, "a");
        operand_note(c, 1, "b");
        return false;
    }
    c->out[0] = b;
    return true;
}
