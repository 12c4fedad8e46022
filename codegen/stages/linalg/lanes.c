// Small matrices side by side, a lane each (linalg_lane_dim): LU with exchanges of rows, and Cholesky. In f64, every element by the same sums in the same order
// as where a task has one matrix (lu.c, linalg.c), rounded once. Matrices wait in scratch, all lanes of an element together.
#include "codegen/stages/linalg/work.h"

#include "ir/ops/linalg.h"

#include <string.h>

#define B (s->p->l->b)

typedef struct {
    Phase *p;
    Work w; // for its numbers, not for room
    const Op *op;
    uint32_t d;
    int64_t rows, columns;
    LLVMTypeRef numbers, indices;         // of lanes
    LLVMValueRef elements, order, pivots; // in scratch: row by row; which row is there by now; with which row it was exchanged
    LLVMValueRef first, to;               // of the matrices at hand, and where those of the task end
    Index at[MAX_RANK];
} Lanes;

// A loop over i in [from, to).
static LLVMValueRef from_to(Lanes *s, LlLoop *loop, LLVMValueRef from, int64_t to, const char *name) {
    return ll_loop_begin(s->p->l, loop, from, ll_i64(s->p->l, to), ll_i64(s->p->l, 1), name);
}

static LLVMValueRef next(Lanes *s, LLVMValueRef i) { return LLVMBuildAdd(B, i, ll_i64(s->p->l, 1), ""); }

static LLVMValueRef element_at(Lanes *s, LLVMValueRef row, LLVMValueRef column) {
    LlvmCtx *l = s->p->l;
    return ll_gep(l, s->numbers, s->elements, LLVMBuildAdd(B, LLVMBuildMul(B, row, ll_i64(l, s->columns), ""), column, ""));
}

static LLVMValueRef load(Lanes *s, LLVMValueRef row, LLVMValueRef column) { return ll_load(s->p->l, s->numbers, element_at(s, row, column), 0); }
static void store(Lanes *s, LLVMValueRef row, LLVMValueRef column, LLVMValueRef x) { ll_store(s->p->l, x, element_at(s, row, column), 0); }
static LLVMValueRef zero(Lanes *s) { return ll_i64(s->p->l, 0); }

static void swap_at(Lanes *s, LLVMTypeRef type, LLVMValueRef a, LLVMValueRef b, LLVMValueRef swap) {
    LlvmCtx *l = s->p->l;
    LLVMValueRef x = ll_load(l, type, a, 0), y = ll_load(l, type, b, 0);
    ll_exchange(l, swap, &x, &y);
    ll_store(l, x, a, 0);
    ll_store(l, y, b, 0);
}

// ---- LU

static LLVMValueRef size_of(Lanes *s, LLVMValueRef x) { return ll_intrin1(s->p->l, LL_FABS, x); }

// The row of each lane, as lu.c finds it.
static LLVMValueRef find_pivot(Lanes *s, LLVMValueRef k, LLVMValueRef row) {
    LlvmCtx *l = s->p->l;
    LlLoop loop;
    LLVMValueRef i = from_to(s, &loop, k, s->rows, "row");
    LLVMValueRef best = ll_loop_carry(l, &loop, ll_real(s->numbers, -1)), found = ll_loop_carry(l, &loop, row), size = size_of(s, load(s, i, k));
    LLVMValueRef larger = LLVMBuildFCmp(B, LLVMRealOGT, size, best, ""), here = ll_splat(l, LLVMBuildTrunc(B, i, l->i32, ""), LANES);
    ll_loop_next(&loop, 0, ll_select(l, larger, size, best));
    ll_loop_next(&loop, 1, ll_select(l, larger, here, found));
    ll_loop_end(l, &loop);
    LLVMValueRef x = load(s, k, k);
    return ll_select(l, LLVMBuildFCmp(B, LLVMRealUNO, x, x, ""), row, ll_loop_result(&loop, 1));
}

static void exchange_rows(Lanes *s, LLVMValueRef k, LLVMValueRef pivot) {
    LlvmCtx *l = s->p->l;
    LlLoop rows, columns;
    LLVMValueRef i = from_to(s, &rows, next(s, k), s->rows, "row"), here = ll_splat(l, LLVMBuildTrunc(B, i, l->i32, ""), LANES);
    LLVMValueRef swap = LLVMBuildSExt(B, LLVMBuildICmp(B, LLVMIntEQ, pivot, here, ""), s->indices, "");
    LLVMValueRef j = from_to(s, &columns, zero(s), s->columns, "j");
    swap_at(s, s->numbers, element_at(s, k, j), element_at(s, i, j), swap);
    ll_loop_end(l, &columns);
    swap_at(s, s->indices, ll_gep(l, s->indices, s->order, k), ll_gep(l, s->indices, s->order, i), swap);
    ll_loop_end(l, &rows);
}

static void eliminate(Lanes *s, LLVMValueRef k) {
    LlvmCtx *l = s->p->l;
    LlLoop rows, columns;
    LLVMValueRef pivot = load(s, k, k), some = LLVMBuildFCmp(B, LLVMRealUNE, size_of(s, pivot), LLVMConstNull(s->numbers), "");
    LLVMValueRef i = from_to(s, &rows, next(s, k), s->rows, "row"), x = load(s, i, k);
    x = ll_select(l, some, LLVMBuildFDiv(B, x, pivot, ""), x);
    store(s, i, k, x);
    LLVMValueRef j = from_to(s, &columns, next(s, k), s->columns, "j");
    store(s, i, j, ll_fma(l, LLVMBuildFNeg(B, load(s, k, j), ""), x, load(s, i, j)));
    ll_loop_end(l, &columns);
    ll_loop_end(l, &rows);
}

static void factor_lu(Lanes *s) {
    LlvmCtx *l = s->p->l;
    LlLoop loop;
    LLVMValueRef i = from_to(s, &loop, zero(s), s->rows, "row");
    ll_store(l, ll_splat(l, LLVMBuildTrunc(B, i, l->i32, ""), LANES), ll_gep(l, s->indices, s->order, i), 0);
    ll_loop_end(l, &loop);
    LLVMValueRef k = from_to(s, &loop, zero(s), s->columns, "k");
    LLVMValueRef pivot = find_pivot(s, k, ll_splat(l, LLVMBuildTrunc(B, k, l->i32, ""), LANES));
    ll_store(l, pivot, ll_gep(l, s->indices, s->pivots, k), 0);
    exchange_rows(s, k, pivot);
    eliminate(s, k);
    ll_loop_end(l, &loop);
}

// ---- Cholesky: rows of the upper factor, each taken from the rows below it

static void factor_cholesky(Lanes *s) {
    LlvmCtx *l = s->p->l;
    LlLoop steps, rows, columns;
    LLVMValueRef k = from_to(s, &steps, zero(s), s->rows, "k"), diagonal = ll_intrin1(l, LL_SQRT, load(s, k, k));
    store(s, k, k, diagonal);
    LLVMValueRef j = from_to(s, &columns, next(s, k), s->columns, "j");
    store(s, k, j, LLVMBuildFDiv(B, load(s, k, j), diagonal, ""));
    ll_loop_end(l, &columns);
    LLVMValueRef i = from_to(s, &rows, next(s, k), s->rows, "row"), factor = LLVMBuildFNeg(B, load(s, k, i), "");
    j = from_to(s, &columns, i, s->columns, "j");
    store(s, i, j, ll_fma(l, factor, load(s, k, j), load(s, i, j)));
    ll_loop_end(l, &columns);
    ll_loop_end(l, &rows);
    ll_loop_end(l, &steps);
}

// ---- in and out

typedef void MoveElement(Lanes *s, LLVMValueRef row, LLVMValueRef column);

static bool is_turned(const Lanes *s) { return s->op->kind == OP_CHOLESKY && op_int(s->op, ATTR_lower, 0); } // the factor is upper in scratch

static void place(Lanes *s, LLVMValueRef row, LLVMValueRef column) {
    uint32_t rank = s->op->operands[0]->type->rank;
    s->at[rank - (is_turned(s) ? 1 : 2)] = index_scalar(row, 1);
    s->at[rank - (is_turned(s) ? 2 : 1)] = index_scalar(column, 1);
}

static void read_element(Lanes *s, LLVMValueRef row, LLVMValueRef column) {
    size_t mark = memo_open(&s->p->e);
    place(s, row, column);
    store(s, row, column, work_element(&s->w, s->op->operands[0], s->at).re);
    memo_close(&s->p->e, mark);
}

static void write_element(Lanes *s, LLVMValueRef row, LLVMValueRef column) {
    LLVMValueRef x = load(s, row, column);
    place(s, row, column);
    if (s->op->kind == OP_CHOLESKY) x = ll_select(s->p->l, LLVMBuildICmp(B, LLVMIntSLE, row, column, ""), x, LLVMConstNull(s->numbers));
    work_store_element(&s->w, &s->op->results[0], s->at, (Complex){x, NULL});
}

static void for_elements(Lanes *s, MoveElement *move) {
    LlLoop rows, columns;
    LLVMValueRef i = from_to(s, &rows, zero(s), s->rows, "row"), j = from_to(s, &columns, zero(s), s->columns, "column");
    move(s, i, j);
    ll_loop_end(s->p->l, &columns);
    ll_loop_end(s->p->l, &rows);
}

static void write_list(Lanes *s, uint32_t k, LLVMValueRef list, int64_t n) {
    LlvmCtx *l = s->p->l;
    const Value *v = &s->op->results[k];
    LlLoop loop;
    LLVMValueRef i = from_to(s, &loop, zero(s), n, "row");
    s->at[v->type->rank - 1] = index_scalar(i, 1);
    elem_store(&s->p->e, v, v->mark, s->at, ll_load(l, s->indices, ll_gep(l, s->indices, list, i), 0));
    ll_loop_end(l, &loop);
}

static void read_all(Lanes *s) { for_elements(s, read_element); }

static void write_all(Lanes *s) {
    for_elements(s, write_element);
    if (s->op->kind != OP_LU) return;
    write_list(s, 1, s->pivots, s->columns);
    write_list(s, 2, s->order, s->rows);
}

// Lanes behind the last matrix have that one again, which makes and stores the same numbers.
static void move(Lanes *s, void (*all)(Lanes *s)) {
    LlvmCtx *l = s->p->l;
    Elem *e = &s->p->e;
    bool apart = e->apart;
    LlIf f;
    LLVMValueRef steps[LANES];
    ll_if(l, &f, LLVMBuildICmp(B, LLVMIntSLE, LLVMBuildAdd(B, s->first, ll_i64(l, LANES), ""), s->to, ""), "all");
    s->at[s->d] = (Index){.base = s->first, .step = 1, .multiple = LANES};
    e->apart = true;
    all(s);
    e->apart = apart;
    ll_else(l, &f);
    for (int i = 0; i < LANES; i++) steps[i] = ll_i64(l, i);
    LLVMValueRef last = ll_splat(l, LLVMBuildSub(B, s->to, ll_i64(l, 1), ""), LANES);
    LLVMValueRef lanes = LLVMBuildAdd(B, ll_splat(l, s->first, LANES), LLVMConstVector(steps, LANES), "");
    s->at[s->d] = (Index){.vec = ll_intrin2(l, LL_SMIN, lanes, last), .multiple = 1};
    all(s);
    ll_endif(l, &f);
}

static void level_at(Lanes *s, uint32_t level) {
    Phase *p = s->p;
    LlLoop loop;
    LLVMValueRef from;
    stage_range(p, s->op, level, &from, &s->to);
    size_t mark = memo_open(&p->e);
    s->first = ll_loop_begin(p->l, &loop, from, s->to, ll_i64(p->l, level == s->d ? LANES : 1), "matrix");
    s->at[level] = index_scalar(s->first, 1);
    if (level < s->d) {
        level_at(s, level + 1);
    } else {
        move(s, read_all);
        if (s->op->kind == OP_LU) factor_lu(s);
        else factor_cholesky(s);
        move(s, write_all);
    }
    ll_loop_end(p->l, &loop);
    memo_close(&p->e, mark);
}

bool emit_linalg_lanes(Phase *p, const Op *op) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    const Type t = op->operands[0]->type;
    int64_t d = linalg_lane_dim(op);
    if (d < 0) return false;
    Lanes s = {.p = p, .op = op, .d = (uint32_t)d, .w = {.p = p, .l = l, .dtype = t->dtype}, .rows = t->dims[t->rank - 2], .columns = t->dims[t->rank - 1]};
    s.numbers = ll_vec(l->f64, LANES), s.indices = ll_vec(l->i32, LANES);
    s.elements = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)(s.rows * s.columns) * LANES * 8));
    s.order = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)s.rows * LANES * 4));
    s.pivots = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)s.columns * LANES * 4));
    unsigned lanes = e->lanes;
    e->lanes = LANES;
    level_at(&s, 0);
    e->lanes = lanes;
    return true;
}
