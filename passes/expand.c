// The walk of the pass `expand` and its table: see expand.h.
#include "passes/expand.h"

static ExpandFn *const expand_of[OP_COUNT] = {
    [OP_BATCH_NORM_INFERENCE] = expand_batch_norm_inference,
};

static void expand_block(Expand *x, Block *b) {
    Op *settled = NULL; // the last op that stays
    for (Op *op = b->first; op; op = settled ? settled->next : b->first) {
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        x->b = builder_before(x->m, op);
        if (expand_of[op->kind] && expand_of[op->kind](x, op)) {
            op_unlink(op);
            x->c->changed = true;
            continue;
        }
        for (uint32_t i = 0; i < op->n_regions; i++) expand_block(x, op->regions[i]);
        settled = op;
    }
}

bool pass_expand(PassContext *c) {
    Expand x = {.c = c, .m = c->m};
    for (Func *f = c->m->first_func; f; f = f->next) expand_block(&x, f->body);
    if (c->changed) module_resolve(c->m);
    return true;
}
