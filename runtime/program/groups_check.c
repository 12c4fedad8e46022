// Are the tables of devices such that they can meet? Each one's members are devices of its own set, so that what it reads and writes of theirs is
// ordered by meetings; every set has somebody in it, and numbers its devices from 0. And are whole arrays cut into parts such that every part is on
// some partition? Few numbers are kept meanwhile: there are no more devices than MAX_DEVICES.
#include "runtime/program/table.h"

#include <string.h>

static TpurtStatus check_members(const TpuGroups *g, uint32_t n_devices, uint32_t at, TpurtError *error) {
    for (uint32_t d = 0; d < n_devices; d++) {
        if (g->set[d] >= g->n_sets) return bad(error, "device %u is in set %u of groups %u, which have %u", d, g->set[d], at, g->n_sets);
        for (uint32_t i = 0; i < g->n_positions; i++) {
            int32_t member = g->members[(size_t)d * g->n_positions + i];
            if (member < -1 || (member >= 0 && (uint32_t)member >= n_devices))
                return bad(error, "member %u of device %u in groups %u is device %d of %u", i, d, at, member, n_devices);
            if (member >= 0 && g->set[member] != g->set[d])
                return bad(error, "device %u exchanges values with device %d of another set in groups %u", d, member, at);
        }
    }
    return TPURT_OK;
}

// The sets side by side, each device at its share of its own: then every place is taken once.
static TpurtStatus check_shares(const TpuGroups *g, uint32_t n_devices, uint32_t at, TpurtError *error) {
    uint16_t first[MAX_DEVICES + 1] = {0};
    bool taken[MAX_DEVICES] = {false};
    for (uint32_t d = 0; d < n_devices; d++) first[g->set[d] + 1]++;
    for (uint32_t s = 0; s < g->n_sets; s++) {
        if (!first[s + 1]) return bad(error, "no device is in set %u of groups %u", s, at);
        first[s + 1] = (uint16_t)(first[s + 1] + first[s]);
    }
    for (uint32_t d = 0; d < n_devices; d++) {
        uint32_t from = first[g->set[d]], n = first[g->set[d] + 1] - from;
        if (g->share[d] >= n || taken[from + g->share[d]]) return bad(error, "device %u has share %u of %u in groups %u", d, g->share[d], n, at);
        taken[from + g->share[d]] = true;
    }
    return TPURT_OK;
}

TpurtStatus groups_check(const TpuProgram *t, const ImageMap *map, TpurtError *error) {
    uint32_t n_devices = t->n_replicas * t->n_partitions; // at most MAX_DEVICES
    if (!HAS(map, t->groups, t->n_groups)) return bad(error, "the groups are missing");
    for (uint32_t i = 0; i < t->n_groups; i++) {
        const TpuGroups *g = &t->groups[i];
        if (!g->n_sets || g->n_sets > n_devices) return bad(error, "groups %u have %u sets", i, g->n_sets);
        if (!HAS(map, g->set, n_devices) || !HAS(map, g->share, n_devices) || !HAS(map, g->members, (uint64_t)n_devices * g->n_positions))
            return bad(error, "groups %u are not complete", i);
        if (check_members(g, n_devices, i, error) || check_shares(g, n_devices, i, error)) return TPURT_BAD_PROGRAM;
    }
    return TPURT_OK;
}

bool groups_know_pieces(const TpuProgram *t, uint32_t groups, uint32_t n) {
    const TpuGroups *g = &t->groups[groups];
    for (uint32_t d = 0; d < t->n_replicas * t->n_partitions; d++) {
        bool reads = false;
        for (uint32_t i = 0; i < g->n_positions; i++) reads |= g->members[(size_t)d * g->n_positions + i] >= 0;
        if (reads && group_place(g, d) >= n) return false;
    }
    return true;
}

TpurtStatus members_check(const TpuProgram *t, const TpuStep *step, uint32_t at, TpurtError *error) {
    bool shared = step->kind == TPU_STEP_LAUNCH && step->count, exchanges = shared;
    for (uint32_t i = 0; i < step->n_refs; i++)
        if (step->refs[i].member) exchanges = true;
    if (!exchanges) return TPURT_OK;
    if (step->target >= t->n_groups) return bad(error, "step %u is of groups %u of %u", at, step->target, t->n_groups);
    for (uint32_t i = 0; i < step->n_refs; i++)
        if (step->refs[i].member > t->groups[step->target].n_positions)
            return bad(error, "buffer %u of step %u is of member %u of %u", i, at, step->refs[i].member, t->groups[step->target].n_positions);
    if (shared && step->count > 1) return bad(error, "step %u is shared in the unknown way %llu", at, (unsigned long long)step->count);
    for (uint32_t i = 0; shared && i < t->n_targets; i++)
        if (t->targets[i].kernels[step->index].n_phases != 1) return bad(error, "step %u shares a kernel of several phases", at);
    return TPURT_OK;
}

// ---- Whole arrays

static bool whole_fits(const TpuPort *port) {
    uint64_t bytes = port->type.bytes;
    for (uint32_t d = 0; d < port->type.rank; d++) {
        int64_t dim;
        if (__builtin_mul_overflow(port->type.dims[d], (int64_t)port->sharding->n_parts[d], &dim)) return false;
        if (__builtin_mul_overflow(bytes, (uint64_t)port->sharding->n_parts[d], &bytes)) return false;
    }
    return true;
}

static TpurtStatus check_parts(const TpuProgram *t, const TpuPort *port, const char *kind, uint32_t i, TpurtError *error) {
    const TpuSharding *s = port->sharding;
    uint32_t rank = port->type.rank, n_held = 0;
    uint64_t n_parts = 1;
    bool held[MAX_DEVICES] = {false};
    for (uint32_t d = 0; d < rank; d++) {
        if (!s->n_parts[d] || s->n_parts[d] > t->n_partitions) return bad(error, "dimension %u of %s %u is cut into %u parts", d, kind, i, s->n_parts[d]);
        n_parts *= s->n_parts[d];
        if (n_parts > t->n_partitions) return bad(error, "%s %u is cut into more parts than there are partitions", kind, i);
    }
    for (uint32_t p = 0; p < t->n_partitions; p++) {
        uint64_t number = 0;
        for (uint32_t d = 0; d < rank; d++) {
            uint32_t part = s->part[(size_t)p * rank + d];
            if (part >= s->n_parts[d]) return bad(error, "partition %u holds part %u of %u of %s %u", p, part, s->n_parts[d], kind, i);
            number = number * s->n_parts[d] + part;
        }
        n_held += !held[number];
        held[number] = true;
    }
    if (n_held != n_parts) return bad(error, "no partition holds a part of %s %u", kind, i);
    if (!whole_fits(port)) return bad(error, "%s %u has an impossible shape as a whole", kind, i);
    return TPURT_OK;
}

static TpurtStatus check_side(const TpuProgram *t, const ImageMap *map, const TpuEntry *entry, const TpuPort *ports, uint32_t n, const char *kind,
                              TpurtError *error) {
    for (uint32_t i = 0; i < n; i++) {
        const TpuSharding *s = ports[i].sharding;
        uint32_t rank = ports[i].type.rank;
        if (!s) continue;
        if (!entry->whole || !HAS(map, s, 1) || !HAS(map, s->n_parts, rank) || !HAS(map, s->part, (uint64_t)t->n_partitions * rank))
            return bad(error, "%s %u does not say how it is split", kind, i);
        if (check_parts(t, &ports[i], kind, i, error)) return TPURT_BAD_PROGRAM;
    }
    return TPURT_OK;
}

TpurtStatus sharding_check(const TpuProgram *t, const ImageMap *map, const TpuEntry *entry, TpurtError *error) {
    if (entry->whole > 1 || (entry->whole && entry->n_symbols)) return bad(error, "entry point '%.200s' takes arrays in an unknown way", entry->name);
    if (check_side(t, map, entry, entry->args, entry->n_args, "argument", error)) return TPURT_BAD_PROGRAM;
    return check_side(t, map, entry, entry->results, entry->n_results, "result", error);
}
