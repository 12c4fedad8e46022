// Builders: see build.h.
#include "ir/builder/build.h"

#include "ir/infer/infer.h"

#include <stdio.h>

static void place(Builder *b, Op *op) {
    if (b->before) op_insert_before(op, b->before);
    else block_append(b->block, op);
}

static Op *make(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs, size_t n_results,
                size_t n_regions) {
    Op *op = op_new(b->m, kind, b->loc, n_operands, n_results, n_regions);
    for (size_t i = 0; i < n_operands; i++) op->operands[i] = operands[i];
    for (size_t i = 0; i < n_attrs; i++) op_set_attr(b->m, op, attrs[i]);
    return op;
}

Op *build_op(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs) {
    Op *op = make(b, kind, operands, n_operands, attrs, n_attrs, 1, 0);
    Diags d;
    diags_init(&d, "tpucc");
    Type type;
    if (!infer_op(b->m, op, &type, &d)) {
        diags_print(&d, stderr);
        ICE("a pass built a wrong %s", op_text(kind));
    }
    diags_free(&d);
    op->results[0].type = type;
    place(b, op);
    return op;
}

Op *build_typed(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs, const Type *types,
                size_t n_types, size_t n_regions) {
    Op *op = make(b, kind, operands, n_operands, attrs, n_attrs, n_types, n_regions);
    for (size_t i = 0; i < n_types; i++) op->results[i].type = types[i];
    place(b, op);
    return op;
}

Value *build_unary(Builder *b, OpKind kind, Value *x) { return op_result(build_op(b, kind, &x, 1, NULL, 0), 0); }

Value *build_binary(Builder *b, OpKind kind, Value *x, Value *y) {
    Value *operands[] = {x, y};
    return op_result(build_op(b, kind, operands, 2, NULL, 0), 0);
}

Value *build_constant(Builder *b, const Literal *l) {
    Attr value = attr_literal(ATTR_value, l);
    return op_result(build_op(b, OP_CONSTANT, NULL, 0, &value, 1), 0);
}

Value *build_splat(Builder *b, Type type, double value) {
    return build_constant(b, literal_splat_f64(&b->m->arena, type, value));
}

static Type checked(Type t) {
    if (!t) ICE("a pass built a type that is too large");
    return t;
}

Value *build_convert(Builder *b, Value *x, DType to) {
    if (x->type->dtype == to) return x;
    Type type = checked(type_with_dtype(&b->m->types, x->type, to));
    return op_result(build_typed(b, OP_CONVERT, &x, 1, NULL, 0, &type, 1, 0), 0);
}

Value *build_reshape(Builder *b, Value *x, const int64_t *dims, size_t rank) {
    Type type = checked(type_tensor(&b->m->types, x->type->dtype, dims, rank));
    if (type == x->type) return x;
    return op_result(build_typed(b, OP_RESHAPE, &x, 1, NULL, 0, &type, 1, 0), 0);
}

Value *build_transpose(Builder *b, Value *x, const int64_t *permutation) {
    bool identity = true;
    for (uint32_t i = 0; i < x->type->rank; i++) identity &= permutation[i] == i;
    if (identity) return x;
    Attr a = attr_axes(&b->m->arena, ATTR_permutation, permutation, x->type->rank);
    return op_result(build_op(b, OP_TRANSPOSE, &x, 1, &a, 1), 0);
}

Value *build_broadcast(Builder *b, Value *x, const int64_t *dims, size_t rank, const int64_t *dimensions, size_t n) {
    Type type = checked(type_tensor(&b->m->types, x->type->dtype, dims, rank));
    Attr a = attr_axes(&b->m->arena, ATTR_broadcast_dimensions, dimensions, n);
    return op_result(build_typed(b, OP_BROADCAST_IN_DIM, &x, 1, &a, 1, &type, 1, 0), 0);
}

Value *build_slice(Builder *b, Value *x, const int64_t *start, const int64_t *limit, const int64_t *strides) {
    Arena *a = &b->m->arena;
    uint32_t rank = x->type->rank;
    Attr attrs[] = {attr_axes(a, ATTR_start_indices, start, rank), attr_axes(a, ATTR_limit_indices, limit, rank),
                    attr_axes(a, ATTR_strides, strides, rank)};
    return op_result(build_op(b, OP_SLICE, &x, 1, attrs, 3), 0);
}

Value *build_pad(Builder *b, Value *x, Value *value, const int64_t *low, const int64_t *high, const int64_t *interior) {
    Arena *a = &b->m->arena;
    uint32_t rank = x->type->rank;
    Attr attrs[] = {attr_axes(a, ATTR_edge_padding_low, low, rank), attr_axes(a, ATTR_edge_padding_high, high, rank),
                    attr_axes(a, ATTR_interior_padding, interior, rank)};
    Value *operands[] = {x, value};
    return op_result(build_op(b, OP_PAD, operands, 2, attrs, 3), 0);
}

Value *build_compare(Builder *b, Value *x, Value *y, const char *direction) {
    Value *operands[] = {x, y};
    Attr a = attr_str(ATTR_comparison_direction, module_str(b->m, direction));
    return op_result(build_op(b, OP_COMPARE, operands, 2, &a, 1), 0);
}

Value *build_select(Builder *b, Value *cond, Value *yes, Value *no) {
    Value *operands[] = {cond, yes, no};
    return op_result(build_op(b, OP_SELECT, operands, 3, NULL, 0), 0);
}

Value *build_bitcast(Builder *b, Value *x, DType to) {
    Type type = checked(type_with_dtype(&b->m->types, x->type, to));
    return op_result(build_typed(b, OP_BITCAST_CONVERT, &x, 1, NULL, 0, &type, 1, 0), 0);
}

Value *build_reduce(Builder *b, OpKind reducer, Value *x, const int64_t *dims, size_t n, double init) {
    Module *m = b->m;
    int64_t kept[MAX_RANK];
    size_t rank = 0;
    Axes reduced = {(int64_t *)(uintptr_t)dims, (uint32_t)n};
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (!axes_contain(reduced, i)) kept[rank++] = x->type->dims[i];
    Type scalar = checked(type_tensor(&m->types, x->type->dtype, NULL, 0)), type = checked(type_tensor(&m->types, x->type->dtype, kept, rank));
    Value *operands[] = {x, build_splat(b, scalar, init)};
    Attr a = attr_axes(&m->arena, ATTR_dimensions, dims, n);
    Op *op = build_typed(b, OP_REDUCE, operands, 2, &a, 1, &type, 1, 1);
    Builder in = {m, op->regions[0], NULL, b->loc};
    Value *left = block_add_arg(m, in.block, scalar, NULL), *right = block_add_arg(m, in.block, scalar, NULL);
    Value *result = build_binary(&in, reducer, left, right);
    build_typed(&in, OP_RETURN, &result, 1, NULL, 0, NULL, 0, 0);
    return op_result(op, 0);
}
