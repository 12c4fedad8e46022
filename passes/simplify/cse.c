// Computes equal things once: a pure op whose kind, operands, attributes, result types and regions are those of an earlier op that is visible
// from it gives way to that one. Earlier means before it in its block, or before one of the ops around it; a kernel sees nothing from outside.
// Method: hashing with scopes, as in the dominator-tree value numbering of Briggs, Cooper & Simpson 1997: entries of a block are
// taken out when the block ends. Linear but for regions with equal hashes, which are walked in parallel.
#include "passes/rewrite.h"

#include <stdlib.h>
#include <string.h>

typedef struct Entry Entry;
struct Entry {
    Entry *next; // of the same bucket
    Op *op;
    uint64_t hash;
    size_t at; // in Cse.open
};

typedef struct {
    Arena *arena;
    Entry **buckets;
    size_t n_buckets;
    VEC(Entry *) open;     // all entries in the table, those of inner blocks last
    size_t n_visible_from; // entries of `open` before this one are hidden by an isolated op
    bool changed;
    bool opaque; // constants may be told apart, though they are equal
} Cse;

// --- hashing. Value.mark of a value defined inside the region being hashed or compared stands for its number or its counterpart.

static uint64_t mix(uint64_t h, uint64_t v) {
    h = (h ^ v) * UINT64_C(0x9e3779b97f4a7c15);
    return h ^ h >> 29;
}

static uint64_t value_hash(const Value *v) { return (uint64_t)(uintptr_t)(v->mark ? v->mark : v); }

static uint64_t op_hash(const Op *op, uintptr_t *n_locals);

static uint64_t block_hash(const Block *b, uintptr_t *n_locals) {
    uint64_t h = b->n_args;
    for (uint32_t i = 0; i < b->n_args; i++) {
        b->args[i]->mark = (void *)++*n_locals;
        h = mix(h, (uint64_t)(uintptr_t)b->args[i]->type);
    }
    for (Op *op = b->first; op; op = op->next) {
        h = mix(h, op_hash(op, n_locals));
        for (uint32_t i = 0; i < op->n_results; i++) op->results[i].mark = (void *)++*n_locals;
    }
    return h;
}

static void clear_marks(const Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) b->args[i]->mark = NULL;
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_results; i++) op->results[i].mark = NULL;
        for (uint32_t i = 0; i < op->n_regions; i++) clear_marks(op->regions[i]);
    }
}

static uint64_t op_hash(const Op *op, uintptr_t *n_locals) {
    uint64_t h = mix(op->kind, (uint64_t)op->n_operands << 32 | op->n_results);
    if (op_has(op->kind, COMMUTES)) h = mix(h, value_hash(op->operands[0]) + value_hash(op->operands[1]));
    else
        for (uint32_t i = 0; i < op->n_operands; i++) h = mix(h, value_hash(op->operands[i]));
    for (uint32_t i = 0; i < op->n_attrs; i++) h = mix(h, attr_hash(&op->attrs[i]));
    for (uint32_t i = 0; i < op->n_results; i++) h = mix(h, (uint64_t)(uintptr_t)op->results[i].type);
    for (uint32_t i = 0; i < op->n_regions; i++) h = mix(h, block_hash(op->regions[i], n_locals));
    return h;
}

// --- equality. While regions are compared, the mark of a value of the first is its counterpart in the second.

static bool same_value(const Value *a, const Value *b) { return a->mark ? a->mark == b : a == b; }

static bool block_equal(const Block *a, const Block *b);

static bool operands_equal(const Op *a, const Op *b) {
    bool same = true;
    for (uint32_t i = 0; same && i < a->n_operands; i++) same = same_value(a->operands[i], b->operands[i]);
    if (same || !op_has(a->kind, COMMUTES)) return same;
    return same_value(a->operands[0], b->operands[1]) && same_value(a->operands[1], b->operands[0]);
}

static bool op_equal(const Op *a, const Op *b) {
    if (a->kind != b->kind || a->n_operands != b->n_operands || a->n_results != b->n_results || a->n_attrs != b->n_attrs || a->n_regions != b->n_regions)
        return false;
    for (uint32_t i = 0; i < a->n_results; i++)
        if (a->results[i].type != b->results[i].type) return false;
    if (!operands_equal(a, b)) return false;
    for (uint32_t i = 0; i < a->n_attrs; i++)
        if (!attr_equal(&a->attrs[i], &b->attrs[i])) return false;
    for (uint32_t i = 0; i < a->n_regions; i++)
        if (!block_equal(a->regions[i], b->regions[i])) return false;
    return true;
}

static bool block_equal(const Block *a, const Block *b) {
    if (a->n_args != b->n_args) return false;
    for (uint32_t i = 0; i < a->n_args; i++) {
        if (a->args[i]->type != b->args[i]->type) return false;
        a->args[i]->mark = b->args[i];
    }
    const Op *x = a->first, *y = b->first;
    for (; x && y; x = x->next, y = y->next) {
        if (!op_equal(x, y)) return false;
        for (uint32_t i = 0; i < x->n_results; i++) x->results[i].mark = &y->results[i];
    }
    return !x && !y;
}

static bool ops_equal(const Op *a, const Op *b) {
    bool same = op_equal(a, b);
    for (uint32_t i = 0; i < a->n_regions; i++) clear_marks(a->regions[i]);
    return same;
}

// --- the table

static void grow(Cse *s) {
    size_t n = s->n_buckets ? s->n_buckets * 2 : 256;
    free(s->buckets);
    s->buckets = xcalloc(n, sizeof *s->buckets);
    s->n_buckets = n;
    for (size_t i = 0; i < s->open.n; i++) {
        Entry *e = s->open.items[i], **at = &s->buckets[e->hash & (n - 1)];
        e->next = *at;
        *at = e;
    }
}

// An earlier op that computes the same, or NULL after op was entered.
static Op *find_or_add(Cse *s, Op *op) {
    uintptr_t n_locals = 0;
    uint64_t hash = op_hash(op, &n_locals);
    for (uint32_t i = 0; i < op->n_regions; i++) clear_marks(op->regions[i]);
    if (s->open.n >= s->n_buckets) grow(s);
    Entry **bucket = &s->buckets[hash & (s->n_buckets - 1)];
    for (Entry *e = *bucket; e; e = e->next)
        if (e->hash == hash && e->at >= s->n_visible_from && ops_equal(e->op, op)) return e->op;
    Entry *e = arena_new(s->arena, Entry);
    *e = (Entry){*bucket, op, hash, s->open.n};
    *bucket = e;
    vec_push(&s->open, e);
    return NULL;
}

static void close_scope(Cse *s, size_t n_open) {
    while (s->open.n > n_open) { // the newest of a bucket is its head
        Entry *e = s->open.items[--s->open.n];
        s->buckets[e->hash & (s->n_buckets - 1)] = e->next;
    }
}

// Points of a forward pass are 2.25 or more times what their image is: the way back makes them again sooner than it has memory for them meanwhile.
static bool stays_apart(const Cse *s, const Op *op) { return op->kind == OP_WINOGRAD_IMAGE || (s->opaque && op->kind == OP_CONSTANT); }

static void cse_block(Cse *s, Block *b) {
    size_t n_open = s->open.n;
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        size_t outer = s->n_visible_from;
        if (op_is_isolated(op)) s->n_visible_from = s->open.n;
        for (uint32_t i = 0; i < op->n_regions; i++) cse_block(s, op->regions[i]);
        s->n_visible_from = outer;
        if (!op_is_pure(op) || !op->n_results || stays_apart(s, op)) continue;
        Op *same = find_or_add(s, op);
        if (!same) continue;
        for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], &same->results[i]);
        op_unlink(op);
        s->changed = true;
    }
    close_scope(s, n_open);
}

bool pass_cse(PassContext *c) {
    Cse s = {.arena = c->scratch, .opaque = c->o->opaque_constants};
    for (Func *f = c->m->first_func; f; f = f->next) {
        clear_marks(f->body);
        cse_block(&s, f->body);
    }
    free(s.buckets);
    vec_free(&s.open);
    if (s.changed) module_resolve(c->m);
    c->changed = s.changed;
    return true;
}
