// A call: what a session's devices are given, the walk of all of them, and how it ended.
#include "runtime/internal.h"

#include <string.h>
#include <xmmintrin.h>

const char *call_word(const TpurtSession *s, const TpuEntry *entry) { return entry->whole || n_partitions(s) == 1 ? "replicas" : "devices"; }

static void team_begin(Team *team) {
    TpurtSession *s = team->session;
    for (uint32_t i = 0; parts_split(s->program, s->entry) && i < team->n_devices; i++) device_take_parts(s, &team->devices[i]);
}

static void team_end(Team *team) {
    TpurtSession *s = team->session;
    for (uint32_t i = 0; parts_split(s->program, s->entry) && i < team->n_devices; i++)
        if (device_is(&team->devices[i], DEVICE_ENDED)) device_give_parts(s, &team->devices[i]);
}

static bool team_claim(Team *team) { return !atomic_exchange_explicit(&team->claimed, true, memory_order_acq_rel); }

// Over before a thread that sleeps would be there.
static bool is_brief(const TpurtSession *s) {
    enum { BRIEF_CYCLES = 200000 };
    uint64_t cycles = 0, most = BRIEF_CYCLES / s->n_devices / (s->entry->n_rounds ? s->entry->n_rounds : 1);
    for (uint32_t i = 0; i < s->entry->n_steps; i++) {
        const TpuStep *step = &s->entry->steps[i];
        if (step->kind == TPU_STEP_REPEAT || ((step->kind == TPU_STEP_JUMP || step->kind == TPU_STEP_BRANCH) && step->target <= i)) return false;
        if (step->kind == TPU_STEP_COPY) cycles += step->count;
        if (step->kind != TPU_STEP_LAUNCH) continue;
        const TpuKernel *kernel = &s->program->target->kernels[step->index];
        for (uint32_t k = 0; k < kernel->n_phases; k++) cycles += kernel->phases[k].cost / (step->count ? s->n_devices : 1);
        if (cycles > most) return false;
    }
    return true;
}

// One that no thread leads yet. Threads that are bound lead their own teams only.
static Team *claim_another(TpurtSession *s) {
    for (uint32_t i = 0; !s->processors && i < s->n_teams; i++) {
        if (atomic_load_explicit(&s->teams[i].claimed, memory_order_relaxed)) continue;
        if (!is_brief(s)) return NULL;
        if (team_claim(&s->teams[i])) return &s->teams[i];
    }
    return NULL;
}

// The thread takes turns with its teams: the first, and, where all their devices wait and the call is brief, those whose own threads have not come yet. So
// it does not wait for a thread to wake up.
static void walk(Team *mine) {
    TpurtSession *s = mine->session;
    mine->next = NULL;
    team_begin(mine);
    while (mine && !meet_stopped(s)) {
        bool moved = false;
        for (Team **at = &mine; *at;) {
            Team *team = *at;
            if (!team_turn(team, &moved) || meet_stopped(s)) {
                at = &team->next;
                continue;
            }
            *at = team->next;
            team_end(team);
            team_leave(team);
        }
        if (moved || !mine) continue;
        Team *another = claim_another(s);
        if (!another) {
            teams_wait(mine);
            continue;
        }
        another->next = mine;
        mine = another;
        team_begin(mine);
    }
    for (; mine; mine = mine->next) team_end(mine); // stopped
}

// A thread that leads a team is bound as the team's first one.
static void lead(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    TpurtSession *s = context;
    (void)thread;
    for (uint32_t i = first; i < last; i++) {
        if (!team_claim(&s->teams[i])) continue;
        if (s->processors) thread_bind(s->processors[s->teams[i].first_core]);
        walk(&s->teams[i]);
    }
}

// Where devices exchange nothing, and each team is one thread: those of its team first, then of what others have left.
static void lead_devices(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    TpurtSession *s = context;
    const Team *own = &s->teams[thread];
    if (s->processors) thread_bind(s->processors[own->first_core]);
    Team team = {.session = s,
                 .pool = own->pool,
                 .contexts = own->contexts,
                 .n_threads = own->n_threads,
                 .first_core = own->first_core,
                 .devices = &s->devices[first],
                 .n_devices = last - first};
    bool moved = false;
    team_begin(&team);
    team_turn(&team, &moved);
    team_end(&team);
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

// The device's own pointers, which each round moves on by a row.
static void begin_rounds(Device *d, const TpuEntry *e) {
    d->round = 0;
    for (uint32_t i = 0; i < e->n_args; i++) d->rows[i] = d->spaces[TPU_SPACE_ARG][i];
    for (uint32_t i = 0; i < e->n_results; i++) d->rows[e->n_args + i] = d->spaces[TPU_SPACE_RESULT][i];
    d->spaces[TPU_SPACE_ARG] = d->rows;
    d->spaces[TPU_SPACE_RESULT] = d->rows + e->n_args;
}

static TpurtStatus walk_entry(TpurtSession *s, const TpuEntry *e, void *const *args, void *const *results, TpurtError *error) {
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
        if (e->n_rounds) begin_rounds(d, e);
        memset(d->counters, 0, e->n_counters * sizeof *d->counters);
    }
    for (uint32_t i = 0; i < s->n_teams; i++) atomic_store_explicit(&s->teams[i].claimed, false, memory_order_relaxed);
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

static TpurtStatus walk_all(TpurtSession *s, uint32_t entry, void *const *args, void *const *results, TpurtError *error) {
    const TpuEntry *e = &s->program->table->entries[entry];
    TpurtStatus status = variables_take(s, e, error);
    if (status) return status;
    status = walk_entry(s, e, args, results, error);
    variables_give(s, e);
    return status;
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
