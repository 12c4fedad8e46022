// Ops whose sizes are operands: see dynamic.h.
#include "ir/dynamic.h"

typedef struct {
    OpKind to;
    AttrKey attrs[3]; // what the operands from `first` on become, ATTR_UNKNOWN: the shape of the result
    uint32_t first, n;
} Row;

static const Row *row_of(OpKind kind) {
    static const Row rows[OP_COUNT] = {
        [OP_DYNAMIC_BROADCAST_IN_DIM] = {OP_BROADCAST_IN_DIM, {ATTR_UNKNOWN}, 1, 1},
        [OP_DYNAMIC_CONV] = {OP_CONVOLUTION, {ATTR_padding}, 2, 1},
        [OP_DYNAMIC_GATHER] = {OP_GATHER, {ATTR_slice_sizes}, 2, 1},
        [OP_DYNAMIC_IOTA] = {OP_IOTA, {ATTR_UNKNOWN}, 0, 1},
        [OP_DYNAMIC_PAD] = {OP_PAD, {ATTR_edge_padding_low, ATTR_edge_padding_high, ATTR_interior_padding}, 2, 3},
        [OP_DYNAMIC_RESHAPE] = {OP_RESHAPE, {ATTR_UNKNOWN}, 1, 1},
        [OP_REAL_DYNAMIC_SLICE] = {OP_SLICE, {ATTR_start_indices, ATTR_limit_indices, ATTR_strides}, 1, 3},
    };
    return kind < OP_COUNT && rows[kind].n ? &rows[kind] : NULL;
}

bool op_is_dynamic(OpKind kind) { return row_of(kind) != NULL; }

bool dynamic_is_size(OpKind kind, uint32_t i) {
    const Row *r = row_of(kind);
    return r && i >= r->first && i < r->first + r->n;
}

static Axes numbers_of(Arena *a, const Literal *l) {
    int64_t *v = arena_array(a, int64_t, (size_t)l->type->n_elems);
    for (int64_t i = 0; i < l->type->n_elems; i++) v[i] = elem_to_i64(l->type->dtype, literal_elem(l, i));
    return (Axes){v, (uint32_t)l->type->n_elems};
}

// Only attributes that the static op has: what is known of expanding dimensions says nothing any more.
static void copy_attrs(Module *m, const Op *from, Op *to) {
    for (uint32_t i = 0; i < from->n_attrs; i++) {
        AttrKey key = from->attrs[i].key;
        if (key != ATTR_known_expanding_dimensions && key != ATTR_known_nonexpanding_dimensions) op_set_attr(m, to, from->attrs[i]);
    }
}

Op *dynamic_as_static(Module *m, const Op *op, const Literal *const *sizes) {
    const Row *r = row_of(op->kind);
    Type type = op->results[0].type;
    Op *out = op_new(m, r->to, op->loc, r->first, 1, 0);
    for (uint32_t i = 0; i < r->first; i++) out->operands[i] = op->operands[i];
    copy_attrs(m, op, out);
    for (uint32_t i = 0; i < r->n; i++) {
        Axes v = numbers_of(&m->arena, sizes[r->first + i]);
        if (r->attrs[i] != ATTR_UNKNOWN) {
            op_set_attr(m, out, attr_axes(&m->arena, r->attrs[i], v.v, v.n));
        } else {
            for (uint32_t k = 0; k < v.n; k++)
                if (v.v[k] < 0) return NULL;
            type = type_quantized(&m->types, type->dtype, type->quant, v.v, v.n);
        }
    }
    out->results[0].type = type;
    out->results[0].name = op->results[0].name;
    return type ? out : NULL;
}
