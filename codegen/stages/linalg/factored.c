// What LU and QR have in common: the matrix in scratch, a block of its columns turned, and the product that the block takes from all columns behind it,
// where nearly all of the work is: tiles of rows in registers, as wide as a vector, along BLOCK terms. See work.h.
#include "codegen/stages/linalg/work.h"

#include <string.h>

enum { APART = 8 }; // numbers between rows: those that many rows have at one place do not fall into the same few sets of the cache

Factored factored_begin(Phase *p, const Op *op) {
    const Type t = op->operands[0]->type;
    Factored f = {.op = op, .rows = t->dims[t->rank - 2], .columns = t->dims[t->rank - 1]};
    int64_t rows = i64_round_up(f.rows, BLOCK);
    f.a = work_begin(p, t->dtype, rows, i64_round_up(f.columns, BLOCK) + APART);
    f.panel = work_begin(p, t->dtype, BLOCK, rows + APART);
    return f;
}

typedef struct {
    Factored *f;
    Index at[MAX_RANK];
    LLVMValueRef row;
} Row;

static void read_vector(Phase *p, Index j, void *context) {
    Row *r = context;
    const Work *w = &r->f->a;
    r->at[r->f->op->operands[0]->type->rank - 1] = j;
    Complex x = work_element(w, r->f->op->operands[0], r->at);
    if (p->e.mask) x = work_select(w, p->e.mask, x, work_splat(w, work_number(w, ll_real(p->l->f64, 0)), LANES));
    work_store(w, r->row, j.base, x);
}

static void write_vector(Phase *p, Index j, void *context) {
    Row *r = context;
    const Work *w = &r->f->a;
    r->at[r->f->op->operands[0]->type->rank - 1] = j;
    work_store_element(w, &r->f->op->results[0], r->at, work_load(w, ll_vec(p->l->f64, LANES), r->row, j.base));
}

static void for_rows(Factored *f, const Index *batch, VectorBody *body) {
    Phase *p = f->a.p;
    LlvmCtx *l = p->l;
    Row r = {.f = f};
    uint32_t rank = f->op->operands[0]->type->rank;
    memcpy(r.at, batch, rank * sizeof *r.at);
    LlLoop rows;
    size_t mark = memo_open(&p->e);
    r.row = ll_loop_begin(l, &rows, ll_i64(l, 0), ll_i64(l, f->rows), ll_i64(l, 1), "row");
    r.at[rank - 2] = index_scalar(r.row, 1);
    vector_loop(p, ll_i64(l, 0), ll_i64(l, f->columns), f->columns, body, &r);
    ll_loop_end(l, &rows);
    memo_close(&p->e, mark);
}

void factored_read(Factored *f, const Index *batch) {
    LlvmCtx *l = f->a.l;
    for_rows(f, batch, read_vector);
    if (f->rows % BLOCK == 0) return;
    LlLoop rows, vectors;
    LLVMValueRef i = ll_loop_begin(l, &rows, ll_i64(l, f->rows), ll_i64(l, i64_round_up(f->rows, BLOCK)), ll_i64(l, 1), "row");
    LLVMValueRef j = ll_loop_begin(l, &vectors, ll_i64(l, 0), ll_i64(l, i64_round_up(f->columns, BLOCK)), ll_i64(l, LANES), "j");
    work_store(&f->a, i, j, work_splat(&f->a, work_number(&f->a, ll_real(l->f64, 0)), LANES));
    ll_loop_end(l, &vectors);
    ll_loop_end(l, &rows);
}

void factored_write(Factored *f, const Index *batch) { for_rows(f, batch, write_vector); }

// ---- the block of columns at hand

enum { SIDE = 8 }; // of a square that is turned in registers

// A square at row i, column j of `from` becomes one at row j, column i of `to`; each with its own first row and column.
static void turn_square(const Work *from, LLVMValueRef row, LLVMValueRef column, const Work *to, LLVMValueRef to_row, LLVMValueRef to_column) {
    LlvmCtx *l = from->l;
    LLVMTypeRef shape = ll_vec(l->f64, SIDE);
    LLVMValueRef parts[2][SIDE];
    for (int i = 0; i < SIDE; i++) {
        Complex x = work_load(from, shape, LLVMBuildAdd(l->b, row, ll_i64(l, i), ""), column);
        parts[0][i] = x.re, parts[1][i] = x.im;
    }
    ll_transpose(l, parts[0], SIDE);
    if (from->complex) ll_transpose(l, parts[1], SIDE);
    for (int i = 0; i < SIDE; i++) work_store(to, LLVMBuildAdd(l->b, to_row, ll_i64(l, i), ""), to_column, (Complex){parts[0][i], parts[1][i]});
}

void panel_take(Factored *f, LLVMValueRef k) {
    LlvmCtx *l = f->a.l;
    LlLoop rows;
    LLVMValueRef i = ll_loop_begin(l, &rows, k, ll_i64(l, i64_round_up(f->rows, BLOCK)), ll_i64(l, SIDE), "row");
    for (int c = 0; c < BLOCK; c += SIDE) turn_square(&f->a, i, LLVMBuildAdd(l->b, k, ll_i64(l, c), ""), &f->panel, ll_i64(l, c), i);
    ll_loop_end(l, &rows);
}

void panel_put(Factored *f, LLVMValueRef k, Work *to, LLVMValueRef column) {
    LlvmCtx *l = f->a.l;
    LlLoop rows;
    LLVMValueRef i = ll_loop_begin(l, &rows, k, ll_i64(l, i64_round_up(f->rows, BLOCK)), ll_i64(l, SIDE), "row");
    for (int c = 0; c < BLOCK; c += SIDE) turn_square(&f->panel, ll_i64(l, c), i, to, i, LLVMBuildAdd(l->b, column, ll_i64(l, c), ""));
    ll_loop_end(l, &rows);
}

// ---- the product

void factored_subtract(Factored *f, LLVMValueRef from, LLVMValueRef j, const Work *left, LLVMValueRef left_column, const Work *right, LLVMValueRef right_row,
                       LLVMValueRef right_column) {
    enum { MOST = 8, UNROLLED = 4 };
    const Work *w = &f->a;
    LlvmCtx *l = w->l;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    unsigned tile = w->p->target->facts.vector_bytes >= 64 ? MOST : 2;
    if (w->complex) tile /= 2;
    LlLoop rows, terms;
    Complex acc[MOST];
    LLVMValueRef row[MOST], i = ll_loop_begin(l, &rows, from, ll_i64(l, i64_round_up(f->rows, BLOCK)), ll_i64(l, tile), "row");
    for (unsigned r = 0; r < tile; r++) row[r] = LLVMBuildAdd(l->b, i, ll_i64(l, r), ""), acc[r] = work_load(w, shape, row[r], j);
    LLVMValueRef q = ll_loop_begin(l, &terms, ll_i64(l, 0), ll_i64(l, BLOCK), ll_i64(l, UNROLLED), "k");
    for (unsigned r = 0; r < tile; r++) acc[r] = work_carry(w, &terms, acc[r]);
    for (int u = 0; u < UNROLLED; u++) {
        LLVMValueRef term = LLVMBuildAdd(l->b, q, ll_i64(l, u), ""), column = LLVMBuildAdd(l->b, left_column, term, "");
        Complex x = work_negated(w, work_load(right, shape, LLVMBuildAdd(l->b, right_row, term, ""), right_column));
        for (unsigned r = 0; r < tile; r++) acc[r] = work_multiply_add(w, work_splat(w, work_load(left, l->f64, row[r], column), LANES), x, acc[r]);
    }
    for (unsigned r = 0; r < tile; r++) work_next(w, &terms, r, acc[r]);
    ll_loop_end(l, &terms);
    for (unsigned r = 0; r < tile; r++) work_store(w, row[r], j, work_result(w, &terms, r));
    ll_loop_end(l, &rows);
}
