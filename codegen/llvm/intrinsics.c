// Arithmetic of llvm_util.h, most of which is calls of LLVM's intrinsics: those of LL_INTRINSICS by their row, those that are overloaded
// on more than an operand by name.
//
// The LLVM versions differ here, and nowhere else. Up to LLVM 21 masked memory intrinsics carry their alignment as an i32 operand,
// since LLVM 22 as an `align` attribute on the pointer operand.
#include "codegen/llvm/intrinsics.h"

#include "ir/base/base.h"

#include <llvm/Config/llvm-config.h>
#include <math.h>
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

void ll_intrinsics_find(LlvmCtx *l) {
    l->attr_align = LLVMGetEnumAttributeKindForName("align", 5);
    for (int i = 0; i < LL_INTRIN_COUNT; i++) {
        l->intrin_id[i] = LLVMLookupIntrinsicID(intrin_rows[i].name, strlen(intrin_rows[i].name));
        if (!l->intrin_id[i]) ICE("LLVM has no intrinsic %s", intrin_rows[i].name);
    }
}

static LLVMValueRef call_overloaded(LlvmCtx *l, unsigned id, LLVMTypeRef *over, unsigned n_over, LLVMValueRef *args, unsigned n_args) {
    LLVMValueRef f = LLVMGetIntrinsicDeclaration(l->module, id, over, n_over);
    LLVMTypeRef t = LLVMIntrinsicGetType(l->context, id, over, n_over);
    return LLVMBuildCall2(l->b, t, f, args, n_args, "");
}

static unsigned intrin_number(const char *name) {
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    if (!id) ICE("LLVM has no intrinsic %s", name);
    return id;
}

LLVMValueRef ll_masked_call(LlvmCtx *l, const char *name, LLVMTypeRef *over, LLVMValueRef *args, unsigned n_args, unsigned ptr_at, unsigned align_bytes) {
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

LLVMValueRef ll_intrin(LlvmCtx *l, LlIntrin id, LLVMValueRef *args, unsigned n_args) {
    if (n_args != intrin_rows[id].n_args) ICE("%s with %u operands", intrin_rows[id].name, n_args);
    LLVMTypeRef t = ll_type(args[0]);
    return call_overloaded(l, l->intrin_id[id], &t, 1, args, n_args);
}

LLVMValueRef ll_intrin1(LlvmCtx *l, LlIntrin id, LLVMValueRef a) { return ll_intrin(l, id, &a, 1); }

// IEEE 754-2019 maximum and minimum. LLVM's own of vectors take a mask of signs, two blends and three more instructions, and with LLVM 19 lose NaNs where the
// operands were widened from half. `max(a, b) & max(b, a)` of x86, which take the second operand where both are zeros, has the sign that is wanted; bits
// that are all ones are a NaN, so are the upper half of them, which is one of bf16 as well.
static LLVMValueRef extreme(LlvmCtx *l, bool maximum, LLVMValueRef a, LLVMValueRef b) {
    LLVMTypeRef t = ll_type(a), bits = ll_int_like(l, t);
    LLVMValueRef ones = ll_bitcast(l, ll_int(bits, ll_elem(t) == l->f32 ? (int64_t)0xffff0000 : -1), t);
    LLVMValueRef nan = LLVMBuildFCmp(l->b, LLVMRealUNO, a, b, ""), r = ll_range(l, maximum, a, b);
    if (r) return LLVMBuildSelect(l->b, nan, ones, r, "");
    LLVMRealPredicate p = maximum ? LLVMRealOGT : LLVMRealOLT;
    LLVMValueRef x = LLVMBuildSelect(l->b, LLVMBuildFCmp(l->b, p, a, b, ""), a, b, ""), y = LLVMBuildSelect(l->b, LLVMBuildFCmp(l->b, p, b, a, ""), b, a, "");
    x = ll_bitcast(l, x, bits), y = ll_bitcast(l, y, bits);
    LLVMValueRef joined = maximum ? LLVMBuildAnd(l->b, x, y, "") : LLVMBuildOr(l->b, x, y, "");
    if (ll_lanes(t) == 1) return LLVMBuildSelect(l->b, nan, ones, ll_bitcast(l, joined, t), "");
    return ll_bitcast(l, LLVMBuildOr(l->b, joined, LLVMBuildSExt(l->b, nan, bits, ""), ""), t);
}

LLVMValueRef ll_intrin2(LlvmCtx *l, LlIntrin id, LLVMValueRef a, LLVMValueRef b) {
    if (id == LL_MAXIMUM || id == LL_MINIMUM) return extreme(l, id == LL_MAXIMUM, a, b);
    return ll_intrin(l, id, (LLVMValueRef[]){a, b}, 2);
}

LLVMValueRef ll_fma(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b, LLVMValueRef c) { return ll_intrin(l, LL_FMA, (LLVMValueRef[]){a, b, c}, 3); }

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

// Of vectors LLVM takes lane after lane. Here: clamped where the limits are numbers of x's type, else too large ones replaced, and NaN; by way of i32 where
// that holds all of them.
static LLVMValueRef convert_lanes(LlvmCtx *l, LLVMValueRef x, LLVMTypeRef to, bool is_signed) {
    LLVMTypeRef t = ll_type(x), wide = ll_bits(l, to) < 32 ? ll_like(l->i32, to) : to;
    unsigned magnitude = ll_bits(l, to) - is_signed, digits = ll_elem(t) == l->f64 ? 53 : 24;
    LLVMValueRef least = ll_real(t, is_signed ? -ldexp(1, (int)magnitude) : 0), above = ll_real(t, ldexp(1, (int)magnitude)), c = x;
    c = LLVMBuildSelect(l->b, LLVMBuildFCmp(l->b, LLVMRealOLT, c, least, ""), least, c, "");
    if (magnitude <= digits) {
        LLVMValueRef most = ll_real(t, ldexp(1, (int)magnitude) - 1);
        c = LLVMBuildSelect(l->b, LLVMBuildFCmp(l->b, LLVMRealOGT, c, most, ""), most, c, "");
    }
    LLVMValueRef y = is_signed || wide != to ? LLVMBuildFPToSI(l->b, c, wide, "") : LLVMBuildFPToUI(l->b, c, wide, "");
    if (magnitude > digits) {
        LLVMValueRef most = ll_int(to, is_signed ? (int64_t)(UINT64_MAX >> (65 - ll_bits(l, to))) : -1);
        y = LLVMBuildSelect(l->b, LLVMBuildFCmp(l->b, LLVMRealOGE, x, above, ""), most, y, "");
    }
    y = LLVMBuildSelect(l->b, LLVMBuildFCmp(l->b, LLVMRealUNO, x, x, ""), ll_int(wide, 0), y, "");
    return wide == to ? y : LLVMBuildTrunc(l->b, y, to, "");
}

LLVMValueRef ll_fptosi_sat(LlvmCtx *l, LLVMValueRef x, LLVMTypeRef to) {
    return ll_lanes(to) > 1 ? convert_lanes(l, x, to, true) : convert_sat(l, "llvm.fptosi.sat", x, to);
}

LLVMValueRef ll_fptoui_sat(LlvmCtx *l, LLVMValueRef x, LLVMTypeRef to) {
    return ll_lanes(to) > 1 ? convert_lanes(l, x, to, false) : convert_sat(l, "llvm.fptoui.sat", x, to);
}

LLVMValueRef ll_contract(LLVMValueRef inst) {
    if (LLVMIsAInstruction(inst) && LLVMCanValueUseFastMathFlags(inst)) LLVMSetFastMathFlags(inst, LLVMGetFastMathFlags(inst) | LLVMFastMathAllowContract);
    return inst;
}

LLVMValueRef ll_contract_add(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) { return ll_contract(LLVMBuildFAdd(l->b, a, b, "")); }

LLVMValueRef ll_contract_sub(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) { return ll_contract(LLVMBuildFSub(l->b, a, b, "")); }

LLVMValueRef ll_contract_mul(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) { return ll_contract(LLVMBuildFMul(l->b, a, b, "")); }

LLVMValueRef ll_bitcast(LlvmCtx *l, LLVMValueRef v, LLVMTypeRef to) { return LLVMBuildBitCast(l->b, v, to, ""); }

LLVMValueRef ll_select(LlvmCtx *l, LLVMValueRef cond, LLVMValueRef yes, LLVMValueRef no) { return LLVMBuildSelect(l->b, cond, yes, no, ""); }

void ll_prefetch(LlvmCtx *l, LLVMValueRef ptr) {
    enum { FOR_READING = 0, SECOND_CACHE = 2, DATA = 1 };
    LLVMTypeRef over[] = {l->ptr};
    LLVMValueRef args[] = {ptr, ll_i32(l, FOR_READING), ll_i32(l, SECOND_CACHE), ll_i32(l, DATA)};
    call_overloaded(l, intrin_number("llvm.prefetch"), over, 1, args, COUNT(args));
}
