// Arithmetic on indices, of all lanes at once: base + lane * step as long as it stays so, else a vector, of which may be known how far each lane is from
// base. See elem.h.
#include "codegen/elem/elem.h"

Index index_const(Elem *e, int64_t v) { return (Index){.base = ll_i64(e->l, v), .multiple = v ? v : 1 << 20}; }
Index index_scalar(LLVMValueRef base, int64_t multiple) { return (Index){.base = base, .multiple = multiple}; }
bool index_is_uniform(const Index *i) { return !i->vec && i->step == 0; }

static int64_t gcd(int64_t a, int64_t b) {
    while (b) {
        int64_t r = a % b;
        a = b;
        b = r;
    }
    return a < 0 ? -a : a;
}

LLVMValueRef index_vector(Elem *e, Index a) {
    if (a.vec) return a.vec;
    if (e->lanes == 1) return a.base;
    LLVMValueRef steps[MOST_LANES];
    for (unsigned i = 0; i < e->lanes; i++) steps[i] = ll_i64(e->l, a.step * i);
    return LLVMBuildAdd(e->l->b, ll_splat(e->l, a.base, e->lanes), LLVMConstVector(steps, e->lanes), "");
}

// Lanes that are so far from base.
static Index index_from(Elem *e, LLVMValueRef base, const int64_t *offsets, int64_t multiple) {
    LlvmCtx *l = e->l;
    int64_t step = e->lanes > 1 ? offsets[1] - offsets[0] : 0;
    bool even = true;
    for (unsigned i = 0; i < e->lanes; i++) even &= offsets[i] == offsets[0] + step * (int64_t)i;
    if (even) return (Index){.base = LLVMBuildAdd(l->b, base, ll_i64(l, offsets[0]), ""), .step = step, .multiple = gcd(multiple, offsets[0])};
    LLVMValueRef away[MOST_LANES];
    for (unsigned i = 0; i < e->lanes; i++) away[i] = ll_i64(l, offsets[i]);
    LLVMValueRef vec = LLVMBuildAdd(l->b, ll_splat(l, base, e->lanes), LLVMConstVector(away, e->lanes), "");
    return (Index){.base = base, .vec = vec, .offsets = arena_copy(e->arena, offsets, e->lanes * sizeof *offsets), .multiple = multiple};
}

static Index index_add_known(Elem *e, Index a, Index b) {
    int64_t offsets[MOST_LANES];
    for (unsigned i = 0; i < e->lanes; i++) offsets[i] = index_offset(&a, i) + index_offset(&b, i);
    return index_from(e, LLVMBuildAdd(e->l->b, a.base, b.base, ""), offsets, gcd(a.multiple, b.multiple));
}

Index index_add(Elem *e, Index a, Index b) {
    if ((a.vec || b.vec) && index_is_known(&a) && index_is_known(&b)) return index_add_known(e, a, b);
    if (a.vec || b.vec) return (Index){.vec = LLVMBuildAdd(e->l->b, index_vector(e, a), index_vector(e, b), ""), .multiple = 1};
    return (Index){.base = LLVMBuildAdd(e->l->b, a.base, b.base, ""), .step = a.step + b.step, .multiple = gcd(a.multiple, b.multiple)};
}

Index index_add_const(Elem *e, Index a, int64_t v) { return v ? index_add(e, a, index_const(e, v)) : a; }

Index index_scale(Elem *e, Index a, int64_t v) {
    if (v == 1) return a;
    int64_t offsets[MOST_LANES];
    bool known = a.vec && a.offsets;
    for (unsigned i = 0; known && i < e->lanes; i++) offsets[i] = a.offsets[i] * v;
    if (known) return index_from(e, LLVMBuildMul(e->l->b, a.base, ll_i64(e->l, v), ""), offsets, 1);
    if (a.vec) return (Index){.vec = LLVMBuildMul(e->l->b, a.vec, ll_int(ll_type(a.vec), v), ""), .multiple = 1};
    int64_t multiple;
    if (__builtin_mul_overflow(a.multiple, v < 0 ? -v : v ? v : 1, &multiple)) multiple = 1;
    return (Index){.base = LLVMBuildMul(e->l->b, a.base, ll_i64(e->l, v), ""), .step = a.step * v, .multiple = multiple};
}

// Lanes begin at a multiple of the divisor, from where on each is known.
static bool divide_known(Elem *e, const Index *a, int64_t divisor, Index *out_quotient, Index *out_rest) {
    int64_t quotients[MOST_LANES], rests[MOST_LANES];
    if (e->lanes == 1 || !index_is_known(a) || gcd(a->multiple, divisor) != divisor) return false;
    for (unsigned i = 0; i < e->lanes; i++) {
        int64_t at = index_offset(a, i);
        if (at < 0) return false;
        quotients[i] = at / divisor;
        rests[i] = at % divisor;
    }
    LLVMValueRef base = LLVMBuildExactSDiv(e->l->b, a->base, ll_i64(e->l, divisor), ""); // which may be negative where the first lanes are masked
    *out_quotient = index_from(e, base, quotients, 1);
    *out_rest = index_from(e, ll_i64(e->l, 0), rests, divisor);
    return true;
}

// Indices are not negative here. Lanes that stay inside one multiple of the divisor keep the quotient uniform.
void index_divmod(Elem *e, Index a, int64_t divisor, Index *out_quotient, Index *out_rest) {
    LLVMBuilderRef b = e->l->b;
    if (divisor == 1) {
        *out_quotient = a;
        *out_rest = index_const(e, 0);
        return;
    }
    bool regular = !a.vec && (a.step == 0 || (a.step > 0 && gcd(a.multiple, divisor) >= a.step * (int64_t)e->lanes));
    if (regular) {
        LLVMValueRef d = ll_i64(e->l, divisor);
        int64_t common = gcd(a.multiple, divisor);
        *out_quotient = (Index){.base = LLVMBuildUDiv(b, a.base, d, ""), .multiple = 1};
        *out_rest = (Index){.base = LLVMBuildURem(b, a.base, d, ""), .step = a.step, .multiple = common};
        return;
    }
    if (divide_known(e, &a, divisor, out_quotient, out_rest)) return;
    LLVMValueRef v = index_vector(e, a), d = ll_int(ll_type(v), divisor);
    *out_quotient = (Index){.vec = LLVMBuildUDiv(b, v, d, ""), .multiple = 1};
    *out_rest = (Index){.vec = LLVMBuildURem(b, v, d, ""), .multiple = 1};
}

// Lanes that stay inside one multiple of a divisor of v are.
bool index_is_one_side(const Elem *e, const Index *a, int64_t v) {
    return index_is_uniform(a) || (!a->vec && a->step > 0 && gcd(a->multiple, v) >= a->step * (int64_t)e->lanes);
}

LLVMValueRef index_compare(Elem *e, LLVMIntPredicate p, Index a, int64_t v) {
    bool same = index_is_uniform(&a) || ((p == LLVMIntSLT || p == LLVMIntSGE) && index_is_one_side(e, &a, v));
    if (!same && !a.vec && a.step == 1 && (p == LLVMIntSLT || p == LLVMIntSGE)) { // in half the registers
        LLVMValueRef less = ll_mask_first(e->l, e->lanes, LLVMBuildSub(e->l->b, ll_i64(e->l, v), a.base, ""));
        return p == LLVMIntSLT ? less : LLVMBuildNot(e->l->b, less, "");
    }
    LLVMValueRef x = same ? a.base : index_vector(e, a);
    return LLVMBuildICmp(e->l->b, p, x, ll_int(ll_type(x), v), "");
}

// In the start's own type where that has the limit: half the registers of i64, and what a gather of i32 indices takes.
Index index_clamped(Elem *e, LLVMValueRef start, DType t, int64_t most) {
    LlvmCtx *l = e->l;
    unsigned bits = ll_bits(l, ll_type(start));
    LLVMTypeRef wide = ll_like(l->i64, ll_type(start));
    bool narrow = bits < 64 && dtype_is_signed(t) && most < INT64_C(1) << (bits - 1);
    if (bits < 64 && !narrow) start = dtype_is_signed(t) ? LLVMBuildSExt(l->b, start, wide, "") : LLVMBuildZExt(l->b, start, wide, "");
    LLVMValueRef limit = ll_int(ll_type(start), most);
    if (t == DT_UI64) start = ll_intrin2(l, LL_UMIN, start, limit);
    else start = ll_intrin2(l, LL_SMIN, ll_intrin2(l, LL_SMAX, start, ll_int(ll_type(start), 0)), limit);
    if (narrow) start = LLVMBuildSExt(l->b, start, wide, "");
    if (ll_lanes(wide) > 1) return (Index){.vec = start, .multiple = 1};
    return index_scalar(start, 1);
}
