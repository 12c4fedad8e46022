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

// Could --weights-as be given? What --tune compiles alone, which asks for tunables, is part of what is compiled behind it.
static bool may_store_weights(const PassOptions *o) { return !o->ask_tunables && !o->training && o->matmul != MATMUL_OPENBLAS && !o->passes && !o->stop_after; }

bool pass_mark(PassContext *c) {
    if (c->o->precision == PRECISION_F32 && c->o->weights_as == WEIGHTS_F32) {
        if (may_store_weights(c->o)) integer_weights_note(c);
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
