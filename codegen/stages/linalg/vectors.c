// tpu.triangular_vectors: eigenvectors of an upper triangular matrix by back-substitution, as ir/eval/linalg/schur.c does it, a task each: row after row from
// the last one on, a vector of columns at a time (Golub & Van Loan, "Matrix Computations", 4th ed., 7.6.4). Of eigenvalues that are too near to each other the
// difference is epsilon times the matrix; a column that grows beyond 1e100 is scaled down, as of matrices that have too few eigenvectors.
#include "codegen/stages/linalg/rotate.h"

#include <float.h>

enum { APART = 8 };

typedef struct {
    LlvmCtx *l;
    Math m;
    const Op *op;
    Work t, x, values; // values: the eigenvalues in one row
    int64_t n;
    V least;
} Vectors;

#define B (s->l->b)

static LLVMTypeRef vector(Vectors *s) { return ll_vec(s->l->f64, LANES); }
static Complex nothing(Vectors *s, LLVMTypeRef shape) { return work_number(&s->t, ll_real(shape, 0)); }

// All zeros, and the eigenvalues, whose last vector is filled up with zeros. Returns the largest element of t.
static V prepare(Vectors *s) {
    LlvmCtx *l = s->l;
    LlLoop rows, vectors;
    V zero = ll_i64(l, 0), end = ll_i64(l, i64_round_up(s->n, LANES)), lanes = ll_i64(l, LANES);
    V j = ll_loop_begin(l, &vectors, zero, end, lanes, "j");
    work_store(&s->values, zero, j, nothing(s, vector(s)));
    ll_loop_end(l, &vectors);
    V i = ll_loop_begin(l, &rows, zero, ll_i64(l, s->n), ll_i64(l, 1), "row"), all = ll_loop_carry(l, &rows, ll_real(vector(s), DBL_MIN));
    work_store(&s->values, zero, i, work_load(&s->t, l->f64, i, i));
    j = ll_loop_begin(l, &vectors, zero, end, lanes, "j");
    V most = ll_loop_carry(l, &vectors, all);
    work_store(&s->x, i, j, nothing(s, vector(s)));
    ll_loop_next(&vectors, 0, ll_intrin2(l, LL_MAXNUM, most, work_size(&s->t, work_load(&s->t, vector(s), i, j))));
    ll_loop_end(l, &vectors);
    ll_loop_next(&rows, 0, ll_loop_result(&vectors, 0));
    ll_loop_end(l, &rows);
    return ll_intrin1(l, LL_REDUCE_FMAX, ll_loop_result(&rows, 0));
}

// Columns at j, rows from `row` on, by the sizes that are too large.
static void scale_down(Vectors *s, V row, V j, V size, V large) {
    LlvmCtx *l = s->l;
    LlIf some;
    LlLoop rows;
    ll_if(l, &some, ll_any(l, large), "large");
    ll_if_unlikely(l, &some);
    V by = divide(&s->m, ll_real(vector(s), 1), ll_select(l, large, size, ll_real(vector(s), 1)));
    V i = ll_loop_begin(l, &rows, row, ll_i64(l, s->n), ll_i64(l, 1), "row");
    Complex x = work_load(&s->x, vector(s), i, j);
    work_store(&s->x, i, j, (Complex){mul(&s->m, x.re, by), mul(&s->m, x.im, by)});
    ll_loop_end(l, &rows);
    ll_endif(l, &some);
}

static void solve_vector(Vectors *s, V row, V j) {
    LlvmCtx *l = s->l;
    const Work *w = &s->t;
    LlLoop terms;
    V next = int_add(l, row, 1), steps[LANES];
    V i = ll_loop_begin(l, &terms, next, ll_intrin2(l, LL_SMIN, int_add(l, j, LANES), ll_i64(l, s->n)), ll_i64(l, 1), "k");
    Complex acc = work_carry(w, &terms, nothing(s, vector(s)));
    work_next(w, &terms, 0, work_multiply_add(w, work_splat(w, work_load(w, l->f64, row, i), LANES), work_load(&s->x, vector(s), i, j), acc));
    ll_loop_end(l, &terms);
    Complex sum = work_result(w, &terms, 0), values = work_load(&s->values, vector(s), ll_i64(l, 0), j),
            own = work_splat(w, work_load(w, l->f64, row, row), LANES);
    Complex by = {LLVMBuildFSub(B, values.re, own.re, ""), LLVMBuildFSub(B, values.im, own.im, "")};
    V least = ll_splat(l, s->least, LANES), near = LLVMBuildFCmp(B, LLVMRealOLT, work_size(w, by), least, "");
    Complex x = work_quotient(w, sum, work_select(w, near, work_number(w, least), by));
    for (int k = 0; k < LANES; k++) steps[k] = ll_i64(l, k);
    V lanes = LLVMBuildAdd(B, ll_splat(l, j, LANES), LLVMConstVector(steps, LANES), ""), here = ll_splat(l, row, LANES);
    x = work_select(w, LLVMBuildICmp(B, LLVMIntSGT, lanes, here, ""), x, nothing(s, vector(s)));
    x = work_select(w, LLVMBuildICmp(B, LLVMIntEQ, lanes, here, ""), work_number(w, ll_real(vector(s), 1)), x);
    work_store(&s->x, row, j, x);
    V size = work_size(w, x), large = LLVMBuildFCmp(B, LLVMRealOGT, size, ll_real(vector(s), 1e100), "");
    scale_down(s, row, j, size, large);
}

static void solve_matrix(Phase *p, const Index *batch, void *context) {
    (void)p;
    Vectors *s = context;
    LlvmCtx *l = s->l;
    LlLoop rows, vectors;
    work_matrix_read(&s->t, s->op->operands[0], batch);
    s->least = mul(&s->m, prepare(s), ll_real(l->f64, DBL_EPSILON));
    V count = ll_loop_begin(l, &rows, ll_i64(l, 0), ll_i64(l, s->n), ll_i64(l, 1), "row"), row = LLVMBuildSub(B, ll_i64(l, s->n - 1), count, "");
    V first = LLVMBuildAnd(B, row, ll_i64(l, -LANES), "");
    solve_vector(s, row, ll_loop_begin(l, &vectors, first, ll_i64(l, i64_round_up(s->n, LANES)), ll_i64(l, LANES), "j"));
    ll_loop_end(l, &vectors);
    ll_loop_end(l, &rows);
    work_matrix_write(&s->x, &s->op->results[0], batch);
}

void emit_triangular_vectors(Phase *p, const Op *op) {
    const Type t = op->operands[0]->type;
    Vectors s = {.l = p->l, .m = math_on(p->l, p->l->f64), .op = op, .n = t->dims[t->rank - 1]};
    int64_t columns = i64_round_up(s.n, LANES);
    s.t = work_begin(p, t->dtype, s.n, columns + APART);
    s.x = work_begin(p, t->dtype, s.n, columns + APART);
    s.values = work_begin(p, t->dtype, 1, columns);
    batch_loop(p, op, solve_matrix, &s);
}
