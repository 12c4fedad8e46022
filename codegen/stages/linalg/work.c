// Numbers, elements and rows in scratch of the stages of linear algebra: see work.h.
#include "codegen/stages/linalg/work.h"

#include "codegen/math/complex.h"

#include <string.h>

Work work_begin(Phase *p, DType t, int64_t n_rows, int64_t pitch) {
    Work w = {.p = p, .l = p->l, .dtype = t, .complex = dtype_is_complex(t), .pitch = pitch};
    w.row_elems = w.complex ? 2 * pitch : pitch;
    w.rows = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)(n_rows * w.row_elems) * 8));
    return w;
}

// ---- numbers

Complex work_number(const Work *w, LLVMValueRef re) { return (Complex){re, w->complex ? ll_real(ll_type(re), 0) : NULL}; }

Complex work_negated(const Work *w, Complex a) { return (Complex){LLVMBuildFNeg(w->l->b, a.re, ""), w->complex ? LLVMBuildFNeg(w->l->b, a.im, "") : NULL}; }
Complex work_conjugate(const Work *w, Complex a) { return (Complex){a.re, w->complex ? LLVMBuildFNeg(w->l->b, a.im, "") : NULL}; }

Complex work_splat(const Work *w, Complex a, unsigned lanes) { return (Complex){ll_splat(w->l, a.re, lanes), w->complex ? ll_splat(w->l, a.im, lanes) : NULL}; }

Complex work_multiply_add(const Work *w, Complex a, Complex b, Complex c) {
    LlvmCtx *l = w->l;
    if (!w->complex) return (Complex){ll_fma(l, a.re, b.re, c.re), NULL};
    LLVMValueRef minus = LLVMBuildFNeg(l->b, a.im, "");
    return (Complex){ll_fma(l, minus, b.im, ll_fma(l, a.re, b.re, c.re)), ll_fma(l, a.im, b.re, ll_fma(l, a.re, b.im, c.im))};
}

Complex work_quotient(const Work *w, Complex a, Complex b) {
    if (w->complex) return emit_complex_fn(w->l, OP_DIVIDE, a, b);
    return (Complex){LLVMBuildFDiv(w->l->b, a.re, b.re, ""), NULL};
}

Complex work_select(const Work *w, LLVMValueRef cond, Complex yes, Complex no) {
    return (Complex){ll_select(w->l, cond, yes.re, no.re), w->complex ? ll_select(w->l, cond, yes.im, no.im) : NULL};
}

LLVMValueRef work_size(const Work *w, Complex a) {
    LLVMValueRef re = ll_intrin1(w->l, LL_FABS, a.re);
    return w->complex ? LLVMBuildFAdd(w->l->b, re, ll_intrin1(w->l, LL_FABS, a.im), "") : re;
}

// ---- elements of operands and results

Complex work_element(const Work *w, const Value *v, const Index *index) {
    Elem *e = &w->p->e;
    LLVMValueRef x = elem_converted(e, elem_at(e, v, index), w->dtype, w->complex ? DT_C128 : DT_F64);
    if (!w->complex) return (Complex){x, NULL};
    return (Complex){elem_part(e, x, 0), elem_part(e, x, 1)};
}

Complex work_scalar(const Work *w, const Value *v, const Index *index) {
    Elem *e = &w->p->e;
    unsigned lanes = e->lanes;
    LLVMValueRef mask = e->mask;
    e->lanes = 1, e->mask = NULL;
    Complex x = work_element(w, v, index);
    e->lanes = lanes, e->mask = mask;
    return x;
}

void work_store_element(const Work *w, const Value *v, const Index *index, Complex x) {
    Elem *e = &w->p->e;
    LLVMValueRef y = w->complex ? elem_pair(e, x.re, x.im) : x.re;
    elem_store(e, v, v->mark, index, elem_converted(e, y, w->complex ? DT_C128 : DT_F64, w->dtype));
}

// ---- rows in scratch

LLVMValueRef work_address(const Work *w, LLVMValueRef row, LLVMValueRef column) {
    LLVMValueRef at = LLVMBuildAdd(w->l->b, LLVMBuildMul(w->l->b, row, ll_i64(w->l, w->row_elems), ""), column, "");
    return ll_gep(w->l, w->l->f64, w->rows, at);
}

Complex work_load(const Work *w, LLVMTypeRef shape, LLVMValueRef row, LLVMValueRef column) {
    LLVMValueRef at = work_address(w, row, column);
    return (Complex){ll_load(w->l, shape, at, 0), w->complex ? ll_load(w->l, shape, ll_gep_const(w->l, w->l->f64, at, w->pitch), 0) : NULL};
}

void work_store(const Work *w, LLVMValueRef row, LLVMValueRef column, Complex x) {
    LLVMValueRef at = work_address(w, row, column);
    ll_store(w->l, x.re, at, 0);
    if (w->complex) ll_store(w->l, x.im, ll_gep_const(w->l, w->l->f64, at, w->pitch), 0);
}

typedef struct {
    const Work *w;
    const Value *v;
    Index at[MAX_RANK];
    LLVMValueRef row;
} Row;

static void read_vector(Phase *p, Index j, void *context) {
    Row *r = context;
    r->at[r->v->type->rank - 1] = j;
    Complex x = work_element(r->w, r->v, r->at);
    if (p->e.mask) x = work_select(r->w, p->e.mask, x, work_splat(r->w, work_number(r->w, ll_real(p->l->f64, 0)), LANES));
    work_store(r->w, r->row, j.base, x);
}

static void write_vector(Phase *p, Index j, void *context) {
    Row *r = context;
    r->at[r->v->type->rank - 1] = j;
    work_store_element(r->w, r->v, r->at, work_load(r->w, ll_vec(p->l->f64, LANES), r->row, j.base));
}

static void for_rows(const Work *w, const Value *v, const Index *batch, VectorBody *body) {
    LlvmCtx *l = w->l;
    Row r = {.w = w, .v = v};
    uint32_t rank = v->type->rank;
    memcpy(r.at, batch, rank * sizeof *r.at);
    LlLoop rows;
    size_t mark = memo_open(&w->p->e);
    r.row = ll_loop_begin(l, &rows, ll_i64(l, 0), ll_i64(l, v->type->dims[rank - 2]), ll_i64(l, 1), "row");
    r.at[rank - 2] = index_scalar(r.row, 1);
    vector_loop(w->p, ll_i64(l, 0), ll_i64(l, v->type->dims[rank - 1]), v->type->dims[rank - 1], body, &r);
    ll_loop_end(l, &rows);
    memo_close(&w->p->e, mark);
}

void work_matrix_read(const Work *w, const Value *v, const Index *batch) { for_rows(w, v, batch, read_vector); }
void work_matrix_write(const Work *w, const Value *v, const Index *batch) { for_rows(w, v, batch, write_vector); }

// ---- loops

Complex work_carry(const Work *w, LlLoop *loop, Complex start) {
    LLVMValueRef re = ll_loop_carry(w->l, loop, start.re);
    return (Complex){re, w->complex ? ll_loop_carry(w->l, loop, start.im) : NULL};
}

void work_next(const Work *w, LlLoop *loop, unsigned number, Complex x) {
    unsigned at = w->complex ? 2 * number : number;
    ll_loop_next(loop, at, x.re);
    if (w->complex) ll_loop_next(loop, at + 1, x.im);
}

Complex work_result(const Work *w, const LlLoop *loop, unsigned number) {
    unsigned at = w->complex ? 2 * number : number;
    return (Complex){ll_loop_result(loop, at), w->complex ? ll_loop_result(loop, at + 1) : NULL};
}
