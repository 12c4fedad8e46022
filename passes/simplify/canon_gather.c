// Gathers at places that are known and form a grid: a list of indices for each dimension that they index, which goes up or down in equal steps and stays at
// each index equally often. So frameworks write resizing to the nearest, strided and reversed reads, and positions 0, 1, 2, .. of a table. They become slices,
// and broadcasts of what is repeated, which are read in vectors. Nothing is computed, so nothing is rounded.
#include "passes/simplify/rule.h"

#include <string.h>

enum { LONGEST = 4096 };

// Element i is start + i / repeat * step. It runs along this dimension of the starts, those of the index vector not counted; -1: along none.
typedef struct {
    int64_t n, start, step, repeat, along;
} List;

static bool list_find(const int64_t *at, int64_t n, List *out) {
    List l = {.n = n, .start = at[0], .step = 1, .repeat = 1, .along = -1};
    while (l.repeat < n && at[l.repeat] == at[0]) l.repeat++;
    if (n % l.repeat) return false;
    if (l.repeat < n) l.step = at[l.repeat] - at[0];
    for (int64_t i = 0; i < n; i++)
        if (at[i] != l.start + i / l.repeat * l.step) return false;
    *out = l;
    return true;
}

// What component k of the index vectors is made of: a constant that runs along one of the other dimensions of the starts, through movements of sizes of 1 and
// repetitions. runs: of each dimension of v, which one of the starts it is.
typedef struct {
    const Literal *list;
    int64_t along;
} Component;

static bool follow_reshape(const Op *op, int64_t *runs) {
    const Type from = op->operands[0]->type, to = op->results[0].type;
    int64_t before[MAX_RANK];
    memcpy(before, runs, sizeof before);
    uint32_t j = 0;
    for (uint32_t i = 0; i < from->rank; i++) {
        runs[i] = -1;
        if (from->dims[i] == 1) continue;
        while (j < to->rank && to->dims[j] == 1) j++;
        if (j == to->rank || to->dims[j] != from->dims[i]) return false;
        runs[i] = before[j++];
    }
    return true;
}

static bool component_find(const Canon *s, const Value *v, int64_t *runs, Component *out) {
    enum { MOST_STEPS = 8 };
    for (int step = 0; step < MOST_STEPS; step++) {
        const Literal *l = constant_of(s, v);
        if (l) {
            *out = (Component){l, -1};
            for (uint32_t i = 0; i < v->type->rank; i++) {
                if (v->type->dims[i] == 1) continue;
                if (out->along >= 0 || runs[i] < 0) return false;
                out->along = runs[i];
            }
            return true;
        }
        const Op *op = v->def;
        if (op && op->kind == OP_RESHAPE) {
            if (!follow_reshape(op, runs)) return false;
        } else if (op && op->kind == OP_BROADCAST_IN_DIM) {
            int64_t before[MAX_RANK];
            memcpy(before, runs, sizeof before);
            for (uint32_t i = 0; i < op->operands[0]->type->rank; i++) runs[i] = before[op_axes(op, ATTR_broadcast_dimensions).v[i]];
        } else {
            return false;
        }
        v = op->operands[0];
    }
    return false;
}

// The value that holds component k alone, with a size of 1 in place of the index vector; NULL: there is none.
static const Value *component_value(const Value *starts, int64_t vector, int64_t k) {
    if (vector == starts->type->rank || starts->type->dims[vector] == 1) return starts;
    const Op *op = made_by(starts, OP_CONCATENATE);
    if (!op || op_int(op, ATTR_dimension, 0) != vector) return NULL;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type->dims[vector] != 1) return NULL;
    return op->operands[k];
}

static bool literal_list(const Literal *l, int64_t n, int64_t most, List *out) {
    int64_t at[LONGEST];
    if (n < 1 || n > LONGEST) return false;
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

static bool grid_find(const Canon *s, const Op *op, Grid *g) {
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

// The operand's elements at the lists, once each.
static Value *taken_once(Canon *s, const Grid *g) {
    Value *x = g->op->operands[0];
    int64_t start[MAX_RANK], limit[MAX_RANK], stride[MAX_RANK], reversed[MAX_RANK];
    uint32_t n_reversed = 0;
    for (uint32_t d = 0; d < x->type->rank; d++) {
        const List *l = &g->lists[d];
        start[d] = 0, limit[d] = x->type->dims[d], stride[d] = 1;
        if (!l->n) continue;
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
