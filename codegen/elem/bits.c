// Ops on the bits of numbers: bitcast_convert and reduce_precision. Bits are those of memory, as an integer of the type's width, in the
// low bits of a register for types under 8.
#include "codegen/elem/elem.h"

#include "ir/ops/view.h"

#include <string.h>

#define B (e->l->b)

static LLVMTypeRef bits_type(Elem *e, DType t) {
    switch (dtype_info[t].bits) {
    case 64: return e->l->i64;
    case 32: return e->l->i32;
    case 16: return e->l->i16;
    default: return e->l->i8;
    }
}

static LLVMValueRef bits_of(Elem *e, DType t, LLVMValueRef x) {
    x = elem_to_memory(e, t, x);
    return elem_low_bits(e, t, ll_bitcast(e->l, x, ll_like(bits_type(e, t), ll_type(x))));
}

// Of the low bits of x.
static LLVMValueRef number_of_bits(Elem *e, DType t, LLVMValueRef x) {
    LLVMTypeRef bits = ll_like(bits_type(e, t), ll_type(x));
    if (ll_bits(e->l, ll_type(x)) > ll_bits(e->l, bits)) x = LLVMBuildTrunc(B, x, bits, "");
    if (dtype_info[t].bits < 8 && !dtype_is_float(t)) return t == DT_I1 ? elem_from_memory(e, t, elem_low_bits(e, t, x)) : elem_rounded(e, t, x);
    return elem_from_memory(e, t, ll_bitcast(e->l, x, ll_like(elem_memory_type(e, t), ll_type(x))));
}

// ---- bitcast_convert: the narrower type has one dimension more, the last, its first element in the lowest bits

// Part `part` of element `at` of the wide one, which is that number of bits further up.
static LLVMValueRef part_of_wide(Elem *e, LLVMValueRef wide, Index part, DType to) {
    LLVMTypeRef t = ll_type(wide);
    LLVMValueRef by = index_vector(e, index_scale(e, part, dtype_info[to].bits));
    if (ll_bits(e->l, t) < 64) by = LLVMBuildTrunc(B, by, t, "");
    return number_of_bits(e, to, LLVMBuildLShr(B, wide, by, ""));
}

// Two halves of a number, the first the low one. Vectors are interleaved, which reads as numbers of twice the width.
static LLVMValueRef joined(Elem *e, LLVMValueRef low, LLVMValueRef high, unsigned bits) {
    unsigned lanes = ll_lanes(ll_type(low));
    LLVMTypeRef wide = bits < 8 ? ll_type(low) : ll_vec(LLVMIntTypeInContext(e->l->context, 2 * bits), lanes);
    if (bits >= 8 && lanes > 1) {
        int order[2 * LANES];
        for (unsigned i = 0; i < 2 * lanes; i++) order[i] = (int)(i / 2 + i % 2 * lanes);
        return ll_bitcast(e->l, ll_shuffle(e->l, low, high, order, 2 * lanes), wide);
    }
    if (bits >= 8) low = LLVMBuildZExt(B, low, wide, ""), high = LLVMBuildZExt(B, high, wide, "");
    return LLVMBuildOr(B, low, LLVMBuildShl(B, high, ll_int(wide, bits), ""), "");
}

// n parts of `bits` each, a power of two, the first the lowest.
static LLVMValueRef joined_parts(Elem *e, const LLVMValueRef *parts, unsigned n, unsigned bits) {
    if (n == 1) return parts[0];
    LLVMValueRef low = joined_parts(e, parts, n / 2, bits), high = joined_parts(e, parts + n / 2, n / 2, bits);
    return joined(e, low, high, bits * (n / 2));
}

enum { MAX_PARTS = 64 }; // bits of i64

// Where the wide numbers lie in memory as they are.
static bool lies_wide(Elem *e, const Op *op, Place *out) {
    View v;
    int64_t dense[MAX_RANK];
    if (!view_of_wider(op, &v) || !v.base->mark) return false;
    const Place *base = v.base->mark;
    if (base->wide) return false;
    type_strides(v.base->type, dense);
    for (uint32_t i = 0; i < v.base->type->rank; i++)
        if (base->origin[i] || (base->strides[i] != dense[i] && v.base->type->dims[i] != 1)) return false;
    LLVMTypeRef type = elem_memory_type(e, op->results[0].type->dtype);
    *out = (Place){.ptr = ll_gep_const(e->l, type, base->ptr, v.offset_elems), .stored_by = base->stored_by};
    memcpy(out->strides, v.strides_elems, v.rank * sizeof *out->strides);
    return true;
}

static LLVMValueRef wide_of_parts(Elem *e, const Op *op, const Index *index, DType from, DType to) {
    const Value *x = op->operands[0];
    Place wide;
    if (lies_wide(e, op, &wide)) return elem_load(e, &op->results[0], &wide, index);
    uint32_t last = x->type->rank - 1, n = dtype_info[to].bits / dtype_info[from].bits;
    LLVMValueRef parts[MAX_PARTS];
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < last; i++) at[i] = index[i];
    for (uint32_t k = 0; k < n; k++) {
        at[last] = index_const(e, k);
        parts[k] = bits_of(e, from, elem_at(e, x, at));
    }
    return number_of_bits(e, to, joined_parts(e, parts, n, dtype_info[from].bits));
}

// The real part of the wide number is number 0 of the narrow ones, its imaginary part number 1.
static LLVMValueRef bitcast_pair(Elem *e, const Op *op, const Index *index, DType from, DType to) {
    const Value *x = op->operands[0];
    uint32_t rank = op->results[0].type->rank;
    if (from == to) return elem_at(e, x, index);
    if (from == DT_C128) {
        LLVMValueRef z = elem_at(e, x, index), which = index_compare(e, LLVMIntEQ, index[rank - 1], 0);
        LLVMValueRef bits = LLVMBuildSelect(B, which, bits_of(e, DT_F64, elem_part(e, z, 0)), bits_of(e, DT_F64, elem_part(e, z, 1)), "");
        return elem_pair(e, part_of_wide(e, bits, index_const(e, 0), DT_F32), part_of_wide(e, bits, index_const(e, 1), DT_F32));
    }
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < rank; i++) at[i] = index[i];
    LLVMValueRef part[2];
    for (int64_t k = 0; k < 2; k++) {
        at[rank] = index_const(e, k);
        LLVMValueRef z = elem_at(e, x, at);
        part[k] = number_of_bits(e, DT_F64, joined(e, bits_of(e, DT_F32, elem_part(e, z, 0)), bits_of(e, DT_F32, elem_part(e, z, 1)), 32));
    }
    return elem_pair(e, part[0], part[1]);
}

ELEM_OF(bitcast_convert) {
    DType from = op->operands[0]->type->dtype, to = op->results[0].type->dtype;
    unsigned have = dtype_info[from].bits, want = dtype_info[to].bits;
    if (dtype_is_complex(to)) return bitcast_pair(e, op, index, from, to);
    if (have < want) return wide_of_parts(e, op, index, from, to);
    LLVMValueRef x = bits_of(e, from, elem_at(e, op->operands[0], index));
    return have == want ? number_of_bits(e, to, x) : part_of_wide(e, x, index[op->results[0].type->rank - 1], to);
}

// ---- reduce_precision

// The significand to `keep` bits, to nearest even; a carry goes on into the exponent.
static LLVMValueRef fewer_digits(Elem *e, LLVMValueRef x, unsigned drop) {
    LLVMTypeRef t = ll_type(x);
    int64_t last = INT64_C(1) << drop;
    LLVMValueRef odd = LLVMBuildAnd(B, LLVMBuildLShr(B, x, ll_int(t, drop), ""), ll_int(t, 1), "");
    x = LLVMBuildAdd(B, x, LLVMBuildAdd(B, odd, ll_int(t, (last >> 1) - 1), ""), "");
    return LLVMBuildAnd(B, x, ll_int(t, -last), "");
}

// What `exponent_bits` cannot hold becomes infinite or zero, with its sign; its least exponent has no denormals.
static LLVMValueRef fewer_exponents(Elem *e, LLVMValueRef x, unsigned have, unsigned want, unsigned mantissa) {
    LLVMTypeRef t = ll_type(x);
    int64_t bias = (INT64_C(1) << (have - 1)) - 1, reduced = (INT64_C(1) << (want - 1)) - 1;
    int64_t all = ((INT64_C(1) << have) - 1) << mantissa;
    LLVMValueRef sign = LLVMBuildAnd(B, x, ll_int(t, (int64_t)(UINT64_C(1) << (have + mantissa))), "");
    LLVMValueRef exponent = LLVMBuildAnd(B, x, ll_int(t, all), "");
    LLVMValueRef over = LLVMBuildICmp(B, LLVMIntUGT, exponent, ll_int(t, (bias + reduced) << mantissa), "");
    LLVMValueRef under = LLVMBuildICmp(B, LLVMIntULE, exponent, ll_int(t, (bias - reduced) << mantissa), "");
    x = LLVMBuildSelect(B, under, sign, x, "");
    return LLVMBuildSelect(B, over, LLVMBuildOr(B, sign, ll_int(t, all), ""), x, "");
}

// NaN is kept, or infinite if no digits are.
ELEM_OF(reduce_precision) {
    LLVMValueRef number = elem_operand(e, op, 0, index);
    DType type = op->results[0].type->dtype;
    int64_t exponent = op_int(op, ATTR_exponent_bits, 1), mantissa = op_int(op, ATTR_mantissa_bits, 0);
    unsigned digits = (unsigned)float_formats[type].fraction_bits, exponents = dtype_info[type].bits - 1 - digits;
    LLVMValueRef bits = bits_of(e, type, number), x = bits;
    LLVMTypeRef t = ll_type(x);
    if (mantissa < digits) x = fewer_digits(e, x, digits - (unsigned)mantissa);
    if (exponent < exponents) x = fewer_exponents(e, x, exponents, (unsigned)exponent, digits);
    int64_t high = (int64_t)(~UINT64_C(0) << digits); // sign and exponent
    LLVMValueRef of_nan = mantissa ? bits : LLVMBuildAnd(B, bits, ll_int(t, high), "");
    x = LLVMBuildSelect(B, LLVMBuildFCmp(B, LLVMRealUNO, number, number, ""), of_nan, x, "");
    return number_of_bits(e, type, x);
}
