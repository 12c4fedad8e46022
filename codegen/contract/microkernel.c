// See microkernel.h: the table, and the functions that its rows write.
#include "codegen/contract/microkernel.h"

#include <stdio.h>

static const Microkernel kernels[] = {
#define MICROKERNEL(base, element, sum, mr, panels, emit) {BASE_##base, DT_##element, DT_##sum, mr, panels, micro_##emit, false},
#define NARROW_MICROKERNEL MICROKERNEL
#define SMALL_MICROKERNEL(base, element, sum, mr, panels, emit, products, depth, columns, aligned, across, far) \
    {BASE_##base, DT_##element, DT_##sum, mr, panels, micro_##emit, true},
#include "codegen/target/microkernel.def"
};

#define MICROKERNEL(base, element, sum, mr, panels, emit)                                                       \
    _Static_assert((mr) <= MICRO_MAX_ROWS && (panels) <= MICRO_MAX_PANELS && (mr) * (panels) <= MICRO_MAX_TILE, \
                   "the register tile of " #element " on " #base " is larger than what micro-kernels hold");
#define NARROW_MICROKERNEL MICROKERNEL
#define SMALL_MICROKERNEL(base, element, sum, mr, panels, emit, products, depth, columns, aligned, across, far) \
    MICROKERNEL(base, element, sum, mr, panels, emit)
#include "codegen/target/microkernel.def"
_Static_assert((int)MICRO_MAX_TILE <= (int)LL_MAX_CARRY, "a loop carries all accumulators");

const Microkernel *microkernel_find(const Target *target, DType element, DType sum, int64_t panels, bool small) {
    const Microkernel *found = NULL;
    for (size_t i = 0; i < COUNT(kernels); i++) {
        const Microkernel *k = &kernels[i];
        if (k->element != element || k->sum != sum || k->base != target->base || k->small != small) continue;
        if (!found || k->panels >= panels) found = k; // narrow ones are behind
    }
    if (found) return found;
    ICE("no micro-kernel for %s on %s", dtype_text(element), target->name);
}

static LLVMValueRef function_new(const MicroTile *t) {
    Phase *p = t->problem->p;
    LlvmCtx *l = p->l;
    LLVMValueRef outer_func = l->func;
    LLVMBasicBlockRef outer_block = LLVMGetInsertBlock(l->b);
    LLVMTypeRef params[] = {l->ptr, l->ptr, l->ptr, l->i64, l->i64, l->i64, l->ptr, l->i1, l->ptr, l->i1};
    char name[160];
    uint32_t columns = t->panels * PANEL_COLUMNS - (t->rest ? PANEL_COLUMNS - t->rest : 0);
    snprintf(name, sizeof name, "%.100s.micro%ux%u%s", p->name, t->rows, columns, t->accumulate ? ".add" : "");
    LLVMValueRef func = ll_func_begin(l, name, l->void_t, params, COUNT(params) - (t->row_sums ? 0 : t->tails ? 1 : 2), LLVMInternalLinkage);
    ll_attr(l, func, LLVMAttributeFunctionIndex, "noinline", 0);
    phase_set_attrs(l, func, p->target);
    ll_param_noalias(l, 2, 0);
    t->kernel->emit(t);
    ll_ret(l, NULL);
    l->func = outer_func;
    LLVMPositionBuilderAtEnd(l->b, outer_block);
    return func;
}

bool micro_rows_are_short(const Problem *q) {
    bool matrix = q->op->kind == OP_MATMUL && q->units && !op_attr(q->op, ATTR_terms);
    return matrix && q->k_inner * (int64_t)dtype_bytes(q->element_type) <= SHORT_UNITS * DOT_BYTES;
}

void micro_fetch(const MicroTile *t, LLVMValueRef at, int64_t bytes) {
    enum { CACHE_LINE = 64 };
    LlvmCtx *l = t->problem->p->l;
    if (t->ahead_lines) bytes = i64_min(bytes, t->ahead_lines * CACHE_LINE);
    for (int64_t byte = 0; t->ahead && byte < bytes; byte += CACHE_LINE) ll_prefetch(l, ll_gep_const(l, l->i8, at, t->ahead + byte));
}

LLVMValueRef micro_function(MicroFunctions *f, const MicroTile *t) {
    for (uint32_t i = 0; i < f->n; i++) {
        const MicroTile *have = &f->v[i].tile;
        bool same = have->rows == t->rows && have->panels == t->panels && have->rest == t->rest;
        if (same && have->accumulate == t->accumulate && have->lines == t->lines && have->ldc == t->ldc) return f->v[i].func;
    }
    if (f->n == COUNT(f->v)) ICE("too many micro-kernels");
    f->v[f->n] = (MicroFunction){*t, function_new(t)};
    return f->v[f->n++].func;
}
