// Types of ops between devices, and what their groups have to be whatever the program runs on: which ids there are is said by groups_make, with the number of
// devices. Source of the rules: the StableHLO specification, "Constraints" of these ops.
#include "ir/infer/util.h"
#include "ir/ops/devices/groups.h"
#include "ir/ops/devices/programs.h"

#include <inttypes.h>
#include <stdlib.h>

bool infer_device_id(Infer *c) {
    c->out[0] = type_scalar(&c->m->types, DT_UI32);
    return true;
}

// --- groups

static bool channel_ok(Infer *c) {
    const Attr *channel = op_attr(c->op, ATTR_channel_handle);
    if (!op_attr(c->op, ATTR_use_global_device_ids) || (channel && channel->lists[0].v[0] > 0)) return true;
    infer_fail(c, CODE_BAD_ATTRIBUTE, "use_global_device_ids asks for a channel_handle with a handle above 0");
    diag_help(c->d, "write channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, or leave use_global_device_ids out");
    return false;
}

// A list of rows of integers.
static bool ids_formed(Infer *c, AttrKey key) {
    Type t = op_attr(c->op, key)->lit->type;
    if (t->rank == 2 && t->dtype == DT_I64 && !t->quant) return true;
    return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s is %s, it has to be a tensor of rank 2 of i64", attr_info[key].text, infer_type_name(c, t));
}

static int64_t id_at(const Literal *l, int64_t at) { return elem_to_i64(DT_I64, literal_elem(l, at)); }

static bool id_ok(Infer *c, AttrKey key, int64_t id) {
    if (id >= 0 && id < MAX_DEVICES) return true;
    return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s names %" PRId64 ", ids are 0 to %d", attr_info[key].text, id, MAX_DEVICES - 1);
}

static bool id_fresh(Infer *c, AttrKey key, const char *as, int64_t id, bool *seen) {
    if (!seen[id]) return seen[id] = true;
    return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s names %" PRId64 " twice%s", attr_info[key].text, id, as);
}

// -1 fills up the rows of smaller groups, behind their ids.
static bool group_ok(Infer *c, const Literal *l, int64_t row, bool *seen) {
    int64_t n = l->type->dims[1];
    bool ended = false;
    for (int64_t i = 0; i < n; i++) {
        int64_t id = id_at(l, row * n + i);
        if (id == -1 && groups_ask_alike(c->op->kind)) {
            infer_fail(c, CODE_BAD_ATTRIBUTE, "replica_groups fills up group %" PRId64 " with -1, its groups have to be of one size", row);
            diag_help(c->d, "only sums and broadcasts have groups of several sizes");
            return false;
        }
        if (id == -1 && i) {
            ended = true;
            continue;
        }
        if (ended) return infer_fail(c, CODE_BAD_ATTRIBUTE, "group %" PRId64 " of replica_groups has an id behind a -1, which fills up the end of a row", row);
        if (!id_ok(c, ATTR_replica_groups, id) || !id_fresh(c, ATTR_replica_groups, "", id, seen)) return false;
    }
    return true;
}

static bool groups_ok(Infer *c) {
    const Literal *l = op_attr(c->op, ATTR_replica_groups)->lit;
    if (!channel_ok(c) || !ids_formed(c, ATTR_replica_groups)) return false;
    bool seen[MAX_DEVICES] = {0}, ok = true;
    for (int64_t i = 0; ok && l->type->n_elems && i < l->type->dims[0]; i++) ok = group_ok(c, l, i, seen);
    return ok;
}

// --- operands and results

static bool counts_ok(Infer *c, uint32_t n) {
    if (n && c->op->n_results == n) return true;
    return infer_fail(c, CODE_BAD_STRUCTURE, "takes at least one operand, and gives a result for each: has %" PRIu32 " and %" PRIu32, n, c->op->n_results);
}

static bool sized(Infer *c, uint32_t i, DType dtype, const int64_t *dims) { return result_set(c, i, dtype, dims, operand_type(c, i)->rank); }

static void dims_copy(Type t, int64_t *out) {
    for (uint32_t k = 0; k < t->rank; k++) out[k] = t->dims[k];
}

// Where the module may run on another number of devices than it says, a declared size tells how many there are in a group.
static int64_t members(Infer *c, uint32_t i, int64_t axis, bool gathers) {
    const Literal *l = op_attr(c->op, ATTR_replica_groups)->lit;
    int64_t said = groups_size(c->op, module_n_replicas(c->m), module_n_partitions(c->m)), in = operand_type(c, i)->dims[axis];
    int64_t step = l->type->n_elems ? l->type->dims[1] : 1;
    Type declared = result_declared(c, i);
    bool open = !l->type->n_elems || collective_grouping(c->op) == CROSS_REPLICA_AND_PARTITION;
    if (!open || !declared || declared->rank <= axis || in == DIM_UNKNOWN || declared->dims[axis] == DIM_UNKNOWN) return said;
    int64_t whole = gathers ? declared->dims[axis] : in, part = gathers ? in : declared->dims[axis];
    return part && whole && whole % part == 0 && whole / part % step == 0 && whole / part <= MAX_DEVICES ? whole / part : said;
}

static bool split(Infer *c, uint32_t i, AttrKey key, int64_t axis, int64_t parts, int64_t *dims) {
    if (dims[axis] == DIM_UNKNOWN) return true;
    if (dims[axis] % parts == 0) return dims[axis] /= parts, true;
    infer_fail(c, CODE_SHAPE_MISMATCH, "dimension %" PRId64 " of operand %" PRIu32 " is %" PRId64 ", it is split into %" PRId64 " parts by %s", axis, i,
               dims[axis], parts, attr_info[key].text);
    operand_note(c, i, NULL);
    diag_help(c->d, "pad it to a multiple of %" PRId64, parts);
    return false;
}

// A product that is too large stays too large for result_set.
static void join(int64_t *dim, int64_t parts) {
    if (*dim != DIM_UNKNOWN) *dim = *dim > MADE_ELEMS / parts ? INT64_MAX : *dim * parts;
}

bool infer_all_gather(Infer *c) {
    int64_t axis = op_int(c->op, ATTR_all_gather_dim, 0), dims[MAX_RANK];
    if (!counts_ok(c, c->op->n_operands) || !groups_ok(c)) return false;
    for (uint32_t i = 0; i < c->op->n_operands; i++) {
        if (!attr_axis_ok(c, ATTR_all_gather_dim, axis, operand_type(c, i)->rank)) return false;
        dims_copy(operand_type(c, i), dims);
        join(&dims[axis], members(c, i, axis, true));
        if (!sized(c, i, operand_type(c, i)->dtype, dims)) return false;
    }
    return true;
}

// The element type that the region works on; every operand's is promoted to it.
static bool reducer_ok(Infer *c, DType *out) {
    const Op *end = region_form(c, 0, 2, 1);
    if (!end) return false;
    Type e = c->op->regions[0]->args[0]->type;
    if (!type_is_scalar(e)) return infer_fail(c, CODE_TYPE_MISMATCH, "argument 0 of the region is %s, it must be a scalar", infer_type_name(c, e));
    if (!region_arg_is(c, 0, 1, e) || !region_returns(c, 0, end, 0, e)) return false;
    for (uint32_t i = 0; i < c->op->n_operands; i++) {
        DType from = operand_type(c, i)->dtype;
        if (dtype_promotes(from, e->dtype)) continue;
        infer_fail(c, CODE_TYPE_MISMATCH, "the region reduces elements of %s, operand %" PRIu32 " has %s", dtype_text(e->dtype), i, dtype_text(from));
        operand_note(c, i, NULL);
        return false;
    }
    *out = e->dtype;
    return true;
}

bool infer_all_reduce(Infer *c) {
    DType t;
    if (!counts_ok(c, c->op->n_operands) || !groups_ok(c) || !reducer_ok(c, &t)) return false;
    for (uint32_t i = 0; i < c->op->n_operands; i++)
        if (!sized(c, i, t, operand_type(c, i)->dims)) return false;
    return true;
}

bool infer_reduce_scatter(Infer *c) {
    int64_t axis = op_int(c->op, ATTR_scatter_dimension, 0), dims[MAX_RANK];
    DType t;
    if (!counts_ok(c, c->op->n_operands) || !groups_ok(c) || !reducer_ok(c, &t)) return false;
    for (uint32_t i = 0; i < c->op->n_operands; i++) {
        if (!attr_axis_ok(c, ATTR_scatter_dimension, axis, operand_type(c, i)->rank)) return false;
        dims_copy(operand_type(c, i), dims);
        if (!split(c, i, ATTR_replica_groups, axis, members(c, i, axis, false), dims) || !sized(c, i, t, dims)) return false;
    }
    return true;
}

bool infer_all_to_all(Infer *c) {
    int64_t from = op_int(c->op, ATTR_split_dimension, 0), to = op_int(c->op, ATTR_concat_dimension, 0), n = op_int(c->op, ATTR_split_count, 0);
    int64_t dims[MAX_RANK];
    if (!counts_ok(c, c->op->n_operands) || !groups_ok(c)) return false;
    if (n < 1 || n > MAX_DEVICES) return infer_fail(c, CODE_BAD_ATTRIBUTE, "split_count is %" PRId64 ", it must be 1 to %d", n, MAX_DEVICES);
    const Literal *l = op_attr(c->op, ATTR_replica_groups)->lit;
    if (l->type->n_elems && l->type->dims[1] != n)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "split_count is %" PRId64 ", the groups have %" PRId64 " members, of which each gets one part", n,
                          l->type->dims[1]);
    for (uint32_t i = 0; i < c->op->n_operands; i++) {
        uint32_t rank = operand_type(c, i)->rank;
        if (!attr_axis_ok(c, ATTR_split_dimension, from, rank) || !attr_axis_ok(c, ATTR_concat_dimension, to, rank)) return false;
        dims_copy(operand_type(c, i), dims);
        if (!split(c, i, ATTR_split_count, from, n, dims)) return false;
        join(&dims[to], n);
        if (!sized(c, i, operand_type(c, i)->dtype, dims)) return false;
    }
    return true;
}

bool infer_collective_permute(Infer *c) {
    const AttrKey key = ATTR_source_target_pairs;
    const Literal *l = op_attr(c->op, key)->lit;
    if (!ids_formed(c, key)) return false;
    if (l->type->dims[1] != 2) return infer_fail(c, CODE_BAD_ATTRIBUTE, "source_target_pairs is %s, its rows are pairs", infer_type_name(c, l->type));
    bool seen[2][MAX_DEVICES] = {0};
    for (int64_t i = 0; i < l->type->n_elems; i++) {
        int64_t id = id_at(l, i);
        if (!id_ok(c, key, id) || !id_fresh(c, key, i % 2 ? " as a target" : " as a source", id, seen[i % 2])) return false;
    }
    c->out[0] = operand_type(c, 0);
    return true;
}

bool infer_collective_broadcast(Infer *c) {
    bool rooted = op_attr(c->op, ATTR_has_dynamic_root) != NULL;
    uint32_t n = c->op->n_operands - (rooted && c->op->n_operands);
    if (!counts_ok(c, n) || !groups_ok(c)) return false;
    for (uint32_t i = 0; i < n; i++) c->out[i] = operand_type(c, i);
    if (!rooted) return true;
    Type t = operand_type(c, n);
    if (t->rank == 1 && dim_agrees(t->dims[0], n) && dtype_is_int(t->dtype)) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "the root is %s, it has to be a tensor of %" PRIu32 " integer%s, one for each operand", infer_type_name(c, t), n,
               n == 1 ? "" : "s");
    operand_note(c, n, NULL);
    return false;
}

// --- tpu.exchange

static bool rows_ok(Infer *c, uint32_t *out_n_members) {
    const Literal *l = op_attr(c->op, ATTR_members)->lit;
    int64_t n = module_n_devices(c->m);
    if (!ids_formed(c, ATTR_members)) return false;
    int64_t rows = l->type->dims[0], width = l->type->dims[1];
    if (rows != n) return infer_fail(c, CODE_BAD_ATTRIBUTE, "tpu.members has %" PRId64 " rows, the program runs on %" PRId64 " devices", rows, n);
    if (width < 1 || width > MAX_DEVICES)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "tpu.members has %" PRId64 " members a row, there are 1 to %d", width, MAX_DEVICES);
    for (int64_t i = 0; i < l->type->n_elems; i++) {
        int64_t id = id_at(l, i);
        if (id < -1 || id >= n) return infer_fail(c, CODE_BAD_ATTRIBUTE, "tpu.members names device %" PRId64 " of %" PRId64, id, n);
    }
    *out_n_members = (uint32_t)width;
    return true;
}

static bool inside_another(const Op *op) {
    for (const Block *b = op->block; b && b->parent; b = b->parent->block)
        if (b->parent->kind == OP_EXCHANGE) return true;
    return false;
}

// Each device that reads knows its own piece.
static bool pieces_are_known(const Literal *members, int64_t n) {
    int64_t width = members->type->dims[1];
    for (int64_t d = 0; d < members->type->dims[0]; d++) {
        bool reads = false, known = false;
        for (int64_t i = 0; i < width; i++) {
            int64_t id = id_at(members, d * width + i);
            reads |= id >= 0;
            known |= id == d && i < n;
        }
        if (reads && !known) return false;
    }
    return true;
}

static bool slices_ok(Infer *c) {
    Axes slices = op_axes(c->op, ATTR_slices);
    if (!op_attr(c->op, ATTR_slices)) return true;
    if (slices.n != c->op->n_operands) return infer_fail(c, CODE_BAD_ATTRIBUTE, "tpu.slices has %" PRIu32 " numbers, one an operand is asked for", slices.n);
    for (uint32_t i = 0; i < slices.n; i++) {
        int64_t n = slices.v[i], elems = operand_type(c, i)->n_elems;
        if (n == 1) continue;
        if (n < 1 || n > MAX_DEVICES || elems % n || !pieces_are_known(op_attr(c->op, ATTR_members)->lit, n))
            return infer_fail(c, CODE_BAD_ATTRIBUTE, "tpu.slices cuts operand %" PRIu32 " into %" PRId64 " pieces, one for each member of a row", i, n);
    }
    return true;
}

bool infer_exchange(Infer *c) {
    if (inside_another(c->op)) return infer_fail(c, CODE_BAD_STRUCTURE, "stands in another one, in which no device meets others");
    uint32_t n = c->op->n_operands, width = 1;
    if (!n) return infer_fail(c, CODE_BAD_STRUCTURE, "takes at least one operand");
    if (!rows_ok(c, &width) || !slices_ok(c)) return false;
    if (n > UINT32_MAX / width) return infer_fail(c, CODE_TOO_LARGE, "%" PRIu32 " operands of %" PRIu32 " members each are too many", n, width);
    const Op *end = region_form(c, 0, n * width, c->op->n_results);
    if (!end) return false;
    for (uint32_t i = 0; i < n * width; i++)
        if (!region_arg_is(c, 0, i, operand_type(c, i / width))) return false;
    for (uint32_t i = 0; i < c->op->n_results; i++) c->out[i] = end->operands[i]->type;
    return true;
}

// --- interpreter.run_parallel

// A function that is not there is told by whoever runs it: passes take out what nobody calls.
bool infer_run_parallel(Infer *c) {
    Programs p;
    const char *wrong = programs_read(c->op, &p);
    if (wrong) return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s", wrong);
    const Func *f = module_find_func(c->m, module_str(c->m, p.name));
    if (!f) return infer_declared(c);
    uint32_t n = p.n_replicas * p.n_partitions;
    if (c->op->n_operands != (uint64_t)n * f->body->n_args || c->op->n_results != (uint64_t)n * f->n_results)
        return infer_fail(c, CODE_BAD_STRUCTURE,
                          "@%s takes %" PRIu32 " values and gives %" PRIu32 " on each of %" PRIu32 " devices, here are %" PRIu32 " and %" PRIu32, p.name,
                          f->body->n_args, f->n_results, n, c->op->n_operands, c->op->n_results);
    for (uint32_t i = 0; i < c->op->n_operands; i++) {
        Type want = f->body->args[i % f->body->n_args]->type;
        if (type_agrees(operand_type(c, i), want)) continue;
        infer_fail(c, CODE_TYPE_MISMATCH, "argument %" PRIu32 " of @%s is %s, operand %" PRIu32 " is %s", i % f->body->n_args, p.name, infer_type_name(c, want),
                   i, infer_type_name(c, operand_type(c, i)));
        return false;
    }
    for (uint32_t i = 0; i < c->op->n_results; i++) c->out[i] = f->result_types[i % f->n_results];
    return true;
}
