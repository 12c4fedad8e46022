// Structural equality of ops and their regions: see equal.h. Values inside the regions correspond by position.
#include "ir/equal.h"

static bool same(const Op *a, const Op *b, ValueMap *map, bool outermost);

static bool same_attrs(const Op *a, const Op *b) {
    uint32_t i = 0, j = 0;
    for (;;) {
        while (i < a->n_attrs && (a->attrs[i].key == ATTR_UNKNOWN || a->attrs[i].key == ATTR_buffers)) i++;
        while (j < b->n_attrs && (b->attrs[j].key == ATTR_UNKNOWN || b->attrs[j].key == ATTR_buffers)) j++;
        if (i == a->n_attrs || j == b->n_attrs) return i == a->n_attrs && j == b->n_attrs;
        if (!attr_equal(&a->attrs[i++], &b->attrs[j++])) return false;
    }
}

static bool same_block(const Block *a, const Block *b, ValueMap *map) {
    if (a->n_args != b->n_args) return false;
    for (uint32_t i = 0; i < a->n_args; i++) {
        if (a->args[i]->type != b->args[i]->type) return false;
        value_map_set(map, a->args[i], b->args[i]);
    }
    const Op *x = a->first, *y = b->first;
    for (; x && y; x = x->next, y = y->next)
        if (!same(x, y, map, false)) return false;
    return !x && !y;
}

static bool same(const Op *a, const Op *b, ValueMap *map, bool outermost) {
    if (a->kind != b->kind || a->n_operands != b->n_operands || a->n_results != b->n_results || a->n_regions != b->n_regions) return false;
    for (uint32_t i = 0; i < a->n_operands; i++) {
        if (a->operands[i]->type != b->operands[i]->type) return false;
        const Value *stands = value_map_get(map, a->operands[i]);
        if (!outermost && (stands ? stands : a->operands[i]) != b->operands[i]) return false;
    }
    for (uint32_t i = 0; i < a->n_results; i++) {
        if (a->results[i].type != b->results[i].type) return false;
        value_map_set(map, &a->results[i], &b->results[i]);
    }
    if (!same_attrs(a, b)) return false;
    for (uint32_t i = 0; i < a->n_regions; i++)
        if (!same_block(a->regions[i], b->regions[i], map)) return false;
    return true;
}

bool op_same_code(const Op *a, const Op *b) {
    ValueMap map = {0};
    bool yes = same(a, b, &map, true);
    value_map_free(&map);
    return yes;
}

uint64_t op_code_hash(const Op *op) {
    uint64_t h = hash_bytes(&op->kind, sizeof op->kind, 0);
    for (uint32_t i = 0; i < op->n_operands; i++) h = hash_bytes(&op->operands[i]->type, sizeof(Type), h);
    for (uint32_t i = 0; i < op->n_results; i++) h = hash_bytes(&op->results[i].type, sizeof(Type), h);
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key != ATTR_UNKNOWN && op->attrs[i].key != ATTR_buffers) h = h * 31 + attr_hash(&op->attrs[i]);
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *in = op->regions[r]->first; in; in = in->next) h = h * 31 + op_code_hash(in);
    return h;
}
