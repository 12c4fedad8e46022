// Floats of a byte (FloatFormat in ir/graph/literal.h): f32 in registers, always a number of the type. Bits of a small number, put where f32 has
// exponent and fraction, are that number times a power of two, denormals too: multiplying by it is exact both ways.
#include "codegen/elem/elem.h"

#include <math.h>

#define B (e->l->b)

typedef struct {
    Elem *e;
    const FloatFormat *f;
    LLVMTypeRef i32, f32; // with the lanes of what is converted
    uint32_t sign, ones;  // of the bits: the sign, all but the sign
} Small;

static Small small_of(Elem *e, DType t, LLVMValueRef x) {
    const FloatFormat *f = &float_formats[t];
    uint32_t width = (uint32_t)(f->exponent_bits + f->fraction_bits);
    return (Small){e, f, ll_like(e->l->i32, ll_type(x)), ll_like(e->l->f32, ll_type(x)), f->specials == FLOAT_POWER ? 0 : 1u << width, (1u << width) - 1};
}

static LLVMValueRef bits(const Small *s, int64_t v) { return ll_int(s->i32, v); }
static LLVMValueRef number(const Small *s, double v) { return ll_real(s->f32, v); }
static LLVMValueRef as_float(const Small *s, LLVMValueRef x) { return ll_bitcast(s->e->l, x, s->f32); }
static LLVMValueRef as_bits(const Small *s, LLVMValueRef x) { return ll_bitcast(s->e->l, x, s->i32); }
static uint32_t infinity_bits(const Small *s) { return s->ones & ~((1u << s->f->fraction_bits) - 1); } // of FLOAT_IEEE

LLVMValueRef elem_small_from_memory(Elem *e, DType t, LLVMValueRef x) {
    Small s = small_of(e, t, x);
    x = LLVMBuildZExt(B, x, s.i32, "");
    LLVMValueRef size = LLVMBuildAnd(B, x, bits(&s, s.ones), ""), nan = bits(&s, 0x7fc00000), special = NULL, is_special = NULL;
    LLVMValueRef shifted = LLVMBuildShl(B, size, bits(&s, 23 - s.f->fraction_bits), "");
    if (s.f->specials == FLOAT_POWER) {
        LLVMValueRef least = LLVMBuildICmp(B, LLVMIntEQ, size, bits(&s, 0), "");
        x = LLVMBuildSelect(B, least, bits(&s, 0x400000), shifted, ""); // 2^-127 is a denormal of f32
        return as_float(&s, LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntEQ, size, bits(&s, s.ones), ""), nan, x, ""));
    }
    LLVMValueRef value = as_bits(&s, LLVMBuildFMul(B, as_float(&s, shifted), number(&s, ldexp(1, 127 - s.f->bias)), ""));
    if (s.f->specials == FLOAT_IEEE) {
        is_special = LLVMBuildICmp(B, LLVMIntUGE, size, bits(&s, infinity_bits(&s)), "");
        special = LLVMBuildOr(B, shifted, bits(&s, 0x7f800000), "");
    } else if (s.f->specials == FLOAT_FN) {
        is_special = LLVMBuildICmp(B, LLVMIntEQ, size, bits(&s, s.ones), "");
        special = nan;
    } else if (s.f->specials == FLOAT_FNUZ) {
        is_special = LLVMBuildICmp(B, LLVMIntEQ, x, bits(&s, s.sign), "");
        special = nan;
    }
    if (special) value = LLVMBuildSelect(B, is_special, special, value, "");
    LLVMValueRef sign = LLVMBuildAnd(B, x, bits(&s, s.sign), "");
    sign = LLVMBuildShl(B, sign, bits(&s, 31 - s.f->exponent_bits - s.f->fraction_bits), "");
    if (s.f->specials == FLOAT_FNUZ) sign = LLVMBuildSelect(B, is_special, bits(&s, 0), sign, "");
    return as_float(&s, LLVMBuildOr(B, value, sign, ""));
}

LLVMValueRef elem_small_to_memory(Elem *e, DType t, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    Small s = small_of(e, t, x);
    LLVMValueRef size = ll_intrin1(l, LL_FABS, x), is_nan = LLVMBuildFCmp(B, LLVMRealUNO, x, x, ""), code;
    LLVMTypeRef byte = ll_like(l->i8, s.i32);
    if (s.f->specials == FLOAT_POWER) {
        code = LLVMBuildLShr(B, as_bits(&s, size), bits(&s, 23), "");
        return LLVMBuildTrunc(B, LLVMBuildSelect(B, is_nan, bits(&s, s.ones), code, ""), byte, "");
    }
    code = as_bits(&s, LLVMBuildFMul(B, size, number(&s, ldexp(1, s.f->bias - 127)), ""));
    LLVMValueRef drop = bits(&s, 23 - s.f->fraction_bits);
    code = LLVMBuildLShr(B, code, drop, "");
    if (s.f->specials == FLOAT_IEEE) { // NaN keeps its fraction
        LLVMValueRef finite = LLVMBuildFCmp(B, LLVMRealOLT, size, number(&s, INFINITY), "");
        LLVMValueRef fraction = LLVMBuildLShr(B, LLVMBuildAnd(B, as_bits(&s, size), bits(&s, 0x7fffff), ""), drop, "");
        code = LLVMBuildSelect(B, finite, code, LLVMBuildOr(B, fraction, bits(&s, infinity_bits(&s)), ""), "");
    }
    if (s.f->specials == FLOAT_FN) code = LLVMBuildSelect(B, is_nan, bits(&s, s.ones), code, "");
    LLVMValueRef sign = LLVMBuildLShr(B, as_bits(&s, x), bits(&s, 31 - s.f->exponent_bits - s.f->fraction_bits), "");
    code = LLVMBuildOr(B, code, LLVMBuildAnd(B, sign, bits(&s, s.sign), ""), "");
    if (s.f->specials == FLOAT_FNUZ) code = LLVMBuildSelect(B, is_nan, bits(&s, s.sign), code, "");
    return LLVMBuildTrunc(B, code, byte, "");
}

// The nearest power of two by significand; below 2^-126 the numbers of f32 are multiples of 2^-149.
static LLVMValueRef rounded_power(const Small *s, LLVMValueRef x) {
    Elem *e = s->e;
    LLVMValueRef b = as_bits(s, ll_intrin1(e->l, LL_FABS, x));
    LLVMValueRef r = LLVMBuildAnd(B, LLVMBuildAdd(B, b, bits(s, 0x400000), ""), bits(s, 0x7f800000), "");
    r = LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntULT, b, bits(s, 0x600000), ""), bits(s, 0x400000), r, "");
    LLVMValueRef over = LLVMBuildICmp(B, LLVMIntUGE, r, bits(s, 0x7f800000), "");
    LLVMValueRef bad = LLVMBuildOr(B, over, LLVMBuildFCmp(B, LLVMRealULT, x, number(s, 0), ""), "");
    return LLVMBuildSelect(B, bad, number(s, NAN), as_float(s, r), "");
}

// To nearest, ties to even. Numbers under the least exponent get their last place by adding a power of two with that last place.
LLVMValueRef elem_small_rounded(Elem *e, DType t, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    Small s = small_of(e, t, x);
    if (s.f->specials == FLOAT_POWER) return rounded_power(&s, x);
    int drop = 23 - s.f->fraction_bits, least = 1 - s.f->bias;
    LLVMValueRef size = ll_intrin1(l, LL_FABS, x), b = as_bits(&s, size);
    LLVMValueRef odd = LLVMBuildAnd(B, LLVMBuildLShr(B, b, bits(&s, drop), ""), bits(&s, 1), "");
    LLVMValueRef up = LLVMBuildAdd(B, b, LLVMBuildAdd(B, odd, bits(&s, (1 << (drop - 1)) - 1), ""), "");
    LLVMValueRef normal = as_float(&s, LLVMBuildAnd(B, up, bits(&s, -(1 << drop)), ""));
    LLVMValueRef grid = number(&s, ldexp(1, least + drop));
    LLVMValueRef denormal = LLVMBuildFSub(B, LLVMBuildFAdd(B, size, grid, ""), grid, "");
    LLVMValueRef r = LLVMBuildSelect(B, LLVMBuildFCmp(B, LLVMRealOLT, size, number(&s, ldexp(1, least)), ""), denormal, normal, "");
    FloatSpecials specials = s.f->specials;
    uint8_t top = (uint8_t)(specials == FLOAT_IEEE ? infinity_bits(&s) - 1 : specials == FLOAT_FN ? s.ones - 1 : s.ones);
    double most = small_to_f64(t, top);
    LLVMValueRef over = LLVMBuildFCmp(B, LLVMRealOGT, r, number(&s, most), "");
    r = LLVMBuildSelect(B, over, number(&s, specials == FLOAT_IEEE ? INFINITY : specials == FLOAT_FINITE ? most : NAN), r, "");
    LLVMValueRef is_nan = LLVMBuildFCmp(B, LLVMRealUNO, x, x, "");
    r = LLVMBuildSelect(B, is_nan, number(&s, specials == FLOAT_FINITE ? 0 : NAN), r, "");
    LLVMValueRef sign = LLVMBuildAnd(B, as_bits(&s, x), bits(&s, 0x80000000), "");
    if (specials == FLOAT_FNUZ) sign = LLVMBuildSelect(B, LLVMBuildFCmp(B, LLVMRealOEQ, r, number(&s, 0), ""), bits(&s, 0), sign, "");
    if (specials == FLOAT_FINITE) sign = LLVMBuildSelect(B, is_nan, bits(&s, 0x80000000), sign, "");
    return as_float(&s, LLVMBuildOr(B, as_bits(&s, r), sign, ""));
}
