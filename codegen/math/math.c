// The elementary functions by their names: each is one of a family's (families.h), or one instruction. Those whose f32 needs more digits than f32
// has are computed in f64 and rounded once.
#include "codegen/math/math.h"

#include "codegen/math/families.h"

static V sign_of(const Math *m, V x) {
    V nonzero = LLVMBuildFCmp(m->l->b, LLVMRealONE, x, k(m, 0), ""); // false for NaN, which stays
    return pick(m, nonzero, copysign2(m, k(m, 1), x), x);
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
    // clang-format off
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
    case MATH_ERFC: return m.f64 ? math_erfc(&m, x) : math_erfc_f32(&m, x);
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
    case MATH_ACOS: case MATH_ACOSH: case MATH_ASIN: case MATH_ASINH: case MATH_ATANH: case MATH_ERF_INV: case MATH_LGAMMA:
    case MATH_DIGAMMA: case MATH_BESSEL_I1E: case MATH_POLYGAMMA: case MATH_ZETA: return through_f64(&m, fn, x, y);
    case MATH_COUNT: break;
    }
    // clang-format on
    ICE("math function %d", (int)fn);
}
