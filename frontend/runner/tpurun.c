// tpurun runs a compiled program: reads inputs, runs, writes or compares results, measures. Everything that can be
// wrong about the command line and the files is found before anything runs, and said in one go. Exit codes: design 3,
// ir/base/base.h.
#define _GNU_SOURCE
#include "frontend/runner/tpurun.h"
#include "frontend/base/file.h"
#include "frontend/base/same_file.h"
#include "ir/base/outfile.h"
#include "ir/base/shown.h"
#include "ir/graph/literal.h"

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    Model model;
    const RunOptions *options;
    Diags *d;
    NpyArray *inputs, *expected; // of each binding, in order
    Target *input_targets, *output_targets, *expected_targets;
    void **args;    // n_copies * n_args; NULL: not given
    void **results; // n_copies * n_results
    VEC(void *) owned;
} Job;

static void *block_or_null(size_t bytes) { return bytes < SIZE_MAX / 2 ? aligned_alloc(64, bytes / 64 * 64 + 64) : NULL; }

static void *aligned_block(size_t bytes) {
    void *block = block_or_null(bytes);
    if (!block) memory_exhausted(bytes);
    return block;
}

// For an argument or result. NULL: a diagnostic was added.
static void *owned_block(Job *j, const Port *port) {
    void *block = block_or_null(port->bytes);
    if (block) {
        vec_push(&j->owned, block);
        return block;
    }
    diag_exit(j->d, EXIT_INTERNAL, diag_file(j->d, j->model.file), "out of memory: no %zu bytes for '%s', %s", port->bytes, port->name,
              port_type(j->d, port->dtype, port->rank, port->dims));
    memory_help(j->d);
    return NULL;
}

static bool check_for(Job *j, const Binding *b, const Port *port, const char *kind, const NpyArray *a) {
    return npy_check(a, b->file, arena_printf(&j->d->arena, "%s '%s'", kind, b->name), port->dtype, port->rank, port->dims, j->d);
}

static bool read_for(Job *j, const Binding *b, const Port *port, const char *kind, NpyArray *out) {
    return npy_read(b->file, out, j->d) && check_for(j, b, port, kind, out);
}

// ---- Inputs

// Reproducible, not all alike, small: what a benchmark may run on. Integers, which may be indices, are 0.
static void *fill(Job *j, const Port *port) {
    char *data = owned_block(j, port);
    if (!data) return NULL;
    memset(data, 0, port->bytes);
    DType part = port->dtype == DT_C64 ? DT_F32 : port->dtype == DT_C128 ? DT_F64 : port->dtype;
    if (!dtype_is_float(part)) return data;
    size_t width = dtype_bytes(part);
    for (size_t i = 0; i < port->bytes / width; i++) elem_from_f64(part, data + i * width, (double)(i * 37 % 101) / 101.0 - 0.5);
    return data;
}

static bool fill_missing(Job *j) {
    bool may_fill = j->options->bench.asked || j->options->profile || j->options->simulated.n, good = true;
    Model *m = &j->model;
    for (uint32_t i = 0; i < m->n_args; i++) {
        void *filled = NULL;
        for (uint32_t c = m->first_copy; c < m->first_copy + m->n_own; c++) {
            void **slot = &j->args[(size_t)c * m->n_args + i];
            if (*slot) continue;
            if (!may_fill) {
                const char *name = m->args[i].name;
                diag_exit(j->d, EXIT_USAGE, diag_file(j->d, m->file), "argument %u '%s', %s, is not given", i, name,
                          port_type(j->d, m->args[i].dtype, m->args[i].rank, m->args[i].dims));
                diag_help(j->d, "give it with --input %s", shell_quote(&j->d->arena, "%s=FILE.npy", name));
                good = false;
                break;
            }
            if (!filled && !(filled = fill(j, &m->args[i]))) return false;
            *slot = filled;
        }
    }
    return good;
}

// A file for all replicas has as many equal parts as they are.
static bool splits_evenly(const Job *j, size_t i) {
    const Target *t = &j->input_targets[i];
    const NpyArray *a = &j->inputs[i];
    return t->axis < 0 || (uint32_t)t->axis >= a->rank || a->dims[t->axis] % j->model.n_replicas == 0;
}

static bool read_input(Job *j, size_t i) {
    const Target *t = &j->input_targets[i];
    const Binding *b = &j->options->inputs.items[i];
    NpyArray *a = &j->inputs[i];
    if (!copies_are_here(&j->model, t->first, t->last)) return true;
    if (!npy_read(b->file, a, j->d)) return false;
    if (splits_evenly(j, i)) return true;
    diag_error(j->d, diag_file(j->d, b->file), CODE_SHAPE_MISMATCH,
               "'%s' splits dimension %d among %u replicas; the file has %" PRId64 " there, no multiple of %u", b->name, t->axis, j->model.n_replicas,
               a->dims[t->axis], j->model.n_replicas);
    return false;
}

// All replicas run with the same shapes: those of the first file that is given for an argument.
static bool fit_inputs(Job *j) {
    Model *m = &j->model;
    size_t n = j->options->inputs.n;
    const NpyArray **given = xcalloc(m->n_args + 1, sizeof *given);
    NpyArray *parts = xcalloc(n + 1, sizeof *parts);
    for (size_t i = n; i-- > 0;) {
        const Target *t = &j->input_targets[i];
        if (!copies_are_here(m, t->first, t->last)) continue;
        parts[i] = j->inputs[i];
        if (t->axis >= 0 && (uint32_t)t->axis < parts[i].rank) parts[i].dims[t->axis] /= m->n_replicas;
        given[t->index] = &parts[i];
    }
    bool good = m->fit(m, given, j->d);
    for (size_t i = 0; !good && i < n; i++) {
        const Target *t = &j->input_targets[i];
        if (given[t->index] == &parts[i] && t->axis < 0) help_rank(m, t->index, j->options->inputs.items[i].file, &parts[i], j->d);
    }
    free(given);
    free(parts);
    return good;
}

static bool bind_input(Job *j, size_t i) {
    Model *m = &j->model;
    const Target *t = &j->input_targets[i];
    const Port *port = &m->args[t->index];
    uint32_t n_each = m->n_copies / m->n_replicas;
    char *piece = NULL;
    for (uint32_t c = t->first; c < t->last; c++) {
        void **slot = &j->args[(size_t)c * m->n_args + t->index];
        if (!copy_is_here(m, c)) continue;
        if (t->axis >= 0 && (c % n_each == 0 || c == m->first_copy)) {
            if (!(piece = owned_block(j, port))) return false;
            part_move(port, t->axis, m->n_replicas, c / n_each, j->inputs[i].data, piece, false);
        }
        *slot = t->axis >= 0 ? piece : j->inputs[i].data;
    }
    return true;
}

// Files for all replicas first: those for one replica or device replace them, whatever the order on the command line.
static bool bind_inputs(Job *j) {
    const Bindings *list = &j->options->inputs;
    Model *m = &j->model;
    bool good = true;
    for (size_t i = 0; i < list->n; i++) good &= read_input(j, i);
    if (good && m->fit) good = fit_inputs(j);
    for (size_t i = 0; i < list->n; i++) {
        const Target *t = &j->input_targets[i];
        if (!j->inputs[i].data || !splits_evenly(j, i)) continue;
        Port whole = port_joined(&m->args[t->index], t->axis, m->n_replicas, j->d);
        size_t n_said = j->d->list.n;
        if (check_for(j, &list->items[i], &whole, "argument", &j->inputs[i])) continue;
        if (j->d->list.n == n_said + 1) help_shape(m, t, list->items[i].file, &whole, &j->inputs[i], j->d); // without a way out yet
        good = false;
    }
    for (TargetLevel level = TARGET_ALL; good && level <= TARGET_DEVICE; level++)
        for (size_t i = 0; i < list->n; i++)
            if (j->input_targets[i].level == level) good &= bind_input(j, i);
    return good && fill_missing(j);
}

// ---- Results

static bool prepare_results(Job *j) {
    Model *m = &j->model;
    const RunOptions *o = j->options;
    bool good = true;
    for (size_t i = 0; i < o->expected.n; i++) {
        const Target *t = &j->expected_targets[i];
        Port whole = port_joined(&m->results[t->index], t->axis, m->n_replicas, j->d);
        if (t->axis >= 0 ? rank_is_first(o) : copies_are_here(m, t->first, t->last))
            good &= read_for(j, &o->expected.items[i], &whole, "result", &j->expected[i]);
    }
    for (size_t i = (size_t)m->first_copy * m->n_results; good && i < (size_t)(m->first_copy + m->n_own) * m->n_results; i++)
        good = (j->results[i] = owned_block(j, &m->results[i % m->n_results]));
    return good;
}

// That of the first copy, or those of all replicas joined; freed by the caller where *out_made. NULL: it is another process's.
static void *result_whole(Job *j, const Target *t, bool *out_made) {
    Model *m = &j->model;
    const Port *port = &m->results[t->index];
    *out_made = t->axis >= 0;
    if (!*out_made) return copy_is_ours(m, t->first) ? j->results[(size_t)t->first * m->n_results + t->index] : NULL;
    bool is_first = rank_is_first(j->options), good = true;
    char *whole = is_first ? aligned_block(port_joined(port, t->axis, m->n_replicas, j->d).bytes) : NULL, *room = aligned_block(port->bytes);
    for (uint32_t r = 0; good && r < m->n_replicas; r++) {
        uint32_t c = r * (m->n_copies / m->n_replicas);
        char *piece = copy_is_ours(m, c) ? j->results[(size_t)c * m->n_results + t->index] : room;
        good = copy_bring(m, j->options, c, piece, port->bytes, j->d);
        if (good && is_first) part_move(port, t->axis, m->n_replicas, r, whole, piece, true);
    }
    free(room);
    if (good) return whole;
    return free(whole), NULL;
}

static bool check_joined(Job *j, size_t i) {
    const Target *t = &j->expected_targets[i];
    const Port *port = &j->model.results[t->index];
    bool made;
    Port all = port_joined(port, t->axis, j->model.n_replicas, j->d);
    void *whole = result_whole(j, t, &made);
    if (!whole) return !rank_is_first(j->options);
    const char *who = arena_printf(&j->d->arena, "result '%s', joined along dimension %d,", port->name, t->axis);
    bool good = array_compare(&all, whole, &j->expected[i], j->options->expected.items[i].file, who, j->options, j->d);
    free(whole);
    return good;
}

static bool check_results(Job *j) {
    Model *m = &j->model;
    bool good = true;
    for (size_t i = 0; i < j->options->expected.n; i++) {
        const Target *t = &j->expected_targets[i];
        const Port *port = &m->results[t->index];
        if (t->axis >= 0) good &= check_joined(j, i);
        for (uint32_t c = t->first; t->axis < 0 && c < t->last; c++) {
            if (!copy_is_ours(m, c)) continue;
            const char *text = m->n_copies == 1 ? "result '%s'" : m->n_copies == m->n_replicas ? "result '%s' of replica %s" : "result '%s' of device %s";
            const char *who = arena_printf(&j->d->arena, text, port->name, copy_name(m, c, j->d));
            good &= array_compare(port, j->results[(size_t)c * m->n_results + t->index], &j->expected[i], j->options->expected.items[i].file, who, j->options,
                                  j->d);
        }
    }
    return good;
}

static bool write_results(Job *j) {
    bool good = true;
    for (size_t i = 0; i < j->options->outputs.n; i++) {
        const Target *t = &j->output_targets[i];
        bool made;
        Port port = port_joined(&j->model.results[t->index], t->axis, j->model.n_replicas, j->d);
        void *whole = result_whole(j, t, &made);
        if (whole) good &= npy_write(j->options->outputs.items[i].file, port.dtype, port.rank, port.dims, whole, j->d);
        else good &= !made || !rank_is_first(j->options);
        if (made) free(whole);
    }
    return good;
}

// Where nothing else was asked for: the first elements of each result.
static void print_results(Job *j) {
    enum { SHOWN = 10 };
    for (size_t i = 0; i < (size_t)j->model.n_copies * j->model.n_results; i++) {
        if (!copy_is_ours(&j->model, (uint32_t)(i / j->model.n_results))) continue;
        const Port *port = &j->model.results[i % j->model.n_results];
        size_t width = dtype_bytes(port->dtype), n = port->bytes / width;
        Text t = {0};
        text_z(&t, port->name);
        if (j->model.n_copies > 1) text_f(&t, "@%s", copy_name(&j->model, (uint32_t)(i / j->model.n_results), j->d));
        text_f(&t, ": %s = ", port_type(j->d, port->dtype, port->rank, port->dims));
        for (size_t k = 0; k < n && k < SHOWN; k++) {
            if (k) text_z(&t, ", ");
            value_text(port->dtype, (const char *)j->results[i] + k * width, &t);
        }
        print_line(stdout, "%s%s", t.items, n > SHOWN ? ", ..." : "");
        vec_free(&t);
    }
}

// ---- --bench

static double now_s(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static bool run(Job *j) {
    Model *m = &j->model;
    return m->run(m, j->args + (size_t)m->first_copy * m->n_args, j->results + (size_t)m->first_copy * m->n_results, j->d);
}

// How many runs come next; 0: no more. Processes agree on some at a time, so that few of them begin with a message.
static bool choose_runs(Job *j, double seconds, double spent, size_t n_done, size_t least, uint64_t *out) {
    enum { MOST_AT_ONCE = 1000 };
    *out = n_done < least || spent < seconds;
    if (!j->options->transport) return true;
    double half = n_done && spent > 0 ? (seconds - spent) / spent * (double)n_done / 2 : 1;
    if (*out && half > 1) *out = half < MOST_AT_ONCE ? (uint64_t)half : MOST_AT_ONCE;
    return processes_agree(j->options, out, j->d);
}

static bool measure(Job *j, double seconds, size_t least, Doubles *ms) {
    double begin = now_s();
    for (uint64_t n;;) {
        if (!choose_runs(j, seconds, now_s() - begin, ms->n, least, &n)) return false;
        if (!n) return true;
        for (; n; n--) {
            double start = now_s();
            if (!run(j)) return false;
            vec_push(ms, (now_s() - start) * 1e3);
        }
    }
}

// Warms up for a tenth of the time, then measures each run.
static bool bench(Job *j) {
    enum { LEAST_RUNS = 3 };
    Model *m = &j->model;
    Doubles ms = {0};
    double seconds = j->options->bench.seconds;
    if (!measure(j, seconds / 10, 1, &ms)) return vec_free(&ms), false;
    bool shown = j->options->monitor && rank_is_first(j->options);
    Monitor *monitor = shown ? monitor_begin(m, j->d) : NULL;
    if (shown && !monitor) return vec_free(&ms), false;
    ms.n = 0;
    bool good = measure(j, seconds, LEAST_RUNS, &ms);
    if (monitor) monitor_end(monitor);
    if (!good || !rank_is_first(j->options)) return vec_free(&ms), good;
    qsort(ms.items, ms.n, sizeof *ms.items, by_size);
    bench_print(m, &ms, bench_prints_json(j->options));
    vec_free(&ms);
    return true;
}

// ---- All of it

// Of the first process; the others run as often.
static bool profile(Job *j) {
    Model *m = &j->model;
    if (!rank_is_first(j->options)) return run(j) && run(j);
    return compiled_profile(m, j->options->profile, !j->options->json && !(j->options->bench.asked && bench_prints_json(j->options)),
                            j->args + (size_t)m->first_copy * m->n_args, j->results + (size_t)m->first_copy * m->n_results, j->d);
}

// Before any work; of several processes the first one writes what is of all.
static bool probe_outputs(const Job *j) {
    const RunOptions *o = j->options;
    bool good = !rank_is_first(o) || !o->profile || outfile_probe(o->profile, j->d);
    if (rank_is_first(o) && o->save_variables) good &= outfile_probe(o->save_variables, j->d);
    for (size_t i = 0; i < o->outputs.n; i++) {
        const Target *t = &j->output_targets[i];
        if (t->axis >= 0 ? rank_is_first(o) : copy_is_ours(&j->model, t->first)) good &= outfile_probe(o->outputs.items[i].file, j->d);
    }
    return good;
}

// F.npy without NAME= is that of the only argument or result.
static bool name_only(const Model *m, const Bindings *list, bool result, Diags *d) {
    const Port *ports = result ? m->results : m->args;
    uint32_t n = result ? m->n_results : m->n_args;
    for (size_t i = 0; i < list->n; i++) {
        Binding *b = &list->items[i];
        if (b->name) continue;
        if (n == 1) {
            b->name = ports[0].name;
            continue;
        }
        Text all = {0};
        for (uint32_t k = 0; k < n && k < 16; k++) text_f(&all, "%s'%s'%s", k ? ", " : "", ports[k].name, k == 15 && n > 16 ? ", .." : "");
        diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "%s has no NAME=, and there are %u %s: %s", b->file, n, result ? "results" : "arguments",
                  n ? all.items : "none");
        vec_free(&all);
        return false;
    }
    return true;
}

static bool same_type(const Port *x, const Port *y) {
    return x->dtype == y->dtype && x->rank == y->rank && (!x->rank || !memcmp(x->dims, y->dims, x->rank * sizeof *x->dims));
}

// An output that replaces an input is a new state, of which the same command makes the next one; of another type it would be lost.
static bool check_states(const Job *j) {
    const Model *m = &j->model;
    const Bindings *ins = &j->options->inputs, *outs = &j->options->outputs;
    bool good = true;
    for (size_t i = 0; i < outs->n; i++) {
        const Target *t = &j->output_targets[i];
        Port made = port_joined(&m->results[t->index], t->axis, m->n_replicas, j->d);
        for (size_t k = 0; k < ins->n; k++) {
            Port given = port_joined(&m->args[j->input_targets[k].index], j->input_targets[k].axis, m->n_replicas, j->d);
            if (same_type(&made, &given) || !file_is_same(&j->d->arena, outs->items[i].file, ins->items[k].file)) continue;
            good = cli_refuse(j->d, "--output %s=%s is also the input '%s', %s, which %s would overwrite", outs->items[i].name, outs->items[i].file,
                              ins->items[k].name, port_type(j->d, given.dtype, given.rank, given.dims), port_type(j->d, made.dtype, made.rank, made.dims));
            diag_help(j->d, "give it another name");
        }
    }
    return good;
}

static bool work(Job *j) {
    const RunOptions *o = j->options;
    Model *m = &j->model;
    if (!name_only(m, &o->inputs, false, j->d) || !name_only(m, &o->outputs, true, j->d) || !name_only(m, &o->expected, true, j->d)) return false;
    bool named = targets_resolve(m, &o->inputs, false, true, &j->input_targets, j->d);
    named &= targets_resolve(m, &o->outputs, true, false, &j->output_targets, j->d);
    named &= targets_resolve(m, &o->expected, true, false, &j->expected_targets, j->d);
    if (!named || !variables_asked(m, o, j->d) || !probe_outputs(j) || !bind_inputs(j) || !check_states(j) || !prepare_results(j)) return false;
    if (o->load_variables && !variables_load(m, o->load_variables, j->d)) return false;
    if (o->bench.asked && !bench(j)) return false;
    if (o->profile && !profile(j)) return false;
    void **args = j->args + (size_t)m->first_copy * m->n_args, **results = j->results + (size_t)m->first_copy * m->n_results;
    if (o->simulated.n && !compiled_simulate(m, &o->simulated, args, results, j->d)) return false;
    bool measured = o->bench.asked || o->profile || o->simulated.n;
    if (!measured && !run(j)) return false;
    bool right = check_results(j);
    if (!write_results(j)) return false;
    if (o->save_variables && rank_is_first(o) && !variables_save(m, o->save_variables, j->d)) return false;
    if (!measured && !o->outputs.n && !o->expected.n && !o->describe && !o->devices) print_results(j);
    return right;
}

static bool run_job(const RunOptions *o, Diags *d) {
    Job j = {.options = o, .d = d};
    if (!(o->interpret ? interpreted_open : compiled_open)(&j.model, o, d)) return false;
    size_t n_args = (size_t)j.model.n_copies * j.model.n_args, n_results = (size_t)j.model.n_copies * j.model.n_results;
    j.inputs = xcalloc(o->inputs.n + 1, sizeof *j.inputs);
    j.expected = xcalloc(o->expected.n + 1, sizeof *j.expected);
    j.args = xcalloc(n_args + 1, sizeof *j.args);
    j.results = xcalloc(n_results + 1, sizeof *j.results);
    if (o->devices) compiled_devices(&j.model);
    bool good = !run_options_run(o) || work(&j);
    for (size_t i = 0; i < o->inputs.n; i++) npy_free(&j.inputs[i]);
    for (size_t i = 0; i < o->expected.n; i++) npy_free(&j.expected[i]);
    for (size_t i = 0; i < j.owned.n; i++) free(j.owned.items[i]);
    free(j.inputs);
    free(j.expected);
    free(j.args);
    free(j.results);
    vec_free(&j.owned);
    j.model.close(&j.model);
    return good;
}

static bool all_done(const RunOptions *o, Diags *d) {
    if (o->answered) return true;
    if (o->help) return run_options_help(stdout), true;
    if (o->version) return printf("tpurun %s\n", tpurt_version()), true;
    bool runs = run_options_run(o);
    if (o->describe && rank_is_first(o) && !compiled_describe(o, d)) return false;
    if (o->verify && !o->describe && !o->devices && !runs) return compiled_verify(o, d);
    if (o->describe && !o->devices && !runs) return true;
    return run_job(o, d);
}

int main(int argc, char **argv) {
    Diags d;
    RunOptions o;
    file_guard_streams();
    if (argc > 1 && !strcmp(argv[1], "train")) return train_main(argc, argv);
    file_explain_sigbus("tpurun");
    diags_init(&d, "tpurun");
    json_set_alloc_funcs(xmalloc, free); // out of memory is no syntax error
    bool asked = run_options_parse(argc, argv, &o, &d), good = asked && processes_open(&o, &d) && all_done(&o, &d);
    if (asked && !good && o.program) cli_guess_command(o.program, &d);
    // A full disk shows when standard output is flushed.
    if (fflush(stdout) || ferror(stdout)) diag_exit(&d, EXIT_SYSTEM, (Loc){0}, "cannot write to standard output: %s", strerror(errno));
    int code = d.n_errors ? d.exit_code : good ? EXIT_DONE : EXIT_INTERNAL;
    if (code && o.transport) processes_stop(&o, &d);
    processes_print(&o, &d);
    processes_close(&o, code);
    run_options_free(&o);
    diags_free(&d);
    return code;
}
