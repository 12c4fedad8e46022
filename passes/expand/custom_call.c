// Custom calls with a known meaning: checks, names of ops, routines of LAPACK. Other targets stay, and are refused by name.
#include "passes/expand/linalg/lapack.h"

bool expand_custom_call(Expand *x, Op *op) {
    const CustomTarget *t = custom_target(op);
    if (!t || t->kind == OP_COUNT) return expand_check(x, op);
    if (t->kind == OP_CUSTOM_CALL) return expand_lapack(x, op, t->routine);
    Attr room[CUSTOM_ATTRS];
    Op as = custom_call_as(x->m, op, t, room);
    Type types[2] = {op->results[0].type, op->n_results > 1 ? op->results[1].type : NULL};
    Op *made = build_like(&x->b, &as, as.operands, types);
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], &made->results[i]);
    return true;
}
