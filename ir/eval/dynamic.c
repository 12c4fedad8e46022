// Ops whose sizes are operands (ir/ops/dynamic.h), and get_dimension_size, whose result is one.
#include "ir/ops/dynamic.h"
#include "ir/eval/internal.h"
#include "ir/infer/infer.h"

// An op whose sizes are operands is the static op with those sizes.
bool eval_dynamic(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    const Literal **sizes = arena_array(&e->m->arena, const Literal *, op->n_operands);
    for (uint32_t i = 0; i < op->n_operands; i++) sizes[i] = &ins[i].lit;
    Op *fixed = dynamic_as_static(e->m, op, sizes);
    Type *types = arena_array(&e->m->arena, Type, op->n_results);
    bool ok = fixed && infer_op(e->m, fixed, types, e->d);
    for (uint32_t i = 0; ok && i < op->n_results; i++) {
        ok = type_agrees(types[i], op->results[i].type);
        fixed->results[i].type = types[i];
    }
    if (ok) return eval_fixed(e, fixed, ins, out);
    diag_error(e->d, op_place(op), CODE_SHAPE_MISMATCH, "%s: the sizes that it is given do not make %s", op_short(op->kind),
               type_name(&e->d->arena, op->results[0].type));
    return false;
}

bool eval_get_dimension_size(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    void *data;
    if (!tensor_make(e, op, op->results[0].type, false, out, &data)) return false;
    *(int32_t *)data = (int32_t)ins[0].lit.type->dims[op_int(op, ATTR_dimension, 0)];
    return true;
}
