// Sizes from sizes: from a place whose text is a number now to that place, from a known place to the one symbol of its text that is open (sizes linear
// in one symbol are solved, dim_solve), and from a size to those that ops make as large (constraints.h). Only what has something to gain is looked at
// again. What says where a size comes from names all that it is made of, up to a length.
#include "passes/bind/constraints.h"
#include "passes/bind/places.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_FROM = 500 }; // characters of where a size comes from

// "2*n is 10 by n = 5, --dim n=5".
static bool note_used(void *context, const char *name, size_t len, int64_t *out) {
    struct {
        Bind *b;
        Text *text;
    } *at = context;
    const Symbol *s = bind_symbol_find(at->b, name, len);
    if (!bind_symbol_value(at->b, name, len, out)) return false;
    if (!strstr(at->text->items ? at->text->items : "", s->from)) text_f(at->text, "%s%s", at->text->n ? ", " : "", s->from);
    return true;
}

static const char *sources_of(Bind *b, const char *text) {
    Text t = {0};
    struct {
        Bind *b;
        Text *text;
    } at = {b, &t};
    int64_t v;
    dim_eval(text, note_used, &at, &v);
    const char *kept = dim_is_symbol(text) ? arena_printf(b->c->scratch, "%s", t.n ? t.items : "")
                                           : arena_printf(b->c->scratch, "it is %s%s%s", text, t.n ? ", by " : "", t.n ? t.items : "");
    vec_free(&t);
    return kept;
}

static void refuse_never(Bind *b, const Place *p) {
    diag_error(b->c->d, b->f->loc.at, CODE_DIMENSION_CONFLICT, "%s is %" PRId64 ", which %s never is", bind_place_called(b, p), p->value, p->text);
    diag_note(b->c->d, (Loc){0}, "%" PRId64 ": %s", p->value, p->from);
    const char *by = sources_of(b, p->text);
    if (strchr(by, ',')) diag_note(b->c->d, (Loc){0}, "%s", by);
    bind_refuse(b);
}

// The symbols of a text, those first that were first in the model.
typedef struct {
    Bind *b;
    VEC(size_t) found;
} Occurring;

static bool note_occurring(void *context, const char *name, size_t len, int64_t *out) {
    Occurring *o = context;
    const Symbol *s = bind_symbol_find(o->b, name, len);
    size_t i = s ? (size_t)(s - o->b->symbols.items) : SIZE_MAX, at = o->found.n;
    for (size_t k = 0; k < o->found.n; k++)
        if (o->found.items[k] == i) return bind_symbol_value(o->b, name, len, out);
    if (s) vec_push(&o->found, i);
    for (; s && at && o->found.items[at - 1] > i; at--) o->found.items[at] = o->found.items[at - 1];
    if (s) o->found.items[at] = i;
    return bind_symbol_value(o->b, name, len, out);
}

static void solve_place(Bind *b, const Place *p) {
    const char *plain = dim_is_symbol(p->text) ? "" : p->text;
    Occurring in = {b, {0}};
    int64_t v;
    dim_eval(p->text, note_occurring, &in, &v);
    for (size_t i = 0; i < in.found.n; i++) {
        Symbol *s = &b->symbols.items[in.found.items[i]];
        DimSolution solution = s->known ? DIM_UNSOLVED : dim_solve(p->text, s->name, p->value, bind_symbol_value, b, &v);
        if (solution == DIM_UNSOLVED) continue;
        if (solution == DIM_NEVER) refuse_never(b, p);
        else
            bind_symbol_set(b, s, v,
                            arena_printf(b->c->scratch, "%s is %s%s%" PRId64 " (%s)", bind_place_called(b, p), plain, *plain ? " = " : "", p->value, p->from),
                            p->padded);
        break;
    }
    vec_free(&in.found);
}

static bool padded_value(void *context, const char *name, size_t len, int64_t *out) {
    struct {
        Bind *b;
        bool padded;
    } *at = context;
    const Symbol *s = bind_symbol_find(at->b, name, len);
    at->padded |= s && s->padded;
    return bind_symbol_value(at->b, name, len, out);
}

static bool is_padded(Bind *b, const char *text) {
    struct {
        Bind *b;
        bool padded;
    } at = {b, false};
    int64_t v;
    dim_eval(text, padded_value, &at, &v);
    return at.padded;
}

static void propagate_place(Bind *b, Place *p) {
    int64_t v = 0;
    DimState state = dim_eval(p->text, bind_symbol_value, b, &v);
    if (state == DIM_NUMBER) {
        bind_place_set(b, p, v, sources_of(b, p->text), is_padded(b, p->text));
    } else if (state == DIM_OPEN && p->known) {
        solve_place(b, p);
    } else if (state == DIM_UNDEFINED) {
        diag_error(b->c->d, b->f->loc.at, CODE_DIMENSION_CONFLICT, "%s is '%s', which is no number", bind_place_called(b, p), p->text);
        diag_note(b->c->d, (Loc){0}, "%s", sources_of(b, p->text));
        bind_refuse(b);
    }
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
void bind_propagate(Bind *b) {
    for (bool any = true; any && b->good;) {
        any = false;
        for (size_t i = 0; b->good && next_due(b->due, b->places.n, &i); i++, any = true)
            if (b->places.items[i].text) propagate_place(b, &b->places.items[i]);
    }
}

// --- by ops

// What is as large as a size that is known, as an op says. It gets that one's name too, where it has none: calls that are padded have one length for both.
static bool spread(Bind *b, const DimConstraint *c) {
    Place *x = bind_place_find(b, c->arg, c->axis), *y = bind_place_find(b, c->other_arg, c->other_axis);
    if (!x || !y || x->known == y->known) return false;
    if (!x->known) {
        Place *known = y;
        y = x, x = known;
    }
    const char *name = x->text ? x->text : arena_printf(b->c->scratch, "%s.%" PRId32, argument_name(b->f, x->arg), x->axis);
    if (!y->text && dim_is_wellformed(name)) {
        bind_place_name(b, y, name);
        bind_place_uses(b, y);
    }
    bool far = strlen(x->from) > MAX_FROM;
    const char *from = arena_printf(b->c->scratch, "as large as %s by %s on line %" PRIu32 ", %s", bind_place_called(b, x), op_short(c->op->kind),
                                    op_place(c->op).line, far ? "and so on" : x->from);
    bind_place_set(b, y, x->value, from, x->padded);
    return true;
}

void bind_spread(Bind *b) {
    DimConstraints said = {0};
    dim_constraints_find(b->c, b->f, &said);
    b->said_due = arena_array(b->c->scratch, bool, said.n + 1);
    for (size_t i = 0; i < said.n; i++) {
        const DimConstraint *c = &said.items[i];
        Place *x = c->kind == DIMS_EQUAL ? bind_place_find(b, c->arg, c->axis) : NULL, *y = x ? bind_place_find(b, c->other_arg, c->other_axis) : NULL;
        b->said_due[i] = y != NULL;
        if (y) bind_mention(&b->said_of, &x->said, i), bind_mention(&b->said_of, &y->said, i);
    }
    for (bool any = true; any && b->good;) {
        any = false;
        for (size_t i = 0; b->good && next_due(b->said_due, said.n, &i); i++) any |= spread(b, &said.items[i]);
        if (any && b->good) bind_propagate(b);
    }
    vec_free(&said);
}
