// Ops whose results are as large as elements of their operands say (infer/byvalue.c says where they come from): each counts, then copies.
#include "ir/eval/internal.h"
#include "ir/infer/infer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// The type of result i with its open size, the first dimension that is not known, as counted. NULL where the declaration is another.
static Type counted_type(Eval *e, const Op *op, uint32_t i, uint32_t along, int64_t n) {
    Type t = op->results[i].type;
    int64_t dims[MAX_RANK];
    memcpy(dims, t->dims, t->rank * sizeof *dims);
    dims[along] = n;
    Type out = type_tensor(&e->m->types, t->dtype, dims, t->rank);
    if (out && dim_agrees(t->dims[along], n)) return out;
    diag_error(e->d, op_place(op), CODE_SHAPE_MISMATCH, "%s: result %u is declared %s, but dimension %u has size %lld in this run", op_short(op->kind), i,
               type_name(&e->d->arena, t), along, (long long)n);
    return NULL;
}

static bool is_zero(const Tensor *t, int64_t i) {
    DType dtype = t->lit.type->dtype;
    Wide w = wide_load(dtype, literal_elem(&t->lit, i));
    WideClass k = dtype_wide(dtype);
    return k == WC_INT ? w.i == 0 : k == WC_FLOAT ? w.f == 0 : w.c.re == 0 && w.c.im == 0;
}

static int64_t count_nonzero(const Tensor *t) {
    int64_t n = 0;
    if (t->lit.splat) return is_zero(t, 0) ? 0 : t->lit.type->n_elems;
    for (int64_t i = 0; i < t->lit.type->n_elems; i++) n += !is_zero(t, i);
    return n;
}

bool eval_boolean_mask(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type x = ins[0].lit.type, mask = ins[1].lit.type;
    uint32_t first = (uint32_t)op_int(op, ATTR_dimension, 0);
    int64_t inner = 1, outer = 1;
    if (!eval_charge(e, op, (uint64_t)mask->n_elems)) return false;
    Type type = counted_type(e, op, 0, first, count_nonzero(&ins[1]));
    void *data;
    if (!type || !eval_charge(e, op, (uint64_t)type->n_elems) || !tensor_make(e, op, type, false, out, &data)) return false;
    for (uint32_t i = 0; i < first; i++) outer *= x->dims[i];
    for (uint32_t i = first + mask->rank; i < x->rank; i++) inner *= x->dims[i];
    size_t size = dtype_bytes(x->dtype);
    char *to = data;
    for (int64_t o = 0; o < outer; o++)
        for (int64_t k = 0; k < mask->n_elems; k++) {
            if (is_zero(&ins[1], k)) continue;
            for (int64_t i = 0; i < inner; i++, to += size) memcpy(to, literal_elem(&ins[0].lit, (o * mask->n_elems + k) * inner + i), size);
        }
    return true;
}

bool eval_nonzero(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type x = ins[0].lit.type;
    if (!eval_charge(e, op, (uint64_t)x->n_elems)) return false;
    Type type = counted_type(e, op, 0, 0, count_nonzero(&ins[0]));
    void *data;
    if (!type || !eval_charge(e, op, (uint64_t)type->n_elems) || !tensor_make(e, op, type, false, out, &data)) return false;
    char *to = data;
    Index at = {.rank = x->rank, .dims = x->dims};
    for (int64_t i = 0; i < x->n_elems; i++, index_next(&at)) {
        if (is_zero(&ins[0], i)) continue;
        for (uint32_t k = 0; k < x->rank; k++, to += dtype_bytes(type->dtype)) elem_from_i64(type->dtype, to, at.at[k]);
    }
    return true;
}

// ---- unique

typedef struct {
    Wide w;
    int64_t at;
    WideClass class;
    bool is_signed;
} Element;

// NaN after all else, equal to itself.
static int order_of(const Element *a, const Element *b) {
    if (a->class == WC_FLOAT) {
        bool p = isnan(a->w.f), q = isnan(b->w.f);
        return p || q ? p - q : (a->w.f > b->w.f) - (a->w.f < b->w.f);
    }
    if (a->is_signed) return (a->w.i > b->w.i) - (a->w.i < b->w.i);
    return ((uint64_t)a->w.i > (uint64_t)b->w.i) - ((uint64_t)a->w.i < (uint64_t)b->w.i);
}

static int compare_elements(const void *p, const void *q) {
    const Element *a = p, *b = q;
    int order = order_of(a, b);
    return order ? order : (a->at > b->at) - (a->at < b->at); // the first of equals stands for them
}

static Element *sorted_elements(const Tensor *t) {
    DType dtype = t->lit.type->dtype;
    int64_t n = t->lit.type->n_elems;
    Element *v = xcalloc((size_t)n + 1, sizeof *v);
    for (int64_t i = 0; i < n; i++) v[i] = (Element){wide_load(dtype, literal_elem(&t->lit, i)), i, dtype_wide(dtype), dtype_is_signed(dtype)};
    qsort(v, (size_t)n, sizeof *v, compare_elements);
    return v;
}

static void number_store(Type t, void *data, int64_t at, int64_t value) { elem_from_i64(t->dtype, (char *)data + (size_t)at * dtype_bytes(t->dtype), value); }

static void unique_fill(const Op *op, const Tensor *x, const Element *v, Tensor *out, void *const *data) {
    size_t size = dtype_bytes(x->lit.type->dtype);
    int64_t n = x->lit.type->n_elems;
    for (int64_t i = 0, run = 0, which = 0; i < n; i++) {
        if (i == run) memcpy((char *)data[0] + (size_t)which * size, literal_elem(&x->lit, v[i].at), size);
        if (op->n_results > 1) number_store(out[1].lit.type, data[1], v[i].at, which);
        if (i + 1 < n && !order_of(&v[i], &v[i + 1])) continue;
        if (op->n_results > 2) number_store(out[2].lit.type, data[2], which, i + 1 - run);
        run = i + 1, which++;
    }
}

bool eval_unique(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type x = ins[0].lit.type;
    if (!eval_charge(e, op, (uint64_t)x->n_elems * 8)) return false;
    Element *v = sorted_elements(&ins[0]);
    int64_t n = 0;
    for (int64_t i = 0; i < x->n_elems; i++) n += !i || order_of(&v[i - 1], &v[i]) != 0;
    void *data[3];
    bool ok = true;
    for (uint32_t i = 0; i < op->n_results && ok; i++) {
        Type t = i == 1 ? op->results[1].type : counted_type(e, op, i, 0, n);
        ok = t && tensor_make(e, op, t, false, &out[i], &data[i]);
    }
    if (ok) unique_fill(op, &ins[0], v, out, data);
    free(v);
    return ok;
}
