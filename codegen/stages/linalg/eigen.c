// tpu.tridiagonal_eigen: eigenvalues of a symmetric tridiagonal matrix by implicit QR steps with Wilkinson's shift (Golub & Van Loan, "Matrix Computations",
// 4th ed., 8.3.4 to 8.3.6), a task each. A step's rotations turn the rows of vectors together. An element beside the diagonal is 0 where it is under epsilon
// times its neighbours on the diagonal, or epsilon squared times the largest of all. Their number, where MOST_ROUNDS were not enough, is the second result.
#include "codegen/stages/linalg/rotate.h"

// The eigenvalue of the block's last two rows that is nearer to its last element.
static V shift_of(Iteration *s, V high) {
    const Math *m = &s->m;
    V before = int_add(s->l, high, -1), last = list_get(s, LIST_MAIN, high), beside = list_get(s, LIST_BESIDE, before);
    V half = mul(m, sub(m, list_get(s, LIST_MAIN, before), last), k(m, 0.5)), square = mul(m, beside, beside);
    V root = copysign2(m, root_of(m, fma3(m, half, half, square)), half), by = add(m, half, root);
    V some = LLVMBuildFCmp(s->l->b, LLVMRealUNE, by, k(m, 0), "");
    return sub(m, last, pick(m, some, divide(m, square, pick(m, some, by, k(m, 1))), k(m, 0)));
}

enum { BULGE_X, BULGE_Z, HERE, BESIDE, N_CARRIED };

static void sweep(Iteration *s) {
    LlvmCtx *l = s->l;
    const Math *m = &s->m;
    V low = var_get(l, s->low), high = var_get(l, s->high), first = list_get(s, LIST_MAIN, low), beside = list_get(s, LIST_BESIDE, low);
    V start[N_CARRIED] = {[BULGE_X] = sub(m, first, shift_of(s, high)), [BULGE_Z] = beside, [HERE] = first, [BESIDE] = beside}, now[N_CARRIED];
    LlLoop loop;
    V i = ll_loop_begin(l, &loop, low, high, ll_i64(l, 1), "i");
    for (unsigned c = 0; c < N_CARRIED; c++) now[c] = ll_loop_carry(l, &loop, start[c]);
    V next = int_add(l, i, 1);
    Rotation r = rotation_of(m, now[BULGE_X], now[BULGE_Z]);
    if (s->n_sides) sweep_rotates(s, 0, i, r.c, r.s);
    list_set(s, LIST_BESIDE, int_add(l, i, -1), pick(m, int_same(l, i, low), k(m, 0), r.r));
    V below = list_get(s, LIST_MAIN, next), after = list_get(s, LIST_BESIDE, next), twice = mul(m, r.c, mul(m, now[BESIDE], k(m, 2)));
    V u = fma3(m, r.s, sub(m, below, now[HERE]), twice), moved = mul(m, r.s, u);
    list_set(s, LIST_MAIN, i, add(m, now[HERE], moved));
    ll_loop_next(&loop, HERE, sub(m, below, moved));
    ll_loop_next(&loop, BULGE_X, fma3(m, r.c, u, neg(m, now[BESIDE])));
    ll_loop_next(&loop, BULGE_Z, mul(m, r.s, after));
    ll_loop_next(&loop, BESIDE, mul(m, r.c, after));
    ll_loop_end(l, &loop);
    list_set(s, LIST_MAIN, high, ll_loop_result(&loop, HERE));
    list_set(s, LIST_BESIDE, int_add(l, high, -1), ll_loop_result(&loop, BULGE_X));
}

static void solve_matrix(Phase *p, const Index *batch, void *context) {
    (void)p;
    Iteration *s = context;
    iteration_read(s, batch);
    iteration_run(s, sweep);
    iteration_write(s, batch, false);
}

void emit_tridiagonal_eigen(Phase *p, const Op *op) {
    Iteration s = iteration_begin(p, op);
    batch_loop(p, op, solve_matrix, &s);
}
