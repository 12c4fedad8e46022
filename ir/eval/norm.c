// Batch normalisation, in double and rounded once. Mean and variance of a feature are those of all
// its elements (the variance divides by their number). Source: the StableHLO specification; the gradient is that of the
// composed expression, as it gives it.
#include "ir/eval/internal.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
    Type type;
    int64_t n_features, inner; // element i is of feature i / inner % n_features
    double count;
    double *sum; // scratch, one a feature
} Features;

static Features features_of(const Op *op, Type t) {
    int64_t along = op_int(op, ATTR_feature_index, 0);
    Features f = {.type = t, .n_features = t->dims[along], .inner = 1};
    for (uint32_t i = (uint32_t)along + 1; i < t->rank; i++) f.inner *= t->dims[i];
    f.count = f.n_features ? (double)(t->n_elems / f.n_features) : 0;
    return f;
}

static int64_t feature(const Features *f, int64_t i) { return i / f->inner % f->n_features; }
static double number(const Tensor *t, int64_t i) { return tensor_element(t, i).f; }

static void number_store(Type t, void *data, int64_t i, double v) { wide_store(t->dtype, (char *)data + (size_t)i * dtype_bytes(t->dtype), (Wide){.f = v}); }

bool eval_batch_norm_training(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Features f = features_of(op, ins[0].lit.type);
    double epsilon = op_attr(op, ATTR_epsilon)->f;
    void *data[3];
    if (!eval_charge(e, op, 3 * (uint64_t)f.type->n_elems) || !results_make(e, op, out, data)) return false;
    double *mean = xcalloc((size_t)f.n_features * 2 + 1, sizeof *mean), *variance = mean + f.n_features;
    for (int64_t i = 0; i < f.type->n_elems; i++) mean[feature(&f, i)] += number(&ins[0], i);
    for (int64_t k = 0; k < f.n_features; k++) mean[k] /= f.count;
    for (int64_t i = 0; i < f.type->n_elems; i++) {
        double d = number(&ins[0], i) - mean[feature(&f, i)];
        variance[feature(&f, i)] += d * d;
    }
    for (int64_t k = 0; k < f.n_features; k++) variance[k] /= f.count;
    for (int64_t i = 0; i < f.type->n_elems; i++) {
        int64_t k = feature(&f, i);
        double v = (number(&ins[0], i) - mean[k]) / sqrt(variance[k] + epsilon);
        number_store(f.type, data[0], i, v * number(&ins[1], k) + number(&ins[2], k));
    }
    for (int64_t k = 0; k < f.n_features; k++) {
        number_store(op->results[1].type, data[1], k, mean[k]);
        number_store(op->results[2].type, data[2], k, variance[k]);
    }
    free(mean);
    return true;
}

// Operands: operand, scale, mean, variance, grad_output.
bool eval_batch_norm_grad(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Features f = features_of(op, ins[0].lit.type);
    double epsilon = op_attr(op, ATTR_epsilon)->f;
    void *data[3];
    if (!eval_charge(e, op, 3 * (uint64_t)f.type->n_elems) || !results_make(e, op, out, data)) return false;
    double *grad = xcalloc((size_t)f.n_features * 2 + 1, sizeof *grad), *product = grad + f.n_features;
    for (int64_t i = 0; i < f.type->n_elems; i++) {
        int64_t k = feature(&f, i);
        double g = number(&ins[4], i);
        grad[k] += g;
        product[k] += g * (number(&ins[0], i) - number(&ins[2], k));
    }
    for (int64_t i = 0; i < f.type->n_elems; i++) {
        int64_t k = feature(&f, i);
        double inverse = 1 / (number(&ins[3], k) + epsilon), centered = number(&ins[0], i) - number(&ins[2], k);
        double v = f.count * number(&ins[4], i) - grad[k] - centered * product[k] * inverse;
        number_store(f.type, data[0], i, number(&ins[1], k) * sqrt(inverse) / f.count * v);
    }
    for (int64_t k = 0; k < f.n_features; k++) {
        number_store(op->results[1].type, data[1], k, product[k] / sqrt(number(&ins[3], k) + epsilon));
        number_store(op->results[2].type, data[2], k, grad[k]);
    }
    free(grad);
    return true;
}

// (x - mean) / sqrt(variance + epsilon) * scale + offset, by feature
bool eval_batch_norm_inference(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type;
    DType t = type->dtype;
    void *data;
    if (!eval_begin_widened(e, op, (double)type->n_elems, out, &data)) return false;
    Features of = features_of(op, type);
    const Attr *epsilon = op_attr(op, ATTR_epsilon);
    for (int64_t at = 0; at < type->n_elems;)
        for (int64_t f = 0; f < of.n_features; f++) {
            double v[5];
            for (int k = 1; k < 5; k++) v[k] = elem_to_f64(ins[k].lit.type->dtype, literal_elem(&ins[k].lit, f));
            double deviation = sqrt(v[4] + (epsilon ? (double)(float)epsilon->f : 0));
            for (int64_t i = 0; i < of.inner; i++, at++) {
                double x = elem_to_f64(t, literal_elem(&ins[0].lit, at));
                wide_store(t, (char *)data + (size_t)at * dtype_bytes(t), (Wide){.f = (x - v[3]) / deviation * v[1] + v[2]});
            }
        }
    return true;
}
