// Drops pure ops whose results nothing uses, carried values of loops that feed only themselves, results of branches that nothing uses, and
// functions that nothing calls. Liveness is marked backwards from what has an effect (terminators of functions, calls, checks, loops that may
// not end) through operands; a carried value is live if a result, an argument or a use of it is. What is not marked goes in one walk. Linear in operands.
#include "passes/simplify/dead.h"

#include "passes/rewrite.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Module *m;
    VEC(Value *) work;
    VEC(bool) keep;
    bool changed;
} Dce;

// Value.mark and Op.mark: not NULL if live.
static char live;

static void mark_value(Dce *s, Value *v) {
    if (v->mark) return;
    v->mark = &live;
    vec_push(&s->work, v);
}

static void mark_operands(Dce *s, Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++) mark_value(s, op->operands[i]);
}

static void mark_op(Dce *s, Op *op);

// What a block does is live: its effects, and all that its terminator returns.
static void mark_block(Dce *s, Block *b, bool with_end) {
    for (Op *op = b->first; op; op = op->next) {
        if (op_has(op->kind, END)) {
            op->mark = &live;
            if (with_end) mark_operands(s, op);
        } else if (!op_is_pure(op)) {
            mark_op(s, op);
        }
    }
}

static void mark_op(Dce *s, Op *op) {
    if (op->mark) return;
    op->mark = &live;
    if (op->kind != OP_WHILE) mark_operands(s, op);
    bool by_value = op_has(op->kind, CONTROL); // what a branch or a body returns lives with the result
    for (uint32_t i = 0; i < op->n_regions; i++) mark_block(s, op->regions[i], !by_value || (op->kind == OP_WHILE && i == 0));
    if (op->block->parent) mark_op(s, op->block->parent);
}

// Carried value k: what it starts with, its arguments, what the body makes of it and the result live together.
static void mark_carried(Dce *s, Op *loop, uint32_t k) {
    mark_op(s, loop);
    mark_value(s, loop->operands[k]);
    for (uint32_t i = 0; i < 2; i++) mark_value(s, loop->regions[i]->args[k]);
    mark_value(s, block_end(loop->regions[1])->operands[k]);
    mark_value(s, &loop->results[k]);
}

static void mark_branches(Dce *s, Op *op, uint32_t k) {
    mark_op(s, op);
    for (uint32_t i = 0; i < op->n_regions; i++) mark_value(s, block_end(op->regions[i])->operands[k]);
}

static void mark_from(Dce *s) {
    while (s->work.n) {
        Value *v = s->work.items[--s->work.n];
        Op *around = v->def ? v->def : v->block->parent;
        if (around && around->kind == OP_WHILE) mark_carried(s, around, v->index);
        else if (v->def && op_has(v->def->kind, CONTROL)) mark_branches(s, v->def, v->index);
        else if (v->def) mark_op(s, v->def);
    }
}

static void clear_marks(Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) b->args[i]->mark = NULL;
    for (Op *op = b->first; op; op = op->next) {
        op->mark = NULL;
        for (uint32_t i = 0; i < op->n_results; i++) op->results[i].mark = NULL;
        for (uint32_t i = 0; i < op->n_regions; i++) clear_marks(op->regions[i]);
    }
}

static void sweep_results(Dce *s, Op *op) {
    s->keep.n = 0;
    bool all = true;
    for (uint32_t i = 0; i < op->n_results; i++) {
        vec_push(&s->keep, op->results[i].mark != NULL);
        all &= s->keep.items[i];
    }
    if (all) return;
    s->changed = true;
    if (op->kind == OP_WHILE) while_keep(s->m, op, s->keep.items);
    else branch_keep(s->m, op, s->keep.items);
}

static void sweep(Dce *s, Block *b) {
    for (Op *op = b->last, *previous; op; op = previous) {
        previous = op->prev;
        if (!op->mark) {
            op_unlink(op);
            s->changed = true;
            continue;
        }
        for (uint32_t i = 0; i < op->n_regions; i++) sweep(s, op->regions[i]);
        if (op_has(op->kind, CONTROL)) sweep_results(s, op);
    }
}

// --- functions

typedef struct {
    VEC(Func *) list;
    Map set;
} Funcs;

static void reach(Funcs *r, Func *f) {
    bool fresh;
    map_at(&r->set, f, &fresh);
    if (fresh) vec_push(&r->list, f);
}

static void find_callees(Module *m, const Block *b, Funcs *out) {
    for (const Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_regions; i++) find_callees(m, op->regions[i], out);
        Func *f = op_callee(op) ? module_find_func(m, op_callee(op)) : NULL;
        if (f) reach(out, f);
    }
}

static bool is_reached(const Func *f, void *context) { return map_find(&((const Funcs *)context)->set, f) != NULL; }

// Keeps what may be entered from outside, and what that leads to.
static void drop_functions(Dce *s) {
    Funcs reached = {0};
    const Func *main_func = module_main(s->m);
    size_t n = 0;
    for (Func *f = s->m->first_func; f; f = f->next, n++)
        if (!f->visibility || strcmp(f->visibility->text, "private") || f == main_func) reach(&reached, f);
    for (size_t i = 0; i < reached.list.n; i++) find_callees(s->m, reached.list.items[i]->body, &reached);
    s->changed = reached.list.n < n;
    if (s->changed) module_keep_funcs(s->m, is_reached, &reached);
    vec_free(&reached.list);
    map_free(&reached.set);
}

bool dead_drop(Module *m) {
    Dce s = {.m = m};
    if (m->first_func && m->first_func->next) drop_functions(&s);
    for (Func *f = m->first_func; f; f = f->next) {
        clear_marks(f->body);
        mark_block(&s, f->body, true);
        mark_from(&s);
        sweep(&s, f->body);
    }
    if (s.changed) module_resolve(m);
    vec_free(&s.work);
    vec_free(&s.keep);
    return s.changed;
}

bool pass_dce(PassContext *c) {
    c->changed = dead_drop(c->m);
    return true;
}
