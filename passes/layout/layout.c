// Physical layouts. Every value is dense and row-major in the order of its dimensions, so a layout is an order of dimensions, and
// changing it is a transpose in the graph: images become N H W C, weights panels of 16 columns. What a contraction needs is written out
// around it (contract_lower), the movements are pushed towards the results until they cancel (movement_sink), and those that reach
// constants are folded by the passes that follow.
#include "passes/layout/layout.h"

#include "ir/builder/build.h"
#include "ir/graph/uses.h"
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
    for (Func *f = c->m->first_func; f; f = f->next) c->changed |= loops_pack_before(f->body);
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

// The bf16 that a value of f32 was widened from, in its shape; NULL: it was not.
static Value *narrow_of(Module *m, Op *user, Value *v) {
    Builder b = builder_before(m, user);
    bool shaped = v->def && v->def->kind == OP_RESHAPE;
    const Op *wide = shaped ? v->def->operands[0]->def : v->def;
    if (!wide || wide->kind != OP_CONVERT || wide->operands[0]->type->dtype != DT_BF16) return NULL;
    return shaped ? build_reshape(&b, wide->operands[0], v->type->dims, v->type->rank) : wide->operands[0];
}

// Depthwise convolutions, which vector units do as they read: what was made f32 for them is read as the bf16 that it was.
static bool read_narrow(Module *m, Block *b) {
    bool changed = false;
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_regions && op_has(op->kind, CONTROL); i++) changed |= read_narrow(m, op->regions[i]);
        if (op->kind != OP_CONVOLUTION || op->results[0].type->dtype != DT_F32 || op_int(op, ATTR_feature_group_count, 1) == 1) continue;
        Value *narrow = narrow_of(m, op, op->operands[0]);
        if (narrow) op->operands[0] = narrow, changed = true;
    }
    return changed;
}

// What those of planes make is stored as the shorter numbers that it becomes, where that is all that is done with it.
static bool store_narrow(Module *m, Func *f) {
    bool changed = false;
    Uses uses;
    uses_make(f->body, &uses);
    for (uint32_t i = 0; i < uses.n_ops; i++) {
        Op *op = uses.ops[i];
        if (op->kind != OP_CONV_DEPTHWISE || op->results[0].type->dtype != DT_F32) continue;
        UseList users = uses_of(&uses, &op->results[0]);
        Op *user = users.n == 1 ? users.v[0].op : NULL;
        if (!user || user->kind != OP_CONVERT || op_attr(user, ATTR_for_units)) continue; // that rounds in another way
        Type type = user->results[0].type;
        if (type->dtype != DT_BF16 && type->dtype != DT_F16) continue;
        Builder b = builder_before(m, op);
        value_replace(&user->results[0], op_result(build_like(&b, op, op->operands, &type), 0));
        op_unlink(user);
        op_unlink(op);
        changed = true;
    }
    uses_free(&uses);
    return changed;
}

bool pass_sink(PassContext *c) {
    for (Func *f = c->m->first_func; f; f = f->next) {
        MovementRoom room;
        movement_begin(f, &room);
        c->changed |= sink_block(c->m, f->body, &room);
    }
    module_resolve(c->m);
    for (Func *f = c->m->first_func; f; f = f->next) c->changed |= read_narrow(c->m, f->body);
    for (Func *f = c->m->first_func; f; f = f->next) c->changed |= store_narrow(c->m, f);
    module_resolve(c->m);
    return true;
}
