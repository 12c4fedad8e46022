// Canonical forms of what moves elements: reshape, transpose, broadcast_in_dim, slice, reverse, concatenate, pad and the dynamic slices.
// The preferred spelling of one movement: nothing, then a constant, then reshape, then transpose, then the rest. The source of a
// broadcast has no dimension of size 1, so that a vector per channel always looks alike.
#include "passes/simplify/rule.h"

#include <stdlib.h>
#include <string.h>

static Type type_of(const Op *op) { return op->results[0].type; }

static Value *no_elements(Canon *s, Op *op) {
    Type t = type_of(op);
    if (op->n_results != 1 || op->kind == OP_CONSTANT || !op_is_pure(op) || !type_is_tensor(t) || t->n_elems != 0) return NULL;
    return build_splat(&s->b, t, 0);
}

// Found again at each visit, but the second element settles it for most.
static Value *constant_splat(Canon *s, Op *op) {
    const Literal *l = constant_of(s, &op->results[0]);
    if (!l || l->splat || l->type->n_elems < 2) return NULL;
    size_t size = dtype_bytes(l->type->dtype);
    if (memcmp(l->data, (const char *)l->data + size, ((size_t)l->type->n_elems - 1) * size)) return NULL; // each equals the one before
    op_set_attr(s->m, op, attr_literal(ATTR_value, literal_wrap(&s->m->arena, l->type, l->data, true)));
    return &op->results[0];
}

// Movements of one repeated constant.
static Value *move_of_splat(Canon *s, Op *op) {
    bool moves = op_has(op->kind, VIEW) || op->kind == OP_DYNAMIC_SLICE || op->kind == OP_GATHER;
    const void *e = moves ? canon_splat_elem(s, op->operands[0]) : NULL;
    return e ? build_splat_of(&s->b, type_of(op), e) : NULL;
}

// --- reshape, transpose

static Value *reshape_same(Canon *s, Op *op) {
    (void)s;
    return op->operands[0]->type == type_of(op) ? op->operands[0] : NULL;
}

static Value *reshape_twice(Canon *s, Op *op) {
    Op *inner = made_by(op->operands[0], OP_RESHAPE);
    return inner ? build_reshape_as(&s->b, inner->operands[0], type_of(op)) : NULL;
}

// Dimensions of more than one element keep their order.
static Value *transpose_as_reshape(Canon *s, Op *op) {
    Axes p = op_axes(op, ATTR_permutation);
    Type t = type_of(op);
    int64_t last = -1;
    for (uint32_t i = 0; i < p.n; i++) {
        if (t->dims[i] == 1) continue;
        if (p.v[i] < last) return NULL;
        last = p.v[i];
    }
    return build_reshape_as(&s->b, op->operands[0], t);
}

static Value *transpose_twice(Canon *s, Op *op) {
    Op *inner = made_by(op->operands[0], OP_TRANSPOSE);
    if (!inner) return NULL;
    Axes outer = op_axes(op, ATTR_permutation), first = op_axes(inner, ATTR_permutation);
    int64_t p[MAX_RANK];
    for (uint32_t i = 0; i < outer.n; i++) p[i] = first.v[outer.v[i]];
    return build_transpose(&s->b, inner->operands[0], p);
}

// --- broadcast

// Nothing is repeated: a transpose and a reshape.
static Value *broadcast_nothing(Canon *s, Op *op) {
    Value *x = op->operands[0];
    Type t = type_of(op);
    if (x->type->n_elems != t->n_elems) return NULL;
    Axes dims = op_axes(op, ATTR_broadcast_dimensions);
    int64_t order[MAX_RANK]; // the operand's dimensions as they come in the result
    for (uint32_t i = 0; i < dims.n; i++) {
        uint32_t at = i;
        for (; at > 0 && dims.v[order[at - 1]] > dims.v[i]; at--) order[at] = order[at - 1];
        order[at] = i;
    }
    return build_reshape_as(&s->b, build_transpose(&s->b, x, order), t);
}

static Value *broadcast_twice(Canon *s, Op *op) {
    Op *inner = made_by(op->operands[0], OP_BROADCAST_IN_DIM);
    if (!inner) return NULL;
    Axes outer = op_axes(op, ATTR_broadcast_dimensions), first = op_axes(inner, ATTR_broadcast_dimensions);
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < first.n; i++) dims[i] = outer.v[first.v[i]];
    return build_broadcast_as(&s->b, inner->operands[0], type_of(op), dims, first.n);
}

static Value *broadcast_ones(Canon *s, Op *op) {
    Type from = op->operands[0]->type;
    Axes dims = op_axes(op, ATTR_broadcast_dimensions);
    int64_t sizes[MAX_RANK], along[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < from->rank; i++) {
        if (from->dims[i] == 1) continue;
        sizes[n] = from->dims[i];
        along[n++] = dims.v[i];
    }
    if (n == from->rank) return NULL;
    Value *x = build_reshape(&s->b, op->operands[0], sizes, n);
    return build_broadcast_as(&s->b, x, type_of(op), along, n);
}

// The operand's dimensions come in the result's order.
static Value *broadcast_of_transpose(Canon *s, Op *op) {
    Op *inner = made_by(op->operands[0], OP_TRANSPOSE);
    if (!inner) return NULL;
    Axes dims = op_axes(op, ATTR_broadcast_dimensions), p = op_axes(inner, ATTR_permutation);
    int64_t along[MAX_RANK];
    for (uint32_t i = 0; i < p.n; i++) along[p.v[i]] = dims.v[i];
    return build_broadcast_as(&s->b, inner->operands[0], type_of(op), along, p.n);
}

// --- slice, reverse

static Value *slice_all(Canon *s, Op *op) {
    (void)s;
    return op->operands[0]->type == type_of(op) ? op->operands[0] : NULL; // as many elements from the first on: all of them
}

static Value *slice_twice(Canon *s, Op *op) {
    Op *inner = made_by(op->operands[0], OP_SLICE);
    if (!inner) return NULL;
    int64_t start[MAX_RANK], limit[MAX_RANK], stride[MAX_RANK];
    for (uint32_t i = 0; i < type_of(op)->rank; i++) {
        int64_t step = op_axes(inner, ATTR_strides).v[i], size = type_of(op)->dims[i];
        int64_t outer = op_axes(op, ATTR_strides).v[i];
        start[i] = op_axes(inner, ATTR_start_indices).v[i] + op_axes(op, ATTR_start_indices).v[i] * step;
        if (size < 1) return NULL;
        stride[i] = size == 1 ? 1 : outer * step; // both below the size of the first operand
        limit[i] = start[i] + (size - 1) * stride[i] + 1;
    }
    return build_slice(&s->b, inner->operands[0], start, limit, stride);
}

// All elements that are taken lie in one operand.
static Value *slice_of_concatenate(Canon *s, Op *op) {
    Op *inner = made_by(op->operands[0], OP_CONCATENATE);
    if (!inner || type_of(op)->n_elems == 0) return NULL;
    int64_t along = op_int(inner, ATTR_dimension, 0), base = 0;
    Axes from = op_axes(op, ATTR_start_indices), to = op_axes(op, ATTR_limit_indices), step = op_axes(op, ATTR_strides);
    int64_t last = from.v[along] + (type_of(op)->dims[along] - 1) * step.v[along];
    for (uint32_t i = 0; i < inner->n_operands; i++) {
        int64_t size = inner->operands[i]->type->dims[along], start[MAX_RANK], limit[MAX_RANK];
        if (from.v[along] >= base && last < base + size) {
            memcpy(start, from.v, from.n * sizeof *start);
            memcpy(limit, to.v, to.n * sizeof *limit);
            start[along] -= base;
            limit[along] = last - base + 1;
            return build_slice(&s->b, inner->operands[i], start, limit, step.v);
        }
        base += size;
    }
    return NULL;
}

// What is repeated is cut before; of a size to repeat it by there is nothing to cut.
static Value *slice_of_broadcast(Canon *s, Op *op) {
    const Op *inner = made_by(op->operands[0], OP_BROADCAST_IN_DIM);
    if (!inner || type_of(op)->n_elems == 0) return NULL;
    const Type from = inner->operands[0]->type;
    Axes dims = op_axes(inner, ATTR_broadcast_dimensions);
    int64_t start[MAX_RANK], limit[MAX_RANK], step[MAX_RANK];
    for (uint32_t i = 0; i < dims.n; i++) {
        bool one = from->dims[i] == 1;
        start[i] = one ? 0 : op_axes(op, ATTR_start_indices).v[dims.v[i]];
        limit[i] = one ? 1 : op_axes(op, ATTR_limit_indices).v[dims.v[i]];
        step[i] = one ? 1 : op_axes(op, ATTR_strides).v[dims.v[i]];
    }
    return build_broadcast_as(&s->b, build_slice(&s->b, inner->operands[0], start, limit, step), type_of(op), dims.v, dims.n);
}

static Value *reverse_less(Canon *s, Op *op) {
    Axes dims = op_axes(op, ATTR_dimensions);
    int64_t left[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < dims.n; i++)
        if (type_of(op)->dims[dims.v[i]] != 1) left[n++] = dims.v[i];
    if (!n) return op->operands[0];
    if (n == dims.n) return NULL;
    op_set_attr(s->m, op, attr_axes(&s->m->arena, ATTR_dimensions, left, n));
    return &op->results[0];
}

// Dimensions that are reversed once in all.
static Value *reverse_twice(Canon *s, Op *op) {
    Op *inner = made_by(op->operands[0], OP_REVERSE);
    if (!inner) return NULL;
    Axes a = op_axes(op, ATTR_dimensions), b = op_axes(inner, ATTR_dimensions);
    int64_t left[MAX_RANK];
    uint32_t n = 0;
    for (int64_t i = 0; i < type_of(op)->rank; i++)
        if (axes_contain(a, i) != axes_contain(b, i)) left[n++] = i;
    return n ? build_reverse(&s->b, inner->operands[0], left, n) : inner->operands[0];
}

// Where nothing but sizes of 1 come and go, what is repeated stays as it is.
static Value *reshape_of_broadcast(Canon *s, Op *op) {
    const Op *inner = made_by(op->operands[0], OP_BROADCAST_IN_DIM);
    if (!inner || !type_of(op)->n_elems) return NULL;
    int64_t now[MAX_RANK], at[MAX_RANK];
    Axes dims = op_axes(inner, ATTR_broadcast_dimensions);
    if (!reshape_keeps_dims(op, now)) return NULL;
    for (uint32_t i = 0; i < dims.n; i++) {
        at[i] = now[dims.v[i]];
        if (at[i] < 0) return NULL; // broadcast_ones comes first
    }
    return build_broadcast_as(&s->b, inner->operands[0], type_of(op), at, dims.n);
}

// --- concatenate

static Value *concatenate_one(Canon *s, Op *op) {
    (void)s;
    return op->n_operands == 1 ? op->operands[0] : NULL;
}

enum { MAX_FLAT = 1024 }; // operands: a chain of thousands would be copied at every step

static Value *concatenate_flat(Canon *s, Op *op) {
    int64_t along = op_int(op, ATTR_dimension, 0);
    VEC(Value *) flat = {0};
    bool changed = false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Op *inner = made_by(op->operands[i], OP_CONCATENATE);
        bool empty = op->operands[i]->type->n_elems == 0, nested = inner && op_int(inner, ATTR_dimension, 0) == along;
        nested = nested && flat.n + inner->n_operands <= MAX_FLAT;
        changed |= empty || nested;
        if (nested)
            for (uint32_t k = 0; k < inner->n_operands; k++) vec_push(&flat, inner->operands[k]);
        else if (!empty) vec_push(&flat, op->operands[i]);
    }
    if (changed) op_set_operands(s->m, op, flat.items, flat.n);
    vec_free(&flat);
    return changed ? &op->results[0] : NULL;
}

static Value *concatenate_splats(Canon *s, Op *op) {
    const void *first = canon_splat_elem(s, op->operands[0]);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const void *e = canon_splat_elem(s, op->operands[i]);
        if (!e || memcmp(e, first, dtype_bytes(type_of(op)->dtype))) return NULL;
    }
    return build_splat_of(&s->b, type_of(op), first);
}

// --- pad

static Value *pad_nothing(Canon *s, Op *op) {
    (void)s;
    if (op->operands[0]->type != type_of(op)) return NULL;
    for (uint32_t i = 0; i < type_of(op)->rank; i++)
        if (op_axes(op, ATTR_edge_padding_low).v[i] || op_axes(op, ATTR_edge_padding_high).v[i]) return NULL;
    return op->operands[0]; // interior padding of at most one element adds nothing
}

static Value *pad_as_slice(Canon *s, Op *op) {
    Type from = op->operands[0]->type;
    int64_t start[MAX_RANK], limit[MAX_RANK], stride[MAX_RANK];
    for (uint32_t i = 0; i < from->rank; i++) {
        int64_t low = op_axes(op, ATTR_edge_padding_low).v[i], high = op_axes(op, ATTR_edge_padding_high).v[i];
        if (low > 0 || high > 0 || (op_axes(op, ATTR_interior_padding).v[i] && from->dims[i] > 1)) return NULL;
        start[i] = -low;
        limit[i] = from->dims[i] + high;
        stride[i] = 1;
        if (limit[i] < start[i]) return NULL;
    }
    return build_slice(&s->b, op->operands[0], start, limit, stride);
}

static Value *pad_only(Canon *s, Op *op) {
    const void *a = canon_splat_elem(s, op->operands[0]), *b = canon_splat_elem(s, op->operands[1]);
    bool same = a && b && !memcmp(a, b, dtype_bytes(type_of(op)->dtype));
    if (!same && op->operands[0]->type->n_elems != 0) return NULL;
    return build_broadcast_as(&s->b, op->operands[1], type_of(op), NULL, 0);
}

// --- dynamic slices

static Value *dynamic_slice_all(Canon *s, Op *op) {
    (void)s;
    return op->operands[0]->type == type_of(op) ? op->operands[0] : NULL; // the start is clamped to 0
}

static Value *dynamic_slice_constant(Canon *s, Op *op) {
    Type from = op->operands[0]->type, to = type_of(op);
    int64_t start[MAX_RANK], limit[MAX_RANK], stride[MAX_RANK];
    for (uint32_t i = 0; i < from->rank; i++) {
        const void *e = canon_splat_elem(s, op->operands[i + 1]);
        int64_t most = from->dims[i] - to->dims[i];
        if (!e && most) return NULL;
        start[i] = most ? i64_max(0, i64_min(elem_to_i64(op->operands[i + 1]->type->dtype, e), most)) : 0;
        limit[i] = start[i] + to->dims[i];
        stride[i] = 1;
    }
    return build_slice(&s->b, op->operands[0], start, limit, stride);
}

static Value *update_all(Canon *s, Op *op) {
    (void)s;
    if (op->operands[1]->type->n_elems == 0) return op->operands[0];
    return op->operands[1]->type == type_of(op) ? op->operands[1] : NULL;
}

static Value *iota_of_one(Canon *s, Op *op) {
    if (s->opaque) return NULL; // it would be a constant
    return type_of(op)->dims[op_int(op, ATTR_iota_dimension, 0)] == 1 ? build_splat(&s->b, type_of(op), 0) : NULL;
}

const Rule canon_move_rules[] = {
    {OP_COUNT, "an op without elements -> constant", no_elements},
    {OP_CONSTANT, "a constant of equal elements -> splat", constant_splat},
    {OP_COUNT, "a movement of a splat -> splat", move_of_splat},
    {OP_RESHAPE, "reshape(x) -> x of the same type", reshape_same},
    {OP_RESHAPE, "reshape(reshape x) -> reshape x", reshape_twice},
    {OP_RESHAPE, "reshape(pad x) -> pad(reshape x), where sizes of 1 come and go", reshape_of_pad},
    {OP_RESHAPE, "reshape(broadcast x) -> broadcast x, where sizes of 1 come and go", reshape_of_broadcast},
    {OP_TRANSPOSE, "a transpose that moves nothing -> reshape", transpose_as_reshape},
    {OP_TRANSPOSE, "transpose(transpose x) -> transpose x", transpose_twice},
    {OP_BROADCAST_IN_DIM, "a broadcast that repeats nothing -> transpose, reshape", broadcast_nothing},
    {OP_BROADCAST_IN_DIM, "broadcast(broadcast x) -> broadcast x", broadcast_twice},
    {OP_BROADCAST_IN_DIM, "broadcast(x) -> broadcast of x without sizes of 1", broadcast_ones},
    {OP_BROADCAST_IN_DIM, "broadcast(transpose x) -> broadcast x", broadcast_of_transpose},
    {OP_SLICE, "slice(x) -> x, if all is taken", slice_all},
    {OP_SLICE, "slice(slice x) -> slice x", slice_twice},
    {OP_SLICE, "slice(concatenate(x, ..)) -> slice x", slice_of_concatenate},
    {OP_SLICE, "slice(broadcast x) -> broadcast(slice x)", slice_of_broadcast},
    {OP_REVERSE, "reverse along sizes of 1 -> nothing", reverse_less},
    {OP_REVERSE, "reverse(reverse x) -> reverse x", reverse_twice},
    {OP_CONCATENATE, "concatenate(x) -> x", concatenate_one},
    {OP_CONCATENATE, "concatenate(concatenate(x, y), z) -> concatenate(x, y, z)", concatenate_flat},
    {OP_CONCATENATE, "concatenate of equal splats -> splat", concatenate_splats},
    {OP_PAD, "pad of nothing -> x", pad_nothing},
    {OP_PAD, "negative pad -> slice", pad_as_slice},
    {OP_PAD, "pad of nothing but padding -> broadcast", pad_only},
    {OP_DYNAMIC_SLICE, "dynamic_slice of all -> x", dynamic_slice_all},
    {OP_DYNAMIC_SLICE, "dynamic_slice at constants -> slice", dynamic_slice_constant},
    {OP_DYNAMIC_UPDATE_SLICE, "dynamic_update_slice of all or nothing -> update or x", update_all},
    {OP_GATHER, "gather at a grid of constants -> slice, repeated, or a few of them", gather_at_grid},
    {OP_GATHER, "gather along a size of 1 -> the first element there", gather_of_one},
    {OP_GATHER, "gather at 0, 1, 2, .. of a whole dimension -> all of it, or a batch", gather_of_whole},
    {OP_GATHER, "gather along neighbouring dimensions -> along one", gather_of_neighbours},
    {OP_IOTA, "iota along a size of 1 -> 0", iota_of_one},
};
const size_t n_canon_move_rules = COUNT(canon_move_rules);
