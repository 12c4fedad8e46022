// Where values are while a function of the evaluator runs. Inside a function every value has a slot, numbered once a function (Plan), and every op carries
// the list of slots whose last use it is; a result lives in a Buffer counted by its users, so that a network needs only what is alive at once. A nested
// block shares the slots of its function, and gives up only values of its own: what it captures from around it is given up by the op that holds it.
#include "ir/eval/internal.h"

#include <stdlib.h>

typedef struct {
    const Value *key;
    uint32_t slot;
    const Op *last_use; // of the value's own block
} PlanSlot;

typedef struct {
    const Op *op;
    uint32_t n_dead;
    uint32_t *dead; // slots that nothing uses after this op
} PlanOp;

struct Plan {
    const Func *func; // or NULL: of the regions of root
    const Op *root;
    Arena arena;
    PlanSlot *table; // open addressing
    size_t n_table, n_slots;
    PlanOp *ops; // by op, open addressing
    size_t n_ops;
    Plan *next;
};

static size_t pointer_hash(const void *p) { return (size_t)(((uintptr_t)p >> 4) * UINT64_C(0x9e3779b97f4a7c15) >> 20); }

static PlanSlot *plan_find(const Plan *p, const Value *v) {
    for (size_t i = pointer_hash(v);; i++) {
        PlanSlot *s = &p->table[i & (p->n_table - 1)];
        if (!s->key || s->key == v) return s;
    }
}

static PlanOp *plan_op(const Plan *p, const Op *op) {
    for (size_t i = pointer_hash(op);; i++) {
        PlanOp *s = &p->ops[i & (p->n_ops - 1)];
        if (!s->op || s->op == op) return s;
    }
}

static void block_count(const Block *b, size_t *n_values, size_t *n_ops) {
    *n_values += b->n_args;
    for (const Op *op = b->first; op; op = op->next) {
        *n_values += op->n_results;
        ++*n_ops;
        for (uint32_t i = 0; i < op->n_regions; i++) block_count(op->regions[i], n_values, n_ops);
    }
}

static void plan_add_value(Plan *p, const Value *v) { *plan_find(p, v) = (PlanSlot){v, (uint32_t)p->n_slots++, NULL}; }

// Numbers the values of the block, those of nested blocks after the op that holds them.
static void plan_add_block(Plan *p, const Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) plan_add_value(p, b->args[i]);
    for (const Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_results; i++) plan_add_value(p, &op->results[i]);
        for (uint32_t i = 0; i < op->n_regions; i++) plan_add_block(p, op->regions[i]);
    }
}

static const Block *value_block(const Value *v) { return v->def ? v->def->block : v->block; }

// `op` uses v: so does the op of v's block that holds it, if v comes from a block around.
static void plan_use(Plan *p, const Value *v, const Op *op) {
    PlanSlot *s = plan_find(p, v);
    if (!s->key) return;
    while (op->block != value_block(v) && op->block->parent && op != p->root) op = op->block->parent;
    s->last_use = op;
}

static void plan_uses(Plan *p, const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_results; i++) plan_find(p, &op->results[i])->last_use = op; // unless used later
        for (uint32_t i = 0; i < op->n_operands; i++) plan_use(p, value_resolved(op->operands[i]), op);
        for (uint32_t i = 0; i < op->n_regions; i++) plan_uses(p, op->regions[i]);
    }
}

static void plan_index_ops(Plan *p, const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        plan_op(p, op)->op = op;
        for (uint32_t i = 0; i < op->n_regions; i++) plan_index_ops(p, op->regions[i]);
    }
}

static void plan_list_dead(Plan *p) {
    for (int round = 0; round < 2; round++) { // count, then fill
        for (size_t i = 0; i < p->n_table; i++) {
            const PlanSlot *s = &p->table[i];
            if (!s->key || !s->last_use) continue;
            PlanOp *at = plan_op(p, s->last_use);
            if (!at->op) continue;
            if (round) at->dead[at->n_dead] = s->slot;
            at->n_dead++;
        }
        for (size_t i = 0; i < p->n_ops && !round; i++) {
            p->ops[i].dead = arena_array(&p->arena, uint32_t, p->ops[i].n_dead);
            p->ops[i].n_dead = 0;
        }
    }
}

static size_t table_size(size_t n) {
    size_t size = 16;
    while (size < 2 * n) size *= 2;
    return size;
}

const Plan *plan_make(Eval *e, const Func *func, const Op *root) {
    for (const Plan *p = e->plans; p; p = p->next)
        if (p->func == func && p->root == root) return p;
    Plan *p = xcalloc(1, sizeof *p);
    p->func = func, p->root = root;
    const Block *const *blocks = func ? (const Block *const *)&func->body : (const Block *const *)root->regions;
    uint32_t n_blocks = func ? 1 : root->n_regions;
    size_t n_values = 0, n_ops = 0;
    for (uint32_t i = 0; i < n_blocks; i++) block_count(blocks[i], &n_values, &n_ops);
    p->n_table = table_size(n_values), p->n_ops = table_size(n_ops);
    p->table = arena_array(&p->arena, PlanSlot, p->n_table);
    p->ops = arena_array(&p->arena, PlanOp, p->n_ops);
    for (uint32_t i = 0; i < n_blocks; i++) {
        plan_add_block(p, blocks[i]);
        plan_index_ops(p, blocks[i]);
    }
    for (uint32_t i = 0; i < n_blocks; i++) plan_uses(p, blocks[i]);
    plan_list_dead(p);
    p->next = e->plans;
    return e->plans = p;
}

// ---- frames

Frame frame_make(const Plan *p) { return (Frame){p, xcalloc(p->n_slots + 1, sizeof(Tensor))}; }

void frame_free(Eval *e, Frame *f) {
    for (size_t i = 0; i < f->plan->n_slots; i++) tensor_drop(e, &f->slots[i]);
    free(f->slots);
}

void frame_set(Eval *e, const Value *v, Tensor t) {
    Tensor *slot = &e->frame->slots[plan_find(e->frame->plan, v)->slot];
    tensor_drop(e, slot);
    *slot = t;
}

const Tensor *eval_value(Eval *e, const Op *user, const Value *v, Tensor *scratch) {
    v = value_resolved((Value *)v);
    const PlanSlot *s = e->frame ? plan_find(e->frame->plan, v) : NULL;
    if (s && s->key && e->frame->slots[s->slot].lit.type) return &e->frame->slots[s->slot];
    const Literal *constant = value_constant(v);
    if (constant) {
        *scratch = (Tensor){*constant, NULL};
        return scratch;
    }
    diag_error(e->d, op_place(user), CODE_BAD_STRUCTURE, "%s: uses a value from around it, %%%s, which is not known here", op_short(user->kind),
               v->name ? str_text(v->name) : "?");
    return NULL;
}

void frame_drop_dead(Eval *e, const Op *op) {
    const PlanOp *at = plan_op(e->frame->plan, op);
    for (uint32_t i = 0; i < at->n_dead; i++) tensor_drop(e, &e->frame->slots[at->dead[i]]);
}

void plans_free(Eval *e) {
    while (e->plans) {
        Plan *p = e->plans;
        e->plans = p->next;
        arena_free(&p->arena);
        free(p);
    }
}
