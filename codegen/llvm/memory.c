// Memory of llvm_util.h: addresses, loads and stores, also of some lanes only, and of lanes that lie apart. Lanes whose bit of a mask is 0 are
// not touched. Where the processor masks in narrower vectors than codegen computes in (mask_bytes), such an access is several.
#include "codegen/llvm/intrinsics.h"
#include "ir/base/base.h"

static unsigned align_or_natural(LlvmCtx *l, LLVMTypeRef t, unsigned align_bytes) {
    if (align_bytes) return align_bytes;
    unsigned bits = ll_bits(l, t);
    return bits < 8 ? 1 : bits / 8;
}

LLVMValueRef ll_gep(LlvmCtx *l, LLVMTypeRef elem, LLVMValueRef base, LLVMValueRef index) { return LLVMBuildInBoundsGEP2(l->b, elem, base, &index, 1, ""); }

LLVMValueRef ll_gep_const(LlvmCtx *l, LLVMTypeRef elem, LLVMValueRef base, int64_t index) { return index ? ll_gep(l, elem, base, ll_i64(l, index)) : base; }

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

// How many lanes of type t a masked access may have; all of them if there is no limit.
static unsigned mask_lanes(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef mask) {
    unsigned lanes = ll_lanes(t), most = l->mask_bytes * 8 / ll_bits(l, t);
    return !most || most >= lanes || lanes % most || LLVMIsConstant(mask) ? lanes : most;
}

static LLVMValueRef masked_load(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptr, LLVMValueRef mask, LLVMValueRef other, unsigned align_bytes) {
    LLVMTypeRef over[] = {t, l->ptr};
    LLVMValueRef args[] = {ptr, mask, other ? other : LLVMConstNull(t)};
    return ll_masked_call(l, "llvm.masked.load", over, args, 3, 0, align_or_natural(l, t, align_bytes));
}

LLVMValueRef ll_masked_load(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptr, LLVMValueRef mask, LLVMValueRef other, unsigned align_bytes) {
    unsigned n = mask_lanes(l, t, mask), lanes = ll_lanes(t);
    if (n == lanes) return masked_load(l, t, ptr, mask, other, align_bytes);
    LLVMValueRef all = LLVMGetPoison(t);
    LLVMTypeRef elem = LLVMGetElementType(t), part = ll_vec(elem, n);
    for (unsigned at = 0; at < lanes; at += n) {
        LLVMValueRef x =
            masked_load(l, part, ll_gep(l, elem, ptr, ll_i64(l, at)), ll_slice(l, mask, at, n), other ? ll_slice(l, other, at, n) : NULL, align_bytes);
        int pick[64];
        for (unsigned i = 0; i < lanes; i++) pick[i] = i >= at && i < at + n ? (int)(i - at) : -1;
        LLVMValueRef wide = ll_shuffle(l, x, NULL, pick, lanes);
        for (unsigned i = 0; i < lanes; i++) pick[i] = i >= at && i < at + n ? (int)(lanes + i) : (int)i;
        all = ll_shuffle(l, all, wide, pick, lanes);
    }
    return all;
}

// So many of the first lanes of a constant mask are set and no others; 0: it is another.
static unsigned first_lanes(LLVMValueRef mask) {
    unsigned n = 0;
    if (!LLVMIsConstant(mask)) return 0;
    for (unsigned i = 0; i < ll_lanes(ll_type(mask)); i++) {
        LLVMValueRef bit = LLVMGetAggregateElement(mask, i);
        if (!bit || !LLVMIsAConstantInt(bit)) return 0;
        bool set = LLVMConstIntGetZExtValue(bit) != 0;
        if (set && n < i) return 0;
        n += set;
    }
    return n;
}

LLVMValueRef ll_stored_in_part(LlvmCtx *l, LLVMValueRef v) {
    LLVMTypeRef element = LLVMGetElementType(ll_type(v));
    return element == l->f32 || element == l->f64 ? ll_intrin1(l, LL_FENCE, v) : v;
}

void ll_masked_store(LlvmCtx *l, LLVMValueRef v, LLVMValueRef ptr, LLVMValueRef mask, unsigned align_bytes) {
    unsigned first = first_lanes(mask);
    // Of one LLVM 22 stores too many bytes where the value was truncated, x86-64 with AVX-512. Without that a masked store takes as long as some ten others on
    // AMD's processors: what is known to be stored is stored in vectors of powers of two.
    if (first == 1 || (first && !l->avx512)) {
        LLVMTypeRef element = LLVMGetElementType(ll_type(v));
        if (first > 1) v = ll_stored_in_part(l, v);
        ll_store(l, ll_slice(l, v, 0, first), ptr, align_or_natural(l, element, align_bytes));
        return;
    }
    unsigned n = mask_lanes(l, ll_type(v), mask), lanes = ll_lanes(ll_type(v));
    for (unsigned at = 0; n < lanes && at < lanes; at += n)
        ll_masked_store(l, ll_slice(l, v, at, n), ll_gep(l, LLVMGetElementType(ll_type(v)), ptr, ll_i64(l, at)), ll_slice(l, mask, at, n), align_bytes);
    if (n < lanes) return;
    LLVMTypeRef over[] = {ll_type(v), l->ptr};
    LLVMValueRef args[] = {v, ptr, mask};
    ll_masked_call(l, "llvm.masked.store", over, args, 3, 1, align_or_natural(l, over[0], align_bytes));
}

LLVMValueRef ll_gather(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptrs, LLVMValueRef mask, LLVMValueRef other, unsigned align_bytes) {
    LLVMTypeRef over[] = {t, ll_type(ptrs)};
    LLVMValueRef args[] = {ptrs, mask, other ? other : LLVMConstNull(t)};
    return ll_masked_call(l, "llvm.masked.gather", over, args, 3, 0, align_or_natural(l, t, align_bytes));
}

void ll_scatter(LlvmCtx *l, LLVMValueRef v, LLVMValueRef ptrs, LLVMValueRef mask, unsigned align_bytes) {
    LLVMTypeRef over[] = {ll_type(v), ll_type(ptrs)};
    LLVMValueRef args[] = {v, ptrs, mask};
    ll_masked_call(l, "llvm.masked.scatter", over, args, 3, 1, align_or_natural(l, over[0], align_bytes));
}

LLVMValueRef ll_memcpy(LlvmCtx *l, LLVMValueRef to, LLVMValueRef from, LLVMValueRef size_bytes, unsigned align_bytes) {
    unsigned a = align_bytes ? align_bytes : 1;
    return LLVMBuildMemCpy(l->b, to, a, from, a, size_bytes);
}
