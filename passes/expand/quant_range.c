// What is known of quantized integers when compiling, so that fewer steps give the same ones (quant.c): how large sums of products by constant weights can
// become, and which scales are the same.
//
// Sums of i32 have the scale of what is multiplied, and biases are added in it. An integer n below 2^22 times a scale, rounded, by the same scale, rounded, is
// off by less than 1/2, and so is n again; and so is a sum of two, if their magnitudes together are below 2^21: three roundings of 2^-24 of at most twice that.
// Larger ones do not matter where all that reads them is brought to bytes and cut off long before: every step keeps the order of integers.
#include "passes/expand/quant.h"

#include "ir/graph/literal.h"
#include "ir/infer/infer.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_STEPS = 64 };

bool quant_is_usual(const Quant *q) {
    if (q->expressed != DT_F32) return false;
    for (uint32_t i = 0; i < q->n; i++)
        if (quant_scale(q, i) < 0x1p-30 || quant_scale(q, i) > 0x1p28) return false;
    return true;
}

bool quant_has_zero_points(const Quant *q) {
    for (uint32_t i = 0; i < q->n; i++)
        if (q->zero_points[i]) return true;
    return false;
}

// Integers of 32 bits, all of them, that stand for themselves times a scale.
static bool is_sum(const Quant *q) {
    return q && q->storage == DT_I32 && quant_is_usual(q) && !quant_has_zero_points(q) && q->min == quant_type_min(DT_I32) && q->max == quant_type_max(DT_I32);
}

static double most_stored(const Quant *q) { return fmax(fabs((double)q->min), fabs((double)q->max)); }

static double most_of_constant(const Literal *l) {
    double most = 0;
    int64_t n = l->splat ? i64_min(l->type->n_elems, 1) : l->type->n_elems;
    for (int64_t i = 0; i < n; i++) most = fmax(most, fabs((double)elem_to_i64(l->type->dtype, literal_elem(l, i))));
    return most;
}

static bool only_moves(const Op *op) {
    OpKind k = op->kind;
    return k == OP_BROADCAST_IN_DIM || k == OP_RESHAPE || k == OP_TRANSPOSE || k == OP_SLICE || k == OP_REVERSE;
}

static const Value *behind_views(const Value *v) {
    while (v->def && only_moves(v->def)) v = v->def->operands[0];
    return v;
}

static const Value *constant_side(const Op *add, const Literal **out) {
    for (uint32_t i = 0; i < 2; i++)
        if ((*out = value_constant(behind_views(add->operands[i])))) return add->operands[1 - i];
    return NULL;
}

// ---- what readers tell apart

static double smallest_scale(const Quant *q) {
    double least = INFINITY;
    for (uint32_t i = 0; i < q->n; i++) least = fmin(least, quant_scale(q, i));
    return least;
}

// Of sums n, all those from here on are cut off at one end of `to`, and those down from its negative at the other.
static double reach_of_quantized(const Quant *sums, const Quant *to) {
    double most = 0;
    if (!quant_is_usual(to)) return INFINITY;
    for (uint32_t i = 0; i < to->n; i++) most = fmax(most, (most_stored(to) + fabs((double)to->zero_points[i]) + 1) * quant_scale(to, i));
    return most / smallest_scale(sums) * 1.001;
}

// The same of a value of sums, by all that reads it; infinity: they may all be told apart.
static double reach(const Uses *u, const Value *v, uint32_t depth) {
    UseList uses = uses_of(u, v);
    double most = 0;
    if (!is_sum(v->type->quant) || !uses.n || depth == MOST_STEPS) return INFINITY;
    for (uint32_t i = 0; i < uses.n; i++) {
        const Op *op = uses.v[i].op;
        const Literal *bias = NULL;
        if (op->kind == OP_UNIFORM_QUANTIZE) most = fmax(most, reach_of_quantized(v->type->quant, op->results[0].type->quant));
        else if (op->kind == OP_ADD && op->results[0].type->quant == v->type->quant && constant_side(op, &bias) == v)
            most = fmax(most, reach(u, &op->results[0], depth + 1) + most_of_constant(bias) * 1.001 + 2);
        else return INFINITY;
    }
    return most;
}

// ---- sums of products

int64_t quant_kept_dimension(const Op *op) {
    if (op->kind == OP_CONVOLUTION) return op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL).v[1];
    if (op->kind != OP_DOT_GENERAL) return -1;
    Axes contract = op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_CONTRACT);
    int64_t found = -1;
    for (uint32_t d = 0; d < op->operands[1]->type->rank; d++) {
        if (axes_contain(contract, d)) continue;
        if (found >= 0) return -1;
        found = d;
    }
    return found;
}

// Sums of products by constant weights, of each of n features: the least and the largest are added. False: weights are not known so.
static bool feature_ranges(const Op *op, int64_t n, double *low, double *high) {
    const Quant *lhs = op->operands[0]->type->quant, *rhs = op->operands[1]->type->quant;
    const Value *weights = behind_views(op->operands[1]);
    const Literal *l = value_constant(weights);
    const Type t = op->operands[1]->type;
    int64_t d = quant_kept_dimension(op), inner = 1;
    if (!l || l->splat || weights->type != t || d < 0 || t->dims[d] != n || !t->n_elems) return false;
    if (rhs->n != 1 + (quant_per_axis(rhs) ? (uint32_t)t->dims[rhs->axis] - 1 : 0) || (quant_per_axis(rhs) && quant_has_zero_points(rhs))) return false;
    for (uint32_t i = (uint32_t)d + 1; i < t->rank; i++) inner *= t->dims[i];
    double least = (double)(lhs->min - lhs->zero_points[0]), most = (double)(lhs->max - lhs->zero_points[0]);
    for (int64_t i = 0; i < t->n_elems; i++) {
        double w = (double)(elem_to_i64(l->type->dtype, literal_elem(l, i)) - rhs->zero_points[0]);
        int64_t feature = i / inner % n;
        low[feature] += fmin(w * least, w * most), high[feature] += fmax(w * least, w * most);
    }
    return true;
}

double quant_most_sum(const Op *op, double bound) {
    int64_t d = quant_kept_dimension(op), n = d < 0 ? 0 : op->operands[1]->type->dims[d];
    double *low = xcalloc((size_t)n * 2 + 1, sizeof *low), *high = low + n, most = 0;
    bool known = feature_ranges(op, n, low, high);
    for (int64_t i = 0; i < n && known; i++) most = fmax(most, fmax(-low[i], high[i]));
    free(low);
    return known ? fmin(most, bound) : bound;
}

bool quant_is_own_sum(const Uses *u, const Op *op, double most) {
    const Quant *lhs = op->operands[0]->type->quant, *rhs = op->operands[1]->type->quant, *to = op->results[0].type->quant;
    if (!is_sum(to) || !quant_is_usual(lhs) || !quant_is_usual(rhs) || to->n != rhs->n) return false;
    if (most >= 0x1p22 && (most >= 0x1p30 || reach(u, &op->results[0], 0) >= 0x1p22)) return false;
    if (quant_per_axis(rhs) != quant_per_axis(to) || (quant_per_axis(rhs) && to->axis != dot_result_axis(op, rhs->axis))) return false;
    for (uint32_t i = 0; i < to->n; i++)
        if ((double)(float)(quant_scale(lhs, 0) * quant_scale(rhs, i)) != quant_scale(to, i)) return false;
    return true;
}

// ---- values

double quant_most(const Uses *u, const Value *v) {
    const Quant *q = v->type->quant;
    double added = 0, all = most_stored(q);
    for (uint32_t step = 0; step < MOST_STEPS; step++) {
        v = behind_views(v);
        const Literal *l = value_constant(v);
        if (!v->type->quant || !is_sum(v->type->quant)) return l && v->type->quant ? fmin(all, added + most_of_constant(l)) : all;
        if (l) return fmin(all, added + most_of_constant(l));
        const Op *op = v->def;
        if (op && op_has(op->kind, QDOT) && op->operands[0]->type->quant && op->operands[1]->type->quant) {
            double most = quant_most_sum(op, 0x1p31);
            return quant_is_own_sum(u, op, most) ? fmin(all, added + most) : all;
        }
        const Literal *bias = NULL;
        if (!op || op->kind != OP_ADD || op->operands[0]->type->quant != v->type->quant || op->operands[1]->type->quant != v->type->quant) return all;
        v = constant_side(op, &bias);
        if (!v) return all;
        added += most_of_constant(bias) * 1.001 + 2;
    }
    return all;
}

static bool is_along(const Value *v, uint32_t d) {
    Axes to = v->def && v->def->kind == OP_BROADCAST_IN_DIM ? op_axes(v->def, ATTR_broadcast_dimensions) : (Axes){0};
    return to.n == 1 && to.v[0] == d;
}

static bool add_product(const Uses *u, const Op *op, uint32_t d, int64_t n, double *low, double *high) {
    if (!op->operands[0]->type->quant || !op->operands[1]->type->quant || quant_kept_dimension(op) < 0) return false;
    if (op->results[0].type->quant->storage == DT_I32 && !quant_is_own_sum(u, op, quant_most_sum(op, 0x1p31))) return false;
    return dot_result_axis(op, (int32_t)quant_kept_dimension(op)) == (int32_t)d && feature_ranges(op, n, low, high);
}

static bool sum_ranges(const Uses *u, const Value *v, uint32_t d, int64_t n, double *low, double *high) {
    for (uint32_t step = 0; step < MOST_STEPS; step++) {
        const Op *op = v->def;
        const Literal *bias = NULL;
        if (op && op_has(op->kind, QDOT)) return add_product(u, op, d, n, low, high);
        v = op && op->kind == OP_ADD && quant_adds_integers(u, op) ? constant_side(op, &bias) : NULL;
        if (!v) return false;
        bool each = !bias->splat && bias->type->rank == 1 && bias->type->n_elems == n && is_along(op->operands[op->operands[0] == v], d);
        double most = most_of_constant(bias);
        for (int64_t i = 0; i < n; i++) {
            double b = each ? (double)elem_to_i64(bias->type->dtype, literal_elem(bias, i)) : 0;
            low[i] += each ? b : -most, high[i] += each ? b : most;
        }
    }
    return false;
}

void quant_ranges(const Uses *u, const Value *v, double most, uint32_t d, int64_t n, QuantRange *out) {
    double *low = xcalloc((size_t)n * 2 + 1, sizeof *low), *high = low + n;
    bool known = sum_ranges(u, v, d, n, low, high);
    for (int64_t i = 0; i < n; i++) {
        out[i].low = (int64_t)(known ? fmax(low[i], -most) : -most) - 1;
        out[i].high = (int64_t)(known ? fmin(high[i], most) : most) + 1;
    }
    free(low);
}

bool quant_adds_integers(const Uses *u, const Op *op) {
    const Quant *q = op->kind == OP_ADD ? op->results[0].type->quant : NULL;
    if (!is_sum(q) || op->operands[0]->type->quant != q || op->operands[1]->type->quant != q) return false;
    const Literal *bias = NULL;
    double most = quant_most(u, op->operands[0]) + quant_most(u, op->operands[1]);
    if (most < 0x1p21) return true;
    return most < 0x1p30 && constant_side(op, &bias) && reach(u, &op->results[0], 0) + 2 * most_of_constant(bias) < 0x1p20;
}

double quant_most_expressed(const Uses *u, const Value *v) {
    const Quant *q = v->type->quant;
    double most = 0, stored = quant_most(u, v);
    for (uint32_t i = 0; i < q->n; i++) most = fmax(most, (stored + fabs((double)q->zero_points[i])) * quant_scale(q, i));
    return most;
}
