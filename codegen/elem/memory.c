// Elements of values that have a Place: where they lie, loads and stores of one, of neighbouring ones, or of lanes that lie apart. Stores are in the
// alias scope of their stage, loads of what other stages stored outside of it: LLVM may keep those in registers across the stores.
#include "codegen/elem/elem.h"

#include <string.h>

// The linear offset of every lane.
static Index offset_of(Elem *e, const Place *p, const Index *index, uint32_t rank) {
    Index at = index_const(e, 0);
    for (uint32_t i = 0; i < rank; i++) {
        Index one = index[i];
        if (p->origin[i]) one = index_add(e, one, (Index){.base = LLVMBuildNeg(e->l->b, p->origin[i], ""), .multiple = 1});
        at = index_add(e, at, index_scale(e, one, p->strides[i]));
    }
    return at;
}

LLVMValueRef elem_address(Elem *e, const Value *v, const Place *place, const Index *index) {
    Index at = offset_of(e, place, index, v->type->rank);
    return ll_gep(e->l, elem_memory_type(e, v->type->dtype), place->ptr, at.vec ? LLVMBuildExtractElement(e->l->b, at.vec, ll_i32(e->l, 0), "") : at.base);
}

static LLVMValueRef set_scope(Elem *e, LLVMValueRef inst, const char *kind) {
    if (e->scope && inst && LLVMIsAInstruction(inst)) LLVMSetMetadata(inst, LLVMGetMDKindIDInContext(e->l->context, kind, (unsigned)strlen(kind)), e->scope);
    return inst;
}

// Lane by lane. On processors whose gathers do not speculate (CVE-2022-40982) this takes a third of the time, on others no more than theirs.
static LLVMValueRef load_apart(Elem *e, const Place *place, LLVMTypeRef scalar, Index at, unsigned align) {
    LlvmCtx *l = e->l;
    LLVMValueRef x = LLVMGetPoison(ll_vec(scalar, e->lanes)), first = ll_gep(l, scalar, place->ptr, at.base);
    for (unsigned i = 0; i < e->lanes; i++) {
        LLVMValueRef one = ll_load(l, scalar, ll_gep_const(l, scalar, first, at.step * i), align);
        if (place->stored_by != e->stage) set_scope(e, one, "noalias");
        x = LLVMBuildInsertElement(l->b, x, one, ll_i32(l, (int)i), "");
    }
    return x;
}

// A mask of one lane is a branch's business: elem_if.
LLVMValueRef elem_load(Elem *e, const Value *v, const Place *place, const Index *index) {
    LlvmCtx *l = e->l;
    DType t = v->type->dtype;
    Index at = offset_of(e, place, index, v->type->rank);
    if (dtype_is_complex(t)) return elem_pair_load(e, t, place->ptr, at);
    LLVMTypeRef scalar = elem_memory_type(e, t), shape = ll_vec(scalar, e->lanes);
    unsigned align = (unsigned)dtype_bytes(t);
    LLVMValueRef x;
    if (e->lanes == 1) {
        x = ll_load(l, scalar, ll_gep(l, scalar, place->ptr, at.vec ? at.vec : at.base), align);
    } else if (!at.vec && at.step == 0) {
        LLVMValueRef one = ll_load(l, scalar, ll_gep(l, scalar, place->ptr, at.base), align);
        if (place->stored_by != e->stage) set_scope(e, one, "noalias");
        return ll_splat(l, elem_from_memory(e, t, one), e->lanes);
    } else if (!at.vec && at.step == 1) {
        LLVMValueRef p = ll_gep(l, scalar, place->ptr, at.base);
        x = e->mask ? ll_masked_load(l, shape, p, e->mask, NULL, align) : ll_load(l, shape, p, align);
    } else if (!at.vec && e->apart && !e->mask) {
        return elem_from_memory(e, t, load_apart(e, place, scalar, at, align));
    } else {
        LLVMValueRef offsets = index_vector(e, at);
        LLVMValueRef ptrs = LLVMBuildGEP2(l->b, scalar, place->ptr, &offsets, 1, "");
        LLVMValueRef mask = e->mask ? e->mask : ll_int(ll_vec(l->i1, e->lanes), -1);
        x = ll_gather(l, shape, ptrs, mask, NULL, align);
    }
    if (place->stored_by != e->stage) set_scope(e, x, "noalias");
    return elem_from_memory(e, t, x);
}

void elem_store(Elem *e, const Value *v, const Place *place, const Index *index, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    DType t = v->type->dtype;
    Index at = offset_of(e, place, index, v->type->rank);
    if (dtype_is_complex(t)) {
        elem_pair_store(e, t, place->ptr, at, x);
        return;
    }
    LLVMTypeRef scalar = elem_memory_type(e, t);
    x = elem_to_memory(e, t, x);
    unsigned align = (unsigned)dtype_bytes(t);
    if (e->lanes == 1) {
        set_scope(e, ll_store(l, x, ll_gep(l, scalar, place->ptr, at.vec ? at.vec : at.base), align), "alias.scope");
    } else if (!at.vec && at.step == 1) {
        LLVMValueRef p = ll_gep(l, scalar, place->ptr, at.base);
        if (e->mask) ll_masked_store(l, x, p, e->mask, align);
        else set_scope(e, ll_store(l, x, p, align), "alias.scope");
    } else {
        LLVMValueRef offsets = index_vector(e, at);
        LLVMValueRef ptrs = LLVMBuildGEP2(l->b, scalar, place->ptr, &offsets, 1, "");
        ll_scatter(l, x, ptrs, e->mask ? e->mask : ll_int(ll_vec(l->i1, e->lanes), -1), align);
    }
}
