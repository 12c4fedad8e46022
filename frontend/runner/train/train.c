// `tpurun train`: loads the program, opens the data, begins with `init` or where a checkpoint was, and trains. Everything that can be wrong about the command
// line, the program and the files is found before the first step.
#define _GNU_SOURCE
#include "frontend/runner/train/train.h"
#include "frontend/base/file.h"
#include "ir/base/outfile.h"
#include "ir/base/shown.h"
#include "runtime/transport.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool status_say(Training *t, const TpurtError *e, Diags *d) {
    int code = EXIT_CONTENT;
    if (e->code == TPURT_CANNOT_READ || e->code == TPURT_SYSTEM || e->code == TPURT_BUSY || e->code == TPURT_TIMEOUT) code = EXIT_SYSTEM;
    if (e->code == TPURT_OUT_OF_MEMORY) code = EXIT_INTERNAL;
    if (e->code == TPURT_BAD_CALL || e->code == TPURT_NOT_FOUND) code = EXIT_USAGE;
    diag_exit(d, code, diag_file(d, t->o->program), "%s", e->text);
    return false;
}

// A checkpoint is written by the first process, which has the values that all share, and of others only its own replicas'.
static bool check_scopes(Training *t) {
    TpurtVariableInfo v;
    if (!t->group.transport || t->group.transport->n_processes == 1) return true;
    for (uint32_t i = 0; !tpurt_variable_describe(t->program, i, &v, NULL); i++) {
        if (!v.of_replica) continue;
        diag_exit(t->d, EXIT_CONTENT, diag_file(t->d, t->o->program), "this program cannot be trained by several processes: each replica has a '%s' of its own",
                  v.name);
        diag_help(t->d, "train it in one process, without --mpi; programs of tpucc --train have no such variables");
        return false;
    }
    return true;
}

static bool open_program(Training *t) {
    TpurtError e;
    TpurtProgramInfo info;
    uint32_t entry;
    if (tpurt_program_load(t->o->program, NULL, &t->program, &e)) return compiled_unloaded(t->d, t->o->program, true, &e);
    tpurt_program_describe(t->program, &info, NULL);
    bool trains = !tpurt_entry_find(t->program, "train", &entry, NULL);
    if (!trains || !info.n_variables || info.n_partitions > 1) {
        diag_exit(t->d, EXIT_CONTENT, diag_file(t->d, t->o->program), "this program cannot be trained: it has %s",
                  !trains             ? "no entry point 'train'"
                  : !info.n_variables ? "no variables"
                                      : "partitions of a mesh, among which data is not cut");
        diag_help(t->d, "tpucc MODEL --train --loss KIND -o train.so makes one that can");
        return false;
    }
    TpurtSessionOptions options = {.n_threads = t->o->n_threads, .transport = t->group.transport};
    if (!check_scopes(t)) return false;
    if (tpurt_session_create(t->program, &options, &t->session, &e)) return status_say(t, &e, t->d);
    t->variables = tpurt_session_variables(t->session);
    return true;
}

// First values, from the seed. A program without `init` begins with the values that it was compiled with.
static bool initialise(Training *t) {
    TpurtError e;
    TpurtEntryInfo info;
    TpurtPortInfo seed;
    uint32_t entry;
    if (tpurt_entry_find(t->program, "init", &entry, NULL)) return true;
    tpurt_entry_describe(t->program, entry, &info, NULL);
    bool fits = info.n_args <= 1 && !info.n_results;
    if (fits && info.n_args) {
        tpurt_port_describe(t->program, entry, TPURT_ARG, 0, &seed, NULL);
        fits = !seed.rank && (seed.dtype == TPU_UI64 || seed.dtype == TPU_I64 || seed.dtype == TPU_UI32 || seed.dtype == TPU_I32);
    }
    if (!fits) {
        diag_exit(t->d, EXIT_CONTENT, diag_file(t->d, t->o->program),
                  "entry point 'init' takes something else than a seed, or has results that are no variables");
        return false;
    }
    uint32_t n = tpurt_session_devices(t->session);
    uint64_t value = t->o->seed;
    TpurtBuffer *args = arena_array(&t->d->arena, TpurtBuffer, n);
    for (uint32_t r = 0; info.n_args && r < n; r++) args[r] = (TpurtBuffer){&value, seed.bytes, seed.dtype, 0, NULL};
    return !tpurt_run(t->session, entry, args, (size_t)n * info.n_args, NULL, 0, &e) || status_say(t, &e, t->d);
}

static void say_data(const Training *t, const Feed *f, const char *what) {
    Text line = {0};
    text_f(&line, "%s: %" PRIu64 " example%s", what, tpudata_set_records(f->set), tpudata_set_records(f->set) == 1 ? "" : "s");
    for (uint32_t i = 0; i < tpudata_set_features(f->set); i++) {
        TpudataFeature x;
        tpudata_feature_describe(f->set, i, &x, NULL);
        text_f(&line, ", %s %s[", x.name, tpurt_dtype_name(x.dtype));
        for (uint32_t k = 0; k < x.rank; k++) text_f(&line, k ? "x%" PRId64 : "%" PRId64, x.dims[k]);
        text_z(&line, "]");
        if (x.scale != 1) text_f(&line, " times %.6g", x.scale);
    }
    if (!t->o->quiet) print_line(stdout, "%s", line.items);
    vec_free(&line);
}

static bool work(Training *t, int *out_signal) {
    bool resumed;
    if (!open_program(t) || !feed_open(t, &t->train, "train", &t->o->data, t->d)) return false;
    t->validates = t->o->validate.n;
    if (t->validates && !feed_open(t, &t->validate, "evaluate", &t->o->validate, t->d)) return false;
    t->n_steps = tpudata_reader_batches(t->train.reader) * t->o->epochs;
    t->saved_step = UINT64_MAX;
    say_data(t, &t->train, "training");
    if (t->validates) say_data(t, &t->validate, "validation");
    if (rank_is_first(&t->group) && !t->train.weighs && tpudata_set_records(t->train.set) % t->train.batch && !t->o->drop_remainder)
        diag_remark(t->d, diag_file(t->d, t->o->program), "`train` takes no weights, so the last short batch of an epoch is left out");
    if (!state_open(t, &resumed)) return false;
    if (!resumed && (t->d->n_errors || !initialise(t))) return false;
    if (resumed && t->at.epoch >= t->o->epochs && !t->o->quiet)
        print_line(stdout, "nothing is left to do: %u epoch%s done; more --epochs go on", t->o->epochs, t->o->epochs == 1 ? " is" : "s are");
    if (!train_epochs(t, out_signal) || !weights_save(t)) return false;
    return t->rows.n ? log_write(t) && plot_write(t) : true;
}

static void close_all(Training *t) {
    feed_close(&t->train);
    feed_close(&t->validate);
    state_close(t);
    tpurt_session_destroy(t->session);
    tpurt_program_release(t->program);
    vec_free(&t->rows);
    vec_free(&t->curve);
}

// What only the first of several processes does.
static void leave_to_first(TrainOptions *o) {
    o->checkpoints = o->log = o->plot = o->weights = NULL;
    o->quiet = true;
}

static bool run(TrainOptions *o, RunOptions *group, int *out_signal, Diags *d) {
    const char *term = getenv("TERM");
    if (!processes_open(group, d)) return false;
    if (!rank_is_first(group)) leave_to_first(o);
    if (!train_outputs_check(o, d)) return false;
    Training t = {.o = o, .group = *group, .d = d, .live = isatty(STDERR_FILENO) && term && strcmp(term, "dumb") != 0 && !o->quiet};
    bool good = work(&t, out_signal);
    close_all(&t);
    if (good && *out_signal && rank_is_first(group))
        fprintf(stderr, "tpurun: interrupted after step %" PRIu64 "%s\n", t.step, o->checkpoints ? "; the same command goes on there" : "");
    return good;
}

int train_main(int argc, char **argv) {
    Diags d;
    TrainOptions o;
    int number = 0;
    file_explain_sigbus("tpurun");
    diags_init(&d, "tpurun");
    bool good = train_options_parse(argc, argv, &o, &d);
    RunOptions group = {.program = o.program, .mpi = o.mpi};
    if (good && o.help) train_options_help(stdout);
    else if (good && !o.answered) good = run(&o, &group, &number, &d);
    // A full disk shows when standard output is flushed.
    if (fflush(stdout) || ferror(stdout)) diag_exit(&d, EXIT_SYSTEM, (Loc){0}, "cannot write to standard output: %s", strerror(errno));
    int code = d.n_errors ? d.exit_code : good ? EXIT_DONE : EXIT_INTERNAL;
    if (code && group.transport) processes_stop(&group, &d);
    processes_print(&group, &d);
    processes_close(&group, code);
    train_options_free(&o);
    diags_free(&d);
    if (number && !code) { // whoever waits for this process sees what ended it
        signal(number, SIG_DFL);
        raise(number);
    }
    return code;
}
