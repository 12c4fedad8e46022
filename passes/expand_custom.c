// Custom calls with a known meaning: checks, and names of ops. Other targets stay, and are refused by name.
#include "ir/custom_call.h"
#include "passes/expand.h"

bool expand_custom_call(Expand *x, Op *op) {
    const CustomTarget *t = custom_target(op);
    if (!t || t->kind == OP_COUNT) return expand_check(x, op);
    Attr room;
    Op as = custom_call_as(op, t, &room);
    Type types[2] = {op->results[0].type, op->n_results > 1 ? op->results[1].type : NULL};
    Op *made = build_typed(&x->b, as.kind, as.operands, as.n_operands, as.attrs, as.n_attrs, types, as.n_results, 0);
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], &made->results[i]);
    return true;
}
