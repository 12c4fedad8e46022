// Linear algebra of small matrices, a stage each (lu.c, qr.c, eigen.c and svd.c have others): cholesky with a task per matrix, triangular_solve with a task per
// matrix and some columns of unknowns. Both compute in f64, on rows of scratch, and round once, as the evaluator does. Larger matrices are made of these and
// products by the pass `expand`, which also brings solves into the one form that is here: the unknowns on the right of the matrix. Matrices are read through
// the element emitter, so views and every element type are the same to it.
#include "codegen/stages/linalg/work.h"

#include <string.h>

// ---- triangular_solve: op(a) x = b by substitution, LANES columns at a time, some rows together

enum { MOST_ROWS = 8 };

typedef struct {
    Work w;
    const Op *op;
    const Index *batch;
    int64_t n;
    bool forward, turned, adjoint, unit;
} Solve;

static Complex coefficient(Solve *s, LLVMValueRef row, LLVMValueRef column) {
    Index at[MAX_RANK];
    uint32_t rank = s->op->operands[0]->type->rank;
    memcpy(at, s->batch, rank * sizeof *at);
    at[rank - 2] = index_scalar(s->turned ? column : row, 1);
    at[rank - 1] = index_scalar(s->turned ? row : column, 1);
    Complex x = work_scalar(&s->w, s->op->operands[0], at);
    return s->adjoint ? work_conjugate(&s->w, x) : x;
}

// Rows in the order in which they are solved for.
static LLVMValueRef solved_row(Solve *s, LLVMValueRef t) {
    LlvmCtx *l = s->w.l;
    return s->forward ? t : LLVMBuildSub(l->b, ll_i64(l, s->n - 1), t, "");
}

static Complex less_product(Solve *s, LLVMValueRef row, LLVMValueRef column, Complex x, Complex acc) {
    return work_multiply_add(&s->w, work_splat(&s->w, work_negated(&s->w, coefficient(s, row, column)), LANES), x, acc);
}

// `n` rows from number `first` on: each less its products with all rows before, which are loaded once for all of them, then with those among the n.
static void solve_rows(Solve *s, Index *at, LLVMValueRef first, unsigned n) {
    Work *w = &s->w;
    LlvmCtx *l = w->l;
    Elem *e = &w->p->e;
    uint32_t rank = s->op->results[0].type->rank;
    LLVMValueRef row[MOST_ROWS], zero = ll_i64(l, 0);
    Complex acc[MOST_ROWS];
    size_t mark = memo_open(e);
    for (unsigned r = 0; r < n; r++) {
        row[r] = solved_row(s, LLVMBuildAdd(l->b, first, ll_i64(l, r), ""));
        at[rank - 2] = index_scalar(row[r], 1);
        acc[r] = work_element(w, s->op->operands[1], at);
    }
    LlLoop sum;
    size_t inner = memo_open(e);
    LLVMValueRef t = ll_loop_begin(l, &sum, zero, first, ll_i64(l, 1), "k");
    for (unsigned r = 0; r < n; r++) acc[r] = work_carry(w, &sum, acc[r]);
    LLVMValueRef column = solved_row(s, t);
    Complex x = work_load(w, ll_vec(l->f64, LANES), t, zero);
    for (unsigned r = 0; r < n; r++) work_next(w, &sum, r, less_product(s, row[r], column, x, acc[r]));
    ll_loop_end(l, &sum);
    memo_close(e, inner);
    for (unsigned r = 0; r < n; r++) {
        acc[r] = work_result(w, &sum, r);
        for (unsigned q = 0; q < r; q++) acc[r] = less_product(s, row[r], row[q], acc[q], acc[r]);
        if (!s->unit) acc[r] = work_quotient(w, acc[r], work_splat(w, coefficient(s, row[r], row[r]), LANES));
        work_store(w, LLVMBuildAdd(l->b, first, ll_i64(l, r), ""), zero, acc[r]);
        at[rank - 2] = index_scalar(row[r], 1);
        work_store_element(w, &s->op->results[0], at, acc[r]);
    }
    memo_close(e, mark);
}

static void solve_columns(Phase *p, Index columns, void *context) {
    Solve *s = context;
    LlvmCtx *l = p->l;
    Index at[MAX_RANK];
    uint32_t rank = s->op->results[0].type->rank;
    memcpy(at, s->batch, rank * sizeof *at);
    at[rank - 1] = columns;
    unsigned tile = p->target->facts.vector_bytes >= 64 ? MOST_ROWS : MOST_ROWS / 4;
    if (s->w.complex) tile /= 2;
    int64_t whole = s->n / tile * tile;
    LlLoop rows;
    if (whole) {
        solve_rows(s, at, ll_loop_begin(l, &rows, ll_i64(l, 0), ll_i64(l, whole), ll_i64(l, tile), "row"), tile);
        ll_loop_end(l, &rows);
    }
    if (whole == s->n) return;
    solve_rows(s, at, ll_loop_begin(l, &rows, ll_i64(l, whole), ll_i64(l, s->n), ll_i64(l, 1), "row"), 1);
    ll_loop_end(l, &rows);
}

static void solve_matrix(Phase *p, const Index *batch, void *context) {
    Solve *s = context;
    s->batch = batch;
    LLVMValueRef from, to;
    const Type t = s->op->results[0].type;
    stage_range(p, s->op, t->rank - 1, &from, &to);
    vector_loop(p, from, to, t->dims[t->rank - 1], solve_columns, s);
}

static void emit_solve(Phase *p, const Op *op) {
    const Type a = op->operands[0]->type;
    const char *transpose = str_text(op_str(op, ATTR_transpose_a));
    if (!op_int(op, ATTR_left_side, 0)) ICE("unknowns on the left of their matrix");
    Solve s = {.op = op, .n = a->dims[a->rank - 1], .unit = op_int(op, ATTR_unit_diagonal, 0) != 0};
    s.adjoint = !strcmp(transpose, "ADJOINT");
    s.turned = s.adjoint || !strcmp(transpose, "TRANSPOSE");
    s.forward = (op_int(op, ATTR_lower, 0) != 0) != s.turned;
    s.w = work_begin(p, a->dtype, s.n, LANES);
    batch_loop(p, op, solve_matrix, &s);
}

// ---- cholesky: rows of the upper factor U, a = conj(U)^T U, each taken from the rows below it as soon as it is known

typedef struct {
    Work w;
    const Op *op;
    int64_t n;
    bool lower;
} Factor;

// Vectors of a row from the one that column `first` lies in.
static LLVMValueRef vectors_begin(Factor *f, LlLoop *loop, LLVMValueRef first) {
    LlvmCtx *l = f->w.l;
    return ll_loop_begin(l, loop, LLVMBuildAnd(l->b, first, ll_i64(l, -LANES), ""), ll_i64(l, f->w.pitch), ll_i64(l, LANES), "j");
}

// The columns from j on that there are. A constant where LLVM would find one, as ll_masked_store wants to know.
static LLVMValueRef columns_mask(Factor *f, LLVMValueRef j) {
    LlvmCtx *l = f->w.l;
    if (f->n > LANES) return ll_mask_first(l, LANES, LLVMBuildSub(l->b, ll_i64(l, f->n), j, ""));
    LLVMValueRef bits[LANES];
    for (int i = 0; i < LANES; i++) bits[i] = LLVMConstInt(l->i1, i < f->n, 0);
    return LLVMConstVector(bits, LANES);
}

// The given triangle as an upper one; what lies left of the diagonal in its vectors means nothing and is never read.
static void read_matrix(Phase *p, Factor *f, Index *at, uint32_t rank) {
    LlvmCtx *l = p->l;
    LlLoop rows, vectors;
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &rows, ll_i64(l, 0), ll_i64(l, f->n), ll_i64(l, 1), "row"), j = vectors_begin(f, &vectors, i);
    p->e.lanes = LANES;
    p->e.mask = f->n % LANES ? columns_mask(f, j) : NULL;
    at[rank - (f->lower ? 1 : 2)] = index_scalar(i, 1);
    at[rank - (f->lower ? 2 : 1)] = (Index){.base = j, .step = 1, .multiple = LANES};
    Complex x = work_element(&f->w, f->op->operands[0], at);
    work_store(&f->w, i, j, f->lower ? work_conjugate(&f->w, x) : x);
    p->e.lanes = 1;
    p->e.mask = NULL;
    ll_loop_end(l, &vectors);
    ll_loop_end(l, &rows);
    memo_close(&p->e, mark);
}

static void factor_rows(Factor *f) {
    Work *w = &f->w;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LLVMValueRef one = ll_i64(l, 1), n = ll_i64(l, f->n);
    LlLoop steps, vectors, rows;
    LLVMValueRef k = ll_loop_begin(l, &steps, ll_i64(l, 0), n, one, "k");
    Complex diagonal = {ll_intrin1(l, LL_SQRT, work_load(w, l->f64, k, k).re), w->complex ? ll_real(l->f64, 0) : NULL};
    LLVMValueRef by = ll_splat(l, diagonal.re, LANES), j = vectors_begin(f, &vectors, k);
    Complex x = work_load(w, shape, k, j);
    x.re = LLVMBuildFDiv(l->b, x.re, by, "");
    if (w->complex) x.im = LLVMBuildFDiv(l->b, x.im, by, "");
    work_store(w, k, j, x);
    ll_loop_end(l, &vectors);
    work_store(w, k, k, diagonal);
    LLVMValueRef i = ll_loop_begin(l, &rows, LLVMBuildAdd(l->b, k, one, ""), n, one, "row");
    Complex factor = work_splat(w, work_negated(w, work_conjugate(w, work_load(w, l->f64, k, i))), LANES);
    j = vectors_begin(f, &vectors, i);
    work_store(w, i, j, work_multiply_add(w, factor, work_load(w, shape, k, j), work_load(w, shape, i, j)));
    ll_loop_end(l, &vectors);
    ll_loop_end(l, &rows);
    ll_loop_end(l, &steps);
}

// Row i of the result from j on: of U, or of its conjugate transpose.
static Complex factor_at(Factor *f, LLVMValueRef i, LLVMValueRef j) {
    Work *w = &f->w;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    if (!f->lower) return work_load(w, shape, i, j);
    LLVMValueRef lanes[LANES];
    for (int k = 0; k < LANES; k++) lanes[k] = ll_i64(l, k * w->row_elems);
    LLVMValueRef offsets = LLVMConstVector(lanes, LANES), first = work_address(w, j, i), other = NULL, mask = columns_mask(f, j);
    LLVMValueRef re = ll_gather(l, shape, LLVMBuildGEP2(l->b, l->f64, first, &offsets, 1, ""), mask, NULL, 8);
    if (w->complex) {
        first = ll_gep_const(l, l->f64, first, w->pitch);
        other = ll_gather(l, shape, LLVMBuildGEP2(l->b, l->f64, first, &offsets, 1, ""), mask, NULL, 8);
    }
    return work_conjugate(w, (Complex){re, other});
}

static void write_matrix(Phase *p, Factor *f, Index *at, uint32_t rank) {
    LlvmCtx *l = p->l;
    LlLoop rows, vectors;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LLVMValueRef i = ll_loop_begin(l, &rows, ll_i64(l, 0), ll_i64(l, f->n), ll_i64(l, 1), "row"), j = vectors_begin(f, &vectors, ll_i64(l, 0));
    Index column = {.base = j, .step = 1, .multiple = LANES};
    p->e.lanes = LANES;
    LLVMValueRef columns = index_vector(&p->e, column), row = ll_splat(l, i, LANES), zero = ll_real(shape, 0);
    LLVMValueRef inside = LLVMBuildICmp(l->b, f->lower ? LLVMIntSLE : LLVMIntSGE, columns, row, "");
    Complex x = factor_at(f, i, j);
    x.re = LLVMBuildSelect(l->b, inside, x.re, zero, "");
    if (f->w.complex) x.im = LLVMBuildSelect(l->b, inside, x.im, zero, "");
    at[rank - 2] = index_scalar(i, 1);
    at[rank - 1] = column;
    p->e.mask = f->n % LANES ? columns_mask(f, j) : NULL;
    work_store_element(&f->w, &f->op->results[0], at, x);
    p->e.lanes = 1;
    p->e.mask = NULL;
    ll_loop_end(l, &vectors);
    ll_loop_end(l, &rows);
}

static void factor_matrix(Phase *p, const Index *batch, void *context) {
    Factor *f = context;
    Index at[MAX_RANK];
    uint32_t rank = f->op->results[0].type->rank;
    memcpy(at, batch, rank * sizeof *at);
    read_matrix(p, f, at, rank);
    factor_rows(f);
    write_matrix(p, f, at, rank);
}

static void emit_factor(Phase *p, const Op *op) {
    const Type t = op->results[0].type;
    Factor f = {.op = op, .n = t->dims[t->rank - 1], .lower = op_int(op, ATTR_lower, 0) != 0};
    f.w = work_begin(p, t->dtype, f.n, i64_round_up(f.n, LANES));
    batch_loop(p, op, factor_matrix, &f);
}

void emit_linalg_stage(Phase *p, const Op *op) {
    if (emit_linalg_lanes(p, op)) return;
    switch (op->kind) {
    case OP_CHOLESKY: emit_factor(p, op); break;
    case OP_LU: emit_lu_matrix(p, op); break;
    case OP_QR: emit_qr_matrix(p, op); break;
    case OP_TRIDIAGONAL: emit_tridiagonal(p, op); break;
    case OP_BIDIAGONAL: emit_bidiagonal(p, op); break;
    case OP_HESSENBERG: emit_hessenberg(p, op); break;
    case OP_SCHUR: emit_schur(p, op); break;
    case OP_TRIANGULAR_VECTORS: emit_triangular_vectors(p, op); break;
    case OP_TRIDIAGONAL_EIGEN: emit_tridiagonal_eigen(p, op); break;
    case OP_BIDIAGONAL_SVD: emit_bidiagonal_svd(p, op); break;
    default: emit_solve(p, op);
    }
}
