// See products.h.
#include "passes/products.h"

bool product_is_f32(const Op *op) {
    DType x = op->operands[0]->type->dtype, y = op->operands[1]->type->dtype;
    if (op->results[0].type->dtype != DT_F32 || (x != DT_F32 && y != DT_F32)) return false;
    return dtype_is_float(x) && dtype_is_float(y) && x != DT_F64 && y != DT_F64;
}

static bool is_short_float(DType t) { return t == DT_F32 || t == DT_BF16 || t == DT_F16; }

bool product_is_short(const Op *op) {
    return is_short_float(op->operands[0]->type->dtype) && is_short_float(op->operands[1]->type->dtype) && is_short_float(op->results[0].type->dtype);
}

bool product_is_hybrid(const Op *op) {
    return op->n_operands == 2 && op->operands[1]->type->quant && !op->operands[0]->type->quant && !op->results[0].type->quant;
}
