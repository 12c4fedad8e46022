// What a choice has left out stays out. The adjoint of an operand that `select`, `clamp`, `maximum` or `minimum` did not take is 0, and goes back through the
// ops that made the operand; where one of these has a slope that is infinite or not a number (sqrt at 0, a logarithm of 0, a product with an infinity), 0 times
// the slope would be NaN, though the result does not depend on the operand there at all. So of an adjoint is known where choices have made it 0, as far as
// elementwise ops carry it, and what a slope that may be infinite makes of it is chosen again by the same predicate.
//
// A mask holds where all of its predicates do: its own, and those of the masks around it. An adjoint that has a mask is 0 wherever that does not hold.
#include "passes/gradient/gradient.h"

struct Mask {
    const Mask *around; // or NULL
    uint32_t depth;
    Value *holds;
};

static const Mask *mask_of(const Gradient *g, const Value *adjoint) { return adjoint ? ptr_map_get(g->masks, adjoint) : NULL; }

static void mask_set(Gradient *g, const Value *adjoint, const Mask *m) {
    if (m) ptr_map_set(g->masks, adjoint, (void *)(uintptr_t)m);
}

Value *adjoint_chosen(Gradient *g, Value *cond, Value *part, const Value *adjoint) {
    const Mask *around = mask_of(g, adjoint);
    Value *chosen = build_select(&g->b, cond, part, zeros_like(&g->b, part));
    Mask *m = arena_new(g->c->scratch, Mask);
    *m = (Mask){around, around ? around->depth + 1 : 0, around ? build_binary(&g->b, OP_AND, cond, around->holds) : cond};
    mask_set(g, chosen, m);
    return chosen;
}

void adjoint_sum_chosen(Gradient *g, const Value *sum, const Value *a, const Value *b) {
    const Mask *x = mask_of(g, a), *y = mask_of(g, b);
    while (x && y && x != y) {
        if (x->depth >= y->depth) x = x->around;
        else y = y->around;
    }
    if (x == y) mask_set(g, sum, x);
}

// --- infinite values

static bool may_be_infinite(const Value *v) {
    const Literal *l = v->def && v->def->kind == OP_CONSTANT ? value_constant(v) : NULL;
    return l ? !literal_is_finite(l) : value_is(v, UNBOUNDED);
}

// A constant that is moved and repeated.
static const Literal *repeated_constant(const Value *v) {
    while (v->def && (op_has(v->def->kind, VIEW) || v->def->kind == OP_CONVERT)) v = operand_of(v->def, 0);
    return v->def && v->def->kind == OP_CONSTANT ? value_constant(v) : NULL;
}

// One number for many elements is made no more infinite where they are left out than where they are kept: a scale of each channel is no pole.
static bool makes_infinite(const Op *op) {
    const GradientRow *row = gradient_row(op->kind);
    if (!op_has(op->kind, MAP) && !op_has(op->kind, VIEW)) return false;
    if (op_has(op->kind, VIEW) && op->results[0].type->n_elems > operand_of(op, 0)->type->n_elems) {
        const Literal *l = repeated_constant(operand_of(op, 0));
        return l && !literal_is_finite(l);
    }
    bool any = op_has(op->kind, MAP) && row && row->bound == SLOPE_ANY;
    for (uint32_t i = 0; i < op->n_operands && !any; i++) any = may_be_infinite(operand_of(op, i));
    return any;
}

void activity_mark_unbounded(Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t r = 0; r < op->n_regions && op_has(op->kind, CONTROL); r++) activity_mark_unbounded(op->regions[r]);
        if (op->n_results == 1 && has_adjoint(op->results[0].type) && makes_infinite(op)) op->results[0].id |= UNBOUNDED;
    }
}

// Whether the slope to operand i may be infinite, or NaN, where what the op is given is none that a choice kept.
static bool slope_may_be_infinite(const Op *op, SlopeBound bound) {
    if (bound != SLOPE_FINITE) return bound == SLOPE_ANY;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (may_be_infinite(operand_of(op, i))) return true;
    return false;
}

Value *part_chosen(Gradient *g, const Op *op, Value *part) {
    const Mask *m = mask_of(g, op->n_results == 1 ? adjoint_of(g, &op->results[0]) : NULL);
    if (!m || !op_has(op->kind, MAP) || g->bound == SLOPE_CHOICE || !type_same_shape(part->type, m->holds->type)) return part;
    if (slope_may_be_infinite(op, g->bound)) part = build_select(&g->b, m->holds, part, zeros_like(&g->b, part));
    mask_set(g, part, m);
    return part;
}
