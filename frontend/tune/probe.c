// See probe.h. The key is the op; around it stand its arguments, a constant where it has one, and an activation, as contractions of networks have one.
#define _GNU_SOURCE
#include "frontend/tune/probe.h"

#include "frontend/base/file.h"
#include "ir/text/text.h"
#include "runtime/abi.h"

#include <dlfcn.h>
#include <immintrin.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { TURN_US = 200, MOST_RUNS = 64 };
#define PROBE_PREFIX "tuned_kernel"

// ---- the model

// Reproducible, not all alike, small.
static void fill(DType t, void *data, uint64_t n_elems) {
    DType part = t == DT_C64 ? DT_F32 : t == DT_C128 ? DT_F64 : t;
    size_t width = dtype_bytes(part);
    n_elems *= dtype_bytes(t) / width;
    for (uint64_t i = 0; i < n_elems; i++) {
        double v = (double)(i * 37 % 101) / 101.0 - 0.5;
        if (dtype_is_float(part)) elem_from_f64(part, (char *)data + i * width, v);
        else elem_from_i64(part, (char *)data + i * width, (int64_t)(v * 16));
    }
}

static const Literal *make_constant(void *context, Module *m, const char *name, Type type) {
    (void)context, (void)name;
    void *data;
    Literal *l = literal_make(&m->arena, type, &data);
    fill(type->dtype, data, type->n_elems);
    return l;
}

// The name of the constant in a key, n characters; it says how that is stored (passes/tuned.h). NULL: there is none.
static const char *constant_name(const char *key, int *out_n) {
    const char *name = strstr(key, TUNED_CONSTANT);
    *out_n = name ? (int)strcspn(name, ",)") : 0;
    return name;
}

// In groups: what --weights-as makes of it.
static bool in_groups(const char *key) {
    int n;
    const char *name = constant_name(key, &n);
    return name && !strncmp(name + strlen(TUNED_CONSTANT), TUNED_GROUPS, strlen(TUNED_GROUPS));
}

// Of a type, text of n_type characters.
static void add_constant(const char *key, const char *type, int n_type, Text *out) {
    int n;
    const char *name = constant_name(key, &n), *dtype = name + strlen(TUNED_CONSTANT "_");
    if (n == (int)strlen(TUNED_CONSTANT) || in_groups(key)) {
        text_f(out, "  %.*s = stablehlo.constant dense_resource<weights> : %.*s\n", n, name, n_type, type);
        return;
    }
    Text stored = {0};
    int n_dims = n_type;
    while (type[n_dims - 1] != 'x') n_dims--;
    text_f(&stored, "%.*s%.*s>", n_dims, type, (int)(name + n - dtype), dtype);
    text_f(out, "  %%stored = stablehlo.constant dense_resource<weights> : %s\n", stored.items);
    text_f(out, "  %.*s = stablehlo.convert %%stored : (%s) -> %.*s\n", n, name, stored.items, n_type, type);
    vec_free(&stored);
}

// The key ends in ": (A, B) -> C".
static bool model_text(const char *key, Text *out) {
    const char *types = strstr(key, " : (tensor"), *last = types;
    while (last) types = last, last = strstr(last + 1, " : (tensor");
    const char *a = types ? types + strlen(" : (") : NULL, *b = a ? strstr(a, ", tensor") : NULL, *end = b ? strstr(b, ") -> ") : NULL;
    if (!end) return false;
    const char *result = end + strlen(") -> ");
    b += strlen(", ");
    bool constant = strstr(key, TUNED_CONSTANT) != NULL, integers = !strchr(strrchr(result, 'x') ? strrchr(result, 'x') : result, 'f');
    text_f(out, "func.func @main(%%x: %.*s", (int)(b - a - 2), a);
    if (!constant) text_f(out, ", %%y: %.*s", (int)(end - b), b);
    text_f(out, ") -> %s {\n", result);
    if (constant) add_constant(key, b, (int)(end - b), out);
    text_f(out, "  %%0 = %s\n  %%1 = stablehlo.constant dense<%s> : %s\n  %%2 = stablehlo.maximum %%0, %%1 : %s\n  return %%2 : %s\n}\n", key,
           integers ? "0" : "0.0", result, result, result);
    return true;
}

// ---- compiled

typedef struct {
    Probe *probe;
    const TunedKernel *choice;
    Tuned tuned;
} Watching;

static void see_passes(void *context, PassOptions *p) {
    Watching *w = context;
    p->tuned = &w->tuned;
    p->ask_tunables = true;
}

static void see_op(Op *op, void *context) {
    ProbeCut *cut = context;
    if (op->kind != OP_MATMUL && op->kind != OP_CONV) return;
    const Op *end = op->block ? block_end(op->block) : NULL;
    Axes domain = op_axes(end, ATTR_domain), tile = op_axes(end, ATTR_tile), map = op_axes(op, ATTR_map);
    if (!domain.n || map.n < 2 || map.v[map.n - 1] < 0 || map.v[map.n - 2] < 0) return;
    int64_t m = map.v[map.n - 2], n = map.v[map.n - 1];
    *cut = (ProbeCut){domain.v[m], domain.v[n], tile.v[m], tile.v[n], 1, 0, 0};
    for (uint32_t i = 0; i < domain.n; i++) cut->n_tasks *= i64_ceil_div(domain.v[i], tile.v[i]);
}

static bool see_plan(void *context, Module *m, const PassReport *made) {
    Watching *w = context;
    for (size_t i = 0; i < made->tunables.n; i++) w->probe->met |= !strcmp(made->tunables.items[i].kernel, w->choice->kernel);
    block_walk(module_main(m)->body, see_op, &w->probe->cut);
    return true;
}

// Of the options those that say how contractions are done.
static CompileOptions options_of(const CompileOptions *o, const char *key) {
    CompileOptions p = compile_options_default();
    p.mcpu = o->mcpu, p.matmul = o->matmul, p.conv = o->conv, p.precision = o->precision, p.n_cores = o->n_cores;
    if (in_groups(key)) p.weights_as = o->weights_as;
    p.prefix = PROBE_PREFIX;
    return p;
}

static bool compile(const ProbePlace *at, const char *path, Watching *w, Diags *d) {
    Text text = {0};
    if (!model_text(w->choice->kernel, &text)) ICE("the key of a contraction has no types: %s", w->choice->kernel);
    Module *m = parse_module_with(text.items, text.n, "kernel.mlir", make_constant, NULL, d);
    CompileOptions o = options_of(at->o, w->choice->kernel);
    CompileOutput out = {.at.path = path, .kind = OUTPUT_SO};
    CompileWatch watch = {.context = w, .passes = see_passes, .planned = see_plan};
    bool good = m && compile_module(m, &o, &out, &watch, d);
    compile_options_free(&o);
    module_free(m);
    vec_free(&text);
    return good;
}

static bool hash_program(const char *path, uint64_t *out, Diags *d) {
    FileMap file;
    if (!file_map(path, &file, d)) return false;
    *out = bytes_hash(file.bytes, file.n_bytes, 0);
    file_unmap(&file);
    return true;
}

// ---- loaded

static bool refuse(const char *what, Diags *d) {
    diag_exit(d, EXIT_SYSTEM, (Loc){0}, "a kernel that was compiled to be measured does not run here: %s", what);
    diag_help(d, "--tune measures on this machine: --mcpu has to be a processor whose instructions it has");
    return false;
}

static bool load(Probe *p, const char *path, Diags *d) {
    TpurtError e;
    TpurtSessionOptions one = {.n_threads = 1};
    p->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const TpuProgram *table = p->library ? dlsym(p->library, PROBE_PREFIX TPU_PROGRAM_SUFFIX) : NULL;
    if (!table) return refuse(dlerror(), d);
    if (tpurt_program_from_table(table, NULL, &p->program, &e) || tpurt_session_create(p->program, &one, &p->session, &e)) return refuse(e.text, d);
    p->constants = table->constants, p->constant_bytes = table->constant_bytes;
    return true;
}

static DType dtype_of(uint32_t number) {
    int t = 0;
    while (t < DT_COUNT - 1 && strcmp(dtype_text((DType)t), tpurt_dtype_name(number)) != 0) t++;
    return (DType)t;
}

static void *buffer(const TpurtPortInfo *port) {
    void *data = aligned_alloc(TPU_CACHE_LINE, i64_round_up((int64_t)port->bytes + 1, TPU_CACHE_LINE) * sizeof(char));
    if (!data) memory_exhausted(port->bytes);
    fill(dtype_of(port->dtype), data, port->bytes / tpurt_dtype_bytes(port->dtype));
    return data;
}

static void give_buffers(Probe *p) {
    TpurtEntryInfo entry;
    TpurtPortInfo port;
    tpurt_entry_describe(p->program, 0, &entry, NULL);
    for (uint32_t i = 0; i < entry.n_args && i < PROBE_MOST_ARGS; i++) {
        tpurt_port_describe(p->program, 0, TPURT_ARG, i, &port, NULL);
        p->args[i] = buffer(&port);
    }
    tpurt_port_describe(p->program, 0, TPURT_RESULT, 0, &port, NULL);
    p->result = buffer(&port);
    p->result_bytes = port.bytes;
}

static const char *volatile being_made; // NULL: none

void probe_abandon(void) {
    if (being_made) unlink(being_made);
}

bool probe_open(const ProbePlace *at, const TunedKernel *choice, Probe *out, Diags *d) {
    static unsigned number;
    *out = (Probe){0};
    TunedKernel one = *choice;
    Watching w = {out, choice, {&one, 1}};
    char *path = arena_printf(&d->arena, "%s/%u.so", at->folder, number++);
    being_made = path;
    bool good = compile(at, path, &w, d) && hash_program(path, &out->code, d) && load(out, path, d);
    unlink(path);
    being_made = NULL;
    if (!good) return probe_close(out), false;
    give_buffers(out);
    tpurt_run_unchecked(out->session, 0, out->args, &out->result, NULL);
    return true;
}

void probe_close(Probe *p) {
    tpurt_session_destroy(p->session);
    tpurt_program_release(p->program);
    if (p->library) dlclose(p->library);
    for (uint32_t i = 0; i < PROBE_MOST_ARGS; i++) free(p->args[i]);
    free(p->result);
    *p = (Probe){0};
}

// ---- timed

static double cpu_us(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

static void forget(const Probe *p) {
    for (size_t i = 0; i < p->constant_bytes; i += TPU_CACHE_LINE) _mm_clflush((const char *)p->constants + i);
    _mm_mfence();
}

double probe_time(const Probe *p, bool cold) {
    double sum = 0;
    int n = 0;
    cold &= p->constant_bytes > 0;
    while (n < MOST_RUNS && (!n || sum < TURN_US)) {
        int runs = cold ? 1 : n ? n : 1; // where nothing is between them, more at a time: looking at the clock takes time as well
        if (cold) forget(p);
        double start = cpu_us();
        for (int i = 0; i < runs; i++) tpurt_run_unchecked(p->session, 0, p->args, (void *const *)&p->result, NULL);
        sum += cpu_us() - start;
        n += runs;
    }
    return sum / n;
}

bool probe_same(const Probe *a, const Probe *b) { return a->result_bytes == b->result_bytes && !memcmp(a->result, b->result, a->result_bytes); }
