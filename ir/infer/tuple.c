// Types of tuples, tokens and barriers, which carry values of any type. Source of the rules: the StableHLO specification,
// "Constraints" of these ops; the limits of tuples are those of graph/type.h.
#include "ir/infer/util.h"

#include <inttypes.h>
#include <stdlib.h>

bool infer_tuple(Infer *c) {
    Type *elems = xcalloc((size_t)c->op->n_operands + 1, sizeof *elems);
    for (uint32_t i = 0; i < c->op->n_operands; i++) elems[i] = operand_type(c, i);
    c->out[0] = type_tuple(&c->m->types, elems, c->op->n_operands);
    free(elems);
    return c->out[0] != NULL ||
           infer_fail(c, CODE_TOO_LARGE, "the tuple has more than %d parts, or tuples within tuples more than %d deep", MAX_TUPLE_PARTS, MAX_TUPLE_DEPTH);
}

bool infer_get_tuple_element(Infer *c) {
    Type t = operand_type(c, 0);
    int64_t i = op_int(c->op, ATTR_index, 0);
    if (t->kind != TYPE_TUPLE) return infer_fail(c, CODE_TYPE_MISMATCH, "takes a tuple, not %s", infer_type_name(c, t));
    if (i < 0 || i >= t->rank) return infer_fail(c, CODE_BAD_ATTRIBUTE, "index is %" PRId64 ", the tuple has %" PRIu32 " elements", i, t->rank);
    c->out[0] = t->elems[i];
    return true;
}

bool infer_after_all(Infer *c) {
    for (uint32_t i = 0; i < c->op->n_operands; i++)
        if (operand_type(c, i)->kind != TYPE_TOKEN) return infer_fail(c, CODE_TYPE_MISMATCH, "takes tokens, not %s", infer_type_name(c, operand_type(c, i)));
    c->out[0] = type_token(&c->m->types);
    return true;
}

bool infer_barrier(Infer *c) {
    if (c->op->n_results != c->op->n_operands)
        return infer_fail(c, CODE_BAD_STRUCTURE, "has %" PRIu32 " operands and %" PRIu32 " results", c->op->n_operands, c->op->n_results);
    for (uint32_t i = 0; i < c->op->n_operands; i++) c->out[i] = operand_type(c, i);
    return true;
}
