// Sums over devices of several processes (--processes): inside each process first, then across, so that each process sends what it has summed, once, and not
// what each of its devices has. Devices are dealt to processes in contiguous blocks, as the runtime does (runtime/transport.h). Of k devices in each of P
// processes
//
//   all_reduce       a reduce_scatter inside leaves each device a k-th of its process's sum; the devices that have the same part sum it across, by an
//                    all_reduce of two, or a reduce_scatter and an all_gather of more; an all_gather inside puts the parts together. A process gets
//                    2 * (P - 1) / P times the bytes of the operand, where it would get (P - 1) * k times as many.
//   reduce_scatter   one inside, over what is for the devices of the same place in each process, and one across.
//
// (Two-level all-reduce: e.g. Jia et al. 2018, "Highly Scalable Deep Learning Training System with Mixed-Precision".) The order in which sums are folded is
// part of the program, and the same wherever it runs. Small operands cross as they are: there, what counts is how often processes wait for each other.
#include "ir/builder/build.h"
#include "ir/ops/devices/groups.h"
#include "ir/ops/reduce/chunks.h"
#include "passes/pass.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    PassContext *c;
    Module *m;
    Builder b;
    Op *op;
    Groups groups;
    uint32_t n_inside, n_across; // k and P; each group has n_inside * n_across devices, one process's after the other's
} TwoLevels;

typedef enum { INSIDE, ACROSS } Level;

static uint32_t level_size(const TwoLevels *t, Level level) { return level == INSIDE ? t->n_inside : t->n_across; }

static uint32_t process_of(const TwoLevels *t, uint32_t device) {
    return (uint32_t)((((uint64_t)device + 1) * t->c->o->n_processes - 1) / t->groups.n_devices); // the last whose first device is not behind it
}

// ---- groups

// All groups alike: as many processes, as many devices in each, one process's behind the other's.
static bool find_levels(TwoLevels *t) {
    const Groups *g = &t->groups;
    uint32_t n = g->n_groups ? group_size(g, 0) : 0, n_inside = 0;
    if (!n) return false;
    while (n_inside < n && process_of(t, g->members[n_inside]) == process_of(t, g->members[0])) n_inside++;
    if (n % n_inside) return false;
    t->n_inside = n_inside, t->n_across = n / n_inside;
    for (uint32_t i = 0; i < g->n_groups; i++) {
        const uint32_t *members = g->members + g->first[i];
        if (group_size(g, i) != n) return false;
        for (uint32_t k = 0; k < n; k++) {
            uint32_t first = process_of(t, members[k / n_inside * n_inside]);
            if (process_of(t, members[k]) != first) return false;
            if (k && k % n_inside == 0 && process_of(t, members[k - 1]) >= first) return false;
        }
    }
    return t->n_across > 1 && (n_inside > 1 || t->n_across > 2);
}

static const Literal *level_groups(const TwoLevels *t, Level level) {
    const Groups *g = &t->groups;
    uint32_t size = level_size(t, level), n = t->n_inside * t->n_across;
    int64_t dims[] = {(int64_t)g->n_groups * n / size, size};
    void *data;
    Literal *l = literal_make(&t->m->arena, type_tensor(&t->m->types, DT_I64, dims, 2), &data);
    int64_t *out = data;
    for (uint32_t i = 0; i < g->n_groups; i++)
        for (uint32_t row = 0; row < n / size; row++)
            for (uint32_t k = 0; k < size; k++) *out++ = g->members[g->first[i] + (level == INSIDE ? row * t->n_inside + k : k * t->n_inside + row)];
    return l;
}

// ---- collectives

static void tell(TwoLevels *t, OpKind kind, uint64_t bytes) { vec_push(t->c->inserted, ((InsertedCollective){kind, bytes, t->op})); }

static Value *collect(TwoLevels *t, OpKind kind, Level level, Value *x, Type type, const Attr *dim) {
    int64_t channel[] = {1, 1};
    uint32_t n = 0, size = level_size(t, level);
    Attr attrs[4];
    attrs[n++] = attr_axes(&t->m->arena, ATTR_channel_handle, channel, 2);
    attrs[n++] = attr_literal(ATTR_replica_groups, level_groups(t, level));
    attrs[n++] = attr_bool(ATTR_use_global_device_ids, true);
    if (dim) attrs[n++] = *dim;
    bool sums = kind != OP_ALL_GATHER;
    Op *op = build_typed(&t->b, kind, &x, 1, attrs, n, &type, 1, sums);
    if (sums) build_region_copy(&t->b, t->op->regions[0], op->regions[0]);
    uint64_t part = type_bytes(kind == OP_REDUCE_SCATTER ? type : x->type);
    tell(t, kind, part * (size - 1) * (kind == OP_ALL_REDUCE ? 2 : 1) / (kind == OP_ALL_REDUCE ? size : 1));
    return op_result(op, 0);
}

static Type with_dim(TwoLevels *t, Type x, DType dtype, int64_t dim, int64_t size) {
    int64_t dims[MAX_RANK];
    memcpy(dims, x->dims, x->rank * sizeof *dims);
    dims[dim] = size;
    return type_tensor(&t->m->types, dtype, dims, x->rank);
}

static Value *scatter(TwoLevels *t, Level level, Value *x, DType dtype, int64_t dim) {
    Type type = with_dim(t, x->type, dtype, dim, x->type->dims[dim] / level_size(t, level));
    Attr along = attr_i64(ATTR_scatter_dimension, dim);
    return collect(t, OP_REDUCE_SCATTER, level, x, type, &along);
}

static Value *gather(TwoLevels *t, Level level, Value *x) {
    Type type = with_dim(t, x->type, x->type->dtype, 0, x->type->dims[0] * level_size(t, level));
    Attr along = attr_i64(ATTR_all_gather_dim, 0);
    return collect(t, OP_ALL_GATHER, level, x, type, &along);
}

// ---- in two levels

// Elements in a row, as many as each device can have a part of.
static Value *flattened(TwoLevels *t, Value *x, int64_t parts) {
    int64_t n = x->type->n_elems, more = (parts - n % parts) % parts, none = 0;
    x = build_reshape(&t->b, x, &n, 1);
    if (!more) return x;
    Value *zero = build_splat_i64(&t->b, type_scalar(&t->m->types, x->type->dtype), 0);
    return build_pad(&t->b, x, zero, &none, &more, &none);
}

static Value *reduced(TwoLevels *t, Value *x, Type to) {
    bool twice = t->n_across > 2;
    x = flattened(t, x, t->n_inside * (twice ? t->n_across : 1));
    if (t->n_inside > 1) x = scatter(t, INSIDE, x, to->dtype, 0);
    if (twice) {
        x = scatter(t, ACROSS, x, to->dtype, 0);
        x = gather(t, ACROSS, x);
    } else {
        x = collect(t, OP_ALL_REDUCE, ACROSS, x, with_dim(t, x->type, to->dtype, 0, x->type->dims[0]), NULL);
    }
    if (t->n_inside > 1) x = gather(t, INSIDE, x);
    x = build_slice_along(&t->b, x, 0, 0, to->n_elems);
    return build_reshape_as(&t->b, x, to);
}

// The dimension becomes three: processes, devices of a process, elements of a device.
static Value *scattered(TwoLevels *t, Value *x, Type to, uint32_t dim) {
    int64_t dims[MAX_RANK];
    uint32_t rank = x->type->rank;
    memcpy(dims, x->type->dims, dim * sizeof *dims);
    dims[dim] = t->n_across, dims[dim + 1] = t->n_inside, dims[dim + 2] = to->dims[dim];
    memcpy(dims + dim + 3, x->type->dims + dim + 1, (rank - dim - 1) * sizeof *dims);
    x = build_reshape(&t->b, x, dims, rank + 2);
    x = scatter(t, INSIDE, x, to->dtype, dim + 1);
    x = scatter(t, ACROSS, x, to->dtype, dim);
    return build_reshape_as(&t->b, x, to);
}

// ---- which

static bool is_worth(const PassContext *c, const Op *op) {
    OpKind reducer;
    uint64_t bytes = 0;
    if (!reducer_is_known(op, &reducer)) return false; // nobody says that it may be done in parts
    for (uint32_t i = 0; i < op->n_operands; i++) {
        if (op->operands[i]->type->quant || !op->operands[i]->type->n_elems) return false; // the one is refused, the other nothing
        bytes += type_bytes(op->operands[i]->type);
    }
    return bytes >= c->o->processes_bytes;
}

static bool in_two_levels(PassContext *c, Op *op) {
    Module *m = c->m;
    TwoLevels t = {.c = c, .m = m, .b = builder_before(m, op), .op = op};
    if (!is_worth(c, op)) return true;
    if (!groups_make(op, module_n_replicas(m), module_n_partitions(m), c->scratch, &t.groups, c->d)) return false;
    bool scatters = op->kind == OP_REDUCE_SCATTER;
    if (!find_levels(&t) || (scatters && (t.n_inside == 1 || op->operands[0]->type->rank + 2 > MAX_RANK))) return true;
    for (uint32_t i = 0; i < op->n_results; i++) {
        Type to = op->results[i].type;
        Value *x = scatters ? scattered(&t, op->operands[i], to, (uint32_t)op_int(op, ATTR_scatter_dimension, 0)) : reduced(&t, op->operands[i], to);
        value_replace(&op->results[i], x);
    }
    op_unlink(op);
    c->changed = true;
    return true;
}

static void find_sums(Op *op, void *context) {
    OpList *sums = context;
    if (op->kind == OP_ALL_REDUCE || op->kind == OP_REDUCE_SCATTER) vec_push(sums, op);
}

bool pass_processes(PassContext *c) {
    Func *f = module_main(c->m);
    OpList sums = {0};
    bool good = true;
    if (!f || c->o->n_processes < 2) return true;
    block_walk(f->body, find_sums, &sums);
    for (size_t i = 0; i < sums.n; i++) good &= in_two_levels(c, (Op *)sums.items[i]);
    module_resolve(c->m);
    vec_free(&sums);
    return good;
}
