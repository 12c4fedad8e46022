// map: a region of scalars for every element (spec: map). Where the region is elementwise, its ops are written for whole tensors, which is
// the same arithmetic; any other region runs in a loop over the elements, one round each.
#include "passes/expand/expansion.h"

typedef struct {
    Expand *x;
    const Op *op;
    ValueMap map; // values of the region: scalars where they are the same for every element, else of the result's shape
} MapRegion;

static bool is_scalar_op(const Op *op) {
    if (op->n_regions || op->n_results != 1 || !type_is_scalar(op->results[0].type)) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (!type_is_scalar(op->operands[i]->type)) return false;
    return op->kind == OP_CONSTANT || op->kind == OP_BITCAST_CONVERT || op_has(op->kind, MAP);
}

static bool is_elementwise(const Block *b) {
    const Op *op = b->first;
    while (!op_has(op->kind, END) && is_scalar_op(op)) op = op->next;
    return op_has(op->kind, END);
}

static Value *mapped(MapRegion *r, Value *v) {
    Value *known = value_map_get(&r->map, v);
    return known ? known : value_resolved(v); // from around the op
}

static Value *mapped_tensor(MapRegion *r, Value *v) {
    const Type t = r->op->results[0].type;
    v = mapped(r, v);
    return type_same_shape(v->type, t) ? v : build_broadcast_as(&r->x->b, v, t, NULL, 0);
}

static void write_op(MapRegion *r, const Op *op) {
    Module *m = r->x->m;
    bool varies = false;
    for (uint32_t i = 0; i < op->n_operands; i++) varies |= !type_is_scalar(mapped(r, op->operands[i])->type);
    Value **operands = arena_array(r->x->c->scratch, Value *, op->n_operands);
    for (uint32_t i = 0; i < op->n_operands; i++) operands[i] = varies ? mapped_tensor(r, op->operands[i]) : mapped(r, op->operands[i]);
    Type type = op->results[0].type;
    if (varies) type = type_with_dtype(&m->types, r->op->results[0].type, type->dtype);
    value_map_set(&r->map, &op->results[0], op_result(build_like(&r->x->b, op, operands, &type), 0));
}

static Value *write_elementwise(MapRegion *r) {
    const Block *b = r->op->regions[0];
    for (uint32_t i = 0; i < b->n_args; i++) value_map_set(&r->map, b->args[i], r->op->operands[i]);
    const Op *op = b->first;
    for (; !op_has(op->kind, END); op = op->next) write_op(r, op);
    return mapped_tensor(r, op->operands[0]);
}

// ---- a loop over the elements

enum { LOOP_AT, LOOP_RESULT, LOOP_STATES };

static void loop_body(MapRegion *r, Builder *b, Value *const *flat) {
    const Block *region = r->op->regions[0];
    Value *const *state = b->block->args, *at = state[LOOP_AT];
    for (uint32_t i = 0; i < r->op->n_operands; i++) value_map_set(&r->map, region->args[i], build_dynamic_index(b, flat[i], 0, at));
    block_clone_into(b->m, region, b->block, NULL, &r->map, false);
    Value *next[LOOP_STATES], *element = mapped(r, block_end(region)->operands[0]);
    next[LOOP_RESULT] = build_dynamic_update_index(b, state[LOOP_RESULT], element, 0, at);
    next[LOOP_AT] = build_binary(b, OP_ADD, at, build_splat_i64(b, at->type, 1));
    build_return(b, next, LOOP_STATES);
}

static Value *write_loop(MapRegion *r) {
    Module *m = r->x->m;
    Builder *b = &r->x->b;
    const Type t = r->op->results[0].type;
    Value **flat = arena_array(r->x->c->scratch, Value *, r->op->n_operands);
    for (uint32_t i = 0; i < r->op->n_operands; i++) flat[i] = build_reshape(b, r->op->operands[i], &t->n_elems, 1);
    Type types[LOOP_STATES] = {type_scalar(&m->types, DT_I64), type_tensor(&m->types, t->dtype, &t->n_elems, 1)};
    Value *start[LOOP_STATES];
    for (uint32_t i = 0; i < LOOP_STATES; i++) start[i] = build_splat_i64(b, types[i], 0);
    Builder body;
    Op *loop = build_loop(b, start, LOOP_STATES, t->n_elems, &body);
    loop_body(r, &body, flat);
    return build_reshape_as(b, op_result(loop, LOOP_RESULT), t);
}

// Exact.
bool expand_map(Expand *x, Op *op) {
    MapRegion r = {.x = x, .op = op};
    const Type t = op->results[0].type;
    Value *result;
    if (!t->n_elems) result = build_splat_i64(&x->b, t, 0);
    else result = is_elementwise(op->regions[0]) ? write_elementwise(&r) : write_loop(&r);
    value_replace(&op->results[0], result);
    value_map_free(&r.map);
    return true;
}
