// The frame of the rules, and what is chosen by them: see rule.h.
#include "passes/partition/rule.h"

#include "ir/infer/quant.h"

#include <string.h>

uint32_t rule_factor(Rule *r, int64_t size) {
    if (r->n_factors == MAX_FACTORS) return NO_FACTOR;
    r->size[r->n_factors] = size;
    return r->n_factors++;
}

void rule_tie(Rule *r, uint32_t tensor, uint32_t dim, uint32_t factor) {
    DimFactors *d = &r->dims[tensor][dim];
    if (factor != NO_FACTOR && d->n < MAX_DIM_FACTORS) d->factor[d->n++] = (uint8_t)factor;
}

void rule_share(Rule *r, const Op *op, uint32_t operand, uint32_t dim, uint32_t result, uint32_t result_dim) {
    uint32_t f = rule_factor(r, op->operands[operand]->type->dims[dim]);
    rule_tie(r, operand, dim, f);
    rule_tie(r, op->n_operands + result, result_dim, f);
}

// ---- rules of a line or two

// Every dimension but those of `not`, which operands and results of that rank share.
static void share_all(const Op *op, Rule *r, Axes not) {
    uint32_t rank = op->n_results ? value_rank(&op->results[0]) : 0;
    for (uint32_t d = 0; d < rank; d++) {
        int64_t size = op->results[0].type->dims[d];
        if (axes_contain(not, d)) continue;
        uint32_t f = rule_factor(r, size);
        for (uint32_t t = 0; t < r->n_tensors; t++)
            if (value_rank(r->values[t]) == rank && r->values[t]->type->dims[d] == size) rule_tie(r, t, d, f);
    }
}

static void factors_of_map(const Op *op, Rule *r) { share_all(op, r, (Axes){0}); }

static void factors_of_along(const Op *op, Rule *r) { // sort, top_k, concatenate: all but one dimension
    uint32_t rank = op->n_operands ? value_rank(op->operands[0]) : 0;
    int64_t dim = op->kind == OP_TOP_K ? (int64_t)rank - 1 : op_int(op, ATTR_dimension, (int64_t)rank - 1);
    if (dim < 0) dim += rank;
    share_all(op, r, (Axes){&dim, 1});
}

static void factors_of_reverse(const Op *op, Rule *r) { share_all(op, r, op_axes(op, ATTR_dimensions)); }

// All but the last dimensions: those that are transformed, the two of a matrix.
static void factors_of_batch(const Op *op, Rule *r) {
    int64_t last[MAX_RANK];
    uint32_t rank = value_rank(&op->results[0]), n = op->kind == OP_FFT ? op_axes(op, ATTR_fft_length).n : 2;
    for (uint32_t i = 0; i < n && i < rank; i++) last[i] = rank - 1 - i;
    share_all(op, r, (Axes){last, n < rank ? n : rank});
}

static void factors_of_transpose(const Op *op, Rule *r) {
    Axes permutation = op_axes(op, ATTR_permutation);
    for (uint32_t i = 0; i < permutation.n; i++) rule_share(r, op, 0, (uint32_t)permutation.v[i], 0, i);
}

static void factors_of_broadcast(const Op *op, Rule *r) {
    Axes dims = op_axes(op, ATTR_broadcast_dimensions);
    Type in = op->operands[0]->type, out = op->results[0].type;
    for (uint32_t d = 0; d < out->rank; d++) {
        uint32_t f = rule_factor(r, out->dims[d]);
        rule_tie(r, 1, d, f);
        for (uint32_t i = 0; i < dims.n; i++)
            if (dims.v[i] == d && in->dims[i] == out->dims[d]) rule_tie(r, 0, i, f);
    }
}

static void factors_of_slice(const Op *op, Rule *r) { // dimensions that are taken whole
    Axes start = op_axes(op, ATTR_start_indices), limit = op_axes(op, ATTR_limit_indices), strides = op_axes(op, ATTR_strides);
    for (uint32_t d = 0; d < start.n; d++)
        if (!start.v[d] && limit.v[d] == op->operands[0]->type->dims[d] && strides.v[d] == 1) rule_share(r, op, 0, d, 0, d);
}

static void factors_of_pad(const Op *op, Rule *r) {
    Axes low = op_axes(op, ATTR_edge_padding_low), high = op_axes(op, ATTR_edge_padding_high), interior = op_axes(op, ATTR_interior_padding);
    for (uint32_t d = 0; d < low.n; d++)
        if (!low.v[d] && !high.v[d] && !interior.v[d]) rule_share(r, op, 0, d, 0, d);
}

static RuleFn *const rule_of[OP_COUNT] = {
    [OP_BROADCAST_IN_DIM] = factors_of_broadcast,
    [OP_CHOLESKY] = factors_of_batch,
    [OP_CONCATENATE] = factors_of_along,
    [OP_CONVOLUTION] = factors_of_convolution,
    [OP_DOT_GENERAL] = factors_of_dot_general,
    [OP_DYNAMIC_SLICE] = factors_of_dynamic_slice,
    [OP_DYNAMIC_UPDATE_SLICE] = factors_of_dynamic_update_slice,
    [OP_FFT] = factors_of_batch,
    [OP_GATHER] = factors_of_gather,
    [OP_MAP_REGION] = factors_of_map,
    [OP_PAD] = factors_of_pad,
    [OP_REDUCE] = factors_of_reduce,
    [OP_REDUCE_WINDOW] = factors_of_reduce_window,
    [OP_RESHAPE] = factors_of_reshape,
    [OP_REVERSE] = factors_of_reverse,
    [OP_SCATTER] = factors_of_scatter,
    [OP_SELECT_AND_SCATTER] = factors_of_select_and_scatter,
    [OP_SLICE] = factors_of_slice,
    [OP_SORT] = factors_of_along,
    [OP_TOP_K] = factors_of_along,
    [OP_TRANSPOSE] = factors_of_transpose,
    [OP_TRIANGULAR_SOLVE] = factors_of_batch,
};

void rule_make(Partition *p, const Op *op, Rule *out) {
    memset(out, 0, sizeof *out);
    out->n_tensors = op->n_operands + op->n_results;
    out->values = arena_array(p->a, const Value *, out->n_tensors);
    out->dims = arena_array(p->a, DimFactors *, out->n_tensors);
    for (uint32_t i = 0; i < out->n_tensors; i++) {
        out->values[i] = i < op->n_operands ? op->operands[i] : &op->results[i - op->n_operands];
        out->dims[i] = arena_array(p->a, DimFactors, (size_t)value_rank(out->values[i]) + 1);
    }
    RuleFn *fn = rule_of[op->kind] ? rule_of[op->kind] : op_has(op->kind, MAP) ? factors_of_map : NULL;
    if (fn && !op_is_quantized(op)) fn(op, out);
}

// ---- choices

// The axes of one dimension go to its factors from the first on, each as far as they divide it; behind one that is not cut up completely nothing may be cut.
static void take_dim(Partition *p, const Rule *r, const DimFactors *dim, const DimAxes *axes, DimAxes *own) {
    uint32_t at = 0;
    for (uint32_t i = 0; i < dim->n; i++) {
        DimAxes *to = &own[dim->factor[i]];
        int64_t left = r->size[dim->factor[i]];
        while (at < axes->n && left > 1 && left % p->mesh->axes[axes->axis[at]].size == 0) {
            left /= p->mesh->axes[axes->axis[at]].size;
            to->axis[to->n++] = axes->axis[at++];
        }
        if (left > 1) return;
    }
}

void choice_take(Partition *p, const Rule *r, uint32_t tensor, const DimAxes *dims, Choice *c) {
    DimAxes own[MAX_FACTORS];
    memset(own, 0, r->n_factors * sizeof *own);
    uint32_t rank = value_rank(r->values[tensor]);
    for (uint32_t d = 0; d < rank; d++) take_dim(p, r, &r->dims[tensor][d], &dims[d], own);
    for (uint32_t f = 0; f < r->n_factors; f++) {
        DimAxes *to = &c->axes[f];
        uint32_t more = axes_set(&own[f], to->n);
        if (own[f].n <= to->n || !axes_begin(to, &own[f]) || (more & c->used)) continue;
        *to = own[f];
        c->used |= more;
    }
}

static int64_t factor_left(Partition *p, const Rule *r, const Choice *c, uint32_t f) { return r->size[f] / dim_parts(p->mesh, &c->axes[f], ALL_AXES); }

static bool settle_dim(Partition *p, const Rule *r, const DimFactors *dim, Choice *c) {
    bool whole = true, changed = false;
    for (uint32_t i = 0; i < dim->n; i++) {
        DimAxes *axes = &c->axes[dim->factor[i]];
        if (!whole && axes->n) {
            c->used &= ~axes_set(axes, 0);
            axes->n = 0;
            changed = true;
        }
        whole &= factor_left(p, r, c, dim->factor[i]) == 1;
    }
    return changed;
}

void choice_settle(Partition *p, const Rule *r, Choice *c) {
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t t = 0; t < r->n_tensors; t++)
            for (uint32_t d = 0; d < value_rank(r->values[t]); d++) changed |= settle_dim(p, r, &r->dims[t][d], c);
    }
}

void choice_split(const Rule *r, uint32_t tensor, const Choice *c, DimAxes *out) {
    uint32_t rank = value_rank(r->values[tensor]);
    for (uint32_t d = 0; d < rank; d++) {
        const DimFactors *dim = &r->dims[tensor][d];
        out[d] = (DimAxes){0};
        for (uint32_t i = 0; i < dim->n; i++) {
            const DimAxes *axes = &c->axes[dim->factor[i]];
            for (uint32_t k = 0; k < axes->n; k++) out[d].axis[out[d].n++] = axes->axis[k];
        }
    }
}
