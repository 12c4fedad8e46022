// Losses and metrics. A loss is the mean over the positions of the result, weighted by the argument `weights`: sum(w l) / sum(w), over all replicas. What it
// changes by the result is written down in closed form, from the same parts as the loss itself: of a softmax's logits, softmax - target. So nothing of the loss
// is differentiated, and nothing overflows: logits are used less their largest.
//
// Positions of weight 0 count for nothing, whatever is there; a negative label has no weight. Metrics are sums over positions, weighted likewise, so that
// whoever adds up the sums of several calls and divides by the sum of weights has the mean over all examples.
#include "passes/training/trainer.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
    Function *F;
    Builder *b;
    Value *z;            // the model's result, in t->t
    Value *labels;       // as given
    Value *weights;      // of positions
    Value *each, *slope; // the loss of each position; what it changes by z, of z's shape
    Value *wrong;        // positions with a weight whose label is no class, or NULL
    uint32_t axis;       // of z: the dimension that positions do not have
    bool reduced;        // there is such a dimension
} Positions;

static Value *number(Positions *p, const Value *like, double v) { return build_splat(p->b, like->type, v); }
static Value *binary(Positions *p, OpKind kind, Value *x, Value *y) { return build_binary(p->b, kind, x, y); }
static Value *scaled(Positions *p, Value *x, double v) {
    Value *by = number(p, x, v);
    return binary(p, OP_MULTIPLY, x, by);
}
static Value *shifted(Positions *p, Value *x, double v) {
    Value *by = number(p, x, v);
    return binary(p, OP_ADD, x, by);
}

static Value *reduced(Positions *p, OpKind kind, Value *x) {
    int64_t dim = p->axis;
    return p->reduced ? build_reduce(p->b, kind, x, &dim, 1, kind == OP_MAXIMUM ? -INFINITY : 0) : x;
}

// Of positions, as large as z.
static Value *spread(Positions *p, Value *x) {
    int64_t dims[MAX_RANK];
    uint32_t n = 0;
    if (!p->reduced) return x;
    for (uint32_t i = 0; i < p->z->type->rank; i++)
        if (i != p->axis) dims[n++] = i;
    return build_broadcast_as(p->b, x, p->z->type, dims, n);
}

static Value *mean_of(Positions *p, Value *x) {
    double n = p->reduced ? (double)x->type->dims[p->axis] : 1;
    x = reduced(p, OP_ADD, x);
    return n > 1 ? scaled(p, x, 1 / n) : x;
}

static Value *total(Positions *p, Value *x) {
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) dims[i] = i;
    return x->type->rank ? build_reduce(p->b, OP_ADD, x, dims, x->type->rank, 0) : x;
}

// --- the losses

// Which element of z is that of its label.
static Value *is_label(Positions *p) {
    Value *classes = build_iota(p->b, p->labels->type->dtype, p->z->type, p->axis), *labels = spread(p, p->labels);
    return build_compare(p->b, classes, labels, "EQ");
}

static void weigh_labels(Positions *p) {
    int64_t n = p->z->type->dims[p->axis];
    Value *zero = build_splat_i64(p->b, p->labels->type, 0), *end = build_splat_i64(p->b, p->labels->type, n), *none = number(p, p->weights, 0);
    Value *ignored = build_compare(p->b, p->labels, zero, "LT");
    p->weights = build_select(p->b, ignored, none, p->weights);
    p->wrong = build_compare(p->b, p->labels, end, "GE");
    Value *counts = build_compare(p->b, p->weights, none, "NE");
    p->wrong = binary(p, OP_AND, p->wrong, counts);
}

static void sparse_crossentropy(Positions *p, double smoothing) {
    Value *most = reduced(p, OP_MAXIMUM, p->z), *mosts = spread(p, most), *s = binary(p, OP_SUBTRACT, p->z, mosts);
    Value *e = build_unary(p->b, OP_EXP, s), *sum = reduced(p, OP_ADD, e), *log = build_unary(p->b, OP_LOG, sum);
    Value *hot = is_label(p), *none = number(p, s, 0), *picked = build_select(p->b, hot, s, none), *own = reduced(p, OP_ADD, picked);
    Value *one = number(p, s, 1 - smoothing), *target = build_select(p->b, hot, one, none);
    if (smoothing > 0) {
        Value *others = mean_of(p, s);
        others = scaled(p, others, smoothing), own = scaled(p, own, 1 - smoothing);
        own = binary(p, OP_ADD, own, others);
        target = shifted(p, target, smoothing / (double)p->z->type->dims[p->axis]);
    }
    p->each = binary(p, OP_SUBTRACT, log, own);
    Value *sums = spread(p, sum), *share = binary(p, OP_DIVIDE, e, sums);
    p->slope = binary(p, OP_SUBTRACT, share, target);
    weigh_labels(p);
}

// max(z, 0) - z y + log(1 + exp(-|z|))
static void binary_crossentropy(Positions *p, double smoothing) {
    Value *z = p->z, *y = p->labels, *zero = number(p, z, 0);
    if (smoothing > 0) y = scaled(p, y, 1 - smoothing), y = shifted(p, y, smoothing / 2);
    Value *most = binary(p, OP_MAXIMUM, z, zero), *zy = binary(p, OP_MULTIPLY, z, y), *size = build_unary(p->b, OP_ABS, z);
    Value *minus = build_unary(p->b, OP_NEGATE, size), *e = build_unary(p->b, OP_EXP, minus), *log = build_unary(p->b, OP_LOG1P, e);
    Value *each = binary(p, OP_SUBTRACT, most, zy), *share = build_unary(p->b, OP_LOGISTIC, z);
    each = binary(p, OP_ADD, each, log);
    p->each = mean_of(p, each);
    p->slope = binary(p, OP_SUBTRACT, share, y);
    if (p->reduced) p->slope = scaled(p, p->slope, 1 / (double)z->type->dims[p->axis]);
}

static void squared_error(Positions *p) {
    Value *d = binary(p, OP_SUBTRACT, p->z, p->labels), *each = binary(p, OP_MULTIPLY, d, d);
    p->each = mean_of(p, each);
    p->slope = scaled(p, d, 2 / (p->reduced ? (double)d->type->dims[p->axis] : 1));
}

// --- metrics

// The label is among the k largest logits, of equal ones the first counting as larger; NaN is larger than any.
static Value *is_among(Positions *p, int64_t k) {
    DType t = p->labels->type->dtype;
    Value *hot = is_label(p), *none = number(p, p->z, 0), *picked = build_select(p->b, hot, p->z, none), *own = reduced(p, OP_ADD, picked),
          *owns = spread(p, own);
    Value *classes = build_iota(p->b, t, p->z->type, p->axis), *labels = spread(p, p->labels);
    Value *at_most = build_compare(p->b, p->z, owns, "LE"), *larger = build_unary(p->b, OP_NOT, at_most), *same = build_compare(p->b, p->z, owns, "EQ");
    Value *before = build_compare(p->b, classes, labels, "LT"), *tie = binary(p, OP_AND, same, before), *ahead = binary(p, OP_OR, larger, tie);
    Value *count = build_convert(p->b, ahead, DT_I32);
    count = reduced(p, OP_ADD, count);
    Value *limit = build_splat_i64(p->b, count->type, k), *good = build_compare(p->b, count, limit, "LT");
    return build_convert(p->b, good, p->z->type->dtype);
}

static Value *is_on_its_side(Positions *p) {
    Value *zero = number(p, p->z, 0), *half = number(p, p->labels, 0.5), *yes = build_compare(p->b, p->z, zero, "GT");
    Value *want = build_compare(p->b, p->labels, half, "GT"), *same = build_compare(p->b, yes, want, "EQ"),
          *good = build_convert(p->b, same, p->z->type->dtype);
    return mean_of(p, good);
}

static Value *metric_of(Positions *p, const Metric *m) {
    if (m->kind == METRIC_TOP) return is_among(p, m->k);
    if (m->kind == METRIC_ACCURACY) return p->F->t->o->loss.kind == LOSS_BINARY_CROSSENTROPY ? is_on_its_side(p) : is_among(p, 1);
    Value *d = binary(p, OP_SUBTRACT, p->z, p->labels), *size = build_unary(p->b, OP_ABS, d);
    return mean_of(p, size);
}

// --- together

// Over positions with a weight, of all replicas.
static Value *weighed(Positions *p, Value *each) {
    Value *none = number(p, each, 0), *counts = build_compare(p->b, p->weights, none, "NE"), *parts = binary(p, OP_MULTIPLY, p->weights, each);
    parts = build_select(p->b, counts, parts, none);
    parts = total(p, parts);
    return sum_across(p->F, p->b, parts);
}

// What to divide by: where nothing has a weight 1, of what is 0 then.
static Value *divisor(Positions *p, Value *weight) {
    Value *zero = number(p, weight, 0), *one = number(p, weight, 1), *none = build_compare(p->b, weight, zero, "EQ");
    return build_select(p->b, none, one, weight);
}

static Value *cotangent_of(Positions *p, Value *by) {
    Value *weights = p->weights, *all = weights->type->rank ? scalar_over(p->b, by, weights->type) : by, *share = binary(p, OP_DIVIDE, weights, all);
    if (p->wrong) {
        Value *nan = number(p, share, NAN);
        share = build_select(p->b, p->wrong, nan, share);
    }
    Value *shares = spread(p, share), *none = number(p, shares, 0), *counts = build_compare(p->b, shares, none, "NE"),
          *made = binary(p, OP_MULTIPLY, shares, p->slope);
    return build_select(p->b, counts, made, none);
}

// The model's own: one number, of which replicas have the mean, or one for each example.
static LossValues output_loss(Positions *p, Value *result) {
    Trainer *t = p->F->t;
    LossValues v = {0};
    Type scalar = type_scalar(&t->m->types, t->t);
    if (!t->weights) {
        Value *own = build_reshape(p->b, p->z, NULL, 0), *sum = sum_across(p->F, p->b, own);
        v.loss = t->n_replicas > 1 ? scaled(p, sum, 1.0 / t->n_replicas) : sum;
        v.loss_sum = v.loss;
        v.weight_sum = build_splat(p->b, scalar, 1);
        v.cotangent = build_splat(p->b, result->type, 1.0 / t->n_replicas);
        return v;
    }
    p->each = p->z;
    p->slope = number(p, p->z, 1);
    return v;
}

static void add_arguments(Positions *p) {
    Trainer *t = p->F->t;
    if (t->labels) p->labels = function_argument(p->F, t->labels, "labels", NULL);
    if (!t->weights) return;
    p->weights = function_argument(p->F, t->weights, "weights", NULL);
    p->weights = build_convert(p->b, p->weights, t->t);
}

LossValues loss_build(Function *F, bool with_metrics) {
    Trainer *t = F->t;
    const Loss *loss = &t->o->loss;
    Value *result = model_value(F, t->logits);
    Positions p = {.F = F, .b = &F->b};
    add_arguments(&p);
    p.z = build_convert(&F->b, result, t->t);
    p.axis = t->classes;
    p.reduced = loss->kind == LOSS_SPARSE_CROSSENTROPY || (loss->kind != LOSS_OUTPUT && p.z->type->rank > 1);
    LossValues v = {0};
    switch (loss->kind) {
    case LOSS_SPARSE_CROSSENTROPY: sparse_crossentropy(&p, loss->smoothing); break;
    case LOSS_BINARY_CROSSENTROPY: binary_crossentropy(&p, loss->smoothing); break;
    case LOSS_SQUARED_ERROR: squared_error(&p); break;
    case LOSS_OUTPUT: v = output_loss(&p, result); break;
    }
    if (v.loss) return v;
    if (p.wrong) {
        Value *nan = number(&p, p.each, NAN);
        p.each = build_select(p.b, p.wrong, nan, p.each);
    }
    v.weight_sum = total(&p, p.weights);
    v.weight_sum = sum_across(F, p.b, v.weight_sum);
    v.loss_sum = weighed(&p, p.each);
    Value *by = divisor(&p, v.weight_sum);
    v.loss = binary(&p, OP_DIVIDE, v.loss_sum, by);
    v.cotangent = cotangent_of(&p, by);
    v.cotangent = build_convert(p.b, v.cotangent, result->type->dtype);
    for (uint32_t i = 0; with_metrics && i < t->o->n_metrics; i++) {
        Value *each = metric_of(&p, &t->o->metrics[i]);
        v.metrics[i] = weighed(&p, each);
    }
    return v;
}
