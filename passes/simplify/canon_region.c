// Canonical forms of reductions, loops and contractions without terms. All exact.
#include "passes/simplify/rule.h"

#include "ir/ops/reduce/window.h"

#include <stdlib.h>
#include <string.h>

static Type type_of(const Op *op) { return op->results[0].type; }

static Value *contraction_of_nothing(Canon *s, Op *op) {
    if (op->kind != OP_DOT_GENERAL && op->kind != OP_CONVOLUTION) return NULL;
    if (op->operands[0]->type->n_elems && op->operands[1]->type->n_elems) return NULL;
    return build_splat(&s->b, type_of(op), 0);
}

// --- reduce, reduce_window

// One input of one element a result; what the reducer makes of it.
static Value *reduce_single(Canon *s, Op *op) {
    Value *x = op->operands[0], *init = op->operands[op->n_operands / 2];
    OpKind kind = region_binary(op->regions[0]);
    Type t = type_of(op);
    if (op->n_operands != 2 || kind == OP_COUNT || !op_has(kind, COMMUTES) || x->type->dtype != t->dtype || init->type->dtype != t->dtype) return NULL;
    Value *single = build_reshape_as(&s->b, x, t);
    const Literal *l = constant_of(s, init);
    if (l && literal_is_neutral(kind, l)) return single;
    return build_binary(&s->b, kind, single, build_broadcast_as(&s->b, init, t, NULL, 0));
}

static Value *reduce_ones(Canon *s, Op *op) {
    if (op->operands[0]->type->n_elems != type_of(op)->n_elems) return NULL;
    Axes dims = op_axes(op, ATTR_dimensions);
    for (uint32_t i = 0; i < dims.n; i++)
        if (op->operands[0]->type->dims[dims.v[i]] != 1) return NULL;
    return reduce_single(s, op);
}

static Value *reduce_nothing(Canon *s, Op *op) {
    Value *x = op->operands[0], *init = op->operands[op->n_operands / 2];
    if (op->n_operands != 2 || x->type->n_elems || init->type->dtype != type_of(op)->dtype) return NULL;
    return build_broadcast_as(&s->b, init, type_of(op), NULL, 0);
}

static bool all_are(Axes a, int64_t v) {
    for (uint32_t i = 0; i < a.n; i++)
        if (a.v[i] != v) return false;
    return true;
}

static Value *window_of_one(Canon *s, Op *op) {
    bool single = all_are(op_axes(op, ATTR_window_dimensions), 1) && all_are(op_axes(op, ATTR_window_strides), 1) &&
                  all_are(op_axes(op, ATTR_base_dilations), 1) && all_are(op_axes(op, ATTR_padding), 0);
    return single ? reduce_single(s, op) : NULL;
}

// The value with one element along those dimensions where windows are of single elements, if it repeats itself along them; NULL if there are none.
static Value *once(Canon *s, const Op *window, Value *x) {
    const Literal *l = constant_of(s, x);
    const Op *repeat = x->def && x->def->kind == OP_BROADCAST_IN_DIM ? x->def : NULL;
    int64_t dims[MAX_RANK];
    bool some = false;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        bool repeated = (l && l->splat) || (repeat && !axes_contain(op_axes(repeat, ATTR_broadcast_dimensions), i));
        bool one = repeated && x->type->dims[i] > 1 && window_is_single(window, i);
        dims[i] = one ? 1 : x->type->dims[i];
        some |= one;
    }
    if (!some) return NULL;
    if (l && l->splat) return build_splat_of(&s->b, type_tensor(&s->m->types, x->type->dtype, dims, x->type->rank), l->data);
    Axes at = op_axes(repeat, ATTR_broadcast_dimensions);
    return build_broadcast(&s->b, repeat->operands[0], dims, x->type->rank, at.v, at.n);
}

// Of a region that has become a sum; those that were one before are in f32 already.
static Value *sum_widened(Canon *s, Op *op) { return reduction_widened(&s->b, op); }

// How many elements each window of an average has depends on two dimensions of an image alone, and is then known.
static Value *windows_repeated(Canon *s, Op *op) {
    const Type t = type_of(op);
    Value *x = op->n_results == 1 && t->n_elems ? once(s, op, op->operands[0]) : NULL;
    int64_t dims[MAX_RANK], kept[MAX_RANK], at[MAX_RANK];
    uint32_t n = 0;
    if (!x) return NULL;
    for (uint32_t i = 0; i < t->rank; i++) {
        dims[i] = x->type->dims[i] == 1 && op->operands[0]->type->dims[i] > 1 ? 1 : t->dims[i];
        if (dims[i] == t->dims[i]) kept[n] = t->dims[i], at[n++] = i;
    }
    Type type = type_tensor(&s->m->types, t->dtype, dims, t->rank);
    Op *windows = build_typed(&s->b, OP_REDUCE_WINDOW, (Value *[]){x, op->operands[1]}, 2, op->attrs, op->n_attrs, &type, 1, 1);
    build_region_copy(&s->b, op->regions[0], windows->regions[0]);
    return build_broadcast_as(&s->b, build_reshape(&s->b, &windows->results[0], kept, n), t, at, n);
}

// --- while

static Value *replace_all(Op *op, Value *const *with) {
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], with[i]);
    return value_resolved(&op->results[0]);
}

static Value *while_never(Canon *s, Op *op) {
    (void)s;
    return op_int(op, ATTR_trip_count, -1) == 0 ? replace_all(op, op->operands) : NULL;
}

static Value *while_once(Canon *s, Op *op) {
    if (op_int(op, ATTR_trip_count, -1) != 1) return NULL;
    const Block *body = op->regions[1];
    const Op *end = block_end(body);
    ValueMap map = {0};
    for (uint32_t i = 0; i < body->n_args; i++) value_map_set(&map, body->args[i], op->operands[i]);
    block_clone_into(s->m, body, op->block, op, &map, false);
    for (uint32_t i = 0; i < op->n_results; i++) {
        Value *v = value_resolved(end->operands[i]), *to = value_map_get(&map, v);
        value_replace(&op->results[i], to ? to : v);
    }
    value_map_free(&map);
    return value_resolved(&op->results[0]);
}

// What the body returns as it got it, or as the loop started with it, is that always.
static Value *while_invariant(Canon *s, Op *op) {
    const Op *end = block_end(op->regions[1]);
    bool *keep = xcalloc(op->n_operands, sizeof *keep), all = true;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Value *next = value_resolved(end->operands[i]);
        keep[i] = next != op->regions[1]->args[i] && next != op->operands[i];
        all &= keep[i];
    }
    Value *to = NULL;
    if (!all) {
        for (uint32_t i = 0; i < op->n_operands; i++) {
            if (keep[i]) continue;
            for (uint32_t r = 0; r < 2; r++) value_replace(op->regions[r]->args[i], op->operands[i]);
            value_replace(&op->results[i], op->operands[i]);
        }
        while_keep(s->m, op, keep);
        to = value_resolved(&op->results[0]);
    }
    free(keep);
    return to;
}

// --- if, case

// The region that a constant chooses, -1 if it is none.
static int64_t chosen_region(Canon *s, const Op *op) {
    const Literal *l = constant_of(s, op->operands[0]);
    if (op->n_regions == 1) return 0;
    return l ? (int64_t)branch_index(op, elem_to_i64(l->type->dtype, l->data)) : -1;
}

static Value *branch_chosen(Canon *s, Op *op) {
    int64_t r = chosen_region(s, op);
    if (r < 0) return NULL;
    Value **values = arena_array(&s->m->arena, Value *, op->n_results + 1);
    region_inline(s->m, op->regions[r], op, values);
    return replace_all(op, values);
}

static bool is_outside(const Value *v, const Op *op) {
    for (const Block *b = v->def ? v->def->block : v->block; b; b = b->parent ? b->parent->block : NULL)
        if (b->parent == op) return false;
    return true;
}

// A result for which all branches return the same value from around them is that value.
static Value *branch_same(Canon *s, Op *op) {
    bool *keep = xcalloc(op->n_results, sizeof *keep), all = true;
    for (uint32_t i = 0; i < op->n_results; i++) {
        const Value *first = value_resolved(block_end(op->regions[0])->operands[i]);
        keep[i] = !is_outside(first, op);
        for (uint32_t r = 1; r < op->n_regions && !keep[i]; r++) keep[i] = value_resolved(block_end(op->regions[r])->operands[i]) != first;
        all &= keep[i];
    }
    if (!all) {
        for (uint32_t i = 0; i < op->n_results; i++)
            if (!keep[i]) value_replace(&op->results[i], value_resolved(block_end(op->regions[0])->operands[i]));
        branch_keep(s->m, op, keep);
    }
    free(keep);
    return all ? NULL : value_resolved(&op->results[0]);
}

const Rule canon_region_rules[] = {
    {OP_DOT_GENERAL, "a contraction of nothing -> 0", contraction_of_nothing},
    {OP_DOT_GENERAL, "a contraction by one repeated matrix in batches -> of rows of all of them", dot_of_repeated},
    {OP_DOT_GENERAL, "weights of a grid times gathered windows -> sums along one dimension after the other", dot_of_samples},
    {OP_CONVOLUTION, "a contraction of nothing -> 0", contraction_of_nothing},
    {OP_REDUCE, "reduce of single elements -> op(x, initial value)", reduce_ones},
    {OP_REDUCE, "reduce of nothing -> initial value", reduce_nothing},
    {OP_REDUCE_WINDOW, "reduce_window of single elements -> op(x, initial value)", window_of_one},
    {OP_CONVOLUTION, "convolution of x with zeros around it -> of x", convolution_of_pad},
    {OP_REDUCE_WINDOW, "reduce_window of x with its initial value around it -> of x", windows_of_pad},
    {OP_REDUCE_WINDOW, "reduce_window of what is repeated -> reduce_window of it, repeated", windows_repeated},
    {OP_REDUCE, "sum of short floats -> in f32, rounded once", sum_widened},
    {OP_REDUCE_WINDOW, "sums of short floats -> in f32, rounded once", sum_widened},
    {OP_WHILE, "while that never runs -> what it starts with", while_never},
    {OP_WHILE, "while that runs once -> its body", while_once},
    {OP_WHILE, "while that carries x unchanged -> x", while_invariant},
    {OP_IF, "if of a constant -> its branch", branch_chosen},
    {OP_CASE, "case of a constant -> its branch", branch_chosen},
    {OP_IF, "if whose branches both return x -> x", branch_same},
    {OP_CASE, "case whose branches all return x -> x", branch_same},
};
const size_t n_canon_region_rules = COUNT(canon_region_rules);
