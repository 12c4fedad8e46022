// Entry points that do many calls of another one in one call: of a function with the attribute tpu.steps (ir/ops/variables.h), which --steps-per-execution
// puts on `train`. Kernels and plan are that function's, so bits are those of single calls; what is added is a few tables.
#include "frontend/compiler/compilation.h"

#include "ir/ops/devices/devices.h"
#include "ir/ops/variables.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool refuse(Compilation *c, const Func *f, const char *what, const char *help) {
    diag_error(c->d, f->loc.at.file ? f->loc.at : diag_file(c->d, c->model), CODE_BAD_ATTRIBUTE, "@%s: " STEPS_ATTR ": %s", str_text(f->name), what);
    diag_help(c->d, "%s", help);
    return false;
}

// "8", "8 : i64"
static uint32_t number_in(const NamedText *attr) {
    char *end;
    unsigned long v = attr->value && *attr->value->text >= '0' && *attr->value->text <= '9' ? strtoul(attr->value->text, &end, 10) : 0;
    bool is_number = v && (!*end || !strcmp(end, " : i64") || !strcmp(end, " : i32"));
    return is_number && v <= MAX_STEPS ? (uint32_t)v : 0;
}

static const char *steps_name(Compilation *c, const char *name) { return arena_printf(&c->arena, "%s_steps", name); }

static bool find_of(Compilation *c, Module *m, const Func *f, uint32_t *out) {
    const NamedText *attr = named_text(&f->attrs, STEPS_ATTR);
    if (!attr) return true;
    const char *name = steps_name(c, str_text(f->name));
    *out = number_in(attr);
    if (!*out)
        return refuse(c, f, arena_printf(&c->d->arena, "%.60s is no number of steps", attr->value ? attr->value->text : "nothing"),
                      arena_printf(&c->d->arena, "write a number from 1 to %d: " STEPS_ATTR " = 8 : i64", MAX_STEPS));
    if (module_find_func(m, module_str(m, name)))
        return refuse(c, f, arena_printf(&c->d->arena, "its entry point would be called '%s', as a function is", name), "give that function another name");
    if (module_n_partitions(m) > 1)
        return refuse(c, f, arena_printf(&c->d->arena, "the program has %u partitions", module_n_partitions(m)),
                      "several steps in a call are for programs of replicas; call the function once for each step");
    if (c->o->buckets.n) return refuse(c, f, "--bucket makes an entry point of several sizes", "compile for one size with --dim");
    c->n_with_steps++;
    return true;
}

bool steps_find(Compilation *c, Module *m) {
    bool good = true;
    c->n_steps = arena_array(&c->arena, uint32_t, c->n_functions + 1);
    for (size_t i = 0; i < c->n_functions; i++) good &= find_of(c, m, c->functions[i], &c->n_steps[i]);
    return good;
}

static bool fits(Type row, uint32_t n) {
    uint64_t bytes;
    return row->rank < MAX_RANK && !__builtin_mul_overflow((uint64_t)type_bytes(row), n, &bytes) && bytes <= (uint64_t)MAX_ELEMS;
}

static bool check_ports(Compilation *c, const Func *f, uint32_t n) {
    bool good = true;
    for (uint32_t i = 0; i < f->body->n_args; i++) good &= arg_variable(f, i) != NO_VARIABLE || fits(f->body->args[i]->type, n);
    for (uint32_t i = 0; i < f->n_results; i++) good &= result_variable(f, i) != NO_VARIABLE || fits(f->result_types[i], n);
    return good || refuse(c, f, arena_printf(&c->d->arena, "an argument or a result of %u rows is too large", n), "take fewer steps");
}

const CodegenEntry *steps_add(Compilation *c, const CodegenEntry *entries, size_t *out_n) {
    size_t n = c->n_entries, all = n + c->n_with_steps;
    *out_n = all;
    if (!c->n_with_steps) return entries;
    CodegenEntry *made = arena_array(&c->arena, CodegenEntry, all * c->targets.n);
    for (size_t t = 0; t < c->targets.n; t++) {
        CodegenEntry *to = &made[t * all];
        const CodegenEntry *from = &entries[t * n];
        memcpy(to, from, n * sizeof *to);
        for (size_t i = 0, k = n; i < n; i++) {
            if (!c->n_steps[i]) continue;
            if (!check_ports(c, from[i].func, c->n_steps[i])) return NULL;
            to[k] = from[i];
            to[k].name = steps_name(c, from[i].name);
            to[k].n_rounds = c->n_steps[i];
            to[k].function = (uint32_t)k;
            k++;
        }
    }
    return made;
}
