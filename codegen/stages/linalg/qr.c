// tpu.qr: QR by reflectors of a matrix in scratch, a task each, in blocks of columns: those of a block are made one after the other, and applied to the columns
// behind it together: with V their vectors, Y = V* C, each row of Y less its products with the rows above by V* V, times tau, and then C - V Y (Schreiber & Van
// Loan 1989, "A storage-efficient WY representation for products of Householder transformations"). In f64, rounded once.
#include "codegen/stages/linalg/work.h"

#include <math.h>
#include <string.h>

typedef struct {
    Factored f;
    Work v, products, y, taus; // of a block: its vectors with zeros and ones, row by row; V* V below its diagonal; Y; taus of the matrix, in one row
    LLVMValueRef unit, below;  // f64, each in memory: see scale_column
} Qr;

#define B (s->f.a.l->b)

static LLVMValueRef lane_numbers(LlvmCtx *l, LLVMValueRef first) {
    LLVMValueRef steps[LANES];
    for (int k = 0; k < LANES; k++) steps[k] = ll_i64(l, k);
    return LLVMBuildAdd(l->b, ll_splat(l, first, LANES), LLVMConstVector(steps, LANES), "");
}

static LLVMValueRef rows_below(LlvmCtx *l, LLVMValueRef i, LLVMValueRef row) {
    return LLVMBuildICmp(l->b, LLVMIntSGT, lane_numbers(l, i), ll_splat(l, row, LANES), "");
}

static LLVMValueRef rows_from(LlvmCtx *l, LLVMValueRef i, LLVMValueRef row) {
    return LLVMBuildICmp(l->b, LLVMIntSGE, lane_numbers(l, i), ll_splat(l, row, LANES), "");
}

static LLVMValueRef add(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b) {
    (void)user;
    return LLVMBuildFAdd(l->b, a, b, "");
}

static Complex summed(const Work *w, Complex lanes) {
    return (Complex){ll_fold_lanes(w->l, lanes.re, add, NULL), w->complex ? ll_fold_lanes(w->l, lanes.im, add, NULL) : NULL};
}

static Complex zeros(const Work *w) { return work_splat(w, work_number(w, ll_real(w->l->f64, 0)), LANES); }

// ---- a reflector

// x if it is a number to divide by, else 1.
static LLVMValueRef unit_of(LlvmCtx *l, LLVMValueRef x) {
    LLVMValueRef some = LLVMBuildFCmp(l->b, LLVMRealOGT, x, ll_real(l->f64, 0), ""),
                 finite = LLVMBuildFCmp(l->b, LLVMRealOLT, x, ll_real(l->f64, INFINITY), "");
    return ll_select(l, LLVMBuildAnd(l->b, some, finite, ""), x, ll_real(l->f64, 1));
}

// The largest part from `row` on of the panel's column.
static LLVMValueRef largest_from(Qr *s, LLVMValueRef k, LLVMValueRef c, LLVMValueRef row) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, k, ll_i64(l, s->f.rows), ll_i64(l, LANES), "row"), best = ll_loop_carry(l, &loop, ll_real(shape, 0));
    Complex x = work_load(w, shape, c, i);
    LLVMValueRef size = ll_intrin1(l, LL_FABS, x.re);
    if (w->complex) size = ll_intrin2(l, LL_MAXNUM, size, ll_intrin1(l, LL_FABS, x.im));
    LLVMValueRef larger = LLVMBuildAnd(B, rows_from(l, i, row), LLVMBuildFCmp(B, LLVMRealOGT, size, best, ""), "");
    ll_loop_next(&loop, 0, ll_select(l, larger, size, best));
    ll_loop_end(l, &loop);
    return ll_intrin1(l, LL_REDUCE_FMAX, ll_loop_result(&loop, 0));
}

// The squares of what is below `row`.
static LLVMValueRef squares_below(Qr *s, LLVMValueRef k, LLVMValueRef c, LLVMValueRef row) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, k, ll_i64(l, s->f.rows), ll_i64(l, LANES), "row"), sum = ll_loop_carry(l, &loop, ll_real(shape, 0));
    Complex x = work_select(w, rows_below(l, i, row), work_load(w, shape, c, i), zeros(w));
    sum = ll_fma(l, x.re, x.re, sum);
    if (w->complex) sum = ll_fma(l, x.im, x.im, sum);
    ll_loop_next(&loop, 0, sum);
    ll_loop_end(l, &loop);
    return ll_fold_lanes(l, ll_loop_result(&loop, 0), add, NULL);
}

static LLVMValueRef square_with(Qr *s, Complex alpha, LLVMValueRef below) {
    LlvmCtx *l = s->f.a.l;
    LLVMValueRef sum = ll_fma(l, alpha.re, alpha.re, below);
    return s->f.a.complex ? ll_fma(l, alpha.im, alpha.im, sum) : sum;
}

// A column whose squares would overflow or lose digits, as of rounding errors that errors were left of again and again, is divided by its largest part, from
// `row` on: tau and v come of the same numbers then. What it was divided by, and the squares of what is below `row`.
static void scale_column(Qr *s, LLVMValueRef k, LLVMValueRef c, LLVMValueRef row, LLVMValueRef *out_unit, LLVMValueRef *out_below) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMValueRef below = squares_below(s, k, c, row), square = square_with(s, work_load(w, l->f64, c, row), below);
    LLVMValueRef small = LLVMBuildFCmp(B, LLVMRealOLT, square, ll_real(l->f64, LEAST_SQUARE), ""),
                 large = LLVMBuildFCmp(B, LLVMRealOGT, square, ll_real(l->f64, 1 / LEAST_SQUARE), "");
    LlIf f;
    LlLoop rows;
    ll_store(l, ll_real(l->f64, 1), s->unit, 0);
    ll_store(l, below, s->below, 0);
    ll_if(l, &f, LLVMBuildOr(B, small, large, ""), "apart");
    ll_if_unlikely(l, &f);
    LLVMValueRef unit = unit_of(l, largest_from(s, k, c, row)), by = ll_splat(l, unit, LANES);
    LLVMValueRef i = ll_loop_begin(l, &rows, k, ll_i64(l, s->f.rows), ll_i64(l, LANES), "row");
    Complex x = work_load(w, ll_vec(l->f64, LANES), c, i), scaled = {LLVMBuildFDiv(B, x.re, by, ""), w->complex ? LLVMBuildFDiv(B, x.im, by, "") : NULL};
    work_store(w, c, i, work_select(w, rows_from(l, i, row), scaled, x));
    ll_loop_end(l, &rows);
    ll_store(l, unit, s->unit, 0);
    ll_store(l, squares_below(s, k, c, row), s->below, 0);
    ll_endif(l, &f);
    *out_unit = ll_load(l, l->f64, s->unit, 0);
    *out_below = ll_load(l, l->f64, s->below, 0);
}

// The columns of the panel behind c, less their part along v, which is below `row` of column c, with a 1 there.
static void apply_in_panel(Qr *s, LLVMValueRef k, LLVMValueRef c, LLVMValueRef row, Complex tau) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LlLoop columns, sums, rows;
    LLVMValueRef one = ll_i64(l, 1), n = ll_i64(l, s->f.rows), lanes = ll_i64(l, LANES);
    LLVMValueRef j = ll_loop_begin(l, &columns, LLVMBuildAdd(B, c, one, ""), ll_i64(l, BLOCK), one, "j");
    LLVMValueRef i = ll_loop_begin(l, &sums, k, n, lanes, "row");
    Complex acc = work_carry(w, &sums, zeros(w)), v = work_select(w, rows_below(l, i, row), work_load(w, shape, c, i), zeros(w));
    work_next(w, &sums, 0, work_multiply_add(w, work_conjugate(w, v), work_load(w, shape, j, i), acc));
    ll_loop_end(l, &sums);
    Complex first = work_load(w, l->f64, j, row), sum = summed(w, work_result(w, &sums, 0)), zero = work_number(w, ll_real(l->f64, 0));
    sum = (Complex){LLVMBuildFAdd(B, sum.re, first.re, ""), w->complex ? LLVMBuildFAdd(B, sum.im, first.im, "") : NULL};
    Complex less = work_negated(w, work_multiply_add(w, work_conjugate(w, tau), sum, zero)), many = work_splat(w, less, LANES);
    i = ll_loop_begin(l, &rows, k, n, lanes, "row");
    Complex x = work_load(w, shape, j, i);
    work_store(w, j, i, work_select(w, rows_below(l, i, row), work_multiply_add(w, many, work_load(w, shape, c, i), x), x));
    ll_loop_end(l, &rows);
    first = (Complex){LLVMBuildFAdd(B, first.re, less.re, ""), w->complex ? LLVMBuildFAdd(B, first.im, less.im, "") : NULL};
    work_store(w, j, row, first);
    ll_loop_end(l, &columns);
}

static void divide_below(Qr *s, LLVMValueRef k, LLVMValueRef c, LLVMValueRef row, Complex by) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LlLoop rows;
    LLVMValueRef i = ll_loop_begin(l, &rows, k, ll_i64(l, s->f.rows), ll_i64(l, LANES), "row");
    Complex x = work_load(w, ll_vec(l->f64, LANES), c, i);
    work_store(w, c, i, work_select(w, rows_below(l, i, row), work_quotient(w, x, work_splat(w, by, LANES)), x));
    ll_loop_end(l, &rows);
}

// LAPACK's larfg: none where the column is a multiple of the unit vector already.
static void reflect_column(Qr *s, LLVMValueRef k, LLVMValueRef c, LLVMValueRef row) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMValueRef zero = ll_real(l->f64, 0), unit, below;
    scale_column(s, k, c, row, &unit, &below);
    Complex alpha = work_load(w, l->f64, c, row);
    LLVMValueRef some = LLVMBuildFCmp(B, LLVMRealUNE, below, zero, "");
    if (w->complex) some = LLVMBuildOr(B, some, LLVMBuildFCmp(B, LLVMRealUNE, alpha.im, zero, ""), "");
    work_store(&s->taus, ll_i64(l, 0), row, work_number(w, zero));
    LlIf f;
    ll_if(l, &f, some, "reflect");
    LLVMValueRef beta = LLVMBuildFNeg(B, ll_intrin2(l, LL_COPYSIGN, ll_intrin1(l, LL_SQRT, square_with(s, alpha, below)), alpha.re), "");
    Complex tau = {LLVMBuildFDiv(B, LLVMBuildFSub(B, beta, alpha.re, ""), beta, ""), NULL};
    if (w->complex) tau.im = LLVMBuildFDiv(B, LLVMBuildFNeg(B, alpha.im, ""), beta, "");
    work_store(&s->taus, ll_i64(l, 0), row, tau);
    divide_below(s, k, c, row, (Complex){LLVMBuildFSub(B, alpha.re, beta, ""), alpha.im});
    work_store(w, c, row, work_number(w, beta));
    apply_in_panel(s, k, c, row, tau);
    ll_endif(l, &f);
    Complex first = work_load(w, l->f64, c, row);
    work_store(w, c, row, (Complex){LLVMBuildFMul(B, first.re, unit, ""), w->complex ? LLVMBuildFMul(B, first.im, unit, "") : NULL});
}

// ---- reflectors together

// The panel as V: zeros above its diagonal, ones on it.
static void complete_vectors(Qr *s, LLVMValueRef k) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    for (int c = 0; c < BLOCK; c++) {
        LLVMValueRef below[LANES], here[LANES], column = ll_i64(l, c);
        for (int i = 0; i < LANES; i++) below[i] = LLVMConstInt(l->i1, i > c, 0), here[i] = ll_real(l->f64, i == c);
        Complex top = work_number(w, LLVMConstVector(here, LANES));
        work_store(w, column, k, work_select(w, LLVMConstVector(below, LANES), work_load(w, shape, column, k), top));
    }
    panel_put(&s->f, k, &s->v, ll_i64(l, 0));
}

static void multiply_vectors(Qr *s, LLVMValueRef k) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LlLoop first, second, rows;
    LLVMValueRef one = ll_i64(l, 1), c = ll_loop_begin(l, &first, one, ll_i64(l, BLOCK), one, "c"), d = ll_loop_begin(l, &second, ll_i64(l, 0), c, one, "d");
    LLVMValueRef i = ll_loop_begin(l, &rows, k, ll_i64(l, i64_round_up(s->f.rows, BLOCK)), ll_i64(l, LANES), "row");
    Complex acc = work_carry(w, &rows, zeros(w));
    work_next(w, &rows, 0, work_multiply_add(w, work_conjugate(w, work_load(w, shape, c, i)), work_load(w, shape, d, i), acc));
    ll_loop_end(l, &rows);
    work_store(&s->products, c, d, summed(w, work_result(w, &rows, 0)));
    ll_loop_end(l, &second);
    ll_loop_end(l, &first);
}

// Y of the vector of columns at j, as many rows at a time as registers hold.
static void project(Qr *s, LLVMValueRef k, LLVMValueRef j) {
    enum { MOST = 8 };
    const Work *w = &s->f.a;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    unsigned tile = w->p->target->facts.vector_bytes >= 64 ? MOST : 2;
    if (w->complex) tile /= 2;
    LlLoop parts, rows;
    LLVMValueRef first = ll_loop_begin(l, &parts, ll_i64(l, 0), ll_i64(l, BLOCK), ll_i64(l, tile), "part"), at[MOST];
    for (unsigned q = 0; q < tile; q++) at[q] = LLVMBuildAdd(B, first, ll_i64(l, q), "");
    LLVMValueRef i = ll_loop_begin(l, &rows, k, ll_i64(l, s->f.rows), ll_i64(l, 1), "row");
    Complex acc[MOST], x = {0};
    for (unsigned q = 0; q < tile; q++) acc[q] = work_carry(w, &rows, zeros(w));
    x = work_load(w, shape, i, j);
    for (unsigned q = 0; q < tile; q++) {
        Complex v = work_conjugate(w, work_load(&s->v, l->f64, i, at[q]));
        work_next(w, &rows, q, work_multiply_add(w, work_splat(w, v, LANES), x, acc[q]));
    }
    ll_loop_end(l, &rows);
    for (unsigned q = 0; q < tile; q++) work_store(&s->y, at[q], ll_i64(l, 0), work_result(w, &rows, q));
    ll_loop_end(l, &parts);
}

// One reflector after the other: what those before took away is subtracted from its product.
static void finish_projection(Qr *s, LLVMValueRef k) {
    const Work *w = &s->y;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LlLoop rows, terms;
    LLVMValueRef zero = ll_i64(l, 0), one = ll_i64(l, 1), q = ll_loop_begin(l, &rows, zero, ll_i64(l, BLOCK), one, "row");
    Complex start = work_load(w, shape, q, zero);
    LLVMValueRef r = ll_loop_begin(l, &terms, zero, q, one, "k");
    Complex acc = work_carry(w, &terms, start), product = work_negated(w, work_load(&s->products, l->f64, q, r));
    work_next(w, &terms, 0, work_multiply_add(w, work_splat(w, product, LANES), work_load(w, shape, r, zero), acc));
    ll_loop_end(l, &terms);
    Complex tau = work_conjugate(w, work_load(&s->taus, l->f64, zero, LLVMBuildAdd(B, k, q, "")));
    work_store(w, q, zero, work_multiply_add(w, work_splat(w, tau, LANES), work_result(w, &terms, 0), zeros(w)));
    ll_loop_end(l, &rows);
}

static void factor_blocks(Qr *s) {
    LlvmCtx *l = s->f.a.l;
    LlLoop blocks, columns, beside;
    LLVMValueRef all = ll_i64(l, s->f.columns), zero = ll_i64(l, 0), one = ll_i64(l, 1);
    LLVMValueRef k = ll_loop_begin(l, &blocks, zero, all, ll_i64(l, BLOCK), "block"), next = LLVMBuildAdd(B, k, ll_i64(l, BLOCK), "");
    panel_take(&s->f, k);
    LLVMValueRef c = ll_loop_begin(l, &columns, k, ll_intrin2(l, LL_SMIN, next, all), one, "column");
    reflect_column(s, k, LLVMBuildSub(B, c, k, ""), c);
    ll_loop_end(l, &columns);
    panel_put(&s->f, k, &s->f.a, k);
    LlIf more;
    ll_if(l, &more, LLVMBuildICmp(B, LLVMIntSLT, next, all, ""), "more");
    complete_vectors(s, k);
    multiply_vectors(s, k);
    LLVMValueRef j = ll_loop_begin(l, &beside, next, all, ll_i64(l, LANES), "j");
    project(s, k, j);
    finish_projection(s, k);
    factored_subtract(&s->f, k, j, &s->v, zero, &s->y, zero, zero);
    ll_loop_end(l, &beside);
    ll_endif(l, &more);
    ll_loop_end(l, &blocks);
}

static void factor_matrix(Phase *p, const Index *batch, void *context) {
    Qr *s = context;
    LlvmCtx *l = p->l;
    const Value *taus = &s->f.op->results[1];
    factored_read(&s->f, batch);
    factor_blocks(s);
    factored_write(&s->f, batch);
    Index at[MAX_RANK];
    uint32_t rank = taus->type->rank;
    memcpy(at, batch, rank * sizeof *at);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, s->f.columns), ll_i64(l, 1), "row");
    at[rank - 1] = index_scalar(i, 1);
    work_store_element(&s->taus, taus, at, work_load(&s->taus, l->f64, ll_i64(l, 0), i));
    ll_loop_end(l, &loop);
}

void emit_qr_matrix(Phase *p, const Op *op) {
    DType t = op->operands[0]->type->dtype;
    Qr s = {.f = factored_begin(p, op), .unit = ll_alloca(p->l, p->l->f64, 1, 8), .below = ll_alloca(p->l, p->l->f64, 1, 8)};
    s.v = work_begin(p, t, i64_round_up(s.f.rows, BLOCK), BLOCK);
    s.products = work_begin(p, t, BLOCK, BLOCK);
    s.y = work_begin(p, t, BLOCK, BLOCK);
    s.taus = work_begin(p, t, 1, i64_round_up(s.f.columns, BLOCK));
    batch_loop(p, op, factor_matrix, &s);
}
