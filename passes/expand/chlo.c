// Ops of CHLO that a few others say exactly: every expansion here has the bits of the op's meaning.
#include "passes/expand/expansion.h"

// x * x; of complex numbers codegen has a better one.
bool expand_square(Expand *x, Op *op) {
    Value *v = op->operands[0];
    if (dtype_is_complex(v->type->dtype)) return false;
    value_replace(&op->results[0], build_binary(&x->b, OP_MULTIPLY, v, v));
    return true;
}

bool expand_conj(Expand *x, Op *op) {
    (void)x;
    if (dtype_is_complex(op->operands[0]->type->dtype)) return false;
    value_replace(&op->results[0], op->operands[0]);
    return true;
}

bool expand_is_inf(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *v = op->operands[0], *limit = build_splat(b, v->type, op->kind == OP_IS_NEG_INF ? -__builtin_inf() : __builtin_inf());
    if (op->kind == OP_IS_INF) v = build_unary(b, OP_ABS, v);
    value_replace(&op->results[0], build_compare(b, v, limit, "EQ"));
    return true;
}

// --- mulhi: the upper half of the product

static Value *shifted(Builder *b, OpKind shift, Value *v, int64_t by) { return build_binary(b, shift, v, build_splat_i64(b, v->type, by)); }

static DType of_twice_the_bits(DType t) {
    switch (t) {
    case DT_I2:
    case DT_I4: return DT_I8;
    case DT_UI2:
    case DT_UI4: return DT_UI8;
    case DT_I8: return DT_I16;
    case DT_UI8: return DT_UI16;
    case DT_I16: return DT_I32;
    case DT_UI16: return DT_UI32;
    case DT_I32: return DT_I64;
    case DT_UI32: return DT_UI64;
    default: return DT_COUNT;
    }
}

// In four products of halves, as numbers without a sign; a negative factor has counted 2^64 too much times the other.
static Value *mulhi_64(Builder *b, Value *x, Value *y) {
    Value *mask = build_splat_i64(b, x->type, 0xffffffff);
    Value *xl = build_binary(b, OP_AND, x, mask), *xh = shifted(b, OP_SHR_LOGICAL, x, 32);
    Value *yl = build_binary(b, OP_AND, y, mask), *yh = shifted(b, OP_SHR_LOGICAL, y, 32);
    Value *low = build_binary(b, OP_MULTIPLY, xl, yl), *one = build_binary(b, OP_MULTIPLY, xh, yl);
    Value *two = build_binary(b, OP_MULTIPLY, xl, yh), *high = build_binary(b, OP_MULTIPLY, xh, yh);
    // one + low / 2^32 and the lower half of that + two both fit in 64 bits (Warren, "Hacker's Delight", 8-2).
    one = build_binary(b, OP_ADD, one, shifted(b, OP_SHR_LOGICAL, low, 32));
    two = build_binary(b, OP_ADD, two, build_binary(b, OP_AND, one, mask));
    high = build_binary(b, OP_ADD, high, shifted(b, OP_SHR_LOGICAL, one, 32));
    high = build_binary(b, OP_ADD, high, shifted(b, OP_SHR_LOGICAL, two, 32));
    if (!dtype_is_signed(x->type->dtype)) return high;
    high = build_binary(b, OP_SUBTRACT, high, build_binary(b, OP_AND, shifted(b, OP_SHR_ARITHMETIC, x, 63), y));
    return build_binary(b, OP_SUBTRACT, high, build_binary(b, OP_AND, shifted(b, OP_SHR_ARITHMETIC, y, 63), x));
}

bool expand_mulhi(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *l = op->operands[0], *r = op->operands[1];
    DType t = l->type->dtype, wide = of_twice_the_bits(t);
    if (wide == DT_COUNT) {
        value_replace(&op->results[0], mulhi_64(b, l, r));
        return true;
    }
    Value *x_wide = build_convert(b, l, wide), *y_wide = build_convert(b, r, wide), *product = build_binary(b, OP_MULTIPLY, x_wide, y_wide);
    OpKind shift = dtype_is_signed(t) ? OP_SHR_ARITHMETIC : OP_SHR_LOGICAL;
    value_replace(&op->results[0], build_convert(b, shifted(b, shift, product, dtype_info[t].bits), t));
    return true;
}

bool expand_get_dimension_size(Expand *x, Op *op) {
    int64_t size = op->operands[0]->type->dims[op_int(op, ATTR_dimension, 0)];
    value_replace(&op->results[0], build_splat_i64(&x->b, op->results[0].type, size));
    return true;
}
