// Gradients of elementwise functions of two and three operands. At kinks and ties: README.md.
#include "passes/gradient/gradient.h"

static Value *unary(Builder *b, OpKind kind, Value *x) { return build_unary(b, kind, x); }

typedef struct {
    Builder *b;
    Value *a, *x, *y, *z; // the adjoint of z, and z = f(x, y)
} Two;

static Two two_of(Gradient *g, Op *op) { return (Two){&g->b, adjoint_of(g, &op->results[0]), operand_of(op, 0), operand_of(op, 1), &op->results[0]}; }

static void gradient_add(Gradient *g, Op *op) {
    Value *a = adjoint_of(g, &op->results[0]);
    for (uint32_t i = 0; i < 2; i++) operand_add(g, op, i, a);
}

static void gradient_subtract(Gradient *g, Op *op) {
    Value *a = adjoint_of(g, &op->results[0]);
    operand_add(g, op, 0, a);
    if (operand_wanted(op, 1)) operand_add(g, op, 1, negated(&g->b, a));
}

static void gradient_multiply(Gradient *g, Op *op) {
    Two t = two_of(g, op);
    if (operand_wanted(op, 0)) operand_add(g, op, 0, times(t.b, t.a, t.y));
    if (operand_wanted(op, 1)) operand_add(g, op, 1, times(t.b, t.a, t.x));
}

static void gradient_divide(Gradient *g, Op *op) {
    Two t = two_of(g, op);
    Value *part = over(t.b, t.a, t.y);
    operand_add(g, op, 0, part);
    if (operand_wanted(op, 1)) operand_add(g, op, 1, negated(t.b, times(t.b, part, t.z)));
}

// The one number that all elements of a constant are, seen through what only repeats and converts it?
static bool is_one_number(const Value *v) {
    while (v->def && (v->def->kind == OP_BROADCAST_IN_DIM || v->def->kind == OP_RESHAPE || v->def->kind == OP_CONVERT)) v = operand_of(v->def, 0);
    const Literal *l = value_constant(v);
    return l && (l->splat || l->type->n_elems == 1);
}

// A threshold (a rectifier, a clip) has no slope where it is met; of two that vary and are equal, each has half of it.
static void gradient_extreme(Gradient *g, Op *op) {
    Two t = two_of(g, op);
    for (uint32_t i = 0; i < 2; i++) {
        if (!operand_wanted(op, i)) continue;
        Value *own = operand_of(op, i), *other = operand_of(op, 1 - i), *part = t.a;
        if (is_one_number(other)) {
            Value *chosen = build_compare(t.b, own, other, op->kind == OP_MAXIMUM ? "GT" : "LT");
            operand_add(g, op, i, adjoint_chosen(g, chosen, part, t.a));
            continue;
        }
        Value *tie = build_compare(t.b, own, other, "EQ"), *half = scaled(t.b, t.a, 0.5);
        part = build_select(t.b, tie, half, part);
        Value *chosen = build_compare(t.b, own, t.z, "EQ");
        operand_add(g, op, i, adjoint_chosen(g, chosen, part, t.a));
    }
}

// x^y: y x^(y - 1), which is 0 where y is; and log(x) x^y, where 0^y has 0.
static void gradient_power(Gradient *g, Op *op) {
    Two t = two_of(g, op);
    Builder *b = t.b;
    if (operand_wanted(op, 0)) {
        Value *less = minus(b, t.y, number_like(b, t.y, 1)), *power = build_binary(b, OP_POWER, t.x, less);
        Value *slope = times(b, t.y, power), *zero = zeros_like(b, t.y), *none = build_compare(b, t.y, zero, "EQ");
        operand_add(g, op, 0, times(b, t.a, build_select(b, none, zero, slope)));
    }
    if (operand_wanted(op, 1)) {
        Value *zero = zeros_like(b, t.x), *none = build_compare(b, t.x, zero, "EQ"), *safe = build_select(b, none, number_like(b, t.x, 1), t.x);
        Value *slope = times(b, unary(b, OP_LOG, safe), t.z);
        operand_add(g, op, 1, times(b, t.a, slope));
    }
}

static void gradient_remainder(Gradient *g, Op *op) { // x - trunc(x / y) y
    Two t = two_of(g, op);
    operand_add(g, op, 0, t.a);
    if (!operand_wanted(op, 1)) return;
    Value *rest = minus(t.b, t.x, t.z), *quotient = over(t.b, rest, t.y), *whole = unary(t.b, OP_ROUND_EVEN, quotient);
    operand_add(g, op, 1, negated(t.b, times(t.b, t.a, whole)));
}

static void gradient_atan2(Gradient *g, Op *op) {
    Two t = two_of(g, op);
    Value *xx = times(t.b, t.x, t.x), *yy = times(t.b, t.y, t.y), *part = over(t.b, t.a, plus(t.b, xx, yy));
    if (operand_wanted(op, 0)) operand_add(g, op, 0, times(t.b, part, t.y));
    if (operand_wanted(op, 1)) operand_add(g, op, 1, negated(t.b, times(t.b, part, t.x)));
}

static void gradient_next_after(Gradient *g, Op *op) { operand_add(g, op, 0, adjoint_of(g, &op->results[0])); }

static void gradient_complex(Gradient *g, Op *op) {
    Value *a = adjoint_of(g, &op->results[0]);
    if (operand_wanted(op, 0)) operand_add(g, op, 0, unary(&g->b, OP_REAL, a));
    if (operand_wanted(op, 1)) operand_add(g, op, 1, negated(&g->b, unary(&g->b, OP_IMAG, a)));
}

static void gradient_polygamma(Gradient *g, Op *op) {
    Two t = two_of(g, op);
    if (operand_wanted(op, 0)) {
        gradient_refuse(g, op, "its gradient with respect to the order is not known", "make the order a constant");
        return;
    }
    Value *order = plus(t.b, t.x, number_like(t.b, t.x, 1)), *slope = build_binary(t.b, OP_POLYGAMMA, order, t.y);
    operand_add(g, op, 1, times(t.b, t.a, slope));
}

static void gradient_zeta(Gradient *g, Op *op) { // of the offset q: -x zeta(x + 1, q)
    Two t = two_of(g, op);
    if (operand_wanted(op, 0)) {
        gradient_refuse(g, op, "its gradient with respect to the exponent is not known", "make the exponent a constant");
        return;
    }
    Value *exponent = plus(t.b, t.x, number_like(t.b, t.x, 1)), *slope = build_binary(t.b, OP_ZETA, exponent, t.y);
    operand_add(g, op, 1, negated(t.b, times(t.b, t.a, times(t.b, t.x, slope))));
}

// --- choices. A scalar operand serves all elements: its adjoint is the sum.

static void add_choice(Gradient *g, const Op *op, uint32_t i, Value *cond, Value *a) {
    if (!operand_wanted(op, i)) return;
    if (type_is_scalar(cond->type) && !type_is_scalar(a->type)) cond = build_broadcast_as(&g->b, cond, a->type, NULL, 0);
    Value *part = adjoint_chosen(g, cond, a, a);
    operand_add(g, op, i, type_is_scalar(operand_of(op, i)->type) ? sum_to_scalar(&g->b, part) : part);
}

static void gradient_select(Gradient *g, Op *op) {
    Value *a = adjoint_of(g, &op->results[0]), *cond = operand_of(op, 0);
    add_choice(g, op, 1, cond, a);
    if (operand_wanted(op, 2)) add_choice(g, op, 2, build_unary(&g->b, OP_NOT, cond), a);
}

// Where x is a bound: none has a slope if that is a number, as in JAX; x has it if that varies. Where the bounds leave x no room, the upper one has it.
static void gradient_clamp(Gradient *g, Op *op) {
    Builder *b = &g->b;
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 1), *bounds[3] = {operand_of(op, 0), NULL, operand_of(op, 2)};
    const char *above_as = is_one_number(bounds[0]) ? "GT" : "GE", *below_as = is_one_number(bounds[2]) ? "LT" : "LE";
    for (uint32_t i = 0; i < 3; i += 2)
        if (type_is_scalar(bounds[i]->type) && !type_is_scalar(x->type)) bounds[i] = build_broadcast_as(b, bounds[i], x->type, NULL, 0);
    bool numbers = is_one_number(bounds[0]) && is_one_number(bounds[2]); // x between them, but not on them, has room
    Value *room = numbers ? NULL : build_compare(b, bounds[0], bounds[2], "LT");
    if (operand_wanted(op, 1)) {
        Value *between = build_binary(b, OP_AND, build_compare(b, x, bounds[0], above_as), build_compare(b, x, bounds[2], below_as));
        add_choice(g, op, 1, room ? build_binary(b, OP_AND, between, room) : between, a);
    }
    if (operand_wanted(op, 0)) add_choice(g, op, 0, build_binary(b, OP_AND, build_compare(b, x, bounds[0], "LT"), room), a);
    if (operand_wanted(op, 2)) add_choice(g, op, 2, build_binary(b, OP_OR, build_compare(b, x, bounds[2], "GT"), build_unary(b, OP_NOT, room)), a);
}

const GradientRow binary_gradients[] = {
    {OP_ADD, .apply = gradient_add, .bound = SLOPE_CONSTANT},
    {OP_ATAN2, .apply = gradient_atan2},
    {OP_DIVIDE, .apply = gradient_divide},
    {OP_MAXIMUM, .apply = gradient_extreme, .bound = SLOPE_CHOICE},
    {OP_MINIMUM, .apply = gradient_extreme, .bound = SLOPE_CHOICE},
    {OP_MULTIPLY, .apply = gradient_multiply, .bound = SLOPE_FINITE},
    {OP_POWER, .apply = gradient_power},
    {OP_REMAINDER, .apply = gradient_remainder},
    {OP_SUBTRACT, .apply = gradient_subtract, .bound = SLOPE_CONSTANT},
    {OP_SELECT, .apply = gradient_select, .bound = SLOPE_CHOICE},
    {OP_CLAMP, .apply = gradient_clamp, .bound = SLOPE_CHOICE},
    {OP_COMPLEX, .apply = gradient_complex, .bound = SLOPE_CONSTANT},
    {OP_NEXT_AFTER, .apply = gradient_next_after, .bound = SLOPE_CONSTANT},
    {OP_POLYGAMMA, .apply = gradient_polygamma},
    {OP_ZETA, .apply = gradient_zeta},
};
const size_t n_binary_gradients = COUNT(binary_gradients);
