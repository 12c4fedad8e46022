// The order of what makes new values of variables: behind everything that reads the old ones, so that these may be overwritten (assign_share.c). A kernel, or
// an exchange in which devices make together what they share, is moved to just behind the last reader where nothing between needs what it makes; views of that
// move with it. Others stay, and their values are copied.
#include "passes/place/assign.h"

#include "ir/ops/variables.h"

#include <stdlib.h>

enum { MAX_ROUNDS = 8 }; // a kernel that has moved may read what another one overwrites

typedef VEC(const Value *) Values;

typedef struct {
    const Values *values;
    bool any;
} Reads;

static bool contains(const Values *values, const Value *v) {
    for (size_t i = 0; i < values->n; i++)
        if (values->items[i] == v) return true;
    return false;
}

static void look_at(Op *op, void *context) {
    Reads *r = context;
    for (uint32_t i = 0; i < op->n_operands && !r->any; i++) r->any = contains(r->values, op->operands[i]) || contains(r->values, viewed(op->operands[i]));
}

// Itself, or in its regions.
static bool reads_any(Op *op, const Values *values) {
    Reads r = {values, false};
    look_at(op, &r);
    for (uint32_t i = 0; i < op->n_regions && !r.any; i++) block_walk(op->regions[i], look_at, &r);
    return r.any;
}

static Op *last_reader(const Block *b, const Value *old) {
    const Value *one[] = {old};
    Values values = {.items = one, .n = 1};
    Op *op = block_end(b)->prev;
    while (op && (op_has(op->kind, VIEW) || !reads_any(op, &values))) op = op->prev;
    return op;
}

static bool is_before(const Op *a, const Op *b) {
    while (a && a != b) a = a->next;
    return a != NULL;
}

static bool move_behind(Op *maker, Op *reader) {
    Values made = {0};
    VEC(Op *) moving = {0};
    bool ok = true;
    vec_push(&moving, maker);
    for (uint32_t i = 0; i < maker->n_results; i++) vec_push(&made, &maker->results[i]);
    for (Op *op = maker->next; ok; op = op->next) {
        if (reads_any(op, &made)) {
            ok = op_has(op->kind, VIEW) && op != reader;
            if (!ok) break;
            vec_push(&moving, op);
            vec_push(&made, &op->results[0]);
        }
        if (op == reader) break;
    }
    for (size_t i = 0; ok && i < moving.n; i++) {
        Op *behind = reader->next;
        op_unlink(moving.items[i]);
        op_insert_before(moving.items[i], behind);
        reader = moving.items[i];
    }
    vec_free(&made);
    vec_free(&moving);
    return ok;
}

static bool order_update(Func *f, uint32_t result) {
    int64_t v = result_variable(f, result);
    uint32_t arg = v == NO_VARIABLE ? UINT32_MAX : func_variable_arg(f, v);
    Op *maker = viewed(block_end(f->body)->operands[result])->def;
    if (arg == UINT32_MAX || !maker || maker->kind != (variable_is_shared(f->module, v) ? OP_EXCHANGE : OP_KERNEL) || maker->block != f->body) return false;
    Op *reader = last_reader(f->body, f->body->args[arg]);
    return reader && reader != maker && is_before(maker, reader) && move_behind(maker, reader);
}

void assign_order_updates(Func *f) {
    bool moved = f->module->n_variables > 0;
    for (uint32_t round = 0; moved && round < MAX_ROUNDS; round++) {
        moved = false;
        for (uint32_t i = 0; i < f->n_results; i++) moved |= order_update(f, i);
    }
}
