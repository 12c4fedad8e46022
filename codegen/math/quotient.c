// Division of many numbers by one. With y the quotient 1 / s rounded, and q within an ulp of x / s, q + y (x - q s) rounded once is x / s rounded (Markstein
// 1990, "Computation of elementary functions on the IBM RISC System/6000 processor"), where nothing underflows or overflows on the way. q itself is x times
// 1 / s in two parts, within half an ulp and 2^-47 of it. Four instructions instead of a division, which takes as long as eight and more.
#include "codegen/math/families.h"
#include "codegen/math/math.h"

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

LLVMValueRef emit_divide_usual(LlvmCtx *l, LLVMValueRef x, LLVMValueRef s) {
    unsigned lanes = ll_lanes(ll_type(x));
    Math m = math_on(l, ll_type(x)), one = math_on(l, ll_type(s));
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
