// See groups.h. The pass `groups` makes constants of what `fold` has left of rounded and packed weights, which have no code: where it does not run.
#include "passes/layout/groups.h"

#include "ir/eval/eval.h"
#include "ir/ops/groups.h"
#include "passes/pass.h"

#include <stdlib.h>

enum { MOST_STEPS = 64 };

const Literal *constant_evaluated(Module *m, const Value *v) {
    const Op *steps[MOST_STEPS];
    uint32_t n = 0;
    for (v = value_resolved((Value *)(uintptr_t)v); !value_constant(v); v = value_resolved(v->def->operands[0])) {
        if (n == MOST_STEPS || !v->def || v->def->n_operands != 1) ICE("weights are no constant");
        steps[n++] = v->def;
    }
    const Literal *l = value_constant(v);
    while (n-- > 0) {
        Diags quiet;
        const Literal *next;
        diags_init(&quiet, "tpucc");
        if (!eval_op(m, steps[n], &l, &m->arena, &next, &quiet)) ICE("%s of constant weights has no value", op_text(steps[n]->kind));
        diags_free(&quiet);
        l = next;
    }
    return l;
}

const Op *groups_found(const Value *v, Axes contract) {
    const Op *op = v->def && v->def->kind == OP_ROUND_GROUPS ? v->def : NULL;
    Axes dims = op ? op_axes(op, ATTR_dimensions) : (Axes){0};
    if (!op || dims.n != contract.n) return NULL;
    for (uint32_t i = 0; i < dims.n; i++)
        if (dims.v[i] != contract.v[i]) return NULL;
    return op;
}

Value *groups_pack(Builder *b, Value *v, const Op *groups) {
    Attr attrs[] = {*op_attr(groups, ATTR_group), *op_attr(groups, ATTR_bits)};
    return op_result(build_op(b, OP_PACK_GROUPS, &v, 1, attrs, COUNT(attrs)), 0);
}

static void find_rounded(Op *op, void *context) {
    if (op->kind != OP_ROUND_GROUPS) return;
    op->mark = NULL;
    vec_push((OpList *)context, op);
}

static void see_reads(Op *op, void *context) {
    (void)context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->def && op->operands[i]->def->kind == OP_ROUND_GROUPS) op->operands[i]->def->mark = op;
}

void groups_drop(Module *m) {
    OpList list = {0};
    for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, find_rounded, &list);
    for (Func *f = m->first_func; list.n && f; f = f->next) block_walk(f->body, see_reads, NULL);
    for (size_t i = 0; i < list.n; i++) {
        Op *op = (Op *)(uintptr_t)list.items[i];
        if (!op->mark) op_unlink(op);
        op->mark = NULL;
    }
    vec_free(&list);
}

static void find(Op *op, void *context) {
    if (op->kind == OP_ROUND_GROUPS || op->kind == OP_PACK_GROUPS) vec_push((OpList *)context, op);
}

bool pass_groups(PassContext *c) {
    OpList list = {0};
    for (Func *f = c->m->first_func; f; f = f->next) block_walk(f->body, find, &list);
    for (size_t i = 0; i < list.n; i++) {
        Op *op = (Op *)(uintptr_t)list.items[i];
        Builder b = builder_before(c->m, op);
        value_replace(&op->results[0], build_constant(&b, constant_evaluated(c->m, &op->results[0])));
        op_unlink(op);
        c->changed = true;
    }
    vec_free(&list);
    if (c->changed) module_resolve(c->m);
    return true;
}
