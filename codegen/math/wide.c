// Sums of two f64 and functions of them; see the header. Reductions and series are those of exp.c, log.c and
// trig.c, longer.
#include "codegen/math/wide.h"

#include <inttypes.h>
#include <stdio.h>

Pair wide_add(const Math *d, Pair a, Pair b) {
    Pair s = pair_sum(d, a.hi, b.hi);
    return pair_fast(d, s.hi, add(d, s.lo, add(d, a.lo, b.lo)));
}

Pair wide_mul(const Math *d, Pair a, Pair b) {
    Pair p = pair_mul(d, a.hi, b.hi);
    return pair_fast(d, p.hi, fma3(d, a.hi, b.lo, fma3(d, a.lo, b.hi, p.lo)));
}

Pair wide_div(const Math *d, Pair a, Pair b) {
    V inverse = divide(d, k(d, 1), b.hi), q = mul(d, a.hi, inverse);
    V rest = fma3(d, neg(d, q), b.hi, a.hi); // exact, but where q is some units of its last place off, too small to matter
    rest = add(d, rest, fma3(d, neg(d, q), b.lo, a.lo));
    return pair_fast(d, q, mul(d, rest, inverse));
}

// Horner's rule: plain as far as roundings are not felt. Coefficients must exceed what follows them.
Pair wide_poly(const Math *d, Pair x, const double *c, const double *low, size_t n, size_t n_pairs) {
    size_t i = n_pairs;
    V y = poly_f64(d, x.hi, c + i, n - i);
    Pair p = pair_mul(d, x.hi, y);
    p.lo = fma3(d, x.lo, y, p.lo);
    while (true) {
        i--;
        Pair s = pair_fast(d, k(d, c[i]), p.hi);
        s.lo = add(d, s.lo, add(d, p.lo, k(d, low[i])));
        if (i == 0) return s;
        p = pair_mul(d, x.hi, s.hi);
        p.lo = fma3(d, x.hi, s.lo, fma3(d, x.lo, s.hi, p.lo));
    }
}

Pair wide_log(const Math *d, Pair x) {
    Split p = math_split(d, x.hi, true);
    // 2^-e from bits; where that is no number there is nothing behind x.hi.
    V ordinary = LLVMBuildAnd(d->l->b, lt(d, x.hi, k(d, 0x1p1000)), lt(d, k(d, 0x1p-1000), x.hi), "");
    V e_bits = isub(d, bits_of(d, x.hi), bits_of(d, p.m));
    V scale = float_of(d, isub(d, ki(d, d->bias << d->mant), pick(d, ordinary, e_bits, ki(d, 0))));
    V low = mul(d, pick(d, ordinary, x.lo, k(d, 0)), scale);
    Pair over = pair_sum(d, sub(d, p.m, k(d, 1)), low), under = pair_sum(d, add(d, p.m, k(d, 1)), low);
    // What m + 1 lost in rounding.
    under.lo = add(d, under.lo, sub(d, p.m, sub(d, add(d, p.m, k(d, 1)), k(d, 1))));
    Pair s = wide_div(d, over, under), z = wide_mul(d, s, s);
    Pair tail = wide_mul(d, s, wide_mul(d, z, WIDE_POLY(d, z, LOG_WIDE)));
    Pair log = pair_fast(d, add(d, s.hi, s.hi), tail.hi);
    log.lo = add(d, log.lo, add(d, tail.lo, add(d, s.lo, s.lo)));
    Pair whole = pair_mul(d, p.e, k(d, LN2_FULL_HI));
    whole.lo = fma3(d, p.e, k(d, LN2_FULL_LO), whole.lo);
    return wide_add(d, whole, log);
}

Pair wide_exp(const Math *d, Pair x, V *n) {
    V shift = k(d, 0x1.8p52);
    *n = sub(d, fma3(d, x.hi, k(d, LOG2E_HI), shift), shift);
    V first = fma3(d, *n, k(d, -LN2_FULL_HI), x.hi); // exact
    Pair low = pair_mul(d, *n, k(d, -LN2_FULL_LO));
    Pair r = wide_add(d, pair_of(d, first), (Pair){low.hi, low.lo});
    r = wide_add(d, r, pair_of(d, x.lo));
    Pair tail = wide_mul(d, wide_mul(d, r, r), WIDE_POLY(d, r, EXP_WIDE));
    return wide_add(d, pair_const(d, 1, 0), wide_add(d, r, tail));
}

V math_power_of_two(const Math *d, V n) {
    V low = lt(d, n, k(d, -1022)), t = add(d, at_most(d, n, 1023), k(d, 0x1.8p52 + 1023));
    return pick(d, low, k(d, 0), float_of(d, ishl(d, bits_of(d, t), 52)));
}

// In three factors, of which only the last rounds.
V math_scaled(const Math *d, V x, V n) {
    n = at_least(d, at_most(d, n, 3000), -3000);
    V third = ll_intrin1(d->l, LL_TRUNC, mul(d, n, k(d, 1.0 / 3))), one = math_power_of_two(d, third);
    return mul(d, mul(d, mul(d, x, one), one), math_power_of_two(d, sub(d, n, add(d, third, third))));
}

void wide_sin_cos_pi(const Math *d, V x, Pair *sine, Pair *cosine) {
    V swap = lt(d, k(d, 0.25), x);
    V part = pick(d, swap, sub(d, k(d, 0.5), x), x); // exact
    Pair a = pair_mul(d, part, k(d, PI_PARTS[0]));
    a.lo = fma3(d, part, k(d, PI_PARTS[1]), a.lo);
    Pair z = wide_mul(d, a, a);
    Pair s = wide_add(d, a, wide_mul(d, a, wide_mul(d, z, WIDE_POLY(d, z, SIN_WIDE))));
    Pair c = wide_add(d, pair_const(d, 1, 0), wide_mul(d, z, WIDE_POLY(d, z, COS_WIDE)));
    *sine = pair_pick(d, swap, c, s);
    *cosine = pair_pick(d, swap, s, c);
}

// void tpu.NAME(T args[3]): args[2] = body(args[0], args[1])
static V outlined_function(const Math *d, const char *name, MathBody *body, bool two) {
    LlvmCtx *l = d->l;
    V outer = l->func;
    char symbol[96];
    snprintf(symbol, sizeof symbol, "tpu.%s.%ux%s.%016" PRIx64, name, ll_lanes(d->t), d->f64 ? "f64" : "f32", math_target_hash(outer));
    V f = LLVMGetNamedFunction(l->module, symbol);
    if (f) return f;
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->b);
    f = ll_helper_begin(l, symbol, &l->ptr, 1);
    math_target_copy(outer, f);
    ll_attr(l, f, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, "noinline", 0);
    V args = ll_param(l, 0), x = ll_load(l, d->t, args, 0), y = two ? ll_load(l, d->t, ll_gep_const(l, d->t, args, 1), 0) : NULL;
    ll_store(l, body(d, x, y), ll_gep_const(l, d->t, args, 2), 0);
    ll_ret(l, NULL);
    l->func = outer;
    LLVMPositionBuilderAtEnd(l->b, here);
    return f;
}

V math_outlined(const Math *d, const char *name, MathBody *body, V x, V y) {
    LlvmCtx *l = d->l;
    V f = outlined_function(d, name, body, y != NULL), args = ll_alloca(l, d->t, 3, 0);
    ll_store(l, x, args, 0);
    if (y) ll_store(l, y, ll_gep_const(l, d->t, args, 1), 0);
    LLVMTypeRef type = LLVMFunctionType(l->void_t, &l->ptr, 1, 0);
    LLVMBuildCall2(l->b, type, f, &args, 1, "");
    return ll_load(l, d->t, ll_gep_const(l, d->t, args, 2), 0);
}
