// See indirection.h. The table is made once a task, before anything is multiplied.
#include "codegen/contract/indirection.h"

#include "ir/ops/conv/conv.h"

Indirection indirection_new(const Problem *q, uint32_t mr) {
    uint64_t groups = (uint64_t)i64_ceil_div(q->tile_rows, mr);
    return (Indirection){phase_scratch_ptr(q->p, phase_scratch(q->p, groups * (uint64_t)q->k_outer * mr * sizeof(void *))), mr};
}

// Row m of the result is a pixel; its window's element k in the image, or zeros.
static LLVMValueRef window_pointer(const Problem *q, const Window *w, const LLVMValueRef *pixel, LLVMValueRef a, LLVMValueRef image, const LLVMValueRef *k,
                                   LLVMValueRef zeros) {
    LlvmCtx *l = q->p->l;
    const Op *op = q->op;
    const Type x = op->operands[0]->type;
    Axes strides = op_axes(op, ATTR_window_strides), dilation = op_axes(op, ATTR_window_dilations), pad = op_axes(op, ATTR_padding);
    LLVMValueRef at = image, inside = NULL;
    for (uint32_t i = 0; i < w->n_spatial; i++) {
        LLVMValueRef tap = LLVMBuildSub(l->b, LLVMBuildMul(l->b, k[i], ll_i64(l, dilation.v[i]), ""), ll_i64(l, pad.v[2 * i]), "");
        LLVMValueRef pos = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, pixel[i], ll_i64(l, strides.v[i]), ""), tap, "");
        if (conv_is_padded(op, i)) {
            LLVMValueRef ok = LLVMBuildICmp(l->b, LLVMIntULT, pos, ll_i64(l, x->dims[1 + i]), "");
            inside = inside ? LLVMBuildAnd(l->b, inside, ok, "") : ok;
        }
        at = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, at, ll_i64(l, x->dims[1 + i]), ""), pos, "");
    }
    LLVMValueRef ptr = ll_gep(l, q->element, a, LLVMBuildMul(l->b, at, ll_i64(l, w->channels), ""));
    return inside ? LLVMBuildSelect(l->b, inside, ptr, zeros, "") : ptr;
}

// The same of a ko that the compiler knows.
static LLVMValueRef known_pointer(const Problem *q, const Window *w, const LLVMValueRef *pixel, LLVMValueRef a, LLVMValueRef image, int64_t ko,
                                  LLVMValueRef zeros) {
    LLVMValueRef k[MAX_RANK];
    Axes window = op_axes(q->op, ATTR_window_dimensions);
    for (uint32_t i = w->n_spatial; i-- > 0;) {
        k[i] = ll_i64(q->p->l, i < w->first ? ko % window.v[i] : 0);
        if (i < w->first) ko /= window.v[i];
    }
    return window_pointer(q, w, pixel, a, image, k, zeros);
}

enum { WRITTEN_OUT = 128 }; // pointers of a row, at most: the compiler takes more than linear time for the code of many

// The pointers of one row, from `slot` on: its pixel of the image.
static void fill_row(const Indirection *t, const Problem *q, LLVMValueRef a, const LLVMValueRef *pixel, LLVMValueRef image, LLVMValueRef slot,
                     LLVMValueRef zeros) {
    LlvmCtx *l = q->p->l;
    Window w = conv_window(q->op);
    Axes window = op_axes(q->op, ATTR_window_dimensions);
    LLVMValueRef k[MAX_RANK];
    for (uint32_t i = 0; i < w.n_spatial; i++) k[i] = ll_i64(l, 0);
    if (q->k_outer <= WRITTEN_OUT) {
        for (int64_t ko = 0; ko < q->k_outer; ko++) {
            LLVMValueRef ptr = known_pointer(q, &w, pixel, a, image, ko, zeros);
            ll_store(l, ptr, ll_gep(l, l->ptr, t->pointers, LLVMBuildAdd(l->b, slot, ll_i64(l, ko * t->mr), "")), 8);
        }
        return;
    }
    LlLoop loops[MAX_RANK];
    LLVMValueRef ko = ll_i64(l, 0);
    for (uint32_t i = 0; i < w.first; i++) {
        k[i] = ll_loop_begin(l, &loops[i], ll_i64(l, 0), ll_i64(l, window.v[i]), ll_i64(l, 1), "tap");
        ko = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, ko, ll_i64(l, window.v[i]), ""), k[i], "");
    }
    LLVMValueRef ptr = window_pointer(q, &w, pixel, a, image, k, zeros);
    ll_store(l, ptr, ll_gep(l, l->ptr, t->pointers, LLVMBuildAdd(l->b, slot, LLVMBuildMul(l->b, ko, ll_i64(l, t->mr), ""), "")), 8);
    for (uint32_t i = w.first; i-- > 0;) ll_loop_end(l, &loops[i]);
}

// The pixel of row m; its image.
static LLVMValueRef pixel_of_row(const Problem *q, LLVMValueRef m, LLVMValueRef *pixel) {
    LlvmCtx *l = q->p->l;
    for (uint32_t i = conv_window(q->op).n_spatial; i-- > 0;) {
        int64_t out = conv_dim(q->op, i).out;
        pixel[i] = LLVMBuildURem(l->b, m, ll_i64(l, out), "");
        m = LLVMBuildUDiv(l->b, m, ll_i64(l, out), "");
    }
    return m;
}

void indirection_of_row(const Problem *q, LLVMValueRef a, LLVMValueRef m, LLVMValueRef zeros, LLVMValueRef *out) {
    LLVMValueRef pixel[MAX_RANK], image = pixel_of_row(q, m, pixel);
    Window w = conv_window(q->op);
    for (int64_t ko = 0; ko < q->k_outer; ko++) out[ko] = known_pointer(q, &w, pixel, a, image, ko, zeros);
}

void indirection_fill(const Indirection *t, const Problem *q, LLVMValueRef a, LLVMValueRef m_from, LLVMValueRef m_to) {
    LlvmCtx *l = q->p->l;
    LLVMValueRef zeros = zeros_new(q);
    LlLoop loop;
    LLVMValueRef m = ll_loop_begin(l, &loop, m_from, m_to, ll_i64(l, 1), "pixel");
    LLVMValueRef pixel[MAX_RANK], rest = pixel_of_row(q, m, pixel);
    LLVMValueRef row = LLVMBuildSub(l->b, m, m_from, ""), mr = ll_i64(l, t->mr);
    LLVMValueRef slot =
        LLVMBuildAdd(l->b, LLVMBuildMul(l->b, LLVMBuildUDiv(l->b, row, mr, ""), ll_i64(l, q->k_outer * t->mr), ""), LLVMBuildURem(l->b, row, mr, ""), "");
    fill_row(t, q, a, pixel, rest, slot, zeros);
    ll_loop_end(l, &loop);
}

LLVMValueRef indirection_at(const Indirection *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0, LLVMValueRef ko) {
    LlvmCtx *l = q->p->l;
    LLVMValueRef group = LLVMBuildUDiv(l->b, LLVMBuildSub(l->b, m0, m_from, ""), ll_i64(l, t->mr), "");
    LLVMValueRef slot = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, group, ll_i64(l, q->k_outer), ""), ko, "");
    return ll_gep(l, l->ptr, t->pointers, LLVMBuildMul(l->b, slot, ll_i64(l, t->mr), ""));
}
