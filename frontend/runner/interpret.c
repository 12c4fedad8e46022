// --interpret: the reference evaluator behind tpurun's Model. A model file is read and verified, its weights become
// constants, and its entry point is evaluated op by op, on all devices that the model or --replicas asks for; slow, and right by definition.
// Branches and loops are evaluated as they stand, unless --control-flow=static refuses them or =select has made selections of them first.
#define _GNU_SOURCE
#include "frontend/model/source.h"
#include "frontend/runner/tpurun.h"
#include "frontend/tensors/weights.h"
#include "ir/eval/eval.h"
#include "ir/infer/infer.h"
#include "ir/ops/devices/mesh.h"
#include "ir/ops/devices/parts.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    Module *module;
    Func *func;
} Interpreter;

static void close_model(Model *m) {
    Interpreter *in = m->state;
    if (in->module) module_free(in->module);
    free(in);
}

// ---- Names

static bool result_answers(Arena *a, const Func *f, uint32_t i, const char *name) {
    const char *names[MAX_RESULT_NAMES];
    uint32_t n = func_result_names(a, f, i, names);
    for (uint32_t k = 0; k < n; k++)
        if (!strcmp(names[k], name)) return true;
    return f->n_results == 1 && !strcmp(name, "output");
}

static bool find(Model *m, bool result, const char *name, uint32_t *out_index, Diags *d) {
    const Func *f = ((Interpreter *)m->state)->func;
    uint32_t n = result ? m->n_results : m->n_args;
    for (uint32_t i = 0; i < n; i++) // names that are shown go first, so that each can be reached by its own
        if (!strcmp((result ? m->results : m->args)[i].name, name)) return *out_index = i, true;
    for (uint32_t i = 0; i < n; i++)
        if (result ? result_answers(&d->arena, f, i, name) : argument_answers(f, i, name)) return *out_index = i, true;
    Text list = {0};
    for (uint32_t i = 0; i < n; i++) text_f(&list, "%s'%s'", i ? ", " : "", (result ? m->results : m->args)[i].name);
    diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "'%s' has no %s '%s'; its %ss are: %s", str_text(f->name), result ? "result" : "argument", name,
              result ? "result" : "argument", n ? list.items : "none");
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

static bool run(Model *m, void *const *args, void *const *results, Diags *d) {
    Interpreter *in = m->state;
    Arena arena = {0};
    size_t n_args = (size_t)m->n_copies * m->n_args, n_results = (size_t)m->n_copies * m->n_results;
    const Literal **ins = arena_array(&arena, const Literal *, n_args);
    const Literal **outs = arena_array(&arena, const Literal *, n_results);
    for (size_t i = 0; i < n_args; i++) ins[i] = literal_wrap(&arena, in->func->body->args[i % m->n_args]->type, args[i], false);
    bool good = eval_devices(in->module, in->func, m->n_replicas, m->n_partitions, ins, NULL, &arena, outs, d);
    for (size_t i = 0; good && i < n_results; i++) literal_copy(outs[i], results[i]);
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
    m->n_args = f->body->n_args;
    m->n_results = f->n_results;
    m->args = arena_array(&d->arena, Port, m->n_args);
    m->results = arena_array(&d->arena, Port, m->n_results);
    for (uint32_t i = 0; i < m->n_args; i++) {
        Type type = f->body->args[i]->type;
        good &= make_port(m, type, argument_name(f, i), "argument", &m->args[i], d);
    }
    for (uint32_t i = 0; good && i < m->n_results; i++) { // an open result is most often made from an open argument
        const char *names[MAX_RESULT_NAMES];
        func_result_names(&d->arena, f, i, names);
        good &= make_port(m, f->result_types[i], names[0], "result", &m->results[i], d);
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
    p.passes = "mark,precision,weights";
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
           run_passes(in->module, o, d) && run_precision(in->module, o, d);
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
    bool good = read_module(in, o, d) && choose_func(in, o, d) && make_ports(m, in->func, d) && count_devices(m, o, d);
    if (!good) close_model(m);
    m->load_ms = now_ms() - start_ms;
    return good;
}
