// Where the time of devices goes. A device's own thread adds to its numbers, with no lock and no more than a store each; others may read them at any time.
// Nothing of this is looked at in a call that is not observed, but one flag.
#include "runtime/internal.h"

void count_begin_call(TpurtSession *s) {
    s->observed = s->counting || profile_on(s);
    if (!s->observed) return;
    uint64_t now = clock_ns();
    for (uint32_t i = 0; i < s->n_devices; i++) s->devices[i].since_ns = now;
    if (!s->counting) return;
    uint64_t idle = now - atomic_load_explicit(&s->idle_from_ns, memory_order_relaxed);
    atomic_store_explicit(&s->idle_ns, atomic_load_explicit(&s->idle_ns, memory_order_relaxed) + idle, memory_order_relaxed);
    atomic_store_explicit(&s->idle_from_ns, 0, memory_order_relaxed);
}

void count_end_call(TpurtSession *s) {
    if (!s->counting) return;
    uint64_t now = clock_ns();
    for (uint32_t i = 0; i < s->n_devices; i++)
        if (device_is(&s->devices[i], DEVICE_ENDED)) count_add(&s->devices[i], COUNT_TURN_NS, now - s->devices[i].since_ns);
    atomic_store_explicit(&s->n_calls, atomic_load_explicit(&s->n_calls, memory_order_relaxed) + 1, memory_order_relaxed);
    atomic_store_explicit(&s->idle_from_ns, now, memory_order_relaxed);
}

void count_start(Device *d) { count_add(d, COUNT_TURN_NS, clock_ns() - d->since_ns); }

void count_resume(Team *team, Device *d) {
    uint64_t now = clock_ns(), met = atomic_load_explicit(&d->meeting, memory_order_relaxed)->met_ns;
    if (met < d->since_ns) met = d->since_ns; // clocks of two processors
    if (met > now) met = now;
    count_add(d, COUNT_MEET_NS, met - d->since_ns);
    count_add(d, COUNT_TURN_NS, now - met);
    count_add(d, COUNT_MEETINGS, 1);
    if (!profile_on(team->session)) return;
    TpurtInterval one = {.start_ns = d->since_ns,
                         .end_ns = met,
                         .core = team->first_core,
                         .device = (uint32_t)(d - team->session->devices),
                         .step = device_pc(d),
                         .kernel = TPURT_MEETING};
    profile_add(team->session, &one);
}

TpurtStatus tpurt_session_count(TpurtSession *session, uint32_t on, TpurtError *error) {
    if (!session) return error_set(error, TPURT_BAD_CALL, "no session was given");
    if (atomic_exchange_explicit(&session->running, true, memory_order_acquire)) return error_set(error, TPURT_BUSY, "the session is running another call");
    session->counting = on != 0;
    session->count_from_ns = clock_ns();
    atomic_store_explicit(&session->n_calls, 0, memory_order_relaxed);
    atomic_store_explicit(&session->idle_ns, 0, memory_order_relaxed);
    atomic_store_explicit(&session->idle_from_ns, session->count_from_ns, memory_order_relaxed);
    for (uint32_t i = 0; i < session->n_devices; i++)
        for (int k = 0; k < N_COUNTS; k++) atomic_store_explicit(&session->devices[i].counts[k], 0, memory_order_relaxed);
    atomic_store_explicit(&session->running, false, memory_order_release);
    return error_clear(error);
}

static uint64_t count_of(const Device *d, Count what) { return atomic_load_explicit(&d->counts[what], memory_order_relaxed); }

TpurtStatus tpurt_session_statistics(const TpurtSession *session, uint32_t device, TpurtStatistics *out_statistics, TpurtError *error) {
    if (!session || !out_statistics) return error_set(error, TPURT_BAD_CALL, "a session or a place for the answer was not given");
    if (device >= session->n_devices) return error_set(error, TPURT_BAD_CALL, "there is no device %u; the session has %u", device, session->n_devices);
    if (!session->counting) return error_set(error, TPURT_BAD_CALL, "nothing is counted; tpurt_session_count begins it");
    const Device *d = &session->devices[device];
    uint64_t now = clock_ns(), idle_from = atomic_load_explicit(&session->idle_from_ns, memory_order_relaxed);
    *out_statistics = (TpurtStatistics){.total_ns = now - session->count_from_ns,
                                        .contract_ns = count_of(d, COUNT_CONTRACT_NS),
                                        .work_ns = count_of(d, COUNT_WORK_NS),
                                        .meet_ns = count_of(d, COUNT_MEET_NS),
                                        .turn_ns = count_of(d, COUNT_TURN_NS),
                                        .idle_ns = atomic_load_explicit(&session->idle_ns, memory_order_relaxed),
                                        .contract_flops = count_of(d, COUNT_CONTRACT_FLOPS),
                                        .n_meetings = count_of(d, COUNT_MEETINGS),
                                        .n_calls = atomic_load_explicit(&session->n_calls, memory_order_relaxed)};
    if (idle_from && now > idle_from) out_statistics->idle_ns += now - idle_from;
    return error_clear(error);
}

const char *tpurt_step_op(const TpurtProgram *program, uint32_t entry, uint32_t step) {
    if (!program || entry >= program->table->n_entries || step >= program->table->entries[entry].n_steps) return NULL;
    return program->table->entries[entry].steps[step].op;
}
