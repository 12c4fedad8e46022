// --profile: when each core ran what, as a trace for viewers, and as a table the kernels that took longest.
#include "frontend/runner/tpurun.h"
#include "ir/base/outfile.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <stdlib.h>

static void trace_interval(Text *t, const Model *m, const TpurtInterval *x, uint64_t first_ns, int on_device) {
    TpurtKernelInfo k = {.name = "copy"};
    bool meets = x->kernel == TPURT_MEETING;
    const char *op = tpurt_step_op(m->program, m->entry, x->step);
    if (meets) k.name = op ? op : "meeting";
    else if (x->kernel != TPURT_NO_KERNEL) tpurt_kernel_describe(m->program, x->kernel, &k, NULL);
    text_z(t, ",\n{\"name\":");
    text_json(t, k.name);
    if (meets) text_z(t, ",\"cat\":\"waiting\"");
    text_f(t, ",\"ph\":\"X\",\"pid\":%d,\"tid\":%u,\"ts\":%.3f,\"dur\":%.3f", on_device, on_device ? x->device : x->core,
           (double)(x->start_ns - first_ns) / 1e3, (double)(x->end_ns - x->start_ns) / 1e3);
    text_f(t, ",\"args\":{\"device\":%u,\"step\":%u,\"phase\":%u,\"first_task\":%u,\"last_task\":%u}}", x->device, x->step, x->phase, x->first_task,
           x->last_task);
}

static void trace_row(Text *t, int pid, uint32_t row, const char *name) {
    text_f(t, ",\n{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":%d,\"tid\":%u,\"args\":{\"name\":\"%s\"}}", pid, row, name);
}

// A row for each core; where there are several devices, below them one for each, with what it did and where it waited for others.
static void trace_rows(Text *t, const Model *m) {
    uint32_t n_devices = tpurt_session_devices(m->session);
    for (uint32_t i = 0; i < m->n_threads; i++) {
        char name[32];
        snprintf(name, sizeof name, "core %u", i);
        trace_row(t, 0, i, name);
    }
    if (n_devices == 1) return;
    text_z(t, ",\n{\"name\":\"process_name\",\"ph\":\"M\",\"pid\":1,\"args\":{\"name\":\"devices\"}}");
    for (uint32_t i = 0; i < n_devices; i++) {
        TpurtDeviceInfo info;
        tpurt_device_describe(m->session, i, &info, NULL);
        trace_row(t, 1, i, info.name);
    }
}

static bool write_trace(const Model *m, const char *file, const TpurtInterval *intervals, uint64_t n, Diags *d) {
    Text t = {0};
    uint64_t first_ns = UINT64_MAX;
    for (uint64_t i = 0; i < n; i++)
        if (intervals[i].start_ns < first_ns) first_ns = intervals[i].start_ns;
    text_z(&t, "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n{\"name\":\"process_name\",\"ph\":\"M\",\"pid\":0,"
               "\"args\":{\"name\":");
    text_json(&t, m->file);
    text_z(&t, "}}");
    trace_rows(&t, m);
    for (uint64_t i = 0; i < n; i++) {
        if (intervals[i].kernel != TPURT_MEETING) trace_interval(&t, m, &intervals[i], first_ns, 0);
        if (tpurt_session_devices(m->session) > 1) trace_interval(&t, m, &intervals[i], first_ns, 1);
    }
    text_z(&t, "\n]}\n");
    OutFile o;
    bool opened = outfile_open(&o, file, false, d);
    if (opened) outfile_write(&o, t.items, t.n);
    vec_free(&t);
    return opened && outfile_commit(&o, d);
}

// ---- What took longest

typedef struct {
    uint32_t kernel;
    uint64_t ns, n_launches; // of all cores
} KernelSum;
typedef VEC(KernelSum) KernelSums;

static int by_time(const void *a, const void *b) {
    const KernelSum *x = a, *y = b;
    return x->ns < y->ns ? 1 : x->ns > y->ns ? -1 : (x->kernel > y->kernel) - (x->kernel < y->kernel);
}

// A launch has one interval that begins with the first task of its first phase.
static void sum_kernels(const TpurtInterval *intervals, uint64_t n, KernelSums *out) {
    Map at = {0};
    for (uint64_t i = 0; i < n; i++) {
        const TpurtInterval *x = &intervals[i];
        bool fresh;
        size_t *place = map_at_number(&at, (uint64_t)x->kernel + 1, &fresh);
        if (fresh) {
            *place = out->n;
            vec_push(out, ((KernelSum){.kernel = x->kernel}));
        }
        KernelSum *sum = &out->items[*place];
        sum->ns += x->end_ns - x->start_ns;
        sum->n_launches += x->phase == 0 && x->first_task == 0;
    }
    map_free(&at);
    if (out->n) qsort(out->items, out->n, sizeof *out->items, by_time);
}

static void table_of_longest(Text *t, const Model *m, const TpurtInterval *intervals, uint64_t n) {
    enum { SHOWN = 10 };
    KernelSums sums = {0};
    uint64_t total = 0;
    Text line = {0};
    sum_kernels(intervals, n, &sums);
    for (size_t i = 0; i < sums.n; i++) total += sums.items[i].ns;
    text_f(t, "%8s %12s %9s %12s %9s  %s\n", "share", "us", "launches", "us each", "GFLOP/s", "kernel, by the time of all cores");
    for (size_t i = 0; i < sums.n && i < SHOWN; i++) {
        const KernelSum *s = &sums.items[i];
        TpurtKernelInfo k = {.name = s->kernel == TPURT_MEETING ? "(waiting for other devices)" : "(copies)"};
        if (s->kernel < TPURT_MEETING) tpurt_kernel_describe(m->program, s->kernel, &k, NULL);
        double us = (double)s->ns / 1e3, each = s->n_launches ? us / (double)s->n_launches : us;
        text_f(&line, "%6.1f %% %12.2f %9" PRIu64 " %12.2f %9.2f  %s", total ? 100.0 * (double)s->ns / (double)total : 0, us, s->n_launches, each,
               us > 0 ? (double)k.flops * (double)s->n_launches / us / 1e3 : 0, k.name);
        text_end_line(t, &line);
    }
    if (sums.n > SHOWN) text_f(t, "and %zu more\n", sums.n - SHOWN);
    vec_free(&line);
    vec_free(&sums);
}

// The first run warms up and counts; how the cores share changes from run to run, hence the room.
bool compiled_profile(Model *m, const char *file, bool table, void *const *args, void *const *results, Diags *d) {
    TpurtInterval none;
    tpurt_session_profile(m->session, &none, 0, NULL);
    if (!m->run(m, args, results, d)) return false;
    uint64_t cap = 4 * tpurt_session_profile_count(m->session) + 4096;
    TpurtInterval *intervals = xcalloc(cap, sizeof *intervals);
    tpurt_session_profile(m->session, intervals, cap, NULL);
    bool good = m->run(m, args, results, d);
    uint64_t n = tpurt_session_profile_count(m->session);
    tpurt_session_profile(m->session, NULL, 0, NULL);
    if (good && n > cap) diag_warning(d, diag_file(d, file), CODE_NONE, "%" PRIu64 " of %" PRIu64 " intervals were dropped", n - cap, n);
    Text longest = {0}; // made before the file is: a lack of memory leaves that as it was
    if (good && table) table_of_longest(&longest, m, intervals, n < cap ? n : cap);
    if (good) good = write_trace(m, file, intervals, n < cap ? n : cap, d);
    if (good && longest.n) fwrite(longest.items, 1, longest.n, stdout);
    vec_free(&longest);
    free(intervals);
    return good;
}
