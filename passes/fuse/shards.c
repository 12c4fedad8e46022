// New values of variables that replicas share are made in shards: each replica computes a share of the elements, once for all of them, and `assign` may have
// them stored where the variable lies. What is elementwise between an all_reduce and the new value (an optimizer's step, with what it keeps) becomes part of
// the exchange that the all_reduce is, whose tasks the replicas share; so nobody stores the sum. It reads what all replicas have alike (shapes/alike.c):
// variables, constants, learning rates; whoever computes an element computes the same bits.
//
// Elementwise ops that lead to new values are put together as far as they read each other (a part), in stages: what needs a part's values by another way (LAMB:
// norms of them) is a stage later. So no part waits for what waits for it. A part goes into the last exchange that it reads, which is moved to where all else
// is known, if nobody needs its results before. What others need becomes results of the exchange, which every replica has, as before.
#include "passes/rewrite.h"
#include "passes/shapes/alike.h"

#include "ir/ops/variables.h"

#include <stdlib.h>
#include <string.h>

typedef VEC(Op *) Ops;

typedef struct {
    PassContext *c;
    Module *m;
    Func *f;
    Alike alike;
    Uses uses; // of the body as it was; results of an exchange that was rebuilt keep their uses
    // By Op.id; what exchanges become gets ids behind those of all others.
    bool *wanted;       // elementwise, and leads to a new value
    uint32_t *stage;    // of ops of the body
    uint32_t *parent;   // of wanted ops: union-find
    uint32_t *first;    // of an exchange that was rebuilt, what it has become, and ops that have moved into it: its first id; else NOT_MOVED
    Op **now;           // by that id: what the exchange has become
    uint32_t *position; // in the body as it is
    uint32_t n_ids;
} Shards;

enum { NOT_MOVED = UINT32_MAX };

static uint32_t part_of(const Shards *s, uint32_t i) {
    while (s->parent[i] != i) i = s->parent[i] = s->parent[s->parent[i]];
    return i;
}

static bool in_body(const Shards *s, const Value *v) { return v->def && v->def->block == s->f->body; }

static void number(Shards *s) {
    uint32_t n = 0;
    for (const Op *op = s->f->body->first; op; op = op->next) s->position[op->id] = n++;
}

// ---- which ops

static bool may_move(const Shards *s, const Value *v) {
    return in_body(s, v) && op_has(v->def->kind, MAP) && !v->def->n_regions && v->def->n_results == 1 && !alike_cause(&s->alike, v);
}

static void want(Shards *s, Ops *work, const Value *v) {
    if (!may_move(s, v) || s->wanted[v->def->id]) return;
    s->wanted[v->def->id] = true;
    vec_push(work, v->def);
}

static bool find_wanted(Shards *s) {
    Ops work = {0};
    const Op *end = block_end(s->f->body);
    for (uint32_t i = 0; i < s->f->n_results; i++) {
        int64_t variable = result_variable(s->f, i);
        const Value *v = end->operands[i];
        while (v->def && v->def->kind == OP_RESHAPE) v = v->def->operands[0];
        if (variable != NO_VARIABLE && variable_is_shared(s->m, variable)) want(s, &work, v);
    }
    for (size_t n = 0; n < work.n; n++) {
        Op *op = work.items[n];
        for (uint32_t i = 0; i < op->n_operands; i++)
            if (type_same_shape(op->operands[i]->type, op->results[0].type)) want(s, &work, op->operands[i]);
    }
    bool any = work.n > 0;
    vec_free(&work);
    return any;
}

// ---- parts

// Does the wanted op belong to the part of what makes the operand, if both are of one stage?
static bool joins(const Shards *s, const Op *op, const Value *v) {
    return s->wanted[op->id] && in_body(s, v) && s->wanted[v->def->id] && type_same_shape(v->type, op->results[0].type);
}

typedef struct {
    const Shards *s;
    const Op *reader; // of the body
    uint32_t stage;
} Reads;

static void look_at(Op *op, void *context) {
    Reads *r = context;
    const Shards *s = r->s;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        if (!in_body(s, v)) continue;
        uint32_t stage = s->stage[v->def->id] + (s->wanted[v->def->id] && !joins(s, r->reader, v));
        if (stage > r->stage) r->stage = stage;
    }
}

static void find_parts(Shards *s) {
    for (Op *op = s->f->body->first; op; op = op->next) {
        Reads r = {s, op, 0};
        look_at(op, &r);
        for (uint32_t k = 0; k < op->n_regions; k++) block_walk(op->regions[k], look_at, &r);
        s->stage[op->id] = r.stage;
        s->parent[op->id] = op->id;
        for (uint32_t i = 0; i < op->n_operands; i++)
            if (joins(s, op, op->operands[i]) && s->stage[op->operands[i]->def->id] == r.stage)
                s->parent[part_of(s, op->operands[i]->def->id)] = part_of(s, op->id);
    }
}

// ---- where a part goes

static bool in_part(const Shards *s, const Value *v, uint32_t part) { return in_body(s, v) && s->wanted[v->def->id] && part_of(s, v->def->id) == part; }
static bool is_repeated(const Value *v) { return v->def && v->def->kind == OP_BROADCAST_IN_DIM; }

static bool takes_parts(const Shards *s, const Value *v) {
    return in_body(s, v) && v->def->kind == OP_EXCHANGE && op_int(v->def, ATTR_shared, 0) && alike_members(v->def);
}

// A part, and the exchange that it goes into: the last one that it reads.
typedef struct {
    const Ops *ops;
    uint32_t part;
    Op *x;  // NULL: there is none
    Op *at; // what it reads is known behind this one: x, or what stands behind it
} Place;

static void see_leaf(const Shards *s, Place *p, Value *v) {
    if (is_repeated(v)) v = value_resolved(v->def->operands[0]);
    if (in_part(s, v, p->part) || !in_body(s, v) || value_constant(v)) return;
    uint32_t position = s->position[v->def->id];
    if (takes_parts(s, v) && (!p->x || s->position[p->x->id] < position)) p->x = v->def;
    if (!p->at || s->position[p->at->id] < position) p->at = v->def;
}

static Place find_place(const Shards *s, const Ops *ops) {
    Place p = {.ops = ops, .part = part_of(s, ops->items[0]->id)};
    for (size_t n = 0; n < ops->n; n++)
        for (uint32_t i = 0; i < ops->items[n]->n_operands; i++) see_leaf(s, &p, value_resolved(ops->items[n]->operands[i]));
    return p;
}

static uint32_t first_id(const Shards *s, const Op *op) { return s->first[op->id] == NOT_MOVED ? op->id : s->first[op->id]; }

// What the op has become, or is in: an op of the body.
static const Op *in_body_now(const Shards *s, const Op *op) {
    while (s->first[op->id] == NOT_MOVED && op->block != s->f->body) op = op->block->parent;
    const Op *now = s->now[first_id(s, op)];
    return now ? now : op;
}

// Do others than the part and what moved to where it goes use the value? `out_first`: the position of the first of them.
static bool used_beside(const Shards *s, const Place *p, const Value *v, uint32_t *out_first) {
    UseList users = uses_of(&s->uses, v);
    *out_first = UINT32_MAX;
    for (uint32_t i = 0; i < users.n; i++) {
        const Op *op = users.v[i].op;
        bool is_here = s->wanted[op->id] && (s->first[op->id] == NOT_MOVED ? part_of(s, op->id) == p->part : s->first[op->id] == first_id(s, p->x));
        uint32_t at = is_here ? UINT32_MAX : s->position[in_body_now(s, op)->id];
        if (at < *out_first) *out_first = at;
    }
    return *out_first != UINT32_MAX;
}

// Nobody needs what the exchange gives before all is known that the part reads.
static bool is_in_time(const Shards *s, const Place *p) {
    uint32_t first, at = s->position[p->at->id];
    for (uint32_t i = 0; i < p->x->n_results; i++)
        if (used_beside(s, p, &p->x->results[i], &first) && first <= at) return false;
    for (size_t n = 0; n < p->ops->n; n++)
        if (used_beside(s, p, &p->ops->items[n]->results[0], &first) && first <= at) return false;
    return true;
}

// ---- moving it there

typedef struct {
    Shards *s;
    Place place;
    Op *made;
    Block *region; // of `made`
    ValueMap map;
    VEC(Value *) given; // of x and of the part: what others need
} Move;

static Value *put(Move *m, const Op *op) {
    Op *made = op_clone(m->s->m, op, &m->map);
    block_append(m->region, made);
    return &made->results[0];
}

static void bring_known(Move *m, Value *v) {
    Value *now = value_resolved(v), *made = value_map_get(&m->map, now);
    if (value_map_get(&m->map, v)) return;
    if (!made && value_constant(now)) made = put(m, now->def);
    value_map_set(&m->map, v, made ? made : now);
}

// What stands in the region for what an op of the part reads.
static void bring(Move *m, Value *v) {
    const Value *now = value_resolved(v);
    if (!is_repeated(now) || value_map_get(&m->map, v)) return bring_known(m, v);
    bring_known(m, now->def->operands[0]);
    value_map_set(&m->map, v, put(m, now->def));
}

static void begin_move(Move *m) {
    Op *x = m->place.x;
    const Ops *ops = m->place.ops;
    uint32_t first;
    for (uint32_t i = 0; i < x->n_results; i++)
        if (used_beside(m->s, &m->place, &x->results[i], &first)) vec_push(&m->given, &x->results[i]);
    for (size_t n = 0; n < ops->n; n++)
        if (used_beside(m->s, &m->place, &ops->items[n]->results[0], &first)) vec_push(&m->given, &ops->items[n]->results[0]);
    m->made = op_new(m->s->m, OP_EXCHANGE, x->loc, x->n_operands, m->given.n, 1);
    m->region = m->made->regions[0];
    m->made->id = m->s->n_ids++;
    m->s->wanted[m->made->id] = false;
    m->s->first[m->made->id] = first_id(m->s, x);
    for (uint32_t i = 0; i < x->n_operands; i++) m->made->operands[i] = x->operands[i];
    for (uint32_t i = 0; i < x->n_attrs; i++) op_set_attr(m->s->m, m->made, x->attrs[i]);
}

static void fill_region(Move *m) {
    Op *x = m->place.x;
    const Ops *ops = m->place.ops;
    const Block *from = x->regions[0];
    const Op *end = block_end(from);
    for (uint32_t i = 0; i < from->n_args; i++) value_map_set(&m->map, from->args[i], block_add_arg(m->s->m, m->region, from->args[i]->type, NULL));
    block_clone_into(m->s->m, from, m->region, NULL, &m->map, false);
    for (uint32_t i = 0; i < x->n_results; i++) {
        Value *made = value_map_get(&m->map, end->operands[i]);
        value_map_set(&m->map, &x->results[i], made ? made : end->operands[i]);
    }
    for (size_t n = 0; n < ops->n; n++) {
        for (uint32_t i = 0; i < ops->items[n]->n_operands; i++) bring(m, ops->items[n]->operands[i]);
        put(m, ops->items[n]);
    }
}

static void end_move(Move *m) {
    Shards *s = m->s;
    Op *x = m->place.x, *end = op_new(s->m, OP_RETURN, x->loc, m->given.n, 0, 0);
    for (uint32_t i = 0; i < m->given.n; i++) {
        Value *before = m->given.items[i], *now = &m->made->results[i];
        end->operands[i] = value_map_get(&m->map, before);
        now->type = before->type;
        now->id = before->id;
        s->uses.values[now->id] = now;
        value_replace(before, now);
    }
    block_append(m->region, end);
    op_insert_before(m->made, m->place.at->next);
    op_unlink(x);
    s->first[x->id] = first_id(s, x);
    s->now[s->first[x->id]] = m->made;
    for (size_t n = 0; n < m->place.ops->n; n++) {
        Op *op = m->place.ops->items[n];
        op_unlink(op);
        s->first[op->id] = s->first[x->id];
    }
    number(s);
}

static bool move_part(Shards *s, const Ops *ops) {
    Move m = {.s = s, .place = find_place(s, ops)};
    if (!m.place.x || !is_in_time(s, &m.place)) return false;
    begin_move(&m);
    fill_region(&m);
    end_move(&m);
    value_map_free(&m.map);
    vec_free(&m.given);
    return true;
}

static void move_parts(Shards *s) {
    Ops *parts = xcalloc(s->uses.n_ops, sizeof *parts);
    for (Op *op = s->f->body->first; op; op = op->next)
        if (s->wanted[op->id]) vec_push(&parts[part_of(s, op->id)], op);
    for (uint32_t i = 0; i < s->uses.n_ops; i++) {
        if (parts[i].n) s->c->changed |= move_part(s, &parts[i]);
        vec_free(&parts[i]);
    }
    free(parts);
}

bool pass_shards(PassContext *c) {
    Shards s = {.c = c, .m = c->m, .f = module_main(c->m)};
    if (!s.f || !func_writes_shared(s.f)) return true;
    alike_find(s.f, &s.alike);
    uses_make(s.f->body, &s.uses);
    size_t n = 2 * (size_t)s.uses.n_ops; // no more exchanges are rebuilt than there are ops
    s.wanted = arena_array(c->scratch, bool, n);
    s.stage = arena_array(c->scratch, uint32_t, n);
    s.parent = arena_array(c->scratch, uint32_t, n);
    s.first = arena_array(c->scratch, uint32_t, n);
    s.position = arena_array(c->scratch, uint32_t, n);
    s.now = arena_array(c->scratch, Op *, n);
    s.n_ids = s.uses.n_ops;
    for (size_t i = 0; i < n; i++) s.first[i] = NOT_MOVED;
    number(&s);
    if (find_wanted(&s)) {
        find_parts(&s);
        move_parts(&s);
        module_resolve(c->m);
    }
    uses_free(&s.uses);
    alike_free(&s.alike);
    return true;
}
