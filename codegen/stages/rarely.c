// Code for vectors of columns that tpu.rarely tells apart: one branch for all rows of them instead of one for each vector. See phase.h.
#include "codegen/stages/phase.h"

enum { MOST_CASES = 4 };

typedef struct {
    const Op *cases[MOST_CASES];
    uint32_t n;
    const Index *index;
    RarelyBody *body;
    void *context;
} Cases;

// Does the predicate have one element for each column, which lies in memory?
static bool is_of_columns(const Op *op, uint32_t rank) {
    if (op->kind != OP_RARELY) return false;
    const Op *def = op->operands[0]->def;
    if (!def || def->kind != OP_BROADCAST_IN_DIM || op_attr(def, ATTR_stage) || def->results[0].type->rank != rank) return false;
    const Place *place = def->operands[0]->mark;
    Axes to = op_axes(def, ATTR_broadcast_dimensions);
    return place && !place->stored_by && to.n == 1 && to.v[0] == rank - 1;
}

// Where one of the cases is there, those behind it may be as well.
static void emit_case(Phase *p, const Cases *c, uint32_t i) {
    Elem *e = &p->e;
    size_t mark = memo_open(e);
    if (i == c->n) {
        c->body(p, c->context);
    } else {
        const Value *which = c->cases[i]->operands[0];
        LLVMValueRef lanes = elem_at(e, which, c->index);
        LlIf f;
        ll_if(p->l, &f, elem_any(e, lanes), "rarely");
        e->rare = true;
        c->body(p, c->context);
        e->rare = false;
        memo_close(e, mark);
        ll_else(p->l, &f);
        memo_bind(e, which, LLVMConstNull(ll_type(lanes)));
        emit_case(p, c, i + 1);
        ll_endif(p->l, &f);
    }
    memo_close(e, mark);
}

void for_rare_columns(Phase *p, const Op *from, const Op *upto, const Index *index, RarelyBody *body, void *context) {
    Cases c = {.index = index, .body = body, .context = context};
    for (const Op *op = upto; op != from; op = op->prev) // what chooses last comes first
        if (c.n < MOST_CASES && is_of_columns(op, from->results[0].type->rank)) c.cases[c.n++] = op;
    emit_case(p, &c, 0);
}
