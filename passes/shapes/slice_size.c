// The size of a slice by its bounds: see slice_size.h. limit - start is found without knowing either: the two vectors are taken apart into scalars
// (concatenate, reshape, convert), and those into what they have in common plus a constant. Equal values may be computed twice: exporters
// write a shape anew wherever they need it.
#include "passes/shapes/slice_size.h"

#include "ir/builder/build.h"
#include "passes/shapes/known.h"

enum { MAX_DEPTH = 24, MAX_COMPARED = 256 };

// --- equal values

// Whether two values are computed in the same way from the same values.
static bool same_value(Value *a, Value *b, int depth, int *budget) {
    a = loop_see_through(value_resolved(a)), b = loop_see_through(value_resolved(b));
    if (a == b) return true;
    const Op *x = a->def, *y = b->def;
    if (!x || !y || depth == 0 || (*budget)-- <= 0 || a->index != b->index) return false;
    bool alike =
        x->kind == y->kind && op_has(x->kind, PURE) && !x->n_regions && x->n_operands == y->n_operands && x->n_attrs == y->n_attrs && a->type == b->type;
    if (!alike) return false;
    for (uint32_t i = 0; i < x->n_attrs; i++)
        if (!attr_equal(&x->attrs[i], &y->attrs[i])) return false;
    for (uint32_t i = 0; i < x->n_operands; i++)
        if (!same_value(x->operands[i], y->operands[i], depth - 1, budget)) return false;
    return true;
}

// --- one element of a vector of integers

typedef struct {
    Value *v;
    int64_t element; // of a vector; 0 of a scalar
} Elem;

// Through what only moves elements, or widens them.
static Elem origin(Elem e) {
    for (int depth = 0; depth < MAX_DEPTH; depth++) {
        e.v = loop_see_through(value_resolved(e.v));
        const Op *op = e.v->def;
        if (!op) break;
        if (op->kind == OP_CONCATENATE && e.v->type->rank == 1) {
            uint32_t i = 0;
            for (; i + 1 < op->n_operands && e.element >= op->operands[i]->type->n_elems; i++) e.element -= op->operands[i]->type->n_elems;
            e.v = op->operands[i];
        } else if (op->kind == OP_SLICE && op->operands[0]->type->rank == 1) {
            e.element = op_axes(op, ATTR_start_indices).v[0] + e.element * op_axes(op, ATTR_strides).v[0];
            e.v = op->operands[0];
        } else if (op->kind == OP_RESHAPE || (op->kind == OP_CONVERT && dtype_is_int(op->operands[0]->type->dtype) &&
                                              dtype_bytes(op->operands[0]->type->dtype) <= dtype_bytes(e.v->type->dtype))) {
            e.v = op->operands[0];
        } else {
            break;
        }
    }
    return e;
}

static bool elem_known(Known *k, Elem e, int64_t *out) {
    const Literal *l = known_value(k, e.v);
    if (!l || !dtype_is_int(l->type->dtype) || e.element >= l->type->n_elems) return false;
    *out = elem_to_i64(l->type->dtype, literal_elem(l, e.element));
    return true;
}

// e is *out_rest plus *out_added: sums with constants are taken apart.
static void take_apart(Known *k, Elem e, Elem *out_rest, int64_t *out_added) {
    *out_added = 0;
    for (int depth = 0; depth < MAX_DEPTH; depth++) {
        e = origin(e);
        const Op *op = e.v->def;
        int64_t v;
        if (!op || (op->kind != OP_ADD && op->kind != OP_SUBTRACT)) break;
        if (elem_known(k, (Elem){op->operands[1], e.element}, &v)) {
            *out_added += op->kind == OP_ADD ? v : -v;
            e.v = op->operands[0];
        } else if (op->kind == OP_ADD && elem_known(k, (Elem){op->operands[0], e.element}, &v)) {
            *out_added += v;
            e.v = op->operands[1];
        } else {
            break;
        }
    }
    *out_rest = e;
}

static bool difference(Known *k, Elem limit, Elem start, int64_t *out) {
    Elem a, b;
    int64_t x, y;
    int budget = MAX_COMPARED;
    if (elem_known(k, limit, &x) && elem_known(k, start, &y)) return *out = x - y, true;
    take_apart(k, limit, &a, &x);
    take_apart(k, start, &b, &y);
    *out = x - y;
    return a.element == b.element && same_value(a.v, b.v, MAX_DEPTH, &budget);
}

// --- the op

static bool find_sizes(PassContext *c, const Op *op, int64_t *sizes) {
    Known k = known_begin(c->m, c->scratch);
    const Type t = op->operands[0]->type;
    bool ok = true;
    for (uint32_t i = 0; i < t->rank && ok; i++) {
        int64_t stride;
        ok = elem_known(&k, (Elem){op->operands[3], i}, &stride) && stride == 1 &&
             difference(&k, (Elem){op->operands[2], i}, (Elem){op->operands[1], i}, &sizes[i]);
        ok = ok && sizes[i] >= 0 && sizes[i] <= t->dims[i];
    }
    known_end(&k);
    return ok;
}

Op *slice_of_known_size(PassContext *c, Op *op) {
    Type t = op->operands[0]->type;
    int64_t sizes[MAX_RANK];
    if (!type_is_static(t) || !type_is_static(op->operands[1]->type) || !find_sizes(c, op, sizes)) return NULL;
    Builder b = builder_before(c->m, op);
    Op *out = op_new(c->m, OP_DYNAMIC_SLICE, op->loc, (size_t)t->rank + 1, 1, 0);
    out->operands[0] = op->operands[0];
    for (int64_t i = 0; i < t->rank; i++) out->operands[i + 1] = build_reshape(&b, build_slice_along(&b, op->operands[1], 0, i, i + 1), NULL, 0);
    op_set_attr(c->m, out, attr_axes(&c->m->arena, ATTR_slice_sizes, sizes, t->rank));
    out->results[0].name = op->results[0].name;
    out->results[0].type = type_quantized(&c->m->types, t->dtype, t->quant, sizes, t->rank);
    return out->results[0].type ? out : NULL;
}
