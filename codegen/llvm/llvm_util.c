// The ground of llvm_util.h: types and constants, functions with their attributes. A type of one lane is the scalar
// itself. Functions are `nounwind` and "no-builtins"; helpers that several modules need are weak, in sections of which the linker keeps one.
#include "codegen/llvm/llvm_util.h"

#include "codegen/sections.h"
#include "ir/base/base.h"

#include <stdio.h>
#include <string.h>

// Types and constants

static bool is_vector(LLVMTypeRef t) { return LLVMGetTypeKind(t) == LLVMVectorTypeKind; }
unsigned ll_lanes(LLVMTypeRef t) { return is_vector(t) ? LLVMGetVectorSize(t) : 1; }
LLVMTypeRef ll_elem(LLVMTypeRef t) { return is_vector(t) ? LLVMGetElementType(t) : t; }
LLVMTypeRef ll_vec(LLVMTypeRef elem, unsigned lanes) { return lanes == 1 ? elem : LLVMVectorType(elem, lanes); }
LLVMTypeRef ll_like(LLVMTypeRef elem, LLVMTypeRef shape) { return ll_vec(elem, ll_lanes(shape)); }

unsigned ll_bits(LlvmCtx *l, LLVMTypeRef t) {
    LLVMTypeRef e = ll_elem(t);
    switch (LLVMGetTypeKind(e)) {
    case LLVMHalfTypeKind:
    case LLVMBFloatTypeKind: return 16;
    case LLVMFloatTypeKind: return 32;
    case LLVMDoubleTypeKind:
    case LLVMPointerTypeKind: return 64;
    case LLVMIntegerTypeKind: return LLVMGetIntTypeWidth(e);
    default: ICE("%s: ll_bits of a type without elements", l->func ? LLVMGetValueName2(l->func, &(size_t){0}) : "");
    }
}

LLVMTypeRef ll_int_like(LlvmCtx *l, LLVMTypeRef t) { return ll_like(LLVMIntTypeInContext(l->context, ll_bits(l, t)), t); }

static LLVMValueRef const_splat(LLVMValueRef v, LLVMTypeRef shape) {
    unsigned n = ll_lanes(shape);
    if (n == 1) return v;
    LLVMValueRef lanes[256];
    if (n > COUNT(lanes)) ICE("a vector of %u lanes", n);
    for (unsigned i = 0; i < n; i++) lanes[i] = v;
    return LLVMConstVector(lanes, n);
}

LLVMValueRef ll_int(LLVMTypeRef t, int64_t v) {
    LLVMTypeRef e = ll_elem(t);
    unsigned bits = LLVMGetIntTypeWidth(e);
    uint64_t u = (uint64_t)v;
    if (bits < 64) u &= ((uint64_t)1 << bits) - 1; // newer versions insist that the value fits
    return const_splat(LLVMConstInt(e, u, 0), t);
}

LLVMValueRef ll_real(LLVMTypeRef t, double v) { return const_splat(LLVMConstReal(ll_elem(t), v), t); }

LLVMValueRef ll_real_bits(LlvmCtx *l, LLVMTypeRef t, uint64_t bits) {
    LLVMValueRef i = LLVMConstInt(ll_elem(ll_int_like(l, t)), bits, 0);
    return const_splat(LLVMConstBitCast(i, ll_elem(t)), t);
}

LLVMValueRef ll_splat(LlvmCtx *l, LLVMValueRef scalar, unsigned lanes) {
    if (lanes == 1) return scalar;
    LLVMTypeRef t = ll_vec(ll_type(scalar), lanes);
    if (LLVMIsConstant(scalar)) return const_splat(scalar, t);
    LLVMValueRef one = LLVMBuildInsertElement(l->b, LLVMGetPoison(t), scalar, ll_i32(l, 0), "");
    return LLVMBuildShuffleVector(l->b, one, LLVMGetPoison(t), LLVMConstNull(ll_vec(l->i32, lanes)), "");
}

LLVMValueRef ll_splat_of(LLVMValueRef v) {
    if (ll_lanes(ll_type(v)) == 1) return NULL;
    if (LLVMIsConstant(v)) { // one object for each constant
        LLVMValueRef first = LLVMGetAggregateElement(v, 0);
        return first && const_splat(first, ll_type(v)) == v ? first : NULL;
    }
    LLVMValueRef one = LLVMIsAShuffleVectorInst(v) ? LLVMGetOperand(v, 0) : NULL;
    if (!one || !LLVMIsAInsertElementInst(one)) return NULL;
    for (unsigned i = 0; i < LLVMGetNumMaskElements(v); i++)
        if (LLVMGetMaskValue(v, i) != 0) return NULL;
    LLVMValueRef at = LLVMGetOperand(one, 2);
    return LLVMIsAConstantInt(at) && LLVMConstIntGetZExtValue(at) == 0 ? LLVMGetOperand(one, 1) : NULL;
}

LLVMValueRef ll_i64(LlvmCtx *l, int64_t v) { return ll_int(l->i64, v); }
LLVMValueRef ll_i32(LlvmCtx *l, int64_t v) { return ll_int(l->i32, v); }

// Functions and attributes

void ll_attr(LlvmCtx *l, LLVMValueRef func, LLVMAttributeIndex at, const char *name, uint64_t value) {
    unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    if (!kind) ICE("LLVM has no attribute %s", name);
    LLVMAddAttributeAtIndex(func, at, LLVMCreateEnumAttribute(l->context, kind, value));
}

void ll_attr_text(LlvmCtx *l, LLVMValueRef func, const char *key, const char *value) {
    unsigned n_key = (unsigned)strlen(key), n_value = (unsigned)strlen(value);
    LLVMAttributeRef a = LLVMCreateStringAttribute(l->context, key, n_key, value, n_value);
    LLVMAddAttributeAtIndex(func, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, a);
}

LLVMValueRef ll_func_begin(LlvmCtx *l, const char *name, LLVMTypeRef result, LLVMTypeRef *params, unsigned n_params, LLVMLinkage linkage) {
    LLVMTypeRef t = LLVMFunctionType(result, params, n_params, 0);
    l->func = LLVMAddFunction(l->module, name, t);
    LLVMSetLinkage(l->func, linkage);
    ll_attr(l, l->func, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, "nounwind", 0);
    ll_attr_text(l, l->func, "no-builtins", "");
    LLVMPositionBuilderAtEnd(l->b, LLVMAppendBasicBlockInContext(l->context, l->func, "entry"));
    return l->func;
}

void ll_share(LLVMValueRef func, LLVMLinkage linkage) {
    LLVMSetLinkage(func, linkage);
    LLVMSetVisibility(func, LLVMHiddenVisibility);
}

LLVMValueRef ll_helper_begin(LlvmCtx *l, const char *name, LLVMTypeRef *params, unsigned n_params) {
    LLVMValueRef func = ll_func_begin(l, name, l->void_t, params, n_params, LLVMInternalLinkage);
    if (!l->shared) return func;
    char section[128];
    snprintf(section, sizeof section, LINK_ONCE "%s", name);
    ll_share(func, LLVMWeakODRLinkage);
    LLVMSetSection(func, section);
    return func;
}

LLVMValueRef ll_param(LlvmCtx *l, unsigned i) { return LLVMGetParam(l->func, i); }

void ll_param_noalias(LlvmCtx *l, unsigned i, unsigned align_bytes) {
    ll_attr(l, l->func, i + 1, "noalias", 0);
    ll_attr(l, l->func, i + 1, "nonnull", 0);
    if (align_bytes) ll_attr(l, l->func, i + 1, "align", align_bytes);
}

LLVMValueRef ll_alloca(LlvmCtx *l, LLVMTypeRef t, uint64_t count, unsigned align_bytes) {
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->b), entry = LLVMGetEntryBasicBlock(l->func);
    LLVMValueRef first = LLVMGetFirstInstruction(entry);
    if (first) LLVMPositionBuilderBefore(l->b, first);
    else LLVMPositionBuilderAtEnd(l->b, entry);
    LLVMValueRef v = LLVMBuildArrayAlloca(l->b, t, ll_i64(l, (int64_t)count), "");
    if (align_bytes) LLVMSetAlignment(v, align_bytes);
    LLVMPositionBuilderAtEnd(l->b, here);
    return v;
}

LLVMValueRef ll_ret(LlvmCtx *l, LLVMValueRef v) { return v ? LLVMBuildRet(l->b, v) : LLVMBuildRetVoid(l->b); }
