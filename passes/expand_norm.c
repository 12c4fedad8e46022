// Batch normalisation as elementwise work on statistics per feature (spec: batch_norm_inference).
#include "passes/expand.h"

enum { BN_X, BN_SCALE, BN_OFFSET, BN_MEAN, BN_VARIANCE };

// (x - mean) / sqrt(variance + epsilon) * scale + offset = x * factor + (offset - mean * factor), factor = scale / sqrt(variance + epsilon):
// differs in the last bits. With constant statistics both fold, and fold_scale takes the factor into the weights before it.
bool expand_batch_norm_inference(Expand *x, Op *op) {
    Builder *b = &x->b;
    Value *const *in = op->operands;
    Type vector = in[BN_VARIANCE]->type, t = op->results[0].type;
    int64_t feature = op_int(op, ATTR_feature_index, 0);
    Value *epsilon = build_splat(b, vector, op_attr(op, ATTR_epsilon)->f);
    Value *deviation = build_unary(b, OP_SQRT, build_binary(b, OP_ADD, in[BN_VARIANCE], epsilon));
    Value *factor = build_binary(b, OP_DIVIDE, in[BN_SCALE], deviation);
    Value *shift = build_binary(b, OP_SUBTRACT, in[BN_OFFSET], build_binary(b, OP_MULTIPLY, in[BN_MEAN], factor));
    Value *scaled = build_binary(b, OP_MULTIPLY, in[BN_X], build_broadcast(b, factor, t->dims, t->rank, &feature, 1));
    value_replace(&op->results[0], build_binary(b, OP_ADD, scaled, build_broadcast(b, shift, t->dims, t->rank, &feature, 1)));
    return true;
}
