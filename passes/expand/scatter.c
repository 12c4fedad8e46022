// Scatters as codegen has them (one element type, some updates), and select_and_scatter as a search in windows and a scatter (spec: scatter,
// select_and_scatter). Both exact: the order in which updates meet is the evaluator's.
#include "passes/expand/expansion.h"

// The region may compute in a wider type, which is then the result's: inputs and updates are converted before.
bool expand_scatter(Expand *x, Op *op) {
    uint32_t n = op->n_results;
    bool empty = op->operands[n + 1]->type->n_elems == 0, wider = false;
    for (uint32_t i = 0; i < n; i++) wider |= op->operands[i]->type->dtype != op->results[i].type->dtype;
    if (empty) {
        for (uint32_t i = 0; i < n; i++) value_replace(&op->results[i], build_convert(&x->b, op->operands[i], op->results[i].type->dtype));
        return true;
    }
    if (!wider) return false;
    for (uint32_t i = 0; i < n; i++) {
        DType t = op->results[i].type->dtype;
        op->operands[i] = build_convert(&x->b, op->operands[i], t);
        op->operands[n + 1 + i] = build_convert(&x->b, op->operands[n + 1 + i], t);
    }
    x->c->changed = true;
    return false;
}

// ---- select_and_scatter

enum { SAS_OPERAND, SAS_SOURCE, SAS_INIT };

typedef struct {
    Expand *x;
    const Op *op;
    Value *operand, *source, *init;
    uint32_t rank, first, last; // dimensions first..last hold all windows of more than one position; elements are numbered within them
    int64_t size[MAX_RANK], stride[MAX_RANK], padding[2 * MAX_RANK];
    DType number; // the type of element numbers
} Windows;

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

static void read_windows(Windows *w) {
    int64_t count = 1;
    bool any = false;
    w->rank = w->operand->type->rank;
    for (uint32_t i = 0; i < w->rank; i++) {
        w->size[i] = axis_or(op_axes(w->op, ATTR_window_dimensions), i, 1);
        w->stride[i] = axis_or(op_axes(w->op, ATTR_window_strides), i, 1);
        for (uint32_t k = 0; k < 2; k++) w->padding[2 * i + k] = axis_or(op_axes(w->op, ATTR_padding), 2 * i + k, 0);
        if (w->size[i] == 1 && w->stride[i] == 1 && !w->padding[2 * i] && !w->padding[2 * i + 1]) continue;
        if (!any) w->first = i;
        w->last = i, any = true;
    }
    if (!any) w->first = w->last = w->rank - 1;
    for (uint32_t i = w->first; i <= w->last; i++) count *= w->operand->type->dims[i];
    w->number = count <= INT32_MAX ? DT_I32 : DT_I64;
}

// The number of each element of the operand.
static Value *element_numbers(Windows *w) {
    Builder *b = &w->x->b;
    const Type t = w->operand->type;
    int64_t count = 1, along[MAX_RANK];
    uint32_t n = w->last - w->first + 1;
    for (uint32_t i = 0; i < n; i++) along[i] = w->first + i, count *= t->dims[along[i]];
    Type line = type_tensor(&w->x->m->types, w->number, &count, 1);
    Value *v = build_reshape(b, build_iota(b, w->number, line, 0), t->dims + w->first, n);
    return n == t->rank ? v : build_broadcast_as(b, v, t, along, n);
}

// (best, its number) x (element, its number): the first one inside the operand, unless a later one is preferred to it. Outside numbers are -1.
static void fill_preference(Windows *w, Block *body) {
    Module *m = w->x->m;
    Type elem = type_scalar(&m->types, w->operand->type->dtype), number = type_scalar(&m->types, w->number);
    Value *best = block_add_arg(m, body, elem, NULL), *best_at = block_add_arg(m, body, number, NULL);
    Value *next = block_add_arg(m, body, elem, NULL), *next_at = block_add_arg(m, body, number, NULL);
    Builder b = builder_in(&w->x->b, body);
    const Block *select = w->op->regions[0];
    ValueMap map = {0};
    value_map_set(&map, select->args[0], best);
    value_map_set(&map, select->args[1], next);
    block_clone_into(m, select, body, NULL, &map, false);
    Value *answer = block_end(select)->operands[0], *keep = value_map_get(&map, answer);
    if (!keep) keep = answer; // from around the region
    value_map_free(&map);
    Value *zero = build_splat(&b, number, 0);
    Value *drop = build_unary(&b, OP_NOT, keep), *better = build_binary(&b, OP_AND, drop, build_compare(&b, next_at, zero, "GE"));
    Value *take = build_binary(&b, OP_OR, build_compare(&b, best_at, zero, "LT"), better);
    Value *kept[2] = {build_select(&b, take, next, best), NULL};
    kept[1] = build_select(&b, take, next_at, best_at);
    build_return(&b, kept, 2);
}

// The number of the element that each window selects, -1 for a window outside the operand.
static Value *selected_numbers(Windows *w) {
    Module *m = w->x->m;
    Builder *b = &w->x->b;
    const Type elem = type_scalar(&m->types, w->operand->type->dtype), number = type_scalar(&m->types, w->number), source = w->source->type;
    Value *operands[] = {w->operand, element_numbers(w), build_splat(b, elem, 0), build_splat(b, number, -1)};
    Attr attrs[] = {attr_axes(&m->arena, ATTR_window_dimensions, w->size, w->rank), attr_axes(&m->arena, ATTR_window_strides, w->stride, w->rank),
                    attr_axes(&m->arena, ATTR_padding, w->padding, 2 * (size_t)w->rank)};
    Type types[] = {type_tensor(&m->types, elem->dtype, source->dims, source->rank), type_tensor(&m->types, number->dtype, source->dims, source->rank)};
    Op *windows = build_typed(b, OP_REDUCE_WINDOW, operands, 4, attrs, COUNT(attrs), types, 2, 1);
    fill_preference(w, windows->regions[0]);
    return op_result(windows, 1);
}

static Attr dimension_numbers(const Windows *w) {
    int64_t batch[MAX_RANK], of_indices[MAX_RANK], along = w->first, vector = w->rank;
    uint32_t n = 0;
    for (uint32_t i = 0; i < w->rank; i++) {
        if (i >= w->first && i <= w->last) continue;
        batch[n] = i < w->first ? i : i - (w->last - w->first);
        of_indices[n++] = i;
    }
    Axes lists[SCATTER_LISTS] = {[SCATTER_INSERTED] = {&along, 1},
                                 [SCATTER_INPUT_BATCH] = {batch, n},
                                 [SCATTER_INDICES_BATCH] = {of_indices, n},
                                 [SCATTER_TO_OPERAND] = {&along, 1},
                                 [SCATTER_INDEX_VECTOR] = {&vector, 1}};
    return attr_lists(&w->x->m->arena, ATTR_scatter_dimension_numbers, lists, SCATTER_LISTS);
}

static Value *scatter_to_numbers(Windows *w, Value *numbers, Op *op) {
    Builder *b = &w->x->b;
    const Type t = w->operand->type;
    int64_t dims[MAX_RANK];
    uint32_t rank = 0;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (i > w->first && i <= w->last) dims[rank - 1] *= t->dims[i];
        else dims[rank++] = t->dims[i];
    }
    Value *operands[] = {build_broadcast(b, w->init, dims, rank, NULL, 0), numbers, w->source};
    Attr how = dimension_numbers(w);
    Type type = operands[0]->type;
    Op *scatter = build_typed(b, OP_SCATTER, operands, 3, &how, 1, &type, 1, 1);
    build_region_copy(b, op->regions[1], scatter->regions[0]);
    return build_reshape_as(b, op_result(scatter, 0), t);
}

bool expand_select_and_scatter(Expand *x, Op *op) {
    static const int64_t one = 1;
    Builder *b = &x->b;
    const Type t = op->results[0].type;
    Windows w = {.x = x, .op = op, .operand = op->operands[SAS_OPERAND]};
    w.source = build_convert(&x->b, op->operands[SAS_SOURCE], t->dtype);
    w.init = build_convert(&x->b, op->operands[SAS_INIT], t->dtype);
    if (!w.source->type->n_elems || !w.operand->type->n_elems) {
        value_replace(&op->results[0], t->rank ? build_broadcast_as(b, w.init, t, NULL, 0) : w.init);
        return true;
    }
    if (!t->rank) {
        w.operand = build_reshape(b, w.operand, &one, 1);
        w.source = build_reshape(b, w.source, &one, 1);
    }
    read_windows(&w);
    Value *v = scatter_to_numbers(&w, selected_numbers(&w), op);
    value_replace(&op->results[0], build_reshape_as(b, v, t));
    return true;
}
