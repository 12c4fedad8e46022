// See places.h: what the model has that can be bound, collected and found again, and the one way in which it becomes known, with the refusal of two
// numbers for one size.
#include "passes/bind/places.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

Symbol *bind_symbol_find(Bind *b, const char *name, size_t len) {
    const size_t *at = map_find(&b->symbol_of, str_intern(&b->c->m->strings, name, len));
    return at ? &b->symbols.items[*at - 1] : NULL;
}

// Places are in the order of arguments, and of an argument's in that of axes.
Place *bind_place_find(Bind *b, int64_t arg, int64_t axis) {
    size_t low = 0, high = b->places.n;
    while (low < high) { // the first that is not less
        size_t mid = low + (high - low) / 2;
        const Place *p = &b->places.items[mid];
        if (p->arg < arg || (p->arg == arg && p->axis < axis)) low = mid + 1;
        else high = mid;
    }
    bool found = low < b->places.n && b->places.items[low].arg == arg && b->places.items[low].axis == axis;
    return found ? &b->places.items[low] : NULL;
}

void bind_mention(Mentions *uses, size_t *first, size_t of) {
    vec_push(uses, ((Mention){of, *first}));
    *first = uses->n;
}

static void set_due(const Mentions *uses, size_t first, bool *due) {
    for (size_t at = first; due && at; at = uses->items[at - 1].next) due[uses->items[at - 1].of] = true;
}

// The place at hand has the symbol in its text.
static bool note_use(void *context, const char *name, size_t len, int64_t *out) {
    Bind *b = context;
    Symbol *s = bind_symbol_find(b, name, len);
    if (s) bind_mention(&b->uses, &s->uses, b->noting);
    return (void)out, false;
}

static bool note_symbol(void *context, const char *name, size_t len, int64_t *out) {
    Bind *b = context;
    bool fresh;
    Str s = str_intern(&b->c->m->strings, name, len);
    size_t *at = map_at(&b->symbol_of, s, &fresh);
    if (fresh) {
        vec_push(&b->symbols, ((Symbol){.name = s->text}));
        *at = b->symbols.n;
    }
    return note_use(context, name, len, out);
}

static void note_uses(Bind *b, size_t place, SymbolFn *note) {
    int64_t v;
    b->noting = place;
    dim_eval(b->places.items[place].text, note, b, &v);
}

void bind_place_uses(Bind *b, Place *p) { note_uses(b, (size_t)(p - b->places.items), note_use); }

bool bind_symbol_value(void *context, const char *name, size_t len, int64_t *out) {
    const Symbol *s = bind_symbol_find(context, name, len);
    if (s && s->known) *out = s->value;
    return s && s->known;
}

const char *bind_place_called(Bind *b, const Place *p) {
    if (p->called) return p->called;
    const char *name = argument_name(b->f, p->arg);
    if (p->axis < 0) return arena_printf(b->c->scratch, "argument '%s'", name);
    return arena_printf(b->c->scratch, "dimension %" PRId32 " of argument '%s'", p->axis, name);
}

// --- collecting

static bool is_size_scalar(Type t) { return type_is_scalar(t) && !t->quant && (dtype_is_int(t->dtype)); }

// {jax.global_constant = "b"}: the argument is a dimension variable of jax.export.
static const char *global_constant(Bind *b, const PortInfo *info) {
    for (uint32_t i = 0; i < info->attrs.n; i++) {
        Str s = info->attrs.v[i].value;
        if (strcmp(info->attrs.v[i].name->text, "jax.global_constant") || !s || s->len < 3 || s->text[0] != '"') continue;
        const char *name = arena_printf(b->c->scratch, "%.*s", (int)s->len - 2, s->text + 1);
        if (dim_is_symbol(name)) return name;
    }
    return NULL;
}

void bind_collect_places(Bind *b) {
    for (uint32_t i = 0; i < b->f->body->n_args; i++) {
        Type t = b->f->body->args[i]->type;
        const PortInfo *info = &b->f->arg_info[i];
        if (is_size_scalar(t)) vec_push(&b->places, ((Place){.arg = i, .axis = -1, .text = global_constant(b, info)}));
        for (uint32_t k = 0; type_is_tensor(t) && k < t->rank; k++) {
            Place p = {.arg = i, .axis = (int32_t)k, .text = info->dims && info->dims[k] ? info->dims[k]->text : NULL};
            p.known = t->dims[k] != DIM_UNKNOWN;
            p.open = !p.known;
            p.value = t->dims[k];
            if (p.known) p.from = arena_printf(b->c->scratch, "declared %s", type_name(b->c->scratch, t));
            vec_push(&b->places, p);
        }
    }
    for (size_t i = 0; i < b->c->m->n_known_sizes; i++) {
        const KnownSize *s = &b->c->m->known_sizes[i];
        vec_push(&b->places, ((Place){.arg = BIND_NO_ARGUMENT, .text = s->text->text, .known = true, .value = s->value, .from = s->from, .called = s->called}));
    }
    for (size_t i = 0; i < b->places.n; i++) b->places.items[i].called = bind_place_called(b, &b->places.items[i]);
}

void bind_collect_symbols(Bind *b) {
    for (size_t i = 0; i < b->places.n; i++)
        if (b->places.items[i].text) note_uses(b, i, note_symbol);
    // A scalar argument that is called like a symbol is that symbol, where it is bound by that name.
    for (size_t i = 0; i < b->places.n; i++) {
        Place *p = &b->places.items[i];
        if (p->axis >= 0 || p->text) continue;
        const char *name = argument_name(b->f, p->arg);
        if (map_find(&b->given, module_str(b->c->m, name)) && bind_symbol_find(b, name, strlen(name))) {
            p->text = name;
            note_uses(b, i, note_use);
        }
    }
    b->due = arena_array(b->c->scratch, bool, b->places.n + 1);
    memset(b->due, true, b->places.n);
}

// --- what becomes known

bool bind_refuse(Bind *b) { return b->good = false; }

static void conflict(Bind *b, const char *what, int64_t one, const char *one_from, int64_t two, const char *two_from) {
    Diags *d = b->c->d;
    diag_error(d, b->f->loc.at, CODE_DIMENSION_CONFLICT, "%s has two sizes, %" PRId64 " and %" PRId64, what, one, two);
    diag_note(d, (Loc){0}, "%" PRId64 ": %s", one, one_from);
    diag_note(d, (Loc){0}, "%" PRId64 ": %s", two, two_from);
    bind_refuse(b);
}

// Before anybody computes with it.
static bool refuse_large(Bind *b, const char *what, int64_t value, const char *from) {
    diag_error(b->c->d, b->f->loc.at, CODE_TOO_LARGE, "%s would be %" PRId64 ": a tensor has at most 2^48 elements", what, value);
    diag_note(b->c->d, (Loc){0}, "%s", from);
    return bind_refuse(b);
}

void bind_place_set(Bind *b, Place *p, int64_t value, const char *from, bool padded) {
    p->padded |= padded;
    if (p->known) {
        if (p->value != value) conflict(b, bind_place_called(b, p), p->value, p->from, value, from);
        return;
    }
    if (value < 0 && p->axis >= 0) {
        diag_error(b->c->d, b->f->loc.at, CODE_DIMENSION_CONFLICT, "%s would be %" PRId64 ": a size is not negative", bind_place_called(b, p), value);
        diag_note(b->c->d, (Loc){0}, "%s", from);
        bind_refuse(b);
        return;
    }
    if (value > MADE_ELEMS && p->axis >= 0) {
        refuse_large(b, bind_place_called(b, p), value, from);
        return;
    }
    p->known = true;
    p->value = value;
    p->from = from;
    b->due[p - b->places.items] = true;
    set_due(&b->said_of, p->said, b->said_due);
}

void bind_symbol_set(Bind *b, Symbol *s, int64_t value, const char *from, bool padded) {
    if (value > MADE_ELEMS) {
        refuse_large(b, arena_printf(b->c->scratch, "'%s'", s->name), value, from);
        return;
    }
    if (s->known && s->value != value) conflict(b, arena_printf(b->c->scratch, "'%s'", s->name), s->value, s->from, value, from);
    if (s->known) return;
    s->known = true;
    s->value = value;
    s->from = from;
    s->padded = padded;
    set_due(&b->uses, s->uses, b->due);
}

// As tpu.dims in the model would.
void bind_place_name(Bind *b, Place *p, const char *name) {
    Module *m = b->c->m;
    PortInfo *info = &b->f->arg_info[p->arg];
    uint32_t rank = b->f->body->args[p->arg]->type->rank;
    Str *dims = arena_array(&m->arena, Str, rank);
    for (uint32_t k = 0; info->dims && k < rank; k++) dims[k] = info->dims[k];
    dims[p->axis] = module_str(m, name);
    info->dims = dims;
    p->text = dims[p->axis]->text;
    b->c->changed = true;
}
