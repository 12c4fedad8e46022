// --interpret: the reference evaluator behind tpurun's Model. A model file is read and verified, its weights become
// constants, and its entry point is evaluated op by op, on all devices that the model or --replicas asks for; slow, and right by definition.
// Branches and loops are evaluated as they stand, unless --control-flow=static refuses them or =select has made selections of them first.
#define _GNU_SOURCE
#include "frontend/model/source.h"
#include "frontend/runner/tpurun.h"
#include "frontend/tensors/weights.h"
#include "ir/base/guess.h"
#include "ir/eval/eval.h"
#include "ir/infer/infer.h"
#include "ir/ops/devices/mesh.h"
#include "ir/ops/devices/parts.h"
#include "ir/ops/variables.h"
#include "passes/products.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    Module *module;
    Func *func;
    void **variables; // each as many as there are replicas; those of the process the same for all
} Interpreter;

static void close_model(Model *m) {
    Interpreter *in = m->state;
    for (uint32_t i = 0; in->variables && i < m->n_variables; i++)
        for (uint32_t r = 0; r < (m->of_replica[i] ? m->n_replicas : 1); r++) free(in->variables[(size_t)i * m->n_replicas + r]);
    free(in->variables);
    if (in->module) module_free(in->module);
    free(in);
}

// ---- Names

static bool result_answers(Arena *a, const Func *f, uint32_t i, const char *name) {
    const char *names[MAX_RESULT_NAMES];
    uint32_t n = func_result_names(a, f, i, names);
    for (uint32_t k = 0; k < n; k++)
        if (!strcmp(names[k], name)) return true;
    return false;
}

static bool find(Model *m, bool result, const char *name, uint32_t *out_index, Diags *d) {
    const Func *f = ((Interpreter *)m->state)->func;
    uint32_t n = result ? m->n_results : m->n_args;
    for (uint32_t i = 0; i < n; i++) // names that are shown go first, so that each can be reached by its own
        if (!strcmp((result ? m->results : m->args)[i].name, name)) return *out_index = i, true;
    *out_index = 0;
    for (uint32_t i = 0; i < (result ? f->n_results : f->body->n_args); i++) { // the model's own, of which variables are none of the caller's
        if ((result ? result_variable(f, i) : arg_variable(f, i)) != NO_VARIABLE) continue;
        if (result ? result_answers(&d->arena, f, i, name) : argument_answers(f, i, name)) return true;
        ++*out_index;
    }
    if (result && n == 1 && !strcmp(name, "output")) return *out_index = 0, true;
    Text list = {0};
    for (uint32_t i = 0; i < n; i++) text_f(&list, "%s'%s'", i ? ", " : "", (result ? m->results : m->args)[i].name);
    Guess g = guess_begin(name);
    for (uint32_t i = 0; i < n; i++) guess_offer(&g, (result ? m->results : m->args)[i].name);
    diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "'%s' has no %s '%s'; its %ss are: %s", str_text(f->name), result ? "result" : "argument", name,
              result ? "result" : "argument", n ? list.items : "none");
    if (g.name) diag_help(d, "did you mean '%s'?", g.name);
    vec_free(&list);
    return false;
}

// ---- Running

static void literal_copy(const Literal *l, void *to) {
    size_t bytes = type_bytes(l->type), width = dtype_bytes(l->type->dtype);
    if (!l->splat) {
        if (bytes) memcpy(to, l->data, bytes);
        return;
    }
    for (size_t at = 0; at < bytes; at += width) memcpy((char *)to + at, l->data, width);
}

static void *variable(Model *m, uint32_t index, uint32_t replica) { return ((Interpreter *)m->state)->variables[(size_t)index * m->n_replicas + replica]; }

// Replicas agree on the new value of a variable that they share.
static bool same_variables(Model *m, const Literal *const *outs, Diags *d) {
    const Func *f = ((Interpreter *)m->state)->func;
    for (uint32_t i = 0; i < f->n_results; i++) {
        int64_t v = result_variable(f, i);
        for (uint32_t c = 1; v != NO_VARIABLE && !m->of_replica[v] && c < m->n_copies; c++) {
            if (literal_equal(outs[i], outs[(size_t)c * f->n_results + i])) continue;
            diag_error(d, f->loc.at, CODE_VARIABLE_DIFFERS, "replicas 0 and %u have different new values of variable '%s', which is one for all", c,
                       m->variables[v].name);
            return false;
        }
    }
    return true;
}

// A new value may have the bytes of another variable's old one: all are read before one is written.
static void keep_variables(Model *m, const Literal *const *outs, Arena *arena) {
    const Func *f = ((Interpreter *)m->state)->func;
    size_t n = (size_t)m->n_copies * f->n_results;
    void **values = arena_array(arena, void *, n);
    for (size_t i = 0; i < n; i++) {
        if (result_variable(f, (uint32_t)(i % f->n_results)) == NO_VARIABLE) continue;
        values[i] = arena_alloc(arena, type_bytes(outs[i]->type));
        literal_copy(outs[i], values[i]);
    }
    for (size_t i = 0; i < n; i++)
        if (values[i])
            memcpy(variable(m, (uint32_t)result_variable(f, (uint32_t)(i % f->n_results)), (uint32_t)(i / f->n_results)), values[i], type_bytes(outs[i]->type));
}

static bool make_variables(Model *m, Diags *d) {
    Interpreter *in = m->state;
    const Module *module = in->module;
    bool *of_replica = arena_array(&d->arena, bool, module->n_variables);
    m->variables = arena_array(&d->arena, Port, module->n_variables);
    m->of_replica = of_replica;
    m->used = arena_array(&d->arena, bool, module->n_variables);
    for (uint32_t i = 0; i < in->func->body->n_args; i++)
        if (arg_variable(in->func, i) != NO_VARIABLE) m->used[arg_variable(in->func, i)] = true;
    for (uint32_t i = 0; i < in->func->n_results; i++)
        if (result_variable(in->func, i) != NO_VARIABLE) m->used[result_variable(in->func, i)] = true;
    m->variable = variable;
    in->variables = xcalloc((size_t)module->n_variables * m->n_replicas + 1, sizeof *in->variables);
    m->n_variables = module->n_variables;
    if (m->n_variables && m->n_partitions > 1) {
        diag_exit(d, EXIT_CONTENT, diag_file(d, m->file), "programs over several partitions have no variables");
        return false;
    }
    for (uint32_t i = 0; i < m->n_variables; i++) {
        const Variable *v = &module->variables[i];
        size_t bytes = type_bytes(v->type);
        of_replica[i] = v->scope == VARIABLE_OF_REPLICA;
        m->variables[i] = (Port){v->name, v->type->dtype, v->type->rank, v->type->dims, bytes};
        for (uint32_t r = 0; r < m->n_replicas; r++) {
            void **at = &in->variables[(size_t)i * m->n_replicas + r];
            *at = r && !of_replica[i] ? at[-1] : xcalloc(bytes ? bytes : 1, 1);
            if (v->initial && *at != (r ? at[-1] : NULL)) literal_copy(v->initial, *at);
        }
    }
    return true;
}

static bool run(Model *m, void *const *args, void *const *results, Diags *d) {
    Interpreter *in = m->state;
    Arena arena = {0};
    const Func *f = in->func;
    uint32_t n_args = f->body->n_args, n_results = f->n_results;
    const Literal **ins = arena_array(&arena, const Literal *, (size_t)m->n_copies *n_args);
    const Literal **outs = arena_array(&arena, const Literal *, (size_t)m->n_copies *n_results);
    for (uint32_t c = 0; c < m->n_copies; c++)
        for (uint32_t i = 0; i < n_args; i++) {
            int64_t v = arg_variable(f, i);
            void *at = v == NO_VARIABLE ? *args++ : variable(m, (uint32_t)v, c);
            ins[(size_t)c * n_args + i] = literal_wrap(&arena, f->body->args[i]->type, at, false);
        }
    bool good = eval_devices(in->module, in->func, m->n_replicas, m->n_partitions, ins, NULL, &arena, outs, d) && same_variables(m, outs, d);
    for (size_t i = 0; good && i < (size_t)m->n_copies * n_results; i++)
        if (result_variable(f, (uint32_t)(i % n_results)) == NO_VARIABLE) literal_copy(outs[i], *results++);
    if (good) keep_variables(m, outs, &arena);
    arena_free(&arena);
    return good;
}

// ---- Opening

static bool make_port(Model *m, Type type, const char *name, const char *kind, Port *out, Diags *d) {
    if (!type_is_tensor(type) || !type_is_static(type)) {
        diag_error(d, diag_file(d, m->file), type_is_tensor(type) ? CODE_UNBOUND_DIMENSION : CODE_UNSUPPORTED_TYPE,
                   "%s '%s' has type %s; every dimension has to be known", kind, name, type_name(&d->arena, type));
        if (type_is_tensor(type)) diag_help(d, "--dim NAME=N gives an open size a number");
        return false;
    }
    *out = (Port){name, type->dtype, type->rank, type->dims, type_bytes(type)};
    return true;
}

static bool make_ports(Model *m, Func *f, Diags *d) {
    bool good = true;
    m->args = arena_array(&d->arena, Port, f->body->n_args);
    m->results = arena_array(&d->arena, Port, f->n_results);
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        Type type = f->body->args[i]->type;
        if (arg_variable(f, i) == NO_VARIABLE) good &= make_port(m, type, argument_name(f, i), "argument", &m->args[m->n_args++], d);
    }
    for (uint32_t i = 0; good && i < f->n_results; i++) { // an open result is most often made from an open argument
        const char *names[MAX_RESULT_NAMES];
        func_result_names(&d->arena, f, i, names);
        if (result_variable(f, i) == NO_VARIABLE) good &= make_port(m, f->result_types[i], names[0], "result", &m->results[m->n_results++], d);
    }
    return good;
}

// What options ask for is done as the compiler does it, by its own first passes; what they leave is evaluated. Branches and loops stay with
// --control-flow=dynamic, as they do without it.
static bool changes_main(const RunOptions *o) { return o->dims.n || (o->control_flow && o->control_flow != CONTROL_DYNAMIC + 1); }

static bool run_precision(Module *m, const RunOptions *o, Diags *d) {
    PassOptions p = pass_options_default();
    bool multiplies = o->precision > PRECISION_F32 + 1, stores = o->weights_as > WEIGHTS_F32 + 1;
    if (!multiplies && !stores) return true;
    if (multiplies) p.precision = o->precision - 1;
    if (stores) p.weights_as = o->weights_as - 1, p.weights_error = DBL_MAX; // tpucc judges how far they are off
    p.passes = "inline,dce"; // the last products are those of a whole function, of what its results need (passes/layout/bf16.h)
    m->entry = o->entry && module_find_func(m, str_intern_z(&m->strings, o->entry)) ? str_intern_z(&m->strings, o->entry) : NULL; // which inline leaves
    if (!pipeline_run(m, &p, d, NULL)) return false;
    bool computed = module_n_partitions(m) == 1 && module_n_replicas(m) == 1 && products_have_computed_weights(m);
    p.passes = computed ? "mark,expand,canon,fold_scale,fold,cse,dce,precision,weights" : "mark,precision,weights";
    return pipeline_run(m, &p, d, NULL);
}

static bool run_passes(Module *m, const RunOptions *o, Diags *d) {
    PassOptions p = pass_options_default();
    bool scatter = o->scatter == SCATTER_XLA + 1;
    if (!changes_main(o) && !scatter && module_n_partitions(m) == 1) return true;
    p.dims = o->dims.items;
    p.n_dims = o->dims.n;
    if (o->scatter) p.scatter = o->scatter - 1;
    if (changes_main(o)) p.stop_after = p.scatter ? "windows" : "shapes";
    else p.passes = scatter ? "gspmd,windows" : "gspmd"; // in functions that main does not call as well
    p.control_flow = o->control_flow ? o->control_flow - 1 : CONTROL_DYNAMIC;
    return pipeline_run(m, &p, d, NULL);
}

static bool read_module(Interpreter *in, const RunOptions *o, Diags *d) {
    if (changes_main(o) && o->entry && strcmp(o->entry, "main") != 0) {
        diag_exit(d, EXIT_USAGE, diag_file(d, o->program),
                  o->dims.n ? "--dim binds sizes of @main, not of --entry %s" : "--control-flow is decided for @main, not for --entry %s", o->entry);
        return false;
    }
    in->module = source_read(o->program, d);
    return in->module && (!o->weights.n || weights_bind(in->module, o->weights.items, o->weights.n, NULL, d)) && module_verify(in->module, d) &&
           module_find_variables(in->module, d) && run_passes(in->module, o, d) && run_precision(in->module, o, d);
}

static bool choose_func(Interpreter *in, const RunOptions *o, Diags *d) {
    Module *module = in->module;
    in->func = o->entry ? module_find_func(module, str_intern_z(&module->strings, o->entry)) : module_main(module);
    if (in->func) return true;
    diag_exit(d, o->entry ? EXIT_USAGE : EXIT_CONTENT, diag_file(d, o->program), "there is no function '%s'", o->entry ? o->entry : "main");
    return false;
}

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

// Those of a model with partitions are numbered one after the other, the partitions of replica 0 first.
static bool count_devices(Model *m, const RunOptions *o, Diags *d) {
    const Interpreter *in = m->state;
    const Module *module = in->module;
    bool whole = module_is_sharded(module) || func_is_assigned(in->func); // its values are whole arrays
    uint32_t n_partitions = whole ? 1 : module_n_partitions(module), n_replicas = o->n_replicas ? o->n_replicas : module_n_replicas(module);
    m->n_replicas = n_replicas;
    m->n_partitions = n_partitions;
    m->n_copies = m->n_own = n_replicas * n_partitions;
    if (n_replicas <= MAX_DEVICES / n_partitions) return true;
    diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "%u replicas of %u partitions are over %d devices", n_replicas, n_partitions, MAX_DEVICES);
    return false;
}

bool interpreted_open(Model *m, const RunOptions *o, Diags *d) {
    double start_ms = now_ms();
    Interpreter *in = xcalloc(1, sizeof *in);
    *m = (Model){.file = o->program, .find = find, .run = run, .close = close_model, .state = in};
    m->n_threads = 1;
    bool good = read_module(in, o, d) && choose_func(in, o, d) && make_ports(m, in->func, d) && count_devices(m, o, d) && make_variables(m, d);
    if (!good) close_model(m);
    m->load_ms = now_ms() - start_ms;
    return good;
}
