// Ops between devices: each device of a set makes its own results from what all of them have brought (world.h).
#include "ir/eval/devices/world.h"
#include "ir/ops/devices/programs.h"

#include <stdlib.h>
#include <string.h>

static bool id_make(Eval *e, const Op *op, uint32_t id, Tensor *out) {
    void *data;
    if (!tensor_make(e, op, op->results[0].type, true, out, &data)) return false;
    elem_from_i64(DT_UI32, data, id);
    return true;
}

bool eval_replica_id(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return (void)ins, id_make(e, op, e->device / e->n_partitions, out); }
bool eval_partition_id(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return (void)ins, id_make(e, op, e->device % e->n_partitions, out); }

typedef struct {
    Eval *e;
    const Op *op;
    const Sets *sets;
    const Meeting *met; // NULL: the device meets nobody
    Tensor *out;
} Collective;

static uint32_t place_of(const Collective *c) { return c->sets->place[c->e->device]; }
static const Tensor *brought(const Collective *c, uint32_t place, uint32_t i) { return &c->met->ins[(size_t)place * c->met->n_ins + i]; }

static bool zeros(const Collective *c, uint32_t i) {
    Type t = c->op->results[i].type;
    void *data;
    if (!tensor_make(c->e, c->op, t, true, &c->out[i], &data)) return false;
    elem_from_i64(t->dtype, data, 0);
    return true;
}

static bool all_zeros(const Collective *c) {
    for (uint32_t i = 0; i < c->op->n_results; i++)
        if (!zeros(c, i)) return false;
    return true;
}

static bool given(const Collective *c, uint32_t i, uint32_t place) {
    c->out[i] = tensor_share(brought(c, place, i), c->op->results[i].type);
    return true;
}

static bool result_room(const Collective *c, uint32_t i, uint32_t n_steps, void **out_data) {
    Type t = c->op->results[i].type;
    return eval_charge(c->e, c->op, (uint64_t)t->n_elems * n_steps) && tensor_make(c->e, c->op, t, false, &c->out[i], out_data);
}

// --- parts of operands side by side

typedef struct {
    uint32_t axis;
    int64_t first, n; // of an operand: the part that is taken, along that dimension
} Part;

// Puts a part to where `at` begins along dimension `to` of a result.
static void part_copy(const Tensor *from, Part part, Type type, void *data, uint32_t to, int64_t at) {
    Type in = from->lit.type;
    Copy c = {in->rank, {0}, {0}, {0}};
    memcpy(c.dims, in->dims, in->rank * sizeof *c.dims);
    c.dims[part.axis] = part.n;
    type_byte_strides(type, c.dst);
    literal_byte_strides(&from->lit, c.src);
    copy_run(c, dtype_bytes(type->dtype), (char *)data + at * c.dst[to], (const char *)from->lit.data + part.first * c.src[part.axis]);
}

static bool gather(const Collective *c, uint32_t i) {
    uint32_t axis = (uint32_t)op_int(c->op, ATTR_all_gather_dim, 0);
    int64_t n = brought(c, 0, i)->lit.type->dims[axis];
    void *data;
    if (!result_room(c, i, 1, &data)) return false;
    for (uint32_t p = 0; p < c->met->n; p++) part_copy(brought(c, p, i), (Part){axis, 0, n}, c->op->results[i].type, data, axis, p * n);
    return true;
}

static bool to_all(const Collective *c, uint32_t i) {
    uint32_t from = (uint32_t)op_int(c->op, ATTR_split_dimension, 0), to = (uint32_t)op_int(c->op, ATTR_concat_dimension, 0);
    const int64_t *dims = brought(c, 0, i)->lit.type->dims;
    int64_t n = dims[from] / c->met->n, wide = from == to ? n : dims[to];
    void *data;
    if (!result_room(c, i, 1, &data)) return false;
    for (uint32_t p = 0; p < c->met->n; p++) part_copy(brought(c, p, i), (Part){from, place_of(c) * n, n}, c->op->results[i].type, data, to, p * wide);
    return true;
}

// --- reductions: from the first member on, without an initial value

static bool fold(const Collective *c, Region *r, uint32_t i, int64_t from) {
    Type in = brought(c, 0, i)->lit.type, type = c->op->results[i].type;
    int64_t strides[MAX_RANK];
    Index at = {type->rank, type->dims, {0}};
    char *data;
    if (!result_room(c, i, c->met->n, (void **)&data)) return false;
    type_strides(in, strides);
    for (int64_t k = 0; k < type->n_elems; k++, index_next(&at)) {
        int64_t source = from + index_dot(&at, strides);
        Wide sum = tensor_element(brought(c, 0, i), source);
        for (uint32_t p = 1; p < c->met->n; p++) {
            r->slots.items[0] = sum, r->slots.items[1] = tensor_element(brought(c, p, i), source);
            if (!region_apply(c->e, r, &sum)) return false;
        }
        wide_store(type->dtype, data + (size_t)k * dtype_bytes(type->dtype), sum);
    }
    return true;
}

// Of reduce_scatter: where the device's part of the operand begins.
static int64_t part_begin(const Collective *c, uint32_t i) {
    int64_t strides[MAX_RANK];
    Type in = brought(c, 0, i)->lit.type;
    uint32_t axis = (uint32_t)op_int(c->op, ATTR_scatter_dimension, 0);
    if (c->op->kind != OP_REDUCE_SCATTER) return 0;
    type_strides(in, strides);
    return place_of(c) * (in->dims[axis] / c->met->n) * strides[axis];
}

static bool reduce(const Collective *c) {
    Region r;
    bool ok = region_make(c->e, c->op, c->op->regions[0], &r);
    for (uint32_t i = 0; i < c->op->n_results && ok; i++) ok = fold(c, &r, i, part_begin(c, i));
    region_free(&r);
    return ok;
}

// --- one member's operands

static bool root_of(const Collective *c, uint32_t i, uint32_t *out) {
    int64_t root = op_attr(c->op, ATTR_has_dynamic_root) ? tensor_element(brought(c, place_of(c), c->op->n_results), i).i : 0;
    *out = (uint32_t)root;
    if (root >= 0 && root < c->met->n) return true;
    diag_error(c->e->d, op_place(c->op), CODE_BAD_ATTRIBUTE, "collective_broadcast: the root of operand %u is %lld, its group has %u members", i,
               (long long)root, c->met->n);
    diag_help(c->e->d, "a root is a position in the group, from 0");
    return false;
}

static bool broadcast(const Collective *c, uint32_t i) {
    uint32_t root;
    return root_of(c, i, &root) && given(c, i, root);
}

static bool permute(const Collective *c, uint32_t i) {
    uint32_t source = c->sets->sources[c->e->device];
    return source == NO_DEVICE ? zeros(c, i) : given(c, i, c->sets->place[source]);
}

static bool results(const Collective *c) {
    bool (*each)(const Collective *, uint32_t) = NULL;
    switch (c->op->kind) {
    case OP_ALL_GATHER: each = gather; break;
    case OP_ALL_TO_ALL: each = to_all; break;
    case OP_COLLECTIVE_BROADCAST: each = broadcast; break;
    case OP_COLLECTIVE_PERMUTE: each = permute; break;
    case OP_COLLECTIVE_REDUCE: return place_of(c) ? all_zeros(c) : reduce(c);
    default: return reduce(c);
    }
    for (uint32_t i = 0; i < c->op->n_results; i++)
        if (!each(c, i)) return false;
    return true;
}

// Where sizes were left open, devices may be given operands of several.
static bool alike(Eval *e, const Op *op, const Sets *s, const Meeting *m) {
    uint32_t mine = s->place[e->device];
    for (uint32_t p = 0; p < m->n; p++)
        for (uint32_t i = 0; i < m->n_ins; i++) {
            Type a = m->ins[(size_t)mine * m->n_ins + i].lit.type, b = m->ins[(size_t)p * m->n_ins + i].lit.type;
            if (a == b) continue;
            diag_error(e->d, op_place(op), CODE_SHAPE_MISMATCH, "%s: operand %u is %s on one device and %s on another", op_short(op->kind), i,
                       type_name(&e->d->arena, a), type_name(&e->d->arena, b));
            diag_help(e->d, "give all devices arguments of the same sizes");
            return false;
        }
    return true;
}

bool eval_collective(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Arena scratch = {0};
    Sets s;
    Meeting *met = NULL;
    bool ok = sets_make(e, op, &scratch, &s), alone = ok && s.set[e->device] == NO_DEVICE;
    if (ok && !alone) ok = (met = world_meet(e, op, &s, ins)) != NULL && alike(e, op, &s, met);
    Collective c = {e, op, &s, met, out};
    if (ok) ok = alone ? all_zeros(&c) : results(&c);
    if (met) meeting_leave(e, met);
    arena_free(&scratch);
    return ok;
}

// --- tpu.exchange

static uint32_t member_place(Eval *e, const Op *op, const Sets *s, uint32_t p, uint32_t width) {
    int64_t id = elem_to_i64(DT_I64, literal_elem(op_attr(op, ATTR_members)->lit, (int64_t)e->device * width + p));
    return s->place[id < 0 ? e->device : (uint32_t)id];
}

static bool exchange_run(Eval *e, const Op *op, const Sets *s, const Meeting *m, Tensor *out) {
    uint32_t width = (uint32_t)op_attr(op, ATTR_members)->lit->type->dims[1];
    Tensor *args = xcalloc(size_mul(op->n_operands, width) + 1, sizeof *args);
    for (uint32_t i = 0; i < op->n_operands; i++)
        for (uint32_t p = 0; p < width; p++) args[i * width + p] = m->ins[(size_t)member_place(e, op, s, p, width) * m->n_ins + i];
    bool ok = eval_region_run(e, op->regions[0], args, out);
    free(args);
    return ok;
}

bool eval_exchange(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Arena scratch = {0};
    Sets s;
    Meeting *met = sets_make(e, op, &scratch, &s) ? world_meet(e, op, &s, ins) : NULL;
    bool ok = met && alike(e, op, &s, met) && exchange_run(e, op, &s, met, out);
    if (met) meeting_leave(e, met);
    arena_free(&scratch);
    return ok;
}

// --- interpreter.run_parallel

bool eval_run_parallel(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Programs p;
    const char *wrong = programs_read(op, &p);
    const Func *f = wrong ? NULL : module_find_func(e->m, module_str(e->m, p.name));
    if (f) return world_run(e, f, p.n_replicas, p.n_partitions, ins, out);
    diag_error(e->d, op_place(op), CODE_BAD_STRUCTURE, "run_parallel: there is no function @%s", p.name);
    return false;
}
