// --load-variables, --save-variables: the variables of what runs, in and out of .safetensors files. A variable that each replica has for itself is there once
// for each, NAME@0, NAME@1, ..; in a file for one replica, and where all begin alike, under its name. What the entry point has no use for need not be there:
// weights alone, as `tpurun train` writes them, predict. All that is wrong is said before anything is changed.
#include "frontend/runner/tpurun.h"
#include "frontend/tensors/weights.h"

#include <stdlib.h>
#include <string.h>

static uint32_t n_values(const Model *m, uint32_t variable) { return m->of_replica[variable] ? m->n_replicas : 1; }

static const char *value_name(const Model *m, uint32_t variable, uint32_t replica, Diags *d) {
    const char *name = m->variables[variable].name;
    return n_values(m, variable) > 1 ? arena_printf(&d->arena, "%s@%u", name, replica) : name;
}

static const Tensor *find(const Model *m, const Safetensors *s, uint32_t variable, uint32_t replica, Diags *d) {
    const Tensor *t = safetensors_find(s, value_name(m, variable, replica, d));
    return t ? t : safetensors_find(s, m->variables[variable].name);
}

static bool check_value(const Model *m, const Safetensors *s, uint32_t variable, uint32_t replica, Diags *d) {
    const Port *v = &m->variables[variable];
    const char *name = value_name(m, variable, replica, d), *who = arena_printf(&d->arena, "variable '%s'", name);
    const Tensor *t = find(m, s, variable, replica, d);
    if (!t && !m->used[variable]) return true;
    if (t) return safetensors_check(s, t, v->dtype, v->rank, v->dims, who, d);
    diag_error(d, s->at, CODE_WEIGHTS, "there is no tensor '%s' for the variable %s", name, port_type(d, v->dtype, v->rank, v->dims));
    return false;
}

// Of a program with fewer variables than the one that wrote the file: a mistake, or one that needs no more.
static void tell_unused(const Model *m, const Safetensors *s, Diags *d) {
    enum { SHOWN = 8 };
    size_t n = 0;
    Text list = {0};
    for (size_t i = 0; i < s->n_tensors; i++) {
        bool used = false;
        for (uint32_t v = 0; v < m->n_variables && !used; v++)
            for (uint32_t r = 0; r < n_values(m, v) && !used; r++) used = find(m, s, v, r, d) == &s->tensors[i];
        if (!used && n++ < SHOWN) text_f(&list, "%s'%s'", n > 1 ? ", " : "", s->tensors[i].name);
    }
    if (n) diag_warning(d, s->at, CODE_NONE, "%zu tensor%s no variable: %s%s", n, n == 1 ? " is" : "s are", list.items, n > SHOWN ? ", ..." : "");
    vec_free(&list);
}

bool variables_load(Model *m, const char *file, Diags *d) {
    Safetensors s;
    if (!safetensors_open(file, &s, d)) return false;
    bool good = true;
    for (uint32_t v = 0; v < m->n_variables; v++)
        for (uint32_t r = 0; r < n_values(m, v) && good; r++) good &= check_value(m, &s, v, r, d);
    for (uint32_t v = 0; good && v < m->n_variables; v++)
        for (uint32_t r = 0; r < n_values(m, v); r++) {
            const Tensor *t = find(m, &s, v, r, d);
            if (t && m->variables[v].bytes) memcpy(m->variable(m, v, r), t->data, m->variables[v].bytes);
        }
    if (good) tell_unused(m, &s, d);
    safetensors_close(&s);
    return good;
}

bool variables_save(Model *m, const char *file, Diags *d) {
    size_t n = 0;
    for (uint32_t v = 0; v < m->n_variables; v++) n += n_values(m, v);
    Tensor *all = arena_array(&d->arena, Tensor, n);
    n = 0;
    for (uint32_t v = 0; v < m->n_variables; v++)
        for (uint32_t r = 0; r < n_values(m, v); r++) {
            const Port *port = &m->variables[v];
            all[n++] = (Tensor){value_name(m, v, r, d), port->dtype, port->rank, port->dims, m->variable(m, v, r), port->bytes};
        }
    return safetensors_write(file, all, n, NULL, 0, d);
}

bool variables_asked(const Model *m, const RunOptions *o, Diags *d) {
    if (!o->load_variables && !o->save_variables) return true;
    const char *option = o->load_variables ? "--load-variables" : "--save-variables";
    bool several = false;
    for (uint32_t v = 0; v < m->n_variables; v++) several |= o->mpi && m->of_replica[v];
    if (m->n_variables && !several) return true;
    if (!several) diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "%s: the program has no variables", option);
    else diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "%s: values of replicas in several processes are not in one file", option);
    if (!m->n_variables) diag_help(d, "tpucc --variables makes variables of arguments");
    return false;
}
