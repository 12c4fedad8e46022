// See constraints.h. Every dimension of every value is a node; ops say which nodes are one size (union-find), and the classes that hold dimensions of
// arguments are what is told.
#include "passes/bind/constraints.h"

#include <stdlib.h>

enum { MAX_STEPS = 64 };
enum { NO_NODE = UINT32_MAX };

typedef struct {
    uint32_t parent;
    uint32_t arg, axis; // of the first argument's dimension in the class; arg NO_NODE: none
    int64_t number;     // DIM_UNKNOWN: none
} Node;

typedef struct {
    uint32_t node;
    DimConstraint said;
} Pending; // of a class that may yet grow

typedef struct {
    VEC(Node) nodes;
    VEC(Pending) pending;
    DimConstraints *out;
} Sizes;

// --- nodes. Value.id is the node of its first dimension.

static void number_value(Sizes *s, Value *v) {
    v->id = (uint32_t)s->nodes.n;
    const Func *f = v->block ? v->block->func : NULL;
    for (uint32_t i = 0; type_is_tensor(v->type) && i < v->type->rank; i++) {
        bool open = v->type->dims[i] == DIM_UNKNOWN;
        Node own = {(uint32_t)s->nodes.n, f && open ? v->index : NO_NODE, i, v->type->dims[i]};
        vec_push(&s->nodes, own);
    }
}

static void number_block(Sizes *s, Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) number_value(s, b->args[i]);
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_results; i++) number_value(s, &op->results[i]);
        for (uint32_t i = 0; i < op->n_regions; i++) number_block(s, op->regions[i]);
    }
}

// A pass may have replaced it since the op was written.
static Value *operand(const Op *op, uint32_t i) { return value_resolved(op->operands[i]); }
static uint32_t rank_of(const Value *v) { return type_is_tensor(v->type) ? v->type->rank : 0; }
static uint32_t node_of(const Value *v, int64_t dim) { return dim >= 0 && dim < rank_of(v) ? v->id + (uint32_t)dim : NO_NODE; }

static uint32_t find(Sizes *s, uint32_t node) {
    while (s->nodes.items[node].parent != node) {
        s->nodes.items[node].parent = s->nodes.items[s->nodes.items[node].parent].parent;
        node = s->nodes.items[node].parent;
    }
    return node;
}

static bool is_before(const Node *a, const Node *b) { return a->arg < b->arg || (a->arg == b->arg && a->axis < b->axis); }

// What is new to know of arguments is told when two classes become one.
static void equal(Sizes *s, uint32_t a, uint32_t b, const Op *op) {
    if (a == NO_NODE || b == NO_NODE) return;
    a = find(s, a), b = find(s, b);
    if (a == b) return;
    Node *x = &s->nodes.items[a], *y = &s->nodes.items[b];
    if (y->arg != NO_NODE && (x->arg == NO_NODE || is_before(y, x))) {
        Node *first = y;
        y = x, x = first;
    }
    if (x->arg != NO_NODE && y->arg != NO_NODE) vec_push(s->out, ((DimConstraint){DIMS_EQUAL, y->arg, y->axis, x->arg, x->axis, 0, op}));
    bool one_number = (x->number == DIM_UNKNOWN) != (y->number == DIM_UNKNOWN);
    const Node *open = x->number == DIM_UNKNOWN ? x : y;
    int64_t number = x->number == DIM_UNKNOWN ? y->number : x->number;
    if (one_number && open->arg != NO_NODE) vec_push(s->out, ((DimConstraint){DIM_IS, open->arg, open->axis, 0, 0, number, op}));
    y->parent = (uint32_t)(x - s->nodes.items);
    x->number = number;
}

static void equal_all(Sizes *s, const Value *a, const Value *b, const Op *op) {
    if (rank_of(a) != rank_of(b)) return; // the scalar operands of select and clamp
    for (uint32_t i = 0; i < rank_of(a); i++) equal(s, node_of(a, i), node_of(b, i), op);
}

static void say(Sizes *s, const Value *v, uint32_t dim, DimConstraint said) {
    if (rank_of(v) && said.n > 1 && v->type->dims[dim] == DIM_UNKNOWN) vec_push(&s->pending, ((Pending){node_of(v, dim), said}));
}

// --- numbers that are sizes

// The dimension whose size is element `i` of v, a list of sizes or one.
static uint32_t size_node(const Value *v, int64_t i, int steps) {
    const Op *op = v->def;
    if (!op || steps > (int)MAX_STEPS || rank_of(v) > 1) return NO_NODE;
    switch (op->kind) {
    case OP_GET_DIMENSION_SIZE: return node_of(operand(op, 0), op_int(op, ATTR_dimension, -1));
    case OP_CONVERT:
    case OP_RESHAPE: return size_node(operand(op, 0), i, steps + 1);
    case OP_SLICE: return size_node(operand(op, 0), op_axes(op, ATTR_start_indices).v[0] + i * op_axes(op, ATTR_strides).v[0], steps + 1);
    case OP_CONCATENATE:
        for (uint32_t k = 0; k < op->n_operands; k++) {
            int64_t n = operand(op, k)->type->dims[0];
            if (n == DIM_UNKNOWN) return NO_NODE;
            if (i < n) return size_node(operand(op, k), i, steps + 1);
            i -= n;
        }
        return NO_NODE;
    default: return NO_NODE;
    }
}

// --- what ops say

typedef void SayFn(Sizes *s, const Op *op);

static void say_same(Sizes *s, const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++) equal_all(s, operand(op, i), &op->results[0], op);
    for (uint32_t i = 1; i < op->n_results; i++) equal_all(s, &op->results[i], &op->results[0], op);
}

static void say_pairs(Sizes *s, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) equal_all(s, operand(op, i), &op->results[i], op);
}

static void say_transpose(Sizes *s, const Op *op) {
    Axes order = op_axes(op, ATTR_permutation);
    for (uint32_t i = 0; i < order.n; i++) equal(s, node_of(&op->results[0], i), node_of(operand(op, 0), order.v[i]), op);
}

static void say_concatenate(Sizes *s, const Op *op) {
    for (uint32_t k = 0; k < op->n_operands; k++)
        for (uint32_t i = 0; i < rank_of(&op->results[0]); i++)
            if (i != op_int(op, ATTR_dimension, 0)) equal(s, node_of(operand(op, k), i), node_of(&op->results[0], i), op);
}

static bool holds(Axes list, int64_t v) {
    for (uint32_t i = 0; i < list.n; i++)
        if (list.v[i] == v) return true;
    return false;
}

static void say_reduce(Sizes *s, const Op *op) {
    Axes dims = op_axes(op, ATTR_dimensions);
    const Value *x = operand(op, 0);
    for (uint32_t k = 1; k < op->n_results; k++) equal_all(s, operand(op, k), x, op);
    for (uint32_t i = 0, to = 0; i < rank_of(x); i++) {
        if (holds(dims, i)) continue;
        for (uint32_t k = 0; k < op->n_results; k++) equal(s, node_of(&op->results[k], to), node_of(x, i), op);
        to++;
    }
}

static void say_dot(Sizes *s, const Op *op) {
    const Value *x = operand(op, 0), *y = operand(op, 1), *r = &op->results[0];
    Axes xb = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH), yb = op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_BATCH);
    Axes xc = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT), yc = op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_CONTRACT);
    uint32_t to = 0;
    for (uint32_t i = 0; i < xc.n; i++) equal(s, node_of(x, xc.v[i]), node_of(y, yc.v[i]), op);
    for (uint32_t i = 0; i < xb.n; i++) {
        equal(s, node_of(x, xb.v[i]), node_of(y, yb.v[i]), op);
        equal(s, node_of(r, to++), node_of(x, xb.v[i]), op);
    }
    for (uint32_t i = 0; i < rank_of(x); i++)
        if (!holds(xb, i) && !holds(xc, i)) equal(s, node_of(r, to++), node_of(x, i), op);
    for (uint32_t i = 0; i < rank_of(y); i++)
        if (!holds(yb, i) && !holds(yc, i)) equal(s, node_of(r, to++), node_of(y, i), op);
}

// The last operand holds the sizes of the result.
static void say_sized(Sizes *s, const Op *op) {
    const Value *sizes = operand(op, op->n_operands - 1);
    for (uint32_t i = 0; i < rank_of(&op->results[0]); i++) equal(s, node_of(&op->results[0], i), size_node(sizes, i, 0), op);
}

static void say_slice(Sizes *s, const Op *op) {
    Axes limits = op_axes(op, ATTR_limit_indices);
    for (uint32_t i = 0; i < limits.n; i++) say(s, operand(op, 0), i, (DimConstraint){.kind = DIM_AT_LEAST, .n = limits.v[i], .op = op});
}

static void say_windows(Sizes *s, const Op *op) {
    Axes sizes = op_axes(op, ATTR_slice_sizes);
    for (uint32_t i = 0; i < sizes.n; i++) say(s, operand(op, 0), i, (DimConstraint){.kind = DIM_AT_LEAST, .n = sizes.v[i], .op = op});
}

static int64_t common_divisor(int64_t a, int64_t b) {
    while (b) {
        int64_t rest = a % b;
        a = b, b = rest;
    }
    return a;
}

// The product of the sizes that are numbers, 0 where it is too large; *out_open: the last that is none.
static int64_t known_product(const Value *v, uint32_t *out_n_open, uint32_t *out_open) {
    int64_t product = 1;
    *out_n_open = 0;
    for (uint32_t i = 0; i < rank_of(v); i++) {
        if (v->type->dims[i] == DIM_UNKNOWN) *out_open = i, ++*out_n_open;
        else if (__builtin_mul_overflow(product, v->type->dims[i], &product)) return 0;
    }
    return product;
}

// n * known = made * k: n is a multiple of made / gcd(made, known); where nothing of the result is open, it is that number.
static void say_reshape(Sizes *s, const Op *op) {
    uint32_t n_from, n_to, from = 0, to = 0;
    int64_t known = known_product(operand(op, 0), &n_from, &from), made = known_product(&op->results[0], &n_to, &to);
    if (n_from != 1 || n_to > 1 || known < 1 || made < 1) return;
    int64_t least = made / common_divisor(made, known);
    bool number = !n_to && made % known == 0;
    say(s, operand(op, 0), from, (DimConstraint){.kind = number ? DIM_IS : DIM_MULTIPLE, .n = number ? made / known : least, .op = op});
    if (n_to && known == made) equal(s, node_of(operand(op, 0), from), node_of(&op->results[0], to), op);
}

static void say_loop(Sizes *s, const Op *op) {
    const Op *end = block_end(op->regions[1]);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        equal_all(s, operand(op, i), &op->results[i], op);
        for (uint32_t r = 0; r < 2; r++) equal_all(s, operand(op, i), op->regions[r]->args[i], op);
        if (end && i < end->n_operands) equal_all(s, operand(op, i), operand(end, i), op);
    }
}

static void say_branches(Sizes *s, const Op *op) {
    for (uint32_t r = 0; r < op->n_regions; r++) {
        const Op *end = block_end(op->regions[r]);
        for (uint32_t i = 0; end && i < op->n_results && i < end->n_operands; i++) equal_all(s, operand(end, i), &op->results[i], op);
    }
}

static SayFn *const say_of[OP_COUNT] = {
    [OP_CASE] = say_branches,
    [OP_CONCATENATE] = say_concatenate,
    [OP_DOT_GENERAL] = say_dot,
    [OP_DYNAMIC_BROADCAST_IN_DIM] = say_sized,
    [OP_DYNAMIC_IOTA] = say_sized,
    [OP_DYNAMIC_RESHAPE] = say_sized,
    [OP_DYNAMIC_SLICE] = say_windows,
    [OP_GATHER] = say_windows,
    [OP_IF] = say_branches,
    [OP_OPTIMIZATION_BARRIER] = say_pairs,
    [OP_REDUCE] = say_reduce,
    [OP_RESHAPE] = say_reshape,
    [OP_REVERSE] = say_same,
    [OP_SLICE] = say_slice,
    [OP_SORT] = say_same,
    [OP_TRANSPOSE] = say_transpose,
    [OP_WHILE] = say_loop,
};

static void say_block(Sizes *s, Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        if (op_has(op->kind, MAP)) say_same(s, op);
        else if (say_of[op->kind]) say_of[op->kind](s, op);
        for (uint32_t i = 0; i < op->n_regions; i++) say_block(s, op->regions[i]);
    }
}

// Of one class the strictest of a kind, and no less than a number that it is anyway.
static void tell_pending(Sizes *s) {
    for (size_t i = 0; i < s->pending.n; i++) {
        Pending *p = &s->pending.items[i];
        const Node *node = &s->nodes.items[find(s, p->node)];
        bool told = node->arg == NO_NODE || node->number != DIM_UNKNOWN;
        for (size_t k = 0; k < s->out->n && !told; k++) {
            DimConstraint *c = &s->out->items[k];
            if (c->kind != p->said.kind || c->arg != node->arg || c->axis != node->axis) continue;
            if (c->kind == DIM_AT_LEAST && p->said.n > c->n) *c = p->said, c->arg = node->arg, c->axis = node->axis;
            told = c->kind == DIM_AT_LEAST || c->n % p->said.n == 0;
        }
        p->said.arg = node->arg, p->said.axis = node->axis;
        if (!told) vec_push(s->out, p->said);
    }
}

void dim_constraints_find(PassContext *c, Func *f, DimConstraints *out) {
    Sizes s = {.out = out};
    (void)c;
    number_block(&s, f->body);
    say_block(&s, f->body);
    tell_pending(&s);
    vec_free(&s.nodes);
    vec_free(&s.pending);
}
