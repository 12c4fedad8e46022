// chlo.scan as a loop whose number of rounds is known: slices of the inputs in, slices of the outputs written where they belong. Exact.
#include "passes/expand/expansion.h"

// State: round, outputs, carries.
static void fill_body(Expand *x, const Op *op, Builder *b, int64_t length) {
    uint32_t n_inputs = (uint32_t)op_axes(op, ATTR_operandSegmentSizes).v[0], n_outputs = op->n_results - (op->n_operands - n_inputs);
    const Block *region = op->regions[0];
    const Op *end = block_end(region);
    Value **state = b->block->args, *round = state[0];
    Value *at = op_int(op, ATTR_is_reverse, 0) ? build_binary(b, OP_SUBTRACT, build_scalar(b, DT_I32, (double)(length - 1)), round) : round;
    uint32_t dim = (uint32_t)op_int(op, ATTR_dimension, 0);
    ValueMap map = {0};
    for (uint32_t i = 0; i < op->n_operands; i++)
        value_map_set(&map, region->args[i], i < n_inputs ? build_dynamic_index(b, op->operands[i], dim, at) : state[1 + n_outputs + i - n_inputs]);
    block_clone_into(x->m, region, b->block, NULL, &map, false);
    Value **next = arena_array(&x->m->arena, Value *, 1 + (size_t)op->n_results);
    next[0] = build_binary(b, OP_ADD, round, build_scalar(b, DT_I32, 1));
    for (uint32_t i = 0; i < op->n_results; i++) {
        Value *v = value_resolved(end->operands[i]), *made = value_map_get(&map, v);
        if (!made) made = v;
        next[1 + i] = i < n_outputs ? build_dynamic_update_index(b, state[1 + i], made, dim, at) : made;
    }
    build_return(b, next, 1 + (size_t)op->n_results);
    value_map_free(&map);
}

bool expand_scan(Expand *x, Op *op) {
    uint32_t n_inputs = (uint32_t)op_axes(op, ATTR_operandSegmentSizes).v[0], n_outputs = op->n_results - (op->n_operands - n_inputs);
    int64_t length = op->operands[0]->type->dims[op_int(op, ATTR_dimension, 0)];
    if (length > INT32_MAX) return false;
    uint32_t n = 1 + op->n_results;
    Value **start = arena_array(&x->m->arena, Value *, n);
    start[0] = build_scalar(&x->b, DT_I32, 0);
    for (uint32_t i = 0; i < op->n_results; i++)
        start[1 + i] = i < n_outputs ? build_splat(&x->b, op->results[i].type, 0) : op->operands[n_inputs + i - n_outputs];
    if (!length) {
        for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], start[1 + i]);
        return true;
    }
    Builder body;
    Op *loop = build_loop(&x->b, start, n, length, &body);
    fill_body(x, op, &body, length);
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], &loop->results[1 + i]);
    return true;
}
