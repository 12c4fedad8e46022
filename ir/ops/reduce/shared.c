// See shared.h.
#include "ir/ops/reduce/shared.h"

#include "ir/ops/cost.h"

enum { MOST_OPS = 8 }; // of an element: what takes longer does not wait for what it reads, and is not written out for each

typedef struct {
    Axes reduced;
    int64_t dim; // of the operand
    uint32_t n_ops;
    bool fits;
} Shared;

// The one dimension that a broadcast makes longer than 1; -1: there are none, or several.
static int64_t repeated_dim(const Op *broadcast) {
    Axes dims = op_axes(broadcast, ATTR_broadcast_dimensions);
    const Type from = broadcast->operands[0]->type, to = broadcast->results[0].type;
    int64_t found = -1;
    for (uint32_t d = 0; d < to->rank; d++) {
        bool kept = to->dims[d] == 1;
        for (uint32_t i = 0; i < dims.n; i++) kept |= dims.v[i] == d && from->dims[i] == to->dims[d];
        if (kept) continue;
        if (found >= 0) return -1;
        found = d;
    }
    return found;
}

// Elementwise work on what is repeated: along one dimension of all but the small ones.
static void look_at(Shared *s, const Value *v) {
    const Op *op = v->def;
    if (!s->fits || (op && op->kind == OP_CONSTANT && v->type->n_elems == 1)) return;
    if (!op || ++s->n_ops > MOST_OPS) {
        s->fits = false;
        return;
    }
    if (op->kind == OP_BROADCAST_IN_DIM) {
        int64_t d = repeated_dim(op);
        if (d < 0) { // of several dimensions: small
            s->fits = op->operands[0]->type->n_elems < v->type->n_elems / MOST_SHARED;
            return;
        }
        bool few = v->type->dims[d] <= MOST_SHARED && !axes_contain(s->reduced, (uint32_t)d);
        if (!few) return; // many elements share it: it is small
        s->fits = s->dim < 0 || s->dim == d;
        s->dim = d;
        return;
    }
    if (!op_has(op->kind, MAP) || op_is_expensive(op->kind) || op_attr(op, ATTR_stage)) {
        s->fits = false;
        return;
    }
    for (uint32_t i = 0; i < op->n_operands; i++) look_at(s, op->operands[i]);
}

int64_t shared_dim_of(const Op *reduce) {
    if (reduce->kind != OP_REDUCE || reduce->n_results != 1 || op_attr(reduce, ATTR_terms)) return -1;
    Shared s = {.reduced = op_axes(reduce, ATTR_dimensions), .dim = -1, .fits = true};
    look_at(&s, reduce->operands[0]);
    if (!s.fits || s.dim < 0) return -1;
    int64_t kept = 0;
    for (uint32_t d = 0; d < s.dim; d++) kept += !axes_contain(s.reduced, d);
    return kept;
}
