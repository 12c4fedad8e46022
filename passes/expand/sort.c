// chlo.top_k: the rows sorted, larger elements first, together with their positions; then the first k of both. Floats are compared by the
// total order of their bits, so NaN comes first; equal elements keep their order, as sort does. Every bit is the op's meaning.
#include "passes/expand/expand.h"

static const char *compare_type_of(DType t) {
    if (dtype_is_float(t)) return "TOTALORDER";
    return t != DT_I1 && dtype_is_signed(t) ? "SIGNED" : "UNSIGNED";
}

// The comparator's region: of two operands, by the first.
static void larger_first(Module *m, Op *sort) {
    Block *b = sort->regions[0];
    for (uint32_t i = 0; i < 4; i++) block_add_arg(m, b, type_tensor(&m->types, sort->operands[i / 2]->type->dtype, NULL, 0), NULL);
    Builder in = {m, b, NULL, sort->loc};
    const char *type = compare_type_of(sort->operands[0]->type->dtype);
    Attr attrs[] = {attr_str(ATTR_comparison_direction, module_str(m, "GT")), attr_str(ATTR_compare_type, module_str(m, type))};
    Value *larger = op_result(build_op(&in, OP_COMPARE, b->args, 2, attrs, 2), 0);
    build_typed(&in, OP_RETURN, &larger, 1, NULL, 0, NULL, 0, 0);
}

bool expand_top_k(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *v = op->operands[0];
    const Type t = v->type, positions = type_tensor(&x->m->types, DT_I32, t->dims, t->rank), types[] = {t, positions};
    int64_t last = t->rank - 1, start[MAX_RANK] = {0}, limit[MAX_RANK], strides[MAX_RANK];
    Attr along = attr_i64(ATTR_iota_dimension, last), attrs[] = {attr_i64(ATTR_dimension, last), attr_bool(ATTR_is_stable, true)};
    Value *at = op_result(build_typed(b, OP_IOTA, NULL, 0, &along, 1, &positions, 1, 0), 0);
    Op *sort = build_typed(b, OP_SORT, (Value *[]){v, at}, 2, attrs, 2, types, 2, 1);
    larger_first(x->m, sort);
    for (uint32_t i = 0; i < t->rank; i++) limit[i] = t->dims[i], strides[i] = 1;
    limit[last] = op->results[0].type->dims[last];
    for (uint32_t i = 0; i < 2; i++) value_replace(&op->results[i], build_slice(b, &sort->results[i], start, limit, strides));
    return true;
}
