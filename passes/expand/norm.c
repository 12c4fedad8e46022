// Batch normalisation as elementwise work on statistics per feature (spec: batch_norm_inference, batch_norm_training, batch_norm_grad).
#include "passes/expand/expansion.h"

enum { BN_X, BN_SCALE, BN_OFFSET, BN_MEAN, BN_VARIANCE };

// Narrow types count in f32, as eval counts in double; each result is rounded once.

typedef struct {
    Builder *b;
    Type all, vector; // of the operand and of statistics, in the type that is counted in
    int64_t feature;
    double count; // elements of a feature
} Norm;

static DType counted_in(DType t) { return t == DT_F64 ? DT_F64 : DT_F32; }

static Norm norm_of(Expand *x, const Op *op) {
    Norm n = {.b = &x->b, .feature = op_int(op, ATTR_feature_index, 0)};
    Type t = op->operands[0]->type;
    DType dtype = counted_in(t->dtype);
    n.all = type_with_dtype(&x->m->types, t, dtype);
    n.vector = type_tensor(&x->m->types, dtype, &t->dims[n.feature], 1);
    n.count = t->dims[n.feature] ? (double)(t->n_elems / t->dims[n.feature]) : 0;
    return n;
}

static Value *of_vector(const Norm *n, Value *v) { return build_broadcast_as(n->b, v, n->all, &n->feature, 1); }
static Value *number(const Norm *n, double v) { return build_splat(n->b, n->vector, v); }
static Value *two(const Norm *n, OpKind kind, Value *a, Value *b) { return build_binary(n->b, kind, a, b); }

// Over all dimensions but the feature's.
static Value *summed(const Norm *n, Value *v) {
    int64_t dims[MAX_RANK];
    uint32_t n_dims = 0;
    for (uint32_t i = 0; i < n->all->rank; i++)
        if (i != n->feature) dims[n_dims++] = i;
    if (!n_dims) return v;
    return build_reduce(n->b, OP_ADD, v, dims, n_dims, 0);
}

static Value *deviation_of(const Norm *n, const Op *op, Value *variance) {
    return build_unary(n->b, OP_SQRT, two(n, OP_ADD, variance, number(n, op_attr(op, ATTR_epsilon)->f)));
}

// (x - mean) / sqrt(variance + epsilon) * scale + offset = x * factor + (offset - mean * factor), factor = scale / sqrt(variance + epsilon):
// differs in the last bits. With constant statistics both fold, and fold_scale takes a factor of f32 or f64 into the weights before it.
bool expand_batch_norm_inference(Expand *x, Op *op) {
    Norm n = norm_of(x, op);
    Value *in[BN_VARIANCE + 1];
    for (uint32_t i = 0; i <= BN_VARIANCE; i++) in[i] = build_convert(n.b, op->operands[i], n.all->dtype);
    Value *factor = two(&n, OP_DIVIDE, in[BN_SCALE], deviation_of(&n, op, in[BN_VARIANCE]));
    Value *shift = two(&n, OP_SUBTRACT, in[BN_OFFSET], two(&n, OP_MULTIPLY, in[BN_MEAN], factor));
    Value *scaled = two(&n, OP_MULTIPLY, in[BN_X], of_vector(&n, factor));
    value_replace(&op->results[0], build_convert(n.b, two(&n, OP_ADD, scaled, of_vector(&n, shift)), op->results[0].type->dtype));
    return true;
}

// --- training and its gradient

static void result_is(const Norm *n, Op *op, uint32_t i, Value *v) { value_replace(&op->results[i], build_convert(n->b, v, op->results[i].type->dtype)); }

// Mean, then the mean of the squared distances from it: the variance of E[x^2] - E[x]^2 would cancel.
bool expand_batch_norm_training(Expand *x, Op *op) {
    Norm n = norm_of(x, op);
    DType t = n.all->dtype;
    Value *in = build_convert(n.b, op->operands[0], t), *count = number(&n, n.count);
    Value *mean = two(&n, OP_DIVIDE, summed(&n, in), count);
    Value *centered = two(&n, OP_SUBTRACT, in, of_vector(&n, mean));
    Value *variance = two(&n, OP_DIVIDE, summed(&n, two(&n, OP_MULTIPLY, centered, centered)), count);
    Value *scale = build_convert(n.b, op->operands[1], t), *factor = two(&n, OP_DIVIDE, scale, deviation_of(&n, op, variance));
    Value *scaled = two(&n, OP_MULTIPLY, centered, of_vector(&n, factor));
    result_is(&n, op, 0, two(&n, OP_ADD, scaled, of_vector(&n, build_convert(n.b, op->operands[2], t))));
    result_is(&n, op, 1, mean);
    result_is(&n, op, 2, variance);
    return true;
}

// With d = sqrt(variance + epsilon), g the gradient of the output and c = x - mean:
//   of the operand  scale / (d count) * (count g - sum(g) - c sum(g c) / d^2),  of scale  sum(g c) / d,  of offset  sum(g)
bool expand_batch_norm_grad(Expand *x, Op *op) {
    enum { X, SCALE, MEAN, VARIANCE, GRAD };
    Norm n = norm_of(x, op);
    Value *in[5];
    for (uint32_t i = 0; i < 5; i++) in[i] = build_convert(n.b, op->operands[i], n.all->dtype);
    Value *centered = two(&n, OP_SUBTRACT, in[X], of_vector(&n, in[MEAN])), *d = deviation_of(&n, op, in[VARIANCE]);
    Value *sum = summed(&n, in[GRAD]), *product = summed(&n, two(&n, OP_MULTIPLY, in[GRAD], centered));
    Value *of_scale = two(&n, OP_DIVIDE, product, d);
    Value *rest = two(&n, OP_MULTIPLY, in[GRAD], build_splat(n.b, n.all, n.count));
    rest = two(&n, OP_SUBTRACT, rest, of_vector(&n, sum));
    rest = two(&n, OP_SUBTRACT, rest, two(&n, OP_MULTIPLY, centered, of_vector(&n, two(&n, OP_DIVIDE, of_scale, d))));
    Value *per_d = two(&n, OP_DIVIDE, in[SCALE], d), *factor = two(&n, OP_DIVIDE, per_d, number(&n, n.count));
    result_is(&n, op, 0, two(&n, OP_MULTIPLY, rest, of_vector(&n, factor)));
    result_is(&n, op, 1, of_scale);
    result_is(&n, op, 2, sum);
    return true;
}
