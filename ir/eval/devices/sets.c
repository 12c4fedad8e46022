// Who meets at an op between devices: see world.h.
#include "ir/eval/devices/world.h"

static uint32_t root_of(uint32_t *parent, uint32_t i) {
    while (parent[i] != i) i = parent[i] = parent[parent[i]];
    return i;
}

// Union-find (Galler & Fischer 1964), with path halving.
void sets_connect(const uint32_t *reads, uint32_t n_devices, uint32_t width, Arena *a, Sets *out) {
    uint32_t *parent = arena_array(a, uint32_t, n_devices), *set = arena_array(a, uint32_t, n_devices), *place = arena_array(a, uint32_t, n_devices),
             *size = arena_array(a, uint32_t, n_devices);
    bool *alone = arena_array(a, bool, n_devices);
    for (uint32_t i = 0; i < n_devices; i++) parent[i] = i, alone[i] = true;
    for (uint32_t i = 0; i < n_devices; i++)
        for (uint32_t k = 0; k < width; k++) {
            uint32_t from = reads[(size_t)i * width + k];
            if (from == NO_DEVICE) continue;
            parent[root_of(parent, i)] = root_of(parent, from);
            alone[i] = alone[from] = false;
        }
    for (uint32_t i = 0; i < n_devices; i++) size[i] = 0;
    for (uint32_t i = 0; i < n_devices; i++) {
        set[i] = place[i] = NO_DEVICE;
        if (alone[i]) continue;
        set[i] = root_of(parent, i);
        place[i] = size[set[i]]++;
    }
    *out = (Sets){.set = set, .place = place, .size = size};
}

static bool groups_sets(Eval *e, const Op *op, Arena *a, Sets *out) {
    Groups g;
    if (!groups_make(op, e->n_replicas, e->n_partitions, a, &g, e->d)) return false;
    uint32_t *size = arena_array(a, uint32_t, g.n_groups);
    for (uint32_t i = 0; i < g.n_groups; i++) size[i] = group_size(&g, i);
    *out = (Sets){g.group, g.position, size, g, NULL};
    return true;
}

static bool rows_fit(Eval *e, const Op *op, const Literal *rows) {
    uint32_t n = e->n_replicas * e->n_partitions;
    if (rows->type->dims[0] == n) return true;
    diag_error(e->d, op_place(op), CODE_BAD_ATTRIBUTE, "exchange: tpu.members has rows for %lld devices, it runs on %u", (long long)rows->type->dims[0], n);
    diag_help(e->d, "run it on as many devices as the module says");
    return false;
}

static bool exchange_sets(Eval *e, const Op *op, Arena *a, Sets *out) {
    const Literal *rows = op_attr(op, ATTR_members)->lit;
    uint32_t *reads = arena_array(a, uint32_t, (size_t)rows->type->n_elems), width = (uint32_t)rows->type->dims[1];
    if (!rows_fit(e, op, rows)) return false;
    for (int64_t i = 0; i < rows->type->n_elems; i++) {
        int64_t id = elem_to_i64(DT_I64, literal_elem(rows, i));
        reads[i] = id < 0 ? (uint32_t)(i / width) : (uint32_t)id;
    }
    sets_connect(reads, e->n_replicas * e->n_partitions, width, a, out);
    return true;
}

bool sets_make(Eval *e, const Op *op, Arena *a, Sets *out) {
    if (op->kind == OP_EXCHANGE) return exchange_sets(e, op, a, out);
    if (op->kind != OP_COLLECTIVE_PERMUTE) return groups_sets(e, op, a, out);
    const uint32_t *sources;
    if (!sources_make(op, e->n_replicas, e->n_partitions, a, &sources, e->d)) return false;
    sets_connect(sources, e->n_replicas * e->n_partitions, 1, a, out);
    out->sources = sources;
    return true;
}
