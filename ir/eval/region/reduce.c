// reduce and reduce_window: the body (region.c) is applied as accumulator = body(accumulator, element), elements in
// row-major order, starting from the initial value; long reductions in chunks (chunks.h), as they are compiled. Long sums and products of floats are
// made in double and rounded once: what every order comes near.
#include "ir/eval/internal.h"
#include "ir/ops/chunks.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const Op *op; // the reduction
    uint32_t n;   // of pairs of accumulator and element
    Region body;
    Wide *kept;  // n results: one may return another's argument
    Wide *total; // n: of the chunks before this one
} Reducer;

static bool reducer_make(Eval *e, const Op *op, Reducer *out) {
    *out = (Reducer){.op = op, .n = op->n_results};
    out->kept = xcalloc(out->n + 1, sizeof *out->kept);
    out->total = xcalloc(out->n + 1, sizeof *out->total);
    return region_make(e, op, op->regions[0], &out->body);
}

static void reducer_free(Reducer *r) {
    region_free(&r->body);
    free(r->kept);
    free(r->total);
}

// Accumulators and elements are arguments 0..2n-1; the accumulators become what the region returns.
static bool reducer_step(Eval *e, Reducer *r) {
    if (!region_apply(e, &r->body, r->kept)) return false;
    memcpy(r->body.slots.items, r->kept, r->n * sizeof *r->kept);
    return true;
}

static void reducer_begin(Reducer *r, const Tensor *inits) {
    for (uint32_t i = 0; i < r->n; i++) r->body.slots.items[i] = wide_load(inits[i].lit.type->dtype, inits[i].lit.data);
}

static void reducer_store(Reducer *r, void *const *data, int64_t at) {
    for (uint32_t i = 0; i < r->n; i++) {
        DType t = r->op->results[i].type->dtype;
        wide_store(t, (char *)data[i] + (size_t)at * dtype_bytes(t), r->body.slots.items[i]);
    }
}

static void reducer_take(Reducer *r, const Tensor *ins, int64_t from) {
    for (uint32_t i = 0; i < r->n; i++) r->body.slots.items[r->n + i] = tensor_element(&ins[i], from);
}

static bool chunk_begins(const Index *dead, const int64_t *chunk) {
    for (uint32_t i = 0; i < dead->rank; i++)
        if (dead->at[i] % chunk[i]) return false;
    return true;
}

// Puts the chunk that is finished behind those before it: total = body(total, accumulator).
static bool reducer_join(Eval *e, Reducer *r) {
    Wide *slots = r->body.slots.items;
    memcpy(slots + r->n, slots, r->n * sizeof *slots);
    memcpy(slots, r->total, r->n * sizeof *slots);
    if (!reducer_step(e, r)) return false;
    memcpy(r->total, slots, r->n * sizeof *slots);
    return true;
}

// The n_dead elements from `base` on; the accumulators hold the initial values. chunk: along the reduced dimensions.
static bool reduce_long(Eval *e, Reducer *r, const Tensor *ins, int64_t base, Index *dead, const int64_t *strides, const int64_t *chunk, int64_t n_dead) {
    Wide *slots = r->body.slots.items;
    memcpy(r->total, slots, r->n * sizeof *slots);
    for (int64_t k = 0; k < n_dead; k++, index_next(dead)) {
        bool begins = chunk_begins(dead, chunk);
        if (begins && k && !reducer_join(e, r)) return false;
        reducer_take(r, ins, base + index_dot(dead, strides));
        if (begins) memcpy(slots, slots + r->n, r->n * sizeof *slots);
        else if (!reducer_step(e, r)) return false;
    }
    return reducer_join(e, r);
}

static bool reduce_short(Eval *e, Reducer *r, const Tensor *ins, int64_t base, Index *dead, const int64_t *strides, int64_t n_dead) {
    for (int64_t k = 0; k < n_dead; k++, index_next(dead)) {
        reducer_take(r, ins, base + index_dot(dead, strides));
        if (!reducer_step(e, r)) return false;
    }
    return true;
}

static bool reduce_all(Eval *e, Reducer *r, const Tensor *ins, void *const *data) {
    Type in = ins[0].lit.type;
    Axes dims = op_axes(r->op, ATTR_dimensions);
    int64_t strides[MAX_RANK], kept_dims[MAX_RANK], kept_strides[MAX_RANK], dead_dims[MAX_RANK], dead_strides[MAX_RANK];
    Index kept = {0, kept_dims, {0}}, dead = {0, dead_dims, {0}};
    int64_t n_dead = 1, n_out = r->op->results[0].type->n_elems;
    int64_t chunk[MAX_RANK];
    bool is_long = reduction_chunk(r->op, in, dims, chunk);
    if (is_long && reducer_is_sum(r->op)) r->body.steps.items[0].op.out = DT_F64;
    type_strides(in, strides);
    for (uint32_t i = 0; i < in->rank; i++) {
        if (axes_contain(dims, i)) {
            chunk[dead.rank] = chunk[i];
            dead_strides[dead.rank] = strides[i], dead_dims[dead.rank++] = in->dims[i];
            n_dead *= in->dims[i];
        } else {
            kept_strides[kept.rank] = strides[i], kept_dims[kept.rank++] = in->dims[i];
        }
    }
    for (int64_t at = 0; at < n_out; at++, index_next(&kept)) {
        int64_t base = index_dot(&kept, kept_strides);
        reducer_begin(r, ins + r->n);
        bool ok = is_long ? reduce_long(e, r, ins, base, &dead, dead_strides, chunk, n_dead) : reduce_short(e, r, ins, base, &dead, dead_strides, n_dead);
        if (!ok) return false;
        reducer_store(r, data, at);
    }
    return true;
}

bool eval_reduce(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Reducer r;
    void **data = xcalloc(op->n_results + 1, sizeof *data);
    uint64_t work = (uint64_t)ins[0].lit.type->n_elems + (uint64_t)op->results[0].type->n_elems;
    bool ok = reducer_make(e, op, &r) && eval_charge(e, op, work) && results_make(e, op, out, data) && reduce_all(e, &r, ins, data);
    reducer_free(&r);
    free(data);
    return ok;
}

static bool reduce_boxes(Eval *e, Reducer *r, const Tensor *ins, void *const *data) {
    Type from = ins[0].lit.type, type = r->op->results[0].type;
    Axes chunk = op_axes(r->op, ATTR_window_dimensions);
    int64_t strides[MAX_RANK], size[MAX_RANK];
    type_strides(from, strides);
    Index out = {type->rank, type->dims, {0}};
    for (int64_t at = 0; at < type->n_elems; at++, index_next(&out)) {
        int64_t base = 0, n = 1;
        for (uint32_t i = 0; i < from->rank; i++) {
            base += out.at[i] * chunk.v[i] * strides[i];
            size[i] = i64_min(chunk.v[i], from->dims[i] - out.at[i] * chunk.v[i]);
            n *= size[i];
        }
        Index in = {from->rank, size, {0}};
        for (uint32_t i = 0; i < r->n; i++) r->body.slots.items[i] = tensor_element(&ins[i], base);
        index_next(&in);
        if (!reduce_short(e, r, ins, base, &in, strides, n - 1)) return false;
        reducer_store(r, data, at);
    }
    return true;
}

bool eval_reduce_chunks(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Reducer r;
    void **data = xcalloc(op->n_results + 1, sizeof *data);
    bool ok =
        reducer_make(e, op, &r) && eval_charge(e, op, (uint64_t)ins[0].lit.type->n_elems) && results_make(e, op, out, data) && reduce_boxes(e, &r, ins, data);
    reducer_free(&r);
    free(data);
    return ok;
}

static bool reduce_windows(Eval *e, Reducer *r, const Window *w, const Tensor *ins, void *const *data) {
    Type from = ins[0].lit.type, type = r->op->results[0].type;
    int64_t strides[MAX_RANK], n_window = 1;
    double work = (double)type->n_elems;
    if (type->n_elems == 0) return true;
    for (uint32_t i = 0; i < w->rank; i++) work *= (double)w->size[i];
    if (!eval_charge(e, r->op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18)) return false;
    for (uint32_t i = 0; i < w->rank; i++) n_window *= w->size[i];
    type_strides(from, strides);
    Index out = {type->rank, type->dims, {0}}, in = {w->rank, w->size, {0}};
    for (int64_t at = 0; at < type->n_elems; at++, index_next(&out)) {
        reducer_begin(r, ins + r->n);
        for (int64_t k = 0; k < n_window; k++, index_next(&in)) {
            int64_t p = window_element(w, from, strides, &out, &in);
            for (uint32_t i = 0; i < r->n; i++) r->body.slots.items[r->n + i] = p < 0 ? tensor_element(&ins[r->n + i], 0) : tensor_element(&ins[i], p);
            if (!reducer_step(e, r)) return false;
        }
        reducer_store(r, data, at);
    }
    return true;
}

bool eval_reduce_window(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Reducer r;
    void **data = xcalloc(op->n_results + 1, sizeof *data);
    Window *w = window_make(op, ins[0].lit.type->rank); // not on the stack, where a region that is run as a block follows
    bool ok = reducer_make(e, op, &r) && results_make(e, op, out, data) && reduce_windows(e, &r, w, ins, data);
    reducer_free(&r);
    free(w);
    free(data);
    return ok;
}
