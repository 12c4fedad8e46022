// See mark.h.
#include "passes/mark.h"

#include "ir/infer/quant.h"
#include "passes/integer_weights.h"
#include "passes/pass.h"
#include "passes/products.h"

static void mark(Op *op, void *context) {
    PassContext *c = context;
    bool kind = op->kind == OP_DOT_GENERAL || op->kind == OP_CONVOLUTION || op->kind == OP_RAGGED_DOT || op->kind == OP_GATHER;
    if (!kind || (op_is_quantized(op) && !product_is_hybrid(op))) return;
    op_set_attr(c->m, op, attr_bool(ATTR_model, true));
    c->changed = true;
}

bool pass_mark(PassContext *c) {
    if (c->o->precision == PRECISION_F32 && c->o->weights_as == WEIGHTS_F32) {
        if (!c->o->ask_tunables) integer_weights_note(c); // --tune asks, whose last compilation says it
        return true;
    }
    for (Func *f = c->m->first_func; f; f = f->next) block_walk(f->body, mark, c);
    return true;
}

static void unmark(Op *op, void *context) {
    if (!mark_is_on(op)) return;
    op_remove_attr(op, ATTR_model);
    *(bool *)context = true;
}

bool marks_remove(Module *m) {
    bool any = false;
    for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, unmark, &any);
    return any;
}
