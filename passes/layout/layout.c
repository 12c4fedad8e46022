// Physical layouts. Every value is dense and row-major in the order of its dimensions, so a layout is an order of dimensions, and
// changing it is a transpose in the graph: images become N H W C, weights panels of 16 columns. What a contraction needs is written out
// around it (contract_lower), the movements are pushed towards the results until they cancel (movement_sink), and those that reach
// constants are folded by the passes that follow.
#include "passes/layout/layout.h"

#include "passes/layout/groups.h"

static bool layout_block(Block *b, const PassContext *c) {
    bool changed = contract_lower(b, c);
    for (Op *op = b->first; op; op = op->next)
        if (op_has(op->kind, CONTROL))
            for (uint32_t i = 0; i < op->n_regions; i++) changed |= layout_block(op->regions[i], c);
    return changed;
}

bool pass_layout(PassContext *c) {
    size_t n_errors = c->d->n_errors;
    for (Func *f = c->m->first_func; f; f = f->next) c->changed |= layout_block(f->body, c);
    module_resolve(c->m);
    groups_drop(c->m);
    return c->d->n_errors == n_errors;
}

static bool sink_block(Module *m, Block *b, MovementRoom *room) {
    bool changed = movement_sink(m, b, room);
    for (Op *op = b->first; op; op = op->next)
        if (op_has(op->kind, CONTROL))
            for (uint32_t i = 0; i < op->n_regions; i++) changed |= sink_block(m, op->regions[i], room);
    return changed;
}

bool pass_sink(PassContext *c) {
    for (Func *f = c->m->first_func; f; f = f->next) {
        MovementRoom room;
        movement_begin(f, &room);
        c->changed |= sink_block(c->m, f->body, &room);
    }
    module_resolve(c->m);
    return true;
}
