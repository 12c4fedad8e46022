// What processes tell each other besides operands: that they are there, with the same program; that they have ended a call; that they cannot go on.
#define _GNU_SOURCE
#include "runtime/processes/processes.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static void pause_for(uint64_t ns) { nanosleep(&(struct timespec){.tv_nsec = (long)ns}, NULL); }

void processes_fail(TpurtSession *s, TpurtStatus code, const char *fmt, ...) {
    Processes *r = s->processes;
    char text[sizeof r->error.text];
    va_list args;
    if (atomic_exchange_explicit(&s->meet.faulty, true, memory_order_relaxed)) return;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    error_set(&r->error, code, "%s", text);
    meet_stop(s);
}

// ---- Notices

bool notice_say(Processes *r, uint32_t process, const Notice *notice) {
    TpurtTransport *t = r->transport;
    TpurtTransfer *transfer = &r->said_transfers[process];
    bool done = true;
    uint64_t bytes;
    TpurtError ignored;
    if (r->saying[process] && !t->test(t, transfer, &done, &bytes, &ignored) && !done) return false;
    Notice *n = &r->said[process];
    *n = *notice;
    n->magic = NOTICE_MAGIC;
    n->process = r->process;
    n->session = r->number;
    n->call = r->call;
    r->saying[process] = !t->send(t, process, TPURT_CHANNEL_NOTICE, n, n->code ? sizeof *n : offsetof(Notice, text), transfer, &ignored);
    return r->saying[process];
}

void notice_send(Processes *r, NoticeKind kind, const TpurtError *error) {
    Notice n = {.kind = kind, .code = error ? error->code : TPURT_OK};
    if (error) snprintf(n.text, sizeof n.text, "%.*s", SAID_BYTES - 1, error->text);
    for (uint32_t i = 0; i < r->n_processes; i++)
        if (i != r->process) notice_say(r, i, &n);
}

static void notice_take(TpurtSession *s, const Notice *n, uint64_t bytes) {
    Processes *r = s->processes;
    if (bytes < offsetof(Notice, text) || n->magic != NOTICE_MAGIC || n->process >= r->n_processes) return;
    if (n->kind == NOTICE_ENDED) {
        if (n->session == r->number && n->call > r->ended[n->process]) r->ended[n->process] = n->call;
        return;
    }
    if (n->kind == NOTICE_WAITS) {
        memcpy(&r->waits[n->process], n, offsetof(Notice, text));
        return;
    }
    if (bytes < sizeof *n || n->code >= TPURT_STATUS_COUNT) return;
    r->told = true;
    processes_fail(s, (TpurtStatus)n->code, "process %u: %.*s", n->process, SAID_BYTES - 1, n->text);
}

void notice_poll(TpurtSession *s) {
    Processes *r = s->processes;
    TpurtTransport *t = r->transport;
    TpurtError error;
    for (bool done = true; done;) {
        uint64_t bytes = 0;
        if (!r->listens) {
            if (t->receive(t, TPURT_ANY_PROCESS, TPURT_CHANNEL_NOTICE, &r->notice, sizeof r->notice, &r->notice_transfer, &error)) return;
            r->listens = true;
        }
        if (t->test(t, &r->notice_transfer, &done, &bytes, &error)) done = true, bytes = 0;
        if (!done) return;
        r->listens = false;
        notice_take(s, &r->notice, bytes);
        if (!bytes) return;
    }
}

void tpurt_transport_give_up(TpurtTransport *t, TpurtStatus code, const char *why) {
    enum { MOST_TURNS = 200 };
    if (!t || t->broken) return;
    t->broken = true;
    Notice n = {.magic = NOTICE_MAGIC, .kind = NOTICE_GAVE_UP, .code = code, .process = t->process};
    snprintf(n.text, sizeof n.text, "%.*s", SAID_BYTES - 1, why ? why : "it cannot go on");
    for (uint32_t i = 0; i < t->n_processes; i++) {
        TpurtTransfer transfer;
        TpurtError error;
        uint64_t bytes;
        bool done = false;
        if (i == t->process || t->send(t, i, TPURT_CHANNEL_NOTICE, &n, sizeof n, &transfer, &error)) continue;
        for (int turn = 0; !done && turn < MOST_TURNS && !t->test(t, &transfer, &done, &bytes, &error); turn++)
            if (!done) pause_for(1000000);
        if (!done) t->cancel(t, &transfer);
    }
}

// ---- At the beginning

typedef struct {
    uint32_t magic, version;
    uint64_t session, n_devices, program;
} Hello;

// FNV-1a.
static uint64_t text_hash(uint64_t hash, const char *text) {
    for (; *text; text++) hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
    return hash * UINT64_C(0x100000001b3);
}

static Hello hello_of(const TpurtSession *s) {
    const TpuProgram *t = s->program->table;
    uint64_t hash = text_hash(text_hash(UINT64_C(0xcbf29ce484222325), t->name), t->key);
    hash = text_hash(hash, s->program->target->name); // kernels for another processor may be other steps
    for (uint32_t i = 0; i < t->n_entries; i++) hash = text_hash(hash ^ t->entries[i].n_steps, t->entries[i].name);
    return (Hello){HELLO_MAGIC, TPU_ABI_VERSION, s->processes->number, s->processes->n_all, hash};
}

typedef struct {
    Hello own, *came;
    TpurtTransfer *in, *out;
    bool *in_open, *out_open;
} Greeting;

static TpurtStatus greet(TpurtSession *s, Greeting *g, TpurtError *error) {
    TpurtTransport *t = s->processes->transport;
    for (uint32_t i = 0; i < t->n_processes; i++) {
        if (i == t->process) continue;
        TpurtStatus status = t->receive(t, i, TPURT_CHANNEL_HELLO, &g->came[i], sizeof *g->came, &g->in[i], error);
        g->in_open[i] = !status;
        if (!status) status = t->send(t, i, TPURT_CHANNEL_HELLO, &g->own, sizeof g->own, &g->out[i], error);
        g->out_open[i] = !status && g->in_open[i];
        if (status) return status;
    }
    return TPURT_OK;
}

// out_late: one that has not come; n_processes: all have.
static TpurtStatus greet_poll(TpurtSession *s, Greeting *g, uint32_t *out_late, TpurtError *error) {
    TpurtTransport *t = s->processes->transport;
    *out_late = t->n_processes;
    for (uint32_t i = t->n_processes; i-- > 0;) {
        uint64_t bytes = 0;
        bool in = true, out = true;
        TpurtStatus status = g->out_open[i] ? t->test(t, &g->out[i], &out, &bytes, error) : TPURT_OK;
        g->out_open[i] = !status && !out;
        if (!status && g->in_open[i]) {
            status = t->test(t, &g->in[i], &in, &bytes, error);
            g->in_open[i] = !status && !in;
            if (!status && in && (bytes != sizeof g->own || memcmp(&g->came[i], &g->own, sizeof g->own) != 0))
                return error_set(error, TPURT_LOST,
                                 "process %u has another program, or another number of replicas, or runs it as another processor's than %s; give all processes "
                                 "the same (TPURT_TARGET names a processor for all)",
                                 i, s->program->target->name);
        }
        if (status) return status;
        if (g->in_open[i] || g->out_open[i]) *out_late = i;
    }
    return TPURT_OK;
}

static TpurtStatus greet_all(TpurtSession *s, Greeting *g, TpurtError *error) {
    Processes *r = s->processes;
    uint32_t late = 0;
    TpurtStatus status = greet(s, g, error);
    for (uint64_t start_ns = clock_ns(), pause_ns = 1000; !status;) {
        status = greet_poll(s, g, &late, error);
        if (status || late == r->n_processes) return status;
        notice_poll(s);
        if (r->error.code) return error_set(error, r->error.code, "%s", r->error.text);
        uint64_t tenths = (clock_ns() - start_ns) / 100000000u;
        if (clock_ns() - start_ns >= s->meet.timeout_ns)
            return error_set(
                error, TPURT_TIMEOUT,
                "process %u has not come in %llu.%llu seconds; is it still there? Give it longer with timeout_ns of the session, tpurun with --timeout SECONDS",
                late, (unsigned long long)(tenths / 10), (unsigned long long)(tenths % 10));
        pause_for(pause_ns);
        if (pause_ns < 500000) pause_ns *= 2;
    }
    return status;
}

TpurtStatus processes_greet(TpurtSession *s, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    TpurtTransport *t = s->processes->transport;
    size_t n = t->n_processes;
    Greeting g = {.own = hello_of(s)};
    TpurtStatus status = TPURT_OUT_OF_MEMORY;
    if ((g.came = memory_new(from, n, sizeof *g.came, 16, "processes", error)) && (g.in = memory_new(from, n, sizeof *g.in, 16, "processes", error)) &&
        (g.out = memory_new(from, n, sizeof *g.out, 16, "processes", error)) && (g.in_open = memory_new(from, n, 1, 16, "processes", error)) &&
        (g.out_open = memory_new(from, n, 1, 16, "processes", error)))
        status = greet_all(s, &g, error);
    for (uint32_t i = 0; g.out_open && i < n; i++) {
        if (g.in_open[i]) t->cancel(t, &g.in[i]);
        if (g.out_open[i]) t->cancel(t, &g.out[i]);
    }
    memory_free(from, g.came);
    memory_free(from, g.in);
    memory_free(from, g.out);
    memory_free(from, g.in_open);
    memory_free(from, g.out_open);
    return status;
}
