// A call: what a session's devices are given, the walk of all of them, and how it ended.
#include "runtime/internal.h"

#include <string.h>
#include <xmmintrin.h>

const char *call_word(const TpurtSession *s, const TpuEntry *entry) { return entry->whole || n_partitions(s) == 1 ? "replicas" : "devices"; }

static void walk(Team *team) {
    TpurtSession *s = team->session;
    bool split = parts_split(s->program, s->entry);
    for (uint32_t i = 0; split && i < team->n_devices; i++) device_take_parts(s, &team->devices[i]);
    team_walk(team);
    for (uint32_t i = 0; split && i < team->n_devices; i++)
        if (device_is(&team->devices[i], DEVICE_ENDED)) device_give_parts(s, &team->devices[i]);
}

// A thread that leads a team is bound as the team's first one.
static void lead(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    TpurtSession *s = context;
    (void)thread;
    for (uint32_t i = first; i < last; i++) {
        if (s->processors) thread_bind(s->processors[s->teams[i].first_core]);
        walk(&s->teams[i]);
    }
}

// Where devices exchange nothing, and each team is one thread: those of its team first, then of what others have left.
static void lead_devices(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    TpurtSession *s = context;
    Team team = s->teams[thread];
    if (s->processors) thread_bind(s->processors[team.first_core]);
    team.devices = &s->devices[first];
    team.n_devices = last - first;
    walk(&team);
}

static void lead_all(TpurtSession *s) {
    ThreadMask mask;
    if (s->processors) thread_mask_save(&mask);
    if (s->leaders && !s->meet.meetings && s->n_devices > s->n_teams) pool_run(s->leaders, lead_devices, s, s->n_devices);
    else if (s->leaders) pool_run(s->leaders, lead, s, s->n_teams);
    else lead(s, 0, 0, 1);
    if (s->processors) thread_mask_restore(&mask);
}

static TpurtStatus outcome(TpurtSession *s, TpurtError *error) {
    const TpuStep *steps = s->entry->steps;
    s->meet.dirty = s->meet.fault.code;
    for (uint32_t i = 0; i < s->n_devices; i++) {
        const Device *d = &s->devices[i];
        if (d->n_wrong) return error_set(error, TPURT_CHECK_FAILED, "%.400s: %lld elements", steps[device_pc(d)].op, (long long)d->n_wrong);
    }
    TpurtStatus status = meet_end(s, error);
    return status ? status : error_clear(error);
}

static TpurtStatus outcome_of_all(TpurtSession *s, TpurtError *error) {
    TpurtStatus status = outcome(s, error);
    if (!status && s->processes && parts_split(s->program, s->entry)) status = processes_join(s, error);
    return s->processes ? processes_end(s, status, error) : status;
}

static TpurtStatus walk_all(TpurtSession *s, uint32_t entry, void *const *args, void *const *results, TpurtError *error) {
    const TpuEntry *e = &s->program->table->entries[entry];
    s->entry = e;
    s->args = args;
    s->results = results;
    for (uint32_t i = 0; i < s->n_devices; i++) {
        Device *d = &s->devices[i];
        device_go(d, 0);
        device_state(d, DEVICE_RUNS);
        d->n_wrong = 0;
        d->spaces[TPU_SPACE_ARG] = args ? args + (size_t)i * e->n_args : NULL;
        d->spaces[TPU_SPACE_RESULT] = results ? results + (size_t)i * e->n_results : NULL;
        memset(d->counters, 0, e->n_counters * sizeof *d->counters);
    }
    meet_begin(s);
    TpurtStatus status = s->processes ? processes_begin(s, error) : TPURT_OK;
    if (status) return status;
    count_begin_call(s);
    // The caller's rounding mode must not change results, and kernels must not see it differ between threads.
    unsigned modes = _mm_getcsr();
    _mm_setcsr(0x1f80);
    lead_all(s);
    _mm_setcsr(modes);
    count_end_call(s);
    return outcome_of_all(s, error);
}

// Takes the session for one call, or says why not.
static TpurtStatus begin(TpurtSession *s, uint32_t entry, TpurtError *error) {
    if (!s) return error_set(error, TPURT_BAD_CALL, "no session was given");
    if (entry == TPURT_ANY_ENTRY) return error_set(error, TPURT_BAD_CALL, "TPURT_ANY_ENTRY chooses by shapes, which this call does not give");
    if (entry >= s->program->table->n_entries)
        return error_set(error, TPURT_BAD_CALL, "there is no entry point %u; the program has %u", entry, s->program->table->n_entries);
    if (atomic_exchange_explicit(&s->running, true, memory_order_acquire)) return error_set(error, TPURT_BUSY, "the session is running another call");
    return TPURT_OK;
}

static void end(TpurtSession *s) { atomic_store_explicit(&s->running, false, memory_order_release); }

static TpurtStatus run_padded(TpurtSession *s, const Fit *fit, const TpurtBuffer *args, size_t n_args, const TpurtBuffer *results, size_t n_results,
                              TpurtError *error) {
    TpurtStatus status = signature_check(s, fit->entry, fit, args, n_args, results, n_results, error);
    if (status) return status;
    shape_log_add(s->program, TPURT_PADDED, fit->entry, args, s->program->table->entries[fit->entry].n_args);
    fit_stage(s, fit, args, results);
    status = walk_all(s, fit->entry, s->pointers, s->pointers + n_args, error);
    if (!status) fit_unstage(s, fit, results);
    return status;
}

// By the arguments of device 0; that the others are alike is checked with everything else.
static TpurtStatus choose(TpurtSession *s, const TpurtBuffer *args, size_t n_args, Fit *out_fit, TpurtError *error) {
    if (n_args && !args) return error_set(error, TPURT_MISMATCH, "the list of %zu arguments was not given: it is NULL", n_args);
    const TpuEntry *some = s->program->table->entries;
    uint32_t n = call_copies(s, some);
    if (n_args % n) return error_set(error, TPURT_MISMATCH, "got %zu arguments, which are not as many for each of %u %s", n_args, n, call_word(s, some));
    return fit_find(s->program, args, n_args / n, out_fit, error);
}

TpurtStatus tpurt_run(TpurtSession *session, uint32_t entry, const TpurtBuffer *args, size_t n_args, const TpurtBuffer *results, size_t n_results,
                      TpurtError *error) {
    bool any = entry == TPURT_ANY_ENTRY;
    TpurtStatus status = begin(session, any ? 0 : entry, error);
    if (status) return status;
    Fit fit;
    if (any) {
        status = choose(session, args, n_args, &fit, error);
        if (status || !fit.exact) {
            if (!status) status = run_padded(session, &fit, args, n_args, results, n_results, error);
            end(session);
            return status;
        }
        entry = fit.entry;
    }
    status = signature_check(session, entry, any ? &fit : NULL, args, n_args, results, n_results, error);
    if (!status) {
        shape_log_hit(session->program, entry);
        void **pointers = session->pointers;
        for (size_t i = 0; i < n_args; i++) pointers[i] = args[i].data;
        for (size_t i = 0; i < n_results; i++) pointers[n_args + i] = results[i].data;
        status = walk_all(session, entry, pointers, pointers + n_args, error);
    }
    end(session);
    return status;
}

TpurtStatus tpurt_run_unchecked(TpurtSession *session, uint32_t entry, void *const *args, void *const *results, TpurtError *error) {
    TpurtStatus status = begin(session, entry, error);
    if (status) return status;
    shape_log_hit(session->program, entry);
    status = walk_all(session, entry, args, results, error);
    end(session);
    return status;
}
