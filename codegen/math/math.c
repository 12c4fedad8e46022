// The entry point of the elementary functions, the notation that their families share, and the functions that need no
// approximation: roots, roundings, sign and the remainder.
#include "codegen/math/math.h"

#include "codegen/math/in.h"

#include <math.h>
#include <string.h>

Math math_on(LlvmCtx *l, LLVMTypeRef t) {
    LLVMTypeRef e = ll_elem(t);
    if (e != l->f32 && e != l->f64) ICE("an elementary function of a type that is neither f32 nor f64");
    bool f64 = e == l->f64;
    return (Math){.l = l, .t = t, .it = ll_int_like(l, t), .f64 = f64, .mant = f64 ? 52 : 23, .bias = f64 ? 1023 : 127};
}

Math math_on_f64(const Math *m) { return math_on(m->l, ll_like(m->l->f64, m->t)); }
V math_widen(const Math *m, V x) { return LLVMBuildFPExt(m->l->b, x, ll_like(m->l->f64, m->t), ""); }
V math_narrow(const Math *m, V x) { return LLVMBuildFPTrunc(m->l->b, x, m->t, ""); }

V poly_f64(const Math *m, V x, const double *c, size_t n) {
    V y = k(m, c[n - 1]);
    for (size_t i = n - 1; i-- > 0;) y = fma3(m, y, x, k(m, c[i]));
    return y;
}

V poly_f32(const Math *m, V x, const float *c, size_t n) {
    V y = k(m, (double)c[n - 1]);
    for (size_t i = n - 1; i-- > 0;) y = fma3(m, y, x, k(m, (double)c[i]));
    return y;
}

Pair pair_sum(const Math *m, V a, V b) {
    V hi = add(m, a, b), from_b = sub(m, hi, a);
    return (Pair){hi, add(m, sub(m, a, sub(m, hi, from_b)), sub(m, b, from_b))};
}

Pair pair_fast(const Math *m, V a, V b) {
    V hi = add(m, a, b);
    return (Pair){hi, sub(m, b, sub(m, hi, a))};
}

Pair pair_mul(const Math *m, V a, V b) {
    V hi = mul(m, a, b);
    return (Pair){hi, fma3(m, a, b, neg(m, hi))};
}

// Adds a text attribute of the function being built, such as "target-cpu", to another; and its bytes to a hash.
static uint64_t attr_share(LLVMValueRef from, LLVMValueRef to, const char *key, uint64_t hash) {
    LLVMAttributeIndex at = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
    LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(from, at, key, (unsigned)strlen(key));
    if (!a) return hash;
    if (to) LLVMAddAttributeAtIndex(to, at, a);
    unsigned len;
    const char *value = LLVMGetStringAttributeValue(a, &len);
    return hash_bytes(value, len, hash + 1);
}

uint64_t math_target_hash(LLVMValueRef f) { return attr_share(f, NULL, "target-features", attr_share(f, NULL, "target-cpu", 0)); }

void math_target_copy(LLVMValueRef from, LLVMValueRef to) {
    attr_share(from, to, "target-cpu", 0);
    attr_share(from, to, "target-features", 0);
}

static V sign_of(const Math *m, V x) {
    V nonzero = LLVMBuildFCmp(m->l->b, LLVMRealONE, x, k(m, 0), ""); // false for NaN, which stays
    return pick(m, nonzero, copysign2(m, k(m, 1), x), x);
}

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

static const struct {
    const char *name;
    unsigned n_operands;
} math_rows[MATH_COUNT] = {
    [MATH_EXP] = {"exp", 1},
    [MATH_EXP2] = {"exp2", 1},
    [MATH_EXPM1] = {"expm1", 1},
    [MATH_LOG] = {"log", 1},
    [MATH_LOG2] = {"log2", 1},
    [MATH_LOG1P] = {"log1p", 1},
    [MATH_TANH] = {"tanh", 1},
    [MATH_LOGISTIC] = {"logistic", 1},
    [MATH_ERF] = {"erf", 1},
    [MATH_SQRT] = {"sqrt", 1},
    [MATH_RSQRT] = {"rsqrt", 1},
    [MATH_CBRT] = {"cbrt", 1},
    [MATH_SIN] = {"sin", 1},
    [MATH_COS] = {"cos", 1},
    [MATH_TAN] = {"tan", 1},
    [MATH_FLOOR] = {"floor", 1},
    [MATH_CEIL] = {"ceil", 1},
    [MATH_ROUND_AFZ] = {"round_afz", 1},
    [MATH_ROUND_EVEN] = {"round_even", 1},
    [MATH_SIGN] = {"sign", 1},
    [MATH_ABS] = {"abs", 1},
    [MATH_ACOS] = {"acos", 1},
    [MATH_ACOSH] = {"acosh", 1},
    [MATH_ASIN] = {"asin", 1},
    [MATH_ASINH] = {"asinh", 1},
    [MATH_ATAN] = {"atan", 1},
    [MATH_ATANH] = {"atanh", 1},
    [MATH_COSH] = {"cosh", 1},
    [MATH_SINH] = {"sinh", 1},
    [MATH_ERFC] = {"erfc", 1},
    [MATH_ERF_INV] = {"erf_inv", 1},
    [MATH_LGAMMA] = {"lgamma", 1},
    [MATH_DIGAMMA] = {"digamma", 1},
    [MATH_BESSEL_I1E] = {"bessel_i1e", 1},
    [MATH_POW] = {"pow", 2},
    [MATH_ATAN2] = {"atan2", 2},
    [MATH_REM] = {"rem", 2},
    [MATH_POLYGAMMA] = {"polygamma", 2},
    [MATH_ZETA] = {"zeta", 2},
};

const char *math_name(MathFn fn) { return math_rows[fn].name; }
unsigned math_operands(MathFn fn) { return math_rows[fn].n_operands; }

// Those that need f64 for f32 as well.
static V through_f64(const Math *m, MathFn fn, V x, V y) {
    Math d = math_on_f64(m);
    if (!m->f64) {
        x = math_widen(m, x);
        if (y) y = math_widen(m, y);
    }
    V r = NULL;
    switch (fn) {
    case MATH_ACOS: r = math_acos(&d, x); break;
    case MATH_ACOSH: r = math_acosh(&d, x); break;
    case MATH_ASIN: r = math_asin(&d, x); break;
    case MATH_ASINH: r = math_asinh(&d, x); break;
    case MATH_ATANH: r = math_atanh(&d, x); break;
    case MATH_ERFC: r = math_erfc(&d, x, !m->f64); break;
    case MATH_ERF_INV: r = math_erf_inv(&d, x, !m->f64); break;
    case MATH_LGAMMA: r = m->f64 ? math_lgamma(&d, x) : math_lgamma_f32(&d, x); break;
    case MATH_DIGAMMA: r = m->f64 ? math_digamma(&d, x) : math_digamma_f32(&d, x); break;
    case MATH_BESSEL_I1E: r = math_bessel_i1e(&d, x); break;
    case MATH_POLYGAMMA: r = math_polygamma(&d, x, y, !m->f64); break;
    case MATH_ZETA: r = math_zeta(&d, x, y, !m->f64); break;
    default: ICE("math function %d", (int)fn);
    }
    if (m->f64) return r;
    // Where it is rounded to f16 next, LLVM would take the sign of r from f64 to f16 in one step, by a function that is not there.
    return ll_intrin1(m->l, LL_FENCE, math_narrow(m, r));
}

LLVMValueRef emit_math(LlvmCtx *l, MathFn fn, LLVMValueRef x, LLVMValueRef y) {
    Math m = math_on(l, ll_type(x));
    switch (fn) {
    case MATH_EXP: return math_exp(&m, x);
    case MATH_EXP2: return math_exp2(&m, x);
    case MATH_EXPM1: return math_expm1(&m, x);
    case MATH_LOG: return math_log(&m, x);
    case MATH_LOG2: return math_log2(&m, x);
    case MATH_LOG1P: return math_log1p(&m, x);
    case MATH_TANH: return math_tanh(&m, x);
    case MATH_LOGISTIC: return math_logistic(&m, x);
    case MATH_ERF: return math_erf(&m, x);
    case MATH_SQRT: return ll_intrin1(l, LL_SQRT, x);
    case MATH_RSQRT: return divide(&m, k(&m, 1), ll_intrin1(l, LL_SQRT, x));
    case MATH_CBRT: return math_cbrt(&m, x);
    case MATH_SIN: return math_sin(&m, x);
    case MATH_COS: return math_cos(&m, x);
    case MATH_TAN: return math_tan(&m, x);
    case MATH_FLOOR: return ll_intrin1(l, LL_FLOOR, x);
    case MATH_CEIL: return ll_intrin1(l, LL_CEIL, x);
    case MATH_ROUND_AFZ: return ll_intrin1(l, LL_ROUND, x);
    case MATH_ROUND_EVEN: return ll_intrin1(l, LL_ROUNDEVEN, x);
    case MATH_SIGN: return sign_of(&m, x);
    case MATH_ABS: return fabs1(&m, x);
    case MATH_POW: return math_pow(&m, x, y);
    case MATH_ATAN2: return math_atan2(&m, x, y);
    case MATH_REM: return math_rem(&m, x, y);
    case MATH_ATAN: return math_atan(&m, x);
    case MATH_COSH: return math_cosh(&m, x);
    case MATH_SINH: return math_sinh(&m, x);
    case MATH_ACOS: case MATH_ACOSH: case MATH_ASIN: case MATH_ASINH: case MATH_ATANH: case MATH_ERFC: case MATH_ERF_INV: case MATH_LGAMMA:
    case MATH_DIGAMMA: case MATH_BESSEL_I1E: case MATH_POLYGAMMA: case MATH_ZETA: return through_f64(&m, fn, x, y);
    case MATH_COUNT: break;
    }
    ICE("math function %d", (int)fn);
}
