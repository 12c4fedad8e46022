// A session: everything that running a program needs, made once. Threads, a slab for each device, scratch for each
// core, room for pointers and counters; a run then allocates nothing, whether it succeeds or not. Sizes come from the
// program's largest entry point.
//
// With several devices the threads are split into teams (see internal.h): the caller leads the first, and a pool of
// leaders the others.
#include "runtime/internal.h"

#define DEFAULT_TIMEOUT_NS (UINT64_C(600) * 1000000000)

typedef struct {
    uint64_t slab_bytes, scratch_bytes, staging_bytes;
    uint32_t n_counters, n_refs;
    uint64_t n_ports; // arguments and results of one device
    uint64_t n_rows;  // those of entry points with rounds
    bool splits;      // arrays among partitions
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
        if (entry->n_rounds && n_ports > n.n_rows) n.n_rows = n_ports;
        uint64_t staging = fit_room(entry) + parts_room(program, entry); // one of them is 0
        if (staging > n.staging_bytes) n.staging_bytes = staging;
        if (parts_split(program, entry)) n.splits = true;
        for (uint32_t s = 0; s < entry->n_steps; s++)
            if (entry->steps[s].n_refs > n.n_refs) n.n_refs = entry->steps[s].n_refs;
    }
    for (uint32_t k = 0; k < t->n_kernels; k++)
        if (program->target->kernels[k].scratch_bytes > n.scratch_bytes) n.scratch_bytes = program->target->kernels[k].scratch_bytes;
    return n;
}

static TpurtStatus make_devices(TpurtSession *s, const Needs *needs, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    size_t n = s->n_devices;
    s->devices = memory_new(from, n, sizeof *s->devices, TPU_CACHE_LINE, "devices", error);
    if (!s->devices) return TPURT_OUT_OF_MEMORY;
    s->counters = memory_new(from, n * needs->n_counters, sizeof *s->counters, TPU_CACHE_LINE, "counters", error);
    if (!s->counters) return TPURT_OUT_OF_MEMORY;
    s->buffers = memory_new(from, n * needs->n_refs, sizeof *s->buffers, TPU_CACHE_LINE, "buffers", error);
    if (!s->buffers) return TPURT_OUT_OF_MEMORY;
    s->pointers = memory_new(from, n * needs->n_ports, sizeof *s->pointers, TPU_CACHE_LINE, "buffers", error);
    if (!s->pointers) return TPURT_OUT_OF_MEMORY;
    if (needs->n_rows) s->rows = memory_new(from, n * needs->n_rows, sizeof *s->rows, TPU_CACHE_LINE, "buffers", error);
    if (needs->n_rows && !s->rows) return TPURT_OUT_OF_MEMORY;
    if (needs->splits) s->parts = memory_new(from, n * needs->n_ports, sizeof *s->parts, TPU_CACHE_LINE, "buffers", error);
    if (needs->splits && !s->parts) return TPURT_OUT_OF_MEMORY;
    s->extents = memory_new(from, n * needs->n_ports, sizeof *s->extents, TPU_CACHE_LINE, "buffers", error);
    if (!s->extents) return TPURT_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < s->n_devices; i++) {
        Device *d = &s->devices[i];
        d->number = s->first_device + i;
        d->self = (TpuDevice){d->number / n_partitions(s), d->number % n_partitions(s), i};
        d->counters = s->counters + (size_t)i * needs->n_counters;
        d->buffers = s->buffers + (size_t)i * needs->n_refs;
        if (s->rows) d->rows = s->rows + (size_t)i * needs->n_rows;
        // Not zeroed: its pages are made when a kernel first writes them, by the core that does.
        if (needs->slab_bytes) d->slab = from->allocate(from->context, needs->slab_bytes, TPU_PAGE);
        if (needs->slab_bytes && !d->slab)
            return error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %llu bytes for the slab of device %u", (unsigned long long)needs->slab_bytes, i);
        d->base_const = (void *)(uintptr_t)s->program->table->constants;
        d->base_slab = d->slab;
        d->base_self = &d->self;
        d->spaces[TPU_SPACE_CONST] = &d->base_const;
        d->spaces[TPU_SPACE_SLAB] = &d->base_slab;
        d->spaces[TPU_SPACE_DEVICE] = &d->base_self;
        if (s->variables) d->spaces[TPU_SPACE_VARIABLE] = variables_of_replica(s->variables, d->self.replica - first_replica(s));
    }
    return TPURT_OK;
}

// For calls that are padded, and parts of arrays. Not zeroed, and touched only as far as such calls need.
static TpurtStatus make_staging(TpurtSession *s, const Needs *needs, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    uint64_t bytes;
    s->staging_bytes = needs->staging_bytes;
    if (!needs->staging_bytes) return TPURT_OK;
    if (!__builtin_mul_overflow(needs->staging_bytes, s->n_devices, &bytes)) s->staging = from->allocate(from->context, bytes, TPU_PAGE);
    if (s->staging) return TPURT_OK;
    return error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %llu bytes for padded or split buffers of each of %u devices",
                     (unsigned long long)needs->staging_bytes, s->n_devices);
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

static TpurtStatus make_pins(TpurtSession *s, const TpurtSessionOptions *options, TpurtError *error) {
    s->processors = memory_new(&s->program->allocator, s->n_threads, sizeof *s->processors, TPU_CACHE_LINE, "processors", error);
    return s->processors ? processors_choose(options, s->n_threads, s->processors, error) : TPURT_OUT_OF_MEMORY;
}

static TpurtStatus make_teams(TpurtSession *s, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    int patient = s->n_threads <= s->n_granted;
    s->teams = memory_new(from, s->n_teams, sizeof *s->teams, TPU_CACHE_LINE, "teams", error);
    if (!s->teams) return TPURT_OUT_OF_MEMORY;
    uint32_t core = 0, device = 0;
    for (uint32_t i = 0; i < s->n_teams; i++) {
        uint32_t n_threads = s->n_threads / s->n_teams + (i < s->n_threads % s->n_teams);
        uint32_t n_devices = s->n_devices / s->n_teams + (i < s->n_devices % s->n_teams);
        Team *team = &s->teams[i];
        *team = (Team){.session = s,
                       .contexts = &s->contexts[core],
                       .devices = &s->devices[device],
                       .n_devices = n_devices,
                       .n_threads = n_threads,
                       .first_core = core};
        device += n_devices;
        TpurtStatus status = n_threads > 1 ? pool_create(from, n_threads, patient, s->processors ? s->processors + core : NULL, &team->pool, error) : TPURT_OK;
        if (status) return status;
        core += n_threads;
    }
    return s->n_teams > 1 ? pool_create(from, s->n_teams, patient, NULL, &s->leaders, error) : TPURT_OK;
}

// A variable that is one for all replicas is written by as many as were compiled.
static bool writes_for_all(const TpuProgram *t) {
    for (uint32_t e = 0; e < t->n_entries; e++)
        for (uint32_t i = 0; i < t->entries[e].n_uses; i++) {
            const TpuUse *use = &t->entries[e].uses[i];
            if (use->kind & TPU_WRITES && t->variables[use->variable].scope == TPU_VARIABLE_OF_PROCESS) return true;
        }
    return false;
}

static TpurtStatus check_options(const TpurtProgram *program, const TpurtSessionOptions *options, uint32_t n_replicas, TpurtError *error) {
    const TpuProgram *t = program->table;
    if (options && options->processors && !options->n_processors) return error_set(error, TPURT_BAD_CALL, "the list of processors is empty");
    if (options && options->n_threads > MAX_THREADS)
        return error_set(error, TPURT_BAD_CALL, "%u threads are more than the %d allowed", options->n_threads, MAX_THREADS);
    if (n_replicas > MAX_DEVICES / t->n_partitions)
        return error_set(error, TPURT_BAD_CALL, "%u replicas are more than the %u allowed", n_replicas, MAX_DEVICES / t->n_partitions);
    if (n_replicas != t->n_replicas && writes_for_all(t))
        return error_set(error, TPURT_BAD_CALL,
                         "the program writes variables that all replicas share, of which it has just %u; for %u compile it with --replicas %u", t->n_replicas,
                         n_replicas, n_replicas);
    if (t->n_groups && n_replicas != t->n_replicas)
        return error_set(error, TPURT_BAD_CALL, "the program exchanges values among just %u replica%s; for %u compile it with --replicas %u", t->n_replicas,
                         t->n_replicas == 1 ? "" : "s", n_replicas, n_replicas);
    return TPURT_OK;
}

static TpurtStatus make_session(TpurtSession *s, const TpurtSessionOptions *options, TpurtError *error) {
    Needs needs = needs_of(s->program);
    uint32_t n_replicas = (s->first_device + s->n_devices - 1) / n_partitions(s) + 1 - first_replica(s); // that this process has a device of
    TpurtStatus status = variables_join(s, options ? options->variables : NULL, n_replicas, error);
    if (!status) status = make_devices(s, &needs, error);
    if (!status) status = make_staging(s, &needs, error);
    if (!status) status = make_scratch(s, &needs, error);
    if (!status && options && (options->pin || options->processors)) status = make_pins(s, options, error);
    if (!status) status = make_teams(s, error);
    return status ? status : meet_create(s, error);
}

static TpurtStatus session_create(TpurtProgram *program, const TpurtSessionOptions *options, TpurtSession **out_session, TpurtError *error) {
    uint32_t n_granted = threads_granted(options ? options->transport : NULL);
    uint32_t n_threads = options && options->n_threads ? options->n_threads : n_granted ? n_granted : 1;
    if (options && !options->n_threads && options->processors) n_threads = options->n_processors;
    uint32_t n_replicas = options && options->n_replicas ? options->n_replicas : program->table->n_replicas;
    TpurtStatus status = check_options(program, options, n_replicas, error);
    if (status) return status;
    if (n_threads > MAX_THREADS) n_threads = MAX_THREADS;
    TpurtSession *s = memory_new(&program->allocator, 1, sizeof *s, TPU_CACHE_LINE, "the session", error);
    if (!s) return TPURT_OUT_OF_MEMORY;
    program_retain(program);
    s->program = program;
    s->n_threads = n_threads;
    s->n_replicas = n_replicas;
    s->n_devices = n_replicas * n_partitions(s);
    s->meet.timeout_ns = options && options->timeout_ns ? options->timeout_ns : DEFAULT_TIMEOUT_NS;
    s->n_granted = n_granted;
    s->each_task = options && options->each_task;
    s->meet.watch_ticks = watch_ticks_of(n_threads <= n_granted);
    if (options && options->transport) status = processes_deal(s, options->transport, error);
    s->n_teams = s->n_devices < n_threads ? s->n_devices : n_threads;
    if (!status) status = make_session(s, options, error);
    if (!status && s->processes) status = processes_create(s, error);
    if (status) {
        if (s->processes) processes_give_up(s, status, error);
        tpurt_session_destroy(s);
        return status;
    }
    *out_session = s;
    return error_clear(error);
}

TpurtStatus tpurt_session_create(TpurtProgram *program, const TpurtSessionOptions *options, TpurtSession **out_session, TpurtError *error) {
    if (out_session) *out_session = NULL;
    if (!program || !out_session) return error_set(error, TPURT_BAD_CALL, "no program or no place for the session was given");
    TpurtStatus status = session_create(program, options, out_session, error);
    if (status && options && options->transport) processes_refuse(options->transport, status, error);
    return status;
}

void tpurt_session_destroy(TpurtSession *s) {
    if (!s) return;
    TpurtProgram *program = s->program;
    const TpurtAllocator *from = &program->allocator;
    pool_destroy(s->leaders);
    for (uint32_t i = 0; s->teams && i < s->n_teams; i++) pool_destroy(s->teams[i].pool);
    for (uint32_t i = 0; s->devices && i < s->n_devices; i++) memory_free(from, s->devices[i].slab);
    for (uint32_t i = 0; s->contexts && i < s->n_threads; i++) memory_free(from, s->contexts[i].scratch);
    processes_free(s);
    meet_free(s);
    memory_free(from, s->teams);
    memory_free(from, s->devices);
    memory_free(from, s->contexts);
    memory_free(from, s->counters);
    memory_free(from, s->buffers);
    memory_free(from, s->pointers);
    memory_free(from, s->extents);
    memory_free(from, s->rows);
    memory_free(from, s->parts);
    memory_free(from, s->processors);
    memory_free(from, s->staging);
    tpurt_variables_release(s->variables);
    memory_free(from, s);
    tpurt_program_release(program);
}

uint32_t tpurt_session_threads(const TpurtSession *session) { return session ? session->n_threads : 0; }
uint32_t tpurt_session_devices(const TpurtSession *session) { return session ? session->n_devices : 0; }
uint32_t tpurt_session_replicas(const TpurtSession *session) { return session ? session->n_replicas : 0; }
uint32_t tpurt_session_first_device(const TpurtSession *session) { return session ? session->first_device : 0; }
