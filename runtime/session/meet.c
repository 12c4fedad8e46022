// Meetings: how devices wait for each other, and how it is known that they wait in vain.
//
// An arrival is an addition to the meeting's count; the last one empties it and begins the next generation (release), which the others see (acquire). A
// count belongs to one step: a device that comes to another step of the same set is not counted, and both wait. So where devices end up, met or
// not, does not depend on who was first.
//
// A team all of whose devices wait watches for a short while, and then sleeps. The last team to do so looks whether any device can go on: all are seen twice
// with nothing changed in between, so there was an instant at which all of them waited or were done, and then nobody will ever come. A team that has slept
// longer than the session's timeout gives up for all. Either way `stop` is raised, and every device returns at its next step.
#define _GNU_SOURCE
#include "runtime/internal.h"
#include "runtime/session/futex.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <x86intrin.h>

// ---- Making

TpurtStatus meet_create(TpurtSession *s, TpurtError *error) {
    const TpuProgram *t = s->program->table;
    const TpurtAllocator *from = &s->program->allocator;
    size_t n = 0;
    if (!t->n_groups) return TPURT_OK;
    s->meet.first = memory_new(from, t->n_groups, sizeof *s->meet.first, TPU_CACHE_LINE, "meetings", error);
    if (!s->meet.first) return TPURT_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < t->n_groups; i++) {
        s->meet.first[i] = (uint32_t)n;
        n += t->groups[i].n_sets;
        if (n > UINT32_MAX) return error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no room for the meetings of %u groups", t->n_groups);
    }
    s->meet.meetings = memory_new(from, n, sizeof *s->meet.meetings, TPU_CACHE_LINE, "meetings", error);
    if (!s->meet.meetings) return TPURT_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < t->n_groups; i++)
        for (uint32_t d = 0; d < s->n_devices; d++) s->meet.meetings[s->meet.first[i] + t->groups[i].set[s->first_device + d]].size++;
    return TPURT_OK;
}

void meet_free(TpurtSession *s) {
    memory_free(&s->program->allocator, s->meet.first);
    memory_free(&s->program->allocator, s->meet.meetings);
}

void meet_begin(TpurtSession *s) {
    Meetings *m = &s->meet;
    if (!m->meetings) return;
    if (m->dirty) {
        const TpuProgram *t = s->program->table;
        size_t n = m->first[t->n_groups - 1] + t->groups[t->n_groups - 1].n_sets;
        for (size_t i = 0; i < n; i++) atomic_store_explicit(&m->meetings[i].arrived, 0, memory_order_relaxed);
    }
    m->dirty = false;
    m->fault.code = TPURT_OK;
    atomic_store_explicit(&m->stop, false, memory_order_relaxed);
    atomic_store_explicit(&m->faulty, false, memory_order_relaxed);
    atomic_store_explicit(&m->n_idle, 0, memory_order_relaxed);
}

// ---- Devices

void device_state(Device *d, DeviceState state) {
    uint64_t moment = atomic_load_explicit(&d->moment, memory_order_relaxed);
    atomic_store_explicit(&d->moment, (moment / DEVICE_STATES + 1) * DEVICE_STATES + state, memory_order_release);
}

static void wake_teams(Meetings *m) {
    if (!atomic_load(&m->n_sleeping)) return;
    atomic_fetch_add(&m->epoch, 1);
    futex_wake(&m->epoch, INT_MAX);
}

void meeting_end(TpurtSession *s, Meeting *m) {
    if (s->observed) m->met_ns = clock_ns();
    atomic_store_explicit(&m->arrived, 0, memory_order_relaxed);
    atomic_fetch_add(&m->generation, 1); // before n_sleeping is looked at: one who goes to sleep looks the other way round
    wake_teams(&s->meet);
}

void meet_stop(TpurtSession *s) {
    atomic_store(&s->meet.stop, true);
    wake_teams(&s->meet);
}

bool device_meet(TpurtSession *s, Device *d, const TpuStep *step) {
    Meeting *m = &s->meet.meetings[s->meet.first[step->index] + s->program->table->groups[step->index].set[d->number]];
    Exchange *x = step->n_refs ? m->exchange : NULL;
    if (m->size == 1 && !x) return true;
    if (s->observed) d->since_ns = clock_ns();
    bool last = false;
    uint64_t at = (uint64_t)device_pc(d) << 32, seen = atomic_load_explicit(&m->arrived, memory_order_acquire);
    unsigned generation = atomic_load_explicit(&m->generation, memory_order_relaxed); // it stays as long as this device has not come
    for (;;) {
        if (seen && (seen & ~(uint64_t)UINT32_MAX) != at) break;
        uint32_t n = (uint32_t)seen + 1;
        last = n == m->size;
        if (last && x) break;
        if (last) { // all others wait
            if (s->observed) count_add(d, COUNT_MEETINGS, 1);
            meeting_end(s, m);
            return true;
        }
        if (atomic_compare_exchange_weak_explicit(&m->arrived, &seen, at | n, memory_order_acq_rel, memory_order_acquire)) break;
    }
    atomic_store_explicit(&d->meeting, m, memory_order_relaxed);
    atomic_store_explicit(&d->awaited, generation, memory_order_relaxed);
    if (last) exchange_announce(s);
    device_state(d, DEVICE_WAITS);
    if (last) exchange_begin(s, x, step);
    return false;
}

bool device_waits(const Device *d) {
    if (!device_is(d, DEVICE_WAITS)) return false;
    const Meeting *m = atomic_load_explicit(&d->meeting, memory_order_relaxed);
    return atomic_load_explicit(&m->generation, memory_order_acquire) == atomic_load_explicit(&d->awaited, memory_order_relaxed);
}

// ---- Waiting in vain

// All wait or are done, and at least one waits. out_moments tells whether anything has changed since another such look: no moment goes down.
static bool all_stuck(const TpurtSession *s, uint64_t *out_moments) {
    bool waits = false;
    *out_moments = 0;
    for (uint32_t i = 0; i < s->n_devices; i++) {
        const Device *d = &s->devices[i];
        *out_moments += atomic_load_explicit(&d->moment, memory_order_acquire);
        if (device_waits(d)) waits = true;
        else if (!device_is(d, DEVICE_ENDED) && !device_is(d, DEVICE_FAILED)) return false;
    }
    return waits && !(s->processes && exchange_is_open(s));
}

static bool in_vain(const TpurtSession *s) {
    uint64_t first, second;
    return all_stuck(s, &first) && all_stuck(s, &second) && first == second;
}

// The first device of the set that is not at step pc, where `waiting` waits for it; NULL: all have come.
static const Device *find_missing(const TpurtSession *s, const Device *waiting, uint32_t pc) {
    const TpuGroups *g = &s->program->table->groups[s->entry->steps[pc].index];
    for (uint32_t i = 0; i < s->n_devices; i++) {
        const Device *d = &s->devices[i];
        if (d != waiting && g->set[d->number] == g->set[waiting->number] && !(device_is(d, DEVICE_WAITS) && device_pc(d) == pc)) return d;
    }
    return NULL;
}

// Who keeps `waiting` from going on: where the one that is missing waits itself, for others, it is one of those. False: nobody any more.
static bool find_fault(const TpurtSession *s, const Device *waiting, Fault *out) {
    uint32_t at = device_pc(waiting);
    const TpuStep *steps = s->entry->steps;
    for (uint32_t n_hops = 0; n_hops < s->n_devices; n_hops++) {
        const Device *missing = find_missing(s, waiting, at);
        if (!missing) return false;
        uint32_t other = device_pc(missing); // read once: while it runs, it goes on
        *out = (Fault){.waiting = waiting->number, .waiting_pc = at, .missing = missing->number, .missing_pc = other};
        out->missing_state = (DeviceState)(atomic_load_explicit(&missing->moment, memory_order_relaxed) % DEVICE_STATES);
        if (out->missing_state != DEVICE_WAITS || steps[other].kind != TPU_STEP_MEET || steps[other].index == steps[at].index) break;
        waiting = missing;
        at = other;
    }
    return true;
}

static void give_up(TpurtSession *s, const Device *waiting, TpurtStatus code, uint64_t waited_ns) {
    Fault fault;
    if (!find_fault(s, waiting, &fault)) {
        if (s->processes) exchange_late(s, waited_ns);
        return;
    }
    if (atomic_exchange_explicit(&s->meet.faulty, true, memory_order_relaxed)) return;
    fault.code = code;
    fault.waited_ns = waited_ns;
    s->meet.fault = fault; // read when all threads have returned
    meet_stop(s);
}

static const Device *first_waiting(const Device *devices, uint32_t n) {
    for (uint32_t i = 0; i < n; i++)
        if (device_is(&devices[i], DEVICE_WAITS)) return &devices[i];
    return NULL;
}

static const Device *first_waiting_of(const Team *teams) {
    const Device *found = NULL;
    for (const Team *t = teams; t && !found; t = t->next) found = first_waiting(t->devices, t->n_devices);
    return found;
}

static void become_idle(TpurtSession *s, unsigned n_teams) {
    if (atomic_fetch_add_explicit(&s->meet.n_idle, n_teams, memory_order_acq_rel) + n_teams == s->n_teams && in_vain(s))
        give_up(s, first_waiting(s->devices, s->n_devices), TPURT_NOT_MET, 0);
}

// ---- Waiting

static bool may_go_on(const Team *teams) {
    if (meet_stopped(teams->session)) return true;
    for (const Team *t = teams; t; t = t->next)
        for (uint32_t i = 0; i < t->n_devices; i++) {
            const Device *d = &t->devices[i];
            if (device_is(d, DEVICE_WAITS) && !device_waits(d)) return true;
        }
    return false;
}

// What comes from another process may need this processor to be sent: it is given away at every turn, and watched for longer, since a sleep takes longer still.
static bool watch_processes(const Team *teams) {
    enum { YIELDING_TICKS = 600000 };
    TpurtSession *s = teams->session;
    uint64_t start = __rdtsc();
    do {
        exchange_poll(s);
        if (may_go_on(teams)) return true;
        if (s->n_threads > s->n_granted) sched_yield();
        else _mm_pause();
    } while (exchange_is_open(s) && __rdtsc() - start < YIELDING_TICKS);
    return false;
}

static bool watch(const Team *teams) {
    TpurtSession *s = teams->session;
    uint64_t start = __rdtsc();
    uint32_t turns = 0;
    if (s->processes && watch_processes(teams)) return true;
    do {
        if (may_go_on(teams)) return true;
        watch_pause(&turns);
    } while (__rdtsc() - start < s->meet.watch_ticks);
    return false;
}

// Where something is to come from another process, for a while that grows.
static uint64_t nap_ns(TpurtSession *s, uint64_t most_ns, uint64_t *nap) {
    enum { MOST_NAP_NS = 50000 };
    if (!s->processes || !exchange_is_open(s)) return most_ns;
    exchange_poll(s);
    if (*nap == MOST_NAP_NS) exchange_look(s);
    *nap = *nap < MOST_NAP_NS / 2 ? 2 * *nap : MOST_NAP_NS;
    return *nap < most_ns ? *nap : most_ns;
}

static void sleep_once(Team *teams, uint64_t most_ns) {
    TpurtSession *s = teams->session;
    Meetings *m = &s->meet;
    struct timespec most = {.tv_sec = (time_t)(most_ns / 1000000000u), .tv_nsec = (long)(most_ns % 1000000000u)};
    unsigned n_teams = 0;
    for (const Team *t = teams; t; t = t->next) n_teams++;
    become_idle(s, n_teams);
    atomic_fetch_add(&m->n_sleeping, 1);
    unsigned epoch = atomic_load(&m->epoch);
    if (!may_go_on(teams)) futex_wait(&m->epoch, epoch, m->timeout_ns == TPURT_NO_TIMEOUT && !s->processes ? NULL : &most);
    atomic_fetch_sub(&m->n_sleeping, 1);
    atomic_fetch_sub_explicit(&m->n_idle, n_teams, memory_order_relaxed);
}

void teams_wait(Team *teams) {
    TpurtSession *s = teams->session;
    uint64_t timeout_ns = s->meet.timeout_ns, nap = 1000;
    if ((s->n_teams > 1 || s->processes) && watch(teams)) return;
    for (uint64_t start_ns = clock_ns(), waited_ns = 0; !may_go_on(teams); waited_ns = clock_ns() - start_ns) {
        if (waited_ns >= timeout_ns) give_up(s, first_waiting_of(teams), TPURT_TIMEOUT, waited_ns);
        else sleep_once(teams, nap_ns(s, timeout_ns - waited_ns, &nap));
    }
}

void team_leave(Team *team) {
    if (team->session->meet.meetings) become_idle(team->session, 1);
}

// ---- What is said of it

const char *device_name(const TpurtProgram *program, uint32_t device, char *room) {
    uint32_t n = program->table->n_partitions;
    if (n == 1) snprintf(room, DEVICE_NAME_BYTES, "replica %u", device);
    else snprintf(room, DEVICE_NAME_BYTES, "partition %u of replica %u", device % n, device / n);
    return room;
}

static const char *op_at(const TpurtSession *s, uint32_t pc) { return s->entry->steps[pc].op ? s->entry->steps[pc].op : "a step without a name"; }

TpurtStatus meet_end(TpurtSession *s, TpurtError *error) {
    const Fault *f = &s->meet.fault;
    char waiting[DEVICE_NAME_BYTES], missing[DEVICE_NAME_BYTES], where[200];
    if (!f->code) return TPURT_OK;
    device_name(s->program, f->waiting, waiting);
    device_name(s->program, f->missing, missing);
    if (f->missing_state == DEVICE_ENDED) snprintf(where, sizeof where, "has ended");
    else snprintf(where, sizeof where, "is at '%.150s'", op_at(s, f->missing_pc));
    if (f->code == TPURT_NOT_MET)
        return error_set(error, f->code, "%s waits at '%.150s' for %s, which %s; all of them have to come to the same collectives in the same order", waiting,
                         op_at(s, f->waiting_pc), missing, where);
    uint64_t tenths = f->waited_ns / 100000000u;
    return error_set(
        error, f->code,
        "%s has waited %llu.%llu seconds at '%.150s' for %s, which %s; give it longer with timeout_ns of the session, tpurun with --timeout SECONDS", waiting,
        (unsigned long long)(tenths / 10), (unsigned long long)(tenths % 10), op_at(s, f->waiting_pc), missing, where);
}
