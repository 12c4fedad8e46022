// Multiplies a scale per channel into the weights before it: conv(x, W) * s becomes conv(x, W * s), and (conv(x, W) + b) * s becomes
// conv(x, W * s) + b * s, for dot_general too, where W, b and s are constants. This is what removes a batch normalisation behind a
// convolution. The results differ in their last bits, since the scale is rounded into each weight (Jacob et al. 2018, section 3.2): of f32 and f64. Weights of
// fewer bits are scaled by powers of two alone, which they bear exactly: another rounding of each would be seen where products cancel.
// The contraction must have no other use, else it would run twice.
#include "passes/rewrite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// A constant that depends on one dimension of what it is combined with: a splat, or a vector that is broadcast.
typedef struct {
    const Literal *values; // of one element, or one a channel
    int64_t dim;           // -1: a splat
} Channel;

static bool channel_constant(const Value *v, Channel *out) {
    const Literal *l = value_constant(v);
    if (l && l->splat) {
        *out = (Channel){l, -1};
        return true;
    }
    const Op *b = v->def && v->def->kind == OP_BROADCAST_IN_DIM ? v->def : NULL;
    l = b ? value_constant(b->operands[0]) : NULL;
    if (!l || l->type->rank != 1) return false;
    *out = (Channel){l, op_axes(b, ATTR_broadcast_dimensions).v[0]};
    if (l->splat) return out->dim = -1, true;
    return l->type->dims[0] == v->type->dims[out->dim];
}

// --- where the weights are

typedef struct {
    Op *op;
    uint32_t operand; // which is the constant
    int64_t dim;      // of it, along which the scale runs; -1: none
} Weights;

// The dimension of dot operand `side` that result dimension r is, or -1: batch dimensions, then lhs's others, then rhs's others.
static int64_t dot_operand_dim(const Op *op, uint32_t side, int64_t r) {
    const Attr *a = op_attr(op, ATTR_dot_dimension_numbers);
    Axes batch = a->lists[side ? DOT_RHS_BATCH : DOT_LHS_BATCH];
    if (r < batch.n) return batch.v[r];
    int64_t at = batch.n;
    for (uint32_t s = 0; s < 2; s++) {
        for (int64_t k = 0; k < op->operands[s]->type->rank; k++) {
            if (axes_contain(a->lists[s ? DOT_RHS_BATCH : DOT_LHS_BATCH], k)) continue;
            if (axes_contain(a->lists[s ? DOT_RHS_CONTRACT : DOT_LHS_CONTRACT], k)) continue;
            if (at++ == r) return s == side ? k : -1;
        }
    }
    return -1;
}

static bool find_weights(Op *op, int64_t r, Weights *out) {
    if (op->kind == OP_CONVOLUTION) {
        const Attr *a = op_attr(op, ATTR_conv_dimension_numbers);
        *out = (Weights){op, 1, a->lists[CONV_KERNEL].v[1]};
        if (r < 0) out->dim = -1;
        return value_constant(op->operands[1]) && (r < 0 || r == a->lists[CONV_OUTPUT].v[1]);
    }
    for (uint32_t side = 2; op->kind == OP_DOT_GENERAL && side-- > 0;) {
        if (!value_constant(op->operands[side]) || value_constant(op->operands[!side])) continue;
        *out = (Weights){op, side, r < 0 ? -1 : dot_operand_dim(op, side, r)};
        if (r < 0 || out->dim >= 0) return true;
    }
    return false;
}

// --- scaling

static void scale_row(DType t, const char *from, size_t n, double scale, char *to) {
    if (t == DT_F32) {
        for (size_t i = 0; i < n; i++) ((float *)(void *)to)[i] = ((const float *)(const void *)from)[i] * (float)scale;
        return;
    }
    size_t size = dtype_bytes(t);
    for (size_t i = 0; i < n; i++) elem_from_f64(t, to + i * size, elem_to_f64(t, from + i * size) * scale);
}

static const Literal *scaled(Arena *a, const Literal *w, const Literal *scale, int64_t dim) {
    if (!w->type->n_elems) return w;
    DType t = w->type->dtype;
    void *data;
    if (w->splat && dim < 0) {
        char elem[16];
        scale_row(t, w->data, 1, elem_to_f64(t, scale->data), elem);
        return literal_splat(a, w->type, elem);
    }
    Literal *out = literal_make(a, w->type, &data);
    size_t size = dtype_bytes(t), row = 1, channels = 1;
    for (int64_t i = dim + 1; i < w->type->rank; i++) row *= (size_t)w->type->dims[i];
    if (dim >= 0) channels = (size_t)w->type->dims[dim];
    char *repeated = w->splat ? xmalloc(size_mul(row, size)) : NULL;
    for (size_t i = 0; repeated && i < row; i++) memcpy(repeated + i * size, w->data, size);
    size_t n_rows = (size_t)w->type->n_elems / row;
    for (size_t i = 0; i < n_rows; i++) {
        const char *from = repeated ? repeated : (const char *)w->data + i * row * size;
        scale_row(t, from, row, elem_to_f64(t, literal_elem(scale, (int64_t)(i % channels))), (char *)data + i * row * size);
    }
    free(repeated);
    return out;
}

static Value *scale_contraction(PassContext *c, Op *at, const Weights *w, const Literal *scale) {
    Builder b = builder_before(c->m, at);
    b.loc = w->op->loc;
    Value *operands[] = {w->op->operands[0], w->op->operands[1]};
    operands[w->operand] = build_constant(&b, scaled(&c->m->arena, value_constant(operands[w->operand]), scale, w->dim));
    return op_result(build_like(&b, w->op, operands, &w->op->results[0].type), 0);
}

// --- matching

// What this pass made is not in the use lists; its mark is the value that it stands for, which is.
static bool is_used_once(const PassContext *c, const Value *v) {
    bool seen = v->id < c->uses->n_values && c->uses->values[v->id] == v;
    return uses_of(c->uses, seen || !v->mark ? v : v->mark).n == 1;
}

static bool is_contraction(const PassContext *c, const Value *v) {
    return v->def && (v->def->kind == OP_CONVOLUTION || v->def->kind == OP_DOT_GENERAL) && is_used_once(c, v) && v->type->n_elems > 0;
}

// b * s, a vector along dim or a splat, broadcast to t.
static Value *scaled_shift(PassContext *c, Op *at, Channel shift, Channel scale, Type t) {
    Builder b = builder_before(c->m, at);
    int64_t dim = i64_max(shift.dim, scale.dim), n = dim < 0 ? 1 : t->dims[dim];
    Type vector = type_tensor(&c->m->types, t->dtype, &n, 1);
    void *data;
    Literal *l = literal_make(&c->m->arena, vector, &data);
    for (int64_t i = 0; i < n; i++) {
        double x = elem_to_f64(t->dtype, literal_elem(shift.values, shift.dim < 0 ? 0 : i));
        scale_row(t->dtype, literal_elem(scale.values, scale.dim < 0 ? 0 : i), 1, x, (char *)data + (size_t)i * dtype_bytes(t->dtype));
    }
    if (dim < 0) return build_splat_of(&b, t, data);
    return build_broadcast_as(&b, build_constant(&b, l), t, &dim, 1);
}

// Are all weights exact when they are scaled, and so the shift, which is NULL where there is none?
static bool is_exact(const Literal *w, const Literal *scale, const Channel *shift) {
    DType t = w->type->dtype;
    int64_t n_scales = scale->splat ? 1 : scale->type->n_elems;
    double least = INFINITY, most = 0; // of the scales
    for (int64_t i = 0; i < n_scales; i++) {
        int exponent;
        double x = fabs(elem_to_f64(t, literal_elem(scale, i)));
        if (frexp(x, &exponent) != 0.5) return false;
        least = fmin(least, x), most = fmax(most, x);
    }
    const Literal *list[] = {w, shift ? shift->values : NULL};
    for (uint32_t k = 0; k < 2 && list[k]; k++)
        for (int64_t i = 0; i < (list[k]->splat ? 1 : list[k]->type->n_elems); i++) {
            double x = elem_to_f64(t, literal_elem(list[k], i)), ends[2] = {x * least, x * most};
            for (uint32_t e = 0; e < 2; e++) {
                char elem[16];
                elem_from_f64(t, elem, ends[e]);
                if (elem_to_f64(t, elem) != ends[e]) return false;
            }
        }
    return true;
}

// Weights of the scale's type: shorter ones would be rounded once more. Equal weights are one element, as long as they stay equal.
static bool is_worth(const PassContext *c, const Weights *w, const Literal *scale, const Channel *shift) {
    const Literal *l = value_constant(w->op->operands[w->operand]);
    if (l->type->dtype != scale->type->dtype || (dtype_info[l->type->dtype].bits < 32 && !is_exact(l, scale, shift))) return false;
    return !l->splat || w->dim < 0 || type_bytes(l->type) <= (size_t)c->o->fold_bytes;
}

static Value *fold_into(PassContext *c, Op *multiply, Value *x, Value *s) {
    Channel scale, shift;
    Weights w;
    if (!channel_constant(s, &scale)) return NULL;
    if (is_contraction(c, x)) {
        bool fits = find_weights(x->def, scale.dim, &w) && is_worth(c, &w, scale.values, NULL);
        return fits ? scale_contraction(c, multiply, &w, scale.values) : NULL;
    }
    Op *add = x->def && x->def->kind == OP_ADD && is_used_once(c, x) ? x->def : NULL;
    if (!add) return NULL;
    for (uint32_t i = 0; i < 2; i++) {
        if (!is_contraction(c, add->operands[i]) || !channel_constant(add->operands[!i], &shift)) continue;
        if (shift.dim >= 0 && scale.dim >= 0 && shift.dim != scale.dim) continue;
        if (!find_weights(add->operands[i]->def, scale.dim, &w) || !is_worth(c, &w, scale.values, &shift)) continue;
        Value *scaled_x = scale_contraction(c, multiply, &w, scale.values);
        scaled_x->mark = &multiply->results[0];
        Value *scaled_b = scaled_shift(c, multiply, shift, scale, multiply->results[0].type);
        Builder b = builder_before(c->m, multiply);
        return build_binary(&b, OP_ADD, scaled_x, scaled_b);
    }
    return NULL;
}

static void scale_block(PassContext *c, Block *block) {
    for (Op *op = block->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        for (uint32_t i = 0; i < op->n_regions; i++) scale_block(c, op->regions[i]);
        if (op->kind != OP_MULTIPLY || !dtype_is_float(op->results[0].type->dtype)) continue;
        Value *to = fold_into(c, op, op->operands[0], op->operands[1]);
        if (!to) to = fold_into(c, op, op->operands[1], op->operands[0]);
        if (!to) continue;
        to->mark = &op->results[0];
        value_replace(&op->results[0], to);
        op_unlink(op);
        c->changed = true;
    }
}

bool pass_fold_scale(PassContext *c) {
    Func *f = module_main(c->m);
    if (c->o->opaque_constants || !f || !c->uses) return true;
    scale_block(c, f->body);
    if (c->changed) module_resolve(c->m);
    return true;
}
