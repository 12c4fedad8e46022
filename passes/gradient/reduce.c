// Gradients of reductions and windows of one binary op; prepare.c writes all others as these or as loops. At ties: README.md.
#include "passes/gradient/gradient.h"

static Value *initial_of(const Op *op) { return operand_of(op, 1); }

// [kept..] -> the shape of x, along the dimensions that are kept
static Value *spread(Builder *b, Value *v, const Value *x, Axes reduced) {
    int64_t kept[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (!axes_contain(reduced, i)) kept[n++] = i;
    return build_broadcast_as(b, v, x->type, kept, n);
}

static Value *part_of_extreme(Gradient *g, Op *op, Value *a, Axes dims) {
    Builder *b = &g->b;
    Value *x = operand_of(op, 0), *y = spread(b, &op->results[0], x, dims), *chosen = build_compare(b, x, y, "EQ");
    Value *ones = build_convert(b, chosen, x->type->dtype), *count = sum_over(b, ones, dims.v, dims.n);
    Value *part = spread(b, over(b, a, count), x, dims);
    return build_select(b, chosen, part, zeros_like(b, part));
}

// The product of the elements before each and of those behind it along a line: no quotient, for an element may be 0.
static Value *product_of_others(Builder *b, Value *line) {
    uint32_t rank = line->type->rank;
    int64_t n = line->type->dims[0], window[MAX_RANK], padding[2 * MAX_RANK] = {0};
    if (n == 1) return number_like(b, line, 1);
    for (uint32_t i = 0; i < rank; i++) window[i] = 1;
    window[0] = n - 1;
    Value *parts[2];
    for (uint32_t side = 0; side < 2; side++) { // windows of n - 1 that end before the element, or begin behind it
        int64_t from = side ? 1 : 0;
        padding[0] = side ? 0 : n - 1, padding[1] = side ? n - 1 : 0;
        Value *rest = build_slice_along(b, line, 0, from, from + n - 1);
        parts[side] = build_reduce_window(b, OP_MULTIPLY, rest, window, padding, 1);
    }
    return times(b, parts[0], parts[1]);
}

static Value *part_of_product(Gradient *g, Op *op, Value *a, Axes dims) {
    Builder *b = &g->b;
    Value *x = operand_of(op, 0);
    int64_t order[MAX_RANK], back[MAX_RANK], line[MAX_RANK], n_line = 1;
    uint32_t n = 0, rank = 0;
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (axes_contain(dims, i)) order[n++] = i, n_line *= x->type->dims[i];
    line[rank++] = n_line;
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (!axes_contain(dims, i)) order[n++] = i, line[rank++] = x->type->dims[i];
    for (uint32_t i = 0; i < n; i++) back[order[i]] = i;
    Value *turned = build_transpose(b, x, order), *others = product_of_others(b, build_reshape(b, turned, line, rank));
    others = build_transpose(b, build_reshape_as(b, others, turned->type), back);
    return times(b, others, spread(b, a, x, dims));
}

static void gradient_reduce(Gradient *g, Op *op) {
    OpKind kind = region_binary(op->regions[0]);
    Axes dims = op_axes(op, ATTR_dimensions);
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 0);
    DType t = x->type->dtype;
    if (a->type->dtype != t) a = build_convert(&g->b, a, t); // the region may be of a wider type
    if (operand_wanted(op, 1)) operand_add(g, op, 1, build_convert(&g->b, sum_to_scalar(&g->b, a), initial_of(op)->type->dtype)); // of a sum: prepare.c
    if (!operand_wanted(op, 0) || !x->type->n_elems) return;
    if (!dims.n) operand_add(g, op, 0, a);
    else if (kind == OP_ADD) operand_add(g, op, 0, spread(&g->b, a, x, dims));
    else if (kind == OP_MULTIPLY) operand_add(g, op, 0, part_of_product(g, op, a, dims));
    else operand_add(g, op, 0, part_of_extreme(g, op, a, dims));
}

// --- windows

typedef struct {
    int64_t size[MAX_RANK], stride[MAX_RANK], step[MAX_RANK], hole[MAX_RANK], low[MAX_RANK];
} Windows;

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

static Windows windows_of(const Op *op) {
    Windows w;
    for (uint32_t i = 0; i < op->results[0].type->rank; i++) {
        w.size[i] = axis_or(op_axes(op, ATTR_window_dimensions), i, 1), w.stride[i] = axis_or(op_axes(op, ATTR_window_strides), i, 1);
        w.step[i] = axis_or(op_axes(op, ATTR_window_dilations), i, 1), w.hole[i] = axis_or(op_axes(op, ATTR_base_dilations), i, 1);
        w.low[i] = axis_or(op_axes(op, ATTR_padding), 2 * i, 0);
    }
    return w;
}

// An element gets the adjoints of all windows that have it: they are spread by the strides, and summed by windows of the same size that end at it.
static Value *part_of_window_sum(Gradient *g, const Op *op, Value *a) {
    Builder *b = &g->b;
    Arena *arena = &g->m->arena;
    const Type t = operand_of(op, 0)->type;
    Windows w = windows_of(op);
    int64_t low[MAX_RANK], high[MAX_RANK], interior[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++) {
        int64_t window = (w.size[i] - 1) * w.step[i] + 1;
        low[i] = window - 1 - w.low[i], interior[i] = w.stride[i] - 1;
        high[i] = (t->dims[i] - 1) * w.hole[i] + window - low[i] - ((a->type->dims[i] - 1) * w.stride[i] + 1);
    }
    Value *operands[] = {NULL, build_scalar(b, t->dtype, 0)};
    operands[0] = build_pad(b, a, operands[1], low, high, interior);
    Attr attrs[] = {attr_axes(arena, ATTR_window_dimensions, w.size, t->rank), attr_axes(arena, ATTR_window_strides, w.hole, t->rank),
                    attr_axes(arena, ATTR_window_dilations, w.step, t->rank)};
    Op *made = build_typed(b, OP_REDUCE_WINDOW, operands, 2, attrs, COUNT(attrs), &t, 1, 1);
    build_reducer(b, made->regions[0], OP_ADD, t->dtype);
    return op_result(made, 0);
}

// As JAX: the first element of a window that is the largest has its adjoint.
static Value *part_of_window_extreme(Gradient *g, const Op *op, Value *a) {
    Builder *b = &g->b;
    const Type t = operand_of(op, 0)->type, scalar = type_scalar(&g->m->types, t->dtype);
    Attr attrs[3];
    size_t n = 0;
    static const AttrKey keys[] = {ATTR_window_dimensions, ATTR_window_strides, ATTR_padding};
    for (size_t i = 0; i < COUNT(keys); i++)
        if (op_attr(op, keys[i])) attrs[n++] = *op_attr(op, keys[i]);
    Value *operands[] = {operand_of(op, 0), a, build_scalar(b, t->dtype, 0)};
    Op *made = build_typed(b, OP_SELECT_AND_SCATTER, operands, 3, attrs, n, &t, 1, 2);
    Block *select = made->regions[0];
    Builder in = builder_in(b, select);
    Value *best = block_add_arg(g->m, select, scalar, NULL), *next = block_add_arg(g->m, select, scalar, NULL);
    Value *keep = build_compare(&in, best, next, region_binary(op->regions[0]) == OP_MAXIMUM ? "GE" : "LE");
    build_return(&in, &keep, 1);
    build_reducer(b, made->regions[1], OP_ADD, t->dtype);
    return op_result(made, 0);
}

static void gradient_reduce_window(Gradient *g, Op *op) {
    OpKind kind = region_binary(op->regions[0]);
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 0);
    if (!operand_wanted(op, 0) || !x->type->n_elems || !a->type->n_elems) return;
    operand_add(g, op, 0, kind == OP_ADD ? part_of_window_sum(g, op, a) : part_of_window_extreme(g, op, a));
}

const GradientRow reduce_gradients[] = {
    {OP_REDUCE, .apply = gradient_reduce},
    {OP_REDUCE_WINDOW, .apply = gradient_reduce_window},
};
const size_t n_reduce_gradients = COUNT(reduce_gradients);
