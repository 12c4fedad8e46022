// Matrices made narrow by reflectors, a task each: tpu.tridiagonal of a Hermitian one (Golub & Van Loan, "Matrix Computations", 4th ed., 8.3.1), as LAPACK's
// sytrd does with the lower triangle; tpu.bidiagonal (5.4.8), as gebrd; tpu.hessenberg (7.4.2), as gehrd. A change of rank two waits for the next round, whose
// products with vectors read the matrix anyway (Dongarra, Sorensen & Hammarling 1989, "Block reduction of matrices to condensed forms for eigenvalue
// computations", blocks of one). In f64; the caller scales what squares of would overflow.
#include "codegen/stages/linalg/reflect.h"

typedef struct {
    Reduction r;
    const Index *batch;
} Reduce;

#define B (s->r.l->b)

static V int_add(Reduce *s, V x, int64_t y) { return LLVMBuildAdd(B, x, ll_i64(s->r.l, y), ""); }
static Complex number(Reduce *s, V re) { return work_number(&s->r.a, re); }
static Complex real_number(Reduce *s, double x) { return number(s, ll_real(s->r.l->f64, x)); }
static Complex times(Reduce *s, Complex x, Complex y) { return work_multiply_add(&s->r.a, x, y, real_number(s, 0)); }

static V rounds_begin(Reduce *s, LlLoop *loop, int64_t n) {
    return ll_loop_begin(s->r.l, loop, ll_i64(s->r.l, 0), ll_i64(s->r.l, n), ll_i64(s->r.l, 1), "round");
}

// ---- tridiagonal: a, diagonals, vectors, taus

enum { OF_DIAGONALS, OF_VECTORS, OF_TAUS };

static void write_diagonals(Reduce *s, V i, V main, V beside) {
    const Value *v = &s->r.op->results[OF_DIAGONALS];
    reduction_write_real(&s->r, v, s->batch, 0, i, main);
    reduction_write_real(&s->r, v, s->batch, 1, i, beside);
}

// H* A H = A - v w* - w v*, with w = tau p - |tau|^2 (v* p) v / 2, p = A v.
static void tridiagonal_round(Reduce *s, V k) {
    Reduction *r = &s->r;
    V next = int_add(s, k, 1);
    list_row(r, k, LIST_X);
    V main = list_number(r, LIST_X, k).re;
    list_copy(r, LIST_X, LIST_X, true);
    MadeReflector made = reflector_make(r, next, &r->left, k);
    write_diagonals(s, k, main, made.beta);
    reduction_write_number(r, &r->op->results[OF_TAUS], s->batch, k, made.tau);
    reduction_pass(r, next, next, true, LIST_X, NO_LIST);
    list_scale(r, LIST_ACROSS, made.tau);
    Complex inside = times(s, list_product(r, LIST_CONJUGATE, LIST_ACROSS), work_conjugate(&r->a, made.tau));
    list_less_product(r, LIST_ACROSS, times(s, inside, real_number(s, 0.5)), LIST_X);
    list_copy(r, LIST_X, LIST_LEFT_A, false);
    list_copy(r, LIST_ACROSS, LIST_RIGHT_A, true);
    list_copy(r, LIST_ACROSS, LIST_LEFT_B, false);
    list_copy(r, LIST_CONJUGATE, LIST_RIGHT_B, false);
}

static void tridiagonal_matrix(Phase *p, const Index *batch, void *context) {
    (void)p;
    Reduce *s = context;
    Reduction *r = &s->r;
    LlLoop loop;
    s->batch = batch;
    reduction_read(r, batch);
    if (r->n > 1) {
        tridiagonal_round(s, rounds_begin(s, &loop, r->n - 1));
        ll_loop_end(r->l, &loop);
    }
    V last = ll_i64(r->l, r->n - 1);
    list_row(r, last, LIST_X);
    write_diagonals(s, last, list_number(r, LIST_X, last).re, ll_real(r->l->f64, 0));
    reduction_write_number(r, &r->op->results[OF_TAUS], batch, last, real_number(s, 0));
    reduction_write(r, &r->left, &r->op->results[OF_VECTORS], batch);
}

void emit_tridiagonal(Phase *p, const Op *op) {
    Reduce s = {.r = reduction_begin(p, op, false)};
    batch_loop(p, op, tridiagonal_matrix, &s);
}

// ---- bidiagonal: a -> diagonals, vectors and taus from the left, and from the right

enum { OF_RIGHT_VECTORS = OF_TAUS + 1, OF_RIGHT_TAUS };

// H* A G = A - conj(tau) v z - theta y u*: z = v* A, y = A u less what H takes from it; u from row k as H leaves it.
static void bidiagonal_round(Reduce *s, V k) {
    Reduction *r = &s->r;
    V next = int_add(s, k, 1);
    list_column(r, k, LIST_X);
    MadeReflector left = reflector_make(r, k, &r->left, k);
    reduction_write_number(r, &r->op->results[OF_TAUS], s->batch, k, left.tau);
    reduction_pass(r, k, k, true, NO_LIST, LIST_CONJUGATE);
    list_scale(r, LIST_DOWN, work_conjugate(&r->a, left.tau));
    list_cut(r, LIST_DOWN, next);
    list_copy(r, LIST_X, LIST_LEFT_A, false);
    list_copy(r, LIST_DOWN, LIST_RIGHT_A, false);
    list_scale(r, LIST_LEFT_B, real_number(s, 0));
    list_row(r, k, LIST_X);
    list_copy(r, LIST_X, LIST_X, true);
    MadeReflector right = reflector_make(r, next, &r->right, k);
    reduction_write_number(r, &r->op->results[OF_RIGHT_TAUS], s->batch, k, right.tau);
    write_diagonals(s, k, left.beta, right.beta);
    reduction_pass(r, next, next, false, LIST_X, NO_LIST);
    list_less_product(r, LIST_ACROSS, list_product(r, LIST_RIGHT_A, LIST_X), LIST_LEFT_A);
    list_scale(r, LIST_ACROSS, right.tau);
    list_copy(r, LIST_ACROSS, LIST_LEFT_B, false);
    list_copy(r, LIST_CONJUGATE, LIST_RIGHT_B, false);
}

static void bidiagonal_matrix(Phase *p, const Index *batch, void *context) {
    (void)p;
    Reduce *s = context;
    Reduction *r = &s->r;
    LlLoop loop;
    s->batch = batch;
    reduction_read(r, batch);
    bidiagonal_round(s, rounds_begin(s, &loop, r->n));
    ll_loop_end(r->l, &loop);
    reduction_write(r, &r->left, &r->op->results[OF_VECTORS], batch);
    reduction_write(r, &r->right, &r->op->results[OF_RIGHT_VECTORS], batch);
}

void emit_bidiagonal(Phase *p, const Op *op) {
    Reduce s = {.r = reduction_begin(p, op, true)};
    batch_loop(p, op, bidiagonal_matrix, &s);
}

// ---- hessenberg: a -> h, vectors, taus

enum { OF_MATRIX };

// Column k of the result: what LIST_X has up to the diagonal, beta below it, zeros.
static void put_column(Reduce *s, V k, V beta) {
    Reduction *r = &s->r;
    LlLoop loop;
    V i = ll_loop_begin(r->l, &loop, ll_i64(r->l, 0), ll_i64(r->l, r->n), ll_i64(r->l, 1), "row");
    V inside = LLVMBuildICmp(B, LLVMIntSLE, i, k, ""), below = LLVMBuildICmp(B, LLVMIntEQ, i, int_add(s, k, 1), "");
    Complex other = work_select(&r->a, below, number(s, beta), real_number(s, 0));
    work_store(&r->a, i, k, work_select(&r->a, inside, list_number(r, LIST_COLUMN, i), other));
    ll_loop_end(r->l, &loop);
}

// H* A H = A - y v* - v z: y = tau A v, z = conj(tau) (v* A - (v* y) v*).
static void hessenberg_round(Reduce *s, V k) {
    Reduction *r = &s->r;
    V next = int_add(s, k, 1);
    list_column(r, k, LIST_X);
    list_copy(r, LIST_X, LIST_COLUMN, false);
    MadeReflector made = reflector_make(r, next, &r->left, k);
    reduction_write_number(r, &r->op->results[OF_TAUS], s->batch, k, made.tau);
    list_cut(r, LIST_RIGHT_A, next);
    list_cut(r, LIST_RIGHT_B, next);
    put_column(s, k, made.beta);
    reduction_pass(r, ll_i64(r->l, 0), next, true, LIST_X, LIST_CONJUGATE);
    list_scale(r, LIST_ACROSS, made.tau);
    list_less_product(r, LIST_DOWN, list_product(r, LIST_CONJUGATE, LIST_ACROSS), LIST_CONJUGATE);
    list_scale(r, LIST_DOWN, work_conjugate(&r->a, made.tau));
    list_cut(r, LIST_DOWN, next);
    list_copy(r, LIST_ACROSS, LIST_LEFT_A, false);
    list_copy(r, LIST_CONJUGATE, LIST_RIGHT_A, false);
    list_copy(r, LIST_X, LIST_LEFT_B, false);
    list_copy(r, LIST_DOWN, LIST_RIGHT_B, false);
}

static void hessenberg_matrix(Phase *p, const Index *batch, void *context) {
    (void)p;
    Reduce *s = context;
    Reduction *r = &s->r;
    LlLoop loop;
    s->batch = batch;
    reduction_read(r, batch);
    if (r->n > 1) {
        hessenberg_round(s, rounds_begin(s, &loop, r->n - 1));
        ll_loop_end(r->l, &loop);
    }
    V last = ll_i64(r->l, r->n - 1);
    list_column(r, last, LIST_COLUMN);
    put_column(s, last, ll_real(r->l->f64, 0));
    reduction_write_number(r, &r->op->results[OF_TAUS], batch, last, real_number(s, 0));
    reduction_write(r, &r->a, &r->op->results[OF_MATRIX], batch);
    reduction_write(r, &r->left, &r->op->results[OF_VECTORS], batch);
}

void emit_hessenberg(Phase *p, const Op *op) {
    Reduce s = {.r = reduction_begin(p, op, false)};
    batch_loop(p, op, hessenberg_matrix, &s);
}
