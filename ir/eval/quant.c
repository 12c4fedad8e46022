// Ops on quantized tensors. What computes runs on the floats that the integers stand for; products of dot_general and convolution are
// summed as integers without their zero points, so exactly, and scaled once. What moves elements runs on the integers as on any.
//
// The arithmetic of the expressed type, each step rounded (spec: "Quantization computations"):
//   dequantize(q) = float(q - zero_point) * scale         the difference is exact
//   quantize(x)   = integer(round_nearest_even(clamp(min, x / scale + zero_point, max)))     NaN becomes 0
//   product       = float(sum((a - za) * (b - zb))) * (scale_a * scale_b)
// Passes expand to the same steps (passes/expand/quant.c), so that compiled integers are these.
#include "ir/graph/quant.h"
#include "ir/eval/internal.h"
#include "ir/infer/infer.h"

#include <math.h>
#include <stdlib.h>

static double rounded(DType t, double v) { return wide_round(t, (Wide){.f = v}).f; }

// The pair of the element at `at`, of a tensor whose dimensions behind the quantized one have `inner` elements.
static int64_t inner_elems(Type t, const Quant *q) {
    int64_t n = 1;
    for (uint32_t i = (uint32_t)(q->axis + 1); quant_per_axis(q) && i < t->rank; i++) n *= t->dims[i];
    return n > 0 ? n : 1;
}
static uint32_t pair_at(const Quant *q, int64_t inner, int64_t at) { return q->n == 1 ? 0 : (uint32_t)(at / inner % q->n); }

static bool dequantize(Eval *e, const Op *op, const Tensor *in, Type from, Type to, Tensor *out) {
    const Quant *q = from->quant;
    int64_t inner = inner_elems(from, q), n = from->n_elems;
    void *data;
    if (!eval_charge(e, op, (uint64_t)n) || !tensor_make(e, op, to, false, out, &data)) return false;
    for (int64_t i = 0; i < n; i++) {
        uint32_t k = pair_at(q, inner, i);
        double x = rounded(to->dtype, (double)(tensor_element(in, i).i - q->zero_points[k]));
        wide_store(to->dtype, (char *)data + (size_t)i * dtype_bytes(to->dtype), (Wide){.f = x * quant_scale(q, k)});
    }
    return true;
}

static int64_t quantized(const Quant *q, uint32_t pair, double x) {
    DType t = q->expressed;
    x = rounded(t, rounded(t, x / quant_scale(q, pair)) + rounded(t, (double)q->zero_points[pair]));
    if (isnan(x)) return 0;
    double low = rounded(t, (double)q->min), high = rounded(t, (double)q->max);
    x = nearbyint(x < low ? low : x > high ? high : x);
    return x <= (double)quant_type_min(q->storage)   ? quant_type_min(q->storage) // the bounds may have been rounded outwards
           : x >= (double)quant_type_max(q->storage) ? quant_type_max(q->storage)
                                                     : (int64_t)x;
}

static bool quantize(Eval *e, const Op *op, const Tensor *in, Type to, Tensor *out) {
    const Quant *q = to->quant;
    int64_t inner = inner_elems(to, q), n = to->n_elems;
    void *data;
    if (!eval_charge(e, op, (uint64_t)n) || !tensor_make(e, op, to, false, out, &data)) return false;
    for (int64_t i = 0; i < n; i++) {
        int64_t v = quantized(q, pair_at(q, inner, i), tensor_element(in, i).f);
        wide_store(q->storage, (char *)data + (size_t)i * dtype_bytes(q->storage), (Wide){.i = v});
    }
    return true;
}

bool eval_uniform_dequantize(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    return dequantize(e, op, &ins[0], op->operands[0]->type, op->results[0].type, out);
}

bool eval_uniform_quantize(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type from = op->operands[0]->type;
    if (!from->quant) return quantize(e, op, &ins[0], op->results[0].type, out);
    Tensor x;
    if (!dequantize(e, op, &ins[0], from, type_expressed(&e->m->types, from), &x)) return false;
    bool ok = quantize(e, op, &x, op->results[0].type, out);
    tensor_drop(e, &x);
    return ok;
}

// Runs fn on `shadow`, whose operands are made by `operand`, and makes the op's results of what comes out by `result`.
typedef struct {
    bool (*operand)(Eval *e, const Op *op, const Op *shadow, uint32_t i, const Tensor *in, Tensor *out);
    bool (*result)(Eval *e, const Op *op, uint32_t i, const Tensor *in, Tensor *out);
} Around;

static bool run_around(Eval *e, const Op *op, EvalFn *fn, const Op *shadow, const Around *a, const Tensor *ins, Tensor *out) {
    Tensor *x = xcalloc((size_t)op->n_operands + op->n_results + 1, sizeof *x), *y = x + op->n_operands;
    bool ok = true;
    for (uint32_t i = 0; ok && i < op->n_operands; i++) ok = a->operand(e, op, shadow, i, &ins[i], &x[i]);
    ok = ok && fn(e, shadow, x, y);
    for (uint32_t i = 0; ok && i < op->n_results; i++) ok = a->result(e, op, i, &y[i], &out[i]);
    for (uint32_t i = 0; i < op->n_operands + op->n_results; i++) tensor_drop(e, &x[i]);
    free(x);
    return ok;
}

// --- in floats

static bool as_float(Eval *e, const Op *op, const Op *shadow, uint32_t i, const Tensor *in, Tensor *out) {
    Type t = op->operands[i]->type;
    if (t->quant) return dequantize(e, op, in, t, shadow->operands[i]->type, out);
    *out = tensor_share(in, t);
    return true;
}

static bool from_float(Eval *e, const Op *op, uint32_t i, const Tensor *in, Tensor *out) {
    Type t = op->results[i].type;
    if (t->quant) return quantize(e, op, in, t, out);
    *out = tensor_share(in, t);
    return true;
}

// --- products in integers

static Type as_i64(TypeTable *t, Type type) { return type_with_dtype(t, type, DT_I64); }

static bool without_zero_point(Eval *e, const Op *op, const Op *shadow, uint32_t i, const Tensor *in, Tensor *out) {
    Type t = op->operands[i]->type;
    int64_t inner = inner_elems(t, t->quant), *data;
    if (!eval_charge(e, op, (uint64_t)t->n_elems) || !tensor_make(e, op, shadow->operands[i]->type, false, out, (void **)&data)) return false;
    for (int64_t k = 0; k < t->n_elems; k++) data[k] = tensor_element(in, k).i - t->quant->zero_points[pair_at(t->quant, inner, k)];
    return true;
}

static bool scaled(Eval *e, const Op *op, uint32_t i, const Tensor *in, Tensor *out) {
    Type to = op->results[i].type;
    const Quant *lhs = op->operands[0]->type->quant, *rhs = op->operands[1]->type->quant;
    DType t = lhs->expressed;
    int64_t inner = 1, inner_to = inner_elems(to, to->quant);
    if (quant_per_axis(rhs))
        for (uint32_t k = (uint32_t)dot_result_axis(op, rhs->axis) + 1; k < to->rank; k++) inner *= to->dims[k];
    void *data;
    if (!tensor_make(e, op, to, false, out, &data)) return false;
    for (int64_t k = 0; k < to->n_elems; k++) {
        int64_t sum = tensor_element(in, k).i;
        double scale = rounded(t, quant_scale(lhs, 0) * quant_scale(rhs, pair_at(rhs, inner, k)));
        double x = t == DT_F32 ? (double)(float)sum : rounded(t, (double)sum); // rounded once
        int64_t q = quantized(to->quant, pair_at(to->quant, inner_to, k), rounded(t, x * scale));
        wide_store(to->dtype, (char *)data + (size_t)k * dtype_bytes(to->dtype), (Wide){.i = q});
    }
    return true;
}

bool eval_quantized(Eval *e, const Op *op, EvalFn *fn, const Tensor *ins, Tensor *out) {
    static const Around floats = {as_float, from_float}, products = {without_zero_point, scaled};
    bool integers = op_has(op->kind, QDOT) && op->operands[0]->type->quant;
    if (!op_has(op->kind, QFLOAT) && !op_has(op->kind, QDOT)) return fn(e, op, ins, out);
    Op *shadow = op_shadow(&e->m->types, op, integers ? as_i64 : type_expressed);
    bool ok = run_around(e, op, fn, shadow, integers ? &products : &floats, ins, out);
    free(shadow);
    return ok;
}
