// Contractions whose result is of a wider class than their operands (int8 into f32, f32 into complex numbers), or whose operands have different types: these
// are converted to the result's element type and contracted in it. In ir/eval/contract.c they are as well.
#include "passes/expand/expansion.h"
#include "passes/mark.h"

static DTypeClass class_of(Type t) {
    DTypeClass class = dtype_info[t->dtype].class;
    return class == DC_UINT ? DC_SINT : class;
}

bool expand_contraction(Expand *x, Op *op) {
    Type to = op->results[0].type;
    if (op->operands[0]->type->dtype == op->operands[1]->type->dtype && class_of(op->operands[0]->type) == class_of(to)) return false;
    Value *operands[2];
    for (uint32_t i = 0; i < 2; i++) operands[i] = build_convert(&x->b, op->operands[i], to->dtype);
    Op *made = build_like(&x->b, op, operands, &to);
    if (!product_is_f32(op)) op_remove_attr(made, ATTR_model); // of integers, which are exact as they are
    value_replace(&op->results[0], op_result(made, 0));
    return true;
}
