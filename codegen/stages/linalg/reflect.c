// See reflect.h. A pass takes some rows at a time, so that the lists along the columns are loaded once for all of them, and the matrix is read and written once
// for the change of a round and the products of the next.
#include "codegen/stages/linalg/reflect.h"

#include <string.h>

enum { APART = 8, MOST_ROWS = 4 }; // numbers between rows: see factored.c

#define B (s->l->b)

static V int_add(Reduction *s, V x, int64_t y) { return LLVMBuildAdd(B, x, ll_i64(s->l, y), ""); }
static LLVMTypeRef vector(Reduction *s) { return ll_vec(s->l->f64, LANES); }
static Complex zeros(Reduction *s, LLVMTypeRef shape) { return work_number(&s->a, ll_real(shape, 0)); }

Reduction reduction_begin(Phase *p, const Op *op, bool both_sides) {
    const Type t = op->operands[0]->type;
    Reduction s = {.op = op, .l = p->l, .n = t->dims[t->rank - 1]};
    int64_t pitch = i64_round_up(s.n, LANES) + APART;
    s.a = work_begin(p, t->dtype, s.n + MOST_ROWS, pitch);
    s.lists = work_begin(p, t->dtype, N_LISTS, i64_round_up(s.n + MOST_ROWS, LANES));
    s.left = work_begin(p, t->dtype, s.n, pitch);
    if (both_sides) s.right = work_begin(p, t->dtype, s.n, pitch);
    return s;
}

// ---- in and out

typedef struct {
    Reduction *s;
    const Work *rows;
    const Value *v;
    Index at[MAX_RANK];
    V row;
} Row;

static void read_vector(Phase *p, Index j, void *context) {
    Row *r = context;
    r->at[r->v->type->rank - 1] = j;
    Complex x = work_element(r->rows, r->v, r->at);
    if (p->e.mask) x = work_select(r->rows, p->e.mask, x, zeros(r->s, vector(r->s)));
    work_store(r->rows, r->row, j.base, x);
}

static void write_vector(Phase *p, Index j, void *context) {
    Row *r = context;
    (void)p;
    r->at[r->v->type->rank - 1] = j;
    work_store_element(r->rows, r->v, r->at, work_load(r->rows, vector(r->s), r->row, j.base));
}

static void for_rows(Reduction *s, const Work *rows, const Value *v, const Index *batch, VectorBody *body) {
    Phase *p = s->a.p;
    Row r = {.s = s, .rows = rows, .v = v};
    uint32_t rank = v->type->rank;
    memcpy(r.at, batch, rank * sizeof *r.at);
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    r.row = ll_loop_begin(s->l, &loop, ll_i64(s->l, 0), ll_i64(s->l, s->n), ll_i64(s->l, 1), "row");
    r.at[rank - 2] = index_scalar(r.row, 1);
    vector_loop(p, ll_i64(s->l, 0), ll_i64(s->l, s->n), s->n, body, &r);
    ll_loop_end(s->l, &loop);
    memo_close(&p->e, mark);
}

static void clear_rows(Reduction *s, const Work *w, int64_t from, int64_t to) {
    LlLoop rows, vectors;
    V i = ll_loop_begin(s->l, &rows, ll_i64(s->l, from), ll_i64(s->l, to), ll_i64(s->l, 1), "row");
    V j = ll_loop_begin(s->l, &vectors, ll_i64(s->l, 0), ll_i64(s->l, w->pitch / LANES * LANES), ll_i64(s->l, LANES), "j");
    work_store(w, i, j, zeros(s, vector(s)));
    ll_loop_end(s->l, &vectors);
    ll_loop_end(s->l, &rows);
}

void reduction_read(Reduction *s, const Index *batch) {
    for_rows(s, &s->a, s->op->operands[0], batch, read_vector);
    clear_rows(s, &s->a, s->n, s->n + MOST_ROWS);
    clear_rows(s, &s->lists, 0, N_LISTS);
    clear_rows(s, &s->left, 0, s->n);
    if (s->right.p) clear_rows(s, &s->right, 0, s->n);
}

void reduction_write(Reduction *s, const Work *rows, const Value *v, const Index *batch) { for_rows(s, rows, v, batch, write_vector); }

void reduction_write_number(Reduction *s, const Value *v, const Index *batch, V i, Complex x) {
    Index at[MAX_RANK];
    uint32_t rank = v->type->rank;
    memcpy(at, batch, rank * sizeof *at);
    at[rank - 1] = index_scalar(i, 1);
    work_store_element(&s->a, v, at, x);
}

void reduction_write_real(Reduction *s, const Value *v, const Index *batch, int64_t row, V i, V x) {
    Index at[MAX_RANK];
    uint32_t rank = v->type->rank;
    memcpy(at, batch, rank * sizeof *at);
    at[rank - 2] = index_scalar(ll_i64(s->l, row), 1);
    at[rank - 1] = index_scalar(i, 1);
    elem_store(&s->a.p->e, v, v->mark, at, x);
}

// ---- lists

static Complex list_vector(Reduction *s, int list, V j) { return work_load(&s->lists, vector(s), ll_i64(s->l, list), j); }
Complex list_number(Reduction *s, int list, V i) { return work_load(&s->lists, s->l->f64, ll_i64(s->l, list), i); }

static V vectors_begin(Reduction *s, LlLoop *loop) {
    return ll_loop_begin(s->l, loop, ll_i64(s->l, 0), ll_i64(s->l, i64_round_up(s->n, LANES)), ll_i64(s->l, LANES), "j");
}

void list_change(Reduction *s, int list, ListBody *body, void *context) {
    LlLoop loop;
    V j = vectors_begin(s, &loop);
    work_store(&s->lists, ll_i64(s->l, list), j, body(s, j, list_vector(s, list, j), context));
    ll_loop_end(s->l, &loop);
}

static Complex conjugate_body(Reduction *s, V j, Complex x, void *context) {
    const int *from = context;
    (void)x;
    Complex y = list_vector(s, from[0], j);
    return from[1] ? work_conjugate(&s->a, y) : y;
}

void list_copy(Reduction *s, int from, int to, bool conjugate) { list_change(s, to, conjugate_body, (int[]){from, conjugate}); }

static Complex scale_body(Reduction *s, V j, Complex x, void *context) {
    (void)j;
    return work_multiply_add(&s->a, work_splat(&s->a, *(Complex *)context, LANES), x, zeros(s, vector(s)));
}

void list_scale(Reduction *s, int list, Complex by) { list_change(s, list, scale_body, &by); }

typedef struct {
    Complex by;
    int other;
} Less;

static Complex less_body(Reduction *s, V j, Complex x, void *context) {
    Less *less = context;
    return work_multiply_add(&s->a, work_splat(&s->a, work_negated(&s->a, less->by), LANES), list_vector(s, less->other, j), x);
}

void list_less_product(Reduction *s, int list, Complex by, int other) { list_change(s, list, less_body, &(Less){by, other}); }

static V lane_numbers(Reduction *s, V first) {
    V steps[LANES];
    for (int k = 0; k < LANES; k++) steps[k] = ll_i64(s->l, k);
    return LLVMBuildAdd(B, ll_splat(s->l, first, LANES), LLVMConstVector(steps, LANES), "");
}

static V lanes_are(Reduction *s, V j, LLVMIntPredicate p, V number) { return LLVMBuildICmp(B, p, lane_numbers(s, j), ll_splat(s->l, number, LANES), ""); }

static Complex cut_body(Reduction *s, V j, Complex x, void *context) {
    return work_select(&s->a, lanes_are(s, j, LLVMIntSGE, *(V *)context), x, zeros(s, vector(s)));
}

void list_cut(Reduction *s, int list, V to) { list_change(s, list, cut_body, &to); }

static V add(LlvmCtx *l, void *user, V a, V b) {
    (void)user;
    return LLVMBuildFAdd(l->b, a, b, "");
}

static Complex summed(Reduction *s, Complex x) {
    return (Complex){ll_fold_lanes(s->l, x.re, add, NULL), s->a.complex ? ll_fold_lanes(s->l, x.im, add, NULL) : NULL};
}

Complex list_product(Reduction *s, int x, int y) {
    LlLoop loop;
    V j = vectors_begin(s, &loop);
    Complex acc = work_carry(&s->a, &loop, zeros(s, vector(s)));
    work_next(&s->a, &loop, 0, work_multiply_add(&s->a, list_vector(s, x, j), list_vector(s, y, j), acc));
    ll_loop_end(s->l, &loop);
    return summed(s, work_result(&s->a, &loop, 0));
}

// ---- parts of the matrix as lists

static Complex row_body(Reduction *s, V j, Complex x, void *context) {
    const V at = *(V *)context;
    (void)x;
    Complex y = work_load(&s->a, vector(s), at, j);
    for (int side = LIST_LEFT_A; side <= LIST_LEFT_B; side += 2) {
        Complex by = work_splat(&s->a, work_negated(&s->a, list_number(s, side, at)), LANES);
        y = work_multiply_add(&s->a, by, list_vector(s, side + 1, j), y);
    }
    return y;
}

void list_row(Reduction *s, V at, int to) { list_change(s, to, row_body, &at); }

void list_column(Reduction *s, V at, int to) {
    LlLoop loop;
    V i = ll_loop_begin(s->l, &loop, ll_i64(s->l, 0), ll_i64(s->l, s->n), ll_i64(s->l, 1), "row");
    Complex x = work_load(&s->a, s->l->f64, i, at);
    for (int side = LIST_LEFT_A; side <= LIST_LEFT_B; side += 2)
        x = work_multiply_add(&s->a, work_negated(&s->a, list_number(s, side + 1, at)), list_number(s, side, i), x);
    work_store(&s->lists, ll_i64(s->l, to), i, x);
    ll_loop_end(s->l, &loop);
}

// ---- a reflector

// The squares of what is behind element `at` of LIST_X.
static V squares_behind(Reduction *s, V at) {
    LlLoop loop;
    V j = vectors_begin(s, &loop), sum = ll_loop_carry(s->l, &loop, ll_real(vector(s), 0));
    Complex x = work_select(&s->a, lanes_are(s, j, LLVMIntSGT, at), list_vector(s, LIST_X, j), zeros(s, vector(s)));
    sum = ll_fma(s->l, x.re, x.re, sum);
    if (s->a.complex) sum = ll_fma(s->l, x.im, x.im, sum);
    ll_loop_next(&loop, 0, sum);
    ll_loop_end(s->l, &loop);
    return ll_fold_lanes(s->l, ll_loop_result(&loop, 0), add, NULL);
}

typedef struct {
    V at;
    Complex by;
} Scale;

static Complex vector_body(Reduction *s, V j, Complex x, void *context) {
    Scale *c = context;
    Complex nothing = zeros(s, vector(s)), one = work_number(&s->a, ll_real(vector(s), 1));
    Complex scaled = work_multiply_add(&s->a, work_splat(&s->a, c->by, LANES), x, nothing);
    x = work_select(&s->a, lanes_are(s, j, LLVMIntSGT, c->at), scaled, nothing);
    return work_select(&s->a, lanes_are(s, j, LLVMIntEQ, c->at), one, x);
}

static void keep_vector(Reduction *s, const Work *rows, V round) {
    LlLoop loop;
    V j = vectors_begin(s, &loop);
    work_store(rows, round, j, list_vector(s, LIST_X, j));
    ll_loop_end(s->l, &loop);
}

MadeReflector reflector_make(Reduction *s, V at, const Work *rows, V round) {
    LlvmCtx *l = s->l;
    const Work *w = &s->a;
    V one = ll_real(l->f64, 1), least = ll_real(l->f64, LEAST_SQUARE), rest = squares_behind(s, at);
    Complex alpha = list_number(s, LIST_X, at);
    if (w->complex) rest = ll_fma(l, alpha.im, alpha.im, rest); // beta is real
    V none = LLVMBuildFCmp(B, LLVMRealOLT, rest, least, ""), square = ll_fma(l, alpha.re, alpha.re, rest);
    V length = LLVMBuildFNeg(B, ll_intrin2(l, LL_COPYSIGN, ll_intrin1(l, LL_SQRT, square), alpha.re), "");
    MadeReflector r = {.beta = ll_select(l, none, alpha.re, length)};
    V by = ll_select(l, none, one, r.beta), distance = LLVMBuildFSub(B, r.beta, alpha.re, "");
    Complex tau = {LLVMBuildFDiv(B, distance, by, ""), w->complex ? LLVMBuildFNeg(B, LLVMBuildFDiv(B, alpha.im, by, ""), "") : NULL};
    Complex away = work_select(w, none, work_number(w, one), (Complex){LLVMBuildFNeg(B, distance, ""), alpha.im});
    Complex inverse = work_quotient(w, work_number(w, one), away), nothing = work_number(w, ll_real(l->f64, 0));
    r.tau = work_select(w, none, nothing, tau);
    list_change(s, LIST_X, vector_body, &(Scale){at, work_select(w, none, nothing, inverse)});
    list_copy(s, LIST_X, LIST_CONJUGATE, true);
    keep_vector(s, rows, round);
    return r;
}

// ---- the pass

typedef struct {
    V row, column; // from where on
    unsigned n;    // rows at a time
    bool loses;
    int across, down;
} Pass;

static Complex less_lists(Reduction *s, const Complex *left, const Complex *right, Complex x) {
    for (int k = 0; k < 2; k++) x = work_multiply_add(&s->a, left[k], right[k], x);
    return x;
}

// Rows from i on, all vectors of their columns.
static void pass_rows(Reduction *s, const Pass *pass, V i) {
    LlvmCtx *l = s->l;
    const Work *w = &s->a;
    Complex left[MOST_ROWS][2], factor[MOST_ROWS], acc[MOST_ROWS];
    V row[MOST_ROWS];
    for (unsigned r = 0; r < pass->n; r++) {
        row[r] = int_add(s, i, r);
        for (int k = 0; pass->loses && k < 2; k++) left[r][k] = work_splat(w, work_negated(w, list_number(s, LIST_LEFT_A + 2 * k, row[r])), LANES);
        if (pass->down != NO_LIST) factor[r] = work_splat(w, list_number(s, pass->down, row[r]), LANES);
    }
    LlLoop loop;
    V first = LLVMBuildAnd(B, pass->column, ll_i64(l, -LANES), ""), end = ll_i64(l, i64_round_up(s->n, LANES));
    V j = ll_loop_begin(l, &loop, first, end, ll_i64(l, LANES), "j");
    if (pass->across != NO_LIST)
        for (unsigned r = 0; r < pass->n; r++) acc[r] = work_carry(w, &loop, zeros(s, vector(s)));
    Complex right[2], along, sum;
    for (int k = 0; pass->loses && k < 2; k++) right[k] = list_vector(s, LIST_RIGHT_A + 2 * k, j);
    if (pass->across != NO_LIST) along = list_vector(s, pass->across, j);
    if (pass->down != NO_LIST) sum = list_vector(s, LIST_DOWN, j);
    for (unsigned r = 0; r < pass->n; r++) {
        Complex x = work_load(w, vector(s), row[r], j);
        if (pass->loses) {
            x = less_lists(s, left[r], right, x);
            work_store(w, row[r], j, x);
        }
        if (pass->across != NO_LIST) work_next(w, &loop, r, work_multiply_add(w, x, along, acc[r]));
        if (pass->down != NO_LIST) sum = work_multiply_add(w, factor[r], x, sum);
    }
    if (pass->down != NO_LIST) work_store(&s->lists, ll_i64(l, LIST_DOWN), j, sum);
    ll_loop_end(l, &loop);
    for (unsigned r = 0; pass->across != NO_LIST && r < pass->n; r++)
        work_store(&s->lists, ll_i64(l, LIST_ACROSS), row[r], summed(s, work_result(w, &loop, r)));
}

static Complex nothing_body(Reduction *s, V j, Complex x, void *context) {
    (void)j, (void)x, (void)context;
    return zeros(s, vector(s));
}

void reduction_pass(Reduction *s, V row, V column, bool loses, int across, int down) {
    unsigned n = s->a.p->target->facts.vector_bytes >= 64 ? MOST_ROWS : MOST_ROWS / 2;
    if (s->a.complex) n /= 2;
    Pass pass = {row, column, n, loses, across, down};
    if (down != NO_LIST) list_change(s, LIST_DOWN, nothing_body, NULL);
    if (across != NO_LIST) list_change(s, LIST_ACROSS, nothing_body, NULL);
    LlLoop loop;
    pass_rows(s, &pass, ll_loop_begin(s->l, &loop, row, ll_i64(s->l, s->n), ll_i64(s->l, n), "row"));
    ll_loop_end(s->l, &loop);
}
