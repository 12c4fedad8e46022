// Use lists: see uses.h. Two walks: the first numbers ops and values and counts uses, the second files each use behind
// those of smaller values (a counting sort, so a value's uses stay in program order).
#include "ir/graph/uses.h"

#include <stdlib.h>

typedef struct {
    VEC(Value *) values;
    VEC(uint32_t) counts;
    VEC(Op *) ops;
    VEC(uint32_t) ends;
    size_t n_uses;
} Numbering;

// The id of v, given now if v was not seen. Stale ids do no harm: the table has the last word.
static uint32_t number(Numbering *n, Value *v) {
    if (v->id < n->values.n && n->values.items[v->id] == v) return v->id;
    v->id = (uint32_t)n->values.n;
    vec_push(&n->values, v);
    vec_push(&n->counts, 0);
    return v->id;
}

static void number_block(Numbering *n, Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) number(n, b->args[i]);
    for (Op *op = b->first; op; op = op->next) {
        op->id = (uint32_t)n->ops.n;
        vec_push(&n->ops, op);
        vec_push(&n->ends, 0);
        for (uint32_t i = 0; i < op->n_operands; i++) {
            uint32_t id = number(n, op->operands[i]); // which may move the counts
            n->counts.items[id]++;
        }
        n->n_uses += op->n_operands;
        for (uint32_t i = 0; i < op->n_regions; i++) number_block(n, op->regions[i]);
        n->ends.items[op->id] = (uint32_t)n->ops.n;
        for (uint32_t i = 0; i < op->n_results; i++) number(n, &op->results[i]);
    }
}

void uses_make(Block *b, Uses *out) {
    Numbering n = {0};
    number_block(&n, b);
    if (n.n_uses > UINT32_MAX) memory_exhausted(size_mul(n.n_uses, sizeof(Use)));
    uint32_t n_values = (uint32_t)n.values.n, sum = 0;
    uint32_t *first = xcalloc((size_t)n_values + 1, sizeof *first), *next = n.counts.items;
    for (uint32_t i = 0; i < n_values; i++) {
        first[i] = sum;
        sum += next[i];
        next[i] = first[i];
    }
    first[n_values] = sum;
    Use *all = xmalloc(size_mul(n.n_uses + 1, sizeof *all));
    for (size_t k = 0; k < n.ops.n; k++) {
        Op *op = n.ops.items[k];
        for (uint32_t i = 0; i < op->n_operands; i++) all[next[op->operands[i]->id]++] = (Use){op, i};
    }
    vec_free(&n.counts);
    *out = (Uses){n.values.items, n.ops.items, n.ends.items, n_values, (uint32_t)n.ops.n, all, first};
}

void uses_free(Uses *u) {
    free(u->values);
    free(u->ops);
    free(u->ends);
    free(u->all);
    free(u->first);
    *u = (Uses){0};
}

UseList uses_of(const Uses *u, const Value *v) {
    if (v->id >= u->n_values || u->values[v->id] != v) return (UseList){0};
    return (UseList){u->all + u->first[v->id], u->first[v->id + 1] - u->first[v->id]};
}

bool block_encloses(const Block *b, const Op *op) {
    for (const Block *at = op->block; at; at = at->parent ? at->parent->block : NULL)
        if (at == b) return true;
    return false;
}

bool value_used_outside(const Uses *u, const Value *v, const Block *b) {
    UseList uses = uses_of(u, v);
    for (uint32_t i = 0; i < uses.n; i++)
        if (!block_encloses(b, uses.v[i].op)) return true;
    return false;
}
