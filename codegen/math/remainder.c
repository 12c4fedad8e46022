// fmod: needs no approximation, for each step of the long division is exact.
#include "codegen/math/families.h"

#include <math.h>

// 2^j for a vector of integers 0 <= j <= 1023.
static V exp2_int(const Math *d, V j) { return float_of(d, ishl(d, iadd(d, j, ki(d, 1023)), 52)); }

// The exponent field of a positive f64 as it would be without denormals (they count down from 0).
static V exponent_field(const Math *d, V a) {
    V low = lt(d, a, k(d, 0x1p-1022));
    V e = ishr(d, bits_of(d, pick(d, low, mul(d, a, k(d, 0x1p54)), a)), 52);
    return pick(d, low, isub(d, e, ki(d, 54)), e);
}

// One step: a mod (b 2^j), with j such that the quotient stays below 2^52. Then quotient, product and difference are
// exact but for a quotient that may be one too large, which shows as a negative difference.
static V rem_step(const Math *d, V a, V b, V e_b) {
    V gap = isub(d, isub(d, exponent_field(d, a), e_b), ki(d, 50));
    V j = ll_intrin2(d->l, LL_SMAX, gap, ki(d, 0));
    V j1 = ishr(d, j, 1), j2 = ishr(d, j1, 1), j3 = isub(d, isub(d, j, j1), j2); // j may be 2047: three factors
    V scaled = mul(d, mul(d, mul(d, b, exp2_int(d, j1)), exp2_int(d, j2)), exp2_int(d, j3));
    V q = ll_intrin1(d->l, LL_TRUNC, divide(d, a, scaled));
    V r = fma3(d, neg(d, q), scaled, a);
    return pick(d, lt(d, r, k(d, 0)), add(d, r, scaled), r);
}

// fmod in f64 (exact for f32, too, whose numbers are f64 numbers). Lanes are done when a < b; the loop runs at most 41
// times.
static V rem_f64(const Math *d, V x, V y) {
    LlvmCtx *l = d->l;
    V inf = k(d, INFINITY), a = fabs1(d, x), b = fabs1(d, y);
    V sane = LLVMBuildAnd(l->b, lt(d, a, inf), lt(d, k(d, 0), b), ""); // else NaN; b = inf leaves a
    V a0 = pick(d, sane, a, k(d, 0)), b0 = pick(d, sane, b, k(d, 1));
    V e_b = exponent_field(d, b0);
    // At least once for every shape, so that one division suffices in the usual case.
    LLVMBasicBlockRef before = LLVMGetInsertBlock(l->b);
    LLVMBasicBlockRef body = LLVMAppendBasicBlockInContext(l->context, l->func, "rem");
    LLVMBasicBlockRef after = LLVMAppendBasicBlockInContext(l->context, l->func, "");
    LLVMBuildBr(l->b, body);
    LLVMPositionBuilderAtEnd(l->b, body);
    V now = LLVMBuildPhi(l->b, d->t, "");
    V next = pick(d, lt(d, now, b0), now, rem_step(d, now, b0, e_b));
    V more = ll_any(l, LLVMBuildFCmp(l->b, LLVMRealOGE, next, b0, ""));
    LLVMBuildCondBr(l->b, more, body, after);
    LLVMAddIncoming(now, (V[]){a0, next}, (LLVMBasicBlockRef[]){before, body}, 2);
    LLVMPositionBuilderAtEnd(l->b, after);
    return pick(d, sane, copysign2(d, next, x), k(d, NAN));
}

V math_rem(const Math *m, V x, V y) {
    Math d = math_on_f64(m);
    if (m->f64) return rem_f64(m, x, y);
    // The sign once more, in f32: of a scalar f16 LLVM would narrow the f64 sign in one step, by a function that is not there.
    return copysign2(m, math_narrow(m, rem_f64(&d, math_widen(m, x), math_widen(m, y))), x);
}
