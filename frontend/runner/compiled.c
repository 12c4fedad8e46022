// A compiled program behind tpurun's Model: libtpurt does everything, this file turns its statuses into diagnostics and
// exit codes.
#define _GNU_SOURCE
#include "frontend/base/file.h"
#include "frontend/containers/torch_xla.h"
#include "frontend/model/formats.h"
#include "frontend/model/text.h"
#include "frontend/runner/tpurun.h"
#include "ir/base/guess.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static int exit_code(TpurtStatus status) {
    switch (status) {
    case TPURT_NOT_FOUND: return EXIT_USAGE;
    case TPURT_MISMATCH:
    case TPURT_CHECK_FAILED:
    case TPURT_NOT_MET:
    case TPURT_BAD_PROGRAM:
    case TPURT_WRONG_VERSION:
    case TPURT_WRONG_PROCESSOR: return EXIT_CONTENT;
    case TPURT_TIMEOUT:
    case TPURT_LOST:
    case TPURT_CANNOT_READ:
    case TPURT_SYSTEM: return EXIT_SYSTEM;
    default: return EXIT_INTERNAL;
    }
}

void memory_help(Diags *d) { diag_help(d, "fewer --replicas and --threads take less, and so does a program for smaller sizes: a smaller batch"); }

bool compiled_said(Diags *d, const char *file, const TpurtError *e) {
    diag_exit(d, exit_code(e->code), diag_file(d, file), "%s", e->text);
    if (e->code == TPURT_OUT_OF_MEMORY) memory_help(d);
    return false;
}

// Of a pipe nothing is read: it might have no end, and nobody at the other one.
static bool is_model(const char *path) {
    struct stat st;
    FileMap map;
    Diags unsaid;
    if (torch_xla_is_folder(path)) return true;
    if (stat(path, &st) || !S_ISREG(st.st_mode)) return false;
    diags_init(&unsaid, "");
    bool mapped = file_map(path, &map, &unsaid);
    const ModelFormat *format = mapped ? format_of_bytes(map.bytes, map.n_bytes) : NULL;
    bool is = format && (strcmp(format->extension, "mlir") != 0 || text_begins_as_mlir(map.bytes, map.n_bytes)); // any text is taken for MLIR
    if (mapped) file_unmap(&map);
    diags_free(&unsaid);
    return is;
}

static bool is_folder(const char *path) {
    struct stat st;
    return !stat(path, &st) && S_ISDIR(st.st_mode);
}

bool compiled_unloaded(Diags *d, const char *file, bool trains, const TpurtError *e) {
    const char *how = trains ? " --train --loss KIND" : "";
    bool folder = e->code == TPURT_CANNOT_READ && is_folder(file);
    if (folder) diag_exit(d, EXIT_CONTENT, diag_file(d, file), "this is a folder, and no program");
    else compiled_said(d, file, e);
    if ((e->code == TPURT_BAD_PROGRAM || folder) && is_model(file))
        diag_help(d, "this is a model: tpucc MODEL%s -o OUT.so %s", how,
                  trains ? "makes a program that trains" : "compiles it, tpurun MODEL --interpret evaluates it as it is");
    else if (folder) diag_help(d, "tpucc MODEL%s -o PROGRAM.so makes a program, which is a file", how);
    return false;
}

DType compiled_dtype(uint32_t number) {
    static const uint32_t numbers[DT_COUNT] = {
#define DTYPE(id, text, bits, bytes, class) [DT_##id] = TPU_##id,
#include "ir/dtype.def"
    };
    int t = 0;
    while (t < DT_COUNT - 1 && numbers[t] != number) t++; // a program that was loaded has no others
    return (DType)t;
}

const char *port_type(Diags *d, DType dtype, uint32_t rank, const int64_t *dims) { return tensor_text(&d->arena, dtype, rank, dims); }

static Port *ports_of(const Model *m, TpurtDirection direction, uint32_t n, Diags *d) {
    Port *ports = arena_array(&d->arena, Port, n);
    for (uint32_t i = 0; i < n; i++) {
        TpurtPortInfo info;
        tpurt_port_describe(m->program, m->entry, direction, i, &info, NULL);
        ports[i] = (Port){info.name, compiled_dtype(info.dtype), info.rank, info.dims, info.bytes};
    }
    return ports;
}

static bool find_port(Model *m, bool result, const char *name, uint32_t *out_index, Diags *d) {
    TpurtError e;
    TpurtPortInfo info;
    TpurtDirection direction = result ? TPURT_RESULT : TPURT_ARG;
    if (!tpurt_port_find(m->program, m->entry, direction, name, out_index, &e)) return true;
    Guess g = guess_begin(name);
    for (uint32_t i = 0; !tpurt_port_describe(m->program, m->entry, direction, i, &info, NULL); i++)
        for (uint32_t k = 0; k < info.n_names; k++) guess_offer(&g, info.names[k]);
    compiled_said(d, m->file, &e);
    if (g.name) diag_help(d, "did you mean '%s'?", g.name);
    return false;
}

static bool run(Model *m, void *const *args, void *const *results, Diags *d) {
    TpurtError e;
    if (m->buffers) return !compiled_run_any(m, args, results, &e) || compiled_said(d, m->file, &e);
    return !tpurt_run_unchecked(m->session, m->entry, args, results, &e) || compiled_said(d, m->file, &e);
}

static bool fit(Model *m, const NpyArray *const *given, Diags *d) {
    TpurtError e;
    return !compiled_fit(m, given, d, &e) || compiled_said(d, m->file, &e);
}

static void close_model(Model *m) {
    tpurt_session_destroy(m->session);
    tpurt_program_release(m->program);
}

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void *variable(Model *m, uint32_t index, uint32_t replica) {
    void *data = NULL;
    tpurt_variable_data(tpurt_session_variables(m->session), index, replica, &data, NULL);
    return data;
}

static void set_variables(Model *m, Diags *d) {
    TpurtProgramInfo info;
    tpurt_program_describe(m->program, &info, NULL);
    m->n_variables = info.n_variables;
    m->variables = arena_array(&d->arena, Port, info.n_variables);
    m->of_replica = arena_array(&d->arena, bool, info.n_variables);
    m->used = arena_array(&d->arena, bool, info.n_variables);
    m->variable = variable;
    for (uint32_t i = 0; i < info.n_variables; i++) {
        TpurtVariableInfo v;
        tpurt_variable_describe(m->program, i, &v, NULL);
        m->variables[i] = (Port){v.name, compiled_dtype(v.dtype), v.rank, v.dims, v.bytes};
        m->of_replica[i] = v.of_replica;
        uint32_t use = 0;
        m->used[i] = tpurt_variable_use(m->program, m->entry, i, &use, NULL) || use;
    }
}

// Of several functions one has to be named; those of one function at several sizes are chosen among by shapes.
static bool refuse_functions(Model *m, Diags *d) {
    TpurtProgramInfo info;
    TpurtEntryInfo entry;
    Text list = {0};
    tpurt_program_describe(m->program, &info, NULL);
    bool several = false;
    for (uint32_t i = 0; i < info.n_entries; i++) {
        tpurt_entry_describe(m->program, i, &entry, NULL);
        several |= entry.function;
        text_f(&list, "%s'%s'", i ? ", " : "", entry.name);
    }
    if (several) {
        diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "the program has several entry points: %s", list.items);
        diag_help(d, "--entry NAME says which one to run");
    }
    vec_free(&list);
    return !several;
}

// The entry point asked for, or the only one, or "main".
static bool choose_entry(Model *m, const RunOptions *o, Diags *d) {
    TpurtError e;
    TpurtProgramInfo info;
    tpurt_program_describe(m->program, &info, NULL);
    if (!o->entry && (info.n_entries == 1 || tpurt_entry_find(m->program, "main", &m->entry, NULL))) return m->entry = 0, refuse_functions(m, d);
    if (!tpurt_entry_find(m->program, o->entry ? o->entry : "main", &m->entry, &e)) return true;
    Guess g = guess_begin(o->entry ? o->entry : "main");
    TpurtEntryInfo entry;
    for (uint32_t i = 0; !tpurt_entry_describe(m->program, i, &entry, NULL); i++) guess_offer(&g, entry.name);
    compiled_said(d, m->file, &e);
    if (g.name) diag_help(d, "did you mean '%s'?", g.name);
    return false;
}

TpurtStatus compiled_load(const RunOptions *o, TpurtProgram **out, TpurtError *e) {
    return tpurt_program_load(o->program, &(TpurtProgramOptions){.verify = o->verify, .target = o->target}, out, e);
}

static void set_copies(Model *m, bool whole) {
    TpurtProgramInfo info;
    tpurt_program_describe(m->program, &info, NULL);
    uint32_t n = tpurt_session_devices(m->session);
    m->n_partitions = info.n_partitions;
    m->first_device = tpurt_session_first_device(m->session);
    m->n_copies = whole ? m->n_replicas : m->n_replicas * m->n_partitions;
    m->first_copy = whole ? m->first_device / m->n_partitions : m->first_device;
    m->n_own = whole ? (m->first_device + n - 1) / m->n_partitions + 1 - m->first_copy : n;
}

bool compiled_open(Model *m, const RunOptions *o, Diags *d) {
    double start_ms = now_ms();
    TpurtError e;
    *m = (Model){.file = o->program, .find = find_port, .run = run, .close = close_model};
    if (compiled_load(o, &m->program, &e)) return compiled_unloaded(d, o->program, false, &e);
    TpurtSessionOptions options = {.n_threads = o->simulated.n ? 1 : o->n_threads,
                                   .n_replicas = o->n_replicas,
                                   .timeout_ns = (uint64_t)(o->timeout * 1e9),
                                   .pin = o->pin,
                                   .each_task = o->simulated.n > 0,
                                   .transport = o->transport,
                                   .n_processors = (uint32_t)o->cores.n,
                                   .processors = o->cores.items};
    if (!choose_entry(m, o, d)) return close_model(m), false;
    if (!o->entry && compiled_pads(m)) m->fit = fit;
    if (tpurt_session_create(m->program, &options, &m->session, &e)) { // what it says of a call is of the command line
        close_model(m);
        if (e.code != TPURT_BAD_CALL) return compiled_said(d, o->program, &e);
        diag_exit(d, EXIT_USAGE, diag_file(d, o->program), "%s", e.text);
        return false;
    }
    m->load_ms = now_ms() - start_ms;
    TpurtEntryInfo entry;
    tpurt_entry_describe(m->program, m->entry, &entry, NULL);
    m->n_args = entry.n_args;
    m->n_results = entry.n_results;
    m->n_replicas = tpurt_session_replicas(m->session);
    set_copies(m, entry.whole);
    m->n_threads = tpurt_session_threads(m->session);
    m->args = ports_of(m, TPURT_ARG, m->n_args, d);
    m->results = ports_of(m, TPURT_RESULT, m->n_results, d);
    set_variables(m, d);
    return true;
}

bool compiled_verify(const RunOptions *o, Diags *d) {
    TpurtProgram *p;
    TpurtProgramInfo info;
    TpurtError e;
    if (compiled_load(o, &p, &e)) return compiled_unloaded(d, o->program, false, &e);
    tpurt_program_describe(p, &info, NULL);
    print_line(stdout, "%s: sound: %" PRIu64 " bytes compared with their checksums, %" PRIu64 " of them weights", o->program, info.checked_bytes,
               info.weight_bytes);
    tpurt_program_release(p);
    return true;
}
