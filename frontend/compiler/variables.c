// Variables (ir/ops/variables.h) of a model that says nothing of them: --variables makes arguments variables, alone or with the result that is their new
// value. Without names, of all arguments that the model gives away (JAX's donate_argnums): tf.aliasing_output says the result, jax.buffer_donor leaves it to
// the compiler, which takes the first result of the same type that is nobody's yet, as XLA does.
#include "frontend/compiler/compilation.h"

#include "ir/ops/devices/devices.h"
#include "ir/ops/variables.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Compilation *c;
    Module *m;
    Func *f;
    uint32_t *argument_of; // of each result: 1 + the argument whose new value it is
    bool *taken;           // of each argument
} Marking;

static bool wrong(Marking *k, const char *fmt, const char *word) {
    diag_exit(k->c->d, EXIT_USAGE, diag_file(k->c->d, k->c->model), fmt, word);
    return false;
}

static bool find_argument(Marking *k, const char *name, uint32_t *out) {
    for (*out = 0; *out < k->f->body->n_args; ++*out)
        if (argument_answers(k->f, *out, name)) return true;
    wrong(k, "--variables: there is no argument '%s'", name);
    Text all = {0};
    for (uint32_t i = 0; i < k->f->body->n_args && i < 12; i++) text_f(&all, "%s'%s'", i ? ", " : "", argument_name(k->f, i));
    diag_help(k->c->d, "the arguments are: %s%s", all.n ? all.items : "none", k->f->body->n_args > 12 ? ", ..." : "");
    vec_free(&all);
    return false;
}

static bool find_result(Marking *k, const char *name, uint32_t *out) {
    for (*out = 0; *out < k->f->n_results; ++*out) {
        const char *names[MAX_RESULT_NAMES];
        uint32_t n = func_result_names(&k->c->arena, k->f, *out, names);
        for (uint32_t i = 0; i < n; i++)
            if (!strcmp(names[i], name)) return true;
        if (k->f->n_results == 1 && !strcmp(name, "output")) return true;
    }
    wrong(k, "--variables: there is no result '%s'", name);
    diag_help(k->c->d, "results answer to output0, output1, ..; there are %u", k->f->n_results);
    return false;
}

// The result that the model says, or leaves to be found, for an argument that is given away; false: it is not.
static bool donated_result(Marking *k, uint32_t arg, bool of_type, uint32_t *out) {
    const PortInfo *info = &k->f->arg_info[arg];
    Str alias = port_attr(info, "tf.aliasing_output"), donor = port_attr(info, "jax.buffer_donor");
    if (alias && !of_type) return *out = (uint32_t)strtoul(alias->text, NULL, 10), *out < k->f->n_results;
    if (alias || !donor || strcmp(donor->text, "true") != 0 || !of_type) return false;
    for (*out = 0; *out < k->f->n_results; ++*out)
        if (!k->argument_of[*out] && k->f->result_types[*out] == k->f->body->args[arg]->type) return true;
    return false;
}

static bool pair(Marking *k, uint32_t arg, uint32_t result) {
    Type from = k->f->body->args[arg]->type, to = k->f->result_types[result];
    const char *name = argument_name(k->f, arg);
    if (from != to) {
        diag_exit(k->c->d, EXIT_USAGE, diag_file(k->c->d, k->c->model), "--variables: argument '%s' is %s, and result %u, its new value, is %s", name,
                  type_name(&k->c->arena, from), result, type_name(&k->c->arena, to));
        return false;
    }
    if (k->argument_of[result]) {
        diag_exit(k->c->d, EXIT_USAGE, diag_file(k->c->d, k->c->model), "--variables: result %u would be the new value of both '%s' and '%s'", result,
                  argument_name(k->f, k->argument_of[result] - 1), name);
        return false;
    }
    k->argument_of[result] = arg + 1;
    return true;
}

static bool mark(Marking *k, uint32_t arg) {
    const char *name = argument_name(k->f, arg);
    if (port_attr(&k->f->arg_info[arg], VARIABLE_ATTR)) return wrong(k, "--variables: argument '%s' is a variable already", name);
    if (k->taken[arg]) return wrong(k, "--variables: argument '%s' is named twice", name);
    return k->taken[arg] = true;
}

static bool mark_donated(Marking *k) {
    uint32_t n = 0, result;
    for (int of_type = 0; of_type < 2; of_type++) // those that the model pairs go first
        for (uint32_t i = 0; i < k->f->body->n_args; i++) {
            if (!donated_result(k, i, of_type, &result)) continue;
            if (!mark(k, i) || !pair(k, i, result)) return false;
            n++;
        }
    if (n) return true;
    wrong(k, "--variables: @%s gives none of its arguments away (tf.aliasing_output or jax.buffer_donor)", str_text(k->f->name));
    diag_help(k->c->d, "jax.jit(step, donate_argnums=..) says which; or name them: --variables=ARG=RESULT,..");
    return false;
}

static bool mark_one(Marking *k, char *word) {
    char *equals = strrchr(word, '=');
    uint32_t arg, result;
    if (equals) *equals = 0;
    if (!find_argument(k, word, &arg) || !mark(k, arg)) return false;
    if (equals) return find_result(k, equals + 1, &result) && pair(k, arg, result);
    return !donated_result(k, arg, false, &result) || pair(k, arg, result);
}

static bool mark_named(Marking *k, const char *list) {
    for (const char *at = list; *at;) {
        size_t n = list_word(at);
        if (!mark_one(k, arena_printf(&k->c->arena, "%.*s", (int)n, at))) return false;
        at += n;
        at += *at == ',';
    }
    return true;
}

bool variables_mark(Compilation *c, Module *m) {
    Func *f = module_main(m);
    if (!c->o->variables) return true;
    Marking k = {.c = c, .m = m, .f = f};
    if (!f) return wrong(&k, "--variables: the model has no function @main%s", "");
    k.argument_of = arena_array(&c->arena, uint32_t, f->n_results);
    k.taken = arena_array(&c->arena, bool, f->body->n_args);
    if (!(c->o->variables == variables_donated ? mark_donated(&k) : mark_named(&k, c->o->variables))) return false;
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (k.taken[i]) port_set_variable(m, &f->arg_info[i], argument_name(f, i));
    for (uint32_t i = 0; i < f->n_results; i++)
        if (k.argument_of[i]) port_set_variable(m, &f->result_info[i], argument_name(f, k.argument_of[i] - 1));
    return true;
}

bool variables_find(Compilation *c, Module *m) {
    if (!module_find_variables(m, c->d)) return false;
    if (!m->n_variables || module_n_partitions(m) == 1) return true;
    diag_error(c->d, m->loc.at, CODE_UNSUPPORTED_OP, "variables of programs over several partitions are not compiled yet: '%s' is one", m->variables[0].name);
    diag_help(c->d, "replicas may have variables (--replicas); of a program over partitions, give state as arguments and results");
    return false;
}
