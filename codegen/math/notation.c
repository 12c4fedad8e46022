// The helpers of notation.h that are more than an instruction: polynomials by Horner's rule in FMAs; sums and products without error, as pairs
// (Knuth, The Art of Computer Programming 4.2.2; Dekker 1971, "A floating-point technique for extending the available precision").
#include "codegen/math/notation.h"

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
    return bytes_hash(value, len, hash + 1);
}

uint64_t math_target_hash(LLVMValueRef f) { return attr_share(f, NULL, "target-features", attr_share(f, NULL, "target-cpu", 0)); }

void math_target_copy(LLVMValueRef from, LLVMValueRef to) {
    attr_share(from, to, "target-cpu", 0);
    attr_share(from, to, "target-features", 0);
}
