// Who sends what to whom, settled when a session is made: for each set of devices that is in several processes a link to each of the others that reads operands
// of this process's devices, or whose devices' operands these read. It is all counted first, then allocated, then filled in by the same code.
#include "runtime/processes/processes.h"

typedef struct {
    TpurtSession *s;
    Processes *r;
    bool fill;
    uint64_t *room;           // of each groups: of one device, at the meeting where it is most
    uint32_t *n_parts;        // messages that takes
    uint64_t *arena;          // of each device here: bytes of mirrors that lie with it; then where they begin
    uint64_t *frames;         // likewise, links whose frames do
    bool *reads, *read_by;    // remote devices that are read here; of each process, devices here that it reads
    uint32_t *order, *starts; // devices by sets
    size_t n_links, n_listed, n_transfers;
} Plan;

static bool is_here(const TpurtSession *s, uint32_t device) { return device - s->first_device < s->n_devices; }

// Messages that bring the operands of one device to one process: a piece for each of its devices, at most.
static uint64_t step_parts(const Processes *r, const TpuStep *step) {
    uint64_t n = 0, most_bytes = r->transport->most_bytes, n_readers = (r->n_all + r->n_processes - 1) / r->n_processes;
    for (uint32_t i = 0; i < step->n_refs / 2; i++) {
        uint64_t bytes = pair_bytes(step, i) / pair_pieces(step, i);
        n += (bytes + most_bytes - 1) / most_bytes * (pair_pieces(step, i) > 1 ? n_readers : 1);
    }
    return n;
}

static void measure_steps(Plan *p) {
    const TpuProgram *t = p->s->program->table;
    for (uint32_t e = 0; e < t->n_entries; e++)
        for (uint32_t i = 0; i < t->entries[e].n_steps; i++) {
            const TpuStep *step = &t->entries[e].steps[i];
            if (step->kind != TPU_STEP_MEET || !step->n_refs) continue;
            uint64_t room = step_room(step), n_parts = step_parts(p->r, step);
            if (room > p->room[step->index]) p->room[step->index] = room;
            if (n_parts + 1 > p->n_parts[step->index]) p->n_parts[step->index] = (uint32_t)n_parts + 1; // 0: nothing is read
        }
}

static void order_devices(Plan *p, const TpuGroups *g) {
    uint32_t n = p->r->n_all, sum = 0;
    for (uint32_t i = 0; i <= g->n_sets; i++) p->starts[i] = 0;
    for (uint32_t d = 0; d < n; d++) p->starts[g->set[d]]++;
    for (uint32_t i = 0; i <= g->n_sets; i++) {
        uint32_t count = p->starts[i];
        p->starts[i] = sum;
        sum += count;
    }
    for (uint32_t d = 0; d < n; d++) p->order[p->starts[g->set[d]]++] = d;
    for (uint32_t i = g->n_sets; i > 0; i--) p->starts[i] = p->starts[i - 1];
    p->starts[0] = 0;
}

static void mark_readers(Plan *p, const TpuGroups *g) {
    const TpurtSession *s = p->s;
    for (uint32_t d = 0; d < p->r->n_all; d++) p->reads[d] = false;
    for (size_t i = 0; i < (size_t)p->r->n_processes * s->n_devices; i++) p->read_by[i] = false;
    for (uint32_t d = 0; d < p->r->n_all; d++)
        for (uint32_t i = 0; i < g->n_positions; i++) {
            int32_t member = g->members[(size_t)d * g->n_positions + i];
            if (member < 0 || is_here(s, d) == is_here(s, (uint32_t)member)) continue;
            if (is_here(s, d)) p->reads[member] = true;
            else p->read_by[(size_t)process_of(p->r, d) * s->n_devices + (uint32_t)member - s->first_device] = true;
        }
}

static uint32_t list_add(Plan *p, uint32_t device) {
    if (p->fill) p->r->lists[p->n_listed] = device;
    p->n_listed++;
    return 1;
}

// To the process that has the devices from..to of a set: those of it that are read here, and those here that it reads.
static void plan_link(Plan *p, Exchange *x, uint32_t process, const uint32_t *from, const uint32_t *to, const uint32_t *here, uint32_t n_here, uint32_t *n_in) {
    Processes *r = p->r;
    Link link = {.process = process, .first_in = *n_in};
    if (p->fill) link.in = r->lists + p->n_listed;
    for (const uint32_t *d = from; d < to; d++) {
        if (!p->reads[*d]) continue;
        if (p->fill) r->slots[(size_t)x->groups * r->n_all + *d] = *n_in + link.n_in;
        link.n_in += list_add(p, *d);
    }
    if (p->fill) link.out = r->lists + p->n_listed;
    for (uint32_t i = 0; i < n_here; i++)
        if (p->read_by[(size_t)process * p->s->n_devices + here[i] - p->s->first_device]) link.n_out += list_add(p, here[i]);
    *n_in += link.n_in;
    if (!link.n_in && !link.n_out) return;
    if (p->fill) {
        link.came = &r->frames[2 * (p->frames[x->first_device - p->s->first_device] + x->n_links)];
        link.sent = link.came + 1;
        link.parts = r->transfers + p->n_transfers;
        link.part_bytes = r->transfer_bytes + p->n_transfers;
        r->links[p->n_links] = link;
        x->n_links++;
    }
    p->n_links++;
    p->n_transfers += (size_t)(link.n_in + link.n_out) * (p->n_parts[x->groups] - 1);
}

// n: devices of the set.
static void plan_shares(Plan *p, const TpuGroups *g, uint32_t groups, const uint32_t *here, uint32_t n_here, uint32_t n) {
    uint32_t *shares = p->r->shares + (size_t)groups * p->s->n_devices;
    for (uint32_t i = 0; i < n_here; i++) {
        uint32_t share = n_here == n ? g->share[here[i]] : 0;
        for (uint32_t k = 0; n_here < n && k < n_here; k++) share += g->share[here[k]] < g->share[here[i]];
        shares[here[i] - p->s->first_device] = share;
    }
}

static void plan_set(Plan *p, uint32_t groups, uint32_t set) {
    const TpuGroups *g = &p->s->program->table->groups[groups];
    const uint32_t *from = p->order + p->starts[set], *end = p->order + p->starts[set + 1], *here = from;
    uint32_t n_here = 0, n_in = 0;
    size_t n_links = p->n_links;
    while (here < end && !is_here(p->s, *here)) here++;
    while (here + n_here < end && is_here(p->s, here[n_here])) n_here++;
    if (!n_here) return;
    plan_shares(p, g, groups, here, n_here, (uint32_t)(end - from));
    if (!p->n_parts[groups]) return;
    uint32_t number = p->s->meet.first[groups] + set;
    Exchange *x = &p->r->exchanges[number];
    x->groups = groups;
    x->first_device = here[0];
    x->channel = TPURT_CHANNEL_SETS + number;
    x->meeting = &p->s->meet.meetings[number];
    if (p->fill) x->links = p->r->links + p->n_links;
    for (const uint32_t *d = from, *to; d < end; d = to) {
        uint32_t process = process_of(p->r, *d);
        for (to = d; to < end && process_of(p->r, *to) == process;) to++;
        if (process != p->r->process) plan_link(p, x, process, d, to, here, n_here, &n_in);
    }
    size_t first = here[0] - p->s->first_device;
    if (p->fill) {
        x->mirrors = p->r->mirrors + p->arena[first];
        if (x->n_links) x->meeting->exchange = x;
        return;
    }
    if (n_in * p->room[groups] > p->arena[first]) p->arena[first] = n_in * p->room[groups];
    if (p->n_links - n_links > p->frames[first]) p->frames[first] = p->n_links - n_links;
}

static void plan_all(Plan *p) {
    const TpuProgram *t = p->s->program->table;
    p->n_links = p->n_listed = p->n_transfers = 0;
    for (uint32_t i = 0; i < t->n_groups; i++) {
        order_devices(p, &t->groups[i]);
        mark_readers(p, &t->groups[i]);
        for (uint32_t k = 0; k < t->groups[i].n_sets; k++) plan_set(p, i, k);
    }
}

static void *room_for(Plan *p, size_t n, size_t each, TpurtError *error) {
    return memory_new(&p->s->program->allocator, n, each, TPU_CACHE_LINE, "what crosses between processes", error);
}

// Sizes of each device become places.
static uint64_t place_all(const Plan *p, uint64_t *sizes) {
    uint64_t sum = 0;
    for (uint32_t d = 0; d < p->s->n_devices; d++) {
        uint64_t size = sizes[d];
        sizes[d] = sum;
        sum += size;
    }
    return sum;
}

static bool make_tables(Plan *p, TpurtError *error) {
    const TpuProgram *t = p->s->program->table;
    Processes *r = p->r;
    size_t n_all = r->n_all, n_here = p->s->n_devices;
    r->n_exchanges = p->s->meet.first[t->n_groups - 1] + t->groups[t->n_groups - 1].n_sets;
    return (r->exchanges = room_for(p, r->n_exchanges, sizeof *r->exchanges, error)) && (r->slots = room_for(p, t->n_groups * n_all, 4, error)) &&
           (r->shares = room_for(p, t->n_groups * n_here, 4, error)) && (p->room = room_for(p, t->n_groups, sizeof *p->room, error)) &&
           (p->n_parts = room_for(p, t->n_groups, sizeof *p->n_parts, error)) && (p->arena = room_for(p, n_here, sizeof *p->arena, error)) &&
           (p->frames = room_for(p, n_here, sizeof *p->frames, error)) && (p->reads = room_for(p, n_all, sizeof *p->reads, error)) &&
           (p->read_by = room_for(p, r->n_processes * n_here, sizeof *p->read_by, error)) && (p->order = room_for(p, n_all, 4, error)) &&
           (p->starts = room_for(p, n_all + 1, 4, error));
}

static bool make_room(Plan *p, TpurtError *error) {
    const TpurtAllocator *from = &p->s->program->allocator;
    Processes *r = p->r;
    uint64_t bytes = place_all(p, p->arena), n_frames = 2 * place_all(p, p->frames);
    // Not zeroed: pages are made when something comes.
    if (bytes && !(r->mirrors = from->allocate(from->context, bytes, TPU_PAGE))) {
        error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %llu bytes for what comes from other processes", (unsigned long long)bytes);
        return false;
    }
    return (r->links = room_for(p, p->n_links, sizeof *r->links, error)) && (r->lists = room_for(p, p->n_listed, 4, error)) &&
           (r->frames = room_for(p, n_frames, sizeof *r->frames, error)) && (r->transfers = room_for(p, p->n_transfers, sizeof *r->transfers, error)) &&
           (r->transfer_bytes = room_for(p, p->n_transfers, sizeof *r->transfer_bytes, error));
}

TpurtStatus processes_plan(TpurtSession *s, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    Plan p = {.s = s, .r = s->processes};
    TpurtStatus status = TPURT_OK;
    if (!s->program->table->n_groups) return TPURT_OK;
    if (!make_tables(&p, error)) status = TPURT_OUT_OF_MEMORY;
    if (!status && p.r->n_exchanges > p.r->transport->n_channels - TPURT_CHANNEL_SETS)
        status =
            error_set(error, TPURT_BAD_CALL, "the program has %u sets of devices that meet, more than the %u channels of the transport; run it in one process",
                      p.r->n_exchanges, p.r->transport->n_channels - TPURT_CHANNEL_SETS);
    if (!status) {
        measure_steps(&p);
        plan_all(&p);
        if (!make_room(&p, error)) status = TPURT_OUT_OF_MEMORY;
    }
    p.fill = true;
    if (!status) plan_all(&p);
    memory_free(from, p.room);
    memory_free(from, p.n_parts);
    memory_free(from, p.arena);
    memory_free(from, p.frames);
    memory_free(from, p.reads);
    memory_free(from, p.read_by);
    memory_free(from, p.order);
    memory_free(from, p.starts);
    return status;
}
