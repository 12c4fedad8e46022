// What is said while a program trains: on a terminal a line of progress that is written over itself, after each epoch a line of summary, and a line of the log.
#define _GNU_SOURCE
#include "frontend/runner/train/train.h"
#include "ir/base/outfile.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now_s(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

// "loss 0.1234, accuracy 97.10 %"
static void add_metrics(const Metrics *m, const double *values, Text *out) {
    for (uint32_t i = 0; i < m->n; i++) {
        bool share = !strcmp(m->names[i], "accuracy") || !strncmp(m->names[i], "top", 3);
        text_f(out, share ? "%s%s %.2f %%" : "%s%s %.5g", i ? ", " : "", m->names[i], share ? 100 * values[i] : values[i]);
    }
}

static void add_time(double seconds, Text *out) {
    uint64_t s = seconds > 0 && seconds < 1e9 ? (uint64_t)(seconds + 0.5) : 0;
    if (s >= 3600) text_f(out, "%" PRIu64 ":%02u:%02u", s / 3600, (unsigned)(s / 60 % 60), (unsigned)(s % 60));
    else text_f(out, "%u:%02u", (unsigned)(s / 60), (unsigned)(s % 60));
}

void progress_show(Training *t) {
    enum { PERIOD_MS = 100 };
    double now = now_s();
    if (!t->live || now - t->shown_s < PERIOD_MS / 1e3) return;
    t->shown_s = now;
    Text line = {0};
    double values[MAX_METRICS], spent = now - (double)t->start_ns / 1e9, done = (double)(t->step - t->start_step);
    for (uint32_t i = 0; i < t->train.metrics.n; i++) values[i] = sums_mean(&t->train.metrics, &t->sums, i);
    text_f(&line, "\r\033[Kepoch %" PRIu64 "/%u  step %" PRIu64 "/%" PRIu64 "  ", t->at.epoch + 1, t->o->epochs, t->step, t->n_steps);
    add_metrics(&t->train.metrics, values, &line);
    if (spent > 0 && done > 0) {
        text_f(&line, "  %.0f examples/s  ", done * (double)t->train.batch / spent);
        add_time(spent / done * (double)(t->n_steps - t->step), &line);
        text_z(&line, " left");
    }
    fwrite(line.items, 1, line.n, stderr);
    fflush(stderr);
    vec_free(&line);
}

void progress_clear(Training *t) {
    if (!t->live || !t->shown_s) return;
    fputs("\r\033[K", stderr);
    fflush(stderr);
    t->shown_s = 0;
}

void epoch_say(Training *t, const EpochRow *row) {
    Text line = {0};
    progress_clear(t);
    if (t->o->quiet) return;
    text_f(&line, "epoch %.0f/%u: ", row->epoch, t->o->epochs);
    add_metrics(&t->train.metrics, row->train, &line);
    if (t->validates) {
        text_z(&line, "; validation: ");
        add_metrics(&t->validate.metrics, row->validated, &line);
    }
    text_f(&line, "; %.1f s, %.0f examples/s", row->seconds, row->seconds > 0 ? row->records / row->seconds : 0);
    print_line(stdout, "%s", line.items);
    fflush(stdout);
    vec_free(&line);
}

// ---- --log: all lines anew after each epoch, so that the file is whole whenever the run ends, and as long as the run that a checkpoint goes on with.

static void add_number(Text *out, const char *prefix, const char *name, double v) {
    Text key = {0};
    text_f(&key, "%s%s", prefix, name);
    text_z(out, ", ");
    text_json(out, key.items);
    if (isfinite(v)) text_f(out, ": %.9g", v);
    else text_z(out, ": null"); // JSON has no NaN
    vec_free(&key);
}

static void add_row(const Training *t, const EpochRow *r, Text *out) {
    const Metrics *m = &t->train.metrics, *v = &t->validate.metrics;
    text_f(out, "{\"epoch\": %.0f, \"step\": %.0f", r->epoch, r->step);
    for (uint32_t i = 0; i < m->n; i++) add_number(out, "", m->names[i], r->train[i]);
    for (uint32_t i = 0; t->validates && i < v->n; i++) add_number(out, "validation_", v->names[i], r->validated[i]);
    add_number(out, "", "examples", r->records);
    add_number(out, "", "seconds", r->seconds);
    text_z(out, "}\n");
}

bool log_write(Training *t) {
    Text all = {0};
    OutFile o;
    if (!t->o->log) return true;
    text_z(&all, "");
    for (size_t i = 0; i < t->rows.n; i++) add_row(t, &t->rows.items[i], &all);
    bool opened = outfile_open(&o, t->o->log, false, t->d);
    if (opened) outfile_write(&o, all.items, all.n);
    vec_free(&all);
    return opened && outfile_commit(&o, t->d);
}
