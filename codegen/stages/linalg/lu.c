// tpu.lu: LU with exchanges of rows of a matrix in scratch, a task each, in blocks of columns: a block is factored column by column, then the rows beside it
// are solved for and the rest loses its product with them (Golub & Van Loan, "Matrix Computations", 3.4). In f64, every element by the same sums in the same
// order as ir/eval/linalg/lapack.c, rounded once. The pivot is the first of the largest |re| + |im|; a NaN is it only where it comes first.
#include "codegen/stages/linalg/work.h"

#include <string.h>

typedef struct {
    Factored f;
    LLVMValueRef order, pivots; // i64 in scratch: which row is there by now; with which row it was exchanged
} Lu;

#define B (s->f.a.l->b)

// ---- a column

// Rows i.. as a vector, those behind row `first` and before the last one.
static LLVMValueRef lanes_from(const Factored *f, LLVMValueRef i, LLVMIntPredicate p, LLVMValueRef first, LLVMValueRef *out_rows) {
    LlvmCtx *l = f->a.l;
    LLVMValueRef steps[LANES];
    for (int k = 0; k < LANES; k++) steps[k] = ll_i64(l, k);
    *out_rows = LLVMBuildAdd(l->b, ll_splat(l, i, LANES), LLVMConstVector(steps, LANES), "");
    LLVMValueRef some = LLVMBuildICmp(l->b, p, *out_rows, ll_splat(l, first, LANES), "");
    return LLVMBuildAnd(l->b, some, LLVMBuildICmp(l->b, LLVMIntSLT, *out_rows, ll_int(ll_type(*out_rows), f->rows), ""), "");
}

static LLVMValueRef find_pivot(Lu *s, LLVMValueRef k, LLVMValueRef c, LLVMValueRef row) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES), numbers = ll_vec(l->i64, LANES);
    LlLoop loop;
    LLVMValueRef start = ll_splat(l, row, LANES), rows, i = ll_loop_begin(l, &loop, k, ll_i64(l, s->f.rows), ll_i64(l, LANES), "row");
    LLVMValueRef best = ll_loop_carry(l, &loop, ll_real(shape, -1)), at = ll_loop_carry(l, &loop, start);
    LLVMValueRef inside = lanes_from(&s->f, i, LLVMIntSGE, row, &rows), size = work_size(w, work_load(w, shape, c, i));
    LLVMValueRef larger = LLVMBuildAnd(B, inside, LLVMBuildFCmp(B, LLVMRealOGT, size, best, ""), "");
    ll_loop_next(&loop, 0, ll_select(l, larger, size, best));
    ll_loop_next(&loop, 1, ll_select(l, larger, rows, at));
    ll_loop_end(l, &loop);
    best = ll_loop_result(&loop, 0), at = ll_loop_result(&loop, 1);
    LLVMValueRef largest = ll_intrin1(l, LL_REDUCE_FMAX, best), is = LLVMBuildFCmp(B, LLVMRealOEQ, best, ll_splat(l, largest, LANES), "");
    LLVMValueRef found = ll_intrin1(l, LL_REDUCE_SMIN, ll_select(l, is, at, ll_int(numbers, INT64_MAX))), first = work_size(w, work_load(w, l->f64, c, row));
    return ll_select(l, LLVMBuildFCmp(B, LLVMRealUNO, first, first, ""), row, found);
}

static void exchange_numbers(Lu *s, LLVMValueRef list, LLVMValueRef i, LLVMValueRef k) {
    LlvmCtx *l = s->f.a.l;
    LLVMValueRef a = ll_gep(l, l->i64, list, i), b = ll_gep(l, l->i64, list, k), x = ll_load(l, l->i64, a, 0);
    ll_store(l, ll_load(l, l->i64, b, 0), a, 0);
    ll_store(l, x, b, 0);
}

// Rows i and k of the matrix, and of the panel, in which they are columns.
static void exchange_rows(Lu *s, LLVMValueRef i, LLVMValueRef k) {
    const Work *w = &s->f.a, *panel = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LlLoop loop;
    LLVMValueRef j = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, i64_round_up(s->f.columns, BLOCK)), ll_i64(l, LANES), "j");
    Complex x = work_load(w, shape, i, j);
    work_store(w, i, j, work_load(w, shape, k, j));
    work_store(w, k, j, x);
    ll_loop_end(l, &loop);
    for (int c = 0; c < BLOCK; c++) {
        LLVMValueRef column = ll_i64(l, c);
        x = work_load(panel, l->f64, column, i);
        work_store(panel, column, i, work_load(panel, l->f64, column, k));
        work_store(panel, column, k, x);
    }
}

// Multipliers below the pivot, which is not 0, and the columns of the panel behind it less their products with its row.
static void eliminate(Lu *s, LLVMValueRef k, LLVMValueRef c, LLVMValueRef row) {
    const Work *w = &s->f.panel;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LlLoop vectors, columns;
    Complex pivot = work_load(w, l->f64, c, row);
    LLVMValueRef some = LLVMBuildFCmp(B, LLVMRealUNE, work_size(w, pivot), ll_real(l->f64, 0), ""), rows;
    LLVMValueRef i = ll_loop_begin(l, &vectors, k, ll_i64(l, s->f.rows), ll_i64(l, LANES), "row"), below = lanes_from(&s->f, i, LLVMIntSGT, row, &rows);
    Complex x = work_load(w, shape, c, i), multiplier = work_quotient(w, x, work_splat(w, pivot, LANES));
    x = work_select(w, LLVMBuildAnd(B, below, ll_splat(l, some, LANES), ""), multiplier, x);
    work_store(w, c, i, x);
    LLVMValueRef j = ll_loop_begin(l, &columns, LLVMBuildAdd(B, c, ll_i64(l, 1), ""), ll_i64(l, BLOCK), ll_i64(l, 1), "j");
    Complex y = work_load(w, shape, j, i), top = work_negated(w, work_load(w, l->f64, j, row));
    work_store(w, j, i, work_select(w, below, work_multiply_add(w, work_splat(w, top, LANES), x, y), y));
    ll_loop_end(l, &columns);
    ll_loop_end(l, &vectors);
}

static void factor_panel(Lu *s, LLVMValueRef k) {
    LlvmCtx *l = s->f.a.l;
    LlLoop loop;
    LLVMValueRef n = ll_intrin2(l, LL_SMIN, ll_i64(l, BLOCK), LLVMBuildSub(B, ll_i64(l, s->f.columns), k, ""));
    LLVMValueRef c = ll_loop_begin(l, &loop, ll_i64(l, 0), n, ll_i64(l, 1), "column"), row = LLVMBuildAdd(B, k, c, "");
    LLVMValueRef pivot = find_pivot(s, k, c, row);
    ll_store(l, pivot, ll_gep(l, l->i64, s->pivots, row), 0);
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(B, LLVMIntNE, pivot, row, ""), "exchange");
    exchange_numbers(s, s->order, row, pivot);
    exchange_rows(s, row, pivot);
    ll_endif(l, &f);
    eliminate(s, k, c, row);
    ll_loop_end(l, &loop);
}

// ---- what lies beside a block

// Rows of U in the vector of columns at j: those of the block, each less multiples of those above.
static void solve_rows(Lu *s, LLVMValueRef k, LLVMValueRef j) {
    const Work *w = &s->f.a;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    LlLoop rows, terms;
    LLVMValueRef end = LLVMBuildAdd(B, k, ll_i64(l, BLOCK), ""), one = ll_i64(l, 1);
    LLVMValueRef i = ll_loop_begin(l, &rows, LLVMBuildAdd(B, k, one, ""), end, one, "row");
    Complex start = work_load(w, shape, i, j);
    LLVMValueRef q = ll_loop_begin(l, &terms, k, i, one, "k");
    Complex acc = work_carry(w, &terms, start), multiplier = work_negated(w, work_load(w, l->f64, i, q));
    work_next(w, &terms, 0, work_multiply_add(w, work_splat(w, multiplier, LANES), work_load(w, shape, q, j), acc));
    ll_loop_end(l, &terms);
    work_store(w, i, j, work_result(w, &terms, 0));
    ll_loop_end(l, &rows);
}

static void factor_blocks(Lu *s) {
    LlvmCtx *l = s->f.a.l;
    LlLoop blocks, beside;
    LLVMValueRef k = ll_loop_begin(l, &blocks, ll_i64(l, 0), ll_i64(l, s->f.columns), ll_i64(l, BLOCK), "block");
    panel_take(&s->f, k);
    factor_panel(s, k);
    panel_put(&s->f, k, &s->f.a, k);
    LLVMValueRef next = LLVMBuildAdd(B, k, ll_i64(l, BLOCK), "");
    LLVMValueRef j = ll_loop_begin(l, &beside, next, ll_i64(l, s->f.columns), ll_i64(l, LANES), "j");
    solve_rows(s, k, j);
    factored_subtract(&s->f, next, j, &s->f.a, k, &s->f.a, k, j);
    ll_loop_end(l, &beside);
    ll_loop_end(l, &blocks);
}

// ---- the lists of numbers

static void begin_order(Lu *s) {
    LlvmCtx *l = s->f.a.l;
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, s->f.rows), ll_i64(l, 1), "row");
    ll_store(l, i, ll_gep(l, l->i64, s->order, i), 0);
    ll_loop_end(l, &loop);
}

static void write_list(Lu *s, LLVMValueRef list, const Value *v, const Index *batch, int64_t n) {
    LlvmCtx *l = s->f.a.l;
    Index at[MAX_RANK];
    uint32_t rank = v->type->rank;
    memcpy(at, batch, rank * sizeof *at);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, n), ll_i64(l, 1), "row");
    at[rank - 1] = index_scalar(i, 1);
    elem_store(&s->f.a.p->e, v, v->mark, at, LLVMBuildTrunc(B, ll_load(l, l->i64, ll_gep(l, l->i64, list, i), 0), l->i32, ""));
    ll_loop_end(l, &loop);
}

static void factor_matrix(Phase *p, const Index *batch, void *context) {
    (void)p;
    Lu *s = context;
    const Op *op = s->f.op;
    factored_read(&s->f, batch);
    begin_order(s);
    factor_blocks(s);
    factored_write(&s->f, batch);
    write_list(s, s->pivots, &op->results[1], batch, s->f.columns);
    write_list(s, s->order, &op->results[2], batch, s->f.rows);
}

void emit_lu_matrix(Phase *p, const Op *op) {
    Lu s = {.f = factored_begin(p, op)};
    s.order = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)s.f.rows * 8));
    s.pivots = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)s.f.columns * 8));
    batch_loop(p, op, factor_matrix, &s);
}
