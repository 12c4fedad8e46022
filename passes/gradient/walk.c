// The walk over a block from its last op to its first, adjoints, and the table of rules: see gradient.h.
#include "passes/gradient/gradient.h"

#include <string.h>

typedef struct {
    const GradientRow *rows;
    const size_t *n;
} Family;
static const Family families[] = {
    {unary_gradients, &n_unary_gradients},           {binary_gradients, &n_binary_gradients}, {movement_gradients, &n_movement_gradients},
    {contract_gradients, &n_contract_gradients},     {reduce_gradients, &n_reduce_gradients}, {index_gradients, &n_index_gradients},
    {control_gradients, &n_control_gradients},       {order_gradients, &n_order_gradients},   {linalg_gradients, &n_linalg_gradients},
    {collective_gradients, &n_collective_gradients},
};

const GradientRow *gradient_row(OpKind kind) {
    for (size_t f = 0; f < COUNT(families); f++)
        for (size_t i = 0; i < *families[f].n; i++)
            if (families[f].rows[i].kind == kind) return &families[f].rows[i];
    return NULL;
}

// --- adjoints

Value *adjoint_of(const Gradient *g, const Value *v) { return ptr_map_get(g->adjoints, v); }

Value *result_adjoint(Gradient *g, Op *op, uint32_t i) {
    Value *a = adjoint_of(g, &op->results[i]);
    return a ? a : build_splat(&g->b, op->results[i].type, 0);
}

void adjoint_add(Gradient *g, Value *v, Value *part) {
    if (part->type != v->type) ICE("an adjoint of another type than its value");
    Value *before = adjoint_of(g, v), *sum = before ? plus(&g->b, before, part) : part;
    if (before) adjoint_sum_chosen(g, sum, before, part);
    ptr_map_set(g->adjoints, v, sum);
}

bool operand_wanted(const Op *op, uint32_t i) {
    const Value *v = operand_of(op, i);
    return value_is(v, VARYING) && has_adjoint(v->type);
}

// Is it an argument of the block, or nothing but another form of one?
static bool is_leaf(const Value *v) {
    while (v->def && v->def->n_operands == 1 && !v->def->n_regions) v = value_resolved(v->def->operands[0]);
    return !v->def;
}

// That of a weight: it is made from what the forward pass has kept, whose memory is free for the other's, from which the way back goes on.
uint32_t operand_first(const Op *op) { return !is_leaf(operand_of(op, 0)) && is_leaf(operand_of(op, 1)); }

void operand_add(Gradient *g, const Op *op, uint32_t i, Value *part) {
    if (operand_wanted(op, i)) adjoint_add(g, operand_of(op, i), part_chosen(g, op, part));
}

void gradient_refuse(Gradient *g, const Op *op, const char *why, const char *help) {
    Loc at = op_place(op);
    Str target = op->kind == OP_CUSTOM_CALL ? op_str(op, ATTR_call_target_name) : NULL;
    diag_error(g->c->d, at, CODE_NO_GRADIENT, "%s%s%s: %s, and a gradient that is asked for goes through it", op_text(op->kind), target ? " @" : "",
               str_text(target), why);
    diag_help(g->c->d, "%s", help);
}

// --- sums

Value *sum_over(Builder *b, Value *x, const int64_t *dims, size_t n) { return n ? build_reduce(b, OP_ADD, x, dims, n, 0) : x; }

Value *sum_to_scalar(Builder *b, Value *x) {
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) dims[i] = i;
    return sum_over(b, x, dims, x->type->rank);
}

// --- the walk

static bool has_result_adjoint(const Gradient *g, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++)
        if (adjoint_of(g, &op->results[i])) return true;
    return false;
}

static bool any_wanted(const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (operand_wanted(op, i)) return true;
    return false;
}

void gradient_walk(Gradient *g, Op *last) {
    for (Op *op = last, *before; op; op = before) {
        before = op->prev;
        if (op_has(op->kind, END) || op_has(op->kind, FLAT) || !has_result_adjoint(g, op)) continue;
        if (!op_has(op->kind, CONTROL) && !any_wanted(op)) continue;
        g->b.loc = op->loc;
        const GradientRow *row = gradient_row(op->kind);
        g->bound = row ? row->bound : SLOPE_ANY;
        if (!row) gradient_refuse(g, op, "its gradient is not known", "ask for other gradients (--grad=ARG,..), or write what it does with ops that have one");
        else if (row->apply) row->apply(g, op);
        else operand_add(g, op, 0, row->slope(&g->b, adjoint_of(g, &op->results[0]), operand_of(op, 0), &op->results[0]));
    }
}
