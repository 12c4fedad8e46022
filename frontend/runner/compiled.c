// A compiled program behind tpurun's Model: libtpurt does everything, this file turns its statuses into diagnostics and
// exit codes, and prints descriptions and profiles.
#define _GNU_SOURCE
#include "frontend/runner/tpurun.h"
#include "ir/base/outfile.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
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

static bool said(Diags *d, const char *file, const TpurtError *e) {
    diag_exit(d, exit_code(e->code), diag_file(d, file), "%s", e->text);
    return false;
}

static DType dtype_of(uint32_t number) {
    static const uint32_t numbers[DT_COUNT] = {
#define DTYPE(id, text, bits, bytes, class) [DT_##id] = TPU_##id,
#include "ir/dtype.def"
    };
    int t = 0;
    while (t < DT_COUNT - 1 && numbers[t] != number) t++; // a program that was loaded has no others
    return (DType)t;
}

const char *port_type(Diags *d, DType dtype, uint32_t rank, const int64_t *dims) {
    Text t = {0};
    text_z(&t, "tensor<");
    for (uint32_t i = 0; i < rank; i++) text_f(&t, "%" PRId64 "x", dims[i]);
    text_f(&t, "%s>", dtype_text(dtype));
    const char *kept = arena_copy(&d->arena, t.items, t.n + 1);
    vec_free(&t);
    return kept;
}

static Port *ports_of(const Model *m, TpurtDirection direction, uint32_t n, Diags *d) {
    Port *ports = arena_array(&d->arena, Port, n);
    for (uint32_t i = 0; i < n; i++) {
        TpurtPortInfo info;
        tpurt_port_describe(m->program, m->entry, direction, i, &info, NULL);
        ports[i] = (Port){info.name, dtype_of(info.dtype), info.rank, info.dims, info.bytes};
    }
    return ports;
}

static bool find_port(Model *m, bool result, const char *name, uint32_t *out_index, Diags *d) {
    TpurtError e;
    return !tpurt_port_find(m->program, m->entry, result ? TPURT_RESULT : TPURT_ARG, name, out_index, &e) || said(d, m->file, &e);
}

static bool run(Model *m, void *const *args, void *const *results, Diags *d) {
    TpurtError e;
    if (m->buffers) return !compiled_run_any(m, args, results, &e) || said(d, m->file, &e);
    return !tpurt_run_unchecked(m->session, m->entry, args, results, &e) || said(d, m->file, &e);
}

static bool fit(Model *m, const NpyArray *const *given, Diags *d) {
    TpurtError e;
    return !compiled_fit(m, given, d, &e) || said(d, m->file, &e);
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
    m->variable = variable;
    for (uint32_t i = 0; i < info.n_variables; i++) {
        TpurtVariableInfo v;
        tpurt_variable_describe(m->program, i, &v, NULL);
        m->variables[i] = (Port){v.name, dtype_of(v.dtype), v.rank, v.dims, v.bytes};
        m->of_replica[i] = v.of_replica;
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
    return !tpurt_entry_find(m->program, o->entry ? o->entry : "main", &m->entry, &e) || said(d, m->file, &e);
}

static TpurtStatus load(const RunOptions *o, TpurtProgram **out, TpurtError *e) {
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
    if (load(o, &m->program, &e)) return said(d, o->program, &e);
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
        if (e.code != TPURT_BAD_CALL) return said(d, o->program, &e);
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

// ---- --describe

typedef struct {
    int name, type; // widths of columns
} Columns;

static Columns port_columns(const TpurtProgram *p, uint32_t entry, const TpurtEntryInfo *e, Diags *d) {
    enum { MOST = 60 }; // what is longer stands out
    Columns widths = {20, 28};
    for (uint32_t i = 0; i < e->n_args + e->n_results; i++) {
        TpurtPortInfo info;
        tpurt_port_describe(p, entry, i < e->n_args ? TPURT_ARG : TPURT_RESULT, i < e->n_args ? i : i - e->n_args, &info, NULL);
        size_t name = strlen(info.name), type = strlen(port_type(d, dtype_of(info.dtype), info.rank, info.dims));
        if (name <= MOST && (int)name > widths.name) widths.name = (int)name;
        if (type <= MOST && (int)type > widths.type) widths.type = (int)type;
    }
    return widths;
}

// ", also x": names that it answers to besides the one that is shown and its number.
static void add_names(Text *out, const TpurtPortInfo *info, TpurtDirection direction) {
    const char *number = direction == TPURT_ARG ? "arg" : "output";
    for (uint32_t i = 1; i < info->n_names; i++) {
        const char *name = info->names[i], *digits = name + strlen(number);
        if (!strncmp(name, number, strlen(number)) && *digits && !digits[strspn(digits, "0123456789")]) continue;
        text_f(out, ", also %s", name);
    }
}

static void describe_ports(const TpurtProgram *p, uint32_t entry, TpurtDirection direction, uint32_t n, Columns widths, Diags *d) {
    for (uint32_t i = 0; i < n; i++) {
        TpurtPortInfo info;
        tpurt_port_describe(p, entry, direction, i, &info, NULL);
        Text cut = {0};
        text_z(&cut, "");
        for (uint32_t k = 0; info.sharding && k < info.rank; k++) text_f(&cut, "%s%u", k ? "x" : ", cut ", info.sharding->n_parts[k]);
        add_names(&cut, &info, direction);
        print_line(stdout, "  %-8s %3u  %-*s %-*s %" PRIu64 " bytes%s", direction == TPURT_ARG ? "argument" : "result", i, widths.name, info.name, widths.type,
                   port_type(d, dtype_of(info.dtype), info.rank, info.dims), info.bytes, cut.items);
        vec_free(&cut);
    }
}

static void describe_symbols(const TpurtProgram *p, uint32_t entry, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        TpurtSymbolInfo s;
        tpurt_symbol_describe(p, entry, i, &s, NULL);
        print_line(stdout, "  %-8s %3u  %-20s %" PRId64 "%s", "symbol", i, s.name, s.value, s.padded ? ", calls with less are padded" : "");
    }
}

static void describe_variables(const TpurtProgram *p, uint32_t n, Diags *d) {
    if (n) printf("%u variable%s\n", n, n == 1 ? "" : "s");
    for (uint32_t i = 0; i < n; i++) {
        TpurtVariableInfo v;
        tpurt_variable_describe(p, i, &v, NULL);
        print_line(stdout, "  %3u  %-40s %-28s %" PRIu64 " bytes%s%s", i, v.name, port_type(d, dtype_of(v.dtype), v.rank, v.dims), v.bytes,
                   v.of_replica ? ", one of each replica" : "", v.initial ? ", begins as the model says" : "");
    }
}

static void describe_uses(const TpurtProgram *p, uint32_t entry, uint32_t n) {
    static const char *const words[] = {NULL, "reads", "writes", "updates"};
    for (uint32_t i = 0; i < n; i++) {
        TpurtVariableInfo v;
        uint32_t use;
        tpurt_variable_describe(p, i, &v, NULL);
        tpurt_variable_use(p, entry, i, &use, NULL);
        if (use) print_line(stdout, "  %-8s %3u  %s", words[use], i, v.name);
    }
}

// The lines of the key as one.
static void describe_key(const char *key) {
    if (!*key) return;
    Text all = {0};
    for (const char *line = key; *line;) {
        size_t n = strcspn(line, "\n");
        text_z(&all, " ");
        text_add(&all, line, n);
        line += n + (line[n] == '\n');
    }
    print_line(stdout, "made from%s", all.items);
    vec_free(&all);
}

static void describe_target(const TpurtProgram *p, uint32_t i) {
    TpurtTargetInfo t;
    tpurt_target_describe(p, i, &t, NULL);
    print_line(stdout, "  %-8s %3u  %-20s %s%s", "target", i, t.name, t.chosen ? "taken" : *t.lacks ? "lacks here: " : "runs here", t.lacks);
}

static void describe(const TpurtProgram *p, Diags *d) {
    TpurtProgramInfo info;
    tpurt_program_describe(p, &info, NULL);
    print_line(stdout, "program %s, made by %s, for %s", info.name, info.compiler, info.target);
    for (uint32_t i = 0; info.n_targets > 1 && i < info.n_targets; i++) describe_target(p, i);
    printf("  code %" PRIu64 " bytes, weights %" PRIu64 " bytes, %u replica%s", info.code_bytes, info.weight_bytes, info.n_replicas,
           info.n_replicas == 1 ? "" : "s");
    if (info.n_partitions > 1) printf(" of %u partitions", info.n_partitions);
    putchar('\n');
    if (info.checked_bytes) printf("  %" PRIu64 " bytes of the file compared with its checksums\n", info.checked_bytes);
    else puts("  no checksums: linked by another program than tpucc");
    for (uint32_t i = 0; i < info.n_entries; i++) {
        TpurtEntryInfo entry;
        tpurt_entry_describe(p, i, &entry, NULL);
        print_line(stdout, "entry point %s: %" PRIu64 " FLOPs, slab %" PRIu64 " bytes, %u launches in %u steps", entry.name, entry.flops, entry.slab_bytes,
                   entry.n_launches, entry.n_steps);
        Columns widths = port_columns(p, i, &entry, d);
        describe_symbols(p, i, entry.n_symbols);
        describe_ports(p, i, TPURT_ARG, entry.n_args, widths, d);
        describe_ports(p, i, TPURT_RESULT, entry.n_results, widths, d);
        describe_uses(p, i, info.n_variables);
    }
    describe_variables(p, info.n_variables, d);
    printf("%u kernel%s\n", info.n_kernels, info.n_kernels == 1 ? "" : "s");
    for (uint32_t i = 0; i < info.n_kernels; i++) {
        TpurtKernelInfo k;
        tpurt_kernel_describe(p, i, &k, NULL);
        print_line(stdout, "  %3u  %-40s %u phase%s, %" PRIu64 " tasks, %" PRIu64 " FLOPs, %" PRIu64 " bytes moved, %" PRIu64 " bytes of scratch", i, k.name,
                   k.n_phases, k.n_phases == 1 ? "" : "s", k.n_tasks, k.flops, k.bytes, k.scratch_bytes);
    }
    describe_key(info.key);
}

bool compiled_describe(const RunOptions *o, Diags *d) {
    TpurtProgram *p;
    TpurtError e;
    if (load(o, &p, &e)) return said(d, o->program, &e);
    describe(p, d);
    tpurt_program_release(p);
    return true;
}

// ---- --profile

static void trace_interval(Text *t, const Model *m, const TpurtInterval *x, uint64_t first_ns, int on_device) {
    TpurtKernelInfo k = {.name = "copy"};
    bool meets = x->kernel == TPURT_MEETING;
    const char *op = tpurt_step_op(m->program, m->entry, x->step);
    if (meets) k.name = op ? op : "meeting";
    else if (x->kernel != TPURT_NO_KERNEL) tpurt_kernel_describe(m->program, x->kernel, &k, NULL);
    text_z(t, ",\n{\"name\":");
    text_json(t, k.name);
    if (meets) text_z(t, ",\"cat\":\"waiting\"");
    text_f(t, ",\"ph\":\"X\",\"pid\":%d,\"tid\":%u,\"ts\":%.3f,\"dur\":%.3f", on_device, on_device ? x->device : x->core,
           (double)(x->start_ns - first_ns) / 1e3, (double)(x->end_ns - x->start_ns) / 1e3);
    text_f(t, ",\"args\":{\"device\":%u,\"step\":%u,\"phase\":%u,\"first_task\":%u,\"last_task\":%u}}", x->device, x->step, x->phase, x->first_task,
           x->last_task);
}

static void trace_row(Text *t, int pid, uint32_t row, const char *name) {
    text_f(t, ",\n{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":%d,\"tid\":%u,\"args\":{\"name\":\"%s\"}}", pid, row, name);
}

// A row for each core; where there are several devices, below them one for each, with what it did and where it waited for others.
static void trace_rows(Text *t, const Model *m) {
    uint32_t n_devices = tpurt_session_devices(m->session);
    for (uint32_t i = 0; i < m->n_threads; i++) {
        char name[32];
        snprintf(name, sizeof name, "core %u", i);
        trace_row(t, 0, i, name);
    }
    if (n_devices == 1) return;
    text_z(t, ",\n{\"name\":\"process_name\",\"ph\":\"M\",\"pid\":1,\"args\":{\"name\":\"devices\"}}");
    for (uint32_t i = 0; i < n_devices; i++) {
        TpurtDeviceInfo info;
        tpurt_device_describe(m->session, i, &info, NULL);
        trace_row(t, 1, i, info.name);
    }
}

static bool write_trace(const Model *m, const char *file, const TpurtInterval *intervals, uint64_t n, Diags *d) {
    Text t = {0};
    uint64_t first_ns = UINT64_MAX;
    for (uint64_t i = 0; i < n; i++)
        if (intervals[i].start_ns < first_ns) first_ns = intervals[i].start_ns;
    text_z(&t, "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n{\"name\":\"process_name\",\"ph\":\"M\",\"pid\":0,"
               "\"args\":{\"name\":");
    text_json(&t, m->file);
    text_z(&t, "}}");
    trace_rows(&t, m);
    for (uint64_t i = 0; i < n; i++) {
        if (intervals[i].kernel != TPURT_MEETING) trace_interval(&t, m, &intervals[i], first_ns, 0);
        if (tpurt_session_devices(m->session) > 1) trace_interval(&t, m, &intervals[i], first_ns, 1);
    }
    text_z(&t, "\n]}\n");
    OutFile o;
    bool opened = outfile_open(&o, file, false, d);
    if (opened) outfile_write(&o, t.items, t.n);
    vec_free(&t);
    return opened && outfile_commit(&o, d);
}

// The first run warms up and counts; how the cores share changes from run to run, hence the room.
bool compiled_profile(Model *m, const char *file, void *const *args, void *const *results, Diags *d) {
    TpurtInterval none;
    tpurt_session_profile(m->session, &none, 0, NULL);
    if (!run(m, args, results, d)) return false;
    uint64_t cap = 4 * tpurt_session_profile_count(m->session) + 4096;
    TpurtInterval *intervals = xcalloc(cap, sizeof *intervals);
    tpurt_session_profile(m->session, intervals, cap, NULL);
    bool good = run(m, args, results, d);
    uint64_t n = tpurt_session_profile_count(m->session);
    tpurt_session_profile(m->session, NULL, 0, NULL);
    if (good && n > cap) diag_warning(d, diag_file(d, file), CODE_NONE, "%" PRIu64 " of %" PRIu64 " intervals were dropped", n - cap, n);
    if (good) good = write_trace(m, file, intervals, n < cap ? n : cap, d);
    free(intervals);
    return good;
}

bool compiled_verify(const RunOptions *o, Diags *d) {
    TpurtProgram *p;
    TpurtProgramInfo info;
    TpurtError e;
    if (load(o, &p, &e)) return said(d, o->program, &e);
    tpurt_program_describe(p, &info, NULL);
    print_line(stdout, "%s: sound: %" PRIu64 " bytes compared with their checksums, %" PRIu64 " of them weights", o->program, info.checked_bytes,
               info.weight_bytes);
    tpurt_program_release(p);
    return true;
}
