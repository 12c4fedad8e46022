// --interpret: the reference evaluator behind tpurun's Model. A model file is read, verified and its entry point
// evaluated op by op, for each replica in turn; slow, and right by definition. The file's bytes stay in memory as long
// as the module, whose constants point into them.
#define _GNU_SOURCE
#include "frontend/model.h"
#include "frontend/tpurun.h"
#include "ir/eval.h"
#include "ir/infer.h"
#include "ir/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

typedef struct {
    Module *module;
    Func *func;
    uint8_t *bytes;
    size_t n_bytes;
} Interpreter;

static bool refuse_read(Diags *d, const char *path, const char *what) {
    diag_exit(d, EXIT_SYSTEM, diag_file(d, path), "%s: %s", what, strerror(errno));
    return false;
}

static bool read_bytes(Interpreter *in, const char *path, Diags *d) {
    struct stat about;
    void *block;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return refuse_read(d, path, "cannot open");
    size_t cap = !fstat(fd, &about) && S_ISREG(about.st_mode) ? (size_t)about.st_size : 0;
    if (posix_memalign(&block, MODEL_EXTERN_ALIGN, cap ? cap : 1)) out_of_memory(cap);
    in->bytes = block;
    ssize_t n = 1;
    while (in->n_bytes < cap && n > 0) {
        n = read(fd, in->bytes + in->n_bytes, cap - in->n_bytes);
        if (n > 0)
            in->n_bytes += (size_t)n;
        else if (n < 0 && errno == EINTR)
            n = 1;
    }
    if (!n)
        errno = EIO; // shorter than it was
    else if (!cap && S_ISDIR(about.st_mode))
        errno = EISDIR, n = 0;
    close(fd);
    return n > 0 || refuse_read(d, path, "cannot read");
}

static void close_model(Model *m) {
    Interpreter *in = m->state;
    if (in->module) module_free(in->module);
    free(in->bytes);
    free(in);
}

// ---- Names

static bool named(const Value *v, const PortInfo *info, const char *name) {
    return (v && v->name && !strcmp(v->name->text, name)) || (info->loc_name && !strcmp(info->loc_name->text, name));
}

static bool numbered(const char *name, const char *word, uint32_t number) {
    char text[32];
    snprintf(text, sizeof text, "%s%u", word, number);
    return !strcmp(text, name);
}

static bool find(Model *m, bool result, const char *name, uint32_t *out_index, Diags *d) {
    const Func *f = ((Interpreter *)m->state)->func;
    uint32_t n = result ? m->n_results : m->n_args;
    for (uint32_t i = 0; i < n; i++)
        if (result ? named(NULL, &f->result_info[i], name) : named(f->body->args[i], &f->arg_info[i], name))
            return *out_index = i, true;
    for (uint32_t i = 0; i < n; i++)
        if (result ? numbered(name, "output", i) : numbered(name, "arg", f->arg_info[i].number))
            return *out_index = i, true;
    if (result && n == 1 && !strcmp(name, "output")) return *out_index = 0, true;
    Text list = {0};
    for (uint32_t i = 0; i < n; i++) text_f(&list, "%s'%s'", i ? ", " : "", (result ? m->results : m->args)[i].name);
    diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "'%s' has no %s '%s'; its %ss are: %s", str_text(f->name),
              result ? "result" : "argument", name, result ? "result" : "argument", n ? list.items : "none");
    vec_free(&list);
    return false;
}

// ---- Running

static void literal_copy(const Literal *l, void *to) {
    size_t bytes = type_bytes(l->type), width = dtype_bytes(l->type->dtype);
    if (!l->splat) {
        memcpy(to, l->data, bytes);
        return;
    }
    for (size_t at = 0; at < bytes; at += width) memcpy((char *)to + at, l->data, width);
}

static bool run_replica(Model *m, void *const *args, void *const *results, Diags *d) {
    Interpreter *in = m->state;
    Arena arena = {0};
    const Literal **ins = arena_array(&arena, const Literal *, m->n_args);
    const Literal **outs = arena_array(&arena, const Literal *, m->n_results);
    for (uint32_t i = 0; i < m->n_args; i++)
        ins[i] = literal_wrap(&arena, in->func->body->args[i]->type, args[i], false);
    bool good = eval_func(in->module, in->func, ins, &arena, outs, d);
    for (uint32_t i = 0; good && i < m->n_results; i++) literal_copy(outs[i], results[i]);
    arena_free(&arena);
    return good;
}

static bool run(Model *m, void *const *args, void *const *results, Diags *d) {
    for (uint32_t r = 0; r < m->n_replicas; r++)
        if (!run_replica(m, args + (size_t)r * m->n_args, results + (size_t)r * m->n_results, d)) return false;
    return true;
}

// ---- Opening

static bool make_port(Model *m, Type type, const char *name, const char *kind, Port *out, Diags *d) {
    if (!type_is_tensor(type) || !type_is_static(type)) {
        diag_error(d, diag_file(d, m->file), type_is_tensor(type) ? "unbound-dimension" : NULL,
                   "%s '%s' has type %s; every dimension has to be known", kind, name, type_name(&d->arena, type));
        return false;
    }
    *out = (Port){name, type->dtype, type->rank, type->dims, type_bytes(type)};
    return true;
}

static bool make_ports(Model *m, const Func *f, Diags *d) {
    bool good = true;
    m->n_args = f->body->n_args;
    m->n_results = f->n_results;
    m->args = arena_array(&d->arena, Port, m->n_args);
    m->results = arena_array(&d->arena, Port, m->n_results);
    for (uint32_t i = 0; i < m->n_args; i++) {
        const Value *v = f->body->args[i];
        const char *name = v->name ? v->name->text : arena_printf(&d->arena, "arg%u", f->arg_info[i].number);
        good &= make_port(m, v->type, name, "argument", &m->args[i], d);
    }
    for (uint32_t i = 0; i < m->n_results; i++) {
        Str loc = f->result_info[i].loc_name;
        const char *name = loc ? loc->text : arena_printf(&d->arena, "output%u", i);
        good &= make_port(m, f->result_types[i], name, "result", &m->results[i], d);
    }
    return good;
}

static bool read_module(Interpreter *in, const Options *o, Diags *d) {
    if (o->weights.n || o->dims.n || strcmp(o->control_flow, "static")) {
        diag_exit(d, EXIT_USAGE, diag_file(d, o->program),
                  "--interpret takes models whose weights and dimensions are in the file: convert it first");
        diag_help(d, "tpucc %s -o MODEL.fb --weights ... --dim ..., then tpurun --interpret MODEL.fb", o->program);
        return false;
    }
    if (!read_bytes(in, o->program, d)) return false;
    in->module = model_is(in->bytes, in->n_bytes) ? read_model(in->bytes, in->n_bytes, o->program, d)
                                                  : parse_module((const char *)in->bytes, in->n_bytes, o->program, d);
    return in->module && verify_module(in->module, d);
}

static bool choose_func(Interpreter *in, const Options *o, Diags *d) {
    Module *module = in->module;
    in->func = o->entry ? module_find_func(module, intern_z(&module->strings, o->entry)) : module_main(module);
    if (in->func) return true;
    diag_exit(d, o->entry ? EXIT_USAGE : EXIT_CONTENT, diag_file(d, o->program), "there is no function '%s'",
              o->entry ? o->entry : "main");
    return false;
}

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

bool interpret_open(Model *m, const Options *o, Diags *d) {
    double start_ms = now_ms();
    Interpreter *in = xcalloc(1, sizeof *in);
    *m = (Model){.file = o->program, .find = find, .run = run, .close = close_model, .state = in};
    m->n_replicas = o->n_replicas ? o->n_replicas : 1;
    m->n_threads = 1;
    bool good = read_module(in, o, d) && choose_func(in, o, d) && make_ports(m, in->func, d);
    if (!good) close_model(m);
    m->load_ms = now_ms() - start_ms;
    return good;
}
