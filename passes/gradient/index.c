// Gradients of ops that take and put elements at indices. Where an op clamps its indices, so does the one that is made for it.
#include "passes/gradient/gradient.h"

#include <string.h>

// --- dynamic slices

// Elements of a part are added where they came from. What has an adjoint already is updated in place: a loop that reads slices adds up slices.
static void gradient_dynamic_slice(Gradient *g, Op *op) {
    Builder *b = &g->b;
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 0), *sum = adjoint_of(g, x), *starts[MAX_RANK];
    for (uint32_t i = 1; i < op->n_operands; i++) starts[i - 1] = operand_of(op, i);
    if (!sum) {
        sum = zeros_like(b, x);
    } else {
        Value *there = build_dynamic_slice(b, sum, starts, a->type->dims);
        a = plus(b, there, a);
    }
    ptr_map_set(g->adjoints, x, build_dynamic_update_slice(b, sum, a, starts));
}

static void gradient_dynamic_update_slice(Gradient *g, Op *op) {
    Builder *b = &g->b;
    Value *a = adjoint_of(g, &op->results[0]), *part = operand_of(op, 1), *starts[MAX_RANK];
    for (uint32_t i = 2; i < op->n_operands; i++) starts[i - 2] = operand_of(op, i);
    if (operand_wanted(op, 1)) operand_add(g, op, 1, build_dynamic_slice(b, a, starts, part->type->dims));
    if (operand_wanted(op, 0)) operand_add(g, op, 0, build_dynamic_update_slice(b, a, zeros_like(b, part), starts));
}

// --- gather: its gradient is a scatter, with the lists of the same names

// Indices as the gather clamps them: component k, of dimension map[k] of x, to 0 .. size - slice.
static Value *clamped_indices(Builder *b, const Op *op, Value *indices, const Type x, Axes sizes, Axes map, uint32_t vector) {
    const Type t = indices->type;
    double room[MAX_RANK], most = dtype_info[t->dtype].class == DC_SINT ? 0 : 1;
    bool one = vector == t->rank;
    int64_t n = map.n, along = vector;
    (void)op;
    for (uint32_t k = 0; k < map.n; k++) {
        int64_t last = x->dims[map.v[k]] - sizes.v[map.v[k]];
        unsigned bits = dtype_info[t->dtype].bits - (most == 0);
        room[k] = bits < 63 && last > (INT64_C(1) << bits) - 1 ? (double)((INT64_C(1) << bits) - 1) : (double)last;
    }
    Value *high = build_numbers(b, t->dtype, room, &n, 1), *low = build_splat(b, t, 0);
    if (one) high = build_reshape(b, high, NULL, 0);
    high = build_broadcast_as(b, high, t, &along, one ? 0 : 1);
    return build_clamp(b, low, indices, high);
}

static Op *build_scatter(Builder *b, Value *into, Value *indices, Value *updates, const Axes lists[SCATTER_LISTS], bool unique) {
    Attr attrs[] = {attr_lists(&b->m->arena, ATTR_scatter_dimension_numbers, lists, SCATTER_LISTS), attr_bool(ATTR_indices_are_sorted, false),
                    attr_bool(ATTR_unique_indices, unique)};
    Value *operands[] = {into, indices, updates};
    return build_typed(b, OP_SCATTER, operands, 3, attrs, COUNT(attrs), &into->type, 1, 1);
}

static void gradient_gather(Gradient *g, Op *op) {
    Builder *b = &g->b;
    Axes lists[GATHER_LISTS];
    Value *a = adjoint_of(g, &op->results[0]), *x = operand_of(op, 0);
    for (uint32_t i = 0; i < GATHER_LISTS; i++) lists[i] = op_list(op, ATTR_gather_dimension_numbers, i);
    uint32_t vector = (uint32_t)lists[GATHER_INDEX_VECTOR].v[0];
    if (!a->type->n_elems || !x->type->n_elems) return;
    Value *indices = clamped_indices(b, op, operand_of(op, 1), x->type, op_axes(op, ATTR_slice_sizes), lists[GATHER_START_MAP], vector);
    Op *made = build_scatter(b, zeros_like(b, x), indices, a, lists, false);
    build_reducer(b, made->regions[0], OP_ADD, x->type->dtype);
    operand_add(g, op, 0, op_result(made, 0));
}

// --- scatter

typedef struct {
    Op *op;
    uint32_t n, i; // inputs; which of them
    Axes lists[SCATTER_LISTS];
    int64_t window[MAX_RANK]; // sizes of the window in the input's dimensions
} Scatter;

static Scatter scatter_of(Op *op, uint32_t i) {
    Scatter s = {.op = op, .n = op->n_results, .i = i};
    const Type x = operand_of(op, i)->type, u = operand_of(op, s.n + 1 + i)->type;
    for (uint32_t k = 0; k < SCATTER_LISTS; k++) s.lists[k] = op_list(op, ATTR_scatter_dimension_numbers, k);
    for (uint32_t d = 0, k = 0; d < x->rank; d++) {
        bool one = axes_contain(s.lists[SCATTER_INSERTED], d) || axes_contain(s.lists[SCATTER_INPUT_BATCH], d);
        s.window[d] = one ? 1 : u->dims[s.lists[SCATTER_UPDATE_WINDOW].v[k++]];
    }
    return s;
}

static Value *indices_of(const Scatter *s) { return operand_of(s->op, s->n); }
static Value *updates_of(const Scatter *s) { return operand_of(s->op, s->n + 1 + s->i); }

// What each update was put at, of a tensor like the input; `outside` where it was put nowhere: that much margin is laid around, and windows that lie further
// out than that are moved to it.
static Value *gather_back(Builder *b, const Scatter *s, Value *from, Value *outside) {
    Axes map = s->lists[SCATTER_TO_OPERAND];
    Value *indices = indices_of(s);
    DType wide = dtype_info[indices->type->dtype].class == DC_SINT && dtype_info[indices->type->dtype].bits <= 32 ? DT_I32 : DT_I64;
    const Type x = from->type;
    int64_t margin[MAX_RANK] = {0}, none[MAX_RANK] = {0}, n = map.n, vector = s->lists[SCATTER_INDEX_VECTOR].v[0];
    double least[MAX_RANK], most[MAX_RANK], by[MAX_RANK];
    bool one = vector == indices->type->rank;
    for (uint32_t k = 0; k < map.n; k++) {
        margin[map.v[k]] = s->window[map.v[k]], by[k] = (double)s->window[map.v[k]];
        least[k] = -by[k], most[k] = (double)x->dims[map.v[k]];
        if (2 * by[k] + most[k] > INT32_MAX) wide = DT_I64;
    }
    Value *padded = build_pad(b, from, outside, margin, margin, none), *bounds[3] = {NULL};
    if (indices->type->dtype == DT_UI64) indices = build_binary(b, OP_MINIMUM, indices, build_splat_i64(b, indices->type, INT64_MAX));
    indices = build_convert(b, indices, wide);
    const double *const numbers[3] = {least, most, by};
    for (uint32_t k = 0; k < 3; k++) {
        Value *v = build_numbers(b, wide, numbers[k], &n, 1);
        if (one) v = build_reshape(b, v, NULL, 0);
        bounds[k] = build_broadcast_as(b, v, indices->type, &vector, one ? 0 : 1);
    }
    indices = plus(b, build_clamp(b, bounds[0], indices, bounds[1]), bounds[2]);
    return build_gather(b, padded, indices, s->lists, s->window);
}

static Op *scatter_again(Gradient *g, const Scatter *s, Value *into, Value *updates) {
    return build_scatter(&g->b, into, indices_of(s), updates, s->lists, op_attr(s->op, ATTR_unique_indices) && op_attr(s->op, ATTR_unique_indices)->i);
}

static bool is_unique(const Scatter *s) { return op_int(s->op, ATTR_unique_indices, 0) != 0; }

// Which updates are what is left where several are put in one place: the last ones, as numbers of updates that are scattered likewise say.
static Value *winners(Gradient *g, const Scatter *s) {
    Builder *b = &g->b;
    const Type u = updates_of(s)->type;
    int64_t n = u->n_elems;
    Value *numbers = build_iota(b, DT_I64, type_tensor(&g->m->types, DT_I64, &n, 1), 0);
    numbers = build_reshape_as(b, plus(b, numbers, number_like(b, numbers, 1)), u);
    Type like = type_with_dtype(&g->m->types, operand_of(s->op, s->i)->type, DT_I64), scalar = type_scalar(&g->m->types, DT_I64);
    Op *made = scatter_again(g, s, build_splat_i64(b, like, 0), numbers);
    Builder in = builder_in(b, made->regions[0]);
    block_add_arg(g->m, made->regions[0], scalar, NULL);
    Value *update = block_add_arg(g->m, made->regions[0], scalar, NULL);
    build_return(&in, &update, 1);
    return build_compare(b, gather_back(b, s, op_result(made, 0), build_scalar(b, DT_I64, 0)), numbers, "EQ");
}

static void put_part(Gradient *g, const Scatter *s, Value *a, Value *zero) { // of updates that take the place of elements
    Builder *b = &g->b;
    Value *updates = updates_of(s);
    if (operand_wanted(s->op, s->i)) {
        Op *made = scatter_again(g, s, a, zeros_like(b, updates));
        Builder in = builder_in(b, made->regions[0]);
        block_add_arg(g->m, made->regions[0], zero->type, NULL);
        Value *update = block_add_arg(g->m, made->regions[0], zero->type, NULL);
        build_return(&in, &update, 1);
        operand_add(g, s->op, s->i, op_result(made, 0));
    }
    if (!operand_wanted(s->op, s->n + 1 + s->i)) return;
    Value *part = gather_back(b, s, a, zero);
    if (!is_unique(s)) part = build_select(b, winners(g, s), part, zeros_like(b, part));
    operand_add(g, s->op, s->n + 1 + s->i, part);
}

static void product_part(Gradient *g, const Scatter *s, Value *a, Value *zero) { // of updates to different places
    Builder *b = &g->b;
    if (operand_wanted(s->op, s->i)) {
        Op *made = scatter_again(g, s, a, updates_of(s));
        build_reducer(b, made->regions[0], OP_MULTIPLY, zero->type->dtype);
        operand_add(g, s->op, s->i, op_result(made, 0));
    }
    if (!operand_wanted(s->op, s->n + 1 + s->i)) return;
    Value *slope = times(b, a, operand_of(s->op, s->i));
    operand_add(g, s->op, s->n + 1 + s->i, gather_back(b, s, slope, zero));
}

// The element and the updates that are the largest share the adjoint.
static void extreme_part(Gradient *g, const Scatter *s, Value *a, Value *zero) {
    Builder *b = &g->b;
    Value *x = operand_of(s->op, s->i), *u = updates_of(s), *y = &s->op->results[s->i];
    Value *stays = build_compare(b, x, y, "EQ"), *there = gather_back(b, s, y, zero), *chosen = build_compare(b, u, there, "EQ");
    Value *ones = build_convert(b, stays, zero->type->dtype), *puts = build_convert(b, chosen, zero->type->dtype);
    Op *made = scatter_again(g, s, ones, puts);
    build_reducer(b, made->regions[0], OP_ADD, zero->type->dtype);
    Value *share = over(b, a, op_result(made, 0));
    if (operand_wanted(s->op, s->i)) operand_add(g, s->op, s->i, build_select(b, stays, share, zeros_like(b, share)));
    if (!operand_wanted(s->op, s->n + 1 + s->i)) return;
    Value *back = gather_back(b, s, share, zero);
    operand_add(g, s->op, s->n + 1 + s->i, build_select(b, chosen, back, zeros_like(b, back)));
}

// What the region makes of element i and its update: one op of both, or the update (OP_CONVERT); OP_COUNT if something else.
static OpKind combines(const Op *op, uint32_t i) {
    const Block *region = op->regions[0];
    const Value *v = operand_of(block_end(region), i), *x = region->args[i], *u = region->args[op->n_results + i];
    if (v == u) return OP_CONVERT;
    const Op *by = v->def;
    if (!by || by->block != region || by->n_operands != 2 || by->n_results != 1) return OP_COUNT;
    const Value *left = operand_of(by, 0), *right = operand_of(by, 1);
    return (left == x && right == u) || (left == u && right == x && op_has(by->kind, COMMUTES)) ? by->kind : OP_COUNT;
}

static void gradient_scatter(Gradient *g, Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        Value *a = adjoint_of(g, &op->results[i]);
        const Type x = operand_of(op, i)->type;
        OpKind kind = combines(op, i);
        if (!a || (!operand_wanted(op, i) && !operand_wanted(op, op->n_results + 1 + i))) continue;
        if (!operand_of(op, op->n_results + 1 + i)->type->n_elems) {
            operand_add(g, op, i, a);
            continue;
        }
        Scatter s = scatter_of(op, i);
        Value *zero = build_scalar(&g->b, x->dtype, 0);
        bool known = op->results[i].type == x && updates_of(&s)->type->dtype == x->dtype;
        if (known && kind == OP_ADD) {
            operand_add(g, op, i, a);
            if (operand_wanted(op, s.n + 1 + i)) operand_add(g, op, s.n + 1 + i, gather_back(&g->b, &s, a, zero));
        } else if (known && kind == OP_CONVERT) {
            put_part(g, &s, a, zero);
        } else if (known && kind == OP_MULTIPLY && is_unique(&s)) {
            product_part(g, &s, a, zero);
        } else if (known && (kind == OP_MAXIMUM || kind == OP_MINIMUM)) {
            extreme_part(g, &s, a, zero);
        } else {
            gradient_refuse(g, op,
                            known && kind == OP_MULTIPLY ? "products of updates have a gradient where unique_indices says that all places differ"
                                                         : "its region is not add, maximum, minimum, multiply or the update alone, in one type",
                            "scatter with one of these, and unique_indices where it is multiply");
        }
    }
}

const GradientRow index_gradients[] = {
    {OP_DYNAMIC_SLICE, .apply = gradient_dynamic_slice},
    {OP_DYNAMIC_UPDATE_SLICE, .apply = gradient_dynamic_update_slice},
    {OP_GATHER, .apply = gradient_gather},
    {OP_SCATTER, .apply = gradient_scatter},
};
const size_t n_index_gradients = COUNT(index_gradients);
