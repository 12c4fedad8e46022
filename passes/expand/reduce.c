// Sums and products of floats shorter than 32 bits accumulate in f32 and are rounded once, as a TPU makes them: one rounding instead of one a step, which of a
// few hundred bf16 lose all but the first digit. The specification leaves the order of a reduction open and says nothing of what is between its steps
// ("reduce"); eval sums up in f64 and rounds once. Running windows (ir/ops/reduce/running.h), whose steps are results, stay as they are.
#include "passes/expand/expansion.h"

#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/running.h"

bool expand_reduction(Expand *x, Op *op) {
    OpKind combine;
    RunningWindow run;
    if (op->n_results != 1 || !reducer_is_narrow(op) || !reducer_is_known(op, &combine)) return false;
    if (op->kind == OP_REDUCE_WINDOW && window_is_running(op, &run)) return false;
    Value *operands[] = {build_convert(&x->b, op->operands[0], DT_F32), build_convert(&x->b, op->operands[1], DT_F32)};
    const Type to = op->results[0].type, wide = type_with_dtype(&x->m->types, to, DT_F32);
    Op *made = build_typed(&x->b, op->kind, operands, 2, op->attrs, op->n_attrs, &wide, 1, 1);
    build_reducer(&x->b, made->regions[0], combine, DT_F32);
    value_replace(&op->results[0], build_convert(&x->b, op_result(made, 0), to->dtype));
    return true;
}
