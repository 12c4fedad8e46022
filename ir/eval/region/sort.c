// sort and top_k: a stable merge sort of positions along one dimension, then a copy of every operand in that order.
#include "ir/eval/internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    Eval *e;
    Region *r; // of sort; NULL: the order of top_k
    const Tensor *ins;
    uint32_t n;
    int64_t base, stride;
    bool failed;
} Order;

static int64_t place(const Order *o, int64_t i) { return o->base + i * o->stride; }

// Larger first, NaN above all, as the order of the specification's total order of bits.
static bool top_before(const Order *o, int64_t a, int64_t b) {
    DType t = o->ins[0].lit.type->dtype;
    Wide x = tensor_element(&o->ins[0], place(o, a)), y = tensor_element(&o->ins[0], place(o, b));
    if (!dtype_is_float(t)) return dtype_is_signed(t) ? x.i > y.i : (uint64_t)x.i > (uint64_t)y.i;
    int64_t p = x.i < 0 ? x.i ^ INT64_MAX : x.i, q = y.i < 0 ? y.i ^ INT64_MAX : y.i;
    return p > q;
}

static bool before(Order *o, int64_t a, int64_t b) {
    if (!o->r) return top_before(o, a, b);
    Wide w = {0};
    for (uint32_t i = 0; i < o->n; i++) {
        o->r->slots.items[2 * i] = tensor_element(&o->ins[i], place(o, a));
        o->r->slots.items[2 * i + 1] = tensor_element(&o->ins[i], place(o, b));
    }
    if (o->failed || !region_apply(o->e, o->r, &w)) o->failed = true;
    return w.i != 0;
}

static void merge_halves(Order *o, int64_t *v, int64_t *tmp, int64_t n) {
    int64_t half = n / 2, i = 0, k = half, at = 0;
    while (i < half && k < n) tmp[at++] = before(o, v[k], v[i]) ? v[k++] : v[i++];
    while (i < half) tmp[at++] = v[i++];
    memcpy(v, tmp, (size_t)at * sizeof *v);
}

typedef struct {
    int64_t from, n, n_sorted;
} Part;

static Part part_of(int64_t from, int64_t n) { return (Part){from, n, n < 2 ? n : 0}; }

// The first half, the second half, both merged. Each part lies in the one below it; a recursion would be as deep in each comparator that sorts.
static void merge_sort(Order *o, int64_t *v, int64_t *tmp, int64_t n) {
    Part *stack = xmalloc(64 * sizeof *stack), *top = stack;
    *top = part_of(0, n);
    for (;;) {
        if (top->n_sorted < top->n) {
            int64_t half = top->n / 2;
            top[1] = part_of(top->from + top->n_sorted, top->n_sorted ? top->n - half : half);
            top++;
            continue;
        }
        if (top == stack) break;
        int64_t done = top->n;
        top--;
        top->n_sorted += done;
        if (top->n_sorted == top->n) merge_halves(o, v + top->from, tmp, top->n);
    }
    free(stack);
}

static bool order_along(Order *o, int64_t n, int64_t *positions) {
    for (int64_t i = 0; i < n; i++) positions[i] = i;
    merge_sort(o, positions, positions + n, n);
    return !o->failed;
}

static void sorted_store(const Order *o, void *const *data, const int64_t *positions, int64_t n) {
    for (uint32_t k = 0; k < o->n; k++) {
        size_t size = dtype_bytes(o->ins[k].lit.type->dtype);
        for (int64_t i = 0; i < n; i++) memcpy((char *)data[k] + (size_t)place(o, i) * size, literal_elem(&o->ins[k].lit, place(o, positions[i])), size);
    }
}

static bool sort_all(Eval *e, const Op *op, const Tensor *ins, Region *r, void *const *data) {
    Type t = op->results[0].type;
    int64_t dim = op_int(op, ATTR_dimension, -1), strides[MAX_RANK], dims[MAX_RANK];
    if (dim < 0) dim += t->rank;
    int64_t n = t->dims[dim];
    if (!t->n_elems) return true;
    type_strides(t, strides);
    memcpy(dims, t->dims, t->rank * sizeof *dims);
    dims[dim] = 1;
    Index at = {t->rank, dims, {0}};
    int64_t *positions = xmalloc(size_mul((size_t)n, 2 * sizeof *positions));
    Order o = {.e = e, .r = r, .ins = ins, .n = op->n_operands, .stride = strides[dim]};
    bool ok = true;
    do {
        o.base = index_dot(&at, strides);
        ok = order_along(&o, n, positions);
        if (ok) sorted_store(&o, data, positions, n);
    } while (ok && index_next(&at));
    free(positions);
    return ok;
}

bool eval_sort(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Region r = {0};
    void **data = xcalloc(op->n_results, sizeof *data);
    bool ok = op->results[0].type->rank > 0 && region_make(e, op, op->regions[0], &r) && eval_charge(e, op, 8 * (uint64_t)op->results[0].type->n_elems) &&
              results_make(e, op, out, data) && sort_all(e, op, ins, &r, data);
    region_free(&r);
    free(data);
    return ok;
}

bool eval_top_k(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type t = ins[0].lit.type, type = op->results[0].type;
    int64_t n = t->dims[t->rank - 1], k = type->dims[t->rank - 1];
    size_t size = dtype_bytes(t->dtype);
    void *data[2];
    if (!eval_charge(e, op, 8 * (uint64_t)t->n_elems) || !results_make(e, op, out, data)) return false;
    if (!type->n_elems) return true;
    int64_t *positions = xmalloc(size_mul((size_t)n, 2 * sizeof *positions));
    Order o = {.e = e, .ins = ins, .n = 1, .stride = 1};
    for (int64_t row = 0; row < type->n_elems / k; row++) {
        o.base = row * n;
        order_along(&o, n, positions);
        for (int64_t i = 0; i < k; i++) {
            memcpy((char *)data[0] + (size_t)(row * k + i) * size, literal_elem(&ins[0].lit, o.base + positions[i]), size);
            ((int32_t *)data[1])[row * k + i] = (int32_t)positions[i];
        }
    }
    free(positions);
    return true;
}
