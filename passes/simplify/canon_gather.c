// Gathers at places that are known and form a grid: a list of indices for each dimension that they index, which goes up or down in equal steps and stays at
// each index equally often. So frameworks write resizing to the nearest, strided and reversed reads, and positions 0, 1, 2, .. of a table. They become slices,
// and broadcasts of what is repeated, which are read in vectors. Nothing is computed, so nothing is rounded. A list of a few such parts, as PyTorch has them
// that pads by reflection, by its edge or around, is a concatenate of them.
//
// Where only some dimensions are indexed so (x[n, c, i, j] of PyTorch, with n and c that count and i, j that are computed), those that count from 0 to their
// end are taken whole, or batches, and of dimensions of size 1 there is one element. Indices along neighbouring dimensions become one.
#include "passes/simplify/indices.h"
#include "passes/simplify/rule.h"

#include <string.h>

enum { LONGEST = 4096, MOST_PARTS = 4 };

// Element i is start + i * step, step -1, 0 or 1.
typedef struct {
    int64_t n, start, step;
} Part;

// Element i is start + i / repeat * step, or, where there are parts, of these, one after the other. It runs along this dimension of the starts, those of the
// index vector not counted; -1: along none.
typedef struct {
    int64_t n, start, step, repeat, along;
    uint32_t n_parts;
    Part parts[MOST_PARTS];
} List;

// How many elements from `at` on go on by `step`.
static int64_t run_length(const int64_t *at, int64_t n, int64_t step) {
    int64_t length = 1;
    while (length < n && at[length] == at[length - 1] + step) length++;
    return length;
}

// A part gives its last element to the next one, where that goes up from there and is longer: most of a padded dimension is the whole of it.
static Part part_at(const int64_t *at, int64_t n) {
    int64_t step = n > 1 ? at[1] - at[0] : 0;
    if (step < -1 || step > 1) step = 0;
    int64_t length = run_length(at, n, step), last = length - 1;
    if (step < 1 && last > 0 && run_length(at + last, n - last, 1) > length) length = last;
    return (Part){.n = length, .start = at[0], .step = step};
}

// Of which one goes up or down through half of the list or more: not a list that interpolation reads, whose parts are repeated (canon_resample.c).
static bool parts_find(const int64_t *at, int64_t n, List *out) {
    int64_t longest = 0;
    *out = (List){.n = n, .repeat = 1, .along = -1};
    for (int64_t i = 0; i < n; i += out->parts[out->n_parts - 1].n) {
        if (out->n_parts == MOST_PARTS) return false;
        Part *part = &out->parts[out->n_parts++];
        *part = part_at(at + i, n - i);
        if (part->step) longest = i64_max(longest, part->n);
    }
    return 2 * longest >= n;
}

static bool list_find(const int64_t *at, int64_t n, List *out) {
    List l = {.n = n, .start = at[0], .step = 1, .repeat = 1, .along = -1};
    while (l.repeat < n && at[l.repeat] == at[0]) l.repeat++;
    if (n % l.repeat) return parts_find(at, n, out);
    if (l.repeat < n) l.step = at[l.repeat] - at[0];
    for (int64_t i = 0; i < n; i++)
        if (at[i] != l.start + i / l.repeat * l.step) return parts_find(at, n, out);
    *out = l;
    return true;
}

static bool literal_list(const Literal *l, int64_t n, int64_t most, List *out) {
    int64_t at[LONGEST];
    if (n < 1 || n > LONGEST || !dtype_is_int(l->type->dtype)) return false;
    at[0] = 0; // gcc does not see that n is at least 1
    size_t size = dtype_bytes(l->type->dtype);
    for (int64_t i = 0; i < n; i++) {
        const char *e = (const char *)l->data + (l->splat || l->type->n_elems == 1 ? 0 : (size_t)i * size);
        int64_t v = elem_to_i64(l->type->dtype, e);
        if (l->type->dtype == DT_UI64 && v < 0) v = INT64_MAX;
        at[i] = i64_max(0, i64_min(v, most)); // as the specification clamps them
    }
    return list_find(at, n, out);
}

typedef struct {
    const Op *op;
    Axes offset, map, sizes;
    int64_t vector;
    List lists[MAX_RANK]; // by dimension of the operand; n 0: taken whole
} Grid;

static bool grid_find(Canon *s, const Op *op, Grid *g) {
    AttrKey key = ATTR_gather_dimension_numbers;
    Axes collapsed = op_list(op, key, GATHER_COLLAPSED);
    *g = (Grid){.op = op, .offset = op_list(op, key, GATHER_OFFSET), .map = op_list(op, key, GATHER_START_MAP), .sizes = op_axes(op, ATTR_slice_sizes)};
    g->vector = op_list(op, key, GATHER_INDEX_VECTOR).v[0];
    const Type from = op->operands[0]->type, starts = op->operands[1]->type;
    if (op_list(op, key, GATHER_OPERAND_BATCH).n || collapsed.n != g->map.n || !op->results[0].type->n_elems) return false;
    bool used[MAX_RANK] = {0};
    for (uint32_t k = 0; k < g->map.n; k++) {
        int64_t d = g->map.v[k], runs[MAX_RANK];
        const Value *v = component_value(op->operands[1], g->vector, k);
        Component c;
        for (uint32_t i = 0, b = 0; i < starts->rank; i++) runs[i] = i == g->vector ? -1 : (int64_t)b++;
        if (!v || !axes_contain(collapsed, d) || !component_find(s, v, runs, &c)) return false;
        int64_t n = c.along < 0 ? 1 : starts->dims[c.along + (c.along >= g->vector)];
        if (!literal_list(c.list, n, from->dims[d] - 1, &g->lists[d])) return false;
        g->lists[d].along = c.along;
        if (c.along >= 0 && used[c.along]) return false;
        if (c.along >= 0) used[c.along] = true;
    }
    for (uint32_t i = 0, b = 0; i < starts->rank; i++) // an index that no list runs along repeats all
        if (i != g->vector && !used[b++] && starts->dims[i] != 1) return false;
    for (uint32_t d = 0; d < from->rank; d++)
        if (!g->lists[d].n && g->sizes.v[d] != from->dims[d]) return false;
    return true;
}

static Value *part_of(Builder *b, Value *x, uint32_t d, const Part *part) {
    int64_t end = part->start + (part->n - 1) * part->step, dims[MAX_RANK], to[MAX_RANK], along = d;
    Value *y = build_slice_along(b, x, d, i64_min(part->start, end), i64_max(part->start, end) + 1);
    if (part->step < 0) return build_reverse(b, y, &along, 1);
    if (part->step > 0 || part->n == 1) return y;
    for (uint32_t i = 0; i < x->type->rank; i++) dims[i] = i == d ? part->n : x->type->dims[i], to[i] = i;
    return build_broadcast(b, y, dims, x->type->rank, to, x->type->rank);
}

// The operand with the dimensions that have parts as these are.
static Value *taken_in_parts(Canon *s, const Grid *g) {
    Value *x = g->op->operands[0], *parts[MOST_PARTS];
    for (uint32_t d = 0; d < g->op->operands[0]->type->rank; d++) {
        const List *l = &g->lists[d];
        for (uint32_t i = 0; i < l->n_parts; i++) parts[i] = part_of(&s->b, x, d, &l->parts[i]);
        if (l->n_parts) x = build_concatenate(&s->b, parts, l->n_parts, d);
    }
    return x;
}

// The operand's elements at the lists, once each.
static Value *taken_once(Canon *s, const Grid *g) {
    Value *x = taken_in_parts(s, g);
    int64_t start[MAX_RANK], limit[MAX_RANK], stride[MAX_RANK], reversed[MAX_RANK];
    uint32_t n_reversed = 0;
    for (uint32_t d = 0; d < x->type->rank; d++) {
        const List *l = &g->lists[d];
        start[d] = 0, limit[d] = x->type->dims[d], stride[d] = 1;
        if (!l->n || l->n_parts) continue;
        int64_t last = l->start + (l->n / l->repeat - 1) * l->step;
        start[d] = i64_min(l->start, last);
        limit[d] = i64_max(l->start, last) + 1;
        stride[d] = l->step < 0 ? -l->step : l->step;
        if (l->step < 0) reversed[n_reversed++] = d;
    }
    x = build_slice(&s->b, x, start, limit, stride);
    return n_reversed ? build_reverse(&s->b, x, reversed, n_reversed) : x;
}

// And as often as the lists have them.
static Value *taken(Canon *s, const Grid *g) {
    Value *x = taken_once(s, g);
    int64_t dims[2 * MAX_RANK], to[MAX_RANK], joined[MAX_RANK];
    uint32_t n = 0, rank = x->type->rank;
    for (uint32_t d = 0; d < rank; d++) {
        int64_t repeat = g->lists[d].n ? g->lists[d].repeat : 1;
        joined[d] = x->type->dims[d] * repeat;
        to[d] = n;
        dims[n++] = x->type->dims[d];
        if (repeat > 1) dims[n++] = repeat;
    }
    if (n == rank) return x;
    return n > MAX_RANK ? NULL : build_reshape(&s->b, build_broadcast(&s->b, x, dims, n, to, rank), joined, rank);
}

Value *gather_at_grid(Canon *s, Op *op) {
    Grid g;
    if (s->opaque || !grid_find(s, op, &g)) return NULL;
    Value *x = taken(s, &g);
    if (!x) return NULL;
    int64_t order[MAX_RANK];
    uint32_t n = 0, rank = x->type->rank;
    for (uint32_t i = 0, whole = 0, b = 0; i < op->results[0].type->rank; i++) {
        if (axes_contain(g.offset, i)) {
            while (g.lists[whole].n) whole++;
            order[n++] = whole++;
            continue;
        }
        for (uint32_t d = 0; d < rank; d++)
            if (g.lists[d].n && g.lists[d].along == b) order[n++] = d;
        b++;
    }
    for (uint32_t d = 0; d < rank; d++)
        if (g.lists[d].n && g.lists[d].along < 0) order[n++] = d; // of size 1
    return build_reshape_as(&s->b, build_transpose(&s->b, x, order), op->results[0].type);
}

// ---- indices of which some are known

typedef struct {
    Value *of[MAX_RANK]; // a component of the index vector each, without its dimension
    uint32_t n;
} Components;

static bool components_find(const Op *op, int64_t vector, uint32_t n, Components *out) {
    for (uint32_t k = 0; k < n; k++) {
        const Value *v = component_value(op->operands[1], vector, k);
        if (!v || (n > 1 && v == op->operands[1])) return false;
        out->of[k] = (Value *)(uintptr_t)v;
    }
    out->n = n;
    return n > 0;
}

// The dimension of a reshape's operand that dimension dim of its result is, where nothing but sizes of 1 come and go; -1: there is none.
static int64_t before_reshape(const Op *op, uint32_t dim) {
    const Type from = op->operands[0]->type, to = op->results[0].type;
    uint32_t i = 0, j = 0;
    while (true) {
        while (i < from->rank && from->dims[i] == 1) i++;
        while (j < to->rank && to->dims[j] == 1) j++;
        if (i == from->rank || j == to->rank || from->dims[i] != to->dims[j]) return -1;
        if (j == dim) return i;
        i++, j++;
    }
}

// Is v the same all along dimension dim? True only where that is easily seen.
static bool is_repeated_along(const Canon *s, const Value *v, uint32_t dim) {
    for (const Op *op = v->def; op && op->kind == OP_RESHAPE && v->type->dims[dim] != 1; op = v->def) {
        int64_t before = before_reshape(op, dim);
        if (before < 0) return false;
        v = op->operands[0], dim = (uint32_t)before;
    }
    const Literal *l = constant_of(s, v);
    if (v->type->dims[dim] == 1 || (l && l->splat)) return true;
    const Op *op = made_by(v, OP_BROADCAST_IN_DIM);
    return op && !axes_contain(op_axes(op, ATTR_broadcast_dimensions), dim);
}

// The attributes of a gather, to be changed.
typedef struct {
    int64_t offset[MAX_RANK], collapsed[MAX_RANK], operand_batch[MAX_RANK], start_batch[MAX_RANK], map[MAX_RANK], vector, sizes[MAX_RANK];
    uint32_t n_offset, n_collapsed, n_batch, n_map;
} Numbers;

static uint32_t copy_list(Axes a, int64_t *to) {
    for (uint32_t i = 0; i < a.n; i++) to[i] = a.v[i];
    return a.n;
}

static Numbers numbers_of(const Op *op) {
    AttrKey key = ATTR_gather_dimension_numbers;
    Numbers g;
    g.n_offset = copy_list(op_list(op, key, GATHER_OFFSET), g.offset);
    g.n_collapsed = copy_list(op_list(op, key, GATHER_COLLAPSED), g.collapsed);
    g.n_batch = copy_list(op_list(op, key, GATHER_OPERAND_BATCH), g.operand_batch);
    copy_list(op_list(op, key, GATHER_START_BATCH), g.start_batch);
    g.n_map = copy_list(op_list(op, key, GATHER_START_MAP), g.map);
    copy_list(op_axes(op, ATTR_slice_sizes), g.sizes);
    g.vector = op_list(op, key, GATHER_INDEX_VECTOR).v[0];
    return g;
}

static Value *gather_again(Builder *b, Value *x, Value *starts, const Numbers *g) {
    Axes lists[GATHER_LISTS] = {[GATHER_OFFSET] = {g->offset, g->n_offset},
                                [GATHER_COLLAPSED] = {g->collapsed, g->n_collapsed},
                                [GATHER_OPERAND_BATCH] = {g->operand_batch, g->n_batch},
                                [GATHER_START_BATCH] = {g->start_batch, g->n_batch},
                                [GATHER_START_MAP] = {g->map, g->n_map},
                                [GATHER_INDEX_VECTOR] = {&g->vector, 1}};
    return build_gather(b, x, starts, lists, g->sizes);
}

static uint32_t list_remove(int64_t *list, uint32_t n, int64_t v) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < n; i++)
        if (list[i] != v) list[kept++] = list[i];
    return kept;
}

static uint32_t list_insert(int64_t *list, uint32_t n, int64_t v) {
    uint32_t at = n;
    while (at > 0 && list[at - 1] > v) list[at] = list[at - 1], at--;
    list[at] = v;
    return n + 1;
}

static uint32_t count_below(const int64_t *list, uint32_t n, int64_t v) {
    uint32_t below = 0;
    for (uint32_t i = 0; i < n; i++) below += list[i] < v;
    return below;
}

// The index vectors of the components that are left.
static Value *starts_of(Canon *s, Components *c, int64_t vector) { return c->n == 1 ? c->of[0] : build_concatenate(&s->b, c->of, c->n, (uint32_t)vector); }

static void component_remove(Components *c, Numbers *g, uint32_t k) {
    g->n_map--, c->n--;
    for (uint32_t i = k; i < c->n; i++) c->of[i] = c->of[i + 1], g->map[i] = g->map[i + 1];
}

// Component k counts along dimension `along` of the starts to the end of dimension d. Where the others do not change along it, d is taken whole; the result
// has its dimensions in the same order if as many of those that are taken come before it.
static bool take_whole(Canon *s, const Op *op, Components *c, Numbers *g, uint32_t k, uint32_t along) {
    int64_t d = g->map[k], at = along - (along > g->vector), position = -1;
    uint32_t rank = op->results[0].type->rank;
    for (uint32_t i = 0, batch = 0; i < rank; i++) {
        bool taken = false;
        for (uint32_t j = 0; j < g->n_offset; j++) taken |= g->offset[j] == i;
        if (!taken && batch++ == at) position = i;
    }
    int64_t before = d - count_below(g->collapsed, g->n_collapsed, d) - count_below(g->operand_batch, g->n_batch, d);
    if (before != count_below(g->offset, g->n_offset, position)) return false;
    for (uint32_t i = 0; i < g->n_batch; i++)
        if (g->start_batch[i] == along) return false;
    for (uint32_t i = 0; i < c->n; i++)
        if (i != k && !is_repeated_along(s, c->of[i], along)) return false;
    component_remove(c, g, k);
    for (uint32_t i = 0; i < c->n; i++) {
        Value *one = build_slice_along(&s->b, c->of[i], along, 0, 1);
        int64_t dims[MAX_RANK];
        uint32_t n = 0;
        for (uint32_t j = 0; j < one->type->rank; j++)
            if (j != along) dims[n++] = one->type->dims[j];
        c->of[i] = build_reshape(&s->b, one, dims, n);
    }
    g->n_collapsed = list_remove(g->collapsed, g->n_collapsed, d);
    g->n_offset = list_insert(g->offset, g->n_offset, position);
    g->sizes[d] = op->operands[0]->type->dims[d];
    g->vector -= along < g->vector;
    for (uint32_t i = 0; i < g->n_batch; i++) g->start_batch[i] -= g->start_batch[i] > along;
    return true;
}

// Else d and that dimension of the starts go together.
static bool make_batch(Components *c, Numbers *g, uint32_t k, uint32_t along) {
    int64_t d = g->map[k];
    for (uint32_t i = 0; i < g->n_batch; i++)
        if (g->start_batch[i] == along) return false;
    component_remove(c, g, k);
    g->n_collapsed = list_remove(g->collapsed, g->n_collapsed, d);
    uint32_t at = g->n_batch++;
    while (at > 0 && g->operand_batch[at - 1] > d) g->operand_batch[at] = g->operand_batch[at - 1], g->start_batch[at] = g->start_batch[at - 1], at--;
    g->operand_batch[at] = d, g->start_batch[at] = along;
    return true;
}

// The dimension of the starts that component k counts along, to the end of the dimension that it indexes; -1: it does something else.
static int64_t counts_along(Canon *s, const Op *op, const Components *c, const Numbers *g, uint32_t k) {
    int64_t d = g->map[k], runs[MAX_RANK];
    const Type starts = op->operands[1]->type;
    Component found;
    List l;
    for (uint32_t i = 0, b = 0; i < starts->rank; i++) runs[i] = i == g->vector ? -1 : (int64_t)b++;
    if (!component_find(s, c->of[k], runs, &found) || found.along < 0) return -1;
    int64_t along = found.along + (found.along >= g->vector), n = starts->dims[along];
    bool counts = n == op->operands[0]->type->dims[d] && literal_list(found.list, n, n - 1, &l) && !l.n_parts && l.start == 0 && l.step == 1 && l.repeat == 1;
    return counts ? along : -1;
}

Value *gather_of_whole(Canon *s, Op *op) {
    Numbers g = numbers_of(op);
    Components c;
    if (s->opaque || g.n_map < 2 || op->operands[0]->type->rank == MAX_RANK || !op->results[0].type->n_elems) return NULL;
    if (!components_find(op, g.vector, g.n_map, &c)) return NULL;
    for (uint32_t k = 0; k < g.n_map; k++) {
        bool collapsed = false;
        for (uint32_t i = 0; i < g.n_collapsed; i++) collapsed |= g.collapsed[i] == g.map[k];
        if (!collapsed) continue;
        int64_t along = counts_along(s, op, &c, &g, k);
        if (along < 0 || (!take_whole(s, op, &c, &g, k, (uint32_t)along) && !make_batch(&c, &g, k, (uint32_t)along))) continue;
        return gather_again(&s->b, op->operands[0], starts_of(s, &c, g.vector), &g);
    }
    return NULL;
}

// Of a dimension of size 1 every index is the first.
Value *gather_of_one(Canon *s, Op *op) {
    Numbers g = numbers_of(op);
    Components c;
    const Type from = op->operands[0]->type;
    if (g.n_map < 2 || !components_find(op, g.vector, g.n_map, &c)) return NULL;
    for (uint32_t k = 0; k < g.n_map; k++) {
        int64_t d = g.map[k], dims[MAX_RANK];
        uint32_t n = from->dims[d] == 1 ? list_remove(g.collapsed, g.n_collapsed, d) : g.n_collapsed, rank = 0;
        if (n == g.n_collapsed) continue;
        g.n_collapsed = n;
        component_remove(&c, &g, k);
        for (uint32_t i = 0; i < from->rank; i++)
            if (i != d) g.sizes[rank] = g.sizes[i], dims[rank++] = from->dims[i];
        for (uint32_t i = 0; i < g.n_map; i++) g.map[i] -= g.map[i] > d;
        for (uint32_t i = 0; i < g.n_collapsed; i++) g.collapsed[i] -= g.collapsed[i] > d;
        for (uint32_t i = 0; i < g.n_batch; i++) g.operand_batch[i] -= g.operand_batch[i] > d;
        Value *x = build_reshape(&s->b, op->operands[0], dims, rank);
        return gather_again(&s->b, x, starts_of(s, &c, g.vector), &g);
    }
    return NULL;
}

// clamp(v, 0, size - 1) * stride as i32.
static Value *clamped_at(Builder *b, Value *v, int64_t size, int64_t stride) {
    DType t = v->type->dtype;
    Value *low = build_scalar(b, t, 0), *high = build_scalar(b, t, (double)(size - 1));
    Value *at = build_convert(b, build_clamp(b, low, v, high), DT_I32);
    return stride == 1 ? at : build_binary(b, OP_MULTIPLY, at, build_splat(b, at->type, (double)stride));
}

// Dimensions that are indexed, one after the other, and taken one element at a time become one dimension.
static bool are_neighbours(const Op *op, const Numbers *g, int64_t *out_first) {
    int64_t first = INT64_MAX, last = -1, elems = 1;
    for (uint32_t k = 0; k < g->n_map; k++) {
        bool collapsed = false;
        for (uint32_t i = 0; i < g->n_collapsed; i++) collapsed |= g->collapsed[i] == g->map[k];
        if (!collapsed || op->operands[0]->type->dims[g->map[k]] > INT32_MAX) return false;
        first = i64_min(first, g->map[k]), last = i64_max(last, g->map[k]);
        elems *= op->operands[0]->type->dims[g->map[k]];
        if (elems > INT32_MAX) return false;
    }
    *out_first = first;
    return last - first + 1 == g->n_map && elems > 0;
}

// Components without the dimension of the index vector, which then comes last in numbers, and is none.
static void drop_vector(Builder *b, Components *c, Numbers *g) {
    uint32_t rank = c->of[0]->type->rank;
    if (g->vector == rank) return;
    for (uint32_t k = 0; k < c->n; k++) {
        int64_t dims[MAX_RANK];
        uint32_t n = 0;
        for (uint32_t i = 0; i < rank; i++)
            if (i != g->vector) dims[n++] = c->of[k]->type->dims[i];
        c->of[k] = build_reshape(b, c->of[k], dims, n);
    }
    for (uint32_t i = 0; i < g->n_batch; i++) g->start_batch[i] -= g->start_batch[i] > g->vector;
    g->vector = rank - 1;
}

Value *gather_of_neighbours(Canon *s, Op *op) {
    Numbers g = numbers_of(op);
    Components c;
    const Type from = op->operands[0]->type;
    DType t = op->operands[1]->type->dtype;
    int64_t first, dims[MAX_RANK];
    if (g.n_map < 2 || dtype_bytes(t) < 4 || !are_neighbours(op, &g, &first) || !components_find(op, g.vector, g.n_map, &c)) return NULL;
    drop_vector(&s->b, &c, &g);
    int64_t less = g.n_map - 1, stride = 1;
    Value *at = NULL;
    for (int64_t d = first + less; d >= first; d--) {
        uint32_t k = 0;
        while (g.map[k] != d) k++;
        Value *one = clamped_at(&s->b, c.of[k], from->dims[d], stride);
        at = at ? build_binary(&s->b, OP_ADD, one, at) : one;
        stride *= from->dims[d];
    }
    uint32_t rank = 0, n_collapsed = 0;
    for (int64_t d = 0; d < from->rank; d++) {
        if (d > first && d <= first + less) continue;
        g.sizes[rank] = d == first ? 1 : g.sizes[d];
        dims[rank++] = d == first ? stride : from->dims[d];
    }
    for (uint32_t i = 0; i < g.n_collapsed; i++) {
        int64_t d = g.collapsed[i];
        if (d <= first || d > first + less) g.collapsed[n_collapsed++] = d > first ? d - less : d;
    }
    for (uint32_t i = 0; i < g.n_batch; i++) g.operand_batch[i] -= g.operand_batch[i] > first ? less : 0;
    g.n_collapsed = n_collapsed, g.n_map = 1, g.map[0] = first;
    Value *x = build_reshape(&s->b, op->operands[0], dims, rank);
    return gather_again(&s->b, x, at, &g);
}
