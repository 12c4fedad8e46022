// The command line of tpurun: one table says what there is; the parser and --help read it. An option with a value is
// given as --x=V or as --x V; --bench takes its value only as --bench=SECONDS.
#include "frontend/runner/tpurun.h"

#include "frontend/base/same_file.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef enum { NO_VALUE, VALUE, MAYBE_VALUE } Takes;

typedef struct {
    const char *name, *value, *help;
    Takes takes;
    bool (*set)(RunOptions *o, const char *value, Diags *d);
} Option;

__attribute__((format(printf, 2, 3))) static bool usage(Diags *d, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&d->arena, fmt, args);
    va_end(args);
    diag_exit(d, EXIT_USAGE, (Loc){0}, "%s", text);
    diag_help(d, "tpurun --help lists the options");
    return false;
}

static bool bind(Bindings *to, const char *value, const char *option, Diags *d) {
    const char *equals = strchr(value, '=');
    if (!equals || equals == value || !equals[1]) {
        diag_exit(d, EXIT_USAGE, (Loc){0}, "--%s takes NAME=FILE.npy, not '%s'", option, value);
        return false;
    }
    char *name = arena_copy(&d->arena, value, (size_t)(equals - value) + 1);
    name[equals - value] = 0;
    Binding one = {name, equals + 1};
    vec_push(to, one);
    return true;
}

static bool number(const char *text, double least, double *out) {
    char *end;
    errno = 0;
    double v = strtod(text, &end);
    if (end == text || *end || !isfinite(v) || v < least) return false;
    *out = v;
    return true;
}

static bool count(const char *text, uint32_t most, uint32_t *out) {
    double v;
    if (!number(text, 1, &v) || v != floor(v) || v > most) return false;
    *out = (uint32_t)v;
    return true;
}

static bool set_input(RunOptions *o, const char *v, Diags *d) { return bind(&o->inputs, v, "input", d); }
static bool set_output(RunOptions *o, const char *v, Diags *d) { return bind(&o->outputs, v, "output", d); }
static bool set_expect(RunOptions *o, const char *v, Diags *d) { return bind(&o->expected, v, "expect", d); }
static bool set_rtol(RunOptions *o, const char *v, Diags *d) {
    return number(v, 0, &o->rtol) || usage(d, "--rtol takes a number that is not negative, not '%s'", v);
}
static bool set_atol(RunOptions *o, const char *v, Diags *d) {
    return number(v, 0, &o->atol) || usage(d, "--atol takes a number that is not negative, not '%s'", v);
}
static bool set_threads(RunOptions *o, const char *v, Diags *d) {
    return count(v, 1024, &o->n_threads) || usage(d, "--threads takes a number from 1 to 1024, not '%s'", v);
}
static bool set_replicas(RunOptions *o, const char *v, Diags *d) {
    return count(v, 4096, &o->n_replicas) || usage(d, "--replicas takes a number from 1 to 4096, not '%s'", v);
}
static bool set_bench(RunOptions *o, const char *v, Diags *d) {
    o->bench = true;
    return !v || number(v, 0, &o->bench_seconds) || usage(d, "--bench takes a number of seconds, not '%s'", v);
}
static bool set_describe(RunOptions *o, const char *v, Diags *d) { return (void)v, (void)d, o->describe = true; }
static bool set_verify(RunOptions *o, const char *v, Diags *d) { return (void)v, (void)d, o->verify = true; }
static bool set_profile(RunOptions *o, const char *v, Diags *d) { return (void)d, o->profile = v, true; }
static bool set_interpret(RunOptions *o, const char *v, Diags *d) { return (void)v, (void)d, o->interpret = true; }
static bool set_entry(RunOptions *o, const char *v, Diags *d) { return (void)d, o->entry = v, true; }
static bool set_help(RunOptions *o, const char *v, Diags *d) { return (void)v, (void)d, o->help = true; }
static bool set_version(RunOptions *o, const char *v, Diags *d) { return (void)v, (void)d, o->version = true; }
static bool set_weights(RunOptions *o, const char *v, Diags *d) {
    (void)d;
    vec_push(&o->weights, v);
    return true;
}
static bool set_dim(RunOptions *o, const char *v, Diags *d) {
    (void)d;
    vec_push(&o->dims, v);
    return true;
}
static bool set_control_flow(RunOptions *o, const char *v, Diags *d) {
    o->control_flow = v;
    return !strcmp(v, "static") || !strcmp(v, "select") || !strcmp(v, "dynamic") ||
           usage(d, "--control-flow takes static, select or dynamic, not '%s'", v);
}

static bool set_scatter(RunOptions *o, const char *v, Diags *d) {
    o->scatter = v;
    return !strcmp(v, "stablehlo") || !strcmp(v, "xla") || usage(d, "--scatter takes stablehlo or xla, not '%s'", v);
}

static const Option options[] = {
    {"input", "NAME=F.npy", "an argument; NAME@R=F.npy gives it to replica R only", VALUE, set_input},
    {"output", "NAME=F.npy", "write a result; NAME@R that of replica R, otherwise of replica 0", VALUE, set_output},
    {"expect", "NAME=F.npy", "compare a result; of every replica, or of replica R with NAME@R", VALUE, set_expect},
    {"rtol", "X", "|got - want| <= atol + rtol * |want|; 1e-5 if not given", VALUE, set_rtol},
    {"atol", "X", "1e-6 if not given", VALUE, set_atol},
    {"threads", "N", "cores to use in all; those granted to the process if not given", VALUE, set_threads},
    {"replicas", "N", "copies to run; as compiled if not given", VALUE, set_replicas},
    {"bench", "SECONDS", "run again and again (1 second) and print one line of JSON", MAYBE_VALUE, set_bench},
    {"describe", NULL, "print entry points, arguments, results, kernels, FLOPs and sizes", NO_VALUE, set_describe},
    {"verify", NULL, "compare the weights with their checksum too, as all else is always; alone: nothing more", NO_VALUE, set_verify},
    {"profile", "F.json", "write when each core ran what, as Chrome trace events", VALUE, set_profile},
    {"entry", "NAME", "the entry point to run, where there are several", VALUE, set_entry},
    {"interpret", NULL, "evaluate a model (.fb, .mlir) instead of running a compiled program", NO_VALUE, set_interpret},
    {"weights", "F.safetensors", "with --interpret: as tpucc takes it", VALUE, set_weights},
    {"dim", "NAME=N", "with --interpret: as tpucc takes it", VALUE, set_dim},
    {"control-flow", "KIND", "with --interpret: static, select or dynamic, as tpucc takes it", VALUE, set_control_flow},
    {"scatter", "KIND", "with --interpret: stablehlo or xla, as tpucc takes it", VALUE, set_scatter},
    {"version", NULL, "print the version", NO_VALUE, set_version},
    {"help", NULL, "print this", NO_VALUE, set_help},
};

void run_options_help(FILE *out) {
    fputs("usage: tpurun PROGRAM.so [options]\n"
          "Runs a program that tpucc has compiled. Every input must be given, except under --bench and --profile.\n\n",
          out);
    for (size_t i = 0; i < COUNT(options); i++) {
        char left[64];
        const Option *x = &options[i];
        snprintf(left, sizeof left, x->takes == VALUE ? "--%s %s" : x->value ? "--%s[=%s]" : "--%s", x->name, x->value);
        fprintf(out, "  %-26s %s\n", left, x->help);
    }
    fputs("\nExit codes: 0 done; 1 wrong content, or a result differs; 2 wrong usage; 3 the system refused; 4 internal "
          "error.\n",
          out);
}

static const Option *find_option(const char *name, size_t len) {
    for (size_t i = 0; i < COUNT(options); i++)
        if (strlen(options[i].name) == len && !memcmp(options[i].name, name, len)) return &options[i];
    return NULL;
}

// One option at argv[*at]; moves *at to the last word that belongs to it.
static bool parse_option(int argc, char **argv, int *at, RunOptions *out, Diags *d) {
    const char *word = argv[*at], *name = word + 2, *equals = strchr(name, '=');
    if (!strcmp(word, "-h")) return set_help(out, NULL, d);
    const Option *x =
        strncmp(word, "--", 2) ? NULL : find_option(name, equals ? (size_t)(equals - name) : strlen(name));
    if (!x) return usage(d, "unknown option '%s'", word);
    if (x->takes == NO_VALUE && equals) return usage(d, "--%s takes no value", x->name);
    if (x->takes != VALUE) return x->set(out, equals ? equals + 1 : NULL, d);
    const char *value = equals ? equals + 1 : *at + 1 < argc ? argv[++*at] : "";
    return *value ? x->set(out, value, d) : usage(d, "--%s needs a value", x->name);
}

// --- outputs: none may take the place of the program, of what it is compared with, or of another one. One that replaces an input is a new state.

typedef struct {
    Diags *d;
    Interner ids;
    PtrMap what; // what a file is, by its identity
} Claims;

// The file is `what` from here on, unless it is something already: then that is refused where it is an option's.
static bool claim(Claims *c, const char *option, const char *file, const char *what) {
    Str id = intern_z(&c->ids, file_identity(&c->d->arena, file));
    const char *before = id ? ptr_map_get(&c->what, id) : NULL;
    if (id && !before) ptr_map_set(&c->what, id, what);
    if (!before || !option) return true;
    diag_exit(c->d, EXIT_USAGE, (Loc){0}, "%s is also %s, which would be overwritten", option, before);
    diag_help(c->d, "give it another name");
    return false;
}

static bool check_overwrite(const RunOptions *o, Diags *d) {
    Claims c = {.d = d, .ids = {.arena = &d->arena}};
    Arena *a = &d->arena;
    claim(&c, NULL, o->program, o->interpret ? "the model" : "the program");
    for (size_t i = 0; i < o->weights.n; i++) claim(&c, NULL, o->weights.items[i], "a file of weights");
    for (size_t i = 0; i < o->expected.n; i++) claim(&c, NULL, o->expected.items[i].file, "a file that is compared");
    bool good = !o->profile || claim(&c, arena_printf(a, "--profile=%s", o->profile), o->profile, "the profile");
    for (size_t i = 0; i < o->outputs.n; i++) {
        const Binding *b = &o->outputs.items[i];
        good &= claim(&c, arena_printf(a, "--output %s=%s", b->name, b->file), b->file, "another output");
    }
    interner_free(&c.ids);
    ptr_map_free(&c.what);
    return good;
}

bool run_options_parse(int argc, char **argv, RunOptions *out, Diags *d) {
    *out = (RunOptions){.rtol = 1e-5, .atol = 1e-6, .bench_seconds = 1, .control_flow = "static", .scatter = "stablehlo"};
    bool only_names = false;
    for (int i = 1; i < argc; i++) {
        if (!only_names && !strcmp(argv[i], "--")) {
            only_names = true;
        } else if (!only_names && argv[i][0] == '-' && argv[i][1]) {
            if (!parse_option(argc, argv, &i, out, d)) return false; // what follows may be its value
        } else {
            if (out->program) return usage(d, "one program at a time: '%s' is too many", argv[i]);
            out->program = argv[i];
        }
    }
    if (out->help || out->version) return true;
    if (!out->program) return usage(d, "no program was given");
    if (!out->interpret && (out->weights.n || out->dims.n || strcmp(out->control_flow, "static") || strcmp(out->scatter, "stablehlo")))
        return usage(d,
                     "--weights, --dim, --control-flow and --scatter belong to --interpret; a compiled program has them built in");
    if (out->interpret && (out->describe || out->profile || out->verify))
        return usage(d, "--describe, --verify and --profile need a compiled program");
    return check_overwrite(out, d);
}

void run_options_free(RunOptions *o) {
    vec_free(&o->inputs);
    vec_free(&o->outputs);
    vec_free(&o->expected);
    vec_free(&o->weights);
    vec_free(&o->dims);
}
