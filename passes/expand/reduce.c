// Sums and products of floats shorter than 32 bits accumulate in f32 and are rounded once, as a TPU makes them: one rounding instead of one a step, which of a
// few hundred bf16 lose all but the first digit. The specification leaves the order of a reduction open and says nothing of what is between its steps
// ("reduce"); eval sums up in f64 and rounds once. Running windows (ir/ops/reduce/running.h), whose steps are results, stay as they are.
//
// A region that turns out to be a sum when it is simplified follows in canon. So no pass behind that meets a sum that rounds its steps, but for running ones.
#include "passes/expand/expansion.h"

#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/running.h"
#include "passes/rewrite.h"

Value *reduction_widened(Builder *b, const Op *op) {
    OpKind combine;
    RunningWindow run;
    if (op->n_results != 1 || !reducer_is_narrow(op) || !reducer_is_known(op, &combine)) return NULL;
    if (op->kind == OP_REDUCE_WINDOW && window_is_running(op, &run)) return NULL;
    Value *x = build_convert(b, op->operands[0], DT_F32), *init = build_scalar_as(b, op->operands[1], DT_F32);
    const Type to = op->results[0].type, wide = type_with_dtype(&b->m->types, to, DT_F32);
    Op *made = build_typed(b, op->kind, (Value *[]){x, init}, 2, op->attrs, op->n_attrs, &wide, 1, 1);
    build_reducer(b, made->regions[0], combine, DT_F32);
    return build_convert(b, op_result(made, 0), to->dtype);
}

bool expand_reduction(Expand *x, Op *op) {
    Value *v = reduction_widened(&x->b, op);
    if (v) value_replace(&op->results[0], v);
    return v != NULL;
}
