// --input-names and --output-names: what callers of the program call its arguments and results. Weights are bound by then, so a list is of what is left.
#include "frontend/compiler/compilation.h"

#include "ir/base/guess.h"
#include "ir/ops/variables.h"
#include "ir/text/names.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    Compilation *c;
    Func *f;
    const char *option, *what; // "input-names", "argument"
    bool results;
    uint32_t n;
    const char **names; // that are given, or NULL
} Naming;

size_t list_word(const char *at) {
    size_t n = 0;
    for (int depth = 0; at[n] && (depth > 0 || at[n] != ','); n++) depth += at[n] == '[' || at[n] == '(', depth -= at[n] == ']' || at[n] == ')';
    return n;
}

static bool wrong(Naming *k, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static bool wrong(Naming *k, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&k->c->arena, fmt, args);
    va_end(args);
    diag_exit(k->c->d, EXIT_USAGE, diag_file(k->c->d, k->c->model), "--%s: %s", k->option, text);
    return false;
}

// ---- what there is

static uint32_t names_of(Naming *k, uint32_t i, const char *out[MAX_RESULT_NAMES]) {
    return k->results ? func_result_names(&k->c->arena, k->f, i, out) : argument_names(&k->c->arena, k->f, i, out);
}

static const char *shown(Naming *k, uint32_t i) {
    const char *names[MAX_RESULT_NAMES];
    names_of(k, i, names);
    return names[0];
}

// Variables live in the process: nobody gives or gets them.
static bool is_port(Naming *k, uint32_t i) { return !port_attr(k->results ? &k->f->result_info[i] : &k->f->arg_info[i], VARIABLE_ATTR); }

static bool answers(Naming *k, uint32_t i, const char *name) {
    const char *names[MAX_RESULT_NAMES];
    uint32_t n = names_of(k, i, names);
    bool found = k->results && k->n == 1 && !strcmp(name, "output");
    for (uint32_t j = 0; j < n; j++) found |= !strcmp(names[j], name);
    return found;
}

static void tell_all(Naming *k) {
    enum { SHOWN = 12 };
    Text all = {0};
    uint32_t n = 0;
    for (uint32_t i = 0; i < k->n; i++)
        if (is_port(k, i) && n++ < SHOWN) text_f(&all, "%s'%s'", n > 1 ? ", " : "", shown(k, i));
    diag_help(k->c->d, "in order the %ss are: %s%s", k->what, n ? all.items : "none", n > SHOWN ? ", ..." : "");
    vec_free(&all);
}

// ---- what is said

static bool is_name(const char *text) {
    for (const char *s = text; *s; s++)
        if ((unsigned char)*s < 0x20 || *s == 0x7f || *s == '"' || *s == '\\' || *s == '=') return false;
    return *text;
}

static bool name_one(Naming *k, uint32_t i, const char *name) {
    if (!is_name(name)) return wrong(k, "'%s' is no name", name);
    if (k->names[i]) return wrong(k, "%s '%s' is named twice", k->what, shown(k, i));
    k->names[i] = name;
    return true;
}

static bool rename_one(Naming *k, const char *old, const char *name) {
    Guess g = guess_begin(old);
    for (uint32_t i = 0; i < k->n; i++) {
        if (is_port(k, i) && answers(k, i, old)) return name_one(k, i, name);
        if (is_port(k, i)) guess_offer(&g, shown(k, i));
    }
    wrong(k, "there is no %s '%s'", k->what, old);
    if (g.name) diag_help(k->c->d, "did you mean '%s'?", g.name);
    else tell_all(k);
    return false;
}

static bool name_in_order(Naming *k, const char *list) {
    uint32_t i = 0, n_ports = 0, n_words = 0;
    for (uint32_t p = 0; p < k->n; p++) n_ports += is_port(k, p);
    for (const char *at = list; *at; at += *at == ',') at += list_word(at), n_words++;
    if (n_words != n_ports) {
        wrong(k, "%u name%s for %u %s%s", n_words, n_words == 1 ? "" : "s", n_ports, k->what, n_ports == 1 ? "" : "s");
        tell_all(k);
        diag_help(k->c->d, "OLD=NEW,.. names some of them");
        return false;
    }
    for (const char *at = list; *at; at += *at == ',', i++) {
        size_t n = list_word(at);
        while (!is_port(k, i)) i++;
        if (!name_one(k, i, arena_printf(&k->c->arena, "%.*s", (int)n, at))) return false;
        at += n;
    }
    return true;
}

static bool name_some(Naming *k, const char *list) {
    for (const char *at = list; *at; at += *at == ',') {
        size_t n = list_word(at);
        char *word = arena_printf(&k->c->arena, "%.*s", (int)n, at), *equals = strrchr(word, '=');
        if (!equals) return wrong(k, "'%s' is no OLD=NEW, as the others are", word);
        *equals = 0;
        if (!rename_one(k, word, equals + 1)) return false;
        at += n;
    }
    return true;
}

// A name is of one argument: neither another's new name nor one that another goes on answering to.
static bool check_own(Naming *k) {
    for (uint32_t i = 0; i < k->n; i++) {
        for (uint32_t j = 0; j < k->n && k->names[i]; j++) {
            bool taken = k->names[j] ? !strcmp(k->names[i], k->names[j]) : answers(k, j, k->names[i]);
            if (i != j && taken) return wrong(k, "'%s' would be both %s '%s' and '%s'", k->names[i], k->what, shown(k, i < j ? i : j), shown(k, i < j ? j : i));
        }
    }
    return true;
}

static void set_names(Naming *k, Module *m) {
    for (uint32_t i = 0; i < k->n; i++) {
        const char *name = k->names[i];
        if (!name) continue;
        PortInfo *info = k->results ? &k->f->result_info[i] : &k->f->arg_info[i];
        info->loc_name = module_str(m, name);
        if (!k->results) k->f->body->args[i]->name = NULL;
        else if (port_attr(info, RESULT_ATTR)) port_set_attr(m, info, RESULT_ATTR, arena_printf(&k->c->arena, "\"%s\"", name));
    }
}

static bool give(Compilation *c, Module *m, const char *list, bool results) {
    Naming k = {.c = c, .f = module_main(m), .option = results ? "output-names" : "input-names", .what = results ? "result" : "argument", .results = results};
    if (!list) return true;
    if (!k.f || module_entries(m, NULL) > 1) return wrong(&k, "the model has %zu entry points, and names are of one", module_entries(m, NULL));
    k.n = results ? k.f->n_results : k.f->body->n_args;
    k.names = arena_array(&c->arena, const char *, k.n);
    if (!(strchr(list, '=') ? name_some(&k, list) : name_in_order(&k, list)) || !check_own(&k)) return false;
    set_names(&k, m);
    return true;
}

bool names_give(Compilation *c, Module *m) { return give(c, m, c->o->input_names, false) && give(c, m, c->o->output_names, true); }
