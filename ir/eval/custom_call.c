// Custom calls with a meaning (ir/ops/custom_call.c): other names of ops, routines of LAPACK, checks, calls of Python that give nothing. Any other target is
// refused by name.
#include "ir/ops/custom_call.h"
#include "ir/eval/internal.h"
#include "ir/ops/check.h"
#include "ir/ops/dynamic.h"

// Tokens, which say nothing.
static bool eval_idle(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)e, (void)ins;
    for (uint32_t i = 0; i < op->n_results; i++) out[i] = (Tensor){{.type = op->results[i].type}, NULL};
    return true;
}

static bool eval_parts(Eval *e, const Op *op, const Op *as, const Tensor *ins, Tensor *out) {
    Tensor parts[LAPACK_MOST_RESULTS];
    if (!eval_lapack(e, as, ins, parts)) return false;
    Op tuple = {.kind = OP_TUPLE, .loc = op->loc, .results = op->results, .n_results = 1, .n_operands = as->n_results};
    bool ok = eval_tuple(e, &tuple, parts, out);
    for (uint32_t i = 0; i < as->n_results; i++) tensor_drop(e, &parts[i]);
    return ok;
}

bool eval_custom_call(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Check c;
    const CustomTarget *known = custom_target(op);
    Op as_parts;
    Value parts[LAPACK_MOST_RESULTS];
    if (custom_call_untupled(op, &as_parts, parts)) return eval_parts(e, op, &as_parts, ins, out);
    if (custom_is_idle(op)) return eval_idle(e, op, ins, out);
    if (op_is_dynamic(op)) return eval_dynamic(e, op, ins, out);
    if (known && known->kind == OP_COUNT) {
        if (!op->n_results || type_agrees(ins[0].lit.type, op->results[0].type)) return eval_barrier(e, op, ins, out);
        diag_error(e->d, op_place(op), CODE_UNSUPPORTED_OP, "custom_call: @%s makes parts of arrays, which is not evaluated", known->name);
        diag_help(e->d, "write it as sdy.manual_computation, as the pass gspmd does with what shard_map leaves");
        return false;
    }
    if (known && known->kind == OP_CUSTOM_CALL) return eval_lapack(e, op, ins, out);
    if (known) {
        Attr room[CUSTOM_ATTRS];
        Op as = custom_call_as(e->m, op, known, room);
        return eval_fixed(e, &as, ins, out);
    }
    if (check_of(op, &c)) return eval_custom_check(e, op, ins, out);
    custom_call_unknown(e->d, op);
    return false;
}
