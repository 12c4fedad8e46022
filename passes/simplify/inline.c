// Puts the bodies of called functions into their callers until main is the only function; a compiled program is one function.
// The work is bounded: what main would grow to is counted first, callees before their callers, and a model that calls its way to billions of ops, or to
// regions within regions without end, is refused. Then main is walked from its first op to its last: a call gives way to a copy of the callee as it was
// read, and the walk goes on with the first op of the copy. So every op is copied once for each place where it ends up, and chains of calls may be as long
// as the model; the verifier refused recursion.
// Runs before `shapes`: a function whose arguments have unknown sizes gets those of each caller.
#include "passes/rewrite.h"
#include "passes/simplify/computations.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_INLINED_OPS = 1000000 };

typedef struct {
    Func *f;
    size_t n_ops;               // once everything in it is inlined
    uint32_t nesting;           // of its regions, likewise
    size_t first_call, n_calls; // in Inline.calls
    enum { UNSEEN, COUNTING, COUNTED } state;
} Entry;

typedef struct {
    const Op *op;
    uint32_t level; // of the block that it stands in
} Call;

typedef struct {
    Entry *e;
    size_t next; // of its calls
} Counting;

typedef struct {
    Module *m;
    Diags *d;
    PtrMap entries; // Entry, by name
    VEC(Call) calls;
    VEC(Counting) stack; // of functions that are being counted, each called by the one below
    bool changed;
} Inline;

static Entry *entry_of(const Inline *s, Str name) {
    Entry *e = ptr_map_get(&s->entries, name);
    if (!e) ICE("a call of no function in a verified module");
    return e;
}

static void index_funcs(Inline *s, Arena *scratch) {
    for (Func *f = s->m->first_func; f; f = f->next) {
        Entry *e = arena_new(scratch, Entry);
        e->f = f;
        ptr_map_set(&s->entries, f->name, e);
    }
}

// --- how large everything gets

// The ops of the block itself, and its calls.
static void count_block(Inline *s, const Block *b, uint32_t level, Entry *into) {
    if (level > into->nesting) into->nesting = level;
    for (const Op *op = b->first; op; op = op->next) {
        into->n_ops++;
        for (uint32_t i = 0; i < op->n_regions; i++) count_block(s, op->regions[i], level + 1, into);
        if (op_callee(op)) vec_push(&s->calls, ((Call){op, level}));
    }
}

static void count_begin(Inline *s, Entry *e) {
    if (e->state != UNSEEN) ICE("a call that leads back to itself in a verified module");
    e->state = COUNTING;
    e->first_call = s->calls.n;
    count_block(s, e->f->body, 0, e);
    e->n_calls = s->calls.n - e->first_call;
    vec_push(&s->stack, ((Counting){e, 0}));
}

static bool count_call(Inline *s, const Call *call, Entry *into) {
    const Entry *callee = entry_of(s, op_callee(call->op));
    into->n_ops += callee->n_ops;
    if (call->level + callee->nesting > into->nesting) into->nesting = call->level + callee->nesting;
    if (into->nesting > MAX_REGION_DEPTH) {
        diag_error(s->d, op_place(call->op), CODE_TOO_LARGE, "with the functions that it calls, regions are nested over %d deep", MAX_REGION_DEPTH);
        return false;
    }
    if (into->n_ops <= MAX_INLINED_OPS) return true;
    diag_error(s->d, op_place(call->op), CODE_TOO_LARGE, "the calls of this model come to over %d ops", MAX_INLINED_OPS);
    diag_help(s->d, "write the repetition as stablehlo.while");
    return false;
}

static bool count_all(Inline *s, Entry *outermost) {
    count_begin(s, outermost);
    while (s->stack.n) {
        Counting *top = &s->stack.items[s->stack.n - 1];
        if (top->next == top->e->n_calls) {
            top->e->state = COUNTED;
            s->stack.n--;
            continue;
        }
        const Call call = s->calls.items[top->e->first_call + top->next];
        Entry *callee = entry_of(s, op_callee(call.op));
        if (callee->state != COUNTED) {
            count_begin(s, callee); // and this call is looked at again
        } else {
            if (!count_call(s, &call, top->e)) return false;
            top->next++;
        }
    }
    return true;
}

// --- copying

// The first op of the copy, or what follows the call where there is none.
static Op *inline_call(Inline *s, Op *call) {
    const Block *body = entry_of(s, op_callee(call))->f->body;
    Op *before = call->prev;
    ValueMap map = {0};
    for (uint32_t i = 0; i < body->n_args; i++) value_map_set(&map, body->args[i], call->operands[i]);
    block_clone_into(s->m, body, call->block, call, &map, false);
    const Attr *partition = op_attr(call, ATTR_partition);
    for (Op *op = before ? before->next : call->block->first; partition && op != call; op = op->next)
        if (!op_attr(op, ATTR_partition)) op_set_attr(s->m, op, *partition);
    const Op *end = block_end(body);
    for (uint32_t i = 0; i < call->n_results; i++) value_replace(&call->results[i], value_map_get(&map, end->operands[i]));
    value_map_free(&map);
    Block *block = call->block;
    op_unlink(call);
    s->changed = true;
    return before ? before->next : block->first;
}

static void inline_block(Inline *s, Block *b) {
    for (Op *op = b->first; op;) {
        for (uint32_t i = 0; i < op->n_regions; i++) inline_block(s, op->regions[i]);
        op = op_callee(op) ? inline_call(s, op) : op->next;
    }
}

static Func *find_main(Inline *s) {
    Func *f = module_main(s->m);
    if (f) return f;
    diag_error(s->d, s->m->loc.at, CODE_NO_ENTRY, "the model has no function @main, and not exactly one public function to take instead");
    for (f = s->m->first_func; f; f = f->next) diag_note(s->d, f->loc.at, "it has @%s", str_text(f->name));
    diag_help(s->d, "name the function to compile @main, mark the others private, or say public of each that is to be an entry point");
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
    bool ok = count_all(&s, entry_of(&s, f->name));
    vec_free(&s.calls);
    vec_free(&s.stack);
    if (ok) {
        inline_block(&s, f->body);
        if (s.changed) block_resolve(f->body);
        c->changed = s.changed || c->m->first_func != f || f->next;
        module_swap_funcs(c->m, (FuncList){f, f});
        f->next = NULL;
    }
    ptr_map_free(&s.entries);
    return ok;
}
