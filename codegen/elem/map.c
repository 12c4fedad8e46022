// Elementwise ops: how an element is made from the operands' elements at the same index. Rules of integers and floats are the
// StableHLO specification's, as ir/eval/map.c has them; works on scalars and vectors alike.
#include "codegen/elem/elem.h"
#include "codegen/math/math.h"

#include <math.h>
#include <string.h>

#define B (e->l->b)

static LLVMValueRef arg(Elem *e, const Op *op, uint32_t i, const Index *index) { return elem_operand(e, op, i, index); }
static DType dtype_of(const Op *op) { return op->operands[0]->type->dtype; }
static bool is_float(const Op *op) { return dtype_is_float(dtype_of(op)); }
static bool is_signed(const Op *op) { return dtype_is_signed(dtype_of(op)); }
static bool is_bool(const Op *op) { return dtype_of(op) == DT_I1; }

// A product that may become part of an FMA, the same for all lanes or not.
static LLVMValueRef product_of(LLVMValueRef x) {
    LLVMValueRef s = ll_splat_of(x), v = s ? s : x;
    bool found = LLVMIsAInstruction(v) && LLVMGetInstructionOpcode(v) == LLVMFMul && (LLVMGetFastMathFlags(v) & LLVMFastMathAllowContract);
    return found ? v : NULL;
}

// x + y where both are products, else NULL: the first one becomes part of an FMA. Which one LLVM would choose depends on how wide registers are.
static LLVMValueRef sum_of_products(Elem *e, LLVMValueRef x, LLVMValueRef y, bool subtracts) {
    LLVMValueRef product = e->no_fma ? NULL : product_of(x), factor[2];
    if (!product || !product_of(y)) return NULL;
    for (unsigned i = 0; i < 2; i++) {
        factor[i] = LLVMGetOperand(product, i);
        if (product != x) factor[i] = ll_splat(e->l, factor[i], ll_lanes(ll_type(x)));
    }
    return ll_fma(e->l, factor[0], factor[1], subtracts ? LLVMBuildFNeg(B, y, "") : y);
}

ELEM_OF(add) {
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    if (is_float(op)) {
        LLVMValueRef sum = sum_of_products(e, x, y, false);
        return sum ? sum : e->no_fma ? LLVMBuildFAdd(B, x, y, "") : ll_contract_add(e->l, x, y);
    }
    return is_bool(op) ? LLVMBuildOr(B, x, y, "") : LLVMBuildAdd(B, x, y, "");
}

ELEM_OF(subtract) {
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    if (!is_float(op)) return LLVMBuildSub(B, x, y, "");
    LLVMValueRef sum = sum_of_products(e, x, y, true);
    return sum ? sum : ll_contract_sub(e->l, x, y);
}

ELEM_OF(multiply) {
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    if (!is_float(op)) return LLVMBuildMul(B, x, y, ""); // i1: and
    // Of f64 each product is rounded, as by others: programs in f64 are about their last bits, and where 1 + x y cancels one bit becomes many.
    return dtype_of(op) == DT_F64 ? LLVMBuildFMul(B, x, y, "") : ll_contract_mul(e->l, x, y);
}

ELEM_OF(rounded_multiply) { return LLVMBuildFMul(B, arg(e, op, 0, index), arg(e, op, 1, index), ""); }

ELEM_OF(multiply_add) { return ll_fma(e->l, arg(e, op, 0, index), arg(e, op, 1, index), arg(e, op, 2, index)); }

// Rows by a number each (softmax, means, batch norms). Powers of two are LLVM's, which multiplies by their inverse.
static LLVMValueRef float_quotient(Elem *e, const Op *op, LLVMValueRef x, LLVMValueRef y) {
    enum { SOME_VECTORS = 2 * LANES, LONG_ROW = 8 * LANES };
    const Type t = op->results[0].type;
    bool is_short = t->dtype == DT_F16 || t->dtype == DT_BF16;
    int64_t row = t->rank ? t->dims[t->rank - 1] : 0;
    LLVMValueRef s = ll_splat_of(y);
    LLVMBool lost;
    bool is_power = s && LLVMIsAConstantFP(s) && fabs(frexp(LLVMConstRealGetDouble(s, &lost), &(int){0})) == 0.5;
    if (s && !is_power && is_short && row >= (t->dtype == DT_BF16 ? SOME_VECTORS : LONG_ROW)) return emit_divide_short(e->l, t->dtype == DT_F16, x, s);
    if (!e->l->avx512 || !s || is_power || row < LONG_ROW) return LLVMBuildFDiv(B, x, y, "");
    return emit_divide_by(e->l, x, s);
}

// Division by zero is -1 (all ones), the least integer by -1 itself.
ELEM_OF(divide) {
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    if (is_float(op)) return float_quotient(e, op, x, y);
    LLVMTypeRef t = ll_type(x);
    LLVMValueRef zero = ll_int(t, 0), one = ll_int(t, 1), ones = ll_int(t, -1);
    LLVMValueRef by_zero = LLVMBuildICmp(B, LLVMIntEQ, y, zero, ""), bad = by_zero;
    if (is_signed(op)) {
        LLVMValueRef least = ll_int(t, (int64_t)(UINT64_C(1) << (ll_bits(e->l, t) - 1)));
        LLVMValueRef over = LLVMBuildAnd(B, LLVMBuildICmp(B, LLVMIntEQ, x, least, ""), LLVMBuildICmp(B, LLVMIntEQ, y, ones, ""), "");
        bad = LLVMBuildOr(B, bad, over, "");
    }
    LLVMValueRef safe = LLVMBuildSelect(B, bad, one, y, "");
    LLVMValueRef q = is_signed(op) ? LLVMBuildSDiv(B, x, safe, "") : LLVMBuildUDiv(B, x, safe, "");
    return LLVMBuildSelect(B, by_zero, ones, q, "");
}

ELEM_OF(usual_divide) {
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index), s = ll_lanes(ll_type(y)) > 1 ? ll_splat_of(y) : y;
    return s ? emit_divide_usual(e->l, x, s) : LLVMBuildFDiv(B, x, y, "");
}

// One instruction rounds and converts.
ELEM_OF(whole) {
    const Op *def = op->operands[0]->def;
    bool rounded = def && def->kind == OP_ROUND_EVEN && !op_attr(def, ATTR_stage) && def->block == op->block;
    LLVMValueRef x = rounded ? arg(e, def, 0, index) : arg(e, op, 0, index);
    if (dtype_of(op) != DT_F32 || op->results[0].type->dtype != DT_I32) return elem_converted(e, x, dtype_of(op), op->results[0].type->dtype);
    return ll_nearest(e->l, x);
}

// Takes the sign of the dividend; by zero it is the dividend.
ELEM_OF(remainder) {
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    if (is_float(op)) return emit_math(e->l, MATH_REM, x, y);
    LLVMTypeRef t = ll_type(x);
    LLVMValueRef by_zero = LLVMBuildICmp(B, LLVMIntEQ, y, ll_int(t, 0), ""), bad = by_zero;
    if (is_signed(op)) bad = LLVMBuildOr(B, bad, LLVMBuildICmp(B, LLVMIntEQ, y, ll_int(t, -1), ""), "");
    LLVMValueRef safe = LLVMBuildSelect(B, bad, ll_int(t, 1), y, "");
    LLVMValueRef r = is_signed(op) ? LLVMBuildSRem(B, x, safe, "") : LLVMBuildURem(B, x, safe, "");
    return LLVMBuildSelect(B, by_zero, x, r, "");
}

// A constant side that is not the zero of the wrong sign allows a plain comparison, which keeps NaN of the other side: one or two
// instructions where llvm.maximum takes five.
static bool plain_limit(const Value *v, bool maximum, double *out) {
    while (v->def && v->def->kind == OP_BROADCAST_IN_DIM) v = v->def->operands[0];
    const Literal *c = value_constant(v);
    if (!c || !c->type->n_elems || !(c->splat || c->type->n_elems == 1)) return false;
    double x = elem_to_f64(c->type->dtype, c->data);
    *out = x;
    return x == x && (x != 0 || !__builtin_signbit(x) == maximum);
}

// Its NaN has all bits in vectors of AVX2, of which a register that holds bf16 has the upper ones alone (elem_rounded_sum).
static LLVMValueRef extreme(Elem *e, DType t, bool maximum, LLVMValueRef x, LLVMValueRef y) {
    LLVMValueRef r = ll_intrin2(e->l, maximum ? LL_MAXIMUM : LL_MINIMUM, x, y);
    if (t != DT_BF16 || e->l->avx512 || ll_lanes(ll_type(r)) == 1) return r;
    LLVMTypeRef bits = ll_int_like(e->l, ll_type(r));
    return ll_bitcast(e->l, LLVMBuildAnd(B, ll_bitcast(e->l, r, bits), ll_int(bits, 0xffff0000), ""), ll_type(r));
}

static LLVMValueRef limited(Elem *e, const Value *limit, LLVMValueRef c, LLVMValueRef x, bool maximum) {
    double v;
    if (!plain_limit(limit, maximum, &v)) return extreme(e, limit->type->dtype, maximum, x, c);
    LLVMRealPredicate p = maximum ? (v == 0 ? LLVMRealOGE : LLVMRealOGT) : (v == 0 ? LLVMRealOLE : LLVMRealOLT);
    return LLVMBuildSelect(B, LLVMBuildFCmp(B, p, c, x, ""), c, x, "");
}

static LLVMValueRef float_limit(Elem *e, const Op *op, const Index *index, bool maximum) {
    for (uint32_t i = 0; i < 2; i++) {
        double limit;
        if (!plain_limit(op->operands[i], maximum, &limit)) continue;
        LLVMValueRef x = arg(e, op, 1 - i, index), c = arg(e, op, i, index);
        return limited(e, op->operands[i], c, x, maximum);
    }
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    return extreme(e, dtype_of(op), maximum, x, y);
}

ELEM_OF(maximum) {
    if (is_float(op)) return float_limit(e, op, index, true);
    return ll_intrin2(e->l, is_signed(op) ? LL_SMAX : LL_UMAX, arg(e, op, 0, index), arg(e, op, 1, index));
}

ELEM_OF(minimum) {
    if (is_float(op)) return float_limit(e, op, index, false);
    return ll_intrin2(e->l, is_signed(op) ? LL_SMIN : LL_UMIN, arg(e, op, 0, index), arg(e, op, 1, index));
}

ELEM_OF(and) { return LLVMBuildAnd(B, arg(e, op, 0, index), arg(e, op, 1, index), ""); }
ELEM_OF(or) { return LLVMBuildOr(B, arg(e, op, 0, index), arg(e, op, 1, index), ""); }
ELEM_OF(xor) { return LLVMBuildXor(B, arg(e, op, 0, index), arg(e, op, 1, index), ""); }
ELEM_OF(not) { return LLVMBuildNot(B, arg(e, op, 0, index), ""); }
ELEM_OF(popcnt) { return ll_intrin1(e->l, LL_CTPOP, elem_low_bits(e, dtype_of(op), arg(e, op, 0, index))); }

ELEM_OF(clz) {
    LLVMValueRef n = ll_clz(e->l, elem_low_bits(e, dtype_of(op), arg(e, op, 0, index)));
    unsigned unused = ll_bits(e->l, ll_type(n)) - dtype_info[dtype_of(op)].bits;
    return unused ? LLVMBuildSub(B, n, ll_int(ll_type(n), unused), "") : n;
}

ELEM_OF(negate) {
    LLVMValueRef x = arg(e, op, 0, index);
    return is_float(op) ? LLVMBuildFNeg(B, x, "") : LLVMBuildNeg(B, x, "");
}

ELEM_OF(abs) {
    LLVMValueRef x = arg(e, op, 0, index);
    if (is_float(op)) return emit_math(e->l, MATH_ABS, x, NULL);
    if (!is_signed(op)) return x;
    return LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntSLT, x, ll_int(ll_type(x), 0), ""), LLVMBuildNeg(B, x, ""), x, "");
}

ELEM_OF(sign) {
    LLVMValueRef x = arg(e, op, 0, index);
    if (is_float(op)) return emit_math(e->l, MATH_SIGN, x, NULL);
    LLVMTypeRef t = ll_type(x);
    LLVMValueRef zero = ll_int(t, 0), positive = LLVMBuildZExt(B, LLVMBuildICmp(B, LLVMIntNE, x, zero, ""), t, "");
    if (!is_signed(op)) return positive;
    return LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntSLT, x, zero, ""), ll_int(t, -1), positive, "");
}

// Shifts by the width or more, read as an unsigned number, give zeros; arithmetic ones the sign.
static LLVMValueRef shift(Elem *e, const Op *op, const Index *index, LLVMOpcode code) {
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    LLVMTypeRef t = ll_type(x);
    unsigned bits = dtype_info[dtype_of(op)].bits;
    LLVMValueRef wide = LLVMBuildICmp(B, LLVMIntUGE, y, ll_int(t, bits), "");
    if (code == LLVMAShr && bits < ll_bits(e->l, t)) { // the sign of an unsigned type is its own topmost bit
        LLVMValueRef up = ll_int(t, ll_bits(e->l, t) - bits);
        x = LLVMBuildAShr(B, LLVMBuildShl(B, x, up, ""), up, "");
    }
    if (code == LLVMAShr) return LLVMBuildAShr(B, x, LLVMBuildSelect(B, wide, ll_int(t, bits - 1), y, ""), "");
    LLVMValueRef by = LLVMBuildSelect(B, wide, ll_int(t, 0), y, "");
    LLVMValueRef r = code == LLVMShl ? LLVMBuildShl(B, x, by, "") : LLVMBuildLShr(B, elem_low_bits(e, dtype_of(op), x), by, "");
    return LLVMBuildSelect(B, wide, ll_int(t, 0), r, "");
}

ELEM_OF(shl) { return shift(e, op, index, LLVMShl); }
ELEM_OF(shr_arithmetic) { return shift(e, op, index, LLVMAShr); }
ELEM_OF(shr_logical) { return shift(e, op, index, LLVMLShr); }

// Floats of f16 are fenced: LLVM rounds the halves that they were widened from to integers, and has no vectors of these: 16 calls.
static LLVMValueRef math_arg(Elem *e, const Op *op, uint32_t i, const Index *index) {
    LLVMValueRef x = arg(e, op, i, index);
    return dtype_of(op) == DT_F16 && !LLVMIsConstant(x) ? ll_intrin1(e->l, LL_FENCE, x) : x;
}

static LLVMValueRef math1(Elem *e, const Op *op, const Index *index, MathFn fn) { return emit_math(e->l, fn, math_arg(e, op, 0, index), NULL); }
static LLVMValueRef math2(Elem *e, const Op *op, const Index *index, MathFn fn) {
    return emit_math(e->l, fn, math_arg(e, op, 0, index), math_arg(e, op, 1, index));
}

ELEM_OF(floor) { return math1(e, op, index, MATH_FLOOR); }
ELEM_OF(ceil) { return math1(e, op, index, MATH_CEIL); }
ELEM_OF(round_afz) { return math1(e, op, index, MATH_ROUND_AFZ); }
ELEM_OF(round_even) { return math1(e, op, index, MATH_ROUND_EVEN); }
ELEM_OF(cbrt) { return math1(e, op, index, MATH_CBRT); }
ELEM_OF(cosine) { return math1(e, op, index, MATH_COS); }
ELEM_OF(exp) { return math1(e, op, index, MATH_EXP); }
ELEM_OF(expm1) { return math1(e, op, index, MATH_EXPM1); }
ELEM_OF(log) { return math1(e, op, index, MATH_LOG); }
ELEM_OF(log1p) { return math1(e, op, index, MATH_LOG1P); }
ELEM_OF(logistic) { return math1(e, op, index, MATH_LOGISTIC); }
ELEM_OF(rsqrt) { return math1(e, op, index, MATH_RSQRT); }
ELEM_OF(sine) { return math1(e, op, index, MATH_SIN); }
ELEM_OF(sqrt) { return math1(e, op, index, MATH_SQRT); }
ELEM_OF(tan) { return math1(e, op, index, MATH_TAN); }
ELEM_OF(tanh) { return math1(e, op, index, MATH_TANH); }
ELEM_OF(erf) { return math1(e, op, index, MATH_ERF); }
ELEM_OF(acos) { return math1(e, op, index, MATH_ACOS); }
ELEM_OF(acosh) { return math1(e, op, index, MATH_ACOSH); }
ELEM_OF(asin) { return math1(e, op, index, MATH_ASIN); }
ELEM_OF(asinh) { return math1(e, op, index, MATH_ASINH); }
ELEM_OF(atan) { return math1(e, op, index, MATH_ATAN); }
ELEM_OF(atan2) { return math2(e, op, index, MATH_ATAN2); }
ELEM_OF(atanh) { return math1(e, op, index, MATH_ATANH); }
ELEM_OF(cosh) { return math1(e, op, index, MATH_COSH); }
ELEM_OF(sinh) { return math1(e, op, index, MATH_SINH); }
ELEM_OF(erfc) { return math1(e, op, index, MATH_ERFC); }
ELEM_OF(erf_inv) { return math1(e, op, index, MATH_ERF_INV); }
ELEM_OF(lgamma) { return math1(e, op, index, MATH_LGAMMA); }
ELEM_OF(digamma) { return math1(e, op, index, MATH_DIGAMMA); }
ELEM_OF(bessel_i1e) { return math1(e, op, index, MATH_BESSEL_I1E); }
ELEM_OF(polygamma) { return math2(e, op, index, MATH_POLYGAMMA); }
ELEM_OF(zeta) { return math2(e, op, index, MATH_ZETA); }

// Squaring: bit by bit of the exponent. A negative exponent leaves 1, -1 and 0 of 1, -1 and the rest.
static LLVMValueRef integer_power(Elem *e, LLVMValueRef x, LLVMValueRef y, bool is_signed_type) {
    LlvmCtx *l = e->l;
    LLVMTypeRef t = ll_type(x);
    LLVMValueRef one = ll_int(t, 1), zero = ll_int(t, 0);
    LlLoop loop;
    ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, ll_bits(l, t)), ll_i64(l, 1), "power");
    LLVMValueRef product = ll_loop_carry(l, &loop, one), square = ll_loop_carry(l, &loop, x), rest = ll_loop_carry(l, &loop, y);
    LLVMValueRef odd = LLVMBuildICmp(B, LLVMIntNE, LLVMBuildAnd(B, rest, one, ""), zero, "");
    ll_loop_next(&loop, 0, LLVMBuildSelect(B, odd, LLVMBuildMul(B, product, square, ""), product, ""));
    ll_loop_next(&loop, 1, LLVMBuildMul(B, square, square, ""));
    ll_loop_next(&loop, 2, LLVMBuildLShr(B, rest, one, ""));
    ll_loop_end(l, &loop);
    LLVMValueRef r = ll_loop_result(&loop, 0);
    if (!is_signed_type) return r;
    LLVMValueRef ones = ll_int(t, -1);
    LLVMValueRef odd_y = LLVMBuildICmp(B, LLVMIntNE, LLVMBuildAnd(B, y, one, ""), zero, "");
    LLVMValueRef of_minus = LLVMBuildSelect(B, odd_y, ones, one, "");
    LLVMValueRef inverse = LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntEQ, x, ones, ""), of_minus, zero, "");
    inverse = LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntEQ, x, one, ""), one, inverse, "");
    return LLVMBuildSelect(B, LLVMBuildICmp(B, LLVMIntSLT, y, zero, ""), inverse, r, "");
}

ELEM_OF(power) {
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    return is_float(op) ? emit_math(e->l, MATH_POW, x, y) : integer_power(e, x, y, is_signed(op));
}

// The next number of the type from x towards y: one more or less in the bits, whose order is that of magnitudes.
ELEM_OF(next_after) {
    DType t = dtype_of(op);
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    LLVMTypeRef ints = ll_int_like(e->l, ll_like(elem_memory_type(e, t), ll_type(x)));
    LLVMValueRef bits = ll_bitcast(e->l, elem_to_memory(e, t, x), ints), zero = ll_real(ll_type(x), 0), one = ll_int(ints, 1);
    LLVMValueRef up = LLVMBuildFCmp(B, LLVMRealOLT, x, y, ""), positive = LLVMBuildFCmp(B, LLVMRealOGT, x, zero, "");
    LLVMValueRef inward = LLVMBuildXor(B, up, positive, "");
    LLVMValueRef next = LLVMBuildAdd(B, bits, LLVMBuildSelect(B, inward, ll_int(ints, -1), one, ""), "");
    LLVMValueRef sign = ll_int(ints, (int64_t)(UINT64_C(1) << (dtype_info[t].bits - 1)));
    LLVMValueRef least = LLVMBuildSelect(B, up, one, LLVMBuildOr(B, sign, one, ""), "");
    next = LLVMBuildSelect(B, LLVMBuildFCmp(B, LLVMRealOEQ, x, zero, ""), least, next, "");
    LLVMValueRef r = elem_from_memory(e, t, ll_bitcast(e->l, next, ll_like(elem_memory_type(e, t), ll_type(x))));
    r = LLVMBuildSelect(B, LLVMBuildFCmp(B, LLVMRealOEQ, x, y, ""), y, r, "");
    return LLVMBuildSelect(B, LLVMBuildFCmp(B, LLVMRealUNO, x, y, ""), ll_real(ll_type(x), __builtin_nan("")), r, "");
}

ELEM_OF(is_finite) {
    LLVMValueRef x = arg(e, op, 0, index);
    LLVMValueRef infinity = ll_real(ll_type(x), __builtin_inf());
    return LLVMBuildFCmp(B, LLVMRealOLT, emit_math(e->l, MATH_ABS, x, NULL), infinity, "");
}

// The order of IEEE 754 totalOrder on the bits: -NaN < -inf < ... < -0 < +0 < ... < NaN.
static LLVMValueRef total_order(Elem *e, LLVMValueRef x) {
    LLVMTypeRef t = ll_int_like(e->l, ll_type(x));
    LLVMValueRef bits = ll_bitcast(e->l, x, t);
    LLVMValueRef sign = LLVMBuildAShr(B, bits, ll_int(t, ll_bits(e->l, t) - 1), "");
    return LLVMBuildXor(B, bits, LLVMBuildLShr(B, sign, ll_int(t, 1), ""), "");
}

ELEM_OF(compare) {
    static const struct {
        const char *name;
        LLVMRealPredicate real;
        LLVMIntPredicate sint, uint;
    } direction[] = {{"EQ", LLVMRealOEQ, LLVMIntEQ, LLVMIntEQ},   {"NE", LLVMRealUNE, LLVMIntNE, LLVMIntNE},   {"GE", LLVMRealOGE, LLVMIntSGE, LLVMIntUGE},
                     {"GT", LLVMRealOGT, LLVMIntSGT, LLVMIntUGT}, {"LE", LLVMRealOLE, LLVMIntSLE, LLVMIntULE}, {"LT", LLVMRealOLT, LLVMIntSLT, LLVMIntULT}};
    LLVMValueRef x = arg(e, op, 0, index), y = arg(e, op, 1, index);
    const char *name = str_text(op_str(op, ATTR_comparison_direction)), *type = str_text(op_str(op, ATTR_compare_type));
    size_t i = 0;
    while (i < COUNT(direction) && strcmp(direction[i].name, name)) i++;
    if (i == COUNT(direction)) ICE("comparison %s", name);
    if (is_float(op) && !strcmp(type, "TOTALORDER")) return LLVMBuildICmp(B, direction[i].sint, total_order(e, x), total_order(e, y), "");
    if (is_float(op)) return LLVMBuildFCmp(B, direction[i].real, x, y, "");
    return LLVMBuildICmp(B, is_signed(op) ? direction[i].sint : direction[i].uint, x, y, "");
}

// One instruction, which takes tiny numbers for 0, of two registers as well.
static LLVMValueRef rounded_for_units(Elem *e, LLVMValueRef x) {
    LLVMTypeRef type = ll_type(x), ints = ll_int_like(e->l, type);
    bool pair = ll_lanes(type) == ROUNDED_PAIR;
    LLVMValueRef rounded = pair ? ll_round_pair(e->l, x) : LLVMBuildFPTrunc(B, x, ll_like(e->l->bf16, type), "");
    LLVMValueRef half = ll_bitcast(e->l, rounded, ll_like(e->l->i16, type));
    return ll_bitcast(e->l, LLVMBuildShl(B, LLVMBuildZExt(B, half, ints, ""), ll_int(ints, 16), ""), type);
}

ELEM_OF(convert) {
    LLVMValueRef x = arg(e, op, 0, index);
    DType from = dtype_of(op), to = op->results[0].type->dtype;
    if (from == DT_F32 && to == DT_BF16 && e->l->rounds_bf16 && op_attr(op, ATTR_for_units)) return rounded_for_units(e, x);
    return elem_converted(e, x, from, to);
}

ELEM_OF(select) { return elem_select(e, arg(e, op, 0, index), arg(e, op, 1, index), arg(e, op, 2, index)); }

LLVMValueRef elem_any(Elem *e, LLVMValueRef which) {
    LLVMTypeRef t = ll_type(which);
    return ll_any(e->l, e->mask && ll_lanes(t) > 1 ? LLVMBuildSelect(B, e->mask, which, LLVMConstNull(t), "") : which);
}

ELEM_OF(rarely) {
    LLVMValueRef which = arg(e, op, 0, index);
    if (LLVMIsNull(which)) return arg(e, op, 2, index);
    if (e->rare) return arg(e, op, 1, index);
    LlIf f;
    size_t mark = memo_open(e);
    ll_if(e->l, &f, elem_any(e, which), "rarely");
    ll_if_unlikely(e->l, &f);
    LLVMValueRef some = arg(e, op, 1, index);
    memo_close(e, mark);
    ll_else(e->l, &f);
    LLVMValueRef none = arg(e, op, 2, index);
    memo_close(e, mark);
    ll_endif(e->l, &f);
    return ll_if_merge(e->l, &f, some, none);
}

ELEM_OF(clamp) { // min(max(x, low), high)
    LLVMValueRef low = arg(e, op, 0, index), x = arg(e, op, 1, index), high = arg(e, op, 2, index);
    DType t = op->operands[1]->type->dtype;
    if (dtype_is_float(t)) return limited(e, op->operands[2], high, limited(e, op->operands[0], low, x, true), false);
    bool s = dtype_is_signed(t);
    return ll_intrin2(e->l, s ? LL_SMIN : LL_UMIN, ll_intrin2(e->l, s ? LL_SMAX : LL_UMAX, x, low), high);
}
