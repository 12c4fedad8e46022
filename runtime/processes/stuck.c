// Devices that wait for other processes in vain. Where it takes long, a process tells those that it waits for at which step, and of which round of its set. Two
// are stuck where each waits for devices of the other that wait elsewhere: of mine that have come here, some would have to come to where the other waits, and
// of the other's that wait there, some would have to come here. More than two in a circle are left to the timeout.
#define _GNU_SOURCE
#include "runtime/processes/processes.h"

#include <stdio.h>
#include <x86intrin.h>

// From when on others are told that they are waited for; and where one has ended, or waits elsewhere, what it has sent before may be on its way for as long.
enum { PATIENCE_NS = 100000000 };

#define IN_ORDER "; all of them have to come to the same collectives in the same order"

bool peer_has_ended(Processes *r, uint32_t process, uint64_t call, uint64_t now_ns) {
    if (r->ended[process] < call) return false;
    if (!r->ended_ns) r->ended_ns = now_ns;
    return now_ns - r->ended_ns >= PATIENCE_NS;
}

static void check_ended(TpurtSession *s, const Exchange *x, const Link *link, uint64_t now_ns) {
    Processes *r = s->processes;
    char waiting[DEVICE_NAME_BYTES], other[DEVICE_NAME_BYTES];
    if (!peer_has_ended(r, link->process, r->call, now_ns)) return;
    processes_fail(s, TPURT_NOT_MET, "%s waits at '%.150s' for %s of process %u, which has ended" IN_ORDER, device_name(s->program, x->first_device, waiting),
                   step_op(x->step), device_name(s->program, link->in[0], other), link->process);
}

static void tell_waiting(TpurtSession *s, Exchange *x) {
    Processes *r = s->processes;
    Notice n = {.kind = NOTICE_WAITS,
                .round = x->round,
                .entry = (uint32_t)(s->entry - s->program->table->entries),
                .step = (uint32_t)(x->step - s->entry->steps),
                .device = x->first_device};
    x->told = true;
    for (uint32_t i = 0; i < x->n_links; i++)
        if (x->links[i].awaits && !notice_say(r, x->links[i].process, &n)) x->told = false; // next time
}

// The first of these devices that is in the set; NULL: none.
static const uint32_t *find_in_set(const TpuGroups *g, uint32_t set, const uint32_t *devices, uint32_t n) {
    for (uint32_t i = 0; i < n; i++)
        if (g->set[devices[i]] == set) return &devices[i];
    return NULL;
}

static bool is_in_set(const TpurtSession *s, const Exchange *x, const TpuGroups *g, uint32_t set) {
    const TpuGroups *here = &s->program->table->groups[x->groups];
    for (uint32_t i = 0; i < s->n_devices; i++) {
        uint32_t d = s->first_device + i;
        if (here->set[d] == here->set[x->first_device] && g->set[d] == set) return true;
    }
    return false;
}

static void check_circle(TpurtSession *s, Exchange *x, const Link *link, uint64_t now_ns) {
    const Processes *r = s->processes;
    const TpuProgram *t = s->program->table;
    const Notice *n = &r->waits[link->process];
    char waiting[DEVICE_NAME_BYTES], other[DEVICE_NAME_BYTES];
    if (n->session != r->number || n->call != r->call || n->device >= r->n_all || n->entry >= t->n_entries || n->step >= t->entries[n->entry].n_steps) return;
    const TpuStep *step = &t->entries[n->entry].steps[n->step];
    if (step->kind != TPU_STEP_MEET) return;
    const TpuGroups *g = &t->groups[step->index];
    uint32_t set = g->set[n->device];
    const Exchange *there = &r->exchanges[s->meet.first[step->index] + set];
    const uint32_t *device = find_in_set(g, set, link->in, link->n_in);
    if (there == x || !there->meeting || there->round >= n->round || !device || !is_in_set(s, x, g, set)) return;
    if (!x->stuck_ns) x->stuck_ns = now_ns;
    if (now_ns - x->stuck_ns < PATIENCE_NS) return;
    processes_fail(s, TPURT_NOT_MET, "%s waits at '%.150s' for %s of process %u, which is at '%.150s'" IN_ORDER,
                   device_name(s->program, x->first_device, waiting), step_op(x->step), device_name(s->program, *device, other), link->process, step_op(step));
}

void exchange_look(TpurtSession *s) {
    Processes *r = s->processes;
    if (atomic_exchange_explicit(&r->busy, true, memory_order_acquire)) return;
    uint64_t now_ns = clock_ns();
    for (Exchange *x = r->open; x && !meet_stopped(s); x = x->next) {
        if (!x->since_ns) x->since_ns = now_ns;
        if (now_ns - x->since_ns < PATIENCE_NS) continue;
        if (!x->told) tell_waiting(s, x);
        for (uint32_t i = 0; i < x->n_links; i++) {
            if (!x->links[i].awaits) continue;
            check_ended(s, x, &x->links[i], now_ns);
            check_circle(s, x, &x->links[i], now_ns);
        }
    }
    atomic_store_explicit(&r->busy, false, memory_order_release);
}

// ---- The timeout

static const Link *find_late(const Processes *r, const Exchange **out) {
    for (const Exchange *x = r->open; x; x = x->next)
        for (uint32_t i = 0; i < x->n_links; i++)
            if (!link_is_done(&x->links[i])) return *out = x, &x->links[i];
    return NULL;
}

void exchange_late(TpurtSession *s, uint64_t waited_ns) {
    Processes *r = s->processes;
    const Exchange *x;
    char waiting[DEVICE_NAME_BYTES], other[DEVICE_NAME_BYTES];
    uint64_t tenths = waited_ns / 100000000u;
    while (atomic_exchange_explicit(&r->busy, true, memory_order_acquire)) _mm_pause();
    const Link *link = find_late(r, &x);
    if (link) {
        device_name(s->program, x->first_device, waiting);
        if (link->n_in) device_name(s->program, link->in[0], other);
        else snprintf(other, sizeof other, "the devices");
        processes_fail(s, TPURT_TIMEOUT,
                       "%s has waited %llu.%llu seconds at '%.150s' for %s of process %u; is that process still there? Give it longer with timeout_ns of the "
                       "session, tpurun with --timeout SECONDS",
                       waiting, (unsigned long long)(tenths / 10), (unsigned long long)(tenths % 10), step_op(x->step), other, link->process);
    }
    atomic_store_explicit(&r->busy, false, memory_order_release);
}
