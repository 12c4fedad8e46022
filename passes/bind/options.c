// What --dim says: its text (b=7, x.0=7, x.0=b), which symbol, argument or dimension the name in it means, and what is wrong with a name that means
// none. A symbol goes before an argument, and that before a dimension; an argument answers to its own name, else to its number, else to its location,
// where only one has that.
#include "ir/base/shown.h"
#include "passes/bind/bind.h"
#include "passes/bind/places.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

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

bool dim_bindings_add(const char *text, DimBindings *list, Diags *d) {
    DimBinding one;
    bool good = dim_binding_parse(text, &one, d);
    if (good) vec_push(list, one);
    return good;
}

// --- which argument a name means

void bind_collect_names(Bind *b) {
    Module *m = b->c->m;
    bool fresh;
    for (size_t i = 0; i < b->c->o->n_dims; i++) map_at(&b->given, module_str(m, b->c->o->dims[i].name), NULL);
    for (uint32_t i = 0; b->given.n_used && i < b->f->body->n_args; i++) {
        const PortInfo *info = &b->f->arg_info[i];
        Str name = b->f->body->args[i]->name;
        size_t *at = name ? map_at(&b->named, name, &fresh) : NULL;
        if (name && fresh) *at = i + 1;
        at = map_at_number(&b->numbered, (uint64_t)info->number + 1, &fresh);
        if (fresh) *at = i + 1;
        at = info->loc_name ? map_at(&b->located, info->loc_name, &fresh) : NULL;
        if (at) *at = fresh ? i + 1 : BIND_MANY;
    }
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
    const size_t *at = map_find(&b->named, s);
    if (!at && number_of(name, &number)) at = map_find_number(&b->numbered, (uint64_t)number + 1);
    if (!at) at = map_find(&b->located, s);
    *out_many = at && *at == BIND_MANY;
    return at && !*out_many ? (int64_t)*at - 1 : -1;
}

// --- refusals

// All that can be bound, listed once: more than one name may be wrong.
static const char *list_names(Bind *b) {
    if (b->names) return b->names;
    Text out = {0};
    for (size_t i = 0; i < b->symbols.n; i++) text_f(&out, "%s%s", out.n ? ", " : "", b->symbols.items[i].name);
    for (size_t i = 0; i < b->places.n; i++) {
        const Place *p = &b->places.items[i];
        if (p->axis >= 0 && (p->known || p->text || p->arg == BIND_NO_ARGUMENT)) continue;
        const char *name = argument_name(b->f, p->arg);
        if (p->axis < 0) text_f(&out, "%s%s", out.n ? ", " : "", name);
        else text_f(&out, "%s%s.%" PRId32, out.n ? ", " : "", name, p->axis);
    }
    b->names = arena_copy(b->c->scratch, out.n ? out.items : "", out.n + 1);
    vec_free(&out);
    return b->names;
}

static void refuse_name(Bind *b, const DimBinding *d) {
    const char *who = str_text(b->f->name);
    if (d->called)
        diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: '%s' is no number, and @%s has no dimension '%s' that could be called so", d->place, d->called, who,
                  d->name);
    else diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: @%s has no symbol, dimension or scalar integer argument of this name", d->place, who);
    bind_refuse(b);
    if (b->c->d->dropping) return;
    if (*list_names(b)) diag_help(b->c->d, "what can be bound: %s", b->names);
    else if (d->called) diag_help(b->c->d, "every dimension of this model is a number or has a name; --dim NAME=NUMBER binds a name");
    else diag_help(b->c->d, "all sizes of this model are numbers");
}

// A name with what is wrong about it said, where it is that of an argument but of no place.
static bool refuse_argument(Bind *b, const DimBinding *d, int64_t arg, bool many, const char *name) {
    if (many) {
        diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: more than one argument is called '%s'", d->place, name);
        diag_help(b->c->d, "arg0, arg1, .. name them by their numbers");
        return bind_refuse(b);
    }
    Type t = b->f->body->args[arg]->type;
    diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: argument '%s' is %s", d->place, name, type_name(&b->c->d->arena, t));
    if (type_is_tensor(t) && t->rank)
        diag_help(b->c->d, "%s.0%s%s names a dimension of it", name, t->rank > 1 ? " to " : "",
                  t->rank > 1 ? arena_printf(b->c->scratch, "%s.%u", name, t->rank - 1) : "");
    else diag_help(b->c->d, "only integers can be bound");
    return bind_refuse(b);
}

static bool refuse_or_next(Bind *b, const DimBinding *d, int64_t arg, bool many, const char *name) {
    return (arg >= 0 || many) && !refuse_argument(b, d, arg, many, name);
}

// --- bindings

// The place of "x.0". NULL: refused.
static Place *find_dimension(Bind *b, const DimBinding *d) {
    bool many = false;
    const char *dot = strrchr(d->name, '.');
    char *end = NULL;
    long axis = dot && dot[1] >= '0' && dot[1] <= '9' ? strtol(dot + 1, &end, 10) : -1;
    const char *name = axis < 0 || *end || axis > MAX_RANK ? d->name : arena_printf(b->c->scratch, "%.*s", (int)(dot - d->name), d->name);
    int64_t arg = find_argument(b, name, &many);
    Place *p = name == d->name ? NULL : bind_place_find(b, arg, axis);
    if (!p && !refuse_or_next(b, d, arg, many, name)) refuse_name(b, d);
    return p;
}

// A symbol goes before an argument, and that before a dimension.
static void bind_one(Bind *b, const DimBinding *d) {
    bool many = false;
    Symbol *s = bind_symbol_find(b, d->name, strlen(d->name));
    if (d->called) return; // by name_dimension
    if (s) {
        bind_symbol_set(b, s, d->value, d->place, d->padded);
        return;
    }
    int64_t arg = find_argument(b, d->name, &many);
    Place *p = bind_place_find(b, arg, -1);
    if (p && d->padded) {
        diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: argument '%s' is a number and no size: what a call gives cannot be rounded up", d->place, d->name);
        diag_help(b->c->d, "--dim %s makes it a constant", shell_quote(&b->c->d->arena, "%s=%" PRId64, d->name, d->value));
        bind_refuse(b);
        return;
    }
    if (p) {
        bind_place_set(b, p, d->value, d->place, false);
        return;
    }
    if (refuse_or_next(b, d, arg, many, d->name)) return;
    p = find_dimension(b, d);
    if (p) bind_place_set(b, p, d->value, d->place, d->padded);
}

// --dim x.0=s: what x.0 is called, as tpu.dims in the model would.
static void name_dimension(Bind *b, const DimBinding *d) {
    Place *p = find_dimension(b, d);
    if (!p || (p->text && !strcmp(p->text, d->called))) return;
    if (p->text) {
        diag_exit(b->c->d, EXIT_USAGE, (Loc){0}, "%s: %s is called %s in the model", d->place, bind_place_called(b, p), p->text);
        diag_help(b->c->d, dim_is_symbol(p->text) ? "--dim %s=NUMBER binds it" : "--dim binds what %s is made of", p->text);
        bind_refuse(b);
        return;
    }
    bind_place_name(b, p, d->called);
}

void bind_names(Bind *b) {
    for (size_t i = 0; i < b->c->o->n_dims; i++)
        if (b->c->o->dims[i].called) name_dimension(b, &b->c->o->dims[i]);
    b->names = NULL; // symbols follow
}

void bind_numbers(Bind *b) {
    for (size_t i = 0; i < b->c->o->n_dims; i++) bind_one(b, &b->c->o->dims[i]);
}
