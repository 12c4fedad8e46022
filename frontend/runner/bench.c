// What --bench says: for people at a terminal what most runs take and how much of the machine that is, for programs one line of JSON.
#include "frontend/runner/tpurun.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <stdlib.h>
#include <unistd.h>

bool bench_prints_json(const RunOptions *o) { return o->json || !isatty(STDOUT_FILENO); }

static void add_time(Text *t, double ms) {
    if (ms < 1) text_f(t, "%8.2f us", ms * 1e3);
    else if (ms < 1e3) text_f(t, "%8.2f ms", ms);
    else text_f(t, "%8.2f s ", ms / 1e3);
}

// What so large a part of the runs does not exceed.
static double quantile(const Doubles *sorted, double part) {
    size_t n = (size_t)(part * (double)sorted->n);
    return sorted->items[n < sorted->n ? n : sorted->n - 1];
}

static void print_time(const char *what, double ms) {
    Text t = {0};
    add_time(&t, ms);
    printf("  %-9s %s\n", what, t.items);
    vec_free(&t);
}

// The work of all devices beside what that many cores could do, each as fast as one that has nothing else to do.
static void print_work(const Model *m, double median_ms) {
    TpurtEntryInfo entry;
    if (!m->program || tpurt_entry_describe(m->program, m->entry, &entry, NULL) || !entry.flops || median_ms <= 0) return;
    double flops = (double)entry.flops * m->n_replicas * m->n_partitions, rate = flops / median_ms / 1e6, peak = tpurt_measure_peak() * m->n_threads / 1e9;
    printf("  %-9s %8.2f GFLOP/s, %.1f %% of %.1f: %u thread%s at the measured peak of a core, in f32\n", "rate", rate, 100 * rate / peak, peak, m->n_threads,
           m->n_threads == 1 ? "" : "s");
}

static void print_summary(const Model *m, const Doubles *ms, double median) {
    double sum = 0;
    for (size_t i = 0; i < ms->n; i++) sum += ms->items[i];
    print_line(stdout, "%s: %u thread%s, %u replica%s", m->file, m->n_threads, m->n_threads == 1 ? "" : "s", m->n_replicas, m->n_replicas == 1 ? "" : "s");
    print_time("load", m->load_ms);
    print_time("median", median);
    print_time("p90", quantile(ms, 0.9));
    print_time("p99", quantile(ms, 0.99));
    print_time("fastest", ms->items[0]);
    printf("  %-9s %8zu, %.1f a second\n", "runs", ms->n, sum > 0 ? (double)ms->n / sum * 1e3 : 0);
    print_work(m, median);
}

void bench_print(const Model *m, const Doubles *ms, bool json) {
    double median = (ms->items[ms->n / 2] + ms->items[(ms->n - 1) / 2]) / 2;
    if (!json) {
        print_summary(m, ms, median);
        return;
    }
    Text file = {0};
    text_json(&file, m->file);
    printf("{\"program\": %s, \"threads\": %u, \"replicas\": %u, \"load_ms\": %.6g, \"median_ms\": %.6g, \"min_ms\": %.6g, \"runs\": %zu}\n", file.items,
           m->n_threads, m->n_replicas, m->load_ms, median, ms->items[0], ms->n);
    vec_free(&file);
}
