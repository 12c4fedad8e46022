// Which values a gradient goes through: those that vary with an argument that it is asked of, and reach a result that is differentiated.
// A carried value of a loop is one value for all rounds: what it starts with, its arguments, what the body makes of it and the result have the same marks.
#include "passes/gradient/gradient.h"

void activity_clear(Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) b->args[i]->id = 0;
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_results; i++) op->results[i].id = 0;
        for (uint32_t i = 0; i < op->n_regions; i++) activity_clear(op->regions[i]);
    }
}

void activity_copy(const Block *from, Block *to) {
    const Op *copy = to->first;
    for (uint32_t i = 0; from->parent && i < from->n_args && i < to->n_args; i++) to->args[i]->id = from->args[i]->id;
    for (const Op *op = from->first; op && copy; op = op->next, copy = copy->next) {
        for (uint32_t i = 0; i < op->n_results; i++) copy->results[i].id = op->results[i].id;
        for (uint32_t i = 0; i < op->n_regions; i++) activity_copy(op->regions[i], copy->regions[i]);
    }
}

bool value_is_inside(const Value *v, const Block *b) {
    const Block *at = v->def ? v->def->block : v->block;
    while (at && at != b) at = at->parent ? at->parent->block : NULL;
    return at == b;
}

// An operand of the op, or what ops in its regions take.
static bool takes(const Op *op, uint32_t bits) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (value_is(operand_of(op, i), bits)) return true;
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *in = op->regions[r]->first; in; in = in->next)
            if (takes(in, bits)) return true;
    return false;
}

// --- forwards

static bool mark(Value *v, uint32_t bit) {
    if (!has_adjoint(v->type) || value_is(v, bit)) return false;
    v->id |= bit;
    return true;
}

static void vary_loop(Op *loop) {
    const Op *end = block_end(loop->regions[1]);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t k = 0; k < loop->n_operands; k++) {
            if (!value_is(operand_of(loop, k), VARYING) && !value_is(operand_of(end, k), VARYING)) continue;
            changed |= mark(&loop->results[k], VARYING);
            for (uint32_t r = 0; r < 2; r++) mark(loop->regions[r]->args[k], VARYING);
        }
        activity_vary(loop->regions[1]);
        for (uint32_t k = 0; k < loop->n_operands; k++) changed |= value_is(operand_of(end, k), VARYING) && !value_is(&loop->results[k], VARYING);
    }
}

static void vary_branch(Op *op) {
    for (uint32_t r = 0; r < op->n_regions; r++) {
        activity_vary(op->regions[r]);
        const Op *end = block_end(op->regions[r]);
        for (uint32_t i = 0; i < op->n_results; i++)
            if (value_is(operand_of(end, i), VARYING)) mark(&op->results[i], VARYING);
    }
}

void activity_vary(Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        if (op->kind == OP_WHILE) vary_loop(op);
        else if (op->kind == OP_IF || op->kind == OP_CASE) vary_branch(op);
        else if (!op_has(op->kind, FLAT) && takes(op, VARYING))
            for (uint32_t i = 0; i < op->n_results; i++) mark(&op->results[i], VARYING);
    }
}

// --- backwards

static bool use(Value *v) { return value_is(v, VARYING) && mark(v, USEFUL); }

static void use_loop(Op *loop) {
    const Op *end = block_end(loop->regions[1]);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t k = 0; k < loop->n_operands; k++) {
            Value *arg = loop->regions[1]->args[k];
            if (!value_is(&loop->results[k], USEFUL) && !value_is(arg, USEFUL)) continue;
            changed |= use(&loop->results[k]), changed |= use(arg), changed |= use(operand_of(end, k));
        }
        activity_use(loop->regions[1]);
        for (uint32_t k = 0; k < loop->n_operands; k++) changed |= value_is(loop->regions[1]->args[k], USEFUL) && !value_is(&loop->results[k], USEFUL);
    }
    for (uint32_t k = 0; k < loop->n_operands; k++)
        if (value_is(&loop->results[k], USEFUL)) use(operand_of(loop, k));
}

static void use_branch(Op *op) {
    for (uint32_t r = 0; r < op->n_regions; r++) {
        const Op *end = block_end(op->regions[r]);
        for (uint32_t i = 0; i < op->n_results; i++)
            if (value_is(&op->results[i], USEFUL)) use(operand_of(end, i));
        activity_use(op->regions[r]);
    }
}

static void use_taken(const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++) use(operand_of(op, i));
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *in = op->regions[r]->first; in; in = in->next) use_taken(in);
}

static bool gives_useful(const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++)
        if (value_is(&op->results[i], USEFUL)) return true;
    return false;
}

void activity_use(Block *b) {
    for (Op *op = b->last; op; op = op->prev) {
        if (!gives_useful(op)) continue;
        if (op->kind == OP_WHILE) use_loop(op);
        else if (op->kind == OP_IF || op->kind == OP_CASE) use_branch(op);
        else if (!op_has(op->kind, FLAT)) use_taken(op);
    }
}

// --- what has no rule as it is

static bool needs_rule(const Op *op) { return !op_has(op->kind, END) && !op_has(op->kind, FLAT) && gives_useful(op) && takes(op, VARYING); }

bool activity_prepare(Gradient *g, Block *b) {
    bool changed = false;
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        if (op_has(op->kind, CONTROL))
            for (uint32_t i = 0; i < op->n_regions; i++) changed |= activity_prepare(g, op->regions[i]);
        if (!needs_rule(op) || !op_prepare(g, op)) continue;
        op_unlink(op);
        changed = true;
    }
    return changed;
}
