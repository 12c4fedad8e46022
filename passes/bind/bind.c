// Binds open dimensions (design 5): sizes of main's arguments become the numbers that --dim gives, directly as ARGUMENT.AXIS or through symbols (ir/text/dims.h),
// which --dim ARGUMENT.AXIS=SYMBOL gives to dimensions that have none, and scalar integer arguments become constants. Every argument's size is a place, every symbol an unknown: what is declared or given is propagated from
// places to symbols (sizes linear in one symbol are solved) and from symbols to places until nothing changes; two ways to a size
// that lead to different numbers are refused with both. Whatever stays open is for `shapes` to refuse, which knows all that reaches a shape.
#include "passes/bind/bind.h"

#include "ir/infer/infer.h"
#include "ir/text/dims.h"
#include "passes/bind/constraints.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *name;
    bool known;
    int64_t value;
    const char *from; // "--dim b=7"
    bool padded;
    size_t uses;      // 1 + the first of the places that it occurs in, in Bind.uses
} Symbol;

static const uint32_t NO_ARGUMENT = UINT32_MAX; // behind all of them

// A dimension of an argument, or a scalar argument (axis -1).
typedef struct {
    uint32_t arg; // NO_ARGUMENT: it is a constant now
    int32_t axis;
    const char *text; // what it is called, or NULL
    bool known, open; // open: the model leaves it open
    int64_t value;
    const char *from; // what says so
    bool padded;      // calls may have less
    const Op *constant;
    const char *called; // "dimension 0 of argument 'x'", while the argument is there
    size_t said;        // 1 + the first of the constraints about it, in Bind.said_of
} Place;

typedef struct {
    size_t of, next; // 1 + the next one
} Mention;
typedef VEC(Mention) Mentions;

typedef struct {
    PassContext *c;
    Func *f;
    VEC(Symbol) symbols;
    VEC(Place) places;
    Map symbol_of;                 // 1 + the symbol, by name
    Map given;                     // names that --dim has
    Map named, numbered, located;  // 1 + the argument by its own name, its number + 1 and its location; MANY
    Mentions uses, said_of;
    size_t noting; // place
    // What is to be looked at again, since something became known: places, and what ops say of two of them.
    bool *due, *said_due;
    bool good;
} Bind;

static const uintptr_t MANY = UINTPTR_MAX;

bool dim_binding_parse(const char *text, DimBinding *out, Diags *d) {
    const char *equals = strrchr(text, '=');
    char *end = NULL;
    errno = 0;
    long long v = equals ? strtoll(equals + 1, &end, 10) : 0;
    const char *called = equals && equals != text && dim_is_symbol(equals + 1) ? equals + 1 : NULL;
    if (!called && (!equals || equals == text || !equals[1] || equals[1] == ' ' || *end || errno)) {
        diag_exit(d, EXIT_USAGE, (Loc){0}, "--dim takes NAME=NUMBER, not '%s'", text);
        diag_help(d, "NAME is a symbol as in b=7, a dimension of an argument as in x.0=7, or a scalar integer argument; x.0=b calls a dimension b");
        return false;
    }
    char *name = arena_copy(&d->arena, text, (size_t)(equals - text) + 1);
    name[equals - text] = 0;
    *out = (DimBinding){.name = name, .value = v, .place = arena_printf(&d->arena, "--dim %s", text), .called = called};
    return true;
}

// --- what there is

static Symbol *find_symbol(Bind *b, const char *name, size_t len) {
    const uintptr_t *at = map_find_str(&b->symbol_of, intern(&b->c->m->strings, name, len));
    return at ? &b->symbols.items[*at - 1] : NULL;
}

static void add_use(Mentions *uses, size_t *first, size_t of) {
    vec_push(uses, ((Mention){of, *first}));
    *first = uses->n;
}

static void set_due(const Mentions *uses, size_t first, bool *due) {
    for (size_t at = first; due && at; at = uses->items[at - 1].next) due[uses->items[at - 1].of] = true;
}

// The place at hand has the symbol in its text.
static bool note_use(void *context, const char *name, size_t len, int64_t *out) {
    Bind *b = context;
    Symbol *s = find_symbol(b, name, len);
    if (s) add_use(&b->uses, &s->uses, b->noting);
    return (void)out, false;
}

static bool note_symbol(void *context, const char *name, size_t len, int64_t *out) {
    Bind *b = context;
    bool fresh;
    Str s = intern(&b->c->m->strings, name, len);
    uintptr_t *at = map_at_str(&b->symbol_of, s, &fresh);
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

static bool symbol_value(void *context, const char *name, size_t len, int64_t *out) {
    const Symbol *s = find_symbol(context, name, len);
    if (s && s->known) *out = s->value;
    return s && s->known;
}

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

static const char *place_called(Bind *b, const Place *p) {
    if (p->called) return p->called;
    const char *name = argument_name(b->f, p->arg);
    if (p->axis < 0) return arena_printf(b->c->scratch, "argument '%s'", name);
    return arena_printf(b->c->scratch, "dimension %" PRId32 " of argument '%s'", p->axis, name);
}

static void collect_names(Bind *b) {
    Module *m = b->c->m;
    bool fresh;
    for (size_t i = 0; i < b->c->o->n_dims; i++) map_at_str(&b->given, module_str(m, b->c->o->dims[i].name), &fresh);
    for (uint32_t i = 0; b->given.n_used && i < b->f->body->n_args; i++) {
        const PortInfo *info = &b->f->arg_info[i];
        Str name = b->f->body->args[i]->name;
        uintptr_t *at = name ? map_at_str(&b->named, name, &fresh) : NULL;
        if (name && fresh) *at = i + 1;
        at = map_at(&b->numbered, (uintptr_t)info->number + 1, &fresh);
        if (fresh) *at = i + 1;
        at = info->loc_name ? map_at_str(&b->located, info->loc_name, &fresh) : NULL;
        if (at) *at = fresh ? i + 1 : MANY;
    }
}

static void collect_places(Bind *b) {
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
        vec_push(&b->places, ((Place){.arg = NO_ARGUMENT, .text = s->text->text, .known = true, .value = s->value, .from = s->from, .called = s->called}));
    }
    for (size_t i = 0; i < b->places.n; i++) b->places.items[i].called = place_called(b, &b->places.items[i]);
}

static void collect_symbols(Bind *b) {
    for (size_t i = 0; i < b->places.n; i++)
        if (b->places.items[i].text) note_uses(b, i, note_symbol);
    // A scalar argument that is called like a symbol is that symbol, where it is bound by that name.
    for (size_t i = 0; i < b->places.n; i++) {
        Place *p = &b->places.items[i];
        if (p->axis >= 0 || p->text) continue;
        const char *name = argument_name(b->f, p->arg);
        if (map_find_str(&b->given, module_str(b->c->m, name)) && find_symbol(b, name, strlen(name))) {
            p->text = name;
            note_uses(b, i, note_use);
        }
    }
    b->due = arena_array(b->c->scratch, bool, b->places.n + 1);
    memset(b->due, true, b->places.n);
}

// --- refusals

static bool refuse(Bind *b) { return b->good = false; }

static void conflict(Bind *b, const char *what, int64_t one, const char *one_from, int64_t two, const char *two_from) {
    Diags *d = b->c->d;
    diag_error(d, b->f->loc.at, "dimension-conflict", "%s has two sizes, %" PRId64 " and %" PRId64, what, one, two);
    diag_note(d, (Loc){0}, "%" PRId64 ": %s", one, one_from);
    diag_note(d, (Loc){0}, "%" PRId64 ": %s", two, two_from);
    refuse(b);
}

static void list_names(Bind *b, Text *out) {
    for (size_t i = 0; i < b->symbols.n; i++) text_f(out, "%s%s", out->n ? ", " : "", b->symbols.items[i].name);
    for (size_t i = 0; i < b->places.n; i++) {
        const Place *p = &b->places.items[i];
        if (p->axis >= 0 && (p->known || p->text || p->arg == NO_ARGUMENT)) continue;
        const char *name = argument_name(b->f, p->arg);
        if (p->axis < 0) text_f(out, "%s%s", out->n ? ", " : "", name);
        else text_f(out, "%s%s.%" PRId32, out->n ? ", " : "", name, p->axis);
    }
}

static void refuse_name(Bind *b, const DimBinding *d) {
    Text names = {0};
    list_names(b, &names);
    const char *who = str_text(b->f->name);
    if (d->called) diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: '%s' is no number, and @%s has no dimension '%s' that could be called so", d->place, d->called, who, d->name);
    else diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: @%s has no symbol, dimension or scalar integer argument of this name", d->place, who);
    if (names.n) diag_help(b->c->d, "what can be bound: %s", names.items);
    else diag_help(b->c->d, "all sizes of this model are numbers");
    vec_free(&names);
    refuse(b);
}

// --- bindings

// Before anybody computes with it.
static bool refuse_large(Bind *b, const char *what, int64_t value, const char *from) {
    diag_error(b->c->d, b->f->loc.at, "too-large", "%s would be %" PRId64 ": a tensor has at most 2^48 elements", what, value);
    diag_note(b->c->d, (Loc){0}, "%s", from);
    return refuse(b);
}

static void set_place(Bind *b, Place *p, int64_t value, const char *from, bool padded) {
    p->padded |= padded;
    if (p->known) {
        if (p->value != value) conflict(b, place_called(b, p), p->value, p->from, value, from);
        return;
    }
    if (value < 0 && p->axis >= 0) {
        diag_error(b->c->d, b->f->loc.at, "dimension-conflict", "%s would be %" PRId64 ": a size is not negative", place_called(b, p), value);
        diag_note(b->c->d, (Loc){0}, "%s", from);
        refuse(b);
        return;
    }
    if (value > MADE_ELEMS && p->axis >= 0) {
        refuse_large(b, place_called(b, p), value, from);
        return;
    }
    p->known = true;
    p->value = value;
    p->from = from;
    b->due[p - b->places.items] = true;
    set_due(&b->said_of, p->said, b->said_due);
}

static void set_symbol(Bind *b, Symbol *s, int64_t value, const char *from, bool padded) {
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

// N of "argN", as it is written.
static bool number_of(const char *name, uint32_t *out) {
    char written[24];
    unsigned long v = strncmp(name, "arg", 3) ? UINT32_MAX : strtoul(name + 3, NULL, 10);
    *out = (uint32_t)v;
    snprintf(written, sizeof written, "arg%" PRIu32, *out);
    return v < UINT32_MAX && !strcmp(written, name);
}

// The argument of this name: by its own, else by its number, else by its location. -1: none or, in *out_many, more than one.
static int64_t find_argument(Bind *b, const char *name, bool *out_many) {
    Str s = module_str(b->c->m, name);
    uint32_t number;
    const uintptr_t *at = map_find_str(&b->named, s);
    if (!at && number_of(name, &number)) at = map_find(&b->numbered, (uintptr_t)number + 1);
    if (!at) at = map_find_str(&b->located, s);
    *out_many = at && *at == MANY;
    return at && !*out_many ? (int64_t)*at - 1 : -1;
}

// Places are in the order of arguments, and of an argument's in that of axes.
static Place *find_place(Bind *b, int64_t arg, int64_t axis) {
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

// A name with what is wrong about it said, where it is that of an argument but of no place.
static bool refuse_argument(Bind *b, const DimBinding *d, int64_t arg, bool many, const char *name) {
    if (many) {
        diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: more than one argument is called '%s'", d->place, name);
        diag_help(b->c->d, "arg0, arg1, .. name them by their numbers");
        return refuse(b);
    }
    Type t = b->f->body->args[arg]->type;
    diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: argument '%s' is %s", d->place, name, type_name(&b->c->d->arena, t));
    if (type_is_tensor(t) && t->rank) diag_help(b->c->d, "%s.0%s%s names a dimension of it", name, t->rank > 1 ? " to " : "", t->rank > 1 ? arena_printf(b->c->scratch, "%s.%u", name, t->rank - 1) : "");
    else diag_help(b->c->d, "only integers can be bound");
    return refuse(b);
}

static bool refuse_or_next(Bind *b, const DimBinding *d, int64_t arg, bool many, const char *name) { return (arg >= 0 || many) && !refuse_argument(b, d, arg, many, name); }

// The place of "x.0". NULL: refused.
static Place *find_dimension(Bind *b, const DimBinding *d) {
    bool many = false;
    const char *dot = strrchr(d->name, '.');
    char *end = NULL;
    long axis = dot && dot[1] >= '0' && dot[1] <= '9' ? strtol(dot + 1, &end, 10) : -1;
    const char *name = axis < 0 || *end || axis > MAX_RANK ? d->name : arena_printf(b->c->scratch, "%.*s", (int)(dot - d->name), d->name);
    int64_t arg = find_argument(b, name, &many);
    Place *p = name == d->name ? NULL : find_place(b, arg, axis);
    if (!p && !refuse_or_next(b, d, arg, many, name)) refuse_name(b, d);
    return p;
}

// A symbol goes before an argument, and that before a dimension.
static void bind_one(Bind *b, const DimBinding *d) {
    bool many = false;
    Symbol *s = find_symbol(b, d->name, strlen(d->name));
    if (d->called) return; // by name_dimension
    if (s) {
        set_symbol(b, s, d->value, d->place, d->padded);
        return;
    }
    int64_t arg = find_argument(b, d->name, &many);
    Place *p = find_place(b, arg, -1);
    if (p && d->padded) {
        diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: argument '%s' is a number and no size: what a call gives cannot be rounded up", d->place, d->name);
        diag_help(b->c->d, "--dim %s=%" PRId64 " makes it a constant", d->name, d->value);
        refuse(b);
        return;
    }
    if (p) {
        set_place(b, p, d->value, d->place, false);
        return;
    }
    if (refuse_or_next(b, d, arg, many, d->name)) return;
    p = find_dimension(b, d);
    if (p) set_place(b, p, d->value, d->place, d->padded);
}

// As tpu.dims in the model would.
static void name_place(Bind *b, Place *p, const char *name) {
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

// --dim x.0=s: what x.0 is called, as tpu.dims in the model would.
static void name_dimension(Bind *b, const DimBinding *d) {
    Place *p = find_dimension(b, d);
    if (!p || (p->text && !strcmp(p->text, d->called))) return;
    if (p->text) {
        diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: %s is called %s in the model", d->place, place_called(b, p), p->text);
        diag_help(b->c->d, dim_is_symbol(p->text) ? "--dim %s=NUMBER binds it" : "--dim binds what %s is made of", p->text);
        refuse(b);
        return;
    }
    name_place(b, p, d->called);
}

// --- propagation

enum { MAX_FROM = 500 }; // characters of where a size comes from

// "2*n is 10 by n = 5, --dim n=5".
static bool note_used(void *context, const char *name, size_t len, int64_t *out) {
    struct { Bind *b; Text *text; } *at = context;
    const Symbol *s = find_symbol(at->b, name, len);
    if (!symbol_value(at->b, name, len, out)) return false;
    if (!strstr(at->text->items ? at->text->items : "", s->from)) text_f(at->text, "%s%s", at->text->n ? ", " : "", s->from);
    return true;
}

static const char *sources_of(Bind *b, const char *text) {
    Text t = {0};
    struct { Bind *b; Text *text; } at = {b, &t};
    int64_t v;
    dim_eval(text, note_used, &at, &v);
    const char *kept = dim_is_symbol(text) ? arena_printf(b->c->scratch, "%s", t.n ? t.items : "")
                                           : arena_printf(b->c->scratch, "it is %s%s%s", text, t.n ? ", by " : "", t.n ? t.items : "");
    vec_free(&t);
    return kept;
}

static void refuse_never(Bind *b, const Place *p) {
    diag_error(b->c->d, b->f->loc.at, "dimension-conflict", "%s is %" PRId64 ", which %s never is", place_called(b, p), p->value, p->text);
    diag_note(b->c->d, (Loc){0}, "%" PRId64 ": %s", p->value, p->from);
    const char *by = sources_of(b, p->text);
    if (strchr(by, ',')) diag_note(b->c->d, (Loc){0}, "%s", by);
    refuse(b);
}

// The symbols of a text, those first that were first in the model.
typedef struct {
    Bind *b;
    VEC(size_t) found;
} Occurring;

static bool note_occurring(void *context, const char *name, size_t len, int64_t *out) {
    Occurring *o = context;
    const Symbol *s = find_symbol(o->b, name, len);
    size_t i = s ? (size_t)(s - o->b->symbols.items) : SIZE_MAX, at = o->found.n;
    for (size_t k = 0; k < o->found.n; k++)
        if (o->found.items[k] == i) return symbol_value(o->b, name, len, out);
    if (s) vec_push(&o->found, i);
    for (; s && at && o->found.items[at - 1] > i; at--) o->found.items[at] = o->found.items[at - 1];
    if (s) o->found.items[at] = i;
    return symbol_value(o->b, name, len, out);
}

static void solve_place(Bind *b, const Place *p) {
    const char *plain = dim_is_symbol(p->text) ? "" : p->text;
    Occurring in = {b, {0}};
    int64_t v;
    dim_eval(p->text, note_occurring, &in, &v);
    for (size_t i = 0; i < in.found.n; i++) {
        Symbol *s = &b->symbols.items[in.found.items[i]];
        DimSolution solution = s->known ? DIM_UNSOLVED : dim_solve(p->text, s->name, p->value, symbol_value, b, &v);
        if (solution == DIM_UNSOLVED) continue;
        if (solution == DIM_NEVER) refuse_never(b, p);
        else set_symbol(b, s, v, arena_printf(b->c->scratch, "%s is %s%s%" PRId64 " (%s)", place_called(b, p), plain, *plain ? " = " : "", p->value, p->from), p->padded);
        break;
    }
    vec_free(&in.found);
}

static bool padded_value(void *context, const char *name, size_t len, int64_t *out) {
    struct { Bind *b; bool padded; } *at = context;
    const Symbol *s = find_symbol(at->b, name, len);
    at->padded |= s && s->padded;
    return symbol_value(at->b, name, len, out);
}

static bool is_padded(Bind *b, const char *text) {
    struct { Bind *b; bool padded; } at = {b, false};
    int64_t v;
    dim_eval(text, padded_value, &at, &v);
    return at.padded;
}

static void propagate_place(Bind *b, Place *p) {
    int64_t v = 0;
    DimState state = dim_eval(p->text, symbol_value, b, &v);
    if (state == DIM_NUMBER) {
        set_place(b, p, v, sources_of(b, p->text), is_padded(b, p->text));
    } else if (state == DIM_OPEN && p->known) {
        solve_place(b, p);
    } else if (state == DIM_UNDEFINED) {
        diag_error(b->c->d, b->f->loc.at, "dimension-conflict", "%s is '%s', which is no number", place_called(b, p), p->text);
        diag_note(b->c->d, (Loc){0}, "%s", sources_of(b, p->text));
        refuse(b);
    }
}

// What is as large as a size that is known, as an op says. It gets that one's name too, where it has none: calls that are padded have one length for both.
static bool spread(Bind *b, const DimConstraint *c) {
    Place *x = find_place(b, c->arg, c->axis), *y = find_place(b, c->other_arg, c->other_axis);
    if (!x || !y || x->known == y->known) return false;
    if (!x->known) {
        Place *known = y;
        y = x, x = known;
    }
    const char *name = x->text ? x->text : arena_printf(b->c->scratch, "%s.%" PRId32, argument_name(b->f, x->arg), x->axis);
    if (!y->text && dim_is_wellformed(name)) {
        name_place(b, y, name);
        note_uses(b, (size_t)(y - b->places.items), note_use);
    }
    bool far = strlen(x->from) > MAX_FROM;
    const char *from = arena_printf(b->c->scratch, "as large as %s by %s on line %" PRIu32 ", %s", place_called(b, x), op_short(c->op->kind), op_place(c->op).line, far ? "and so on" : x->from);
    set_place(b, y, x->value, from, x->padded);
    return true;
}

// The first that is due from *i on, which is due no more. False: none is.
static bool next_due(bool *due, size_t n, size_t *i) {
    bool *at = *i < n ? memchr(due + *i, true, n - *i) : NULL;
    if (!at) return false;
    *at = false;
    *i = (size_t)(at - due);
    return true;
}

// In rounds over all places in order, of which only those are looked at that have something to gain.
static void propagate(Bind *b) {
    for (bool any = true; any && b->good;) {
        any = false;
        for (size_t i = 0; b->good && next_due(b->due, b->places.n, &i); i++, any = true)
            if (b->places.items[i].text) propagate_place(b, &b->places.items[i]);
    }
}

static void spread_all(Bind *b) {
    DimConstraints said = {0};
    dim_constraints_find(b->c, b->f, &said);
    b->said_due = arena_array(b->c->scratch, bool, said.n + 1);
    for (size_t i = 0; i < said.n; i++) {
        const DimConstraint *c = &said.items[i];
        Place *x = c->kind == DIMS_EQUAL ? find_place(b, c->arg, c->axis) : NULL, *y = x ? find_place(b, c->other_arg, c->other_axis) : NULL;
        b->said_due[i] = y != NULL;
        if (y) add_use(&b->said_of, &x->said, i), add_use(&b->said_of, &y->said, i);
    }
    for (bool any = true; any && b->good;) {
        any = false;
        for (size_t i = 0; b->good && next_due(b->said_due, said.n, &i); i++) any |= spread(b, &said.items[i]);
        if (any && b->good) propagate(b);
    }
    vec_free(&said);
}

enum { MAX_NOTES = 8 };

static void note_bindings(Bind *b) {
    uint32_t n = 0;
    for (size_t i = 0; i < b->places.n && n < MAX_NOTES; i++) {
        const Place *p = &b->places.items[i];
        if (!p->known || !strncmp(p->from, "declared", 8)) continue;
        diag_note(b->c->d, (Loc){0}, "%s is %" PRId64 ": %s", p->called, p->value, p->from);
        n++;
    }
}

// --- what becomes of it

static bool fits(DType dtype, int64_t v) {
    int bits = (int)dtype_info[dtype].bits;
    if (!dtype_is_signed(dtype)) return v >= 0 && (bits >= 63 || v < INT64_C(1) << bits);
    return bits >= 64 || (v < INT64_C(1) << (bits - 1) && v >= -(INT64_C(1) << (bits - 1)));
}

static bool make_constant(Bind *b, Place *p) {
    Module *m = b->c->m;
    Value *arg = b->f->body->args[p->arg];
    const PortInfo *info = &b->f->arg_info[p->arg];
    if (!fits(arg->type->dtype, p->value)) {
        diag_error(b->c->d, b->f->loc.at, "dimension-conflict", "%s is %s, which cannot hold %" PRId64, place_called(b, p), type_name(&b->c->d->arena, arg->type), p->value);
        diag_note(b->c->d, (Loc){0}, "%s", p->from);
        return refuse(b);
    }
    OpLoc loc = {.at = b->f->loc.at, .name = info->loc_name, .src_file = info->src_file, .src_line = info->src_line, .src_col = info->src_col};
    Op *op = op_new(m, OP_CONSTANT, loc, 0, 1, 0);
    op->results[0].type = arg->type;
    op->results[0].name = arg->name;
    void *data = arena_array(&m->arena, char, dtype_bytes(arg->type->dtype));
    elem_from_i64(arg->type->dtype, data, p->value);
    op_set_attr(m, op, attr_literal(ATTR_value, literal_wrap(&m->arena, arg->type, data, false)));
    op_insert_before(op, b->f->body->first);
    value_replace(arg, &op->results[0]);
    p->constant = op;
    return true;
}

static bool set_sizes(Bind *b, uint32_t arg) {
    Value *v = b->f->body->args[arg];
    int64_t dims[MAX_RANK];
    bool changed = false;
    if (!type_is_tensor(v->type)) return true;
    for (uint32_t k = 0; k < v->type->rank; k++) {
        const Place *p = find_place(b, arg, k);
        dims[k] = p->known ? p->value : DIM_UNKNOWN;
        changed |= dims[k] != v->type->dims[k];
    }
    if (!changed) return true;
    Type t = type_quantized(&b->c->m->types, v->type->dtype, v->type->quant, dims, v->type->rank);
    if (!t) {
        bool scales = v->type->quant && type_tensor(&b->c->m->types, v->type->dtype, dims, v->type->rank);
        const char *name = argument_name(b->f, arg), *type = type_name(&b->c->d->arena, v->type);
        if (scales) diag_error(b->c->d, b->f->loc.at, "dimension-conflict", "argument '%s', %s, would not have the number of elements that its scales are for", name, type);
        else diag_error(b->c->d, b->f->loc.at, "too-large", "argument '%s', %s, would have over %" PRId64 " elements", name, type, MAX_ELEMS);
        note_bindings(b);
        return refuse(b);
    }
    v->type = t;
    return b->c->changed = true;
}

static void record(Bind *b) {
    BoundDims *out = b->c->dims;
    Module *m = b->c->m;
    for (size_t i = 0; out && i < b->symbols.n; i++) {
        const Symbol *s = &b->symbols.items[i];
        if (s->known) vec_push(out, ((BoundDim){DIM_OF_SYMBOL, 0, 0, module_str(m, s->name), s->value, module_str(m, s->from), NULL, true, s->padded, true}));
    }
    for (size_t i = 0; out && i < b->places.n; i++) {
        const Place *p = &b->places.items[i];
        if (!p->known || p->arg == NO_ARGUMENT) continue;
        const char *name = p->text ? p->text : argument_name(b->f, p->arg);
        if (!p->text && p->axis >= 0) name = arena_printf(b->c->scratch, "%s.%" PRId32, name, p->axis);
        vec_push(out, ((BoundDim){p->axis < 0 ? DIM_OF_SCALAR : DIM_OF_ARGUMENT, b->f->arg_info[p->arg].number, p->axis < 0 ? 0 : (uint32_t)p->axis, module_str(m, name), p->value, module_str(m, p->from), p->constant, p->open, p->padded, p->text != NULL}));
    }
}

static void apply(Bind *b) {
    for (uint32_t i = 0; i < b->f->body->n_args; i++) set_sizes(b, i);
    bool any = false;
    for (size_t i = 0; i < b->places.n; i++) {
        Place *p = &b->places.items[i];
        if (p->axis < 0 && p->known) any |= make_constant(b, p);
    }
    record(b);
    if (!any || !b->good) return;
    b->c->changed = true;
    module_resolve(b->c->m);
    for (size_t i = b->places.n; i-- > 0;)
        if (b->places.items[i].axis < 0 && b->places.items[i].known) block_remove_arg(b->f->body, b->places.items[i].arg);
}

// --- what contradicts the ops

// The module verified before: what does not now, are ops that work on arguments whose sizes do not go together.
static bool sizes_go_together(Bind *b) {
    Diags found;
    diags_init(&found, b->c->d->program);
    bool ok = verify_module(b->c->m, &found);
    for (size_t i = 0; !ok && i < found.list.n; i++) {
        diags_append_one(b->c->d, &found.list.items[i], found.exit_code);
        if (i + 1 == found.list.n || found.list.items[i + 1].kind == DIAG_ERROR) note_bindings(b);
    }
    diags_free(&found);
    return ok;
}

bool pass_bind(PassContext *c) {
    Bind b = {.c = c, .f = module_main(c->m), .good = true};
    if (!b.f) return true;
    collect_places(&b);
    collect_names(&b);
    for (size_t i = 0; i < c->o->n_dims; i++)
        if (c->o->dims[i].called) name_dimension(&b, &c->o->dims[i]);
    collect_symbols(&b);
    for (size_t i = 0; i < c->o->n_dims; i++) bind_one(&b, &c->o->dims[i]);
    if (b.good) propagate(&b);
    if (b.good && c->o->n_dims) spread_all(&b);
    if (b.good) apply(&b);
    if (b.good && c->changed) b.good = sizes_go_together(&b);
    vec_free(&b.symbols);
    vec_free(&b.places);
    vec_free(&b.uses);
    vec_free(&b.said_of);
    Map *const maps[] = {&b.symbol_of, &b.given, &b.named, &b.numbered, &b.located};
    for (size_t i = 0; i < COUNT(maps); i++) map_free(maps[i]);
    return b.good;
}
