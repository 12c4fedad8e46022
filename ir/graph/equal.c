// Structural equality of ops and their regions: see equal.h. Values inside the regions correspond by position.
#include "ir/graph/equal.h"

// What is open of the ops that are compared, and what stands for a value of the first in the second.
typedef struct {
    AttrOpen *open; // or NULL
    ValueMap map;
} Comparison;

static bool same(const Op *a, const Op *b, Comparison *c, bool outermost);

static bool attr_counts(const Op *op, const Attr *a, AttrOpen *open) { return a->key != ATTR_UNKNOWN && a->key != ATTR_buffers && !(open && open(op, a->key)); }

static bool same_attrs(const Op *a, const Op *b, AttrOpen *open) {
    uint32_t i = 0, j = 0;
    for (;;) {
        while (i < a->n_attrs && !attr_counts(a, &a->attrs[i], open)) i++;
        while (j < b->n_attrs && !attr_counts(b, &b->attrs[j], open)) j++;
        if (i == a->n_attrs || j == b->n_attrs) return i == a->n_attrs && j == b->n_attrs;
        if (!attr_equal(&a->attrs[i++], &b->attrs[j++])) return false;
    }
}

static bool same_block(const Block *a, const Block *b, Comparison *c) {
    if (a->n_args != b->n_args) return false;
    for (uint32_t i = 0; i < a->n_args; i++) {
        if (a->args[i]->type != b->args[i]->type) return false;
        value_map_set(&c->map, a->args[i], b->args[i]);
    }
    const Op *x = a->first, *y = b->first;
    for (; x && y; x = x->next, y = y->next)
        if (!same(x, y, c, false)) return false;
    return !x && !y;
}

static bool same(const Op *a, const Op *b, Comparison *c, bool outermost) {
    if (a->kind != b->kind || a->n_operands != b->n_operands || a->n_results != b->n_results || a->n_regions != b->n_regions) return false;
    for (uint32_t i = 0; i < a->n_operands; i++) {
        if (a->operands[i]->type != b->operands[i]->type) return false;
        const Value *stands = value_map_get(&c->map, a->operands[i]);
        if (!outermost && (stands ? stands : a->operands[i]) != b->operands[i]) return false;
    }
    for (uint32_t i = 0; i < a->n_results; i++) {
        if (a->results[i].type != b->results[i].type) return false;
        value_map_set(&c->map, &a->results[i], &b->results[i]);
    }
    if (!same_attrs(a, b, c->open)) return false;
    for (uint32_t i = 0; i < a->n_regions; i++)
        if (!same_block(a->regions[i], b->regions[i], c)) return false;
    return true;
}

bool op_same_form(const Op *a, const Op *b, AttrOpen *open) {
    Comparison c = {.open = open};
    bool yes = same(a, b, &c, true);
    value_map_free(&c.map);
    return yes;
}

uint64_t op_form_hash(const Op *op, AttrOpen *open) {
    uint64_t h = bytes_hash(&op->kind, sizeof op->kind, 0);
    for (uint32_t i = 0; i < op->n_operands; i++) h = bytes_hash(&op->operands[i]->type, sizeof(Type), h);
    for (uint32_t i = 0; i < op->n_results; i++) h = bytes_hash(&op->results[i].type, sizeof(Type), h);
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (attr_counts(op, &op->attrs[i], open)) h = h * 31 + attr_hash(&op->attrs[i]);
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *in = op->regions[r]->first; in; in = in->next) h = h * 31 + op_form_hash(in, open);
    return h;
}

bool op_same_code(const Op *a, const Op *b) { return op_same_form(a, b, NULL); }
uint64_t op_code_hash(const Op *op) { return op_form_hash(op, NULL); }
