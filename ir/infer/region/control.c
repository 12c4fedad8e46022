// Types of ops that decide what runs, and how often: while, if, case, tpu.kernel. What their regions take and give are the values
// that they carry or choose. Source of the rules: the StableHLO specification, "Constraints" of these ops.
#include "ir/infer/util.h"

#include <inttypes.h>
#include <stdlib.h>

bool infer_while(Infer *c) {
    uint32_t n = c->op->n_operands;
    if (c->op->n_results != n) return infer_fail(c, CODE_BAD_STRUCTURE, "carries %" PRIu32 " values, has %" PRIu32 " results", n, c->op->n_results);
    const Op *cond = region_form(c, 0, n, 1), *body = cond ? region_form(c, 1, n, n) : NULL;
    if (!body) return false;
    if (!region_returns(c, 0, cond, 0, type_scalar(&c->m->types, DT_I1))) return false;
    for (uint32_t i = 0; i < n; i++) {
        Type t = operand_type(c, i);
        if (!region_arg_is(c, 0, i, t) || !region_arg_is(c, 1, i, t) || !region_returns(c, 1, body, i, t)) return false;
        c->out[i] = t;
    }
    return true;
}

bool infer_kernel(Infer *c) {
    const Op *op = c->op, *end = NULL;
    VEC(Type) given = {0}; // what the next region's arguments are
    bool ok = op->n_regions > 0 || infer_fail(c, CODE_BAD_STRUCTURE, "has no region");
    for (uint32_t i = 0; i < op->n_operands; i++) vec_push(&given, operand_type(c, i));
    for (uint32_t r = 0; ok && r < op->n_regions; r++) {
        bool is_last = r + 1 == op->n_regions;
        end = region_form(c, r, (uint32_t)given.n, is_last ? (int64_t)op->n_results : ANY);
        ok = end != NULL;
        for (uint32_t i = 0; ok && i < given.n; i++) ok = region_arg_is(c, r, i, given.items[i]);
        for (uint32_t i = 0; ok && i < end->n_operands; i++) vec_push(&given, end->operands[i]->type);
    }
    for (uint32_t i = 0; ok && i < op->n_results; i++) c->out[i] = end->operands[i]->type;
    vec_free(&given);
    return ok;
}

// Every region takes nothing and returns the same types, which are the op's.
static bool branches(Infer *c) {
    const Op *op = c->op;
    for (uint32_t r = 0; r < op->n_regions; r++) {
        const Op *end = region_form(c, r, 0, op->n_results);
        if (!end) return false;
        for (uint32_t i = 0; i < op->n_results; i++) {
            if (r && !region_returns(c, r, end, i, c->out[i])) return false;
            if (!r) c->out[i] = end->operands[i]->type;
        }
    }
    return true;
}

static bool selector_is(Infer *c, DType want) {
    Type t = operand_type(c, 0);
    if (type_is_scalar(t) && t->dtype == want) return branches(c);
    return infer_fail(c, CODE_TYPE_MISMATCH, "chooses by a scalar of %s, not by %s", dtype_text(want), infer_type_name(c, t));
}

bool infer_if(Infer *c) { return selector_is(c, DT_I1); }

bool infer_case(Infer *c) {
    if (!c->op->n_regions) return infer_fail(c, CODE_BAD_STRUCTURE, "has no branches");
    return selector_is(c, DT_I32);
}
