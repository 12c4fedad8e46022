// See rotate.h. Rows of vectors are rotated by some sweeps together, a vector of columns at a time, which stays in the first cache. A row that a sweep has
// rotated with the one above it is rotated with the one below it next, so it stays in a register: one load and one store for each rotation.
#include "codegen/stages/linalg/rotate.h"

#include <float.h>
#include <string.h>

enum {
    SWEEPS = 16,     // that are kept
    APART = 8,       // numbers between rows: see factored.c
    MOST_ROUNDS = 30 // for each value; two are usual
};

Var var_begin(LlvmCtx *l, LLVMTypeRef type) { return (Var){ll_alloca(l, type, 1, 8), type}; }

Iteration iteration_begin(Phase *p, const Op *op) {
    Iteration s = {.m = math_on(p->l, p->l->f64), .l = p->l, .p = p, .op = op, .n_sides = op->n_results - 2};
    const Type t = op->operands[0]->type;
    s.n = t->dims[t->rank - 1];
    s.lists = work_begin(p, DT_F64, N_LISTS, s.n + 3);
    for (unsigned k = 0; k < s.n_sides; k++) {
        s.rows[k] = work_begin(p, DT_F64, s.n, i64_round_up(s.n, LANES) + APART);
        s.rotations[k] = work_begin(p, DT_F64, 2 * SWEEPS, s.n);
    }
    s.lows = phase_scratch_ptr(p, phase_scratch(p, SWEEPS * 8)), s.highs = phase_scratch_ptr(p, phase_scratch(p, SWEEPS * 8));
    s.n_sweeps = var_begin(p->l, p->l->i64);
    s.order = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)s.n * 8));
    s.low = var_begin(p->l, p->l->i64), s.high = var_begin(p->l, p->l->i64), s.rounds = var_begin(p->l, p->l->i64);
    return s;
}

static V list_at(Iteration *s, int list, V i) { return work_address(&s->lists, ll_i64(s->l, list), int_add(s->l, i, 1)); }
V list_get(Iteration *s, int list, V i) { return ll_load(s->l, s->l->f64, list_at(s, list, i), 0); }
void list_set(Iteration *s, int list, V i, V x) { ll_store(s->l, x, list_at(s, list, i), 0); }

// ---- in

static void make_unit(Iteration *s, const Work *rows) {
    LlvmCtx *l = s->l;
    LlLoop loop, vectors;
    V i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, s->n), ll_i64(l, 1), "row");
    V j = ll_loop_begin(l, &vectors, ll_i64(l, 0), ll_i64(l, rows->pitch - APART), ll_i64(l, LANES), "j");
    work_store(rows, i, j, (Complex){ll_real(ll_vec(l->f64, LANES), 0), NULL});
    ll_loop_end(l, &vectors);
    work_store(rows, i, i, (Complex){ll_real(l->f64, 1), NULL});
    ll_loop_end(l, &loop);
}

void iteration_read(Iteration *s, const Index *batch) {
    LlvmCtx *l = s->l;
    const Value *in = s->op->operands[0];
    Index at[MAX_RANK];
    uint32_t rank = in->type->rank;
    memcpy(at, batch, rank * sizeof *at);
    LlLoop loop;
    size_t mark = memo_open(&s->p->e);
    V i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, s->n), ll_i64(l, 1), "i"), largest = ll_loop_carry(l, &loop, ll_real(l->f64, 0));
    ll_store(l, i, ll_gep(l, l->i64, s->order, i), 0);
    at[rank - 1] = index_scalar(i, 1);
    for (int list = LIST_MAIN; list <= LIST_BESIDE; list++) {
        at[rank - 2] = index_scalar(ll_i64(l, list), 1);
        V x = work_scalar(&s->lists, in, at).re;
        list_set(s, list, i, x);
        largest = ll_intrin2(l, LL_MAXNUM, largest, fabs1(&s->m, x));
    }
    ll_loop_next(&loop, 0, largest);
    ll_loop_end(l, &loop);
    memo_close(&s->p->e, mark);
    s->least = mul(&s->m, ll_loop_result(&loop, 0), k(&s->m, DBL_EPSILON * DBL_EPSILON));
    for (unsigned side = 0; side < s->n_sides; side++) make_unit(s, &s->rows[side]);
}

// ---- rounds

// The element beside the diagonal between i and i + 1 counts for nothing.
static V is_negligible(Iteration *s, V i) {
    const Math *m = &s->m;
    V beside = fabs1(m, list_get(s, LIST_BESIDE, i)), here = fabs1(m, list_get(s, LIST_MAIN, i)), next = fabs1(m, list_get(s, LIST_MAIN, int_add(s->l, i, 1)));
    V limit = ll_intrin2(s->l, LL_MAXNUM, mul(m, add(m, here, next), k(m, DBL_EPSILON)), s->least);
    return LLVMBuildFCmp(s->l->b, LLVMRealOLE, beside, limit, "");
}

static void find_block(Iteration *s) {
    LlvmCtx *l = s->l;
    While up;
    V zero = ll_i64(l, 0);
    var_set(l, s->low, var_get(l, s->high));
    while_begin(l, &up, NULL, 0);
    V low = var_get(l, s->low), some = int_less(l, zero, low);
    V before = ll_select(l, some, int_add(l, low, -1), zero); // of one value nothing is beside it
    while_body(l, &up, bool_and(l, some, LLVMBuildNot(l->b, is_negligible(s, before), "")));
    var_set(l, s->low, int_add(l, var_get(l, s->low), -1));
    while_end(l, &up, NULL);
}

// ---- rotations

Rotation rotation_of(const Math *m, V x, V z) {
    V square = fma3(m, x, x, mul(m, z, z)), r = root_of(m, square), none = lt(m, square, k(m, LEAST_SQUARE)), by = pick(m, none, k(m, 1), r);
    return (Rotation){pick(m, none, k(m, 1), divide(m, x, by)), pick(m, none, k(m, 0), divide(m, z, by)), pick(m, none, x, r)};
}

void sweep_rotates(Iteration *s, unsigned side, V i, V c, V sine) {
    V row = LLVMBuildMul(s->l->b, var_get(s->l, s->n_sweeps), ll_i64(s->l, 2), "");
    work_store(&s->rotations[side], row, i, (Complex){c, NULL});
    work_store(&s->rotations[side], int_add(s->l, row, 1), i, (Complex){sine, NULL});
}

// The vector of columns at j by one sweep.
static void rotate_columns(Iteration *s, unsigned side, V sweep, V j) {
    LlvmCtx *l = s->l;
    const Math *m = &s->m;
    const Work *rows = &s->rows[side], *by = &s->rotations[side];
    LLVMTypeRef shape = ll_vec(l->f64, LANES);
    V low = ll_load(l, l->i64, ll_gep(l, l->i64, s->lows, sweep), 0), high = ll_load(l, l->i64, ll_gep(l, l->i64, s->highs, sweep), 0);
    V cosines = LLVMBuildMul(l->b, sweep, ll_i64(l, 2), ""), sines = int_add(l, cosines, 1), first = work_load(rows, shape, low, j).re;
    LlLoop loop;
    V i = ll_loop_begin(l, &loop, low, high, ll_i64(l, 1), "row"), x = ll_loop_carry(l, &loop, first);
    V c = ll_splat(l, work_load(by, l->f64, cosines, i).re, LANES), sine = ll_splat(l, work_load(by, l->f64, sines, i).re, LANES);
    V y = work_load(rows, shape, int_add(l, i, 1), j).re;
    work_store(rows, i, j, (Complex){fma3(m, c, x, mul(m, sine, y)), NULL});
    ll_loop_next(&loop, 0, fma3(m, neg(m, sine), x, mul(m, c, y)));
    ll_loop_end(l, &loop);
    work_store(rows, high, j, (Complex){ll_loop_result(&loop, 0), NULL});
}

// The rows of vectors by all sweeps that are kept.
static void rotate_rows(Iteration *s) {
    LlvmCtx *l = s->l;
    V n = var_get(l, s->n_sweeps);
    for (unsigned side = 0; side < s->n_sides; side++) {
        LlLoop vectors, sweeps;
        V j = ll_loop_begin(l, &vectors, ll_i64(l, 0), ll_i64(l, s->rows[side].pitch - APART), ll_i64(l, LANES), "j");
        rotate_columns(s, side, ll_loop_begin(l, &sweeps, ll_i64(l, 0), n, ll_i64(l, 1), "sweep"), j);
        ll_loop_end(l, &sweeps);
        ll_loop_end(l, &vectors);
    }
    var_set(l, s->n_sweeps, ll_i64(l, 0));
}

static void keep_sweep(Iteration *s) {
    LlvmCtx *l = s->l;
    LlIf full;
    V n = var_get(l, s->n_sweeps), more = int_add(l, n, 1);
    ll_store(l, var_get(l, s->low), ll_gep(l, l->i64, s->lows, n), 0);
    ll_store(l, var_get(l, s->high), ll_gep(l, l->i64, s->highs, n), 0);
    var_set(l, s->n_sweeps, more);
    ll_if(l, &full, int_same(l, more, ll_i64(l, SWEEPS)), "full");
    rotate_rows(s);
    ll_endif(l, &full);
}

void iteration_run(Iteration *s, SweepBody *sweep) {
    LlvmCtx *l = s->l;
    While rounds;
    LlIf whole;
    var_set(l, s->high, ll_i64(l, s->n - 1));
    var_set(l, s->rounds, ll_i64(l, 0));
    var_set(l, s->n_sweeps, ll_i64(l, 0));
    while_begin(l, &rounds, NULL, 0);
    V more = int_less(l, ll_i64(l, 0), var_get(l, s->high));
    while_body(l, &rounds, bool_and(l, more, int_less(l, var_get(l, s->rounds), ll_i64(l, MOST_ROUNDS * s->n))));
    find_block(s);
    ll_if(l, &whole, int_same(l, var_get(l, s->low), var_get(l, s->high)), "found");
    var_set(l, s->high, int_add(l, var_get(l, s->high), -1));
    ll_else(l, &whole);
    sweep(s);
    if (s->n_sides) keep_sweep(s);
    var_set(l, s->rounds, int_add(l, var_get(l, s->rounds), 1));
    ll_endif(l, &whole);
    while_end(l, &rounds, NULL);
    if (s->n_sides) rotate_rows(s);
}

// ---- out

static void sort_values(Iteration *s, bool descending) {
    LlvmCtx *l = s->l;
    LlLoop places, rest;
    V n = ll_i64(l, s->n), one = ll_i64(l, 1), i = ll_loop_begin(l, &places, ll_i64(l, 0), n, one, "place");
    V first = list_get(s, LIST_MAIN, i), at = ll_loop_begin(l, &rest, int_add(l, i, 1), n, one, "i");
    V best = ll_loop_carry(l, &rest, first), where = ll_loop_carry(l, &rest, i), x = list_get(s, LIST_MAIN, at);
    V better = descending ? lt(&s->m, best, x) : lt(&s->m, x, best);
    ll_loop_next(&rest, 0, ll_select(l, better, x, best));
    ll_loop_next(&rest, 1, ll_select(l, better, at, where));
    ll_loop_end(l, &rest);
    best = ll_loop_result(&rest, 0), where = ll_loop_result(&rest, 1);
    list_set(s, LIST_MAIN, where, first);
    list_set(s, LIST_MAIN, i, best);
    V here = ll_gep(l, l->i64, s->order, i), there = ll_gep(l, l->i64, s->order, where), row = ll_load(l, l->i64, here, 0);
    ll_store(l, ll_load(l, l->i64, there, 0), here, 0);
    ll_store(l, row, there, 0);
    ll_loop_end(l, &places);
}

typedef struct {
    const Value *v;
    const Work *rows;
    Index *at;
    V row;
} Row;

static void write_vector(Phase *p, Index j, void *context) {
    Row *r = context;
    r->at[r->v->type->rank - 1] = j;
    work_store_element(r->rows, r->v, r->at, work_load(r->rows, ll_vec(p->l->f64, LANES), r->row, j.base));
}

static void write_rows(Iteration *s, const Work *rows, const Value *v, const Index *batch) {
    LlvmCtx *l = s->l;
    Index at[MAX_RANK];
    Row r = {.v = v, .rows = rows, .at = at};
    LlLoop loop;
    memcpy(at, batch, v->type->rank * sizeof *at);
    size_t mark = memo_open(&s->p->e);
    V i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, s->n), ll_i64(l, 1), "row");
    at[v->type->rank - 2] = index_scalar(i, 1);
    r.row = ll_load(l, l->i64, ll_gep(l, l->i64, s->order, i), 0);
    vector_loop(s->p, ll_i64(l, 0), ll_i64(l, s->n), s->n, write_vector, &r);
    ll_loop_end(l, &loop);
    memo_close(&s->p->e, mark);
}

void iteration_write(Iteration *s, const Index *batch, bool descending) {
    LlvmCtx *l = s->l;
    const Value *values = &s->op->results[0], *failed = &s->op->results[1];
    Index at[MAX_RANK];
    uint32_t rank = values->type->rank;
    sort_values(s, descending);
    memcpy(at, batch, rank * sizeof *at);
    at[rank - 2] = index_scalar(ll_i64(l, 0), 1);
    elem_store(&s->p->e, failed, failed->mark, at, LLVMBuildTrunc(l->b, var_get(l, s->high), l->i32, ""));
    LlLoop loop;
    V i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, s->n), ll_i64(l, 1), "i");
    at[rank - 1] = index_scalar(i, 1);
    work_store_element(&s->lists, values, at, (Complex){list_get(s, LIST_MAIN, i), NULL});
    ll_loop_end(l, &loop);
    for (unsigned side = 0; side < s->n_sides; side++) write_rows(s, &s->rows[side], &s->op->results[2 + side], batch);
}
