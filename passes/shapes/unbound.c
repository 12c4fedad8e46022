// What is open once everything that was given is bound: one refusal that lists all of it and the options that bind it. Part of the pass `shapes`.
#include "passes/shapes/unbound.h"

#include "ir/text/dims.h"
#include "passes/bind/constraints.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LOOKED_AT = 100000, MAX_NOTES = 8 };

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
static bool is_computed(const Value *v) {
    return !v->def || op_has(v->def->kind, PURE) || op_has(v->def->kind, CONTROL) || v->def->kind == OP_WHILE || v->def->kind == OP_CUSTOM_CALL;
}

void open_scalars_find(PassContext *c, Value *v, const Op *shape_of, const Op **scalars, bool *out_only) {
    Values queue = {0};
    ValueMap seen = {0};
    (void)c;
    *out_only = true;
    bool any = false;
    reach(&queue, &seen, v);
    for (size_t i = 0; i < queue.n && i < MAX_LOOKED_AT; i++) {
        Value *at = queue.items[i];
        if (!is_argument(at)) {
            *out_only &= is_computed(at);
            reach_sources(&queue, &seen, at, false);
        } else if (is_scalar_integer(at)) {
            any = true;
            if (!scalars[at->index]) scalars[at->index] = shape_of;
        } else {
            *out_only = false;
        }
    }
    *out_only &= any;
    vec_free(&queue);
    value_map_free(&seen);
}

// --- what is said

typedef struct {
    const char *name, *why; // of --dim NAME=
    const char *last;       // what `why` ends with
    bool size;              // and no scalar
} Missing;

typedef struct {
    Diags *d;
    Func *f;
    VEC(Missing) list;
} Unbound;

static bool is_plain(const char *s) { return *s && !s[strspn(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.:/@%+-")]; }

// A name that a shell takes as it is.
static const char *typed_name(Unbound *u, uint32_t i) {
    const char *name = argument_name(u->f, i);
    return is_plain(name) ? name : arena_printf(&u->d->arena, "arg%" PRIu32, u->f->arg_info[i].number);
}

static Missing *find_missing(Unbound *u, const char *name, size_t len) {
    for (size_t i = 0; i < u->list.n; i++)
        if (strlen(u->list.items[i].name) == len && !memcmp(u->list.items[i].name, name, len)) return &u->list.items[i];
    return NULL;
}

// A symbol may occur more than once in one size: "n*n".
static void add_missing(Unbound *u, const char *name, size_t len, const char *why, bool size) {
    Arena *a = &u->d->arena;
    Missing *m = find_missing(u, name, len);
    if (!m) vec_push(&u->list, ((Missing){arena_printf(a, "%.*s", (int)len, name), why, why, size}));
    else if (m->last != why) m->why = arena_printf(a, "%s, %s", m->why, why), m->last = why;
}

typedef struct {
    Unbound *u;
    PassContext *c;
    const char *why;
} SymbolUse;

// Symbols that the pass `bind` could give a value are not asked for again.
static bool add_symbol(void *context, const char *name, size_t len, int64_t *out) {
    SymbolUse *use = context;
    for (size_t i = 0; use->c->dims && i < use->c->dims->n; i++) {
        const BoundDim *b = &use->c->dims->items[i];
        if (b->kind != DIM_OF_SYMBOL || b->name->len != len || memcmp(b->name->text, name, len)) continue;
        *out = b->value;
        return true;
    }
    return add_missing(use->u, name, len, use->why, true), false;
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
            add_missing(u, text, strlen(text), why, true);
        }
    }
}

static void add_scalar(Unbound *u, uint32_t i, const Op *shape_of) {
    Arena *a = &u->d->arena;
    const char *name = typed_name(u, i), *what = shape_of->kind == OP_CUSTOM_CALL ? str_text(op_str(shape_of, ATTR_call_target_name)) : op_short(shape_of->kind);
    Loc at = op_place(shape_of);
    const char *line = at.line ? arena_printf(a, " on line %" PRIu32, at.line) : "";
    add_missing(u, name, strlen(name), arena_printf(a, "argument '%s', %s, from which the shape of %s%s is made", argument_name(u->f, i), type_name(a, u->f->body->args[i]->type), what, line), false);
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

static void help_buckets(Unbound *u) {
    for (size_t i = 0; i < u->list.n; i++) {
        if (!u->list.items[i].size) continue;
        diag_help(u->d, "or several sizes in one program, to which shorter calls are padded: --bucket %s=..,..", u->list.items[i].name);
        return;
    }
}

bool open_dims_refuse(PassContext *c, Func *f, const Op *const *scalars, bool wrong) {
    Unbound u = {.d = c->d, .f = f};
    for (uint32_t i = 0; i < f->body->n_args; i++) add_argument(&u, c, i);
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (scalars[i]) add_scalar(&u, i, scalars[i]);
    if (u.list.n) {
        Text options = {0};
        diag_error(c->d, f->loc.at, "unbound-dimension", "%zu size%s of the model %s open, and every size must be a number when the model is compiled", u.list.n, u.list.n > 1 ? "s" : "",
                   u.list.n > 1 ? "are" : "is");
        for (size_t i = 0; i < u.list.n; i++) {
            diag_note(c->d, (Loc){0}, "%s: %s", u.list.items[i].name, u.list.items[i].why);
            text_f(&options, "%s--dim %s=..", i ? " " : "", u.list.items[i].name);
        }
        if (!wrong) note_constraints(&u, c);
        diag_help(c->d, "give them numbers: %s", options.items);
        help_buckets(&u);
        vec_free(&options);
    }
    bool any = u.list.n != 0;
    vec_free(&u.list);
    return any;
}

void open_scalars_help(PassContext *c, Value *v) {
    Unbound u = {.d = c->d, .f = module_main(c->m)};
    bool only = false;
    const Op **scalars = u.f ? arena_array(c->scratch, const Op *, u.f->body->n_args) : NULL;
    if (scalars) open_scalars_find(c, v, u.f->body->first, scalars, &only);
    Text options = {0};
    for (uint32_t i = 0; only && i < u.f->body->n_args; i++)
        if (scalars[i]) text_f(&options, "%s--dim %s=..", options.n ? " " : "", typed_name(&u, i));
    if (options.n) diag_help(c->d, "or give it a number when the model is compiled: %s", options.items);
    vec_free(&options);
}

// --- sizes that were bound

static bool is_of(const BoundDim *b, const Value *v) {
    if (b->kind == DIM_OF_SCALAR) return b->constant && v->def == b->constant;
    return b->kind == DIM_OF_ARGUMENT && is_argument(v) && b->argument == v->block->func->arg_info[v->index].number && strncmp(b->from->text, "declared", 8);
}

static void note_source(PassContext *c, const Value *v, uint32_t *n) {
    for (size_t k = 0; k < c->dims->n && *n < MAX_NOTES; k++) {
        const BoundDim *b = &c->dims->items[k];
        if (!is_of(b, v)) continue;
        ++*n;
        if (b->kind == DIM_OF_SCALAR) diag_note(c->d, (Loc){0}, "argument '%s' is %" PRId64 ": %s", b->name->text, b->value, b->from->text);
        else diag_note(c->d, (Loc){0}, "dimension %" PRIu32 " of argument '%s' is %" PRId64 ": %s", b->axis, argument_name(v->block->func, v->index), b->value, b->from->text);
    }
}

void bound_dims_note(PassContext *c, Value *const *values, size_t n_values) {
    Values queue = {0};
    ValueMap seen = {0};
    uint32_t n = 0;
    for (size_t i = 0; c->dims && i < n_values; i++) reach(&queue, &seen, values[i]);
    for (size_t i = 0; i < queue.n && i < MAX_LOOKED_AT; i++) {
        note_source(c, queue.items[i], &n);
        if (!is_argument(queue.items[i])) reach_sources(&queue, &seen, queue.items[i], true);
    }
    vec_free(&queue);
    value_map_free(&seen);
}
