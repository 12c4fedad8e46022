// Gradients of what devices exchange. What is differentiated is the sum of the results of all devices, each weighted by its own cotangent, and each device gets
// the gradient with respect to its own arguments. So the adjoint of an exchange is an exchange the other way, in the same groups: what came from a device goes
// back to it, and what went to several is summed up. A loss that is the same number on n devices, as behind an all_reduce, counts n times.
#include "passes/gradient/gradient.h"

enum { MOST_ATTRS = 8 };

// The op's attributes but those of dimensions.
static uint32_t attrs_of_groups(const Op *op, Attr *out) {
    static const AttrKey keys[] = {ATTR_channel_handle, ATTR_replica_groups, ATTR_use_global_device_ids};
    uint32_t n = 0;
    for (size_t i = 0; i < COUNT(keys); i++)
        if (op_attr(op, keys[i])) out[n++] = *op_attr(op, keys[i]);
    return n;
}

static Value *exchanged(Gradient *g, OpKind kind, Value *a, Type type, const Attr *attrs, size_t n, bool sums) {
    Op *back = build_typed(&g->b, kind, &a, 1, attrs, n, &type, 1, sums);
    if (sums) build_reducer(&g->b, back->regions[0], OP_ADD, type->dtype);
    return op_result(back, 0);
}

static bool is_sum(Gradient *g, const Op *op) {
    const Block *region = op->regions[0];
    if (region_binary(region) == OP_ADD && region->args[0]->type->dtype == op->results[0].type->dtype) return true;
    gradient_refuse(g, op, "only a sum of the operands' own type has a gradient", "write the reduction as a sum, or gather the operands and reduce them");
    return false;
}

// Of every operand that counts what `kind` with these attributes makes of its result's adjoint.
static void add_exchanged(Gradient *g, Op *op, OpKind kind, const Attr *attrs, size_t n, bool sums) {
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Value *a = adjoint_of(g, &op->results[i]);
        if (a && operand_wanted(op, i)) operand_add(g, op, i, exchanged(g, kind, a, operand_of(op, i)->type, attrs, n, sums));
    }
}

// Equal parts to all that are largest (or smallest), on whatever device.
static void gradient_extreme(Gradient *g, Op *op, const Attr *attrs, size_t n) {
    Builder *b = &g->b;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Value *a = adjoint_of(g, &op->results[i]), *x = operand_of(op, i), *y = &op->results[i];
        if (!a || !operand_wanted(op, i)) continue;
        Value *mine = build_convert(b, build_compare(b, x, y, "EQ"), x->type->dtype);
        Value *all = exchanged(g, OP_ALL_REDUCE, mine, x->type, attrs, n, true), *sum = exchanged(g, OP_ALL_REDUCE, a, x->type, attrs, n, true);
        operand_add(g, op, i, over(b, times(b, sum, mine), all));
    }
}

static void gradient_all_reduce(Gradient *g, Op *op) {
    Attr attrs[MOST_ATTRS];
    uint32_t n = attrs_of_groups(op, attrs);
    const Block *region = op->regions[0];
    OpKind kind = region_binary(region);
    DType t = op->results[0].type->dtype;
    if ((kind == OP_MAXIMUM || kind == OP_MINIMUM) && region->args[0]->type->dtype == t && dtype_is_float(t)) gradient_extreme(g, op, attrs, n);
    else if (is_sum(g, op)) add_exchanged(g, op, OP_ALL_REDUCE, attrs, n, true);
}

static void gradient_all_gather(Gradient *g, Op *op) {
    Attr attrs[MOST_ATTRS];
    uint32_t n = attrs_of_groups(op, attrs);
    attrs[n++] = attr_i64(ATTR_scatter_dimension, op_int(op, ATTR_all_gather_dim, 0));
    add_exchanged(g, op, OP_REDUCE_SCATTER, attrs, n, true);
}

static void gradient_reduce_scatter(Gradient *g, Op *op) {
    Attr attrs[MOST_ATTRS];
    uint32_t n = attrs_of_groups(op, attrs);
    attrs[n++] = attr_i64(ATTR_all_gather_dim, op_int(op, ATTR_scatter_dimension, 0));
    if (is_sum(g, op)) add_exchanged(g, op, OP_ALL_GATHER, attrs, n, false);
}

static void gradient_all_to_all(Gradient *g, Op *op) {
    Attr attrs[MOST_ATTRS];
    uint32_t n = attrs_of_groups(op, attrs);
    attrs[n++] = attr_i64(ATTR_split_count, op_int(op, ATTR_split_count, 1));
    attrs[n++] = attr_i64(ATTR_split_dimension, op_int(op, ATTR_concat_dimension, 0));
    attrs[n++] = attr_i64(ATTR_concat_dimension, op_int(op, ATTR_split_dimension, 0));
    add_exchanged(g, op, OP_ALL_TO_ALL, attrs, n, false);
}

// Targets send to their sources.
static void gradient_permute(Gradient *g, Op *op) {
    Attr attrs[MOST_ATTRS];
    uint32_t n = attrs_of_groups(op, attrs);
    const Literal *pairs = op_attr(op, ATTR_source_target_pairs)->lit;
    void *data;
    const Literal *turned = literal_make(&g->m->arena, pairs->type, &data);
    for (int64_t i = 0; i < pairs->type->n_elems; i++) ((int64_t *)data)[i] = elem_to_i64(DT_I64, literal_elem(pairs, i ^ 1));
    attrs[n++] = attr_literal(ATTR_source_target_pairs, turned);
    add_exchanged(g, op, OP_COLLECTIVE_PERMUTE, attrs, n, false);
}

static void gradient_broadcast(Gradient *g, Op *op) {
    Attr attrs[MOST_ATTRS];
    uint32_t n = attrs_of_groups(op, attrs);
    if (!op_attr(op, ATTR_has_dynamic_root)) add_exchanged(g, op, OP_COLLECTIVE_REDUCE, attrs, n, true);
    else gradient_refuse(g, op, "it has no gradient where the member that sends is a value", "send from the first member of each group");
}

// Of the other members' results, zeros, nothing comes back.
static void gradient_collective_reduce(Gradient *g, Op *op) {
    Attr attrs[MOST_ATTRS];
    uint32_t n = attrs_of_groups(op, attrs);
    if (op_int(op, ATTR_use_global_device_ids, 0))
        gradient_refuse(g, op, "it has no gradient with use_global_device_ids, which collective_broadcast does not have", "sum up by all_reduce");
    else if (is_sum(g, op)) add_exchanged(g, op, OP_COLLECTIVE_BROADCAST, attrs, n, false);
}

const GradientRow collective_gradients[] = {
    {OP_ALL_GATHER, .apply = gradient_all_gather},         {OP_ALL_REDUCE, .apply = gradient_all_reduce},
    {OP_ALL_TO_ALL, .apply = gradient_all_to_all},         {OP_COLLECTIVE_BROADCAST, .apply = gradient_broadcast},
    {OP_COLLECTIVE_PERMUTE, .apply = gradient_permute},    {OP_COLLECTIVE_REDUCE, .apply = gradient_collective_reduce},
    {OP_REDUCE_SCATTER, .apply = gradient_reduce_scatter},
};
const size_t n_collective_gradients = COUNT(collective_gradients);
