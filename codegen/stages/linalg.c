// Linear algebra of small matrices, a stage each: cholesky with a task per matrix, triangular_solve with a task per matrix and some columns of
// unknowns. Both compute in f64, on rows of scratch, and round once, as the evaluator does and with its order of sums. Larger matrices
// are made of these and products by the pass `expand`, which also brings solves into the one form that is here: the unknowns on the
// right of the matrix. Matrices are read through the element emitter, so views and every element type are the same to it.
#include "codegen/math/complex.h"
#include "codegen/stages/stages.h"

#include <string.h>

// A number in f64, or LANES of them; im is NULL where all are real.
typedef struct {
    Phase *p;
    LlvmCtx *l;
    DType dtype;
    bool complex;
    LLVMValueRef rows; // scratch: row r has `pitch` real parts from r * row_elems on, then the imaginary ones
    int64_t pitch, row_elems;
} Work;

static Work work_begin(Phase *p, DType t, int64_t n_rows, int64_t pitch) {
    Work w = {.p = p, .l = p->l, .dtype = t, .complex = dtype_is_complex(t), .pitch = pitch};
    w.row_elems = w.complex ? 2 * pitch : pitch;
    w.rows = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)(n_rows * w.row_elems) * 8));
    return w;
}

// ---- numbers

static Complex negated(Work *w, Complex a) { return (Complex){LLVMBuildFNeg(w->l->b, a.re, ""), w->complex ? LLVMBuildFNeg(w->l->b, a.im, "") : NULL}; }
static Complex conjugate(Work *w, Complex a) { return (Complex){a.re, w->complex ? LLVMBuildFNeg(w->l->b, a.im, "") : NULL}; }
static Complex splat(Work *w, Complex a) { return (Complex){ll_splat(w->l, a.re, LANES), w->complex ? ll_splat(w->l, a.im, LANES) : NULL}; }

// c + a * b
static Complex multiply_add(Work *w, Complex a, Complex b, Complex c) {
    LlvmCtx *l = w->l;
    if (!w->complex) return (Complex){ll_fma(l, a.re, b.re, c.re), NULL};
    LLVMValueRef minus = LLVMBuildFNeg(l->b, a.im, "");
    return (Complex){ll_fma(l, minus, b.im, ll_fma(l, a.re, b.re, c.re)), ll_fma(l, a.im, b.re, ll_fma(l, a.re, b.im, c.im))};
}

static Complex quotient(Work *w, Complex a, Complex b) {
    if (w->complex) return emit_complex_fn(w->l, OP_DIVIDE, a, b);
    return (Complex){LLVMBuildFDiv(w->l->b, a.re, b.re, ""), NULL};
}

// ---- elements of operands and results

static Complex element(Work *w, const Value *v, const Index *index) {
    Elem *e = &w->p->e;
    LLVMValueRef x = elem_converted(e, elem_at(e, v, index), w->dtype, w->complex ? DT_C128 : DT_F64);
    if (!w->complex) return (Complex){x, NULL};
    return (Complex){elem_part(e, x, 0), elem_part(e, x, 1)};
}

static Complex scalar_element(Work *w, const Value *v, const Index *index) {
    Elem *e = &w->p->e;
    unsigned lanes = e->lanes;
    LLVMValueRef mask = e->mask;
    e->lanes = 1, e->mask = NULL;
    Complex x = element(w, v, index);
    e->lanes = lanes, e->mask = mask;
    return x;
}

static void store_element(Work *w, const Value *v, const Index *index, Complex x) {
    Elem *e = &w->p->e;
    LLVMValueRef y = w->complex ? elem_pair(e, x.re, x.im) : x.re;
    elem_store(e, v, v->mark, index, elem_converted(e, y, w->complex ? DT_C128 : DT_F64, w->dtype));
}

// ---- rows in scratch

static LLVMValueRef address(Work *w, LLVMValueRef row, LLVMValueRef column) {
    LLVMValueRef at = LLVMBuildAdd(w->l->b, LLVMBuildMul(w->l->b, row, ll_i64(w->l, w->row_elems), ""), column, "");
    return ll_gep(w->l, w->l->f64, w->rows, at);
}

static Complex load(Work *w, LLVMTypeRef shape, LLVMValueRef row, LLVMValueRef column) {
    LLVMValueRef at = address(w, row, column);
    return (Complex){ll_load(w->l, shape, at, 0), w->complex ? ll_load(w->l, shape, ll_gep_const(w->l, w->l->f64, at, w->pitch), 0) : NULL};
}

static void store(Work *w, LLVMValueRef row, LLVMValueRef column, Complex x) {
    LLVMValueRef at = address(w, row, column);
    ll_store(w->l, x.re, at, 0);
    if (w->complex) ll_store(w->l, x.im, ll_gep_const(w->l, w->l->f64, at, w->pitch), 0);
}

// ---- triangular_solve: op(a) x = b by substitution, LANES columns at a time

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
    Complex x = scalar_element(&s->w, s->op->operands[0], at);
    return s->adjoint ? conjugate(&s->w, x) : x;
}

static void solve_columns(Phase *p, Index columns, void *context) {
    Solve *s = context;
    Work *w = &s->w;
    LlvmCtx *l = p->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LLVMValueRef zero = ll_i64(l, 0), one = ll_i64(l, 1), n = ll_i64(l, s->n);
    Index at[MAX_RANK];
    uint32_t rank = s->op->results[0].type->rank;
    memcpy(at, s->batch, rank * sizeof *at);
    at[rank - 1] = columns;
    LlLoop rows, sum;
    size_t mark = memo_open(&p->e);
    LLVMValueRef step = ll_loop_begin(l, &rows, zero, n, one, "row");
    LLVMValueRef i = s->forward ? step : LLVMBuildSub(l->b, ll_i64(l, s->n - 1), step, "");
    at[rank - 2] = index_scalar(i, 1);
    Complex b = element(w, s->op->operands[1], at);
    size_t inner = memo_open(&p->e);
    LLVMValueRef from = s->forward ? zero : LLVMBuildAdd(l->b, i, one, "");
    LLVMValueRef k = ll_loop_begin(l, &sum, from, s->forward ? i : n, one, "k");
    Complex acc = {ll_loop_carry(l, &sum, b.re), w->complex ? ll_loop_carry(l, &sum, b.im) : NULL};
    acc = multiply_add(w, splat(w, negated(w, coefficient(s, i, k))), load(w, shape, k, zero), acc);
    ll_loop_next(&sum, 0, acc.re);
    if (w->complex) ll_loop_next(&sum, 1, acc.im);
    ll_loop_end(l, &sum);
    memo_close(&p->e, inner);
    Complex x = {ll_loop_result(&sum, 0), w->complex ? ll_loop_result(&sum, 1) : NULL};
    if (!s->unit) x = quotient(w, x, splat(w, coefficient(s, i, i)));
    store(w, i, zero, x);
    store_element(w, &s->op->results[0], at, x);
    ll_loop_end(l, &rows);
    memo_close(&p->e, mark);
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
    Complex x = element(&f->w, f->op->operands[0], at);
    store(&f->w, i, j, f->lower ? conjugate(&f->w, x) : x);
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
    Complex diagonal = {ll_intrin1(l, LL_SQRT, load(w, l->f64, k, k).re), w->complex ? ll_real(l->f64, 0) : NULL};
    LLVMValueRef by = ll_splat(l, diagonal.re, LANES), j = vectors_begin(f, &vectors, k);
    Complex x = load(w, shape, k, j);
    x.re = LLVMBuildFDiv(l->b, x.re, by, "");
    if (w->complex) x.im = LLVMBuildFDiv(l->b, x.im, by, "");
    store(w, k, j, x);
    ll_loop_end(l, &vectors);
    store(w, k, k, diagonal);
    LLVMValueRef i = ll_loop_begin(l, &rows, LLVMBuildAdd(l->b, k, one, ""), n, one, "row");
    Complex factor = splat(w, negated(w, conjugate(w, load(w, l->f64, k, i))));
    j = vectors_begin(f, &vectors, i);
    store(w, i, j, multiply_add(w, factor, load(w, shape, k, j), load(w, shape, i, j)));
    ll_loop_end(l, &vectors);
    ll_loop_end(l, &rows);
    ll_loop_end(l, &steps);
}

// Row i of the result from j on: of U, or of its conjugate transpose.
static Complex factor_at(Factor *f, LLVMValueRef i, LLVMValueRef j) {
    Work *w = &f->w;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    if (!f->lower) return load(w, shape, i, j);
    LLVMValueRef lanes[LANES];
    for (int k = 0; k < LANES; k++) lanes[k] = ll_i64(l, k * w->row_elems);
    LLVMValueRef offsets = LLVMConstVector(lanes, LANES), first = address(w, j, i), other = NULL, mask = columns_mask(f, j);
    LLVMValueRef re = ll_gather(l, shape, LLVMBuildGEP2(l->b, l->f64, first, &offsets, 1, ""), mask, NULL, 8);
    if (w->complex) {
        first = ll_gep_const(l, l->f64, first, w->pitch);
        other = ll_gather(l, shape, LLVMBuildGEP2(l->b, l->f64, first, &offsets, 1, ""), mask, NULL, 8);
    }
    return conjugate(w, (Complex){re, other});
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
    store_element(&f->w, &f->op->results[0], at, x);
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

void emit_linalg_stage(Phase *p, const Op *op) { op->kind == OP_CHOLESKY ? emit_factor(p, op) : emit_solve(p, op); }
