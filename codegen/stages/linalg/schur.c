// tpu.schur: the Schur form of a Hessenberg matrix by implicit double-shift QR (Francis 1961; Golub & Van Loan, "Matrix Computations", 4th ed., 7.5), a task
// each, step by step as in ir/eval/linalg/schur.c. A reflector of three numbers changes three rows, vectors at a time, and three columns, row by row; Z is kept
// turned, so that it has rows for columns. Complex numbers take the same steps, and leave no blocks.
#include "codegen/math/complex.h"
#include "codegen/stages/linalg/rotate.h"

#include <float.h>

enum { MOST_ROUNDS = 30, EXCEPTIONAL = 10, REACH = 3, APART = 8 }; // as in the evaluator; rows of a reflector; numbers between rows: see factored.c

typedef struct {
    LlvmCtx *l;
    Math m;
    const Op *op;
    Work h, z;
    int64_t n;
    bool vectors;
    V least;
    Var low, high, round, rounds;
} Schur;

#define B (s->l->b)

// ---- numbers

static Complex real_number(Schur *s, V x) { return work_number(&s->h, x); }
static Complex nothing(Schur *s, LLVMTypeRef shape) { return work_number(&s->h, ll_real(shape, 0)); }
static Complex times_add(Schur *s, Complex x, Complex y, Complex z) { return work_multiply_add(&s->h, x, y, z); }
static Complex times(Schur *s, Complex x, Complex y) { return times_add(s, x, y, nothing(s, ll_type(x.re))); }
static Complex negated(Schur *s, Complex x) { return work_negated(&s->h, x); }
static Complex conjugate(Schur *s, Complex x) { return work_conjugate(&s->h, x); }
static Complex sum_of(Schur *s, Complex x, Complex y) { return (Complex){LLVMBuildFAdd(B, x.re, y.re, ""), x.im ? LLVMBuildFAdd(B, x.im, y.im, "") : NULL}; }
static Complex less(Schur *s, Complex x, Complex y) { return sum_of(s, x, negated(s, y)); }
static Complex scaled(Schur *s, Complex x, V by) { return (Complex){mul(&s->m, x.re, by), x.im ? mul(&s->m, x.im, by) : NULL}; }
static Complex splat(Schur *s, Complex x) { return work_splat(&s->h, x, LANES); }
static V size_of(Schur *s, Complex x) { return work_size(&s->h, x); }
static V square_of(Schur *s, Complex x) { return x.im ? fma3(&s->m, x.im, x.im, mul(&s->m, x.re, x.re)) : mul(&s->m, x.re, x.re); }
static Complex element(Schur *s, V i, V k) { return work_load(&s->h, s->l->f64, i, k); }
static void set_element(Schur *s, V i, V k, Complex x) { work_store(&s->h, i, k, x); }

// ---- rows and columns

// From row k on, n rows of `w`, with vectors of columns from that of `from` on: body changes what they have there.
typedef void RowsBody(Schur *s, Complex *rows, const Complex *by);

static void rows_change(Schur *s, const Work *w, V k, unsigned n, V from, RowsBody *body, const Complex *by, unsigned n_by) {
    LlvmCtx *l = s->l;
    Complex rows[REACH], spread[2 * REACH];
    for (unsigned i = 0; i < n_by; i++) spread[i] = splat(s, by[i]);
    LlLoop loop;
    V j = ll_loop_begin(l, &loop, LLVMBuildAnd(B, from, ll_i64(l, -LANES), ""), ll_i64(l, i64_round_up(s->n, LANES)), ll_i64(l, LANES), "j");
    for (unsigned i = 0; i < n; i++) rows[i] = work_load(w, ll_vec(l->f64, LANES), int_add(l, k, i), j);
    body(s, rows, spread);
    for (unsigned i = 0; i < n; i++) work_store(w, int_add(l, k, i), j, rows[i]);
    ll_loop_end(l, &loop);
}

// Columns from k on, n of them, in rows [0, end).
static void columns_change(Schur *s, V k, unsigned n, V end, RowsBody *body, const Complex *by) {
    LlvmCtx *l = s->l;
    Complex columns[REACH];
    LlLoop loop;
    V i = ll_loop_begin(l, &loop, ll_i64(l, 0), end, ll_i64(l, 1), "row");
    for (unsigned c = 0; c < n; c++) columns[c] = element(s, i, int_add(l, k, c));
    body(s, columns, by);
    for (unsigned c = 0; c < n; c++) set_element(s, i, int_add(l, k, c), columns[c]);
    ll_loop_end(l, &loop);
}

// The sum of rows times by[0..3) goes into each times by[3..6).
static void reflect(Schur *s, Complex *rows, const Complex *by) {
    Complex sum = times(s, by[0], rows[0]);
    for (int i = 1; i < REACH; i++) sum = times_add(s, by[i], rows[i], sum);
    for (int i = 0; i < REACH; i++) rows[i] = times_add(s, by[REACH + i], sum, rows[i]);
}

// Two rows, by[0] of the first and by[1] of the second; by[2] and by[3].
static void rotate(Schur *s, Complex *rows, const Complex *by) {
    Complex first = times_add(s, by[0], rows[0], times(s, by[1], rows[1]));
    rows[1] = times_add(s, by[2], rows[0], times(s, by[3], rows[1]));
    rows[0] = first;
}

// Similar by 1 - tau v v*, of rows and columns from k on; `end` rows have what columns change.
static void apply_reflector(Schur *s, V k, const Complex *v, Complex tau, V from, V end) {
    Complex left[2 * REACH], right[2 * REACH];
    for (int i = 0; i < REACH; i++) {
        left[i] = conjugate(s, v[i]), left[REACH + i] = negated(s, times(s, conjugate(s, tau), v[i]));
        right[i] = v[i], right[REACH + i] = negated(s, times(s, tau, conjugate(s, v[i])));
    }
    rows_change(s, &s->h, k, REACH, from, reflect, left, 2 * REACH);
    columns_change(s, k, REACH, end, reflect, right);
    if (s->vectors) rows_change(s, &s->z, k, REACH, ll_i64(s->l, 0), reflect, right, 2 * REACH);
}

static void apply_rotation(Schur *s, V k, Complex x0, Complex x1) {
    Complex left[] = {conjugate(s, x0), conjugate(s, x1), negated(s, x1), x0};
    Complex right[] = {x0, x1, negated(s, conjugate(s, x1)), conjugate(s, x0)};
    rows_change(s, &s->h, k, 2, k, rotate, left, 4);
    columns_change(s, k, 2, int_add(s->l, k, 2), rotate, right);
    if (s->vectors) rows_change(s, &s->z, k, 2, ll_i64(s->l, 0), rotate, right, 4);
}

// ---- a step

typedef struct {
    Complex v[REACH], tau, beta;
} Small;

// Of three numbers: v, which begins with 1.
static Small small_reflector(Schur *s, const Complex *x) {
    const Math *m = &s->m;
    Complex y[REACH];
    Small r;
    V size = add(m, add(m, size_of(s, x[0]), size_of(s, x[1])), size_of(s, x[2])), some = lt(m, k(m, 0), size), unit = pick(m, some, size, k(m, 1));
    for (int i = 0; i < REACH; i++) y[i] = (Complex){divide(m, x[i].re, unit), x[i].im ? divide(m, x[i].im, unit) : NULL};
    V rest = add(m, square_of(s, y[1]), square_of(s, y[2])), none = eq(m, rest, k(m, 0));
    if (y[0].im) none = bool_and(s->l, none, eq(m, y[0].im, k(m, 0)));
    V length = neg(m, copysign2(m, root_of(m, add(m, rest, square_of(s, y[0]))), y[0].re)), by = pick(m, none, k(m, 1), length);
    V distance = sub(m, length, y[0].re);
    r.tau = (Complex){pick(m, none, k(m, 0), divide(m, distance, by)), y[0].im ? neg(m, divide(m, y[0].im, by)) : NULL};
    Complex away = work_select(&s->h, none, real_number(s, k(m, 1)), (Complex){neg(m, distance), y[0].im});
    Complex inverse = work_quotient(&s->h, real_number(s, k(m, 1)), away);
    r.v[0] = real_number(s, k(m, 1));
    for (int i = 1; i < REACH; i++) r.v[i] = times(s, y[i], inverse);
    r.beta = scaled(s, work_select(&s->h, none, y[0], real_number(s, length)), unit);
    return r;
}

// Of differences, as in the evaluator: where eigenvalues lie closer to each other than to 0, nothing would be left of the shifts' sum and product.
static void first_column(Schur *s, V low, V high, Complex *v) {
    LlvmCtx *l = s->l;
    const Math *m = &s->m;
    V before = int_add(l, high, -1), next = int_add(l, low, 1);
    Complex a = element(s, before, before), b = element(s, before, high), c = element(s, high, before), d = element(s, high, high);
    Complex corner = times(s, b, c);
    V w = add(m, size_of(s, c), size_of(s, element(s, before, int_add(l, high, -2))));
    V turn = LLVMBuildURem(B, var_get(l, s->round), ll_i64(l, EXCEPTIONAL), ""), is_exceptional = int_same(l, turn, ll_i64(l, EXCEPTIONAL - 1));
    Complex moved = sum_of(s, d, real_number(s, mul(m, w, k(m, 0.75)))); // as LAPACK's dlahqr
    a = work_select(&s->h, is_exceptional, moved, a);
    d = work_select(&s->h, is_exceptional, moved, d);
    corner = work_select(&s->h, is_exceptional, real_number(s, mul(m, mul(m, w, w), k(m, -0.4375))), corner);
    Complex first = element(s, low, low), below = element(s, next, low), beside = element(s, low, next), second = element(s, next, next);
    Complex from_a = less(s, first, a);
    v[0] = less(s, times_add(s, beside, below, times(s, from_a, less(s, first, d))), corner);
    v[1] = times(s, below, sum_of(s, from_a, less(s, second, d)));
    v[2] = times(s, below, element(s, int_add(l, low, 2), next));
}

static void francis_step(Schur *s) {
    LlvmCtx *l = s->l;
    V low = var_get(l, s->low), high = var_get(l, s->high), zero = ll_i64(l, 0);
    Complex start[REACH], v[REACH];
    first_column(s, low, high, start);
    LlLoop loop;
    LlIf inside;
    V at = ll_loop_begin(l, &loop, low, high, ll_i64(l, 1), "bulge"), is_first = int_same(l, at, low),
      before = ll_intrin2(l, LL_SMAX, int_add(l, at, -1), zero);
    for (int i = 0; i < REACH; i++) v[i] = work_select(&s->h, is_first, start[i], element(s, int_add(l, at, i), before));
    V has_third = int_less(l, int_add(l, at, 1), high);
    v[2] = work_select(&s->h, has_third, v[2], nothing(s, l->f64));
    Small r = small_reflector(s, v);
    V reach = ll_intrin2(l, LL_SMIN, int_add(l, at, REACH + 1), int_add(l, high, 1));
    apply_reflector(s, at, r.v, r.tau, before, reach);
    ll_if(l, &inside, LLVMBuildNot(B, is_first, ""), "inside");
    for (int i = 0; i < REACH; i++) set_element(s, int_add(l, at, i), before, i ? nothing(s, l->f64) : r.beta);
    ll_endif(l, &inside);
    ll_loop_end(l, &loop);
}

// ---- blocks of two

// Of real numbers with complex eigenvalues: equal diagonal elements, others of different signs.
static void settle_pair(Schur *s, V at) {
    const Math *m = &s->m;
    V next = int_add(s->l, at, 1), mean = mul(m, add(m, element(s, at, at).re, element(s, next, next).re), k(m, 0.5));
    V above = element(s, at, next).re, below = element(s, next, at).re, is_above = lt(m, fabs1(m, above), fabs1(m, below));
    V larger = pick(m, is_above, below, above), smaller = fabs1(m, pick(m, is_above, above, below));
    smaller = copysign2(m, ll_intrin2(s->l, LL_MAXNUM, smaller, k(m, DBL_MIN)), neg(m, larger));
    set_element(s, at, at, real_number(s, mean));
    set_element(s, next, next, real_number(s, mean));
    set_element(s, at, next, real_number(s, pick(m, is_above, smaller, above)));
    set_element(s, next, at, real_number(s, pick(m, is_above, below, smaller)));
}

static void split_real(Schur *s, V at) {
    const Math *m = &s->m;
    LlIf pair;
    V next = int_add(s->l, at, 1), b = element(s, at, next).re, c = element(s, next, at).re;
    V half = mul(m, sub(m, element(s, at, at).re, element(s, next, next).re), k(m, 0.5)), square = fma3(m, half, half, mul(m, b, c));
    V is_pair = lt(m, square, k(m, 0)), root = root_of(m, pick(m, is_pair, k(m, 0), square)), x = add(m, half, copysign2(m, root, half));
    V length = root_of(m, fma3(m, x, x, mul(m, c, c))), some = lt(m, k(m, 0), length), by = pick(m, some, length, k(m, 1));
    V sum = add(m, b, c), twice = mul(m, half, k(m, 2)), apart = fma3(m, sum, sum, mul(m, twice, twice)), whole = root_of(m, apart);
    V has = LLVMBuildNot(B, lt(m, apart, k(m, LEAST_SQUARE)), ""); // else they are equal, and of the other sign beside the diagonal, as they are to be
    V over = pick(m, has, whole, k(m, 1)), cosine = root_of(m, mul(m, add(m, k(m, 1), divide(m, fabs1(m, sum), over)), k(m, 0.5)));
    V sine = mul(m, neg(m, divide(m, half, mul(m, over, cosine))), copysign2(m, k(m, 1), sum));
    V x0 = pick(m, is_pair, pick(m, has, cosine, k(m, 1)), pick(m, some, divide(m, x, by), k(m, 1)));
    V x1 = pick(m, is_pair, pick(m, has, sine, k(m, 0)), divide(m, c, by));
    apply_rotation(s, at, real_number(s, x0), real_number(s, x1));
    ll_if(s->l, &pair, is_pair, "pair");
    settle_pair(s, at);
    ll_else(s->l, &pair);
    set_element(s, next, at, nothing(s, s->l->f64));
    ll_endif(s->l, &pair);
}

static void split_complex(Schur *s, V at) {
    const Math *m = &s->m;
    V next = int_add(s->l, at, 1);
    Complex b = element(s, at, next), c = element(s, next, at), half = scaled(s, less(s, element(s, at, at), element(s, next, next)), k(m, 0.5));
    Complex root = emit_complex_fn(s->l, OP_SQRT, times_add(s, half, half, times(s, b, c)), (Complex){NULL, NULL});
    V turned = lt(m, times(s, conjugate(s, half), root).re, k(m, 0));
    Complex x = sum_of(s, half, work_select(&s->h, turned, negated(s, root), root));
    V length = root_of(m, add(m, square_of(s, x), square_of(s, c))), some = lt(m, k(m, 0), length), by = divide(m, k(m, 1), pick(m, some, length, k(m, 1)));
    apply_rotation(s, at, work_select(&s->h, some, scaled(s, x, by), real_number(s, k(m, 1))), scaled(s, c, by));
    set_element(s, next, at, nothing(s, s->l->f64));
}

// ---- rounds

static V is_negligible(Schur *s, V i) {
    const Math *m = &s->m;
    V before = int_add(s->l, i, -1), beside = add(m, size_of(s, element(s, before, before)), size_of(s, element(s, i, i)));
    V limit = ll_intrin2(s->l, LL_MAXNUM, mul(m, beside, k(m, DBL_EPSILON)), s->least);
    return LLVMBuildFCmp(B, LLVMRealOLE, size_of(s, element(s, i, before)), limit, "");
}

static void find_block(Schur *s) {
    LlvmCtx *l = s->l;
    While up;
    LlIf cut;
    V zero = ll_i64(l, 0), one = ll_i64(l, 1);
    var_set(l, s->low, var_get(l, s->high));
    while_begin(l, &up, NULL, 0);
    V low = var_get(l, s->low), counts = LLVMBuildNot(B, is_negligible(s, ll_intrin2(l, LL_SMAX, low, one)), "");
    while_body(l, &up, bool_and(l, int_less(l, zero, low), counts));
    var_set(l, s->low, int_add(l, var_get(l, s->low), -1));
    while_end(l, &up, NULL);
    low = var_get(l, s->low);
    ll_if(l, &cut, int_less(l, zero, low), "cut");
    set_element(s, low, int_add(l, low, -1), nothing(s, l->f64));
    ll_endif(l, &cut);
}

static void take_block(Schur *s) {
    LlvmCtx *l = s->l;
    LlIf small, two;
    V low = var_get(l, s->low), high = var_get(l, s->high), next = int_add(l, low, 1);
    ll_if(l, &small, LLVMBuildNot(B, int_less(l, next, high), ""), "small");
    ll_if(l, &two, int_same(l, next, high), "two");
    if (s->h.complex) split_complex(s, low);
    else split_real(s, low);
    ll_endif(l, &two);
    var_set(l, s->high, int_add(l, low, -1));
    var_set(l, s->round, ll_i64(l, 0));
    ll_else(l, &small);
    francis_step(s);
    var_set(l, s->round, int_add(l, var_get(l, s->round), 1));
    ll_endif(l, &small);
}

static void iterate(Schur *s) {
    LlvmCtx *l = s->l;
    While rounds;
    V zero = ll_i64(l, 0), most = ll_i64(l, MOST_ROUNDS * s->n);
    var_set(l, s->high, ll_i64(l, s->n - 1));
    var_set(l, s->round, zero);
    var_set(l, s->rounds, zero);
    while_begin(l, &rounds, NULL, 0);
    while_body(l, &rounds, bool_and(l, int_less(l, zero, var_get(l, s->high)), int_less(l, var_get(l, s->rounds), most)));
    find_block(s);
    take_block(s);
    var_set(l, s->rounds, int_add(l, var_get(l, s->rounds), 1));
    while_end(l, &rounds, NULL);
}

// ---- in and out

// Rows of w from `from` on: zeros, with a 1 on the diagonal where `unit`.
static void clear_rows(Schur *s, const Work *w, int64_t from, bool unit) {
    LlvmCtx *l = s->l;
    LlLoop rows, vectors;
    V i = ll_loop_begin(l, &rows, ll_i64(l, from), ll_i64(l, s->n + 1), ll_i64(l, 1), "row");
    V j = ll_loop_begin(l, &vectors, ll_i64(l, 0), ll_i64(l, w->pitch - APART), ll_i64(l, LANES), "j");
    work_store(w, i, j, nothing(s, ll_vec(l->f64, LANES)));
    ll_loop_end(l, &vectors);
    if (unit) work_store(w, i, i, real_number(s, ll_real(l->f64, 1)));
    ll_loop_end(l, &rows);
}

// Column n, which the last reflector reaches as it does row n, times 0. Elsewhere it is among the zeros that rows are filled up with.
static void clear_column_beside(Schur *s) {
    LlvmCtx *l = s->l;
    LlLoop rows;
    if (s->n % LANES) return;
    V i = ll_loop_begin(l, &rows, ll_i64(l, 0), ll_i64(l, s->n + 1), ll_i64(l, 1), "row");
    set_element(s, i, ll_i64(l, s->n), nothing(s, l->f64));
    ll_loop_end(l, &rows);
}

static V largest_element(Schur *s) {
    LlvmCtx *l = s->l;
    LlLoop rows, vectors;
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    V i = ll_loop_begin(l, &rows, ll_i64(l, 0), ll_i64(l, s->n), ll_i64(l, 1), "row"), all = ll_loop_carry(l, &rows, ll_real(shape, 0));
    V j = ll_loop_begin(l, &vectors, ll_i64(l, 0), ll_i64(l, s->h.pitch - APART), ll_i64(l, LANES), "j"), most = ll_loop_carry(l, &vectors, all);
    ll_loop_next(&vectors, 0, ll_intrin2(l, LL_MAXNUM, most, size_of(s, work_load(&s->h, shape, i, j))));
    ll_loop_end(l, &vectors);
    ll_loop_next(&rows, 0, ll_loop_result(&vectors, 0));
    ll_loop_end(l, &rows);
    return ll_intrin1(l, LL_REDUCE_FMAX, ll_loop_result(&rows, 0));
}

static void reduce_matrix(Phase *p, const Index *batch, void *context) {
    Schur *s = context;
    const Value *failed = &s->op->results[1];
    Index at[MAX_RANK];
    work_matrix_read(&s->h, s->op->operands[0], batch);
    clear_rows(s, &s->h, s->n, false);
    clear_column_beside(s);
    if (s->vectors) clear_rows(s, &s->z, 0, true);
    s->least = mul(&s->m, largest_element(s), k(&s->m, DBL_EPSILON * DBL_EPSILON));
    iterate(s);
    work_matrix_write(&s->h, &s->op->results[0], batch);
    if (s->vectors) work_matrix_write(&s->z, &s->op->results[2], batch);
    for (uint32_t i = 0; i < failed->type->rank; i++) at[i] = batch[i];
    at[failed->type->rank - 1] = index_scalar(ll_i64(s->l, 0), 1);
    V high = var_get(s->l, s->high), rows = ll_select(s->l, int_less(s->l, ll_i64(s->l, 0), high), int_add(s->l, high, 1), ll_i64(s->l, 0));
    elem_store(&p->e, failed, failed->mark, at, LLVMBuildTrunc(B, rows, s->l->i32, ""));
}

void emit_schur(Phase *p, const Op *op) {
    const Type t = op->operands[0]->type;
    Schur s = {.l = p->l, .m = math_on(p->l, p->l->f64), .op = op, .n = t->dims[t->rank - 1], .vectors = op->n_results > 2};
    int64_t pitch = i64_round_up(s.n, LANES) + APART;
    s.h = work_begin(p, t->dtype, s.n + 1, pitch);
    if (s.vectors) s.z = work_begin(p, t->dtype, s.n + 1, pitch);
    s.low = var_begin(p->l, p->l->i64), s.high = var_begin(p->l, p->l->i64), s.round = var_begin(p->l, p->l->i64), s.rounds = var_begin(p->l, p->l->i64);
    batch_loop(p, op, reduce_matrix, &s);
}
