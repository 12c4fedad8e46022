// Collectives (spec: all_reduce, all_gather, reduce_scatter, all_to_all, collective_permute, collective_broadcast) as one op, tpu.exchange: the devices of
// a group meet, each computes its result from the operands of all of them, in the order of the group, and they meet again. What a device has to know of its
// place in the group (its position, how many there are, whether anybody sends to it) are tables, read at the number of the device.
//
// Sums and the like are folded from the first member of a group to the last, each step rounded as the region says, so that every device of the group has the
// same bits, wherever the devices run and however the work is shared among them: they share it (tpu.shared) where all compute the same.
#include "passes/expand/expansion.h"

#include "ir/ops/devices/groups.h"

#include <string.h>

enum { MAX_MEMBERS = 1024 };

typedef struct {
    Expand *x;
    Op *op;
    uint32_t n_devices, n_positions; // positions of the largest group
    const int64_t *members;          // of each device those whose operands it reads, one a position; -1 where there is none
    const int64_t *position, *size;  // of each device: in its group, and how large that is; -1 and 0 in none
    Builder b;                       // where results are computed: in the exchange, or, where nobody has another device's operands, before the op
    Builder outside;                 // before it
    Op *exchange;                    // NULL there
    Value *device;                   // its number as tensor<i64>; NULL: not asked for yet
    Value **args;                    // of operand 0 of each member, of operand 1, ..
} Collective;

static Value *argument(const Collective *c, uint32_t operand, uint32_t member) { return c->args[operand * c->n_positions + member]; }

// ---- tables

static Value *device_number(Collective *c) {
    Builder *b = &c->outside;
    if (c->device) return c->device;
    Value *replica = op_result(build_op(b, OP_REPLICA_ID, NULL, 0, NULL, 0), 0);
    Value *partition = op_result(build_op(b, OP_PARTITION_ID, NULL, 0, NULL, 0), 0);
    replica = build_convert(b, replica, DT_I64);
    partition = build_convert(b, partition, DT_I64);
    Value *n = build_splat_i64(b, partition->type, module_n_partitions(c->x->m));
    Value *first = build_binary(b, OP_MULTIPLY, replica, n);
    return c->device = build_binary(b, OP_ADD, first, partition);
}

// What the table says of this device, as tensor<i64>; known before the devices meet.
static Value *of_device(Collective *c, const int64_t *table) {
    Builder *b = &c->outside;
    int64_t n = c->n_devices, same = 1;
    while (same < n && table[same] == table[0]) same++;
    if (same == n) return build_splat_i64(b, type_scalar(&c->x->m->types, DT_I64), table[0]);
    Value *device = device_number(c), *all = build_integers(b, table, &n, 1);
    return build_dynamic_index(b, all, 0, device);
}

// x where the table is not negative, zeros elsewhere.
static Value *zero_without(Collective *c, Value *x, const int64_t *table) {
    uint32_t without = 0;
    for (uint32_t d = 0; d < c->n_devices; d++) without += table[d] < 0;
    if (!without) return x;
    Value *v = of_device(c, table), *zero = build_splat_i64(&c->b, v->type, 0);
    Value *has = build_compare(&c->b, v, zero, "GE"), *zeros = build_splat_i64(&c->b, x->type, 0);
    return build_select(&c->b, has, x, zeros);
}

// ---- the exchange

static bool reads_others(const Collective *c) {
    for (uint32_t d = 0; d < c->n_devices; d++)
        for (uint32_t i = 0; i < c->n_positions; i++) {
            int64_t member = c->members[(size_t)d * c->n_positions + i];
            if (member >= 0 && member != d) return true;
        }
    return false;
}

static void begin(Collective *c) {
    Expand *x = c->x;
    Op *op = c->op;
    size_t n = c->n_positions, n_args = op->n_operands * n;
    c->args = arena_array(x->c->scratch, Value *, n_args);
    c->b = c->outside = x->b;
    if (!reads_others(c)) {
        for (size_t i = 0; i < n_args; i++) c->args[i] = op->operands[i / n];
        return;
    }
    int64_t dims[] = {c->n_devices, c->n_positions};
    const Literal *members = literal_wrap(&x->m->arena, type_tensor(&x->m->types, DT_I64, dims, 2), c->members, false);
    Attr attr = attr_literal(ATTR_members, members);
    Type *types = arena_array(x->c->scratch, Type, op->n_results);
    for (uint32_t i = 0; i < op->n_results; i++) types[i] = op->results[i].type;
    c->exchange = build_typed(&x->b, OP_EXCHANGE, op->operands, op->n_operands, &attr, 1, types, op->n_results, 1);
    op_set_attr(x->m, c->exchange, attr_str(ATTR_collective, module_str(x->m, op_short(op->kind))));
    Block *region = c->exchange->regions[0];
    c->outside = builder_before(x->m, c->exchange);
    c->b = builder_in(&x->b, region);
    for (size_t i = 0; i < n_args; i++) c->args[i] = block_add_arg(x->m, region, op->operands[i / n]->type, NULL);
}

static void end(Collective *c, Value *const *results, bool shared) {
    if (!c->exchange) {
        for (uint32_t i = 0; i < c->op->n_results; i++) value_replace(&c->op->results[i], results[i]);
        return;
    }
    build_return(&c->b, results, c->op->n_results);
    if (shared) op_set_attr(c->x->m, c->exchange, attr_bool(ATTR_shared, true));
    for (uint32_t i = 0; i < c->op->n_results; i++) value_replace(&c->op->results[i], &c->exchange->results[i]);
}

// ---- reductions

// The region of the op on whole tensors: a map, which is expanded in its turn.
static Value *reduced(Collective *c, Value *x, Value *y) {
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) dims[i] = i;
    Attr attr = attr_axes(&c->x->m->arena, ATTR_dimensions, dims, x->type->rank);
    Value *operands[] = {x, y};
    Op *map = build_typed(&c->b, OP_MAP_REGION, operands, 2, &attr, 1, &x->type, 1, 1);
    build_region_copy(&c->b, c->op->regions[0], map->regions[0]);
    return op_result(map, 0);
}

static bool fewer_members(const Collective *c, uint32_t member) {
    bool fewer = false;
    for (uint32_t d = 0; d < c->n_devices; d++) fewer |= c->size[d] <= member;
    return fewer;
}

typedef Value *PartFn(Collective *c, Value *x);

static Value *all_of(Collective *c, Value *x) {
    (void)c;
    return x;
}

// From the first member to the last, of what `part` takes of each; groups may be of different sizes.
static Value *fold(Collective *c, uint32_t operand, PartFn *part) {
    DType t = c->op->results[operand].type->dtype;
    Value *sum = build_convert(&c->b, part(c, argument(c, operand, 0)), t);
    for (uint32_t i = 1; i < c->n_positions; i++) {
        Value *next = build_convert(&c->b, part(c, argument(c, operand, i)), t);
        next = reduced(c, sum, next);
        if (fewer_members(c, i)) {
            Value *n = of_device(c, c->size), *at = build_splat_i64(&c->b, n->type, i);
            Value *has = build_compare(&c->b, n, at, "GT");
            next = build_select(&c->b, has, next, sum);
        }
        sum = next;
    }
    return sum;
}

// Regions of reducers and comparators run element by element, where nobody waits; a map's are written for whole tensors. Nobody waits in an exchange either,
// which is what a collective around has become.
static bool stands_in_element(Expand *x, const Op *op) {
    const Op *around = op->block->parent;
    bool waits = op_is_collective(op->kind);
    while (around && !(waits && around->kind == OP_EXCHANGE) && (op_has(around->kind, CONTROL) || around->kind == OP_MAP_REGION))
        around = around->block->parent;
    if (!around) return false;
    const char *name = op_attr(around, ATTR_collective) ? str_text(op_str(around, ATTR_collective)) : op_short(around->kind);
    diag_error(x->c->d, op_place(op), CODE_UNSUPPORTED_OP, "%s: in the region of %s, which is computed element by element", op_short(op->kind), name);
    diag_help(x->c->d, "take it out of the region");
    return true;
}

// The tables of replica_groups, in the module's arena: the members are an attribute.
static bool prepare(Expand *x, Op *op, Collective *c) {
    Module *m = x->m;
    Groups g;
    if (stands_in_element(x, op)) return false;
    if (!groups_make(op, module_n_replicas(m), module_n_partitions(m), x->c->scratch, &g, x->c->d)) return false;
    *c = (Collective){.x = x, .op = op, .n_devices = g.n_devices};
    for (uint32_t i = 0; i < g.n_groups; i++)
        if (group_size(&g, i) > c->n_positions) c->n_positions = group_size(&g, i);
    if (expand_too_large(x, op, "members of a group", c->n_positions, MAX_MEMBERS)) return false;
    int64_t *members = arena_array(&m->arena, int64_t, (size_t)g.n_devices * c->n_positions);
    int64_t *position = arena_array(&m->arena, int64_t, g.n_devices), *size = arena_array(&m->arena, int64_t, g.n_devices);
    for (uint32_t d = 0; d < g.n_devices; d++) {
        bool in_group = g.group[d] != NO_DEVICE;
        position[d] = in_group ? (int64_t)g.position[d] : -1;
        size[d] = in_group ? group_size(&g, g.group[d]) : 0;
        for (uint32_t i = 0; i < c->n_positions; i++) members[(size_t)d * c->n_positions + i] = i < size[d] ? (int64_t)g.members[g.first[g.group[d]] + i] : -1;
    }
    c->members = members, c->position = position, c->size = size;
    return true;
}

typedef struct {
    const Block *region;
    bool found;
} Apart;

static void find_apart(Op *op, void *context) {
    Apart *a = context;
    a->found |= op_has(op->kind, DEVICES);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        const Block *b = v->def ? v->def->block : v->block;
        while (b && b != a->region) b = b->parent ? b->parent->block : NULL;
        a->found |= !b && !value_constant(v);
    }
}

// Does the region compute the same on every device? It may read what is around it.
static bool region_is_alike(const Op *op) {
    Apart a = {.region = op->regions[0]};
    block_walk(op->regions[0], find_apart, &a);
    return !a.found;
}

// Exact.
bool expand_all_reduce(Expand *x, Op *op) {
    Collective c;
    if (!prepare(x, op, &c)) return false;
    begin(&c);
    Value **results = arena_array(x->c->scratch, Value *, op->n_results);
    for (uint32_t i = 0; i < op->n_results; i++) results[i] = fold(&c, i, all_of);
    end(&c, results, region_is_alike(op));
    return true;
}

// Exact. The first member of a group has the result, the others have zeros.
bool expand_collective_reduce(Expand *x, Op *op) {
    Collective c;
    if (!prepare(x, op, &c)) return false;
    int64_t *first = arena_array(x->c->scratch, int64_t, c.n_devices); // -1: not the first
    for (uint32_t d = 0; d < c.n_devices; d++) first[d] = c.position[d] == 0 ? 0 : -1;
    begin(&c);
    Value **results = arena_array(x->c->scratch, Value *, op->n_results);
    for (uint32_t i = 0; i < op->n_results; i++) results[i] = zero_without(&c, fold(&c, i, all_of), first);
    end(&c, results, false);
    return true;
}

// ---- parts

// As many elements along `dim` as `size`, those that belong to this device's position.
static Value *part_at(Collective *c, Value *x, uint32_t dim, int64_t size) {
    int64_t sizes[MAX_RANK];
    Value *starts[MAX_RANK];
    Value *zero = build_splat_i64(&c->b, type_scalar(&c->x->m->types, DT_I64), 0);
    for (uint32_t i = 0; i < x->type->rank; i++) sizes[i] = x->type->dims[i], starts[i] = zero;
    Value *position = of_device(c, c->position), *each = build_splat_i64(&c->outside, position->type, size);
    starts[dim] = build_binary(&c->outside, OP_MULTIPLY, position, each);
    sizes[dim] = size;
    return build_dynamic_slice(&c->b, x, starts, sizes);
}

static Value *scattered(Collective *c, Value *x) {
    uint32_t dim = (uint32_t)op_int(c->op, ATTR_scatter_dimension, 0);
    return part_at(c, x, dim, c->op->results[0].type->dims[dim]);
}

// Of each operand a device reads but its piece, where that lies together.
static void read_pieces(Collective *c, uint32_t dim, int64_t n) {
    bool any = false;
    if (!c->exchange || n < 2) return;
    int64_t *slices = arena_array(c->x->c->scratch, int64_t, c->op->n_operands);
    for (uint32_t i = 0; i < c->op->n_operands; i++) {
        int64_t around = 1;
        for (uint32_t d = 0; d < dim; d++) around *= c->op->operands[i]->type->dims[d];
        slices[i] = around == 1 ? n : 1;
        any |= around == 1;
    }
    if (!any) return;
    op_set_attr(c->x->m, c->exchange, attr_axes(&c->x->m->arena, ATTR_slices, slices, c->op->n_operands));
}

// Exact.
bool expand_reduce_scatter(Expand *x, Op *op) {
    Collective c;
    if (!prepare(x, op, &c)) return false;
    begin(&c);
    Value *result = fold(&c, 0, scattered);
    read_pieces(&c, (uint32_t)op_int(op, ATTR_scatter_dimension, 0), c.n_positions);
    end(&c, &result, false);
    return true;
}

// Exact, as all that follow are.
bool expand_all_gather(Expand *x, Op *op) {
    Collective c;
    if (!prepare(x, op, &c)) return false;
    begin(&c);
    Value **results = arena_array(x->c->scratch, Value *, op->n_results);
    for (uint32_t i = 0; i < op->n_results; i++)
        results[i] = build_concatenate(&c.b, &c.args[i * c.n_positions], c.n_positions, (uint32_t)op_int(op, ATTR_all_gather_dim, 0));
    end(&c, results, false);
    return true;
}

bool expand_all_to_all(Expand *x, Op *op) {
    Collective c;
    if (!prepare(x, op, &c)) return false;
    uint32_t split = (uint32_t)op_int(op, ATTR_split_dimension, 0), concat = (uint32_t)op_int(op, ATTR_concat_dimension, 0);
    begin(&c);
    Value **results = arena_array(x->c->scratch, Value *, op->n_results), **parts = arena_array(x->c->scratch, Value *, c.n_positions);
    for (uint32_t i = 0; i < op->n_results; i++) {
        int64_t size = op->operands[i]->type->dims[split] / op_int(op, ATTR_split_count, 1);
        for (uint32_t k = 0; k < c.n_positions; k++) parts[k] = part_at(&c, argument(&c, i, k), split, size);
        results[i] = build_concatenate(&c.b, parts, c.n_positions, concat);
    }
    read_pieces(&c, split, c.n_positions);
    end(&c, results, false);
    return true;
}

// Zeros where nobody sends.
bool expand_collective_permute(Expand *x, Op *op) {
    const uint32_t *source;
    Module *m = x->m;
    if (stands_in_element(x, op)) return false;
    if (!sources_make(op, module_n_replicas(m), module_n_partitions(m), x->c->scratch, &source, x->c->d)) return false;
    Collective c = {.x = x, .op = op, .n_devices = module_n_devices(m), .n_positions = 1};
    int64_t *members = arena_array(&m->arena, int64_t, c.n_devices);
    for (uint32_t d = 0; d < c.n_devices; d++) members[d] = source[d] == NO_DEVICE ? -1 : (int64_t)source[d];
    c.members = members;
    begin(&c);
    Value *result = zero_without(&c, argument(&c, 0, 0), members);
    end(&c, &result, false);
    return true;
}

// What the first member of the group has, or the one whose position is the last operand; zeros in no group.
bool expand_collective_broadcast(Expand *x, Op *op) {
    Collective c;
    if (!prepare(x, op, &c)) return false;
    bool chosen = op_attr(op, ATTR_has_dynamic_root) != NULL;
    if (!chosen) { // nobody else is read
        int64_t *first = arena_array(&x->m->arena, int64_t, c.n_devices);
        for (uint32_t d = 0; d < c.n_devices; d++) first[d] = c.members[(size_t)d * c.n_positions];
        c.members = first, c.n_positions = 1;
    }
    begin(&c);
    Value **results = arena_array(x->c->scratch, Value *, op->n_results);
    for (uint32_t i = 0; i < op->n_results; i++) {
        Value *result = argument(&c, i, 0);
        for (uint32_t k = 1; k < c.n_positions; k++) {
            Value *root = build_slice_along(&c.b, op->operands[op->n_operands - 1], 0, i, i + 1);
            root = build_reshape(&c.b, root, NULL, 0);
            Value *at = build_splat_i64(&c.b, root->type, k);
            root = build_compare(&c.b, root, at, "EQ");
            result = build_select(&c.b, root, argument(&c, i, k), result);
        }
        results[i] = zero_without(&c, result, c.position);
    }
    end(&c, results, false);
    return true;
}

// The number is in memory, unless there is but one.
bool expand_replica_id(Expand *x, Op *op) {
    if (module_n_replicas(x->m) > 1) return (void)stands_in_element(x, op), false;
    value_replace(&op->results[0], build_splat_i64(&x->b, op->results[0].type, 0));
    return true;
}

bool expand_partition_id(Expand *x, Op *op) {
    if (module_n_partitions(x->m) > 1) return (void)stands_in_element(x, op), false;
    value_replace(&op->results[0], build_splat_i64(&x->b, op->results[0].type, 0));
    return true;
}
