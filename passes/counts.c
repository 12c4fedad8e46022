// See counts.h.
#include "passes/counts.h"

#include "ir/graph/literal.h"

enum { MOST_DEPTH = 12 };

static bool counts_fit(const Counts *c, Type t) {
    int64_t most = c->constant < 0 ? -c->constant : c->constant;
    for (uint32_t d = 0; d < t->rank; d++) {
        int64_t steps = c->along[d] < 0 ? -c->along[d] : c->along[d];
        if (t->dims[d] > INT32_MAX || steps > INT32_MAX) return false;
        if (steps) most += steps * t->dims[d];
        if (most > INT32_MAX) return false;
    }
    return most <= INT32_MAX;
}

static bool counts_at_depth(const Value *v, int depth, Counts *out);

static bool counts_of_sum(const Op *op, int64_t sign, int depth, Counts *out) {
    Counts y;
    if (!counts_at_depth(op->operands[0], depth, out) || !counts_at_depth(op->operands[1], depth, &y)) return false;
    for (uint32_t d = 0; d < op->results[0].type->rank; d++) out->along[d] += sign * y.along[d];
    out->constant += sign * y.constant;
    out->n_ops += y.n_ops + 1;
    return true;
}

static bool counts_of_broadcast(const Op *op, int depth, Counts *out) {
    Counts x;
    Axes to = op_axes(op, ATTR_broadcast_dimensions);
    if (!counts_at_depth(op->operands[0], depth, &x)) return false;
    out->constant = x.constant;
    out->n_ops = x.n_ops;
    for (uint32_t i = 0; i < to.n; i++)
        if (op->operands[0]->type->dims[i] != 1) out->along[to.v[i]] = x.along[i];
    return true;
}

// One number, or such as go on by equal steps.
static bool counts_of_constant(const Literal *l, Counts *out) {
    const Type t = l->type;
    if (!t->n_elems) return false;
    bool same = l->splat || t->n_elems == 1;
    int64_t first = elem_to_i64(t->dtype, literal_elem(l, 0)), next = same ? first : elem_to_i64(t->dtype, literal_elem(l, 1));
    if (first < -INT32_MAX || first > INT32_MAX || next < -INT32_MAX || next > INT32_MAX || (!same && t->rank != 1)) return false;
    for (int64_t i = 2; !same && i < t->n_elems; i++)
        if (elem_to_i64(t->dtype, literal_elem(l, i)) != first + i * (next - first)) return false;
    out->constant = first;
    if (same) return true;
    out->along[0] = next - first;
    out->n_ops = 2; // it lies in memory
    return true;
}

static bool counts_of_op(const Op *op, int depth, Counts *out) {
    switch (op->kind) {
    case OP_IOTA: out->along[op_int(op, ATTR_iota_dimension, 0)] = 1; return true;
    case OP_BROADCAST_IN_DIM: return counts_of_broadcast(op, depth, out);
    case OP_ADD: return counts_of_sum(op, 1, depth, out);
    case OP_SUBTRACT: return counts_of_sum(op, -1, depth, out);
    case OP_CONSTANT: return counts_of_constant(value_constant(&op->results[0]), out);
    default: return false;
    }
}

static bool counts_at_depth(const Value *v, int depth, Counts *out) {
    *out = (Counts){0};
    if (!v->def || !depth || !type_is_static(v->type) || !dtype_is_int(v->type->dtype) || !dtype_is_signed(v->type->dtype)) return false;
    return dtype_info[v->type->dtype].bits >= 32 && counts_of_op(v->def, depth - 1, out) && counts_fit(out, v->type);
}

bool counts_find(const Value *v, Counts *out) { return counts_at_depth(v, MOST_DEPTH, out); }
