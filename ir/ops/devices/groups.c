// Groups of devices: see groups.h.
#include "ir/ops/devices/groups.h"

#include <inttypes.h>

bool op_is_collective(OpKind kind) {
    // clang-format off
    switch (kind) {
    case OP_ALL_GATHER: case OP_ALL_REDUCE: case OP_ALL_TO_ALL: case OP_COLLECTIVE_BROADCAST: case OP_COLLECTIVE_PERMUTE: case OP_COLLECTIVE_REDUCE:
    case OP_REDUCE_SCATTER: return true;
    default: return false;
    }
    // clang-format on
}

bool groups_ask_all(OpKind kind) { return kind == OP_ALL_GATHER || kind == OP_ALL_REDUCE || kind == OP_ALL_TO_ALL || kind == OP_REDUCE_SCATTER; }
bool groups_ask_alike(OpKind kind) { return kind == OP_ALL_GATHER || kind == OP_ALL_TO_ALL || kind == OP_REDUCE_SCATTER; }

Grouping collective_grouping(const Op *op) {
    const Attr *channel = op_attr(op, ATTR_channel_handle);
    if (!channel || channel->lists[0].v[0] <= 0) return CROSS_REPLICA;
    if (op_attr(op, ATTR_use_global_device_ids)) return FLATTENED_IDS;
    // clang-format off
    switch (op->kind) {
    case OP_ALL_TO_ALL: case OP_COLLECTIVE_BROADCAST: case OP_COLLECTIVE_PERMUTE: return CROSS_PARTITION;
    default: return CROSS_REPLICA_AND_PARTITION;
    }
    // clang-format on
}

const char *grouping_ids(Grouping g) { return g == FLATTENED_IDS ? "device" : g == CROSS_PARTITION ? "partition" : "replica"; }

uint32_t grouping_n_ids(Grouping g, uint32_t n_replicas, uint32_t n_partitions) {
    return g == FLATTENED_IDS ? n_replicas * n_partitions : g == CROSS_PARTITION ? n_partitions : n_replicas;
}

uint32_t groups_size(const Op *op, uint32_t n_replicas, uint32_t n_partitions) {
    const Literal *l = op_attr(op, ATTR_replica_groups)->lit;
    Grouping g = collective_grouping(op);
    uint32_t n = l->type->n_elems ? (uint32_t)l->type->dims[1] : grouping_n_ids(g, n_replicas, n_partitions);
    return g == CROSS_REPLICA_AND_PARTITION ? n * n_partitions : n;
}

typedef struct {
    const Op *op;
    Grouping grouping;
    uint32_t n_replicas, n_partitions, n_ids;
    Diags *d;
} Grid;

static Grid grid_of(const Op *op, uint32_t n_replicas, uint32_t n_partitions, Diags *d) {
    Grouping g = collective_grouping(op);
    return (Grid){op, g, n_replicas, n_partitions, grouping_n_ids(g, n_replicas, n_partitions), d};
}

static bool refuse_id(const Grid *s, AttrKey key, int64_t id) {
    const char *ids = grouping_ids(s->grouping);
    diag_error(s->d, op_place(s->op), CODE_BAD_ATTRIBUTE, "%s: %s names %s %" PRId64 ", the program runs on %u %s%s", op_short(s->op->kind),
               attr_info[key].text, ids, id, s->n_ids, ids, s->n_ids == 1 ? "" : "s");
    diag_note(s->d, (Loc){0}, "it runs on %u replica%s of %u partition%s", s->n_replicas, s->n_replicas == 1 ? "" : "s", s->n_partitions,
              s->n_partitions == 1 ? "" : "s");
    diag_help(s->d, "name %ss from 0 to %u, or run it on more: mhlo.num_replicas and mhlo.num_partitions of the module, --replicas", ids, s->n_ids - 1);
    return false;
}

static bool refuse_rows(const Grid *s, int64_t rows) {
    const char *ids = grouping_ids(s->grouping);
    diag_error(s->d, op_place(s->op), CODE_BAD_ATTRIBUTE, "%s: replica_groups has %" PRId64 " groups, the program runs on %u %s%s", op_short(s->op->kind), rows,
               s->n_ids, ids, s->n_ids == 1 ? "" : "s");
    diag_help(s->d, "run it on more: mhlo.num_replicas and mhlo.num_partitions of the module, --replicas");
    return false;
}

static bool refuse_missing(const Grid *s, uint32_t id) {
    const char *ids = grouping_ids(s->grouping);
    diag_error(s->d, op_place(s->op), CODE_BAD_ATTRIBUTE, "%s: replica_groups leaves out %s %u, the program runs on %u", op_short(s->op->kind), ids, id,
               s->n_ids);
    diag_help(s->d, "put every %s from 0 to %u into one group, or leave the list empty (dense<> : tensor<0x0xi64>) for one group of all", ids, s->n_ids - 1);
    return false;
}

// Device `part` of those that an id stands for: one in each partition or replica, or itself.
static uint32_t device_of(const Grid *s, uint32_t id, uint32_t part) {
    switch (s->grouping) {
    case CROSS_PARTITION: return part * s->n_partitions + id;
    case FLATTENED_IDS: return id;
    default: return id * s->n_partitions + part;
    }
}

static uint32_t parts_of(const Grid *s) { return s->grouping == FLATTENED_IDS ? 1 : s->grouping == CROSS_PARTITION ? s->n_replicas : s->n_partitions; }

static int64_t id_at(const Literal *l, int64_t at) { return elem_to_i64(l->type->dtype, literal_elem(l, at)); }

typedef struct {
    uint32_t n_groups, n_members;
    uint32_t *first, *members, *group, *position;
} Making;

static bool add_member(const Grid *s, Making *g, uint32_t device) {
    if (g->group[device] != NO_DEVICE) {
        diag_error(s->d, op_place(s->op), CODE_BAD_ATTRIBUTE, "%s: replica_groups names %s %u twice", op_short(s->op->kind), grouping_ids(s->grouping), device);
        return false;
    }
    g->group[device] = g->n_groups;
    g->position[device] = g->n_members - g->first[g->n_groups];
    g->members[g->n_members++] = device;
    return true;
}

static void end_group(Making *g) { g->first[++g->n_groups] = g->n_members; }

// The ids of one row, NULL: all. Each part of the grid has a group of its own, or all are one.
static bool add_groups(const Grid *s, Making *g, const Literal *l, int64_t row) {
    int64_t n = l ? l->type->dims[1] : s->n_ids;
    for (uint32_t part = 0; part < parts_of(s); part++) {
        for (int64_t i = 0; i < n; i++) {
            int64_t id = l ? id_at(l, row * n + i) : i;
            if (id < 0) continue; // fills up the row
            if (id >= s->n_ids) return refuse_id(s, ATTR_replica_groups, id);
            if (!add_member(s, g, device_of(s, (uint32_t)id, part))) return false;
        }
        if (s->grouping != CROSS_REPLICA_AND_PARTITION) end_group(g);
    }
    if (s->grouping == CROSS_REPLICA_AND_PARTITION) end_group(g);
    return true;
}

static bool refuse_size(const Grid *s, const char *what, uint32_t i, int64_t is, int64_t wanted, uint32_t size) {
    diag_error(s->d, op_place(s->op), CODE_SHAPE_MISMATCH, "%s: %s of result %u is %" PRId64 ", groups of %u devices make it %" PRId64, op_short(s->op->kind),
               what, i, is, size, wanted);
    diag_note(s->d, (Loc){0}, "the program runs on %u replica%s of %u partition%s", s->n_replicas, s->n_replicas == 1 ? "" : "s", s->n_partitions,
              s->n_partitions == 1 ? "" : "s");
    diag_help(s->d, "run it on as many devices as it was made for: mhlo.num_replicas and mhlo.num_partitions of the module, --replicas");
    return false;
}

// What inference could not know without the number of devices.
static bool sizes_fit(const Grid *s) {
    const Op *op = s->op;
    uint32_t size = groups_ask_alike(op->kind) ? groups_size(op, s->n_replicas, s->n_partitions) : 0;
    if (op->kind == OP_ALL_TO_ALL && op_int(op, ATTR_split_count, 0) != size) {
        diag_error(s->d, op_place(op), CODE_BAD_ATTRIBUTE, "all_to_all: split_count is %" PRId64 ", its groups have %u members",
                   op_int(op, ATTR_split_count, 0), size);
        diag_help(s->d, "each member gets one part: make split_count as large as the groups");
        return false;
    }
    bool gathers = op->kind == OP_ALL_GATHER;
    if (!gathers && op->kind != OP_REDUCE_SCATTER) return true;
    int64_t axis = op_int(op, gathers ? ATTR_all_gather_dim : ATTR_scatter_dimension, 0);
    for (uint32_t i = 0; i < op->n_results; i++) {
        int64_t in = op->operands[i]->type->dims[axis], out = op->results[i].type->dims[axis];
        if (in == DIM_UNKNOWN || out == DIM_UNKNOWN) continue;
        int64_t whole = gathers ? out : in, part = gathers ? in : out;
        if (whole % size == 0 && whole / size == part) continue;
        return refuse_size(s, gathers ? "all_gather_dim" : "scatter_dimension", i, out,
                           gathers ? (in && in > MADE_ELEMS / size ? INT64_MAX : in * size) : in / size, size);
    }
    return true;
}

static bool all_there(const Grid *s, const Making *g) {
    for (uint32_t id = 0; id < s->n_ids && groups_ask_all(s->op->kind); id++)
        if (g->group[device_of(s, id, 0)] == NO_DEVICE) return refuse_missing(s, id);
    return true;
}

bool groups_make(const Op *op, uint32_t n_replicas, uint32_t n_partitions, Arena *a, Groups *out, Diags *d) {
    Grid s = grid_of(op, n_replicas, n_partitions, d);
    const Literal *l = op_attr(op, ATTR_replica_groups)->lit;
    uint32_t n = n_replicas * n_partitions;
    int64_t rows = l->type->n_elems ? l->type->dims[0] : 1;
    if (!l->type->n_elems) l = NULL;
    if (rows > s.n_ids) return refuse_rows(&s, rows);
    Making g = {.first = arena_array(a, uint32_t, (size_t)rows *parts_of(&s) + 1), .members = arena_array(a, uint32_t, n + 1)};
    g.group = arena_array(a, uint32_t, n), g.position = arena_array(a, uint32_t, n);
    for (uint32_t i = 0; i < n; i++) g.group[i] = g.position[i] = NO_DEVICE;
    for (int64_t i = 0; i < rows; i++)
        if (!add_groups(&s, &g, l, i)) return false;
    *out = (Groups){n, g.n_groups, g.first, g.members, g.group, g.position};
    return all_there(&s, &g) && sizes_fit(&s);
}

bool sources_make(const Op *op, uint32_t n_replicas, uint32_t n_partitions, Arena *a, const uint32_t **out, Diags *d) {
    Grid s = grid_of(op, n_replicas, n_partitions, d);
    const Literal *l = op_attr(op, ATTR_source_target_pairs)->lit;
    uint32_t n = n_replicas * n_partitions, *source = arena_array(a, uint32_t, n);
    for (uint32_t i = 0; i < n; i++) source[i] = NO_DEVICE;
    for (int64_t i = 0; i + 1 < l->type->n_elems; i += 2) {
        int64_t from = id_at(l, i), to = id_at(l, i + 1);
        if (from < 0 || from >= s.n_ids) return refuse_id(&s, ATTR_source_target_pairs, from);
        if (to < 0 || to >= s.n_ids) return refuse_id(&s, ATTR_source_target_pairs, to);
        for (uint32_t part = 0; part < parts_of(&s); part++) source[device_of(&s, (uint32_t)to, part)] = device_of(&s, (uint32_t)from, part);
    }
    *out = source;
    return true;
}
