// --mpi: this tpurun is one of several that run a program together. Which of the program's arrays are here, what process 0 decides for all (how often to run),
// and the results that it joins.
#define _GNU_SOURCE
#include "frontend/runner/tpurun.h"

#include "runtime/transport.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

bool processes_open(RunOptions *o, Diags *d) {
    TpurtError e;
    if (!o->mpi || !tpurt_transport_load(NULL, &o->transport, &e)) return true;
    diag_exit(d, EXIT_SYSTEM, (Loc){0}, "%s", e.text);
    return false;
}

bool rank_is_first(const RunOptions *o) { return !o->transport || !o->transport->process; }

// Lines of other processes than the first say which.
static void print_numbered(const RunOptions *o, const Diags *d) {
    char *text = NULL, *at;
    size_t bytes;
    FILE *out = open_memstream(&text, &bytes);
    if (!out) memory_exhausted(1);
    diags_print(d, out);
    fclose(out);
    at = text;
    for (char *line; (line = strsep(&at, "\n")) && *line;) fprintf(stderr, "process %u: %s\n", o->transport->process, line);
    free(text);
}

void processes_print(const RunOptions *o, const Diags *d) {
    if (rank_is_first(o)) diags_print(d, stderr);
    else print_numbered(o, d);
}

static const char *first_error(const Diags *d) {
    for (size_t i = 0; i < d->list.n; i++)
        if (d->list.items[i].kind == DIAG_ERROR) return d->list.items[i].text;
    return "it has failed";
}

void processes_stop(const RunOptions *o, const Diags *d) {
    TpurtStatus code = d->exit_code == EXIT_CONTENT ? TPURT_MISMATCH : d->exit_code == EXIT_USAGE ? TPURT_NOT_FOUND : TPURT_LOST;
    if (o->transport) tpurt_transport_give_up(o->transport, code, first_error(d));
}

void processes_close(RunOptions *o, int code) {
    if (o->transport) o->transport->close(o->transport, code);
    o->transport = NULL;
}

// ---- Messages

static bool lost(const RunOptions *o, const TpurtError *e, uint32_t process, Diags *d) {
    diag_exit(d, EXIT_SYSTEM, diag_file(d, o->program), "process %u cannot be reached: %s", process, e->text);
    return false;
}

static bool transfer_wait(const RunOptions *o, uint32_t process, TpurtTransfer *transfer, uint64_t want, Diags *d) {
    TpurtTransport *t = o->transport;
    TpurtError e;
    double seconds = o->timeout > 0 ? o->timeout : 600;
    struct timespec from, now;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (long nap_ns = 0;;) {
        uint64_t bytes;
        bool done;
        if (t->test(t, transfer, &done, &bytes, &e)) return lost(o, &e, process, d);
        if (done && want && bytes != want) snprintf(e.text, sizeof e.text, "it sends something else than it should");
        if (done) return !want || bytes == want || lost(o, &e, process, d);
        clock_gettime(CLOCK_MONOTONIC, &now);
        if ((double)(now.tv_sec - from.tv_sec) > seconds) {
            t->cancel(t, transfer);
            snprintf(e.text, sizeof e.text, "it has not come in %g seconds; give it longer with --timeout SECONDS", seconds);
            return lost(o, &e, process, d);
        }
        nap_ns += 200;
        nanosleep(&(struct timespec){.tv_nsec = nap_ns < 100000 ? nap_ns : 100000}, NULL);
    }
}

// In as many messages as it takes.
static bool array_move(const RunOptions *o, uint32_t process, char *data, uint64_t bytes, bool out, Diags *d) {
    TpurtTransport *t = o->transport;
    for (uint64_t n; bytes; bytes -= n, data += n) {
        TpurtTransfer transfer;
        TpurtError e;
        n = bytes < t->most_bytes ? bytes : t->most_bytes;
        TpurtStatus status =
            out ? t->send(t, process, TPURT_CHANNEL_HOST, data, n, &transfer, &e) : t->receive(t, process, TPURT_CHANNEL_HOST, data, n, &transfer, &e);
        if (status) return lost(o, &e, process, d);
        if (!transfer_wait(o, process, &transfer, out ? 0 : n, d)) return false;
    }
    return true;
}

bool processes_share(const RunOptions *o, void *data, size_t bytes, Diags *d) {
    if (!o->transport) return true;
    if (o->transport->process) return array_move(o, 0, data, bytes, false, d);
    for (uint32_t i = 1; i < o->transport->n_processes; i++)
        if (!array_move(o, i, data, bytes, true, d)) return false;
    return true;
}

bool processes_agree(const RunOptions *o, uint64_t *number, Diags *d) { return processes_share(o, number, sizeof *number, d); }

// ---- Copies

static uint32_t first_device_of(const Model *m, uint32_t copy) { return m->n_copies == m->n_replicas ? copy * m->n_partitions : copy; }

bool copy_is_here(const Model *m, uint32_t copy) { return copy - m->first_copy < m->n_own; }
bool copy_is_ours(const Model *m, uint32_t copy) { return copy_is_here(m, copy) && first_device_of(m, copy) >= m->first_device; }

bool copies_are_here(const Model *m, uint32_t first, uint32_t last) { return first < m->first_copy + m->n_own && last > m->first_copy; }

bool copy_bring(const Model *m, const RunOptions *o, uint32_t copy, void *data, size_t bytes, Diags *d) {
    if (!o->transport || (copy_is_ours(m, copy) && !o->transport->process)) return true;
    if (copy_is_ours(m, copy)) return array_move(o, 0, data, bytes, true, d);
    if (o->transport->process) return true;
    uint32_t n_devices = m->n_replicas * m->n_partitions;
    uint32_t process = (uint32_t)((((uint64_t)first_device_of(m, copy) + 1) * o->transport->n_processes - 1) / n_devices);
    return array_move(o, process, data, bytes, false, d);
}
