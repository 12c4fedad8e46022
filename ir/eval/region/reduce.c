// reduce and reduce_window: the body (region.c) is applied as accumulator = body(accumulator, element), elements in
// row-major order, starting from the initial value; long reductions in chunks (chunks.h), as they are compiled. Long sums and products of floats, those of
// long windows (window.h), running ones (running.h) and all of floats shorter than 32 bits are made in double and rounded once: what every order comes near.
#include "ir/eval/internal.h"
#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/running.h"
#include "ir/ops/reduce/window.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const Op *op; // the reduction
    uint32_t n;   // of pairs of accumulator and element
    Region body;
    Wide *kept;  // n results: one may return another's argument
    Wide *total; // n: of the chunks before this one
    bool adds;   // the region is a sum of f32
} Reducer;

static bool is_f32_sum(const Op *op, const Region *body) {
    OpKind kind;
    if (!reducer_is_known(op, &kind) || kind != OP_ADD || body->block || body->steps.n != 1) return false;
    return op->regions[0]->args[0]->type->dtype == DT_F32 && op->operands[0]->type->dtype == DT_F32 && op->results[0].type->dtype == DT_F32;
}

static bool reducer_make(Eval *e, const Op *op, Reducer *out) {
    *out = (Reducer){.op = op, .n = op->n_results};
    out->kept = xcalloc(out->n + 1, sizeof *out->kept);
    out->total = xcalloc(out->n + 1, sizeof *out->total);
    if (!region_make(e, op, op->regions[0], &out->body)) return false;
    out->adds = is_f32_sum(op, &out->body);
    return true;
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

// The same as the region would, which takes fifty times as long: weights whose means and norms are computed when compiling are many.
static void add_run(Reducer *r, const Literal *l, int64_t from, int64_t stride, int64_t n) {
    const float *x = (const float *)l->data + (l->splat ? 0 : from);
    Wide *total = &r->body.slots.items[0];
    if (l->splat) stride = 0;
    if (r->body.steps.items[0].op.out == DT_F64) {
        for (int64_t k = 0; k < n; k++) total->f += (double)x[k * stride];
        return;
    }
    float sum = (float)total->f;
    for (int64_t k = 0; k < n; k++) sum += x[k * stride];
    total->f = (double)sum;
}

// n elements, `stride` apart.
static bool reducer_run(Eval *e, Reducer *r, const Tensor *ins, int64_t from, int64_t stride, int64_t n) {
    if (r->adds) {
        add_run(r, &ins[0].lit, from, stride, n);
        return true;
    }
    for (int64_t k = 0; k < n; k++) {
        reducer_take(r, ins, from + k * stride);
        if (!reducer_step(e, r)) return false;
    }
    return true;
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
    uint32_t last = dead->rank - 1;
    for (int64_t k = 0, n; k < n_dead; k += n) {
        bool begins = chunk_begins(dead, chunk);
        int64_t from = base + index_dot(dead, strides);
        n = i64_min(chunk[last] - dead->at[last] % chunk[last], dead->dims[last] - dead->at[last]);
        if (begins && k && !reducer_join(e, r)) return false;
        if (begins) {
            reducer_take(r, ins, from);
            memcpy(slots, slots + r->n, r->n * sizeof *slots);
        }
        if (!reducer_run(e, r, ins, from + begins * strides[last], strides[last], n - begins)) return false;
        dead->at[last] += n - 1;
        index_next(dead);
    }
    return reducer_join(e, r);
}

static bool reduce_short(Eval *e, Reducer *r, const Tensor *ins, int64_t base, Index *dead, const int64_t *strides, int64_t n_dead) {
    if (!dead->rank) return reducer_run(e, r, ins, base, 0, n_dead);
    uint32_t last = dead->rank - 1;
    for (int64_t k = 0, n; k < n_dead; k += n) {
        n = i64_min(n_dead - k, dead->dims[last] - dead->at[last]);
        if (!reducer_run(e, r, ins, base + index_dot(dead, strides), strides[last], n)) return false;
        dead->at[last] += n - 1;
        index_next(dead);
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
    if (reducer_is_narrow(r->op) || (is_long && reducer_is_sum(r->op))) r->body.steps.items[0].op.out = DT_F64;
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

// ---- running reductions

// Along one dimension of operands: `outer` times `size` times `inner` elements, of which result `k + shift` of a line, if there is one, is element k's.
typedef struct {
    bool is_reverse;
    int64_t outer, size, inner, shift, out_size, chunk;
} Lines;

static Lines lines_of(Type t, uint32_t dim) {
    Lines n = {.outer = 1, .size = t->dims[dim], .inner = 1, .out_size = t->dims[dim]};
    for (uint32_t i = 0; i < t->rank; i++)
        if (i != dim) *(i < dim ? &n.outer : &n.inner) *= t->dims[i];
    return n;
}

// accumulator = body(accumulator, element), or body(element, accumulator) where the elements before come in later.
static bool running_step(Eval *e, Reducer *r, const Tensor *ins, int64_t from, bool is_reverse) {
    Wide *slots = r->body.slots.items;
    if (is_reverse) memcpy(slots + r->n, slots, r->n * sizeof *slots);
    for (uint32_t i = 0; i < r->n; i++) slots[is_reverse ? i : r->n + i] = tensor_element(&ins[i], from);
    return reducer_step(e, r);
}

// starts: what a chunk begins with, one for all or one for each.
static bool reduce_line(Eval *e, Reducer *r, const Lines *n, const Tensor *ins, const Tensor *starts, int64_t outer, int64_t inner, void *const *data) {
    int64_t n_chunks = n->size / n->chunk + (n->size % n->chunk != 0);
    for (int64_t at = 0; at < n->size; at++) {
        int64_t k = n->is_reverse ? n->size - 1 - at : at, chunk = k / n->chunk;
        bool begins = n->is_reverse ? at == 0 || k % n->chunk == n->chunk - 1 : k % n->chunk == 0;
        for (uint32_t i = 0; begins && i < r->n; i++)
            r->body.slots.items[i] = tensor_element(&starts[i], starts[i].lit.type->rank ? (outer * n_chunks + chunk) * n->inner + inner : 0);
        if (!running_step(e, r, ins, (outer * n->size + k) * n->inner + inner, n->is_reverse)) return false;
        int64_t to = k + n->shift;
        if (to >= 0 && to < n->out_size) reducer_store(r, data, (outer * n->out_size + to) * n->inner + inner);
    }
    return true;
}

static bool reduce_lines(Eval *e, Reducer *r, const Lines *n, const Tensor *ins, const Tensor *starts, void *const *data) {
    if (!eval_charge(e, r->op, (uint64_t)ins[0].lit.type->n_elems)) return false;
    if (reducer_is_sum(r->op) && !running_rounds(r->op)) r->body.steps.items[0].op.out = DT_F64;
    for (int64_t outer = 0; outer < n->outer; outer++)
        for (int64_t inner = 0; inner < n->inner; inner++)
            if (!reduce_line(e, r, n, ins, starts, outer, inner, data)) return false;
    return true;
}

bool eval_cumulate(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Reducer r;
    void **data = xcalloc(op->n_results + 1, sizeof *data);
    Lines n = lines_of(ins[0].lit.type, (uint32_t)op_int(op, ATTR_dimension, 0));
    n.is_reverse = op_int(op, ATTR_is_reverse, 0);
    n.chunk = cumulate_chunk(op);
    bool ok = reducer_make(e, op, &r) && results_make(e, op, out, data) && (!n.inner || reduce_lines(e, &r, &n, ins, ins + op->n_results, data));
    reducer_free(&r);
    free(data);
    return ok;
}

// ---- windows

// What region(x, x) returns for the initial values x: are these, to the bit? A window may then begin with any number of them.
static bool init_stays(Eval *e, Reducer *r, const Tensor *inits, bool *out) {
    *out = true;
    reducer_begin(r, inits);
    memcpy(r->body.slots.items + r->n, r->body.slots.items, r->n * sizeof *r->body.slots.items);
    if (!reducer_step(e, r)) return false;
    for (uint32_t i = 0; i < r->n; i++) {
        DType t = inits[i].lit.type->dtype, wide = r->op->results[i].type->dtype;
        char before[16] = {0}, after[16] = {0};
        wide_store(wide, before, wide_load(t, inits[i].lit.data));
        wide_store(wide, after, r->body.slots.items[i]);
        *out &= !memcmp(before, after, sizeof before);
    }
    return true;
}

static void store_inits(Reducer *r, const Tensor *inits, void *const *data) {
    reducer_begin(r, inits);
    for (int64_t at = 0; at < r->op->results[0].type->n_elems; at++) reducer_store(r, data, at);
}

static bool reduce_each_window(Eval *e, Reducer *r, const Window *w, const Tensor *ins, void *const *data) {
    Type from = ins[0].lit.type, type = r->op->results[0].type;
    int64_t strides[MAX_RANK], n_window = 1;
    double work = (double)type->n_elems;
    for (uint32_t i = 0; i < w->rank; i++) work *= (double)w->size[i];
    if (!eval_charge(e, r->op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18)) return false;
    for (uint32_t i = 0; i < w->rank; i++) n_window *= w->size[i];
    if (reducer_is_narrow(r->op) || (window_is_long(r->op) && reducer_is_sum(r->op))) r->body.steps.items[0].op.out = DT_F64;
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

static bool reduce_windows(Eval *e, Reducer *r, const Window *w, const Tensor *ins, void *const *data) {
    RunningWindow run;
    bool stays = false;
    if (r->op->results[0].type->n_elems == 0) return true;
    bool runs = window_is_running(r->op, &run);
    if (runs && !init_stays(e, r, ins + r->n, &stays)) return false;
    if (!stays) return reduce_each_window(e, r, w, ins, data);
    Lines n = lines_of(ins[0].lit.type, run.dim);
    n.is_reverse = run.is_reverse;
    n.shift = run.low;
    n.chunk = n.size;
    n.out_size = r->op->results[0].type->dims[run.dim];
    store_inits(r, ins + r->n, data);
    return reduce_lines(e, r, &n, ins, ins + r->n, data);
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
