// What a program with partitions is said to take and give. The tables of an entry point that takes whole arrays give the types of parts, which is what its
// steps work on; callers, messages and the log of shapes speak of wholes. So the program's tables are copied as far as ports go, with the types of whole
// arrays in them. Which partition a part of a result is taken from is settled here too.
#include "runtime/internal.h"

#include <string.h>

static bool any_whole(const TpuProgram *t) {
    for (uint32_t i = 0; i < t->n_entries; i++)
        if (t->entries[i].whole) return true;
    return false;
}

static uint64_t n_dims(const TpuPort *ports, uint32_t n) {
    uint64_t sum = 0;
    for (uint32_t i = 0; i < n; i++) sum += ports[i].sharding ? ports[i].type.rank : 0;
    return sum;
}

typedef struct {
    TpuPort *ports;
    int64_t *dims;
} Room;

static const TpuPort *widen(const TpuPort *ports, uint32_t n, Room *room) {
    TpuPort *out = room->ports;
    room->ports += n;
    for (uint32_t i = 0; i < n; i++) {
        out[i] = ports[i];
        if (!ports[i].sharding) continue;
        TpuType *type = &out[i].type;
        for (uint32_t d = 0; d < type->rank; d++) {
            room->dims[d] = type->dims[d] * ports[i].sharding->n_parts[d];
            type->bytes *= ports[i].sharding->n_parts[d];
        }
        type->dims = room->dims;
        room->dims += type->rank;
    }
    return out;
}

static TpurtStatus copy_tables(TpurtProgram *p, TpurtError *error) {
    const TpuProgram *t = p->table;
    uint64_t n = 0, n_sizes = 0;
    for (uint32_t i = 0; i < t->n_entries; i++) {
        const TpuEntry *e = &t->entries[i];
        n += (uint64_t)e->n_args + e->n_results;
        n_sizes += n_dims(e->args, e->n_args) + n_dims(e->results, e->n_results);
    }
    p->wide_ports = memory_new(&p->allocator, n, sizeof *p->wide_ports, 16, "arguments", error);
    p->wide_dims = memory_new(&p->allocator, n_sizes, sizeof *p->wide_dims, 16, "arguments", error);
    p->wide_entries = memory_new(&p->allocator, t->n_entries, sizeof *p->wide_entries, 16, "entry points", error);
    p->wide = memory_new(&p->allocator, 1, sizeof *p->wide, 16, "the program", error);
    if (!p->wide_ports || !p->wide_dims || !p->wide_entries || !p->wide) return TPURT_OUT_OF_MEMORY;
    Room room = {p->wide_ports, p->wide_dims};
    for (uint32_t i = 0; i < t->n_entries; i++) {
        TpuEntry *e = &p->wide_entries[i];
        *e = t->entries[i];
        e->args = widen(e->args, e->n_args, &room);
        e->results = widen(e->results, e->n_results, &room);
    }
    *p->wide = *t;
    p->wide->entries = p->wide_entries;
    p->table = p->wide;
    return TPURT_OK;
}

// The first partition that holds a part gives it.
static void choose_givers(const TpuPort *port, uint32_t n_partitions, bool *gives) {
    bool held[MAX_DEVICES] = {false};
    for (uint32_t p = 0; p < n_partitions; p++) {
        uint32_t number = 0; // below the number of parts, which are at most as many as partitions
        for (uint32_t d = 0; port->sharding && d < port->type.rank; d++)
            number = number * port->sharding->n_parts[d] + port->sharding->part[(size_t)p * port->type.rank + d];
        gives[p] = !held[number];
        held[number] = true;
    }
}

TpurtStatus program_widen(TpurtProgram *p, TpurtError *error) {
    const TpuProgram *t = p->table;
    if (t->n_partitions == 1 || !any_whole(t)) return TPURT_OK;
    TpurtStatus status = copy_tables(p, error);
    if (status) return status;
    t = p->table;
    uint64_t n = 0;
    for (uint32_t i = 0; i < t->n_entries; i++) n += t->entries[i].n_results;
    p->gives = memory_new(&p->allocator, n * t->n_partitions, sizeof *p->gives, 16, "partitions", error);
    p->first_giver = memory_new(&p->allocator, t->n_entries, sizeof *p->first_giver, 16, "partitions", error);
    if (!p->gives || !p->first_giver) return TPURT_OUT_OF_MEMORY;
    bool *at = p->gives;
    for (uint32_t e = 0; e < t->n_entries; e++) {
        p->first_giver[e] = at;
        for (uint32_t i = 0; i < t->entries[e].n_results; i++, at += t->n_partitions) choose_givers(&t->entries[e].results[i], t->n_partitions, at);
    }
    return TPURT_OK;
}

void program_narrow(TpurtProgram *p) {
    memory_free(&p->allocator, p->wide_ports);
    memory_free(&p->allocator, p->wide_dims);
    memory_free(&p->allocator, p->wide_entries);
    memory_free(&p->allocator, p->wide);
    memory_free(&p->allocator, p->gives);
    memory_free(&p->allocator, p->first_giver);
}
