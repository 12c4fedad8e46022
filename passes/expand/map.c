// map: a region of scalars for every element (spec: map). Where the region is elementwise, its ops are written for whole tensors, which is
// the same arithmetic; any other region runs in a loop over the elements, one round each.
#include "passes/expand/expand.h"

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
    return type_same_shape(v->type, t) ? v : build_broadcast(&r->x->b, v, t->dims, t->rank, NULL, 0);
}

static void write_op(MapRegion *r, const Op *op) {
    Module *m = r->x->m;
    bool varies = false;
    for (uint32_t i = 0; i < op->n_operands; i++) varies |= !type_is_scalar(mapped(r, op->operands[i])->type);
    Value **operands = arena_array(r->x->c->scratch, Value *, op->n_operands);
    for (uint32_t i = 0; i < op->n_operands; i++) operands[i] = varies ? mapped_tensor(r, op->operands[i]) : mapped(r, op->operands[i]);
    Type type = op->results[0].type;
    if (varies) type = type_with_dtype(&m->types, r->op->results[0].type, type->dtype);
    Op *made = build_typed(&r->x->b, op->kind, operands, op->n_operands, op->attrs, op->n_attrs, &type, 1, 0);
    value_map_set(&r->map, &op->results[0], op_result(made, 0));
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

static void loop_condition(Expand *x, Op *loop, int64_t n) {
    Builder b = {x->m, loop->regions[0], NULL, loop->loc};
    Value *at = loop->regions[0]->args[LOOP_AT];
    Value *sides[] = {at, build_constant(&b, literal_splat_i64(&x->m->arena, at->type, n))};
    Attr less = attr_str(ATTR_comparison_direction, module_str(x->m, "LT"));
    Value *more = op_result(build_op(&b, OP_COMPARE, sides, 2, &less, 1), 0);
    build_typed(&b, OP_RETURN, &more, 1, NULL, 0, NULL, 0, 0);
}

static void loop_body(MapRegion *r, Op *loop, Value *const *flat) {
    Module *m = r->x->m;
    Block *body = loop->regions[1];
    const Block *region = r->op->regions[0];
    Builder b = {m, body, NULL, loop->loc};
    Value *at = body->args[LOOP_AT];
    const int64_t one = 1;
    Attr sizes = attr_axes(&m->arena, ATTR_slice_sizes, &one, 1);
    for (uint32_t i = 0; i < r->op->n_operands; i++) {
        Value *in[] = {flat[i], at};
        Value *element = op_result(build_op(&b, OP_DYNAMIC_SLICE, in, 2, &sizes, 1), 0);
        value_map_set(&r->map, region->args[i], build_reshape(&b, element, NULL, 0));
    }
    block_clone_into(m, region, body, NULL, &r->map, false);
    Value *element = build_reshape(&b, mapped(r, block_end(region)->operands[0]), &one, 1);
    Value *in[] = {body->args[LOOP_RESULT], element, at};
    Value *next[LOOP_STATES];
    next[LOOP_RESULT] = op_result(build_op(&b, OP_DYNAMIC_UPDATE_SLICE, in, 3, NULL, 0), 0);
    next[LOOP_AT] = build_binary(&b, OP_ADD, at, build_constant(&b, literal_splat_i64(&m->arena, at->type, 1)));
    build_typed(&b, OP_RETURN, next, LOOP_STATES, NULL, 0, NULL, 0, 0);
}

static Value *write_loop(MapRegion *r) {
    Module *m = r->x->m;
    Builder *b = &r->x->b;
    const Type t = r->op->results[0].type;
    Value **flat = arena_array(r->x->c->scratch, Value *, r->op->n_operands);
    for (uint32_t i = 0; i < r->op->n_operands; i++) flat[i] = build_reshape(b, r->op->operands[i], &t->n_elems, 1);
    Type types[LOOP_STATES] = {type_scalar(&m->types, DT_I64), type_tensor(&m->types, t->dtype, &t->n_elems, 1)};
    Value *start[LOOP_STATES];
    for (uint32_t i = 0; i < LOOP_STATES; i++) start[i] = build_constant(b, literal_splat_i64(&m->arena, types[i], 0));
    Attr trips = attr_i64(ATTR_trip_count, t->n_elems);
    Op *loop = build_typed(b, OP_WHILE, start, LOOP_STATES, &trips, 1, types, LOOP_STATES, 2);
    for (uint32_t k = 0; k < 2; k++)
        for (uint32_t i = 0; i < LOOP_STATES; i++) block_add_arg(m, loop->regions[k], types[i], NULL);
    loop_condition(r->x, loop, t->n_elems);
    loop_body(r, loop, flat);
    return build_reshape(b, op_result(loop, LOOP_RESULT), t->dims, t->rank);
}

// Exact.
bool expand_map(Expand *x, Op *op) {
    MapRegion r = {.x = x, .op = op};
    const Type t = op->results[0].type;
    Value *result;
    if (!t->n_elems) result = build_constant(&x->b, literal_splat_i64(&x->m->arena, t, 0));
    else result = is_elementwise(op->regions[0]) ? write_elementwise(&r) : write_loop(&r);
    value_replace(&op->results[0], result);
    value_map_free(&r.map);
    return true;
}
