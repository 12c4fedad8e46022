// The variables of a module, from what ports of its entry points say of them: see ir/ops/variables.h. Initial values are evaluated here.
#include "ir/ops/variables.h"

#include "ir/eval/eval.h"
#include "ir/ops/devices/devices.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_NAME = 200 };

typedef struct {
    Func *f;
    bool result;
    uint32_t index;
} Port;

typedef struct {
    Module *m;
    Diags *d;
    VEC(Variable) found;
    VEC(Port) first;   // where each was found
    VEC(Port) scoped;  // where the scope was said; f is NULL where it was not
    VEC(Port) started; // where the initial value was said
} Search;

static PortInfo *info_of(const Port *p) { return p->result ? &p->f->result_info[p->index] : &p->f->arg_info[p->index]; }
static Type type_of(const Port *p) { return p->result ? p->f->result_types[p->index] : p->f->body->args[p->index]->type; }

static const char *port_text(Search *s, const Port *p) {
    Arena *a = &s->d->arena;
    if (p->result) return arena_printf(a, "result %u of @%s", p->index, str_text(p->f->name));
    return arena_printf(a, "argument '%s' of @%s", argument_name(p->f, p->index), str_text(p->f->name));
}

static bool refuse(Search *s, const Port *p, const char *what, const char *help) {
    diag_error(s->d, p->f->loc.at, CODE_BAD_ATTRIBUTE, "%s: %s", port_text(s, p), what);
    diag_help(s->d, "%s", help);
    return false;
}

// What stands between the quotes; NULL: it is no name.
static const char *name_in(Search *s, Str text) {
    if (!text || text->len < 3 || text->len > MAX_NAME + 2 || text->text[0] != '"' || text->text[text->len - 1] != '"') return NULL;
    for (size_t i = 1; i + 1 < text->len; i++)
        if ((unsigned char)text->text[i] < ' ' || strchr("\"\\\x7f", text->text[i])) return NULL;
    const char *name = arena_printf(&s->m->arena, "%.*s", (int)text->len - 2, text->text + 1);
    return strcmp(name, "__metadata__") ? name : NULL; // which .safetensors means otherwise
}

static uint32_t find(const Search *s, Str text) {
    uint32_t i = 0;
    while (i < s->found.n && s->found.items[i].text != text) i++;
    return i;
}

static bool add_scope(Search *s, const Port *p, uint32_t v) {
    Str text = port_attr(info_of(p), VARIABLE_SCOPE_ATTR);
    if (!text) return true;
    bool of_replica = !strcmp(text->text, "\"replica\"");
    if (!of_replica && strcmp(text->text, "\"process\"") != 0)
        return refuse(s, p, arena_printf(&s->d->arena, VARIABLE_SCOPE_ATTR " is %.60s", text->text), "write \"process\" or \"replica\"");
    VariableScope scope = of_replica ? VARIABLE_OF_REPLICA : VARIABLE_OF_PROCESS;
    const Port *before = &s->scoped.items[v];
    if (before->f && s->found.items[v].scope != scope) {
        refuse(s, p, arena_printf(&s->d->arena, "variable %s has scope %s here", s->found.items[v].text->text, text->text), "a variable has one scope");
        diag_note(s->d, before->f->loc.at, "and %s at %s", of_replica ? "\"process\"" : "\"replica\"", port_text(s, before));
        return false;
    }
    s->scoped.items[v] = *p;
    s->found.items[v].scope = scope;
    return true;
}

static Func *initial_func(Search *s, const Port *p, Str text) {
    Func *f = *text->text == '@' ? module_find_func(s->m, str_intern_z(&s->m->strings, text->text + 1)) : NULL;
    bool good = f && !f->body->n_args && f->n_results == 1 && f->result_types[0] == type_of(p);
    if (good) return f;
    refuse(s, p, arena_printf(&s->d->arena, VARIABLE_INITIAL_ATTR " is %.60s", text->text),
           arena_printf(&s->d->arena, "name a private function without arguments that gives one %s: @NAME", type_name(&s->d->arena, type_of(p))));
    return NULL;
}

static bool add_initial(Search *s, const Port *p, uint32_t v) {
    Str text = port_attr(info_of(p), VARIABLE_INITIAL_ATTR);
    if (!text) return true;
    const Port *before = &s->started.items[v];
    if (before->f && port_attr(info_of(before), VARIABLE_INITIAL_ATTR) != text) {
        refuse(s, p, arena_printf(&s->d->arena, "variable %s begins as %.60s here", s->found.items[v].text->text, text->text),
               "a variable has one initial value");
        diag_note(s->d, before->f->loc.at, "and as %.60s at %s", port_attr(info_of(before), VARIABLE_INITIAL_ATTR)->text, port_text(s, before));
        return false;
    }
    Func *f = before->f ? NULL : initial_func(s, p, text);
    if (!before->f && (!f || !eval_func(s->m, f, NULL, &s->m->arena, &s->found.items[v].initial, s->d))) return false;
    if (f) s->found.items[v].function = f->name;
    s->started.items[v] = *p;
    return true;
}

static bool add_port(Search *s, const Port *p) {
    PortInfo *info = info_of(p);
    Str text = port_attr(info, VARIABLE_ATTR);
    bool said = false;
    info->variable = 0;
    for (uint32_t i = 0; i < info->attrs.n; i++) said |= !strncmp(info->attrs.v[i].name->text, VARIABLE_ATTR, strlen(VARIABLE_ATTR));
    if (!said) return true;
    const char *name = name_in(s, text);
    Type type = type_of(p);
    if (!name)
        return refuse(s, p, arena_printf(&s->d->arena, VARIABLE_ATTR " is %.60s", text ? text->text : "missing"),
                      "write the name of a variable, \"w\": up to 200 characters, none of them a quote, a backslash or a control character");
    if (!type_is_tensor(type) || !type_is_static(type) || type->quant)
        return refuse(s, p, arena_printf(&s->d->arena, "variable '%s' is %s", name, type_name(&s->d->arena, type)),
                      "a variable is a tensor of numbers with known sizes");
    for (uint32_t i = 0; i < p->index; i++) {
        Port other = {p->f, p->result, i};
        if (port_attr(info_of(&other), VARIABLE_ATTR) == text)
            return refuse(s, p, arena_printf(&s->d->arena, "%s is variable '%s' as well", port_text(s, &other), name),
                          "a function names a variable once on each side");
    }
    uint32_t v = find(s, text);
    if (v == s->found.n) {
        vec_push(&s->found, ((Variable){.text = text, .name = name, .type = type}));
        vec_push(&s->first, *p);
        vec_push(&s->scoped, ((Port){0}));
        vec_push(&s->started, ((Port){0}));
    } else if (s->found.items[v].type != type) {
        refuse(s, p, arena_printf(&s->d->arena, "variable '%s' is %s here", name, type_name(&s->d->arena, type)), "a variable has one type in all functions");
        diag_note(s->d, s->first.items[v].f->loc.at, "and %s as %s", type_name(&s->d->arena, s->found.items[v].type), port_text(s, &s->first.items[v]));
        return false;
    }
    info->variable = v + 1;
    bool good = add_scope(s, p, v);
    return add_initial(s, p, v) && good;
}

bool module_find_variables(Module *m, Diags *d) {
    Search s = {.m = m, .d = d};
    size_t n = module_entries(m, NULL);
    Func **entries = xcalloc(n ? n : 1, sizeof *entries);
    bool good = true;
    module_entries(m, entries);
    for (size_t i = 0; i < n; i++) {
        Func *f = entries[i];
        for (uint32_t k = 0; f->arg_info && k < f->body->n_args; k++) good &= add_port(&s, &(Port){f, false, k});
        for (uint32_t k = 0; f->result_info && k < f->n_results; k++) good &= add_port(&s, &(Port){f, true, k});
    }
    for (uint32_t i = 0; i < s.found.n; i++) s.found.items[i].shared = s.found.items[i].scope == VARIABLE_OF_PROCESS && module_n_devices(m) > 1;
    m->variables = arena_copy(&m->arena, s.found.items, s.found.n * sizeof *s.found.items);
    m->n_variables = (uint32_t)s.found.n;
    free(entries);
    vec_free(&s.found);
    vec_free(&s.first);
    vec_free(&s.scoped);
    vec_free(&s.started);
    return good;
}
