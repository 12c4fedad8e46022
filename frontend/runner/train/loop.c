// Steps and epochs. After each step it is known where the run is: the number of steps done, and the position of the data behind them. A checkpoint is written
// between two steps only, so what goes on from it does what this run would have done.
#define _GNU_SOURCE
#include "frontend/runner/train/train.h"

#include <inttypes.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static volatile sig_atomic_t caught;

static void on_signal(int number) { caught = number; } // the step ends first; a second one ends the process (SA_RESETHAND)

static void catch_signals(void) {
    static const int ends[] = {SIGINT, SIGTERM};
    for (size_t i = 0; i < COUNT(ends); i++) {
        struct sigaction old, action = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND};
        sigemptyset(&action.sa_mask);
        if (!sigaction(ends[i], NULL, &old) && old.sa_handler == SIG_DFL) sigaction(ends[i], &action, NULL); // nohup stays
    }
}

static uint64_t now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

// All records once, in order, with the variables as they are.
static bool validate(Training *t, double *out) {
    TpudataBatch b;
    TpurtError e;
    Sums s = {0};
    Feed *f = &t->validate;
    if (tpudata_reader_seek(f->reader, (TpudataPosition){0, 0}, &e)) return status_say(t, &e, t->d);
    do {
        if (tpudata_reader_next(f->reader, &b, &e)) return status_say(t, &e, t->d);
        if (!feed_run(t, f, &b, t->d)) return false;
        sums_add(f, &b, &s);
        if (f->metrics.n && !isfinite(s.values[0])) {
            diag_warning(t->d, diag_file(t->d, t->o->program), CODE_NOT_FINITE, "the loss of the validation data is no finite number after step %" PRIu64,
                         t->step);
            feed_explain(t, f, &b);
            break;
        }
    } while (!b.ends_epoch);
    for (uint32_t i = 0; i < f->metrics.n; i++) out[i] = sums_mean(&f->metrics, &s, i);
    return true;
}

static bool end_epoch(Training *t) {
    EpochRow row = {.epoch = (double)t->at.epoch, .step = (double)t->step, .seconds = t->seconds, .records = t->sums.records};
    for (uint32_t i = 0; i < MAX_METRICS; i++) {
        row.train[i] = i < t->train.metrics.n ? sums_mean(&t->train.metrics, &t->sums, i) : NAN;
        row.validated[i] = NAN;
    }
    if (t->validates && !validate(t, row.validated)) return false;
    vec_push(&t->rows, row);
    t->sums = (Sums){0};
    t->seconds = 0;
    epoch_say(t, &row);
    return state_save(t) && log_write(t) && plot_write(t);
}

// About four hundred points of the whole run.
static void curve_add(Training *t, const Sums *before) {
    const Metrics *m = &t->train.metrics;
    uint64_t every = t->n_steps / 400 + 1;
    Sums one = t->sums;
    if (!m->n) return;
    one.values[0] -= before->values[0], one.weight -= before->weight, one.records -= before->records;
    t->curve_sum += sums_mean(m, &one, 0);
    t->curve_n++;
    if (t->step % every && t->step != t->n_steps) return;
    vec_push(&t->curve, (double)t->step);
    vec_push(&t->curve, t->curve_sum / t->curve_n);
    t->curve_sum = t->curve_n = 0;
}

static bool one_step(Training *t, const TpudataBatch *b) {
    Sums before = t->sums;
    if (!feed_run(t, &t->train, b, t->d)) return false;
    sums_add(&t->train, b, &t->sums);
    t->step++;
    t->at = b->end;
    uint64_t now = now_ns();
    t->seconds += (double)(now - t->last_ns) / 1e9; // with the time that data was waited for
    t->last_ns = now;
    curve_add(t, &before);
    return true;
}

// The loss is no number: what follows would not be one either.
static bool loss_check(Training *t, const TpudataBatch *batch) {
    const Metrics *m = &t->train.metrics;
    if (!m->n || isfinite(t->sums.values[0])) return true;
    diag_error(t->d, diag_file(t->d, t->o->program), CODE_NOT_FINITE, "the loss is no finite number after step %" PRIu64, t->step);
    if (!feed_explain(t, &t->train, batch)) diag_help(t->d, "a smaller learning rate, or clip_norm= with --optimizer, may help");
    return false;
}

bool train_epochs(Training *t, int *out_signal) {
    TpudataBatch b;
    TpurtError e;
    catch_signals();
    t->start_ns = t->last_ns = now_ns();
    t->start_step = t->step;
    while (!caught) {
        if (tpudata_reader_next(t->train.reader, &b, &e)) return progress_clear(t), status_say(t, &e, t->d);
        if (!b.n_records) break;
        if (!one_step(t, &b) || !loss_check(t, &b)) return progress_clear(t), false;
        progress_show(t);
        bool saves = t->o->every && t->step % t->o->every == 0;
        if (!b.ends_epoch && !saves) continue;
        if (!(b.ends_epoch ? end_epoch : state_save)(t)) return progress_clear(t), false;
        t->last_ns = now_ns();
    }
    progress_clear(t);
    *out_signal = caught;
    return t->saved_step == t->step || state_save(t);
}
