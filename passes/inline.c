// Puts the bodies of called functions into their callers until main is the only function; a compiled program is one function.
// Callees are taken before their callers (depth first), so that each body is copied in its final form; the verifier refused recursion. The work
// is bounded: what main would grow to is counted first, and a model that calls its way to billions of ops, or to regions within
// regions without end, is refused.
// Runs before `shapes`: a function whose arguments have unknown sizes gets those of each caller.
#include "passes/computations.h"
#include "passes/rewrite.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_INLINED_OPS = 1000000, MAX_CALL_DEPTH = 512, MAX_NESTING = 128 /* of regions, as in verify.c */ };

typedef struct {
    Func *f;
    size_t n_ops;     // once everything in it is inlined
    uint32_t nesting; // of its regions, likewise
    enum { UNSEEN, COUNTING, COUNTED, INLINED } state;
} Entry;

typedef struct {
    Module *m;
    Diags *d;
    Map entries; // by name
    uint32_t depth;
    bool changed;
} Inline;

static Entry *entry_of(const Inline *s, Str name) {
    const uintptr_t *at = map_find_str(&s->entries, name);
    if (!at) ICE("a call of no function in a verified module");
    return (Entry *)*at;
}

static void index_funcs(Inline *s, Arena *scratch) {
    for (Func *f = s->m->first_func; f; f = f->next) {
        bool fresh;
        Entry *e = arena_new(scratch, Entry);
        e->f = f;
        *map_at_str(&s->entries, f->name, &fresh) = (uintptr_t)e;
    }
}

// --- how large everything gets

static bool count_func(Inline *s, Entry *e);

static bool count_call(Inline *s, const Op *call, uint32_t level, Entry *into) {
    Entry *callee = entry_of(s, op_callee(call));
    if (!count_func(s, callee)) return false;
    into->n_ops += callee->n_ops;
    if (level + callee->nesting > into->nesting) into->nesting = level + callee->nesting;
    if (into->nesting <= MAX_NESTING) return true;
    diag_error(s->d, op_place(call), "too-large", "with the functions that it calls, regions are nested over %d deep", MAX_NESTING);
    return false;
}

static bool count_block(Inline *s, const Block *b, uint32_t level, Entry *into) {
    if (level > into->nesting) into->nesting = level;
    for (const Op *op = b->first; op; op = op->next) {
        into->n_ops++;
        for (uint32_t i = 0; i < op->n_regions; i++)
            if (!count_block(s, op->regions[i], level + 1, into)) return false;
        if (op_callee(op) && !count_call(s, op, level, into)) return false;
        if (into->n_ops <= MAX_INLINED_OPS) continue;
        diag_error(s->d, op_place(op), "too-large", "the calls of this model come to over %d ops", MAX_INLINED_OPS);
        diag_help(s->d, "write the repetition as stablehlo.while");
        return false;
    }
    return true;
}

static bool count_func(Inline *s, Entry *e) {
    if (e->state == COUNTED) return true;
    if (e->state != UNSEEN) ICE("a call that leads back to itself in a verified module");
    if (s->depth == MAX_CALL_DEPTH) {
        diag_error(s->d, e->f->loc.at, "too-large", "functions call each other more than %d deep", MAX_CALL_DEPTH);
        return false;
    }
    s->depth++;
    e->state = COUNTING;
    bool ok = count_block(s, e->f->body, 0, e);
    e->state = COUNTED;
    s->depth--;
    return ok;
}

// --- copying

static void inline_func(Inline *s, Entry *e);

static void inline_call(Inline *s, Op *call) {
    Entry *callee = entry_of(s, op_callee(call));
    inline_func(s, callee);
    Block *body = callee->f->body;
    ValueMap map = {0};
    for (uint32_t i = 0; i < body->n_args; i++) value_map_set(&map, body->args[i], call->operands[i]);
    block_clone_into(s->m, body, call->block, call, &map, false);
    const Op *end = block_end(body);
    for (uint32_t i = 0; i < call->n_results; i++) {
        Value *to = value_map_get(&map, end->operands[i]);
        value_replace(&call->results[i], to ? to : end->operands[i]);
    }
    value_map_free(&map);
    op_unlink(call);
    s->changed = true;
}

static void inline_block(Inline *s, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t i = 0; i < op->n_regions; i++) inline_block(s, op->regions[i]);
        if (op_callee(op)) inline_call(s, op);
    }
}

// Uses of the calls' results are rewritten before the body is copied.
static void inline_func(Inline *s, Entry *e) {
    if (e->state == INLINED) return;
    e->state = INLINED;
    bool changed = s->changed;
    s->changed = false;
    inline_block(s, e->f->body);
    if (s->changed) block_resolve(e->f->body);
    s->changed |= changed;
}

static Func *find_main(Inline *s) {
    Func *f = module_main(s->m);
    if (f) return f;
    diag_error(s->d, s->m->loc.at, "no-entry", "the model has no function @main, and not exactly one public function to take instead");
    for (f = s->m->first_func; f; f = f->next) diag_note(s->d, f->loc.at, "it has @%s", str_text(f->name));
    diag_help(s->d, "name the function to compile @main, or mark the others private");
    return NULL;
}

bool pass_inline(PassContext *c) {
    Inline s = {.m = c->m, .d = c->d};
    Func *f = find_main(&s);
    if (!f) return false;
    size_t n_errors = c->d->n_errors;
    s.changed = computations_attach(c->m, c->d);
    if (c->d->n_errors > n_errors) return false;
    index_funcs(&s, c->scratch);
    Entry *e = entry_of(&s, f->name);
    bool ok = count_func(&s, e);
    if (ok) {
        inline_func(&s, e);
        c->changed = s.changed || c->m->first_func != f || f->next;
        module_swap_funcs(c->m, (FuncList){f, f});
        f->next = NULL;
    }
    map_free(&s.entries);
    return ok;
}
