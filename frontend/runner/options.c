// The command line of tpurun: cli.h says what the table means.
#include "frontend/runner/tpurun.h"

#include "frontend/base/same_file.h"

#include <stdlib.h>
#include <string.h>

static bool usage(Diags *d, const char *text, const char *word) {
    diag_exit(d, EXIT_USAGE, (Loc){0}, text, word);
    diag_help(d, "tpurun --help lists the options");
    return false;
}

static bool binding_parse(const CliOption *x, const char *value, void *list, Diags *d) {
    const char *equals = strchr(value, '=');
    size_t n = strlen(value);
    if (!equals && n > 4 && !strcmp(value + n - 4, ".npy")) { // of the only one: name_only
        vec_push((Bindings *)list, ((Binding){NULL, value}));
        return true;
    }
    if (!equals || equals == value || !equals[1]) return cli_refuse(d, "--%s takes NAME=FILE.npy, not '%s'", x->name, value);
    char *name = arena_copy(&d->arena, value, (size_t)(equals - value) + 1);
    name[equals - value] = 0;
    vec_push((Bindings *)list, ((Binding){name, equals + 1}));
    return true;
}

static bool tolerance_parse(const CliOption *x, const char *value, void *out, Diags *d) {
    return cli_double(value, 0, out) || cli_refuse(d, "--%s takes a number that is not negative, not '%s'", x->name, value);
}

static bool bench_parse(const CliOption *x, const char *value, void *out, Diags *d) {
    Bench *bench = out;
    bench->asked = true;
    return cli_double(value, 0, &bench->seconds) || cli_refuse(d, "--%s takes a number of seconds, not '%s'", x->name, value);
}

static bool timeout_parse(const CliOption *x, const char *value, void *out, Diags *d) {
    double *seconds = out;
    return (cli_double(value, 1e-9, seconds) && *seconds <= 1e9) || cli_refuse(d, "--%s takes a number of seconds, not '%s'", x->name, value);
}

static bool dim_parse(const CliOption *x, const char *value, void *list, Diags *d) {
    (void)x;
    return dim_bindings_add(value, list, d);
}

#define AT(field_) .field = offsetof(RunOptions, field_)
static const CliChoice control_flows[] = {{"dynamic", CONTROL_DYNAMIC + 1}, {"select", CONTROL_SELECT + 1}, {"static", CONTROL_STATIC + 1}, {0}};
static const CliChoice scatters[] = {{"stablehlo", SCATTER_STABLEHLO + 1}, {"xla", SCATTER_XLA + 1}, {0}};
static const CliChoice precisions[] = {{"f32", PRECISION_F32 + 1}, {"bf16", PRECISION_BF16 + 1}, {"model", PRECISION_MODEL + 1}, {0}};

static const CliChoice weights_kinds[] = {{"f32", WEIGHTS_F32 + 1},
                                          {"bf16", WEIGHTS_BF16 + 1},
                                          {"int8", WEIGHTS_INT8 + 1},
                                          {"int4", WEIGHTS_INT4 + 1},
                                          {"int8:32", WEIGHTS_INT8_32 + 1},
                                          {"int8:64", WEIGHTS_INT8_64 + 1},
                                          {"int8:128", WEIGHTS_INT8_128 + 1},
                                          {"int4:32", WEIGHTS_INT4_32 + 1},
                                          {"int4:64", WEIGHTS_INT4_64 + 1},
                                          {"int4:128", WEIGHTS_INT4_128 + 1},
                                          {0}};

static const CliOption options[] = {
    {CLI_PARSED, "input", "NAME=F.npy",
     "an argument, the only one without NAME=; NAME@R that of replica R only, NAME@R.P of its partition P; NAME/D cuts the array along dimension D among the "
     "replicas",
     AT(inputs), .parse = binding_parse},
    {CLI_PARSED, "output", "NAME=F.npy",
     "write a result, the only one without NAME=; NAME@R and NAME@R.P that of one, otherwise of the first; NAME/D those of all replicas joined along "
     "dimension D",
     AT(outputs), .parse = binding_parse},
    {CLI_PARSED, "expect", "NAME=F.npy", "compare a result, the only one without NAME=, of every replica; NAME@R, NAME@R.P and NAME/D as above", AT(expected),
     .parse = binding_parse},
    {CLI_PARSED, "rtol", "X", "|got - want| <= atol + rtol * |want|; 1e-5 if not given", AT(rtol), .parse = tolerance_parse},
    {CLI_PARSED, "atol", "X", "1e-6 if not given", AT(atol), .parse = tolerance_parse},
    {CLI_NUMBER, "threads", "N", "cores to use in all; those granted to the process if not given", AT(n_threads), .most = 1024},
    {CLI_NUMBER, "replicas", "N", "copies to run; as compiled if not given", AT(n_replicas), .most = 4096},
    {CLI_FLAG, "pin", NULL, "bind each thread to a processor of its own", AT(pin)},
    {CLI_PARSED, "cores", "LIST", "the processors to bind threads to, in order: 0,2-5; as many threads if --threads is not given", AT(cores),
     .parse = cores_parse},
    {CLI_FLAG, "mpi", NULL,
     "run the program in all processes that mpirun -n N has started; each has a share of the devices, and reads and writes what is theirs", AT(mpi)},
    {CLI_PARSED, "timeout", "SECONDS", "how long devices wait for one that still runs; 600 if not given", AT(timeout), .parse = timeout_parse},
    {CLI_PARSED, "bench", "SECONDS",
     "run again and again (1 second if not given): median, p90, p99, rate; where standard output is no terminal, one line of JSON", AT(bench),
     .parse = bench_parse, .otherwise = "1"},
    {CLI_FLAG, "monitor", NULL, "show where the time of each device goes, on standard error: with --bench; alone until it is interrupted", AT(monitor)},
    {CLI_FLAG, "describe", NULL, "print entry points, arguments, results, kernels, FLOPs and sizes", AT(describe)},
    {CLI_FLAG, "json", NULL, "--describe and --bench as JSON, with exact numbers", AT(json)},
    {CLI_FLAG, "devices", NULL, "print devices, the threads that serve them, the processors with their caches and NUMA nodes", AT(devices)},
    {CLI_FLAG, "verify", NULL, "compare the weights with their checksum too, as all else is always; alone: nothing more", AT(verify)},
    {CLI_TEXT, "profile", "F.json", "write when each core ran what, as Chrome trace events, and print the ten longest kernels", AT(profile)},
    {CLI_PARSED, "simulate-cores", "LIST",
     "why does it not scale: times each task alone, and says how a run on 8,32,64 cores would go, and what leaves them idle", AT(simulated),
     .parse = numbers_parse, .otherwise = "8,32,64"},
    {CLI_TEXT, "load-variables", "F.safetensors", "what the variables of the program are before it runs", AT(load_variables)},
    {CLI_TEXT, "save-variables", "F.safetensors", "write what they are afterwards", AT(save_variables)},
    {CLI_TEXT, "entry", "NAME", "the entry point to run, where there are several; main if not given", AT(entry)},
    {CLI_TEXT, "target", "CPU", "of a program for several processors the kernels for this one; auto: the best that run here, as if not given", AT(target)},
    {CLI_FLAG, "interpret", NULL, "evaluate a model (.mlir, .mlirbc, .jaxexport, .fb) instead of running a compiled program", AT(interpret)},
    {CLI_TEXTS, "weights", "F.safetensors", "with --interpret: as tpucc takes it", AT(weights)},
    {CLI_PARSED, "dim", "NAME=N", "with --interpret: as tpucc takes it", AT(dims), .parse = dim_parse},
    {CLI_CHOICE, "control-flow", "KIND", "with --interpret: dynamic, select or static, as tpucc takes it; branches and loops as they stand if not given",
     AT(control_flow), .choices = control_flows},
    {CLI_CHOICE, "scatter", "KIND", "with --interpret: stablehlo or xla, as tpucc takes it", AT(scatter), .choices = scatters},
    {CLI_CHOICE, "precision", "KIND", "with --interpret: f32, bf16 or model, as tpucc takes it", AT(precision), .choices = precisions},
    {CLI_CHOICE, "weights-as", "KIND", "with --interpret: f32, bf16, int8 or int4, as tpucc takes it", AT(weights_as), .choices = weights_kinds},
    {CLI_FLAG, "version", NULL, "print the version", AT(version)},
    {CLI_FLAG, "help", NULL, "print this", AT(help)},
};

static bool word(void *options_, const char *text, Diags *d) {
    RunOptions *o = options_;
    if (o->program) {
        usage(d, "one program at a time: '%s' is too many", text);
        if (!o->crowded) cli_guess_command(o->program, d);
        o->crowded = true;
        return false;
    }
    if (cli_asks_help(text)) return o->help = true;
    o->program = text;
    return true;
}

static const CliMeant meant[] = {
    {"num-threads", "--threads", NULL}, {"iters", "--bench=SECONDS", NULL},     {"repeat", "--bench=SECONDS", NULL},
    {"benchmark", "--bench", NULL},     {"print", "--output NAME=F.npy", NULL}, {0},
};

static const CliTable table = {
    .program = "tpurun",
    .meant = meant,
    .groups = {{options, COUNT(options), 0}},
    .usage = "usage: tpurun PROGRAM.so [options]\n"
             "       tpurun train PROGRAM.so --data FILE,.. [options]      trains: tpurun train --help\n"
             "Runs a program that tpucc has compiled. Every input must be given, except under --bench and --profile, which fill the others:\n"
             "floats from -0.5 to 0.5, integers 0; where loops end by values, that may take another time than real inputs do.\n\n",
    .footer = "\nExit codes: 0 done; 1 wrong content, or a result differs; 2 wrong usage; 3 the system refused; 4 internal "
              "error or out of memory.\n",
    .width = 26,
    .spaced = true,
    .word = word,
};

void run_options_help(FILE *out) { cli_help(&table, out); }

// --- outputs: none may take the place of the program, of what it is compared with, or of another one. One that replaces an input is a new state.

typedef struct {
    Diags *d;
    Interner ids;
    PtrMap what; // what a file is, by its identity
} Claims;

// The file is `what` from here on, unless it is something already: then that is refused where it is an option's.
static bool claim(Claims *c, const char *option, const char *file, const char *what) {
    Str id = str_intern_z(&c->ids, file_identity(&c->d->arena, file));
    const char *before = id ? ptr_map_get(&c->what, id) : NULL;
    if (id && !before) ptr_map_set(&c->what, id, what);
    if (!before || !option) return true;
    diag_exit(c->d, EXIT_USAGE, (Loc){0}, "%s is also %s, which would be overwritten", option, before);
    diag_help(c->d, "give it another name");
    return false;
}

static bool overwrite_check(const RunOptions *o, Diags *d) {
    Claims c = {.d = d, .ids = {.arena = &d->arena}};
    Arena *a = &d->arena;
    claim(&c, NULL, o->program, o->interpret ? "the model" : "the program");
    for (size_t i = 0; i < o->weights.n; i++) claim(&c, NULL, o->weights.items[i], "a file of weights");
    for (size_t i = 0; i < o->expected.n; i++) claim(&c, NULL, o->expected.items[i].file, "a file that is compared");
    bool good = !o->profile || claim(&c, arena_printf(a, "--profile=%s", o->profile), o->profile, "the profile");
    if (o->save_variables) good &= claim(&c, arena_printf(a, "--save-variables %s", o->save_variables), o->save_variables, "the file of variables");
    for (size_t i = 0; i < o->outputs.n; i++) {
        const Binding *b = &o->outputs.items[i];
        good &= claim(&c, b->name ? arena_printf(a, "--output %s=%s", b->name, b->file) : arena_printf(a, "--output %s", b->file), b->file, "another output");
    }
    interner_free(&c.ids);
    ptr_map_free(&c.what);
    return good;
}

// --- what would be read and change nothing

static bool interprets(const RunOptions *o) { return o->interpret; }
static bool runs_nothing(const RunOptions *o) { return (o->describe || o->verify || o->devices) && !run_options_run(o); }
static bool starts_nothing(const RunOptions *o) { return runs_nothing(o) && !o->devices; }
static bool simulates(const RunOptions *o) { return o->simulated.n; }
static bool prints_no_json(const RunOptions *o) { return !o->describe && !o->bench.asked; }
static bool compares_nothing(const RunOptions *o) { return !o->expected.n; }

static bool check_idle(const RunOptions *o, Diags *d) {
    const struct {
        const char *name;
        bool given;
        bool (*idle)(const RunOptions *o);
        const char *why;
    } rows[] = {
        {"threads", o->n_threads, starts_nothing, "nothing is run"},
        {"threads", o->n_threads, simulates, "tasks are timed on one thread"},
        {"bench", o->bench.asked, simulates, "tasks are timed on one thread, each alone"},
        {"profile", o->profile, simulates, "tasks are timed on one thread, each alone"},
        {"monitor", o->monitor, simulates, "tasks are timed on one thread, each alone"},
        {"mpi", o->mpi, simulates, "tasks are timed in one process"},
        {"replicas", o->n_replicas, starts_nothing, "nothing is run"},
        {"pin", o->pin, interprets, "--interpret evaluates on one thread"},
        {"pin", o->pin, starts_nothing, "nothing is run"},
        {"cores", o->cores.n, interprets, "--interpret evaluates on one thread"},
        {"cores", o->cores.n, starts_nothing, "nothing is run"},
        {"mpi", o->mpi, interprets, "--interpret evaluates in one process"},
        {"mpi", o->mpi, starts_nothing, "nothing is run"},
        {"timeout", o->timeout > 0, interprets, "--interpret evaluates without waiting"},
        {"timeout", o->timeout > 0, runs_nothing, "nothing is run"},
        {"entry", o->entry, runs_nothing, "nothing is run"},
        {"target", o->target, interprets, "--interpret evaluates on any processor"},
        {"load-variables", o->load_variables, runs_nothing, "nothing is run"},
        {"json", o->json, prints_no_json, "--describe and --bench print JSON"},
        {"rtol", o->rtol >= 0, compares_nothing, "nothing is compared without --expect"},
        {"atol", o->atol >= 0, compares_nothing, "nothing is compared without --expect"},
    };
    bool good = true;
    for (size_t i = 0; i < COUNT(rows); i++)
        if (rows[i].given && rows[i].idle(o)) good = cli_refuse(d, "--%s would change nothing: %s", rows[i].name, rows[i].why);
    return good;
}

bool run_options_run(const RunOptions *o) {
    return o->inputs.n || o->save_variables || o->outputs.n || o->expected.n || o->bench.asked || o->monitor || o->profile || o->simulated.n ||
           (!o->describe && !o->verify && !o->devices);
}

bool run_options_parse(int argc, char **argv, RunOptions *out, Diags *d) {
    *out = (RunOptions){.rtol = -1, .atol = -1};
    int n_before = argc < 1 ? 0 : 1;
    if (!cli_parse(&table, argc - n_before, argv + n_before, out, &out->answered, d)) return false;
    if (out->help || out->version || out->answered) return true;
    if (!out->program) return usage(d, "no program was given%s", "");
    if (!out->interpret && (out->weights.n || out->dims.n || out->control_flow || out->scatter || out->precision || out->weights_as))
        return usage(
            d, "--weights, --dim, --control-flow, --scatter, --precision and --weights-as belong to --interpret; a compiled program has them built in%s", "");
    if (out->precision == PRECISION_BF16 + 1 && out->weights_as > WEIGHTS_BF16 + 1)
        return usage(d, "--precision=bf16 multiplies by weights of bf16, and --weights-as stores integers%s", "");
    if (out->interpret && (out->describe || out->profile || out->verify || out->devices || out->monitor || out->simulated.n))
        return usage(d, "--describe, --devices, --monitor, --simulate-cores, --verify and --profile need a compiled program%s", "");
    if (!check_idle(out, d)) return false;
    if (out->monitor && !out->bench.asked) out->bench = (Bench){true, 1e9};
    if (out->rtol < 0) out->rtol = 1e-5;
    if (out->atol < 0) out->atol = 1e-6;
    return overwrite_check(out, d);
}

void run_options_free(RunOptions *o) {
    vec_free(&o->inputs);
    vec_free(&o->outputs);
    vec_free(&o->expected);
    vec_free(&o->weights);
    vec_free(&o->cores);
    vec_free(&o->simulated);
    vec_free(&o->dims);
}
