// --monitor: where the time of each device goes, live while a program runs again and again: a thread of its own reads what the library counts, twice a second,
// and writes to standard error: on a terminal over what it wrote before; elsewhere only once, at the end, for all of the time.
#define _GNU_SOURCE
#include "frontend/runner/tpurun.h"
#include "ir/base/shown.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { PERIOD_NS = 500000000, MOST_ROWS = 32 }; // of a terminal

struct Monitor {
    const Model *model;
    TpurtStatistics *before; // of each device, when they were last shown
    double peak;             // of one core
    bool live, ended;
    uint32_t n_lines; // written, to be written over
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t end;
};

static double percent(uint64_t part, uint64_t whole) { return whole ? 100.0 * (double)part / (double)whole : 0; }

static void add_row(const Monitor *m, uint32_t device, const TpurtStatistics *from, const TpurtStatistics *to, Text *t) {
    TpurtDeviceInfo info;
    TpurtCoreInfo core;
    tpurt_device_describe(m->model->session, device, &info, NULL);
    tpurt_core_describe(m->model->session, info.first_core, &core, NULL);
    uint64_t total = to->total_ns - from->total_ns, contract = to->contract_ns - from->contract_ns;
    double rate = contract ? (double)(to->contract_flops - from->contract_flops) / (double)contract * 1e9 : 0;
    text_f(t, "%-26s %5.1f %%", info.name, percent(contract, total));
    if (contract) text_f(t, " %8.1f GFLOP/s %5.1f %% of peak", rate / 1e9, 100 * rate / (m->peak * info.n_cores));
    else text_f(t, " %31s", "");
    text_f(t, " %7.1f %% %10.1f %% %7.1f %% %7.1f %%\n", percent(to->work_ns - from->work_ns, total), percent(to->meet_ns - from->meet_ns, total),
           percent(to->turn_ns - from->turn_ns, total), percent(to->idle_ns - from->idle_ns, total));
}

// `live`: what happened since the last time, else since the beginning; on a terminal in the place of what was shown then.
static void show(Monitor *m, bool live) {
    static const TpurtStatistics none;
    uint32_t n = tpurt_session_devices(m->model->session), n_shown = live && n > MOST_ROWS ? MOST_ROWS : n;
    Text t = {0};
    if (m->live && m->n_lines) text_f(&t, "\033[%uA\033[J", m->n_lines);
    text_f(&t, "%-26s %7s %31s %9s %12s %9s %9s\n", "device", "matmul", "", "other", "collectives", "turn", "input");
    for (uint32_t i = 0; i < n_shown; i++) {
        TpurtStatistics now;
        if (tpurt_session_statistics(m->model->session, i, &now, NULL)) continue;
        add_row(m, i, live ? &m->before[i] : &none, &now, &t);
        m->before[i] = now;
    }
    if (n_shown < n) text_f(&t, "and %u more\n", n - n_shown);
    m->n_lines = n_shown + 1 + (n_shown < n);
    for (size_t at = 0; at < t.n;) { // in one go, so that nothing flickers
        ssize_t written = write(STDERR_FILENO, t.items + at, t.n - at);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) break;
        at += (size_t)written;
    }
    vec_free(&t);
}

static void *watch(void *argument) {
    Monitor *m = argument;
    pthread_mutex_lock(&m->lock);
    while (!m->ended) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += PERIOD_NS;
        if (until.tv_nsec >= 1000000000) until.tv_sec++, until.tv_nsec -= 1000000000;
        if (pthread_cond_timedwait(&m->end, &m->lock, &until) == ETIMEDOUT && m->live) show(m, true);
    }
    pthread_mutex_unlock(&m->lock);
    return NULL;
}

Monitor *monitor_begin(const Model *model, Diags *d) {
    Monitor *m = xcalloc(1, sizeof *m);
    m->model = model;
    m->before = xcalloc(tpurt_session_devices(model->session) + 1, sizeof *m->before);
    m->peak = tpurt_measure_peak();
    m->live = isatty(STDERR_FILENO);
    pthread_mutex_init(&m->lock, NULL);
    pthread_cond_init(&m->end, NULL);
    tpurt_session_count(model->session, true, NULL);
    int failed = pthread_create(&m->thread, NULL, watch, m);
    if (!failed) return m;
    diag_exit(d, EXIT_SYSTEM, (Loc){0}, "cannot start a thread: %s", strerror(failed));
    free(m->before);
    free(m);
    return NULL;
}

void monitor_end(Monitor *m) {
    pthread_mutex_lock(&m->lock);
    m->ended = true;
    pthread_cond_signal(&m->end);
    pthread_mutex_unlock(&m->lock);
    pthread_join(m->thread, NULL);
    show(m, false);
    tpurt_session_count(m->model->session, false, NULL);
    pthread_cond_destroy(&m->end);
    pthread_mutex_destroy(&m->lock);
    free(m->before);
    free(m);
}
