// The helpers of llvm_util.h. The LLVM versions differ for this file in one thing: up to LLVM 21 masked memory
// intrinsics carry their alignment as an i32 operand, since LLVM 22 as an `align` attribute on the pointer operand.
#include "codegen/llvm/llvm_util.h"

#include "codegen/elf/link.h"
#include "ir/base/base.h"

#include <llvm/Config/llvm-config.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#if LLVM_VERSION_MAJOR < 19
#error "tpucc needs LLVM 19 or later"
#endif

static const struct {
    const char *name;
    unsigned n_args;
} intrin_rows[LL_INTRIN_COUNT] = {
#define LL_ROW(id, name, n) [LL_##id] = {"llvm." name, n},
    LL_INTRINSICS(LL_ROW)
#undef LL_ROW
};

void ll_open(LlvmCtx *l, const char *module_name) {
    LLVMContextRef c = LLVMContextCreate();
    *l = (LlvmCtx){
        .context = c,
        .module = LLVMModuleCreateWithNameInContext(module_name, c),
        .b = LLVMCreateBuilderInContext(c),
        .void_t = LLVMVoidTypeInContext(c),
        .i1 = LLVMInt1TypeInContext(c),
        .i8 = LLVMInt8TypeInContext(c),
        .i16 = LLVMInt16TypeInContext(c),
        .i32 = LLVMInt32TypeInContext(c),
        .i64 = LLVMInt64TypeInContext(c),
        .f16 = LLVMHalfTypeInContext(c),
        .bf16 = LLVMBFloatTypeInContext(c),
        .f32 = LLVMFloatTypeInContext(c),
        .f64 = LLVMDoubleTypeInContext(c),
        .ptr = LLVMPointerTypeInContext(c, 0),
        .attr_align = LLVMGetEnumAttributeKindForName("align", 5),
    };
    for (int i = 0; i < LL_INTRIN_COUNT; i++) {
        l->intrin_id[i] = LLVMLookupIntrinsicID(intrin_rows[i].name, strlen(intrin_rows[i].name));
        if (!l->intrin_id[i]) ICE("LLVM has no intrinsic %s", intrin_rows[i].name);
    }
}

void ll_close(LlvmCtx *l) {
    LLVMDisposeBuilder(l->b);
    LLVMDisposeModule(l->module);
    LLVMContextDispose(l->context);
    *l = (LlvmCtx){0};
}

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

LLVMTypeRef ll_int_like(LlvmCtx *l, LLVMTypeRef t) {
    return ll_like(LLVMIntTypeInContext(l->context, ll_bits(l, t)), t);
}

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

LLVMValueRef ll_func_begin(LlvmCtx *l, const char *name, LLVMTypeRef result, LLVMTypeRef *params, unsigned n_params,
                           LLVMLinkage linkage) {
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
    if (first)
        LLVMPositionBuilderBefore(l->b, first);
    else
        LLVMPositionBuilderAtEnd(l->b, entry);
    LLVMValueRef v = LLVMBuildArrayAlloca(l->b, t, ll_i64(l, (int64_t)count), "");
    if (align_bytes) LLVMSetAlignment(v, align_bytes);
    LLVMPositionBuilderAtEnd(l->b, here);
    return v;
}

LLVMValueRef ll_ret(LlvmCtx *l, LLVMValueRef v) { return v ? LLVMBuildRet(l->b, v) : LLVMBuildRetVoid(l->b); }

// Memory

static unsigned align_or_natural(LlvmCtx *l, LLVMTypeRef t, unsigned align_bytes) {
    if (align_bytes) return align_bytes;
    unsigned bits = ll_bits(l, t);
    return bits < 8 ? 1 : bits / 8;
}

LLVMValueRef ll_gep(LlvmCtx *l, LLVMTypeRef elem, LLVMValueRef base, LLVMValueRef index) {
    return LLVMBuildInBoundsGEP2(l->b, elem, base, &index, 1, "");
}

LLVMValueRef ll_gep_const(LlvmCtx *l, LLVMTypeRef elem, LLVMValueRef base, int64_t index) {
    return index ? ll_gep(l, elem, base, ll_i64(l, index)) : base;
}

LLVMValueRef ll_load(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptr, unsigned align_bytes) {
    LLVMValueRef v = LLVMBuildLoad2(l->b, t, ptr, "");
    LLVMSetAlignment(v, align_or_natural(l, t, align_bytes));
    return v;
}

LLVMValueRef ll_store(LlvmCtx *l, LLVMValueRef v, LLVMValueRef ptr, unsigned align_bytes) {
    LLVMValueRef s = LLVMBuildStore(l->b, v, ptr);
    LLVMSetAlignment(s, align_or_natural(l, ll_type(v), align_bytes));
    return s;
}

static LLVMValueRef call_overloaded(LlvmCtx *l, unsigned id, LLVMTypeRef *over, unsigned n_over, LLVMValueRef *args,
                                    unsigned n_args) {
    LLVMValueRef f = LLVMGetIntrinsicDeclaration(l->module, id, over, n_over);
    LLVMTypeRef t = LLVMIntrinsicGetType(l->context, id, over, n_over);
    return LLVMBuildCall2(l->b, t, f, args, n_args, "");
}

static unsigned intrin_number(const char *name) {
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    if (!id) ICE("LLVM has no intrinsic %s", name);
    return id;
}

// One of masked.load, .store, .gather, .scatter. `args` holds the operands without an alignment; pointers stand at
// args[ptr_at].
static LLVMValueRef masked_call(LlvmCtx *l, const char *name, LLVMTypeRef *over, LLVMValueRef *args, unsigned n_args,
                                unsigned ptr_at, unsigned align_bytes) {
    unsigned id = intrin_number(name);
#if LLVM_VERSION_MAJOR >= 22
    LLVMValueRef call = call_overloaded(l, id, over, 2, args, n_args);
    LLVMAddCallSiteAttribute(call, ptr_at + 1, LLVMCreateEnumAttribute(l->context, l->attr_align, align_bytes));
    return call;
#else
    LLVMValueRef all[5];
    unsigned n = 0;
    for (unsigned i = 0; i < n_args; i++) {
        all[n++] = args[i];
        if (i == ptr_at) all[n++] = ll_i32(l, align_bytes);
    }
    return call_overloaded(l, id, over, 2, all, n);
#endif
}

// How many lanes of type t a masked access may have; all of them if there is no limit.
static unsigned mask_lanes(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef mask) {
    unsigned lanes = ll_lanes(t), most = l->mask_bytes * 8 / ll_bits(l, t);
    return !most || most >= lanes || lanes % most || LLVMIsConstant(mask) ? lanes : most;
}

static LLVMValueRef masked_load(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptr, LLVMValueRef mask, LLVMValueRef other, unsigned align_bytes) {
    LLVMTypeRef over[] = {t, l->ptr};
    LLVMValueRef args[] = {ptr, mask, other ? other : LLVMConstNull(t)};
    return masked_call(l, "llvm.masked.load", over, args, 3, 0, align_or_natural(l, t, align_bytes));
}

LLVMValueRef ll_masked_load(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptr, LLVMValueRef mask, LLVMValueRef other,
                            unsigned align_bytes) {
    unsigned n = mask_lanes(l, t, mask), lanes = ll_lanes(t);
    if (n == lanes) return masked_load(l, t, ptr, mask, other, align_bytes);
    LLVMValueRef all = LLVMGetPoison(t);
    LLVMTypeRef elem = LLVMGetElementType(t), part = ll_vec(elem, n);
    for (unsigned at = 0; at < lanes; at += n) {
        LLVMValueRef x = masked_load(l, part, ll_gep(l, elem, ptr, ll_i64(l, at)), ll_slice(l, mask, at, n),
                                     other ? ll_slice(l, other, at, n) : NULL, align_bytes);
        int pick[64];
        for (unsigned i = 0; i < lanes; i++) pick[i] = i >= at && i < at + n ? (int)(i - at) : -1;
        LLVMValueRef wide = ll_shuffle(l, x, NULL, pick, lanes);
        for (unsigned i = 0; i < lanes; i++) pick[i] = i >= at && i < at + n ? (int)(lanes + i) : (int)i;
        all = ll_shuffle(l, all, wide, pick, lanes);
    }
    return all;
}

// Only the first lane of a constant mask is set.
static bool is_first_lane(LLVMValueRef mask) {
    if (!LLVMIsConstant(mask)) return false;
    for (unsigned i = 0; i < ll_lanes(ll_type(mask)); i++) {
        LLVMValueRef bit = LLVMGetAggregateElement(mask, i);
        if (!bit || !LLVMIsAConstantInt(bit) || LLVMConstIntGetZExtValue(bit) != (i == 0)) return false;
    }
    return true;
}

void ll_masked_store(LlvmCtx *l, LLVMValueRef v, LLVMValueRef ptr, LLVMValueRef mask, unsigned align_bytes) {
    if (is_first_lane(mask)) { // LLVM 22 stores too many bytes where the value was truncated, x86-64 with AVX-512
        LLVMValueRef one = LLVMBuildStore(l->b, LLVMBuildExtractElement(l->b, v, ll_i32(l, 0), ""), ptr);
        LLVMSetAlignment(one, align_or_natural(l, ll_type(LLVMGetOperand(one, 0)), align_bytes));
        return;
    }
    unsigned n = mask_lanes(l, ll_type(v), mask), lanes = ll_lanes(ll_type(v));
    for (unsigned at = 0; n < lanes && at < lanes; at += n)
        ll_masked_store(l, ll_slice(l, v, at, n), ll_gep(l, LLVMGetElementType(ll_type(v)), ptr, ll_i64(l, at)), ll_slice(l, mask, at, n), align_bytes);
    if (n < lanes) return;
    LLVMTypeRef over[] = {ll_type(v), l->ptr};
    LLVMValueRef args[] = {v, ptr, mask};
    masked_call(l, "llvm.masked.store", over, args, 3, 1, align_or_natural(l, over[0], align_bytes));
}

LLVMValueRef ll_gather(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptrs, LLVMValueRef mask, LLVMValueRef other,
                       unsigned align_bytes) {
    LLVMTypeRef over[] = {t, ll_type(ptrs)};
    LLVMValueRef args[] = {ptrs, mask, other ? other : LLVMConstNull(t)};
    return masked_call(l, "llvm.masked.gather", over, args, 3, 0, align_or_natural(l, t, align_bytes));
}

void ll_scatter(LlvmCtx *l, LLVMValueRef v, LLVMValueRef ptrs, LLVMValueRef mask, unsigned align_bytes) {
    LLVMTypeRef over[] = {ll_type(v), ll_type(ptrs)};
    LLVMValueRef args[] = {v, ptrs, mask};
    masked_call(l, "llvm.masked.scatter", over, args, 3, 1, align_or_natural(l, over[0], align_bytes));
}

LLVMValueRef ll_mask_first(LlvmCtx *l, unsigned lanes, LLVMValueRef n) {
    if (lanes > 256) ICE("a mask of %u lanes", lanes);
    // Compared as i32: half the registers of i64. n is clamped first, so nothing is lost.
    LLVMValueRef low = ll_intrin2(l, LL_SMAX, n, ll_i64(l, 0));
    LLVMValueRef n32 = LLVMBuildTrunc(l->b, ll_intrin2(l, LL_SMIN, low, ll_i64(l, lanes)), l->i32, "");
    LLVMValueRef iota[256];
    for (unsigned i = 0; i < lanes; i++) iota[i] = ll_i32(l, i);
    LLVMValueRef index = lanes == 1 ? iota[0] : LLVMConstVector(iota, lanes);
    return LLVMBuildICmp(l->b, LLVMIntSLT, index, ll_splat(l, n32, lanes), "");
}

LLVMValueRef ll_memcpy(LlvmCtx *l, LLVMValueRef to, LLVMValueRef from, LLVMValueRef size_bytes, unsigned align_bytes) {
    unsigned a = align_bytes ? align_bytes : 1;
    return LLVMBuildMemCpy(l->b, to, a, from, a, size_bytes);
}

// Arithmetic

LLVMValueRef ll_intrin(LlvmCtx *l, LlIntrin id, LLVMValueRef *args, unsigned n_args) {
    if (n_args != intrin_rows[id].n_args) ICE("%s with %u operands", intrin_rows[id].name, n_args);
    LLVMTypeRef t = ll_type(args[0]);
    return call_overloaded(l, l->intrin_id[id], &t, 1, args, n_args);
}

LLVMValueRef ll_intrin1(LlvmCtx *l, LlIntrin id, LLVMValueRef a) { return ll_intrin(l, id, &a, 1); }

#if LLVM_VERSION_MAJOR < 22
// IEEE 754-2019 maximum and minimum from comparisons: LLVM 19 loses NaNs where the operands were widened from half. Equal operands differ
// in the sign of zero at most, so their bits are joined.
static LLVMValueRef extreme(LlvmCtx *l, bool maximum, LLVMValueRef a, LLVMValueRef b) {
    LLVMTypeRef t = ll_type(a), bits = ll_int_like(l, t);
    LLVMValueRef first = LLVMBuildFCmp(l->b, maximum ? LLVMRealOGT : LLVMRealOLT, a, b, "");
    LLVMValueRef x = ll_bitcast(l, a, bits), y = ll_bitcast(l, b, bits);
    LLVMValueRef joined = maximum ? LLVMBuildAnd(l->b, x, y, "") : LLVMBuildOr(l->b, x, y, "");
    LLVMValueRef equal = LLVMBuildFCmp(l->b, LLVMRealOEQ, a, b, ""), nan = LLVMBuildFCmp(l->b, LLVMRealUNO, a, b, "");
    LLVMValueRef r = LLVMBuildSelect(l->b, equal, ll_bitcast(l, joined, t), LLVMBuildSelect(l->b, first, a, b, ""), "");
    return LLVMBuildSelect(l->b, nan, LLVMBuildFAdd(l->b, a, b, ""), r, "");
}
#endif

LLVMValueRef ll_intrin2(LlvmCtx *l, LlIntrin id, LLVMValueRef a, LLVMValueRef b) {
#if LLVM_VERSION_MAJOR < 22
    if (id == LL_MAXIMUM || id == LL_MINIMUM) return extreme(l, id == LL_MAXIMUM, a, b);
#endif
    return ll_intrin(l, id, (LLVMValueRef[]){a, b}, 2);
}

LLVMValueRef ll_fma(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b, LLVMValueRef c) {
    return ll_intrin(l, LL_FMA, (LLVMValueRef[]){a, b, c}, 3);
}

static LLVMValueRef count_zeros(LlvmCtx *l, const char *name, LLVMValueRef x) {
    LLVMTypeRef t = ll_type(x);
    return call_overloaded(l, intrin_number(name), &t, 1, (LLVMValueRef[]){x, ll_int(l->i1, 0)}, 2);
}

LLVMValueRef ll_clz(LlvmCtx *l, LLVMValueRef x) { return count_zeros(l, "llvm.ctlz", x); }
LLVMValueRef ll_ctz(LlvmCtx *l, LLVMValueRef x) { return count_zeros(l, "llvm.cttz", x); }

static LLVMValueRef convert_sat(LlvmCtx *l, const char *name, LLVMValueRef x, LLVMTypeRef to) {
    LLVMTypeRef over[] = {to, ll_type(x)};
    return call_overloaded(l, intrin_number(name), over, 2, &x, 1);
}

LLVMValueRef ll_fptosi_sat(LlvmCtx *l, LLVMValueRef x, LLVMTypeRef to) {
    return convert_sat(l, "llvm.fptosi.sat", x, to);
}

LLVMValueRef ll_fptoui_sat(LlvmCtx *l, LLVMValueRef x, LLVMTypeRef to) {
    return convert_sat(l, "llvm.fptoui.sat", x, to);
}

LLVMValueRef ll_contract(LLVMValueRef inst) {
    if (LLVMIsAInstruction(inst) && LLVMCanValueUseFastMathFlags(inst))
        LLVMSetFastMathFlags(inst, LLVMGetFastMathFlags(inst) | LLVMFastMathAllowContract);
    return inst;
}

LLVMValueRef ll_contract_add(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) {
    return ll_contract(LLVMBuildFAdd(l->b, a, b, ""));
}

LLVMValueRef ll_contract_sub(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) {
    return ll_contract(LLVMBuildFSub(l->b, a, b, ""));
}

LLVMValueRef ll_contract_mul(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) {
    return ll_contract(LLVMBuildFMul(l->b, a, b, ""));
}

LLVMValueRef ll_bitcast(LlvmCtx *l, LLVMValueRef v, LLVMTypeRef to) { return LLVMBuildBitCast(l->b, v, to, ""); }

LLVMValueRef ll_select(LlvmCtx *l, LLVMValueRef cond, LLVMValueRef yes, LLVMValueRef no) {
    return LLVMBuildSelect(l->b, cond, yes, no, "");
}

// Lanes

LLVMValueRef ll_shuffle(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b, const int *lanes, unsigned n) {
    LLVMValueRef mask[256];
    if (n > COUNT(mask)) ICE("a shuffle of %u lanes", n);
    for (unsigned i = 0; i < n; i++) mask[i] = lanes[i] < 0 ? LLVMGetPoison(l->i32) : ll_i32(l, lanes[i]);
    LLVMValueRef other = b ? b : LLVMGetPoison(ll_type(a));
    return LLVMBuildShuffleVector(l->b, a, other, LLVMConstVector(mask, n), "");
}

LLVMValueRef ll_slice(LlvmCtx *l, LLVMValueRef v, unsigned from, unsigned n) {
    if (from + n > ll_lanes(ll_type(v))) ICE("lanes %u to %u of a vector", from, from + n);
    if (n == ll_lanes(ll_type(v))) return v;
    if (n == 1) return LLVMBuildExtractElement(l->b, v, ll_i32(l, from), "");
    int lanes[256];
    for (unsigned i = 0; i < n; i++) lanes[i] = (int)(from + i);
    return ll_shuffle(l, v, NULL, lanes, n);
}

LLVMValueRef ll_concat(LlvmCtx *l, LLVMValueRef lo, LLVMValueRef hi) {
    unsigned n = ll_lanes(ll_type(lo));
    if (n == 1) {
        LLVMValueRef v = LLVMGetPoison(ll_vec(ll_type(lo), 2));
        v = LLVMBuildInsertElement(l->b, v, lo, ll_i32(l, 0), "");
        return LLVMBuildInsertElement(l->b, v, hi, ll_i32(l, 1), "");
    }
    int lanes[256];
    if (2 * n > COUNT(lanes)) ICE("a vector of %u lanes", 2 * n);
    for (unsigned i = 0; i < 2 * n; i++) lanes[i] = (int)i;
    return ll_shuffle(l, lo, hi, lanes, 2 * n);
}

LLVMValueRef ll_fold_lanes(LlvmCtx *l, LLVMValueRef v, LlCombine *combine, void *user) {
    unsigned n = ll_lanes(ll_type(v));
    if (n & (n - 1)) ICE("a tree over %u lanes", n);
    for (n /= 2; n >= 1; n /= 2) v = combine(l, user, ll_slice(l, v, 0, n), ll_slice(l, v, n, n));
    return v;
}

LLVMValueRef ll_any(LlvmCtx *l, LLVMValueRef mask) {
    return ll_lanes(ll_type(mask)) == 1 ? mask : ll_intrin1(l, LL_REDUCE_OR, mask);
}

// Control flow

static LLVMBasicBlockRef block_new(LlvmCtx *l, const char *name) {
    return LLVMAppendBasicBlockInContext(l->context, l->func, name);
}

// Branches on a constant are written as what they are, so that guards of counted loops leave nothing behind.
static bool const_i1(LLVMValueRef v, bool *out_value) {
    if (!LLVMIsAConstantInt(v)) return false;
    *out_value = LLVMConstIntGetZExtValue(v) != 0;
    return true;
}

LLVMValueRef ll_loop_begin(LlvmCtx *l, LlLoop *loop, LLVMValueRef from, LLVMValueRef to, LLVMValueRef step,
                           const char *name) {
    *loop = (LlLoop){.to = to, .step = step, .guard = LLVMGetInsertBlock(l->b)};
    loop->body = block_new(l, name);
    loop->exit = block_new(l, "");
    LLVMValueRef enter = LLVMBuildICmp(l->b, LLVMIntSLT, from, to, "");
    bool known;
    if (const_i1(enter, &known) && known) {
        LLVMBuildBr(l->b, loop->body);
        loop->guard = NULL; // the exit is not reached from before the loop
    } else {
        LLVMBuildCondBr(l->b, enter, loop->body, loop->exit);
    }
    LLVMBasicBlockRef before = LLVMGetInsertBlock(l->b);
    LLVMPositionBuilderAtEnd(l->b, loop->body);
    loop->i = LLVMBuildPhi(l->b, ll_type(from), name);
    LLVMAddIncoming(loop->i, &from, &before, 1);
    return loop->i;
}

LLVMValueRef ll_loop_carry(LlvmCtx *l, LlLoop *loop, LLVMValueRef start) {
    if (loop->n_carry == LL_MAX_CARRY) ICE("a loop carries more than %d values", LL_MAX_CARRY);
    unsigned k = loop->n_carry++;
    LLVMBasicBlockRef before = LLVMGetIncomingBlock(loop->i, 0);
    loop->start[k] = start;
    loop->phi[k] = loop->next[k] = LLVMBuildPhi(l->b, ll_type(start), "");
    LLVMAddIncoming(loop->phi[k], &start, &before, 1);
    return loop->phi[k];
}

void ll_loop_next(LlLoop *loop, unsigned carry, LLVMValueRef next) {
    if (carry >= loop->n_carry) ICE("the loop carries %u values", loop->n_carry);
    loop->next[carry] = next;
}

void ll_loop_end(LlvmCtx *l, LlLoop *loop) {
    LLVMBasicBlockRef last = LLVMGetInsertBlock(l->b);
    LLVMValueRef next = LLVMBuildNSWAdd(l->b, loop->i, loop->step, "");
    LLVMBuildCondBr(l->b, LLVMBuildICmp(l->b, LLVMIntSLT, next, loop->to, ""), loop->body, loop->exit);
    LLVMAddIncoming(loop->i, &next, &last, 1);
    LLVMMoveBasicBlockAfter(loop->exit, last);
    LLVMPositionBuilderAtEnd(l->b, loop->exit);
    for (unsigned k = 0; k < loop->n_carry; k++) {
        LLVMAddIncoming(loop->phi[k], &loop->next[k], &last, 1);
        loop->result[k] = LLVMBuildPhi(l->b, ll_type(loop->phi[k]), "");
        LLVMAddIncoming(loop->result[k], &loop->next[k], &last, 1);
        if (loop->guard) LLVMAddIncoming(loop->result[k], &loop->start[k], &loop->guard, 1);
    }
}

void ll_if(LlvmCtx *l, LlIf *f, LLVMValueRef cond, const char *name) {
    *f = (LlIf){.yes = block_new(l, name), .no = block_new(l, ""), .end = block_new(l, "")};
    f->branch = LLVMBuildCondBr(l->b, cond, f->yes, f->no);
    LLVMPositionBuilderAtEnd(l->b, f->yes);
}

void ll_if_unlikely(LlvmCtx *l, LlIf *f) {
    LLVMMetadataRef parts[] = {
        LLVMMDStringInContext2(l->context, "branch_weights", 14),
        LLVMValueAsMetadata(ll_i32(l, 1)),
        LLVMValueAsMetadata(ll_i32(l, 2000)),
    };
    LLVMValueRef node = LLVMMetadataAsValue(l->context, LLVMMDNodeInContext2(l->context, parts, 3));
    LLVMSetMetadata(f->branch, LLVMGetMDKindIDInContext(l->context, "prof", 4), node);
}

static void end_part(LlvmCtx *l, LlIf *f, LLVMBasicBlockRef *out_last) {
    *out_last = LLVMGetInsertBlock(l->b);
    if (!LLVMGetBasicBlockTerminator(*out_last))
        LLVMBuildBr(l->b, f->end);
    else
        *out_last = NULL; // the part has left the function
}

void ll_else(LlvmCtx *l, LlIf *f) {
    end_part(l, f, &f->yes_last);
    f->has_else = true;
    LLVMMoveBasicBlockAfter(f->no, LLVMGetInsertBlock(l->b));
    LLVMPositionBuilderAtEnd(l->b, f->no);
}

void ll_endif(LlvmCtx *l, LlIf *f) {
    if (!f->has_else) ll_else(l, f);
    end_part(l, f, &f->no_last);
    LLVMMoveBasicBlockAfter(f->end, LLVMGetInsertBlock(l->b));
    LLVMPositionBuilderAtEnd(l->b, f->end);
}

LLVMValueRef ll_if_merge(LlvmCtx *l, LlIf *f, LLVMValueRef yes, LLVMValueRef no) {
    if (!f->yes_last) return no;
    if (!f->no_last) return yes;
    LLVMValueRef phi = LLVMBuildPhi(l->b, ll_type(yes), "");
    LLVMAddIncoming(phi, &yes, &f->yes_last, 1);
    LLVMAddIncoming(phi, &no, &f->no_last, 1);
    return phi;
}
