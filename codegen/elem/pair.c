// Registers of complex numbers, loads, stores, conversions and products of them: see pair.h.
#include "codegen/elem/pair.h"

#define B (e->l->b)

LLVMTypeRef elem_part_type(Elem *e, DType t) { return t == DT_C64 ? e->l->f32 : e->l->f64; }

LLVMTypeRef elem_pair_type(Elem *e, DType t, unsigned lanes) {
    LLVMTypeRef part = ll_vec(elem_part_type(e, t), lanes), parts[2] = {part, part};
    return LLVMStructTypeInContext(e->l->context, parts, 2, 0);
}

bool elem_is_pair(LLVMValueRef x) { return LLVMGetTypeKind(ll_type(x)) == LLVMStructTypeKind; }

Complex elem_parts(Elem *e, LLVMValueRef x) { return (Complex){LLVMBuildExtractValue(B, x, 0, ""), LLVMBuildExtractValue(B, x, 1, "")}; }

static LLVMValueRef pair_of(Elem *e, Complex z) {
    LLVMTypeRef types[2] = {ll_type(z.re), ll_type(z.im)};
    LLVMValueRef x = LLVMGetPoison(LLVMStructTypeInContext(e->l->context, types, 2, 0));
    return LLVMBuildInsertValue(B, LLVMBuildInsertValue(B, x, z.re, 0, ""), z.im, 1, "");
}

LLVMValueRef elem_pair(Elem *e, LLVMValueRef re, LLVMValueRef im) { return pair_of(e, (Complex){re, im}); }

LLVMValueRef elem_part(Elem *e, LLVMValueRef x, unsigned part) { return LLVMBuildExtractValue(B, x, part, ""); }

LLVMValueRef elem_pair_number(Elem *e, DType t, double re, double im, unsigned lanes) {
    LLVMTypeRef type = ll_vec(elem_part_type(e, t), lanes);
    return elem_pair(e, ll_real(type, re), ll_real(type, im));
}

unsigned elem_lanes(LLVMValueRef x) { return ll_lanes(elem_is_pair(x) ? LLVMStructGetTypeAtIndex(ll_type(x), 0) : ll_type(x)); }

LLVMValueRef elem_splat(Elem *e, LLVMValueRef x) {
    if (!elem_is_pair(x)) return ll_splat(e->l, x, e->lanes);
    Complex z = elem_parts(e, x);
    return elem_pair(e, ll_splat(e->l, z.re, e->lanes), ll_splat(e->l, z.im, e->lanes));
}

LLVMValueRef elem_select(Elem *e, LLVMValueRef cond, LLVMValueRef yes, LLVMValueRef no) {
    if (!elem_is_pair(yes)) return LLVMBuildSelect(B, cond, yes, no, "");
    Complex a = elem_parts(e, yes), b = elem_parts(e, no);
    return elem_pair(e, LLVMBuildSelect(B, cond, a.re, b.re, ""), LLVMBuildSelect(B, cond, a.im, b.im, ""));
}

// ---- memory. `at` counts pairs.

// Lane l of the result is lane l / 2 of the first or the second vector, for even and odd l.
static LLVMValueRef interleave(Elem *e, LLVMValueRef x, LLVMValueRef y) {
    int lanes[2 * LANES], n = (int)e->lanes;
    for (int i = 0; i < 2 * n; i++) lanes[i] = i / 2 + (i % 2) * n;
    return ll_shuffle(e->l, x, y, lanes, 2 * e->lanes);
}

static LLVMValueRef every_other(Elem *e, LLVMValueRef x, int first) {
    int lanes[LANES];
    for (unsigned i = 0; i < e->lanes; i++) lanes[i] = 2 * (int)i + first;
    return ll_shuffle(e->l, x, NULL, lanes, e->lanes);
}

static LLVMValueRef part_pointers(Elem *e, LLVMTypeRef part, LLVMValueRef ptr, Index at, int64_t which) {
    Index twice = index_add_const(e, index_scale(e, at, 2), which);
    LLVMValueRef offsets = index_vector(e, twice);
    return LLVMBuildGEP2(B, part, ptr, &offsets, 1, "");
}

LLVMValueRef elem_pair_load(Elem *e, DType t, LLVMValueRef ptr, Index at) {
    LlvmCtx *l = e->l;
    LLVMTypeRef part = elem_part_type(e, t), shape = ll_vec(part, e->lanes);
    if (e->lanes == 1 || index_is_uniform(&at)) {
        LLVMValueRef p = ll_gep(l, elem_pair_type(e, t, 1), ptr, at.vec ? at.vec : at.base);
        return elem_splat(e, elem_pair(e, ll_load(l, part, p, 0), ll_load(l, part, ll_gep_const(l, part, p, 1), 0)));
    }
    if (!at.vec && at.step == 1) {
        LLVMValueRef p = ll_gep(l, elem_pair_type(e, t, 1), ptr, at.base);
        LLVMTypeRef wide = ll_vec(part, 2 * e->lanes);
        LLVMValueRef x = e->mask ? ll_masked_load(l, wide, p, interleave(e, e->mask, e->mask), NULL, 0) : ll_load(l, wide, p, 0);
        return elem_pair(e, every_other(e, x, 0), every_other(e, x, 1));
    }
    LLVMValueRef mask = e->mask ? e->mask : ll_int(ll_vec(l->i1, e->lanes), -1);
    LLVMValueRef re = ll_gather(l, shape, part_pointers(e, part, ptr, at, 0), mask, NULL, 0);
    return elem_pair(e, re, ll_gather(l, shape, part_pointers(e, part, ptr, at, 1), mask, NULL, 0));
}

void elem_pair_store(Elem *e, DType t, LLVMValueRef ptr, Index at, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    LLVMTypeRef part = elem_part_type(e, t);
    Complex z = elem_parts(e, x);
    LLVMValueRef p = at.vec ? NULL : ll_gep(l, elem_pair_type(e, t, 1), ptr, at.base);
    if (e->lanes == 1) {
        if (at.vec) p = ll_gep(l, elem_pair_type(e, t, 1), ptr, at.vec);
        ll_store(l, z.re, p, 0);
        ll_store(l, z.im, ll_gep_const(l, part, p, 1), 0);
    } else if (!at.vec && at.step == 1) {
        LLVMValueRef both = interleave(e, z.re, z.im);
        if (e->mask) ll_masked_store(l, both, p, interleave(e, e->mask, e->mask), 0);
        else ll_store(l, both, p, 0);
    } else {
        LLVMValueRef mask = e->mask ? e->mask : ll_int(ll_vec(l->i1, e->lanes), -1);
        ll_scatter(l, z.re, part_pointers(e, part, ptr, at, 0), mask, 0);
        ll_scatter(l, z.im, part_pointers(e, part, ptr, at, 1), mask, 0);
    }
}

// ---- conversion

// Of real numbers the imaginary part is 0; the other way it is dropped.
LLVMValueRef elem_pair_converted(Elem *e, LLVMValueRef x, DType from, DType to) {
    DType part_from = from == DT_C64 ? DT_F32 : from == DT_C128 ? DT_F64 : from, part_to = to == DT_C64 ? DT_F32 : to == DT_C128 ? DT_F64 : to;
    if (!dtype_is_complex(to)) return elem_converted(e, LLVMBuildExtractValue(B, x, 0, ""), part_from, part_to);
    if (!dtype_is_complex(from)) {
        LLVMValueRef re = elem_converted(e, x, from, part_to);
        return elem_pair(e, re, ll_real(ll_type(re), 0));
    }
    Complex z = elem_parts(e, x);
    return elem_pair(e, elem_converted(e, z.re, part_from, part_to), elem_converted(e, z.im, part_from, part_to));
}

// ---- products

// Every product rounds on its own, as StableHLO's interpreter and others have it: where they cancel, more exact ones differ by more than the last bits.
LLVMValueRef elem_pair_product(Elem *e, Complex x, Complex y) {
    LLVMValueRef re = LLVMBuildFSub(B, LLVMBuildFMul(B, x.re, y.re, ""), LLVMBuildFMul(B, x.im, y.im, ""), "");
    LLVMValueRef im = LLVMBuildFAdd(B, LLVMBuildFMul(B, x.re, y.im, ""), LLVMBuildFMul(B, x.im, y.re, ""), "");
    return elem_pair(e, re, im);
}

LLVMValueRef elem_pair_multiply_add(Elem *e, LLVMValueRef a, LLVMValueRef b, LLVMValueRef acc) {
    Complex product = elem_parts(e, elem_pair_product(e, elem_parts(e, a), elem_parts(e, b))), z = elem_parts(e, acc);
    return elem_pair(e, LLVMBuildFAdd(B, z.re, product.re, ""), LLVMBuildFAdd(B, z.im, product.im, ""));
}
