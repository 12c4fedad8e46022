// The command line of `tpurun train`: cli.h says what the table means.
#include "frontend/runner/train/train.h"

#include "frontend/base/same_file.h"
#include "ir/base/outfile.h"

#include <stdlib.h>
#include <string.h>

static bool count_parse(const CliOption *x, const char *value, void *out, Diags *d) {
    uint64_t v = 0;
    const char *at = value;
    bool good = true;
    for (; good && *at >= '0' && *at <= '9'; at++) good = !__builtin_mul_overflow(v, 10, &v) && !__builtin_add_overflow(v, (uint64_t)(*at - '0'), &v);
    if (!good || *at || at == value) return cli_refuse(d, "--%s takes a number from 0 on, not '%s'", x->name, value);
    *(uint64_t *)out = v;
    return true;
}

static bool shuffle_parse(const CliOption *x, const char *value, void *out, Diags *d) {
    if (!strcmp(value, "all")) return *(uint64_t *)out = TPUDATA_ALL, true;
    return count_parse(x, value, out, d);
}

// F, or A/B.
static bool number_parse(const char *text, double *out, Diags *d) {
    char *copy = arena_copy(&d->arena, text, strlen(text) + 1), *slash = strchr(copy, '/');
    double below = 1;
    if (slash) *slash = 0;
    if (!cli_double(copy, -1e300, out) || (slash && (!cli_double(slash + 1, -1e300, &below) || below == 0))) return false;
    *out /= below;
    return *out != 0;
}

static bool scale_parse(const CliOption *x, const char *value, void *list, Diags *d) {
    const char *equals = strchr(value, '=');
    Scale s = {0};
    if (equals) {
        char *name = arena_copy(&d->arena, value, (size_t)(equals - value) + 1);
        name[equals - value] = 0;
        s.name = name;
    }
    if (equals == value || !number_parse(equals ? equals + 1 : value, &s.scale, d))
        return cli_refuse(d, "--%s takes NAME=F or F, F being a number or A/B, not '%s'", x->name, value);
    vec_push((Scales *)list, s);
    return true;
}

#define AT(field_) .field = offsetof(TrainOptions, field_)
static const CliOption options[] = {
    {CLI_TEXTS, "data", "FILE,..",
     "what is trained on: arrays (.npy, idx; .gz too), one for each argument of `train`, in order or as NAME=FILE; or TFRecord files, whose features "
     "have the arguments' names",
     AT(data)},
    {CLI_TEXTS, "validate", "FILE,..", "what each epoch is validated on, with `evaluate`: likewise", AT(validate)},
    {CLI_NUMBER, "epochs", "E", "how often all records come; 1 if not given", AT(epochs), .most = 1000000000},
    {CLI_NUMBER, "batch", "N", "examples of a step, over all replicas: as compiled, and checked", AT(batch), .most = 1u << 31},
    {CLI_PARSED, "shuffle", "N", "in an order of each epoch's own: of a buffer of N records one is drawn at random; all of them if N is not given", AT(shuffle),
     .parse = shuffle_parse, .otherwise = "all"},
    {CLI_PARSED, "seed", "S", "of first values and of shuffling; 0 if not given", AT(seed), .parse = count_parse},
    {CLI_FLAG, "drop-remainder", NULL, "leave out the last batch of an epoch if it is short, which else is filled up with examples of weight 0",
     AT(drop_remainder)},
    {CLI_PARSED, "scale", "NAME=F",
     "what becomes an argument of floats is multiplied by F (A/B too); F alone: all of it; if not given, arrays of bytes but labels by 1/255", AT(scales),
     .parse = scale_parse},
    {CLI_TEXT, "checkpoint-dir", "DIR", "keep checkpoints here, and go on with the newest one that is there", AT(checkpoints)},
    {CLI_NUMBER, "checkpoint-every", "N",
     "after each N steps too, not only after each epoch; where N is no multiple of --steps-per-execution, steps around it are done one by one", AT(every),
     .most = 1u << 31},
    {CLI_NUMBER, "keep", "N", "how many checkpoints stay; 3 if not given", AT(keep), .most = 1000000},
    {CLI_FLAG, "skip-damaged", NULL, "where the newest checkpoint is damaged, rename it and go on with the newest one that is whole, if there is one",
     AT(skip_damaged)},
    {CLI_TEXT, "weights-out", "F.safetensors", "at the end: the trained weights, without the optimizer's state, for tpucc --weights", AT(weights)},
    {CLI_TEXT, "log", "F.jsonl", "one line of JSON for each epoch", AT(log)},
    {CLI_TEXT, "plot", "F.svg", "the curve of the loss and of the metrics, after each epoch", AT(plot)},
    {CLI_NUMBER, "threads", "N", "cores to use in all; those granted to the process if not given", AT(n_threads), .most = 1024},
    {CLI_NUMBER, "readers", "N", "threads that read ahead, which share those cores; 1 if not given", AT(n_readers), .most = 256},
    {CLI_FLAG, "mpi", NULL,
     "train in all processes that mpirun -n N has started: each has a share of the program's replicas and reads their rows of each batch; the first one keeps "
     "checkpoints and writes files",
     AT(mpi)},
    {CLI_FLAG, "quiet", NULL, "say nothing of epochs on standard output", AT(quiet)},
    {CLI_FLAG, "help", NULL, "print this", AT(help)},
};

static bool word(void *options_, const char *text, Diags *d) {
    TrainOptions *o = options_;
    if (o->program) return cli_refuse(d, "one program at a time: '%s' is too many", text);
    o->program = text;
    return true;
}

// Names that other programs have; of some the value is part of the program here.
static const CliMeant meant[] = {
    {"lr", "tpucc --train --optimizer=adam:lr=0.001, of which the program is made", NULL},
    {"learning-rate", "tpucc --train --optimizer=adam:lr=0.001, of which the program is made", NULL},
    {"optimizer", "tpucc --train --optimizer=adam, of which the program is made", NULL},
    {"batch-size", "--batch", NULL},
    {"num-threads", "--threads", NULL},
    {0},
};

static const CliTable table = {
    .program = "tpurun train",
    .meant = meant,
    .groups = {{options, COUNT(options), 0}},
    .usage = "usage: tpurun train PROGRAM.so --data FILE,.. [options]\n"
             "Trains a program with the entry points init, train and evaluate, as tpucc --train makes them.\n\n",
    .footer = "\nThe last argument of `train`, if it is called weights, gets 1 for each example, and 0 where a short batch was filled up, unless\n"
              "--data names a file for it. A run that is interrupted (SIGINT, SIGTERM) ends after its step, with a checkpoint; the same command goes on.\n",
    .width = 28,
    .spaced = true,
    .word = word,
};

void train_options_help(FILE *out) { cli_help(&table, out); }

bool train_options_parse(int argc, char **argv, TrainOptions *out, Diags *d) {
    *out = (TrainOptions){0};
    if (!cli_parse(&table, argc - 2, argv + 2, out, &out->answered, d)) return false;
    if (out->help || out->answered) return true;
    if (!out->program) return cli_refuse(d, "no program was given");
    if (!out->data.n) return cli_refuse(d, "--data was not given: there is nothing to train on");
    if (!out->checkpoints && (out->keep || out->every || out->skip_damaged))
        return cli_refuse(d, "--%s would change nothing without --checkpoint-dir", out->keep ? "keep" : out->every ? "checkpoint-every" : "skip-damaged");
    const char *dot = out->weights ? strrchr(path_last_part(out->weights), '.') : NULL;
    if (dot && dot[1] && strcmp(dot, ".safetensors") != 0) {
        cli_refuse(d, "--weights-out %s: what is written is a .safetensors file", out->weights);
        diag_help(d, "--weights-out %.*s.safetensors", (int)(dot - out->weights), out->weights);
        return false;
    }
    if (!out->epochs) out->epochs = 1;
    if (!out->keep) out->keep = 3;
    if (!out->n_readers) out->n_readers = 1;
    return true;
}

// --- outputs

// Data is FILE,.. or NAME=FILE,..; which it is the program says, so both count.
static bool is_data(const Strings *lists, const char *file, Arena *a) {
    for (size_t i = 0; i < lists->n; i++) {
        for (const char *at = lists->items[i]; *at;) {
            size_t n = strcspn(at, ",");
            char *one = arena_copy(a, at, n + 1), *equals;
            one[n] = 0;
            equals = strchr(one, '=');
            if (file_is_same(a, file, one) || (equals && file_is_same(a, file, equals + 1))) return true;
            at += n + (at[n] == ',');
        }
    }
    return false;
}

bool train_outputs_check(const TrainOptions *o, Diags *d) {
    const char *const names[] = {"weights-out", "log", "plot"}, *const files[] = {o->weights, o->log, o->plot};
    Arena *a = &d->arena;
    bool good = true;
    for (size_t i = 0; i < COUNT(files); i++) {
        if (!files[i]) continue;
        const char *also = file_is_same(a, files[i], o->program) ? "the program" : NULL;
        if (is_data(&o->data, files[i], a) || is_data(&o->validate, files[i], a)) also = "a file of data";
        for (size_t k = 0; k < i; k++)
            if (files[k] && file_is_same(a, files[i], files[k])) also = arena_printf(a, "--%s %s", names[k], files[k]);
        if (also) {
            good = cli_refuse(d, "--%s %s is also %s, which would be overwritten", names[i], files[i], also);
            diag_help(d, "give it another name");
        }
        good &= outfile_probe(files[i], d);
    }
    return good;
}

void train_options_free(TrainOptions *o) {
    vec_free(&o->data);
    vec_free(&o->validate);
    vec_free(&o->scales);
}
