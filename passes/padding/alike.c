// What does not vary along a dimension: found by looking back at how a value was made. Where a mask puts -inf alike in every row, a row of padding is masked
// like one that is kept, which has something left.
#include "passes/padding/state.h"

#include <string.h>

enum { MAX_DEPTH = 48 };

bool alike_dim_before(const Op *op, uint32_t dim, int *out) {
    Type from = op->operands[0]->type, to = op->results[0].type;
    if (op->kind == OP_TRANSPOSE) return *out = (int)op_axes(op, ATTR_permutation).v[dim], true;
    if (op->kind == OP_BROADCAST_IN_DIM) {
        Axes dims = op_axes(op, ATTR_broadcast_dimensions);
        *out = -1;
        for (uint32_t i = 0; i < dims.n; i++)
            if (dims.v[i] == dim && from->dims[i] == to->dims[dim]) *out = (int)i;
        return true;
    }
    if (op->kind != OP_RESHAPE) return false;
    int64_t before = 1, sum = 1; // the one with as many elements before it
    for (uint32_t k = 0; k < dim; k++) before *= to->dims[k];
    for (uint32_t k = 0; k < from->rank; sum *= from->dims[k++])
        if (sum == before && from->dims[k] == to->dims[dim]) return *out = (int)k, true;
    return false;
}

static bool uniform(const Value *v, uint32_t dim, int depth) {
    v = value_resolved((Value *)(uintptr_t)v);
    const Op *op = v->def;
    int before;
    if (!v->type->rank || v->type->dims[dim] == 1) return true;
    if (!op || !depth) return false;
    if (op->kind == OP_CONSTANT) return op_attr(op, ATTR_value)->lit->splat;
    if (op->kind == OP_IOTA) return op_int(op, ATTR_iota_dimension, 0) != dim;
    if (op_has(op->kind, MAP)) {
        for (uint32_t i = 0; i < op->n_operands; i++)
            if (!uniform(op->operands[i], dim, depth - 1)) return false;
        return true;
    }
    return alike_dim_before(op, dim, &before) && (before < 0 || uniform(op->operands[0], (uint32_t)before, depth - 1));
}

static bool is_positive(Padding *p, const Value *v) {
    Fact f = state_of(p, v)->all;
    return f.lo > 0 && fact_is_finite(f);
}

bool alike_may_overflow(Padding *p, const Op *op) {
    Fact in[3];
    bool ignored = false;
    for (uint32_t i = 0; i < op->n_operands && i < COUNT(in); i++) in[i] = fact_without(state_of(p, op->operands[i])->all, FACT_NEG_INF);
    return op->n_operands > COUNT(in) || !fact_is_finite(fact_of_op(op, in, op->results[0].type->dtype, false, &ignored));
}

static bool alike(Padding *p, const Value *v, uint32_t dim, int depth) {
    v = value_resolved((Value *)(uintptr_t)v);
    const Op *op = v->def;
    Fact f = state_of(p, v)->all;
    int before;
    if (fact_is_finite(f) || uniform(v, dim, depth)) return true;
    if (!op || !depth || f.flags & (FACT_NAN | FACT_INF)) return false;
    if (op_has(op->kind, MAP) && op->kind != OP_SELECT && alike_may_overflow(p, op)) return false;
    switch (op->kind) {
    case OP_SELECT: return uniform(op->operands[0], dim, depth) && alike(p, op->operands[1], dim, depth - 1) && alike(p, op->operands[2], dim, depth - 1);
    case OP_ADD: return alike(p, op->operands[0], dim, depth - 1) && alike(p, op->operands[1], dim, depth - 1);
    case OP_SUBTRACT: return alike(p, op->operands[0], dim, depth - 1) && fact_is_finite(state_of(p, op->operands[1])->all);
    case OP_MULTIPLY:
    case OP_DIVIDE: return alike(p, op->operands[0], dim, depth - 1) && is_positive(p, op->operands[1]);
    case OP_CONVERT: return dtype_is_float(op->operands[0]->type->dtype) && alike(p, op->operands[0], dim, depth - 1);
    case OP_BROADCAST_IN_DIM:
    case OP_RESHAPE:
    case OP_TRANSPOSE: return alike_dim_before(op, dim, &before) && (before < 0 || alike(p, op->operands[0], (uint32_t)before, depth - 1));
    default: return false;
    }
}

bool alike_infinite(Padding *p, const Value *v, uint32_t dim) { return alike(p, v, dim, MAX_DEPTH); }
