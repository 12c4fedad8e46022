// One spelling per meaning: rewrite rules, applied in one walk from the first op to the last. An op's operands are canonical when it is reached; what a
// rule made is visited before the walk goes on, so that one walk suffices but for what later folding opens. The rules are rows of
// canon_arith_rules, canon_move_rules and canon_region_rules; --debug=canon counts how often each fired.
// Invariant: each rule removes an op, makes a result smaller, or takes a step in an order in which none leads back.
#include "passes/simplify/rule.h"

#include "ir/infer/infer.h"

#include <inttypes.h>

// --- the walk

typedef struct {
    const Rule *rules;
    size_t n;
    uint32_t *counts;
} RuleSet;

enum { N_SETS = 3 };

static Value *apply_rules(Canon *s, Op *op, const RuleSet *sets) {
    for (int i = 0; i < N_SETS; i++) {
        for (size_t k = 0; k < sets[i].n; k++) {
            const Rule *r = &sets[i].rules[k];
            if (r->kind != OP_COUNT && r->kind != op->kind) continue;
            s->b = builder_before(s->m, op);
            Value *to = r->apply(s, op);
            if (!to) continue;
            sets[i].counts[k]++;
            s->changed = true;
            if (to->type != op->results[0].type) ICE("the rule '%s' changes the type of %s", r->text, op_text(op->kind));
            return to;
        }
    }
    return NULL;
}

static void canon_block(Canon *s, Block *b, const RuleSet *sets) {
    Op *settled = NULL; // the last op that no rule applies to
    for (Op *op = b->first; op; op = settled ? settled->next : b->first) {
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        Value *to = op->n_results && !op_is_quantized(op) ? apply_rules(s, op, sets) : NULL; // those are expanded first
        if (to) {
            if (s->n_left-- == 0) ICE("rules about %s fire without an end", op_text(op->kind));
            if (to == &op->results[0]) continue;
            if (!op->results[0].replaced) value_replace(&op->results[0], to);
            if (op->block) op_unlink(op);
            continue;
        }
        for (uint32_t i = 0; i < op->n_regions; i++) canon_block(s, op->regions[i], sets);
        settled = op;
    }
}

static void log_counts(const RuleSet *sets, Text *out) {
    for (int i = 0; i < N_SETS; i++)
        for (size_t k = 0; k < sets[i].n; k++)
            if (sets[i].counts[k]) text_f(out, "canon: %6" PRIu32 "  %s\n", sets[i].counts[k], sets[i].rules[k].text);
}

bool pass_canon(PassContext *c) {
    RuleSet sets[N_SETS] = {{canon_arith_rules, n_canon_arith_rules, NULL},
                            {canon_move_rules, n_canon_move_rules, NULL},
                            {canon_region_rules, n_canon_region_rules, NULL}};
    for (int i = 0; i < N_SETS; i++) sets[i].counts = arena_array(c->scratch, uint32_t, sets[i].n);
    Canon s = {.m = c->m, .opaque = c->o->opaque_constants, .n_left = 10000 + 100 * module_count_ops(c->m)};
    for (Func *f = c->m->first_func; f; f = f->next) canon_block(&s, f->body, sets);
    if (s.changed) module_resolve(c->m);
    if (c->log) log_counts(sets, c->log);
    c->changed = s.changed;
    return true;
}
