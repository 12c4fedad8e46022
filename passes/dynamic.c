// Ops whose sizes are operands become the static ones: part of the pass `shapes`.
#include "passes/dynamic.h"

#include "ir/dynamic.h"
#include "ir/infer.h"
#include "passes/known.h"
#include "passes/loops.h"

#include <inttypes.h>

// A shape that the model declares is the one that the sizes make, or the program means nothing (spec): it serves where the sizes are computed.
static const Literal *declared_sizes(PassContext *c, const Op *op) {
    Type t = op->results[0].type;
    bool is_shape = op->kind == OP_DYNAMIC_IOTA || op->kind == OP_DYNAMIC_RESHAPE || op->kind == OP_DYNAMIC_BROADCAST_IN_DIM;
    if (!is_shape || !type_is_static(t)) return NULL;
    int64_t rank = t->rank;
    return literal_wrap(&c->m->arena, type_tensor(&c->m->types, DT_I64, &rank, 1), t->dims, false);
}

static bool find_sizes(PassContext *c, Op *op, const Literal **out, uint32_t *out_unknown) {
    Known k = known_begin(c->m, c->scratch);
    bool ok = true;
    for (uint32_t i = 0; i < op->n_operands && ok; i++) {
        if (!dynamic_is_size(op->kind, i)) continue;
        out[i] = known_value(&k, op->operands[i]);
        if (!out[i]) out[i] = declared_sizes(c, op);
        ok = out[i] != NULL;
        if (!ok) *out_unknown = i;
    }
    known_end(&k);
    return ok;
}

Op *dynamic_settle(PassContext *c, Op *op) {
    const Literal *sizes[8] = {0};
    uint32_t unknown = 0;
    if (!op_is_dynamic(op->kind)) return op;
    if (!find_sizes(c, op, sizes, &unknown)) {
        diag_error(c->d, op_place(op), "data-dependent-shape", "%s: operand %" PRIu32 ", which makes the shape of its result, depends on run-time values",
                   op_short(op->kind), unknown);
        note_origin(c, op->operands[unknown]);
        diag_help(c->d, "every size must be a number when the model is compiled: compute it from shapes and constants");
        return NULL;
    }
    Op *fixed = dynamic_as_static(c->m, op, sizes);
    if (!fixed || !type_agrees(fixed->results[0].type, op->results[0].type)) {
        Arena *a = &c->d->arena;
        diag_error(c->d, op_place(op), "shape-mismatch", "%s: its result is declared %s, but its sizes make %s", op_short(op->kind), type_name(a, op->results[0].type),
                   fixed ? type_name(a, fixed->results[0].type) : "no shape");
        return NULL;
    }
    op_insert_before(fixed, op);
    value_replace(&op->results[0], &fixed->results[0]);
    op_unlink(op);
    c->changed = true;
    return fixed;
}
