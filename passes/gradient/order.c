// Gradients of what orders and selects: each adjoint goes to the element that was chosen.
#include "passes/gradient/gradient.h"

#include <string.h>

// --- sort: it sorts the numbers of the elements as well, and the adjoints are sorted by these

static void copy_comparator(Gradient *g, const Op *op, Op *made) {
    Block *to = made->regions[0];
    const Block *from = op->regions[0];
    ValueMap map = {0};
    for (uint32_t i = 0; i < from->n_args; i++) value_map_set(&map, from->args[i], block_add_arg(g->m, to, from->args[i]->type, NULL));
    for (uint32_t i = 0; i < 2; i++) block_add_arg(g->m, to, type_scalar(&g->m->types, DT_I64), NULL);
    block_clone_into(g->m, from, to, NULL, &map, true);
    value_map_free(&map);
}

static uint32_t sorted_dim(const Op *op) {
    int64_t d = op_int(op, ATTR_dimension, -1);
    return (uint32_t)(d < 0 ? d + op->results[0].type->rank : d);
}

// The sort with one operand more, in its place; the result is where each element was.
static Value *sort_numbered(Gradient *g, Op *op) {
    Builder b = builder_before(g->m, op);
    uint32_t n = op->n_results, dim = sorted_dim(op);
    Value **operands = arena_array(&g->m->arena, Value *, n + 1);
    Type *types = arena_array(&g->m->arena, Type, n + 1);
    for (uint32_t i = 0; i < n; i++) operands[i] = operand_of(op, i), types[i] = operands[i]->type;
    types[n] = type_with_dtype(&g->m->types, types[0], DT_I64);
    operands[n] = build_iota(&b, DT_I64, types[n], dim);
    Op *made = build_typed(&b, OP_SORT, operands, n + 1, op->attrs, op->n_attrs, types, n + 1, 1);
    copy_comparator(g, op, made);
    for (uint32_t i = 0; i < n; i++) {
        made->results[i].id = op->results[i].id;
        value_replace(&op->results[i], &made->results[i]);
    }
    op_unlink(op);
    return op_result(made, n);
}

static void gradient_sort(Gradient *g, Op *op) {
    Builder *b = &g->b;
    uint32_t n = op->n_results, n_back = 1, *of = arena_array(&g->m->arena, uint32_t, n);
    Value **operands = arena_array(&g->m->arena, Value *, n + 1);
    if (!op->results[0].type->n_elems || !op->results[0].type->rank) {
        for (uint32_t i = 0; i < n; i++)
            if (adjoint_of(g, &op->results[i])) operand_add(g, op, i, adjoint_of(g, &op->results[i]));
        return;
    }
    for (uint32_t i = 0; i < n; i++)
        if (operand_wanted(op, i) && adjoint_of(g, &op->results[i])) of[n_back] = i, operands[n_back++] = adjoint_of(g, &op->results[i]);
    if (n_back == 1) return;
    operands[0] = sort_numbered(g, op);
    Op *back = build_sort(b, operands, n_back, sorted_dim(op));
    Block *comparator = back->regions[0];
    Builder in = builder_in(b, comparator);
    for (uint32_t i = 0; i < 2 * n_back; i++) block_add_arg(g->m, comparator, type_scalar(&g->m->types, operands[i / 2]->type->dtype), NULL);
    Value *less = build_compare(&in, comparator->args[0], comparator->args[1], "LT");
    build_return(&in, &less, 1);
    for (uint32_t i = 1; i < n_back; i++) operand_add(g, op, of[i], op_result(back, i));
}

// --- top_k: its indices say where to put them

static void gradient_top_k(Gradient *g, Op *op) {
    Builder *b = &g->b;
    Value *x = operand_of(op, 0), *a = adjoint_of(g, &op->results[0]), *indices = &op->results[1];
    uint32_t rank = x->type->rank;
    int64_t batch[MAX_RANK], dims[MAX_RANK + 1], last = rank - 1, vector = rank;
    if (!a || !a->type->n_elems) return;
    for (uint32_t i = 0; i + 1 < rank; i++) batch[i] = i;
    for (uint32_t i = 0; i < rank; i++) dims[i] = indices->type->dims[i];
    dims[rank] = 1;
    Axes lists[SCATTER_LISTS] = {[SCATTER_INSERTED] = {&last, 1},
                                 [SCATTER_INPUT_BATCH] = {batch, rank - 1},
                                 [SCATTER_INDICES_BATCH] = {batch, rank - 1},
                                 [SCATTER_TO_OPERAND] = {&last, 1},
                                 [SCATTER_INDEX_VECTOR] = {&vector, 1}};
    Attr attrs[] = {attr_lists(&g->m->arena, ATTR_scatter_dimension_numbers, lists, SCATTER_LISTS), attr_bool(ATTR_unique_indices, true)};
    Value *operands[] = {zeros_like(b, x), build_reshape(b, indices, dims, rank + 1), a};
    Op *made = build_typed(b, OP_SCATTER, operands, 3, attrs, COUNT(attrs), &x->type, 1, 1);
    build_reducer(b, made->regions[0], OP_ADD, x->type->dtype);
    operand_add(g, op, 0, op_result(made, 0));
}

// --- select_and_scatter: linear in what is scattered and in the initial value; the choice has no slope

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

// (is there one, it, its adjoint) x the same -> the one that the select region keeps; elements around the operand are none
static void fill_choice(Gradient *g, const Op *op, Block *body) {
    const Type one = type_scalar(&g->m->types, DT_I1), elem = type_scalar(&g->m->types, operand_of(op, 0)->type->dtype);
    Value *args[6];
    for (uint32_t i = 0; i < 6; i++) args[i] = block_add_arg(g->m, body, i % 3 ? elem : one, NULL);
    Builder b = builder_in(&g->b, body);
    const Block *select = op->regions[0];
    ValueMap map = {0};
    value_map_set(&map, select->args[0], args[1]);
    value_map_set(&map, select->args[1], args[4]);
    block_clone_into(g->m, select, body, NULL, &map, false);
    Value *answer = operand_of(block_end(select), 0), *known = value_map_get(&map, answer), *keep = known ? known : answer;
    value_map_free(&map);
    Value *only = build_unary(&b, OP_NOT, args[3]), *first = build_binary(&b, OP_OR, keep, only);
    first = build_binary(&b, OP_AND, args[0], first);
    Value *kept[3];
    for (uint32_t i = 0; i < 3; i++) kept[i] = i ? build_select(&b, first, args[i], args[3 + i]) : build_binary(&b, OP_OR, args[0], args[3]);
    build_return(&b, kept, 3);
}

static void gradient_select_and_scatter(Gradient *g, Op *op) {
    Builder *b = &g->b;
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 0), *source = operand_of(op, 1);
    const Type t = x->type;
    if (region_binary(op->regions[1]) != OP_ADD) {
        gradient_refuse(g, op, "its scatter region is not add", "scatter with stablehlo.add");
        return;
    }
    if (operand_wanted(op, 2)) operand_add(g, op, 2, sum_to_scalar(b, a));
    if (!operand_wanted(op, 1) || !source->type->n_elems || !t->n_elems) return;
    Value *operands[6] = {build_splat(b, type_with_dtype(&g->m->types, t, DT_I1), 1), x, a};
    for (uint32_t i = 0; i < 3; i++) operands[3 + i] = build_scalar(b, operands[i]->type->dtype, 0);
    int64_t window[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++) window[i] = axis_or(op_axes(op, ATTR_window_dimensions), i, 1);
    Attr attrs[3] = {attr_axes(&g->m->arena, ATTR_window_dimensions, window, t->rank)};
    size_t n = 1;
    if (op_attr(op, ATTR_window_strides)) attrs[n++] = *op_attr(op, ATTR_window_strides);
    if (op_attr(op, ATTR_padding)) attrs[n++] = *op_attr(op, ATTR_padding);
    const Type types[] = {type_with_dtype(&g->m->types, source->type, DT_I1), source->type, source->type};
    Op *made = build_typed(b, OP_REDUCE_WINDOW, operands, 6, attrs, n, types, 3, 1);
    fill_choice(g, op, made->regions[0]);
    operand_add(g, op, 1, op_result(made, 2));
}

const GradientRow order_gradients[] = {
    {OP_SELECT_AND_SCATTER, .apply = gradient_select_and_scatter},
    {OP_SORT, .apply = gradient_sort},
    {OP_TOP_K, .apply = gradient_top_k},
};
const size_t n_order_gradients = COUNT(order_gradients);
