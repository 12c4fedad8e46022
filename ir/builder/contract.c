// Builders of contractions: see build.h.
#include "ir/builder/build.h"

// The sizes are inferred, the element type is given: operands of one type may make a wider one.
static Value *contraction(Builder *b, OpKind kind, Value *x, Value *y, const Attr *attrs, size_t n_attrs, DType to) {
    Value *operands[] = {x, y}, *made = op_result(build_op(b, kind, operands, 2, attrs, n_attrs), 0);
    made->type = type_with_dtype(&b->m->types, made->type, to);
    if (!made->type) ICE("a pass built a type that is too large");
    return made;
}

Value *build_dot(Builder *b, Value *x, Value *y, const Axes lists[DOT_LISTS], DType to) {
    Attr numbers = attr_lists(&b->m->arena, ATTR_dot_dimension_numbers, lists, DOT_LISTS);
    return contraction(b, OP_DOT_GENERAL, x, y, &numbers, 1, to);
}

Value *build_contraction_like(Builder *b, const Op *op, Value *x, Value *y, const Axes *lists) {
    bool dot = op->kind == OP_DOT_GENERAL;
    Attr *attrs = arena_array(&b->m->arena, Attr, op->n_attrs);
    Attr numbers = attr_lists(&b->m->arena, dot ? ATTR_dot_dimension_numbers : ATTR_conv_dimension_numbers, lists, dot ? DOT_LISTS : CONV_LISTS);
    for (uint32_t i = 0; i < op->n_attrs; i++) attrs[i] = op->attrs[i].key == numbers.key ? numbers : op->attrs[i];
    return contraction(b, op->kind, x, y, attrs, op->n_attrs, op->results[0].type->dtype);
}
