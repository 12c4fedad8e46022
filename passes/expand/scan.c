// chlo.scan as a loop whose number of rounds is known: slices of the inputs in, slices of the outputs written where they belong. Exact.
#include "passes/expand/expand.h"

typedef struct {
    Builder *b;
    int64_t dim;
    Value *zero, *at; // indices, i32
} Slices;

static void slice_starts(const Slices *s, uint32_t rank, Value **out) {
    for (uint32_t i = 0; i < rank; i++) out[i] = i == s->dim ? s->at : s->zero;
}

static Value *take_slice(const Slices *s, Value *x, Type slice) {
    Value *operands[1 + MAX_RANK] = {x};
    int64_t sizes[MAX_RANK];
    uint32_t rank = x->type->rank;
    slice_starts(s, rank, operands + 1);
    for (uint32_t i = 0; i < rank; i++) sizes[i] = i == s->dim ? 1 : x->type->dims[i];
    Attr a = attr_axes(&s->b->m->arena, ATTR_slice_sizes, sizes, rank);
    return build_reshape(s->b, op_result(build_op(s->b, OP_DYNAMIC_SLICE, operands, 1 + rank, &a, 1), 0), slice->dims, slice->rank);
}

static Value *put_slice(const Slices *s, Value *whole, Value *slice) {
    int64_t sizes[MAX_RANK];
    uint32_t rank = whole->type->rank;
    for (uint32_t i = 0; i < rank; i++) sizes[i] = i == s->dim ? 1 : whole->type->dims[i];
    Value *operands[2 + MAX_RANK] = {whole, build_reshape(s->b, slice, sizes, rank)};
    slice_starts(s, rank, operands + 2);
    return op_result(build_op(s->b, OP_DYNAMIC_UPDATE_SLICE, operands, 2 + rank, NULL, 0), 0);
}

static Value *number(Builder *b, int64_t v) { return build_splat(b, type_scalar(&b->m->types, DT_I32), (double)v); }

static void add_return(Builder *b, Value *const *values, size_t n) { build_typed(b, OP_RETURN, values, n, NULL, 0, NULL, 0, 0); }

// State: round, outputs, carries.
static void fill_body(Expand *x, const Op *op, Block *body, int64_t length) {
    uint32_t n_inputs = (uint32_t)op_axes(op, ATTR_operandSegmentSizes).v[0], n_outputs = op->n_results - (op->n_operands - n_inputs);
    Builder b = {x->m, body, NULL, op->loc};
    const Block *region = op->regions[0];
    const Op *end = block_end(region);
    Value *round = body->args[0], *at = op_int(op, ATTR_is_reverse, 0) ? build_binary(&b, OP_SUBTRACT, number(&b, length - 1), round) : round;
    Slices s = {&b, op_int(op, ATTR_dimension, 0), number(&b, 0), at};
    ValueMap map = {0};
    for (uint32_t i = 0; i < op->n_operands; i++)
        value_map_set(&map, region->args[i], i < n_inputs ? take_slice(&s, op->operands[i], region->args[i]->type) : body->args[1 + n_outputs + i - n_inputs]);
    block_clone_into(x->m, region, body, NULL, &map, false);
    Value **next = arena_array(&x->m->arena, Value *, 1 + (size_t)op->n_results);
    next[0] = build_binary(&b, OP_ADD, round, number(&b, 1));
    for (uint32_t i = 0; i < op->n_results; i++) {
        Value *v = value_resolved(end->operands[i]), *made = value_map_get(&map, v);
        if (!made) made = v;
        next[1 + i] = i < n_outputs ? put_slice(&s, body->args[1 + i], made) : made;
    }
    add_return(&b, next, 1 + (size_t)op->n_results);
    value_map_free(&map);
}

bool expand_scan(Expand *x, Op *op) {
    Module *m = x->m;
    uint32_t n_inputs = (uint32_t)op_axes(op, ATTR_operandSegmentSizes).v[0], n_outputs = op->n_results - (op->n_operands - n_inputs);
    int64_t length = op->operands[0]->type->dims[op_int(op, ATTR_dimension, 0)];
    if (length > INT32_MAX) return false;
    uint32_t n = 1 + op->n_results;
    Value **start = arena_array(&m->arena, Value *, n);
    Type *types = arena_array(&m->arena, Type, n);
    start[0] = number(&x->b, 0);
    for (uint32_t i = 0; i < op->n_results; i++) start[1 + i] = i < n_outputs ? build_splat(&x->b, op->results[i].type, 0) : op->operands[n_inputs + i - n_outputs];
    for (uint32_t i = 0; i < n; i++) types[i] = start[i]->type;
    if (!length) {
        for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], start[1 + i]);
        return true;
    }
    Attr trips = attr_i64(ATTR_trip_count, length);
    Op *loop = build_typed(&x->b, OP_WHILE, start, n, &trips, 1, types, n, 2);
    for (uint32_t r = 0; r < 2; r++)
        for (uint32_t i = 0; i < n; i++) block_add_arg(m, loop->regions[r], types[i], NULL);
    Builder cond = {m, loop->regions[0], NULL, op->loc};
    Value *more = build_compare(&cond, loop->regions[0]->args[0], number(&cond, length), "LT");
    add_return(&cond, &more, 1);
    fill_body(x, op, loop->regions[1], length);
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], &loop->results[1 + i]);
    return true;
}
