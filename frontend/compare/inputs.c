// --compare-precision NAME=F.npy: the arguments of both runs.
#include "frontend/compare/comparison.h"
#include "ir/base/guess.h"
#include "ir/base/shown.h"
#include "ir/ops/variables.h"

#include <stdlib.h>
#include <string.h>

static bool is_given(const Func *f, uint32_t i) { return arg_variable(f, i) == NO_VARIABLE; }

static const char *list_inputs(Comparison *c) {
    enum { SHOWN = 12 };
    Func *f = c->f32;
    Text list = {0};
    uint32_t n = 0;
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        if (!is_given(f, i) || n++ >= SHOWN) continue;
        text_f(&list, "%s'%s'", list.n ? ", " : "", argument_name(f, i));
    }
    const char *kept = arena_printf(&c->d->arena, "%s%s", n ? list.items : "none", n > SHOWN ? ", .." : "");
    vec_free(&list);
    return kept;
}

static bool refuse(Comparison *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static bool refuse(Comparison *c, const char *fmt, ...) {
    Text said = {0};
    va_list args;
    va_start(args, fmt);
    text_v(&said, fmt, args);
    va_end(args);
    diag_exit(c->d, EXIT_USAGE, diag_file(c->d, c->model), "--compare-precision %s", said.items);
    vec_free(&said);
    return false;
}

static bool find_named(Comparison *c, const char *name, uint32_t *out) {
    Func *f = c->f32;
    Guess g = guess_begin(name);
    for (*out = 0; *out < f->body->n_args; ++*out) {
        if (!is_given(f, *out)) continue;
        if (argument_answers(f, *out, name)) return true;
        guess_offer(&g, argument_name(f, *out));
    }
    refuse(c, "%s=..: the model has no input of that name; its inputs are: %s", name, list_inputs(c));
    if (g.name) diag_help(c->d, "did you mean '%s'?", g.name);
    return false;
}

static bool find_only(Comparison *c, const char *file, uint32_t *out) {
    Func *f = c->f32;
    if (n_caller_args(f) != 1) {
        refuse(c, "%s: the model has %u inputs: %s", file, n_caller_args(f), list_inputs(c));
        diag_help(c->d, "--compare-precision NAME=F.npy says which; one for each");
        return false;
    }
    for (*out = 0; !is_given(f, *out);) ++*out;
    return true;
}

static bool read_one(Comparison *c, const char *text) {
    const char *equals = strchr(text, '='), *file = equals ? equals + 1 : text;
    const char *name = equals ? arena_printf(&c->d->arena, "%.*s", (int)(equals - text), text) : NULL;
    uint32_t i;
    if (!(name ? find_named(c, name, &i) : find_only(c, file, &i))) return false;
    Type type = c->f32->body->args[i]->type;
    const char *who = arena_printf(&c->d->arena, "argument '%s'", argument_name(c->f32, i));
    NpyArray a;
    if (c->args[i]) return refuse(c, "%s: %s is given already", text, who);
    if (!npy_read(file, &a, c->d)) return false;
    bool good = npy_check(&a, file, who, type->dtype, type->rank, type->dims, c->d);
    if (good) c->args[i] = literal_wrap(&c->m->arena, type, arena_copy(&c->m->arena, a.data, a.bytes), false);
    else npy_help_rows(&a, file, type->dtype, type->rank, type->dims, c->d);
    npy_free(&a);
    return good;
}

// Zeros, where the model does not say.
static const Literal *initial(Comparison *c, uint32_t i) {
    const Literal *said = c->m->variables[arg_variable(c->f32, i)].initial;
    void *zeros;
    return said ? said : literal_make(&c->m->arena, c->f32->body->args[i]->type, &zeros);
}

// Of every one that is missing; those of the process have their values.
static bool complete(Comparison *c) {
    Func *f = c->f32;
    bool good = true;
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        if (!is_given(f, i)) c->args[i] = initial(c, i);
        if (c->args[i]) continue;
        const char *name = argument_name(f, i);
        good = refuse(c, "runs the model, and its input '%s', %s, is not given", name, type_name(&c->d->arena, f->body->args[i]->type));
        diag_help(c->d, "give it with --compare-precision %s", shell_quote(&c->d->arena, "%s=F.npy", name));
    }
    return good;
}

bool inputs_read(Comparison *c, const Strings *inputs) {
    bool good = true;
    c->args = arena_array(&c->m->arena, const Literal *, c->f32->body->n_args);
    for (size_t i = 0; i < inputs->n; i++) good &= read_one(c, inputs->items[i]);
    return good && complete(c);
}
