// A session: everything that running a program needs, made once. Threads, a slab for each replica, scratch for each
// core, room for pointers and counters; a run then allocates nothing, whether it succeeds or not. Sizes come from the
// program's largest entry point.
//
// With several replicas the threads are split into teams (see internal.h): the caller leads the first, and a pool of
// leaders the others.
#include "runtime/internal.h"

#include <string.h>
#include <xmmintrin.h>

typedef struct {
    uint64_t slab_bytes, scratch_bytes, staging_bytes;
    uint32_t n_counters, n_refs;
    uint64_t n_ports; // arguments and results of one replica
} Needs;

static Needs needs_of(const TpurtProgram *program) {
    Needs n = {0};
    const TpuProgram *t = program->table;
    for (uint32_t e = 0; e < t->n_entries; e++) {
        const TpuEntry *entry = &t->entries[e];
        uint64_t n_ports = (uint64_t)entry->n_args + entry->n_results;
        if (entry->slab_bytes > n.slab_bytes) n.slab_bytes = entry->slab_bytes;
        if (entry->n_counters > n.n_counters) n.n_counters = entry->n_counters;
        if (n_ports > n.n_ports) n.n_ports = n_ports;
        uint64_t staging = fit_room(entry);
        if (staging > n.staging_bytes) n.staging_bytes = staging;
        for (uint32_t s = 0; s < entry->n_steps; s++)
            if (entry->steps[s].n_refs > n.n_refs) n.n_refs = entry->steps[s].n_refs;
    }
    for (uint32_t k = 0; k < t->n_kernels; k++)
        if (program->target->kernels[k].scratch_bytes > n.scratch_bytes) n.scratch_bytes = program->target->kernels[k].scratch_bytes;
    return n;
}

static TpurtStatus make_replicas(TpurtSession *s, const Needs *needs, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    size_t n = s->n_replicas;
    s->replicas = memory_new(from, n, sizeof *s->replicas, TPU_CACHE_LINE, "replicas", error);
    if (!s->replicas) return TPURT_OUT_OF_MEMORY;
    s->counters = memory_new(from, n * needs->n_counters, sizeof *s->counters, TPU_CACHE_LINE, "counters", error);
    if (!s->counters) return TPURT_OUT_OF_MEMORY;
    s->buffers = memory_new(from, n * needs->n_refs, sizeof *s->buffers, TPU_CACHE_LINE, "buffers", error);
    if (!s->buffers) return TPURT_OUT_OF_MEMORY;
    s->pointers = memory_new(from, n * needs->n_ports, sizeof *s->pointers, TPU_CACHE_LINE, "buffers", error);
    if (!s->pointers) return TPURT_OUT_OF_MEMORY;
    s->extents = memory_new(from, n * needs->n_ports, sizeof *s->extents, TPU_CACHE_LINE, "buffers", error);
    if (!s->extents) return TPURT_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < s->n_replicas; i++) {
        Replica *r = &s->replicas[i];
        r->number = i;
        r->counters = s->counters + (size_t)i * needs->n_counters;
        r->buffers = s->buffers + (size_t)i * needs->n_refs;
        // Not zeroed: its pages are made when a kernel first writes them, by the core that does.
        if (needs->slab_bytes) r->slab = from->allocate(from->context, needs->slab_bytes, TPU_PAGE);
        if (needs->slab_bytes && !r->slab)
            return error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %llu bytes for the slab of replica %u", (unsigned long long)needs->slab_bytes, i);
        r->base_const = (void *)(uintptr_t)s->program->table->constants;
        r->base_slab = r->slab;
        r->spaces[TPU_SPACE_CONST] = &r->base_const;
        r->spaces[TPU_SPACE_SLAB] = &r->base_slab;
    }
    return TPURT_OK;
}

// For calls that are padded. Not zeroed, and touched only as far as such calls need.
static TpurtStatus make_staging(TpurtSession *s, const Needs *needs, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    uint64_t bytes;
    s->staging_bytes = needs->staging_bytes;
    if (!needs->staging_bytes) return TPURT_OK;
    if (!__builtin_mul_overflow(needs->staging_bytes, s->n_replicas, &bytes)) s->staging = from->allocate(from->context, bytes, TPU_PAGE);
    if (s->staging) return TPURT_OK;
    return error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %llu bytes for padded buffers of %u replicas", (unsigned long long)needs->staging_bytes,
                     s->n_replicas);
}

static TpurtStatus make_scratch(TpurtSession *s, const Needs *needs, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    s->contexts = memory_new(from, s->n_threads, sizeof *s->contexts, TPU_CACHE_LINE, "cores", error);
    if (!s->contexts) return TPURT_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < s->n_threads; i++) {
        s->contexts[i].scratch = from->allocate(from->context, needs->scratch_bytes ? needs->scratch_bytes : 1, TPU_PAGE);
        if (!s->contexts[i].scratch)
            return error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %llu bytes for the scratch of core %u", (unsigned long long)needs->scratch_bytes,
                             i);
    }
    return TPURT_OK;
}

static TpurtStatus make_teams(TpurtSession *s, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    int patient = s->n_threads <= tpurt_default_threads();
    s->teams = memory_new(from, s->n_teams, sizeof *s->teams, TPU_CACHE_LINE, "teams", error);
    if (!s->teams) return TPURT_OUT_OF_MEMORY;
    uint32_t core = 0, replica = 0;
    for (uint32_t i = 0; i < s->n_teams; i++) {
        uint32_t n_threads = s->n_threads / s->n_teams + (i < s->n_threads % s->n_teams);
        uint32_t n_replicas = s->n_replicas / s->n_teams + (i < s->n_replicas % s->n_teams);
        Team *team = &s->teams[i];
        *team = (Team){.session = s,
                       .contexts = &s->contexts[core],
                       .replicas = &s->replicas[replica],
                       .n_replicas = n_replicas,
                       .n_threads = n_threads,
                       .first_core = core};
        core += n_threads;
        replica += n_replicas;
        TpurtStatus status = n_threads > 1 ? pool_create(from, n_threads, patient, &team->pool, error) : TPURT_OK;
        if (status) return status;
    }
    return s->n_teams > 1 ? pool_create(from, s->n_teams, patient, &s->leaders, error) : TPURT_OK;
}

TpurtStatus tpurt_session_create(TpurtProgram *program, const TpurtSessionOptions *options, TpurtSession **out_session, TpurtError *error) {
    if (out_session) *out_session = NULL;
    if (!program || !out_session) return error_set(error, TPURT_BAD_CALL, "no program or no place for the session was given");
    uint32_t n_threads = options && options->n_threads ? options->n_threads : tpurt_default_threads();
    uint32_t n_replicas = options && options->n_replicas ? options->n_replicas : program->table->n_replicas;
    if (options && options->n_threads > MAX_THREADS)
        return error_set(error, TPURT_BAD_CALL, "%u threads are more than the %d allowed", options->n_threads, MAX_THREADS);
    if (n_threads > MAX_THREADS) n_threads = MAX_THREADS;
    if (n_replicas > MAX_REPLICAS) return error_set(error, TPURT_BAD_CALL, "%u replicas are more than the %d allowed", n_replicas, MAX_REPLICAS);
    TpurtSession *s = memory_new(&program->allocator, 1, sizeof *s, TPU_CACHE_LINE, "the session", error);
    if (!s) return TPURT_OUT_OF_MEMORY;
    program_retain(program);
    s->program = program;
    s->n_threads = n_threads;
    s->n_replicas = n_replicas;
    s->n_teams = n_replicas < n_threads ? n_replicas : n_threads;
    Needs needs = needs_of(program);
    TpurtStatus status = make_replicas(s, &needs, error);
    if (!status) status = make_staging(s, &needs, error);
    if (!status) status = make_scratch(s, &needs, error);
    if (!status) status = make_teams(s, error);
    if (status) {
        tpurt_session_destroy(s);
        return status;
    }
    *out_session = s;
    return error_clear(error);
}

void tpurt_session_destroy(TpurtSession *s) {
    if (!s) return;
    TpurtProgram *program = s->program;
    const TpurtAllocator *from = &program->allocator;
    pool_destroy(s->leaders);
    for (uint32_t i = 0; s->teams && i < s->n_teams; i++) pool_destroy(s->teams[i].pool);
    for (uint32_t i = 0; s->replicas && i < s->n_replicas; i++) memory_free(from, s->replicas[i].slab);
    for (uint32_t i = 0; s->contexts && i < s->n_threads; i++) memory_free(from, s->contexts[i].scratch);
    memory_free(from, s->teams);
    memory_free(from, s->replicas);
    memory_free(from, s->contexts);
    memory_free(from, s->counters);
    memory_free(from, s->buffers);
    memory_free(from, s->pointers);
    memory_free(from, s->extents);
    memory_free(from, s->staging);
    memory_free(from, s);
    tpurt_program_release(program);
}

uint32_t tpurt_session_threads(const TpurtSession *session) { return session ? session->n_threads : 0; }
uint32_t tpurt_session_replicas(const TpurtSession *session) { return session ? session->n_replicas : 0; }

// ---- Running

static void lead(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    TpurtSession *s = context;
    (void)thread;
    for (uint32_t i = first; i < last; i++) team_walk(&s->teams[i]);
}

static TpurtStatus walk_all(TpurtSession *s, uint32_t entry, void *const *args, void *const *results, TpurtError *error) {
    const TpuEntry *e = &s->program->table->entries[entry];
    s->entry = e;
    for (uint32_t i = 0; i < s->n_replicas; i++) {
        Replica *r = &s->replicas[i];
        r->pc = 0;
        r->n_wrong = 0;
        r->spaces[TPU_SPACE_ARG] = args ? args + (size_t)i * e->n_args : NULL;
        r->spaces[TPU_SPACE_RESULT] = results ? results + (size_t)i * e->n_results : NULL;
        memset(r->counters, 0, e->n_counters * sizeof *r->counters);
    }
    // The caller's rounding mode must not change results, and kernels must not see it differ between threads.
    unsigned modes = _mm_getcsr();
    _mm_setcsr(0x1f80);
    if (s->leaders) pool_run(s->leaders, lead, s, s->n_teams);
    else team_walk(&s->teams[0]);
    _mm_setcsr(modes);
    for (uint32_t i = 0; i < s->n_replicas; i++) {
        const Replica *r = &s->replicas[i];
        if (r->n_wrong) return error_set(error, TPURT_CHECK_FAILED, "%.400s: %lld elements", e->steps[r->pc].op, (long long)r->n_wrong);
    }
    return error_clear(error);
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

// By the arguments of replica 0; that the others are alike is checked with everything else.
static TpurtStatus choose(TpurtSession *s, const TpurtBuffer *args, size_t n_args, Fit *out_fit, TpurtError *error) {
    if (n_args && !args) return error_set(error, TPURT_MISMATCH, "the list of %zu arguments was not given: it is NULL", n_args);
    if (n_args % s->n_replicas)
        return error_set(error, TPURT_MISMATCH, "got %zu arguments, which are not as many for each of %u replicas", n_args, s->n_replicas);
    return fit_find(s->program, args, n_args / s->n_replicas, out_fit, error);
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
