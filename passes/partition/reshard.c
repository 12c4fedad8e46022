// Brings a value from one split to another with the fewest bytes that simple steps take: what can be cut further without any axis being given up is cut first,
// axes that move from one dimension to another are moved by all_to_all, others that are given up are gathered one dimension at a time, and what could not be
// cut or moved before is then. All devices take part in every step, so they all have it in the same place of the program.
#include "passes/partition/partition.h"

#include <string.h>

typedef struct {
    Partition *p;
    Builder *b; // NULL: nothing is built
    Value *v;
    Type whole;
    DimAxes now[MAX_RANK];
    double bytes;
} Change;

static void tell(Partition *p, OpKind kind, double bytes) { vec_push(p->c->inserted, ((InsertedCollective){kind, (uint64_t)bytes, p->op})); }

static double part_bytes(const Change *x) { return (double)type_bytes(split_part(x->p, x->whole, x->now)); }

// ---- groups

// The devices along `axes` from the first-th on, in their order, one group for each place along all others.
static const Literal *groups_along(Partition *p, const DimAxes *axes, uint32_t first, bool flattened) {
    const Mesh *mesh = p->mesh;
    uint32_t n_replicas = flattened ? module_n_replicas(p->m) : 1, set = axes_set(axes, first);
    int64_t dims[2] = {0, 1};
    for (uint32_t i = first; i < axes->n; i++) dims[1] *= mesh->axes[axes->axis[i]].size;
    dims[0] = mesh->n_devices / dims[1] * n_replicas;
    void *data;
    Literal *l = literal_make(&p->m->arena, type_tensor(&p->m->types, DT_I64, dims, 2), &data);
    int64_t *out = data, group = 0, *group_of = arena_array(p->a, int64_t, mesh->n_devices);
    for (uint32_t at = 0; at < mesh->n_devices; at++) { // groups are numbered by their first positions
        uint32_t place = 0, origin = 0;
        for (uint32_t i = first; i < axes->n; i++) place = place * mesh->axes[axes->axis[i]].size + mesh_coordinate(mesh, axes->axis[i], at);
        for (uint32_t a = 0; a < mesh->n_axes; a++) origin = origin * mesh->axes[a].size + (set >> a & 1 ? 0 : mesh_coordinate(mesh, a, at));
        if (origin == at) group_of[at] = group++;
        for (uint32_t r = 0; r < n_replicas; r++)
            out[(group_of[origin] + (int64_t)r * (dims[0] / n_replicas)) * dims[1] + place] = (int64_t)r * mesh->n_devices + mesh->device[at];
    }
    return l;
}

static uint32_t group_attrs(Partition *p, const DimAxes *axes, uint32_t first, bool flattened, Attr out[3]) {
    int64_t channel[] = {1, 1};
    out[0] = attr_axes(&p->m->arena, ATTR_channel_handle, channel, 2);
    out[1] = attr_literal(ATTR_replica_groups, groups_along(p, axes, first, flattened));
    out[2] = attr_bool(ATTR_use_global_device_ids, true);
    return flattened ? 3 : 2;
}

// ---- cutting

Value *part_offset(Partition *p, Builder *b, const DimAxes *axes, uint32_t first, int64_t size) {
    int64_t n = p->mesh->n_devices, *table = arena_array(&p->m->arena, int64_t, (size_t)n);
    for (int64_t d = 0; d < n; d++) {
        int64_t part = 0;
        for (uint32_t i = first; i < axes->n; i++) part = part * p->mesh->axes[axes->axis[i]].size + mesh_coordinate(p->mesh, axes->axis[i], p->position[d]);
        table[d] = part * size;
    }
    Value *id = op_result(build_op(b, OP_PARTITION_ID, NULL, 0, NULL, 0), 0);
    id = build_convert(b, id, DT_I64);
    Value *all = build_integers(b, table, &n, 1);
    return build_dynamic_index(b, all, 0, id);
}

// Dimensions that only lack axes which cut nothing else now.
static void cut_free(Change *x, const DimAxes *to) {
    uint32_t rank = x->whole->rank, from[MAX_RANK];
    bool any = false;
    for (uint32_t d = 0; d < rank; d++) {
        DimAxes *now = &x->now[d];
        from[d] = now->n;
        bool clear = axes_begin(now, &to[d]) && !(axes_set(&to[d], now->n) & split_axes(x->now, rank));
        if (clear && now->n < to[d].n) {
            *now = to[d];
            any = true;
        }
    }
    if (!any || !x->b) return;
    Type part = split_part(x->p, x->whole, x->now);
    Value *starts[MAX_RANK], *zero = NULL;
    for (uint32_t d = 0; d < rank; d++) {
        if (from[d] < x->now[d].n) {
            starts[d] = part_offset(x->p, x->b, &x->now[d], from[d], part->dims[d]);
            continue;
        }
        if (!zero) zero = build_splat_i64(x->b, type_scalar(&x->p->m->types, DT_I64), 0);
        starts[d] = zero;
    }
    x->v = build_dynamic_slice(x->b, x->v, starts, part->dims);
}

// ---- moving

// The axes of dimension d behind what it is to keep are those that dimension e lacks first.
static bool moves(const DimAxes *from, const DimAxes *from_to, const DimAxes *to, const DimAxes *to_to) {
    uint32_t kept = axes_common(from, from_to), n = from->n - kept;
    if (!n || !axes_begin(to, to_to) || to_to->n < to->n + n) return false;
    return !memcmp(from->axis + kept, to_to->axis + to->n, n);
}

static void move_axes(Change *x, const DimAxes *to, uint32_t d, uint32_t e) {
    Partition *p = x->p;
    DimAxes before = x->now[d];
    uint32_t kept = axes_common(&before, &to[d]), n = before.n - kept;
    int64_t parts = 1;
    for (uint32_t i = kept; i < before.n; i++) parts *= p->mesh->axes[before.axis[i]].size;
    double bytes = part_bytes(x) * (double)(parts - 1) / (double)parts;
    x->bytes += bytes;
    memcpy(x->now[e].axis + x->now[e].n, before.axis + kept, n);
    x->now[e].n = (uint8_t)(x->now[e].n + n), x->now[d].n = (uint8_t)kept;
    if (!x->b) return;
    tell(p, OP_ALL_TO_ALL, bytes);
    Attr attrs[6];
    uint32_t n_attrs = group_attrs(p, &before, kept, false, attrs);
    attrs[n_attrs++] = attr_i64(ATTR_split_dimension, e);
    attrs[n_attrs++] = attr_i64(ATTR_concat_dimension, d);
    attrs[n_attrs++] = attr_i64(ATTR_split_count, parts);
    Type type = split_part(p, x->whole, x->now);
    x->v = op_result(build_typed(x->b, OP_ALL_TO_ALL, &x->v, 1, attrs, n_attrs, &type, 1, 0), 0);
}

static void move_all(Change *x, const DimAxes *to) {
    for (uint32_t d = 0; d < x->whole->rank; d++)
        for (uint32_t e = 0; e < x->whole->rank; e++)
            if (d != e && moves(&x->now[d], &to[d], &x->now[e], &to[e])) move_axes(x, to, d, e);
}

// ---- gathering

static void gather_dim(Change *x, const DimAxes *to, uint32_t d) {
    DimAxes before = x->now[d];
    uint32_t kept = axes_common(&before, &to[d]);
    if (kept == before.n) return;
    double bytes = part_bytes(x);
    x->now[d].n = (uint8_t)kept;
    bytes = part_bytes(x) - bytes;
    x->bytes += bytes;
    if (!x->b) return;
    tell(x->p, OP_ALL_GATHER, bytes);
    Attr attrs[4];
    uint32_t n = group_attrs(x->p, &before, kept, true, attrs);
    attrs[n++] = attr_i64(ATTR_all_gather_dim, d);
    Type type = split_part(x->p, x->whole, x->now);
    x->v = op_result(build_typed(x->b, OP_ALL_GATHER, &x->v, 1, attrs, n, &type, 1, 0), 0);
}

// The next dimension that has axes to give up: rather one whose axes no other dimension is to get, since that makes room. False: there is none.
static bool next_gather(const Change *x, const DimAxes *to, uint32_t *out) {
    uint32_t rank = x->whole->rank, wanted = split_axes(to, rank);
    bool found = false;
    for (uint32_t d = 0; d < rank; d++) {
        const DimAxes *now = &x->now[d];
        uint32_t kept = axes_common(now, &to[d]);
        if (kept == now->n) continue;
        bool free = !(axes_set(now, kept) & wanted);
        if (!found || free) *out = d;
        found = true;
        if (free) break;
    }
    return found;
}

Value *split_change(Partition *p, Builder *b, Value *v, Type whole, const DimAxes *from, const DimAxes *to, double *bytes) {
    Change x = {.p = p, .b = b, .v = v, .whole = whole};
    if (!type_is_tensor(whole) || !p->mesh) return v;
    memcpy(x.now, from, whole->rank * sizeof *from);
    for (uint32_t d;;) {
        cut_free(&x, to);
        move_all(&x, to);
        if (!next_gather(&x, to, &d)) break;
        gather_dim(&x, to, d);
    }
    cut_free(&x, to);
    *bytes += x.bytes;
    return x.v;
}

// ---- sums of parts

double parts_sum_bytes(Type part, uint32_t n_parts, bool scattered) {
    return (double)type_bytes(part) * (n_parts - 1) / n_parts * (scattered ? 1 : 2); // the pieces of others are summed, and the sums are told
}

Value *parts_reduce(Partition *p, Builder *b, Value *v, const DimAxes *over, int64_t dim, const Block *reducer) {
    Attr attrs[4];
    uint32_t n = group_attrs(p, over, 0, true, attrs);
    Type type = v->type;
    if (dim >= 0) {
        int64_t dims[MAX_RANK];
        memcpy(dims, type->dims, type->rank * sizeof *dims);
        dims[dim] /= dim_parts(p->mesh, over, ALL_AXES);
        type = type_tensor(&p->m->types, type->dtype, dims, type->rank);
        attrs[n++] = attr_i64(ATTR_scatter_dimension, dim);
    }
    uint32_t parts = dim_parts(p->mesh, over, ALL_AXES);
    tell(p, dim >= 0 ? OP_REDUCE_SCATTER : OP_ALL_REDUCE, parts_sum_bytes(v->type, parts, dim >= 0));
    Op *op = build_typed(b, dim >= 0 ? OP_REDUCE_SCATTER : OP_ALL_REDUCE, &v, 1, attrs, n, &type, 1, 1);
    if (reducer) build_region_copy(b, reducer, op->regions[0]);
    else build_reducer(b, op->regions[0], OP_ADD, type->dtype);
    return op_result(op, 0);
}
