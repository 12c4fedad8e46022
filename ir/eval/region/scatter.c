// scatter and select_and_scatter: regions of scalars applied at elements. Updates are applied in row-major order
// of `updates`, one after the other, so duplicate indices accumulate in that order; an update whose place lies outside
// the input is left out. Source: the StableHLO specification.
#include "ir/eval/internal.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const Op *op;
    uint32_t n;
    Type input, indices, updates;
    Axes window, inserted, batch, indices_batch, to_operand;
    int64_t vector;
    int64_t input_strides[MAX_RANK], indices_strides[MAX_RANK];
    const Tensor *ins;
} Scatter;

static Scatter scatter_of(const Op *op, const Tensor *ins) {
    const AttrKey k = ATTR_scatter_dimension_numbers;
    uint32_t n = (op->n_operands - 1) / 2;
    Scatter s = {.op = op,
                 .n = n,
                 .input = op->operands[0]->type,
                 .indices = op->operands[n]->type,
                 .updates = op->operands[n + 1]->type,
                 .window = op_list(op, k, SCATTER_UPDATE_WINDOW),
                 .inserted = op_list(op, k, SCATTER_INSERTED),
                 .batch = op_list(op, k, SCATTER_INPUT_BATCH),
                 .indices_batch = op_list(op, k, SCATTER_INDICES_BATCH),
                 .to_operand = op_list(op, k, SCATTER_TO_OPERAND),
                 .vector = op_list(op, k, SCATTER_INDEX_VECTOR).v[0],
                 .ins = ins};
    type_strides(s.input, s.input_strides);
    type_strides(s.indices, s.indices_strides);
    return s;
}

// Where in the input the update at `at` goes; -1: outside.
static int64_t scatter_place(const Scatter *s, const Index *at) {
    int64_t place[MAX_RANK] = {0}, scatter[MAX_RANK], base = 0;
    uint32_t n_scatter = 0, of_window = 0;
    for (uint32_t i = 0; i < s->updates->rank; i++)
        if (!axes_contain(s->window, i)) scatter[n_scatter++] = at->at[i];
    for (uint32_t i = 0, k = 0; i < s->indices->rank; i++)
        if (i != s->vector) base += scatter[k++] * s->indices_strides[i];
    int64_t step = s->vector < s->indices->rank ? s->indices_strides[s->vector] : 0;
    for (uint32_t k = 0; k < s->to_operand.n; k++)
        place[s->to_operand.v[k]] = elem_to_i64(s->indices->dtype, literal_elem(&s->ins[s->n].lit, base + (int64_t)k * step));
    for (uint32_t k = 0; k < s->batch.n; k++) { // dimensions past the index vector come one earlier
        int64_t d = s->indices_batch.v[k];
        place[s->batch.v[k]] = scatter[d < s->vector ? d : d - 1];
    }
    int64_t offset = 0;
    for (uint32_t i = 0; i < s->input->rank; i++) {
        bool in_window = !axes_contain(s->inserted, i) && !axes_contain(s->batch, i);
        if (in_window && __builtin_add_overflow(place[i], at->at[s->window.v[of_window++]], &place[i])) return -1;
        if (place[i] < 0 || place[i] >= s->input->dims[i]) return -1;
        offset += place[i] * s->input_strides[i];
    }
    return offset;
}

static bool scatter_updates(Eval *e, const Scatter *s, Region *r, void *const *data, Wide *results) {
    Index at = {s->updates->rank, s->updates->dims, {0}};
    for (int64_t u = 0; u < s->updates->n_elems; u++, index_next(&at)) {
        int64_t to = scatter_place(s, &at);
        if (to < 0) continue;
        for (uint32_t i = 0; i < s->n; i++) {
            DType t = s->op->results[i].type->dtype;
            r->slots.items[i] = wide_load(t, (char *)data[i] + (size_t)to * dtype_bytes(t));
            r->slots.items[s->n + i] = tensor_element(&s->ins[s->n + 1 + i], u);
        }
        if (!region_apply(e, r, results)) return false;
        for (uint32_t i = 0; i < s->n; i++) {
            DType t = s->op->results[i].type->dtype;
            wide_store(t, (char *)data[i] + (size_t)to * dtype_bytes(t), results[i]);
        }
    }
    return true;
}

// A copy of the tensor's elements, of another element type if the result asks for it.
static void elements_copy(const Tensor *from, Type to, void *data) {
    if (from->lit.type->dtype == to->dtype && !from->lit.splat) {
        if (to->n_elems) memcpy(data, from->lit.data, type_bytes(to));
        return;
    }
    for (int64_t i = 0; i < to->n_elems; i++) wide_store(to->dtype, (char *)data + (size_t)i * dtype_bytes(to->dtype), tensor_element(from, i));
}

bool eval_scatter(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Scatter s = scatter_of(op, ins);
    Region r = {0};
    void **data = xcalloc(s.n, sizeof *data);
    Wide *results = xcalloc(s.n, sizeof *results);
    uint64_t work = (uint64_t)s.input->n_elems + (uint64_t)s.updates->n_elems;
    bool ok = region_make(e, op, op->regions[0], &r) && eval_charge(e, op, work) && results_make(e, op, out, data);
    for (uint32_t i = 0; i < s.n && ok; i++) elements_copy(&ins[i], op->results[i].type, data[i]);
    ok = ok && scatter_updates(e, &s, &r, data, results);
    region_free(&r);
    free(results);
    free(data);
    return ok;
}

// --- select_and_scatter

// The element of the window at `out` that is selected: the first one, unless a later one is preferred to it.
static bool window_select(Eval *e, const Window *w, const Tensor *operand, const int64_t *strides, const Index *out, Region *select, int64_t *out_at) {
    Index in = {w->rank, w->size, {0}};
    *out_at = -1;
    do {
        int64_t p = window_element(w, operand->lit.type, strides, out, &in);
        if (p < 0) continue;
        if (*out_at < 0) {
            *out_at = p;
            continue;
        }
        Wide keep;
        select->slots.items[0] = tensor_element(operand, *out_at);
        select->slots.items[1] = tensor_element(operand, p);
        if (!region_apply(e, select, &keep)) return false;
        if (!keep.i) *out_at = p;
    } while (index_next(&in));
    return true;
}

static bool scatter_windows(Eval *e, const Op *op, const Window *w, const Tensor *ins, Region *select, Region *scatter, char *data) {
    Type operand = ins[0].lit.type, source = ins[1].lit.type, type = op->results[0].type;
    int64_t strides[MAX_RANK];
    size_t size = dtype_bytes(type->dtype);
    type_strides(operand, strides);
    double work = (double)source->n_elems;
    for (uint32_t i = 0; i < w->rank; i++) work *= (double)w->size[i];
    if (!eval_charge(e, op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18)) return false;
    Index at = {source->rank, source->dims, {0}};
    for (int64_t i = 0; i < source->n_elems; i++, index_next(&at)) {
        int64_t to;
        Wide sum;
        if (!window_select(e, w, &ins[0], strides, &at, select, &to)) return false;
        if (to < 0) continue;
        scatter->slots.items[0] = wide_load(type->dtype, data + (size_t)to * size);
        scatter->slots.items[1] = tensor_element(&ins[1], i);
        if (!region_apply(e, scatter, &sum)) return false;
        wide_store(type->dtype, data + (size_t)to * size, sum);
    }
    return true;
}

bool eval_select_and_scatter(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Region select = {0}, scatter = {0};
    Type type = op->results[0].type;
    void *data;
    bool ok = region_make(e, op, op->regions[0], &select) && region_make(e, op, op->regions[1], &scatter) && eval_charge(e, op, (uint64_t)type->n_elems) &&
              tensor_make(e, op, type, false, out, &data);
    if (ok) {
        Wide init = wide_load(ins[2].lit.type->dtype, ins[2].lit.data);
        for (int64_t i = 0; i < type->n_elems; i++) wide_store(type->dtype, (char *)data + (size_t)i * dtype_bytes(type->dtype), init);
    }
    Window *w = window_make(op, ins[0].lit.type->rank);
    ok = ok && scatter_windows(e, op, w, ins, &select, &scatter, data);
    free(w);
    region_free(&select);
    region_free(&scatter);
    return ok;
}
