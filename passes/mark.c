// See mark.h.
#include "passes/mark.h"

#include "ir/infer/quant.h"
#include "passes/pass.h"

bool product_is_f32(const Op *op) {
    DType x = op->operands[0]->type->dtype, y = op->operands[1]->type->dtype;
    if (op->results[0].type->dtype != DT_F32 || (x != DT_F32 && y != DT_F32)) return false;
    return dtype_is_float(x) && dtype_is_float(y) && x != DT_F64 && y != DT_F64;
}

static void mark(Op *op, void *context) {
    PassContext *c = context;
    bool kind = op->kind == OP_DOT_GENERAL || op->kind == OP_CONVOLUTION || op->kind == OP_RAGGED_DOT || op->kind == OP_GATHER;
    if (!kind || op_is_quantized(op)) return;
    op_set_attr(c->m, op, attr_bool(ATTR_model, true));
    c->changed = true;
}

bool pass_mark(PassContext *c) {
    if (c->o->precision == PRECISION_F32 && c->o->weights_as == WEIGHTS_F32) return true;
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
