// chlo.ragged_dot as one dot_general over masked operands (ir/ops/ragged.h): what eval does, with the sums of dot_general in their own order.
// A row of lhs meets the rhs of the other groups as zeros, so that an infinity or NaN there makes NaN, as in jax.lax.ragged_dot.
#include "ir/ops/ragged.h"
#include "passes/expand/expansion.h"
#include "passes/mark.h"

#include <string.h>

// Sums along the last dimension up to each element, as a reduce_window.
static Value *running_sum(Builder *b, Value *v) {
    uint32_t rank = v->type->rank;
    int64_t window[MAX_RANK], padding[2 * MAX_RANK] = {0};
    for (uint32_t i = 0; i < rank; i++) window[i] = 1;
    window[rank - 1] = v->type->dims[rank - 1];
    padding[2 * (rank - 1)] = v->type->dims[rank - 1] - 1;
    return build_reduce_window(b, OP_ADD, v, window, padding, 0);
}

typedef struct {
    Builder *b;
    Value *starts, *ends; // of groups, i64, as group_sizes
} Groups;

// [dims..] -> [groups, dims..], 0 for what is not in the group.
static Value *cut(const Groups *g, Value *v, Type to, int64_t dim, const int64_t *prefix) {
    Builder *b = g->b;
    Type sizes = g->ends->type;
    int64_t from_sizes[MAX_RANK], from_v[MAX_RANK];
    for (uint32_t i = 0; i + 1 < sizes->rank; i++) from_sizes[i] = prefix[i] + 1;
    from_sizes[sizes->rank - 1] = 0;
    for (uint32_t i = 0; i < v->type->rank; i++) from_v[i] = i + 1;
    Value *at = build_iota(b, DT_I64, to, (uint32_t)dim + 1);
    Value *start = build_broadcast_as(b, g->starts, to, from_sizes, sizes->rank);
    Value *end = build_broadcast_as(b, g->ends, to, from_sizes, sizes->rank);
    Value *begun = build_compare(b, start, at, "LE"), *open = build_compare(b, at, end, "LT"), *inside = build_binary(b, OP_AND, begun, open);
    Value *all = build_broadcast_as(b, v, to, from_v, v->type->rank), *none = build_splat(b, to, 0);
    return build_select(b, inside, all, none);
}

// NULL: it would be too large.
static Type cut_type(Module *m, Type t, int64_t groups) {
    int64_t dims[MAX_RANK] = {groups};
    if (t->rank == MAX_RANK) return NULL;
    memcpy(dims + 1, t->dims, t->rank * sizeof *dims);
    Type to = type_tensor(&m->types, t->dtype, dims, t->rank + 1);
    return to && type_with_dtype(&m->types, to, DT_I64) ? to : NULL;
}

bool expand_ragged_dot(Expand *x, Op *op) {
    Builder *b = &x->b;
    Module *m = x->m;
    Value *operands[] = {op->operands[0], op->operands[1]}, *sizes = op->operands[2];
    if (operands[0]->type->dtype != operands[1]->type->dtype) // are multiplied in the result's type, as dot_general has it
        for (uint32_t i = 0; i < 2; i++) operands[i] = build_convert(b, operands[i], op->results[0].type->dtype);
    Ragged r;
    Axes lists[DOT_LISTS];
    ragged_of(op, &r);
    ragged_dot_lists(&r, lists);
    int64_t n_groups = sizes->type->dims[sizes->type->rank - 1];
    if (r.mode != RAGGED_BATCH) {
        Type lhs = cut_type(m, operands[0]->type, n_groups), rhs = r.mode == RAGGED_TERMS ? cut_type(m, operands[1]->type, n_groups) : NULL;
        if (!lhs || (r.mode == RAGGED_TERMS && !rhs)) return false;
        Value *wide = build_convert(b, sizes, DT_I64), *ends = sizes->type->n_elems ? running_sum(b, wide) : wide;
        Groups g = {b, build_binary(b, OP_SUBTRACT, ends, wide), ends};
        operands[0] = cut(&g, operands[0], lhs, r.lhs_dim, r.lhs_prefix);
        if (rhs) operands[1] = cut(&g, operands[1], rhs, r.rhs_dim, r.rhs_prefix);
    }
    Value *dot = build_dot(b, operands[0], operands[1], lists, op->results[0].type->dtype);
    const Attr *precision = op_attr(op, ATTR_chlo_precision_config);
    if (precision) op_set_attr(m, dot->def, attr_strs(&m->arena, ATTR_precision_config, precision->strs, precision->n_lists));
    mark_copy(m, op, dot);
    value_replace(&op->results[0], dot);
    return true;
}
