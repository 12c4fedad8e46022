// Builders of any op and of elementwise ones: see build.h.
#include "ir/builder/build.h"

#include "ir/infer/infer.h"

#include <stdio.h>

static void place(Builder *b, Op *op) {
    if (b->before) op_insert_before(op, b->before);
    else block_append(b->block, op);
}

static Op *make(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs, size_t n_results, size_t n_regions) {
    Op *op = op_new(b->m, kind, b->loc, n_operands, n_results, n_regions);
    for (size_t i = 0; i < n_operands; i++) op->operands[i] = operands[i];
    for (size_t i = 0; i < n_attrs; i++) op_set_attr(b->m, op, attrs[i]);
    return op;
}

Op *build_op(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs) {
    enum { MOST = 5 };
    int outs = op_info[kind].outs;
    Op *op = make(b, kind, operands, n_operands, attrs, n_attrs, outs > 1 && outs <= MOST ? (size_t)outs : 1, 0);
    Diags d;
    diags_init(&d, "tpucc");
    Type types[MOST];
    if (!infer_op(b->m, op, types, &d)) {
        diags_print(&d, stderr);
        ICE("a pass built a wrong %s", op_text(kind));
    }
    diags_free(&d);
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].type = types[i];
    place(b, op);
    return op;
}

Op *build_typed(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs, const Type *types, size_t n_types,
                size_t n_regions) {
    Op *op = make(b, kind, operands, n_operands, attrs, n_attrs, n_types, n_regions);
    for (size_t i = 0; i < n_types; i++) {
        if (!types[i]) ICE("a pass built a type that is too large");
        op->results[i].type = types[i];
    }
    place(b, op);
    return op;
}

Op *build_like(Builder *b, const Op *op, Value *const *operands, const Type *types) {
    return build_typed(b, op->kind, operands, op->n_operands, op->attrs, op->n_attrs, types, op->n_results, 0);
}

// ---- elementwise

Value *build_unary(Builder *b, OpKind kind, Value *x) { return op_result(build_op(b, kind, &x, 1, NULL, 0), 0); }

Value *build_binary(Builder *b, OpKind kind, Value *x, Value *y) {
    Value *operands[] = {x, y};
    return op_result(build_op(b, kind, operands, 2, NULL, 0), 0);
}

static Value *with_dtype(Builder *b, OpKind kind, Value *x, DType to) {
    Type type = type_with_dtype(&b->m->types, x->type, to);
    return op_result(build_typed(b, kind, &x, 1, NULL, 0, &type, 1, 0), 0);
}

Value *build_convert(Builder *b, Value *x, DType to) { return x->type->dtype == to ? x : with_dtype(b, OP_CONVERT, x, to); }

Value *build_bitcast(Builder *b, Value *x, DType to) { return with_dtype(b, OP_BITCAST_CONVERT, x, to); }

static Value *compare(Builder *b, Value *x, Value *y, const Attr *attrs, size_t n_attrs) {
    Value *operands[] = {x, y};
    return op_result(build_op(b, OP_COMPARE, operands, 2, attrs, n_attrs), 0);
}

Value *build_compare(Builder *b, Value *x, Value *y, const char *direction) {
    Attr a = attr_str(ATTR_comparison_direction, module_str(b->m, direction));
    return compare(b, x, y, &a, 1);
}

Value *build_compare_as(Builder *b, Value *x, Value *y, const char *direction, const char *compare_type) {
    Attr attrs[] = {attr_str(ATTR_comparison_direction, module_str(b->m, direction)), attr_str(ATTR_compare_type, module_str(b->m, compare_type))};
    return compare(b, x, y, attrs, COUNT(attrs));
}

static Value *ternary(Builder *b, OpKind kind, Value *x, Value *y, Value *z) {
    Value *operands[] = {x, y, z};
    return op_result(build_op(b, kind, operands, 3, NULL, 0), 0);
}

Value *build_select(Builder *b, Value *cond, Value *yes, Value *no) { return ternary(b, OP_SELECT, cond, yes, no); }

Value *build_clamp(Builder *b, Value *low, Value *x, Value *high) { return ternary(b, OP_CLAMP, low, x, high); }
