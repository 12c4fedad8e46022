// See indirection.h. The table is made once a task, before anything is multiplied.
#include "codegen/contract/indirection.h"

#include "ir/ops/conv/conv.h"

Indirection indirection_new(const Problem *q, uint32_t mr) {
    uint64_t groups = (uint64_t)i64_ceil_div(q->tile_rows, mr);
    return (Indirection){phase_scratch_ptr(q->p, phase_scratch(q->p, groups * (uint64_t)q->k_outer * mr * sizeof(void *))), mr};
}

// Row m of the result is a pixel; its window's position (ko) in the image, or zeros.
static LLVMValueRef window_pointer(const Problem *q, const Window *w, const LLVMValueRef *pixel, LLVMValueRef a, LLVMValueRef image, int64_t ko,
                                   LLVMValueRef zeros) {
    LlvmCtx *l = q->p->l;
    const Op *op = q->op;
    const Type x = op->operands[0]->type;
    Axes window = op_axes(op, ATTR_window_dimensions), strides = op_axes(op, ATTR_window_strides);
    Axes dilation = op_axes(op, ATTR_window_dilations), pad = op_axes(op, ATTR_padding);
    int64_t k[MAX_RANK] = {0};
    for (uint32_t i = w->first; i-- > 0;) {
        k[i] = ko % window.v[i];
        ko /= window.v[i];
    }
    LLVMValueRef at = image, inside = NULL;
    for (uint32_t i = 0; i < w->n_spatial; i++) {
        LLVMValueRef pos = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, pixel[i], ll_i64(l, strides.v[i]), ""), ll_i64(l, k[i] * dilation.v[i] - pad.v[2 * i]), "");
        if (conv_is_padded(op, i)) {
            LLVMValueRef ok = LLVMBuildICmp(l->b, LLVMIntULT, pos, ll_i64(l, x->dims[1 + i]), "");
            inside = inside ? LLVMBuildAnd(l->b, inside, ok, "") : ok;
        }
        at = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, at, ll_i64(l, x->dims[1 + i]), ""), pos, "");
    }
    LLVMValueRef ptr = ll_gep(l, q->element, a, LLVMBuildMul(l->b, at, ll_i64(l, w->channels), ""));
    return inside ? LLVMBuildSelect(l->b, inside, ptr, zeros, "") : ptr;
}

void indirection_fill(const Indirection *t, const Problem *q, LLVMValueRef a, LLVMValueRef m_from, LLVMValueRef m_to) {
    LlvmCtx *l = q->p->l;
    const Op *op = q->op;
    Window w = conv_window(op);
    LLVMValueRef zeros = zeros_new(q);
    LlLoop loop;
    LLVMValueRef m = ll_loop_begin(l, &loop, m_from, m_to, ll_i64(l, 1), "pixel");
    LLVMValueRef pixel[MAX_RANK], rest = m;
    for (uint32_t i = w.n_spatial; i-- > 0;) {
        int64_t out = conv_dim(op, i).out;
        pixel[i] = LLVMBuildURem(l->b, rest, ll_i64(l, out), "");
        rest = LLVMBuildUDiv(l->b, rest, ll_i64(l, out), "");
    }
    LLVMValueRef row = LLVMBuildSub(l->b, m, m_from, ""), mr = ll_i64(l, t->mr);
    LLVMValueRef slot =
        LLVMBuildAdd(l->b, LLVMBuildMul(l->b, LLVMBuildUDiv(l->b, row, mr, ""), ll_i64(l, q->k_outer * t->mr), ""), LLVMBuildURem(l->b, row, mr, ""), "");
    for (int64_t ko = 0; ko < q->k_outer; ko++) {
        LLVMValueRef ptr = window_pointer(q, &w, pixel, a, rest, ko, zeros);
        ll_store(l, ptr, ll_gep(l, l->ptr, t->pointers, LLVMBuildAdd(l->b, slot, ll_i64(l, ko * t->mr), "")), 8);
    }
    ll_loop_end(l, &loop);
}

LLVMValueRef indirection_at(const Indirection *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0, LLVMValueRef ko) {
    LlvmCtx *l = q->p->l;
    LLVMValueRef group = LLVMBuildUDiv(l->b, LLVMBuildSub(l->b, m0, m_from, ""), ll_i64(l, t->mr), "");
    LLVMValueRef slot = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, group, ll_i64(l, q->k_outer), ""), ko, "");
    return ll_gep(l, l->ptr, t->pointers, LLVMBuildMul(l->b, slot, ll_i64(l, t->mr), ""));
}
