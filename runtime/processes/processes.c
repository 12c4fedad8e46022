// The processes of a session: which devices are whose, and how calls begin and end among them.
#define _GNU_SOURCE
#include "runtime/processes/processes.h"

#include <unistd.h>

uint32_t threads_granted(const TpurtTransport *t) {
    uint32_t n = tpurt_default_threads();
    if (!t || t->n_beside < 2) return n;
    // A quota is for all that run beside each other; the affinity mask may be each one's own.
    bool has_quota = n < tpurt_processors(NULL, 0);
    long n_online = sysconf(_SC_NPROCESSORS_ONLN);
    uint32_t share = (has_quota || n_online < 1 ? n : (uint32_t)n_online) / t->n_beside;
    return share < n ? share : n;
}

TpurtStatus processes_deal(TpurtSession *s, TpurtTransport *t, TpurtError *error) {
    uint32_t n_all = s->n_devices;
    if (t->version != TPURT_TRANSPORT_VERSION)
        return error_set(error, TPURT_WRONG_VERSION, "the transport has version %u, this library (%s) knows version %u; install both from one release",
                         t->version, TPURT_VERSION, TPURT_TRANSPORT_VERSION);
    if (t->broken) return error_set(error, TPURT_LOST, "the processes have lost each other by an earlier error; start them again");
    if (t->session) return error_set(error, TPURT_BUSY, "a transport serves one session at a time; destroy the other one first");
    if (t->n_processes > n_all)
        return error_set(error, TPURT_BAD_CALL, "%u processes are more than the program's %u device%s; start at most %u", t->n_processes, n_all,
                         n_all == 1 ? "" : "s", n_all);
    Processes *r = s->processes = memory_new(&s->program->allocator, 1, sizeof *r, TPU_CACHE_LINE, "processes", error);
    if (!r) return TPURT_OUT_OF_MEMORY;
    r->transport = t;
    t->session = s;
    r->number = ++t->n_sessions;
    r->n_processes = t->n_processes;
    r->process = t->process;
    r->n_all = n_all;
    s->first_device = process_first(n_all, r->n_processes, r->process);
    s->n_devices = process_first(n_all, r->n_processes, r->process + 1) - s->first_device;
    return TPURT_OK;
}

TpurtStatus processes_create(TpurtSession *s, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    Processes *r = s->processes;
    size_t n = r->n_processes;
    r->ended = memory_new(from, n, sizeof *r->ended, TPU_CACHE_LINE, "processes", error);
    r->waits = memory_new(from, n, sizeof *r->waits, TPU_CACHE_LINE, "processes", error);
    r->said = memory_new(from, n, sizeof *r->said, TPU_CACHE_LINE, "processes", error);
    r->said_transfers = memory_new(from, n, sizeof *r->said_transfers, TPU_CACHE_LINE, "processes", error);
    r->saying = memory_new(from, n, sizeof *r->saying, TPU_CACHE_LINE, "processes", error);
    if (!r->ended || !r->waits || !r->said || !r->said_transfers || !r->saying) return TPURT_OUT_OF_MEMORY;
    TpurtStatus status = processes_plan(s, error);
    if (!status) status = processes_make_join(s, error);
    return status ? status : processes_greet(s, error);
}

void processes_give_up(TpurtSession *s, TpurtStatus status, const TpurtError *error) {
    Processes *r = s->processes;
    if (!r->told) tpurt_transport_give_up(r->transport, status, error ? error->text : NULL);
    r->transport->broken = true;
}

void processes_refuse(TpurtTransport *t, TpurtStatus status, const TpurtError *error) {
    bool is_used = t->version != TPURT_TRANSPORT_VERSION || t->session; // by another session, which goes on
    if (!is_used) tpurt_transport_give_up(t, status, error ? error->text : NULL);
}

void processes_free(TpurtSession *s) {
    const TpurtAllocator *from = &s->program->allocator;
    Processes *r = s->processes;
    if (!r) return;
    TpurtTransport *t = r->transport;
    if (!t->broken && r->n_processes > 1) {
        r->call = NO_CALL;
        notice_send(r, NOTICE_ENDED, NULL); // who waits for a call that this process does not make
    }
    if (r->listens) t->cancel(t, &r->notice_transfer);
    for (uint32_t i = 0; r->saying && i < r->n_processes; i++)
        if (r->saying[i]) t->cancel(t, &r->said_transfers[i]);
    t->session = NULL;
    memory_free(from, r->exchanges);
    memory_free(from, r->slots);
    memory_free(from, r->shares);
    memory_free(from, r->links);
    memory_free(from, r->lists);
    memory_free(from, r->frames);
    memory_free(from, r->transfers);
    memory_free(from, r->transfer_bytes);
    memory_free(from, r->mirrors);
    memory_free(from, r->ended);
    memory_free(from, r->waits);
    memory_free(from, r->said);
    memory_free(from, r->said_transfers);
    memory_free(from, r->saying);
    memory_free(from, r->joins);
    memory_free(from, r->joined);
    memory_free(from, r);
}

// ---- Calls

TpurtStatus processes_begin(TpurtSession *s, TpurtError *error) {
    Processes *r = s->processes;
    if (r->transport->broken) return error_set(error, TPURT_LOST, "the processes have lost each other by an earlier error; start them again");
    r->call++;
    r->ended_ns = 0;
    return TPURT_OK;
}

TpurtStatus processes_end(TpurtSession *s, TpurtStatus status, TpurtError *error) {
    Processes *r = s->processes;
    if (!status && r->error.code) status = error_set(error, r->error.code, "%s", r->error.text);
    if (!status) {
        if (r->n_processes > 1 && s->program->table->n_groups) notice_send(r, NOTICE_ENDED, NULL);
        return TPURT_OK;
    }
    r->transport->broken = true;
    TpurtError said = {.code = status, .text = "a call has failed"};
    if (!r->told) notice_send(r, NOTICE_GAVE_UP, error ? error : &said);
    exchange_cancel(s);
    return status;
}

uint32_t share_here(const TpurtSession *s, uint32_t groups, const Device *d) {
    return s->processes->shares[(size_t)groups * s->n_devices + (size_t)(d - s->devices)];
}

bool exchange_is_open(const TpurtSession *s) { return atomic_load_explicit(&s->processes->n_open, memory_order_acquire); }

void exchange_announce(TpurtSession *s) { atomic_fetch_add_explicit(&s->processes->n_open, 1, memory_order_relaxed); }
