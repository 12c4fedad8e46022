// --matmul=openblas: a task of dot_general is one call of cblas_sgemm or cblas_dgemm on its macro tile, into the result or into scratch,
// and then the same epilogue as behind a contraction of our own. Operands are read where they lie: a matrix whose columns are contiguous
// is passed transposed.
//
// How many threads OpenBLAS uses is a setting of the whole process. A task is one core's work, so each makes sure that it is 1, and sets
// it only if it is not; a host program that uses OpenBLAS itself sees the change. Every call is of one thread, and tiles do not depend
// on the number of cores at run time, so neither do results. OpenBLAS allocates its packing buffers itself, at a thread's first call.
#include "codegen/contract/epilogue.h"
#include "codegen/contract/problem.h"

enum { ROW_MAJOR = 101, NO_TRANS = 111, TRANS = 112 }; // of cblas.h

typedef struct {
    const Op *op;
    View view[2];
    bool transposed[2];
    int64_t ld[2];
    int64_t ldc;
    LLVMValueRef scratch; // NULL: straight to the result
} Blas;

static LLVMValueRef imported(LlvmCtx *l, const char *name, LLVMTypeRef type) {
    LLVMValueRef f = LLVMGetNamedFunction(l->module, name);
    return f ? f : LLVMAddFunction(l->module, name, type);
}

static void keep_to_one_thread(LlvmCtx *l) {
    LLVMTypeRef get_type = LLVMFunctionType(l->i32, NULL, 0, 0), set_type = LLVMFunctionType(l->void_t, &l->i32, 1, 0);
    LLVMValueRef n = LLVMBuildCall2(l->b, get_type, imported(l, "openblas_get_num_threads", get_type), NULL, 0, ""), one = ll_i32(l, 1);
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntNE, n, one, ""), "threads");
    ll_if_unlikely(l, &f);
    LLVMBuildCall2(l->b, set_type, imported(l, "openblas_set_num_threads", set_type), &one, 1, "");
    ll_endif(l, &f);
}

typedef struct {
    LLVMValueRef a, b, c, m, n;
} Product;

static void call_gemm(Phase *p, const Blas *x, const Product *t) {
    LlvmCtx *l = p->l;
    DType dtype = x->op->results[0].type->dtype;
    LLVMTypeRef real = elem_type(&p->e, dtype);
    LLVMTypeRef params[] = {l->i32, l->i32, l->i32, l->i32, l->i32, l->i32, real, l->ptr, l->i32, l->ptr, l->i32, real, l->ptr, l->i32};
    LLVMTypeRef type = LLVMFunctionType(l->void_t, params, COUNT(params), 0);
    LLVMValueRef k = ll_i32(l, x->view[0].dims[x->view[0].rank - 1]);
    // clang-format off
    LLVMValueRef args[] = {ll_i32(l, ROW_MAJOR), ll_i32(l, x->transposed[0] ? TRANS : NO_TRANS), ll_i32(l, x->transposed[1] ? TRANS : NO_TRANS),
                           LLVMBuildTrunc(l->b, t->m, l->i32, ""), LLVMBuildTrunc(l->b, t->n, l->i32, ""), k, ll_real(real, 1), t->a,
                           ll_i32(l, x->ld[0]), t->b, ll_i32(l, x->ld[1]), ll_real(real, 0), t->c, ll_i32(l, x->ldc)};
    // clang-format on
    LLVMBuildCall2(l->b, type, imported(l, dtype == DT_F64 ? "cblas_dgemm" : "cblas_sgemm", type), args, COUNT(args), "");
}

// Row m of A or column n of B.
static LLVMValueRef along(Phase *p, const Blas *x, uint32_t side, const Index *batch, LLVMValueRef i) {
    LlvmCtx *l = p->l;
    LLVMValueRef start = batch_address(p, x->op, &x->view[side], batch);
    uint32_t rank = x->view[side].rank;
    int64_t stride = x->view[side].strides_elems[side ? rank - 1 : rank - 2];
    return ll_gep(l, elem_type(&p->e, x->op->results[0].type->dtype), start, LLVMBuildMul(l->b, i, ll_i64(l, stride), ""));
}

static void one_batch(Phase *p, const Index *batch, void *context) {
    Blas *x = context;
    LlvmCtx *l = p->l;
    const Value *result = &x->op->results[0];
    uint32_t m = result->type->rank - 2;
    LLVMValueRef m_from, m_to, n_from, n_to;
    stage_range(p, x->op, m, &m_from, &m_to);
    stage_range(p, x->op, m + 1, &n_from, &n_to);
    Product t = {.c = x->scratch, .m = LLVMBuildSub(l->b, m_to, m_from, ""), .n = LLVMBuildSub(l->b, n_to, n_from, "")};
    t.a = along(p, x, 0, batch, m_from);
    t.b = along(p, x, 1, batch, n_from);
    if (!x->scratch) {
        Index at[MAX_RANK];
        for (uint32_t i = 0; i < m; i++) at[i] = batch[i];
        at[m] = index_scalar(m_from, 1);
        at[m + 1] = index_scalar(n_from, 1);
        t.c = elem_address(&p->e, result, result->mark, at);
    }
    call_gemm(p, x, &t);
    EpilogueTile tile = {.acc = t.c, .ldc = x->ldc, .m0 = m_from, .rows = t.m, .n0 = n_from, .n1 = n_to};
    if (x->scratch) emit_epilogue(p, x->op, batch, &tile);
}

// Vectors of the epilogue read whole groups of LANES, so a row in scratch is a multiple of it.
void emit_blas_stage(Phase *p, const Op *op) {
    const Value *result = &op->results[0];
    const Place *place = result->mark;
    uint32_t m = result->type->rank - 2;
    Blas x = {.op = op};
    for (uint32_t i = 0; i < 2; i++)
        if (!view_resolve(op->operands[i], &x.view[i]) || !view_is_matrix(&x.view[i], &x.transposed[i], &x.ld[i])) ICE("operand %u of a dot", i);
    if (place && !op_has_epilogue(op)) {
        x.ldc = place->strides[m];
    } else {
        x.ldc = i64_round_up(stage_extent(p, op, result, m + 1), LANES);
        uint64_t elems = (uint64_t)stage_extent(p, op, result, m) * (uint64_t)x.ldc;
        x.scratch = phase_scratch_ptr(p, phase_scratch(p, elems * dtype_bytes(result->type->dtype)));
    }
    keep_to_one_thread(p->l);
    batch_loop(p, op, one_batch, &x);
}
