// tpu.bidiagonal_svd: singular values of an upper bidiagonal matrix by implicit QR steps (Golub & Van Loan, "Matrix Computations", 4th ed., 8.6.2, 8.6.3), a
// task each; the shift is the smaller singular value of the block's last two rows, or 0 where the block may be singular, which moves a zero to its end in one
// step (Demmel & Kahan 1990, "Accurate singular values of bidiagonal matrices", whose lower bound for the smallest value it is). Rotations and what is
// negligible are as in eigen.c.
#include "codegen/stages/linalg/rotate.h"

#include <float.h>

// Whether the block's smallest singular value is negligible beside its largest element.
static V may_be_singular(Iteration *s, V low, V high) {
    LlvmCtx *l = s->l;
    const Math *m = &s->m;
    LlLoop loop;
    V first = fabs1(m, list_get(s, LIST_MAIN, low)), i = ll_loop_begin(l, &loop, low, high, ll_i64(l, 1), "i");
    V bound = ll_loop_carry(l, &loop, first), least = ll_loop_carry(l, &loop, first), most = ll_loop_carry(l, &loop, first);
    V beside = fabs1(m, list_get(s, LIST_BESIDE, i)), next = fabs1(m, list_get(s, LIST_MAIN, int_add(l, i, 1))), both = add(m, bound, beside);
    V some = lt(m, k(m, 0), both);
    bound = pick(m, some, mul(m, next, divide(m, bound, pick(m, some, both, k(m, 1)))), k(m, 0));
    ll_loop_next(&loop, 0, bound);
    ll_loop_next(&loop, 1, ll_intrin2(l, LL_MINNUM, least, bound));
    ll_loop_next(&loop, 2, ll_intrin2(l, LL_MAXNUM, most, ll_intrin2(l, LL_MAXNUM, beside, next)));
    ll_loop_end(l, &loop);
    return LLVMBuildFCmp(l->b, LLVMRealOLE, ll_loop_result(&loop, 1), mul(m, ll_loop_result(&loop, 2), k(m, DBL_EPSILON)), "");
}

// Of f g, 0 h: 2 |f h| / (|(|f| + |h|, g)| + |(|f| - |h|, g)|).
static V shift_of(Iteration *s, V high) {
    const Math *m = &s->m;
    V before = int_add(s->l, high, -1), f = fabs1(m, list_get(s, LIST_MAIN, before)), h = fabs1(m, list_get(s, LIST_MAIN, high));
    V g = list_get(s, LIST_BESIDE, before), square = mul(m, g, g), sum = add(m, f, h), difference = sub(m, f, h);
    V by = add(m, root_of(m, fma3(m, sum, sum, square)), root_of(m, fma3(m, difference, difference, square))), some = lt(m, k(m, 0), by);
    return pick(m, some, divide(m, mul(m, k(m, 2), mul(m, f, h)), pick(m, some, by, k(m, 1))), k(m, 0));
}

enum { F, G, HERE, BESIDE, N_CARRIED };

static void chase(Iteration *s, V low, V high, V f) {
    LlvmCtx *l = s->l;
    const Math *m = &s->m;
    V first = list_get(s, LIST_MAIN, low), above = list_get(s, LIST_BESIDE, low), start[N_CARRIED] = {[F] = f, [G] = above, [HERE] = first, [BESIDE] = above};
    V now[N_CARRIED];
    LlLoop loop;
    V i = ll_loop_begin(l, &loop, low, high, ll_i64(l, 1), "i");
    for (unsigned c = 0; c < N_CARRIED; c++) now[c] = ll_loop_carry(l, &loop, start[c]);
    V next = int_add(l, i, 1);
    Rotation r = rotation_of(m, now[F], now[G]);
    if (s->n_sides) sweep_rotates(s, 1, i, r.c, r.s);
    list_set(s, LIST_BESIDE, int_add(l, i, -1), pick(m, int_same(l, i, low), k(m, 0), r.r));
    V below = list_get(s, LIST_MAIN, next), beside = fma3(m, r.c, now[BESIDE], neg(m, mul(m, r.s, now[HERE])));
    V main = mul(m, r.c, below), after = list_get(s, LIST_BESIDE, next);
    Rotation left = rotation_of(m, fma3(m, r.c, now[HERE], mul(m, r.s, now[BESIDE])), mul(m, r.s, below));
    if (s->n_sides) sweep_rotates(s, 0, i, left.c, left.s);
    list_set(s, LIST_MAIN, i, left.r);
    ll_loop_next(&loop, F, fma3(m, left.c, beside, mul(m, left.s, main)));
    ll_loop_next(&loop, HERE, fma3(m, left.c, main, neg(m, mul(m, left.s, beside))));
    ll_loop_next(&loop, G, mul(m, left.s, after));
    ll_loop_next(&loop, BESIDE, mul(m, left.c, after));
    ll_loop_end(l, &loop);
    list_set(s, LIST_MAIN, high, ll_loop_result(&loop, HERE));
    list_set(s, LIST_BESIDE, int_add(l, high, -1), ll_loop_result(&loop, F));
}

static void sweep(Iteration *s) {
    LlvmCtx *l = s->l;
    const Math *m = &s->m;
    V low = var_get(l, s->low), high = var_get(l, s->high), first = list_get(s, LIST_MAIN, low), plain = may_be_singular(s, low, high);
    V shift = shift_of(s, high), by = pick(m, plain, k(m, 1), first); // of a block that is not singular, not 0
    V shifted = mul(m, sub(m, fabs1(m, first), shift), add(m, copysign2(m, k(m, 1), first), divide(m, shift, by)));
    chase(s, low, high, pick(m, plain, first, shifted));
}

static void negate_row(Phase *p, Index j, void *context) {
    Iteration *s = context;
    V row = var_get(s->l, s->low);
    LLVMTypeRef shape = ll_vec(p->l->f64, LANES);
    work_store(&s->rows[1], row, j.base, (Complex){neg(&s->m, work_load(&s->rows[1], shape, row, j.base).re), NULL});
}

// Singular values are not negative: the others' right vectors change their signs.
static void make_positive(Iteration *s) {
    LlvmCtx *l = s->l;
    LlLoop loop;
    LlIf negative;
    V i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, s->n), ll_i64(l, 1), "i"), x = list_get(s, LIST_MAIN, i);
    list_set(s, LIST_MAIN, i, fabs1(&s->m, x));
    if (s->n_sides) {
        ll_if(l, &negative, lt(&s->m, x, k(&s->m, 0)), "negative");
        var_set(l, s->low, i);
        vector_loop(s->p, ll_i64(l, 0), ll_i64(l, s->n), s->n, negate_row, s);
        ll_endif(l, &negative);
    }
    ll_loop_end(l, &loop);
}

static void solve_matrix(Phase *p, const Index *batch, void *context) {
    (void)p;
    Iteration *s = context;
    iteration_read(s, batch);
    iteration_run(s, sweep);
    make_positive(s);
    iteration_write(s, batch, true);
}

void emit_bidiagonal_svd(Phase *p, const Op *op) {
    Iteration s = iteration_begin(p, op);
    batch_loop(p, op, solve_matrix, &s);
}
