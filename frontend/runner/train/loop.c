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
        if (!feed_run(t, f, &b, 0, 1, t->d)) return false;
        sums_add(f, &b, 0, &s);
        if (f->metrics.n && !isfinite(s.values[0])) {
            diag_warning(t->d, diag_file(t->d, t->o->program), CODE_NOT_FINITE, "the loss of the validation data is no finite number after step %" PRIu64,
                         t->step);
            feed_explain(t, f, &b, 0);
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

// The loss is no number: what follows would not be one either.
static bool loss_check(Training *t, const TpudataBatch *batch, uint32_t step) {
    const Metrics *m = &t->train.metrics;
    if (!m->n || isfinite(t->sums.values[0])) return true;
    diag_error(t->d, diag_file(t->d, t->o->program), CODE_NOT_FINITE, "the loss is no finite number after step %" PRIu64, t->step);
    if (!feed_explain(t, &t->train, batch, step)) diag_help(t->d, "a smaller learning rate, or clip_norm= with --optimizer, may help");
    return false;
}

// Steps of a batch that go together: all, if there is an entry point for so many and no checkpoint is due between them; else one.
static uint32_t steps_together(const Training *t, const TpudataBatch *b, uint32_t first) {
    const Feed *f = &t->train;
    uint32_t every = t->o->every;
    bool all = f->has_many && !first && b->n_steps == f->n_steps;
    return all && !(every && t->step % every + f->n_steps > every) ? f->n_steps : 1;
}

// What is known when a step is done: its number, and where the data behind it is.
static bool count_step(Training *t, const TpudataBatch *b, uint32_t k) {
    Sums before = t->sums;
    sums_add(&t->train, b, k, &t->sums);
    t->step++;
    t->at = k + 1 == b->n_steps ? b->end : (TpudataPosition){b->at.epoch, b->at.record + (k + 1) * t->train.batch};
    curve_add(t, &before);
    return loss_check(t, b, k);
}

static bool some_steps(Training *t, const TpudataBatch *b, uint32_t first, uint32_t n) {
    if (!feed_run(t, &t->train, b, first, n, t->d)) return false;
    uint64_t now = now_ns();
    t->seconds += (double)(now - t->last_ns) / 1e9; // with the time that data was waited for
    t->last_ns = now;
    for (uint32_t k = first; k < first + n; k++)
        if (!count_step(t, b, k)) return false;
    return true;
}

// Is the run to end here? Of several processes the first one says.
static bool ask_stop(Training *t, uint64_t *stop) {
    *stop = (uint64_t)caught;
    return processes_agree(&t->group, stop, t->d);
}

// What was read together, as long as nobody interrupts.
static bool batch_steps(Training *t, const TpudataBatch *b, uint64_t *stop) {
    for (uint32_t k = 0, n; k < b->n_steps && !*stop; k += n) {
        n = steps_together(t, b, k);
        if (!some_steps(t, b, k, n)) return false;
        progress_show(t);
        bool ends_epoch = k + n == b->n_steps && b->ends_epoch, saves = t->o->every && t->step % t->o->every == 0;
        if (ends_epoch || saves) {
            if (!(ends_epoch ? end_epoch : state_save)(t)) return false;
            t->last_ns = now_ns();
        }
        if (!ask_stop(t, stop)) return false;
    }
    return true;
}

bool train_epochs(Training *t, int *out_signal) {
    TpudataBatch b;
    TpurtError e;
    uint64_t stop;
    catch_signals();
    t->start_ns = t->last_ns = now_ns();
    t->start_step = t->step;
    if (!ask_stop(t, &stop)) return false;
    while (!stop) {
        if (tpudata_reader_next(t->train.reader, &b, &e)) return progress_clear(t), status_say(t, &e, t->d);
        if (!b.n_records) break;
        if (!batch_steps(t, &b, &stop)) return progress_clear(t), false;
    }
    progress_clear(t);
    *out_signal = (int)stop;
    return t->saved_step == t->step || state_save(t);
}
