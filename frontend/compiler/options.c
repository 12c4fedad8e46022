// Options from rows: the table for command lines, the defaults, and the lines of the key.
#include "frontend/compiler/options.h"

#include "ir/ops/plan.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

const char variables_donated[] = "donated";

typedef enum { FREE, KEYED, OWN } OptionKey;

static bool strings_parse(const CliOption *x, const char *text, void *list, Diags *d) {
    (void)x, (void)d;
    vec_push((Strings *)list, text);
    return true;
}

static bool dims_parse(const CliOption *x, const char *text, void *list, Diags *d) {
    (void)x;
    return dim_bindings_add(text, list, d);
}

static bool weights_error_parse(const CliOption *x, const char *text, void *out, Diags *d) {
    double *bound = out;
    return (cli_double(text, 1e-12, bound) && *bound <= 1) || cli_refuse(d, "--%s takes a number up to 1, as 0.01, not '%s'", x->name, text);
}

#define ROW(kind_, field_, key_, name_) .kind = kind_, .name = name_, .field = offsetof(CompileOptions, field_), .keyed = key_ == KEYED
const CliOption compile_options[] = {
#define TEXT(field, key, name, value_, help_) {ROW(CLI_TEXT, field, key, name), .value = value_, .help = help_},
#define OPTIONAL(field, key, name, value_, otherwise_, help_) {ROW(CLI_TEXT, field, key, name), .value = value_, .otherwise = otherwise_, .help = help_},
#define JOINED(field, key, name, value_, otherwise_, help_) \
    {ROW(CLI_TEXT, field, key, name), .value = value_, .otherwise = otherwise_, .help = help_, .joins = true},
#define LISTED(field, key, name, value_, list_, help_) {ROW(CLI_TEXT, field, key, name), .value = value_, .list = list_, .help = help_},
#define CHOICE(field, Type, key, name, help_, ...) {ROW(CLI_CHOICE, field, key, name), .choices = (const CliChoice[]){__VA_ARGS__, {0}}, .help = help_},
#define LIST(field, Type, key, name, value_, parse_, help_) {ROW(CLI_PARSED, field, key, name), .value = value_, .parse = parse_, .help = help_},
#define NUMBER(field, key, name, value_, most_, otherwise, help_) {ROW(CLI_NUMBER, field, key, name), .value = value_, .most = most_, .help = help_},
#define FLAG(field, key, name, help_) {ROW(CLI_FLAG, field, key, name), .help = help_},
#define ALIAS(name_, other, help_) {.kind = CLI_ALIAS, .name = name_, .otherwise = other, .help = help_},
#include "frontend/compiler/options.def"
};
const size_t n_compile_options = COUNT(compile_options);

// A list and a flag have to write their own lines of the key; choices are set as unsigned.
#define TEXT(field, key, name, value, help)
#define OPTIONAL(field, key, name, value, otherwise, help)
#define JOINED(field, key, name, value, otherwise, help)
#define LISTED(field, key, name, value, list, help)
#define CHOICE(field, Type, key, name, help, ...) _Static_assert(sizeof(Type) == sizeof(unsigned), "a choice is an enum");
#define LIST(field, Type, key, name, value, parse, help) _Static_assert(key != KEYED, "has to write its own lines of the key");
#define NUMBER(field, key, name, value, most, otherwise, help)
#define FLAG(field, key, name, help) _Static_assert(key != KEYED, "has to write its own lines of the key");
#define ALIAS(name, other, help)
#include "frontend/compiler/options.def"

static void *field_of(const CompileOptions *o, const CliOption *x) { return (char *)(uintptr_t)o + x->field; }

CompileOptions compile_options_default(void) {
    CompileOptions o = {
#define TEXT(field, key, name, value, help)
#define OPTIONAL(field, key, name, value, otherwise, help)
#define JOINED(field, key, name, value, otherwise, help)
#define LISTED(field, key, name, value, list, help)
#define CHOICE(field, Type, key, name, help, ...)
#define LIST(field, Type, key, name, value, parse, help)
#define NUMBER(field, key, name, value, most, otherwise, help) .field = otherwise,
#define FLAG(field, key, name, help)
#define ALIAS(name, other, help)
#include "frontend/compiler/options.def"
    };
    for (size_t i = 0; i < n_compile_options; i++)
        if (compile_options[i].kind == CLI_CHOICE) *(unsigned *)field_of(&o, &compile_options[i]) = compile_options[i].choices[0].value;
    return o;
}

void compile_options_free(CompileOptions *o) {
    vec_free(&o->weights);
    vec_free(&o->dims);
    vec_free(&o->buckets);
    vec_free(&o->inits);
    vec_free(&o->states);
}

static void key_line(const CompileOptions *o, const CliOption *x, Text *out) {
    const void *field = field_of(o, x);
    const char *text = x->kind == CLI_TEXT ? *(const char *const *)field : NULL;
    if (x->kind == CLI_CHOICE) text = cli_choice_name(x, *(const unsigned *)field);
    if (x->kind == CLI_NUMBER) text_f(out, "%s=%" PRIu32 "\n", x->name, *(const uint32_t *)field);
    else if (text) text_f(out, "%s=%s\n", x->name, text);
}

void compile_options_key(const CompileOptions *o, Text *out) {
    for (size_t i = 0; i < n_compile_options; i++)
        if (compile_options[i].keyed) key_line(o, &compile_options[i], out);
}

bool compile_chooses_passes(const CompileOptions *o) { return o->passes || o->stop_after || o->skip || o->time_passes || o->debug || o->dump_dir; }

bool compile_remat(const CompileOptions *o, int64_t *out) {
    uint64_t bytes = 0;
    bool cheap = o->remat && !strcmp(o->remat, "auto"), none = !o->remat || !strcmp(o->remat, "none");
    bool good = cheap || none || (cli_bytes(o->remat, &bytes) && bytes <= INT64_MAX);
    *out = cheap ? REMAT_AUTO : (int64_t)bytes;
    return good;
}

PassOptions compile_pass_options(const CompileOptions *o, const Target *target) {
    PassOptions p = pass_options_default();
    p.passes = o->passes;
    p.skip = o->skip;
    p.stop_after = o->stop_after;
    p.dump_dir = o->dump_dir;
    p.command = o->command;
    p.debug = o->debug;
    p.dump_locs = o->locs;
    p.control_flow = o->control_flow;
    p.scatter = o->scatter;
    p.matmul = o->matmul;
    p.conv = o->conv;
    p.precision = o->precision;
    p.weights_as = o->weights_as;
    p.weights_error = o->weights_error;
    p.target = &target->facts;
    p.n_cores = o->n_cores;
    p.n_processes = o->n_processes;
    compile_remat(o, &p.remat); // as compile_check has seen
    p.grad = o->grad;
    p.grad_of = o->grad_of;
    return p;
}

// --- training

bool compile_training(const CompileOptions *o, Arena *a, Training *out, Diags *d) {
    const char *idle = o->loss         ? "loss"
                       : o->optimizer  ? "optimizer"
                       : o->schedule   ? "schedule"
                       : o->metrics    ? "metrics"
                       : o->batch_norm ? "batch-norm"
                       : o->batch      ? "batch"
                       : o->n_steps    ? "steps-per-execution"
                       : o->inits.n    ? "init"
                       : o->states.n   ? "state"
                       : o->data       ? "data"
                       : o->frozen     ? "frozen"
                                       : NULL;
    TrainingTexts texts = {o->loss,        o->optimizer,    o->schedule, o->metrics,  o->batch_norm, o->data,   o->frozen,
                           o->inits.items, o->states.items, o->inits.n,  o->states.n, o->batch,      o->n_steps};
    *out = (Training){0};
    if (o->train) return training_parse(&texts, a, out, d);
    if (!idle) return true;
    cli_refuse(d, "--%s is for a program that trains", idle);
    diag_help(d, "--train makes one");
    return false;
}
