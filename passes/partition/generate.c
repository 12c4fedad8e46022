// Values that are made at each use in the split that is wanted there, since that moves nothing: constants, counters, and one element repeated.
#include "passes/partition/partition.h"

static bool is_repeated(const Op *op) { return op->kind == OP_BROADCAST_IN_DIM && type_is_scalar(op->operands[0]->type) && op->results[0].type->rank; }

bool value_is_generated(const Value *v) {
    const Op *op = v->def;
    return op && !v->type->quant && (op->kind == OP_CONSTANT || op->kind == OP_IOTA || is_repeated(op));
}

static Value *constant(Partition *p, Builder *b, const Literal *l, Type part, const DimAxes *to) {
    if (l->splat || l->type == part) return build_constant(b, l->type == part ? l : literal_splat(&p->m->arena, part, l->data));
    Split none = split_new(p, part->rank, false);
    double unused = 0;
    Value *whole = build_constant(b, l);
    return split_change(p, b, whole, l->type, none.dims, to, &unused);
}

// Counted from where this partition's part begins. Floats are made of integers, as those of the whole are.
static Value *counter(Partition *p, Builder *b, const Op *op, Type part, const DimAxes *to) {
    uint32_t dim = (uint32_t)op_int(op, ATTR_iota_dimension, 0);
    if (!to[dim].n) return build_iota(b, part->dtype, part, dim);
    DType t = dtype_is_int(part->dtype) ? part->dtype : DT_I64;
    Value *from = part_offset(p, b, &to[dim], 0, part->dims[dim]);
    from = build_convert(b, from, t);
    Value *local = build_iota(b, t, part, dim);
    from = build_broadcast_as(b, from, part, NULL, 0);
    Value *sum = build_binary(b, OP_ADD, local, from);
    return build_convert(b, sum, part->dtype);
}

static Value *scalar(Partition *p, Builder *b, const Value *v) {
    const Literal *l = value_constant(v);
    return l ? build_constant(b, l) : value_map_get(&p->map, v);
}

Value *value_generate(Partition *p, Builder *b, const Value *v, const DimAxes *to) {
    const Op *op = v->def;
    Type part = split_part(p, v->type, to);
    OpLoc loc = b->loc;
    Value *out;
    b->loc = op->loc;
    if (op->kind == OP_CONSTANT) out = constant(p, b, op_attr(op, ATTR_value)->lit, part, to);
    else if (op->kind == OP_IOTA) out = counter(p, b, op, part, to);
    else out = build_broadcast_as(b, scalar(p, b, op->operands[0]), part, NULL, 0);
    b->loc = loc;
    return out;
}
