// Complex numbers: a register is a pair {re, im} of the part's type, each a scalar or a vector; in memory the parts lie side by side. The
// functions compute in f64 and round once, as the evaluator does; sums, and products inside contractions, in the part's type.
#include "codegen/elem/elem.h"
#include "codegen/math/complex.h"

#include <string.h>

#define B (e->l->b)

static LLVMTypeRef part_type(Elem *e, DType t) { return t == DT_C64 ? e->l->f32 : e->l->f64; }

LLVMTypeRef elem_pair_type(Elem *e, DType t, unsigned lanes) {
    LLVMTypeRef part = ll_vec(part_type(e, t), lanes), parts[2] = {part, part};
    return LLVMStructTypeInContext(e->l->context, parts, 2, 0);
}

static bool is_pair(LLVMValueRef x) { return LLVMGetTypeKind(ll_type(x)) == LLVMStructTypeKind; }

static Complex parts_of(Elem *e, LLVMValueRef x) { return (Complex){LLVMBuildExtractValue(B, x, 0, ""), LLVMBuildExtractValue(B, x, 1, "")}; }

static LLVMValueRef pair_of(Elem *e, Complex z) {
    LLVMTypeRef types[2] = {ll_type(z.re), ll_type(z.im)};
    LLVMValueRef x = LLVMGetPoison(LLVMStructTypeInContext(e->l->context, types, 2, 0));
    return LLVMBuildInsertValue(B, LLVMBuildInsertValue(B, x, z.re, 0, ""), z.im, 1, "");
}

LLVMValueRef elem_pair(Elem *e, LLVMValueRef re, LLVMValueRef im) { return pair_of(e, (Complex){re, im}); }

LLVMValueRef elem_part(Elem *e, LLVMValueRef x, unsigned part) { return LLVMBuildExtractValue(B, x, part, ""); }

LLVMValueRef elem_pair_number(Elem *e, DType t, double re, double im, unsigned lanes) {
    LLVMTypeRef type = ll_vec(part_type(e, t), lanes);
    return elem_pair(e, ll_real(type, re), ll_real(type, im));
}

unsigned elem_lanes(LLVMValueRef x) {
    return ll_lanes(is_pair(x) ? LLVMStructGetTypeAtIndex(ll_type(x), 0) : ll_type(x));
}

LLVMValueRef elem_splat(Elem *e, LLVMValueRef x) {
    if (!is_pair(x)) return ll_splat(e->l, x, e->lanes);
    Complex z = parts_of(e, x);
    return elem_pair(e, ll_splat(e->l, z.re, e->lanes), ll_splat(e->l, z.im, e->lanes));
}

LLVMValueRef elem_select(Elem *e, LLVMValueRef cond, LLVMValueRef yes, LLVMValueRef no) {
    if (!is_pair(yes)) return LLVMBuildSelect(B, cond, yes, no, "");
    Complex a = parts_of(e, yes), b = parts_of(e, no);
    return elem_pair(e, LLVMBuildSelect(B, cond, a.re, b.re, ""), LLVMBuildSelect(B, cond, a.im, b.im, ""));
}

// ---- memory. `at` counts pairs.

// Lane l of the result is lane l / 2 of the first or the second vector, for even and odd l.
static LLVMValueRef interleave(Elem *e, LLVMValueRef x, LLVMValueRef y) {
    int lanes[2 * LANES];
    for (int i = 0; i < 2 * LANES; i++) lanes[i] = i / 2 + (i % 2) * LANES;
    return ll_shuffle(e->l, x, y, lanes, 2 * LANES);
}

static LLVMValueRef every_other(Elem *e, LLVMValueRef x, int first) {
    int lanes[LANES];
    for (int i = 0; i < LANES; i++) lanes[i] = 2 * i + first;
    return ll_shuffle(e->l, x, NULL, lanes, LANES);
}

static LLVMValueRef part_pointers(Elem *e, LLVMTypeRef part, LLVMValueRef ptr, Index at, int64_t which) {
    Index twice = index_add_const(e, index_scale(e, at, 2), which);
    LLVMValueRef offsets = index_vector(e, twice);
    return LLVMBuildGEP2(B, part, ptr, &offsets, 1, "");
}

LLVMValueRef elem_pair_load(Elem *e, DType t, LLVMValueRef ptr, Index at) {
    LlvmCtx *l = e->l;
    LLVMTypeRef part = part_type(e, t), shape = ll_vec(part, e->lanes);
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
    LLVMTypeRef part = part_type(e, t);
    Complex z = parts_of(e, x);
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
    Complex z = parts_of(e, x);
    return elem_pair(e, elem_converted(e, z.re, part_from, part_to), elem_converted(e, z.im, part_from, part_to));
}

// ---- ops

// By the real parts; where they are equal, by the imaginary ones.
static LLVMValueRef compared(Elem *e, const Op *op, Complex x, Complex y) {
    static const struct { const char *name; LLVMRealPredicate re, im; } order[] = {
        {"GE", LLVMRealOGT, LLVMRealOGE}, {"GT", LLVMRealOGT, LLVMRealOGT}, {"LE", LLVMRealOLT, LLVMRealOLE}, {"LT", LLVMRealOLT, LLVMRealOLT}};
    const char *name = str_text(op_str(op, ATTR_comparison_direction));
    LLVMValueRef same_re = LLVMBuildFCmp(B, LLVMRealOEQ, x.re, y.re, "");
    for (size_t i = 0; i < COUNT(order); i++) {
        if (strcmp(name, order[i].name)) continue;
        LLVMValueRef by_im = LLVMBuildAnd(B, same_re, LLVMBuildFCmp(B, order[i].im, x.im, y.im, ""), "");
        return LLVMBuildOr(B, LLVMBuildFCmp(B, order[i].re, x.re, y.re, ""), by_im, "");
    }
    LLVMValueRef equal = LLVMBuildAnd(B, same_re, LLVMBuildFCmp(B, LLVMRealOEQ, x.im, y.im, ""), "");
    return strcmp(name, "NE") ? equal : LLVMBuildNot(B, equal, "");
}

static Complex in_f64(Elem *e, Complex z) {
    LLVMTypeRef wide = ll_like(e->l->f64, ll_type(z.re));
    return (Complex){LLVMBuildFPExt(B, z.re, wide, ""), LLVMBuildFPExt(B, z.im, wide, "")};
}

static LLVMValueRef rounded_to(Elem *e, LLVMValueRef x, LLVMTypeRef part) { return LLVMBuildFPTrunc(B, x, ll_like(part, ll_type(x)), ""); }

// A function in f64; abs has a real result.
static LLVMValueRef function_of(Elem *e, OpKind op, DType t, Complex x, Complex y) {
    bool narrow = t == DT_C64;
    if (narrow) {
        x = in_f64(e, x);
        if (y.re) y = in_f64(e, y);
    }
    Complex r = emit_complex_fn(e->l, op, x, y);
    LLVMTypeRef part = part_type(e, t);
    LLVMValueRef re = narrow ? rounded_to(e, r.re, part) : r.re;
    if (op == OP_ABS) return re;
    return elem_pair(e, re, narrow ? rounded_to(e, r.im, part) : r.im);
}

static LLVMValueRef clamped(Elem *e, const Op *op, DType t, const Index *index) { // min(max(x, low), high)
    Complex low = parts_of(e, elem_operand(e, op, 0, index)), high = parts_of(e, elem_operand(e, op, 2, index));
    Complex x = parts_of(e, elem_operand(e, op, 1, index));
    return function_of(e, OP_MINIMUM, t, parts_of(e, function_of(e, OP_MAXIMUM, t, x, low)), high);
}

// Every product rounds on its own, as StableHLO's interpreter and others have it: where they cancel, more exact ones differ by more than the last bits.
static LLVMValueRef multiplied(Elem *e, Complex x, Complex y) {
    LLVMValueRef re = LLVMBuildFSub(B, LLVMBuildFMul(B, x.re, y.re, ""), LLVMBuildFMul(B, x.im, y.im, ""), "");
    LLVMValueRef im = LLVMBuildFAdd(B, LLVMBuildFMul(B, x.re, y.im, ""), LLVMBuildFMul(B, x.im, y.re, ""), "");
    return elem_pair(e, re, im);
}

static LLVMValueRef added(Elem *e, const Op *op, Complex x, Complex y) {
    (void)op;
    return elem_pair(e, LLVMBuildFAdd(B, x.re, y.re, ""), LLVMBuildFAdd(B, x.im, y.im, ""));
}

static LLVMValueRef subtracted(Elem *e, const Op *op, Complex x, Complex y) {
    (void)op;
    return elem_pair(e, LLVMBuildFSub(B, x.re, y.re, ""), LLVMBuildFSub(B, x.im, y.im, ""));
}

static LLVMValueRef negated(Elem *e, const Op *op, Complex x, Complex y) {
    (void)op, (void)y;
    return elem_pair(e, LLVMBuildFNeg(B, x.re, ""), LLVMBuildFNeg(B, x.im, ""));
}

static LLVMValueRef conjugated(Elem *e, const Op *op, Complex x, Complex y) {
    (void)op, (void)y;
    return elem_pair(e, x.re, LLVMBuildFNeg(B, x.im, ""));
}

static LLVMValueRef product_of(Elem *e, const Op *op, Complex x, Complex y) {
    (void)op;
    return multiplied(e, x, y);
}

// Those in the part's type; the others are functions in f64.
static LLVMValueRef (*const in_part_type[OP_COUNT])(Elem *e, const Op *op, Complex x, Complex y) = {
    [OP_ADD] = added, [OP_SUBTRACT] = subtracted, [OP_NEGATE] = negated, [OP_CONJ] = conjugated, [OP_COMPARE] = compared, [OP_MULTIPLY] = product_of};

// Those whose own rules serve pairs as well.
static bool serves_pairs(OpKind op) { return op == OP_CONVERT || op == OP_SELECT || op == OP_REAL || op == OP_IMAG; }

bool elem_is_pair_op(const Op *op) {
    return op_has(op->kind, MAP) && !serves_pairs(op->kind) && op->n_operands && dtype_is_complex(op->operands[0]->type->dtype);
}

bool elem_pair_known(OpKind op) { return serves_pairs(op) || in_part_type[op] || op == OP_CLAMP || complex_fn_known(op); }

LLVMValueRef elem_pair_op(Elem *e, const Op *op, const Index *index) {
    DType t = op->operands[0]->type->dtype;
    if (op->kind == OP_CLAMP) return clamped(e, op, t, index);
    Complex x = parts_of(e, elem_operand(e, op, 0, index)), y = {0};
    if (op->n_operands > 1) y = parts_of(e, elem_operand(e, op, 1, index));
    return in_part_type[op->kind] ? in_part_type[op->kind](e, op, x, y) : function_of(e, op->kind, t, x, y);
}

LLVMValueRef elem_pair_multiply_add(Elem *e, LLVMValueRef a, LLVMValueRef b, LLVMValueRef acc) {
    Complex product = parts_of(e, multiplied(e, parts_of(e, a), parts_of(e, b))), z = parts_of(e, acc);
    return elem_pair(e, LLVMBuildFAdd(B, z.re, product.re, ""), LLVMBuildFAdd(B, z.im, product.im, ""));
}

// ---- pairs and their parts; a real number is its own real part

ELEM_OF(pair) { // the op's rule is for complex operands alone: `expand` replaces the others
    (void)e, (void)index;
    ICE("%s of real numbers", op_text(op->kind));
}

ELEM_OF(complex) { return elem_pair(e, elem_operand(e, op, 0, index), elem_operand(e, op, 1, index)); }

ELEM_OF(real) {
    LLVMValueRef x = elem_operand(e, op, 0, index);
    return is_pair(x) ? elem_part(e, x, 0) : x;
}

ELEM_OF(imag) {
    LLVMValueRef x = elem_operand(e, op, 0, index);
    return is_pair(x) ? elem_part(e, x, 1) : ll_real(ll_type(x), 0);
}
