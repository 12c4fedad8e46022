// Differences of the graph: what was done to which op. Ops whose types alone differ are told as one: they follow from an argument or from
// an op that is told. An operand is another one if the op that makes it is not the partner of the one that made it; where either has no
// partner, it is told itself.
#include "frontend/key/diff.h"
#include "frontend/key/key.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const KeyDetails *before, *now;
    KeyPairs pairs;
    Differences *out;
    Arena *arena;
    uint32_t n_retyped, first_retyped; // number of the op now
    bool arguments_differ;
} Ops;

static void tell(Ops *x, Difference one) { vec_push(&x->out->list, one); }

// --- attributes

static size_t attr_name_len(const char *attr) {
    const char *equals = strstr(attr, " = ");
    return equals ? (size_t)(equals - attr) : strlen(attr);
}

static const char *attr_find(const char *const *attrs, uint32_t n, const char *like) {
    size_t len = attr_name_len(like);
    for (uint32_t i = 0; i < n; i++)
        if (attr_name_len(attrs[i]) == len && !memcmp(attrs[i], like, len)) return attrs[i];
    return NULL;
}

static const char *attr_value(const char *attr) {
    if (!attr) return NULL;
    size_t len = attr_name_len(attr);
    return attr[len] ? attr + len + 3 : "there";
}

void key_compare_attrs(Arena *arena, const char *const *before, uint32_t n_before, const char *const *now, uint32_t n_now, KeyAttrFn *fn, void *context) {
    for (uint32_t i = 0; i < n_before; i++) {
        const char *other = attr_find(now, n_now, before[i]);
        if (other && !strcmp(other, before[i])) continue;
        fn(context, arena_printf(arena, "%.*s", (int)attr_name_len(before[i]), before[i]), attr_value(before[i]), attr_value(other));
    }
    for (uint32_t i = 0; i < n_now; i++)
        if (!attr_find(before, n_before, now[i])) fn(context, arena_printf(arena, "%.*s", (int)attr_name_len(now[i]), now[i]), NULL, attr_value(now[i]));
}

// --- one op

// The head of a function: its first attribute is its name.
static bool is_head(const KeyOp *op) { return !strcmp(op->signature->kind, "func.func"); }

static const char *head_name(const KeyOp *op) { return op->signature->n_attrs ? op->signature->attrs[0] : "@"; }

static Difference about(const KeyOp *before, const KeyOp *now) {
    const KeyOp *op = now ? now : before;
    bool head = is_head(op);
    return (Difference){.kind = head ? "function" : "op",
                        .name = head ? head_name(op) : op->signature->kind,
                        .place_before = before ? before->place : NULL,
                        .place_now = now ? now->place : NULL};
}

typedef struct {
    Ops *x;
    const KeyOp *before, *now;
} OpPair;

static void tell_attr(void *context, const char *name, const char *was, const char *is) {
    const OpPair *p = context;
    Difference d = about(p->before, p->now);
    d.what = name, d.before = was, d.now = is;
    tell(p->x, d);
}

static void tell_changed(Ops *x, const KeyOp *before, const KeyOp *now) {
    const KeySignature *b = before->signature, *n = now->signature;
    bool heads = is_head(before) && is_head(now);
    if (heads && b->n_attrs && n->n_attrs && strcmp(b->attrs[0], n->attrs[0]) != 0) { // renamed: its calls say so as well
        Difference d = about(before, now);
        d.what = "name", d.before = head_name(before), d.now = head_name(now);
        tell(x, d);
    }
    uint32_t skip = heads && b->n_attrs && n->n_attrs;
    key_compare_attrs(x->arena, b->attrs + skip, b->n_attrs - skip, n->attrs + skip, n->n_attrs - skip, tell_attr, &(OpPair){x, before, now});
}

static const char *op_text_of(Ops *x, const KeyOp *op) { return arena_printf(x->arena, "%s : %s", op->signature->kind, op->signature->types); }

static void tell_replaced(Ops *x, const KeyOp *before, const KeyOp *now) {
    Difference d = about(before, now);
    d.before = op_text_of(x, before), d.now = op_text_of(x, now);
    d.meaning = "another op is in its place";
    tell(x, d);
}

static void tell_alone(Ops *x, const KeyOp *before, const KeyOp *now) {
    Difference d = about(before, now);
    if (before) d.before = op_text_of(x, before), d.meaning = "it is gone";
    else d.now = op_text_of(x, now), d.meaning = "it is new";
    tell(x, d);
}

// --- operands

static const char *wire_text(Ops *x, const KeyDetails *k, const KeyWire *w) {
    if (w->from == 'a') return arena_printf(x->arena, "argument %u", w->index);
    const KeyOp *op = &k->ops.items[w->op];
    if (w->from == 'b') return arena_printf(x->arena, "argument %u of a region of %s", w->index, op->signature->kind);
    return arena_printf(x->arena, "%s%s%s", op->signature->kind, *op->place ? " at " : "", op->place);
}

// True also where it follows from a difference that is told.
static bool same_wire(const Ops *x, const KeyWire *b, const KeyWire *n) {
    if (b->from == 'a' && n->from == 'a') return b->index == n->index || x->arguments_differ;
    if ((b->from == 'o' && x->pairs.to_now[b->op] == KEY_ALONE) || (n->from == 'o' && x->pairs.to_before[n->op] == KEY_ALONE)) return true;
    return b->from == n->from && x->pairs.to_now[b->op] == (int32_t)n->op && b->index == n->index && b->region == n->region;
}

static void compare_wires(Ops *x, const KeyOp *b, const KeyOp *n) {
    if (b->n_wires != n->n_wires) return; // types or attributes say so
    for (uint32_t i = 0; i < b->n_wires; i++) {
        if (same_wire(x, &b->wires[i], &n->wires[i])) continue;
        Difference d = about(b, n);
        d.what = arena_printf(x->arena, "operand %u", i);
        d.before = wire_text(x, x->before, &b->wires[i]), d.now = wire_text(x, x->now, &n->wires[i]);
        tell(x, d);
    }
}

// --- all ops, in the order of now; those that are gone stand where they were

static void compare_pair(Ops *x, const KeyOp *b, const KeyOp *n, uint32_t at) {
    const Str *was = b->signature->by, *is = n->signature->by;
    if (was[KEY_BY_KIND] != is[KEY_BY_KIND]) {
        tell_replaced(x, b, n);
        return;
    }
    if (was[KEY_BY_ATTRS] != is[KEY_BY_ATTRS]) {
        tell_changed(x, b, n);
    } else if (was[KEY_BY_ALL] != is[KEY_BY_ALL]) {
        if (!x->n_retyped++) x->first_retyped = at;
    }
    compare_wires(x, b, n);
}

static void tell_retyped(Ops *x) {
    if (!x->n_retyped) return;
    const KeyOp *n = &x->now->ops.items[x->first_retyped], *b = &x->before->ops.items[x->pairs.to_before[x->first_retyped]];
    Difference d = about(b, n);
    d.what = x->n_retyped > 1 ? arena_printf(x->arena, "types of it and of %u other ops", x->n_retyped - 1) : "types";
    d.before = b->signature->types, d.now = n->signature->types;
    d.meaning = x->n_retyped > 1 ? "they compute with other sizes or element types; the first one is shown" : "it computes with other sizes or element types";
    tell(x, d);
}

static bool ports_differ(const KeyDetails *b, const KeyDetails *n) {
    bool differ = b->ins.n != n->ins.n;
    for (size_t i = 0; !differ && i < b->ins.n; i++) differ = b->ins.items[i].name != n->ins.items[i].name;
    return differ;
}

static void compare_lists(Ops *x) {
    uint32_t gone = 0, n_before = (uint32_t)x->before->ops.n;
    x->pairs = key_align(x->before, x->now, x->arena);
    x->arguments_differ = ports_differ(x->before, x->now);
    for (uint32_t i = 0; i < x->now->ops.n; i++) {
        int32_t was = x->pairs.to_before[i];
        for (; was != KEY_ALONE && gone < (uint32_t)was; gone++)
            if (x->pairs.to_now[gone] == KEY_ALONE) tell_alone(x, &x->before->ops.items[gone], NULL);
        if (was == KEY_ALONE) tell_alone(x, NULL, &x->now->ops.items[i]);
        else compare_pair(x, &x->before->ops.items[was], &x->now->ops.items[i], i);
    }
    for (; gone < n_before; gone++)
        if (x->pairs.to_now[gone] == KEY_ALONE) tell_alone(x, &x->before->ops.items[gone], NULL);
    tell_retyped(x);
}

// --- groups of ops

static const Str *group_hashes(const KeyDetails *k, Arena *arena) {
    Str *list = arena_array(arena, Str, k->groups.n);
    for (size_t i = 0; i < k->groups.n; i++) list[i] = k->groups.items[i].hash;
    return list;
}

static const char *groups_text(Ops *x, const KeyDetails *k, uint32_t first, uint32_t end) {
    uint64_t n = 0;
    for (uint32_t i = first; i < end; i++) n += k->groups.items[i].n_ops;
    return first < end ? arena_printf(x->arena, "%llu ops from %s on", (unsigned long long)n, k->groups.items[first].kind) : NULL;
}

static void tell_gap(Ops *x, uint32_t b, uint32_t b_end, uint32_t n, uint32_t n_end) {
    if (b == b_end && n == n_end) return;
    tell(x, (Difference){.kind = "ops",
                         .before = groups_text(x, x->before, b, b_end),
                         .now = groups_text(x, x->now, n, n_end),
                         .place_before = b < b_end ? x->before->groups.items[b].place : NULL,
                         .place_now = n < n_end ? x->now->groups.items[n].place : NULL,
                         .meaning = arena_printf(x->arena, "one or more of them differ: of models of more than %d ops the key keeps groups", KEY_MAX_OPS)});
}

static void compare_groups(Ops *x) {
    uint32_t n_before = (uint32_t)x->before->groups.n, n_now = (uint32_t)x->now->groups.n, b = 0, n = 0;
    int32_t *to_now = arena_array(x->arena, int32_t, n_before);
    key_align_strs(group_hashes(x->before, x->arena), n_before, group_hashes(x->now, x->arena), n_now, to_now);
    for (uint32_t i = 0; i < n_before; i++) {
        if (to_now[i] == KEY_ALONE) continue;
        tell_gap(x, b, i, n, (uint32_t)to_now[i]);
        b = i + 1, n = (uint32_t)to_now[i] + 1;
    }
    tell_gap(x, b, n_before, n, n_now);
}

void key_compare_ops(const KeyDetails *before, const KeyDetails *now, Differences *out) {
    Ops x = {.before = before, .now = now, .out = out, .arena = &out->arena};
    if (before->groups.n && now->groups.n) compare_groups(&x);
    else if (!before->groups.n && !now->groups.n) compare_lists(&x);
    else
        tell(&x, (Difference){.kind = "ops",
                              .before = before->groups.n ? "more than can be listed" : "a list",
                              .now = now->groups.n ? "more than can be listed" : "a list",
                              .meaning = "the number of ops differs so much that they are not compared one by one"});
}
