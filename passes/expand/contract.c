// Contractions whose result is of a wider class than their operands (int8 into f32, f32 into complex numbers), or whose operands have different types: these
// are converted to the result's element type and contracted in it. In ir/eval/contract.c they are as well. Integers modulo 2^32 are contracted in the shortest
// type that holds both sides instead, as processors multiply bytes four times and words twice as fast: i8 (also i4 and i1), or i16. ui8 is made signed, 128
// less, where the processor multiplies bytes (bytes.c). What was widened before, as frameworks have it that multiply equal types alone,
// is contracted as it was.
#include "passes/expand/bytes.h"
#include "passes/products.h"

static DTypeClass class_of(Type t) {
    DTypeClass class = dtype_info[t->dtype].class;
    return class == DC_UINT ? DC_SINT : class;
}

static bool fits(DType t, uint32_t bits) { return t == DT_I1 || (dtype_is_int(t) && dtype_info[t].bits + !dtype_is_signed(t) <= bits); }

static bool both_fit(const Op *op, uint32_t bits) { return fits(op->operands[0]->type->dtype, bits) && fits(op->operands[1]->type->dtype, bits); }

// The type to contract in.
static DType contracted_in(const Op *op) {
    DType to = op->results[0].type->dtype, left = op->operands[0]->type->dtype, right = op->operands[1]->type->dtype;
    bool shorter = dtype_is_int(to) && dtype_info[to].bits <= 32 && bytes_are_faster(op);
    if (shorter && both_fit(op, 8)) return DT_I8;
    if (left == right && class_of(op->operands[0]->type) == class_of(op->results[0].type)) return left;
    return shorter && both_fit(op, 16) ? DT_I16 : to;
}

static bool is_unsigned_byte(const Op *op, uint32_t side) { return op->operands[side]->type->dtype == DT_UI8; }

// Of bytes of which some have no sign, and is it worth while to give them one? Of two sides without, only if there is nothing that multiplies these.
static bool is_of_unsigned(const Expand *x, const Op *op) {
    const TargetFacts *target = x->c->o->target;
    DType to = op->results[0].type->dtype;
    bool both = is_unsigned_byte(op, 0) && is_unsigned_byte(op, 1), any = is_unsigned_byte(op, 0) || is_unsigned_byte(op, 1);
    if (!any || !dtype_is_int(to) || dtype_info[to].bits > 32 || !target || !target->tiles[DT_I8].mr || (both && target->tiles[DT_UI8].mr)) return false;
    for (uint32_t side = 0; side < 2; side++)
        if (is_unsigned_byte(op, side) ? !bytes_take_cheap_sums(op, side) || !bytes_are_shared(op, side) : !fits(op->operands[side]->type->dtype, 8))
            return false;
    return bytes_suit(op) && bytes_are_faster(op);
}

static Value *product_of_unsigned(Builder *b, const Op *op) {
    Value *bytes[2];
    int64_t less[2];
    for (uint32_t side = 0; side < 2; side++) {
        less[side] = is_unsigned_byte(op, side) ? 128 : 0;
        bytes[side] = less[side] ? build_bitcast(b, op->operands[side], DT_I8) : build_convert(b, op->operands[side], DT_I8);
        if (less[side]) bytes[side] = build_binary(b, OP_XOR, bytes[side], build_splat_i64(b, bytes[side]->type, INT8_MIN));
    }
    return build_convert(b, bytes_product(b, op, bytes, less), op->results[0].type->dtype);
}

// What an operand was widened from, where that changes no bit of sums that are as long as the result's; or itself.
static Value *before_widening(const Op *op, uint32_t side) {
    Value *v = value_resolved(op->operands[side]), *from = v->def && v->def->kind == OP_CONVERT ? value_resolved(v->def->operands[0]) : v;
    DType t = from->type->dtype, wide = v->type->dtype;
    bool same = t == DT_I1 || dtype_is_signed(wide) || !dtype_is_signed(t) || dtype_info[wide].bits >= dtype_info[op->results[0].type->dtype].bits;
    return fits(t, 16) && dtype_is_int(wide) && dtype_info[wide].bits > dtype_info[t].bits && same ? from : v;
}

static bool is_of_widened(const Op *op, Value *out[2]) {
    DType to = op->results[0].type->dtype;
    for (uint32_t i = 0; i < 2; i++) out[i] = before_widening(op, i);
    for (uint32_t i = 0; i < 2; i++) // a result has to hold operands of two types
        if (out[0]->type->dtype != out[1]->type->dtype && dtype_info[out[i]->type->dtype].bits > dtype_info[to].bits) return false;
    return bytes_are_faster(op) && dtype_is_int(to) && dtype_info[to].bits <= 32 && !both_fit(op, 16) && fits(out[0]->type->dtype, 16) &&
           fits(out[1]->type->dtype, 16);
}

static bool is_byte(DType t) { return t == DT_I8 || t == DT_UI8; }

// Bytes of both kinds, and floats that bf16 holds, are left to `layout`, which knows what they are converted to before they are multiplied, if at all.
static bool is_left(const Op *op, DType in) {
    DType left = op->operands[0]->type->dtype, right = op->operands[1]->type->dtype, to = op->results[0].type->dtype;
    if (left == in && right == in) return true;
    return in == DT_I16 ? is_byte(left) && is_byte(right) : dtype_is_float(to) && to != DT_F64 && product_is_in_bf16(op);
}

bool expand_contraction(Expand *x, Op *op) {
    DType in = contracted_in(op);
    Value *y, *operands[2];
    bool of_unsigned = is_of_unsigned(x, op), widened = is_of_widened(op, operands);
    if (!of_unsigned && !widened && is_left(op, in)) return false;
    if (!product_is_f32(op)) op_remove_attr(op, ATTR_model); // of integers, which are exact as they are
    if (of_unsigned) {
        y = product_of_unsigned(&x->b, op);
    } else {
        for (uint32_t i = 0; i < 2 && !widened; i++) operands[i] = build_convert(&x->b, op->operands[i], in);
        y = op_result(build_like(&x->b, op, operands, &op->results[0].type), 0);
    }
    value_replace(&op->results[0], y);
    return true;
}
