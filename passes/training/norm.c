// Batch norms in `train` with --batch-norm train: what a model exported for inference normalises by given statistics, `train` normalises by those of the batch,
// and the given ones follow by `momentum`, the variance as an estimate for all examples (times n / (n - 1)), as PyTorch has it. Each replica normalises by
// its own rows; what is kept is the mean over replicas.
#include "passes/training/trainer.h"

#include <stdlib.h>
#include <string.h>

static const Port *statistic(const Function *F, const Op *op, uint32_t i) {
    const Value *v = value_resolved(op->operands[i]);
    for (uint32_t k = 0; k < F->t->main->body->n_args; k++)
        if (F->variables[k] == v && F->t->ports[k].role == ROLE_STATISTIC) return &F->t->ports[k];
    return NULL;
}

// (1 - momentum) * before + momentum * now
static Value *followed(Function *F, Builder *b, Value *before, Value *now, double scale) {
    double momentum = F->t->o->batch_norm.momentum;
    now = sum_across(F, b, now);
    Value *keep = build_splat(b, before->type, 1 - momentum), *take = build_splat(b, now->type, momentum * scale / F->t->n_replicas);
    before = build_binary(b, OP_MULTIPLY, before, keep), now = build_binary(b, OP_MULTIPLY, now, take);
    return build_binary(b, OP_ADD, before, now);
}

// What the variable is so far; a model may normalise by one more than once.
static Value **keep(NormStates *out, const char *variable) {
    for (size_t i = 0; i < out->n; i++)
        if (!strcmp(out->items[i].variable, variable)) return &out->items[i].value;
    vec_push(out, ((NormState){NULL, variable}));
    return &out->items[out->n - 1].value;
}

static void train_norm(Function *F, Op *op, NormStates *out) {
    const Port *mean = statistic(F, op, 3), *variance = statistic(F, op, 4);
    Builder b = builder_before(F->t->m, op);
    if (!mean || !variance) return;
    Type x = value_resolved(op->operands[0])->type, types[] = {x, op->operands[3]->type, op->operands[4]->type};
    Op *made = build_typed(&b, OP_BATCH_NORM_TRAINING, op->operands, 3, op->attrs, op->n_attrs, types, 3, 0);
    double n = (double)x->n_elems / (double)types[1]->n_elems;
    Value *means = *keep(out, mean->variable), *variances = *keep(out, variance->variable);
    means = followed(F, &b, means ? means : op->operands[3], op_result(made, 1), 1);
    variances = followed(F, &b, variances ? variances : op->operands[4], op_result(made, 2), n > 1 ? n / (n - 1) : 1);
    *keep(out, mean->variable) = means, *keep(out, variance->variable) = variances;
    value_replace(&op->results[0], op_result(made, 0));
}

void norms_train(Function *F, NormStates *out) {
    if (F->t->o->batch_norm.kind != BATCH_NORM_TRAIN) return;
    for (Op *op = F->f->body->first; op; op = op->next)
        if (op->kind == OP_BATCH_NORM_INFERENCE) train_norm(F, op, out);
    module_resolve(F->t->m);
}
