// What fuse does to a block before it makes clusters: see cluster.h.
#include "passes/fuse/cluster.h"

enum {
    WORTH_SHARING = 1 << 20, // bytes that the cores copy together
    MAX_PARTS = 64,          // operands of a concatenate: its kernel asks for every element which of them it lies in
};

bool block_is_inside(const Block *b, const Block *outer) {
    while (b) {
        if (b == outer) return true;
        b = b->parent ? b->parent->block : NULL;
    }
    return false;
}

// Constants and what is made of them alone is made again inside loops and branches, instead of waiting for them in memory.
static bool is_free_standing(const Op *op) {
    for (uint32_t n_views = 0; op_has(op->kind, VIEW) && n_views < MAX_VIEWS && op->operands[0]->def; n_views++) op = op->operands[0]->def;
    if (op->kind == OP_CONSTANT) return value_constant(&op->results[0])->splat || op->results[0].type->n_elems == 1;
    return op->kind == OP_IOTA;
}

typedef struct {
    Module *m;
    Block *into;
    Op *first;
    ValueMap map;
} Bringing; // copies go before `first`, in order

static Value *bring(Bringing *br, Value *v) {
    Value *have = value_map_get(&br->map, v);
    if (have) return have;
    Op *op = v->def;
    for (uint32_t i = 0; i < op->n_operands; i++) bring(br, op->operands[i]);
    Op *copy = op_clone(br->m, op, &br->map);
    op_insert_before(copy, br->first);
    return &copy->results[0];
}

static void bring_operands(Op *op, void *context) {
    Bringing *br = context;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Op *def = op->operands[i]->def;
        if (def && !block_is_inside(def->block, br->into) && is_free_standing(def)) op->operands[i] = bring(br, op->operands[i]);
    }
}

void constants_prepare(Module *m, Block *into) {
    Bringing br = {.m = m, .into = into, .first = into->first};
    block_walk(into, bring_operands, &br);
    value_map_free(&br.map);
}

// A reshape to the same type, which gets a kernel of its own.
static Value *build_copy(Builder *b, Value *v) {
    Type type = v->type;
    return op_result(build_typed(b, OP_RESHAPE, &v, 1, NULL, 0, &type, 1, 0), 0);
}

// States that change places: a round's end copies one after the other, so what it copies may not be another state itself.
void crossing_states_prepare(Module *m, Block *body) {
    Op *end = block_end(body);
    for (uint32_t i = 0; i < end->n_operands; i++) {
        const Value *v = end->operands[i];
        while (v->def && v->def->block == body && v->def->kind == OP_RESHAPE) v = v->def->operands[0];
        if (v->block != body || v->index == i) continue;
        Builder b = builder_before(m, end);
        end->operands[i] = build_copy(&b, end->operands[i]);
    }
}

bool op_is_copy(const Op *op) { return op->kind == OP_RESHAPE && op->operands[0]->type == op->results[0].type; }

// May an update not write over v? Arguments and constants are never written; of the large ones the cores make a copy together. Equal
// elements are not even stored.
static bool needs_copy(const Value *v) {
    const Literal *l = value_constant(v);
    if (l && l->splat) return l->type->n_elems > 1;
    return (l || (v->block && v->block->func)) && type_bytes(v->type) >= WORTH_SHARING;
}

void updates_prepare(Module *m, Block *body) {
    for (Op *op = body->first; op; op = op->next)
        for (uint32_t i = 0; i < op_written_operands(op); i++) {
            if (!needs_copy(op->operands[i])) continue;
            Builder b = builder_before(m, op);
            op->operands[i] = build_copy(&b, op->operands[i]);
        }
}

// Whose operands lie one after the other in the result. In a kernel each of them would cost code; a step that copies costs 100 bytes. Equal elements are
// not stored only to be copied, and much is copied by all cores.
bool op_is_copied(const Op *op) {
    if (op->kind != OP_CONCATENATE || op->n_operands <= MAX_PARTS || type_bytes(op->results[0].type) > WORTH_SHARING) return false;
    for (int64_t i = 0; i < op_int(op, ATTR_dimension, 0); i++)
        if (op->results[0].type->dims[i] != 1) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (value_constant(op->operands[i]) && value_constant(op->operands[i])->splat) return false;
    return true;
}

// A concatenate of many operands becomes one of concatenates, each of MAX_PARTS at most.
static void split_concatenate(Module *m, Op *op) {
    Builder b = builder_before(m, op);
    uint32_t n = op->n_operands;
    Value **parts = op->operands;
    while (n > MAX_PARTS) {
        uint32_t n_made = 0;
        for (uint32_t i = 0; i < n; i += MAX_PARTS) {
            uint32_t k = n - i < MAX_PARTS ? n - i : MAX_PARTS;
            parts[n_made++] = k == 1 ? parts[i] : build_concatenate(&b, parts + i, k, (uint32_t)op_int(op, ATTR_dimension, 0));
        }
        n = n_made;
    }
    op->n_operands = n;
}

void concatenates_prepare(Module *m, Block *body) {
    for (Op *op = body->first; op; op = op->next)
        if (op->kind == OP_CONCATENATE && op->n_operands > MAX_PARTS && !op_is_copied(op)) split_concatenate(m, op);
}

// Nothing has to be computed for a result without elements.
void empty_results_prepare(Module *m, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        bool empty = op->n_results > 0 && op->kind != OP_CONSTANT && op_has(op->kind, PURE);
        for (uint32_t i = 0; i < op->n_results; i++) empty &= op->results[i].type->n_elems == 0;
        if (!empty) continue;
        Builder build = builder_before(m, op);
        for (uint32_t i = 0; i < op->n_results; i++) {
            char none[16] = {0};
            value_replace(&op->results[i], build_splat_of(&build, op->results[i].type, none));
        }
        op_unlink(op);
    }
    block_resolve(b);
}
