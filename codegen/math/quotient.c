// Division of many numbers by one. With y the quotient 1 / s rounded, and q within an ulp of x / s, q + y (x - q s) rounded once is x / s rounded (Markstein
// 1990, "Computation of elementary functions on the IBM RISC System/6000 processor"), where nothing underflows or overflows on the way. q itself is x times
// 1 / s in two parts, within half an ulp and 2^-47 of it. Four instructions instead of a division, which takes as long as eight and more.
//
// For most s of f32 q is x / s rounded already, for every x (Brisebarre, Muller and Raina 2004, "Accelerating correctly rounded floating-point division when
// the divisor is known in advance"): it can only be another where x / s is within 2^-47 of the middle of two numbers, and for a constant s such x are few and
// found when compiling. Then two instructions will do.
#include "codegen/math/families.h"
#include "codegen/math/math.h"

#include <math.h>

// Numbers whose quotients, and what is left of them, are far from both ends: |x| and s in [1 / LARGEST, LARGEST]. x may be +0, too: q is +0 then.
static double largest(const Math *m) { return m->f64 ? 0x1p400 : 0x1p60; }

// i1: is there a lane that the method is not for?
static V is_left_out(const Math *m, V x) {
    V least = bits_of(m, k(m, 1 / largest(m))), most = bits_of(m, k(m, largest(m)));
    V bits = bits_of(m, x), size = iand(m, bits, ki(m, m->f64 ? INT64_MAX : INT32_MAX));
    V usual = LLVMBuildICmp(m->l->b, LLVMIntULE, isub(m, size, least), isub(m, most, least), "");
    V fits = LLVMBuildOr(m->l->b, usual, LLVMBuildICmp(m->l->b, LLVMIntEQ, bits, ki(m, 0), ""), "");
    return ll_any(m->l, LLVMBuildNot(m->l->b, fits, ""));
}

// 1 / s and what that has left of it.
typedef struct {
    V y, rest;
} Inverse;

static Inverse inverse_of(const Math *one, V s) {
    V y = divide(one, k(one, 1), s);
    return (Inverse){y, mul(one, fma3(one, neg(one, y), s, k(one, 1)), y)};
}

static V quotient(const Math *m, V x, V s, Inverse i) {
    V q = fma3(m, x, i.y, mul(m, x, i.rest));
    return fma3(m, fma3(m, neg(m, q), s, x), i.y, q);
}

// ---- constant divisors

// 1 / s in two parts, of which the second one is rounded.
typedef struct {
    float y, rest;
} Parts;

static Parts parts_of(float s) {
    Parts i = {.y = 1.0f / s};
    i.rest = fmaf(-i.y, s, 1.0f) / s;
    return i;
}

static bool first_is_right(Parts i, float x, float s) {
    volatile float rest = x * i.rest; // rounded here
    return fmaf(x, i.y, rest) == x / s;
}

// The inverse of an odd number modulo 2^32: each round doubles the bits that are right.
static uint32_t inverse_modulo(uint32_t odd) {
    uint32_t y = odd;
    for (unsigned round = 0; round < 5; round++) y *= 2 - odd * y;
    return y;
}

// X and S are significands of 24 bits, n one of 25 in the middle of two: X / S is near n / 2^j where r = X 2^j - n S is small. 2^-47 of n S is less than 4, and
// r is not 0, for n is odd and S has fewer than j bits. So n is -r / S modulo 2^j, or there is none where S has more factors of two than r.
static bool middles_are_right(Parts i, float s, uint32_t S, unsigned j, int32_t r) {
    unsigned twos = (unsigned)__builtin_ctz(S);
    if (r % (1 << twos)) return true;
    uint32_t modulus = UINT32_C(1) << (j - twos), n = (uint32_t)(-r / (1 << twos)) * inverse_modulo(S >> twos) % modulus;
    for (; n < UINT32_C(1) << 25; n += modulus) {
        uint64_t X = ((uint64_t)n * S + (uint64_t)(int64_t)r) >> j;
        if (n >> 24 && X >> 23 == 1 && !first_is_right(i, (float)X, s)) return false;
    }
    return true;
}

// Larger divisors could make `rest` a denormal.
static bool two_are_enough(float s) {
    if (!(s >= 0x1p-60f && s <= 0x1p30f)) return false;
    int exponent;
    Parts i = parts_of(s);
    uint32_t S = (uint32_t)ldexpf(frexpf(s, &exponent), 24);
    for (int32_t r = -4; r <= 4; r++)
        if (r && !(middles_are_right(i, s, S, 24, r) && middles_are_right(i, s, S, 25, r))) return false;
    return true;
}

LLVMValueRef emit_divide_usual(LlvmCtx *l, LLVMValueRef x, LLVMValueRef s) {
    unsigned lanes = ll_lanes(ll_type(x));
    Math m = math_on(l, ll_type(x)), one = math_on(l, ll_type(s));
    LLVMBool lost;
    float known = !m.f64 && LLVMIsAConstantFP(s) ? (float)LLVMConstRealGetDouble(s, &lost) : 0;
    if (two_are_enough(known)) {
        Parts i = parts_of(known);
        if (i.rest == 0) return mul(&m, x, k(&m, i.y));
        return fma3(&m, x, k(&m, i.y), mul(&m, x, k(&m, i.rest)));
    }
    Inverse i = inverse_of(&one, s);
    return quotient(&m, x, ll_splat(l, s, lanes), (Inverse){ll_splat(l, i.y, lanes), ll_splat(l, i.rest, lanes)});
}

LLVMValueRef emit_divide_by(LlvmCtx *l, LLVMValueRef x, LLVMValueRef s) {
    unsigned lanes = ll_lanes(ll_type(x));
    Math m = math_on(l, ll_type(x)), one = math_on(l, ll_type(s));
    Inverse i = inverse_of(&one, s);
    V sane = LLVMBuildAnd(l->b, LLVMBuildFCmp(l->b, LLVMRealOGE, s, k(&one, 1 / largest(&m)), ""),
                          LLVMBuildFCmp(l->b, LLVMRealOLE, s, k(&one, largest(&m)), ""), "");
    V all_s = ll_splat(l, s, lanes);
    LlIf f;
    ll_if(l, &f, LLVMBuildOr(l->b, LLVMBuildNot(l->b, sane, ""), is_left_out(&m, x), ""), "divide");
    ll_if_unlikely(l, &f);
    V plain = divide(&m, x, all_s);
    ll_else(l, &f);
    V q = quotient(&m, x, all_s, (Inverse){ll_splat(l, i.y, lanes), ll_splat(l, i.rest, lanes)});
    ll_endif(l, &f);
    return ll_if_merge(l, &f, plain, q);
}

// ---- short numbers

// Quotients of bf16 that are no number of one bit more are at least 2^-17 of themselves away from all of these, where roundings of bf16 change; and none is one
// of these, but for denormals, whose last places are those of denormals of f32 shifted by 16. x y is within 2^-23 of the quotient, or half a last place of f32,
// so it is rounded to the same bf16.
static V bf16_quotient(const Math *m, const Math *one, V x, V s, unsigned lanes) {
    V y = divide(one, k(one, 1), s);
    return mul(m, x, ll_splat(m->l, y, lanes));
}

// Those of f16 are 2^-23 of themselves away, so that 1 / s is wanted in two parts. Both have the sign of s: then zeros keep theirs, and what is infinite is no
// NaN, since the second part, next to nothing where y is all, is not 0.
static V f16_quotient(const Math *m, const Math *one, V x, V s, unsigned lanes) {
    V zero = k(one, 0), nothing = k(one, 0x1p-100);
    V y = divide(one, k(one, 1), s), rest = fma3(one, neg(one, y), s, k(one, 1)), bits = bits_of(one, y), above = lt(one, rest, zero);
    V step = LLVMBuildSExt(m->l->b, above, ll_type(bits), ""); // one down in size
    y = float_of(one, iadd(one, bits, step));
    rest = fma3(one, neg(one, y), s, k(one, 1));
    V none = lt(one, rest, nothing);
    rest = mul(one, pick(one, none, nothing, rest), y);
    V all_y = ll_splat(m->l, y, lanes), all_rest = ll_splat(m->l, rest, lanes);
    return fma3(m, x, all_y, mul(m, x, all_rest));
}

// All pairs have been tried, but of s of bf16 whose inverse would be a denormal, or infinite.
LLVMValueRef emit_divide_short(LlvmCtx *l, bool half, LLVMValueRef x, LLVMValueRef s) {
    unsigned lanes = ll_lanes(ll_type(x));
    Math m = math_on(l, ll_type(x)), one = math_on(l, ll_type(s));
    V size = fabs1(&one, s), least = k(&one, half ? 0x1p-24 : 0x1p-126), most = k(&one, half ? 65504 : 0x1p126);
    V small = LLVMBuildFCmp(l->b, LLVMRealULT, size, least, ""), large = LLVMBuildFCmp(l->b, LLVMRealOGT, size, most, "");
    LlIf f;
    ll_if(l, &f, LLVMBuildOr(l->b, small, large, ""), "divide");
    ll_if_unlikely(l, &f);
    V plain = divide(&m, x, ll_splat(l, s, lanes));
    ll_else(l, &f);
    V q = (half ? f16_quotient : bf16_quotient)(&m, &one, x, s, lanes);
    ll_endif(l, &f);
    return ll_if_merge(l, &f, plain, q);
}
