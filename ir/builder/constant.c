// Builders of constants: see build.h.
#include "ir/builder/build.h"

Value *build_constant(Builder *b, const Literal *l) {
    Attr value = attr_literal(ATTR_value, l);
    return op_result(build_op(b, OP_CONSTANT, NULL, 0, &value, 1), 0);
}

Value *build_splat(Builder *b, Type type, double value) { return build_constant(b, literal_splat_f64(&b->m->arena, type, value)); }

Value *build_splat_i64(Builder *b, Type type, int64_t value) { return build_constant(b, literal_splat_i64(&b->m->arena, type, value)); }

Value *build_splat_of(Builder *b, Type type, const void *elem) { return build_constant(b, literal_splat(&b->m->arena, type, elem)); }

Value *build_scalar(Builder *b, DType t, double value) { return build_splat(b, type_scalar(&b->m->types, t), value); }

Value *build_scalar_as(Builder *b, Value *x, DType t) {
    const Literal *l = value_constant(x);
    if (!l || !dtype_is_float(t) || !dtype_is_float(x->type->dtype) || x->type->dtype == t) return build_convert(b, x, t);
    return build_scalar(b, t, elem_to_f64(x->type->dtype, l->data));
}

static Literal *literal_of(Builder *b, DType t, const int64_t *dims, size_t rank, void **out_data) {
    Type type = type_tensor(&b->m->types, t, dims, rank);
    if (!type) ICE("a pass built a constant that is too large");
    return literal_make(&b->m->arena, type, out_data);
}

Value *build_numbers(Builder *b, DType t, const double *values, const int64_t *dims, size_t rank) {
    void *data;
    Literal *l = literal_of(b, t, dims, rank, &data);
    for (int64_t i = 0; i < l->type->n_elems; i++) elem_from_f64(t, (char *)data + (size_t)i * dtype_bytes(t), values[i]);
    return build_constant(b, l);
}

Value *build_integers(Builder *b, const int64_t *values, const int64_t *dims, size_t rank) {
    void *data;
    Literal *l = literal_of(b, DT_I64, dims, rank, &data);
    int64_t *to = data;
    for (int64_t i = 0; i < l->type->n_elems; i++) to[i] = values[i];
    return build_constant(b, l);
}
