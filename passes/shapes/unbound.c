// What is open once everything that was given is bound: one refusal that lists all of it and the options that bind it. Part of the pass `shapes`.
#include "passes/shapes/unbound.h"

#include "ir/base/shown.h"
#include "ir/text/dims.h"
#include "passes/bind/constraints.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LOOKED_AT = 100000, MAX_NOTES = 8, MAX_REASONS = 8, MAX_LISTED = 1000 };

// --- where a size comes from

typedef VEC(Value *) Values;

static void reach(Values *queue, ValueMap *seen, Value *v) {
    v = value_resolved(v);
    if (value_map_get(seen, v)) return;
    value_map_set(seen, v, v);
    vec_push(queue, v);
}

// Everything that v may be made of, also through loops and branches.
static void reach_sources(Values *queue, ValueMap *seen, Value *v, bool sizes) {
    const Op *around = v->block ? v->block->parent : NULL, *def = v->def;
    if (around && around->kind == OP_WHILE && v->index < around->n_operands) {
        reach(queue, seen, around->operands[v->index]);
        reach(queue, seen, block_end(around->regions[1])->operands[v->index]);
    } else if (around) {
        for (uint32_t i = 0; i < around->n_operands; i++) reach(queue, seen, around->operands[i]);
    }
    if (!def || (def->kind == OP_GET_DIMENSION_SIZE && !sizes)) return;
    if (def->kind == OP_WHILE) {
        reach(queue, seen, def->operands[v->index]);
        reach(queue, seen, block_end(def->regions[0])->operands[0]);
        reach(queue, seen, block_end(def->regions[1])->operands[v->index]);
        return;
    }
    for (uint32_t i = 0; i < def->n_operands; i++) reach(queue, seen, def->operands[i]);
    for (uint32_t i = 0; i < def->n_regions; i++) {
        const Op *end = block_end(def->regions[i]);
        if (end && v->index < end->n_operands) reach(queue, seen, end->operands[v->index]);
    }
}

static bool is_argument(const Value *v) { return v->block && v->block->func; }
static bool is_scalar_integer(const Value *v) { return type_is_scalar(v->type) && !v->type->quant && dtype_is_int(v->type->dtype); }

// No value of its own that only a run makes: what it says follows from its operands.
static bool is_computed(const Value *v) { return !v->def || op_has(v->def->kind, PURE) || op_has(v->def->kind, CONTROL) || v->def->kind == OP_CUSTOM_CALL; }

static bool is_open_scalar(const Value *v) { return is_argument(v) && is_scalar_integer(v); }
static bool is_run_time(const Value *v) { return is_argument(v) ? !is_scalar_integer(v) : !is_computed(v); }

enum { REACHES_NONE = 1, REACHES_ONE };

// Whether v is made from such a value. What is found goes into `known`: all that was looked at has none, or what leads to the one that was found has.
static bool reaches(Value *v, bool (*is)(const Value *), Map *known) {
    Values queue = {0};
    ValueMap seen = {0};
    VEC(size_t) from = {0}; // the place in the queue of what each is a source of
    bool any = false;
    size_t i = 0;
    reach(&queue, &seen, v);
    vec_push(&from, 0);
    for (; i < queue.n && !any; i++) {
        const size_t *before = map_find(known, queue.items[i]);
        any = before ? *before == REACHES_ONE : is(queue.items[i]);
        if (!before && !any) reach_sources(&queue, &seen, queue.items[i], false);
        while (from.n < queue.n) vec_push(&from, i);
    }
    for (size_t at = any ? i - 1 : 0; any; at = from.items[at]) {
        *map_at(known, queue.items[at], NULL) = REACHES_ONE;
        if (!at) break;
    }
    for (size_t k = 0; k < queue.n && !any; k++) *map_at(known, queue.items[k], NULL) = REACHES_NONE;
    vec_free(&queue);
    vec_free(&from);
    value_map_free(&seen);
    return any;
}

void open_scalars_find(OpenScalars *s, Value *v, const Op *shape_of, bool *out_only) {
    Values queue = {0};
    reach(&queue, &s->entered, v);
    for (size_t i = 0; i < queue.n; i++) {
        const Value *at = queue.items[i];
        if (!is_argument(at)) reach_sources(&queue, &s->entered, queue.items[i], false);
        else if (is_scalar_integer(at) && !s->of[at->index]) s->of[at->index] = shape_of;
    }
    vec_free(&queue);
    *out_only = !reaches(v, is_run_time, &s->run_time) && reaches(v, is_open_scalar, &s->scalar);
}

void open_scalars_free(OpenScalars *s) {
    value_map_free(&s->entered);
    map_free(&s->run_time);
    map_free(&s->scalar);
}

// --- what is said

typedef struct {
    Str name; // of --dim NAME=
    const char *why[MAX_REASONS], *last;
    size_t n_why; // those that are not kept counted too
    bool size;    // and no scalar
} Missing;

typedef struct {
    Diags *d;
    Func *f;
    VEC(Missing) list;
    Map place_of; // 1 + that in the list, by name
    Map bound;    // symbols that the pass `bind` could give a value, as 1 + the place in `dims`
    const BoundDims *dims;
} Unbound;

static Unbound unbound_begin(PassContext *c, Func *f) {
    Unbound u = {.d = c->d, .f = f, .dims = c->dims};
    for (size_t i = 0; c->dims && i < c->dims->n; i++) {
        bool fresh;
        const BoundDim *b = &c->dims->items[i];
        size_t *at = b->kind == DIM_OF_SYMBOL ? map_at(&u.bound, module_str(c->m, b->name->text), &fresh) : NULL;
        if (at && fresh) *at = i + 1;
    }
    return u;
}

static void unbound_end(Unbound *u) {
    vec_free(&u->list);
    map_free(&u->place_of);
    map_free(&u->bound);
}

// A name that --dim and --bucket take apart rightly, and that is shown whole.
static const char *typed_name(Unbound *u, uint32_t i) {
    const char *name = argument_name(u->f, i);
    bool plain = *name && !strpbrk(name, "=,");
    for (uint32_t n; plain && *name; name += n) plain = utf8_is_shown(utf8_at(name, 4, &n));
    return plain ? argument_name(u->f, i) : arena_printf(&u->d->arena, "arg%" PRIu32, u->f->arg_info[i].number);
}

// " --dim NAME=..", as it is typed.
static void add_option(Unbound *u, Text *options, const char *name) {
    text_f(options, "%s--dim %s", options->n ? " " : "", shell_quote(&u->d->arena, "%s=..", name));
}

// A symbol may occur more than once in one size: "n*n".
static void add_missing(Unbound *u, Str name, const char *why, bool size) {
    bool fresh;
    size_t *at = map_at(&u->place_of, name, &fresh);
    if (fresh) {
        vec_push(&u->list, ((Missing){.name = name, .size = size}));
        *at = u->list.n;
    }
    Missing *m = &u->list.items[*at - 1];
    if (m->last == why) return;
    if (m->n_why < MAX_REASONS) m->why[m->n_why] = why;
    m->n_why++, m->last = why;
}

typedef struct {
    Unbound *u;
    PassContext *c;
    const char *why;
} SymbolUse;

// Symbols that the pass `bind` could give a value are not asked for again.
static bool add_symbol(void *context, const char *name, size_t len, int64_t *out) {
    SymbolUse *use = context;
    Str symbol = str_intern(&use->c->m->strings, name, len);
    const size_t *bound = map_find(&use->u->bound, symbol);
    if (bound) *out = use->u->dims->items[*bound - 1].value;
    else add_missing(use->u, symbol, use->why, true);
    return bound != NULL;
}

static void add_argument(Unbound *u, PassContext *c, uint32_t i) {
    Type t = u->f->body->args[i]->type;
    const Str *dims = u->f->arg_info[i].dims;
    const char *name = argument_name(u->f, i);
    for (uint32_t k = 0; type_is_tensor(t) && k < t->rank; k++) {
        if (t->dims[k] != DIM_UNKNOWN) continue;
        Arena *a = &u->d->arena;
        const char *which = dims && dims[k] && !dim_is_symbol(dims[k]->text) ? arena_printf(a, " (%s)", dims[k]->text) : "";
        const char *why = arena_printf(a, "dimension %" PRIu32 " of argument '%s'%s, %s", k, name, which, type_name(a, t));
        SymbolUse use = {u, c, why};
        int64_t v;
        if (dims && dims[k]) {
            dim_eval(dims[k]->text, add_symbol, &use, &v);
        } else {
            const char *text = arena_printf(a, "%s.%" PRIu32, typed_name(u, i), k);
            add_missing(u, module_str(c->m, text), why, true);
        }
    }
}

static void add_scalar(Unbound *u, PassContext *c, uint32_t i, const Op *shape_of) {
    Arena *a = &u->d->arena;
    const char *name = typed_name(u, i),
               *what = shape_of->kind == OP_CUSTOM_CALL ? str_text(op_str(shape_of, ATTR_call_target_name)) : op_short(shape_of->kind);
    Loc at = op_place(shape_of);
    const char *line = at.line ? arena_printf(a, " on line %" PRIu32, at.line) : "";
    add_missing(
        u, module_str(c->m, name),
        arena_printf(a, "argument '%s', %s, from which the shape of %s%s is made", argument_name(u->f, i), type_name(a, u->f->body->args[i]->type), what, line),
        false);
}

// --- what the ops say about open sizes

// "x.0", or what the model calls it.
static const char *dim_called(Unbound *u, uint32_t arg, uint32_t axis) {
    const Str *dims = u->f->arg_info[arg].dims;
    return dims && dims[axis] ? dims[axis]->text : arena_printf(&u->d->arena, "%s.%" PRIu32, typed_name(u, arg), axis);
}

static void note_constraints(Unbound *u, PassContext *c) {
    DimConstraints found = {0};
    dim_constraints_find(c, u->f, &found);
    uint32_t n = 0;
    for (size_t i = 0; i < found.n && n < MAX_NOTES; i++) {
        const DimConstraint *say = &found.items[i];
        const char *what = dim_called(u, say->arg, say->axis), *by = op_short(say->op->kind);
        const char *other = say->kind == DIMS_EQUAL ? dim_called(u, say->other_arg, say->other_axis) : "";
        if (!strcmp(what, other)) continue;
        n++;
        switch (say->kind) {
        case DIMS_EQUAL: diag_note(u->d, op_place(say->op), "%s has to be as large as %s: %s", what, other, by); break;
        case DIM_IS: diag_note(u->d, op_place(say->op), "%s has to be %" PRId64 ": %s", what, say->n, by); break;
        case DIM_AT_LEAST: diag_note(u->d, op_place(say->op), "%s has to be at least %" PRId64 ": %s", what, say->n, by); break;
        case DIM_MULTIPLE: diag_note(u->d, op_place(say->op), "%s has to be a multiple of %" PRId64 ": %s", what, say->n, by); break;
        }
    }
    vec_free(&found);
}

// What opens the first dimension of what calls give is the batch.
static void help_batch(Unbound *u) {
    for (uint32_t i = 0; i < u->f->body->n_args; i++) {
        Type t = u->f->body->args[i]->type;
        if (!type_is_tensor(t) || !t->rank || t->dims[0] != DIM_UNKNOWN) continue;
        diag_help(u->d, "or say how many examples a step has, over all replicas: --batch N");
        return;
    }
}

// Calls of a gradient cannot be padded, nor those of a program that trains.
static void help_buckets(Unbound *u, const PassContext *c) {
    if (c->o->training) help_batch(u);
    if (c->o->grad || c->o->training) return;
    for (size_t i = 0; i < u->list.n; i++) {
        if (!u->list.items[i].size) continue;
        diag_help(u->d, "or several sizes in one program, to which shorter calls are padded: --bucket %s",
                  shell_quote(&u->d->arena, "%s=..,..", u->list.items[i].name->text));
        return;
    }
}

// "b: dimension 0 of argument 'x', .., dimension 1 of argument 'y', .. and 3 more"
static void note_missing(Unbound *u, const Missing *m) {
    Text why = {0};
    for (size_t i = 0; i < m->n_why && i < MAX_REASONS; i++) text_f(&why, "%s%s", i ? ", " : "", m->why[i]);
    if (m->n_why > MAX_REASONS) text_f(&why, ", and %zu more", m->n_why - MAX_REASONS);
    diag_note(u->d, (Loc){0}, "%s: %s", m->name->text, why.items);
    vec_free(&why);
}

static void refuse_missing(Unbound *u, PassContext *c, bool wrong) {
    Diags *d = u->d;
    Text options = {0};
    bool several = u->list.n > 1;
    diag_error(d, u->f->loc.at, CODE_UNBOUND_DIMENSION, "%zu size%s of the model %s open, and every size must be a number when the model is compiled",
               u->list.n, several ? "s" : "", several ? "are" : "is");
    for (size_t i = 0; i < u->list.n && i < MAX_LISTED; i++) note_missing(u, &u->list.items[i]);
    if (u->list.n > MAX_LISTED) diag_note(d, (Loc){0}, "and %zu more", u->list.n - MAX_LISTED);
    if (!wrong) note_constraints(u, c);
    for (size_t i = 0; i < u->list.n && i < MAX_LISTED; i++) add_option(u, &options, u->list.items[i].name->text);
    diag_help(d, "give them numbers: %s%s", options.items, u->list.n > MAX_LISTED ? " and so on" : "");
    help_buckets(u, c);
    vec_free(&options);
}

bool open_dims_refuse(PassContext *c, Func *f, const Op *const *scalars, bool wrong) {
    Unbound u = unbound_begin(c, f);
    for (uint32_t i = 0; i < f->body->n_args; i++) add_argument(&u, c, i);
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (scalars[i]) add_scalar(&u, c, i, scalars[i]);
    bool any = u.list.n != 0;
    if (any) refuse_missing(&u, c, wrong);
    unbound_end(&u);
    return any;
}

void open_scalars_help(PassContext *c, Value *v) {
    if (c->d->dropping) return;
    Unbound u = {.d = c->d, .f = module_main(c->m)};
    bool only = false;
    OpenScalars scalars = {.of = u.f ? arena_array(c->scratch, const Op *, u.f->body->n_args) : NULL};
    if (u.f) open_scalars_find(&scalars, v, u.f->body->first, &only);
    Text options = {0};
    for (uint32_t i = 0; only && i < u.f->body->n_args; i++)
        if (scalars.of[i]) add_option(&u, &options, typed_name(&u, i));
    if (options.n) diag_help(c->d, "or give it a number when the model is compiled: %s", options.items);
    vec_free(&options);
    open_scalars_free(&scalars);
}

// --- sizes that were bound

typedef struct {
    PassContext *c;
    Map first; // of an argument's number + 1 or a constant: 1 + its first place in c->dims, where those of one argument are beside each other
    uint32_t n;
} Sources;

static uint64_t source_key(const BoundDim *b) {
    if (b->kind == DIM_OF_ARGUMENT) return (uint64_t)b->argument + 1;
    return b->kind == DIM_OF_SCALAR ? (uintptr_t)b->constant : 0;
}

static void note_source(Sources *s, const Value *v) {
    const Op *constant = v->def && v->def->kind == OP_CONSTANT ? v->def : NULL;
    const PortInfo *info = is_argument(v) ? v->block->func->arg_info : NULL;
    uint64_t key = info ? (uint64_t)info[v->index].number + 1 : (uintptr_t)constant;
    const size_t *first = key ? map_find_number(&s->first, key) : NULL;
    const BoundDims *dims = s->c->dims;
    for (size_t k = first ? *first - 1 : dims->n; k < dims->n && source_key(&dims->items[k]) == key && s->n < MAX_NOTES; k++) {
        const BoundDim *b = &dims->items[k];
        if (b->kind == DIM_OF_ARGUMENT && !strncmp(b->from->text, "declared", 8)) continue;
        s->n++;
        if (b->kind == DIM_OF_SCALAR) diag_note(s->c->d, (Loc){0}, "argument '%s' is %" PRId64 ": %s", b->name->text, b->value, b->from->text);
        else
            diag_note(s->c->d, (Loc){0}, "dimension %" PRIu32 " of argument '%s' is %" PRId64 ": %s", b->axis, argument_name(v->block->func, v->index),
                      b->value, b->from->text);
    }
}

void bound_dims_note(PassContext *c, Value *const *values, size_t n_values) {
    if (!c->dims || c->d->dropping) return;
    Sources s = {.c = c};
    Values queue = {0};
    ValueMap seen = {0};
    for (size_t i = 0; i < c->dims->n; i++) {
        bool fresh = false;
        uint64_t key = source_key(&c->dims->items[i]);
        size_t *at = key ? map_at_number(&s.first, key, &fresh) : NULL;
        if (fresh) *at = i + 1;
    }
    for (size_t i = 0; i < n_values; i++) reach(&queue, &seen, values[i]);
    for (size_t i = 0; i < queue.n && i < MAX_LOOKED_AT; i++) {
        note_source(&s, queue.items[i]);
        if (!is_argument(queue.items[i])) reach_sources(&queue, &seen, queue.items[i], true);
    }
    vec_free(&queue);
    value_map_free(&seen);
    map_free(&s.first);
}
