// Products of quantized tensors as products of their bytes, where the processor has a micro-kernel for these: stored integers x and w of x - zero and w sum up
// to sum((x - zero) w) = sum(x w) - zero sum(w), all modulo 2^32, which holds the sum on the left. sum(w) is a constant where weights are. Unsigned bytes
// become signed ones, 128 less, and so do their zero points. Images are widened by their zero point, which is what padding stands for. The same of weights with
// one zero point, in products of matrices.
#include "passes/expand/bytes.h"
#include "passes/expand/quant.h"

// A byte, signed, and how much less than what is stored it is.
typedef struct {
    DType storage;
    int64_t less;
} Byte;

static bool as_byte(const Quant *q, Byte *out) {
    *out = (Byte){q->storage, dtype_is_signed(q->storage) ? 0 : 128};
    return dtype_info[q->storage].bits == 8;
}

static Value *bytes_of(Builder *b, Value *x, Byte byte) {
    x = build_convert(b, value_resolved(x), DT_I32);
    if (byte.less) x = build_binary(b, OP_SUBTRACT, x, build_splat_i64(b, x->type, byte.less));
    return build_convert(b, x, DT_I8);
}

Value *expand_product_of_bytes(Builder *b, const Op *op, const TargetFacts *target, double bound) {
    const Quant *lhs = op->operands[0]->type->quant, *rhs = op->operands[1]->type->quant;
    Byte left, right;
    if (!bytes_suit(op) || !target || !target->tiles[DT_I8].mr || bound >= 0x1p31 || !as_byte(lhs, &left) || !as_byte(rhs, &right)) return NULL;
    int64_t less[2] = {left.less - lhs->zero_points[0], right.less - rhs->zero_points[0]};
    for (uint32_t i = 1; i < rhs->n; i++)
        if (rhs->zero_points[i] != rhs->zero_points[0]) return NULL;
    if (less[1] && !bytes_take_cheap_sums(op, 1)) return NULL;
    Value *bytes[2] = {bytes_of(b, op->operands[0], left), bytes_of(b, op->operands[1], right)};
    return bytes_product(b, op, bytes, less);
}
