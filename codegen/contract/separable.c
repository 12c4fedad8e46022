// See separable.h.
#include "codegen/contract/separable.h"

static LLVMValueRef scale(LlvmCtx *l, LLVMValueRef a, int64_t by) { return LLVMBuildMul(l->b, a, ll_i64(l, by), ""); }

Separable separable_new(const Problem *q, uint32_t mr, int64_t block) {
    uint64_t groups = (uint64_t)i64_ceil_div(q->tile_rows, mr), word = sizeof(int64_t);
    return (Separable){.rows = phase_scratch_ptr(q->p, phase_scratch(q->p, groups * (mr + 1) * word)),
                       .offsets = phase_scratch_ptr(q->p, phase_scratch(q->p, (uint64_t)block * word)),
                       .mr = mr};
}

static LLVMValueRef slot_of(const Separable *t, LlvmCtx *l, LLVMValueRef row) {
    LLVMValueRef mr = ll_i64(l, t->mr), group = LLVMBuildUDiv(l->b, row, mr, "");
    return ll_gep(l, l->ptr, t->rows, LLVMBuildAdd(l->b, scale(l, group, t->mr + 1), LLVMBuildURem(l->b, row, mr, ""), ""));
}

// The position whose number in a box of `sizes` is i, times strides; what is left of i over goes to *rest.
static LLVMValueRef place_of(LlvmCtx *l, LLVMValueRef i, const int64_t *sizes, const int64_t *strides, uint32_t n, LLVMValueRef *rest) {
    LLVMValueRef at = ll_i64(l, 0);
    while (n-- > 0) {
        LLVMValueRef size = ll_i64(l, sizes[n]);
        at = LLVMBuildAdd(l->b, at, scale(l, LLVMBuildURem(l->b, i, size, ""), strides[n]), "");
        i = LLVMBuildUDiv(l->b, i, size, "");
    }
    *rest = i;
    return at;
}

void separable_rows(const Separable *t, const Problem *q, LLVMValueRef a, LLVMValueRef m_from, LLVMValueRef m_to) {
    LlvmCtx *l = q->p->l;
    uint32_t n = op_axes(q->op, ATTR_window_dimensions).n;
    int64_t sizes[MAX_RANK], strides[MAX_RANK], before = 0;
    for (uint32_t i = 0; i < n; i++) {
        ConvDim d = conv_dim(q->op, i);
        sizes[i] = d.out, strides[i] = d.stride * q->a.strides_elems[1 + i];
        before += d.low * q->a.strides_elems[1 + i];
    }
    LlLoop loop;
    LLVMValueRef m = ll_loop_begin(l, &loop, m_from, m_to, ll_i64(l, 1), "row"), image;
    LLVMValueRef at = place_of(l, m, sizes, strides, n, &image), slot = slot_of(t, l, LLVMBuildSub(l->b, m, m_from, ""));
    at = LLVMBuildAdd(l->b, at, scale(l, image, q->a.strides_elems[0]), "");
    ll_store(l, ll_gep(l, q->element, a, LLVMBuildSub(l->b, at, ll_i64(l, before), "")), slot, 8);
    ll_loop_end(l, &loop);
    LLVMValueRef rows = LLVMBuildSub(l->b, m_to, m_from, "");
    LLVMValueRef group = ll_loop_begin(l, &loop, ll_i64(l, 0), rows, ll_i64(l, t->mr), "group");
    ll_store(l, t->offsets, ll_gep_const(l, l->ptr, slot_of(t, l, group), t->mr), 8);
    ll_loop_end(l, &loop);
}

void separable_terms(const Separable *t, const Problem *q, LLVMValueRef k_from, LLVMValueRef n) {
    LlvmCtx *l = q->p->l;
    Axes window = op_axes(q->op, ATTR_window_dimensions);
    int64_t strides[MAX_RANK];
    for (uint32_t i = 0; i < window.n; i++) strides[i] = conv_dim(q->op, i).dilation * q->a.strides_elems[1 + i];
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), n, ll_i64(l, 1), "term"), none;
    LLVMValueRef at = place_of(l, LLVMBuildAdd(l->b, k_from, i, ""), window.v, strides, window.n, &none);
    ll_store(l, at, ll_gep(l, l->i64, t->offsets, i), 8);
    ll_loop_end(l, &loop);
}

LLVMValueRef separable_at(const Separable *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0) {
    LlvmCtx *l = q->p->l;
    return slot_of(t, l, LLVMBuildSub(l->b, m0, m_from, ""));
}
