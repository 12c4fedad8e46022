// Element types of registers and of memory. A register holds f32 for floats of 16 bits and fewer, always a number of the narrow type: what an op makes is
// rounded once, which is the narrow operation correctly rounded for +, -, *, / and sqrt (Figueroa 1995, "When is double rounding
// innocuous?"). i2, i4, ui2 and ui4 are bytes, sign- or zero-extended from their width, in registers and in memory. i1 is a bit in
// registers and a byte in memory. Complex numbers are in complex.c.
//
// bf16 is rounded with integer arithmetic: the instruction for it flushes denormals, and processors without it call a function.
#include "codegen/elem/elem.h"

#define B (e->l->b)

bool elem_type_supported(DType t) { return t < DT_COUNT; }

LLVMTypeRef elem_type(Elem *e, DType t) {
    LlvmCtx *l = e->l;
    // clang-format off
    switch (t) {
    case DT_I1: return l->i1;
    case DT_I2: case DT_I4: case DT_I8: case DT_UI2: case DT_UI4: case DT_UI8: return l->i8;
    case DT_I16: case DT_UI16: return l->i16;
    case DT_I32: case DT_UI32: return l->i32;
    case DT_I64: case DT_UI64: return l->i64;
    case DT_F16: case DT_BF16: case DT_F32: return l->f32;
    case DT_F64: return l->f64;
    case DT_C64: case DT_C128: return elem_pair_type(e, t, 1);
    default:
        if (dtype_is_small_float(t)) return l->f32;
        ICE("element type %d reached codegen", (int)t);
    }
    // clang-format on
}

LLVMTypeRef elem_memory_type(Elem *e, DType t) {
    if (t == DT_I1 || dtype_is_small_float(t)) return e->l->i8;
    return t == DT_F16 || t == DT_BF16 ? e->l->i16 : elem_type(e, t);
}

LLVMValueRef elem_number(Elem *e, DType t, double v, bool vector) {
    if (dtype_is_complex(t)) return elem_pair_number(e, t, v, 0, vector ? e->lanes : 1);
    LLVMTypeRef type = ll_vec(elem_type(e, t), vector ? e->lanes : 1);
    return dtype_is_float(t) ? ll_real(type, v) : ll_int(type, (int64_t)v);
}

// ---- between memory and registers

static LLVMValueRef as(Elem *e, LLVMValueRef x, LLVMTypeRef scalar) { return ll_bitcast(e->l, x, ll_like(scalar, ll_type(x))); }

// To f16. Scalars that are computed are fenced: of double, float and half LLVM makes one step, by a function that is not there. What comes from f16 goes back
// bit for bit, signalling NaN too.
static LLVMValueRef half_of(Elem *e, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    if (ll_lanes(ll_type(x)) == 1 && !LLVMIsAFPExtInst(x)) x = ll_intrin1(l, LL_FENCE, x);
    return LLVMBuildFPTrunc(B, x, ll_like(l->f16, ll_type(x)), "");
}

// Of what round_bf16 has just made, the bits before the lower ones are cleared; NULL: of others, of which LLVM knows better how they came from memory.
static LLVMValueRef rounded_bits(LLVMValueRef x) {
    LLVMValueRef bits = LLVMIsABitCastInst(x) ? LLVMGetOperand(x, 0) : NULL;
    return bits && LLVMIsAInstruction(bits) && LLVMGetInstructionOpcode(bits) == LLVMAnd ? LLVMGetOperand(bits, 0) : NULL;
}

LLVMValueRef elem_from_memory(Elem *e, DType t, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    LLVMTypeRef shape = ll_type(x);
    switch (t) {
    case DT_I1: return LLVMBuildICmp(B, LLVMIntNE, x, ll_int(shape, 0), "");
    case DT_F16: return LLVMBuildFPExt(B, as(e, x, l->f16), ll_like(l->f32, shape), "");
    case DT_BF16: {
        LLVMTypeRef wide = ll_like(l->i32, shape);
        return as(e, LLVMBuildShl(B, LLVMBuildZExt(B, x, wide, ""), ll_int(wide, 16), ""), l->f32);
    }
    default: return dtype_is_small_float(t) ? elem_small_from_memory(e, t, x) : x;
    }
}

LLVMValueRef elem_to_memory(Elem *e, DType t, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    LLVMTypeRef shape = ll_type(x), memory = ll_like(elem_memory_type(e, t), shape);
    switch (t) {
    case DT_I1: return LLVMBuildZExt(B, x, memory, "");
    case DT_F16: return ll_bitcast(l, half_of(e, x), memory);
    case DT_BF16: {
        LLVMValueRef bits = as(e, x, l->i32), all = rounded_bits(x), words = all ? ll_upper_words(l, all) : NULL;
        if (words) return words;
        return LLVMBuildTrunc(B, LLVMBuildLShr(B, bits, ll_int(ll_type(bits), 16), ""), memory, "");
    }
    default: return dtype_is_small_float(t) ? elem_small_to_memory(e, t, x) : x;
    }
}

// ---- rounding

// The bits, 0x7fff and, if what the upper half has is odd, 1 added up: the upper half is that of the nearest bf16 then, ties to even.
static LLVMValueRef rounded_up(Elem *e, LLVMValueRef bits) {
    LLVMTypeRef t = ll_type(bits);
    LLVMValueRef odd = LLVMBuildAnd(B, LLVMBuildLShr(B, bits, ll_int(t, 16), ""), ll_int(t, 1), "");
    return LLVMBuildAdd(B, LLVMBuildAdd(B, bits, ll_int(t, 0x7fff), ""), odd, "");
}

// The same in an instruction less where one does both logic operations, which make what is added with the other sign.
static LLVMValueRef rounded_up_three(Elem *e, LLVMValueRef bits) {
    LLVMTypeRef t = ll_type(bits);
    LLVMValueRef odd = LLVMBuildAnd(B, LLVMBuildLShr(B, bits, ll_int(t, 16), ""), ll_int(t, 1), "");
    return LLVMBuildSub(B, bits, LLVMBuildXor(B, odd, ll_int(t, -0x7fff), ""), "");
}

// To nearest, ties to even; NaN stays NaN, quiet. Of NaN that end in 16 zeros nothing has to be done for it: what is added does not reach their other bits.
static LLVMValueRef round_bf16(Elem *e, LLVMValueRef x, bool any_nan) {
    LLVMValueRef bits = as(e, x, e->l->i32);
    LLVMTypeRef t = ll_type(bits);
    LLVMValueRef r = e->l->avx512 && ll_lanes(t) > 1 ? rounded_up_three(e, bits) : rounded_up(e, bits);
    LLVMValueRef quiet = LLVMBuildOr(B, bits, ll_int(t, 0x400000), "");
    if (any_nan) r = LLVMBuildSelect(B, LLVMBuildFCmp(B, LLVMRealUNO, x, x, ""), quiet, r, "");
    return as(e, LLVMBuildAnd(B, r, ll_int(t, 0xffff0000), ""), e->l->f32);
}

LLVMValueRef elem_rounded_sum(Elem *e, DType t, LLVMValueRef x) { return t == DT_BF16 ? round_bf16(e, x, false) : elem_rounded(e, t, x); }

LLVMValueRef elem_rounded(Elem *e, DType t, LLVMValueRef x) {
    LLVMTypeRef type = ll_type(x);
    switch (t) {
    case DT_F16: return LLVMBuildFPExt(B, half_of(e, x), type, "");
    case DT_BF16: return round_bf16(e, x, true);
    case DT_I2:
    case DT_I4: {
        LLVMValueRef by = ll_int(type, 8 - dtype_info[t].bits);
        return LLVMBuildAShr(B, LLVMBuildShl(B, x, by, ""), by, "");
    }
    case DT_UI2:
    case DT_UI4: return elem_low_bits(e, t, x);
    default: return dtype_is_small_float(t) ? elem_small_rounded(e, t, x) : x;
    }
}

LLVMValueRef elem_low_bits(Elem *e, DType t, LLVMValueRef x) {
    unsigned bits = dtype_info[t].bits;
    if (bits >= ll_bits(e->l, ll_type(x))) return x;
    return LLVMBuildAnd(B, x, ll_int(ll_type(x), (1 << bits) - 1), "");
}

// ---- conversion

// f64 to f32, inexact results to an odd significand: rounding that to a shorter type is as good as rounding once (Boldo and Melquiond
// 2008, "Emulation of FMA and correctly rounded sums").
static LLVMValueRef narrow_to_odd(Elem *e, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    LLVMTypeRef wide = ll_type(x);
    LLVMValueRef y = LLVMBuildFPTrunc(B, x, ll_like(l->f32, wide), ""), back = LLVMBuildFPExt(B, y, wide, ""), bits = as(e, y, l->i32);
    LLVMTypeRef t = ll_type(bits);
    LLVMValueRef inexact = LLVMBuildFCmp(B, LLVMRealONE, back, x, "");
    LLVMValueRef even = LLVMBuildICmp(B, LLVMIntEQ, LLVMBuildAnd(B, bits, ll_int(t, 1), ""), ll_int(t, 0), "");
    LLVMValueRef outward = LLVMBuildFCmp(B, LLVMRealOGT, ll_intrin1(l, LL_FABS, back), ll_intrin1(l, LL_FABS, x), "");
    LLVMValueRef step = LLVMBuildSelect(B, outward, ll_int(t, -1), ll_int(t, 1), "");
    step = LLVMBuildSelect(B, LLVMBuildAnd(B, inexact, even, ""), step, ll_int(t, 0), "");
    return as(e, LLVMBuildAdd(B, bits, step, ""), l->f32);
}

// 64 bits become 48 that stand for them: the low 16 of what is 2^40 or more as one bit, below where any narrow type rounds.
static LLVMValueRef fold_low_bits(Elem *e, LLVMValueRef x, bool is_signed) {
    LLVMTypeRef t = ll_type(x);
    LLVMValueRef zero = ll_int(t, 0), size = x;
    if (is_signed) size = LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntSLT, x, zero, ""), LLVMBuildNeg(B, x, ""), x, "");
    LLVMValueRef large = LLVMBuildICmp(B, LLVMIntUGE, size, ll_int(t, INT64_C(1) << 40), "");
    LLVMValueRef some = LLVMBuildICmp(B, LLVMIntNE, LLVMBuildAnd(B, x, ll_int(t, 0xffff), ""), zero, "");
    LLVMValueRef folded = LLVMBuildOr(B, LLVMBuildAnd(B, x, ll_int(t, ~INT64_C(0xffff)), ""), LLVMBuildSelect(B, some, ll_int(t, 0x8000), zero, ""), "");
    return LLVMBuildSelect(B, large, folded, x, "");
}

static LLVMValueRef int_to_float(Elem *e, LLVMValueRef x, bool is_signed, DType to) {
    bool narrow = to != DT_F32 && to != DT_F64;
    unsigned bits = ll_bits(e->l, ll_type(x));
    if (narrow && bits == 64) x = fold_low_bits(e, x, is_signed);
    bool through_f64 = narrow && bits > 16;
    LLVMTypeRef type = ll_like(through_f64 ? e->l->f64 : elem_type(e, to), ll_type(x));
    LLVMValueRef y = is_signed ? LLVMBuildSIToFP(B, x, type, "") : LLVMBuildUIToFP(B, x, type, "");
    return through_f64 ? narrow_to_odd(e, y) : y;
}

static LLVMValueRef float_to_float(Elem *e, LLVMValueRef x, DType from, DType to) {
    if ((from == DT_F64) == (to == DT_F64)) return x;
    if (to == DT_F64) return LLVMBuildFPExt(B, x, ll_like(e->l->f64, ll_type(x)), "");
    return to == DT_F32 ? LLVMBuildFPTrunc(B, x, ll_like(e->l->f32, ll_type(x)), "") : narrow_to_odd(e, x);
}

// Saturates; NaN is 0.
static LLVMValueRef float_to_int(Elem *e, LLVMValueRef x, DType to) {
    LlvmCtx *l = e->l;
    LLVMTypeRef type = ll_like(elem_type(e, to), ll_type(x));
    unsigned bits = dtype_info[to].bits;
    if (!dtype_is_signed(to)) {
        LLVMValueRef y = ll_fptoui_sat(l, x, type);
        return bits < 8 ? ll_intrin2(l, LL_UMIN, y, ll_int(type, (1 << bits) - 1)) : y;
    }
    LLVMValueRef y = ll_fptosi_sat(l, x, type);
    if (bits >= 8) return y;
    int64_t most = (1 << (bits - 1)) - 1;
    return ll_intrin2(l, LL_SMAX, ll_intrin2(l, LL_SMIN, y, ll_int(type, most)), ll_int(type, -most - 1));
}

static LLVMValueRef int_to_int(Elem *e, LLVMValueRef x, bool is_signed, DType to) {
    LLVMTypeRef type = ll_like(elem_type(e, to), ll_type(x));
    unsigned wide = ll_bits(e->l, type), have = ll_bits(e->l, ll_type(x));
    if (wide == have) return x;
    if (wide < have) return LLVMBuildTrunc(B, x, type, "");
    return is_signed ? LLVMBuildSExt(B, x, type, "") : LLVMBuildZExt(B, x, type, "");
}

LLVMValueRef elem_converted(Elem *e, LLVMValueRef x, DType from, DType to) {
    if (from == to) return x;
    if (dtype_is_complex(from) || dtype_is_complex(to)) return elem_pair_converted(e, x, from, to);
    if (to == DT_I1) {
        if (dtype_is_float(from)) return LLVMBuildFCmp(B, LLVMRealUNE, x, ll_real(ll_type(x), 0), "");
        return LLVMBuildICmp(B, LLVMIntNE, x, ll_int(ll_type(x), 0), "");
    }
    if (dtype_is_float(from)) x = dtype_is_float(to) ? float_to_float(e, x, from, to) : float_to_int(e, x, to);
    else x = dtype_is_float(to) ? int_to_float(e, x, dtype_is_signed(from), to) : int_to_int(e, x, dtype_is_signed(from), to);
    return elem_rounded(e, to, x);
}
