// Work that is assigned to a partition (tpu.partition = k on an op) is done there and nowhere else; values travel between partitions as they are needed.
//
//   Where a value is: on every partition, or on one. An op that is assigned runs on its partition; one that is not, where the largest of its operands is that
//   are on one partition alone, or everywhere if all are everywhere. Constants and arguments are everywhere, and results have to be.
//   Transfers: what another partition needs is sent to it (collective_permute), what all need is sent to all (collective_broadcast).
//   Work: neighbouring ops of one partition are a branch of a case on partition_id, in which the others have zeros that nobody reads. Ops are put in an order
//   that keeps those of a partition together as long as nothing they need is missing.
//
// Partitions run the same steps, so work of different ones that does not need each other runs side by side: a branch that is not taken costs next to nothing.
#include "passes/rewrite.h"

#include "ir/ops/devices/groups.h"
#include "ir/ops/devices/parts.h"

#include <inttypes.h>
#include <stdlib.h>

enum { EVERYWHERE = -1, CONSTANTS = 1 };

typedef struct {
    PassContext *c;
    Module *m;
    Block *body;
    int32_t n_partitions;
    VEC(Op *) ops;    // of the body, as it was; Op.id is the number
    int32_t *home;    // of each op
    uint32_t *branch; // of each op: of which case it is part, 0 for none yet
    ValueMap now;     // what stands for a result of an op that has become part of a case
    ValueMap *there;  // of each partition, and behind them of all: where a value has been sent
} Placing;

static bool is_of_body(const Placing *p, const Value *v) { return v->def && v->def->block == p->body; }
static int32_t home_of(const Placing *p, const Value *v) { return is_of_body(p, v) ? p->home[v->def->id] : EVERYWHERE; }

// ---- where work is done

typedef struct {
    const Op *found;
} Search;

static void find_assigned(Op *op, void *context) {
    Search *s = context;
    if (!s->found && op_attr(op, ATTR_partition)) s->found = op;
}

static bool refuse_inner(Placing *p, const Op *op) {
    Search s = {0};
    for (uint32_t r = 0; r < op->n_regions; r++) block_walk(op->regions[r], find_assigned, &s);
    if (!s.found) return true;
    diag_error(p->c->d, op_place(s.found), CODE_BAD_ATTRIBUTE, "%s: tpu.partition inside of %s, all of which runs on one partition or on every one",
               op_short(s.found->kind), op_short(op->kind));
    diag_help(p->c->d, "give tpu.partition to the %s, or to ops outside of it", op_short(op->kind));
    return false;
}

static bool tells_partitions_apart(const Op *op) {
    return op->kind == OP_PARTITION_ID || (op_is_collective(op->kind) && collective_grouping(op) != CROSS_REPLICA);
}

static void find_apart(Op *op, void *context) {
    Search *s = context;
    if (!s->found && tells_partitions_apart(op)) s->found = op;
}

// The program is of what a replica computes: every partition has the same values.
static bool refuse_apart(PassContext *c, Func *f) {
    Search s = {0};
    block_walk(f->body, find_apart, &s);
    if (!s.found) return true;
    diag_error(c->d, op_place(s.found), CODE_BAD_ATTRIBUTE, "%s: tells partitions apart, which work that tpu.partition assigns does not know",
               op_short(s.found->kind));
    diag_help(c->d, "let replicas meet there (no channel_handle); what partitions need of each other is sent by itself");
    return false;
}

// What is sent, or is zeros elsewhere, is plain.
static bool refuse_quantized(Placing *p, const Op *op, int32_t home) {
    for (uint32_t i = 0; home != EVERYWHERE && i < op->n_results; i++) {
        if (!type_has_quant(op->results[i].type)) continue;
        diag_error(p->c->d, op_place(op), CODE_UNSUPPORTED_TYPE, "%s: its result of type %s is quantized, and made on one partition alone", op_short(op->kind),
                   type_name(&p->c->d->arena, op->results[i].type));
        diag_help(p->c->d, "assign work on plain tensors; a bitcast_convert gives the stored integers");
        return false;
    }
    return true;
}

static bool read_assigned(Placing *p, Op *op, int32_t *out) {
    const Attr *a = op_attr(op, ATTR_partition);
    if (!a) return true;
    Diags *d = p->c->d;
    if (a->i < 0 || a->i >= p->n_partitions) {
        diag_error(d, op_place(op), CODE_BAD_ATTRIBUTE, "%s: tpu.partition is %" PRId64 ", the program runs on %" PRId32 " partition%s", op_short(op->kind),
                   a->i, p->n_partitions, p->n_partitions == 1 ? "" : "s");
        diag_help(d, "mhlo.num_partitions of the module says how many there are");
        return false;
    }
    *out = (int32_t)a->i;
    op_remove_attr(op, ATTR_partition);
    return true;
}

// Where the most of what it reads is that is not everywhere.
static int32_t home_of_operands(const Placing *p, Op *op) {
    int32_t home = EVERYWHERE;
    uint64_t most = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        uint64_t bytes = 1 + type_bytes(op->operands[i]->type);
        if (home_of(p, op->operands[i]) == EVERYWHERE || bytes <= most) continue;
        most = bytes;
        home = home_of(p, op->operands[i]);
    }
    return home;
}

static bool find_homes(Placing *p) {
    bool ok = true;
    uint32_t n = 0;
    for (Op *op = p->body->first; op; op = op->next) {
        vec_push(&p->ops, op);
        op->id = n++;
    }
    p->home = arena_array(p->c->scratch, int32_t, n);
    for (size_t i = 0; i < p->ops.n; i++) {
        Op *op = p->ops.items[i];
        p->home[i] = op_has(op->kind, END) || op->kind == OP_CONSTANT ? EVERYWHERE : home_of_operands(p, op);
        ok = refuse_inner(p, op) && read_assigned(p, op, &p->home[i]) && refuse_quantized(p, op, p->home[i]) && ok;
    }
    return ok;
}

// ---- transfers

static Attr channel(Placing *p) {
    const int64_t v[] = {1, 1};
    const Axes list = {v, 2};
    return attr_lists(&p->m->arena, ATTR_channel_handle, &list, 1);
}

static Attr ids(Placing *p, AttrKey key, const int64_t *v, int64_t rows, int64_t columns) {
    const int64_t dims[] = {rows, columns};
    void *data;
    const Literal *l = literal_make(&p->m->arena, type_tensor(&p->m->types, DT_I64, dims, 2), &data);
    for (int64_t i = 0; i < rows * columns; i++) ((int64_t *)data)[i] = v[i];
    return attr_literal(key, l);
}

static Value *send_to_one(Placing *p, Builder *b, Value *v, int32_t from, int32_t to) {
    const int64_t pair[] = {from, to};
    Attr attrs[] = {channel(p), ids(p, ATTR_source_target_pairs, pair, 1, 2)};
    return op_result(build_op(b, OP_COLLECTIVE_PERMUTE, &v, 1, attrs, COUNT(attrs)), 0);
}

static Value *send_to_all(Placing *p, Builder *b, Value *v, int32_t from) {
    int64_t *all = arena_array(p->c->scratch, int64_t, (size_t)p->n_partitions);
    for (int32_t i = 0; i < p->n_partitions; i++) all[i] = i ? (i <= from ? i - 1 : i) : from; // the sender is the first
    Attr attrs[] = {channel(p), ids(p, ATTR_replica_groups, all, 1, p->n_partitions)};
    return op_result(build_op(b, OP_COLLECTIVE_BROADCAST, &v, 1, attrs, COUNT(attrs)), 0);
}

// v where `to` is, sent there once.
static Value *value_at(Placing *p, Builder *b, Value *v, int32_t to) {
    int32_t from = home_of(p, v);
    Value *now = value_map_get(&p->now, v);
    if (!now) now = v;
    if (from == EVERYWHERE || from == to) return now;
    ValueMap *there = &p->there[to == EVERYWHERE ? p->n_partitions : to];
    Value *have = value_map_get(there, v);
    if (have) return have;
    b->loc = v->def->loc;
    have = to == EVERYWHERE ? send_to_all(p, b, now, from) : send_to_one(p, b, now, from, to);
    value_map_set(there, v, have);
    return have;
}

// ---- what ops read, in their regions as well

typedef void ReadFn(Placing *p, Value **v, void *context);

typedef struct {
    Placing *p;
    ReadFn *read;
    void *context;
} Reads;

static void read_operands(Op *op, void *context) {
    Reads *r = context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (is_of_body(r->p, op->operands[i])) r->read(r->p, &op->operands[i], r->context);
}

static void for_each_read(Placing *p, Op *op, ReadFn *read, void *context) {
    Reads r = {p, read, context};
    read_operands(op, &r);
    for (uint32_t i = 0; i < op->n_regions; i++) block_walk(op->regions[i], read_operands, &r);
}

// ---- branches

typedef struct {
    Builder *b;
    ValueMap map; // of the region
    int32_t home;
    uint32_t number;
    VEC(Op *) ops;
    VEC(Value *) left; // results that others read
} Branch;

static void bring_in(Placing *p, Value **v, void *context) {
    Branch *s = context;
    if (p->branch[(*v)->def->id] == s->number || value_map_get(&s->map, *v)) return;
    value_map_set(&s->map, *v, value_at(p, s->b, *v, s->home));
}

static void note_left(Placing *p, Value **v, void *context) {
    Branch *s = context;
    if (p->branch[(*v)->def->id] != s->number) return;
    for (size_t i = 0; i < s->left.n; i++)
        if (s->left.items[i] == *v) return;
    vec_push(&s->left, *v);
}

static void fill_with_zeros(Placing *p, const Branch *s, Block *region) {
    Builder b = builder_in(s->b, region);
    Value **zeros = arena_array(p->c->scratch, Value *, s->left.n);
    for (size_t i = 0; i < s->left.n; i++) zeros[i] = build_splat_i64(&b, s->left.items[i]->type, 0);
    build_return(&b, zeros, s->left.n);
}

static void make_case(Placing *p, Branch *s) {
    Builder *b = s->b;
    b->loc = s->ops.items[0]->loc;
    Value *partition = op_result(build_op(b, OP_PARTITION_ID, NULL, 0, NULL, 0), 0);
    partition = build_convert(b, partition, DT_I32);
    Type *types = arena_array(p->c->scratch, Type, s->left.n);
    for (size_t i = 0; i < s->left.n; i++) types[i] = s->left.items[i]->type;
    Op *choice = build_typed(b, OP_CASE, &partition, 1, NULL, 0, types, s->left.n, (size_t)p->n_partitions);
    for (int32_t k = 0; k < p->n_partitions; k++)
        if (k != s->home) fill_with_zeros(p, s, choice->regions[k]);
    Block *region = choice->regions[s->home];
    Value **made = arena_array(p->c->scratch, Value *, s->left.n);
    for (size_t i = 0; i < s->ops.n; i++) block_append(region, op_clone(p->m, s->ops.items[i], &s->map));
    for (size_t i = 0; i < s->left.n; i++) {
        made[i] = value_map_get(&s->map, s->left.items[i]);
        value_map_set(&p->now, s->left.items[i], &choice->results[i]);
    }
    Builder end = builder_in(b, region);
    build_return(&end, made, s->left.n);
}

static void add_branch(Placing *p, Branch *s) {
    for (size_t i = 0; i < s->ops.n; i++) for_each_read(p, s->ops.items[i], bring_in, s);
    for (size_t i = 0; i < p->ops.n; i++)
        if (p->branch[i] != s->number) for_each_read(p, p->ops.items[i], note_left, s);
    make_case(p, s);
    value_map_free(&s->map);
    vec_free(&s->ops);
    vec_free(&s->left);
}

// ---- order

static void note_missing(Placing *p, Value **v, void *context) { *(bool *)context |= !p->branch[(*v)->def->id]; }

static void bring_everywhere(Placing *p, Value **v, void *context) { *v = value_at(p, context, *v, EVERYWHERE); }

static bool is_ready(Placing *p, Op *op) {
    bool missing = false;
    for_each_read(p, op, note_missing, &missing);
    return !missing;
}

// From the first op that is left, all of its home that need nothing else.
static void add_next(Placing *p, size_t first, uint32_t number) {
    Builder b = {.m = p->m, .block = p->body};
    Branch s = {.b = &b, .home = p->home[first], .number = number};
    bool effect_left = false; // an op with an effect waits: those behind it do
    for (size_t i = first; i < p->ops.n; i++) {
        Op *op = p->ops.items[i];
        if (p->branch[i] || (op_has(op->kind, END) && i != first)) continue;
        bool effect = !op_is_pure(op);
        if (p->home[i] != s.home || !is_ready(p, op) || (effect && effect_left)) {
            effect_left |= effect;
            continue;
        }
        p->branch[i] = number;
        vec_push(&s.ops, op);
    }
    if (s.home != EVERYWHERE) {
        add_branch(p, &s);
        return;
    }
    for (size_t i = 0; i < s.ops.n; i++) {
        for_each_read(p, s.ops.items[i], bring_everywhere, &b);
        block_append(p->body, s.ops.items[i]);
    }
    vec_free(&s.ops);
}

static void place_ops(Placing *p) {
    uint32_t number = CONSTANTS;
    p->there = arena_array(p->c->scratch, ValueMap, (size_t)p->n_partitions + 1);
    p->branch = arena_array(p->c->scratch, uint32_t, p->ops.n);
    p->body->first = p->body->last = NULL;
    for (size_t i = 0; i < p->ops.n; i++) { // no branch has to wait for a constant
        if (p->ops.items[i]->kind != OP_CONSTANT || p->home[i] != EVERYWHERE) continue;
        p->branch[i] = CONSTANTS;
        block_append(p->body, p->ops.items[i]);
    }
    for (size_t i = 0; i + 1 < p->ops.n; i++)
        if (!p->branch[i]) add_next(p, i, ++number);
    add_next(p, p->ops.n - 1, ++number); // what ends the body
    for (int32_t k = 0; k <= p->n_partitions; k++) value_map_free(&p->there[k]);
    value_map_free(&p->now);
}

bool pass_devices(PassContext *c) {
    Func *f = module_main(c->m);
    if (!f || !func_is_assigned(f)) return true;
    if (func_is_whole(f)) {
        diag_error(c->d, f->loc.at, CODE_BAD_ATTRIBUTE, "@%s: tpu.partition in a program over a mesh, whose arrays are cut", str_text(f->name));
        diag_help(c->d, "take the shardings away, or tpu.partition");
        return false;
    }
    Placing p = {.c = c, .m = c->m, .body = f->body, .n_partitions = (int32_t)module_n_partitions(c->m)};
    bool ok = refuse_apart(c, f) && find_homes(&p);
    if (ok && p.n_partitions > 1) {
        place_ops(&p);
        func_set_whole(c->m, f);
    }
    vec_free(&p.ops);
    c->changed = true;
    return ok;
}
