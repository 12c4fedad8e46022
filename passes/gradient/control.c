// Gradients of branches and loops.
//
// A branch: the same predicate chooses a region that computes what the branch has computed once more, and the adjoints of the values around it that it takes.
//
// A loop of n rounds: a loop of n rounds from the last to the first. A round computes again what the body has computed, from the state that the round began
// with, and from the adjoints of what it made those of what it was given. The states that this takes are kept by the first loop, a slice of a tensor [n, ..]
// each round; those that never change need not be. So memory is n times what the body is nonlinear in, and the arithmetic of the body is done twice. Values
// around the loop that vary are carried by it before (control_close), so that their adjoints are.
#include "passes/gradient/gradient.h"

#include <stdlib.h>
#include <string.h>

typedef VEC(Value *) Values;

static void find_captured(const Block *b, const Op *around, Values *out) {
    for (const Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_operands; i++) {
            Value *v = operand_of(op, i);
            bool known = !has_adjoint(v->type) || !value_is(v, VARYING | USEFUL);
            for (uint32_t r = 0; r < around->n_regions && !known; r++) known = value_is_inside(v, around->regions[r]);
            for (size_t k = 0; k < out->n && !known; k++) known = out->items[k] == v;
            if (!known) vec_push(out, v);
        }
        for (uint32_t r = 0; r < op->n_regions; r++) find_captured(op->regions[r], around, out);
    }
}

// Stands where the ops of the region are copied to; afterwards their adjoints are those of `inner`.
static Op *copy_region(Gradient *g, Block *from, Block *to, ValueMap *map) {
    block_resolve(from);
    block_clone_into(g->m, from, to, NULL, map, false);
    activity_copy(from, to);
    return to->last;
}

static void seed(Gradient *g, const ValueMap *map, Value *v, Value *adjoint) {
    Value *copy = value_map_get(map, v);
    v = copy ? copy : v;
    if (adjoint && value_is(v, VARYING)) adjoint_add(g, v, adjoint);
}

// --- branches

static void branch_region(Gradient *g, Op *op, uint32_t r, Block *to, const Values *captured) {
    Gradient outer = *g;
    PtrMap inner = {0};
    ValueMap map = {0};
    Block *from = op->regions[r];
    Op *last = copy_region(g, from, to, &map);
    g->b = builder_in(&outer.b, to), g->adjoints = &inner;
    for (uint32_t i = 0; i < op->n_results; i++) seed(g, &map, operand_of(block_end(from), i), adjoint_of(&outer, &op->results[i]));
    gradient_walk(g, last);
    Value **made = arena_array(&g->m->arena, Value *, captured->n);
    for (size_t i = 0; i < captured->n; i++) {
        made[i] = adjoint_of(g, captured->items[i]);
        if (!made[i]) made[i] = zeros_like(&g->b, captured->items[i]);
    }
    build_return(&g->b, made, captured->n);
    ptr_map_free(&inner);
    value_map_free(&map);
    g->b = outer.b, g->adjoints = outer.adjoints;
}

static void gradient_branch(Gradient *g, Op *op) {
    Values captured = {0};
    for (uint32_t r = 0; r < op->n_regions; r++) find_captured(op->regions[r], op, &captured);
    if (captured.n) {
        Type *types = arena_array(&g->m->arena, Type, captured.n);
        Value *chosen = operand_of(op, 0);
        for (size_t i = 0; i < captured.n; i++) types[i] = captured.items[i]->type;
        Op *made = build_typed(&g->b, op->kind, &chosen, 1, op->attrs, op->n_attrs, types, captured.n, op->n_regions);
        for (uint32_t r = 0; r < op->n_regions; r++) branch_region(g, op, r, made->regions[r], &captured);
        for (size_t i = 0; i < captured.n; i++) adjoint_add(g, captured.items[i], op_result(made, (uint32_t)i));
    }
    vec_free(&captured);
}

// --- loops that carry more

// The loop again, with more carried values; its regions are the same blocks. What the body makes of the new ones is the caller's to append to its end.
static Op *carry_more(Gradient *g, Op *loop, Value *const *more, size_t n_more) {
    Builder b = builder_before(g->m, loop);
    size_t n = loop->n_operands + n_more;
    Value **operands = arena_array(&g->m->arena, Value *, n);
    Type *types = arena_array(&g->m->arena, Type, n);
    for (size_t i = 0; i < n; i++) {
        operands[i] = i < loop->n_operands ? operand_of(loop, (uint32_t)i) : more[i - loop->n_operands];
        types[i] = operands[i]->type;
    }
    Op *made = build_typed(&b, OP_WHILE, operands, n, loop->attrs, loop->n_attrs, types, n, 0);
    made->regions = loop->regions, made->n_regions = loop->n_regions;
    for (uint32_t r = 0; r < 2; r++) {
        made->regions[r]->parent = made;
        for (size_t i = loop->n_operands; i < n; i++) block_add_arg(g->m, made->regions[r], types[i], NULL);
    }
    for (uint32_t i = 0; i < loop->n_results; i++) {
        made->results[i].name = loop->results[i].name, made->results[i].id = loop->results[i].id;
        value_replace(&loop->results[i], &made->results[i]);
    }
    return made;
}

static void return_more(Gradient *g, const Op *loop, Value *const *more, size_t n_more) {
    Op *end = block_end(loop->regions[1]);
    Value **all = arena_array(&g->m->arena, Value *, end->n_operands + n_more);
    memcpy(all, end->operands, end->n_operands * sizeof *all);
    memcpy(all + end->n_operands, more, n_more * sizeof *all);
    op_set_operands(g->m, end, all, end->n_operands + n_more);
}

static void use_instead(Block *b, const Values *from, Value *const *to) {
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_operands; i++)
            for (size_t k = 0; k < from->n; k++)
                if (operand_of(op, i) == from->items[k]) op->operands[i] = to[k];
        for (uint32_t r = 0; r < op->n_regions; r++) use_instead(op->regions[r], from, to);
    }
}

bool control_close(Gradient *g, Op *loop) {
    Values captured = {0};
    find_captured(loop->regions[1], loop, &captured);
    bool any = captured.n > 0;
    if (any) {
        uint32_t first = loop->n_operands;
        Op *made = carry_more(g, loop, captured.items, captured.n);
        Value **args = made->regions[1]->args + first;
        use_instead(made->regions[1], &captured, args);
        return_more(g, made, args, captured.n);
    }
    vec_free(&captured);
    return any;
}

// --- loops

typedef struct {
    Gradient *g;
    Op *loop;
    int64_t n_rounds;
    Value **state;   // what a round of the second loop began with in the first one: arguments of no block, replaced in the end
    Values adjoints; // carried values of the first loop that have an adjoint
    Op *back;
    Block *body; // of `back`
} Loop;

static void add_taken(Map *used, const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++) map_at(used, operand_of(op, i), NULL);
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *in = op->regions[r]->first; in; in = in->next) add_taken(used, in);
}

// Drops what only made results of the body that the way back does not take.
static void drop_unused(Block *b, Map *used) {
    for (Op *op = b->last, *before; op; op = before) {
        before = op->prev;
        bool needed = op_has(op->kind, END) || !op_is_pure(op);
        for (uint32_t i = 0; i < op->n_results && !needed; i++) needed = map_find(used, &op->results[i]);
        if (needed) add_taken(used, op);
        else op_unlink(op);
    }
}

static bool is_invariant(const Op *loop, uint32_t k) { return operand_of(block_end(loop->regions[1]), k) == loop->regions[1]->args[k]; }

static void write_back(Loop *l) {
    Gradient *g = l->g, outer = *g;
    Op *loop = l->loop;
    Block *from = loop->regions[1];
    PtrMap inner = {0};
    ValueMap map = {0};
    size_t n = l->adjoints.n;
    Value **start = arena_array(&g->m->arena, Value *, n + 1);
    Builder body;
    start[0] = build_splat_i64(&g->b, type_scalar(&g->m->types, DT_I64), 0);
    for (size_t i = 0; i < n; i++) start[i + 1] = result_adjoint(g, loop, l->adjoints.items[i]->index);
    l->back = build_loop(&g->b, start, n + 1, l->n_rounds, &body);
    l->body = body.block;
    for (uint32_t k = 0; k < from->n_args; k++) value_map_set(&map, from->args[k], l->state[k]);
    Op *last = copy_region(g, from, l->body, &map);
    g->b = body, g->adjoints = &inner;
    for (size_t i = 0; i < n; i++) seed(g, &map, operand_of(block_end(from), l->adjoints.items[i]->index), l->body->args[i + 1]);
    gradient_walk(g, last);
    start[0] = plus(&g->b, l->body->args[0], build_splat_i64(&g->b, start[0]->type, 1));
    for (size_t i = 0; i < n; i++) {
        Value *state = l->state[l->adjoints.items[i]->index];
        start[i + 1] = adjoint_of(g, state);
        if (!start[i + 1]) start[i + 1] = zeros_like(&g->b, state);
    }
    build_return(&g->b, start, n + 1);
    ptr_map_free(&inner);
    value_map_free(&map);
    g->b = outer.b, g->adjoints = outer.adjoints;
}

static Type stack_type(Gradient *g, const Loop *l, uint32_t k) {
    const Type t = l->loop->operands[k]->type;
    int64_t dims[MAX_RANK + 1] = {l->n_rounds};
    memcpy(dims + 1, t->dims, t->rank * sizeof *dims);
    Type stack = t->rank < MAX_RANK ? type_tensor(&g->m->types, t->dtype, dims, t->rank + 1) : NULL;
    return stack && stack->n_elems <= MAX_ELEMS ? stack : NULL;
}

// The state of a counter in the round `at`: what it started with, and that many steps. NULL: it is none.
static Value *counter_at(Builder *b, const Op *loop, uint32_t k, Value *at) {
    const Op *next = operand_of(block_end(loop->regions[1]), k)->def;
    const Type t = loop->operands[k]->type;
    if (!next || next->kind != OP_ADD || !type_is_scalar(t) || !dtype_is_int(t->dtype)) return NULL;
    for (uint32_t i = 0; i < 2; i++) {
        const Literal *step = value_constant(operand_of(next, 1 - i));
        if (!step || operand_of(next, i) != loop->regions[1]->args[k]) continue;
        Value *by = build_constant(b, step), *rounds = build_convert(b, at, t->dtype);
        return plus(b, operand_of(loop, k), times(b, rounds, by));
    }
    return NULL;
}

// The first loop keeps the states that are used, which the second one reads at its begin, of the round that it goes back through: `kept` numbers them.
static void keep_states(Loop *l, Builder *begin, Value *round, const uint32_t *kept, size_t n_kept) {
    Gradient *g = l->g;
    Value **more = arena_array(&g->m->arena, Value *, n_kept + 1);
    uint32_t first = l->loop->n_operands;
    Builder before = builder_before(g->m, l->loop);
    more[0] = build_splat_i64(&before, type_scalar(&g->m->types, DT_I64), 0);
    for (size_t i = 0; i < n_kept; i++) {
        Type stack = stack_type(g, l, kept[i]);
        if (stack && l->loop->operands[kept[i]]->type->quant) {
            gradient_refuse(g, l->loop, "its rounds leave a quantized value behind for the gradient",
                            "carry what it means (uniform_dequantize) through the loop");
            return;
        }
        if (!stack) {
            gradient_refuse(g, l->loop, "what its rounds leave behind for the gradient is too large",
                            "run fewer rounds, or make the gradient of one round and loop around that");
            return;
        }
        more[i + 1] = build_splat(&before, stack, 0);
    }
    Op *made = carry_more(g, l->loop, more, n_kept + 1);
    Block *body = made->regions[1];
    Builder end = builder_before(g->m, block_end(body));
    Value *count = body->args[first];
    more[0] = plus(&end, count, build_splat_i64(&end, count->type, 1));
    for (size_t i = 0; i < n_kept; i++) {
        more[i + 1] = build_dynamic_update_index(&end, body->args[first + 1 + i], body->args[kept[i]], 0, count);
        value_replace(l->state[kept[i]], build_dynamic_index(begin, op_result(made, first + 1 + (uint32_t)i), 0, round));
    }
    return_more(g, made, more, n_kept + 1);
    op_unlink(l->loop);
}

static void write_loop(Loop *l) {
    Map used = {0};
    Op *loop = l->loop;
    Block *nowhere = block_new(l->g->m);
    uint32_t *kept = arena_array(&l->g->m->arena, uint32_t, loop->n_operands);
    size_t n_kept = 0;
    l->state = arena_array(&l->g->m->arena, Value *, loop->n_operands);
    for (uint32_t k = 0; k < loop->n_operands; k++) {
        l->state[k] = block_add_arg(l->g->m, nowhere, loop->operands[k]->type, NULL);
        l->state[k]->id = loop->regions[1]->args[k]->id;
    }
    write_back(l);
    drop_unused(l->body, &used);
    Builder begin = builder_before(l->g->m, l->body->first);
    Value *last = build_splat_i64(&begin, l->body->args[0]->type, l->n_rounds - 1), *round = minus(&begin, last, l->body->args[0]);
    for (uint32_t k = 0; k < loop->n_operands; k++) {
        if (!map_find(&used, l->state[k])) continue;
        Value *known = is_invariant(loop, k) ? operand_of(loop, k) : counter_at(&begin, loop, k, round);
        if (known) value_replace(l->state[k], known);
        else kept[n_kept++] = k;
    }
    map_free(&used);
    if (n_kept) keep_states(l, &begin, round, kept, n_kept);
}

static void gradient_loop(Gradient *g, Op *op) {
    Loop l = {.g = g, .loop = op, .n_rounds = op_int(op, ATTR_trip_count, -1)};
    if (l.n_rounds < 0) {
        gradient_refuse(g, op, "how often it runs is not known when the program is compiled",
                        "loop a fixed number of times, and keep the state as it is (stablehlo.select) in rounds that are too many");
        return;
    }
    for (uint32_t k = 0; k < op->n_results; k++)
        if (value_is(&op->results[k], VARYING | USEFUL)) vec_push(&l.adjoints, &op->results[k]);
    if (l.n_rounds) write_loop(&l);
    for (size_t i = 0; i < l.adjoints.n; i++) {
        uint32_t k = l.adjoints.items[i]->index;
        operand_add(g, op, k, l.n_rounds ? op_result(l.back, (uint32_t)i + 1) : result_adjoint(g, op, k));
    }
    vec_free(&l.adjoints);
}

const GradientRow control_gradients[] = {
    {OP_WHILE, .apply = gradient_loop},
    {OP_IF, .apply = gradient_branch},
    {OP_CASE, .apply = gradient_branch},
};
const size_t n_control_gradients = COUNT(control_gradients);
