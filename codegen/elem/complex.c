// Rules of ops on complex numbers (pair.h). The functions compute in f64 and round once, as the evaluator does; sums and products in the part's type.
#include "codegen/elem/pair.h"

#include <string.h>

#define B (e->l->b)

// By the real parts; where they are equal, by the imaginary ones.
static LLVMValueRef compared(Elem *e, const Op *op, Complex x, Complex y) {
    static const struct {
        const char *name;
        LLVMRealPredicate re, im;
    } order[] = {{"GE", LLVMRealOGT, LLVMRealOGE}, {"GT", LLVMRealOGT, LLVMRealOGT}, {"LE", LLVMRealOLT, LLVMRealOLE}, {"LT", LLVMRealOLT, LLVMRealOLT}};
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
    LLVMTypeRef part = elem_part_type(e, t);
    LLVMValueRef re = narrow ? rounded_to(e, r.re, part) : r.re;
    if (op == OP_ABS) return re;
    return elem_pair(e, re, narrow ? rounded_to(e, r.im, part) : r.im);
}

static LLVMValueRef clamped(Elem *e, const Op *op, DType t, const Index *index) { // min(max(x, low), high)
    Complex low = elem_parts(e, elem_operand(e, op, 0, index)), high = elem_parts(e, elem_operand(e, op, 2, index));
    Complex x = elem_parts(e, elem_operand(e, op, 1, index));
    return function_of(e, OP_MINIMUM, t, elem_parts(e, function_of(e, OP_MAXIMUM, t, x, low)), high);
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
    return elem_pair_product(e, x, y);
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
    Complex x = elem_parts(e, elem_operand(e, op, 0, index)), y = {0};
    if (op->n_operands > 1) y = elem_parts(e, elem_operand(e, op, 1, index));
    return in_part_type[op->kind] ? in_part_type[op->kind](e, op, x, y) : function_of(e, op->kind, t, x, y);
}

// ---- pairs and their parts; a real number is its own real part

ELEM_OF(pair) { // the op's rule is for complex operands alone: `expand` replaces the others
    (void)e, (void)index;
    ICE("%s of real numbers", op_text(op->kind));
}

ELEM_OF(complex) { return elem_pair(e, elem_operand(e, op, 0, index), elem_operand(e, op, 1, index)); }

ELEM_OF(real) {
    LLVMValueRef x = elem_operand(e, op, 0, index);
    return elem_is_pair(x) ? elem_part(e, x, 0) : x;
}

ELEM_OF(imag) {
    LLVMValueRef x = elem_operand(e, op, 0, index);
    return elem_is_pair(x) ? elem_part(e, x, 1) : ll_real(ll_type(x), 0);
}
