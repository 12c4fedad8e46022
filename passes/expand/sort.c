// chlo.top_k: the rows sorted, larger elements first, together with their positions; then the first k of both. Floats are compared by the
// total order of their bits, so NaN comes first; equal elements keep their order, as sort does. Every bit is the op's meaning.
#include "passes/expand/expansion.h"

static const char *compare_type_of(DType t) {
    if (dtype_is_float(t)) return "TOTALORDER";
    return t != DT_I1 && dtype_is_signed(t) ? "SIGNED" : "UNSIGNED";
}

// The comparator's region: of two operands, by the first.
static void larger_first(Module *m, Op *sort) {
    Block *b = sort->regions[0];
    for (uint32_t i = 0; i < 4; i++) block_add_arg(m, b, type_scalar(&m->types, sort->operands[i / 2]->type->dtype), NULL);
    Builder in = {m, b, NULL, sort->loc};
    Value *larger = build_compare_as(&in, b->args[0], b->args[1], "GT", compare_type_of(sort->operands[0]->type->dtype));
    build_return(&in, &larger, 1);
}

bool expand_top_k(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *v = op->operands[0];
    uint32_t last = v->type->rank - 1;
    Value *at = build_iota(b, DT_I32, v->type, last);
    Op *sort = build_sort(b, (Value *[]){v, at}, 2, last);
    larger_first(x->m, sort);
    for (uint32_t i = 0; i < 2; i++) value_replace(&op->results[i], build_slice_along(b, &sort->results[i], last, 0, op->results[0].type->dims[last]));
    return true;
}
