// What a loop would pack again in each round is packed in front of it: tpu.pack of what the loop does not change, with the movements and conversions that lead
// to it. (Other work that rounds repeat is left where it is: fused, it costs nothing, and before the loop it would have to lie in memory.)
#include "passes/layout/layout.h"

typedef enum { EACH_ROUND, ANY_ROUND, BEFORE } InLoop; // Op.id, of the ops of a loop's body

static bool is_movable(const Op *op) {
    bool moves = op_has(op->kind, VIEW) || op->kind == OP_CONVERT || op->kind == OP_BITCAST_CONVERT || op->kind == OP_PAD;
    return !op->n_regions && (moves || op->kind == OP_CONSTANT || op->kind == OP_PACK);
}

static bool is_of_body(const Value *v, const Block *body) { return v->def ? v->def->block == body : v->block == body; }

static bool is_same_in_all_rounds(const Op *op) {
    bool same = is_movable(op);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        same &= !is_of_body(v, op->block) || (v->def && v->def->id != EACH_ROUND);
    }
    return same;
}

bool loops_pack_once(const Op *op, const Value *v) {
    const Op *loop = op->block->parent;
    bool moved = true;
    while (moved && is_of_body(v, op->block)) {
        moved = v->def && is_movable(v->def) && v->def->n_operands;
        if (moved) v = v->def->operands[0];
    }
    return moved && loop && loop->kind == OP_WHILE && op_int(loop, ATTR_trip_count, 2) > 1;
}

static bool leave_loop(Op *loop) {
    Block *body = loop->regions[1];
    bool some = false;
    for (Op *op = body->first; op; op = op->next) op->id = is_same_in_all_rounds(op) ? ANY_ROUND : EACH_ROUND;
    for (Op *op = body->last; op; op = op->prev) {
        if (op->kind == OP_PACK && op->id == ANY_ROUND) op->id = BEFORE, some = true;
        for (uint32_t i = 0; op->id == BEFORE && i < op->n_operands; i++)
            if (is_of_body(op->operands[i], body)) op->operands[i]->def->id = BEFORE;
    }
    for (Op *op = body->first, *next; op && some; op = next) {
        next = op->next;
        if (op->id != BEFORE) continue;
        op_unlink(op);
        op_insert_before(op, loop);
    }
    return some;
}

bool loops_pack_before(Block *b) {
    bool changed = false;
    block_resolve(b);
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; op_has(op->kind, CONTROL) && i < op->n_regions; i++) changed |= loops_pack_before(op->regions[i]);
        if (op->kind == OP_WHILE && op_int(op, ATTR_trip_count, 2) > 1) changed |= leave_loop(op);
    }
    return changed;
}
