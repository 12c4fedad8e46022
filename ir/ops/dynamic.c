// Ops whose sizes are operands: see dynamic.h. The sizes are the last operands.
#include "ir/ops/dynamic.h"

#include <string.h>

enum { MAX_SIZES = 5 };

typedef struct {
    OpKind to;
    AttrKey attrs[MAX_SIZES]; // what the last n operands become, ATTR_UNKNOWN: the shape of a result
    uint32_t n, shaped;       // shaped: which result
} Row;

static const Row rows[OP_COUNT] = {
    [OP_DYNAMIC_BROADCAST_IN_DIM] = {OP_BROADCAST_IN_DIM, {ATTR_UNKNOWN}, 1, 0},
    [OP_DYNAMIC_CONV] = {OP_CONVOLUTION, {ATTR_padding}, 1, 0},
    [OP_DYNAMIC_GATHER] = {OP_GATHER, {ATTR_slice_sizes}, 1, 0},
    [OP_DYNAMIC_IOTA] = {OP_IOTA, {ATTR_UNKNOWN}, 1, 0},
    [OP_DYNAMIC_PAD] = {OP_PAD, {ATTR_edge_padding_low, ATTR_edge_padding_high, ATTR_interior_padding}, 3, 0},
    [OP_DYNAMIC_RESHAPE] = {OP_RESHAPE, {ATTR_UNKNOWN}, 1, 0},
    [OP_SET_DIMENSION_SIZE] = {OP_SLICE, {ATTR_limit_indices}, 1, 0},
    [OP_REAL_DYNAMIC_SLICE] = {OP_SLICE, {ATTR_start_indices, ATTR_limit_indices, ATTR_strides}, 3, 0},
};

// JAX's spelling of those that StableHLO has no op for. A reducer is the call's region (passes/simplify/computations.c).
static const struct {
    const char *name;
    uint32_t n_regions;
    Row row;
} targets[] = {
    {"stablehlo.dynamic_reduce_window",
     1,
     {OP_REDUCE_WINDOW, {ATTR_window_dimensions, ATTR_window_strides, ATTR_base_dilations, ATTR_window_dilations, ATTR_padding}, 5, 0}},
    {"stablehlo.dynamic_rng_bit_generator", 0, {OP_RNG_BIT_GENERATOR, {ATTR_UNKNOWN}, 1, 1}},
    {"stablehlo.dynamic_top_k", 0, {OP_TOP_K, {ATTR_k}, 1, 0}},
};

static const Row *row_of_call(const Op *op) {
    Str name = op_str(op, ATTR_call_target_name);
    for (size_t i = 0; name && i < COUNT(targets); i++) {
        const Row *r = &targets[i].row;
        bool formed = op->n_operands > r->n && op->n_regions == targets[i].n_regions && op->n_results > r->shaped;
        if (formed && !strcmp(targets[i].name, name->text)) return r;
    }
    return NULL;
}

static const Row *row_of(const Op *op) {
    if (op->kind == OP_CUSTOM_CALL) return row_of_call(op);
    return op->kind < OP_COUNT && rows[op->kind].n ? &rows[op->kind] : NULL;
}

bool op_is_dynamic(const Op *op) { return row_of(op) != NULL; }

bool dynamic_is_size(const Op *op, uint32_t i) {
    const Row *r = row_of(op);
    return r && i + r->n >= op->n_operands;
}

AttrKey dynamic_size_attr(const Op *op, uint32_t i) {
    const Row *r = row_of(op);
    return r->attrs[i - (op->n_operands - r->n)];
}

static Axes numbers_of(Arena *a, const Literal *l) {
    if (l->type->n_elems < 0 || l->type->n_elems > 2 * MAX_RANK) ICE("%lld sizes", (long long)l->type->n_elems);
    int64_t *v = arena_array(a, int64_t, (size_t)l->type->n_elems);
    for (int64_t i = 0; i < l->type->n_elems; i++) v[i] = elem_to_i64(l->type->dtype, literal_elem(l, i));
    return (Axes){v, (uint32_t)l->type->n_elems};
}

// rng_algorithm = #stablehlo<rng_algorithm DEFAULT>, of a custom call a text.
static Str algorithm_of(Module *m, const Op *op) {
    static const char before[] = "rng_algorithm ";
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        const char *at = a->key == ATTR_UNKNOWN && a->s && !strcmp(a->name->text, "rng_algorithm") ? strstr(a->s->text, before) : NULL;
        if (at) return str_intern(&m->strings, at + strlen(before), strcspn(at + strlen(before), ">"));
    }
    return module_str(m, "DEFAULT");
}

// Only attributes that the static op has: what is known of expanding dimensions says nothing any more.
static void copy_attrs(Module *m, const Op *from, Op *to) {
    if (to->kind == OP_RNG_BIT_GENERATOR) op_set_attr(m, to, attr_str(ATTR_rng_algorithm, algorithm_of(m, from)));
    for (uint32_t i = 0; from->kind != OP_CUSTOM_CALL && i < from->n_attrs; i++) {
        AttrKey key = from->attrs[i].key;
        if (key != ATTR_known_expanding_dimensions && key != ATTR_known_nonexpanding_dimensions) op_set_attr(m, to, from->attrs[i]);
    }
}

static bool set_shape(Module *m, Value *v, Axes sizes) {
    for (uint32_t k = 0; k < sizes.n; k++)
        if (sizes.v[k] < 0) return false;
    v->type = type_quantized(&m->types, v->type->dtype, v->type->quant, sizes.v, sizes.n);
    return v->type != NULL;
}

// set_dimension_size: all along the other dimensions, whose sizes have to be known.
static bool set_limits(Module *m, Op *out, const Op *op, int64_t size) {
    Type t = op->operands[0]->type;
    int64_t starts[MAX_RANK] = {0}, limits[MAX_RANK], strides[MAX_RANK], along = op_int(op, ATTR_dimension, 0);
    if (!type_is_static(t) || along < 0 || along >= t->rank || size < 0) return false;
    for (uint32_t k = 0; k < t->rank; k++) {
        limits[k] = k == along ? size : t->dims[k];
        strides[k] = 1;
    }
    op_remove_attr(out, ATTR_dimension);
    op_set_attr(m, out, attr_axes(&m->arena, ATTR_start_indices, starts, t->rank));
    op_set_attr(m, out, attr_axes(&m->arena, ATTR_limit_indices, limits, t->rank));
    op_set_attr(m, out, attr_axes(&m->arena, ATTR_strides, strides, t->rank));
    return true;
}

Op *dynamic_as_static(Module *m, const Op *op, const Literal *const *sizes) {
    const Row *r = row_of(op);
    uint32_t first = op->n_operands - r->n;
    Op *out = op_new(m, r->to, op->loc, first, op->n_results, 0);
    for (uint32_t i = 0; i < first; i++) out->operands[i] = op->operands[i];
    for (uint32_t i = 0; i < op->n_results; i++) {
        out->results[i].type = op->results[i].type;
        out->results[i].name = op->results[i].name;
    }
    out->regions = op->regions;
    out->n_regions = op->n_regions;
    copy_attrs(m, op, out);
    for (uint32_t i = 0; i < r->n; i++) {
        Axes v = numbers_of(&m->arena, sizes[first + i]);
        AttrKey key = r->attrs[i];
        if (op->kind == OP_SET_DIMENSION_SIZE) {
            if (v.n != 1 || !set_limits(m, out, op, v.v[0])) return NULL;
        } else if (key == ATTR_UNKNOWN) {
            if (!set_shape(m, &out->results[r->shaped], v)) return NULL;
        } else if (attr_info[key].kind == AK_I64) {
            if (v.n != 1) return NULL;
            op_set_attr(m, out, attr_i64(key, v.v[0]));
        } else {
            op_set_attr(m, out, attr_axes(&m->arena, key, v.v, v.n));
        }
    }
    return out;
}
